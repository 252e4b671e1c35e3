// A jump out of nested functions: its value, variables that changed in between, a second jump to the same place.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

static jmp_buf where;
static int handled;

static void fail(int code) { longjmp(where, code); }

static void work(int depth, int code) {
    int local[2] = {depth, code};
    if (local[0] == 0)
        fail(local[1]);
    work(depth - 1, code);
}

static void *counter(void *arg) {
    // Each thread has a buffer of its own.
    jmp_buf mine;
    int turns = 0;
    int code = setjmp(mine);
    turns++;
    if (code < 3)
        longjmp(mine, code + 1);
    *(int *)arg = turns;
    return NULL;
}

int main(void) {
    int plain = 1;
    volatile int kept = 1;
    switch (setjmp(where)) {
    case 0:
        plain = 2;
        kept = 2;
        work(3, 0);
        break;
    case 1:
        // A zero comes back as a one. At -O0 both have their new values.
        assert(plain == 2 && kept == 2);
        plain = 3;
        handled++;
        work(1, 7);
        break;
    case 7:
        assert(plain == 3);
        handled++;
        break;
    default:
        assert(0);
    }
    assert(handled == 2);
    sigjmp_buf other;
    if (sigsetjmp(other, 1) == 0)
        siglongjmp(other, 5);

    pthread_t a, b;
    int turns[2];
    pthread_create(&a, NULL, counter, &turns[0]);
    pthread_create(&b, NULL, counter, &turns[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(turns[0] == 4 && turns[1] == 4);
}
