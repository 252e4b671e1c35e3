// for, while, do-while, break, continue, nested loops and the comma operator.
// expect: verified
#include <assert.h>

static int gcd(int a, int b) {
    while (b != 0) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}

int main(void) {
    int odd = 0, found = -1, n = 0;
    for (int i = 0; i < 20; i++) {
        if (i % 2 == 0)
            continue;
        if (i > 10)
            break;
        odd += i;
    }
    assert(odd == 25);
    for (int i = 2, j; found < 0; i++)
        for (j = 2; j <= i; j++)
            if (i * j == 91) {
                found = i;
                break;
            }
    assert(found == 13);
    do
        n++;
    while (n < 0);
    assert(n == 1);
    for (int i = 0, j = 9; i < j; i++, j--)
        n += j - i;
    assert(n == 1 + 9 + 7 + 5 + 3 + 1);
    assert(gcd(1071, 462) == 21);
    return 0;
}
