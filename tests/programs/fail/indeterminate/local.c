// A decision on a local that was set on one path only.
// expect: bug indeterminate-value line 7
static int parse(int kind) {
    int value, *p = &value;
    if (kind == 1)
        *p = 5;
    if (value > 3)
        return 1;
    return 0;
}

int main(void) { return parse(1) + parse(2); }
