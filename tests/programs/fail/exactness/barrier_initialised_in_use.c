// A barrier is made anew while a thread may wait at it. `reads-from` saw no order between the two and said verified.
// expect: bug lock-misuse line 24
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t b;

static void *t1(void *arg) {
    (void)arg;
    pthread_barrier_wait(&b);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    pthread_barrier_wait(&b);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&b, NULL, 2);
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_barrier_init(&b, NULL, 2);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
