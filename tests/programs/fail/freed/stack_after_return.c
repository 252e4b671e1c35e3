// A pointer to a local of a function that has returned.
// expect: bug use-after-free line 11
static int *keep(int v) {
    int local = v;
    int *p = &local;
    return p;
}

int main(void) {
    int *p = keep(7);
    return *p;
}
