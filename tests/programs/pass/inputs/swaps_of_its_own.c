// Whether two writes race depends on how compare-and-swaps of inputs turn out: on those that another thread touches, too. The others, of which there are
// too many to try all ways, have no say.
// expect: verified
#include <pthread.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);
static uint32_t own[24], flag, first;
static int data;

static void *worker(void *arg) {
    for (int i = 0; i < 24; i++)
        __sync_val_compare_and_swap(&own[i], 1, 100);
    data = 1;
    __sync_val_compare_and_swap(&flag, first, first + 1);
    return arg;
}

int main(void) {
    pthread_t t;
    for (int i = 0; i < 24; i++)
        own[i] = (uint32_t)__VERIFIER_nondet_int();
    first = (uint32_t)__VERIFIER_nondet_int();
    flag = first;
    pthread_create(&t, 0, worker, 0);
    if (__sync_val_compare_and_swap(&flag, first + 1, 0) == first + 1)
        data = 2;
    pthread_join(t, 0);
    return 0;
}
