// prefix(P): P visible steps that conflict with nothing, then a small race: two threads write x, two read it.
// The cost per execution must not depend on P. The number of traces does not: 24 orders of four accesses, less those
// that differ only in the order of adjacent reads.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef P
#define P 1000
#endif

atomic_int prefix;
atomic_int x;

static void *idle(void *arg) {
    (void)arg;
    return NULL;
}

static void *writer(void *arg) {
    atomic_store(&x, (int)(intptr_t)arg);
    return NULL;
}

static void *reader(void *arg) {
    (void)arg;
    (void)atomic_load(&x);
    return NULL;
}

int main(void) {
    pthread_t t[5];
    // While another thread has existed, accesses to a global are visible.
    pthread_create(&t[0], NULL, idle, NULL);
    for (int i = 0; i < P; i++)
        atomic_store(&prefix, i);
    pthread_create(&t[1], NULL, writer, (void *)(intptr_t)1);
    pthread_create(&t[2], NULL, writer, (void *)(intptr_t)2);
    pthread_create(&t[3], NULL, reader, NULL);
    pthread_create(&t[4], NULL, reader, NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    return 0;
}
