// Writing to a constant table through a cast.
// expect: bug read-only-write line 5
static const int table[3] = {1, 2, 3};

static void bump(int *p) { ++*p; }

int main(void) {
    bump((int *)&table[1]);
    return table[1];
}
