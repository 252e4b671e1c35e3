// The value that is awaited is there for a moment only: the thread may miss it, and then waits for good.
// args: --allow-livelock
// expect: verified
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int seen;

static void *writes(void *arg) {
    (void)arg;
    x = 1;
    x = 0;
    return NULL;
}

static void *awaits(void *arg) {
    (void)arg;
    raddle_await(&x, eq, 1);
    seen = 1;
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writes, NULL);
    pthread_create(&b, NULL, awaits, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    raddle_assert(seen == 1);
    return 0;
}
