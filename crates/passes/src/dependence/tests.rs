//! What is in slices of small programs, to the instruction.
