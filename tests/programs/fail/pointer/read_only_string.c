// Writing into a string constant.
// expect: bug read-only-write line 6
static char *name(void) { return (char *)"fixed"; }

int main(void) {
    name()[0] = 'F';
    return 0;
}
