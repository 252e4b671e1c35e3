// Functions with `...`, va_copy, structs through va_arg, printf.
#include <stdarg.h>
#include <stdio.h>

struct small { int a, b; };

static double sum(int count, ...) {
    va_list args, copy;
    va_start(args, count);
    va_copy(copy, args);
    double total = 0;
    for (int i = 0; i < count; i++)
        total += va_arg(args, int) + va_arg(args, double) + (double)va_arg(args, long);
    struct small s = {0, 0};
    if (count > 1)
        s = va_arg(args, struct small);
    total += va_arg(copy, int) + s.a;
    va_end(copy);
    va_end(args);
    return total;
}

static void report(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
}

int main(void) {
    struct small s = {3, 4};
    report("%d %s %g\n", 1, "two", sum(2, 1, 2.0, 3L, 4, 5.0, 6L, s));
    fprintf(stderr, "%c\n", 'x');
    return 0;
}
