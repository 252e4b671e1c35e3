// puts, putchar, fputs, fprintf, fputc and fwrite to standard output and error; fflush and setbuf are harmless.
// output: one\nT two\nthree 3\nbytes\n
// expect: verified
#include <assert.h>
#include <stdio.h>

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    puts("one");
    putchar('T');
    fputs(" two\n", stdout);
    fprintf(stdout, "three %d\n", 3);
    assert(fwrite("bytes\n", 1, 6, stdout) == 6);
    fprintf(stderr, "to the other stream\n");
    fputc('\n', stderr);
    perror("note");
    fflush(stdout);
    return 0;
}
