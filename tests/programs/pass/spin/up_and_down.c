// Each attempt adds and takes away again: without effect in the end, but others can see it, so nothing is left out. Two
// threads with two attempts each: ten orders of the additions, which all conflict.
// expect: verified
// count: 10
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int inside;
static int entered[2];

static void *worker(void *arg) {
    for (int tries = 0; tries < 2; tries++) {
        int before = atomic_fetch_add(&inside, 1);
        if (before == 0)
            *(int *)arg = 1;
        atomic_fetch_sub(&inside, 1);
        if (before == 0)
            break;
    }
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, &entered[0]);
    worker(&entered[1]);
    pthread_join(t, NULL);
    assert(entered[0] + entered[1] >= 1 && atomic_load(&inside) == 0);
    return 0;
}
