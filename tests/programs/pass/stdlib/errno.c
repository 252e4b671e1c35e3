// errno is a variable of each thread; strerror gives text.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

static void *worker(void *arg) {
    (void)arg;
    assert(errno == 0);
    errno = EINVAL;
    return NULL;
}

int main(void) {
    pthread_t t;
    errno = ENOENT;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(errno == ENOENT);
    assert(strerror(ENOENT)[0] != 0);
    return 0;
}
