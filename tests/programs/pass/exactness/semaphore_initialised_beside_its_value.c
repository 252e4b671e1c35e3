// A semaphore is initialised again beside a thread that looks at it and tries to take it. `reads-from` learned that it is a
// semaphore only when the try succeeded, in the middle of a schedule, and stopped with an error of ours.
// args: --races=off
// expect: verified
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;
static int value;

static void *t1(void *arg) {
    sem_init(&s, 0, 0);
    return arg;
}

static void *t2(void *arg) {
    sem_getvalue(&s, &value);
    sem_trywait(&s);
    return arg;
}

int main(void) {
    pthread_t t[2];
    sem_init(&s, 0, 1);
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
