// Thread attributes can be set and got back, and the detach state counts.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t done;
static void *w(void *a) { sem_post(&done); return a; }
int main(void) {
    pthread_attr_t at; size_t n; int s; pthread_t t; struct sched_param sp = {.sched_priority = 1};
    assert(!pthread_attr_init(&at)); pthread_attr_getdetachstate(&at, &s); assert(s == PTHREAD_CREATE_JOINABLE);
    assert(!pthread_attr_setstacksize(&at, 1 << 16)); pthread_attr_getstacksize(&at, &n); assert(n == 1 << 16);
    assert(pthread_attr_setstacksize(&at, 1) == EINVAL);
    assert(!pthread_attr_setdetachstate(&at, PTHREAD_CREATE_DETACHED)); assert(!pthread_attr_setschedpolicy(&at, SCHED_RR)); pthread_attr_getschedpolicy(&at, &s); assert(s == SCHED_RR);
    assert(!pthread_attr_setschedparam(&at, &sp)); sp.sched_priority = 0; pthread_attr_getschedparam(&at, &sp); assert(sp.sched_priority == 1);
    assert(!pthread_attr_setguardsize(&at, 0)); pthread_attr_getguardsize(&at, &n); assert(n == 0);
    assert(!pthread_attr_setscope(&at, PTHREAD_SCOPE_SYSTEM));
    sem_init(&done, 0, 0); assert(!pthread_create(&t, &at, w, 0)); pthread_attr_destroy(&at); sem_wait(&done);
}
