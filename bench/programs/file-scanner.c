// file-scanner(N): threads look for a word in all files below a directory of a file system that is in memory. Directories and files that are
// still to be looked at are in a queue with a mutex and a condition variable; matches are counted under another mutex, and statistics
// beside them (in the spirit of pfscan of Assertion Guided, Table 2). N: how many files there are, in a directory and one below it;
// THREADS: how many scan.
// Verified: every file is scanned once, all matches are counted, the queue never overflows, and all threads come to an end. The statistics
// have no say in that, and neither has the order in which matches are added, but for the locks.
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

_Static_assert(N >= 1 && N <= 4 && THREADS >= 1 && THREADS <= 8, "parameters");

// -- The file system ----------------------------------------------------------------------------------------------------

enum kind { DIRECTORY, FILE_WITH_TEXT };

#define DIRECTORIES 2
#define ENTRIES (DIRECTORIES + N)
#define ROOT 0

struct entry {
    const char *name;
    enum kind kind;
    // The directory that it is in. The root is in itself.
    int parent;
    const char *text;
};

// Directories come before what is in them.
static const struct entry entries[ENTRIES] = {
    { "/", DIRECTORY, ROOT, NULL },
    { "src", DIRECTORY, ROOT, NULL },
    { "notes", FILE_WITH_TEXT, ROOT, "lock the door, then unlock it" },
#if N > 1
    { "lock.c", FILE_WITH_TEXT, 1, "lock(); work(); unlock();" },
#endif
#if N > 2
    { "main.c", FILE_WITH_TEXT, 1, "int main(void) { return 0; }" },
#endif
#if N > 3
    { "todo", FILE_WITH_TEXT, ROOT, "lo lock loc" },
#endif
};

static const char word[] = "lock";

// -- Statistics ---------------------------------------------------------------------------------------------------------

struct statistics {
    atomic_uint directories;
    atomic_uint files;
    atomic_size_t bytes;
    atomic_size_t longest;
};

static struct statistics statistics;

static void note_directory(void) {
    atomic_fetch_add(&statistics.directories, 1);
}

static void note_file(size_t length) {
    atomic_fetch_add(&statistics.files, 1);
    atomic_fetch_add(&statistics.bytes, length);
    // Not exact if two threads are done with long files at once.
    if (length > atomic_load(&statistics.longest))
        atomic_store(&statistics.longest, length);
}

// -- The queue ----------------------------------------------------------------------------------------------------------

static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t queue_changed = PTHREAD_COND_INITIALIZER;
// A ring of entries; no entry is in it twice.
static int queue[ENTRIES];
static int queue_first, queue_length;
// Entries that are in the queue or that somebody is at work on: they may bring more.
static int unfinished;

// The lock must be held.
static void put(int entry) {
    assert(entry >= 0 && entry < ENTRIES);
    assert(queue_length < ENTRIES);
    queue[(queue_first + queue_length) % ENTRIES] = entry;
    queue_length++;
    unfinished++;
}

static void queue_put(int entry) {
    pthread_mutex_lock(&queue_lock);
    put(entry);
    pthread_cond_signal(&queue_changed);
    pthread_mutex_unlock(&queue_lock);
}

// The next entry; false if there is none and will be none.
static bool queue_get(int *entry) {
    pthread_mutex_lock(&queue_lock);
    while (queue_length == 0 && unfinished > 0)
        pthread_cond_wait(&queue_changed, &queue_lock);
    bool any = queue_length > 0;
    if (any) {
        *entry = queue[queue_first];
        assert(*entry >= 0 && *entry < ENTRIES);
        queue_first = (queue_first + 1) % ENTRIES;
        queue_length--;
    }
    pthread_mutex_unlock(&queue_lock);
    return any;
}

// An entry has brought all that it will bring. Whoever waits has to know if it was the last.
static void queue_finish(void) {
    pthread_mutex_lock(&queue_lock);
    assert(unfinished > 0);
    unfinished--;
    if (unfinished == 0)
        pthread_cond_broadcast(&queue_changed);
    pthread_mutex_unlock(&queue_lock);
}

// -- Matches ------------------------------------------------------------------------------------------------------------

static pthread_mutex_t matches_lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned matches, files_with_matches;

static void add_matches(unsigned found) {
    if (found == 0)
        return;
    pthread_mutex_lock(&matches_lock);
    matches += found;
    files_with_matches++;
    pthread_mutex_unlock(&matches_lock);
}

// How often a word is in a text. Occurrences may overlap.
static unsigned occurrences(const char *text, size_t length) {
    const size_t wanted = sizeof word - 1;
    unsigned found = 0;
    for (size_t at = 0; at + wanted <= length; at++) {
        size_t same = 0;
        while (same < wanted && text[at + same] == word[same])
            same++;
        if (same == wanted)
            found++;
    }
    return found;
}

// -- Scanning -----------------------------------------------------------------------------------------------------------

// How often each entry was scanned. Only the thread that got it from the queue writes here.
static int scanned[ENTRIES];

static void scan_directory(int directory) {
    note_directory();
    for (int i = 0; i < ENTRIES; i++)
        if (i != ROOT && entries[i].parent == directory)
            queue_put(i);
}

static void scan_file(int file) {
    size_t length = strlen(entries[file].text);
    note_file(length);
    add_matches(occurrences(entries[file].text, length));
}

static void *scanner(void *unused) {
    int entry;
    while (queue_get(&entry)) {
        scanned[entry]++;
        assert(scanned[entry] == 1);
        switch (entries[entry].kind) {
        case DIRECTORY:
            scan_directory(entry);
            break;
        case FILE_WITH_TEXT:
            scan_file(entry);
            break;
        }
        queue_finish();
    }
    return unused;
}

// What one thread finds that looks at everything in order.
static unsigned matches_expected(void) {
    unsigned expected = 0;
    for (int i = 0; i < ENTRIES; i++)
        if (entries[i].kind == FILE_WITH_TEXT)
            expected += occurrences(entries[i].text, strlen(entries[i].text));
    return expected;
}

int main(void) {
    pthread_t t[THREADS];
    put(ROOT);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, scanner, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    assert(queue_length == 0 && unfinished == 0);
    for (int i = 0; i < ENTRIES; i++)
        assert(scanned[i] == 1);
    assert(matches == matches_expected());
    assert(files_with_matches <= N);
    return 0;
}
