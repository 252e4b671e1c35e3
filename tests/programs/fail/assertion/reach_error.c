// The competition's way to write a property: a function reach_error of its own that asserts false.
// expect: bug assertion line 10
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void reach_error(void) { assert(0); }
static void check(int cond) { if (!cond) { reach_error(); } }
static void *worker(void *arg) { (void)arg; atomic_fetch_add(&x, 2); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    atomic_fetch_add(&x, 1);
    check(atomic_load(&x) != 3);
    return 0;
}
