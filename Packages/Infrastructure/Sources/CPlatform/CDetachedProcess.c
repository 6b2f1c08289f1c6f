#define _GNU_SOURCE
#include "CDetachedProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

static void *take_ending(void *argument) {
    while (waitpid((pid_t)(intptr_t)argument, NULL, 0) < 0 && errno == EINTR) {
    }
    return NULL;
}

// Somebody has to take a child's ending, or it stays in the table of processes for as long as this one runs, in the way of
// whoever waits for any child. A thread that sleeps until then costs less than a second fork. Without one it just stays.
static void take_ending_later(pid_t process) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) {
        return;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, PTHREAD_STACK_MIN + 16384);
    // No signal is for that thread.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    pthread_create(&thread, &attributes, take_ending, (void *)(intptr_t)process);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
}

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
            if (failure == 0) {
                take_ending_later(process);
            }
        }
    }
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}
