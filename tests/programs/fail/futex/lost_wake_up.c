// The waker looks whether somebody waits before it sets the flag, so that a wake-up can get lost: the wait finds the flag as
// it was.
// expect: bug deadlock
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int flag, sleepers;

static void *waiter(void *arg) {
    atomic_fetch_add(&sleepers, 1);
    while (!atomic_load(&flag))
        syscall(SYS_futex, &flag, FUTEX_WAIT, 0, NULL);
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    int seen = atomic_load(&sleepers);
    atomic_store(&flag, 1);
    if (seen)
        syscall(SYS_futex, &flag, FUTEX_WAKE, 1);
    pthread_join(thread, NULL);
    return 0;
}
