// Each thread has its own copy of a thread-local variable, initialised afresh; addresses differ.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static _Thread_local int counter = 10;
static __thread char text[4] = "abc";
static int *of_main;

static void *worker(void *arg) {
    assert(counter == 10 && text[0] == 'a');
    assert(&counter != of_main);
    counter += (int)(size_t)arg;
    text[0] = 'z';
    assert(counter == 10 + (int)(size_t)arg);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    of_main = &counter;
    counter = 77;
    pthread_create(&t1, NULL, worker, (void *)1);
    pthread_create(&t2, NULL, worker, (void *)2);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(counter == 77 && text[0] == 'a');
    return 0;
}
