// Three threads post, one takes twice: which posts came first does not matter, how many were there does.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;

static void *poster(void *arg) {
    (void)arg;
    sem_post(&s);
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    sem_init(&s, 0, 0);
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, poster, NULL);
    sem_wait(&s);
    sem_wait(&s);
    int third = sem_trywait(&s);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    assert(third == 0 || sem_trywait(&s) == 0);
    return 0;
}
