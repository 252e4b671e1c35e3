// An address that leaves its object may be that of another one: `b + 1024` on this machine. The formula, where objects are elsewhere, has to refuse this.
// expect: bug assertion line 10
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
char b[40] = "b", c[40] = "c";
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 5000) return 0;
    char *q = b + n;
    assert(q != c);
}
