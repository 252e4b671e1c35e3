// A bounded channel that can be closed: senders wait while it is full, receivers while it is empty and open.
//
// BROKEN: senders and receivers wait for one condition variable, as if one `signal` reached whom it is meant for. A
// receiver that has made room may wake another receiver, and the sender sleeps on.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#define CAPACITY 1

struct channel {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    int items[CAPACITY];
    unsigned sent, received;
    bool closed;
};

// What senders wait for.
#ifdef BROKEN
#define ROOM not_empty
#else
#define ROOM not_full
#endif

static void channel_send(struct channel *channel, int item) {
    pthread_mutex_lock(&channel->lock);
    while (channel->sent - channel->received == CAPACITY)
        pthread_cond_wait(&channel->ROOM, &channel->lock);
    assert(!channel->closed);
    channel->items[channel->sent++ % CAPACITY] = item;
    pthread_cond_signal(&channel->not_empty);
    pthread_mutex_unlock(&channel->lock);
}

// False if the channel is closed and everything has been received.
static bool channel_receive(struct channel *channel, int *item) {
    pthread_mutex_lock(&channel->lock);
    while (channel->sent == channel->received && !channel->closed)
        pthread_cond_wait(&channel->not_empty, &channel->lock);
    bool some = channel->sent != channel->received;
    if (some) {
        *item = channel->items[channel->received++ % CAPACITY];
        pthread_cond_signal(&channel->ROOM);
    }
    pthread_mutex_unlock(&channel->lock);
    return some;
}

static void channel_close(struct channel *channel) {
    pthread_mutex_lock(&channel->lock);
    channel->closed = true;
    pthread_cond_broadcast(&channel->not_empty);
    pthread_mutex_unlock(&channel->lock);
}

// The harness: two receivers share what is sent, and go home when the channel is closed.

static struct channel channel = {
    .lock = PTHREAD_MUTEX_INITIALIZER,
    .not_empty = PTHREAD_COND_INITIALIZER,
    .not_full = PTHREAD_COND_INITIALIZER,
};

static void *receiver(void *arg) {
    int *sum = arg, item;
    while (channel_receive(&channel, &item))
        *sum += item;
    return NULL;
}

int main(void) {
    pthread_t receivers[2];
    int sums[2] = {0, 0};
    for (int i = 0; i < 2; i++)
        pthread_create(&receivers[i], NULL, receiver, &sums[i]);
    channel_send(&channel, 1);
    channel_send(&channel, 2);
    channel_close(&channel);
    for (int i = 0; i < 2; i++)
        pthread_join(receivers[i], NULL);
    assert(sums[0] + sums[1] == 3);
    return 0;
}
