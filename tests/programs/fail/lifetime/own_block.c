// It does not take another thread.
// expect: bug use-after-free line 11
int main(void) {
    int *pointer = 0;
    for (int i = 0; i < 2; i++) {
        int inner[2] = {i, i};
        if (pointer == 0)
            pointer = inner;
        inner[1] = 3;
    }
    return *pointer;
}
