// A variable that is made anew in each call is shown to others: each round changes what they can see.
// expect: bug use-after-free line 21
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x;
static int *_Atomic shown;

static bool look(void) {
    int mine = 7;
    atomic_store(&shown, &mine);
    return atomic_load(&x) != 0;
}

static void *worker(void *arg) {
    int *found = atomic_load(&shown);
    if (found != NULL)
        assert(*found == 7);
    atomic_store(&x, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    for (int i = 0; i < 2 && !look(); i++)
        ;
    pthread_join(t, NULL);
    return 0;
}
