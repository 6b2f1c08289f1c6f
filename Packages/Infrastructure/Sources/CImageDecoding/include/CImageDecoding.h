#ifndef CIMAGEDECODING_H
#define CIMAGEDECODING_H

#include <stdbool.h>
#include <stddef.h>

/// How decoding ended.
enum cimage_status {
    CIMAGE_DECODED = 0,
    /// The bytes begin like no format that is known here.
    CIMAGE_UNKNOWN_FORMAT = 1,
    /// A format that is known, in a variety that is not decoded, such as an animation.
    CIMAGE_UNSUPPORTED = 2,
    /// Cut off, or not as the format demands.
    CIMAGE_DAMAGED = 3,
    /// The header tells of more pixels than are allowed; nothing was allocated for them.
    CIMAGE_TOO_MANY_PIXELS = 4,
    CIMAGE_NO_MEMORY = 5,
    /// The system's library for the format is not installed, or another version than this was compiled for.
    CIMAGE_NO_LIBRARY = 6,
    /// This was compiled without decoders.
    CIMAGE_NOT_BUILT_IN = 7,
};

/// What may be decoded, and what for.
struct cimage_request {
    /// The most pixels that a picture may have.
    size_t max_pixels;
    /// The box that the picture is wanted for. A picture that is larger is averaged down by a whole number, as far as it
    /// stays as large as the one that fits: what is left to do is less than halving it.
    unsigned fit_width;
    unsigned fit_height;
};

/// A decoded picture: red, green and blue a pixel, row by row from the top left; `cimage_free` frees it.
struct cimage_picture {
    unsigned width;
    unsigned height;
    unsigned char *pixels;
};

/// Whether decoders are compiled in.
bool cimage_is_built_in(void);

/// Decodes a JPEG, PNG or WebP; what is transparent lies on white. The picture is written only when all went well.
///
/// The libraries are loaded when a picture first needs them, so a program that decodes none does not pay for them.
enum cimage_status cimage_decode(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture);

void cimage_free(struct cimage_picture *picture);

#endif
