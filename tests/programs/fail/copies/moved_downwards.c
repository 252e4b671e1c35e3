// Where the target is above the source, the last word is moved first.
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <string.h>

static long shared[4] = {1, 2, 3, 4};

static void *other(void *arg) {
    memmove(shared + 1, shared, 3 * sizeof(long));
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    long last = shared[3], second = shared[1];
    assert(last == 4 || second == 1);
    pthread_join(t, 0);
    return 0;
}
