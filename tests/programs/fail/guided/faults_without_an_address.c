// A write to a constant, and a division, that only one order comes to.
// expect: bug read-only-write line 20
// args: --keep-going
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

atomic_int x;
const int constant = 3;

static void *writer(void *unused) { x = 1; x = 0; return unused; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int found = x;
    if (found)
        *(int *)&constant = 1;
    div(4, 1 - x);
    pthread_join(t, NULL);
    return 0;
}
