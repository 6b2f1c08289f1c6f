#include "CSampleCatalogData.h"

const unsigned char sample_catalog[] = {
#embed "sample-catalog.ndjson"
};

const size_t sample_catalog_size = sizeof(sample_catalog);
