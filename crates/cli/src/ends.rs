//! Looks at where executions end, while something explores the program: for lost memory, and for exit codes.
//!
//! Finding what is lost means looking at all memory, which would make an execution cost what the whole program uses. So
//! the first executions are looked at, and ever fewer after them: leaks are warnings, not verdicts.

use raddle_explore::{EventLog, ExecutionEnd, Observer, Progress};
use raddle_trace::{Machine, Note, Pending, SiteId};
use raddle_vm::Vm;
use std::collections::BTreeMap;

/// Ends of executions that are all looked at; after them those whose number is a power of two.
const LOOK_AT_ALL: u64 = 64;

/// What there is to say about ends of executions.
#[derive(Clone, Default, Debug)]
pub struct Ends {
    /// What was lost, once for each place that allocates it.
    pub leaks: Vec<Note>,
    /// In how many executions the program ended with a code that says that it failed.
    pub failed: u64,
    /// One of these codes.
    pub code: i32,
}

/// Watches ends beside another observer.
pub struct EndWatch<'o> {
    beside: &'o mut dyn Observer<Vm>,
    beside_wants_executions: bool,
    ends: u64,
    leaks: BTreeMap<SiteId, String>,
    failed: u64,
    code: i32,
}

impl<'o> EndWatch<'o> {
    /// Beside this one.
    pub fn new(beside: &'o mut dyn Observer<Vm>) -> Self {
        let beside_wants_executions = beside.wants_executions();
        EndWatch { beside, beside_wants_executions, ends: 0, leaks: BTreeMap::new(), failed: 0, code: 0 }
    }

    /// What was seen.
    pub fn found(self) -> Ends {
        let EndWatch { leaks, failed, code, .. } = self;
        let leaks = leaks.into_iter().map(|(site, message)| Note { message, site }).collect();
        Ends { leaks, failed, code }
    }

    /// If every thread has finished, whatever cannot be reached now is lost.
    fn look(&mut self, vm: &Vm) {
        if !vm.threads().iter().all(|thread| matches!(vm.pending(thread), Pending::Finished)) {
            return;
        }
        self.ends += 1;
        if self.ends <= LOOK_AT_ALL || self.ends.is_power_of_two() {
            for leak in vm.leaks() {
                self.leaks.entry(leak.site).or_insert(leak.message);
            }
        }
    }
}

impl Observer<Vm> for EndWatch<'_> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, vm: &Vm) {
        if self.beside_wants_executions {
            self.beside.execution(end, log, vm);
        }
        if end == ExecutionEnd::Complete {
            if let Some(code) = vm.exit_code().filter(|&code| code != 0) {
                self.failed += 1;
                self.code = code;
            }
            self.look(vm);
        }
    }

    fn restarted(&mut self) {
        self.failed = 0;
        self.beside.restarted();
    }

    fn progress(&mut self, progress: &Progress) {
        self.beside.progress(progress);
    }
}
