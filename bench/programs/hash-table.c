// hash-table(N): a lock-free hash table with open addressing: a cell is claimed for a key by compare-and-swap and keeps it; after that
// its value changes by compare-and-swap, also to "removed". Beside the table there are statistics.
// Two threads perform N operations each: on keys of their own, which all want the same cell, and every fourth time on a key that both
// use. N: compare-and-swap operations of each thread (in the spirit of nbds-hashtable of Assertion Guided, Table 2).
// Verified: each thread finds what it left, the common key is put once, and in the end every key is where a
// search for it finds it. The statistics have no say in that, so only the orders of the table's own accesses matter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif
#define CAPACITY 16
#define THREADS 2
// One that both use, and one for every four operations of a thread.
#define KEYS_MAX (1 + THREADS * ((N + 3) / 4))

_Static_assert(N >= 1 && KEYS_MAX <= CAPACITY, "the table never has to grow");

// Keys and values are positive.
enum { NO_KEY = 0 };
enum { ABSENT = 0, REMOVED = -1 };
enum { NOT_FOUND = -1 };

// What an operation demands of the value that is there.
enum condition { IF_ABSENT, IF_PRESENT, IF_EQUAL, ALWAYS };

struct cell {
    atomic_int key;
    atomic_int value;
};

// Counted on the way, for whoever tunes the hash function.
struct statistics {
    atomic_uint operations;
    atomic_uint probes;
    atomic_uint longest_probe;
    atomic_uint claimed;
    atomic_uint lost;
    atomic_uint refused;
    atomic_uint removed;
};

struct table {
    struct cell cells[CAPACITY];
};

static struct table table;
static struct statistics statistics;

// -- Statistics ---------------------------------------------------------------------------------------------------------

static void count(atomic_uint *counter) {
    atomic_fetch_add(counter, 1);
}

// Not exact if two threads have something to say at once; that is good enough.
static void note_probe(unsigned length) {
    atomic_fetch_add(&statistics.probes, length);
    if (atomic_load(&statistics.longest_probe) < length)
        atomic_store(&statistics.longest_probe, length);
}

// -- Cells --------------------------------------------------------------------------------------------------------------

static unsigned hash(int key) {
    return (unsigned)key * 5u % CAPACITY;
}

static bool is_live(int value) {
    return value != ABSENT && value != REMOVED;
}

// The cell of a key, or NOT_FOUND. A cell without a key ends the search: whoever claims one later comes after us.
static int find(struct table *t, int key) {
    unsigned start = hash(key);
    for (unsigned i = 0; i < CAPACITY; i++) {
        unsigned index = (start + i) % CAPACITY;
        int found = atomic_load(&t->cells[index].key);
        if (found == key) {
            note_probe(i + 1);
            return (int)index;
        }
        if (found == NO_KEY)
            return NOT_FOUND;
    }
    return NOT_FOUND;
}

// The cell of a key; claims one if there is none. NOT_FOUND if all others are taken.
static int claim(struct table *t, int key) {
    unsigned start = hash(key);
    for (unsigned i = 0; i < CAPACITY; i++) {
        unsigned index = (start + i) % CAPACITY;
        struct cell *cell = &t->cells[index];
        int found = atomic_load(&cell->key);
        if (found == NO_KEY) {
            int expected = NO_KEY;
            if (atomic_compare_exchange_strong(&cell->key, &expected, key)) {
                count(&statistics.claimed);
                note_probe(i + 1);
                return (int)index;
            }
            // Somebody else was faster, perhaps with the same key.
            count(&statistics.lost);
            found = expected;
        }
        if (found == key) {
            note_probe(i + 1);
            return (int)index;
        }
    }
    return NOT_FOUND;
}

// -- Operations ---------------------------------------------------------------------------------------------------------

static bool admits(enum condition condition, int wanted, int there) {
    switch (condition) {
    case IF_ABSENT:
        return !is_live(there);
    case IF_PRESENT:
        return is_live(there);
    case IF_EQUAL:
        return there == wanted;
    case ALWAYS:
        return true;
    }
    return false;
}

// Sets the value of a key if the one that is there meets the condition, and says which one was there: ABSENT if none. It was set if
// that one meets the condition.
static int table_cas(struct table *t, int key, enum condition condition, int wanted, int value) {
    assert(key > NO_KEY);
    assert(is_live(value) || value == REMOVED);
    count(&statistics.operations);
    bool may_add = condition == IF_ABSENT || condition == ALWAYS;
    int index = may_add ? claim(t, key) : find(t, key);
    if (index == NOT_FOUND) {
        // There is room for all keys.
        assert(!may_add);
        count(&statistics.refused);
        return ABSENT;
    }
    assert(index >= 0 && index < CAPACITY);
    struct cell *cell = &t->cells[index];
    int there = atomic_load(&cell->value);
    while (admits(condition, wanted, there)) {
        if (atomic_compare_exchange_strong(&cell->value, &there, value)) {
            if (value == REMOVED)
                count(&statistics.removed);
            return is_live(there) ? there : ABSENT;
        }
        count(&statistics.lost);
    }
    count(&statistics.refused);
    return is_live(there) ? there : ABSENT;
}

static int table_get(struct table *t, int key) {
    count(&statistics.operations);
    int index = find(t, key);
    int value = index == NOT_FOUND ? ABSENT : atomic_load(&t->cells[index].value);
    return is_live(value) ? value : ABSENT;
}

static int table_put_if_absent(struct table *t, int key, int value) {
    return table_cas(t, key, IF_ABSENT, ABSENT, value);
}

static int table_replace(struct table *t, int key, int old, int value) {
    return table_cas(t, key, IF_EQUAL, old, value);
}

static int table_remove(struct table *t, int key) {
    return table_cas(t, key, IF_PRESENT, ABSENT, REMOVED);
}

// How many keys have a value. Exact when nobody else is there.
static int table_count(struct table *t) {
    int live = 0;
    for (int i = 0; i < CAPACITY; i++)
        if (is_live(atomic_load(&t->cells[i].value)))
            live++;
    return live;
}

// What holds when nobody else is there: a value has a key, and the search for a key ends where it is.
static void table_check(struct table *t) {
    for (int i = 0; i < CAPACITY; i++) {
        int key = atomic_load(&t->cells[i].key);
        if (key == NO_KEY) {
            assert(atomic_load(&t->cells[i].value) == ABSENT);
            continue;
        }
        assert(find(t, key) == i);
    }
}

// -- The threads --------------------------------------------------------------------------------------------------------

enum { COMMON_KEY = 1 };

struct work {
    int number;
    // How often this thread was the one that put the common key.
    int common;
    // Keys that it has left in the table.
    int left;
};

// The keys of a thread. All of them have the same hash, so the threads meet in their cells.
static int own_key(const struct work *w, int i) {
    return 2 + CAPACITY * (THREADS * i + w->number);
}

static int value_of(const struct work *w, int i) {
    return 100 * (w->number + 1) + i;
}

// Every fourth operation is on the common key; the others put a key, change it and remove it again.
static void operate(struct work *w, int i) {
    int key = own_key(w, i / 4);
    int value = value_of(w, i / 4);
    switch (i % 4) {
    case 0: {
        int before = table_put_if_absent(&table, key, value);
        assert(before == ABSENT);
        w->left++;
        break;
    }
    case 1: {
        int before = table_put_if_absent(&table, COMMON_KEY, value_of(w, 50));
        // Nobody removes it, so the other thread's value is the only one that can be there.
        if (before == ABSENT)
            w->common++;
        else
            assert(before % 100 == 50);
        break;
    }
    case 2: {
        int before = table_replace(&table, key, value, value + 10);
        assert(before == value);
        assert(table_get(&table, key) == value + 10);
        break;
    }
    case 3: {
        int before = table_remove(&table, key);
        assert(before == value + 10);
        w->left--;
        break;
    }
    }
}

static void *worker(void *arg) {
    struct work *w = arg;
    for (int i = 0; i < N; i++)
        operate(w, i);
    return NULL;
}

int main(void) {
    static struct work work[THREADS];
    pthread_t t[THREADS];
    for (int i = 0; i < THREADS; i++) {
        work[i].number = i;
        pthread_create(&t[i], NULL, worker, &work[i]);
    }
    int common = 0, left = 0;
    for (int i = 0; i < THREADS; i++) {
        pthread_join(t[i], NULL);
        common += work[i].common;
        left += work[i].left;
    }
    assert(common == (N > 1 ? 1 : 0));
    assert(table_count(&table) == common + left);
    table_check(&table);
    return 0;
}
