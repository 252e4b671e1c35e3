// Writing past a local array.
// expect: bug out-of-bounds line 6
static int fill(int n) {
    int v[8];
    for (int i = 0; i < n; i++)
        v[i] = i;
    return v[0];
}

int main(void) { return fill(8) + fill(9); }
