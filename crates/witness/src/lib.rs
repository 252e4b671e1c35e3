//! Independent checks of schedules, determinism and equivalence classes.
