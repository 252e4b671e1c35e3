//! What the next operation of a thread would do now, without doing it.

use super::{Preview, ScriptMachine, Slot, Status, address_of, mask, on};
use crate::program::{Object, ObjectIndex, Op, Place};
use raddle_trace::{Access, BlockedOn, Choices, Mode, OpKind, ThreadId};

impl ScriptMachine<'_> {
    /// What the thread's next operation would do now; `None` when there is none.
    pub(super) fn preview(&self, t: ThreadId) -> Option<Preview> {
        let thread = &self.threads[t.0 as usize];
        let op = self.op(t);
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        Some(match (thread.status, op) {
            (Status::Finished | Status::Stuck(_), _) | (_, None) => return None,
            (Status::Waiting, Some(Op::CondTimedWait(_, c, _))) => {
                simple(OpKind::CondTimeout, Slot::one(on(*c, Mode::CondWake)))
            }
            (Status::Waiting, Some(Op::CondWait(c, m))) => Preview {
                blocked: Some(BlockedOn::Condition(address_of(*c))),
                ..simple(OpKind::CondReacquire, Slot::one(on(*m, Mode::Lock)))
            },
            (Status::Woken, Some(Op::CondWait(_, m) | Op::CondTimedWait(_, _, m))) => Preview {
                blocked: self.objects[*m as usize].owner.map(|_| BlockedOn::Mutex(address_of(*m))),
                ..simple(OpKind::CondReacquire, Slot::one(on(*m, Mode::Lock)))
            },
            (Status::Arrived(generation), Some(Op::Barrier(b) | Op::BarrierLast(_, b))) => {
                let leave = Access { tag: generation, ..on(*b, Mode::BarrierLeave) };
                let complete = self.objects[*b as usize].generation != generation;
                Preview {
                    blocked: (!complete).then(|| BlockedOn::Barrier(address_of(*b))),
                    ..simple(OpKind::BarrierLeave, Slot::one(leave))
                }
            }
            (_, Some(op)) => self.preview_op(t, op),
        })
    }

    fn preview_op(&self, t: ThreadId, op: &Op) -> Preview {
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        let memory = |kind, place: Place, mode| {
            simple(kind, self.locate(t, place).map_or(Slot::EMPTY, |at| Slot::one(Self::memory(place, at, mode))))
        };
        match *op {
            Op::Read(_, place) => memory(OpKind::Read, place, Mode::Read),
            Op::Await(place, value) => {
                let at = self.locate(t, place);
                let waits = at.is_some_and(|at| self.load(place, at) != value & mask(place.len));
                let address = at.map_or(0, |at| Self::memory(place, at, Mode::Read).address);
                Preview {
                    blocked: waits.then_some(BlockedOn::Await(address)),
                    ..memory(OpKind::Await, place, Mode::Read)
                }
            }
            Op::Write(place, _) => memory(OpKind::Write, place, Mode::Write),
            Op::FetchAdd(_, place, _) | Op::Exchange(_, place, _) => memory(OpKind::Rmw, place, Mode::Update),
            Op::Add(place, _) => memory(OpKind::Rmw, place, Mode::Add),
            Op::CompareExchange(_, place, expected, _) => {
                let expected = self.value(t, expected) & mask(place.len);
                let found = self.locate(t, place).map(|at| self.load(place, at));
                let mode = if found == Some(expected) { Mode::Update } else { Mode::Read };
                memory(OpKind::CompareExchange, place, mode)
            }
            Op::Spawn(_) => simple(OpKind::Spawn, Slot::EMPTY),
            Op::Join(number) => {
                let child = self.child(t, number);
                let running = child.filter(|c| self.threads[c.0 as usize].status != Status::Finished);
                let blocked = running.map(BlockedOn::Thread);
                Preview { blocked, joins: child, ..simple(OpKind::Join, Slot::EMPTY) }
            }
            Op::Choose(_, n) => Preview { choices: Choices::Count(n.max(1)), ..simple(OpKind::Choose, Slot::EMPTY) },
            Op::Exit => simple(OpKind::Exit, Slot::one(Access::WORLD)),
            Op::Atomic(_) => simple(OpKind::AtomicBlock, Slot::one(Access::WORLD)),
            _ => self.preview_sync(t, op),
        }
    }

    /// Synchronisation: a use that is an error (wrong kind of object, unlocking what is not held) touches nothing, since
    /// whether it is one depends on the thread alone.
    fn preview_sync(&self, t: ThreadId, op: &Op) -> Preview {
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        let (kind, o, mode) = match *op {
            Op::Lock(o) => (OpKind::Lock, o, Mode::Lock),
            Op::TryLock(_, o) => (OpKind::TryLock, o, Mode::Lock),
            Op::Unlock(o) => (OpKind::Unlock, o, Mode::Unlock),
            Op::ReadLock(o) => (OpKind::ReadLock, o, Mode::ReadLock),
            Op::TryReadLock(_, o) => (OpKind::TryReadLock, o, Mode::ReadLock),
            Op::WriteLock(o) => (OpKind::WriteLock, o, Mode::WriteLock),
            Op::TryWriteLock(_, o) => (OpKind::TryWriteLock, o, Mode::WriteLock),
            Op::ReadWriteUnlock(o) => (OpKind::ReadWriteUnlock, o, Mode::ReadUnlock),
            Op::SemWait(o) => (OpKind::SemWait, o, Mode::SemWait),
            Op::SemTryWait(_, o) => (OpKind::SemTryWait, o, Mode::SemWait),
            Op::SemPost(o) => (OpKind::SemPost, o, Mode::SemPost),
            Op::CondWait(o, _) | Op::CondTimedWait(_, o, _) => (OpKind::CondWait, o, Mode::CondWait),
            Op::Signal(o) => (OpKind::CondSignal, o, Mode::CondWake),
            Op::Broadcast(o) => (OpKind::CondBroadcast, o, Mode::CondWake),
            Op::Barrier(o) => (OpKind::BarrierArrive, o, Mode::BarrierArrive),
            Op::BarrierLast(_, o) => (OpKind::BarrierArrive, o, Mode::BarrierArriveOrdered),
            Op::OnceBegin(o, _) => (OpKind::OnceBegin, o, Mode::OnceBegin),
            Op::OnceEnd(o) => (OpKind::OnceEnd, o, Mode::OnceEnd),
            _ => return simple(OpKind::Fence, Slot::EMPTY),
        };
        if self.misuse(t, op).is_some() {
            return simple(kind, Slot::EMPTY);
        }
        let state = &self.objects[o as usize];
        let address = address_of(o);
        let done = Slot::one(on(o, mode));
        let failed = Slot::one(on(o, Mode::Read));
        let acquire = |free: bool, blocked_on| Preview { blocked: (!free).then_some(blocked_on), ..simple(kind, done) };
        let try_acquire = |free: bool| simple(kind, if free { done } else { failed });
        let readable = state.owner.is_none();
        let writable = readable && state.readers.is_empty();
        match *op {
            Op::Lock(_) => acquire(readable, BlockedOn::Mutex(address)),
            Op::ReadLock(_) => acquire(readable, BlockedOn::ReadWriteLock(address)),
            Op::WriteLock(_) => acquire(writable, BlockedOn::ReadWriteLock(address)),
            Op::SemWait(_) => acquire(state.count > 0, BlockedOn::Semaphore(address)),
            Op::TryLock(..) | Op::TryReadLock(..) => try_acquire(readable),
            Op::TryWriteLock(..) => try_acquire(writable),
            Op::SemTryWait(..) => try_acquire(state.count > 0),
            Op::ReadWriteUnlock(_) if state.owner == Some(t) => simple(kind, Slot::one(on(o, Mode::WriteUnlock))),
            Op::CondWait(_, m) | Op::CondTimedWait(_, _, m) => {
                simple(kind, Slot::two(on(m, Mode::Unlock), on(o, Mode::CondWait)))
            }
            Op::Signal(_) if !state.waiters.is_empty() => {
                Preview { choices: Choices::Waiters(state.waiters), ..simple(kind, done) }
            }
            Op::Signal(_) => simple(kind, failed),
            Op::Broadcast(_) => try_acquire(!state.waiters.is_empty()),
            Op::Barrier(_) | Op::BarrierLast(..) => {
                simple(kind, Slot::one(Access { tag: state.generation, ..on(o, mode) }))
            }
            Op::OnceBegin(..) => match state.once {
                0 => simple(kind, done),
                1 => Preview { blocked: Some(BlockedOn::Once(address)), ..simple(kind, failed) },
                _ => simple(kind, failed),
            },
            _ => simple(kind, done),
        }
    }

    /// Why this synchronisation operation is an error, which depends on the thread's own history alone.
    pub(super) fn misuse(&self, t: ThreadId, op: &Op) -> Option<&'static str> {
        let is = |o: ObjectIndex, want: fn(&Object) -> bool| self.object(o).is_some_and(|(object, _)| want(object));
        let owner = |o: ObjectIndex| self.objects[o as usize].owner;
        let wrong = match *op {
            Op::Lock(o) | Op::TryLock(_, o) => !is(o, |k| matches!(k, Object::Mutex)),
            Op::Unlock(o) => !is(o, |k| matches!(k, Object::Mutex)) || owner(o) != Some(t),
            Op::WriteLock(o) | Op::TryWriteLock(_, o) => !is(o, |k| matches!(k, Object::ReadWriteLock)),
            Op::ReadLock(o) | Op::TryReadLock(_, o) => {
                !is(o, |k| matches!(k, Object::ReadWriteLock)) || self.objects[o as usize].readers.contains(t)
            }
            Op::ReadWriteUnlock(o) => {
                !is(o, |k| matches!(k, Object::ReadWriteLock))
                    || owner(o) != Some(t) && !self.objects[o as usize].readers.contains(t)
            }
            Op::SemWait(o) | Op::SemTryWait(_, o) | Op::SemPost(o) => !is(o, |k| matches!(k, Object::Semaphore(_))),
            Op::CondWait(c, m) | Op::CondTimedWait(_, c, m) => {
                !is(c, |k| matches!(k, Object::Condition))
                    || !is(m, |k| matches!(k, Object::Mutex))
                    || owner(m) != Some(t)
            }
            Op::Signal(o) | Op::Broadcast(o) => !is(o, |k| matches!(k, Object::Condition)),
            Op::Barrier(o) | Op::BarrierLast(_, o) => !is(o, |k| matches!(k, Object::Barrier(1..))),
            Op::OnceBegin(o, _) => !is(o, |k| matches!(k, Object::Once)),
            Op::OnceEnd(o) => {
                !is(o, |k| matches!(k, Object::Once)) || owner(o) != Some(t) || self.objects[o as usize].once != 1
            }
            _ => false,
        };
        wrong.then_some("synchronisation object misused")
    }
}
