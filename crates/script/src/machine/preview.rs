//! What the next operation of a thread would do now, without doing it.

use super::{ObjectState, Preview, ScriptMachine, Slot, Status, address_of, mask, on};
use crate::program::{Object, ObjectIndex, Op, Place};
use raddle_trace::objects::{Barrier, State};
use raddle_trace::{Access, BlockedOn, Choices, Mode, OpKind, ThreadId};

impl ScriptMachine<'_> {
    /// What the operation that the thread is at, also within a block, would do now; `None` when there is none.
    pub(super) fn preview_inside(&self, t: ThreadId) -> Option<Preview> {
        let thread = &self.threads[t.0 as usize];
        let op = self.op(t);
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        if let Status::Finished | Status::Stuck(_) = thread.status {
            return None;
        }
        if let Some(preview) = op.and_then(|op| self.preview_futex(t, op)) {
            return Some(preview);
        }
        Some(match (thread.status, op) {
            (_, None) if self.ends => simple(OpKind::Write, Slot::one(self.end_of(t, Mode::Write))),
            (_, None) => return None,
            (Status::Waiting, Some(Op::CondTimedWait(_, c, _))) => {
                simple(OpKind::CondTimeout, Slot::one(on(*c, Mode::CondWake)))
            }
            (Status::Waiting, Some(Op::CondWait(c, m))) => Preview {
                blocked: Some(BlockedOn::Condition(address_of(*c))),
                ..simple(OpKind::CondReacquire, Slot::one(on(*m, Mode::Lock)))
            },
            (Status::Woken, Some(Op::CondWait(_, m) | Op::CondTimedWait(_, _, m))) => {
                self.decided(OpKind::CondReacquire, *m)
            }
            (Status::Arrived(generation), Some(Op::Barrier(b) | Op::BarrierLast(_, b))) => {
                let waits = match self.objects[*b as usize].state {
                    State::Barrier(barrier) => barrier.leaving(generation).blocked,
                    _ => false,
                };
                Preview {
                    blocked: waits.then(|| BlockedOn::Barrier(address_of(*b))),
                    ..simple(OpKind::BarrierLeave, Slot::one(Access { tag: generation, ..on(*b, Mode::BarrierLeave) }))
                }
            }
            (_, Some(op)) => self.preview_op(t, op),
        })
    }

    fn preview_op(&self, t: ThreadId, op: &Op) -> Preview {
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        let memory = |kind, place: Place, mode| {
            simple(kind, self.locate(t, place).map_or(Slot::EMPTY, |at| Slot::one(self.memory(place, at, mode))))
        };
        match *op {
            Op::Read(_, place) => memory(OpKind::Read, place, Mode::Read),
            Op::Await(place, value)
            | Op::AwaitExchange(_, place, value, _)
            | Op::AwaitCompareExchange(place, value, _) => {
                let at = self.locate(t, place);
                let (kind, mode, equal) = match op {
                    Op::Await(..) => (OpKind::Await, Mode::Read, true),
                    Op::AwaitExchange(..) => (OpKind::AwaitRmw, Mode::Update, false),
                    _ => (OpKind::AwaitCompareExchange, Mode::Update, true),
                };
                let waits = at.is_some_and(|at| (self.load(place, at) == value & mask(place.len)) != equal);
                let address = at.map_or(0, |at| self.memory(place, at, mode).address);
                Preview { blocked: waits.then_some(BlockedOn::Await(address)), ..memory(kind, place, mode) }
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
                let in_block = self.threads[t.0 as usize].inside.is_some();
                let looks = child.filter(|_| in_block).map(|child| Slot::one(self.end_of(child, Mode::Read)));
                Preview { blocked, joins: child, ..simple(OpKind::Join, looks.unwrap_or(Slot::EMPTY)) }
            }
            Op::HasEnded(_, number) => {
                let child = self.child(t, number);
                let slot = child.map_or(Slot::EMPTY, |child| Slot::one(self.end_of(child, Mode::Read)));
                Preview { joins: child, ..simple(OpKind::Read, slot) }
            }
            Op::Choose(_, n) => Preview { choices: Choices::Count(n.max(1)), ..simple(OpKind::Choose, Slot::EMPTY) },
            Op::Decide(r, set) => {
                let set = self.asked_for(t, r, set);
                let left = [self.inputs & !set, self.inputs & set];
                let possible = (0..2).filter(|&label| left[label as usize] != 0).collect();
                Preview { choices: Choices::Among(possible), ..simple(OpKind::Choose, Slot::EMPTY) }
            }
            Op::Exit => simple(OpKind::Exit, Slot::one(Access::WORLD)),
            Op::Atomic(_) => simple(OpKind::AtomicBlock, Slot::one(Access::WORLD)),
            _ => self.preview_sync(t, op),
        }
    }

    /// What an operation on a synchronisation object would do now.
    fn decided(&self, kind: OpKind, o: ObjectIndex) -> Preview {
        let state = self.objects[o as usize].state;
        let decision = state.decide(kind);
        Preview {
            kind,
            choices: state.choices(kind),
            slot: Slot::one(Access { tag: state.tag(), ..on(o, decision.mode) }),
            blocked: decision.blocked.then(|| state.blocked_on(address_of(o))),
            joins: None,
        }
    }

    /// Synchronisation: a use that is an error (wrong kind of object, unlocking what is not held) touches nothing, since
    /// whether it is one depends on the thread alone.
    fn preview_sync(&self, t: ThreadId, op: &Op) -> Preview {
        let simple = |kind, slot| Preview { kind, choices: Choices::One, slot, blocked: None, joins: None };
        let Some((kind, o)) = op.on_object() else { return simple(OpKind::Fence, Slot::EMPTY) };
        if self.misuse(t, op).is_some() {
            return simple(kind, Slot::EMPTY);
        }
        let mut preview = self.decided(kind, o);
        match *op {
            Op::CondWait(_, m) | Op::CondTimedWait(_, _, m) => {
                preview.slot = Slot::two(on(m, Mode::Unlock), on(o, Mode::CondWait));
            }
            Op::BarrierLast(..) => preview.slot.accesses[0].mode = Barrier::arrival(true).mode,
            _ => {}
        }
        preview
    }

    /// Why this synchronisation operation is an error, which depends on the thread's own history alone.
    pub(super) fn misuse(&self, t: ThreadId, op: &Op) -> Option<&'static str> {
        let object = |o: ObjectIndex| self.script.objects.get(o as usize);
        let holds = |o: ObjectIndex| self.objects.get(o as usize).is_some_and(|object| object.holders.contains(t));
        let right = match *op {
            Op::Lock(o) | Op::TryLock(_, o) => matches!(object(o), Some(Object::Mutex)),
            Op::Unlock(o) => matches!(object(o), Some(Object::Mutex)) && holds(o),
            Op::WriteLock(o) | Op::TryWriteLock(_, o) => matches!(object(o), Some(Object::ReadWriteLock)),
            Op::ReadLock(o) | Op::TryReadLock(_, o) => {
                matches!(object(o), Some(Object::ReadWriteLock)) && !self.reads(t, o)
            }
            Op::ReadWriteUnlock(o) => matches!(object(o), Some(Object::ReadWriteLock)) && holds(o),
            Op::SemWait(o) | Op::SemTryWait(_, o) | Op::SemPost(o) => matches!(object(o), Some(Object::Semaphore(_))),
            Op::CondWait(c, m) | Op::CondTimedWait(_, c, m) => {
                matches!((object(c), object(m)), (Some(Object::Condition), Some(Object::Mutex))) && holds(m)
            }
            Op::Signal(o) | Op::Broadcast(o) => matches!(object(o), Some(Object::Condition)),
            Op::Barrier(o) | Op::BarrierLast(_, o) => matches!(object(o), Some(Object::Barrier(1..))),
            Op::OnceBegin(o, _) => matches!(object(o), Some(Object::Once)),
            Op::OnceEnd(o) => matches!(object(o), Some(Object::Once)) && holds(o),
            Op::EventSet(o) | Op::EventWait(o) => matches!(object(o), Some(Object::Event)),
            _ => true,
        };
        (!right).then_some("synchronisation object misused")
    }

    /// Whether the thread holds a read/write lock for reading.
    fn reads(&self, t: ThreadId, o: ObjectIndex) -> bool {
        let ObjectState { state, holders } = self.objects[o as usize];
        holders.contains(t) && !matches!(state, State::ReadWriteLock(lock) if lock.writer)
    }
}
