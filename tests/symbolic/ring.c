// A ring buffer whose counters begin anywhere, and wrap.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);
atomic_uint head, tail;
int slot[4];

void *producer(void *x) {
    for (int i = 0; i < 2; i++) {
        unsigned h = head;
        if (h - tail < 4) {
            slot[h % 4] = (int)(h + 1);
            head = h + 1;
        }
    }
    return 0;
}

int main(void) {
    unsigned s = __VERIFIER_nondet_uint();
    head = s;
    tail = s;
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    for (int i = 0; i < 2; i++) {
        unsigned p = tail;
        if (p != head) {
            assert(slot[p % 4] == (int)(p + 1));
            tail = p + 1;
        }
    }
    pthread_join(t, 0);
    return 0;
}
