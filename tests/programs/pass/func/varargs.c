// A variadic function of our own: int, double, pointer and long long arguments, more than registers hold.
// expect: verified
#include <assert.h>
#include <stdarg.h>

static double sum(const char *kinds, ...) {
    va_list ap;
    double s = 0;
    va_start(ap, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': s += va_arg(ap, int); break;
        case 'd': s += va_arg(ap, double); break;
        case 'l': s += (double)va_arg(ap, long long); break;
        case 'p': s += *va_arg(ap, int *); break;
        }
    va_end(ap);
    return s;
}

int main(void) {
    int seven = 7;
    assert(sum("") == 0);
    assert(sum("idl", 1, 0.5, 1LL << 40) == 1099511627777.5);
    assert(sum("pp", &seven, &seven) == 14);
    assert(sum("iiiiiiiiii", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == 55);
    assert(sum("dddddddddd", .5, .5, .5, .5, .5, .5, .5, .5, .5, .5) == 5.0);
    assert(sum("ididididididididid", 1, .5, 1, .5, 1, .5, 1, .5, 1, .5, 1, .5, 1, .5, 1, .5, 1, .5) == 13.5);
    return 0;
}
