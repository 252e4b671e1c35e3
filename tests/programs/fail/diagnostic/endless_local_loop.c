// A loop without visible operation that never ends: a limit stops it and the loop is named.
// expect: incomplete
int main(void) {
    volatile unsigned n = 0;
    while (n != 1)
        n += 2;
    return 0;
}
