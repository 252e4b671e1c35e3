// Inline assembly with an effect we cannot know is named.
// expect: error asm
static unsigned long flags(void) {
    unsigned long flags;
    __asm__ volatile("pushfq; popq %0" : "=r"(flags));
    return flags;
}

int main(void) { return flags() == 0; }
