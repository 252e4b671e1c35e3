// The length that is found is that of neither string: the first byte of the one, the end of the other.
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char name[8] = "a";

static void *other(void *arg) {
    name[1] = 'b';
    name[0] = 0;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    assert(strlen(name) != 2);
    pthread_join(t, 0);
    return 0;
}
