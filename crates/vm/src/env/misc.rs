//! Odds and ends: `errno`, `getenv`, `sysconf`, random numbers.

use super::{Args, Done, Entry, Guest, local, memory};
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_trace::FaultKind;

pub(super) static TABLE: &[Entry] = &[
    local("__errno_location", 0, errno_location),
    local("__error", 0, errno_location),
    local("getenv", 1, super::nothing),
    local("secure_getenv", 1, super::nothing),
    local("getpid", 0, one),
    local("getppid", 0, one),
    local("gettid", 0, |cx, _| Ok(Done::Value(cx.thread_number()))),
    local("sysconf", 1, sysconf),
    local("get_nprocs", 0, processors),
    local("sched_getcpu", 0, super::nothing),
    local("rand", 0, rand),
    local("random", 0, rand),
    local("lrand48", 0, rand),
    local("srand", 1, srand),
    local("srandom", 1, srand),
    local("srand48", 1, srand),
    memory("rand_r", 1, rand_r),
    local("setlocale", 2, super::nothing),
    local("isatty", 1, super::nothing),
    local("__stack_chk_fail", 0, smashed),
];

fn one(_: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Ok(Done::Value(1))
}

fn processors(_: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Ok(Done::Value(4))
}

fn sysconf(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    // Linux: page size 30, processors configured 83 and online 84, clock ticks 2.
    Ok(Done::Value(match args.get(cx, 0) & 0xffff_ffff {
        2 => 100,
        30 => 4096,
        83 | 84 => 4,
        _ => u64::MAX,
    }))
}

impl Cx<'_> {
    /// The address of the thread's `errno`.
    fn errno(&mut self) -> Result<u64, Trap> {
        let index = self.program.thread_locals.len();
        self.thread_local(index)
    }

    /// What the thread is to the system.
    pub(super) fn thread_number(&self) -> u64 {
        u64::from(self.number()) + 1
    }

    /// Sets the thread's `errno`.
    pub(super) fn set_errno(&mut self, number: u64) -> Result<(), Trap> {
        let at = self.errno()?;
        self.store(at, 4, number).map(|_| ())
    }
}

fn errno_location(cx: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    cx.errno().map(Done::Value)
}

/// One step of a small generator; every thread has its own state, so the numbers do not depend on the interleaving.
fn next_random(state: u64) -> u64 {
    let mut x = state | 1;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    x
}

fn rand(cx: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    let core = &mut cx.s.threads[cx.t].core;
    core.random = next_random(core.random);
    Ok(Done::Value(core.random >> 33))
}

fn srand(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let seed = args.get(cx, 0) & 0xffff_ffff;
    cx.s.threads[cx.t].core.random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678;
    Ok(Done::Value(0))
}

fn rand_r(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let at = g.arg(args, 0);
    let seed = next_random(g.load(at, 4)?.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    g.store(at, 4, seed >> 16)?;
    Ok(seed >> 33)
}

fn smashed(_: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Err(Trap::fault(FaultKind::Abort, "the stack protector found the stack overwritten"))
}
