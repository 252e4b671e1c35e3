// A block that has to wait lets others move, and goes on in one step with what it waited for.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static sem_t s;
static int x, y;

static void *waits(void *arg) {
    __VERIFIER_atomic_begin();
    x = 1;
    sem_wait(&s);
    x = 2;
    y = 2;
    __VERIFIER_atomic_end();
    return arg;
}

static void *looks(void *arg) {
    __VERIFIER_atomic_begin();
    int both = x == 2 && y == 2, none = x != 2 && y != 2;
    __VERIFIER_atomic_end();
    assert(both || none);
    sem_post(&s);
    return arg;
}

int main(void) {
    pthread_t a, b;
    sem_init(&s, 0, 0);
    pthread_create(&a, NULL, waits, NULL);
    pthread_create(&b, NULL, looks, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(x == 2 && y == 2);
    return 0;
}
