// A semaphore is destroyed beside a thread that looks at its value and then waits for it. Whether the destruction finds it
// waiting is no event, and `reads-from` stopped with an error of ours when it did.
// args: --keep-going
// expect: bug lock-misuse line 13
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;
static int value;

static void *t1(void *arg) {
    sem_destroy(&s);
    return arg;
}

static void *t2(void *arg) {
    sem_getvalue(&s, &value);
    sem_wait(&s);
    return arg;
}

int main(void) {
    pthread_t t[2];
    sem_init(&s, 0, 0);
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
