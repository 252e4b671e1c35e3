// A file that declares a function with other parameters than it has: no linker notices, the call does.
// expect: bug invalid-call line 6
double half(double);

int main(void) {
    return (int)half(2);
}
