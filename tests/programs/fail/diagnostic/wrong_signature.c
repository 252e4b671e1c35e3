// A function called with a signature that is not its own.
// expect: bug invalid-call line 7
static int two(int a, int b) { return a + b; }

int main(void) {
    int (*f)(int) = (int (*)(int))(void *)two;
    return f(1);
}
