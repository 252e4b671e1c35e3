// A program of 17 files with every kind of symbol. `every_symbol.c` is the same program as one file: they share a golden.
// expect: verified
// cflags: -fcommon
// args: --arg alpha --arg -b
// output: destructor of n
// output: destructor of m
// output: destructor of m, 300
#include "all.h"

atomic_int shared;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

// Defined in another file, and nowhere.
extern int present __attribute__((weak));
extern int absent_variable[4] __attribute__((weak));
extern int absent_function(void) __attribute__((weak));
int *where_present = &present;
int *where_absent = absent_variable;

// Three files have one of these.
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
