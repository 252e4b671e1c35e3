//! What the machine has said about awaits: whether one is possible where it finds a value, and what it does then.
//!
//! Asking the machine ([`Driver::probe`](crate::driver::Driver::probe)) costs as many steps as have to be repeated, and as many again to get back to
//! the path; the same question comes up for each race of an await, for each part of a sequence that is tried, and again in later executions with the
//! same prefix. But what an await does depends on two things only. One is the state of its thread, which follows from the
//! thread's last event on the path. The other is the value it finds, and that is known without the machine: let `e` be the first event of the race, and let
//! it touch just what is awaited. It recorded what it found there. Whatever changes that place later conflicts with `e` and is not in
//! `notdep(e, E)`, unless both are additions that commute: then what it added is added.
//!
//! What touches more or less than what is awaited, made a value of bytes that had none, or has to do with inputs, is left to the machine. An answer that says that the step is possible is
//! compared with what the machine does when the step is taken, like all predictions; with `expensive-checks` the machine is asked every time.

use super::Explorer;
use super::reversed::{Anew, Reversed};
use crate::access_list::AccessList;
use crate::events::EventLog;
use crate::reversal::Last;
use raddle_trace::{Access, End, Machine, Mode, OpKind, ThreadId, Transition};

/// An await in a state of its thread, and what it finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// How many events of the path the state of the thread follows from.
    pub known: usize,
    pub thread: ThreadId,
    address: u64,
    len: u32,
    value: u128,
}

/// The step, with what it touches; `None` when it waits there.
pub(super) type Answer = Option<(Transition, AccessList)>;

/// Answers that hold for the present path.
#[derive(Default)]
pub(super) struct Answers {
    /// By [`Question::known`].
    given: Vec<Vec<(Question, Answer)>>,
}

impl Answers {
    /// What was said about this.
    pub fn get(&self, question: &Question) -> Option<&Answer> {
        let given = self.given.get(question.known)?;
        given.iter().find(|(asked, _)| asked == question).map(|(_, answer)| answer)
    }

    pub fn insert(&mut self, question: Question, answer: Answer) {
        if self.given.len() <= question.known {
            self.given.resize_with(question.known + 1, Vec::new);
        }
        self.given[question.known].push((question, answer));
    }

    /// Only this many events of the path are left.
    pub fn rewind(&mut self, depth: usize) {
        for given in self.given.iter_mut().skip(depth + 1) {
            given.clear();
        }
    }
}

impl Question {
    /// What the await of a thread would do after the events before `first` and those that are `kept` of the ones after it.
    pub fn new(
        (thread, known): (ThreadId, usize),
        awaited: &[Access],
        first: usize,
        kept: impl Iterator<Item = usize>,
        log: &EventLog,
    ) -> Option<Question> {
        let [awaited] = awaited else { return None };
        let (mut value, _) = change(first, awaited, log)?;
        for event in kept {
            if log.happened(event).iter().any(|access| access.mode.writes() && access.overlaps(awaited)) {
                let (before, after) = change(event, awaited, log).filter(|_| adds(event, log))?;
                value = value.wrapping_add(after.wrapping_sub(before)) & mask(awaited.len);
            }
        }
        Some(Question { known, thread, address: awaited.address, len: awaited.len, value })
    }
}

impl<M: Machine> Explorer<'_, '_, M> {
    /// Asks the machine what the last step of a reversal does after the sequence, unless it has said so before.
    pub(super) fn probe(&mut self, reversed: &Reversed, accesses: &mut Vec<Access>) -> Option<Transition> {
        let first = reversed.first as usize;
        let question = self.question(reversed);
        if let Some(answer) = question.as_ref().and_then(|question| self.answers.get(question)).cloned() {
            if cfg!(feature = "expensive-checks") {
                let asked = self.driver.probe(first, self.sequence.events(), reversed.last, accesses);
                let said = asked.map(|last| (last, accesses.as_slice()));
                if said != answer.as_ref().map(|(last, accesses)| (*last, accesses.as_slice())) {
                    self.driver.disagree(&format!("{question:?} was answered otherwise: {answer:?}, {said:?}"));
                }
            }
            let (last, said) = answer?;
            accesses.clear();
            accesses.extend_from_slice(said.as_slice());
            return Some(last);
        }
        let last = self.driver.probe(first, self.sequence.events(), reversed.last, accesses);
        if let Some(question) = question {
            self.answers.insert(question, last.map(|last| (last, AccessList::new(accesses))));
        }
        last
    }

    /// What an await finds at the end of the sequence, if that follows from the log.
    fn question(&self, reversed: &Reversed) -> Option<Question> {
        let Anew::Race(race) = reversed.anew else { return None };
        // Where inputs are decided on, what is inserted is compared with a machine that stands at the end of the sequence.
        if self.driver.beyond_races.decides() {
            return None;
        }
        let log = &self.driver.log;
        let last = Last::of(race, log, &self.driver.blocked);
        if !last.kind.awaits() {
            return None;
        }
        let thread = last.transition.thread;
        let known = self.execution.known_from(thread, last.event);
        Question::new((thread, known), last.accesses, race.first as usize, self.sequence.events(), log)
    }
}

/// What an event that touches just what is awaited found there, and what it left.
fn change(event: usize, awaited: &Access, log: &EventLog) -> Option<(u128, u128)> {
    let recorded = &log.events()[event];
    let [access] = log.happened(event) else { return None };
    let simple = match recorded.kind.without_waiting() {
        OpKind::Read | OpKind::Write | OpKind::Rmw | OpKind::CompareExchange => recorded.end == End::Continue,
        _ => false,
    };
    let just = (access.address, access.len) == (awaited.address, awaited.len) && access.len <= 16;
    (simple && just && access.mode.is_memory() && !recorded.settles).then_some((recorded.read, recorded.wrote))
}

fn adds(event: usize, log: &EventLog) -> bool {
    log.accesses(event).iter().all(|access| access.mode == Mode::CommutingAdd)
}

fn mask(bytes: u32) -> u128 {
    if bytes >= 16 { u128::MAX } else { (1 << (8 * bytes)) - 1 }
}
