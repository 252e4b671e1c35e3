//! Accesses: which bytes or synchronisation object an operation touches, how, and which accesses conflict.
//!
//! Synchronisation objects live in memory like everything else: an operation on a mutex is an access to its first eight
//! bytes (or all, if it has fewer), which all operations on it have in common, and which copying, overwriting or freeing
//! the mutex touches too. So one rule serves all: accesses conflict when their ranges overlap and their modes do.

raddle_base::define_enum! {
    /// How an access touches its bytes.
    ///
    /// The modes are what the operation *did*, not what it was prepared to do: a compare-and-swap that failed is a
    /// [`Read`](Mode::Read), and so is a try-lock that found the lock taken, a signal that nobody waited for, or a
    /// `pthread_once` that had nothing left to do. Dependence is therefore event-based (Source Sets, Definition 3.2).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[repr(u8)]
    pub enum Mode {
        /// Looks at the bytes.
        Read,
        /// Replaces the bytes without looking.
        Write,
        /// Looks and replaces in one step: a read-modify-write.
        Update,
        /// Adds to the number in the bytes in one step, and nobody looks at what was there. Ordered like an
        /// [`Update`](Mode::Update).
        Add,
        /// An addition that is not ordered among other additions to the same number. No machine shows it: a refined dependence
        /// takes an [`Add`](Mode::Add) for it.
        CommutingAdd,
        /// Takes a mutex (also: a successful try-lock, and the re-acquisition after a condition wait).
        Lock,
        /// Releases a mutex (also: the release inside a condition wait).
        Unlock,
        /// Takes a read/write lock for reading.
        ReadLock,
        /// Takes a read/write lock for writing.
        WriteLock,
        /// Releases a read/write lock held for reading.
        ReadUnlock,
        /// Releases a read/write lock held for writing.
        WriteUnlock,
        /// Decrements a semaphore.
        SemWait,
        /// Increments a semaphore.
        SemPost,
        /// Joins the set of waiters of a condition variable or futex.
        CondWait,
        /// Wakes waiters of a condition variable or futex: signal or broadcast that found at least one, or a timed wait that
        /// leaves the set by itself.
        CondWake,
        /// Arrives at a barrier; [`Access::tag`] is the generation it arrived in.
        BarrierArrive,
        /// Arrives at a barrier, and the program looks at which thread came last.
        BarrierArriveOrdered,
        /// Leaves a barrier whose generation [`Access::tag`] is complete.
        BarrierLeave,
        /// Starts the one call of a `once` object.
        OnceBegin,
        /// Ends the one call of a `once` object.
        OnceEnd,
        /// Sets an event that was not set.
        EventSet,
        /// Conflicts with every operation of every other thread: `exit` ends them all.
        World,
    }
}

raddle_base::define_enum! {
    /// The memory ordering of an access, for data-race detection and weak memory models; [`Plain`](Order::Plain) is not
    /// atomic.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Order {
        /// Not atomic.
        Plain,
        /// Atomic, orders nothing.
        Relaxed,
        /// Atomic, orders what comes after it.
        Acquire,
        /// Atomic, orders what comes before it.
        Release,
        /// Acquire and release.
        AcqRel,
        /// Sequentially consistent.
        SeqCst,
    }
}

impl Order {
    /// Whether a read of this ordering synchronises with the write it reads from.
    pub const fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcqRel | Order::SeqCst)
    }

    /// Whether a write of this ordering synchronises with the reads that read from it.
    pub const fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcqRel | Order::SeqCst)
    }
}

/// One range of bytes touched by an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// First byte. Equal in all equivalent executions.
    pub address: u64,
    /// Number of bytes; never zero.
    pub len: u32,
    /// How the bytes are touched.
    pub mode: Mode,
    /// Memory ordering; [`Order::SeqCst`] for synchronisation objects.
    pub order: Order,
    /// The generation of a barrier (modulo 2^16); zero otherwise.
    pub tag: u16,
}

impl Access {
    /// The access of an operation that depends on everything.
    pub const WORLD: Access = Access { address: 0, len: u32::MAX, mode: Mode::World, order: Order::SeqCst, tag: 0 };

    /// Whether the byte ranges have a byte in common.
    #[inline]
    pub const fn overlaps(&self, other: &Access) -> bool {
        self.address < other.address + other.len as u64 && other.address < self.address + self.len as u64
    }

    /// The address after its last byte.
    #[inline]
    pub const fn end(&self) -> u64 {
        self.address + self.len as u64
    }

    /// Whether it touches all bytes of another one.
    #[inline]
    pub const fn covers(&self, other: &Access) -> bool {
        self.address <= other.address && self.end() >= other.end()
    }

    /// Whether two accesses by different threads conflict: performed next to each other, their order can matter.
    #[inline]
    pub fn conflicts(&self, other: &Access) -> bool {
        if matches!(self.mode, Mode::World) || matches!(other.mode, Mode::World) {
            return true;
        }
        let same = self.tag == other.tag && self.address == other.address && self.len == other.len;
        self.overlaps(other) && self.mode.conflicts(other.mode, same)
    }

    /// What an atomic block looked at that has not happened, because an assumption failed in it: the accesses become reads of
    /// the bytes that were there before the block. What it looked at after it had written it says nothing about others.
    pub fn keep_what_was_found(accesses: &mut Vec<Access>) {
        let all = std::mem::take(accesses);
        for (i, access) in all.iter().enumerate().filter(|(_, access)| access.mode.reads()) {
            let written = |at: u64| {
                let here = Access { address: at, len: 1, ..*access };
                all[..i].iter().any(|earlier| earlier.mode.writes() && earlier.overlaps(&here))
            };
            let mut at = access.address;
            let end = access.address + u64::from(access.len);
            while at < end {
                let len = (at..end).take_while(|&at| !written(at)).count() as u64;
                if len > 0 {
                    accesses.push(Access { address: at, len: len as u32, mode: Mode::Read, ..*access });
                }
                at += len + 1;
            }
        }
    }

    /// Whether any access of one operation conflicts with any of another's. [`Mode::World`] conflicts with operations
    /// that touch nothing, too.
    #[inline]
    pub fn any_conflict(left: &[Access], right: &[Access]) -> bool {
        // Nearly all operations make one access.
        if let ([left], [right]) = (left, right) {
            return left.conflicts(right);
        }
        if left.is_empty() || right.is_empty() {
            return left.iter().chain(right).any(|access| matches!(access.mode, Mode::World));
        }
        left.iter().any(|a| right.iter().any(|b| a.conflicts(b)))
    }
}

impl Mode {
    /// Whether the access changes the bytes as far as a plain reader of them could tell.
    pub const fn writes(self) -> bool {
        !matches!(self, Mode::Read)
    }

    /// Whether the access is to memory like any other, not to a synchronisation object.
    pub const fn is_memory(self) -> bool {
        matches!(self, Mode::Read | Mode::Write | Mode::Update | Mode::Add | Mode::CommutingAdd)
    }

    /// Whether the access looks at the bytes.
    pub const fn reads(self) -> bool {
        !matches!(self, Mode::Write)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conflict_is_symmetric_and_covers_enabling_and_disabling() {
        for a in Mode::ALL {
            for b in Mode::ALL {
                for same in [false, true] {
                    assert_eq!(a.conflicts(b, same), b.conflicts(a, same), "{a:?} {b:?}");
                }
                if a.may_disable(b) || a.may_enable(b) {
                    assert!(a.conflicts(b, true), "{a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn ranges_overlap_by_bytes() {
        let at = |address, len| Access { address, len, mode: Mode::Write, order: Order::Plain, tag: 0 };
        assert!(at(8, 4).overlaps(&at(10, 1)));
        assert!(!at(8, 4).overlaps(&at(12, 4)));
        assert!(at(8, 4).conflicts(&at(4, 8)));
    }
}
