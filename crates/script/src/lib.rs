//! Tiny concurrent programs as data, a Machine that runs them, and their generators: the test bed of the algorithms.
