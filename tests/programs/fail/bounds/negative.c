// A negative index from the start of an array.
// expect: bug out-of-bounds line 7
static int v[4];

int main(void) {
    int i = 3;
    while (v[i] == 0)
        i--;
    return i;
}
