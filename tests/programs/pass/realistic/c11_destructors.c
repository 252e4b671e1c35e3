// C11 threads with thread-specific values, whose destructors run at each thread's end.
// expect: verified
#include <assert.h>
#include <stdlib.h>
#include <threads.h>
static tss_t key; static mtx_t m; static cnd_t cv; static once_flag once = ONCE_FLAG_INIT; static int destroyed, ready;
static _Thread_local int local = 5;
static void dtor(void *p) { mtx_lock(&m); destroyed += *(int *)p; mtx_unlock(&m); free(p); }
static void init(void) { assert(tss_create(&key, dtor) == thrd_success); }
static int run(void *a) {
    call_once(&once, init); local += (int)(long)a;
    int *p = malloc(sizeof *p); *p = local; tss_set(key, p);
    mtx_lock(&m); ready++; cnd_signal(&cv); mtx_unlock(&m);
    assert(*(int *)tss_get(key) == 5 + (int)(long)a);
    return local;
}
int main(void) {
    thrd_t t[2]; int r[2]; mtx_init(&m, mtx_plain | mtx_recursive); cnd_init(&cv);
    for (long i = 0; i < 2; i++) assert(thrd_create(&t[i], run, (void *)i) == thrd_success);
    mtx_lock(&m); while (ready < 2) cnd_wait(&cv, &m); mtx_unlock(&m);
    for (int i = 0; i < 2; i++) thrd_join(t[i], &r[i]);
    assert(r[0] == 5 && r[1] == 6 && destroyed == 11 && local == 5);
    mtx_destroy(&m); cnd_destroy(&cv);
}
