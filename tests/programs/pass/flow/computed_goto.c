// A small interpreter with computed goto: label addresses in a table, indirect branches.
// expect: verified
#include <assert.h>

enum { PUSH, ADD, MUL, HALT };

static int run(const unsigned char *code) {
    static const void *const labels[] = {&&push, &&add, &&mul, &&halt};
    int stack[8], top = 0;
    goto *labels[*code++];
push:
    stack[top++] = *code++;
    goto *labels[*code++];
add:
    top--;
    stack[top - 1] += stack[top];
    goto *labels[*code++];
mul:
    top--;
    stack[top - 1] *= stack[top];
    goto *labels[*code++];
halt:
    return stack[top - 1];
}

int main(void) {
    const unsigned char program[] = {PUSH, 6, PUSH, 2, PUSH, 5, ADD, MUL, HALT};
    assert(run(program) == 42);
    return 0;
}
