//! Where a thread is, under a condition: registers, private memory, and how two such states that are at one place become one.

use crate::gates::{Gates, Lit};
use crate::layout::{Byte, ObjectId, Value};
use raddle_ir::{BlockId, FunctionId, ValueId};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A function that a thread is in.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The function.
    pub function: FunctionId,
    /// The block it is in.
    pub block: BlockId,
    /// The next instruction there.
    pub index: usize,
    /// What its values are, as far as they are known on all ways here.
    pub registers: Vec<Option<Value>>,
    /// Its variables that others can reach, which end with it; and when it has made them.
    pub variables: BTreeMap<ObjectId, Lit>,
    /// They have ended: it is about to return.
    pub left: bool,
    /// How much of its next instruction is done, if that takes several operations.
    pub phase: u8,
}

/// A variable that nobody else can reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// Its bytes.
    pub bytes: Rc<[Byte]>,
    /// It has gone out of scope.
    pub dead: Lit,
}

/// A thread at some place, if `guard` holds.
#[derive(Clone, Debug)]
pub struct State {
    /// When it is here.
    pub guard: Lit,
    /// From the thread's own function to where it is.
    pub frames: Vec<Frame>,
    /// The bytes of variables that nobody else can reach.
    pub private: BTreeMap<ObjectId, Own>,
    /// How often it has made an object at a place, where that matters for which object it makes next.
    pub made: BTreeMap<ObjectId, u32>,
    /// How many atomic blocks it is in.
    pub atomic: u32,
    /// What a copy that it is in the middle of has read.
    pub copied: Vec<Byte>,
}

/// Where a state is: what comes first is to be run first, so that ways that meet again have met before anybody goes on from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key(Vec<(u32, u32, (u8, bool), FunctionId)>, u32);

impl Ord for Key {
    fn cmp(&self, other: &Self) -> Ordering {
        for (a, b) in self.0.iter().zip(&other.0) {
            if a != b {
                return a.cmp(b);
            }
        }
        // Who is deeper comes back first.
        other.0.len().cmp(&self.0.len()).then(self.1.cmp(&other.1))
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl State {
    /// Where it is; `position` gives the place of a block in an order in which loops aside everybody goes forward.
    pub fn key(&self, position: impl Fn(FunctionId, BlockId) -> u32) -> Key {
        let place = |frame: &Frame| {
            let done = (frame.phase, frame.left);
            (position(frame.function, frame.block), frame.index as u32, done, frame.function)
        };
        Key(self.frames.iter().map(place).collect(), self.atomic)
    }

    /// The innermost function.
    pub fn top(&self) -> &Frame {
        match self.frames.last() {
            Some(frame) => frame,
            None => unreachable!("a thread is in no function"),
        }
    }

    /// The innermost function.
    pub fn top_mut(&mut self) -> &mut Frame {
        match self.frames.last_mut() {
            Some(frame) => frame,
            None => unreachable!("a thread is in no function"),
        }
    }

    /// Sets a register.
    pub fn set(&mut self, value: ValueId, to: Value) {
        self.top_mut().registers[value.0 as usize] = Some(to);
    }

    /// Adds another state at the same place; no two have true guards at once.
    pub fn merge(&mut self, gates: &mut Gates, other: State) {
        let mine = self.guard;
        for (frame, theirs) in self.frames.iter_mut().zip(other.frames) {
            for made in frame.variables.values_mut() {
                *made = gates.and(*made, mine);
            }
            for (object, made) in theirs.variables {
                let there = gates.and(made, other.guard);
                let either = frame.variables.entry(object).or_insert(Lit::FALSE);
                *either = gates.or(*either, there);
            }
            for (register, their) in frame.registers.iter_mut().zip(theirs.registers) {
                *register = match (register.take(), their) {
                    (Some(a), Some(b)) => Some(merge_values(gates, mine, a, b)),
                    _ => None,
                };
            }
        }
        for (object, theirs) in other.private {
            match self.private.get_mut(&object) {
                Some(own) if *own != theirs => {
                    let both = own.bytes.iter().zip(theirs.bytes.iter());
                    own.bytes = both.map(|(a, b)| merge_bytes(gates, mine, a, b)).collect();
                    own.dead = gates.ite(mine, own.dead, theirs.dead);
                }
                Some(_) => {}
                None => {
                    self.private.insert(object, theirs);
                }
            }
        }
        for (byte, theirs) in self.copied.iter_mut().zip(&other.copied) {
            *byte = merge_bytes(gates, mine, byte, theirs);
        }
        for (object, times) in other.made {
            let most = self.made.entry(object).or_insert(0);
            *most = times.max(*most);
        }
        self.guard = gates.or(mine, other.guard);
    }
}

fn merge_values(gates: &mut Gates, mine: Lit, a: Value, b: Value) -> Value {
    if a == b {
        return a;
    }
    choose_value(gates, mine, &a, &b)
}

/// One of two values.
pub fn choose_value(gates: &mut Gates, first: Lit, a: &Value, b: &Value) -> Value {
    let bits = gates.bits_ite(first, &a.bits, &b.bits);
    let possible = a.values().zip(b.values()).map(|(a, b)| a.iter().chain(b.iter()).copied().collect());
    let (address, astray) = (a.address || b.address, gates.ite(first, a.astray, b.astray));
    Value { address, astray, ..Value::with_origin(bits, a.origin.union(&b.origin)) }.among(possible)
}

/// One of two bytes.
pub fn merge_bytes(gates: &mut Gates, first: Lit, a: &Byte, b: &Byte) -> Byte {
    if a == b {
        return a.clone();
    }
    Byte { bits: gates.bits_ite(first, &a.bits, &b.bits), valued: gates.ite(first, a.valued, b.valued) }
}
