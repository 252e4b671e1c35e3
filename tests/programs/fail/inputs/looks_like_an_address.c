// An input of eight bytes may have the value that is the address of a local variable. With that value the variable is taken for shared, and is accessed in
// a step of its own; with a term it is not. The check starts again with every access visible.
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>

extern long __VERIFIER_nondet_long(void);
long length;

void *nothing(void *arg) { return arg; }

int main(void) {
    pthread_t t;
    long asked = __VERIFIER_nondet_long();
    length = asked;
    pthread_create(&t, 0, nothing, 0);
    pthread_join(t, 0);
    assert(asked != 0x10000);
    return 0;
}
