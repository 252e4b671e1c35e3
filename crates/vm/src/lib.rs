//! Executes raddle's IR one visible step at a time, with an undo log.
