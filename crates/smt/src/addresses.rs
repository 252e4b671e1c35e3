//! Addresses as numbers.
//!
//! Objects have other addresses in a formula than on the machine ([`layout`](crate::layout)). So what a program makes of an address as a number has to be the same
//! wherever objects are: whether two are equal, what is so many bytes further on, how far two places in one object are apart and which comes first, the lower bits,
//! as far as they say nothing but the offset. All else is refused, but only if an execution comes to it with an address in hand: many programs keep small numbers in
//! pointers.
//!
//! A register knows whether it may have an address as a number ([`Value::address`]): from where a pointer is made one, through what leaves it one. Memory does not. So whatever is
//! loaded as a number that has room for an address may be one, in a program that keeps addresses in memory at all ([`are_kept`]). Parts of an address that are loaded as smaller
//! numbers are taken for numbers.
//!
//! Identifiers of threads are small numbers on the machine and large ones here. They are treated in the same way, but nothing at all is known of their lower bits, and where they
//! may be in memory is another question ([`handles`](crate::handles)).

use crate::bits::Bits;
use crate::gates::Lit;
use crate::layout::{self, ObjectId, Origin, Value};
use crate::operation::{Cell, Operation};
use crate::state::State;
use crate::thread::{Run, World};
use raddle_ir::{
    AwaitTest, BinaryOp, Callee, CastOp, CompareOp, Const, Function, InstKind, LocId, Module, Operand, Reach, RmwOp,
    Type,
};
use raddle_trace::FaultKind;

/// Lower bits of addresses that are those of the offset, here and on the machine.
const OFFSET_BITS: u32 = 10;

/// So many bytes before and behind an object are nothing else on the machine.
const MARGIN: u64 = 16;

/// An address that has not been taken astray and goes on by less than this does not get into another object.
const STEP_MAX: u64 = 256;

/// Why a formula does not go on with an address that was taken far out of its object.
pub const ASTRAY: &str = "an address that may be so far outside of its object that it is in another one";
const DECIDES: &str = "a decision on an address as a number";
const LARGER: &str = "a decision by which of two addresses in different objects is the larger one";
const APART: &str = "the distance between two objects";

/// Whether code that can be reached puts addresses into memory, or makes numbers of them, which it may put there.
pub(crate) fn are_kept(module: &Module, reach: &Reach) -> bool {
    let keeps = |function: &Function, kind: &InstKind| {
        let is_pointer = |operand: &Operand| function.operand_type(operand) == Some(Type::Ptr);
        match kind.access() {
            InstKind::Cast(op, _) => *op == CastOp::PtrToInt,
            InstKind::Store { value, .. } | InstKind::Rmw { value, .. } => is_pointer(value),
            InstKind::CompareExchange { new, .. } => is_pointer(new),
            // What a thread returns may be one.
            InstKind::Call { callee: Callee::Direct(callee), args } => {
                let joins = module.functions[*callee].name == "pthread_join";
                joins && args.get(1).is_some_and(|to| *to != Operand::Const(Const::Null))
            }
            _ => false,
        }
    };
    let keeps_some = |function: &Function| {
        function.blocks.iter().any(|(_, block)| block.insts.iter().any(|inst| keeps(function, &inst.kind)))
    };
    let has_some = |init: &raddle_ir::Init| !init.relocations.is_empty();
    module.functions.iter().any(|(id, function)| reach.function(id) && keeps_some(function))
        || module.globals.iter().any(|(id, global)| reach.global(id) && global.init.as_ref().is_some_and(has_some))
}

impl World<'_> {
    /// What is loaded as so many bits from one of these places.
    pub(crate) fn loaded(&self, bits: Bits, ty: Type, cells: &[Cell]) -> Value {
        let handle = |cell: &Cell| self.handles.may_be_in(self.objects[cell.object].kind);
        let address = self.has_room_for_one(ty) && (self.keeps_addresses || cells.iter().any(handle));
        Value { address, ..Value::number(bits) }
    }

    /// Whether an address as a number can be of this type.
    fn has_room_for_one(&self, ty: Type) -> bool {
        ty != Type::Ptr && ty.bits() >= Type::Ptr.bits()
    }

    /// The formula cannot say what comes after this, if an execution comes to it.
    pub(crate) fn refuse_if(&mut self, run: &mut Run, state: &mut State, cond: Lit, loc: LocId, what: &'static str) {
        if self.gates.and(state.guard, cond) != Lit::FALSE {
            // What is wrong first at a place is what is said of it.
            self.refused_at.entry(loc).or_insert(what);
            self.fail_if(run, state, cond, FaultKind::Limit, loc);
        }
    }

    /// An address as a number is looked at in a way that depends on where objects are.
    pub(crate) fn refuse_address(&mut self, run: &mut Run, state: &mut State, value: &Value, loc: LocId) {
        if value.address {
            let is = self.is_address(&value.bits);
            self.refuse_if(run, state, is, loc, DECIDES);
        }
    }

    /// An address is compared, or put where somebody may find it to compare it: it must be in its object, or near it.
    pub(crate) fn keep_near(&mut self, run: &mut Run, state: &mut State, value: &Value, loc: LocId) {
        self.refuse_if(run, state, value.astray, loc, ASTRAY);
    }

    /// When an address has been taken so far out of its object that it may be anything on the machine. `by`: how far it was taken now, if that is known.
    ///
    /// In memory there are none that are astray ([`keep_near`](Self::keep_near)), so one that comes from there is near the object that its upper bits say.
    pub(crate) fn strays(&mut self, from: &Value, to: &Value, by: Option<u64>) -> Lit {
        let small = by.is_some_and(|by| (by as i64).unsigned_abs() < STEP_MAX);
        let was = self.is_address(&from.bits);
        let was = self.gates.or(was, from.astray);
        if to.bits.width() != Type::Ptr.bits() || was == Lit::FALSE || small && from.bits.as_constant().is_none() {
            return from.astray;
        }
        let objects: Vec<ObjectId> = match &from.origin {
            Origin::Objects(objects) => objects.to_vec(),
            Origin::Anything => self.objects.ids().collect(),
        };
        if let ([object], Some(values)) = (&objects[..], to.values())
            && values.iter().all(|&value| self.is_near(*object, &Bits::constant(64, value)) == Lit::TRUE)
        {
            return Lit::FALSE;
        }
        // It must be the same one: objects that are apart here are elsewhere on the machine.
        let mut near = Lit::FALSE;
        let is_only_one = objects.len() == 1;
        for object in objects {
            let there = self.is_near(object, &to.bits);
            let began = if is_only_one { Lit::TRUE } else { self.is_near(object, &from.bits) };
            let stays = self.gates.and(began, there);
            near = self.gates.or(near, stays);
        }
        let far = self.gates.and(was, !near);
        // Where it began is no longer known of one that is astray.
        if is_only_one { far } else { self.gates.or(from.astray, far) }
    }

    /// Whether an address is in an object, or next to it.
    fn is_near(&mut self, object: ObjectId, bits: &Bits) -> Lit {
        let start = Bits::constant(64, u128::from(layout::base(object) - MARGIN));
        let length = Bits::constant(64, u128::from(self.objects[object].size() + 2 * MARGIN));
        let there = self.gates.sub(bits, &start);
        !self.gates.ult(&length, &there)
    }

    /// The same for a number that is an address, computed from two.
    pub(crate) fn computed_astray(&mut self, (a, b): (&Value, &Value), to: &Value) -> Lit {
        if !to.address {
            // What is left of an address that is astray says no more than of any other.
            return Lit::FALSE;
        }
        let (from, by) = if a.address { (a, b) } else { (b, a) };
        self.strays(from, to, by.bits.as_constant().map(|by| by as u64))
    }

    /// Whether a number is an address in the formula.
    fn is_address(&mut self, bits: &Bits) -> Lit {
        let Some(above) = bits.width().checked_sub(layout::ADDRESSES.end) else { return Lit::FALSE };
        let (kinds, above) = (
            bits.extract(layout::ADDRESSES.start, layout::ADDRESSES.len() as u32),
            bits.extract(layout::ADDRESSES.end, above),
        );
        let (any, beyond) =
            (self.gates.any(kinds.lits().iter().copied()), self.gates.any(above.lits().iter().copied()));
        self.gates.and(any, !beyond)
    }

    /// Whether a number is an identifier of a thread in the formula.
    fn is_thread(&mut self, bits: &Bits) -> Lit {
        let is = self.is_address(bits);
        if is == Lit::FALSE { Lit::FALSE } else { self.gates.and(is, bits.bit(layout::THREAD_BIT)) }
    }

    /// Whether a number is one that an address may be somewhere: no small one, with or without a sign.
    fn is_large(&mut self, bits: &Bits) -> Lit {
        let Some(above) = bits.width().checked_sub(layout::OFFSET_BITS) else { return Lit::FALSE };
        let upper = bits.extract(layout::OFFSET_BITS, above);
        let some = self.gates.any(upper.lits().iter().copied());
        let all = self.gates.all(upper.lits().iter().copied());
        self.gates.and(some, !all)
    }

    /// Whether two addresses are in one object.
    fn are_in_one(&mut self, a: &Bits, b: &Bits) -> Lit {
        let Some(above) = a.width().checked_sub(layout::OFFSET_BITS) else { return Lit::TRUE };
        let [a, b] = [a, b].map(|bits| bits.extract(layout::OFFSET_BITS, above));
        self.gates.bits_eq(&a, &b)
    }

    /// Refuses what an operation would make of addresses that depends on where they are. Whether what it makes may be one.
    pub(crate) fn compute_address(
        &mut self,
        run: &mut Run,
        state: &mut State,
        op: BinaryOp,
        operands: (&Value, &Value),
        loc: LocId,
    ) -> bool {
        let (depends, what, is_one) = self.depends(op, operands);
        self.refuse_if(run, state, depends, loc, what);
        is_one
    }

    /// When what an operation makes of addresses depends on where they are; whether it may be one.
    fn depends(&mut self, op: BinaryOp, (a, b): (&Value, &Value)) -> (Lit, &'static str, bool) {
        let constant = if a.address { b.bits.as_constant() } else { a.bits.as_constant() };
        let low = 1u128 << OFFSET_BITS;
        let is_one = match op {
            _ if !a.address && !b.address => return (Lit::FALSE, DECIDES, false),
            BinaryOp::Add if a.address && b.address => {
                let [first, second] = [a, b].map(|it| self.is_address(&it.bits));
                return (self.gates.and(first, second), DECIDES, true);
            }
            BinaryOp::Add => true,
            BinaryOp::Sub if b.address => {
                let (is, same) = (self.is_address(&b.bits), self.are_in_one(&a.bits, &b.bits));
                return (self.gates.and(is, !same), APART, a.address);
            }
            BinaryOp::Sub => true,
            BinaryOp::And if constant.is_some_and(|mask| mask < low) => false,
            BinaryOp::And if constant.is_some_and(|mask| u128::from(u64::MAX) - mask < low) => true,
            BinaryOp::Or | BinaryOp::Xor if constant.is_some_and(|bits| bits < low) => true,
            BinaryOp::URem if a.address && constant.is_some_and(|by| by.is_power_of_two() && by <= low) => false,
            _ => {
                let [first, second] = [a, b].map(|it| if it.address { self.is_address(&it.bits) } else { Lit::FALSE });
                return (self.gates.or(first, second), DECIDES, false);
            }
        };
        // Of an identifier of a thread everything is another.
        let threads = [a, b].map(|it| if it.address { self.is_thread(&it.bits) } else { Lit::FALSE });
        (self.gates.any(threads), DECIDES, is_one)
    }

    /// Refuses a comparison of addresses whose outcome depends on where they are. `pointers`: that is what the program calls them.
    pub(crate) fn compare_addresses(
        &mut self,
        run: &mut Run,
        state: &mut State,
        op: CompareOp,
        (a, b): (&Value, &Value),
        pointers: bool,
        loc: LocId,
    ) {
        self.keep_near(run, state, a, loc);
        self.keep_near(run, state, b, loc);
        if pointers || a.address || b.address {
            let (differs, what) = self.differs(op, &a.bits, &b.bits);
            self.refuse_if(run, state, differs, loc, what);
        }
    }

    /// When the outcome of a comparison depends on where addresses are.
    fn differs(&mut self, op: CompareOp, a: &Bits, b: &Bits) -> (Lit, &'static str) {
        let [first, second] = [a, b].map(|bits| self.is_address(bits));
        let either = self.gates.or(first, second);
        if matches!(op, CompareOp::Eq | CompareOp::Ne) {
            // Two addresses are equal here if they are there, and nothing small is one. A large number may be one there.
            let both = self.gates.and(first, second);
            let large = [a, b].map(|bits| self.is_large(bits));
            let unclear = self.gates.all([either, !both].into_iter().chain(large));
            // Any number but zero may be an identifier there.
            let threads = [a, b].map(|bits| self.is_thread(bits));
            let not_alike = self.gates.xor(threads[0], threads[1]);
            let some = [a, b].map(|bits| !self.gates.bits_eq(bits, &Bits::constant(bits.width(), 0)));
            let thread_or_not = self.gates.all([not_alike].into_iter().chain(some));
            return (self.gates.or(unclear, thread_or_not), DECIDES);
        }
        let same = self.are_in_one(a, b);
        (self.gates.and(either, !same), LARGER)
    }

    /// What an atomic operation makes of an address that it finds depends on where that is: the operation fails.
    pub(crate) fn refuse_update(&mut self, op: RmwOp, found: &Value, value: &Value, operation: &mut Operation) {
        let plain = match op {
            RmwOp::Xchg => return,
            RmwOp::Add => BinaryOp::Add,
            RmwOp::Sub => BinaryOp::Sub,
            RmwOp::And => BinaryOp::And,
            RmwOp::Or => BinaryOp::Or,
            RmwOp::Xor => BinaryOp::Xor,
            _ => BinaryOp::Mul,
        };
        let orders = matches!(op, RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin);
        let (depends, what) = match self.depends(plain, (found, value)) {
            _ if orders && (found.address || value.address) => self.differs(CompareOp::ULt, &found.bits, &value.bits),
            (depends, what, _) => (depends, what),
        };
        let steps = matches!(plain, BinaryOp::Add | BinaryOp::Sub) && (found.address || value.address);
        let left = if steps { self.gates.binary(plain, &found.bits, &value.bits) } else { None };
        let astray = left.map_or(Lit::FALSE, |bits| {
            self.computed_astray((found, value), &Value { address: true, ..Value::number(bits) })
        });
        for (when, what) in [(depends, what), (astray, ASTRAY)] {
            if when != Lit::FALSE {
                self.refused_at.entry(operation.loc).or_insert(what);
                operation.faults.push((when, FaultKind::Limit));
            }
        }
    }

    /// Whether it depends on where an address is how long somebody waits for it to pass this test.
    pub(crate) fn waits_for_place(&self, test: &AwaitTest<Value>, ty: Type) -> bool {
        let is_one = |value: &Value| value.address || ty == Type::Ptr;
        match test {
            AwaitTest::Found(op, right) => !matches!(op, CompareOp::Eq | CompareOp::Ne) && is_one(right),
            AwaitTest::Masked(mask, ..) => {
                let low = |mask: u128| mask.min(u128::from(u64::MAX) - mask) < 1 << OFFSET_BITS;
                self.has_room_for_one(ty) && self.keeps_addresses && !mask.bits.as_constant().is_some_and(low)
            }
            AwaitTest::Known(_) => false,
        }
    }

    /// Refuses what is left of an address that is cut off to so many bits, unless these say nothing but the offset.
    pub(crate) fn cut_address(&mut self, run: &mut Run, state: &mut State, value: &Value, width: u32, loc: LocId) {
        if width > OFFSET_BITS {
            self.refuse_address(run, state, value, loc);
        } else if value.address {
            let thread = self.is_thread(&value.bits);
            self.refuse_if(run, state, thread, loc, DECIDES);
        }
    }
}
