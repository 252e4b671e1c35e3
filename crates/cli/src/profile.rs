//! Writes down how a search goes along, for a page: executions over time, their lengths, what was expected of the whole.
//!
//! However long the search, it keeps a fixed number of samples: when there are as many as it may keep, every second one goes, and from
//! then on it takes one for twice as many executions. Whoever explores shares one recorder. Without it nothing is written down, and
//! nothing is paid but a look at an `Option` where an execution ends.

use crate::estimate::Estimate;
use raddle_explore::{DataRace, EventLog, ExecutionEnd, NotFoundOut, Observer, Progress, Remarks};
use raddle_report::{Depths, EstimateSample, Profile, Sample};
use raddle_vm::Vm;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Samples that are kept; a curve has at least half as many points once there were more.
const SAMPLES_MAX: usize = 256;

/// Every so-manieth of what comes by, as many as are to be kept.
#[derive(Debug)]
struct Thinned<T> {
    kept: Vec<T>,
    every: u64,
    skipped: u64,
}

impl<T> Default for Thinned<T> {
    fn default() -> Self {
        Thinned { kept: Vec::new(), every: 1, skipped: 0 }
    }
}

impl<T> Thinned<T> {
    fn look(&mut self, sample: impl FnOnce() -> T) {
        self.skipped += 1;
        if self.skipped < self.every {
            return;
        }
        self.skipped = 0;
        self.kept.push(sample());
        if self.kept.len() == SAMPLES_MAX {
            let mut index = 0;
            self.kept.retain(|_| {
                index += 1;
                index % 2 == 0
            });
            self.every *= 2;
        }
    }
}

#[derive(Debug)]
struct State {
    started: Instant,
    executions: u64,
    over_time: Thinned<Sample>,
    depths: Depths,
    estimate: Estimate,
    estimates: Thinned<EstimateSample>,
}

impl State {
    fn new() -> Self {
        State {
            started: Instant::now(),
            executions: 0,
            over_time: Thinned::default(),
            depths: Depths::default(),
            estimate: Estimate::default(),
            estimates: Thinned::default(),
        }
    }

    fn sample(&self) -> Sample {
        Sample { seconds: self.started.elapsed().as_secs_f64(), executions: self.executions }
    }
}

/// What a search has told so far.
#[derive(Debug)]
pub struct Recorder(Mutex<State>);

impl Default for Recorder {
    fn default() -> Self {
        Recorder(Mutex::new(State::new()))
    }
}

impl Recorder {
    fn state(&self) -> MutexGuard<'_, State> {
        // Whoever panicked ends the process.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An execution of so many visible steps has ended.
    pub fn execution(&self, steps: u64) {
        let state = &mut *self.state();
        state.executions += 1;
        state.depths.add(steps);
        let State { started, executions, over_time, .. } = state;
        over_time.look(|| Sample { seconds: started.elapsed().as_secs_f64(), executions: *executions });
    }

    /// Nothing of what was told so far counts.
    pub fn restarted(&self) {
        *self.state() = State::new();
    }

    fn progress(&self, progress: &Progress) {
        let state = &mut *self.state();
        let executions = progress.counters.executions();
        let Some(fraction) = progress.fraction else { return };
        state.estimate.look(executions, fraction);
        let Some((total, factor)) = state.estimate.total() else { return };
        let low = factor.map(|factor| (total / factor).max(executions as f64));
        let high = factor.map(|factor| total * factor);
        state.estimates.look(|| EstimateSample { executions, total, low, high });
    }

    /// How the search went, as it has just ended.
    pub fn profile(&self) -> Profile {
        let state = self.state();
        let mut over_time = vec![Sample::default()];
        over_time.extend(&state.over_time.kept);
        over_time.push(state.sample());
        Profile { over_time, depths: state.depths.clone(), estimates: state.estimates.kept.clone() }
    }
}

/// Tells a recorder, if there is one, how far a search is as a whole, beside another observer.
pub struct Recording<'a> {
    /// Who is told.
    pub recorder: Option<&'a Recorder>,
    /// Who else is told.
    pub observer: &'a mut dyn Observer<Vm>,
}

impl Observer<Vm> for Recording<'_> {
    fn wants_executions(&self) -> bool {
        self.observer.wants_executions()
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, vm: &Vm) {
        self.observer.execution(end, log, vm);
    }

    fn remark(&mut self, end: ExecutionEnd, vm: &Vm, remarks: &mut Remarks) {
        self.observer.remark(end, vm, remarks);
    }

    fn is_data_race(&mut self, race: &DataRace, vm: &Vm) -> Result<bool, NotFoundOut> {
        self.observer.is_data_race(race, vm)
    }

    fn restarted(&mut self) {
        if let Some(recorder) = self.recorder {
            recorder.restarted();
        }
        self.observer.restarted();
    }

    fn progress(&mut self, progress: &Progress) {
        if let Some(recorder) = self.recorder {
            recorder.progress(progress);
        }
        self.observer.progress(progress);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_explore::Counters;

    #[test]
    fn a_long_search_takes_no_more_room() {
        let recorder = Recorder::default();
        for execution in 1..=100_000u64 {
            recorder.execution(execution % 1000);
            let counters = Counters { complete: execution, ..Counters::default() };
            recorder.progress(&Progress { counters, depth: 1, fraction: Some(execution as f64 / 200_000.0) });
        }
        let Profile { over_time, depths, estimates } = recorder.profile();
        assert!((SAMPLES_MAX / 2..=SAMPLES_MAX + 2).contains(&over_time.len()), "{}", over_time.len());
        assert!((SAMPLES_MAX / 2..=SAMPLES_MAX).contains(&estimates.len()), "{}", estimates.len());
        assert_eq!(depths.total(), 100_000);
        assert_eq!(over_time.last().unwrap().executions, 100_000);
        assert!(over_time.is_sorted_by_key(|sample| sample.executions));
        assert!((estimates.last().unwrap().total - 200_000.0).abs() < 1.0, "{estimates:?}");
        recorder.restarted();
        assert_eq!(recorder.profile().depths.total(), 0);
    }
}
