// The last to let go of an object frees it.
// expect: verified
#include <assert.h>
#include <stdatomic.h>
#include <pthread.h>
#include <stdlib.h>
struct obj { atomic_int refs; int data[4]; };
static struct obj *get(struct obj *o) { atomic_fetch_add_explicit(&o->refs, 1, memory_order_relaxed); return o; }
static void put(struct obj *o) { if (atomic_fetch_sub_explicit(&o->refs, 1, memory_order_release) == 1) { atomic_thread_fence(memory_order_acquire); free(o); } }
static void *w(void *p) { struct obj *o = p; assert(o->data[2] == 3); put(o); return 0; }
int main(void) {
    struct obj *o = malloc(sizeof *o); *o = (struct obj){.data = {1, 2, 3, 4}}; atomic_init(&o->refs, 1);
    pthread_t t[2]; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, w, get(o));
    put(o); for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
}
