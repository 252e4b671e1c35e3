// Goes round only while two flags are both down. Once the first was seen up, it does not wait at the second.
// expect: verified
// count: 3
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *waits(void *arg) {
    int a, b;
    do {
        a = x;
        b = y;
    } while (a == 0 && b == 0);
    assert(a == 1 || b == 1);
    return arg;
}

static void *up(void *arg) {
    *(atomic_int *)arg = 1;
    return NULL;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, waits, NULL);
    pthread_create(&b, NULL, up, &x);
    pthread_create(&c, NULL, up, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
