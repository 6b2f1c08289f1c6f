#ifdef PHOTOS

#include "decoders.h"
#include "headers.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#define TEXT_OF(number) #number
#define LIBRARY_OF(number) "libpng" TEXT_OF(number) ".so." TEXT_OF(number)
#define LIBRARY LIBRARY_OF(PNG_LIBPNG_VER_SONUM)

/// The library's "simplified" interface: it brings every depth, palette and interlacing to the same pixels, and keeps its
/// own `setjmp` to itself.
static struct {
    typeof(&png_image_begin_read_from_memory) begin;
    typeof(&png_image_finish_read) finish;
    typeof(&png_image_free) free;
} png;

static bool load(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    return library != NULL && (png.begin = (typeof(png.begin))dlsym(library, "png_image_begin_read_from_memory")) != NULL
        && (png.finish = (typeof(png.finish))dlsym(library, "png_image_finish_read")) != NULL
        && (png.free = (typeof(png.free))dlsym(library, "png_image_free")) != NULL;
}

static enum cimage_status shrink(
    const unsigned char *pixels, const png_image *image, struct cimage_request request, struct cimage_picture *picture) {
    struct shrinking shrinking;
    enum cimage_status status = shrinking_begin(&shrinking, image->width, image->height, request);
    if (status != CIMAGE_DECODED) {
        return status;
    }
    for (size_t row = 0; row < image->height; row++) {
        shrinking_take(&shrinking, pixels + row * image->width * 3);
    }
    *picture = shrinking.result;
    shrinking.result.pixels = NULL;
    shrinking_abandon(&shrinking);
    return CIMAGE_DECODED;
}

enum cimage_status decode_png(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture) {
    if (!load()) {
        return CIMAGE_NO_LIBRARY;
    }
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png.begin(&image, bytes, length)) {
        return CIMAGE_DAMAGED;
    }
    enum cimage_status status = check_size(image.width, image.height, request);
    if (status != CIMAGE_DECODED) {
        png.free(&image);
        return status;
    }
    image.format = PNG_FORMAT_RGB;
    // Sixteen bits a sample without a word on gamma would be taken for linear light; what cameras and editors write is not.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    unsigned char *pixels = malloc((size_t)image.width * image.height * 3);
    if (pixels == NULL) {
        png.free(&image);
        return CIMAGE_NO_MEMORY;
    }
    const png_color white = {255, 255, 255};
    // On failure it frees all that it holds itself.
    if (png.finish(&image, &white, pixels, 0, NULL)) {
        status = shrink(pixels, &image, request, picture);
    } else {
        status = CIMAGE_DAMAGED;
    }
    free(pixels);
    return status;
}

#endif
