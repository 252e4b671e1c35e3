// An unsigned remainder by zero.
// expect: bug division-by-zero line 3
static unsigned bucket(unsigned hash, unsigned size) { return hash % size; }

int main(void) { return (int)(bucket(10, 5) + bucket(3, 0)); }
