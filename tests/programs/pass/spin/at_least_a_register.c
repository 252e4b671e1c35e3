// Two threads wait until a counter is at least their number, which they compute before.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_int count;

static void *waits(void *arg) {
    int mine = (int)(uintptr_t)arg + 1, found;
    do
        found = count;
    while (found < mine);
    assert(found >= mine);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, waits, (void *)0);
    pthread_create(&b, NULL, waits, (void *)1);
    count = 1;
    count = 2;
    count = 3;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
