//! The interpreter loop: runs a thread through what nobody else can see.
//!
//! [`run`] stops before any operation that is not the thread's own business: an access to memory it does not own, an
//! atomic read-modify-write, a call of the environment. It also stops where something is wrong with an address; the
//! caller looks closer and says what. So the loop has only the paths that are common.

use crate::arith::{self, ArithmeticFault};
use crate::bytecode::{Atomic, NO_CODE, NO_SLOT, Op, SpinCondition, list_parts};
use crate::cx::Touch;
use crate::lifetime;
use crate::memory::shared::{Owners, Reach};
use crate::memory::{Ended, Memory, NoRoom, Object, ObjectKind, SHARED};
use crate::program::Program;
use crate::state::State;
use crate::thread::{Frame, Shown, Thread};
use crate::trap::Trap;
use crate::undo::{Kind, Undo};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, FaultKind, LimitKind, Mode, OpKind, Order, SiteId};

/// Slots a function may return; the loader refuses more.
pub(crate) const RETURNS_MAX: usize = 64;

/// Why the loop stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Before an operation that has to be looked at.
    Look,
    /// Before an access to an object that others can reach; the thread shows it.
    Visible,
    /// At the end of a thread that has nothing left to clean up, with its result.
    End { result: u64 },
    /// Behind one operation, where no more were asked for.
    One,
}

/// Runs a thread until the operation at its program counter is not a plain local one.
#[inline]
pub(crate) fn run(program: &Program, state: &mut State, t: usize) -> Result<Stop, Trap> {
    run_some::<false>(program, state, t)
}

/// Runs the operation at the thread's program counter, if it is a plain local one.
pub(crate) fn run_one(program: &Program, state: &mut State, t: usize) -> Result<Stop, Trap> {
    run_some::<true>(program, state, t)
}

/// Runs a thread; `ONE`: one operation at most.
fn run_some<const ONE: bool>(program: &Program, state: &mut State, t: usize) -> Result<Stop, Trap> {
    let State { memory, undo, threads, fuel, stop_pure, .. } = state;
    let thread = &mut threads[t];
    let me = t as u8;
    // Before the first spawn, nobody else can see anything.
    let alone = is_alone(thread, t);
    let (reading, writing) = (Owners::new(me, alone, Touch::Read), Owners::new(me, alone, Touch::Write));
    let code = program.code.as_slice();
    let mut left = *fuel;
    let mut begun = false;
    'frame: loop {
        if ONE && std::mem::replace(&mut begun, true) {
            *fuel = left;
            return Ok(Stop::One);
        }
        let top = thread.core.depth as usize - 1;
        let &Frame { pc, base, len, .. } = &thread.frames[top];
        let mut pc = pc as usize;
        let regs = &mut thread.regs[base as usize..(base + len) as usize];

        macro_rules! r {
            ($slot:expr) => {
                regs[$slot as usize]
            };
        }
        macro_rules! leave {
            ($result:expr) => {{
                *fuel = left;
                thread.frames[top].pc = pc as u32;
                return $result;
            }};
        }
        // Leaves with an access shown.
        macro_rules! show {
            ($kind:expr, $mode:expr, $order:expr, $address:expr, $len:expr) => {{
                let access = Access { address: $address, len: $len as u32, mode: $mode, order: $order, tag: 0 };
                thread.shown.reset($kind, SiteId(program.op_sites[pc]));
                thread.shown.accesses.push(access);
                leave!(Ok(Stop::Visible))
            }};
        }
        // The stack objects above a height.
        macro_rules! above {
            ($height:expr) => {
                &thread.stack_objects[$height as usize..thread.core.stack_objects as usize]
            };
        }
        // Whether a return is the last thing that a thread does: it goes back to the call of the start routine, which is
        // followed by the last operation of all, which would find nothing to do.
        macro_rules! ends_thread {
            () => {
                top == 1
                    && !program.ends_are_events
                    && thread.frames[0].pc as usize + 2 == code.len()
                    && thread.core.key_values == 0
                    && thread.thread_locals.iter().all(|&address| address == 0)
            };
        }
        macro_rules! end_thread {
            ($result:expr) => {{
                let result = $result;
                end_locals(program, thread, memory, undo, pc);
                leave!(Ok(Stop::End { result }))
            }};
        }
        macro_rules! jump {
            ($to:expr) => {{
                pc = $to as usize;
                left = left.wrapping_sub(1);
                if left == 0 {
                    leave!(Err(endless(program)));
                }
                if ONE {
                    leave!(Ok(Stop::One));
                }
                continue;
            }};
        }
        macro_rules! arith {
            ($d:expr, $value:expr) => {{
                let value = $value;
                regs[$d as usize] = value;
            }};
        }
        macro_rules! load {
            ($d:expr, $address:expr, $len:expr, $checked:expr) => {{
                let address = $address;
                let at = match memory.reach(address, $len, reading) {
                    Some(Reach::Own(at)) => at,
                    Some(Reach::Shared(_)) => show!(OpKind::Read, Mode::Read, Order::Plain, address, $len),
                    None => leave!(Ok(Stop::Look)),
                };
                if $checked && !memory.has_value(at, $len) {
                    leave!(Ok(Stop::Look));
                }
                regs[$d as usize] = memory.value(at, $len);
            }};
        }
        macro_rules! store {
            ($p:expr, $a:expr, $len:expr) => {{
                let address = r!($p);
                let at = match memory.reach(address, $len, writing) {
                    Some(Reach::Own(at)) => at,
                    Some(Reach::Shared(_)) => show!(OpKind::Write, Mode::Write, Order::Plain, address, $len),
                    None => leave!(Ok(Stop::Look)),
                };
                memory.set_own(undo, at, $len, r!($a));
            }};
        }

        loop {
            match code[pc] {
                Op::Move { d, a } => arith!(d, r!(a)),
                Op::Move2 { d, a, e, b } => {
                    arith!(d, r!(a));
                    arith!(e, r!(b));
                }
                Op::Add32 { d, a, b } => arith!(d, u64::from((r!(a) as u32).wrapping_add(r!(b) as u32))),
                Op::Add64 { d, a, b } => arith!(d, r!(a).wrapping_add(r!(b))),
                Op::Sub32 { d, a, b } => arith!(d, u64::from((r!(a) as u32).wrapping_sub(r!(b) as u32))),
                Op::Sub64 { d, a, b } => arith!(d, r!(a).wrapping_sub(r!(b))),
                Op::Mul32 { d, a, b } => arith!(d, u64::from((r!(a) as u32).wrapping_mul(r!(b) as u32))),
                Op::Mul64 { d, a, b } => arith!(d, r!(a).wrapping_mul(r!(b))),
                Op::And { d, a, b } => arith!(d, r!(a) & r!(b)),
                Op::Or { d, a, b } => arith!(d, r!(a) | r!(b)),
                Op::Xor { d, a, b } => arith!(d, r!(a) ^ r!(b)),
                Op::Shl32 { d, a, b } => {
                    arith!(d, u64::from((r!(a) as u32).checked_shl(shift(r!(b))).unwrap_or(0)));
                }
                Op::Shl64 { d, a, b } => arith!(d, r!(a).checked_shl(shift(r!(b))).unwrap_or(0)),
                Op::LShr { d, a, b } => arith!(d, r!(a).checked_shr(shift(r!(b))).unwrap_or(0)),
                Op::AShr32 { d, a, b } => arith!(d, ((r!(a) as i32) >> shift(r!(b)).min(31)) as u32 as u64),
                Op::AShr64 { d, a, b } => arith!(d, ((r!(a) as i64) >> shift(r!(b)).min(63)) as u64),
                Op::UDiv { d, a, b } => match r!(a).checked_div(r!(b)) {
                    Some(value) => arith!(d, value),
                    None => leave!(Err(division(ArithmeticFault::DivisionByZero))),
                },
                Op::URem { d, a, b } => match r!(a).checked_rem(r!(b)) {
                    Some(value) => arith!(d, value),
                    None => leave!(Err(division(ArithmeticFault::DivisionByZero))),
                },
                Op::SDiv32 { d, a, b } => match (r!(a) as i32).checked_div(r!(b) as i32) {
                    Some(value) => arith!(d, u64::from(value as u32)),
                    None => leave!(Err(signed_division(r!(b) == 0))),
                },
                Op::SRem32 { d, a, b } => match (r!(a) as i32).checked_rem(r!(b) as i32) {
                    Some(value) => arith!(d, u64::from(value as u32)),
                    None => leave!(Err(signed_division(r!(b) == 0))),
                },
                Op::SDiv64 { d, a, b } => match (r!(a) as i64).checked_div(r!(b) as i64) {
                    Some(value) => arith!(d, value as u64),
                    None => leave!(Err(signed_division(r!(b) == 0))),
                },
                Op::SRem64 { d, a, b } => match (r!(a) as i64).checked_rem(r!(b) as i64) {
                    Some(value) => arith!(d, value as u64),
                    None => leave!(Err(signed_division(r!(b) == 0))),
                },
                Op::FAdd64 { d, a, b } => arith!(d, (f64::from_bits(r!(a)) + f64::from_bits(r!(b))).to_bits()),
                Op::FSub64 { d, a, b } => arith!(d, (f64::from_bits(r!(a)) - f64::from_bits(r!(b))).to_bits()),
                Op::FMul64 { d, a, b } => arith!(d, (f64::from_bits(r!(a)) * f64::from_bits(r!(b))).to_bits()),
                Op::FDiv64 { d, a, b } => arith!(d, (f64::from_bits(r!(a)) / f64::from_bits(r!(b))).to_bits()),
                Op::Eq { d, a, b } => arith!(d, u64::from(r!(a) == r!(b))),
                Op::Ne { d, a, b } => arith!(d, u64::from(r!(a) != r!(b))),
                Op::ULt { d, a, b } => arith!(d, u64::from(r!(a) < r!(b))),
                Op::ULe { d, a, b } => arith!(d, u64::from(r!(a) <= r!(b))),
                Op::SLt32 { d, a, b } => arith!(d, u64::from((r!(a) as i32) < r!(b) as i32)),
                Op::SLe32 { d, a, b } => arith!(d, u64::from(r!(a) as i32 <= r!(b) as i32)),
                Op::SLt64 { d, a, b } => arith!(d, u64::from((r!(a) as i64) < r!(b) as i64)),
                Op::SLe64 { d, a, b } => arith!(d, u64::from(r!(a) as i64 <= r!(b) as i64)),
                Op::Jump { to } => jump!(to),
                Op::MoveJump { d, a, to } => {
                    arith!(d, r!(a));
                    jump!(to);
                }
                Op::Move2Jump { d, a, e, b, to } => {
                    arith!(d, r!(a));
                    arith!(e, r!(b));
                    jump!(to);
                }
                Op::Branch { a, then, otherwise } => jump!(if r!(a) != 0 { then } else { otherwise }),
                Op::BranchEq { a, b, then, otherwise } => jump!(if r!(a) == r!(b) { then } else { otherwise }),
                Op::BranchULt { a, b, then, otherwise } => jump!(if r!(a) < r!(b) { then } else { otherwise }),
                Op::BranchULe { a, b, then, otherwise } => jump!(if r!(a) <= r!(b) { then } else { otherwise }),
                Op::BranchSLt32 { a, b, then, otherwise } => {
                    jump!(if (r!(a) as i32) < r!(b) as i32 { then } else { otherwise })
                }
                Op::BranchSLe32 { a, b, then, otherwise } => {
                    jump!(if r!(a) as i32 <= r!(b) as i32 { then } else { otherwise })
                }
                Op::BranchSLt64 { a, b, then, otherwise } => {
                    jump!(if (r!(a) as i64) < r!(b) as i64 { then } else { otherwise })
                }
                Op::BranchSLe64 { a, b, then, otherwise } => {
                    jump!(if r!(a) as i64 <= r!(b) as i64 { then } else { otherwise })
                }
                Op::Switch { a, table } => {
                    jump!(switch(program, table, regs, a));
                }
                Op::JumpIndirect { a, table } => {
                    let target = switch(program, table, regs, a);
                    if target == NO_CODE {
                        leave!(Err(Trap::fault(
                            FaultKind::WildPointer,
                            "computed goto to an address that is no label"
                        )));
                    }
                    jump!(target);
                }
                Op::Truncate { d, a, bits } => arith!(d, r!(a) & (u64::MAX >> (64 - bits))),
                Op::SignExtend { d, a, from, to } => {
                    let up = 64 - from;
                    arith!(d, ((r!(a) << up) as i64 >> up) as u64 & (u64::MAX >> (64 - to)));
                }
                Op::Select { d, c, a, b } => arith!(d, if r!(c) != 0 { r!(a) } else { r!(b) }),
                Op::Address { d, base, offset } => arith!(d, r!(base).wrapping_add_signed(i64::from(offset))),
                Op::AddressIndex { d, base, index, scale, offset } => {
                    let index = r!(index).wrapping_mul(i64::from(scale) as u64);
                    arith!(d, r!(base).wrapping_add(index).wrapping_add_signed(i64::from(offset)));
                }
                Op::Load1 { d, p, checked } => load!(d, r!(p), 1, checked),
                Op::Load4 { d, p, checked } => load!(d, r!(p), 4, checked),
                Op::Load8 { d, p, checked } => load!(d, r!(p), 8, checked),
                Op::LoadIndex4 { d, base, index, scale, checked } => {
                    load!(d, r!(base).wrapping_add(r!(index).wrapping_mul(i64::from(scale) as u64)), 4, checked);
                }
                Op::LoadIndex8 { d, base, index, scale, checked } => {
                    load!(d, r!(base).wrapping_add(r!(index).wrapping_mul(i64::from(scale) as u64)), 8, checked);
                }
                Op::Load { d, p, bits, checked, order, volatile: _ } => {
                    let len = usize::from(bits).div_ceil(8);
                    let address = r!(p);
                    let at = match memory.reach(address, len as u64, reading) {
                        Some(Reach::Own(at)) if order == Order::Plain || address.is_multiple_of(len as u64) => at,
                        Some(Reach::Shared(_)) if address.is_multiple_of(len as u64) => {
                            show!(OpKind::Read, Mode::Read, order, address, len)
                        }
                        _ => leave!(Ok(Stop::Look)),
                    };
                    if checked && !memory.has_value(at, len) {
                        leave!(Ok(Stop::Look));
                    }
                    let value = memory.wide_value(at, len) & arith::mask(u32::from(bits));
                    r!(d) = value as u64;
                    if bits > 64 {
                        r!(d + 1) = (value >> 64) as u64;
                    }
                }
                Op::Store1 { p, a } => store!(p, a, 1),
                Op::Store4 { p, a } => store!(p, a, 4),
                Op::Store8 { p, a } => store!(p, a, 8),
                Op::Store { p, a, bits, order, volatile: _ } => {
                    let len = usize::from(bits).div_ceil(8);
                    let address = r!(p);
                    let at = match memory.reach(address, len as u64, writing) {
                        Some(Reach::Own(at)) if order == Order::Plain || address.is_multiple_of(len as u64) => at,
                        Some(Reach::Shared(_)) if address.is_multiple_of(len as u64) => {
                            show!(OpKind::Write, Mode::Write, order, address, len)
                        }
                        _ => leave!(Ok(Stop::Look)),
                    };
                    let high = if bits > 64 { r!(a + 1) } else { 0 };
                    memory.set_own_wide(undo, at, len, u128::from(r!(a)) | u128::from(high) << 64);
                }
                Op::Call { function, list } => {
                    thread.frames[top].pc = pc as u32;
                    left = left.wrapping_sub(1);
                    if left == 0 {
                        leave!(Err(endless(program)));
                    }
                    *fuel = left;
                    call(program, thread, memory, function, list)?;
                    continue 'frame;
                }
                Op::Return0 | Op::Return1 { .. } | Op::Return { .. }
                    if thread.core.stack_objects > thread.frames[top].stack_objects
                        && !alone
                        && lifetime::is_any_shared(memory, above!(thread.frames[top].stack_objects)) =>
                {
                    leave!(Ok(Stop::Look))
                }
                Op::Return0 if ends_thread!() => end_thread!(0),
                Op::Return1 { a } if ends_thread!() => end_thread!(r!(a)),
                Op::Return0 => {
                    leave_frame(program, thread, memory, undo, t as u32, pc as u32, &[]);
                    continue 'frame;
                }
                Op::Return1 { a } => {
                    let value = [r!(a)];
                    leave_frame(program, thread, memory, undo, t as u32, pc as u32, &value);
                    continue 'frame;
                }
                Op::Return { list } => {
                    return_several(program, thread, memory, undo, t as u32, pc as u32, list);
                    continue 'frame;
                }
                Op::Alloca { d, size, info } => {
                    let size = r!(size);
                    let site = program.op_sites[pc];
                    let made = make_stack_object(program, memory, undo, me, size, site, info);
                    let address = match made {
                        Ok(address) => address,
                        Err(trap) => leave!(Err(trap)),
                    };
                    r!(d) = address;
                    push_stack_object(thread, undo, t as u32, address);
                    thread.frames[top].pc = pc as u32 + 1;
                    continue 'frame;
                }
                Op::StackSave { d } => r!(d) = u64::from(thread.core.stack_objects) + 1,
                Op::StackRestore { a } => {
                    let height = (r!(a) as u32).wrapping_sub(1);
                    if height < thread.core.stack_objects && height >= thread.frames[top].stack_objects {
                        if !alone && lifetime::is_any_shared(memory, above!(height)) {
                            leave!(Ok(Stop::Look));
                        }
                        let site = program.op_sites[pc];
                        lifetime::pop(thread, memory, undo, height, (Ended::OutOfScope, site, false));
                    }
                    thread.frames[top].pc = pc as u32 + 1;
                    continue 'frame;
                }
                Op::LifetimeStart { p, revives } => {
                    if let Some((place, &object)) = memory.find(r!(p))
                        && object.is_dead()
                    {
                        if revives && object.owner_before == me {
                            memory.revive(undo, (place.table, place.number), me);
                        } else {
                            let (size, what) = (u64::from(object.size), object.what);
                            let address = match make_stack_object(program, memory, undo, me, size, object.site, what) {
                                Ok(address) => address,
                                Err(trap) => leave!(Err(trap)),
                            };
                            let before = std::mem::replace(&mut r!(p), address);
                            lifetime::replace(thread, undo, t as u32, before, address);
                            thread.frames[top].pc = pc as u32 + 1;
                            continue 'frame;
                        }
                    }
                }
                Op::LifetimeEnd { list } => {
                    if !end_scope(program, memory, undo, regs, list, (pc, alone)) {
                        leave!(Ok(Stop::Look));
                    }
                }
                Op::LoopBound { count, limit, every } => {
                    let (looked, counted) = (r!(count) >> 32, r!(count) as u32);
                    let now = u64::from(thread.core.operations);
                    if every || looked != now {
                        r!(count) = now << 32 | u64::from(counted.saturating_add(1));
                        if counted >= limit {
                            leave!(Err(Trap::Bound));
                        }
                    }
                }
                Op::LoopEnter { count } => r!(count) = u64::from(thread.core.operations) << 32,
                Op::SpinAssume { a } => {
                    // In an atomic block nobody else moves: there is nothing to wait for.
                    if r!(a) == 0 && *stop_pure && thread.core.atomic == 0 {
                        leave!(Err(Trap::Spin));
                    }
                }
                Op::SpinUntil { index } => {
                    if *stop_pure && thread.core.atomic == 0 && !goes_on(program, index, regs) {
                        leave!(Err(Trap::Spin));
                    }
                }
                Op::Slow { index } => {
                    if let Err(trap) = slow(program, index, regs) {
                        leave!(Err(trap));
                    }
                }
                Op::Trap => leave!(Err(Trap::fault(FaultKind::Abort, "the program executed a trap instruction"))),
                Op::Unsupported { index } => {
                    let message = program.refused[index as usize].clone();
                    leave!(Err(Trap::limit(LimitKind::Unsupported, message)))
                }
                Op::Unreachable => {
                    leave!(Err(Trap::fault(
                        FaultKind::Unreachable,
                        "control reached a point that the compiler took for unreachable"
                    )))
                }
                Op::Atomic { index } => {
                    let shows = show_atomic(program, memory, &mut thread.shown, regs, (pc, index), writing);
                    leave!(Ok(if shows { Stop::Visible } else { Stop::Look }));
                }
                Op::Fence { .. }
                | Op::Irrelevant { .. }
                | Op::Await { .. }
                | Op::CallIndirect { .. }
                | Op::CallModel { .. }
                | Op::ThreadLocal { .. }
                | Op::VaStart { .. } => leave!(Ok(Stop::Look)),
            }
            pc += 1;
            if ONE {
                leave!(Ok(Stop::One));
            }
        }
    }
}

/// Whether a thread is main before it has spawned any other: then all memory is as good as its own.
#[inline]
pub(crate) fn is_alone(thread: &Thread, t: usize) -> bool {
    t == 0 && thread.core.children == 0
}

/// A shift amount that does not wrap around when shortened.
#[inline(always)]
fn shift(amount: u64) -> u32 {
    amount.min(255) as u32
}

/// What a compare-and-swap does to its bytes.
#[inline]
pub(crate) fn compare(swaps: bool, orders: (Order, Order)) -> (Mode, Order) {
    if swaps || is_off(Ingredient::FailedSwaps) { (Mode::Update, orders.0) } else { (Mode::Read, orders.1) }
}

// What follows is kept out of the loop: what it needs of the program would otherwise be fetched whenever the loop starts.

/// Shows a read-modify-write of a whole word that others can reach; false when it is something else.
#[inline(never)]
fn show_atomic(
    program: &Program,
    memory: &Memory,
    shown: &mut Shown,
    regs: &[u64],
    (pc, index): (usize, u32),
    writing: Owners,
) -> bool {
    let atomic = &program.atomics[index as usize];
    let (p, ty) = atomic.place();
    let (address, len) = (regs[p as usize], ty.bytes() as usize);
    let whole = matches!(ty.bits(), 8 | 16 | 32 | 64) && address & (len as u64 - 1) == 0;
    let Some(Reach::Shared(at)) = memory.reach(address, len as u64, writing).filter(|_| whole) else { return false };
    let (kind, mode, order) = match *atomic {
        Atomic::Rmw { order, mode, .. } => (OpKind::Rmw, mode, order),
        Atomic::CompareExchange { expected, orders, .. } => {
            let (mode, order) = compare(memory.value(at, len) == regs[expected as usize], orders);
            (OpKind::CompareExchange, mode, order)
        }
    };
    shown.reset(kind, SiteId(program.op_sites[pc]));
    shown.accesses.push(Access { address, len: len as u32, mode, order, tag: 0 });
    shown.changes = kind == OpKind::CompareExchange;
    true
}

/// Whether what the access before a condition found lets its thread go on.
#[inline(never)]
fn goes_on(program: &Program, index: u32, regs: &[u64]) -> bool {
    let SpinCondition { found, condition } = &program.spin_conditions[index as usize];
    condition.holds(arith::get(regs, *found, condition.ty), regs)
}

/// Ends the variables of a scope; false when others could notice.
#[inline(never)]
fn end_scope(
    program: &Program,
    memory: &mut Memory,
    undo: &mut Undo,
    regs: &[u64],
    list: u32,
    (pc, alone): (usize, bool),
) -> bool {
    let (_, slots) = list_parts(&program.lists, list);
    let shared = |&slot: &u16| memory.find(regs[slot as usize]).is_some_and(|(_, o)| o.owner == SHARED);
    if !alone && slots.iter().any(shared) {
        return false;
    }
    for &slot in slots {
        lifetime::end(memory, undo, regs[slot as usize], (Ended::OutOfScope, program.op_sites[pc], false));
    }
    true
}

#[inline(never)]
fn slow(program: &Program, index: u32, regs: &mut [u64]) -> Result<(), Trap> {
    arith::slow(regs, &program.slow[index as usize]).map_err(division)
}

/// Leaves the top frame with several results. Structs of more parts are returned through memory.
#[inline(never)]
fn return_several(
    program: &Program,
    thread: &mut Thread,
    memory: &mut Memory,
    undo: &mut Undo,
    t: u32,
    pc: u32,
    list: u32,
) {
    let (_, slots) = list_parts(&program.lists, list);
    let mut values = [0; RETURNS_MAX];
    for (value, &slot) in values.iter_mut().zip(slots) {
        *value = thread.register(slot);
    }
    leave_frame(program, thread, memory, undo, t, pc, &values[..slots.len()]);
}

#[inline(never)]
fn switch(program: &Program, table: u32, regs: &[u64], a: u16) -> u32 {
    let table = &program.switches[table as usize];
    let mut value = u128::from(regs[a as usize]);
    if table.wide {
        value |= u128::from(regs[a as usize + 1]) << 64;
    }
    match table.cases.binary_search_by_key(&value, |case| case.0) {
        Ok(found) => table.cases[found].1,
        Err(_) => table.default,
    }
}

/// Enters a function whose arguments are in a list; the caller's program counter stays at the call.
pub(crate) fn call(
    program: &Program,
    thread: &mut Thread,
    memory: &Memory,
    function: u32,
    list: u32,
) -> Result<(), Trap> {
    let (_, args) = list_parts(&program.lists, list);
    let info = &program.functions[function as usize];
    if info.entry == NO_CODE {
        let message = format!("call of `{}`, which has no body", info.name);
        return Err(Trap::fault(FaultKind::InvalidCall, message));
    }
    info.accept(args.len())?;
    let params = info.params as usize;
    if thread.core.depth >= program.options.stack_depth_max {
        let message = format!("stack overflow: {} nested calls", thread.core.depth);
        return Err(Trap::fault(FaultKind::StackOverflow, message));
    }
    let from = thread.top().base as usize;
    let extra = args.len() - params;
    thread.push_frame(program, function, extra as u32, memory.len() as u32);
    let base = thread.top().base as usize;
    for (i, &slot) in args.iter().enumerate() {
        let to = if i < params { base + i } else { base + info.slots as usize + i - params };
        thread.regs[to] = thread.regs[from + slot as usize];
    }
    Ok(())
}

/// Ends the local variables of the top frame, which returns.
#[inline]
fn end_locals(program: &Program, thread: &mut Thread, memory: &mut Memory, undo: &mut Undo, pc: usize) {
    let &Frame { stack_objects, arena, .. } = thread.top();
    if thread.core.stack_objects > stack_objects {
        lifetime::pop(thread, memory, undo, stack_objects, (Ended::Returned, program.op_sites[pc], false));
        memory.shrink(arena as usize);
    }
}

/// Leaves the top frame and hands its results to its caller.
pub(crate) fn leave_frame(
    program: &Program,
    thread: &mut Thread,
    memory: &mut Memory,
    undo: &mut Undo,
    t: u32,
    pc: u32,
    values: &[u64],
) {
    end_locals(program, thread, memory, undo, pc as usize);
    let caller = thread.core.depth - 2;
    thread.resume_frame(program, undo, t, caller);
    let frame = &mut thread.frames[caller as usize];
    let base = frame.base as usize;
    match program.code[frame.pc as usize] {
        Op::Call { list, .. } | Op::CallIndirect { list, .. } => {
            frame.pc += 1;
            let results = list_parts(&program.lists, list).0;
            for (i, &slot) in results.iter().enumerate() {
                if slot != NO_SLOT {
                    thread.regs[base + slot as usize] = values.get(i).copied().unwrap_or(0);
                }
            }
        }
        // The environment called it: its model goes on.
        _ => {}
    }
}

/// Makes a local variable.
#[inline(never)]
pub(crate) fn make_stack_object(
    program: &Program,
    memory: &mut Memory,
    undo: &mut Undo,
    me: u8,
    size: u64,
    site: u32,
    what: u32,
) -> Result<u64, Trap> {
    let owner = if program.options.local_objects { me } else { SHARED };
    let object = Object::new(ObjectKind::Stack, owner, site, what);
    let align = program.allocas.get(what as usize).map_or(1, |info| info.align.into());
    memory.allocate(undo, me, (size, align), false, object).map_err(|room| no_room(room, size))
}

/// The trap for memory that cannot be had.
#[cold]
pub(crate) fn no_room(room: NoRoom, size: u64) -> Trap {
    let message = match room {
        NoRoom::Bytes => format!("the program asked for {size} bytes, which is more than it may use"),
        NoRoom::Numbers => "a thread made more objects than it can have addresses for".to_string(),
        NoRoom::Row => {
            let message = "objects of two threads would have the same addresses: there are too many, or too deep a tree of threads";
            return Trap::limit(LimitKind::Collision, message);
        }
    };
    Trap::limit(LimitKind::Memory, message)
}

/// Notes a new local variable, to end its lifetime with the frame.
#[inline(never)]
pub(crate) fn push_stack_object(thread: &mut Thread, undo: &mut Undo, t: u32, address: u64) {
    let index = thread.core.stack_objects as usize;
    if index == thread.stack_objects.len() {
        thread.stack_objects.push(address);
    } else {
        undo.entry(Kind::StackObject, u64::from(t) | (index as u64) << 8, thread.stack_objects[index]);
        thread.stack_objects[index] = address;
    }
    thread.core.stack_objects += 1;
}

#[cold]
pub(crate) fn endless(program: &Program) -> Trap {
    let message = format!(
        "a thread made {} jumps and calls without a visible operation: is this loop endless?",
        program.options.local_steps_max
    );
    Trap::limit(LimitKind::LocalSteps, message)
}

#[cold]
pub(crate) fn signed_division(by_zero: bool) -> Trap {
    division(if by_zero { ArithmeticFault::DivisionByZero } else { ArithmeticFault::DivisionOverflow })
}

#[cold]
fn division(fault: ArithmeticFault) -> Trap {
    let message = match fault {
        ArithmeticFault::DivisionByZero => "division by zero",
        ArithmeticFault::DivisionOverflow => "division overflow: the smallest number divided by -1",
    };
    Trap::fault(FaultKind::DivisionByZero, message)
}
