// sprintf, snprintf with truncation, vsnprintf; return values are lengths.
// expect: verified
#include <assert.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int format(char *out, size_t size, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vsnprintf(out, size, f, ap);
    va_end(ap);
    return n;
}

int main(void) {
    char b[32];
    assert(sprintf(b, "%d-%s", 12, "ab") == 5 && strcmp(b, "12-ab") == 0);
    assert(snprintf(b, 4, "%s", "truncate") == 8 && strcmp(b, "tru") == 0);
    assert(snprintf(NULL, 0, "%05d", 3) == 5);
    assert(format(b, sizeof b, "%ld/%u/%c/%.3f", -5L, 7u, 'q', 1.0 / 3) == 12 && strcmp(b, "-5/7/q/0.333") == 0);
    assert(format(b, sizeof b, "%zu %td %jd", (size_t)9, (ptrdiff_t)-9, (intmax_t)1) == 6);
    assert(snprintf(b, sizeof b, "%-6.3d|% d|%6.2f", 5, 5, 2.375) == 16 && strcmp(b, "005   | 5|  2.38") == 0);
    assert(snprintf(b, sizeof b, "%p", (void *)0) == 5 && strcmp(b, "(nil)") == 0);
    return 0;
}
