//! Barriers: `pthread_barrier_*`.
//!
//! In the 32 bytes: the number of threads at 0, how many have arrived at 4, the generation at 8, a mark at 16. Waiting is two
//! events: arriving, which never blocks, and leaving, which is possible once the generation is complete. If the program
//! looks at the result, the last to arrive is told so, and arrivals depend on each other; otherwise they commute.
//!
//! Who has arrived last may destroy the barrier, free it or initialise it again before the others have left: they wait for
//! nothing any more ([`WOKEN`]), so leaving does not touch the barrier. Initialising it again, which is a fault while
//! threads wait, leaves the generation as it is: that nobody has arrived in yet.

use super::sync::sync_access;
use super::{Args, Done, Entry, Guest, Plan, local, memory, visible};
use crate::cx::{Cx, Touch};
use crate::thread::{Status, WOKEN};
use crate::trap::Trap;
use raddle_trace::objects::Barrier;
use raddle_trace::{Access, BlockedOn, FaultKind, Mode, OpKind};

pub(super) const SIZE: u32 = 32;
const COUNT: u64 = 0;
const ARRIVED: u64 = 4;
const GENERATION: u64 = 8;
const MARK: u64 = 16;
const INITIALISED: u64 = 0xba44_1e40;
const SERIAL_THREAD: u64 = 0xffff_ffff;

/// Phase of a wait: one, the generation arrived in (16 bits), and whether it was the last to arrive.
fn arrived_in(phase: u32) -> u64 {
    u64::from(phase >> 1 & 0xffff)
}
const LAST: u32 = 1 << 20;

pub(super) static TABLE: &[Entry] = &[
    memory("pthread_barrier_init", 3, init),
    visible("pthread_barrier_destroy", 1, plan_destroy, destroy),
    visible("pthread_barrier_wait", 1, plan_wait, wait),
    local("pthread_barrierattr_init", 1, super::nothing),
    local("pthread_barrierattr_destroy", 1, super::nothing),
    local("pthread_barrierattr_setpshared", 2, super::nothing),
];

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (barrier, count) = (g.arg(args, 0), g.arg(args, 2) & 0xffff_ffff);
    if count == 0 {
        return Err(Trap::fault(FaultKind::InvalidCall, "pthread_barrier_init for no threads"));
    }
    let generation = match g.cx.field_written(barrier, GENERATION, 4) {
        true => g.cx.field(barrier, GENERATION, 4) & 0xffff,
        false => 0,
    };
    let mut bytes = [0; SIZE as usize];
    bytes[..4].copy_from_slice(&(count as u32).to_le_bytes());
    bytes[GENERATION as usize..GENERATION as usize + 4].copy_from_slice(&(generation as u32).to_le_bytes());
    bytes[MARK as usize..MARK as usize + 4].copy_from_slice(&(INITIALISED as u32).to_le_bytes());
    g.initialise(barrier, &bytes, |cx| match in_use(cx, barrier) {
        true => Err(cx.misuse(barrier, "initialisation of barrier {}, at which threads wait")),
        false => Ok(()),
    })?;
    Ok(0)
}

fn check(cx: &Cx<'_>, barrier: u64) -> Result<(), Trap> {
    cx.check_alive(barrier, u64::from(SIZE), Touch::Write)?;
    if cx.field(barrier, MARK, 4) != INITIALISED {
        return Err(cx.misuse(barrier, "use of barrier {}, which is not initialised"));
    }
    Ok(())
}

fn state(cx: &Cx<'_>, barrier: u64) -> Barrier {
    let field = |offset| cx.field(barrier, offset, 4) as u32;
    Barrier { parties: field(COUNT), arrived: field(ARRIVED), generation: field(GENERATION) as u16 }
}

/// Whether threads wait for others to arrive.
fn in_use(cx: &Cx<'_>, barrier: u64) -> bool {
    cx.field(barrier, MARK, 4) == INITIALISED && state(cx, barrier).arrived != 0
}

fn plan_wait(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    let barrier = args.get(cx, 0);
    let phase = cx.phase();
    if phase != 0 {
        let waits = cx.s.threads[cx.t].flags & WOKEN == 0;
        let own = cx.owns(barrier, SIZE).unwrap_or(false);
        let leave = sync_access(barrier, SIZE, Mode::BarrierLeave);
        let shown = cx.show(OpKind::BarrierLeave);
        shown.blocked = waits.then_some(BlockedOn::Barrier(barrier));
        shown.changes = true;
        shown.accesses.push(Access { tag: arrived_in(phase) as u16, ..leave });
        return Ok(if own && !waits { Plan::Local } else { Plan::Visible });
    }
    let plan = cx.plan_for(barrier, SIZE)?;
    let (tag, mode) = (state(cx, barrier).generation, Barrier::arrival(args.result_used(cx)).mode);
    let shown = cx.show(OpKind::BarrierArrive);
    shown.changes = true;
    shown.accesses.push(Access { tag, ..sync_access(barrier, SIZE, mode) });
    Ok(plan)
}

/// Lets everybody leave who waits at a barrier, and the thread that came last.
fn release(cx: &mut Cx<'_>, barrier: u64) {
    for t in cx.s.born {
        let thread = &cx.s.threads[t.0 as usize];
        let waits = thread.core.status == Status::Live && thread.shown.blocked == Some(BlockedOn::Barrier(barrier));
        if waits || t == cx.id() {
            cx.s.set_flag(t.0 as usize, WOKEN);
        }
    }
}

fn wait(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let barrier = args.get(cx, 0);
    let phase = cx.phase();
    if phase != 0 {
        cx.s.clear_flag(cx.t, WOKEN);
        return Ok(Done::Value(if phase & LAST != 0 { SERIAL_THREAD } else { 0 }));
    }
    check(cx, barrier)?;
    let before = state(cx, barrier);
    let after = before.apply(Barrier::arrival(args.result_used(cx)).mode);
    cx.record_states(before, after);
    cx.set_field(barrier, ARRIVED, 4, u64::from(after.arrived));
    let last = !after.leaving(before.generation).blocked;
    if last {
        cx.set_field(barrier, GENERATION, 4, u64::from(after.generation));
        release(cx, barrier);
    }
    // Who came last is remembered only where the program asks: otherwise arrivals would not commute.
    let remembered = last && args.result_used(cx);
    cx.set_phase(1 | u32::from(before.generation) << 1 | if remembered { LAST } else { 0 });
    Ok(Done::Stay)
}

fn plan_destroy(cx: &mut Cx<'_>, args: Args) -> Result<Plan, Trap> {
    cx.show_destroy(args.get(cx, 0), SIZE)
}

fn destroy(cx: &mut Cx<'_>, args: Args, _: u32) -> Result<Done, Trap> {
    let barrier = args.get(cx, 0);
    check(cx, barrier)?;
    if in_use(cx, barrier) {
        return Err(cx.misuse(barrier, "destruction of barrier {}, at which threads wait"));
    }
    cx.set_field(barrier, MARK, 4, 0);
    Ok(Done::Value(0))
}
