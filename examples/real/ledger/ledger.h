// A ledger: amounts are moved between accounts, and the sum over all of them never changes.
//
// BROKEN: the lock is defined in the header, `static` so that the linker does not complain. Now each file has its own.
#ifndef LEDGER_H
#define LEDGER_H

#include <pthread.h>

#define LEDGER_ACCOUNTS 2

#ifdef BROKEN
static pthread_mutex_t ledger_lock = PTHREAD_MUTEX_INITIALIZER;
#else
extern pthread_mutex_t ledger_lock;
#endif

// post.c
void ledger_open(long amount);
void ledger_move(int from, int to, long amount);
long ledger_balance(int account); // with the lock held

// audit.c
long ledger_audit(void);
int ledger_audits(void);

#endif
