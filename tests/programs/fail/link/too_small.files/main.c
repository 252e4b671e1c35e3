// A file that takes a variable for larger than it is: no linker notices, the access does.
// expect: bug out-of-bounds line 6
extern int table[4];

int main(void) {
    return table[3];
}
