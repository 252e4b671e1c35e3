//! Atomic blocks: several instructions in one step, until one of them has to wait, has several outcomes, or would be the second in the step
//! that creates a thread. That ends the step, and the rest of the block is another one.

use super::{Performed, Preview, ScriptMachine, Status, Thread};
use crate::program::{Op, Value};
use raddle_trace::{Access, BlockedOn, Choices, End, FaultKind, Mode, OpKind, Stuck, ThreadId};

impl ScriptMachine<'_> {
    /// The rest of a block is shown as the operation it goes on with, but for its kind.
    pub(super) fn preview(&self, t: ThreadId) -> Option<Preview> {
        let preview = self.preview_inside(t)?;
        let thread = &self.threads[t.0 as usize];
        let kind = if thread.inside.is_some() { OpKind::AtomicRest } else { preview.kind };
        Some(Preview { kind, ..preview })
    }

    /// Performs a block from where it stands: from its start, or from an operation that has not to wait any more and whose alternative
    /// this is. If an assumption fails the step has not happened, and the thread is stuck: the step is what it found before it came
    /// to that.
    pub(super) fn run_block(&mut self, t: ThreadId, choice: u32, done: &mut Performed) -> End {
        let (undo_before, thread_before) = (self.undo.len(), self.threads[t.0 as usize]);
        let mut chosen = None;
        match &mut self.threads[t.0 as usize].inside {
            inside @ None => *inside = Some(0),
            Some(_) => chosen = Some(choice),
        }
        while let Some(op) = self.op(t) {
            match *op {
                Op::Assume(r, c) if self.value(t, Value::plus(r, 0)) != c => {
                    self.undo_to(undo_before);
                    self.threads[t.0 as usize] = Thread { status: Status::Stuck(Stuck::Assume), ..thread_before };
                    Access::keep_what_was_found(&mut self.accesses);
                    *done = Performed::default();
                    return End::Continue;
                }
                Op::Assert(r, c) if self.value(t, Value::plus(r, 0)) != c => {
                    return self.fail(t, FaultKind::Assertion, "assertion failed");
                }
                Op::Atomic(_) => return self.fail(t, FaultKind::InvalidCall, "a block inside of an atomic block"),
                _ if op.is_local() => self.run_assignment(t, op),
                _ => {
                    let Some(preview) = self.preview_inside(t) else { return End::Continue };
                    let choice = match chosen.take() {
                        Some(choice) => choice,
                        None if self.ends_before(&preview, done) => return End::Continue,
                        None => preview.choices.first(),
                    };
                    let end = self.run_visible(t, choice, done);
                    if end != End::Continue {
                        return end;
                    }
                }
            }
        }
        let thread = &mut self.threads[t.0 as usize];
        thread.inside = None;
        thread.advance(1);
        End::Continue
    }

    /// Whether the step ends before an operation. Then it has looked at what the operation would wait for, or whom it could wake.
    fn ends_before(&mut self, next: &Preview, done: &Performed) -> bool {
        let again = next.kind == OpKind::Spawn && done.spawned.is_some();
        let looks = match next.blocked {
            // Nobody else has a say in that yet.
            Some(BlockedOn::Condition(_) | BlockedOn::Futex(_)) => false,
            Some(_) => true,
            None => matches!(next.choices, Choices::Waiters(_)),
        };
        // A timed wait may be woken instead of giving up.
        let may_be_woken = matches!(next.kind, OpKind::CondTimeout | OpKind::FutexTimeout);
        let ends = again || may_be_woken || next.blocked.is_some() || next.choices.len() > 1;
        if ends && looks {
            let looked =
                next.slot.accesses[..next.slot.len].iter().map(|access| Access { mode: Mode::Read, ..*access });
            self.accesses.extend(looked);
        }
        ends
    }
}
