// What the files of this program share.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern atomic_int shared;
extern pthread_mutex_t mutex;
void *start_b(void *);
void *start_c(void *);
int weak_uses_policy(void);
int policy(void);
int fallback(void);
extern int level, tentative, block[8], initialised, hidden_one;
int *from_f(void);
int *from_g(void);
int real(void);
int nickname(void);
int soft(void);
int uses_soft(void);
int plain_weak(void);
int same_body(void);
extern int alias_of_variable;
int *variable_behind_alias(void);
extern _Thread_local int own;
int tls_of_j(void);
inline int twice(int x) { return 2 * x; }
int (*twice_of_k(void))(int);
void note(int step);
extern int steps[16], step_count;
int old_style_calls(void);
int in_group(void);
int in_group_of_q(void);
int copied(void);
int defined_in_ir(int);
