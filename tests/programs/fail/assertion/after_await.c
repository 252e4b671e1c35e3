// What comes after an await is reached only if the value is caught in time.
// args: --allow-livelock
// expect: bug assertion line 22
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *writes(void *arg) {
    (void)arg;
    x = 1;
    x = 2;
    x = 0;
    return NULL;
}

static void *awaits(void *arg) {
    (void)arg;
    raddle_await(&x, eq, 1);
    raddle_assert(x != 2);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writes, NULL);
    pthread_create(&b, NULL, awaits, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
