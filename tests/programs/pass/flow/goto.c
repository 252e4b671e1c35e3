// goto forwards, backwards, and out of nested loops.
// expect: verified
#include <assert.h>

static int find(const int m[2][3], int what) {
    int at = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++, at++)
            if (m[i][j] == what)
                goto found;
    return -1;
found:
    return at;
}

int main(void) {
    const int m[2][3] = {{4, 8, 15}, {16, 23, 42}};
    assert(find(m, 15) == 2 && find(m, 23) == 4 && find(m, 5) == -1);
    int tries = 0;
again:
    tries++;
    if (tries < 5)
        goto again;
    assert(tries == 5);
    return 0;
}
