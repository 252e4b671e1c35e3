// thread-cache-malloc(N): an allocator with a cache of free blocks for each thread, in front of a central heap under a mutex.
// A cache that is empty is refilled with a batch of blocks, one that has too many gives a batch back, and a thread that ends gives back
// all. Two threads allocate, resize, check and free in N rounds each: the first with one block, the second with one that grows into
// another class, the third with several blocks at once, so that its cache overflows, and so on
// (in the spirit of nedmalloc of Assertion Guided, Table 2). N: rounds of each thread; THREADS: how many.
// Verified: nobody writes to a block that somebody else has, nothing is lost, and all comes back to the heap. The statistics have no
// say in that. Locks are always ordered, and so are the critical sections of the heap, also where threads take from different classes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 2
#endif

// Blocks of class c have room for 16 << c bytes.
#define CLASSES 2
#define SIZE_MIN 16
// Blocks that move between heap and cache at once, and that a cache keeps at most.
#define BATCH 2
#define CACHED_MAX 3
// Blocks of each class: no thread has more than two batches.
#define BLOCKS (THREADS * 2 * BATCH)

_Static_assert(N >= 1 && THREADS >= 1 && THREADS <= 8, "parameters");

enum state { FREE = 0xf4ee, CACHED = 0xcac4, USED = 0x05ed };

struct block {
    enum state state;
    int class;
    struct block *next;
    // Bytes that were asked for, while in use.
    size_t size;
    _Alignas(16) unsigned char data[SIZE_MIN << (CLASSES - 1)];
};

struct list {
    struct block *first;
    int length;
};

// -- Lists --------------------------------------------------------------------------------------------------------------

static void push(struct list *list, struct block *block) {
    block->next = list->first;
    list->first = block;
    list->length++;
}

static struct block *pop(struct list *list) {
    struct block *block = list->first;
    if (block == NULL) {
        assert(list->length == 0);
        return NULL;
    }
    list->first = block->next;
    list->length--;
    block->next = NULL;
    return block;
}

// -- Statistics ---------------------------------------------------------------------------------------------------------

// For whoever tunes the sizes of batches.
struct statistics {
    atomic_uint allocations;
    atomic_uint frees;
    atomic_uint refills;
    atomic_uint flushes;
    atomic_size_t in_use;
    atomic_size_t in_use_max;
};

static struct statistics statistics;

static void note_allocation(size_t size) {
    atomic_fetch_add(&statistics.allocations, 1);
    size_t now = atomic_fetch_add(&statistics.in_use, size) + size;
    // Not exact if two threads reach a new maximum at once.
    if (now > atomic_load(&statistics.in_use_max))
        atomic_store(&statistics.in_use_max, now);
}

static void note_free(size_t size) {
    atomic_fetch_add(&statistics.frees, 1);
    atomic_fetch_sub(&statistics.in_use, size);
}

// -- The central heap ---------------------------------------------------------------------------------------------------

static pthread_mutex_t heap_lock = PTHREAD_MUTEX_INITIALIZER;
static struct list heap[CLASSES];
static struct block arena[CLASSES][BLOCKS];

static void heap_open(void) {
    for (int class = 0; class < CLASSES; class++)
        for (int i = 0; i < BLOCKS; i++) {
            struct block *block = &arena[class][i];
            block->state = FREE;
            block->class = class;
            push(&heap[class], block);
        }
}

// Takes up to a batch of blocks. Says how many there were.
static int heap_take(struct list *into, int class) {
    int taken = 0;
    pthread_mutex_lock(&heap_lock);
    while (taken < BATCH) {
        struct block *block = pop(&heap[class]);
        if (block == NULL)
            break;
        assert(block->state == FREE && block->class == class);
        block->state = CACHED;
        push(into, block);
        taken++;
    }
    pthread_mutex_unlock(&heap_lock);
    return taken;
}

// Gives so many blocks back.
static void heap_give(struct list *from, int class, int count) {
    pthread_mutex_lock(&heap_lock);
    for (int i = 0; i < count; i++) {
        struct block *block = pop(from);
        assert(block != NULL && block->state == CACHED && block->class == class);
        block->state = FREE;
        push(&heap[class], block);
    }
    pthread_mutex_unlock(&heap_lock);
}

// -- Caches -------------------------------------------------------------------------------------------------------------

struct cache {
    struct list lists[CLASSES];
};

// The class for a size, or CLASSES if it is too large.
static int class_of(size_t size) {
    int class = 0;
    for (size_t room = SIZE_MIN; class < CLASSES && room < size; room *= 2)
        class++;
    return class;
}

static size_t room_of(int class) {
    assert(class >= 0 && class < CLASSES);
    return (size_t)SIZE_MIN << class;
}

static struct block *cache_malloc(struct cache *cache, size_t size) {
    int class = class_of(size);
    if (size == 0 || class == CLASSES)
        return NULL;
    struct list *list = &cache->lists[class];
    if (list->length == 0) {
        atomic_fetch_add(&statistics.refills, 1);
        if (heap_take(list, class) == 0)
            return NULL;
    }
    struct block *block = pop(list);
    assert(block != NULL && block->state == CACHED);
    block->state = USED;
    block->size = size;
    note_allocation(size);
    return block;
}

static void cache_free(struct cache *cache, struct block *block) {
    if (block == NULL)
        return;
    // A second free of a block would find another state.
    assert(block->state == USED);
    assert(block->size <= room_of(block->class));
    note_free(block->size);
    block->state = CACHED;
    struct list *list = &cache->lists[block->class];
    push(list, block);
    if (list->length > CACHED_MAX) {
        atomic_fetch_add(&statistics.flushes, 1);
        heap_give(list, block->class, BATCH);
    }
}

// A block of another size with the same contents, as far as they fit. The old one is gone, unless there is no room.
static struct block *cache_realloc(struct cache *cache, struct block *block, size_t size) {
    if (size > 0 && size <= room_of(block->class)) {
        note_free(block->size);
        note_allocation(size);
        block->size = size;
        return block;
    }
    struct block *larger = cache_malloc(cache, size);
    if (larger == NULL)
        return NULL;
    memcpy(larger->data, block->data, block->size < size ? block->size : size);
    cache_free(cache, block);
    return larger;
}

// All that a thread has left goes back to the heap.
static void cache_close(struct cache *cache) {
    for (int class = 0; class < CLASSES; class++) {
        struct list *list = &cache->lists[class];
        if (list->length > 0) {
            atomic_fetch_add(&statistics.flushes, 1);
            heap_give(list, class, list->length);
        }
        assert(list->length == 0 && list->first == NULL);
    }
}

// -- The threads --------------------------------------------------------------------------------------------------------

struct work {
    unsigned char mark;
    struct cache cache;
};

static void fill(struct block *block, unsigned char mark) {
    memset(block->data, mark, block->size);
}

static bool is_filled(const struct block *block, size_t size, unsigned char mark) {
    for (size_t i = 0; i < size; i++)
        if (block->data[i] != mark)
            return false;
    return true;
}

static struct block *filled_block(struct work *w, size_t size) {
    struct block *block = cache_malloc(&w->cache, size);
    assert(block != NULL);
    fill(block, w->mark);
    return block;
}

static void check_and_free(struct work *w, struct block *block, size_t filled) {
    assert(is_filled(block, filled, w->mark));
    cache_free(&w->cache, block);
}

// A block whose size changes.
static void resize(struct work *w, size_t before, size_t after) {
    struct block *block = cache_realloc(&w->cache, filled_block(w, before), after);
    assert(block != NULL && block->size == after);
    check_and_free(w, block, before);
}

// One block more than a batch has.
static void hold_several(struct work *w, size_t size) {
    struct block *blocks[BATCH + 1];
    for (int i = 0; i < BATCH + 1; i++)
        blocks[i] = filled_block(w, size);
    for (int i = 0; i < BATCH + 1; i++)
        check_and_free(w, blocks[i], size);
}

static void round_of(struct work *w, int i) {
    switch (i % 3) {
    case 0:
        resize(w, SIZE_MIN / 2, SIZE_MIN);
        break;
    case 1:
        resize(w, SIZE_MIN / 2, SIZE_MIN + 8);
        break;
    case 2:
        hold_several(w, SIZE_MIN);
        break;
    }
}

static void *worker(void *arg) {
    struct work *w = arg;
    for (int i = 0; i < N; i++)
        round_of(w, i);
    cache_close(&w->cache);
    return NULL;
}

int main(void) {
    static struct work work[THREADS];
    pthread_t t[THREADS];
    heap_open();
    for (int i = 0; i < THREADS; i++) {
        work[i].mark = (unsigned char)(i + 1);
        pthread_create(&t[i], NULL, worker, &work[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    for (int class = 0; class < CLASSES; class++) {
        assert(heap[class].length == BLOCKS);
        for (int i = 0; i < BLOCKS; i++)
            assert(arena[class][i].state == FREE);
    }
    return 0;
}
