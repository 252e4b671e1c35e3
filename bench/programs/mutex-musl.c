// mutex-musl(N): N threads take a mutex on a futex once each, in the way of musl: the word is 0 when free, 1 when
// locked, 2 when locked and somebody means to sleep, and those who wait are counted beside it. -DSPINS=K looks at the
// lock up to K times before; -DBUSY waits in a loop for the word to change instead of calling the system.
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

#ifndef SPINS
#define SPINS 0
#endif

atomic_int word, waiters;
int counter;

static void wait(int value) {
#ifdef BUSY
    while (atomic_load(&word) == value)
        ;
#else
    syscall(SYS_futex, &word, FUTEX_WAIT, value, NULL);
#endif
}

static void wake_one(void) {
#ifndef BUSY
    syscall(SYS_futex, &word, FUTEX_WAKE, 1);
#endif
}

static int try_lock(void) {
    int seen = 0;
    return atomic_compare_exchange_strong(&word, &seen, 1);
}

static void lock(void) {
    if (try_lock())
        return;
    for (int i = 0; i < SPINS && atomic_load(&word) && !atomic_load(&waiters); i++)
        ;
    while (!try_lock()) {
        atomic_fetch_add(&waiters, 1);
        int seen = 1;
        atomic_compare_exchange_strong(&word, &seen, 2);
        wait(2);
        atomic_fetch_sub(&waiters, 1);
    }
}

static void unlock(void) {
    int seen = atomic_exchange(&word, 0);
    if (seen == 2 || atomic_load(&waiters))
        wake_one();
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
