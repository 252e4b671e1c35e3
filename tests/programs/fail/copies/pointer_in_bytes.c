// A pointer that is published byte by byte is a hidden one: every access is visible then.
// args: --copies=1
// expect: bug assertion line 28
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct box {
    int *p;
};

static struct box shared;

static void *other(void *arg) {
    int *p = malloc(sizeof *p);
    *p = 7;
    struct box next = {p};
    memcpy(&shared, &next, sizeof shared);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    pthread_join(t, 0);
    int *p = shared.p;
    assert(*p != 7);
    pthread_create(&t, 0, other, 0);
    pthread_join(t, 0);
    return 0;
}
