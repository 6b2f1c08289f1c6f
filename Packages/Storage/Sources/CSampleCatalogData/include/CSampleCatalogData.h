#pragma once

#include <stddef.h>

/// The sample catalogue as NDJSON, made by Scripts/make-sample-catalog.py.
extern const unsigned char sample_catalog[];
/// How many bytes it holds.
extern const size_t sample_catalog_size;
