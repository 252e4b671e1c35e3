// Tentative definitions of the same variables; one array is larger here, and one variable has a value.
int tentative;
int block[8];
int initialised = 9;

int *from_g(void) { return &tentative; }
