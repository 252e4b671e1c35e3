// Copying: strcpy, strncpy with padding, strcat, strncat, stpcpy, memcpy, memmove, memset, strdup, strndup.
// expect: verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char b[16];
    memset(b, '#', sizeof b);
    assert(strcpy(b, "abc") == b && b[3] == 0 && b[4] == '#');
    strncpy(b, "xy", 4);
    assert(b[2] == 0 && b[3] == 0 && b[4] == '#');
    strncpy(b, "12345678", 4);
    assert(b[3] == '4' && b[4] == '#');
    b[4] = 0;
    strcat(b, "56");
    assert(strcmp(b, "123456") == 0);
    strncat(b, "789xyz", 3);
    assert(strcmp(b, "123456789") == 0);
    assert(stpcpy(b, "end") == b + 3);
    char *d = strndup("truncated", 5);
    assert(strcmp(d, "trunc") == 0);
    free(d);
    memmove(b + 1, b, 4);
    assert(strcmp(b, "eend") == 0);
    return 0;
}
