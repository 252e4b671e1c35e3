// Two mutexes in opposite orders, for one input only.
// expect: bug deadlock
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

void *w(void *x) {
    pthread_mutex_t *f = &a, *s = &b;
    if (__VERIFIER_nondet_int() == -123456) {
        f = &b;
        s = &a;
    }
    pthread_mutex_lock(f);
    pthread_mutex_lock(s);
    pthread_mutex_unlock(s);
    pthread_mutex_unlock(f);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, w, 0);
    pthread_create(&u, 0, w, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
