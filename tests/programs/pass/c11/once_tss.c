// C11 call_once and thread-specific storage with a destructor; thread_local.
// expect: verified
#include <assert.h>
#include <stdlib.h>
#include <threads.h>

static once_flag flag = ONCE_FLAG_INIT;
static tss_t key;
static int calls, destroyed;
static thread_local int mine = 5;

static void destroy(void *p) { free(p); destroyed++; }
static void init(void) { calls++; assert(tss_create(&key, destroy) == thrd_success); }

static int worker(void *arg) {
    (void)arg;
    call_once(&flag, init);
    assert(tss_get(key) == 0);
    tss_set(key, malloc(4));
    assert(tss_get(key) != 0 && mine++ == 5);
    return 0;
}

int main(void) {
    thrd_t t;
    thrd_create(&t, worker, 0);
    call_once(&flag, init);
    thrd_join(t, 0);
    assert(calls == 1 && destroyed == 1 && mine == 5);
    tss_delete(key);
    return 0;
}
