// strlen runs off an array without a terminator.
// expect: bug out-of-bounds line 8
#include <string.h>

static char letters[3] = {'a', 'b', 'c'};

int main(void) {
    return (int)strlen(letters);
}
