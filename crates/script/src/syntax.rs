//! The text form of scripts: one instruction per line, written by `Display` and read by [`Script::parse`].
//!
//! ```text
//! cells 2
//! mutex o0
//! sem o1 = 2
//! thread 0:
//!   spawn 1
//!   join 0
//! thread 1:
//!   lock o0
//!   read r0 x0
//!   write x0 r0+1
//!   unlock o0
//! ```
//!
//! `x1` is a cell, `x1[r0]` the cell `r0` after it, `x1@2+4` four bytes of it from the third on.

use crate::program::{Object, Op, Place, REGISTERS, Script, Value};
use std::fmt;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}", self.cell)?;
        if let Some(index) = self.index {
            write!(f, "[r{index}]")?;
        }
        if (self.offset, self.len) != (0, 8) {
            write!(f, "@{}+{}", self.offset, self.len)?;
        }
        Ok(())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.register {
            None => write!(f, "{}", self.constant),
            Some(r) => write!(f, "r{r}+{}", self.constant),
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Op::Set(r, value) => write!(f, "set r{r} {value}"),
            Op::SkipIf(r, c, n) => write!(f, "skip-if r{r} {c} {n}"),
            Op::SkipUnless(r, c, n) => write!(f, "skip-unless r{r} {c} {n}"),
            Op::Assume(r, c) => write!(f, "assume r{r} {c}"),
            Op::Assert(r, c) => write!(f, "assert r{r} {c}"),
            Op::Read(r, place) => write!(f, "read r{r} {place}"),
            Op::Await(place, value) => write!(f, "await {place} {value}"),
            Op::AwaitExchange(r, place, not, value) => write!(f, "await-xchg r{r} {place} {not} {value}"),
            Op::AwaitCompareExchange(place, found, new) => write!(f, "await-cas {place} {found} {new}"),
            Op::Write(place, value) => write!(f, "write {place} {value}"),
            Op::FetchAdd(r, place, value) => write!(f, "faa r{r} {place} {value}"),
            Op::Add(place, value) => write!(f, "add {place} {value}"),
            Op::Exchange(r, place, value) => write!(f, "xchg r{r} {place} {value}"),
            Op::CompareExchange(r, place, expected, new) => write!(f, "cas r{r} {place} {expected} {new}"),
            Op::Lock(o) => write!(f, "lock o{o}"),
            Op::TryLock(r, o) => write!(f, "try-lock r{r} o{o}"),
            Op::Unlock(o) => write!(f, "unlock o{o}"),
            Op::ReadLock(o) => write!(f, "read-lock o{o}"),
            Op::WriteLock(o) => write!(f, "write-lock o{o}"),
            Op::TryReadLock(r, o) => write!(f, "try-read-lock r{r} o{o}"),
            Op::TryWriteLock(r, o) => write!(f, "try-write-lock r{r} o{o}"),
            Op::ReadWriteUnlock(o) => write!(f, "rw-unlock o{o}"),
            Op::SemWait(o) => write!(f, "sem-wait o{o}"),
            Op::SemTryWait(r, o) => write!(f, "sem-try-wait r{r} o{o}"),
            Op::SemPost(o) => write!(f, "sem-post o{o}"),
            Op::CondWait(c, m) => write!(f, "cond-wait o{c} o{m}"),
            Op::CondTimedWait(r, c, m) => write!(f, "cond-timed-wait r{r} o{c} o{m}"),
            Op::Signal(o) => write!(f, "signal o{o}"),
            Op::Broadcast(o) => write!(f, "broadcast o{o}"),
            Op::Barrier(o) => write!(f, "barrier-wait o{o}"),
            Op::BarrierLast(r, o) => write!(f, "barrier-last r{r} o{o}"),
            Op::OnceBegin(o, n) => write!(f, "once-begin o{o} {n}"),
            Op::OnceEnd(o) => write!(f, "once-end o{o}"),
            Op::EventSet(o) => write!(f, "event-set o{o}"),
            Op::EventWait(o) => write!(f, "event-wait o{o}"),
            Op::FutexWait(r, place, value) => write!(f, "futex-wait r{r} {place} {value}"),
            Op::FutexTimedWait(r, place, value) => write!(f, "futex-timed-wait r{r} {place} {value}"),
            Op::FutexWake(r, place) => write!(f, "futex-wake r{r} {place}"),
            Op::FutexWakeAll(r, place) => write!(f, "futex-wake-all r{r} {place}"),
            Op::FutexRequeue(from, to) => write!(f, "futex-requeue {from} {to}"),
            Op::Spawn(body) => write!(f, "spawn {body}"),
            Op::Join(child) => write!(f, "join {child}"),
            Op::HasEnded(r, child) => write!(f, "has-ended r{r} {child}"),
            Op::Choose(r, n) => write!(f, "choose r{r} {n}"),
            Op::Decide(r, set) => write!(f, "decide r{r} {set}"),
            Op::Exit => write!(f, "exit"),
            Op::Atomic(ops) => {
                write!(f, "atomic {{")?;
                for (index, op) in ops.iter().enumerate() {
                    write!(f, "{} {op}", if index == 0 { "" } else { ";" })?;
                }
                write!(f, " }}")
            }
        }
    }
}

impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cells {}", self.cells)?;
        for (index, object) in self.objects.iter().enumerate() {
            match object {
                Object::Mutex => writeln!(f, "mutex o{index}")?,
                Object::ReadWriteLock => writeln!(f, "rwlock o{index}")?,
                Object::Semaphore(value) => writeln!(f, "sem o{index} = {value}")?,
                Object::Condition => writeln!(f, "cond o{index}")?,
                Object::Barrier(parties) => writeln!(f, "barrier o{index} = {parties}")?,
                Object::Once => writeln!(f, "once o{index}")?,
                Object::Event => writeln!(f, "event o{index}")?,
            }
        }
        for (index, body) in self.bodies.iter().enumerate() {
            writeln!(f, "thread {index}:")?;
            for op in body {
                writeln!(f, "  {op}")?;
            }
        }
        Ok(())
    }
}

/// The words of one instruction.
struct Words<'t>(std::str::SplitWhitespace<'t>);

impl<'t> Words<'t> {
    fn word(&mut self) -> Result<&'t str, String> {
        self.0.next().ok_or_else(|| "the line ends too early".to_owned())
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, String> {
        number(self.word()?)
    }

    fn named(&mut self, prefix: char) -> Result<u8, String> {
        let word = self.word()?;
        let digits = word.strip_prefix(prefix).ok_or_else(|| format!("`{word}` should start with `{prefix}`"))?;
        number(digits)
    }

    fn register(&mut self) -> Result<u8, String> {
        register(self.word()?)
    }

    fn object(&mut self) -> Result<u8, String> {
        self.named('o')
    }

    fn value(&mut self) -> Result<Value, String> {
        let word = self.word()?;
        match word.split_once('+') {
            None => Ok(Value::constant(number(word)?)),
            Some((r, constant)) => Ok(Value::plus(register(r)?, number(constant)?)),
        }
    }

    fn place(&mut self) -> Result<Place, String> {
        let word = self.word()?;
        let (place, bytes) = word.split_once('@').map_or((word, None), |(place, bytes)| (place, Some(bytes)));
        let (offset, len) = match bytes.map(|bytes| bytes.split_once('+')) {
            None => (0, 8),
            Some(Some((offset, len))) => (number(offset)?, number(len)?),
            Some(None) => return Err(format!("`{word}` should be like `x0@2+4`")),
        };
        let (cell, index) = match place.split_once('[') {
            None => (place, None),
            Some((cell, index)) => (cell, Some(register(index.trim_end_matches(']'))?)),
        };
        let cell = cell.strip_prefix('x').ok_or_else(|| format!("`{word}` should start with `x`"))?;
        Ok(Place { cell: number(cell)?, index, offset, len })
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits"))
}

fn register(word: &str) -> Result<u8, String> {
    let digits = word.strip_prefix('r').ok_or_else(|| format!("`{word}` should be a register like `r0`"))?;
    let r = number(digits)?;
    if usize::from(r) < REGISTERS { Ok(r) } else { Err(format!("there are only {REGISTERS} registers")) }
}

fn op(text: &str) -> Result<Op, String> {
    if let Some(inner) = text.strip_prefix("atomic {") {
        let inner = inner.strip_suffix('}').ok_or("`atomic {` without `}`")?;
        let ops = inner.split(';').map(str::trim).filter(|op| !op.is_empty());
        // An atomic block has no blocks inside, so this goes one level deep.
        return ops.map(plain_op).collect::<Result<_, _>>().map(Op::Atomic);
    }
    plain_op(text)
}

fn plain_op(text: &str) -> Result<Op, String> {
    let mut words = Words(text.split_whitespace());
    let w = &mut words;
    let op = match w.word()? {
        "set" => Op::Set(w.register()?, w.value()?),
        "skip-if" => Op::SkipIf(w.register()?, w.number()?, w.number()?),
        "skip-unless" => Op::SkipUnless(w.register()?, w.number()?, w.number()?),
        "assume" => Op::Assume(w.register()?, w.number()?),
        "assert" => Op::Assert(w.register()?, w.number()?),
        "read" => Op::Read(w.register()?, w.place()?),
        "await" => Op::Await(w.place()?, w.number()?),
        "await-xchg" => Op::AwaitExchange(w.register()?, w.place()?, w.number()?, w.value()?),
        "await-cas" => Op::AwaitCompareExchange(w.place()?, w.number()?, w.value()?),
        "write" => Op::Write(w.place()?, w.value()?),
        "faa" => Op::FetchAdd(w.register()?, w.place()?, w.value()?),
        "add" => Op::Add(w.place()?, w.value()?),
        "xchg" => Op::Exchange(w.register()?, w.place()?, w.value()?),
        "cas" => Op::CompareExchange(w.register()?, w.place()?, w.value()?, w.value()?),
        "lock" => Op::Lock(w.object()?),
        "try-lock" => Op::TryLock(w.register()?, w.object()?),
        "unlock" => Op::Unlock(w.object()?),
        "read-lock" => Op::ReadLock(w.object()?),
        "write-lock" => Op::WriteLock(w.object()?),
        "try-read-lock" => Op::TryReadLock(w.register()?, w.object()?),
        "try-write-lock" => Op::TryWriteLock(w.register()?, w.object()?),
        "rw-unlock" => Op::ReadWriteUnlock(w.object()?),
        "sem-wait" => Op::SemWait(w.object()?),
        "sem-try-wait" => Op::SemTryWait(w.register()?, w.object()?),
        "sem-post" => Op::SemPost(w.object()?),
        "cond-wait" => Op::CondWait(w.object()?, w.object()?),
        "cond-timed-wait" => Op::CondTimedWait(w.register()?, w.object()?, w.object()?),
        "signal" => Op::Signal(w.object()?),
        "broadcast" => Op::Broadcast(w.object()?),
        "barrier-wait" => Op::Barrier(w.object()?),
        "barrier-last" => Op::BarrierLast(w.register()?, w.object()?),
        "once-begin" => Op::OnceBegin(w.object()?, w.number()?),
        "once-end" => Op::OnceEnd(w.object()?),
        "event-set" => Op::EventSet(w.object()?),
        "event-wait" => Op::EventWait(w.object()?),
        "futex-wait" => Op::FutexWait(w.register()?, w.place()?, w.number()?),
        "futex-timed-wait" => Op::FutexTimedWait(w.register()?, w.place()?, w.number()?),
        "futex-wake" => Op::FutexWake(w.register()?, w.place()?),
        "futex-wake-all" => Op::FutexWakeAll(w.register()?, w.place()?),
        "futex-requeue" => Op::FutexRequeue(w.place()?, w.place()?),
        "spawn" => Op::Spawn(w.number()?),
        "join" => Op::Join(w.number()?),
        "has-ended" => Op::HasEnded(w.register()?, w.number()?),
        "choose" => Op::Choose(w.register()?, w.number()?),
        "decide" => Op::Decide(w.register()?, w.number()?),
        "exit" => Op::Exit,
        other => return Err(format!("there is no instruction `{other}`")),
    };
    match words.0.next() {
        None => Ok(op),
        Some(extra) => Err(format!("`{extra}` is one word too many")),
    }
}

impl Script {
    /// Reads the text form. Lines that are empty or start with `#` mean nothing. The error names the line.
    pub fn parse(text: &str) -> Result<Script, String> {
        let mut script = Script::default();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                script.parse_line(line).map_err(|what| format!("line {}: {what}", number + 1))?;
            }
        }
        Ok(script)
    }

    fn parse_line(&mut self, line: &str) -> Result<(), String> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let value = || number(rest.split_once('=').map_or("", |(_, value)| value.trim()));
        let object = match first {
            "cells" => {
                self.cells = number(rest.trim())?;
                return Ok(());
            }
            "thread" => {
                self.bodies.push(Vec::new());
                return Ok(());
            }
            "mutex" => Object::Mutex,
            "rwlock" => Object::ReadWriteLock,
            "sem" => Object::Semaphore(value()?),
            "cond" => Object::Condition,
            "barrier" => Object::Barrier(value()?),
            "once" => Object::Once,
            "event" => Object::Event,
            _ => {
                let body = self.bodies.last_mut().ok_or("an instruction before the first `thread`")?;
                body.push(op(line)?);
                return Ok(());
            }
        };
        self.objects.push(object);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mix, random_script};
    use raddle_base::Random;

    #[test]
    fn text_round_trips() {
        let mut random = Random::new(1);
        for _ in 0..500 {
            let script = random_script(&mut random, Mix::ALL);
            let text = script.to_string();
            assert_eq!(Script::parse(&text).as_ref(), Ok(&script), "{text}");
        }
    }

    #[test]
    fn errors_name_the_line() {
        let error = |text| Script::parse(text).unwrap_err();
        assert_eq!(error("read r0 x0"), "line 1: an instruction before the first `thread`");
        assert_eq!(error("thread 0:\n  lock m0"), "line 2: `m0` should start with `o`");
        assert_eq!(error("thread 0:\n\n  read r9 x0"), "line 3: there are only 8 registers");
        assert_eq!(error("thread 0:\n  exit now"), "line 2: `now` is one word too many");
        assert_eq!(error("sem o0"), "line 1: `` is not a number that fits");
    }
}
