// Strong definitions of what is weak elsewhere, and a second weak one.
#include "all.h"

int policy(void) { return 2; }
int level = 2;
__attribute__((weak)) int fallback(void) { return 8; }
__attribute__((visibility("hidden"))) int hidden_one = 8;
