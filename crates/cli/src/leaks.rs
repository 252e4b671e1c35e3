//! Looks for lost memory where executions end, while something explores the program.
//!
//! Finding what is lost means looking at all memory, which would make an execution cost what the whole program uses. So
//! the first executions are looked at, and ever fewer after them: leaks are warnings, not verdicts.

use raddle_base::{ThreadId, ThreadSet};
use raddle_trace::{End, Fault, Machine, Note, Pending, SiteId, Step, Transition};
use raddle_vm::Vm;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Ends of executions that are all looked at; after them those whose number is a power of two.
const LOOK_AT_ALL: u64 = 64;

/// A machine that watches for leaks.
pub struct LeakWatch {
    vm: Vm,
    found: RefCell<Found>,
}

#[derive(Default)]
struct Found {
    ends: u64,
    leaks: BTreeMap<SiteId, String>,
}

impl LeakWatch {
    /// Around a machine that has not been started yet.
    pub fn new(vm: Vm) -> Self {
        LeakWatch { vm, found: RefCell::default() }
    }

    /// The machine, and what was lost, once for each place that allocates it.
    pub fn into_parts(self) -> (Vm, Vec<Note>) {
        let leaks = self.found.into_inner().leaks;
        (self.vm, leaks.into_iter().map(|(site, message)| Note { message, site }).collect())
    }

    /// Every thread has finished: whatever cannot be reached now is lost.
    #[cold]
    fn at_the_end(&self) {
        if !self.vm.threads().iter().all(|thread| matches!(self.vm.pending(thread), Pending::Finished)) {
            return;
        }
        let mut found = self.found.borrow_mut();
        found.ends += 1;
        if found.ends <= LOOK_AT_ALL || found.ends.is_power_of_two() {
            for leak in self.vm.leaks() {
                found.leaks.entry(leak.site).or_insert(leak.message);
            }
        }
    }
}

impl Machine for LeakWatch {
    type Mark = <Vm as Machine>::Mark;

    #[inline]
    fn start(&mut self) -> End {
        self.vm.start()
    }

    #[inline]
    fn threads(&self) -> ThreadSet {
        self.vm.threads()
    }

    /// Algorithms ask this to see whether the execution has ended, so this is where it is noticed at no cost.
    #[inline]
    fn ready(&self) -> ThreadSet {
        let ready = self.vm.ready();
        if ready.is_empty() {
            self.at_the_end();
        }
        ready
    }

    #[inline]
    fn pending(&self, t: ThreadId) -> Pending<'_> {
        self.vm.pending(t)
    }

    #[inline]
    fn step(&mut self, transition: Transition) -> Step<'_> {
        self.vm.step(transition)
    }

    #[inline]
    fn mark(&self) -> Self::Mark {
        self.vm.mark()
    }

    #[inline]
    fn rewind(&mut self, to: Self::Mark) {
        self.vm.rewind(to);
    }

    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        self.vm.parent(t)
    }

    fn fault(&self) -> Option<&Fault> {
        self.vm.fault()
    }

    fn fingerprint(&self) -> u64 {
        self.vm.fingerprint()
    }
}
