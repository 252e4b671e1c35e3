// A raddle_await waits whatever is done about loops: with `--no-spin-detection` and without bound there is one execution.
// args: --no-spin-detection
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
