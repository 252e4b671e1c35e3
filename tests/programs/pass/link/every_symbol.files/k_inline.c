// The one definition of a function that is inline elsewhere.
#include "all.h"

extern inline int twice(int x);
int (*twice_of_k(void))(int) { return twice; }
