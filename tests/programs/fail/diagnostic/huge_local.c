// A local array that no memory holds: a limit is reported.
// expect: incomplete
static int use(char *p) { return p[0]; }

int main(void) {
    char big[1ul << 36];
    big[0] = 0;
    return use(big);
}
