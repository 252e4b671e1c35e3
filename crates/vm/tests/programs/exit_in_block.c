#include <pthread.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
int x;
void *worker(void *p) {
    __VERIFIER_atomic_begin();
    x = 1;
    exit(4);
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    x = 2;
    return 0;
}
