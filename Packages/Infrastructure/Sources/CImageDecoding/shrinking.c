#ifdef PHOTOS

#include "decoders.h"

#include <stdlib.h>
#include <string.h>

unsigned shrinking_factor(unsigned width, unsigned height, struct cimage_request request) {
    unsigned across = request.fit_width > 0 ? width / request.fit_width : 1;
    unsigned down = request.fit_height > 0 ? height / request.fit_height : 1;
    unsigned factor = across > down ? across : down;
    return factor > 1 ? factor : 1;
}

enum cimage_status check_size(unsigned long width, unsigned long height, struct cimage_request request) {
    if (width == 0 || height == 0) {
        return CIMAGE_DAMAGED;
    }
    return width > request.max_pixels / height ? CIMAGE_TOO_MANY_PIXELS : CIMAGE_DECODED;
}

enum cimage_status shrinking_begin(
    struct shrinking *shrinking, unsigned width, unsigned height, struct cimage_request request) {
    unsigned factor = shrinking_factor(width, height, request);
    memset(shrinking, 0, sizeof *shrinking);
    shrinking->width = width;
    shrinking->height = height;
    shrinking->factor = factor;
    // The last block of a row or column may be smaller than the others; it is averaged over what it has.
    shrinking->result.width = (width - 1) / factor + 1;
    shrinking->result.height = (height - 1) / factor + 1;
    shrinking->result.pixels = malloc((size_t)shrinking->result.width * shrinking->result.height * 3);
    shrinking->sums = calloc((size_t)shrinking->result.width * 3, sizeof *shrinking->sums);
    if (shrinking->result.pixels == NULL || shrinking->sums == NULL) {
        shrinking_abandon(shrinking);
        return CIMAGE_NO_MEMORY;
    }
    return CIMAGE_DECODED;
}

static void finish_blocks(struct shrinking *shrinking, unsigned block_row, unsigned block_height) {
    unsigned char *out = shrinking->result.pixels + (size_t)block_row * shrinking->result.width * 3;
    for (unsigned block = 0; block < shrinking->result.width; block++) {
        unsigned left = shrinking->width - block * shrinking->factor;
        unsigned long long count = (unsigned long long)(left < shrinking->factor ? left : shrinking->factor) * block_height;
        for (unsigned part = 0; part < 3; part++) {
            out[block * 3 + part] = (unsigned char)((shrinking->sums[block * 3 + part] + count / 2) / count);
        }
    }
    memset(shrinking->sums, 0, (size_t)shrinking->result.width * 3 * sizeof *shrinking->sums);
}

void shrinking_take(struct shrinking *shrinking, const unsigned char *row) {
    if (shrinking->rows_taken == shrinking->height) {
        return;
    }
    unsigned block_row = shrinking->rows_taken / shrinking->factor;
    shrinking->rows_taken += 1;
    if (shrinking->factor == 1) {
        memcpy(shrinking->result.pixels + (size_t)block_row * shrinking->width * 3, row, (size_t)shrinking->width * 3);
        return;
    }
    const unsigned char *pixel = row;
    unsigned long long *sums = shrinking->sums;
    unsigned in_block = 0;
    for (unsigned column = 0; column < shrinking->width; column++, pixel += 3) {
        sums[0] += pixel[0];
        sums[1] += pixel[1];
        sums[2] += pixel[2];
        if (++in_block == shrinking->factor) {
            in_block = 0;
            sums += 3;
        }
    }
    unsigned rows_in_block = (shrinking->rows_taken - 1) % shrinking->factor + 1;
    if (rows_in_block == shrinking->factor || shrinking->rows_taken == shrinking->height) {
        finish_blocks(shrinking, block_row, rows_in_block);
    }
}

void shrinking_abandon(struct shrinking *shrinking) {
    free(shrinking->result.pixels);
    free(shrinking->sums);
    shrinking->result.pixels = NULL;
    shrinking->sums = NULL;
}

#endif
