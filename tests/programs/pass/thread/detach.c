// Detached threads: by pthread_detach from outside, from inside, and by attribute.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *plain(void *arg) { (void)arg; atomic_fetch_add(&x, 1); return NULL; }
static void *detaching(void *arg) { (void)arg; assert(pthread_detach(pthread_self()) == 0); return NULL; }

int main(void) {
    pthread_t t;
    pthread_attr_t attr;
    int state;
    assert(pthread_create(&t, NULL, plain, NULL) == 0);
    assert(pthread_detach(t) == 0);
    pthread_create(&t, NULL, detaching, NULL);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&attr, &state);
    assert(state == PTHREAD_CREATE_DETACHED);
    pthread_create(&t, &attr, plain, NULL);
    pthread_attr_destroy(&attr);
    assert(atomic_load(&x) <= 2);
    pthread_exit(NULL);
}
