// Tentative definitions.
int tentative;
int block[2];
int initialised;

int *from_f(void) { return &tentative; }
