//! All states that a program can be in, and what comes of them: an interpreter of its own, in which loops are gone round.

use crate::program::{Program, Stmt};
use std::collections::{BTreeSet, HashMap};

/// States after which a program is too large.
const STATES_MAX: usize = 60_000;

/// How a program can end.
#[derive(PartialEq, Eq, Debug)]
pub struct Ends {
    /// What is in `r` at the ends of all threads, two bits for each.
    pub values: BTreeSet<usize>,
    /// Whether it can get to where it has no end.
    pub hangs: bool,
}

/// Where a thread is: the statement, the step within it, and its two numbers.
type Thread = (usize, u8, i32, i32);

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    numbers: Vec<i32>,
    threads: Vec<Thread>,
}

/// How a program can end; nothing if it has too many states.
pub fn ends(program: &Program) -> Option<Ends> {
    let start = State { numbers: program.numbers.clone(), threads: vec![(0, 0, 0, 0); program.threads.len()] };
    let mut known: HashMap<State, usize> = HashMap::from([(start.clone(), 0)]);
    let mut states = vec![start];
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let mut open: Vec<usize> = Vec::new();
    let mut ends = Ends { values: BTreeSet::new(), hangs: false };
    let mut at = 0;
    while at < states.len() {
        if states.len() > STATES_MAX {
            return None;
        }
        let state = states[at].clone();
        let mut over = true;
        for (thread, body) in program.threads.iter().enumerate() {
            let Some(statement) = body.get(state.threads[thread].0) else { continue };
            over = false;
            let mut next = state.clone();
            next.threads[thread] = step(statement, state.threads[thread], &mut next.numbers);
            let number = *known.entry(next).or_insert_with_key(|next| {
                states.push(next.clone());
                before.push(Vec::new());
                states.len() - 1
            });
            before[number].push(at);
        }
        if over {
            let values = state.threads.iter().enumerate().map(|(i, thread)| ((thread.2 & 3) as usize) << (2 * i));
            ends.values.insert(values.sum());
            open.push(at);
        }
        at += 1;
    }
    // Those that lead to an end.
    let mut leads = vec![false; states.len()];
    while let Some(state) = open.pop() {
        if !std::mem::replace(&mut leads[state], true) {
            open.extend(&before[state]);
        }
    }
    ends.hangs = leads.contains(&false);
    Some(ends)
}

/// One access of a thread, and where it is then.
fn step(statement: &Stmt, (at, part, r, s): Thread, numbers: &mut [i32]) -> Thread {
    let next = |r, s| (at + 1, 0, r, s);
    let until = |done: bool, r, s| if done { (at + 1, 0, r, s) } else { (at, 0, r, s) };
    match *statement {
        Stmt::Load(x) => next(numbers[x], s),
        Stmt::Store(x, c) => {
            numbers[x] = c;
            next(r, s)
        }
        Stmt::Add(x, c) => {
            numbers[x] += c;
            next(r, s)
        }
        Stmt::Exchange(x, c) => next(std::mem::replace(&mut numbers[x], c), s),
        Stmt::Wait(x, c, wanted) => until((numbers[x] == c) == wanted, numbers[x], s),
        Stmt::WaitExchange(x, c, d) => {
            let found = std::mem::replace(&mut numbers[x], c);
            until(found == d, found, s)
        }
        Stmt::WaitCompareExchange(x, c, d) => {
            let done = numbers[x] == c;
            numbers[x] = if done { d } else { numbers[x] };
            until(done, r, i32::from(done))
        }
        Stmt::WaitEither(x, c, _, _) if part == 0 => match numbers[x] == c {
            true => next(c, s),
            false => (at, 1, numbers[x], s),
        },
        Stmt::WaitEither(_, _, y, d) => until(numbers[y] == d, r, numbers[y]),
        Stmt::WaitStoring(x, c, _, _) if part == 0 => {
            numbers[x] = c;
            (at, 1, r, s)
        }
        Stmt::WaitStoring(_, _, y, d) => until(numbers[y] == d, numbers[y], s),
        Stmt::WaitUndoing(x, _, _) if part == 0 => {
            numbers[x] += 1;
            (at, 1, r, s)
        }
        Stmt::WaitUndoing(_, y, c) if part == 1 => match numbers[y] == c {
            true => next(c, s),
            false => (at, 2, numbers[y], s),
        },
        Stmt::WaitUndoing(x, _, _) => {
            numbers[x] -= 1;
            (at, 0, r, s)
        }
        Stmt::Retry(x, c) => match numbers[x] == c || part == 1 {
            true => next(numbers[x], i32::from(part) + 1),
            false => (at, 1, numbers[x], 1),
        },
        // How often it looked is nobody's business.
        Stmt::BackOff(x, c) => until(numbers[x] == c, numbers[x], 0),
    }
}
