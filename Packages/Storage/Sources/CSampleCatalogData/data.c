#include "CSampleCatalogData.h"
