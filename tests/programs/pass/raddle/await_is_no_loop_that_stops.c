// A raddle_await waits with `--no-await`, which is about loops: one execution.
// args: --no-await
// expect: verified
// count: 1
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int y;

static void *waits(void *arg) {
    raddle_await(&x, ge, 2);
    raddle_assert(y == 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waits, NULL);
    y = 1;
    x = 1;
    x = 2;
    pthread_join(t, NULL);
    return 0;
}
