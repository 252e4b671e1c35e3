// sem_getvalue stores to a variable that another thread reads: what it finds there depends on the posts before.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;
static int seen = -1;

static void *poster(void *arg) {
    (void)arg;
    sem_post(&s);
    sem_post(&s);
    return NULL;
}

static void *looker(void *arg) {
    (void)arg;
    sem_getvalue(&s, &seen);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    sem_init(&s, 0, 0);
    pthread_create(&a, NULL, poster, NULL);
    pthread_create(&b, NULL, looker, NULL);
    sem_wait(&s);
    int early = seen;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(early >= -1 && early <= 2 && seen >= 0 && seen <= 2);
    return 0;
}
