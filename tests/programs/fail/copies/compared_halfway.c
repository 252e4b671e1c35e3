// `memcmp` finds two structures equal that never were: it has compared the first words when the others change.
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <string.h>

static long a[2] = {0, 1}, b[2] = {0, 2};

static void *other(void *arg) {
    a[0] = 5;
    a[1] = 2;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    assert(memcmp(a, b, sizeof a) != 0);
    pthread_join(t, 0);
    return 0;
}
