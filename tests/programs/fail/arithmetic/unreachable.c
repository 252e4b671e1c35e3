// Control reaches a place that the program says is unreachable.
// expect: bug unreachable line 8
static int digit(int d) {
    switch (d) {
    case 0: return 10;
    case 1: return 11;
    }
    __builtin_unreachable();
}

int main(void) { return digit(0) + digit(1) + digit(2); }
