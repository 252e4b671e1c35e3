//! The pair of steps whose order decides: had the second come before the first, all would have gone well.
//!
//! This is tried, not guessed. For a pair of steps in a row, by happens-before, the second one is moved before the first,
//! together with what it needs; the rest of the schedule follows as far as it can, and then whoever can move. If nothing goes wrong
//! in that execution, the order decides. The latest such pair is the one to look at. How many pairs are tried, and how many steps
//! are made for it, is bounded: without an answer nothing is marked.

use crate::order::Order;
use raddle_trace::{Access, End, Event, Host, Mode, Pending, ThreadSet, Transition};

/// How many pairs are tried.
const PAIRS_MAX: usize = 24;
/// How many steps are made for it.
const STEPS_MAX: usize = 300_000;

/// The latest pair of steps, among those that matter, whose order decides. The machine is left anywhere after `start`.
pub(crate) fn find<H: Host>(
    host: &mut H,
    start: H::Mark,
    events: &[Event],
    order: &Order,
    matters: &[bool],
) -> Option<(u32, u32)> {
    let mut steps_left = STEPS_MAX;
    let mut pairs = 0;
    for second in (0..events.len() as u32).rev().filter(|&step| matters[step as usize]) {
        for &last in order.links[second as usize].after.iter().rev() {
            let Some(first) = reversible(events, last, second) else { continue };
            pairs += 1;
            if pairs > PAIRS_MAX || steps_left < events.len() {
                return None;
            }
            host.rewind(start);
            if goes_well(host, &turned_round(events, order, first, second), second, &mut steps_left) {
                return Some((first, second));
            }
        }
    }
    None
}

/// The step that the second one has to come before, so that the order of the two is another one: where one waits for a lock, the taking
/// of the lock. `None` where there is no other order.
fn reversible(events: &[Event], first: u32, second: u32) -> Option<u32> {
    let (a, b) = (&events[first as usize], &events[second as usize]);
    if !Access::any_conflict(&a.accesses, &b.accesses) {
        return None;
    }
    let taken = |mode: Mode| matches!(mode, Mode::Lock | Mode::ReadLock | Mode::WriteLock);
    let given = |mode: Mode| matches!(mode, Mode::Unlock | Mode::ReadUnlock | Mode::WriteUnlock);
    let lock = b.accesses.iter().find(|access| taken(access.mode)).map(|access| access.address);
    let gives = |access: &Access| given(access.mode) && Some(access.address) == lock;
    if !a.accesses.iter().any(gives) {
        return Some(first);
    }
    let takes = |event: &Event| {
        event.thread() == a.thread()
            && event.accesses.iter().any(|access| taken(access.mode) && Some(access.address) == lock)
    };
    events[..first as usize].iter().rposition(takes).map(|step| step as u32)
}

/// The schedule with the second step, and what it needs, before the first one. With each step, its number.
fn turned_round(events: &[Event], order: &Order, first: u32, second: u32) -> Vec<(u32, Transition)> {
    let (mut before, mut behind) = (Vec::new(), Vec::new());
    for (step, event) in (0u32..).zip(events) {
        let stays = step < first || (step < second && !order.is_before(first, step)) || step == second;
        if stays { &mut before } else { &mut behind }.push((step, event.transition));
    }
    before.extend(behind);
    before
}

/// Whether all threads come to their ends. The step that was moved must be possible where it is now.
fn goes_well<H: Host>(host: &mut H, schedule: &[(u32, Transition)], moved: u32, steps_left: &mut usize) -> bool {
    let mut steps = 0;
    let mut run = |host: &mut H, transition: Transition| {
        steps += 1;
        host.step(transition).end
    };
    let limit = (*steps_left).min(2 * schedule.len() + 1000);
    let mut well = None;
    for &(step, transition) in schedule {
        match possible(host, transition) {
            Some(transition) => match run(host, transition) {
                End::Continue => {}
                End::Exit => well = Some(true),
                End::Fault | End::Limit(_) => well = Some(false),
            },
            None if step == moved => well = Some(false),
            None => {}
        }
        if well.is_some() {
            break;
        }
    }
    let mut rest = 0;
    while well.is_none() {
        // One after the other, so that threads that wait in loops do not keep the others from moving.
        let ready: Vec<_> = host.ready().iter().collect();
        if ready.is_empty() || rest > limit {
            break;
        }
        let thread = ready[rest % ready.len()];
        rest += 1;
        let Some(transition) = possible(host, Transition::only(thread)) else { break };
        match run(host, transition) {
            End::Continue => {}
            End::Exit => well = Some(true),
            End::Fault | End::Limit(_) => well = Some(false),
        }
    }
    *steps_left = steps_left.saturating_sub(steps);
    well.unwrap_or_else(|| host.threads().iter().all(|thread| matches!(host.pending(thread), Pending::Finished)))
}

/// A step that a thread can make: with the same choice if it has that one.
fn possible<H: Host>(host: &H, transition: Transition) -> Option<Transition> {
    let there: ThreadSet = host.threads();
    if !there.contains(transition.thread) {
        return None;
    }
    match host.pending(transition.thread) {
        Pending::Ready(operation) if operation.choices.contains(transition.choice) => Some(transition),
        Pending::Ready(operation) => Some(Transition { choice: operation.choices.first(), ..transition }),
        Pending::Blocked(..) | Pending::Stuck(_) | Pending::Finished => None,
    }
}
