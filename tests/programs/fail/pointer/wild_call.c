// A call through a pointer to data.
// expect: bug wild-pointer line 7
static int data = 1;

int main(void) {
    int (*f)(void) = (int (*)(void))(void *)&data;
    return f();
}
