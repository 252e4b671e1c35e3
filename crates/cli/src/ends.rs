//! Looks at where executions end, while something explores the program: for lost memory, and for exit codes. Where inputs are terms, it also looks
//! whether data races are some for any input ([`inputs::data_race`]).
//!
//! Finding what is lost means looking at all memory, which would make an execution cost what the whole program uses. So
//! the first executions are looked at, and ever fewer after them: leaks are warnings, not verdicts.
//!
//! What was seen is kept with the search ([`Remarks`]), so that it is counted once, whoever explores and how often it is interrupted.

use crate::input::Loaded;
use crate::inputs::{self, Unsaid};
use crate::profile::Recorder;
use crate::terms;
use raddle_explore::{DataRace, EventLog, ExecutionEnd, NotFoundOut, Observer, Progress, Remarks};
use raddle_vm::Vm;

/// Ends of executions that are all looked at; after them those whose number is a power of two.
const LOOK_AT_ALL: u64 = 64;

/// Watches ends beside another observer.
pub struct EndWatch<'a, O> {
    loaded: &'a Loaded,
    beside: O,
    beside_wants_executions: bool,
    recorder: Option<&'a Recorder>,
    limits: terms::Limits,
}

impl<'a, O: Observer<Vm>> EndWatch<'a, O> {
    /// Beside this one; the recorder hears of every end. What is asked about inputs is given up at these limits.
    pub fn new(loaded: &'a Loaded, beside: O, recorder: Option<&'a Recorder>, limits: terms::Limits) -> Self {
        let beside_wants_executions = beside.wants_executions();
        EndWatch { loaded, beside, beside_wants_executions, recorder, limits }
    }
}

/// If every thread has finished, whatever cannot be reached now is lost.
fn look(vm: &Vm, remarks: &mut Remarks) {
    if !vm.has_finished() {
        return;
    }
    remarks.ends += 1;
    if remarks.ends <= LOOK_AT_ALL || remarks.ends.is_power_of_two() {
        vm.leaks().into_iter().for_each(|leak| remarks.add_leak(leak));
    }
}

impl<O: Observer<Vm>> Observer<Vm> for EndWatch<'_, O> {
    fn wants_executions(&self) -> bool {
        true
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, vm: &Vm) {
        if let Some(recorder) = self.recorder {
            recorder.execution(log.len() as u64);
        }
        if self.beside_wants_executions {
            self.beside.execution(end, log, vm);
        }
    }

    fn remark(&mut self, end: ExecutionEnd, vm: &Vm, remarks: &mut Remarks) {
        if end == ExecutionEnd::Complete {
            if let Some(code) = vm.exit_code().filter(|&code| code != 0) {
                remarks.failed += 1;
                remarks.code = code;
            }
            look(vm, remarks);
        }
    }

    fn is_data_race(&mut self, race: &DataRace, vm: &Vm) -> Result<bool, NotFoundOut> {
        if !vm.has_open_swaps() {
            return Ok(true);
        }
        match inputs::data_race(self.loaded, race, self.limits) {
            Ok(found) => Ok(found.is_some()),
            Err(Unsaid::NotFoundOut(why)) => Err(why),
            // It is noticed again when what was found is given inputs.
            Err(Unsaid::Failure(_)) => Ok(true),
        }
    }

    fn restarted(&mut self) {
        if let Some(recorder) = self.recorder {
            recorder.restarted();
        }
        self.beside.restarted();
    }

    fn progress(&mut self, progress: &Progress) {
        self.beside.progress(progress);
    }
}
