// More of them, with the names of the first file's.
#include "all.h"

__attribute__((constructor)) static void last(void) { note(6); }
__attribute__((constructor(200))) static void second(void) { note(3); }
__attribute__((constructor(101))) static void first(void) { note(1); }
__attribute__((destructor)) static void at_end(void) { puts("destructor of n"); }
