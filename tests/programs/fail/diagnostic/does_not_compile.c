// The compiler's own message is shown, once.
// expect: error undeclared_name
// does-not-compile
int main(void) { return undeclared_name; }
