//! Time: every thread has a clock that advances a little whenever it is asked, so it is the same in equivalent
//! executions. Sleeping does nothing: any interleaving is explored anyway.

use super::{Args, Done, Entry, Guest, local, memory};
use crate::cx::Cx;
use crate::trap::Trap;

pub(super) static TABLE: &[Entry] = &[
    memory("time", 1, time),
    local("clock", 0, clock),
    local("raddle.cycles", 0, cycles),
    memory("gettimeofday", 2, gettimeofday),
    memory("clock_gettime", 2, clock_gettime),
    memory("timespec_get", 2, timespec_get),
    local("difftime", 2, difftime),
    local("sleep", 1, super::nothing),
    local("usleep", 1, super::nothing),
    local("nanosleep", 2, super::nothing),
    local("clock_nanosleep", 4, super::nothing),
    local("thrd_sleep", 2, super::nothing),
];

/// When every program starts.
const START_S: u64 = 1_700_000_000;
/// What asking costs.
const TICK_US: u64 = 10;

/// The thread's time in microseconds since it started.
fn now_us(cx: &mut Cx<'_>) -> u64 {
    let core = &mut cx.s.threads[cx.t].core;
    core.clock_us += TICK_US;
    core.clock_us
}

/// The same for models that are also run dry, when time must stand still.
fn guest_now_us(g: &mut Guest<'_, '_>) -> Result<u64, Trap> {
    if g.planning() { Ok(g.cx.s.threads[g.cx.t].core.clock_us + TICK_US) } else { g.once(|cx| Ok(now_us(cx))) }
}

fn time(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let to = g.arg(args, 0);
    let seconds = START_S + guest_now_us(g)? / 1_000_000;
    if to != 0 {
        g.store(to, 8, seconds)?;
    }
    Ok(seconds)
}

fn clock(cx: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Ok(Done::Value(now_us(cx)))
}

/// What the processor counts: nanoseconds.
fn cycles(cx: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Ok(Done::Value(now_us(cx) * 1000))
}

fn gettimeofday(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let to = g.arg(args, 0);
    let now = guest_now_us(g)?;
    g.store(to, 8, START_S + now / 1_000_000)?;
    g.store(to + 8, 8, now % 1_000_000)?;
    Ok(0)
}

fn store_timespec(g: &mut Guest<'_, '_>, to: u64) -> Result<(), Trap> {
    let now = guest_now_us(g)?;
    g.store(to, 8, START_S + now / 1_000_000)?;
    g.store(to + 8, 8, now % 1_000_000 * 1000)
}

fn clock_gettime(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let to = g.arg(args, 1);
    store_timespec(g, to)?;
    Ok(0)
}

fn timespec_get(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (to, base) = (g.arg(args, 0), g.arg(args, 1));
    store_timespec(g, to)?;
    Ok(base)
}

fn difftime(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let difference = (args.get(cx, 0) as i64).wrapping_sub(args.get(cx, 1) as i64);
    Ok(Done::Value((difference as f64).to_bits()))
}
