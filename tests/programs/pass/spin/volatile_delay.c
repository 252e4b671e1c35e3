// A delay by a volatile counter, which is memory of the thread: the first attempt leaves 3 where nothing was, the next ones leave
// it as it is. So the thread may find nothing once.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    volatile int i;
    while (!atomic_load(&x)) {
        for (i = 0; i < 3; i++)
            ;
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
