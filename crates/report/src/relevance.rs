//! Which steps matter: the backward slice of what is reported.
//!
//! It begins with the steps that went wrong: the one that failed, the two that race, or those by which threads came to wait for what
//! they wait for. A step in the slice brings with it
//!
//! * whose values it read, and whose it replaced, if that was another thread's;
//! * the earlier steps of its thread that told the thread something about others: they read what another thread had written, or what
//!   another thread wrote afterwards, or were a choice. What the thread does, and with which values, may depend on them. Reads of
//!   what nobody else ever touches are left out: they are the same in every interleaving.
//!
//! Values are not followed through registers, so this is more than what the fault depends on; and the order of locks is left out, so it is
//! less than what made this schedule possible. It is meant to be read.

use crate::order::Order;
use raddle_trace::{BlockedOn, Event, Host, Mode, OpKind, Pending, ThreadSet};

/// What an execution ends with, as far as there is something to explain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The last step failed.
    Failed,
    /// Threads wait for ever.
    Waiting,
    /// The last step is in a data race with this one.
    Race(u32),
    /// Nothing in particular.
    Quiet,
}

/// By step, whether it matters.
pub(crate) fn slice<H: Host>(host: &H, events: &[Event], order: &Order, ending: Ending) -> Vec<bool> {
    let mut slice = Slice { inside: vec![false; events.len()], todo: Vec::new() };
    let Some(last) = (events.len() as u32).checked_sub(1) else { return slice.inside };
    match ending {
        Ending::Quiet => return vec![true; events.len()],
        Ending::Failed => {
            slice.add(last);
            // It may have failed because of the state of an object.
            order.links[last as usize].met.iter().for_each(|&step| slice.add(step));
        }
        Ending::Race(first) => [first, last].into_iter().for_each(|step| slice.add(step)),
        Ending::Waiting => seeds_of_waiting(host, events, order, &mut slice),
    }
    let of_threads = informing(events, order);
    let mut told: Vec<usize> = vec![0; of_threads.len()];
    while let Some(step) = slice.todo.pop() {
        let links = &order.links[step as usize];
        links.reads_from.iter().for_each(|&source| slice.add(source));
        let thread = order.thread(step);
        let others = links.overwrites.iter().filter(|&&other| order.thread(other) != thread);
        others.for_each(|&other| slice.add(other));
        let at = thread.0 as usize;
        while let Some(&informs) = of_threads[at].get(told[at]).filter(|&&informs| informs < step) {
            slice.add(informs);
            told[at] += 1;
        }
    }
    let involved: ThreadSet =
        (0..=last).filter(|&step| slice.inside[step as usize]).map(|step| order.thread(step)).collect();
    let sections = sections(events, &slice.inside);
    add_if_few(&mut slice, sections);
    let births = (0..=last).filter(|&step| events[step as usize].spawned.is_some_and(|child| involved.contains(child)));
    add_if_few(&mut slice, births.collect());
    slice.inside
}

struct Slice {
    inside: Vec<bool>,
    todo: Vec<u32>,
}

impl Slice {
    fn add(&mut self, step: u32) {
        if !std::mem::replace(&mut self.inside[step as usize], true) {
            self.todo.push(step);
        }
    }
}

/// By thread, the steps that told it something about others, in order.
fn informing(events: &[Event], order: &Order) -> Vec<Vec<u32>> {
    let mut of_threads: Vec<Vec<u32>> = Vec::new();
    for (step, event) in events.iter().enumerate() {
        let (links, at) = (&order.links[step], event.thread().0 as usize);
        if at >= of_threads.len() {
            of_threads.resize_with(at + 1, Vec::new);
        }
        let looks = event.accesses.iter().any(|access| access.mode.reads() && access.mode.is_memory());
        let foreign = links.reads_from.iter().any(|&source| order.thread(source) != event.thread());
        // A try-lock that found the lock taken, a signal that nobody waited for.
        let in_vain =
            event.kind != OpKind::Read && !looks && event.accesses.iter().any(|access| access.mode == Mode::Read);
        if (looks && (foreign || links.overtaken)) || in_vain || event.kind == OpKind::Choose {
            of_threads[at].push(step as u32);
        }
    }
    of_threads
}

/// The steps by which threads came to wait.
fn seeds_of_waiting<H: Host>(host: &H, events: &[Event], order: &Order, slice: &mut Slice) {
    for thread in host.threads() {
        let on = match host.pending(thread) {
            Pending::Finished => continue,
            Pending::Blocked(_, on) => Some(on),
            Pending::Ready(_) | Pending::Stuck(_) => None,
        };
        order.last(thread).into_iter().for_each(|step| slice.add(step));
        let last_on = |address: u64, fits: &dyn Fn(&Event) -> bool| {
            let touches = |event: &Event| event.accesses.iter().any(|access| access.address == address);
            events.iter().rposition(|event| touches(event) && fits(event)).map(|step| step as u32)
        };
        match on {
            Some(BlockedOn::Mutex(lock) | BlockedOn::ReadWriteLock(lock)) => {
                order.takers(lock).for_each(|step| slice.add(step));
            }
            Some(BlockedOn::Condition(address) | BlockedOn::Futex(address)) => {
                last_on(address, &|event| event.kind.wakes()).into_iter().for_each(|step| slice.add(step));
            }
            Some(
                BlockedOn::Semaphore(address)
                | BlockedOn::Barrier(address)
                | BlockedOn::Once(address)
                | BlockedOn::Event(address)
                | BlockedOn::Await(address),
            ) => {
                let writes = |event: &Event| {
                    event.accesses.iter().any(|access| access.address == address && access.mode.writes())
                };
                last_on(address, &writes).into_iter().for_each(|step| slice.add(step));
            }
            Some(BlockedOn::Thread(_)) | None => {}
        }
    }
}

/// What helps to read the slice is added as long as that is not much.
fn add_if_few(slice: &mut Slice, steps: Vec<u32>) {
    const SHOWN_MAX: usize = 40;
    let count = slice.inside.iter().filter(|&&inside| inside).count();
    if count + steps.len() <= SHOWN_MAX {
        steps.into_iter().for_each(|step| slice.inside[step as usize] = true);
    }
}

/// The beginnings and ends of sections of locks around these steps: they say what is protected.
fn sections(events: &[Event], inside: &[bool]) -> Vec<u32> {
    let mut ends: Vec<u32> = Vec::new();
    // By thread, the locks that are held, where they were taken, and whether something inside matters.
    let mut open: Vec<(usize, u64, u32, bool)> = Vec::new();
    for (step, event) in events.iter().enumerate() {
        let thread = event.thread().0 as usize;
        if inside[step] {
            open.iter_mut().filter(|(owner, ..)| *owner == thread).for_each(|(.., matters)| *matters = true);
        }
        for access in &event.accesses {
            match access.mode {
                Mode::Lock | Mode::ReadLock | Mode::WriteLock => {
                    open.push((thread, access.address, step as u32, false))
                }
                Mode::Unlock | Mode::ReadUnlock | Mode::WriteUnlock => {
                    let here =
                        |(owner, lock, ..): &(usize, u64, u32, bool)| (*owner, *lock) == (thread, access.address);
                    if let Some((_, _, taken, true)) = open.iter().rposition(here).map(|at| open.remove(at)) {
                        ends.extend([taken, step as u32]);
                    }
                }
                _ => {}
            }
        }
    }
    ends.extend(open.iter().filter(|(.., matters)| *matters).map(|(_, _, taken, _)| *taken));
    ends
}
