//! Reads textual LLVM IR and lowers it to raddle's own program form.
