//! The pieces that are lent, and when one is published again.
//!
//! What the queue of the server does with a piece is not known for sure: a message may be lost with a server that was killed, or be passed over. What is
//! known is who works on what, because workers say so all the time. So a piece of which nobody is heard, although somebody has
//! nothing to do, is published again after a while ([`OVERDUE_AFTER`], twice as long each time), as another *attempt*: under a name that no message had before, so
//! nothing that the server has or had can be in its way. Nothing here depends on being right about that. Two workers with one
//! piece cost time, and one result counts.

use crate::ACK_WAIT;
use raddle_explore::PieceId;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The queue gives a piece to another worker after [`ACK_WAIT`]; it should have the time to.
pub(crate) const OVERDUE_AFTER: Duration = Duration::from_secs(ACK_WAIT.as_secs() + 1);
const DOUBLINGS_MAX: u32 = 4;
/// What is not noticed of a longer time is not counted: nobody was heard then.
const LOOK_MAX: Duration = Duration::from_millis(200);
/// From this attempt on it is the queue itself that is not trusted.
const QUEUE_ANEW_FROM: u32 = 2;

/// What a message is about: a piece as it was lent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Key {
    pub piece: PieceId,
    pub round: u64,
    /// Stands for the bytes of the piece. A tree that grew in another order, after results were lost, may have another piece of this number and round.
    pub content: u64,
    pub attempt: u32,
}

impl Key {
    /// The last words of a subject.
    pub fn words(&self) -> String {
        format!("{}.{}.{:016x}.{}", self.piece, self.round, self.content, self.attempt)
    }

    /// From a subject.
    pub fn of_subject(subject: &str) -> Option<Key> {
        let mut words = subject.rsplit('.');
        let attempt = words.next()?.parse().ok()?;
        let content = u64::from_str_radix(words.next()?, 16).ok()?;
        let round = words.next()?.parse().ok()?;
        Some(Key { piece: words.next()?.parse().ok()?, round, content, attempt })
    }
}

/// A piece that is lent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Loan {
    pub key: Key,
    /// The server has it.
    pub sent: bool,
    /// When somebody was first heard of who works on it.
    pub taken: Option<Instant>,
    /// When a part was asked for.
    pub asked: Option<Instant>,
    /// How long nobody was heard of who works on it, while somebody could have.
    unheard: Duration,
    /// Objects that have it, where it is too large for a message.
    pub objects: Vec<String>,
}

/// What has to be looked after when pieces are overdue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Overdue {
    /// Something is lost: all that a search has on the server should be there.
    LookAtPlace,
    /// The queue does not hand out what it is given.
    QueueAnew,
}

/// All pieces that are lent.
#[derive(Default)]
pub(crate) struct Loans(BTreeMap<PieceId, Loan>);

impl Loans {
    /// A piece is lent now.
    pub fn add(&mut self, piece: PieceId, round: u64, content: u64) {
        let key = Key { piece, round, content, attempt: 0 };
        let loan = Loan { key, sent: false, taken: None, asked: None, unheard: Duration::ZERO, objects: Vec::new() };
        self.0.insert(piece, loan);
    }

    pub fn get(&self, piece: PieceId, round: u64) -> Option<&Loan> {
        self.0.get(&piece).filter(|loan| loan.key.round == round)
    }

    pub fn get_mut(&mut self, piece: PieceId, round: u64) -> Option<&mut Loan> {
        self.0.get_mut(&piece).filter(|loan| loan.key.round == round)
    }

    /// Whether something of this name is a result of what is lent, whichever attempt it is of.
    pub fn wants(&self, key: &Key) -> bool {
        self.get(key.piece, key.round).is_some_and(|loan| loan.key.content == key.content)
    }

    pub fn remove(&mut self, piece: PieceId) -> Option<Loan> {
        self.0.remove(&piece)
    }

    pub fn all(&self) -> impl Iterator<Item = &Loan> {
        self.0.values()
    }

    /// Some time has passed. Says what to do if something is overdue, which is to be sent again.
    pub fn pass(&mut self, time: Duration, held: &[(PieceId, u64)], somebody_idle: bool) -> Option<Overdue> {
        let mut overdue = None;
        for loan in self.0.values_mut().filter(|loan| loan.sent) {
            if held.contains(&(loan.key.piece, loan.key.round)) {
                loan.unheard = Duration::ZERO;
                continue;
            }
            if somebody_idle {
                loan.unheard += time.min(LOOK_MAX);
            }
            if loan.unheard >= OVERDUE_AFTER * (1 << loan.key.attempt.min(DOUBLINGS_MAX)) {
                loan.key.attempt += 1;
                (loan.sent, loan.unheard, loan.taken) = (false, Duration::ZERO, None);
                let anew = loan.key.attempt >= QUEUE_ANEW_FROM;
                overdue = overdue.max(Some(if anew { Overdue::QueueAnew } else { Overdue::LookAtPlace }));
            }
        }
        overdue
    }

    /// The queue is empty now: all that nobody works on has to be sent.
    pub fn send_again(&mut self, held: &[(PieceId, u64)]) {
        for loan in self.0.values_mut() {
            loan.sent &= held.contains(&(loan.key.piece, loan.key.round));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TICK: Duration = Duration::from_millis(100);

    /// Ticks until something is overdue.
    fn ticks(loans: &mut Loans, held: &[(PieceId, u64)], idle: bool) -> Option<(u32, Overdue)> {
        (1..10_000).find_map(|tick| loans.pass(TICK, held, idle).map(|overdue| (tick, overdue)))
    }

    fn sent(loans: &mut Loans) {
        loans.0.values_mut().for_each(|loan| loan.sent = true);
    }

    #[test]
    fn what_nobody_is_heard_of_is_sent_again_less_and_less_often() {
        let mut loans = Loans::default();
        loans.add(7, 3, 0xabc);
        assert_eq!(ticks(&mut loans, &[], true), None, "the server does not have it yet");
        sent(&mut loans);
        assert_eq!(ticks(&mut loans, &[(7, 3)], true), None, "somebody works on it");
        assert_eq!(ticks(&mut loans, &[], false), None, "nobody could");
        let after = |doublings: u32| (OVERDUE_AFTER.as_millis() / TICK.as_millis()) as u32 * (1 << doublings);
        // An earlier round does not count.
        assert_eq!(ticks(&mut loans, &[(7, 2)], true), Some((after(0), Overdue::LookAtPlace)));
        let loan = loans.get(7, 3).expect("it is lent").clone();
        assert_eq!((loan.sent, loan.key.attempt), (false, 1));
        for attempt in 1..8 {
            sent(&mut loans);
            assert_eq!(ticks(&mut loans, &[], true), Some((after(attempt.min(DOUBLINGS_MAX)), Overdue::QueueAnew)));
        }
        // While nobody could look no time passes.
        sent(&mut loans);
        assert_eq!(loans.pass(Duration::from_secs(10_000), &[], true), None);
    }

    #[test]
    fn a_result_counts_for_the_piece_that_it_was_made_of() {
        let mut loans = Loans::default();
        loans.add(7, 3, 0xabc);
        let key = Key { piece: 7, round: 3, content: 0xabc, attempt: 5 };
        assert!(loans.wants(&key));
        for other in [Key { piece: 8, ..key }, Key { round: 2, ..key }, Key { content: 0xabd, ..key }] {
            assert!(!loans.wants(&other), "{other:?}");
        }
        let subject = format!("raddle.0123.work.{}", key.words());
        assert_eq!(Key::of_subject(&subject), Some(key));
        assert_eq!(Key::of_subject("raddle.0123.work.1.2"), None);
    }
}
