// The sum over all accounts.
#include "ledger.h"

static int count; // audits so far

long ledger_audit(void) {
    long sum = 0;
    pthread_mutex_lock(&ledger_lock);
    for (int i = 0; i < LEDGER_ACCOUNTS; i++)
        sum += ledger_balance(i);
    count++;
    pthread_mutex_unlock(&ledger_lock);
    return sum;
}

int ledger_audits(void) {
    pthread_mutex_lock(&ledger_lock);
    int audits = count;
    pthread_mutex_unlock(&ledger_lock);
    return audits;
}
