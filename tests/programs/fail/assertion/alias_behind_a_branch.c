// The write that aliases x sits behind a branch that few interleavings take: a search that ignores the order of the accesses to
// mode, because no execution has shown that they matter, never sees it.
// expect: bug assertion line 29
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y, mode;

static void *setter(void *arg) {
    mode = 2;
    mode = 1;
    return arg;
}

static void *writer(void *arg) {
    atomic_int *p = &y;
    if (mode == 2)
        p = &x;
    *p = 1;
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, setter, 0);
    pthread_create(&u, 0, writer, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(x == 0);
}
