// Control comes back to where `setjmp` was called, and variables are what they have become.
#include <assert.h>
#include <setjmp.h>
int tries, noise;
jmp_buf place;
static void again(int n) {
    noise++;
    if (n < 3)
        longjmp(place, 1);
}
int main(void) {
    volatile int n = 0;
    int other = 0;
    if (setjmp(place))
        tries++;
    n = n + 1;
    other++;
    again(n);
    assert(tries == 2);
    return other;
}
