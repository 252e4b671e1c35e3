// Static locals keep their value between calls; functions of the same name in different scopes are apart.
// expect: verified
#include <assert.h>

static int next(void) {
    static int n = 40;
    return ++n;
}

static int *cell(int i) {
    static int cells[3] = {1, 2};
    return &cells[i];
}

static const char *digit(int d) {
    static const char *const names[] = {"zero", "one", "two"};
    return names[d];
}

int main(void) {
    static int n;
    assert(next() == 41 && next() == 42 && n == 0);
    *cell(2) = 9;
    ++*cell(0);
    assert(*cell(0) == 2 && *cell(1) == 2 && *cell(2) == 9);
    assert(digit(2)[1] == 'w');
    return 0;
}
