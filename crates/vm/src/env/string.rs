//! `str*`.

use super::{Args, Done, Entry, Guest, alloc, local, memory};
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_ir::Global;
use raddle_trace::FaultKind;
use std::cmp::Ordering;

pub(super) static TABLE: &[Entry] = &[
    memory("strlen", 1, strlen),
    memory("strnlen", 2, strnlen),
    memory("strcpy", 2, strcpy),
    memory("stpcpy", 2, stpcpy),
    memory("strncpy", 3, strncpy),
    memory("strcat", 2, strcat),
    memory("strncat", 3, strncat),
    memory("strcmp", 2, strcmp),
    memory("strncmp", 3, strncmp),
    memory("strcasecmp", 2, strcasecmp),
    memory("strncasecmp", 3, strncasecmp),
    memory("strcoll", 2, strcmp),
    memory("strchr", 2, strchr),
    memory("index", 2, strchr),
    memory("strrchr", 2, strrchr),
    memory("rindex", 2, strrchr),
    memory("strstr", 2, strstr),
    memory("strspn", 2, strspn),
    memory("strcspn", 2, strcspn),
    memory("strpbrk", 2, strpbrk),
    memory("strtok_r", 3, strtok_r),
    memory("__strtok_r", 3, strtok_r),
    memory("strtok", 2, strtok),
    memory("__strcpy_chk", 3, strcpy),
    memory("__strcat_chk", 3, strcat),
    memory("strdup", 1, strdup),
    memory("__strdup", 1, strdup),
    memory("strndup", 2, strndup),
    local("strerror", 1, strerror),
];

/// A comparison as C reports it, in 32 bits.
pub(super) fn ordering(ordering: Ordering) -> u64 {
    match ordering {
        Ordering::Less => 0xffff_ffff,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    }
}

fn strlen(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let s = g.arg(args, 0);
    g.string_length(s, u64::MAX)
}

fn strnlen(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, most) = (g.arg(args, 0), g.arg(args, 1));
    g.string_length(s, most)
}

/// Copies a string, byte by byte: at most so many bytes, its end among them. Its length, and whether its end was found.
fn copy_string(g: &mut Guest<'_, '_>, dst: u64, src: u64, most: u64, name: &str) -> Result<(u64, bool), Trap> {
    for i in 0..most {
        if i > 0 && (src.wrapping_add(i) == dst || dst.wrapping_add(i) == src) {
            let message = format!("{name} between ranges that overlap");
            return Err(Trap::fault(FaultKind::InvalidCall, message));
        }
        let byte = g.load(src.wrapping_add(i), 1)?;
        g.store(dst.wrapping_add(i), 1, byte)?;
        if byte == 0 {
            return Ok((i, true));
        }
    }
    Ok((most, false))
}

fn strcpy(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (dst, src) = (g.arg(args, 0), g.arg(args, 1));
    copy_string(g, dst, src, u64::MAX, "strcpy")?;
    Ok(dst)
}

fn stpcpy(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (dst, src) = (g.arg(args, 0), g.arg(args, 1));
    Ok(dst + copy_string(g, dst, src, u64::MAX, "stpcpy")?.0)
}

fn strncpy(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [dst, src, most] = [0, 1, 2].map(|i| g.arg(args, i));
    let (len, ended) = copy_string(g, dst, src, most, "strncpy")?;
    if ended {
        g.fill(dst + len + 1, 0, most - len - 1)?;
    }
    Ok(dst)
}

fn strcat(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (dst, src) = (g.arg(args, 0), g.arg(args, 1));
    let end = g.string_length(dst, u64::MAX)?;
    copy_string(g, dst + end, src, u64::MAX, "strcat")?;
    Ok(dst)
}

fn strncat(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [dst, src, most] = [0, 1, 2].map(|i| g.arg(args, i));
    let end = g.string_length(dst, u64::MAX)?;
    let (len, ended) = copy_string(g, dst + end, src, most, "strncat")?;
    if !ended {
        g.fill(dst + end + len, 0, 1)?;
    }
    Ok(dst)
}

fn compare(g: &mut Guest<'_, '_>, a: u64, b: u64, most: u64, map: fn(u8) -> u8) -> Result<u64, Trap> {
    for i in 0..most {
        let (x, y) = (map(g.load(a + i, 1)? as u8), map(g.load(b + i, 1)? as u8));
        if x != y || x == 0 {
            return Ok(ordering(x.cmp(&y)));
        }
    }
    Ok(0)
}

fn strcmp(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (a, b) = (g.arg(args, 0), g.arg(args, 1));
    compare(g, a, b, u64::MAX, |c| c)
}

fn strncmp(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [a, b, most] = [0, 1, 2].map(|i| g.arg(args, i));
    compare(g, a, b, most, |c| c)
}

fn strcasecmp(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (a, b) = (g.arg(args, 0), g.arg(args, 1));
    compare(g, a, b, u64::MAX, |c| c.to_ascii_lowercase())
}

fn strncasecmp(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [a, b, most] = [0, 1, 2].map(|i| g.arg(args, i));
    compare(g, a, b, most, |c| c.to_ascii_lowercase())
}

fn strchr(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, byte) = (g.arg(args, 0), g.arg(args, 1) & 0xff);
    for i in 0.. {
        match g.load(s + i, 1)? {
            found if found == byte => return Ok(s + i),
            0 => break,
            _ => {}
        }
    }
    Ok(0)
}

fn strrchr(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, byte) = (g.arg(args, 0), g.arg(args, 1) & 0xff);
    let mut last = 0;
    for i in 0.. {
        let found = g.load(s + i, 1)?;
        if found == byte {
            last = s + i;
        }
        if found == 0 {
            break;
        }
    }
    Ok(last)
}

fn strstr(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (hay_at, needle_at) = (g.arg(args, 0), g.arg(args, 1));
    let (hay, needle) = (g.string(hay_at)?, g.string(needle_at)?);
    let found = (0..=hay.len().saturating_sub(needle.len())).find(|&i| hay[i..].starts_with(&needle));
    Ok(found.map_or(0, |i| hay_at + i as u64))
}

/// How many bytes at the start of a string are (or are not) in a set.
fn span(g: &mut Guest<'_, '_>, s: u64, set: u64, inside: bool) -> Result<(u64, bool), Trap> {
    let set = g.string(set)?;
    for i in 0.. {
        let byte = g.load(s + i, 1)? as u8;
        if byte == 0 {
            return Ok((i, true));
        }
        if set.contains(&byte) != inside {
            return Ok((i, false));
        }
    }
    Ok((0, true))
}

fn strspn(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, set) = (g.arg(args, 0), g.arg(args, 1));
    Ok(span(g, s, set, true)?.0)
}

fn strcspn(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, set) = (g.arg(args, 0), g.arg(args, 1));
    Ok(span(g, s, set, false)?.0)
}

fn strpbrk(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, set) = (g.arg(args, 0), g.arg(args, 1));
    let (at, ended) = span(g, s, set, false)?;
    Ok(if ended { 0 } else { s + at })
}

/// Name of the variable in which `strtok` remembers where it was. All threads share it: calls race.
const TOKENS: &str = "raddle.strtok";

/// The variable that `strtok` needs.
pub(super) fn tokens_global() -> Global {
    let name = Some("the state of strtok".to_string());
    let global = crate::compile::synthetic_global(TOKENS, vec![0; 8], vec![]);
    Global { constant: false, source_name: name, ..global }
}

fn strtok(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let program = g.cx.program;
    // It is one of the last.
    let globals = program.module.globals.as_slice();
    let save = globals.iter().rposition(|global| global.name == TOKENS).map_or(0, |at| program.global_addresses[at]);
    let (s, set) = (g.arg(args, 0), g.arg(args, 1));
    next_token(g, s, set, save)
}

fn strtok_r(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [s, set, save] = [0, 1, 2].map(|i| g.arg(args, i));
    next_token(g, s, set, save)
}

fn next_token(g: &mut Guest<'_, '_>, s: u64, set: u64, save: u64) -> Result<u64, Trap> {
    let s = if s == 0 { g.load(save, 8)? } else { s };
    if s == 0 {
        return Ok(0);
    }
    let start = s + span(g, s, set, true)?.0;
    let (len, ended) = span(g, start, set, false)?;
    if len == 0 && ended {
        g.store(save, 8, 0)?;
        return Ok(0);
    }
    if ended {
        g.store(save, 8, start + len)?;
    } else {
        g.fill(start + len, 0, 1)?;
        g.store(save, 8, start + len + 1)?;
    }
    Ok(start)
}

/// The length is found first, and then that many bytes are copied.
fn duplicate(g: &mut Guest<'_, '_>, s: u64, most: u64) -> Result<u64, Trap> {
    let len = g.string_length(s, most)?;
    if g.planning() {
        return Ok(0);
    }
    let made = g.once(|cx| alloc::allocate(cx, len + 1, false))?;
    if most == u64::MAX {
        g.copy(made, s, len + 1)?;
    } else {
        g.copy(made, s, len)?;
        g.fill(made + len, 0, 1)?;
    }
    Ok(made)
}

fn strdup(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let s = g.arg(args, 0);
    duplicate(g, s, u64::MAX)
}

fn strndup(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (s, most) = (g.arg(args, 0), g.arg(args, 1));
    duplicate(g, s, most)
}

/// Every message is a new object of the thread's own.
fn strerror(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    let text = format!("error {}\0", args.get(cx, 0) as i32);
    let made = cx.make_object(crate::memory::ObjectKind::Environment, text.len() as u64, true, 1)?;
    Guest::new(cx).write(made, text.as_bytes())?;
    Ok(Done::Value(made))
}
