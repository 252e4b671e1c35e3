// A thread that is cut holds a mutex, and is not in the middle of a wait: who waits for it is in no deadlock, and the others go on.
// args: --max-steps 9
// expect: incomplete max-steps
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int turn;

static void *other(void *arg) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (turn != 1)
            pthread_cond_wait(&c, &m);
        turn = 0;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    for (;;) {
        pthread_mutex_lock(&m);
        while (turn != 0)
            pthread_cond_wait(&c, &m);
        turn = 1;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
}
