//! What the [rules](super::Rules) of all objects say, in tables that are made when the checker is compiled.

use super::{ALL, Rules};
use crate::{Mode, OpKind};

const MODES: usize = Mode::ALL.len();

/// By mode: a set of modes.
type Table = [u32; MODES];

const fn add(table: &mut Table, pairs: &[(Mode, Mode)], both_ways: bool) {
    let mut i = 0;
    while i < pairs.len() {
        let (a, b) = (pairs[i].0 as usize, pairs[i].1 as usize);
        table[a] |= 1 << b;
        if both_ways {
            table[b] |= 1 << a;
        }
        i += 1;
    }
}

/// The pairs that conflict, for accesses to the very same bytes with the same tag, or for others.
const fn conflicts(same: bool) -> Table {
    let (mut commute, mut said) = ([0; MODES], [0; MODES]);
    let mut i = 0;
    while i < ALL.len() {
        let Rules { commutes, commutes_if_same, commutes_unless_same, .. } = ALL[i];
        add(&mut said, commutes_if_same, true);
        add(&mut said, commutes_unless_same, true);
        add(&mut commute, commutes, true);
        add(&mut commute, if same { commutes_if_same } else { commutes_unless_same }, true);
        i += 1;
    }
    let mut i = 0;
    while i < ALL.len() {
        let loners = ALL[i].commutes_with_others;
        let mut at = 0;
        while at < loners.len() {
            let loner = loners[at] as usize;
            let mut other = 0;
            while other < MODES {
                if other != Mode::World as usize && said[loner] & 1 << other == 0 {
                    commute[loner] |= 1 << other;
                    commute[other] |= 1 << loner;
                }
                other += 1;
            }
            at += 1;
        }
        i += 1;
    }
    let mut i = 0;
    while i < MODES {
        commute[i] = !commute[i] & ((1 << MODES) - 1);
        i += 1;
    }
    commute
}

static CONFLICTS: [Table; 2] = [conflicts(false), conflicts(true)];

/// The modes that conflict with all modes of all accesses, but for those that commute with nearly everything.
const CONFLICTS_WITH_ALL: u32 = {
    let tables = [conflicts(false), conflicts(true)];
    let mut loners = 0;
    let mut i = 0;
    while i < ALL.len() {
        let mut at = 0;
        while at < ALL[i].commutes_with_others.len() {
            loners |= 1 << ALL[i].commutes_with_others[at] as usize;
            at += 1;
        }
        i += 1;
    }
    let all = (1u32 << MODES) - 1;
    let mut found = 0;
    let mut mode = 0;
    while mode < MODES {
        if tables[0][mode] & tables[1][mode] | loners == all {
            found |= 1 << mode;
        }
        mode += 1;
    }
    found
};

const ENABLES: Table = {
    let mut table = [0; MODES];
    let mut i = 0;
    while i < ALL.len() {
        add(&mut table, ALL[i].enables, false);
        i += 1;
    }
    table
};

const DISABLES: Table = {
    let mut table = [0; MODES];
    let mut i = 0;
    while i < ALL.len() {
        add(&mut table, ALL[i].disables, false);
        i += 1;
    }
    table
};

const SYNCHRONISES: Table = {
    let mut table = [0; MODES];
    let mut i = 0;
    while i < ALL.len() {
        add(&mut table, ALL[i].synchronises, false);
        i += 1;
    }
    table
};

/// What is known of a kind of operation.
#[derive(Clone, Copy)]
struct Facts {
    /// Its object's place in [`ALL`], or zero.
    object: u8,
    waits: bool,
    varies: bool,
}

const OPERATIONS: usize = OpKind::COUNT;

const FACTS: [Facts; OPERATIONS] = {
    let mut facts = [Facts { object: 0, waits: false, varies: false }; OPERATIONS];
    let mut i = 0;
    while i < ALL.len() {
        let Rules { operations, waits, varies, .. } = ALL[i];
        let mut at = 0;
        while at < operations.len() {
            facts[operations[at] as usize].object = i as u8;
            at += 1;
        }
        at = 0;
        while at < waits.len() {
            facts[waits[at] as usize].waits = true;
            at += 1;
        }
        at = 0;
        while at < varies.len() {
            facts[varies[at] as usize].varies = true;
            at += 1;
        }
        i += 1;
    }
    facts
};

impl Mode {
    /// Whether two modes on overlapping bytes conflict; `same` says whether the bytes are the very same, and of one barrier
    /// generation.
    #[inline]
    pub const fn conflicts(self, other: Mode, same: bool) -> bool {
        CONFLICTS[same as usize][self as usize] >> other as usize & 1 != 0
    }

    /// Whether an access of this mode conflicts with every other on the same bytes but leaving a barrier.
    #[inline]
    pub const fn conflicts_with_all(self) -> bool {
        CONFLICTS_WITH_ALL >> self as usize & 1 != 0
    }

    /// Whether performing an access of this mode can disable a pending operation of the other mode on the same object.
    #[inline]
    pub const fn may_disable(self, pending: Mode) -> bool {
        DISABLES[self as usize] >> pending as usize & 1 != 0
    }

    /// Whether performing an access of this mode can enable a blocked operation of the other mode on the same object.
    #[inline]
    pub const fn may_enable(self, pending: Mode) -> bool {
        ENABLES[self as usize] >> pending as usize & 1 != 0
    }

    /// Whether what is before an access of this mode happens before what is after some later ones on the same object.
    #[inline]
    pub const fn releases(self) -> bool {
        SYNCHRONISES[self as usize] != 0
    }

    /// Whether an access of this mode synchronises with a later one of another mode by an operation of this kind. What
    /// only looks synchronises if it may have waited.
    #[inline]
    pub const fn synchronises_with(self, later: Mode, op: OpKind) -> bool {
        SYNCHRONISES[self as usize] >> later as usize & 1 != 0 && (!matches!(later, Mode::Read) || op.can_wait())
    }
}

impl OpKind {
    /// Whether it is an operation on a synchronisation object, and does what the state of that lets it do.
    #[inline]
    pub const fn is_on_object(self) -> bool {
        FACTS[self as usize].object != 0
    }

    /// Whether an operation of this kind can have to wait for the state of an object.
    #[inline]
    pub const fn can_wait(self) -> bool {
        FACTS[self as usize].waits
    }

    /// Whether the operation does one thing or another, depending on the state of its object.
    #[inline]
    pub const fn varies(self) -> bool {
        FACTS[self as usize].varies
    }
}
