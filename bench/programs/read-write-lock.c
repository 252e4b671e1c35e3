// read-write-lock: two writers and two readers with a lock made of two counters and atomic blocks; who has to wait is not
// explored further (ReadWriteLock of Assertion Guided, Table 2; the algorithm is Flanagan, Freund and Qadeer's). No parameter. Verified:
// what a reader has copied is still there as long as it holds the lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int writing, reading;
atomic_int data;
atomic_int writes, reads;

static void *writer(void *unused) {
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(atomic_load(&writing) == 0 && atomic_load(&reading) == 0);
    atomic_store(&writing, 1);
    __VERIFIER_atomic_end();
    atomic_store(&data, 3);
    atomic_fetch_add(&writes, 1);
    atomic_store(&writing, 0);
    return unused;
}

static void *reader(void *unused) {
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(atomic_load(&writing) == 0);
    atomic_fetch_add(&reading, 1);
    __VERIFIER_atomic_end();
    int copy = atomic_load(&data);
    atomic_fetch_add(&reads, 1);
    assert(copy == atomic_load(&data));
    atomic_fetch_sub(&reading, 1);
    return unused;
}

int main(void) {
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, i % 2 == 0 ? writer : reader, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
