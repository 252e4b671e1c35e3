// A semaphore is posted inside of an atomic block: who waits for it sees all of the block.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static sem_t s;
static int x;

static void *posts(void *arg) {
    (void)arg;
    x = 1;
    __VERIFIER_atomic_begin();
    sem_post(&s);
    x = 2;
    __VERIFIER_atomic_end();
    return NULL;
}

static void *waits(void *arg) {
    (void)arg;
    sem_wait(&s);
    assert(x == 2);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    sem_init(&s, 0, 0);
    pthread_create(&a, NULL, posts, NULL);
    pthread_create(&b, NULL, waits, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
