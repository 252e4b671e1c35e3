// args: --full
// Every kind of place that a program has a name for.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

#define container_of(pointer, type, member) ((type *)((char *)(pointer) - offsetof(type, member)))

struct link {
  struct link *next;
};

struct item {
  int key;
  struct {
    short low, high;
  } range[2];
  union {
    long number;
    char bytes[8];
  } value;
  unsigned ready : 1, done : 1;
  struct link link;
};

typedef struct {
  struct item *first;
  struct link *links;
  struct item *slots[3];
  int *counts;
  char name[];
} table;

static table *Table;
static struct item fixed[2];
static _Thread_local int own;
static int *middle;

static void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (!memory)
    abort();
  return memory;
}

static void add(table *t, struct link *l) {
  struct item *item = container_of(l, struct item, link);
  item->key = 4;
  item->range[1].high = 5;
  item->value.number = 6;
  item->value.bytes[2] = 7;
  item->done = 1;
  item->link.next = t->links;
  t->links = &item->link;
  t->slots[2] = item;
}

static void *worker(void *arg) {
  struct item *local = arg;
  struct item *made = allocate(sizeof *made);
  Table->first = made;
  add(Table, &made->link);
  local->range[0].low = 8;
  fixed[1].value.bytes[3] = 9;
  middle = &Table->slots[2]->key;
  *middle = 10;
  Table->counts[1] = 11;
  Table->name[1] = 'x';
  int *at = &own;
  *at = 12;
  return NULL;
}

int main(void) {
  Table = allocate(sizeof *Table + 4);
  Table->counts = malloc(3 * sizeof(int));
  struct item local = {0};
  pthread_t t;
  pthread_create(&t, NULL, worker, &local);
  pthread_join(t, NULL);
  struct link *last = Table->links;
  assert(container_of(last, struct item, link)->key == 4);
}
