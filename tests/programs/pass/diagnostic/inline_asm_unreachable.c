// Unsupported assembly in code that cannot be reached does not matter.
// expect: verified
unsigned cycles(void) {
    unsigned low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return low ^ high;
}

int main(void) { return 0; }
