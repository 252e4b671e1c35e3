// A program that reads needs a file.
// expect: error reads input
#include <stdio.h>

int main(void) { return getchar(); }
