// Multi-dimensional arrays, pointer arithmetic, negative indices from the middle, comparison of pointers.
// expect: verified
#include <assert.h>
#include <stddef.h>

static int cube[2][3][4];

static int sum(const int *begin, const int *end) {
    int s = 0;
    while (begin != end)
        s += *begin++;
    return s;
}

int main(void) {
    int n = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++)
                cube[i][j][k] = n++;
    assert(cube[1][2][3] == 23 && sum(cube[1][0], cube[1][0] + 4) == 12 + 13 + 14 + 15);
    int v[5] = {[1] = 10, [4] = 40}, *mid = v + 2;
    assert(mid[-1] == 10 && mid[2] == 40 && *mid == 0);
    ptrdiff_t d = &v[4] - &v[1];
    assert(d == 3 && &v[1] < &v[4] && v + 5 > mid);
    int (*row)[4] = cube[1];
    assert(row[2][1] == 21 && (*row)[0] == 12);
    return 0;
}
