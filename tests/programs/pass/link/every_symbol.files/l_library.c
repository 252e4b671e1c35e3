// A function of the library that the program defines itself.
#include "all.h"

int atoi(const char *text) { return *text ? 77 : 0; }
