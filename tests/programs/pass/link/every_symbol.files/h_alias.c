// Aliases: strong ones, a weak one that another file wins over, and one of a function that another file wins over.
#include "all.h"

static int variable = 3;
extern int alias_of_variable __attribute__((alias("variable")));
int *variable_behind_alias(void) { return &variable; }

int real(void) { return 11; }
int nickname(void) __attribute__((alias("real")));
int soft(void) __attribute__((weak, alias("real")));
int uses_soft(void) { return soft(); }

__attribute__((weak)) int plain_weak(void) { return 1; }
int same_body(void) __attribute__((alias("plain_weak")));
