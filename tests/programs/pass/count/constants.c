// Reading string constants and constant tables is no event.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static const int table[] = {3, 1, 4};
static atomic_int x;

static void *child(void *arg) {
    (void)arg;
    atomic_store(&x, table[0] + "a"[0]);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, child, NULL);
    int v = atomic_load(&x);
    assert(v == 0 || v == table[0] + "abc"[0]);
    return 0;
}
