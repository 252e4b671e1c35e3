// Executions that come to what cannot be run end there, each is counted and named, and the others go on.
// args: --unsupported execute
// expect: incomplete unsupported
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

extern int elsewhere;
int unknown(int);

static int (*table[])(int) = {unknown};
static atomic_int x;

static void *worker(void *arg) {
    atomic_fetch_add(&x, 1);
    return arg;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_create(&c, 0, worker, 0);
    switch (atomic_load(&x)) {
    case 0:
        return fork();
    case 1:
        return table[0](1);
    case 2:
        return elsewhere;
    default:
        return 0;
    }
}
