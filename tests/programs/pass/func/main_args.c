// main with its parameters: there is a program name and nothing else; the environment is empty or absent.
// expect: verified
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    assert(argc == 1);
    assert(argv[0] != NULL && argv[1] == NULL);
    assert(getenv("RADDLE_NO_SUCH_VARIABLE") == NULL);
    return 0;
}
