// sort: heap sort and an insertion sort of runs over an array of pseudo-random integers. Compare, branch, swap.
#include <stdint.h>
#include <stdio.h>

#ifndef SIZE
#define SIZE 20000
#endif
#define RUN 32

static uint32_t values[SIZE];

static void fill(uint32_t seed) {
    for (int i = 0; i < SIZE; i++) {
        seed = seed * 1664525u + 1013904223u;
        values[i] = seed;
    }
}

static void sift_down(int root, int end) {
    for (;;) {
        int child = 2 * root + 1;
        if (child >= end)
            return;
        if (child + 1 < end && values[child] < values[child + 1])
            child++;
        if (values[root] >= values[child])
            return;
        uint32_t v = values[root];
        values[root] = values[child];
        values[child] = v;
        root = child;
    }
}

static void heap_sort(void) {
    for (int i = SIZE / 2 - 1; i >= 0; i--)
        sift_down(i, SIZE);
    for (int end = SIZE - 1; end > 0; end--) {
        uint32_t v = values[0];
        values[0] = values[end];
        values[end] = v;
        sift_down(0, end);
    }
}

static void sort_runs(void) {
    for (int start = 0; start < SIZE; start += RUN) {
        int end = start + RUN < SIZE ? start + RUN : SIZE;
        for (int i = start + 1; i < end; i++) {
            uint32_t v = values[i];
            int j = i;
            for (; j > start && values[j - 1] > v; j--)
                values[j] = values[j - 1];
            values[j] = v;
        }
    }
}

static uint32_t checksum(void) {
    uint32_t sum = 0;
    for (int i = 0; i < SIZE; i++)
        sum = sum * 31 + values[i];
    return sum;
}

int main(void) {
    fill(1);
    heap_sort();
    uint32_t sum = checksum();
    for (int i = 1; i < SIZE; i++)
        if (values[i - 1] > values[i])
            return 1;
    fill(2);
    sort_runs();
    sum ^= checksum();
    printf("%08x\n", sum);
    return 0;
}
