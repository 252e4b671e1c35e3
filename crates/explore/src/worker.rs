//! What a worker does with the pieces that it gets, whoever it gets them from.
//!
//! A [queue](Queue) is all that it knows of the others. It explores a piece until that is done, or until the queue asks it to
//! pause; then it gives away as many parts as are wanted, and brings all that back.

use crate::pieces::Queue;
use crate::{DataRace, EventLog, ExecutionEnd, NotFoundOut, Observer, Options, Progress, Remarks, Status};
use raddle_trace::Machine;

/// What workers are made of. They call these for themselves, so that neither a machine nor an observer leaves its thread.
pub struct Workers<'a, M, O> {
    /// A machine that has not been started.
    pub machine: &'a (dyn Fn() -> M + Sync),
    /// An observer for one worker.
    pub observer: &'a (dyn Fn() -> O + Sync),
}

/// Works on pieces until there are none. For tests: every piece pauses after `split_every` events and gives away a part, whether
/// somebody wants one or not.
pub fn work<M: Machine, O: Observer<M>>(
    queue: &impl Queue,
    worker: usize,
    workers: &Workers<'_, M, O>,
    options: &Options<'_>,
    split_every: Option<u64>,
) {
    // Limits are looked after elsewhere.
    let options = Options {
        timeout: None,
        memory_max: None,
        memory_used: None,
        interrupt: Some(queue.interrupted()),
        pause: Some(queue.pause(worker)),
        executions_of_all: Some(queue.executions(worker)),
        ..*options
    };
    let mut observer = Watched { observer: (workers.observer)(), queue, worker };
    while let Some((id, mut search)) = queue.take(worker) {
        let status = search.run(&mut (workers.machine)(), &options, &mut observer, split_every);
        let wanted = if split_every.is_some() { 1 } else { queue.wanted(worker) };
        match status {
            Ok(Status::Paused) => {
                let given = (0..wanted).map_while(|_| search.split()).collect();
                queue.bring_back(worker, id, search, given);
            }
            Ok(Status::Waits | Status::Done | Status::Stopped) => queue.bring_back(worker, id, search, Vec::new()),
            Err(why) => queue.refuse(worker, id, search, why),
        }
    }
}

/// Keeps an eye on a worker.
struct Watched<'a, O, Q> {
    observer: O,
    queue: &'a Q,
    worker: usize,
}

impl<M, O: Observer<M>, Q: Queue> Observer<M> for Watched<'_, O, Q> {
    fn wants_executions(&self) -> bool {
        self.observer.wants_executions()
    }

    fn execution(&mut self, end: ExecutionEnd, log: &EventLog, machine: &M) {
        self.observer.execution(end, log, machine);
    }

    fn remark(&mut self, end: ExecutionEnd, machine: &M, remarks: &mut Remarks) {
        self.observer.remark(end, machine, remarks);
    }

    fn is_data_race(&mut self, race: &DataRace, machine: &M) -> Result<bool, NotFoundOut> {
        self.observer.is_data_race(race, machine)
    }

    fn restarted(&mut self) {
        self.observer.restarted();
        self.queue.restarted(self.worker);
    }

    fn progress(&mut self, progress: &Progress) {
        self.observer.progress(progress);
        self.queue.progress(self.worker, progress);
    }
}
