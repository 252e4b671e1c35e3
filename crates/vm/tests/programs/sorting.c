#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int a[] = {5, 3, 9, -1, 0, 3, 8, 2};
    qsort(a, 8, sizeof a[0], compare);
    for (int i = 0; i < 7; i++) assert(a[i] <= a[i + 1]);
    int key = 9;
    int *found = bsearch(&key, a, 8, sizeof a[0], compare);
    assert(found == a + 7);
    key = 4;
    assert(bsearch(&key, a, 8, sizeof a[0], compare) == 0);
    return 0;
}
