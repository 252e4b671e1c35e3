// A little interpreter with computed gotos, unions and pthread_exit with a heap result.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
union val { long i; double d; char s[8]; };
enum op { PUSH, ADD, MUL, HALT };
struct ins { enum op op; union val v; };
static double run(const struct ins *p) {
    static void *labels[] = {&&push, &&add, &&mul, &&halt}; double st[8]; int n = 0;
    goto *labels[p->op];
push: st[n++] = p->v.d; p++; goto *labels[p->op];
add: n--; st[n - 1] += st[n]; p++; goto *labels[p->op];
mul: n--; st[n - 1] *= st[n]; p++; goto *labels[p->op];
halt: return st[0];
}
static void *w(void *a) { double *r = malloc(sizeof *r); *r = run(a); pthread_exit(r); }
int main(void) {
    static const struct ins prog[] = {{PUSH, {.d = 2}}, {PUSH, {.d = 3}}, {ADD}, {PUSH, {.d = 4}}, {MUL}, {HALT}};
    pthread_t t[2]; double sum = 0;
    for (int i = 0; i < 2; i++) if (pthread_create(&t[i], NULL, w, (void *)prog)) { perror("create"); return 1; }
    for (int i = 0; i < 2; i++) { double *r; pthread_join(t[i], (void **)&r); sum += *r; free(r); }
    assert(sum == 40); printf("%g\n", sum);
}
