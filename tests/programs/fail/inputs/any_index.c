// An index that is any number at all: each cell is looked at, and one index beside the array stands for all of them.
// expect: bug out-of-bounds line 8
extern int __VERIFIER_nondet_int(void);
static int a[10];

int main(void) {
    int i = __VERIFIER_nondet_int();
    a[i] = 1;
    return 0;
}
