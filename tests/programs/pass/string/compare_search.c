// Comparison and search: strcmp, strncmp, memcmp, strchr, strrchr, strstr, memchr, strspn, strcspn, strpbrk.
// expect: verified
#include <assert.h>
#include <stddef.h>
#include <string.h>

int main(void) {
    const char *s = "the quick brown fox";
    assert(strlen(s) == 19 && strnlen(s, 5) == 5);
    assert(strcmp("abc", "abd") < 0 && strcmp("b", "abc") > 0 && strcmp("", "") == 0);
    assert(strncmp("abcx", "abcy", 3) == 0 && strncmp("abcx", "abcy", 4) < 0);
    assert(memcmp("a\0b", "a\0c", 3) < 0 && memcmp("x", "y", 0) == 0);
    assert(strchr(s, 'q') == s + 4 && strchr(s, 'z') == NULL && strchr(s, 0) == s + 19);
    assert(strrchr(s, 'o') == s + 17);
    assert(strstr(s, "brown") == s + 10 && strstr(s, "cat") == NULL && strstr(s, "") == s);
    assert(memchr(s, 'k', 9) == s + 8 && memchr(s, 'k', 8) == NULL);
    assert(strspn("112x", "12") == 3 && strcspn("hello, world", ",") == 5 && *strpbrk("key=value", "=:") == '=');
    assert(strcasecmp("HeLLo", "hEllO") == 0);
    return 0;
}
