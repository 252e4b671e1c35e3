// A mutex made of a futex, as in Drepper's "Futexes Are Tricky": 0 free, 1 held, 2 held and somebody may wait.
// expect: verified
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int lock;
static int counter;

static void take(void) {
    int found = 0;
    if (atomic_compare_exchange_strong(&lock, &found, 1))
        return;
    if (found != 2)
        found = atomic_exchange(&lock, 2);
    while (found != 0) {
        syscall(SYS_futex, &lock, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
        found = atomic_exchange(&lock, 2);
    }
}

static void release(void) {
    if (atomic_fetch_sub(&lock, 1) != 1) {
        atomic_store(&lock, 0);
        syscall(SYS_futex, &lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

static void *worker(void *arg) {
    take();
    counter++;
    release();
    return arg;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 2);
    return 0;
}
