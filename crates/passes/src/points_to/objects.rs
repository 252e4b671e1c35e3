//! Abstract objects, and places in them.
//!
//! A [`Location`] is an offset in an object, or, behind an index that is not known, all offsets that leave a remainder. An object
//! has at most [`EXACT_MAX`] exact ones; more become one with a remainder, so that pointers that walk over an array come to
//! an end.

use raddle_ir::{FunctionId, GlobalId, ValueId};
use std::collections::HashMap;

use crate::place::Place;

/// Exact offsets of one object that are told apart.
pub const EXACT_MAX: usize = 64;

/// The state of the environment that says where the next object of a thread will be.
pub(crate) const ADDRESSES: &str = "addresses";

/// What an abstract object stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObjectKind {
    /// A global variable; all threads' copies if it is thread-local.
    Global(GlobalId),
    /// A function.
    Function(FunctionId),
    /// What an alloca makes, each time.
    Alloca(FunctionId, ValueId),
    /// What a call makes, each time.
    Heap(Place),
    /// The further arguments of calls of a function.
    Varargs(FunctionId),
    /// Something of the environment's.
    Environment(&'static str),
}

/// An abstract object.
pub(crate) type ObjectId = u32;

/// A place in an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Location {
    pub object: ObjectId,
    pub offset: i64,
    /// Zero: this offset. Otherwise: all that are the same modulo this.
    pub stride: u32,
}

/// A [`Location`] by its number.
pub(crate) type LocationId = u32;

#[derive(Debug)]
struct Object {
    kind: ObjectKind,
    /// Exact offsets so far.
    exact: Vec<i64>,
    /// Once there are too many: the stride of all further ones.
    widened: u32,
}

/// All objects and locations that were met.
#[derive(Debug, Default)]
pub(crate) struct Objects {
    objects: Vec<Object>,
    by_kind: HashMap<ObjectKind, ObjectId>,
    locations: Vec<Location>,
    by_location: HashMap<Location, LocationId, super::graph::Mixing>,
}

impl Objects {
    /// The object of a kind.
    pub fn object(&mut self, kind: ObjectKind) -> ObjectId {
        *self.by_kind.entry(kind).or_insert_with(|| {
            self.objects.push(Object { kind, exact: Vec::new(), widened: 0 });
            self.objects.len() as u32 - 1
        })
    }

    /// The object of a kind, if there is one.
    pub fn find(&self, kind: ObjectKind) -> Option<ObjectId> {
        self.by_kind.get(&kind).copied()
    }

    pub fn kind(&self, object: ObjectId) -> ObjectKind {
        self.objects[object as usize].kind
    }

    pub fn len(&self) -> usize {
        self.objects.len()
    }

    pub fn location(&self, id: LocationId) -> Location {
        self.locations[id as usize]
    }

    /// A place in an object.
    pub fn place(&mut self, object: ObjectId, offset: i64, stride: u32) -> LocationId {
        let mut location = Location { object, offset, stride };
        let this = &mut self.objects[object as usize];
        if matches!(this.kind, ObjectKind::Function(_)) {
            // A function has no inside.
            (location.offset, location.stride) = (0, 0);
        } else if stride == 0 && !this.exact.contains(&offset) {
            if this.exact.len() < EXACT_MAX {
                this.exact.push(offset);
            } else {
                let first = this.exact[0];
                let between = this.exact.iter().chain([&offset]).map(|exact| exact.abs_diff(first));
                let all = between.fold(u64::from(this.widened), gcd);
                this.widened = u32::try_from(all).unwrap_or(1).max(1);
                location.stride = this.widened;
            }
        }
        if location.stride > 0 {
            location.offset = location.offset.rem_euclid(i64::from(location.stride));
        }
        *self.by_location.entry(location).or_insert_with(|| {
            self.locations.push(location);
            self.locations.len() as u32 - 1
        })
    }

    /// A location, moved by some bytes and then by any multiple of a stride.
    pub fn shifted(&mut self, id: LocationId, by: i64, stride: u64) -> LocationId {
        let location = self.location(id);
        let both = gcd(u64::from(location.stride), stride);
        // A stride that does not fit is no better than any offset at all.
        let stride = u32::try_from(both).unwrap_or(1);
        match location.offset.checked_add(by) {
            Some(offset) => self.place(location.object, offset, stride),
            None => self.place(location.object, 0, 1),
        }
    }
}

/// The greatest common divisor; of zero and a number, the number.
pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Bytes of an object that an access may touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Extent {
    pub offset: i64,
    pub stride: u32,
    /// `None`: up to the end.
    pub bytes: Option<u64>,
}

impl Extent {
    /// The whole object.
    pub const ALL: Extent = Extent { offset: 0, stride: 1, bytes: None };

    /// Whether both may touch a byte of the same object.
    pub fn overlaps(self, other: Extent) -> bool {
        let stride = gcd(u64::from(self.stride), u64::from(other.stride));
        match (self.bytes, other.bytes) {
            _ if stride == 0 => {
                let ends_before = |a: Extent, b: Extent| {
                    a.bytes.is_some_and(|bytes| a.offset.saturating_add_unsigned(bytes) <= b.offset)
                };
                !ends_before(self, other) && !ends_before(other, self)
            }
            (Some(mine), Some(others)) => {
                // The one begins inside the other, modulo the stride that they have in common.
                let distance = i128::from(other.offset) - i128::from(self.offset);
                let forward = distance.rem_euclid(i128::from(stride)) as u64;
                let backward = (-distance).rem_euclid(i128::from(stride)) as u64;
                forward < mine || backward < others
            }
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn extent(offset: i64, stride: u32, bytes: u64) -> Extent {
        Extent { offset, stride, bytes: Some(bytes) }
    }

    /// Whether two extents have a byte in common, by trying out all offsets of a small object.
    fn by_trying(a: Extent, b: Extent) -> bool {
        let bytes = |e: Extent| -> Vec<i64> {
            let starts: Vec<i64> = match e.stride {
                0 => vec![e.offset],
                s => (-240..240).filter(|o| (o - e.offset).rem_euclid(i64::from(s)) == 0).collect(),
            };
            starts.iter().flat_map(|&start| start..start + e.bytes.unwrap() as i64).collect()
        };
        let others = bytes(b);
        bytes(a).iter().any(|byte| others.contains(byte))
    }

    #[test]
    fn extents_overlap_where_they_have_a_byte_in_common() {
        for (offset, stride, bytes) in [(0, 0, 4), (4, 0, 4), (2, 0, 8), (0, 8, 4), (4, 8, 4), (1, 4, 2), (3, 12, 8)] {
            for (to, step, len) in [(0, 0, 4), (4, 0, 1), (8, 0, 4), (0, 8, 4), (4, 8, 4), (2, 6, 1), (0, 1, 1)] {
                let (a, b) = (extent(offset, stride, bytes), extent(to, step, len));
                assert_eq!(a.overlaps(b), by_trying(a, b), "{a:?} {b:?}");
                assert_eq!(b.overlaps(a), a.overlaps(b));
            }
        }
        assert!(Extent::ALL.overlaps(extent(100, 0, 1)));
        assert!(!Extent { offset: 8, stride: 0, bytes: None }.overlaps(extent(4, 0, 4)));
    }

    #[test]
    fn too_many_offsets_become_one_with_a_remainder() {
        let mut objects = Objects::default();
        let object = objects.object(ObjectKind::Environment("test"));
        for i in 0..EXACT_MAX as i64 {
            let id = objects.place(object, 4 + 8 * i, 0);
            assert_eq!(objects.location(id).stride, 0);
        }
        let id = objects.place(object, 4 + 8 * 1000, 0);
        assert_eq!(objects.location(id), Location { object, offset: 4, stride: 8 });
        let id = objects.shifted(id, 2, 0);
        assert_eq!(objects.location(id), Location { object, offset: 6, stride: 8 });
        let id = objects.shifted(id, 0, 12);
        assert_eq!(objects.location(id), Location { object, offset: 2, stride: 4 });
    }
}
