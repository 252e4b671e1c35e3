//! The [`Machine`] contract: the one interface between a running program and an algorithm.

use crate::{Access, End, Fault, Labels, OpKind, SiteId, Step, ThreadId, ThreadSet};

/// A program that runs one visible step at a time and can go back.
///
/// The contract:
///
/// 1. [`start`](Machine::start) is called once, before anything else.
/// 2. [`pending`](Machine::pending) is exact without executing: the kind, the accesses and their modes are those the
///    operation would have if it were performed now. (A blocked operation shows the modes it would have if it were not
///    blocked.) The one exception are [blocks](OpKind::is_block), whose accesses are known once it has been performed; its
///    pending accesses are [`Access::WORLD`]. The [rest](OpKind::AtomicRest) of one shows those of the operation it goes on with. A
///    block that ends before such an operation because of what it found there shows that it has looked.
/// 3. The same steps from the same mark give the same results, bit for bit: values, addresses, and thread ids, as long as
///    these are not [forgotten](Machine::forget).
/// 4. Everything the program can observe (values, addresses, handles of threads) depends only on the thread's spawn path and
///    its own history, never on how threads interleave or on what was explored before: it is equal in all equivalent
///    executions on all machines. A [`ThreadId`] stands for one spawn path until it is forgotten, and a machine that has
///    met no thread yet gives them out in the order of births.
/// 5. [`rewind`](Machine::rewind) restores exactly the state at the mark, and costs what was done since.
/// 6. Stepping allocates nothing in the steady state.
/// 7. Operations of two threads that do not conflict do not change each other. There are two exceptions: an operation that
///    overwrites a lock or semaphore as plain memory, for whether that is a fault depends on whether another thread waits for the
///    object, and so on that thread's step before; and asking whether a thread has finished without waiting for it.
pub trait Machine {
    /// A position to rewind to.
    type Mark: Copy;

    /// Runs main up to its first visible operation. Not [`End::Continue`] when that went wrong.
    fn start(&mut self) -> End;

    /// All threads that exist now, finished ones included.
    fn threads(&self) -> ThreadSet;

    /// The threads whose next operation can be performed now: exactly those that are [`Pending::Ready`].
    fn ready(&self) -> ThreadSet;

    /// What the thread does next.
    fn pending(&self, t: ThreadId) -> Pending<'_>;

    /// Performs the next operation of a ready thread, and its invisible ones after it.
    fn step(&mut self, transition: Transition) -> Step<'_>;

    /// The present position.
    fn mark(&self) -> Self::Mark;

    /// Goes back to an earlier position on the path to the present one.
    fn rewind(&mut self, to: Self::Mark);

    /// The thread that spawned this one and how many it had spawned before; `None` for main. Together these give the
    /// spawn path, which names a thread across machines and processes. Answers for every thread that this machine has an
    /// id for, also after rewinding to before its creation.
    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)>;

    /// The id of the thread that is this child of its parent, whether or not it exists now; `None` when all ids are in use.
    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId>;

    /// Frees the ids of all threads that neither exist now nor are to be kept (ancestors of those that are stay, too). Ids
    /// that are free are used again, so the caller must not mention them any more.
    fn forget(&mut self, keep: ThreadSet);

    /// What is done about loops that only wait, from now on; asked for before [`start`](Machine::start). A machine without such
    /// loops need not care.
    fn set_spins(&mut self, _spins: Spins) {}

    /// Whether a thread was [stuck](Stuck::Undone), after loops were last [spoken of](Machine::set_spins), that had taken back what it
    /// [added](crate::Mode::Add): who has seen it was told by the order of additions. Going back takes nothing back of this.
    fn undid_additions(&self) -> bool {
        false
    }

    /// How many visible operations a thread may make in one execution: one that has made as many and has not finished is
    /// [stuck](Stuck::Steps) before its next one, unless it is in the middle of an operation of several steps. Asked for before
    /// [`start`](Machine::start); without it there is no limit. A machine without loops need not care.
    fn set_steps_max(&mut self, _max: u64) {}

    /// Which of some threads, none of which waits for an object, would go round in loops for ever if nobody else ever moved again. The
    /// machine is as before.
    fn spinning(&mut self, among: ThreadSet) -> Spinning {
        let awaits = |t: &ThreadId| matches!(self.pending(*t), Pending::Blocked(_, BlockedOn::Await(_)));
        let awaiting = among.iter().filter(awaits).collect();
        Spinning { alone: awaiting, together: awaiting, unseen: ThreadSet::EMPTY }
    }

    /// How many bytes of a copy, or of another call on memory, at a site are one step at most; `None` if there is none.
    fn copies_at(&self, _site: SiteId) -> Option<u32> {
        None
    }

    /// Whether a thread that waits, now that nobody can move, has guessed wrongly what it would wait for. Then this execution does not
    /// count: there is one in which it has guessed otherwise.
    fn is_ruled_out(&self, _t: ThreadId) -> bool {
        false
    }

    /// Where a thread is that is stuck.
    fn stuck_at(&self, _t: ThreadId) -> SiteId {
        SiteId(0)
    }

    /// What a thread that is stuck at something [unsupported](Stuck::Unsupported) has come to.
    fn unsupported(&self, _t: ThreadId) -> Option<&Fault> {
        None
    }

    /// The fault behind the last [`End::Fault`].
    fn fault(&self) -> Option<&Fault>;

    /// A digest of the whole state, for checking that rewinding and replaying lead to the same one. May be slow.
    fn fingerprint(&self) -> u64;
}

/// A step to take: a thread, and which alternative of its operation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Transition {
    /// The thread to move.
    pub thread: ThreadId,
    /// The alternative, one of the operation's [`Choices`]; zero for [`Choices::One`].
    pub choice: u32,
}

impl Transition {
    /// The only alternative of a thread's operation.
    #[inline]
    pub const fn only(thread: ThreadId) -> Self {
        Transition { thread, choice: 0 }
    }
}

/// The alternatives of an operation. Their labels mean the same in equivalent executions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// There is nothing to choose; the label is 0.
    One,
    /// `choose(n)`: labels `0..n`, with `n > 0`.
    Count(u32),
    /// An input of the program: every label is an alternative.
    Any,
    /// A signal that can wake any of these waiters: the label is the waiter's thread index. Never empty: a signal
    /// without waiters has [`Choices::One`].
    Waiters(ThreadSet),
    /// What is decided of an input that is any value: these labels are possible after what was decided before, whoever did. The labels
    /// that others leave over mean what they meant. Never empty.
    Among(Labels),
}

impl Choices {
    /// The smallest label.
    #[inline]
    pub fn first(self) -> u32 {
        match self {
            Choices::One | Choices::Count(_) | Choices::Any => 0,
            Choices::Waiters(set) => set.first().map_or(0, |t| t.0),
            Choices::Among(labels) => labels.from(0).unwrap_or(0),
        }
    }

    /// Whether the label is one of the alternatives.
    pub fn contains(self, label: u32) -> bool {
        match self {
            Choices::One => label == 0,
            Choices::Count(n) => label < n,
            Choices::Any => true,
            Choices::Waiters(set) => (label as usize) < crate::THREADS_MAX && set.contains(ThreadId(label)),
            Choices::Among(labels) => labels.contains(label),
        }
    }

    /// The smallest label above this one.
    pub fn after(self, label: u32) -> Option<u32> {
        match self {
            Choices::One => None,
            Choices::Count(n) => (label + 1 < n).then_some(label + 1),
            Choices::Any => label.checked_add(1),
            Choices::Waiters(set) => set.iter().map(|t| t.0).find(|&t| t > label),
            Choices::Among(labels) => labels.from(label + 1),
        }
    }

    /// The number of alternatives.
    pub fn len(self) -> usize {
        match self {
            Choices::One => 1,
            Choices::Count(n) => n as usize,
            Choices::Any => usize::try_from(1_u64 << 32).unwrap_or(usize::MAX),
            Choices::Waiters(set) => set.len(),
            Choices::Among(labels) => labels.len(),
        }
    }

    /// Never: there is always an alternative.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A thread's next operation.
#[derive(Clone, Copy, Debug)]
pub struct Operation<'m> {
    /// What it is.
    pub kind: OpKind,
    /// Its alternatives.
    pub choices: Choices,
    /// The bytes it will touch.
    pub accesses: &'m [Access],
    /// The thread a [`OpKind::Join`] waits for.
    pub joins: Option<ThreadId>,
    /// Where it stands in the program.
    pub site: SiteId,
}

/// What a thread does next.
#[derive(Clone, Copy, Debug)]
pub enum Pending<'m> {
    /// It can perform this operation now.
    Ready(Operation<'m>),
    /// It cannot perform this operation before something else happens.
    Blocked(Operation<'m>, BlockedOn),
    /// It will never move again, although it has not finished.
    Stuck(Stuck),
    /// It has returned.
    Finished,
}

/// What a blocked thread waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockedOn {
    /// A mutex at this address that somebody holds.
    Mutex(u64),
    /// A read/write lock at this address that somebody holds.
    ReadWriteLock(u64),
    /// A semaphore at this address whose value is zero.
    Semaphore(u64),
    /// A signal on the condition variable at this address.
    Condition(u64),
    /// The other arrivals at the barrier at this address.
    Barrier(u64),
    /// The running call of the `once` object at this address.
    Once(u64),
    /// The event at this address to be set.
    Event(u64),
    /// A wake-up on the futex at this address.
    Futex(u64),
    /// The end of this thread.
    Thread(ThreadId),
    /// A value to appear at this address.
    Await(u64),
}

/// What a machine does about loops that only wait for another thread.
///
/// An iteration of a loop is *pure* if it changes neither memory nor anything that the thread still needs. What can happen
/// after it can happen without it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spins {
    /// Nothing: every iteration is explored, if there are finitely many.
    #[default]
    Explore,
    /// A thread that has made a pure iteration is [stuck](Stuck::Spin).
    Stop,
    /// As [`Stop`](Spins::Stop); and where one operation on memory is all that an iteration does, the thread
    /// [waits](OpKind::awaits) as long as that would leave it where it is.
    Await,
}

/// Threads that would go round in loops for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spinning {
    /// Each of them if nobody else moved at all.
    pub alone: ThreadSet,
    /// Those of them that certainly do so together: none touches what another one changes in its rounds.
    pub together: ThreadSet,
    /// Those of them that do so without a visible operation: a machine that does not stop them reaches its limit instead.
    pub unseen: ThreadSet,
}

/// Why a thread that has not finished will never move again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// It assumed what does not hold.
    Assume,
    /// It reached the bound on loop iterations.
    Bound,
    /// It went round in a loop and is where it was, as it was, without having changed anything: going on would be the same
    /// as having gone there later. See [`Machine::spinning`].
    Spin,
    /// Likewise, but it changed something and changed it back, and nobody has seen that.
    Undone,
    /// It made as many steps as one thread may.
    Steps,
    /// It came to something that the machine cannot execute; [`Machine::unsupported`] says what.
    Unsupported,
    /// It ran into a fault (and the search keeps going).
    Fault,
}
