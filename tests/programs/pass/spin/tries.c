// A bounded number of attempts that is looked at afterwards: each of them counts. The store comes before the first load, after
// the first, second or third that finds nothing, or after all four.
// expect: verified
// count: 5
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int tries = 0;
    while (!atomic_load(&x) && tries < 3)
        tries++;
    assert(tries <= 3);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
