// A flag says that the thread had to wait: the loop looks as if it did nothing, but the flag is looked at afterwards.
// expect: bug assertion line 15
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    bool spun = false;
    while (!atomic_load(&x))
        spun = true;
    assert(!spun);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
