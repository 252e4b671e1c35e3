// A thread fails just behind its post: the semaphore has been posted all the same. The post was taken for one that did nothing, and the
// search ended with an error of ours when it turned out to have done something.
// args: --keep-going
// expect: bug assertion line 14
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;

static void *fails(void *arg) {
    sem_wait(&s);
    assert(sem_post(&s) != 0);
    return arg;
}

static void *tries(void *arg) {
    sem_trywait(&s);
    return arg;
}

static void *posts(void *arg) {
    sem_post(&s);
    return arg;
}

int main(void) {
    pthread_t t[4];
    sem_init(&s, 0, 0);
    pthread_create(&t[0], NULL, fails, NULL);
    pthread_create(&t[1], NULL, tries, NULL);
    pthread_create(&t[2], NULL, posts, NULL);
    pthread_create(&t[3], NULL, posts, NULL);
    return 0;
}
