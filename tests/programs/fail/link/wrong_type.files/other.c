int half(int value, int other) { return value / 2 + other; }
