// The standard input is a file: numbers, lines, characters, its end.
// expect: verified
// args: --stdin pass/input/numbers.txt
#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    int a, b, c;
    char word[16], line[32], rest[64];
    assert(scanf("%d%d%i", &a, &b, &c) == 3 && a == 3 && b == -4 && c == 31);
    assert(getchar() == '\n' && !feof(stdin));
    assert(fscanf(stdin, "%15s", word) == 1 && strcmp(word, "hello") == 0);
    assert(fgetc(stdin) == ' ' && ungetc(' ', stdin) == ' ' && getc(stdin) == ' ');
    assert(fgets(line, sizeof line, stdin) == line && strcmp(line, "world\n") == 0);
    assert(fgets(line, 5, stdin) == line && strcmp(line, "last") == 0);
    assert(fread(rest, 1, 5, stdin) == 5 && memcmp(rest, " line", 5) == 0);
    assert(read(0, rest, 4) == 4 && memcmp(rest, " wit", 4) == 0);
    assert(!feof(stdin) && fread(rest, 3, 20, stdin) == 2 && feof(stdin) && !ferror(stdin));
    assert(getchar() == EOF && fgets(line, sizeof line, stdin) == NULL && scanf("%d", &a) == EOF);
    clearerr(stdin);
    assert(!feof(stdin) && read(0, rest, 1) == 0);
}
