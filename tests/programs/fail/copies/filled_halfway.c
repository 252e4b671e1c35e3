// `memset` fills word by word: the second word is not there yet when the first one is.
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <string.h>

static long shared[2];

static void *other(void *arg) {
    memset(shared, 1, sizeof shared);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    long first = shared[0], second = shared[1];
    assert(first == 0 || second != 0);
    pthread_join(t, 0);
    return 0;
}
