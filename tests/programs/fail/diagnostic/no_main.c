// A program without main.
// expect: error main
int increment(int v) { return v + 1; }
