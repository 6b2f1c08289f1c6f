#ifndef CIMAGEDECODING_DECODERS_H
#define CIMAGEDECODING_DECODERS_H

#include "CImageDecoding.h"

/// A picture's rows, averaged down by a whole number as they come.
struct shrinking {
    unsigned width;
    unsigned height;
    unsigned factor;
    unsigned rows_taken;
    struct cimage_picture result;
    /// Of the row of blocks that is being filled: red, green and blue a block.
    unsigned long long *sums;
};

/// By how much a picture can be divided and still be at least as large as the one that fits the box.
unsigned shrinking_factor(unsigned width, unsigned height, struct cimage_request request);

/// Whether a picture of this size may be decoded.
enum cimage_status check_size(unsigned long width, unsigned long height, struct cimage_request request);

enum cimage_status shrinking_begin(
    struct shrinking *shrinking, unsigned width, unsigned height, struct cimage_request request);
/// Takes the next row: `width` pixels of three bytes.
void shrinking_take(struct shrinking *shrinking, const unsigned char *row);
void shrinking_abandon(struct shrinking *shrinking);

enum cimage_status decode_jpeg(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture);
enum cimage_status decode_png(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture);
enum cimage_status decode_webp(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture);

#endif
