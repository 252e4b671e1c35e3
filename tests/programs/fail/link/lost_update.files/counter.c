// Two files of one program: the one loses updates of a counter, the other notices. `lost_update.c` is the same as one file.
// expect: bug assertion line 15
// warns: data-race
static int counter;

static void *worker(void *unused) {
    counter++;
    return unused;
}

int value(void) { return counter; }
void *(*start(void))(void *) { return worker; }
