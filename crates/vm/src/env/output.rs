//! Output: `printf` and its family, captured per execution. Printing is no event by itself; what it reads may be.

use super::format::{Source, format};
use super::{Args, Entry, Guest, local, memory};
use crate::trap::Trap;

pub(super) static TABLE: &[Entry] = &[
    memory("printf", 1, printf),
    memory("fprintf", 2, fprintf),
    memory("dprintf", 2, fprintf),
    memory("vprintf", 2, vprintf),
    memory("vfprintf", 3, vfprintf),
    memory("sprintf", 2, sprintf),
    memory("snprintf", 3, snprintf),
    memory("vsprintf", 3, vsprintf),
    memory("vsnprintf", 4, vsnprintf),
    memory("__printf_chk", 2, printf_chk),
    memory("__fprintf_chk", 3, fprintf_chk),
    memory("__sprintf_chk", 4, sprintf_chk),
    memory("__snprintf_chk", 5, snprintf_chk),
    memory("puts", 1, puts),
    memory("fputs", 2, fputs),
    memory("putchar", 1, putchar),
    memory("putchar_unlocked", 1, putchar),
    memory("fputc", 2, putchar),
    memory("putc", 2, putchar),
    memory("fwrite", 4, fwrite),
    memory("write", 3, write),
    memory("perror", 1, perror),
    memory("warn", 1, |g, args| complain(g, args, 0, b": error")),
    memory("warnx", 1, |g, args| complain(g, args, 0, b"")),
    local("fflush", 1, super::nothing),
    local("setvbuf", 4, super::nothing),
    local("setbuf", 2, super::nothing),
    local("flockfile", 1, super::nothing),
    local("funlockfile", 1, super::nothing),
];

fn emit(g: &mut Guest<'_, '_>, text: &[u8]) -> u64 {
    if !g.planning() {
        let state = &mut *g.cx.s;
        state.scratch.clear();
        state.scratch.extend_from_slice(text);
        state.print(0);
    }
    text.len() as u64
}

fn printf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let text = g.arg(args, 0);
    let text = format(g, text, Source::Slots(args, 1))?;
    Ok(emit(g, &text))
}

fn fprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let text = g.arg(args, 1);
    let text = format(g, text, Source::Slots(args, 2))?;
    Ok(emit(g, &text))
}

fn printf_chk(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    fprintf(g, args)
}

fn fprintf_chk(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let text = g.arg(args, 2);
    let text = format(g, text, Source::Slots(args, 3))?;
    Ok(emit(g, &text))
}

fn vprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (text, list) = (g.arg(args, 0), g.arg(args, 1));
    let source = Source::list(g, list)?;
    let text = format(g, text, source)?;
    Ok(emit(g, &text))
}

fn vfprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (text, list) = (g.arg(args, 1), g.arg(args, 2));
    let source = Source::list(g, list)?;
    let text = format(g, text, source)?;
    Ok(emit(g, &text))
}

/// Writes as much of a text as there is room for, with its end.
fn put(g: &mut Guest<'_, '_>, to: u64, room: u64, mut text: Vec<u8>) -> Result<u64, Trap> {
    let len = text.len() as u64;
    if room > 0 {
        text.truncate((room - 1) as usize);
        text.push(0);
        g.write(to, &text)?;
    }
    Ok(len)
}

fn sprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (to, text) = (g.arg(args, 0), g.arg(args, 1));
    let text = format(g, text, Source::Slots(args, 2))?;
    put(g, to, u64::MAX, text)
}

fn snprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [to, room, text] = [0, 1, 2].map(|i| g.arg(args, i));
    let text = format(g, text, Source::Slots(args, 3))?;
    put(g, to, room, text)
}

fn sprintf_chk(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (to, text) = (g.arg(args, 0), g.arg(args, 3));
    let text = format(g, text, Source::Slots(args, 4))?;
    put(g, to, u64::MAX, text)
}

fn snprintf_chk(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [to, room, text] = [0, 1, 4].map(|i| g.arg(args, i));
    let text = format(g, text, Source::Slots(args, 5))?;
    put(g, to, room, text)
}

fn vsprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [to, text, list] = [0, 1, 2].map(|i| g.arg(args, i));
    let source = Source::list(g, list)?;
    let text = format(g, text, source)?;
    put(g, to, u64::MAX, text)
}

fn vsnprintf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [to, room, text, list] = [0, 1, 2, 3].map(|i| g.arg(args, i));
    let source = Source::list(g, list)?;
    let text = format(g, text, source)?;
    put(g, to, room, text)
}

fn puts(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let at = g.arg(args, 0);
    let mut text = g.string(at)?;
    text.push(b'\n');
    Ok(emit(g, &text))
}

fn fputs(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let at = g.arg(args, 0);
    let text = g.string(at)?;
    emit(g, &text);
    Ok(1)
}

fn putchar(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let byte = g.arg(args, 0) as u8;
    emit(g, &[byte]);
    Ok(u64::from(byte))
}

fn fwrite(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [at, size, count] = [0, 1, 2].map(|i| g.arg(args, i));
    let text = g.read(at, size.saturating_mul(count))?.to_vec();
    emit(g, &text);
    Ok(count)
}

fn write(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (at, len) = (g.arg(args, 1), g.arg(args, 2));
    let text = g.read(at, len)?.to_vec();
    Ok(emit(g, &text))
}

/// `program: text`, from the argument of this number on, and what follows it.
pub(super) fn complain(g: &mut Guest<'_, '_>, args: Args, from: usize, rest: &[u8]) -> Result<u64, Trap> {
    let at = g.arg(args, from);
    let mut text = b"program: ".to_vec();
    if at != 0 {
        text.extend(format(g, at, Source::Slots(args, from + 1))?);
    }
    text.extend_from_slice(rest);
    text.push(b'\n');
    Ok(emit(g, &text))
}

fn perror(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let at = g.arg(args, 0);
    let mut text = if at == 0 { Vec::new() } else { g.string(at)? };
    text.extend_from_slice(b": error\n");
    Ok(emit(g, &text))
}
