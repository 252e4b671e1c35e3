#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int f(int n) { return n == -1 ? 0 : 1 + f(n + 1); }
int main(void) { return f(0); }
