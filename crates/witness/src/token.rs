//! Replay tokens: a schedule as a short string.
//!
//! A token names threads by their spawn paths, so it means the same to any machine that runs the same program. It is `r`,
//! the version, `.` and bytes in the URL-safe base64 alphabet:
//!
//! ```text
//! token  := check[3] trail[2] shows[1] run*
//! run    := thread length [choice]
//! thread := number of a thread met before, or the next unused number and then: parent's number, its count of earlier children
//! length := 2 * steps + (1 if the last of them names its alternative)
//! choice := label; for a signal, the number of the thread it wakes
//! ```
//!
//! Numbers are LEB128. Main is met before the first run and has number 0. `check` guards against typing errors, `trail`
//! is a digest of the kinds of the operations performed, so that a token for another program is recognised. `shows` says
//! what the schedule was reported for ([`shows_code`]), so that a replay that does not show it is noticed. Tokens of
//! version 1 do not have it.

use crate::ReplayError;
use crate::replay::check;
use raddle_trace::{Choices, End, FaultKind, Machine, Pending, Schedule, ThreadId, Transition};
use std::fmt;

const PREFIX: &str = "r2.";
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HEADER_BYTES: usize = 5;

/// What a token says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The steps to take.
    pub schedule: Schedule,
    /// What they lead to, if the token knows.
    pub shows: Option<FaultKind>,
}

/// Why a token cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenError {
    /// It does not look like a token of this version.
    Format(&'static str),
    /// A character or more was changed or lost.
    Check,
    /// A thread that the token names does not exist when the token says that it moves.
    NoThread {
        /// The number of steps before.
        step: usize,
    },
    /// The program does not go the way the token tells.
    Schedule(ReplayError),
    /// The program goes the token's way, but does other things on it.
    OtherProgram,
    /// The schedule is longer than the given limit.
    TooLong {
        /// The limit.
        steps_max: u64,
    },
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenError::Format(what) => write!(f, "not a replay token: {what}"),
            TokenError::Check => write!(f, "the replay token is damaged: its check digits do not fit"),
            TokenError::NoThread { step } => {
                write!(
                    f,
                    "the replay token does not fit this program: at step {step} it names a thread that is not there"
                )
            }
            TokenError::Schedule(error) => write!(f, "the replay token does not fit this program: {error}"),
            TokenError::OtherProgram => {
                write!(f, "the replay token does not fit this program: the operations on its way are others")
            }
            TokenError::TooLong { steps_max } => write!(f, "the replay token has more than {steps_max} steps"),
        }
    }
}

impl std::error::Error for TokenError {}

/// The token of a schedule and of what it shows, for a machine that has not been started yet. The machine is moved to the
/// schedule's end.
pub fn encode<M: Machine>(
    machine: &mut M,
    schedule: &[Transition],
    shows: Option<FaultKind>,
) -> Result<String, ReplayError> {
    let mut walk = Walk::start(machine);
    let mut body = Vec::new();
    let mut run: Option<Run> = None;
    for &transition in schedule {
        let choices = walk.choices(transition)?;
        if let Some(open) = &mut run
            && open.thread == transition.thread
        {
            open.steps += 1;
        } else {
            write_run(&mut body, run.take());
            run = Some(Run {
                head: walk.thread_head(transition.thread),
                thread: transition.thread,
                steps: 1,
                choice: None,
            });
        }
        let choice = match choices {
            Choices::Waiters(_) => Some(walk.number(ThreadId(transition.choice))),
            _ if transition.choice != 0 => Some(u64::from(transition.choice)),
            _ => None,
        };
        if choice.is_some()
            && let Some(mut open) = run.take()
        {
            open.choice = choice;
            write_run(&mut body, Some(open));
        }
        walk.step(transition);
    }
    write_run(&mut body, run);
    let mut bytes = walk.trail.to_le_bytes()[..2].to_vec();
    bytes.push(shows.map_or(SHOWS_NOTHING, shows_code));
    bytes.extend(body);
    let mut all = digest(&bytes).to_le_bytes()[..3].to_vec();
    all.extend(bytes);
    Ok(format!("{PREFIX}{}", to_base64(&all)))
}

/// What a token says, for a machine that has not been started yet. The machine is moved to the schedule's end.
pub fn decode<M: Machine>(machine: &mut M, token: &str, steps_max: u64) -> Result<Token, TokenError> {
    let token = token.trim();
    let rest = token.strip_prefix('r').ok_or(TokenError::Format("it does not begin with `r`"))?;
    let (version, text) = rest.split_once('.').ok_or(TokenError::Format("it has no `.` after its version"))?;
    let knows = match version {
        "1" => false,
        "2" => true,
        _ => return Err(TokenError::Format("it has a version that this raddle does not know")),
    };
    let all = from_base64(text)?;
    if all.len() < HEADER_BYTES {
        return Err(TokenError::Format("it is too short"));
    }
    if digest(&all[3..]).to_le_bytes()[..3] != all[..3] {
        return Err(TokenError::Check);
    }
    let mut body = Reader { bytes: &all[HEADER_BYTES..] };
    let shows = if knows { body.shows()? } else { None };
    let mut walk = Walk::start(machine);
    let mut schedule: Vec<Transition> = Vec::new();
    while !body.bytes.is_empty() {
        let thread = walk.read_thread(&mut body)?;
        let length = body.number()?;
        let (steps, chosen) = (length / 2, length % 2 == 1);
        if steps > steps_max.saturating_sub(schedule.len() as u64) {
            return Err(TokenError::TooLong { steps_max });
        }
        if steps == 0 {
            return Err(TokenError::Format("a run of no steps"));
        }
        for i in 0..steps {
            let choice = if chosen && i + 1 == steps { walk.read_choice(thread, body.number()?)? } else { 0 };
            let transition = Transition { thread, choice };
            walk.choices(transition).map_err(TokenError::Schedule)?;
            walk.step(transition);
            schedule.push(transition);
        }
    }
    if walk.trail.to_le_bytes()[..2] != all[3..HEADER_BYTES] {
        return Err(TokenError::OtherProgram);
    }
    Ok(Token { schedule: schedule.into(), shows })
}

/// What stands for a schedule that was reported for nothing.
const SHOWS_NOTHING: u8 = 0;
const SHOWS_MAX: u8 = 21;

/// What stands for a fault in a token. The numbers never change.
const fn shows_code(kind: FaultKind) -> u8 {
    match kind {
        FaultKind::Assertion => 1,
        FaultKind::Abort => 2,
        FaultKind::OutOfBounds => 3,
        FaultKind::UseAfterFree => 4,
        FaultKind::DoubleFree => 5,
        FaultKind::InvalidFree => 6,
        FaultKind::NullPointer => 7,
        FaultKind::WildPointer => 8,
        FaultKind::ReadOnlyWrite => 9,
        FaultKind::Misaligned => 10,
        FaultKind::DivisionByZero => 11,
        FaultKind::Indeterminate => 12,
        FaultKind::Unreachable => 13,
        FaultKind::StackOverflow => 14,
        FaultKind::LockMisuse => 15,
        FaultKind::JoinMisuse => 16,
        FaultKind::InvalidCall => 17,
        FaultKind::Deadlock => 18,
        FaultKind::DataRace => 19,
        FaultKind::Limit => 20,
        FaultKind::Livelock => SHOWS_MAX,
    }
}

/// The fault that a number stands for.
fn shown_by(code: u8) -> Option<FaultKind> {
    FaultKind::ALL.into_iter().find(|&kind| shows_code(kind) == code)
}

/// Consecutive steps of one thread, of which only the last may name its alternative.
struct Run {
    head: Vec<u64>,
    thread: ThreadId,
    steps: u64,
    choice: Option<u64>,
}

fn write_run(body: &mut Vec<u8>, run: Option<Run>) {
    let Some(run) = run else { return };
    for number in run.head {
        write_number(body, number);
    }
    write_number(body, run.steps * 2 + u64::from(run.choice.is_some()));
    if let Some(choice) = run.choice {
        write_number(body, choice);
    }
}

/// A machine on its way along a schedule, with the threads met so far in the order of their first steps.
struct Walk<'m, M> {
    machine: &'m mut M,
    met: Vec<ThreadId>,
    steps: usize,
    over: bool,
    trail: u32,
}

impl<'m, M: Machine> Walk<'m, M> {
    fn start(machine: &'m mut M) -> Self {
        let over = matches!(machine.start(), End::Exit | End::Limit(_));
        Walk { machine, met: vec![ThreadId::MAIN], steps: 0, over, trail: 0 }
    }

    /// The alternatives of a step that can be taken.
    fn choices(&self, transition: Transition) -> Result<Choices, ReplayError> {
        if self.over {
            return Err(ReplayError::Over { step: self.steps, transition });
        }
        check(self.machine, self.steps, transition)?;
        match self.machine.pending(transition.thread) {
            Pending::Ready(op) => Ok(op.choices),
            _ => Ok(Choices::One),
        }
    }

    fn step(&mut self, transition: Transition) {
        let step = self.machine.step(transition);
        self.over = matches!(step.end, End::Exit | End::Limit(_));
        // The names, not the numbers, of operations: these stay when an operation is added.
        let name = digest(step.kind.to_string().as_bytes());
        self.trail = (self.trail.rotate_left(5) ^ name).wrapping_mul(0x9e37_79b1);
        self.trail ^= self.trail >> 15;
        self.steps += 1;
    }

    /// The number of a thread met before (a thread that does not exist has none: it gets one that cannot be read back).
    fn number(&self, t: ThreadId) -> u64 {
        self.met.iter().position(|&met| met == t).map_or(u64::MAX, |i| i as u64)
    }

    /// What names a thread that is about to move, remembering it. Whoever spawned it has moved before, so it is met.
    fn thread_head(&mut self, t: ThreadId) -> Vec<u64> {
        if let Some(number) = self.met.iter().position(|&met| met == t) {
            return vec![number as u64];
        }
        let number = self.met.len() as u64;
        self.met.push(t);
        let (parent, nth) = self.machine.parent(t).unwrap_or((ThreadId::MAIN, 0));
        vec![number, self.number(parent), u64::from(nth)]
    }

    fn read_thread(&mut self, body: &mut Reader<'_>) -> Result<ThreadId, TokenError> {
        let number = body.number()?;
        if number > self.met.len() as u64 {
            return Err(TokenError::Format("a thread's number is out of range"));
        }
        if let Some(&t) = self.met.get(number as usize) {
            return Ok(t);
        }
        let (parent, nth) = (body.number()?, body.number()?);
        let parent = usize::try_from(parent).ok().and_then(|p| self.met.get(p)).copied();
        let parent = parent.ok_or(TokenError::Format("a parent's number is out of range"))?;
        let is_it = |t: &ThreadId| self.machine.parent(*t).is_some_and(|(p, n)| p == parent && u64::from(n) == nth);
        let thread = self.machine.threads().iter().find(is_it).ok_or(TokenError::NoThread { step: self.steps })?;
        self.met.push(thread);
        Ok(thread)
    }

    fn read_choice(&self, thread: ThreadId, number: u64) -> Result<u32, TokenError> {
        let waiters = matches!(
            self.machine.pending(thread),
            Pending::Ready(raddle_trace::Operation { choices: Choices::Waiters(_), .. })
        );
        if waiters {
            let waiter = usize::try_from(number).ok().and_then(|n| self.met.get(n));
            return waiter.map(|t| t.0).ok_or(TokenError::Format("a waiter's number is out of range"));
        }
        u32::try_from(number).map_err(|_| TokenError::Format("an alternative's number is out of range"))
    }
}

fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn shows(&mut self) -> Result<Option<FaultKind>, TokenError> {
        let (&code, rest) = self.bytes.split_first().ok_or(TokenError::Format("it ends in the middle"))?;
        self.bytes = rest;
        match (code, shown_by(code)) {
            (SHOWS_NOTHING, _) => Ok(None),
            (_, Some(kind)) => Ok(Some(kind)),
            (_, None) => Err(TokenError::Format("it shows something that this raddle does not know")),
        }
    }

    fn number(&mut self) -> Result<u64, TokenError> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.bytes.split_first().ok_or(TokenError::Format("it ends in the middle"))?;
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(TokenError::Format("a number is too large"))
    }
}

/// FNV-1a with a final mix, so that the low bytes depend on everything.
fn digest(bytes: &[u8]) -> u32 {
    let mut state = 0x811c_9dc5_u32;
    for &byte in bytes {
        state = (state ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    state ^= state >> 16;
    state = state.wrapping_mul(0x7feb_352d);
    state ^ state >> 15
}

fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().enumerate().fold(0u32, |word, (i, &byte)| word | u32::from(byte) << (16 - 8 * i));
        for i in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(word >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

fn from_base64(text: &str) -> Result<Vec<u8>, TokenError> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0u32;
        for (i, digit) in chunk.iter().enumerate() {
            let value = ALPHABET.iter().position(|c| c == digit);
            let value = value.ok_or(TokenError::Format("it has a character that does not belong there"))?;
            word |= (value as u32) << (18 - 6 * i);
        }
        if chunk.len() == 1 {
            return Err(TokenError::Format("its length cannot be right"));
        }
        bytes.extend_from_slice(&word.to_be_bytes()[1..chunk.len()]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_a_number_of_its_own() {
        for code in 1..=SHOWS_MAX {
            assert_eq!(shown_by(code).map(shows_code), Some(code));
        }
        assert_eq!(shown_by(SHOWS_NOTHING), None);
    }
}
