// A thread jumps to where another one has called setjmp: only if the buffer has been filled in by then, and by that one.
// expect: bug invalid-call line 10
#include <pthread.h>
#include <setjmp.h>

static jmp_buf where;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg) {
    longjmp(where, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    if (setjmp(where))
        return 1;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
}
