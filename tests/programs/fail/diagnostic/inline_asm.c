// Inline assembly with an effect we cannot know is named.
// expect: error asm
static unsigned cycles(void) {
    unsigned low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return low ^ high;
}

int main(void) { return cycles() == 0; }
