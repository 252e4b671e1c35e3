// Text to numbers: strtol in several bases with the end pointer, strtoul, strtod, atoi; abs and div.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

int main(void) {
    char *end;
    assert(strtol("  -42abc", &end, 10) == -42 && *end == 'a');
    assert(strtol("0x1F", NULL, 16) == 31 && strtol("0x1F", NULL, 0) == 31 && strtol("017", NULL, 0) == 15);
    assert(strtol("zz", &end, 36) == 1295 && *end == 0);
    const char *none = "none";
    assert(strtol(none, &end, 10) == 0 && end == none);
    errno = 0;
    assert(strtol("99999999999999999999", NULL, 10) == LONG_MAX && errno == ERANGE);
    assert(strtoul("4294967295", NULL, 10) == 4294967295ul && strtoull("10", NULL, 2) == 2);
    assert(strtod("2.5e1x", &end) == 25.0 && *end == 'x');
    assert(atoi("17 apples") == 17 && atol("-3") == -3 && atof("0.5") == 0.5);
    assert(abs(-4) == 4 && labs(-5L) == 5);
    div_t d = div(17, 5);
    assert(d.quot == 3 && d.rem == 2);
    return 0;
}
