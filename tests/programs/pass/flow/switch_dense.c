// A dense switch with fallthrough and a default in the middle.
// expect: verified
#include <assert.h>

static int score(int v) {
    int s = 0;
    switch (v) {
    case 0:
        s += 1;
        __attribute__((fallthrough));
    case 1:
        s += 10;
        break;
    default:
        s = -1;
        break;
    case 2:
    case 3:
        s += 100;
        __attribute__((fallthrough));
    case 4:
        s += 1000;
    }
    return s;
}

int main(void) {
    static const int expected[] = {11, 10, 1100, 1100, 1000, -1, -1};
    for (int i = 0; i < 7; i++)
        assert(score(i) == expected[i]);
    assert(score(-1) == -1);
    return 0;
}
