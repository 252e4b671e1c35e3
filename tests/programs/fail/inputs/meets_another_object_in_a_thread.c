// The same by way of memory and of another thread.
// expect: bug assertion line 9
#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
char b[40] = "b", c[40] = "c";
char *volatile shared;
void *worker(void *arg) {
    assert(shared != c);
    return arg;
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 5000) return 0;
    shared = b + n;
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
}
