// A call to an unknown function in a function that nobody calls does not matter.
// not-native: does not link
// expect: verified
void launch_rocket(int);

void never_called(void) { launch_rocket(1); }

int main(void) { return 0; }
