// A function without a prototype ignores what it does not name, but what it names must be there.
// expect: bug invalid-call line 9
// not-native: the missing argument is whatever is in its register
int difference(a, b) int a; int b; { return a - b; }

int main(void) {
    int (*any)() = difference;
    any(5, 3, 1);
    return any(5);
}
