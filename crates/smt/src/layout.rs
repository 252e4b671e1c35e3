//! Objects and their addresses in a formula.
//!
//! Objects are known before anything is solved: global variables, and one for each time that a thread, unrolled, comes to an allocation. Each has a
//! range of addresses of its own, far from all others, so that the upper bits of an address are the number of the object and the
//! lower ones the offset. The numbers are others than in the virtual machine. So a program whose decisions depend on addresses
//! as numbers, and not only on whether two are equal, is refused where it comes to that ([`addresses`](crate::addresses)).
//!
//! A pointer carries the objects it may point into ([`Origin`]), where that is known: that keeps formulas small. Arithmetic that leaves an
//! object does not get into another one, as in C; on the machine an index that is wrong by kilobytes might.

use crate::bits::Bits;
use crate::gates::Lit;
use raddle_base::define_id;
use raddle_ir::{FunctionId, GlobalId, Module, Target};
use std::rc::Rc;

define_id! {
    /// An object in memory.
    pub struct ObjectId("o");
}

/// Bits of an offset in an object.
pub(crate) const OFFSET_BITS: u32 = 20;

/// Objects are smaller than this.
pub const SIZE_MAX: u64 = 1 << (OFFSET_BITS - 1);

/// One of these bits is set in an address, and none above.
pub(crate) const ADDRESSES: std::ops::Range<u32> = 43..46;

/// And this one in an identifier of a thread.
pub(crate) const THREAD_BIT: u32 = 45;

/// Objects have addresses that are no numbers which a program is likely to have.
const OBJECTS: u64 = 1 << 43;

/// Functions have addresses above those of objects.
const FUNCTIONS: u64 = 1 << 44;

/// Identifiers of threads are above those of functions.
const THREADS: u64 = 1 << THREAD_BIT;

/// What kind of object it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A global variable, and whether it is constant.
    Global(GlobalId, bool),
    /// A variable of a function that others can reach.
    Stack,
    /// From `malloc` and its like.
    Heap,
    /// A variable of a function that nobody else can reach: its bytes belong to its thread.
    Private,
}

/// A byte of memory, and whether it was given a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Byte {
    /// The value.
    pub bits: Bits,
    /// Whether it was ever written.
    pub valued: Lit,
}

impl Byte {
    /// One without a value; it reads as zero.
    pub fn without_value() -> Byte {
        Byte { bits: Bits::constant(8, 0), valued: Lit::FALSE }
    }

    /// A known one.
    pub fn constant(byte: u8) -> Byte {
        Byte { bits: Bits::constant(8, u128::from(byte)), valued: Lit::TRUE }
    }
}

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// What it is.
    pub kind: Kind,
    /// Its bytes when it comes to life.
    pub initial: Rc<[Byte]>,
}

impl Object {
    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.initial.len() as u64
    }

    /// Whether it must not be written.
    pub fn is_constant(&self) -> bool {
        matches!(self.kind, Kind::Global(_, true))
    }
}

/// The address of an object's first byte.
pub fn base(object: ObjectId) -> u64 {
    OBJECTS + (u64::from(object.0) << OFFSET_BITS)
}

/// The address of a function.
pub fn function_address(function: FunctionId) -> u64 {
    FUNCTIONS + (u64::from(function.0) << OFFSET_BITS)
}

/// What `pthread_create` stores for the thread with this number.
pub fn thread_handle(thread: usize) -> u64 {
    THREADS + ((thread as u64) << OFFSET_BITS)
}

/// What a pointer may point into, or just behind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Not known: any object whose address others have.
    Anything,
    /// One of these, in order; none of them: it is no pointer.
    Objects(Rc<[ObjectId]>),
}

impl Origin {
    /// Nothing at all.
    pub fn nothing() -> Origin {
        Origin::Objects(Rc::from([]))
    }

    /// One object.
    pub fn object(object: ObjectId) -> Origin {
        Origin::Objects(Rc::from([object]))
    }

    /// Whether both may point into one object.
    pub fn may_share(&self, other: &Origin) -> bool {
        match (self, other) {
            (Origin::Objects(a), Origin::Objects(b)) => a.iter().any(|object| b.contains(object)),
            _ => true,
        }
    }

    /// What either may point into.
    pub fn union(&self, other: &Origin) -> Origin {
        match (self, other) {
            (Origin::Objects(a), Origin::Objects(b)) if a == b || b.is_empty() => self.clone(),
            (Origin::Objects(a), Origin::Objects(b)) if a.is_empty() => Origin::Objects(b.clone()),
            (Origin::Objects(a), Origin::Objects(b)) => {
                let mut all: Vec<ObjectId> = a.iter().chain(b.iter()).copied().collect();
                all.sort_unstable();
                all.dedup();
                Origin::Objects(all.into())
            }
            _ => Origin::Anything,
        }
    }
}

/// A value of a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its bits.
    pub bits: Bits,
    /// What it may point into, if it is a pointer.
    pub origin: Origin,
    /// The values that it can have, in order, where these are few and known. Most places that a thread goes to are such choices
    /// among constants: an index that was counted on some ways here and not on others.
    pub possible: Option<Rc<[u128]>>,
    /// It is an address as a number, or computed from one: see [`addresses`](crate::addresses).
    pub address: bool,
    /// Whether it was taken so far out of its object that it may be anything on the machine: in another object, or null. Where it may be compared the formula does not go on, and
    /// memory has none.
    pub astray: Lit,
}

/// More values than this are not listed.
const POSSIBLE_MAX: usize = 64;

impl Value {
    /// A number.
    pub fn number(bits: Bits) -> Value {
        Value::with_origin(bits, Origin::Anything)
    }

    /// A pointer, or what may be one.
    pub fn with_origin(bits: Bits, origin: Origin) -> Value {
        Value { bits, origin, possible: None, address: false, astray: Lit::FALSE }
    }

    /// The values that it can have, if they are known.
    pub fn values(&self) -> Option<Rc<[u128]>> {
        self.bits.as_constant().map(|value| Rc::from([value])).or_else(|| self.possible.clone())
    }

    /// The same, known to be one of these, if there are not too many; bits that all of them share are constant.
    pub fn among(self, values: Option<Vec<u128>>) -> Value {
        let Some(mut values) = values.filter(|_| self.bits.as_constant().is_none()) else { return self };
        values.sort_unstable();
        values.dedup();
        let (Some(all), Some(any)) =
            (values.iter().copied().reduce(|a, b| a & b), values.iter().copied().reduce(|a, b| a | b))
        else {
            return self;
        };
        if values.len() > POSSIBLE_MAX {
            return self;
        }
        let known = |(i, &lit): (usize, &Lit)| match (all >> i & 1 == 1, any >> i & 1 == 1) {
            (true, _) => Lit::TRUE,
            (_, false) => Lit::FALSE,
            _ => lit,
        };
        let bits = Bits::from_lits(self.bits.lits().iter().enumerate().map(known).collect());
        Value { bits, possible: Some(values.into()), ..self }
    }

    /// What becomes of two values that are known by an operation on constants.
    pub fn combined(a: &Value, b: &Value, mut of: impl FnMut(&Bits, &Bits) -> Option<Bits>) -> Option<Vec<u128>> {
        let (first, second) = (a.values()?, b.values()?);
        if first.len() * second.len() > POSSIBLE_MAX {
            return None;
        }
        let mut values = Vec::with_capacity(first.len() * second.len());
        for &x in first.iter() {
            for &y in second.iter() {
                let (x, y) = (Bits::constant(a.bits.width(), x), Bits::constant(b.bits.width(), y));
                values.push(of(&x, &y)?.as_constant()?);
            }
        }
        Some(values)
    }

    /// A known number, which is no pointer.
    pub fn constant(width: u32, value: u128) -> Value {
        Value::with_origin(Bits::constant(width, value), Origin::nothing())
    }

    /// A place in an object.
    pub fn pointer(object: ObjectId, offset: u64) -> Value {
        let address = base(object).wrapping_add(offset);
        Value::with_origin(Bits::constant(64, u128::from(address)), Origin::object(object))
    }
}

/// The bytes of a global variable when the program starts; `None` if it is defined elsewhere.
pub fn initial_bytes(module: &Module, global: GlobalId, address: impl Fn(Target) -> u64) -> Option<Vec<Byte>> {
    let init = module.globals[global].init.as_ref()?;
    let mut bytes = vec![0; module.globals[global].size as usize];
    bytes[..init.bytes.len()].copy_from_slice(&init.bytes);
    for relocation in &init.relocations {
        let target = address(relocation.target).wrapping_add_signed(relocation.addend);
        let at = relocation.offset as usize;
        bytes[at..at + 8].copy_from_slice(&target.to_le_bytes());
    }
    Some(bytes.into_iter().map(Byte::constant).collect())
}
