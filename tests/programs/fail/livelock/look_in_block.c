// A thread looks in atomic blocks for what is not written if somebody else comes too late. In other executions all goes well.
// expect: bug livelock line 13
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

int done, closed;

void *poll(void *arg) {
    for (;;) {
        __VERIFIER_atomic_begin();
        int found = done;
        __VERIFIER_atomic_end();
        if (found)
            return arg;
    }
}

void *finish(void *arg) {
    __VERIFIER_atomic_begin();
    if (!closed)
        done = 1;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, poll, NULL);
    pthread_create(&b, NULL, finish, NULL);
    __VERIFIER_atomic_begin();
    closed = 1;
    __VERIFIER_atomic_end();
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
