// How an array is sorted depends on what a function of the program returns, and that on another thread.
// expect: bug assertion line 26
// args: --races off
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int reversed;
int numbers[2] = {1, 2};

static int compare(const void *a, const void *b)
{
    int difference = *(const int *)a - *(const int *)b;
    return reversed ? -difference : difference;
}

static void *turn(void *unused) { reversed = 1; reversed = 0; return unused; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, turn, NULL);
    qsort(numbers, 2, sizeof *numbers, compare);
    pthread_join(t, NULL);
    assert(numbers[0] == 1);
    return 0;
}
