/* Library functions that call back into the program, as plain C. prelude.ir is made from this:
 *
 *   clang -O0 -S -emit-llvm -Xclang -disable-O0-optnone prelude.c -o prelude.ll
 *   cargo run -p raddle-vm --example explore -- prelude.ll --ir > prelude.ir
 *
 * Sorting is by binary insertion: stable, as few calls of the comparison as there can be, and at most three visible
 * operations per element when others can see the array. */
typedef unsigned long size;
void *memcpy(void *, const void *, size);
void *memmove(void *, const void *, size);

void qsort(void *base, size count, size width, int (*compare)(const void *, const void *)) {
    char *a = base, *saved = __builtin_alloca(width);
    for (size i = 1; i < count; i++) {
        char *x = a + i * width;
        size low = 0, high = i;
        while (low < high) {
            size middle = (low + high) / 2;
            if (compare(x, a + middle * width) < 0) high = middle;
            else low = middle + 1;
        }
        if (low < i) {
            memcpy(saved, x, width);
            memmove(a + (low + 1) * width, a + low * width, (i - low) * width);
            memcpy(a + low * width, saved, width);
        }
    }
}

void qsort_r(void *base, size count, size width, int (*compare)(const void *, const void *, void *), void *context) {
    char *a = base, *saved = __builtin_alloca(width);
    for (size i = 1; i < count; i++) {
        char *x = a + i * width;
        size low = 0, high = i;
        while (low < high) {
            size middle = (low + high) / 2;
            if (compare(x, a + middle * width, context) < 0) high = middle;
            else low = middle + 1;
        }
        if (low < i) {
            memcpy(saved, x, width);
            memmove(a + (low + 1) * width, a + low * width, (i - low) * width);
            memcpy(a + low * width, saved, width);
        }
    }
}

void *bsearch(const void *key, const void *base, size count, size width, int (*compare)(const void *, const void *)) {
    const char *a = base;
    size low = 0, high = count;
    while (low < high) {
        size middle = (low + high) / 2;
        int order = compare(key, a + middle * width);
        if (order == 0) return (void *)(a + middle * width);
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return 0;
}
