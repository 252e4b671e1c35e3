#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <stdarg.h>
int sum(int n, ...) {
    va_list ap, copy;
    va_start(ap, n);
    va_copy(copy, ap);
    int s = 0;
    for (int i = 0; i < n; i++) s += va_arg(ap, int);
    for (int i = 0; i < n; i++) s += va_arg(copy, int) * 100;
    va_end(ap);
    return s;
}
int say(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = vprintf(format, ap);
    va_end(ap);
    return n;
}
int main(void) {
    assert(sum(3, 1, 2, 3) == 606);
    say("%d %s %.2f %c|%5d|%-5d|%05d|%x|%lu|%p|%%|%ld\n", -7, "abc", 2.5, 'z', 42, 42, 42, 255, 18446744073709551615ul,
        (void *)0, -1l);
    return 0;
}
