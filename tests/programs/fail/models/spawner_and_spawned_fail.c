// Main fails in the step that creates a thread, and that thread fails before it does anything that others could see.
// expect: bug assertion line 9
// args: --keep-going
#include <assert.h>
#include <pthread.h>

void *worker(void *p)
{
    assert(p);
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    assert(0);
}
