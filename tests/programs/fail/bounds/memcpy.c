// A memcpy that is longer than its destination.
// expect: bug out-of-bounds line 10
#include <string.h>

static char small[4];

int main(void) {
    const char text[8] = "1234567";
    size_t size = sizeof text;
    memcpy(small, text, size);
    return small[0];
}
