// What is written is what happens to be there; but until then there is no value, and whoever reads it is wrong to.
// (With --silent-writes the write counted as one that changes nothing, and only one order was explored.)
// expect: bug indeterminate-value line 25
// args: --silent-writes --races off --order 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic long *p;

void *writer(void *unused)
{
    (void)unused;
    atomic_store(p, 0);
    return NULL;
}

int main(void)
{
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_create(&t, NULL, writer, NULL);
    long found;
    found = atomic_load(p);
    assert(found == 0);
    pthread_join(t, NULL);
    free(p);
    return 0;
}
