// The program of `lost_update.files` as one file: the same bug at the same place, and the same counts.
// expect: bug assertion line 15
// warns: data-race
#include "lost_update.files/counter.c"
#include "lost_update.files/main.c"
