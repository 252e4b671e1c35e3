//! What races do not describe: arrivals at barriers in atomic blocks, objects that are overwritten while somebody may be waiting for
//! them; and what some algorithms do not.
//!
//! An atomic block that synchronises is one step when nothing in it has to wait or to choose. Where something has to, the step ends before
//! it, and shows that it has looked at what it would wait for, like a try-lock that fails. The [rest](OpKind::AtomicRest) of the block is another
//! step, and waits like an await: the machine is asked whether it is possible, and what it does. So races describe such blocks, with one
//! exception: arrivals at a barrier commute because their number in a generation is counted, and what is counted is steps that do nothing
//! else. `reads_from` describes no such block. `source` and `classic` describe those that come to their end in one step: what the rest of a block does depends
//! on when it comes, and with sets of steps for each state some of that was missed.
//!
//! The algorithms that go by races leave such programs to [`naive`](crate::naive), before they make anything of such a
//! race. They learn of it in time: in any execution that gets to the operation it has been performed, or is blocked.

use crate::driver::Driver;
use crate::events::{Event, EventLog};
use crate::{Reason, Summary};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Choices, Machine, Mode, OpKind, Order, SiteId, Step};

/// How far an algorithm came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explored {
    Everything,
    /// To something that races do not describe.
    BeyondRaces,
    /// To something that it leaves to another algorithm.
    HandOver(Reason),
    /// To where it needs what a part found that it gave away.
    Waits,
}

/// What a search has seen of a program, in all executions.
#[derive(Clone, Debug, Default)]
pub struct BeyondRaces {
    /// An atomic block used a synchronisation object, waited or chose.
    synchronising_block: bool,
    /// One had to wait or to choose, so that its rest was another step.
    block_in_parts: bool,
    /// One arrived at a barrier.
    barrier_in_block: bool,
    /// What threads awaited, in any execution of this search.
    awaited: Vec<Awaited>,
    /// In one execution something wrote to what is awaited in it, and that was not atomic.
    plainly_written: bool,
    /// A thread decided on an input that is any value.
    decides: bool,
    /// A thread may be waiting for what another one overwrites ([`overwriting`](crate::overwriting)).
    pub overwritten: bool,
    /// Whether there is a data race hangs on the order of additions that commute ([`race_watch`](crate::race_watch)).
    pub additions_race: bool,
    /// Of a part: what hangs on it. The search that it is a part of may know of a race there already, and then it makes no difference
    /// ([`Driver::add`]).
    pub hanging: Vec<Hanging>,
    /// A thread took back in a loop what it had added, and additions commute.
    pub additions_undone: bool,
}

/// Two places whose data race hangs on the order of additions.
#[derive(Clone, Debug)]
pub struct Hanging {
    pub places: (SiteId, SiteId),
    /// What had been found by then. If the search has to start again, nothing else counts.
    pub found: Summary,
}

/// Bytes that are awaited.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    from: u64,
    end: u64,
    /// Something wrote to them that is not atomic, in any execution. In which one matters: how executions are divided among parts of a search must not.
    written: bool,
}

impl Awaited {
    fn touches(self, access: &Access) -> bool {
        self.from < access.address + u64::from(access.len) && access.address < self.end
    }
}

impl BeyondRaces {
    /// The last event of the log.
    #[inline]
    pub fn look_at_last(&mut self, log: &EventLog) {
        let last = log.len() - 1;
        let event = &log.events()[last];
        let Event { kind, choices, .. } = *event;
        // What a compare-and-swap finds that depends on an input cannot be predicted.
        self.decides |= matches!(choices, Choices::Among(_)) || kind == OpKind::CompareExchange && event.is_open();
        match kind {
            kind if kind.is_block() => {
                self.synchronising_block |=
                    kind == OpKind::AtomicRest || choices.len() > 1 || !is_plain_block(&log.step(last));
                self.block_in_parts |= kind == OpKind::AtomicRest;
                self.barrier_in_block |= log.happened(last).iter().any(is_on_barrier);
            }
            kind if kind.awaits() => self.add_awaited(log.happened(last), log),
            _ => {}
        }
        if !self.awaited.is_empty() {
            self.look_at_writes(last, log);
        }
    }

    /// Whether a thread has decided on an input.
    pub fn decides(&self) -> bool {
        self.decides
    }

    /// What another part of the search has seen, but for what hangs on what is known already.
    pub fn add(&mut self, other: &BeyondRaces) {
        let BeyondRaces {
            synchronising_block,
            block_in_parts,
            barrier_in_block,
            awaited: _,
            plainly_written,
            decides,
            overwritten,
            additions_race,
            hanging: _,
            additions_undone,
        } = other;
        self.synchronising_block |= synchronising_block;
        self.block_in_parts |= block_in_parts;
        self.barrier_in_block |= barrier_in_block;
        self.plainly_written |= plainly_written;
        self.decides |= decides;
        self.overwritten |= overwritten;
        self.additions_race |= additions_race;
        self.additions_undone |= additions_undone;
    }

    /// An operation that a thread is blocked at.
    pub fn look_at_blocked(&mut self, kind: OpKind, accesses: &[Access], log: &EventLog) {
        self.synchronising_block |= kind.is_block();
        self.block_in_parts |= kind.is_block();
        self.barrier_in_block |= kind.is_block() && accesses.iter().any(is_on_barrier);
        if kind.awaits() {
            self.add_awaited(accesses, log);
        }
    }

    /// Somebody awaits these, in the execution of the log. What wrote to them in it was not compared with them if they are new.
    #[cold]
    fn add_awaited(&mut self, accesses: &[Access], log: &EventLog) {
        for access in accesses {
            let (from, end) = (access.address, access.address + u64::from(access.len));
            let known = self.awaited.iter().find(|known| (known.from, known.end) == (from, end));
            if known.is_none_or(|known| known.written) {
                let awaited = Awaited { from, end, written: false };
                let writes = |event: usize| plain_writes(event, log).any(|write| awaited.touches(write));
                self.plainly_written |= (0..log.len()).any(writes);
                if known.is_none() {
                    self.awaited.push(awaited);
                }
            }
        }
    }

    /// Whether an event makes a plain write to what is awaited in the execution so far; and if it is awaited in another one, that is kept in mind.
    #[inline]
    fn look_at_writes(&mut self, event: usize, log: &EventLog) {
        for write in plain_writes(event, log) {
            for awaited in self.awaited.iter_mut().filter(|awaited| awaited.touches(write)) {
                awaited.written = true;
                let awaits = |event: usize| {
                    log.events()[event].kind.awaits() && log.happened(event).iter().any(|a| awaited.touches(a))
                };
                self.plainly_written |= (0..=event).any(awaits);
            }
        }
    }

    /// Why the program is beyond races, if it is. `hides_races`: a thread that waits in a loop does not make the read that would be
    /// in a data race, and these are looked for. `takes_blocks`: the algorithm describes blocks that synchronise, `takes_rests`: also those that have to wait. `plans`: it
    /// plans several steps ahead, and does not ask whether they go together.
    ///
    /// What one thread decides on an input may rule out what another one could have decided before. Searches that
    /// keep a set of steps for each state put all that is possible in a state into its set, if somebody decides there
    /// ([`backtracking`](crate::backtracking)), and decisions commute as far as both are possible. But where an alternative of a decision comes with steps that happened after it, they may not go together. Optimal asks
    /// ([`decisions`](crate::optimal)); reads-from, and optimal without wakeup trees, do not.
    fn why(&self, hides_races: bool, takes_blocks: bool, takes_rests: bool, plans: bool) -> Option<Reason> {
        match self {
            BeyondRaces { additions_race: true, .. } => Some(Reason::AdditionsRace),
            BeyondRaces { additions_undone: true, .. } => Some(Reason::AdditionsUndone),
            BeyondRaces { barrier_in_block: true, .. } => Some(Reason::BarrierInBlock),
            BeyondRaces { overwritten: true, .. } => Some(Reason::WaitedForAndOverwritten),
            BeyondRaces { plainly_written: true, .. } if hides_races => Some(Reason::AwaitedPlainly),
            BeyondRaces { synchronising_block: true, .. } if !takes_blocks => Some(Reason::SynchronisingBlock),
            BeyondRaces { block_in_parts: true, .. } if !takes_rests => Some(Reason::BlockInParts),
            BeyondRaces { decides: true, .. } if plans => Some(Reason::DecidesOnInputs),
            _ => None,
        }
    }
}

impl<M: Machine> Driver<'_, M> {
    /// At the end of an execution: whether the program does what races do not describe.
    pub fn is_beyond_races(&mut self) -> bool {
        self.refresh_blocked();
        self.look_for_undone_additions();
        self.why_beyond_races().is_some()
    }

    /// Whether the machine has seen a thread take back what it added, on any path, also one that was only tried.
    pub fn look_for_undone_additions(&mut self) {
        let concerns = self.log.dependence().commuting_adds && !is_off(Ingredient::AdditionsUndone);
        self.beyond_races.additions_undone |= concerns && self.machine.undid_additions();
    }

    /// Why it does, as far as is known.
    pub fn why_beyond_races(&self) -> Option<Reason> {
        self.beyond_races.why(self.hides_races, self.takes_blocks, self.takes_rests, self.plans)
    }
}

/// What an event writes that is not atomic, when there are several threads.
#[inline]
fn plain_writes(event: usize, log: &EventLog) -> impl Iterator<Item = &Access> {
    let is_plain = |access: &&Access| access.mode.is_memory() && access.mode.writes() && access.order == Order::Plain;
    let several = move || log.events()[..event].iter().any(|earlier| earlier.spawned.is_some());
    let of_program = log.events()[event].kind != OpKind::Free;
    log.happened(event).iter().filter(is_plain).filter(move |_| of_program && several())
}

/// Whether the access arrives at a barrier or leaves one.
fn is_on_barrier(access: &Access) -> bool {
    matches!(access.mode, Mode::BarrierArrive | Mode::BarrierArriveOrdered | Mode::BarrierLeave)
}

/// Whether an atomic block only read and wrote memory.
fn is_plain_block(step: &Step<'_>) -> bool {
    step.spawned.is_none()
        && step.joined.is_none()
        && step.woke.is_empty()
        && step.accesses.iter().all(|access| access.mode.is_memory())
}

crate::bytes::plain!(Hanging { places, found });
crate::bytes::plain!(Awaited { from, end, written });
crate::bytes::plain!(BeyondRaces {
    synchronising_block,
    block_in_parts,
    barrier_in_block,
    awaited,
    plainly_written,
    decides,
    overwritten,
    additions_race,
    hanging,
    additions_undone,
});
