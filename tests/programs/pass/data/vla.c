// Variable-length arrays, alloca, and stack that is given back at the end of each round.
// expect: verified
#include <alloca.h>
#include <assert.h>
#include <string.h>

static int triangle(int n) {
    int rows[n][n], sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            rows[i][j] = j <= i;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            sum += rows[i][j];
    return sum + (int)(sizeof rows / sizeof(int));
}

int main(void) {
    assert(triangle(3) == 6 + 9 && triangle(5) == 15 + 25);
    int last = 0;
    for (int n = 1; n < 200; n++) {
        int v[n];
        v[0] = n;
        v[n - 1] = n;
        last = v[0];
    }
    assert(last == 199);
    char *s = alloca(6);
    strcpy(s, "stack");
    assert(s[4] == 'k');
    return 0;
}
