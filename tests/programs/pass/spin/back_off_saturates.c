// A delay that doubles up to 4 decides how long the inner loop runs. With 1 and 2 the thread finds nothing and is another one
// afterwards; with 4 it waits. So it finds nothing 0, 1 or 2 times.
// expect: verified
// count: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int delay = 1;
    while (!atomic_load(&x)) {
        for (int i = 0; i < delay; i++)
            ;
        if (delay < 4)
            delay *= 2;
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
