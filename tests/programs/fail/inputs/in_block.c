// An atomic block that decides on an input: what is in it is one step, and there would be two.
// expect: incomplete unsupported
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x;

int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_atomic_begin();
    if (n > 5)
        x = 1;
    __VERIFIER_atomic_end();
    return 0;
}
