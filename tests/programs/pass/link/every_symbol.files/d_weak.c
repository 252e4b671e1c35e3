// Weak definitions: two that others win over, and two that count.
#include "all.h"

__attribute__((weak)) int policy(void) { return 1; }
__attribute__((weak)) int level = 1;
__attribute__((weak)) int fallback(void) { return 7; }
__attribute__((weak)) int present = 31;

int weak_uses_policy(void) { return policy(); }
