// Whether others can reach a variable, and where another one is, depends on what has no say in the assertion.
// expect: verified
// args: --races off
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int n, r, x, z;
int *_Atomic g;
void *_Atomic junk;

static void *first(void *unused) { z = 0; n = 1; return unused; }

static void *second(void *unused)
{
    if (r)
        x = 3;
    int local = 0;
    if (n)
        g = &local;
    local++;
    if (n)
        junk = malloc(1);
    int *q = malloc(sizeof *q);
    *q = local;
    x = *q;
    free(q);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    assert(x == 0 || z == 0);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(junk);
    return 0;
}
