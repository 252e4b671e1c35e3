//! The rules a module keeps. Readers and passes promise them; the machine and other passes rely on them.
//!
//! Of the module:
//!
//! 1. Location 0 is the unknown one; it has no file. Files and locations that a location names exist, and following
//!    `inlined_at` ends.
//! 2. Types that a source-level type names exist, and no array or record contains itself.
//! 3. No two globals have one name; no two functions have one name.
//! 4. An initialiser fits: at most `size` bytes, relocations by increasing offset, not overlapping, inside the global,
//!    to globals (not thread-local ones) and functions that exist.
//! 5. Constructors and destructors are functions that exist and take no fixed arguments beyond what the start-up code
//!    passes (`argc`, `argv`, `envp`).
//! 6. Alignments (of globals and allocas) are powers of two.
//!
//! Of each function:
//!
//! 7. Its parameters are its first values, in order.
//! 8. Integers are 1 to 128 bits wide; the bits of a constant fit its type; only integers are spelled as numbers.
//! 9. Every id it uses exists: values, blocks, functions, globals, locations, source-level types.
//! 10. Each value is defined at most once, and a value that is used is defined.
//! 11. No edge leads to its entry block.
//! 12. A phi has one incoming operand for each predecessor of its block, no other, and each has the phi's type.
//! 13. Operands have the types their instruction asks for.
//! 14. Results are as many, and of the types, as the instruction gives.
//! 15. A direct call passes what its callee takes: each parameter with its type, more only to a variadic one; its
//!     results are what the callee returns. (A call that disagrees with its callee is an indirect call of a constant.)
//! 16. A branch decides on an `i1`; a switch on an integer, its cases are different and fit; a computed goto has a
//!     `ptr`; a return gives the types the function returns.
//! 17. In a reachable block, the definition of a value dominates each use of it; for an operand of a phi, it dominates
//!     the end of the block the operand comes from.
//! 18. The address of a thread-local global comes from `thread_local`, that of any other global from a constant.
//! 19. A memory ordering means something where it stands: no release on a load or a failed compare-and-swap, no
//!     acquire on a store, no relaxed fence.
//! 20. `va_start` stands in a variadic function.
//! 21. An await is of an atomic load that is not volatile, of a read-modify-write or of a compare-and-swap; of a load, if it does
//!     not stand for a loop. It asks for something: it has a clause, and each of its clauses has a test.
//!
//! [`verify`] reports every violation it finds; a violated rule may hide others that depend on it (a function with ids
//! out of range is not looked at further).

mod function;
mod kinds;
mod module;
#[cfg(test)]
mod tests;

use crate::{BlockId, FunctionId, Module};
use std::fmt;

/// A rule that a module violates, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The number of the rule in the list above.
    pub rule: u8,
    /// In which function, if in one.
    pub function: Option<FunctionId>,
    /// In which block, if in one.
    pub block: Option<BlockId>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(function) = self.function {
            write!(f, "{function}")?;
            if let Some(block) = self.block {
                write!(f, " {block}")?;
            }
            write!(f, ": ")?;
        }
        write!(f, "{} (rule {})", self.message, self.rule)
    }
}

impl std::error::Error for VerifyError {}

/// The violations of the rules above; none for a module that keeps them.
pub fn verify(module: &Module) -> Vec<VerifyError> {
    let mut errors = Vec::new();
    module::check(module, &mut errors);
    for id in module.functions.ids() {
        function::check(module, id, &mut errors);
    }
    errors
}
