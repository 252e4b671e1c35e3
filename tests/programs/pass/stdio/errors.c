// Printing to standard error: fprintf, fputs, fputc and perror.
// expect: verified
#include <assert.h>
#include <stdio.h>

int main(void) {
    assert(fprintf(stderr, "to the other stream %d\n", 2) == 22);
    fputs("text", stderr);
    fputc('\n', stderr);
    perror("note");
    assert(fflush(stderr) == 0);
    return 0;
}
