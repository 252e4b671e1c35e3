//! Copies and calls on strings as the reads and writes that a machine makes of them.
//!
//! Blocks of bytes are copied, filled and compared in parts of at most so many bytes, each at a multiple of its size; strings
//! byte by byte.

use crate::ast::{Arithmetic, Base, CopyForm, Local, Place, Relation, Span, Statement, Test, TextCall, Value};
use crate::code::{Compiler, Operation, SCRATCH, SECOND, What};

/// Strings are no longer than their variables.
const TEXT: usize = 16;

/// What a compiler knows about the alignment of the address of some byte of a variable; 1 is nothing.
fn known(span: Span) -> usize {
    if span.start == 0 { 8 } else { (1 << span.start.trailing_zeros()).min(8) }
}

/// The size of parts of what begins at these places, if a compiler may know that.
fn largest(granule: usize, spans: &[Span]) -> usize {
    spans.iter().map(|&span| known(span)).filter(|&known| known > 1).min().map_or(granule, |known| known.min(granule))
}

fn part(granule: usize, bits: usize, left: usize) -> usize {
    [8, 4, 2, 1]
        .into_iter()
        .find(|&size| size <= granule && size <= left && bits.is_multiple_of(size))
        .expect("1 always does")
}

impl Compiler<'_> {
    /// Compiles a statement in parts; false if it has none.
    pub fn in_parts(&mut self, statement: &Statement, granule: usize) -> bool {
        match *statement {
            Statement::Copy { form, to, from, length } => {
                let assigned = form == CopyForm::Assignment;
                let granule = if assigned { granule } else { largest(granule, &[to, from]) };
                self.copy_parts(granule, to, from, length);
            }
            Statement::Fill { to, byte, length } => self.fill_parts(largest(granule, &[to]), to, byte, length),
            Statement::Compare { to, first, second, length } => self.compare_parts(granule, to, first, second, length),
            Statement::Text { call, first, second, to } => self.text_parts(granule, call, first, second, to),
            _ => return false,
        }
        self.set(SCRATCH, 0);
        self.set(SECOND, 0);
        true
    }

    fn set(&mut self, local: Local, constant: u64) {
        self.push(What::Compute(local, Arithmetic::Exchange, Value { local: None, constant }));
    }

    fn read_part(&mut self, to: Local, span: Span, at: usize, size: usize) {
        self.operation(Operation::Read { to, from: place(span, at, size), atomic: false });
    }

    fn write_part(&mut self, span: Span, at: usize, size: usize, value: Value) {
        self.operation(Operation::Write { to: place(span, at, size), value, atomic: false });
    }

    fn copy_parts(&mut self, granule: usize, to: Span, from: Span, length: usize) {
        let upper = to.global == from.global && from.start < to.start && to.start < from.start + length;
        let mut left = length;
        while left > 0 {
            let edge = if upper { left } else { length - left };
            let size = part(granule, (to.start + edge) | (from.start + edge), left);
            let at = if upper { left - size } else { length - left };
            self.read_part(SCRATCH, from, at, size);
            self.write_part(to, at, size, Value { local: Some(SCRATCH), constant: 0 });
            left -= size;
        }
    }

    fn fill_parts(&mut self, granule: usize, to: Span, byte: u8, length: usize) {
        let mut at = 0;
        while at < length {
            let size = part(granule, to.start + at, length - at);
            let constant = (0..size).fold(0, |word, _| word << 8 | u64::from(byte));
            self.write_part(to, at, size, Value { local: None, constant });
            at += size;
        }
    }

    fn compare_parts(&mut self, granule: usize, to: Local, first: Span, second: Span, length: usize) {
        self.set(to, 0);
        let mut at = 0;
        while at < length {
            let size = part(granule, (first.start + at) | (second.start + at), length - at);
            self.read_part(SCRATCH, first, at, size);
            self.read_part(SECOND, second, at, size);
            self.push(What::Order(to));
            at += size;
        }
    }

    /// Compiles what is done if a byte is this (or is not).
    fn when(&mut self, relation: Relation, byte: u64, then: impl FnOnce(&mut Self)) {
        let past = self.takeoff(What::Unless(Test { local: SCRATCH, relation, constant: byte }, 0));
        then(self);
        self.land(past);
    }

    fn text_parts(&mut self, granule: usize, call: TextCall, first: Span, second: Span, to: Option<Local>) {
        let to = to.unwrap_or(SECOND);
        let mut ends = Vec::new();
        let mut leave = |this: &mut Self, result: usize| {
            this.set(to, result as u64);
            ends.push(this.takeoff(What::Jump(0)));
        };
        let room = TEXT - first.start.max(second.start);
        match call {
            TextCall::Length => {
                for at in 0..room {
                    self.read_part(SCRATCH, first, at, 1);
                    self.when(Relation::Equal, 0, |this| leave(this, at));
                }
            }
            TextCall::Copy => {
                for at in 0..room {
                    self.read_part(SCRATCH, second, at, 1);
                    self.write_part(first, at, 1, Value { local: Some(SCRATCH), constant: 0 });
                    self.when(Relation::Equal, 0, |this| leave(this, 0));
                }
            }
            TextCall::CopyMost(most) => {
                for at in 0..most {
                    self.read_part(SCRATCH, second, at, 1);
                    self.write_part(first, at, 1, Value { local: Some(SCRATCH), constant: 0 });
                    let rest = Span { start: first.start + at + 1, ..first };
                    self.when(Relation::Equal, 0, |this| {
                        this.fill_parts(granule, rest, 0, most - at - 1);
                        leave(this, 0);
                    });
                }
            }
            TextCall::Compare | TextCall::CompareMost(_) => {
                let most = if let TextCall::CompareMost(most) = call { most } else { room };
                self.set(to, 0);
                for at in 0..most {
                    self.read_part(SCRATCH, first, at, 1);
                    self.read_part(SECOND, second, at, 1);
                    self.push(What::Order(to));
                    // Where they differ, and where both end.
                    let differ = Test { local: to, relation: Relation::Equal, constant: 0 };
                    ends.push(self.takeoff(What::Unless(differ, 0)));
                    let end = Test { local: SCRATCH, relation: Relation::Unequal, constant: 0 };
                    ends.push(self.takeoff(What::Unless(end, 0)));
                }
            }
            TextCall::Find(byte) => {
                for at in 0..room {
                    self.read_part(SCRATCH, first, at, 1);
                    self.when(Relation::Equal, byte.into(), |this| leave(this, at + 1));
                    self.when(Relation::Equal, 0, |this| leave(this, 0));
                }
            }
            TextCall::FindMost(byte, most) => {
                for at in 0..most {
                    self.read_part(SCRATCH, first, at, 1);
                    self.when(Relation::Equal, byte.into(), |this| leave(this, at + 1));
                }
                self.set(to, 0);
            }
            TextCall::Append | TextCall::Number | TextCall::LongNumber | TextCall::Scan => {
                unreachable!("{call:?} is not drawn where copies are in parts")
            }
        }
        ends.into_iter().for_each(|jump| self.land(jump));
    }
}

fn place(span: Span, at: usize, size: usize) -> Place {
    Place { base: Base::Global(span.global), size, index: (span.start + at) / size, by: None }
}
