// The program of `every_symbol.files` as one file: each name is what the linker must make of it.
// expect: verified
// cflags: -fcommon
// args: --arg alpha --arg -b
// output: destructor of n
// output: destructor of m
// output: destructor of m, 300
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// m_start.c
int steps[16], step_count;
void note(int step) { steps[step_count++] = step; }
__attribute__((constructor)) static void m_last(void) { note(5); }
__attribute__((constructor(300))) static void third(void) { note(4); }
__attribute__((constructor(200))) static void m_second(void) { note(2); }
__attribute__((destructor)) static void m_at_end(void) { puts("destructor of m"); }
__attribute__((destructor(300))) static void at_end_early(void) { puts("destructor of m, 300"); }
// n_start.c
__attribute__((constructor)) static void n_last(void) { note(6); }
__attribute__((constructor(200))) static void n_second(void) { note(3); }
__attribute__((constructor(101))) static void first(void) { note(1); }
__attribute__((destructor)) static void n_at_end(void) { puts("destructor of n"); }
// p_ir.ll
static const int data = 41;
int group_data = 41;
int in_group(void) { return group_data; }
__attribute__((constructor(400))) static void start(void) { __builtin_assume(group_data == data); }
int copied(void);
int defined_in_ir(int x) { return copied() + 10 + x; }
int sum(int a, int b) { return a + b; }
int ignores(int a) { return a; }
// q_ir.ll
int in_group_of_q(void) { return in_group(); }
int copied(void) { return 51; }
// e_strong.c, d_weak.c
int policy(void) { return 2; }
int level = 2;
__attribute__((visibility("hidden"))) int hidden_one = 8;
__attribute__((weak)) int fallback(void) { return 7; }
__attribute__((weak)) int present = 31;
int weak_uses_policy(void) { return policy(); }
// f_common.c, g_common.c
int tentative;
int block[8];
int initialised = 9;
int *from_f(void) { return &tentative; }
int *from_g(void) { return &tentative; }
// h_alias.c, i_override.c
static int variable = 3;
extern int alias_of_variable __attribute__((alias("variable")));
int *variable_behind_alias(void) { return &variable; }
int real(void) { return 11; }
int nickname(void) __attribute__((alias("real")));
int soft(void) { return 12; }
int uses_soft(void) { return soft(); }
static int overridden_plain_weak(void) { return 1; }
int same_body(void) __attribute__((alias("overridden_plain_weak")));
int plain_weak(void) { return 2; }
// j_tls.c
_Thread_local int own = 5;
int tls_of_j(void) { return own; }
// k_inline.c
extern inline int twice(int x) { return 2 * x; }
int (*twice_of_k(void))(int) { return twice; }
// l_library.c
int atoi(const char *text) { return *text ? 77 : 0; }
// o_old.c
int old_style_calls(void) { return sum(1, 2) + ignores(3); }

// a_main.c, b_static.c, c_static.c
atomic_int shared;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int b_counter = 1;
static int b_step(void) {
    static int calls = 10;
    calls += b_counter;
    return calls;
}
static void *b_worker(void *unused) {
    pthread_mutex_lock(&mutex);
    assert(b_step() == 11);
    pthread_mutex_unlock(&mutex);
    shared += 1;
    assert(own == 5);
    return unused;
}
void *start_b(void *argument) { return b_worker(argument); }

static int c_counter = 2;
static int c_step(void) {
    static int calls = 20;
    calls += c_counter;
    return calls;
}
static void *c_worker(void *unused) {
    pthread_mutex_lock(&mutex);
    assert(c_step() == 22);
    pthread_mutex_unlock(&mutex);
    shared += 2;
    own++;
    return unused;
}
void *start_c(void *argument) { return c_worker(argument); }

extern int absent_variable[4] __attribute__((weak));
extern int absent_function(void) __attribute__((weak));
int *where_present = &present;
int *where_absent = absent_variable;

static int counter = 100;
static int step(void) {
    static int calls;
    return ++calls + counter;
}

// A compiler takes different names for different functions.
static int equal(int (*f)(void), int (*g)(void)) { return f == g; }

static void check_symbols(void) {
    assert(&present && present == 31 && where_present == &present);
    assert(!absent_variable && !absent_function && !where_absent);
    if (absent_variable)
        absent_variable[2] = 1;
    assert(policy() == 2 && weak_uses_policy() == 2 && level == 2 && fallback() == 7);
    assert(from_f() == &tentative && from_g() == &tentative && tentative == 0);
    assert(block[7] == 0 && initialised == 9 && hidden_one == 8);
    assert(real() == 11 && nickname() == 11 && equal(nickname, real) && !equal(nickname, soft));
    assert(soft() == 12 && uses_soft() == 12);
    assert(plain_weak() == 2 && same_body() == 1);
    alias_of_variable = 4;
    assert(variable_behind_alias() == &alias_of_variable && *variable_behind_alias() == 4);
    assert(own == 5 && tls_of_j() == 5 && ++own == 6 && tls_of_j() == 6);
    assert(twice(4) == 8 && twice_of_k() == twice);
    assert(atoi("1") == 77);
    assert(old_style_calls() == 6);
    assert(in_group() == 41 && in_group_of_q() == 41);
    assert(copied() == 51 && defined_in_ir(3) == 64);
    assert(step() == 101 && step() == 102);
}

int main(int argc, char **argv) {
    assert(argc == 3 && !strcmp(argv[1], "alpha") && !strcmp(argv[2], "-b") && !argv[3]);
    argv[1][0] = 'A';
    assert(step_count == 6);
    for (int i = 0; i < 6; i++)
        assert(steps[i] == i + 1);
    check_symbols();
    pthread_t b, c;
    pthread_create(&b, 0, start_b, 0);
    pthread_create(&c, 0, start_c, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    assert(shared == 3 && own == 6);
    return 0;
}
