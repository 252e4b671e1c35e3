//! Plain data as bytes: what a saved search is written in.
//!
//! Numbers are written seven bits at a time, lists with their length first, structures field by field ([`plain!`]). There is
//! nothing to skip and nothing optional: another version of a structure is another [version](crate::search) of the format.
//! Reading never trusts: a length is not more than what is left, a number fits its type, an index names something.

use crate::access_list::AccessList;
use crate::short_list::ShortList;
use raddle_trace::{
    Access, Choices, FaultKind, Labels, LimitKind, Mode, Order, Schedule, SiteId, ThreadId, ThreadSet, Transition,
};

/// What the bytes are is not what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Corrupt;

/// Bytes to be read.
pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { rest: bytes }
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    fn byte(&mut self) -> Result<u8, Corrupt> {
        let (&first, rest) = self.rest.split_first().ok_or(Corrupt)?;
        self.rest = rest;
        Ok(first)
    }

    fn take(&mut self, len: usize) -> Result<&'a [u8], Corrupt> {
        let (taken, rest) = self.rest.split_at_checked(len).ok_or(Corrupt)?;
        self.rest = rest;
        Ok(taken)
    }
}

/// Data that can be written to bytes and read back.
pub trait Plain: Sized {
    fn write(&self, to: &mut Vec<u8>);
    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt>;
}

/// [`Plain`] for a structure whose fields are: all of them, in this order. Its type may have parameters that are plain.
macro_rules! plain {
    ($(where $($parameter:ident),+;)? $type:ty { $($field:ident),* $(,)? }) => {
        impl $(<$($parameter: crate::bytes::Plain),+>)? crate::bytes::Plain for $type {
            fn write(&self, to: &mut Vec<u8>) {
                let Self { $($field),* } = self;
                $(crate::bytes::Plain::write($field, to);)*
            }

            fn read(from: &mut crate::bytes::Reader<'_>) -> Result<Self, crate::bytes::Corrupt> {
                $(let $field = crate::bytes::Plain::read(from)?;)*
                Ok(Self { $($field),* })
            }
        }
    };
}
pub(crate) use plain;

/// [`Plain`] for an enumeration without data: the position in a list of all.
macro_rules! plain_by_position {
    ($type:ty, $all:expr) => {
        impl crate::bytes::Plain for $type {
            fn write(&self, to: &mut Vec<u8>) {
                let position = $all.iter().position(|other| other == self);
                crate::bytes::Plain::write(&(position.unwrap_or(usize::MAX) as u32), to);
            }

            fn read(from: &mut crate::bytes::Reader<'_>) -> Result<Self, crate::bytes::Corrupt> {
                let position: u32 = crate::bytes::Plain::read(from)?;
                $all.get(position as usize).copied().ok_or(crate::bytes::Corrupt)
            }
        }
    };
}
pub(crate) use plain_by_position;

impl Plain for u128 {
    fn write(&self, to: &mut Vec<u8>) {
        let mut rest = *self;
        while rest >= 0x80 {
            to.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        to.push(rest as u8);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let mut value = 0;
        for shift in (0..128).step_by(7) {
            let byte = from.byte()?;
            value |= u128::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(value);
            }
        }
        Err(Corrupt)
    }
}

macro_rules! plain_numbers {
    ($($type:ty),*) => {$(
        impl Plain for $type {
            fn write(&self, to: &mut Vec<u8>) {
                u128::from(*self).write(to);
            }

            fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
                u128::read(from)?.try_into().map_err(|_| Corrupt)
            }
        }
    )*};
}
plain_numbers!(u16, u32, u64);

impl Plain for i32 {
    fn write(&self, to: &mut Vec<u8>) {
        self.cast_unsigned().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(u32::read(from)?.cast_signed())
    }
}

impl Plain for () {
    fn write(&self, _: &mut Vec<u8>) {}

    fn read(_: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(())
    }
}

impl Plain for bool {
    fn write(&self, to: &mut Vec<u8>) {
        to.push(u8::from(*self));
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        match from.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Corrupt),
        }
    }
}

impl Plain for String {
    fn write(&self, to: &mut Vec<u8>) {
        (self.len() as u64).write(to);
        to.extend_from_slice(self.as_bytes());
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let len = u64::read(from)? as usize;
        String::from_utf8(from.take(len)?.to_vec()).map_err(|_| Corrupt)
    }
}

impl<T: Plain> Plain for Option<T> {
    fn write(&self, to: &mut Vec<u8>) {
        self.is_some().write(to);
        if let Some(value) = self {
            value.write(to);
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(if bool::read(from)? { Some(T::read(from)?) } else { None })
    }
}

impl<T: Plain> Plain for Vec<T> {
    fn write(&self, to: &mut Vec<u8>) {
        (self.len() as u64).write(to);
        self.iter().for_each(|value| value.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let len = u64::read(from)?;
        // Whatever is in a list takes a byte at least.
        if len > from.rest.len() as u64 {
            return Err(Corrupt);
        }
        (0..len).map(|_| T::read(from)).collect()
    }
}

impl<T: Plain + Copy + Default, const N: usize> Plain for ShortList<T, N> {
    fn write(&self, to: &mut Vec<u8>) {
        self.to_vec().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let members: Vec<T> = Plain::read(from)?;
        Ok(ShortList::from(&members[..]))
    }
}

impl<A: Plain, B: Plain> Plain for (A, B) {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok((A::read(from)?, B::read(from)?))
    }
}

impl<T: Plain + Copy + Default, const N: usize> Plain for [T; N] {
    fn write(&self, to: &mut Vec<u8>) {
        self.iter().for_each(|value| value.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let mut values = [T::default(); N];
        for value in &mut values {
            *value = T::read(from)?;
        }
        Ok(values)
    }
}

impl Plain for ThreadId {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let id = u32::read(from)?;
        if (id as usize) < raddle_trace::THREADS_MAX { Ok(ThreadId(id)) } else { Err(Corrupt) }
    }
}

impl Plain for SiteId {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(SiteId(u32::read(from)?))
    }
}

impl Plain for ThreadSet {
    fn write(&self, to: &mut Vec<u8>) {
        self.words().into_iter().for_each(|word| word.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let mut words = ThreadSet::EMPTY.words();
        for word in &mut words {
            *word = u64::read(from)?;
        }
        let set = ThreadSet::from_words(words);
        if set.difference(ThreadSet::ALL).is_empty() { Ok(set) } else { Err(Corrupt) }
    }
}

plain!(Transition { thread, choice });

impl Plain for Choices {
    fn write(&self, to: &mut Vec<u8>) {
        match *self {
            Choices::One => to.push(0),
            Choices::Count(n) => {
                to.push(1);
                n.write(to);
            }
            Choices::Waiters(set) => {
                to.push(2);
                set.write(to);
            }
            Choices::Any => to.push(3),
            Choices::Among(labels) => {
                to.push(4);
                labels.words().into_iter().for_each(|word| word.write(to));
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let choices = match from.byte()? {
            0 => Choices::One,
            1 => Choices::Count(u32::read(from)?),
            2 => Choices::Waiters(ThreadSet::read(from)?),
            3 => Choices::Any,
            4 => {
                let mut words = [0; 4];
                for word in &mut words {
                    *word = u64::read(from)?;
                }
                Choices::Among(Labels::from_words(words))
            }
            _ => return Err(Corrupt),
        };
        if choices.is_empty() { Err(Corrupt) } else { Ok(choices) }
    }
}

impl Plain for Schedule {
    fn write(&self, to: &mut Vec<u8>) {
        self.to_vec().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(Schedule::from(Vec::read(from)?))
    }
}

plain_by_position!(Mode, Mode::ALL);
plain_by_position!(Order, Order::ALL);
plain_by_position!(FaultKind, FaultKind::ALL);
plain_by_position!(LimitKind, LimitKind::ALL);
plain!(raddle_trace::Note { message, site });
plain!(raddle_trace::Fault { kind, thread, site, message, notes });

impl Plain for Access {
    fn write(&self, to: &mut Vec<u8>) {
        let Access { address, len, mode, order, tag } = self;
        address.write(to);
        len.write(to);
        mode.write(to);
        order.write(to);
        tag.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let (address, len) = (u64::read(from)?, u32::read(from)?);
        if len == 0 || address.checked_add(u64::from(len)).is_none() {
            return Err(Corrupt);
        }
        Ok(Access { address, len, mode: Mode::read(from)?, order: Order::read(from)?, tag: u16::read(from)? })
    }
}

impl Plain for AccessList {
    fn write(&self, to: &mut Vec<u8>) {
        self.as_slice().to_vec().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(AccessList::new(&Vec::<Access>::read(from)?))
    }
}

plain!(crate::initials::Step { transition, accesses });

/// A number that stands for some bytes (FNV-1a, with the bits mixed at the end).
pub fn checksum(bytes: &[u8]) -> u64 {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    raddle_base::Random::new(hash).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_survive_and_nonsense_does_not() {
        let list = vec![(0u64, true), (127, false), (128, true), (u64::MAX, false)];
        let mut bytes = Vec::new();
        list.write(&mut bytes);
        u128::MAX.write(&mut bytes);
        let mut reader = Reader::new(&bytes);
        assert_eq!(Vec::<(u64, bool)>::read(&mut reader), Ok(list));
        assert_eq!(u128::read(&mut reader), Ok(u128::MAX));
        assert!(reader.is_empty());
        for len in 0..bytes.len() {
            let mut reader = Reader::new(&bytes[..len]);
            let whole = Vec::<(u64, bool)>::read(&mut reader).is_ok() && u128::read(&mut reader).is_ok();
            assert!(!whole, "{len} bytes are too few");
        }
        assert_eq!(u16::read(&mut Reader::new(&[0xff, 0xff, 0x7f])), Err(Corrupt), "too large for its type");
        assert_eq!(Vec::<u64>::read(&mut Reader::new(&[0xff, 0xff, 0x7f])), Err(Corrupt), "longer than what is left");
    }
}
