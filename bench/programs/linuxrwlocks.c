// linuxrwlocks(N): the reader/writer lock with a bias that Linux had: a reader takes 1 from the word, a writer all of
// the bias; who finds that it was too late gives it back and spins until there is enough. The round that failed has
// no net effect, but others can see what it did. WRITERS of the N threads write (default: half of them, at least
// one), the others read.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#ifndef WRITERS
#define WRITERS ((N + 1) / 2)
#endif
#define BIAS 0x00100000

atomic_int word = BIAS;
int a, b;

static void read_lock(void) {
    while (atomic_fetch_sub(&word, 1) <= 0) {
        atomic_fetch_add(&word, 1);
        while (atomic_load(&word) <= 0)
            ;
    }
}

static void read_unlock(void) {
    atomic_fetch_add(&word, 1);
}

static void write_lock(void) {
    while (atomic_fetch_sub(&word, BIAS) != BIAS) {
        atomic_fetch_add(&word, BIAS);
        while (atomic_load(&word) != BIAS)
            ;
    }
}

static void write_unlock(void) {
    atomic_fetch_add(&word, BIAS);
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    if (me < WRITERS) {
        write_lock();
        a++;
        b++;
        write_unlock();
    } else {
        read_lock();
        assert(a == b);
        read_unlock();
    }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(a == WRITERS && b == WRITERS);
    assert(atomic_load(&word) == BIAS);
    return 0;
}
