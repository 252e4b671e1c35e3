// A thread-local variable that other files use.
#include "all.h"

_Thread_local int own = 5;
int tls_of_j(void) { return own; }
