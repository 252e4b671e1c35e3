// The address of an unknown function is taken and could be called.
// expect: error external_handler
int external_handler(int);

static int apply(int (*f)(int)) { return f(1); }

int main(int argc, char **argv) {
    (void)argv;
    return argc > 5 ? apply(external_handler) : 0;
}
