// Two of three waiters cannot be woken at once here.
// expect: incomplete unsupported
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static unsigned word;

static void *waiter(void *arg) {
    syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL);
    return arg;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, waiter, NULL);
    syscall(SYS_futex, &word, FUTEX_WAKE, 2);
    exit(0);
}
