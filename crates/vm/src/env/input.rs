//! Input: the standard input is a file that was given ([`Options::input`](crate::Options)), so it is the same in every execution.
//!
//! Where in it the program is, and whether it has found its end, is one object that all threads share. A call is one event, which
//! looks at that object and changes it: who reads first gets what comes first. Streams are locked, so reading is no data race.
//! Programs that can get here without a file are refused when they are loaded.

use super::scan::scan;
use super::sync::access;
use super::{Args, Entry, Guest, whole};
use crate::cx::Touch;
use crate::memory::shared::Reach;
use crate::trap::Trap;
use raddle_ir::Global;
use raddle_trace::{LimitKind, Mode};

pub(super) static TABLE: &[Entry] = &[
    whole("getchar", 0, getchar),
    whole("getchar_unlocked", 0, getchar),
    whole("fgetc", 1, fgetc),
    whole("getc", 1, fgetc),
    whole("getc_unlocked", 1, fgetc),
    whole("ungetc", 2, ungetc),
    whole("fgets", 3, fgets),
    whole("fread", 4, fread),
    whole("read", 3, read),
    whole("scanf", 1, scanf),
    whole("fscanf", 2, fscanf),
    whole("feof", 1, feof),
    whole("ferror", 1, |g, args| stream(g, args, 0).map(|()| 0)),
    whole("clearerr", 1, clearerr),
];

/// Whether a function reads the standard input.
pub(super) fn needs_file(name: &str) -> bool {
    TABLE.iter().any(|entry| entry.name == name)
}

const NAME: &str = "raddle.input";
/// Where the program is in the file, and whether it has found its end.
const POSITION: u64 = 0;
const ENDED: u64 = 8;
const SIZE: u32 = 16;
/// What C returns at the end.
const END_OF_FILE: u64 = 0xffff_ffff;

/// The state of the standard input.
pub(super) fn state_global() -> Global {
    let name = Some("the standard input".to_string());
    Global {
        constant: false,
        source_name: name,
        ..crate::compile::synthetic_global(NAME, vec![0; SIZE as usize], vec![])
    }
}

/// The address of a global.
fn address(g: &Guest<'_, '_>, name: &str) -> Option<u64> {
    let program = g.cx.program;
    let at = program.module.globals.as_slice().iter().rposition(|global| global.name == name)?;
    Some(program.global_addresses[at])
}

/// The standard input at work in a call.
struct Input<'p> {
    /// What is still to be read.
    rest: &'p [u8],
    state: u64,
}

impl<'p> Input<'p> {
    /// Looks at it, and is about to change it, or not.
    fn open(g: &mut Guest<'_, 'p>, mode: Mode) -> Result<Self, Trap> {
        let state = address(g, NAME).unwrap_or(0);
        if let Reach::Shared(_) = g.cx.reach(state, SIZE.into(), Touch::Write)?
            && g.planning()
        {
            g.cx.s.threads[g.cx.t].shown.accesses.push(access(state, SIZE, mode));
        }
        let file: &'p [u8] = g.cx.program.options.input.as_deref().unwrap_or(&[]);
        let position = g.cx.field(state, POSITION, 8) as usize;
        Ok(Input { rest: file.get(position..).unwrap_or(&[]), state })
    }

    /// Uses so many bytes of it; the call wanted more than there was, or not.
    fn take(self, g: &mut Guest<'_, '_>, count: usize, ended: bool) {
        if g.planning() {
            return;
        }
        let position = g.cx.field(self.state, POSITION, 8) + count as u64;
        g.cx.set_field(self.state, POSITION, 8, position);
        if ended {
            g.cx.set_field(self.state, ENDED, 8, 1);
        }
    }
}

/// Sees to it that an argument is the standard input.
fn stream(g: &mut Guest<'_, '_>, args: Args, i: usize) -> Result<(), Trap> {
    if address(g, "stdin") == Some(g.arg(args, i)) {
        return Ok(());
    }
    let message = format!("{} of another stream than stdin: there are no files", args.name());
    Err(Trap::limit(LimitKind::Unsupported, message))
}

fn getchar(g: &mut Guest<'_, '_>, _: Args) -> Result<u64, Trap> {
    let input = Input::open(g, Mode::Update)?;
    let next = input.rest.first().copied();
    input.take(g, usize::from(next.is_some()), next.is_none());
    Ok(next.map_or(END_OF_FILE, u64::from))
}

fn fgetc(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 0)?;
    getchar(g, args)
}

/// Only what was read last can be put back.
fn ungetc(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 1)?;
    let byte = g.arg(args, 0) & 0xffff_ffff;
    let state = Input::open(g, Mode::Update)?.state;
    if byte == END_OF_FILE {
        return Ok(byte);
    }
    let position = g.cx.field(state, POSITION, 8);
    let file = g.cx.program.options.input.as_deref().unwrap_or(&[]);
    let last = position.checked_sub(1).and_then(|at| file.get(at as usize));
    if last.copied().map(u64::from) != Some(byte & 0xff) {
        return Err(Trap::limit(LimitKind::Unsupported, "ungetc of another character than was read last"));
    }
    if !g.planning() {
        g.cx.set_field(state, POSITION, 8, position - 1);
        g.cx.set_field(state, ENDED, 8, 0);
    }
    Ok(byte & 0xff)
}

fn fgets(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 2)?;
    let (to, room) = (g.arg(args, 0), g.arg(args, 1) as i32);
    let input = Input::open(g, Mode::Update)?;
    let most = usize::try_from(room).unwrap_or(0).saturating_sub(1);
    let line = input.rest.iter().position(|&byte| byte == b'\n').map_or(input.rest.len(), |at| at + 1);
    let text = &input.rest[..line.min(most)];
    let ended = text.len() < most && text.last() != Some(&b'\n');
    if room <= 0 || (text.is_empty() && ended) {
        input.take(g, 0, ended && room > 0);
        return Ok(0);
    }
    g.write(to, text)?;
    g.fill(to + text.len() as u64, 0, 1)?;
    input.take(g, text.len(), ended);
    Ok(to)
}

/// Up to so many bytes; how many there were.
fn bytes(g: &mut Guest<'_, '_>, to: u64, most: u64) -> Result<u64, Trap> {
    let input = Input::open(g, Mode::Update)?;
    let text = &input.rest[..input.rest.len().min(most as usize)];
    g.write(to, text)?;
    let count = text.len();
    input.take(g, count, (count as u64) < most);
    Ok(count as u64)
}

fn fread(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 3)?;
    let [to, size, count] = [0, 1, 2].map(|i| g.arg(args, i));
    match size.checked_mul(count) {
        Some(0) | None => Ok(0),
        Some(most) => Ok(bytes(g, to, most)? / size),
    }
}

fn read(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let [descriptor, to, most] = [0, 1, 2].map(|i| g.arg(args, i));
    if descriptor & 0xffff_ffff != 0 {
        let message = "read of another descriptor than the standard input: there are no files";
        return Err(Trap::limit(LimitKind::Unsupported, message));
    }
    bytes(g, to, most)
}

fn scanned(g: &mut Guest<'_, '_>, args: Args, format: usize) -> Result<u64, Trap> {
    let input = Input::open(g, Mode::Update)?;
    let (result, used, ended) = scan(g, input.rest, args, format)?;
    input.take(g, used, ended);
    Ok(result)
}

fn scanf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    scanned(g, args, 0)
}

fn fscanf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 0)?;
    scanned(g, args, 1)
}

fn feof(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 0)?;
    let state = Input::open(g, Mode::Read)?.state;
    Ok(g.cx.field(state, ENDED, 8))
}

fn clearerr(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    stream(g, args, 0)?;
    let state = Input::open(g, Mode::Update)?.state;
    if !g.planning() {
        g.cx.set_field(state, ENDED, 8, 0);
    }
    Ok(0)
}
