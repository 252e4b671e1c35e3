// Which of two places in one array comes first, how far they are apart, what is left when one is divided by a small power of two.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static int cells[4];
static _Atomic(int *) top = cells;

static void *take(void *arg) {
    int *at = atomic_fetch_add(&top, 1);
    assert(at < cells + 4);
    *at = 1;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, take, 0);
    take(0);
    pthread_join(t, 0);
    ptrdiff_t taken = top - cells;
    assert(taken == 2);
    assert((uintptr_t)top % sizeof(int) == 0);
}
