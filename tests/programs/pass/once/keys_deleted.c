// Looks at a key do not disturb each other. Its deletion is ordered with what a thread does at its end, with either outcome.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

pthread_key_t key;
sem_t has_set;
int destroyed;

void destroy(void *value) {
    *(int *)value += 1;
}

void *look(void *arg) {
    assert(pthread_getspecific(key) == NULL);
    return arg;
}

void *set(void *arg) {
    pthread_setspecific(key, &destroyed);
    sem_post(&has_set);
    return arg;
}

int main(void) {
    pthread_t a, b;
    sem_init(&has_set, 0, 0);
    pthread_key_create(&key, destroy);
    pthread_create(&a, NULL, look, NULL);
    pthread_create(&b, NULL, look, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_create(&a, NULL, set, NULL);
    sem_wait(&has_set);
    pthread_key_delete(key);
    pthread_join(a, NULL);
    assert(destroyed <= 1);
    return 0;
}
