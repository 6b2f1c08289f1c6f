#include "CFrequencyTables.h"

// #embed is standard C since C23; Clang has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "frequencies.tsv"
};

const unsigned char *frequency_table_bytes(void) { return bytes; }

size_t frequency_table_size(void) { return sizeof(bytes); }
