#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <string.h>
#include <ctype.h>
char shared[16];
void *worker(void *p) {
    strcpy(shared, "hello");
    return 0;
}
int main(void) {
    char b[32];
    strcpy(b, "ab");
    strcat(b, "cd");
    assert(strlen(b) == 4 && strcmp(b, "abcd") == 0 && strncmp(b, "abzz", 2) == 0);
    assert(strchr(b, 'c') == b + 2 && strstr(b, "cd") == b + 2 && strchr(b, 'x') == 0);
    assert(memcmp(b, "abce", 4) < 0);
    memset(b, 'x', 3);
    assert(b[2] == 'x' && b[3] == 'd');
    assert(atoi(" -12z") == -12 && strtol("0x1f", 0, 0) == 31);
    assert(isalpha('a') && !isdigit('a') && toupper('q') == 'Q');
    char *d = strdup("dup");
    snprintf(b, sizeof b, "%s-%03d", d, 7);
    assert(strcmp(b, "dup-007") == 0);
    free(d);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int n = (int)strlen(shared);
    pthread_join(t, 0);
    printf("%d", n);
    return 0;
}
