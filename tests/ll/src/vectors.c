// Loops the optimiser turns into vector code, and explicit vectors.
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));

int a[64], b[64], c[64];
float fa[16], fb[16];

__attribute__((noinline)) static int dot(const int *x, const int *y, int n) {
    int sum = 0;
#pragma clang loop vectorize(enable) vectorize_width(4)
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}

__attribute__((noinline)) static v4 mix(v4 x, v4 y) {
    v4 mask = x > y;
    v4 shuffled = __builtin_shufflevector(x, y, 0, 4, 1, 5);
    shuffled[2] = y[3];
    return (mask & shuffled) + (~mask & (x << 2));
}

__attribute__((noinline)) static f4 blend(f4 x, f4 y, int lane) {
    f4 r = x * y - 1.0f;
    r[lane & 3] = (float)lane;
    return r;
}

int main(void) {
    for (int i = 0; i < 64; i++) {
        a[i] = i;
        b[i] = 2 * i;
        c[i] = a[i] > 10 ? b[i] : a[i];
    }
    for (int i = 0; i < 16; i++)
        fa[i] = fb[i] * 2 + 1;
    v4 m = mix((v4){1, 2, 3, 4}, (v4){4, 3, 2, 1});
    f4 f = blend((f4){1, 2, 3, 4}, (f4){5, 6, 7, 8}, m[1]);
    return dot(a, c, 64) + m[0] + m[3] + (int)f[2];
}
