// Functions defined without a prototype are called with more arguments than they name, which they ignore: a thread, a
// comparison, the destructor of a key, and calls through a pointer of unknown parameters. All of this was once reported as
// a bug.
// expect: verified
// count: 1
// output: bye
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int prepared, worked, destroyed;

void prepare() { prepared = 1; }
void destroy() { destroyed = 1; }
void bye() { puts("bye"); }
int same() { return 0; }
int difference(a, b) int a; int b; { return a - b; }

void *worker() {
    pthread_once(&once, prepare);
    pthread_setspecific(key, &worked);
    worked = 1;
    return 0;
}

int main() {
    pthread_t t;
    atexit(bye);
    pthread_key_create(&key, destroy);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(prepared && worked && destroyed);

    int numbers[3] = {3, 1, 2};
    qsort(numbers, 3, sizeof numbers[0], same);

    int (*any)() = same;
    assert(any(1, "two", &numbers) == 0);
    any = difference;
    assert(any(5, 3) == 2);
    assert(any(5, 3, 1) == 2);
    return 0;
}
