// The assertion is reached only if flag is seen while it is 1, although no value that it uses comes from there.
// expect: bug assertion line 18
// args: --allow-livelock
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag;

static void *setter(void *arg) {
    flag = 1;
    flag = 0;
    return arg;
}

static void *waiter(void *arg) {
    while (flag == 0)
        ;
    assert(0);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, setter, 0);
    pthread_create(&u, 0, waiter, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
