// volatile accesses happen each time, also in optimised code.
// cflags: -O2
// expect: verified
#include <assert.h>

volatile int device[4];
static volatile const int fixed = 12;

static int poll(volatile int *p, int times) {
    int sum = 0;
    for (int i = 0; i < times; i++) {
        *p = *p + 1;
        sum += *p;
    }
    return sum;
}

int main(void) {
    assert(poll(&device[2], 4) == 1 + 2 + 3 + 4);
    device[1]++;
    device[1] += device[2];
    assert(device[1] == 5 && device[0] == 0 && fixed == 12);
    return 0;
}
