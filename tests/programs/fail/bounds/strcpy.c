// strcpy of a string that does not fit: there is no room for its end.
// expect: bug out-of-bounds line 8
#include <string.h>

int main(void) {
    char b[5];
    const char *s = "12345";
    strcpy(b, s);
    return b[0];
}
