// A wait with a timeout comes back in three ways.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int word;

static void *waiter(void *arg) {
    struct timespec timeout = {1, 0};
    long result = syscall(SYS_futex, &word, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 0, &timeout, NULL, FUTEX_BITSET_MATCH_ANY);
    assert(result == 0 || (result == -1 && (errno == ETIMEDOUT || errno == EAGAIN)));
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    atomic_store(&word, 1);
    syscall(SYS_futex, &word, FUTEX_WAKE, 1);
    pthread_join(thread, NULL);
    return 0;
}
