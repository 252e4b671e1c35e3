// Who was moved to the second word is not woken at the first.
// expect: bug deadlock
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int first, second;

static void *waiter(void *arg) {
    syscall(SYS_futex, &first, FUTEX_WAIT_PRIVATE, 0, NULL);
    return arg;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, waiter, NULL);
    atomic_store(&first, 1);
    long moved = syscall(SYS_futex, &first, FUTEX_CMP_REQUEUE_PRIVATE, 1, (long)INT_MAX, &second, 1);
    assert(moved >= 0 && moved <= 2);
    syscall(SYS_futex, &first, FUTEX_WAKE_PRIVATE, 1);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
