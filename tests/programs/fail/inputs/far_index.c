// An index that is far outside whatever it is: there may be another object, so it is not known to be a fault, which is said.
// expect: incomplete unsupported
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
static int a[10];

int main(void) {
    int i = __VERIFIER_nondet_int();
    __VERIFIER_assume(i > 100000);
    a[i] = 1;
    return 0;
}
