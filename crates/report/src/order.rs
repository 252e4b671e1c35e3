//! How the steps of an execution hang together: who read from whom, who came after whom, and which locks were held.
//!
//! Steps are added in the order of the execution. Happens-before is the order of all that conflicts, of spawning, waking and
//! joining, and of each thread's own steps; vector clocks hold it. What each granule of memory met last is kept by thread and by
//! kind of access, so that a step costs what it touches, times the number of threads.

use raddle_trace::clock::Clocks;
use raddle_trace::granule::{GRANULE_BYTES, Granules};
use raddle_trace::{Access, Event, Mode, ThreadId};

/// What is known of a step. Steps are named by their numbers in the execution.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// Whose values in memory it read, its own thread's among them.
    pub reads_from: Vec<u32>,
    /// Whose change of a synchronisation object it met.
    pub met: Vec<u32>,
    /// Whose values in memory it replaced.
    pub overwrites: Vec<u32>,
    /// The steps of other threads right before it.
    pub after: Vec<u32>,
    /// Another thread has later written what it read.
    pub overtaken: bool,
}

/// The steps so far.
#[derive(Debug, Default)]
pub(crate) struct Order {
    pub links: Vec<Links>,
    threads: Vec<OfThread>,
    granules: Granules,
    cells: Vec<Cell>,
    /// A row for each step.
    clocks: Clocks,
    /// Of each step: its thread, and its number there, from 1.
    numbers: Vec<(ThreadId, u32)>,
    /// The last step that depends on everything.
    world: Option<u32>,
}

#[derive(Clone, Debug, Default)]
struct OfThread {
    last: Option<u32>,
    steps: u32,
    /// What its next step comes after: who spawned or woke it.
    comes_after: Vec<u32>,
    /// The locks it holds, and where it took them.
    held: Vec<(u64, u32)>,
}

/// What happened to eight bytes.
#[derive(Clone, Debug, Default)]
struct Cell {
    /// Of each thread the last access of each kind.
    accesses: Vec<(Access, u32)>,
    /// Who wrote each byte last, plus one.
    writers: [u32; GRANULE_BYTES as usize],
}

impl Order {
    /// Adds the next step.
    pub fn push(&mut self, event: &Event) {
        let (step, thread) = (self.links.len() as u32, event.thread());
        self.make_room(thread);
        let own = &mut self.threads[thread.0 as usize];
        own.steps += 1;
        let (number, previous) = (own.steps, own.last.replace(step));
        let mut before = std::mem::take(&mut own.comes_after);
        self.numbers.push((thread, number));
        self.links.push(Links::default());
        if let Some(joined) = event.joined {
            before.extend(self.threads.get(joined.0 as usize).and_then(|joined| joined.last));
        }
        before.extend(self.world);
        for access in &event.accesses {
            if access.mode == Mode::World {
                before.extend(self.threads.iter().filter_map(|thread| thread.last));
                self.world = Some(step);
            } else {
                self.touch(step, thread, access, &mut before);
            }
        }
        self.enter(step, thread, number, previous, before);
        for child in event.spawned.into_iter().chain(event.woke) {
            self.make_room(child);
            self.threads[child.0 as usize].comes_after.push(step);
        }
        self.hold(step, thread, &event.accesses);
    }

    fn make_room(&mut self, thread: ThreadId) {
        self.clocks.make_room(thread);
        if thread.0 as usize >= self.threads.len() {
            self.threads.resize_with(thread.0 as usize + 1, OfThread::default);
        }
    }

    /// Meets what was done to these bytes before.
    fn touch(&mut self, step: u32, thread: ThreadId, access: &Access, before: &mut Vec<u32>) {
        let Order { links, granules, cells, numbers, .. } = self;
        for granule in access.address / GRANULE_BYTES..access.end().div_ceil(GRANULE_BYTES) {
            let cell = granules.find(granule).unwrap_or_else(|| granules.add(granule));
            if cell >= cells.len() {
                cells.resize_with(cell + 1, Cell::default);
            }
            let Cell { accesses, writers } = &mut cells[cell];
            for (other, by) in
                accesses.iter().filter(|(other, by)| numbers[*by as usize].0 != thread && other.conflicts(access))
            {
                before.push(*by);
                if access.mode.writes() && other.mode.reads() {
                    links[*by as usize].overtaken = true;
                }
            }
            // A barrier's generations follow one another: an older one than the last is over.
            let alike = |(old, by): &(Access, u32)| {
                let place = (old.mode, old.address, old.len) == (access.mode, access.address, access.len);
                place && numbers[*by as usize].0 == thread && old.tag.wrapping_add(1) != access.tag
            };
            accesses.retain(|old| !alike(old));
            accesses.push((*access, step));
            let first = granule * GRANULE_BYTES;
            for (offset, writer) in writers.iter_mut().enumerate() {
                if !(access.address..access.end()).contains(&(first + offset as u64)) {
                    continue;
                }
                if let Some(from) = writer.checked_sub(1).filter(|&from| from != step) {
                    let links = &mut links[step as usize];
                    let sources = match access.mode.is_memory() {
                        true if access.mode.reads() => &mut links.reads_from,
                        true => &mut links.overwrites,
                        false => &mut links.met,
                    };
                    if sources.last() != Some(&from) && !sources.contains(&from) {
                        sources.push(from);
                    }
                }
                if access.mode.writes() {
                    *writer = step + 1;
                }
            }
        }
    }

    /// Gives the step its clock, and finds which of the steps before it are right before it.
    fn enter(&mut self, step: u32, thread: ThreadId, number: u32, previous: Option<u32>, before: Vec<u32>) {
        let row = match previous {
            Some(previous) => self.clocks.push_copy(previous as usize),
            None => self.clocks.push_zero(),
        };
        let mut latest: Vec<u32> = Vec::new();
        for other in before {
            let (of, nth) = self.numbers[other as usize];
            if of == thread || self.clocks.get(row, of) >= nth {
                continue;
            }
            match latest.iter_mut().find(|known| self.numbers[**known as usize].0 == of) {
                Some(known) => *known = other.max(*known),
                None => latest.push(other),
            }
        }
        for &other in &latest {
            self.clocks.join(row, other as usize);
        }
        self.clocks.set(row, thread, number);
        let by_way_of_another = |other: &u32| latest.iter().any(|via| via != other && self.is_before(*other, *via));
        let mut after: Vec<u32> = latest.iter().copied().filter(|other| !by_way_of_another(other)).collect();
        after.sort_unstable();
        self.links[step as usize].after = after;
    }

    /// Whether a step happens before another one, or is the same.
    pub fn is_before(&self, step: u32, other: u32) -> bool {
        let (thread, number) = self.numbers[step as usize];
        self.clocks.get(other as usize, thread) >= number
    }

    fn hold(&mut self, step: u32, thread: ThreadId, accesses: &[Access]) {
        let held = &mut self.threads[thread.0 as usize].held;
        for access in accesses {
            match access.mode {
                Mode::Lock | Mode::ReadLock | Mode::WriteLock => held.push((access.address, step)),
                Mode::Unlock | Mode::ReadUnlock | Mode::WriteUnlock => {
                    if let Some(at) = held.iter().rposition(|(lock, _)| *lock == access.address) {
                        held.remove(at);
                    }
                }
                _ => {}
            }
        }
    }

    /// The locks that a thread holds now, and the steps that took them.
    pub fn held(&self, thread: ThreadId) -> &[(u64, u32)] {
        self.threads.get(thread.0 as usize).map_or(&[], |thread| &thread.held)
    }

    /// The steps that took a lock which is still held.
    pub fn takers(&self, lock: u64) -> impl Iterator<Item = u32> {
        let held = self.threads.iter().flat_map(|thread| &thread.held);
        held.filter(move |(held, _)| *held == lock).map(|(_, step)| *step)
    }

    /// The last step of a thread.
    pub fn last(&self, thread: ThreadId) -> Option<u32> {
        self.threads.get(thread.0 as usize)?.last
    }

    /// The thread of a step.
    pub fn thread(&self, step: u32) -> ThreadId {
        self.numbers[step as usize].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_trace::{OpKind, Order as MemoryOrder, SiteId, ThreadSet, Transition};

    fn event(thread: u32, accesses: &[(u64, u32, Mode)]) -> Event {
        let access = |&(address, len, mode): &(u64, u32, Mode)| Access {
            address,
            len,
            mode,
            order: MemoryOrder::SeqCst,
            tag: 0,
        };
        let accesses = accesses.iter().map(access).collect();
        Event::new(Transition::only(ThreadId(thread)), OpKind::AtomicBlock, SiteId(0), accesses)
    }

    fn order(events: &[Event]) -> Order {
        let mut order = Order::default();
        events.iter().for_each(|event| order.push(event));
        order
    }

    #[test]
    fn reads_come_from_writes_by_bytes() {
        let order = order(&[
            event(0, &[(16, 4, Mode::Write)]),
            event(1, &[(20, 4, Mode::Write)]),
            event(2, &[(16, 8, Mode::Read)]),
            event(0, &[(16, 4, Mode::Update)]),
        ]);
        assert_eq!(order.links[2].reads_from, [0, 1]);
        assert_eq!(order.links[2].after, [0, 1]);
        assert_eq!((&*order.links[3].reads_from, &*order.links[3].after), (&[0][..], &[2][..]));
        assert!(order.links[2].overtaken && !order.links[1].overtaken);
    }

    #[test]
    fn what_is_ordered_by_way_of_another_step_is_not_said() {
        let (x, y) = (64, 72);
        let order = order(&[
            event(0, &[(x, 4, Mode::Write)]),
            event(1, &[(x, 4, Mode::Read)]),
            event(1, &[(y, 4, Mode::Write)]),
            event(2, &[(x, 4, Mode::Read), (y, 4, Mode::Read)]),
        ]);
        assert_eq!(order.links[3].after, [2]);
        assert_eq!(order.links[3].reads_from, [0, 2]);
        assert!(order.is_before(0, 3) && !order.is_before(3, 0));
    }

    #[test]
    fn births_joins_and_wakings_are_orders() {
        let mut spawn = event(0, &[]);
        spawn.spawned = Some(ThreadId(1));
        let mut wake = event(0, &[]);
        wake.woke = ThreadSet::single(ThreadId(1));
        let mut join = event(0, &[]);
        join.joined = Some(ThreadId(1));
        let order = order(&[spawn, event(1, &[]), wake, event(1, &[]), join]);
        let after: Vec<&[u32]> = order.links.iter().map(|links| &*links.after).collect();
        assert_eq!(after, [&[][..], &[0], &[], &[2], &[3]]);
    }

    #[test]
    fn locks_are_held_until_they_are_given_back() {
        let (m, n) = (8, 16);
        let mut order = order(&[event(0, &[(m, 8, Mode::Lock)]), event(0, &[(n, 8, Mode::WriteLock)])]);
        assert_eq!(order.held(ThreadId(0)), [(m, 0), (n, 1)]);
        order.push(&event(0, &[(m, 8, Mode::Unlock)]));
        assert_eq!(order.held(ThreadId(0)), [(n, 1)]);
        assert_eq!(order.takers(n).collect::<Vec<_>>(), [1]);
        order.push(&event(1, &[(m, 8, Mode::Lock)]));
        assert_eq!(order.links[3].met, [2]);
    }

    #[test]
    fn the_world_comes_after_everything() {
        let mut exit = event(0, &[]);
        exit.accesses.push(Access::WORLD);
        let order = order(&[event(1, &[]), event(2, &[]), exit, event(1, &[])]);
        assert_eq!(order.links[2].after, [0, 1]);
        assert_eq!(order.links[3].after, [2]);
    }
}
