//! What concerns the process as a whole: signals, which are never delivered; pages; waiting for nothing.

use super::alloc::{PAGE, allocate_aligned, end_mapping, plan_end_mapping};
use super::sync::errno;
use super::{Args, Done, Entry, Guest, local, memory, visible};
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_trace::LimitKind;

pub(super) static TABLE: &[Entry] = &[
    memory("sigemptyset", 1, |g, args| fill_set(g, args, 0)),
    memory("sigfillset", 1, |g, args| fill_set(g, args, 0xff)),
    memory("sigaddset", 2, |g, args| change_set(g, args, |word, bit| word | bit)),
    memory("sigdelset", 2, |g, args| change_set(g, args, |word, bit| word & !bit)),
    memory("sigismember", 2, is_member),
    // Handlers are installed and never run. Earlier ones are the default, always.
    local("signal", 2, super::nothing),
    memory("sigaction", 3, |g, args| clear(g, args, 2, ACTION_BYTES)),
    memory("sigprocmask", 3, |g, args| clear(g, args, 2, SET_BYTES)),
    memory("pthread_sigmask", 3, |g, args| clear(g, args, 2, SET_BYTES)),
    memory("sigaltstack", 2, |g, args| clear(g, args, 1, STACK_BYTES)),
    local("poll", 3, poll),
    local("select", 5, select),
    local("mmap", 6, map),
    visible("munmap", 2, plan_end_mapping, end_mapping),
    local("prctl", 1, super::nothing),
    local("mlockall", 1, super::nothing),
    local("sched_setaffinity", 3, super::nothing),
    local("pthread_setaffinity_np", 3, super::nothing),
];

/// Bytes of a `sigset_t`, of a `struct sigaction` and of a `stack_t`.
const SET_BYTES: usize = 128;
const ACTION_BYTES: usize = 152;
const STACK_BYTES: usize = 24;

fn fill_set(g: &mut Guest<'_, '_>, args: Args, byte: u8) -> Result<u64, Trap> {
    let set = g.arg(args, 0);
    g.write(set, &[byte; SET_BYTES])?;
    Ok(0)
}

/// The word and the bit of a signal in a set; `None` if there is no such signal.
fn bit(g: &mut Guest<'_, '_>, args: Args) -> Option<(u64, u64)> {
    let (set, signal) = (g.arg(args, 0), g.arg(args, 1) & 0xffff_ffff);
    (1..=64).contains(&signal).then(|| (set, 1 << (signal - 1)))
}

fn change_set(g: &mut Guest<'_, '_>, args: Args, change: impl Fn(u64, u64) -> u64) -> Result<u64, Trap> {
    let Some((word, bit)) = bit(g, args) else { return Ok(FAILED) };
    let before = g.load(word, 8)?;
    g.store(word, 8, change(before, bit))?;
    Ok(0)
}

fn is_member(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let Some((word, bit)) = bit(g, args) else { return Ok(FAILED) };
    Ok(u64::from(g.load(word, 8)? & bit != 0))
}

/// Says through a pointer, unless it is null, that there was nothing before.
fn clear(g: &mut Guest<'_, '_>, args: Args, pointer: usize, bytes: usize) -> Result<u64, Trap> {
    let before = g.arg(args, pointer);
    if before != 0 {
        g.write(before, &vec![0; bytes])?;
    }
    Ok(0)
}

/// What a call that fails returns.
const FAILED: u64 = u64::MAX;

fn refused(message: &str) -> Trap {
    Trap::limit(LimitKind::Unsupported, message.to_string())
}

fn poll(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    match args.get(cx, 1) {
        0 => Ok(Done::Value(0)),
        _ => Err(refused("poll of descriptors: there are no files; without any it is a way to sleep")),
    }
}

fn select(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    match args.get(cx, 0) & 0xffff_ffff {
        0 => Ok(Done::Value(0)),
        _ => Err(refused("select on descriptors: there are no files; without any it is a way to sleep")),
    }
}

/// Pages without a file are zeroed memory of their own.
fn map(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    const FIXED: u64 = 0x10;
    const ANONYMOUS: u64 = 0x20;
    let (size, flags) = (args.get(cx, 1), args.get(cx, 3));
    if flags & ANONYMOUS == 0 || flags & FIXED != 0 {
        return Err(refused("mmap of a file, or at a fixed address: only anonymous memory anywhere can be had"));
    }
    match size.checked_next_multiple_of(PAGE) {
        None | Some(0) => {
            cx.set_errno(errno::EINVAL)?;
            Ok(Done::Value(FAILED))
        }
        Some(size) => allocate_aligned(cx, (size, PAGE), true).map(Done::Value),
    }
}
