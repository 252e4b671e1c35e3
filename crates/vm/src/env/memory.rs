//! `mem*`.

use super::{Args, Entry, Guest, MemoryFn, memory};
use crate::trap::Trap;

pub(super) static TABLE: &[Entry] = &[
    memory("memcpy", 3, memcpy),
    memory("raddle.memcpy", 4, |g, args| known(g, args, memcpy)),
    memory("raddle.memmove", 4, |g, args| known(g, args, memmove)),
    memory("raddle.memset", 4, |g, args| known(g, args, memset)),
    memory("memmove", 3, memmove),
    memory("mempcpy", 3, mempcpy),
    memory("memset", 3, memset),
    memory("bzero", 2, bzero),
    memory("explicit_bzero", 2, bzero),
    memory("memcmp", 3, memcmp),
    memory("bcmp", 3, memcmp),
    memory("memchr", 3, memchr),
    memory("__memcpy_chk", 4, memcpy),
    memory("__memmove_chk", 4, memmove),
    memory("__memset_chk", 4, memset),
];

fn memcpy(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [dst, src, len] = [0, 1, 2].map(|i| g.arg(args, i));
    g.refuse_overlap(dst, src, len, "memcpy")?;
    g.copy(dst, src, len)?;
    Ok(dst)
}

/// What the compiler emits, for assigning structures and for calls: it says what it knows about the alignment.
fn known(g: &mut Guest<'_, '_>, args: Args, function: MemoryFn) -> Result<u64, Trap> {
    let align = g.arg(args, 3);
    g.align(align);
    function(g, args)
}

fn memmove(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [dst, src, len] = [0, 1, 2].map(|i| g.arg(args, i));
    g.copy(dst, src, len)?;
    Ok(dst)
}

fn mempcpy(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let len = g.arg(args, 2);
    Ok(memcpy(g, args)? + len)
}

fn memset(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [dst, byte, len] = [0, 1, 2].map(|i| g.arg(args, i));
    g.fill(dst, byte as u8, len)?;
    Ok(dst)
}

fn bzero(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [dst, len] = [0, 1].map(|i| g.arg(args, i));
    g.fill(dst, 0, len)?;
    Ok(0)
}

fn memcmp(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [a, b, len] = [0, 1, 2].map(|i| g.arg(args, i));
    Ok(super::string::ordering(g.compare(a, b, len)?))
}

fn memchr(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [at, byte, len] = [0, 1, 2].map(|i| g.arg(args, i));
    for i in 0..len {
        if g.load(at + i, 1)? == byte & 0xff {
            return Ok(at + i);
        }
    }
    Ok(0)
}
