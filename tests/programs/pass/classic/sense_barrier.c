// A sense-reversing barrier of atomics, used twice by two threads. Waiting is an assumption.
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

void __VERIFIER_assume(int);

static atomic_int remaining = 2, sense;
static int cell[2];

static void barrier(int *my_sense) {
    *my_sense = !*my_sense;
    if (atomic_fetch_sub(&remaining, 1) == 1) {
        atomic_store(&remaining, 2);
        atomic_store(&sense, *my_sense);
    } else {
        __VERIFIER_assume(atomic_load(&sense) == *my_sense);
    }
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg, my_sense = 0;
    cell[me] = 1;
    barrier(&my_sense);
    assert(cell[1 - me] == 1);
    barrier(&my_sense);
    cell[me] = 2;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, (void *)1);
    worker((void *)0);
    return 0;
}
