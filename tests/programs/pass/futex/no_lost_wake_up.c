// The wait looks at the flag and joins the queue in one step: no wake-up is lost. Who finds the flag set does not wait.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int flag;

static void *waiter(void *arg) {
    long result = syscall(SYS_futex, &flag, FUTEX_WAIT_PRIVATE, 0, NULL);
    assert(result == 0 || (result == -1 && errno == EAGAIN));
    assert(atomic_load(&flag) == 1);
    return arg;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, waiter, NULL);
    atomic_store(&flag, 1);
    long woken = syscall(SYS_futex, &flag, FUTEX_WAKE_PRIVATE, INT_MAX);
    assert(woken >= 0 && woken <= 2);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
