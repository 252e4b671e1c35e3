// A loop that never ends for one of the inputs, in a program of one thread: nothing in it is visible to anybody, so no machine can show that it is
// endless. It was taken for a livelock that could not be confirmed.
// args: --nondet 0..1 --max-local-steps 10000
// expect: incomplete local-steps
// not-native: may go on for ever
extern int __VERIFIER_nondet_int(void);
static volatile int goes_on;

int main(void) {
    goes_on = __VERIFIER_nondet_int();
    while (goes_on)
        ;
    return 0;
}
