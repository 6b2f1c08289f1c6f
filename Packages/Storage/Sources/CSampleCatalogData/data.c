#include "CSampleCatalogData.h"

// #embed is standard C since C23; Clang has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "sample-catalog.ndjson"
};

const unsigned char *sample_catalog_bytes(void) { return bytes; }

size_t sample_catalog_size(void) { return sizeof(bytes); }
