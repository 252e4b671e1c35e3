// Constructors run before main in order of priority; destructors and atexit handlers after it.
// expect: verified
#include <assert.h>
#include <stdlib.h>

static int stage;

__attribute__((constructor(201))) static void first(void) { assert(stage++ == 0); }
__attribute__((constructor(202))) static void second(void) { assert(stage++ == 1); }
__attribute__((constructor)) static void third(void) { assert(stage++ == 2); }
__attribute__((destructor)) static void last(void) { assert(stage == 5); }
static void handler(void) { assert(stage++ == 4); }

int main(void) {
    assert(stage++ == 3);
    atexit(handler);
    return 0;
}
