//! Synchronisation objects for programs that were generated without: read/write locks, a condition variable, a barrier, atomic blocks.
//!
//! Each program gets one kind. Most uses are as they ought to be, and some are not.

use crate::program::{Body, Cond, Program, Stmt};
use raddle_base::Random;

/// A kind of object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    ReadWriteLock,
    Condition,
    Barrier,
    Atomic,
}

/// Adds uses of an object to some threads.
pub fn add_objects(program: &mut Program, seed: u64) {
    let mut random = Random::new(seed ^ 0x0b1e_c700);
    let kind = [Kind::ReadWriteLock, Kind::Condition, Kind::Barrier, Kind::Atomic][random.index(4)];
    if kind == Kind::Condition {
        program.mutexes = program.mutexes.max(1);
    }
    let mutexes = program.mutexes;
    let mut waits = false;
    let threads = program.threads.len();
    for (i, thread) in program.threads.iter_mut().enumerate() {
        match kind {
            Kind::ReadWriteLock => wrap(&mut random, &mut thread.body, read_write),
            Kind::Atomic => wrap(&mut random, &mut thread.body, |_, body| match body.iter().all(only_accesses) {
                true => Stmt::Atomic(body),
                // All the same, one statement.
                false => Stmt::Repeat(1, body),
            }),
            Kind::Barrier if random.below(8) > 0 => {
                let at = random.index(thread.body.len() + 1);
                thread.body.insert(at, Stmt::Sync(random.index(2), "barrier_wait", 0));
            }
            Kind::Barrier => {}
            Kind::Condition => {
                // Somebody waits, and others wake.
                let sleeps = random.below(3) == 0 || !waits && i + 1 == threads;
                waits |= sleeps;
                condition(&mut random, &mut thread.body, mutexes, sleeps);
            }
        }
    }
}

/// Whether a statement does nothing but access memory and compute. A loop that waits does so for ever in an atomic block.
fn only_accesses(stmt: &Stmt) -> bool {
    use Stmt::*;
    match stmt {
        Set(..) | Load(..) | Store(..) | Update(..) | Exchange(..) | Take(_) | Publish(..) | Allocate(_) | Free
        | Assert(_) | Assume(_) | TryLock(..) => true,
        If(_, then, otherwise) => then.iter().chain(otherwise).all(only_accesses),
        Repeat(_, body) | Atomic(body) => body.iter().all(only_accesses),
        Input(..) | Locked(..) | Lock(_) | Unlock(_) | Await(..) | AwaitEither(..) | AwaitExchange(_) | Sync(..)
        | Held(..) | Call(..) | Return | Abort | Exit => false,
    }
}

/// Puts some statements of a body into something.
fn wrap(random: &mut Random, body: &mut Body, into: impl Fn(&mut Random, Body) -> Stmt) {
    let start = random.index(body.len() + 1);
    let end = (start + random.index(3)).min(body.len());
    let inner: Body = body.drain(start..end).collect();
    let whole = into(random, inner);
    body.insert(start, whole);
}

fn read_write(random: &mut Random, body: Body) -> Stmt {
    match random.below(12) {
        0 => Stmt::Sync(0, "rwlock_unlock", 0),
        1 => Stmt::Held("rwlock_rdlock", vec![Stmt::Held("rwlock_rdlock", body)]),
        2..=4 => {
            let name = if random.below(2) == 0 { "rwlock_tryrdlock" } else { "rwlock_trywrlock" };
            let then = body.into_iter().chain([Stmt::Sync(1, "rwlock_unlock", 0)]).collect();
            // In a block of its own, so that it is one statement.
            let tries = vec![Stmt::Sync(0, name, 0), Stmt::If(Cond::Compare("eq", 0, 0), then, Vec::new())];
            Stmt::Repeat(1, tries)
        }
        5..=7 => Stmt::Held("rwlock_wrlock", body),
        _ => Stmt::Held("rwlock_rdlock", body),
    }
}

fn condition(random: &mut Random, body: &mut Body, mutexes: usize, sleeps: bool) {
    let (at, mutex, local) = (random.index(body.len() + 1), random.index(mutexes), random.index(2));
    let name = match random.below(3) {
        _ if sleeps => "cond_wait",
        0 => "cond_broadcast",
        _ => "cond_signal",
    };
    let call = Stmt::Sync(local, name, mutex);
    // Signals need no mutex; a wait without one is a mistake.
    let alone = random.below(if sleeps { 12 } else { 3 }) == 0;
    body.insert(at, if alone { call } else { Stmt::Locked(mutex, vec![call]) });
}
