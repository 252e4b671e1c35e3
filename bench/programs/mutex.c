// mutex(N): N threads take a mutex on a futex once each (Drepper, "Futexes are tricky"): 0 is free, 1 locked, 2
// locked with threads that may sleep.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef N
#define N 2
#endif

atomic_int word;
int counter;

static void lock(void) {
    int seen = 0;
    if (atomic_compare_exchange_strong(&word, &seen, 1))
        return;
    if (seen != 2)
        seen = atomic_exchange(&word, 2);
    while (seen != 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT, 2, NULL);
        seen = atomic_exchange(&word, 2);
    }
}

static void unlock(void) {
    if (atomic_fetch_sub(&word, 1) != 1) {
        atomic_store(&word, 0);
        syscall(SYS_futex, &word, FUTEX_WAKE, 1);
    }
}

static void *worker(void *arg) {
    (void)arg;
    lock();
    counter++;
    unlock();
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(counter == N);
    return 0;
}
