// A failed lookup that nobody checks.
// expect: bug null-pointer line 7
#include <string.h>

int main(void) {
    char text[] = "no separator";
    *strchr(text, ':') = 0;
    return 0;
}
