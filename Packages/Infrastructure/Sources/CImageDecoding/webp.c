#ifdef PHOTOS

#include "decoders.h"
#include "headers.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

#include <webp/decode.h>

static struct {
    typeof(&WebPGetFeaturesInternal) features;
    typeof(&WebPInitDecoderConfigInternal) initialize;
    typeof(&WebPDecode) decode;
    typeof(&WebPFreeDecBuffer) free;
} webp;

static bool load(void) {
    // The interface has a version of its own, which both calls check.
    void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        library = dlopen("libwebp.so.6", RTLD_NOW | RTLD_LOCAL);
    }
    return library != NULL && (webp.features = (typeof(webp.features))dlsym(library, "WebPGetFeaturesInternal")) != NULL
        && (webp.initialize = (typeof(webp.initialize))dlsym(library, "WebPInitDecoderConfigInternal")) != NULL
        && (webp.decode = (typeof(webp.decode))dlsym(library, "WebPDecode")) != NULL
        && (webp.free = (typeof(webp.free))dlsym(library, "WebPFreeDecBuffer")) != NULL;
}

static enum cimage_status status_of(VP8StatusCode code) {
    switch (code) {
    case VP8_STATUS_OK: return CIMAGE_DECODED;
    case VP8_STATUS_OUT_OF_MEMORY: return CIMAGE_NO_MEMORY;
    case VP8_STATUS_UNSUPPORTED_FEATURE: return CIMAGE_UNSUPPORTED;
    default: return CIMAGE_DAMAGED;
    }
}

/// Lays a row of four bytes a pixel on white, in place, as three bytes a pixel.
static void lay_on_white(unsigned char *row, unsigned width) {
    const unsigned char *from = row;
    unsigned char *to = row;
    for (unsigned column = 0; column < width; column++, from += 4, to += 3) {
        unsigned opacity = from[3];
        for (unsigned part = 0; part < 3; part++) {
            to[part] = (unsigned char)((from[part] * opacity + 255 * (255 - opacity) + 127) / 255);
        }
    }
}

static enum cimage_status shrink(
    const WebPDecoderConfig *config, struct cimage_request request, struct cimage_picture *picture) {
    struct shrinking shrinking;
    unsigned width = (unsigned)config->output.width;
    unsigned height = (unsigned)config->output.height;
    enum cimage_status status = shrinking_begin(&shrinking, width, height, request);
    if (status != CIMAGE_DECODED) {
        return status;
    }
    for (unsigned row = 0; row < height; row++) {
        unsigned char *pixels = config->output.u.RGBA.rgba + (size_t)row * (size_t)config->output.u.RGBA.stride;
        if (config->output.colorspace == MODE_RGBA) {
            lay_on_white(pixels, width);
        }
        shrinking_take(&shrinking, pixels);
    }
    *picture = shrinking.result;
    shrinking.result.pixels = NULL;
    shrinking_abandon(&shrinking);
    return CIMAGE_DECODED;
}

enum cimage_status decode_webp(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture) {
    if (!load()) {
        return CIMAGE_NO_LIBRARY;
    }
    WebPDecoderConfig config;
    if (!webp.initialize(&config, WEBP_DECODER_ABI_VERSION)) {
        return CIMAGE_NO_LIBRARY;
    }
    enum cimage_status status =
        status_of(webp.features(bytes, length, &config.input, WEBP_DECODER_ABI_VERSION));
    if (status != CIMAGE_DECODED) {
        return status;
    }
    if (config.input.has_animation) {
        return CIMAGE_UNSUPPORTED;
    }
    status = check_size((unsigned long)config.input.width, (unsigned long)config.input.height, request);
    if (status != CIMAGE_DECODED) {
        return status;
    }
    config.output.colorspace = config.input.has_alpha ? MODE_RGBA : MODE_RGB;
    status = status_of(webp.decode(bytes, length, &config));
    if (status == CIMAGE_DECODED) {
        status = shrink(&config, request, picture);
    }
    webp.free(&config.output);
    return status;
}

#endif
