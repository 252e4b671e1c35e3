//! From an offset in something of a known type to how the program would write it: `.slots[2].next`.
//!
//! Several parts may begin at one offset: a struct, its first field, the alternatives of a union. Which one is meant depends on what is
//! asked: an access says how many bytes it touches, a pointer says what it points to.

use raddle_ir::{DebugType, DebugTypeId, Field, Module};

/// Types nest as deep as the source does; a hostile file could make a cycle.
const DEPTH_MAX: u32 = 64;

/// What one looks for at an offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Want {
    /// What so many bytes are.
    Bytes(u32),
    /// What a pointer to such a thing points to.
    Pointee(DebugTypeId),
    /// The largest thing that begins there.
    Whole,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Found {
    /// How to get there: `.head`, `[2].next`, or nothing.
    pub path: String,
    /// The type of the part.
    pub ty: Option<DebugTypeId>,
    /// Bytes from where the path ends.
    pub rest: u64,
    /// Whether it is what was looked for.
    pub fits: bool,
}

impl Found {
    /// The path, and bytes that it does not cover.
    pub fn text(&self) -> String {
        format!("{}{}", self.path, plus(self.rest))
    }

    /// The type of the part, if that begins at the offset.
    pub fn exact(&self) -> Option<DebugTypeId> {
        self.ty.filter(|_| self.rest == 0)
    }
}

/// `+8`, or nothing for zero.
pub(crate) fn plus(offset: u64) -> String {
    if offset == 0 { String::new() } else { format!("+{offset}") }
}

/// Bytes of a type; zero when unknown.
pub(crate) fn size(module: &Module, ty: DebugTypeId) -> u64 {
    match module.debug_types.get(ty) {
        Some(DebugType::Base { size, .. }) => u64::from(*size),
        Some(DebugType::Pointer { .. }) => 8,
        Some(DebugType::Array { count, stride, .. }) => count.checked_mul(*stride).unwrap_or(0),
        Some(DebugType::Record { size, .. }) => *size,
        Some(DebugType::Other) | None => 0,
    }
}

/// Whether a record ends in an array whose length only its allocation tells.
pub(crate) fn is_flexible(module: &Module, ty: DebugTypeId) -> bool {
    let Some(DebugType::Record { fields, .. }) = module.debug_types.get(ty) else { return false };
    let last = fields.last().and_then(|field| module.debug_types.get(field.ty));
    matches!(last, Some(DebugType::Array { count: u64::MAX | 0, .. }))
}

/// The part of something of this type that is at an offset.
pub(crate) fn find(module: &Module, ty: DebugTypeId, offset: u64, want: Want) -> Found {
    descend(module, ty, offset, want, 0)
}

fn descend(module: &Module, ty: DebugTypeId, offset: u64, want: Want, depth: u32) -> Found {
    let is_it = offset == 0
        && match want {
            Want::Bytes(bytes) => size(module, ty) == u64::from(bytes),
            Want::Pointee(to) => same(module, ty, to),
            Want::Whole => true,
        };
    let here = Found { path: String::new(), ty: Some(ty), rest: offset, fits: is_it };
    // The bytes of an access are those of the innermost part that has as many; a pointer is to the outermost.
    if depth >= DEPTH_MAX || (is_it && !matches!(want, Want::Bytes(_))) {
        return here;
    }
    let parts = parts(module, ty, offset);
    let inner = parts.into_iter().map(|(step, ty, offset)| {
        let found = descend(module, ty, offset, want, depth + 1);
        Found { path: step + &found.path, ..found }
    });
    let mut best: Option<Found> = None;
    for found in inner {
        if found.fits {
            return found;
        }
        best.get_or_insert(found);
    }
    match best {
        _ if is_it => here,
        // A pointer to where something begins is to all of it, unless it knows better.
        Some(_) if offset == 0 && !matches!(want, Want::Bytes(_)) => here,
        Some(found) => found,
        None => here,
    }
}

/// The parts of something of this type that an offset is in: how they are written, their types, and the offset in each.
fn parts(module: &Module, ty: DebugTypeId, offset: u64) -> Vec<(String, DebugTypeId, u64)> {
    match module.debug_types.get(ty) {
        Some(DebugType::Array { element, count, stride }) if *stride > 0 && offset / stride < *count => {
            vec![(format!("[{}]", offset / stride), *element, offset % stride)]
        }
        Some(DebugType::Record { fields, .. }) => {
            let flexible =
                |f: &Field| matches!(module.debug_types.get(f.ty), Some(DebugType::Array { count: u64::MAX, .. }));
            let inside = |f: &&Field| f.offset <= offset && (offset < f.offset + f.size.max(1) || flexible(f));
            // The insides of library types are nobody's words.
            let words = fields.iter().filter(inside).filter(|field| !field.name.starts_with("__"));
            let step = |name: &str| if name.is_empty() { String::new() } else { format!(".{name}") };
            words.map(|field| (step(&field.name), field.ty, offset - field.offset)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether two types are the same as far as a person can tell: every file of a program has its own.
fn same(module: &Module, a: DebugTypeId, b: DebugTypeId) -> bool {
    if a == b {
        return true;
    }
    match (module.debug_types.get(a), module.debug_types.get(b)) {
        (Some(DebugType::Record { name, size, .. }), Some(DebugType::Record { name: other, size: bytes, .. })) => {
            name == other && size == bytes && !name.is_empty()
        }
        (Some(DebugType::Base { name, size, .. }), Some(DebugType::Base { name: other, size: bytes, .. })) => {
            name == other && size == bytes
        }
        (Some(DebugType::Pointer { .. }), Some(DebugType::Pointer { .. })) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `struct item { int key; struct { short lo, hi; } range; union { int i; char bytes[4]; } u; item *next; }`, and two of them.
    fn module() -> Module {
        let text = "\
type0 = base \"int\" size 4 signed
type1 = base \"short\" size 2 signed
type2 = base \"char\" size 1 signed
type3 = array type2 count 4 stride 1
type4 = record \"\" size 4 {\"lo\" offset 0 size 2 type1, \"hi\" offset 2 size 2 type1}
type5 = record \"\" size 4 {\"i\" offset 0 size 4 type0, \"bytes\" offset 0 size 4 type3}
type6 = pointer type7
type7 = record \"item\" size 24 {\"key\" offset 0 size 4 type0, \"range\" offset 4 size 4 type4, \"u\" offset 8 size 4 type5, \"next\" offset 16 size 8 type6}
type8 = array type7 count 2 stride 24
";
        raddle_ir::parse(text).expect("a module")
    }

    fn path(offset: u64, want: Want) -> String {
        find(&module(), DebugTypeId(8), offset, want).text()
    }

    #[test]
    fn the_bytes_of_an_access_choose_the_part() {
        let parts = [(0, 4), (4, 2), (6, 2), (8, 4), (8, 1), (10, 1), (16, 8), (24, 4), (24, 24), (48, 4), (0, 48)];
        let paths = parts.map(|(offset, bytes)| path(offset, Want::Bytes(bytes)));
        let expected = ["[0].key", "[0].range.lo", "[0].range.hi", "[0].u.i", "[0].u.bytes[0]", "[0].u.bytes[2]"];
        assert_eq!(paths[..6], expected);
        assert_eq!(paths[6..], ["[0].next", "[1].key", "[1]", "+48", ""]);
    }

    #[test]
    fn a_pointer_chooses_by_what_it_points_to() {
        assert_eq!(path(24, Want::Pointee(DebugTypeId(7))), "[1]");
        assert_eq!(path(24, Want::Pointee(DebugTypeId(0))), "[1].key");
        assert_eq!(path(0, Want::Whole), "");
        assert_eq!(path(30, Want::Whole), "[1].range.hi");
        assert_eq!(path(2, Want::Whole), "[0].key+2");
    }
}
