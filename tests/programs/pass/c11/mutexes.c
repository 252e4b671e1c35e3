// C11 mutexes: plain, recursive, timed, try.
// expect: verified
#include <assert.h>
#include <threads.h>
#include <time.h>

static mtx_t m, r;
static int x;

static int worker(void *arg) {
    (void)arg;
    mtx_lock(&m);
    x++;
    mtx_unlock(&m);
    return 0;
}

int main(void) {
    thrd_t t;
    struct timespec deadline;
    assert(mtx_init(&m, mtx_plain | mtx_timed) == thrd_success && mtx_init(&r, mtx_plain | mtx_recursive) == thrd_success);
    thrd_create(&t, worker, 0);
    int got = mtx_trylock(&m);
    assert(got == thrd_success || got == thrd_busy);
    if (got == thrd_success) {
        x++;
        mtx_unlock(&m);
    }
    thrd_join(t, 0);
    assert(x == (got == thrd_success ? 2 : 1));
    mtx_lock(&r);
    assert(mtx_lock(&r) == thrd_success);
    mtx_unlock(&r);
    mtx_unlock(&r);
    timespec_get(&deadline, TIME_UTC);
    deadline.tv_sec++;
    assert(mtx_timedlock(&m, &deadline) == thrd_success);
    mtx_unlock(&m);
    mtx_destroy(&m);
    mtx_destroy(&r);
    return 0;
}
