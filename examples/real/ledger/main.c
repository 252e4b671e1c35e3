// The harness: an audit while amounts are moved.
#include "ledger.h"

#include <assert.h>
#include <stddef.h>

static void *mover(void *unused) {
    (void)unused;
    ledger_move(0, 1, 30);
    ledger_move(1, 0, 10);
    return NULL;
}

static void *auditor(void *unused) {
    (void)unused;
    assert(ledger_audit() == 200);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    ledger_open(100);
    pthread_create(&threads[0], NULL, mover, NULL);
    pthread_create(&threads[1], NULL, auditor, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(ledger_audits() == 1);
    return 0;
}
