// Randomness and time are deterministic and well-behaved; sleeping takes no time and is no event.
// expect: verified
#include <assert.h>
#include <sched.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    srand(42);
    int a = rand(), b = rand();
    assert(a >= 0 && a <= RAND_MAX && b >= 0 && b <= RAND_MAX);
    srand(42);
    assert(rand() == a && rand() == b);
    unsigned seed = 7, same = 7;
    assert(rand_r(&seed) == rand_r(&same));
    time_t t = time(NULL), u;
    assert(t != (time_t)-1 && time(&u) == u);
    struct timespec now, pause = {0, 1000};
    assert(clock_gettime(CLOCK_MONOTONIC, &now) == 0 && now.tv_nsec >= 0 && now.tv_nsec < 1000000000);
    assert(nanosleep(&pause, NULL) == 0);
    usleep(1);
    sched_yield();
    assert(clock() != (clock_t)-1);
    return 0;
}
