// Character classes and case conversion.
// expect: verified
#include <assert.h>
#include <ctype.h>

int main(void) {
    volatile int a = 'a', z = 'Z', five = '5', tab = '\t', bang = '!';
    assert(isalpha(a) && isalpha(z) && !isalpha(five));
    assert(isdigit(five) && !isdigit(a) && isxdigit(a) && !isxdigit('g'));
    assert(isspace(tab) && !isspace(a) && ispunct(bang) && !ispunct(a));
    assert(isupper(z) && !isupper(a) && islower(a) && isalnum(five) && isprint(bang) && !isprint(tab) && iscntrl(tab));
    assert(toupper(a) == 'A' && tolower(z) == 'z' && toupper(five) == '5');
    return 0;
}
