#pragma once

#include <stddef.h>

/// How often recorded animals have what, made by Scripts/count-frequencies; lives as long as the process.
const unsigned char *frequency_table_bytes(void);
/// How many bytes they hold.
size_t frequency_table_size(void);
