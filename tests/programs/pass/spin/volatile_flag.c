// In C a volatile flag is no atomic one: its load does not wait, for it is in a data race. It finds the store, or not (blocked).
// args: --volatile plain
// expect: verified
// count: 2
// warns: data-race
#include <pthread.h>
#include <stddef.h>

static volatile int flag;

static void *waiter(void *arg) {
    while (!flag)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    flag = 1;
    pthread_join(t, NULL);
    return 0;
}
