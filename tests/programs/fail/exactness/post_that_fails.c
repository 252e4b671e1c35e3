// A semaphore is destroyed, then waited for, beside a post. What fails looks and changes nothing; it counted as a wait and
// a post, and the number of executions depended on the order of threads.
// args: --keep-going
// expect: bug lock-misuse line 20
// count: 3
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;

static void *t1(void *arg) {
    sem_destroy(&s);
    sem_wait(&s);
    return arg;
}

static void *t2(void *arg) {
    sem_post(&s); // Here, or
    sem_post(&s); // here.
    return arg;
}

int main(void) {
    pthread_t t[2];
    sem_init(&s, 0, 0);
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    return 0;
}
