// A jump ends the variables of the functions that it leaves; another thread still looks at one of them.
// expect: bug use-after-free line 12
// args: --races off
#include <pthread.h>
#include <setjmp.h>

static int *_Atomic shown;
static jmp_buf where;

static void *reader(void *arg) {
    int *at = shown;
    return at && *at ? arg : NULL;
}

static void leave(void) {
    int local = 1;
    shown = &local;
    longjmp(where, 1);
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    if (setjmp(where) == 0)
        leave();
    pthread_join(t, NULL);
}
