// Main fails in the step that creates a thread, and that thread fails later. (With --keep-going only main's fault was seen.)
// expect: bug assertion line 13
// args: --keep-going
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *worker(void *p)
{
    x = 1;
    assert(x == 0);
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    assert(0);
}
