#include "CGazetteerData.h"
