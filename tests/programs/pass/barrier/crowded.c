// Three threads use a barrier for two: who meets whom is explored, and the third one waits for good, which is allowed here.
// expect: verified
// args: --allow-deadlock
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t b;

static void *waits(void *arg) {
    (void)arg;
    pthread_barrier_wait(&b);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&b, NULL, 2);
    pthread_create(&t[0], NULL, waits, NULL);
    pthread_create(&t[1], NULL, waits, NULL);
    pthread_barrier_wait(&b);
    return 0;
}
