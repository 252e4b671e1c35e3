// va_copy and passing a va_list on to another function; a struct as a variadic argument.
// expect: verified
#include <assert.h>
#include <stdarg.h>

struct pair { int a, b; };

static int vsum(int n, va_list ap) {
    int s = 0;
    while (n--)
        s += va_arg(ap, int);
    return s;
}

static int twice(int n, ...) {
    va_list ap, again;
    va_start(ap, n);
    va_copy(again, ap);
    int s = vsum(n, ap) + 10 * vsum(n, again);
    va_end(again);
    va_end(ap);
    return s;
}

static int pairs(int n, ...) {
    va_list ap;
    int s = 0;
    va_start(ap, n);
    while (n--) {
        struct pair p = va_arg(ap, struct pair);
        s += p.a * p.b;
    }
    va_end(ap);
    return s;
}

int main(void) {
    assert(twice(3, 1, 2, 3) == 66);
    assert(twice(8, 1, 1, 1, 1, 1, 1, 1, 1) == 88);
    assert(pairs(2, (struct pair){2, 3}, (struct pair){4, 5}) == 26);
    return 0;
}
