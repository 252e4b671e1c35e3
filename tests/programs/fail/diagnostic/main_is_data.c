// main must be a function.
// cflags: -Wno-main
// expect: error main
int main = 3;
