// seqlock(N): WRITERS of the N threads (default: one) set two words to the same value inside a write section, the
// others read both and read again when the sequence number was odd or has changed. A writer makes the number odd by
// compare-and-swap, so writers exclude one another.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#ifndef WRITERS
#define WRITERS 1
#endif

atomic_uint sequence;
atomic_int a, b;

static void write_both(int value) {
    unsigned seen;
    do {
        while ((seen = atomic_load(&sequence)) & 1)
            ;
    } while (!atomic_compare_exchange_strong(&sequence, &seen, seen + 1));
    atomic_store(&a, value);
    atomic_store(&b, value);
    atomic_store(&sequence, seen + 2);
}

static void read_both(int *va, int *vb) {
    unsigned seen;
    do {
        while ((seen = atomic_load(&sequence)) & 1)
            ;
        *va = atomic_load(&a);
        *vb = atomic_load(&b);
    } while (atomic_load(&sequence) != seen);
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    if (me < WRITERS) {
        write_both(me + 1);
    } else {
        int va, vb;
        read_both(&va, &vb);
        assert(va == vb);
    }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(atomic_load(&sequence) == 2 * WRITERS);
    assert(atomic_load(&a) == atomic_load(&b));
    return 0;
}
