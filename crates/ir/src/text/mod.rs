//! The text form: what [`Display`](std::fmt::Display) prints, [`parse`] reads back to an equal module.
//!
//! One statement per line; `;` starts a comment. Ids are written as they print (`%3`, `b2`, `g1`, `fn0`, `loc7`) and
//! are dense: each table lists its entries in order from 0. A value's type, and the source variable it holds, stand
//! where it is defined.
//!
//! ```text
//! file0 = "prog.c"
//! loc1 = file0:3:5
//! type0 = base "int" size 4 signed
//! g0 = global "counter" size 4 align 4 init "" type type0 at loc1
//! g1 = global "table" size 16 align 8 constant init "" {0: g0+4, 8: fn1}
//! constructors fn1
//!
//! fn0 = function "main"(%0: i32 "argc", ...) -> i32 at loc1 {
//! b0:
//!     %1: ptr "x" = alloca i64 4, align 4
//!     store %0, %1 at loc1
//!     %2: i32, %3: i1 = cmpxchg seq_cst relaxed g0, i32 0, i32 1
//!     branch %3, b1, b2
//! b1:
//!     jump b2
//! b2:
//!     %4: i32 = phi b0: %2, b1: i32 7
//!     return %4
//! }
//!
//! fn1 = function "setup"() weak
//! ```
//!
//! - **Constants**: `i32 7`, `f64 1.5` (`f64 0x7ff8000000000000` by its bits when it is not finite), `null`,
//!   `undef i8`, `g0`, `g0+4`, `fn1`, `b2`.
//! - **Strings** hold bytes: `\` and two hexadecimal digits for what is not printable, for `"` and for `\`.
//! - **Unused values** (in the function's table, but defined by nothing) stand in `unused %7: i32 "x"` lines at the
//!   end of a function.
//! - **Functions without a body** are external.
//! - **Awaits** are an access, `until`, and a condition: `await load seq_cst g0 until ne i32 0, ult %3`. A test compares what is found
//!   with an operand (`ult %3`), or those of its bits that a mask has (`mask i32 7 eq i32 0`), or is an `i1` that was known before
//!   (`known %5`). `or` joins tests, commas join what has to hold together. `spin_await` is one that stands for a loop, which begins
//!   at `loop loc3`.
//!
//! [`parse`] takes time and memory linear in its input, whatever that is: ids and lengths are accepted only as far as
//! the input spells out what they count. It checks spelling, not sense; [`verify`](mod@crate::verify) does that.
//!
//! Round trip: `parse(&module.to_string()) == Ok(module)` for each module whose value ids are in range and whose
//! location 0 is the unknown one.

mod instruction;
mod lexer;
mod names;
mod parser;
mod print;

pub use parser::{ParseError, parse};

#[cfg(test)]
mod tests;
