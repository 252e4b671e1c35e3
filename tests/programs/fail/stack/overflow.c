// Recursion without end uses up the stack.
// expect: bug stack-overflow
static int depth(int n) {
    if (n < 0)
        return 0;
    return depth((n + 1) & 0xffff) + 1;
}

int main(void) { return depth(0); }
