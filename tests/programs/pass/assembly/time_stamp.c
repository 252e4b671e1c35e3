// The time-stamp counter goes on whenever it is asked; `cpuid` is a fence and knows of no features.
// expect: verified
#include <assert.h>
#include <cpuid.h>
#include <x86intrin.h>

static unsigned long halves(void) {
    unsigned low, high;
    __asm__ volatile("lfence\n\trdtsc" : "=a"(low), "=d"(high) : : "memory");
    return (unsigned long)high << 32 | low;
}

static unsigned long whole(void) {
    unsigned long now;
    __asm__ volatile("rdtsc\n\tshlq $32, %%rdx\n\torq %%rdx, %%rax" : "=a"(now) : : "rdx");
    return now;
}

int main(void) {
    unsigned long first = halves(), second = whole(), third = __rdtsc();
    assert(first < second && second < third);
    unsigned processor;
    assert(__rdtscp(&processor) > third && processor == 0);
    assert(__builtin_readcyclecounter() > third);
    while (__rdtsc() - third < 100000)
        __asm__ volatile("pause");
    __asm__ volatile("cpuid" : : "a"(0) : "rbx", "rcx", "rdx", "memory");
    unsigned a, b, c, d;
    assert(__get_cpuid(1, &a, &b, &c, &d) == 0);
}
