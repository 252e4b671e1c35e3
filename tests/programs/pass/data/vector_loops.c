// Loops that the optimiser turns into vector code, with reductions.
// cflags: -O3 -msse4.1
// expect: verified
#include <assert.h>
#include <stdint.h>

#define KEEP __attribute__((noinline))
KEEP static int sum(const int *v, int n) { int s = 0; for (int i = 0; i < n; i++) s += v[i]; return s; }
KEEP static int largest(const int *v, int n) { int m = v[0]; for (int i = 1; i < n; i++) m = v[i] > m ? v[i] : m; return m; }
KEEP static void widen(uint32_t *out, const uint8_t *in, int n) { for (int i = 0; i < n; i++) out[i] = in[i] * 3u; }
KEEP static int count(const char *s, int n, char c) { int k = 0; for (int i = 0; i < n; i++) k += s[i] == c; return k; }

int main(void) {
    int v[40];
    uint8_t bytes[40];
    uint32_t wide[40];
    for (int i = 0; i < 40; i++) {
        v[i] = (i * 7) % 41 - 5;
        bytes[i] = (uint8_t)(200 + i);
    }
    assert(sum(v, 40) == 40 * 41 / 2 - 34 - 40 * 5);
    assert(largest(v, 40) == 35);
    widen(wide, bytes, 40);
    assert(wide[0] == 600 && wide[39] == 717);
    assert(count("to be or not to be, that is the question: to be", 47, 'o') == 6);
    return 0;
}
