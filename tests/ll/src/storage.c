// Thread-local variables, constructors and destructors, aliases, weak symbols, sections, volatile.
#include <errno.h>
#include <pthread.h>

static _Thread_local int counter = 3;
_Thread_local struct { int id; char name[12]; } self = {1, "main"};
extern _Thread_local int elsewhere;
extern int outside __attribute__((weak));
int tentative;
volatile int device __attribute__((section(".device")));
static int log_[4];
static int logged;

static void note(int what) { log_[logged++ & 3] = what; }
static int original(int x) { return x + counter; }
int other_name(int) __attribute__((alias("original")));
extern int data_alias __attribute__((alias("tentative")));

__attribute__((constructor(200))) static void later(void) { note(2); }
__attribute__((constructor(101))) static void early(void) { note(1); }
__attribute__((destructor)) static void bye(void) { note(3); }
__attribute__((weak)) void hook(void) {}

static void *run(void *arg) {
    counter += *(int *)arg;
    self.name[1] = 'x';
    errno = 0;
    return &counter;
}

int main(void) {
    pthread_t t;
    int by = 2;
    pthread_create(&t, 0, run, &by);
    pthread_join(t, 0);
    device = 1;
    device |= 2;
    hook();
    if (&outside)
        outside = 1;
    return other_name(log_[0]) + data_alias + self.id + errno + (by > 5 ? elsewhere : 0);
}
