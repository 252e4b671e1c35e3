// A mailbox for one message: put waits until it is empty, take until it is full.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct mailbox {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int full;
    int message;
};

static void put(struct mailbox *box, int message) {
    pthread_mutex_lock(&box->lock);
    if (box->full)
        pthread_cond_wait(&box->changed, &box->lock);
    box->message = message;
    box->full = 1;
    pthread_cond_signal(&box->changed);
    pthread_mutex_unlock(&box->lock);
}

static int take(struct mailbox *box) {
    pthread_mutex_lock(&box->lock);
    if (!box->full)
        pthread_cond_wait(&box->changed, &box->lock);
    int message = box->message;
    box->full = 0;
    pthread_cond_signal(&box->changed);
    pthread_mutex_unlock(&box->lock);
    return message;
}

static struct mailbox *box;

static void *send(void *message) {
    put(box, *(int *)message);
    return 0;
}

static void *receive(void *message) {
    *(int *)message = take(box);
    return 0;
}

int main(void) {
    box = calloc(1, sizeof *box);
    pthread_mutex_init(&box->lock, 0);
    pthread_cond_init(&box->changed, 0);
    int sent[2] = {1, 2}, received[2];
    pthread_t senders[2], receivers[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&receivers[i], 0, receive, &received[i]);
        pthread_create(&senders[i], 0, send, &sent[i]);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(receivers[i], 0);
        pthread_join(senders[i], 0);
    }
    assert(received[0] != received[1]);
    free(box);
}
