// Everything between __VERIFIER_atomic_begin and _end is one step: no other thread sees a in between.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int a, b;

static void *worker(void *arg) {
    (void)arg;
    __VERIFIER_atomic_begin();
    a++;
    b++;
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, worker, NULL);
    pthread_create(&t2, NULL, worker, NULL);
    __VERIFIER_atomic_begin();
    int same = a == b;
    __VERIFIER_atomic_end();
    assert(same);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(a == 2 && b == 2);
    return 0;
}
