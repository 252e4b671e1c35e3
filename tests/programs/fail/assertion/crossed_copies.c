// Two structures are assigned to each other at the same time: both can end up with the first one's value.
// expect: bug assertion line 31
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct pair {
    long values[4];
};

static struct pair x = {{1}}, y = {{2}};

static void *to_x(void *arg) {
    (void)arg;
    x = y;
    return NULL;
}

static void *to_y(void *arg) {
    (void)arg;
    y = x;
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, to_x, NULL);
    pthread_create(&b, NULL, to_y, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(x.values[0] != 1 || y.values[0] != 1);
    return 0;
}
