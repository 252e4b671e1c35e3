//! What a machine asks of whoever knows about terms: values that depend on inputs of the program which can be anything.
//!
//! A machine with inputs that are terms ([`NondetPolicy::Terms`](crate::NondetPolicy)) computes with them by this contract, and knows
//! nothing of formulas and solvers. What has been decided so far is the *path condition*: a stack, so that a machine can go back.

use raddle_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, UnaryOp};
use raddle_trace::Labels;
use std::num::NonZeroU32;

/// A value that depends on inputs. Equal terms are equal values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Term(pub NonZeroU32);

/// An input that an execution has asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Input {
    /// How many bits it has.
    pub bits: u32,
    /// The term that stands for it.
    pub term: Term,
}

/// Who knows about terms. Operations mean what they mean in [`raddle_ir::arith`]; of a division that has no result there, any term
/// will do. `None`: there is no term for it, as for floats.
///
/// Terms are functions of what they are made of: the same operation on the same terms is the same term, whenever it is asked for.
pub trait Terms {
    /// A constant.
    fn constant(&mut self, bits: u32, value: u128) -> Term;
    /// Its value, if it does not depend on anything.
    fn known(&self, term: Term) -> Option<u128>;
    /// The n-th input of a thread, by its number that is the same in all executions.
    fn input(&mut self, thread: u32, nth: u32, bits: u32) -> Term;
    /// An operation on two values of the same width.
    fn binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Option<Term>;
    /// An operation on a value.
    fn unary(&mut self, op: UnaryOp, a: Term) -> Option<Term>;
    /// An operation on three values of the same width.
    fn ternary(&mut self, op: TernaryOp, a: Term, b: Term, c: Term) -> Option<Term>;
    /// The wrapped result and a bit that says whether it is wrong.
    fn overflow(&mut self, op: OverflowOp, a: Term, b: Term) -> (Term, Term);
    /// A bit that says whether a comparison holds.
    fn compare(&mut self, op: CompareOp, a: Term, b: Term) -> Option<Term>;
    /// A value as one of so many bits.
    fn cast(&mut self, op: CastOp, a: Term, bits: u32) -> Option<Term>;
    /// What a read-modify-write leaves.
    fn modify(&mut self, op: RmwOp, old: Term, value: Term) -> Option<Term>;
    /// One of two values of the same width, by a bit.
    fn select(&mut self, bit: Term, then: Term, otherwise: Term) -> Term;
    /// So many bits from the one numbered `low` on.
    fn extract(&mut self, term: Term, low: u32, bits: u32) -> Term;
    /// Values after each other, the least significant first.
    fn concat(&mut self, parts: &[Term]) -> Term;
    /// How many bits of it are not known by themselves, those that are always equal or opposite counted once.
    fn open_bits(&self, term: Term) -> u32;
    /// Its value when all inputs are zero.
    fn at_zero(&mut self, term: Term) -> u128;
    /// Which values the next undecided bits of a term can have, up to eight of them. `None` if that could not be found out.
    fn labels(&mut self, term: Term) -> Option<Labels>;
    /// Decides the next undecided bits of a term, by one of its [`labels`](Self::labels): what becomes of it.
    fn decide(&mut self, term: Term, label: u32) -> Term;
    /// Whether the path condition allows more than so many values. `None` if that could not be found out.
    fn has_more_values(&mut self, term: Term, than: usize) -> Option<bool>;
    /// A bit holds from now on, which is possible.
    fn assume(&mut self, bit: Term);
    /// How many decisions the path condition holds.
    fn decisions(&self) -> usize;
    /// Takes back all but the first so many decisions.
    fn take_back(&mut self, decisions: usize);
    /// Whether there is no time left, or no room for more terms. It is asked all the time.
    fn gives_up(&mut self) -> bool {
        false
    }
    /// Values of terms that satisfy the path condition. `None` if that could not be found out.
    fn values(&mut self, terms: &[Term]) -> Option<Vec<u128>>;
}
