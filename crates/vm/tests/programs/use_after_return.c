#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int *f(int n) {
    int a[4];
    a[n] = 1;
    int *p = a;
    return p + n;
}
int main(void) { return *f(2); }
