//! Draws statements about synchronisation objects: mostly the patterns that people write, and now and then a lone call that
//! does not belong.

use crate::ast::{Call, Local, MutexKind, Place, Relation, Statement, SyncKind, Test, Value};
use crate::generate::Draw;
use crate::profile::Feature;

impl Draw<'_> {
    /// Statements of a kind.
    pub fn synchronisation(&mut self, feature: Feature, depth: usize) -> Vec<Statement> {
        match feature {
            Feature::Locked => {
                let mutex = self.mutex();
                let mut statements = vec![call(Call::MutexLock, mutex, self.maybe())];
                statements.extend(self.block(2, depth));
                statements.push(call(Call::MutexUnlock, mutex, None));
                statements
            }
            Feature::TryLocked => {
                let mutex = self.mutex();
                let how = self.pick(&[Call::MutexTryLock, Call::MutexTryLock, Call::MutexTimedLock]);
                let result = self.fresh();
                let mut then = self.block(2, 1);
                then.push(call(Call::MutexUnlock, mutex, None));
                vec![call(how, mutex, Some(result)), if_zero(result, then)]
            }
            Feature::MutexCall => {
                let mutex = self.mutex();
                let how = self.pick(&[Call::MutexLock, Call::MutexUnlock, Call::MutexUnlock, Call::MutexDestroy]);
                vec![call(how, mutex, self.maybe())]
            }
            Feature::WaitFor => self.wait_for(),
            Feature::Wake => self.wake(),
            Feature::ReadWriteLocked => {
                let lock = self.object(|kind| *kind == SyncKind::ReadWriteLock, |_| SyncKind::ReadWriteLock);
                let how = self.pick(&[
                    Call::ReadLock,
                    Call::ReadLock,
                    Call::WriteLock,
                    Call::WriteLock,
                    Call::TryReadLock,
                    Call::TryWriteLock,
                ]);
                let mut body = self.block(2, depth.min(1));
                body.push(call(Call::ReadWriteUnlock, lock, None));
                if matches!(how, Call::TryReadLock | Call::TryWriteLock) {
                    let result = self.fresh();
                    return vec![call(how, lock, Some(result)), if_zero(result, body)];
                }
                body.insert(0, call(how, lock, None));
                body
            }
            Feature::ReadWriteCall => {
                let lock = self.object(|kind| *kind == SyncKind::ReadWriteLock, |_| SyncKind::ReadWriteLock);
                let how = self.pick(&[Call::ReadLock, Call::ReadWriteUnlock, Call::ReadWriteDestroy]);
                vec![call(how, lock, None)]
            }
            Feature::SemaphoreCall => {
                let semaphore = self.object(
                    |kind| matches!(kind, SyncKind::Semaphore(_)),
                    |draw| SyncKind::Semaphore(draw.below(3) as u64),
                );
                let how = self.pick(&[
                    Call::SemaphoreWait,
                    Call::SemaphoreWait,
                    Call::SemaphoreTryWait,
                    Call::SemaphoreTimedWait,
                    Call::SemaphorePost,
                    Call::SemaphorePost,
                    Call::SemaphorePost,
                    Call::SemaphoreValue,
                ]);
                let used = matches!(how, Call::SemaphoreTryWait | Call::SemaphoreTimedWait | Call::SemaphoreValue);
                let result = used.then(|| self.fresh());
                vec![call(how, semaphore, result)]
            }
            Feature::BarrierWait => {
                let barrier = self.object(
                    |kind| matches!(kind, SyncKind::Barrier { .. }),
                    |draw| SyncKind::Barrier { places: draw.pick(&[1, 2, 2, 2, 3]), serial: draw.one_in(3) },
                );
                let serial = matches!(self.objects[barrier], SyncKind::Barrier { serial: true, .. });
                let result = serial.then(|| self.fresh());
                vec![call(Call::BarrierWait, barrier, result)]
            }
            Feature::Once => {
                let once = self.object(
                    |kind| matches!(kind, SyncKind::Once(_)),
                    |draw| SyncKind::Once(vec![draw.write(None), draw.write(None)]),
                );
                vec![call(Call::Once, once, None)]
            }
            Feature::Specific => {
                let key = self
                    .object(|kind| matches!(kind, SyncKind::Key(_)), |draw| SyncKind::Key(vec![draw.write(Some(0))]));
                if self.one_in(3) {
                    let to = self.fresh();
                    return vec![call(Call::GetSpecific, key, Some(to))];
                }
                let value = Value { local: None, constant: self.below(3) as u64 };
                vec![call(Call::SetSpecific(value), key, None)]
            }
            Feature::EventCall => {
                let event = self.object(|kind| *kind == SyncKind::Event, |_| SyncKind::Event);
                let how = self.pick(&[Call::EventSet, Call::EventWait]);
                vec![call(how, event, None)]
            }
            Feature::FutexCall => self.futex(),
            other => unreachable!("{other:?} is no synchronisation"),
        }
    }

    /// An object of a kind: a new one, or one that there is.
    fn object(&mut self, fits: impl Fn(&SyncKind) -> bool, new: impl Fn(&mut Self) -> SyncKind) -> usize {
        let known: Vec<usize> = (0..self.objects.len()).filter(|&number| fits(&self.objects[number])).collect();
        let another = match known.len() {
            0 => true,
            1 => self.one_in(8),
            _ => false,
        };
        // One key is enough: in which order the destructors of several run is nowhere said.
        let key = known.first().is_some_and(|&number| matches!(self.objects[number], SyncKind::Key(_)));
        if another && !key {
            let kind = new(self);
            self.objects.push(kind);
            return self.objects.len() - 1;
        }
        self.pick(&known)
    }

    fn mutex(&mut self) -> usize {
        self.object(
            |kind| matches!(kind, SyncKind::Mutex(_)),
            |draw| {
                let kinds = [MutexKind::Normal, MutexKind::Normal, MutexKind::Recursive, MutexKind::ErrorCheck];
                SyncKind::Mutex(draw.pick(&kinds))
            },
        )
    }

    /// A mutex of the usual kind.
    pub fn normal_mutex(&mut self) -> usize {
        let normal = SyncKind::Mutex(MutexKind::Normal);
        self.object(|kind| *kind == normal, |_| SyncKind::Mutex(MutexKind::Normal))
    }

    /// A queue, and the word it belongs to.
    fn queue(&mut self) -> (usize, Place) {
        let queue = self.object(
            |kind| matches!(kind, SyncKind::Queue(_)),
            |draw| SyncKind::Queue(Place { size: 4, index: 0, by: None, ..draw.place() }),
        );
        let SyncKind::Queue(word) = self.objects[queue] else { unreachable!() };
        // A word has one queue.
        let first = self.objects.iter().position(|kind| *kind == SyncKind::Queue(word)).unwrap_or(queue);
        (first, word)
    }

    fn futex(&mut self) -> Vec<Statement> {
        let (queue, word) = self.queue();
        let result = self.fresh();
        let expected = self.below(2) as u64;
        match self.below(10) {
            0..=2 => {
                let value = Value { local: None, constant: expected };
                let store = Statement::Store { to: word, value, atomic: true };
                vec![store, call(Call::FutexWake(word), queue, Some(result))]
            }
            3 => vec![call(Call::FutexWakeAll(word), queue, Some(result))],
            4 => {
                let (other, other_word) = self.queue();
                vec![call(Call::FutexRequeue(word, other, other_word), queue, Some(result))]
            }
            5 => vec![call(Call::FutexTimedWait(word, expected), queue, Some(result))],
            _ => vec![call(Call::FutexWait(word, expected), queue, Some(result))],
        }
    }

    fn condition(&mut self) -> usize {
        self.object(|kind| *kind == SyncKind::Condition, |_| SyncKind::Condition)
    }

    /// A local for a result, sometimes.
    fn maybe(&mut self) -> Option<Local> {
        if self.one_in(4) { Some(self.fresh()) } else { None }
    }

    /// An atomic write of a constant, or of a local.
    pub fn write(&mut self, local: Option<Local>) -> Statement {
        let to = Place { by: None, ..self.place() };
        let value = Value { local, constant: if local.is_some() { 0 } else { self.number(to.size) } };
        Statement::Store { to, value, atomic: true }
    }

    fn wait_for(&mut self) -> Vec<Statement> {
        let (mutex, condition) = (self.mutex(), self.condition());
        let how = if self.one_in(3) { Call::ConditionTimedWait(mutex) } else { Call::ConditionWait(mutex) };
        let result = if matches!(how, Call::ConditionTimedWait(_)) { Some(self.fresh()) } else { None };
        let wait = call(how, condition, result);
        let mut statements = Vec::new();
        if !self.one_in(12) {
            statements.push(call(Call::MutexLock, mutex, None));
        }
        if self.one_in(8) {
            statements.push(call(Call::MutexLock, mutex, None));
        }
        if self.one_in(2) {
            let to = self.fresh();
            statements.push(Statement::Load { to, from: Place { by: None, ..self.place() }, atomic: true });
            statements.push(if_zero(to, vec![wait]));
        } else {
            statements.push(wait);
        }
        statements.push(call(Call::MutexUnlock, mutex, None));
        statements
    }

    fn wake(&mut self) -> Vec<Statement> {
        let (mutex, condition) = (self.mutex(), self.condition());
        let how = self.pick(&[Call::ConditionSignal, Call::ConditionSignal, Call::ConditionBroadcast]);
        let locked = self.one_in(2);
        let mut statements = Vec::new();
        if locked {
            statements.push(call(Call::MutexLock, mutex, None));
        }
        if self.one_in(2) {
            statements.push(self.write(None));
        }
        statements.push(call(how, condition, None));
        if locked {
            statements.push(call(Call::MutexUnlock, mutex, None));
        }
        if self.one_in(12) {
            statements.push(call(Call::ConditionDestroy, condition, None));
        }
        statements
    }
}

fn call(call: Call, object: usize, result: Option<Local>) -> Statement {
    Statement::Sync { call, object, result }
}

fn if_zero(local: Local, then: Vec<Statement>) -> Statement {
    Statement::If { test: Test { local, relation: Relation::Equal, constant: 0 }, then, otherwise: Vec::new() }
}
