// An empty translation unit has no main either.
// expect: error main
