// Calls without a prototype.
int sum();
int ignores();

int old_style_calls(void) { return sum(1, 2) + ignores(3); }
