#ifndef SIGNAL_CHAIN_H
#define SIGNAL_CHAIN_H

#include <signal.h>

// Hands a crash on to whoever handled the signal before, as if the calling handler had never been: `before` is put back and
// gets the same signal, with the mask that it asked for. Call it last in a handler; async-signal-safe.
void cplatform_hand_on_crash(int signal_number, siginfo_t *information, void *context, const struct sigaction *before);

#endif
