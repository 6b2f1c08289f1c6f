#ifndef CIMAGEDECODING_HEADERS_H
#define CIMAGEDECODING_HEADERS_H

// The development files of the system's libraries. Only their types are used; the functions are looked up at run time.
#if !__has_include(<jpeglib.h>) || !__has_include(<png.h>) || !__has_include(<webp/decode.h>)
#error "Photos need the development files of libjpeg, libpng and libwebp: apt-get install libjpeg-dev libpng-dev libwebp-dev. To build without photos: swift build --disable-default-traits."
#endif

#endif
