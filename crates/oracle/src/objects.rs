//! Operations on synchronisation objects.

use crate::ast::{Call, Local, MutexKind, Place, Program, SyncKind};
use crate::event::{Access, Mode, Synchronised};
use crate::state::{Phase, State, Sync};
use crate::step::{Done, Stop};

const EPERM: u64 = 1;
const EBUSY: u64 = 16;
const EDEADLK: u64 = 35;
const ETIMEDOUT: u64 = 110;
const MISUSE: Stop = Stop::Fault("lock-misuse");

/// In how many ways the next step of a call can go; 0 when it has to wait.
pub fn alternatives(program: &Program, state: &State, thread: usize, call: Call, object: usize) -> usize {
    let phase = state.threads[thread].phase;
    match (&state.objects[object], call) {
        (Sync::Mutex { owner, .. }, Call::MutexLock) => {
            usize::from(lock_goes_on(kind(program, object), *owner, thread))
        }
        (_, Call::ConditionWait(mutex) | Call::ConditionTimedWait(mutex)) => match phase {
            Phase::Waiting => usize::from(matches!(call, Call::ConditionTimedWait(_))),
            Phase::Woken { .. } => match &state.objects[mutex] {
                // What this thread still holds of a recursive one does not keep it out.
                Sync::Mutex { owner, .. } => usize::from(owner.is_none() || *owner == Some(thread)),
                _ => 1,
            },
            _ => 1,
        },
        (Sync::Condition { waiters }, Call::ConditionSignal) => waiters.len().max(1),
        (Sync::ReadWriteLock { writer, .. }, Call::ReadLock) => usize::from(writer.is_none()),
        (Sync::ReadWriteLock { writer, readers }, Call::WriteLock) => {
            usize::from(writer.is_none() && readers.iter().all(|&times| times == 0))
        }
        (Sync::Event { set }, Call::EventWait) => usize::from(*set),
        (_, Call::FutexWait(..)) => usize::from(phase != Phase::Waiting),
        (Sync::Queue { waiters }, Call::FutexWake(_) | Call::FutexRequeue(..)) => waiters.len().max(1),
        (Sync::Semaphore { value }, Call::SemaphoreWait) => usize::from(*value > 0),
        (Sync::Barrier { generation, .. }, Call::BarrierWait) => match phase {
            Phase::AtBarrier { generation: mine, .. } => usize::from(mine < *generation),
            _ => 1,
        },
        _ => 1,
    }
}

fn kind(program: &Program, object: usize) -> MutexKind {
    match program.objects[object] {
        SyncKind::Mutex(kind) => kind,
        _ => unreachable!("object {object} is no mutex"),
    }
}

/// Whether a call to lock returns, if only to say that it cannot.
fn lock_goes_on(kind: MutexKind, owner: Option<usize>, thread: usize) -> bool {
    owner.is_none() || (owner == Some(thread) && kind != MutexKind::Normal)
}

/// A call under way.
#[derive(Debug)]
pub struct Act<'a> {
    pub program: &'a Program,
    pub state: &'a mut State,
    pub thread: usize,
    pub object: usize,
    pub statement: usize,
    pub done: &'a mut Done,
}

impl Act<'_> {
    fn note(&mut self, object: usize, mode: Mode) {
        self.done.event.synchronised.push(Synchronised { object, mode });
    }

    /// The thread stays at this call, in another phase.
    fn stay(&mut self, phase: Phase) {
        let it = &mut self.state.threads[self.thread];
        it.next -= 1;
        it.phase = phase;
    }

    fn misuse<T>(&mut self) -> Result<T, Stop> {
        self.note(self.object, Mode::Look);
        Err(MISUSE)
    }

    /// One step of the call.
    pub fn perform(&mut self, call: Call, result: Option<Local>, alternative: usize) -> Result<(), Stop> {
        let phase = std::mem::replace(&mut self.state.threads[self.thread].phase, Phase::Start);
        let in_set = matches!(phase, Phase::Waiting | Phase::Woken { .. });
        if self.state.objects[self.object] == Sync::Destroyed && !in_set {
            return self.misuse();
        }
        let value = match call {
            Call::MutexLock => self.lock(EDEADLK)?,
            Call::MutexTryLock => self.lock(EBUSY)?,
            Call::MutexTimedLock => {
                let mine = matches!(self.state.objects[self.object],
                    Sync::Mutex { owner: Some(owner), .. } if owner == self.thread);
                let checked = kind(self.program, self.object) == MutexKind::ErrorCheck;
                self.lock(if mine && checked { EDEADLK } else { ETIMEDOUT })?
            }
            Call::MutexUnlock => self.unlock(self.object)?,
            Call::MutexDestroy => {
                let free = matches!(self.state.objects[self.object], Sync::Mutex { owner: None, .. });
                self.destroy(free)?
            }
            Call::ConditionWait(mutex) | Call::ConditionTimedWait(mutex) => match self.wait(mutex, phase)? {
                Some(value) => value,
                None => return Ok(()),
            },
            Call::ConditionSignal => self.wake(false, alternative),
            Call::ConditionBroadcast => self.wake(true, 0),
            Call::ConditionDestroy => {
                let free =
                    matches!(&self.state.objects[self.object], Sync::Condition { waiters } if waiters.is_empty());
                self.destroy(free)?
            }
            Call::ReadLock | Call::WriteLock | Call::TryReadLock | Call::TryWriteLock => {
                self.read_write_lock(matches!(call, Call::WriteLock | Call::TryWriteLock))
            }
            Call::ReadWriteUnlock => self.read_write_unlock()?,
            Call::ReadWriteDestroy => {
                let free = matches!(&self.state.objects[self.object], Sync::ReadWriteLock { writer: None, readers }
                    if readers.iter().all(|&times| times == 0));
                self.destroy(free)?
            }
            Call::SemaphoreWait | Call::SemaphoreTryWait | Call::SemaphoreTimedWait => self.semaphore_wait(),
            Call::SemaphorePost => {
                let Sync::Semaphore { value } = &mut self.state.objects[self.object] else { unreachable!() };
                *value += 1;
                self.note(self.object, Mode::Post);
                0
            }
            Call::SemaphoreValue => {
                let Sync::Semaphore { value } = self.state.objects[self.object] else { unreachable!() };
                self.note(self.object, Mode::Look);
                value
            }
            Call::BarrierWait => match self.barrier(phase) {
                Some(value) => value,
                None => return Ok(()),
            },
            Call::EventSet => {
                let set = std::mem::replace(&mut self.state.objects[self.object], Sync::Event { set: true });
                self.note(self.object, if set == (Sync::Event { set: true }) { Mode::Look } else { Mode::EventSet });
                0
            }
            Call::EventWait => {
                self.note(self.object, Mode::EventSeen);
                0
            }
            Call::FutexWait(word, expected) | Call::FutexTimedWait(word, expected) => {
                match self.futex_wait(word, expected, phase)? {
                    Some(value) => value,
                    None => return Ok(()),
                }
            }
            Call::FutexWake(_) => self.futex_wake(false, alternative, None),
            Call::FutexWakeAll(_) => self.futex_wake(true, 0, None),
            Call::FutexRequeue(_, other, _) => self.futex_wake(false, alternative, Some(other)),
            Call::Once | Call::SetSpecific(_) | Call::GetSpecific => unreachable!("compiled to something else"),
        };
        if let Some(local) = result {
            self.state.threads[self.thread].locals[local] = value;
        }
        Ok(())
    }

    /// Locks the mutex, or returns the error that says that it is taken.
    fn lock(&mut self, taken: u64) -> Result<u64, Stop> {
        let (kind, thread) = (kind(self.program, self.object), self.thread);
        let Sync::Mutex { owner, depth } = &mut self.state.objects[self.object] else { unreachable!() };
        let mine = *owner == Some(thread);
        if owner.is_none() || mine && kind == MutexKind::Recursive {
            *owner = Some(thread);
            *depth += 1;
            // Nobody else can tell how often the owner has it.
            self.note(self.object, if mine { Mode::Look } else { Mode::Lock });
            return Ok(0);
        }
        self.note(self.object, Mode::Look);
        Ok(taken)
    }

    fn unlock(&mut self, mutex: usize) -> Result<u64, Stop> {
        let (kind, thread) = (kind(self.program, mutex), self.thread);
        let Sync::Mutex { owner, depth } = &mut self.state.objects[mutex] else { unreachable!() };
        if *owner != Some(thread) {
            return match kind {
                MutexKind::Normal => self.misuse(),
                MutexKind::Recursive | MutexKind::ErrorCheck => {
                    self.note(mutex, Mode::Look);
                    Ok(EPERM)
                }
            };
        }
        *depth -= 1;
        let mode = if *depth == 0 { Mode::Unlock } else { Mode::Look };
        if *depth == 0 {
            *owner = None;
        }
        self.note(mutex, mode);
        Ok(0)
    }

    fn destroy(&mut self, free: bool) -> Result<u64, Stop> {
        if !free {
            return self.misuse();
        }
        self.state.objects[self.object] = Sync::Destroyed;
        self.note(self.object, Mode::Make);
        Ok(0)
    }

    /// A wait has two steps, or three: it joins the waiters and unlocks; it gives up; it locks again. One level of a
    /// recursive mutex is unlocked.
    fn wait(&mut self, mutex: usize, phase: Phase) -> Result<Option<u64>, Stop> {
        match phase {
            Phase::Waiting => {
                let Sync::Condition { waiters } = &mut self.state.objects[self.object] else { unreachable!() };
                waiters.retain(|&waiter| waiter != self.thread);
                self.note(self.object, Mode::Dequeue);
                self.stay(Phase::Woken { result: ETIMEDOUT, waker: None });
                Ok(None)
            }
            Phase::Woken { result, waker } => {
                self.done.event.after.extend(waker);
                let Sync::Mutex { owner, depth } = &mut self.state.objects[mutex] else {
                    self.note(mutex, Mode::Look);
                    return Err(MISUSE);
                };
                let mine = owner.replace(self.thread).is_some();
                *depth += 1;
                self.note(mutex, if mine { Mode::Look } else { Mode::Lock });
                Ok(Some(result))
            }
            Phase::Start | Phase::AtBarrier { .. } => {
                if !matches!(self.state.objects[mutex], Sync::Mutex { owner, .. } if owner == Some(self.thread)) {
                    self.note(mutex, Mode::Look);
                    return self.misuse();
                }
                self.unlock(mutex)?;
                let Sync::Condition { waiters } = &mut self.state.objects[self.object] else { unreachable!() };
                waiters.push(self.thread);
                waiters.sort_unstable();
                self.note(self.object, Mode::Enqueue);
                self.stay(Phase::Waiting);
                Ok(None)
            }
        }
    }

    fn wake(&mut self, all: bool, which: usize) -> u64 {
        let Sync::Condition { waiters } = &mut self.state.objects[self.object] else { unreachable!() };
        if waiters.is_empty() {
            self.note(self.object, Mode::Look);
            return 0;
        }
        let woken = if all {
            std::mem::take(waiters)
        } else {
            let one = waiters.remove(which);
            self.done.woken = Some(one);
            vec![one]
        };
        let waker = Some((self.thread, self.state.threads[self.thread].steps));
        for waiter in woken {
            self.state.threads[waiter].phase = Phase::Woken { result: 0, waker };
        }
        self.note(self.object, Mode::Dequeue);
        0
    }

    /// A wait looks at the word and joins those who wait, in one step; another one is to give up, or to go on.
    fn futex_wait(&mut self, word: Place, expected: u64, phase: Phase) -> Result<Option<u64>, Stop> {
        match phase {
            Phase::Waiting => {
                for object in 0..self.state.objects.len() {
                    let Sync::Queue { waiters } = &mut self.state.objects[object] else { continue };
                    if waiters.contains(&self.thread) {
                        waiters.retain(|&waiter| waiter != self.thread);
                        self.note(object, Mode::Dequeue);
                    }
                }
                Ok(Some(2))
            }
            Phase::Woken { waker, .. } => {
                self.done.event.woken_by.extend(waker);
                Ok(Some(0))
            }
            Phase::Start | Phase::AtBarrier { .. } => {
                let (object, start) = self.state.locate(self.thread, word)?;
                self.done.event.accesses.push(Access {
                    object,
                    start,
                    end: start + word.size,
                    reads: true,
                    writes: false,
                    silent: false,
                    addition: false,
                    atomic: true,
                    relaxed: true,
                    statement: self.statement,
                });
                if self.state.load(object, start, word.size) != expected {
                    return Ok(Some(1));
                }
                let Sync::Queue { waiters } = &mut self.state.objects[self.object] else { unreachable!() };
                waiters.push(self.thread);
                waiters.sort_unstable();
                self.note(self.object, Mode::Enqueue);
                self.stay(Phase::Waiting);
                Ok(None)
            }
        }
    }

    /// Wakes one or all of those who wait, and perhaps has the others wait elsewhere; how many were woken.
    fn futex_wake(&mut self, all: bool, which: usize, elsewhere: Option<usize>) -> u64 {
        let Sync::Queue { waiters } = &mut self.state.objects[self.object] else { unreachable!() };
        if waiters.is_empty() {
            self.note(self.object, Mode::Look);
            return 0;
        }
        let mut rest = std::mem::take(waiters);
        let mut woken = Vec::new();
        if all {
            woken = std::mem::take(&mut rest);
        } else {
            woken.push(rest.remove(which));
            self.done.woken = Some(woken[0]);
        }
        let waker = Some((self.thread, self.state.threads[self.thread].steps));
        for &waiter in &woken {
            self.state.threads[waiter].phase = Phase::Woken { result: 0, waker };
        }
        self.note(self.object, Mode::Dequeue);
        let target = elsewhere.unwrap_or(self.object);
        if !rest.is_empty() && target != self.object {
            self.note(target, Mode::Dequeue);
        }
        let Sync::Queue { waiters } = &mut self.state.objects[target] else { unreachable!() };
        waiters.extend(rest);
        waiters.sort_unstable();
        woken.len() as u64
    }

    fn read_write_lock(&mut self, write: bool) -> u64 {
        let Sync::ReadWriteLock { writer, readers } = &mut self.state.objects[self.object] else { unreachable!() };
        let read = readers.iter().any(|&times| times > 0);
        let mode = if writer.is_some() || write && read {
            Mode::Look
        } else if write {
            *writer = Some(self.thread);
            Mode::WriteLock
        } else {
            readers[self.thread] += 1;
            Mode::ReadLock
        };
        self.note(self.object, mode);
        if mode == Mode::Look { EBUSY } else { 0 }
    }

    fn read_write_unlock(&mut self) -> Result<u64, Stop> {
        let Sync::ReadWriteLock { writer, readers } = &mut self.state.objects[self.object] else { unreachable!() };
        if *writer == Some(self.thread) {
            *writer = None;
            self.note(self.object, Mode::WriteUnlock);
        } else if readers[self.thread] > 0 {
            readers[self.thread] -= 1;
            self.note(self.object, Mode::ReadUnlock);
        } else {
            return self.misuse();
        }
        Ok(0)
    }

    /// 0 when the semaphore was taken, 1 when not.
    fn semaphore_wait(&mut self) -> u64 {
        let Sync::Semaphore { value } = &mut self.state.objects[self.object] else { unreachable!() };
        let free = *value > 0;
        *value -= u64::from(free);
        self.note(self.object, if free { Mode::Wait } else { Mode::Look });
        u64::from(!free)
    }

    /// A wait at a barrier has two steps: it arrives, and it leaves.
    fn barrier(&mut self, phase: Phase) -> Option<u64> {
        if let Phase::AtBarrier { generation, last } = phase {
            self.note(self.object, Mode::Leave(generation));
            return Some(u64::from(last));
        }
        let SyncKind::Barrier { places, serial } = self.program.objects[self.object] else { unreachable!() };
        let Sync::Barrier { arrived, generation } = &mut self.state.objects[self.object] else { unreachable!() };
        let mine = *generation;
        *arrived += 1;
        let last = *arrived == places;
        if last {
            (*arrived, *generation) = (0, mine + 1);
        }
        self.note(self.object, Mode::Arrive(mine, serial));
        // Who came last is nobody's business unless the program looks.
        self.stay(Phase::AtBarrier { generation: mine, last: last && serial });
        None
    }
}
