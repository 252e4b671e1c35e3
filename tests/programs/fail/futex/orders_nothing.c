// Being woken orders nothing by itself: what was written before the wake-up races with what is read after it.
// args: --races=error
// expect: bug data-race
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int word, data;

static void *waiter(void *arg) {
    syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL);
    return (void *)(long)data;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    data = 1;
    if (syscall(SYS_futex, &word, FUTEX_WAKE, 1) == 0)
        exit(0);
    pthread_join(thread, NULL);
    return 0;
}
