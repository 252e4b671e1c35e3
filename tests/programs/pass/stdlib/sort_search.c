// qsort with a comparison of ours, on ints and on structs, and bsearch.
// expect: verified
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct entry { char name[8]; int value; };

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int by_name(const void *a, const void *b) { return strcmp(((const struct entry *)a)->name, ((const struct entry *)b)->name); }

int main(void) {
    int v[] = {5, -3, 9, 0, 5, 2, -8, 7};
    qsort(v, 8, sizeof *v, by_value);
    for (int i = 1; i < 8; i++)
        assert(v[i - 1] <= v[i]);
    int key = 7, missing = 3;
    assert(*(int *)bsearch(&key, v, 8, sizeof *v, by_value) == 7);
    assert(bsearch(&missing, v, 8, sizeof *v, by_value) == NULL);
    struct entry e[] = {{"pear", 1}, {"apple", 2}, {"fig", 3}};
    qsort(e, 3, sizeof *e, by_name);
    assert(e[0].value == 2 && e[1].value == 3 && e[2].value == 1);
    return 0;
}
