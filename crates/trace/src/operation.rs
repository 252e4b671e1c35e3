//! The kinds of visible operation.

use std::fmt;

/// What a visible operation is, apart from the bytes it touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are the operations' usual ones")]
pub enum OpKind {
    Read,
    /// A read that waits until it finds what it waits for, or that a thread spins at: see [`OpKind::awaits`].
    Await,
    Write,
    /// A read-modify-write that always writes: exchange, fetch-and-add, …
    Rmw,
    /// Compare-and-swap; [`Step::expected`](crate::Step::expected) against [`Step::read`](crate::Step::read) says
    /// whether it succeeded.
    CompareExchange,
    /// An [`OpKind::Rmw`] that a thread spins at.
    AwaitRmw,
    /// An [`OpKind::CompareExchange`] that a thread spins at.
    AwaitCompareExchange,
    Fence,
    /// Copies or fills a range: `memcpy`, `memset`, `strcpy`, struct assignment.
    Copy,
    /// Ends the lifetime of an object.
    Free,
    Lock,
    TryLock,
    Unlock,
    ReadLock,
    TryReadLock,
    WriteLock,
    TryWriteLock,
    ReadWriteUnlock,
    SemWait,
    SemTryWait,
    SemPost,
    /// Releases the mutex and joins the waiters.
    CondWait,
    /// Takes the mutex again after having been woken.
    CondReacquire,
    /// A timed wait gives up waiting.
    CondTimeout,
    CondSignal,
    CondBroadcast,
    BarrierArrive,
    BarrierLeave,
    OnceBegin,
    OnceEnd,
    EventSet,
    EventWait,
    /// Looks at a word and, if it is as expected, joins those who wait at its address.
    FutexWait,
    /// A timed wait gives up waiting.
    FutexTimeout,
    /// Goes on after having been woken.
    FutexResume,
    /// Wakes one of those who wait at an address.
    FutexWake,
    /// Wakes all who wait at an address.
    FutexWakeAll,
    /// Wakes some of those who wait at an address, and has the others wait at another one.
    FutexRequeue,
    Spawn,
    Join,
    Detach,
    /// `exit`: ends the whole execution.
    Exit,
    /// Picks one of several alternatives.
    Choose,
    /// Several accesses in one step, as between `__VERIFIER_atomic_begin` and `__VERIFIER_atomic_end`.
    AtomicBlock,
    /// The rest of an atomic block, from an operation on that ended the step before: it has to wait, or has several outcomes, or would be
    /// the second in one step that creates or joins a thread. Unlike the block itself it may be blocked, at that operation.
    AtomicRest,
    /// A critical section of a mutex in one step, with nothing but accesses to memory in it. Its first access is a read of the mutex: it is
    /// ordered with what makes or destroys the mutex, and with other sections only by what they access.
    Section,
}

impl OpKind {
    /// How many kinds there are.
    pub const COUNT: usize = OpKind::Section as usize + 1;

    /// Whether it is several accesses in one step, which are known once it has been performed.
    #[inline]
    pub const fn is_block(self) -> bool {
        matches!(self, OpKind::AtomicBlock | OpKind::AtomicRest | OpKind::Section)
    }

    /// Whether it is an atomic block, or the rest of one, in which anything may be done that can be done outside.
    #[inline]
    pub const fn is_atomic_block(self) -> bool {
        matches!(self, OpKind::AtomicBlock | OpKind::AtomicRest)
    }

    /// Whether it may wait for what only the machine can tell: a value, or what the operation that a block goes on with needs. Whatever
    /// conflicts with it may enable or disable it.
    #[inline]
    pub const fn waits_for_anything(self) -> bool {
        self.awaits() || matches!(self, OpKind::AtomicRest)
    }

    /// Whether it waits for a value: it cannot be performed while memory holds another one. Any write may enable or disable it.
    #[inline]
    pub const fn awaits(self) -> bool {
        matches!(self, OpKind::Await | OpKind::AwaitRmw | OpKind::AwaitCompareExchange)
    }

    /// What an access to memory is if it waits for a value: there is something to wait for in each that reads.
    #[inline]
    pub const fn awaiting(self) -> OpKind {
        match self {
            OpKind::Read => OpKind::Await,
            OpKind::Rmw => OpKind::AwaitRmw,
            OpKind::CompareExchange => OpKind::AwaitCompareExchange,
            other => other,
        }
    }

    /// What it does once it need not wait.
    #[inline]
    pub const fn without_waiting(self) -> OpKind {
        match self {
            OpKind::Await => OpKind::Read,
            OpKind::AwaitRmw => OpKind::Rmw,
            OpKind::AwaitCompareExchange => OpKind::CompareExchange,
            other => other,
        }
    }

    /// Whether it commutes with others of its kind if it only [adds](crate::Mode::Add). What an atomic block or a section adds
    /// is ordered: that it synchronises hangs on who wrote last.
    #[inline]
    pub const fn commutes_as_addition(self) -> bool {
        matches!(self.without_waiting(), OpKind::Rmw)
    }
}

impl fmt::Display for OpKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OpKind::Read => "read",
            OpKind::Await => "await",
            OpKind::Write => "write",
            OpKind::Rmw | OpKind::AwaitRmw => "read-modify-write",
            OpKind::CompareExchange | OpKind::AwaitCompareExchange => "compare-and-swap",
            OpKind::Fence => "fence",
            OpKind::Copy => "copy",
            OpKind::Free => "free",
            OpKind::Lock => "lock",
            OpKind::TryLock => "try-lock",
            OpKind::Unlock => "unlock",
            OpKind::ReadLock => "read-lock",
            OpKind::TryReadLock => "try-read-lock",
            OpKind::WriteLock => "write-lock",
            OpKind::TryWriteLock => "try-write-lock",
            OpKind::ReadWriteUnlock => "rwlock-unlock",
            OpKind::SemWait => "sem-wait",
            OpKind::SemTryWait => "sem-try-wait",
            OpKind::SemPost => "sem-post",
            OpKind::CondWait => "cond-wait",
            OpKind::CondReacquire => "cond-reacquire",
            OpKind::CondTimeout => "cond-timeout",
            OpKind::CondSignal => "cond-signal",
            OpKind::CondBroadcast => "cond-broadcast",
            OpKind::BarrierArrive => "barrier-arrive",
            OpKind::BarrierLeave => "barrier-leave",
            OpKind::OnceBegin => "once-begin",
            OpKind::OnceEnd => "once-end",
            OpKind::EventSet => "event-set",
            OpKind::EventWait => "event-wait",
            OpKind::FutexWait => "futex-wait",
            OpKind::FutexTimeout => "futex-timeout",
            OpKind::FutexResume => "futex-resume",
            OpKind::FutexWake => "futex-wake",
            OpKind::FutexWakeAll => "futex-wake-all",
            OpKind::FutexRequeue => "futex-requeue",
            OpKind::Spawn => "spawn",
            OpKind::Join => "join",
            OpKind::Detach => "detach",
            OpKind::Exit => "exit",
            OpKind::Choose => "choose",
            OpKind::AtomicBlock => "atomic-block",
            OpKind::AtomicRest => "atomic-block-rest",
            OpKind::Section => "section",
        })
    }
}
