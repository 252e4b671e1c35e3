// How long a thread sleeps makes no difference, so it need not be known.
// expect: verified
// count: 1
#include <assert.h>
#include <unistd.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    usleep(n);
    assert(sleep(n) == 0);
    return 0;
}
