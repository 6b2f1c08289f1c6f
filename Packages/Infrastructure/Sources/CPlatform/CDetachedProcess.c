#define _GNU_SOURCE
#include "CDetachedProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

int cplatform_start_detached(const char *executable, char *const arguments[], char *const environment[]) {
    posix_spawn_file_actions_t actions;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure != 0) {
        return failure;
    }
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO && failure == 0; stream++) {
        failure = posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
    }
    if (failure == 0) {
        failure = posix_spawn_file_actions_addchdir_np(&actions, "/");
    }
    // Files that others opened here without marking them as private.
    if (failure == 0) {
        failure = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    }
    posix_spawnattr_t attributes;
    if (failure == 0) {
        failure = posix_spawnattr_init(&attributes);
        if (failure == 0) {
            sigset_t defaults, blocked;
            sigfillset(&defaults);
            sigemptyset(&blocked);
            posix_spawnattr_setsigdefault(&attributes, &defaults);
            posix_spawnattr_setsigmask(&attributes, &blocked);
            posix_spawnattr_setflags(
                &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
            );
            pid_t process;
            failure = posix_spawn(&process, executable, &actions, &attributes, arguments, environment);
            posix_spawnattr_destroy(&attributes);
        }
    }
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}
