// epoch(N): epoch-based reclamation. N-1 readers announce the epoch in which they use a shared object; one writer
// puts another object in its place and frees the old one when the epoch has advanced twice, for which it spins until
// no reader is in an earlier one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif

#define IDLE 0

atomic_int epoch = 1;
atomic_int announced[N];
_Atomic(int *) object;

static int *make(int value) {
    int *made = malloc(sizeof *made);
    *made = value;
    return made;
}

static void advance(void) {
    int now = atomic_load(&epoch);
    for (int i = 1; i < N; i++) {
        int seen;
        while ((seen = atomic_load(&announced[i])) != IDLE && seen != now)
            ;
    }
    atomic_store(&epoch, now + 1);
}

static void *writer(void *arg) {
    (void)arg;
    int *old = atomic_exchange(&object, make(2));
    advance();
    advance();
    free(old);
    return NULL;
}

static void *reader(void *arg) {
    intptr_t me = (intptr_t)arg;
    atomic_store(&announced[me], atomic_load(&epoch));
    int value = *atomic_load(&object);
    assert(value == 1 || value == 2);
    atomic_store(&announced[me], IDLE);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    atomic_init(&object, make(1));
    pthread_create(&t[0], NULL, writer, NULL);
    for (intptr_t i = 1; i < N; i++)
        pthread_create(&t[i], NULL, reader, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(*atomic_load(&object) == 2);
    free(atomic_load(&object));
    return 0;
}
