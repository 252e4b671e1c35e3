#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) { return *(int *)0x123456789000; }
