// memcpy, memmove and memset on structs and arrays, overlapping and through the compiler's intrinsics.
// expect: verified
#include <assert.h>
#include <string.h>

struct record { int id; double weight; char name[12]; };

int main(void) {
    struct record a = {7, 2.5, "seven"}, b;
    memcpy(&b, &a, sizeof a);
    assert(b.id == 7 && b.weight == 2.5 && strcmp(b.name, "seven") == 0);
    memset(&a, 0, sizeof a);
    assert(a.id == 0 && a.weight == 0.0 && a.name[0] == 0 && b.id == 7);
    char line[] = "abcdefgh";
    memmove(line + 2, line, 5);
    assert(strcmp(line, "ababcdeh") == 0);
    memmove(line, line + 2, 5);
    assert(strcmp(line, "abcdedeh") == 0);
    unsigned words[3];
    memset(words, 0xab, sizeof words);
    assert(words[2] == 0xababababu);
    __builtin_memcpy(words, (unsigned[]){1, 2}, 8);
    assert(words[0] == 1 && words[1] == 2 && words[2] == 0xababababu);
    struct record c[2] = {b, a};
    c[1] = c[0];
    assert(c[1].name[4] == 'n' && memcmp(&c[0].name, &c[1].name, 6) == 0);
    return 0;
}
