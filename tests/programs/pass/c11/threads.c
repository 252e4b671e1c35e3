// C11 threads: create, join with a result, current, equal, exit, detach, yield.
// expect: verified
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static atomic_int x;

static int worker(void *arg) {
    atomic_fetch_add(&x, *(int *)arg);
    thrd_yield();
    if (*(int *)arg == 3)
        thrd_exit(30);
    return 10;
}

static int quiet(void *arg) { (void)arg; return 0; }

int main(void) {
    thrd_t t1, t2;
    int three = 3, four = 4, r1, r2;
    assert(thrd_create(&t1, worker, &three) == thrd_success);
    assert(thrd_create(&t2, worker, &four) == thrd_success);
    assert(!thrd_equal(t1, t2) && thrd_equal(thrd_current(), thrd_current()));
    assert(thrd_join(t1, &r1) == thrd_success && r1 == 30);
    assert(thrd_join(t2, &r2) == thrd_success && r2 == 10);
    assert(x == 7);
    thrd_create(&t1, quiet, NULL);
    assert(thrd_detach(t1) == thrd_success);
    return 0;
}
