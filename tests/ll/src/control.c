// Switches, loops, computed gotos, function pointers, recursion, variable-length arrays, setjmp-free everything.
#include <stdlib.h>

enum colour { RED, GREEN = 5, BLUE };
typedef int (*operation)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static operation table[] = {add, sub};

static int name(enum colour c) {
    switch (c) {
    case RED: return 10;
    case GREEN: return 20;
    case BLUE: break;
    default: return -1;
    }
    return 30;
}

static int interpret(const unsigned char *code) {
    static void *labels[] = {&&stop, &&inc, &&dbl, &&dec};
    int value = 1;
    goto *labels[*code];
inc:
    value++;
    goto *labels[*++code];
dbl:
    value *= 2;
    goto *labels[*++code];
dec:
    value--;
    goto *labels[*++code];
stop:
    return value;
}

static int ranges(long x) {
    switch (x) {
    case 1 ... 5: return 1;
    case 100: case 200: return 2;
    case -7: return 3;
    default: return 0;
    }
}

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static int variable(int n) {
    int sum = 0;
    for (int round = 0; round < 2; round++) {
        int values[n];
        for (int i = 0; i < n; i++)
            values[i] = i * round;
        do
            sum += values[--n];
        while (n > 1);
        n = 4;
    }
    return sum;
}

int main(int argc, char **argv) {
    unsigned char code[] = {1, 2, 1, 3, 0};
    int *heap = malloc(sizeof *heap * 4);
    if (!heap)
        abort();
    heap[argc & 3] = table[argc & 1](fib(5), 2);
    int result = heap[argc & 3] + name(argc > 1 ? BLUE : GREEN) + interpret(code) + ranges(argc) + variable(4);
    free(heap);
    return argv[0] ? result : -1;
}
