// A program without main.
// expect: error main
int helper(int v) { return v + 1; }
