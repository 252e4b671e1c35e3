// Who waits for a thread that stopped at something unsupported is not in a deadlock.
// args: --unsupported execute
// expect: incomplete unsupported
#include <pthread.h>
#include <unistd.h>

static void *worker(void *arg) {
    __asm__ volatile("hlt");
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
}
