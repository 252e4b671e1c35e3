// memcpy of a struct while another thread writes one of its members.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <string.h>

struct big { int v[8]; };
static struct big shared;

static void *worker(void *arg) { shared.v[5] = 1; return arg; }

int main(void) {
    pthread_t t;
    struct big copy;
    pthread_create(&t, NULL, worker, NULL);
    memcpy(&copy, &shared, sizeof copy);
    pthread_join(t, NULL);
    return copy.v[0];
}
