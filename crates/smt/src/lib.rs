//! Symbolic search: every input and every schedule of a program as one formula, and whether something can go wrong in it.
//!
//! From the bottom:
//!
//! - [`gates`]: an and-inverter graph, hashed and folded as it is built.
//! - [`bits`]: bit-vectors over it, with the operations of `ir::arith`.
//! - [`cnf`]: gates become clauses, as far as they are needed, and a solution becomes values again.
//! - [`solver`]: what is asked of a solver of clauses, and the one that is used.
//! - [`layout`]: objects and their addresses.
//! - [`objects`]: what is in the memory of locks that are more than a flag or a number.
//! - [`thread`]: each thread by itself, unrolled, in terms of what its operations find; over [`state`], [`operation`], `execute`, `calls`, `memory`, `copy`,
//!   [`addresses`], `handles`.
//! - [`steps`]: time. Who moves when, what is found and what is left.
//! - [`peephole`]: which interleavings are left out.
//! - [`search`]: deeper and deeper.
//! - [`count`]: how many interleavings are left.
//! - [`refuse`]: what cannot be said.
//!
//! A formula is built in [`gates::Gates`], required or assumed by [`cnf::Cnf`], and what holds is read back from there.

pub mod addresses;
pub mod bits;
mod calls;
pub mod cnf;
mod copy;
pub mod count;
mod execute;
pub mod gates;
mod handles;
pub mod layout;
mod memory;
pub mod objects;
pub mod operation;
pub mod peephole;
mod prober;
pub mod refuse;
pub mod search;
pub mod solver;
pub mod state;
pub mod steps;
pub mod thread;
