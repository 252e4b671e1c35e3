// What a thread that stopped at something unsupported would have done might have come before another one's exit.
// args: --unsupported execute
// expect: incomplete unsupported
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

static atomic_int x;

static void *worker(void *arg) {
    atomic_store(&x, 1);
    fork();
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_load(&x);
    exit(0);
}
