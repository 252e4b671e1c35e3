// What wins over a weak alias and over the target of an alias.
#include "all.h"

int soft(void) { return 12; }
int plain_weak(void) { return 2; }
