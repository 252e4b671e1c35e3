// _Exit ends the execution at once: no handlers, no other threads.
// expect: verified
#include <assert.h>
#include <stdlib.h>

static void never(void) { assert(0); }

int main(void) {
    atexit(never);
    _Exit(0);
}
