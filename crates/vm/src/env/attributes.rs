//! `pthread_attr_*`: what a thread to be made is like.
//!
//! In the 56 bytes of a `pthread_attr_t`, at places of our own. Only the detach state changes what happens; the
//! others can be set and got back, because stacks here have their own limit and every schedule is explored.

use super::sync::errno;
use super::{Args, Entry, Guest, local, memory};
use crate::trap::Trap;

/// Bytes of an attribute object.
pub(super) const SIZE: u64 = 56;
/// Where it keeps the detach state.
pub(super) const DETACH_STATE: u64 = 0;
const POLICY: u64 = 4;
const PRIORITY: u64 = 8;
const INHERIT: u64 = 12;
const SCOPE: u64 = 16;
const GUARD_SIZE: u64 = 24;
const STACK_ADDRESS: u64 = 32;
const STACK_SIZE: u64 = 40;

const GUARD_SIZE_DEFAULT: u64 = 4096;
const STACK_SIZE_DEFAULT: u64 = 8 << 20;
const STACK_SIZE_MIN: u64 = 16_384;

pub(super) static TABLE: &[Entry] = &[
    memory("pthread_attr_init", 1, init),
    local("pthread_attr_destroy", 1, super::nothing),
    memory("pthread_attr_setdetachstate", 2, |g, args| set(g, args, DETACH_STATE, 4, 0..=1)),
    memory("pthread_attr_getdetachstate", 2, |g, args| get(g, args, DETACH_STATE, 4)),
    memory("pthread_attr_setschedpolicy", 2, |g, args| set(g, args, POLICY, 4, 0..=2)),
    memory("pthread_attr_getschedpolicy", 2, |g, args| get(g, args, POLICY, 4)),
    memory("pthread_attr_setinheritsched", 2, |g, args| set(g, args, INHERIT, 4, 0..=1)),
    memory("pthread_attr_getinheritsched", 2, |g, args| get(g, args, INHERIT, 4)),
    memory("pthread_attr_setscope", 2, |g, args| set(g, args, SCOPE, 4, 0..=0)),
    memory("pthread_attr_getscope", 2, |g, args| get(g, args, SCOPE, 4)),
    memory("pthread_attr_setguardsize", 2, |g, args| set(g, args, GUARD_SIZE, 8, 0..=u64::MAX)),
    memory("pthread_attr_getguardsize", 2, |g, args| get(g, args, GUARD_SIZE, 8)),
    memory("pthread_attr_setstacksize", 2, |g, args| set(g, args, STACK_SIZE, 8, STACK_SIZE_MIN..=u64::MAX)),
    memory("pthread_attr_getstacksize", 2, |g, args| get(g, args, STACK_SIZE, 8)),
    memory("pthread_attr_setschedparam", 2, set_priority),
    memory("pthread_attr_getschedparam", 2, get_priority),
    memory("pthread_attr_setstack", 3, set_stack),
    memory("pthread_attr_getstack", 3, get_stack),
];

fn init(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let attr = g.arg(args, 0);
    let mut bytes = [0; SIZE as usize];
    for (at, value) in [(GUARD_SIZE, GUARD_SIZE_DEFAULT), (STACK_SIZE, STACK_SIZE_DEFAULT)] {
        bytes[at as usize..at as usize + 8].copy_from_slice(&value.to_le_bytes());
    }
    g.write(attr, &bytes)?;
    Ok(0)
}

fn set(
    g: &mut Guest<'_, '_>,
    args: Args,
    at: u64,
    len: usize,
    allowed: std::ops::RangeInclusive<u64>,
) -> Result<u64, Trap> {
    let attr = g.arg(args, 0);
    let value = if len == 4 { g.arg(args, 1) & 0xffff_ffff } else { g.arg(args, 1) };
    if !allowed.contains(&value) {
        return Ok(errno::EINVAL);
    }
    g.store(attr + at, len, value)?;
    Ok(0)
}

fn get(g: &mut Guest<'_, '_>, args: Args, at: u64, len: usize) -> Result<u64, Trap> {
    let (attr, to) = (g.arg(args, 0), g.arg(args, 1));
    let value = g.load(attr + at, len as u64)?;
    g.store(to, len, value)?;
    Ok(0)
}

/// A `struct sched_param` is one `int`.
fn set_priority(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (attr, from) = (g.arg(args, 0), g.arg(args, 1));
    let value = g.load(from, 4)?;
    g.store(attr + PRIORITY, 4, value)?;
    Ok(0)
}

fn get_priority(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    get(g, args, PRIORITY, 4)
}

fn set_stack(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [attr, address, size] = [0, 1, 2].map(|i| g.arg(args, i));
    if size < STACK_SIZE_MIN {
        return Ok(errno::EINVAL);
    }
    g.store(attr + STACK_ADDRESS, 8, address)?;
    g.store(attr + STACK_SIZE, 8, size)?;
    Ok(0)
}

fn get_stack(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [attr, address_to, size_to] = [0, 1, 2].map(|i| g.arg(args, i));
    let (address, size) = (g.load(attr + STACK_ADDRESS, 8)?, g.load(attr + STACK_SIZE, 8)?);
    g.store(address_to, 8, address)?;
    g.store(size_to, 8, size)?;
    Ok(0)
}
