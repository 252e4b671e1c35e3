// raddle_await without its value, by a declaration of the program's own.
// expect: error a call of `raddle_await_eq_4` that is not as `raddle.h` declares it is not supported
// not-native: it has no such function
unsigned raddle_await_eq_4(const volatile void *pointer);

static unsigned x;

int main(void) {
    return (int)raddle_await_eq_4(&x);
}
