// strtok_r walks the tokens of a writable string.
// expect: verified
#include <assert.h>
#include <stddef.h>
#include <string.h>

int main(void) {
    char line[] = "  one, two;three ";
    char *state, *t;
    static const char *const expected[] = {"one", "two", "three"};
    int n = 0;
    for (t = strtok_r(line, " ,;", &state); t != NULL; t = strtok_r(NULL, " ,;", &state)) {
        assert(n < 3 && strcmp(t, expected[n]) == 0);
        n++;
    }
    assert(n == 3);
    return 0;
}
