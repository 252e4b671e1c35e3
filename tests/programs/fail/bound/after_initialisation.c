// A loop that initialises is not cut: every run fails behind it, and the bound must not hide that.
// args: --unroll 4
// expect: bug assertion line 21
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int tries;

static void *worker(void *arg) {
    for (int i = 0; i < 3; i++)
        atomic_fetch_add(&tries, 1);
    return arg;
}

int main(void) {
    int table[8], sum = 0;
    for (int i = 0; i < 8; i++)
        sum += table[i] = i;
    assert(sum != 28);
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
