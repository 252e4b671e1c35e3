// Writes of the value that is already there: `published = 0` orders the two writes to `x` only if it comes before the
// read. With `--silent-writes` that store and the read were independent, so the order without it was never explored,
// and neither was the data race in it: `classic`, `source` and `optimal` said verified.
// args: --silent-writes --races=error
// expect: bug data-race
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int x;
static atomic_int published;

static void *t1(void *arg) {
    (void)arg;
    x = 0;
    published = 0;
    return NULL;
}

static void *t2(void *arg) {
    int seen = published;
    (void)arg;
    (void)seen;
    x = 0;
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
