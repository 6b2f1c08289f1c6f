#ifdef PHOTOS

#include "decoders.h"
#include "headers.h"

#include <dlfcn.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include <jerror.h>

// What the library is called by the version of its interface, which the headers tell.
#if JPEG_LIB_VERSION >= 80
#define LIBRARY "libjpeg.so.8"
#elif JPEG_LIB_VERSION >= 70
#define LIBRARY "libjpeg.so.7"
#else
#define LIBRARY "libjpeg.so.62"
#endif

static struct {
    typeof(&jpeg_std_error) std_error;
    typeof(&jpeg_CreateDecompress) create;
    typeof(&jpeg_mem_src) source;
    typeof(&jpeg_read_header) read_header;
    typeof(&jpeg_start_decompress) start;
    typeof(&jpeg_read_scanlines) read_rows;
    typeof(&jpeg_finish_decompress) finish;
    typeof(&jpeg_destroy_decompress) destroy;
} jpeg;

static bool load(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    return library != NULL && (jpeg.std_error = (typeof(jpeg.std_error))dlsym(library, "jpeg_std_error")) != NULL
        && (jpeg.create = (typeof(jpeg.create))dlsym(library, "jpeg_CreateDecompress")) != NULL
        && (jpeg.source = (typeof(jpeg.source))dlsym(library, "jpeg_mem_src")) != NULL
        && (jpeg.read_header = (typeof(jpeg.read_header))dlsym(library, "jpeg_read_header")) != NULL
        && (jpeg.start = (typeof(jpeg.start))dlsym(library, "jpeg_start_decompress")) != NULL
        && (jpeg.read_rows = (typeof(jpeg.read_rows))dlsym(library, "jpeg_read_scanlines")) != NULL
        && (jpeg.finish = (typeof(jpeg.finish))dlsym(library, "jpeg_finish_decompress")) != NULL
        && (jpeg.destroy = (typeof(jpeg.destroy))dlsym(library, "jpeg_destroy_decompress")) != NULL;
}

/// Everything that lives across `longjmp`: behind a pointer, so that no register holds an older value of it.
struct job {
    struct jpeg_error_mgr errors;
    struct jpeg_decompress_struct decompress;
    struct jpeg_progress_mgr progress;
    struct shrinking shrinking;
    unsigned char *row;
    unsigned char *colors;
    enum cimage_status status;
    jmp_buf failed;
};

static void on_error(j_common_ptr info) {
    struct job *job = (struct job *)info->err;
    int code = info->err->msg_code;
    if (code == JERR_OUT_OF_MEMORY) {
        job->status = CIMAGE_NO_MEMORY;
    } else if (code == JERR_BAD_LIB_VERSION || code == JERR_BAD_STRUCT_SIZE) {
        job->status = CIMAGE_NO_LIBRARY;
    } else {
        job->status = CIMAGE_DAMAGED;
    }
    longjmp(job->failed, 1);
}

/// The library goes on after a picture that is cut off or garbled, and fills what is missing with grey; here it is an
/// error. Other warnings, such as of stray bytes that cameras leave, are let pass.
static void on_message(j_common_ptr info, int level) {
    int code = info->err->msg_code;
    if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE)) {
        on_error(info);
    }
}

static void on_text(j_common_ptr info) { (void)info; }

/// A progressive picture may be made of thousands of scans, each of which costs as much as a whole picture.
static void on_progress(j_common_ptr info) {
    if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > 200) {
        on_error(info);
    }
}

/// Cyan, magenta, yellow and black to red, green and blue. Adobe's programs, which write almost all of these, store the
/// inks inverted.
static void mix_inks(const struct job *job) {
    const unsigned char *ink = job->row;
    unsigned char *color = job->colors;
    bool is_inverted = job->decompress.saw_Adobe_marker;
    for (unsigned column = 0; column < job->decompress.output_width; column++, ink += 4, color += 3) {
        unsigned black = is_inverted ? ink[3] : 255u - ink[3];
        for (unsigned part = 0; part < 3; part++) {
            unsigned value = is_inverted ? ink[part] : 255u - ink[part];
            color[part] = (unsigned char)((value * black + 127) / 255);
        }
    }
}

static void decode(struct job *job, const unsigned char *bytes, size_t length, struct cimage_request request) {
    struct jpeg_decompress_struct *decompress = &job->decompress;
    jpeg.create(decompress, JPEG_LIB_VERSION, sizeof *decompress);
    decompress->progress = &job->progress;
    jpeg.source(decompress, (unsigned char *)bytes, length);
    jpeg.read_header(decompress, TRUE);
    job->status = check_size(decompress->image_width, decompress->image_height, request);
    if (job->status != CIMAGE_DECODED) {
        return;
    }
    bool has_inks = decompress->jpeg_color_space == JCS_CMYK || decompress->jpeg_color_space == JCS_YCCK;
    decompress->out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
    // The library can leave out the finer half, three quarters or seven eighths of the work.
    unsigned factor = shrinking_factor(decompress->image_width, decompress->image_height, request);
    decompress->scale_num = 1;
    decompress->scale_denom = factor >= 8 ? 8 : factor >= 4 ? 4 : factor >= 2 ? 2 : 1;
    jpeg.start(decompress);
    unsigned parts = has_inks ? 4 : 3;
    if (decompress->output_components != (int)parts) {
        job->status = CIMAGE_UNSUPPORTED;
        return;
    }
    job->status = shrinking_begin(&job->shrinking, decompress->output_width, decompress->output_height, request);
    if (job->status != CIMAGE_DECODED) {
        return;
    }
    job->row = malloc((size_t)decompress->output_width * parts);
    job->colors = has_inks ? malloc((size_t)decompress->output_width * 3) : NULL;
    if (job->row == NULL || (has_inks && job->colors == NULL)) {
        job->status = CIMAGE_NO_MEMORY;
        return;
    }
    while (decompress->output_scanline < decompress->output_height) {
        jpeg.read_rows(decompress, &job->row, 1);
        if (has_inks) {
            mix_inks(job);
        }
        shrinking_take(&job->shrinking, has_inks ? job->colors : job->row);
    }
    jpeg.finish(decompress);
}

enum cimage_status decode_jpeg(
    const unsigned char *bytes, size_t length, struct cimage_request request, struct cimage_picture *picture) {
    if (!load()) {
        return CIMAGE_NO_LIBRARY;
    }
    struct job *job = calloc(1, sizeof *job);
    if (job == NULL) {
        return CIMAGE_NO_MEMORY;
    }
    job->decompress.err = jpeg.std_error(&job->errors);
    job->errors.error_exit = on_error;
    job->errors.emit_message = on_message;
    job->errors.output_message = on_text;
    job->progress.progress_monitor = on_progress;
    if (setjmp(job->failed) == 0) {
        decode(job, bytes, length, request);
    }
    // Nothing in here fails, also after a failure in the middle of anything.
    jpeg.destroy(&job->decompress);
    enum cimage_status status = job->status;
    if (status == CIMAGE_DECODED) {
        *picture = job->shrinking.result;
        job->shrinking.result.pixels = NULL;
    }
    shrinking_abandon(&job->shrinking);
    free(job->row);
    free(job->colors);
    free(job);
    return status;
}

#endif
