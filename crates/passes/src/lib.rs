//! Program transformations over raddle's IR.
