// Constructors and destructors: by priority, then by file.
#include "all.h"

int steps[16], step_count;
void note(int step) { steps[step_count++] = step; }

__attribute__((constructor)) static void last(void) { note(5); }
__attribute__((constructor(300))) static void third(void) { note(4); }
__attribute__((constructor(200))) static void second(void) { note(2); }
__attribute__((destructor)) static void at_end(void) { puts("destructor of m"); }
__attribute__((destructor(300))) static void at_end_early(void) { puts("destructor of m, 300"); }
