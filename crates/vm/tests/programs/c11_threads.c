#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <threads.h>
mtx_t m;
cnd_t c;
int ready;
once_flag flag = ONCE_FLAG_INIT;
tss_t key;
void init(void) { mtx_init(&m, mtx_plain); cnd_init(&c); tss_create(&key, 0); }
int worker(void *p) {
    call_once(&flag, init);
    mtx_lock(&m);
    ready = 1;
    cnd_signal(&c);
    mtx_unlock(&m);
    tss_set(key, p);
    return tss_get(key) == p ? 9 : 0;
}
int main(void) {
    thrd_t t;
    int r;
    call_once(&flag, init);
    thrd_create(&t, worker, &r);
    mtx_lock(&m);
    while (!ready) cnd_wait(&c, &m);
    mtx_unlock(&m);
    thrd_join(t, &r);
    assert(r == 9);
    return 0;
}
