// Reading past a global array, into whatever the linker puts there.
// expect: bug out-of-bounds line 6
static int table[4] = {1, 2, 3, 4};
static int other[4];

static int lookup(int i) { return table[i]; }

int main(void) { return lookup(other[0]) + lookup(other[1] + 5); }
