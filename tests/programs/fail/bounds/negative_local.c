// An index below a local array.
// expect: bug out-of-bounds line 5
int main(void) {
    volatile int i = -40, v[4] = {0};
    return v[i];
}
