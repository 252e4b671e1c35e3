// Whoever fails says so in `errno`.
#include <assert.h>
#include <errno.h>
#include <semaphore.h>
#include <stdlib.h>
sem_t s;
long number;
int main(void) {
    sem_init(&s, 0, 0);
    number = strtol("12", 0, 10);
    number = number + 1;
    if (sem_trywait(&s) != 0)
        assert(errno == EAGAIN);
}
