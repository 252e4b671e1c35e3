#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) {
    char *s = (char *)"text";
    s[0] = 'T';
    return 0;
}
