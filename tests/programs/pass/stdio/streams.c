// puts, putchar, fputs, fprintf and fwrite to standard output; fflush and setvbuf are harmless.
// output: one
// output: T two
// output: three 3
// output: bytes
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
    fflush(stdout);
    return 0;
}
