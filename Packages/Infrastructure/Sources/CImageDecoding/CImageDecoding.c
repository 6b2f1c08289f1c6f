#include "CImageDecoding.h"

#include <stdlib.h>
#include <string.h>

#ifdef PHOTOS

#include "decoders.h"

bool cimage_is_built_in(void) { return true; }

static bool begins(const unsigned char *bytes, size_t length, const char *magic, size_t count) {
    return length >= count && memcmp(bytes, magic, count) == 0;
}

enum cimage_status cimage_decode(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture) {
    if (begins(bytes, length, "\xFF\xD8\xFF", 3)) {
        return decode_jpeg(bytes, length, request, picture);
    }
    if (begins(bytes, length, "\x89PNG\r\n\x1A\n", 8)) {
        return decode_png(bytes, length, request, picture);
    }
    if (begins(bytes, length, "RIFF", 4) && length >= 12 && memcmp(bytes + 8, "WEBP", 4) == 0) {
        return decode_webp(bytes, length, request, picture);
    }
    if (begins(bytes, length, "GIF8", 4)) {
        return CIMAGE_UNSUPPORTED;
    }
    return CIMAGE_UNKNOWN_FORMAT;
}

#else

bool cimage_is_built_in(void) { return false; }

enum cimage_status cimage_decode(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture) {
    (void)bytes, (void)length, (void)request, (void)picture;
    return CIMAGE_NOT_BUILT_IN;
}

#endif

void cimage_free(struct cimage_picture *picture) {
    free(picture->pixels);
    picture->pixels = NULL;
}
