// A condition wait without the mutex is misuse, and nobody waits after it. `reads-from` expected a later signal to find
// the thread waiting.
// args: --keep-going
// expect: bug lock-misuse line 15
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static const struct timespec past;

static void *t1(void *arg) {
    (void)arg;
    pthread_cond_timedwait(&c, &m, &past);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, t1, NULL);
    pthread_cond_signal(&c);
    return 0;
}
