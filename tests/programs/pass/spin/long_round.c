// A round of 40 loads, more than are looked back over each time: that the thread was there before is seen after 64. So nothing
// is found never, once, or twice (blocked).
// expect: verified
// count: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int places[40];

static void *waiter(void *arg) {
    int sum;
    do {
        sum = 0;
        for (int i = 0; i < 40; i++)
            sum += atomic_load(&places[i]);
    } while (sum == 0);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&places[7], 1);
    pthread_join(t, NULL);
    return 0;
}
