#pragma once

#include <stddef.h>
#include <stdint.h>

/// The bytes of gazetteer.bin; Scripts/build-gazetteer.py describes and writes them.
extern const uint8_t gazetteer_bytes[];
extern const size_t gazetteer_length;

/// One byte, or 0 past the end: callers in Swift never hold the pointer, so they need no unsafe code.
static inline uint8_t gazetteer_byte(size_t offset) {
    return offset < gazetteer_length ? gazetteer_bytes[offset] : 0;
}

/// Four bytes as a little-endian number, or 0 where they do not all lie inside.
static inline uint32_t gazetteer_word(size_t offset) {
    if (gazetteer_length < 4 || offset > gazetteer_length - 4) return 0;
    const uint8_t *bytes = gazetteer_bytes + offset;
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}
