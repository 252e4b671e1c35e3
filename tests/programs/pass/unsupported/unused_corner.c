// A library's corner that cannot be run, and that no execution gets to: everything was explored.
// args: --unsupported execute
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

extern int elsewhere;
int unknown(int);

static int corner(int what) {
    switch (what) {
    case 1:
        return fork();
    case 2:
        return unknown(what);
    case 3:
        return elsewhere;
    default:
        return 0;
    }
}

static int (*table[])(int) = {corner, unknown};
static atomic_int x;

static void *worker(void *arg) {
    atomic_store(&x, 1 + table[0](0));
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int seen = atomic_load(&x);
    assert(seen == 0 || seen == 1);
    pthread_join(t, 0);
}
