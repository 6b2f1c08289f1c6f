#define _GNU_SOURCE
#include "CCrashReport.h"
#include "SignalChain.h"

#include <elf.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// What the handler uses is prepared while the program is well: plain memory, and functions that POSIX lists as
// async-signal-safe (open, write, mkdir, clock_gettime, sigaction, raise, nanosleep on Linux). The one exception is
// `backtrace`, which allocates only when it first loads the unwinder; that is done at installation.
//
// Addresses are told as a module's name and the distance from its beginning, never with its path, in which a person's name
// may stand; with the build's own symbols that says which line it was (`addr2line -e petsave 0x1234`).

enum { PATH_CAPACITY = 4096, HEADER_CAPACITY = 1024, NOTES = 16, NOTE_CAPACITY = 48, MODULES = 64, FRAMES = 128 };

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static const char *const signal_names[] = {"SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"};
enum { CRASH_SIGNALS = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction previous[CRASH_SIGNALS];

static char folder_path[PATH_CAPACITY];
static char header_text[HEADER_CAPACITY];
static atomic_int is_installed;
// The thread that writes the report; 0 as long as there is none.
static atomic_int reporting_thread;

static char notes[NOTES][NOTE_CAPACITY];
static atomic_uint note_count;

struct module {
    uintptr_t base, start, end;
    char name[64];
    char build_id[41];
};
static struct module modules[MODULES];
static int module_count;

// MARK: Words

void cplatform_crash_report_note(const char *word) {
    // A crash in the middle of this leaves a word that is half another: worth less than a lock that a handler waits for.
    unsigned slot = atomic_fetch_add(&note_count, 1) % NOTES;
    size_t length = 0;
    while (word[length] != 0 && length < NOTE_CAPACITY - 1) {
        notes[slot][length] = word[length];
        length++;
    }
    notes[slot][length] = 0;
}

void cplatform_crash_report_forget_notes(void) {
    atomic_store(&note_count, 0);
    memset(notes, 0, sizeof notes);
}

// MARK: Writing without a library

static void put(int file, const char *text, size_t length) {
    while (length > 0) {
        ssize_t count = write(file, text, length);
        if (count > 0) {
            text += count;
            length -= (size_t)count;
        } else if (count == 0 || errno != EINTR) {
            return;
        }
    }
}

static void put_text(int file, const char *text) { put(file, text, strlen(text)); }

/// Writes at least so many digits to `end`, backwards, and answers where they begin.
static char *digits(uint64_t number, unsigned base, int least, char *end) {
    while (number > 0 || least > 0) {
        *--end = "0123456789abcdef"[number % base];
        number /= base;
        least--;
    }
    return end;
}

static void put_number(int file, uint64_t number, unsigned base) {
    char text[24];
    char *start = digits(number, base, 1, text + sizeof text);
    put(file, start, (size_t)(text + sizeof text - start));
}

/// `20261121T080000Z`, by Howard Hinnant's `civil_from_days`, since `gmtime` may take a lock.
static void utc(time_t now, char text[17]) {
    int64_t days = now / 86400 + 719468;
    int64_t second = now % 86400;
    int64_t era = days / 146097;
    int64_t day_of_era = days - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t shifted_month = (5 * day_of_year + 2) / 153;
    int64_t day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    int64_t month = shifted_month < 10 ? shifted_month + 3 : shifted_month - 9;
    int64_t year = year_of_era + era * 400 + (month <= 2);
    digits((uint64_t)year, 10, 4, text + 4);
    digits((uint64_t)month, 10, 2, text + 6);
    digits((uint64_t)day, 10, 2, text + 8);
    text[8] = 'T';
    digits((uint64_t)(second / 3600), 10, 2, text + 11);
    digits((uint64_t)(second / 60 % 60), 10, 2, text + 13);
    digits((uint64_t)(second % 60), 10, 2, text + 15);
    text[15] = 'Z';
    text[16] = 0;
}

// MARK: The report

static int open_report(const char *time_text) {
    char path[PATH_CAPACITY + 64];
    size_t length = strlen(folder_path);
    memcpy(path, folder_path, length + 1);
    for (size_t index = 1; index <= length; index++) {
        if (path[index] == '/' || path[index] == 0) {
            char saved = path[index];
            path[index] = 0;
            mkdir(path, 0700);
            path[index] = saved;
        }
    }
    const char *parts[] = {"/crash-", time_text, "-"};
    for (size_t part = 0; part < sizeof parts / sizeof parts[0]; part++) {
        size_t count = strlen(parts[part]);
        memcpy(path + length, parts[part], count);
        length += count;
    }
    char number[24];
    char *start = digits((uint64_t)getpid(), 10, 1, number + sizeof number);
    size_t count = (size_t)(number + sizeof number - start);
    memcpy(path + length, start, count);
    memcpy(path + length + count, ".txt", 5);
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
}

static void put_notes(int file) {
    unsigned count = atomic_load(&note_count);
    if (count == 0) {
        return;
    }
    put_text(file, "events:\n");
    for (unsigned index = count > NOTES ? count - NOTES : 0; index < count; index++) {
        put_text(file, "  ");
        const char *note = notes[index % NOTES];
        for (size_t place = 0; place < NOTE_CAPACITY && note[place] != 0; place++) {
            char byte = note[place];
            if ((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_') {
                put(file, &byte, 1);
            }
        }
        put_text(file, "\n");
    }
}

static void put_backtrace(int file) {
    void *frames[FRAMES];
    int count = backtrace(frames, FRAMES);
    put_text(file, "backtrace:\n");
    for (int index = 0; index < count; index++) {
        uintptr_t address = (uintptr_t)frames[index];
        const struct module *module = NULL;
        for (int other = 0; other < module_count && module == NULL; other++) {
            if (address >= modules[other].start && address < modules[other].end) {
                module = &modules[other];
            }
        }
        put_text(file, "  ");
        put_text(file, module != NULL ? module->name : "unknown");
        put_text(file, " +0x");
        put_number(file, module != NULL ? address - module->base : address, 16);
        put_text(file, "\n");
    }
    put_text(file, "modules:\n");
    for (int index = 0; index < module_count; index++) {
        put_text(file, "  ");
        put_text(file, modules[index].name);
        put_text(file, " ");
        put_text(file, modules[index].build_id[0] != 0 ? modules[index].build_id : "-");
        put_text(file, "\n");
    }
}

static void report(int index) {
    struct timespec now;
    char time_text[17];
    clock_gettime(CLOCK_REALTIME, &now);
    utc(now.tv_sec, time_text);
    int file = open_report(time_text);
    if (file < 0) {
        return;
    }
    put_text(file, header_text);
    put_text(file, "time: ");
    put_text(file, time_text);
    put_text(file, "\nsignal: ");
    put_text(file, signal_names[index]);
    put_text(file, "\n");
    put_notes(file);
    // Last, since it is the part that a damaged stack can make fail.
    put_backtrace(file);
    put_text(file, "end\n");
    close(file);
}

// MARK: The handler

static void handle_crash(int signal_number, siginfo_t *information, void *context) {
    int saved_errno = errno;
    int index = 0;
    while (index < CRASH_SIGNALS && crash_signals[index] != signal_number) {
        index++;
    }
    if (index == CRASH_SIGNALS) {
        return;
    }
    int thread = (int)syscall(SYS_gettid);
    int nobody = 0;
    if (atomic_compare_exchange_strong(&reporting_thread, &nobody, thread)) {
        report(index);
    } else if (nobody != thread) {
        // Another thread crashed first, and its report is worth more than a quick end.
        struct timespec moment = {2, 0};
        nanosleep(&moment, NULL);
    }
    errno = saved_errno;
    cplatform_hand_on_crash(signal_number, information, context, &previous[index]);
}

// MARK: Installation

static void read_build_id(const struct dl_phdr_info *information, const ElfW(Phdr) *header, struct module *module) {
    const unsigned char *note = (const unsigned char *)(information->dlpi_addr + header->p_vaddr);
    const unsigned char *end = note + header->p_memsz;
    while (end - note >= (ptrdiff_t)sizeof(ElfW(Nhdr))) {
        const ElfW(Nhdr) *part = (const ElfW(Nhdr) *)note;
        const unsigned char *name = note + sizeof *part;
        const unsigned char *value = name + ((part->n_namesz + 3) & ~3u);
        if (value + part->n_descsz > end) {
            return;
        }
        if (part->n_type == NT_GNU_BUILD_ID && part->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
            size_t count = part->n_descsz < 20 ? part->n_descsz : 20;
            for (size_t index = 0; index < count; index++) {
                module->build_id[2 * index] = "0123456789abcdef"[value[index] >> 4];
                module->build_id[2 * index + 1] = "0123456789abcdef"[value[index] & 15];
            }
            return;
        }
        note = value + ((part->n_descsz + 3) & ~3u);
    }
}

static int add_module(struct dl_phdr_info *information, size_t size, void *program_name) {
    (void)size;
    if (module_count == MODULES) {
        return 1;
    }
    struct module *module = &modules[module_count];
    memset(module, 0, sizeof *module);
    module->base = information->dlpi_addr;
    module->start = UINTPTR_MAX;
    for (int index = 0; index < information->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &information->dlpi_phdr[index];
        uintptr_t start = information->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_LOAD) {
            module->start = start < module->start ? start : module->start;
            module->end = start + header->p_memsz > module->end ? start + header->p_memsz : module->end;
        } else if (header->p_type == PT_NOTE) {
            read_build_id(information, header, module);
        }
    }
    // The program itself comes first, and without a name.
    const char *path = module_count == 0 ? (const char *)program_name : information->dlpi_name;
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    strncpy(module->name, name[0] != 0 ? name : "unnamed", sizeof module->name - 1);
    module_count++;
    return 0;
}

// A thread that overflowed its stack has no room for a handler. Others than this one keep what they set up themselves.
static void provide_signal_stack(void) {
    static unsigned char memory[64 * 1024];
    stack_t current;
    if (sigaltstack(NULL, &current) != 0 || (current.ss_flags & SS_DISABLE) == 0) {
        return;
    }
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = memory;
    stack.ss_size = sizeof memory;
    sigaltstack(&stack, NULL);
}

int cplatform_crash_report_install(const char *folder, const char *header) {
    size_t folder_length = strlen(folder);
    size_t header_length = strlen(header);
    if (folder_length >= sizeof folder_path || header_length >= sizeof header_text) {
        errno = ENAMETOOLONG;
        return -1;
    }
    int not_yet = 0;
    if (!atomic_compare_exchange_strong(&is_installed, &not_yet, 1)) {
        return 0;
    }
    memcpy(folder_path, folder, folder_length + 1);
    memcpy(header_text, header, header_length + 1);
    dl_iterate_phdr(add_module, program_invocation_short_name);
    void *frame;
    backtrace(&frame, 1);
    provide_signal_stack();

    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < CRASH_SIGNALS; index++) {
        if (sigaction(crash_signals[index], &action, &previous[index]) != 0) {
            return -1;
        }
    }
    return 0;
}
