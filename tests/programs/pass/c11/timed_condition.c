// A C11 timed wait that nobody signals times out; the mutex is held again.
// expect: verified
#include <assert.h>
#include <threads.h>
#include <time.h>

int main(void) {
    mtx_t m;
    cnd_t c;
    struct timespec deadline;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    mtx_lock(&m);
    timespec_get(&deadline, TIME_UTC);
    assert(cnd_timedwait(&c, &m, &deadline) == thrd_timedout);
    assert(mtx_unlock(&m) == thrd_success);
    cnd_destroy(&c);
    mtx_destroy(&m);
    return 0;
}
