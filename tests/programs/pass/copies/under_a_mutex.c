// Nobody comes in between: copies are single steps, and there is an execution for each order of the critical sections.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>

struct large {
    long words[8];
};

static struct large shared;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *arg) {
    struct large next = {{1, 1, 1, 1, 1, 1, 1, 1}};
    pthread_mutex_lock(&m);
    shared = next;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    pthread_mutex_lock(&m);
    struct large copy = shared;
    pthread_mutex_unlock(&m);
    for (int i = 1; i < 8; i++) {
        assert(copy.words[0] == copy.words[i]);
    }
    pthread_join(t, 0);
    return 0;
}
