// An index that is any number at all: too many to look at, which is said, and not passed over.
// expect: incomplete unsupported
extern int __VERIFIER_nondet_int(void);
static int a[10];

int main(void) {
    int i = __VERIFIER_nondet_int();
    a[i] = 1;
    return 0;
}
