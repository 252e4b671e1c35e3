// A function with a prototype is called as that says, also through a pointer of another type.
// expect: bug invalid-call line 8
static int none(void) { return 0; }

int main(void) {
    int (*one)(int) = (int (*)(int))none;
    /* undefined, whatever the platform does with the argument */
    return one(1);
}
