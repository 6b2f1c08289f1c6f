#include "CGazetteerData.h"

// C23 has #embed; Clang takes it in every mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

const uint8_t gazetteer_bytes[] = {
#embed "gazetteer.bin"
};

const size_t gazetteer_length = sizeof gazetteer_bytes;
