// sscanf, strtok, a growing string buffer with vsnprintf, and the div family.
// expect: verified
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
struct sb { char *p; size_t n, cap; };
static void sbf(struct sb *s, const char *f, ...) {
    va_list a, b; va_start(a, f); va_copy(b, a);
    int need = vsnprintf(NULL, 0, f, a); va_end(a);
    if (s->n + need + 1 > s->cap) { s->cap = (s->n + need + 1) * 2; s->p = realloc(s->p, s->cap); }
    vsnprintf(s->p + s->n, s->cap - s->n, f, b); va_end(b); s->n += need;
}
int main(void) {
    struct sb s = {0};
    sbf(&s, "%s=%d;", "a", -5); sbf(&s, "%5.2f|%-4x|%c", 3.14159, 255u, 'z'); sbf(&s, "%08lx %zu %%", 0xbeefL, sizeof s);
    assert(!strcmp(s.p, "a=-5; 3.14|ff  |z0000beef 24 %"));
    int x, y; char w[8], c; float f; double d; unsigned u; long l; int n;
    assert(sscanf("12 -7 word q", "%d %d %7s %c", &x, &y, w, &c) == 4 && x == 12 && y == -7 && !strcmp(w, "word") && c == 'q');
    assert(sscanf("1.5,2.25,ff,99999999999", "%f,%lf,%x,%ld%n", &f, &d, &u, &l, &n) == 4 && f == 1.5f && d == 2.25 && u == 255 && l == 99999999999 && n == 23);
    assert(sscanf("", "%d", &x) == EOF && sscanf("x", "%d", &x) == 0);
    assert(sscanf("k=v w", "%7[^=]=%*s %c", w, &c) == 2 && !strcmp(w, "k") && c == 'w');
    char line[] = "one two  three"; int k = 0;
    for (char *t = strtok(line, " "); t; t = strtok(NULL, " ")) k += (int)strlen(t);
    assert(k == 11);
    div_t q = div(-7, 2); ldiv_t lq = ldiv(17, 5); lldiv_t ll = lldiv(-9, 4);
    assert(q.quot == -3 && q.rem == -1 && lq.quot == 3 && lq.rem == 2 && ll.quot == -2 && ll.rem == -1);
    free(s.p);
}
