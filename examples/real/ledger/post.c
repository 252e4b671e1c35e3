// The accounts, and moving amounts between them.
#include "ledger.h"

#ifndef BROKEN
pthread_mutex_t ledger_lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static long balance[LEDGER_ACCOUNTS];
static int count; // movements so far

void ledger_open(long amount) {
    pthread_mutex_lock(&ledger_lock);
    for (int i = 0; i < LEDGER_ACCOUNTS; i++)
        balance[i] = amount;
    pthread_mutex_unlock(&ledger_lock);
}

void ledger_move(int from, int to, long amount) {
    pthread_mutex_lock(&ledger_lock);
    balance[from] -= amount;
    balance[to] += amount;
    count++;
    pthread_mutex_unlock(&ledger_lock);
}

long ledger_balance(int account) {
    return balance[account];
}
