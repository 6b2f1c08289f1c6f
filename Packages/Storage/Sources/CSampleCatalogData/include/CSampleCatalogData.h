#pragma once

#include <stddef.h>

/// The sample catalogue as NDJSON, made by Scripts/make-sample-catalog.py; lives as long as the process.
const unsigned char *sample_catalog_bytes(void);
/// How many bytes it holds.
size_t sample_catalog_size(void);
