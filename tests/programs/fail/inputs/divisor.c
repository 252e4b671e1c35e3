// A divisor that is zero for one value, and minus one for another, which is too much for the smallest number.
// expect: bug division-by-zero line 8
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n != 17)
        return (-2147483647 - 1) / (n - 17) == 3;
    return 0;
}
