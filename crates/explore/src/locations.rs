//! Who touched which bytes before: for every 8-byte granule of memory, the chain of accesses to it, newest first.
//!
//! Pushing and truncating cost what was pushed. Accesses that span many granules (a large copy, `free`, `exit`) are kept in a list of their own that
//! every look-up goes through, and look through all events themselves: they are rare.

use raddle_trace::granule::Granules;
use raddle_trace::{Access, Mode};

/// No entry.
pub const NONE: u32 = u32::MAX;

/// An access that spans more granules than this is wide.
const GRANULES_MAX: u64 = 16;

/// One access of one event to one granule.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    pub access: Access,
    pub event: u32,
    granule: u32,
    /// The touch of this granule before this one.
    pub previous: u32,
    /// The last touch of this granule before this one that is no [`Mode::Read`].
    pub previous_writer: u32,
}

/// The chains of all granules.
#[derive(Debug)]
pub struct Locations {
    granules: Granules,
    /// The newest touch of each granule.
    heads: Vec<u32>,
    touches: Vec<Touch>,
    /// Events with a wide access, oldest first.
    wide: Vec<u32>,
}

/// The granules of an access, or `None` when it is wide.
#[inline]
fn granules(access: &Access) -> Option<(u64, u64)> {
    let first = access.address >> 3;
    let last = (access.address + u64::from(access.len) - 1) >> 3;
    (last - first < GRANULES_MAX && access.mode != Mode::World).then_some((first, last))
}

impl Locations {
    pub fn new() -> Self {
        Locations { granules: Granules::new(), heads: Vec::new(), touches: Vec::new(), wide: Vec::new() }
    }

    #[inline]
    fn number(&mut self, granule: u64) -> usize {
        match self.granules.find(granule) {
            Some(number) => number,
            None => {
                self.heads.push(NONE);
                self.granules.add(granule)
            }
        }
    }

    /// A position to truncate to.
    #[inline]
    pub fn len(&self) -> usize {
        self.touches.len()
    }

    /// Adds the accesses of an event.
    #[inline]
    pub fn push(&mut self, event: u32, accesses: &[Access]) {
        for access in accesses {
            let Some((first, last)) = granules(access) else {
                if self.wide.last() != Some(&event) {
                    self.wide.push(event);
                }
                continue;
            };
            for granule in first..=last {
                let granule = self.number(granule);
                let previous = self.heads[granule];
                let previous_writer = match self.touches.get(previous as usize) {
                    Some(touch) if touch.access.mode == Mode::Read => touch.previous_writer,
                    _ => previous,
                };
                self.heads[granule] = self.touches.len() as u32;
                self.touches.push(Touch { access: *access, event, granule: granule as u32, previous, previous_writer });
            }
        }
    }

    /// Drops the touches from this length on, and the wide accesses of events from this one on.
    #[inline]
    pub fn truncate(&mut self, len: usize, event: u32) {
        while self.touches.len() > len {
            if let Some(touch) = self.touches.pop() {
                self.heads[touch.granule as usize] = touch.previous;
            }
        }
        while self.wide.pop_if(|wide| *wide >= event).is_some() {}
    }

    /// Events with a wide access, oldest first.
    #[inline]
    pub fn wide(&self) -> &[u32] {
        &self.wide
    }

    /// Whether the access is wide, so that only looking at all events finds what it conflicts with.
    #[inline]
    pub fn is_wide(access: &Access) -> bool {
        granules(access).is_none()
    }

    /// Calls `visit` with the touches that conflict with the access, newest first for each granule, until it says that
    /// what is older does not matter (`true`). The access is given to it, too.
    #[inline]
    pub fn conflicting(&self, access: &Access, mut visit: impl FnMut(&Touch, &Access) -> bool) {
        let Some((first, last)) = granules(access) else { return };
        for granule in first..=last {
            if let Some(index) = self.granules.find(granule) {
                self.follow(self.heads[index], access, granule, &mut visit);
            }
        }
    }

    /// The same for the last event, whose accesses these are, and whose touches are those from `from` on.
    #[inline]
    pub fn conflicting_with_last(
        &self,
        from: usize,
        accesses: &[Access],
        mut visit: impl FnMut(&Touch, &Access) -> bool,
    ) {
        let mut own = self.touches[from..].iter();
        for access in accesses {
            let Some((first, last)) = granules(access) else { continue };
            for (granule, touch) in (first..=last).zip(&mut own) {
                let before = if access.mode == Mode::Read { touch.previous_writer } else { touch.previous };
                self.follow(before, access, granule, &mut visit);
            }
        }
    }

    /// Follows the chain of a granule.
    #[inline]
    fn follow(&self, from: u32, access: &Access, granule: u64, visit: &mut impl FnMut(&Touch, &Access) -> bool) {
        let mut at = from;
        while let Some(touch) = self.touches.get(at as usize) {
            if touch.access.conflicts(access) && visit(touch, access) && covers(touch, access, granule) {
                break;
            }
            at = if access.mode == Mode::Read { touch.previous_writer } else { touch.previous };
        }
    }
}

/// Whether the touch covers the part of the access that lies in the granule.
#[inline]
fn covers(touch: &Touch, access: &Access, granule: u64) -> bool {
    let (start, end) = (granule << 3, (granule << 3) + 8);
    let from = access.address.max(start);
    let to = (access.address + u64::from(access.len)).min(end);
    touch.access.address <= from && touch.access.address + u64::from(touch.access.len) >= to
}
