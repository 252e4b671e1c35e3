// bluetooth: how a Bluetooth driver stops (Qadeer and Wu, KISS; BluetoothBad of Assertion Guided, Table 2). Main asks for I/O while
// another thread stops the driver: it raises the flag, gives back the driver's own share of the pending I/O and waits for the
// event that whoever comes last sets. No parameter. Looking at the flag and counting oneself in are two steps, and the driver
// can stop in between: the assertion fails.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct device {
    atomic_int pending_io;
    atomic_bool stopping_flag;
    atomic_bool stopping_event;
};

struct device device;
atomic_bool stopped;
atomic_int requests;

static bool io_increment(struct device *d) {
    atomic_fetch_add(&requests, 1);
    if (atomic_load(&d->stopping_flag))
        return false;
    atomic_fetch_add(&d->pending_io, 1);
    return true;
}

static void io_decrement(struct device *d) {
    if (atomic_fetch_sub(&d->pending_io, 1) == 1)
        atomic_store(&d->stopping_event, true);
}

static void add_io(struct device *d) {
    if (io_increment(d)) {
        assert(!atomic_load(&stopped));
        io_decrement(d);
    }
}

static void *stop(void *arg) {
    struct device *d = arg;
    atomic_fetch_add(&requests, 1);
    atomic_store(&d->stopping_flag, true);
    io_decrement(d);
    while (!atomic_load(&d->stopping_event))
        ;
    atomic_store(&stopped, true);
    return NULL;
}

int main(void) {
    atomic_init(&device.pending_io, 1);
    pthread_t t;
    pthread_create(&t, NULL, stop, &device);
    add_io(&device);
    pthread_join(t, NULL);
    return 0;
}
