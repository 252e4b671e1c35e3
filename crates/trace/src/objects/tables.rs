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

/// What is known of a kind of operation: a set of these.
const ON_OBJECT: u8 = 1;
const WAITS: u8 = 2;
const VARIES: u8 = 4;
const WAKES: u8 = 8;
const GIVES_UP: u8 = 16;

const FACTS: [u8; OpKind::COUNT] = {
    let mut facts = [0; OpKind::COUNT];
    let mut i = 0;
    while i < ALL.len() {
        let Rules { operations, waits, varies, wakes, gives_up, .. } = ALL[i];
        let lists = [(operations, ON_OBJECT), (waits, WAITS), (varies, VARIES), (wakes, WAKES), (gives_up, GIVES_UP)];
        let mut list = 0;
        while list < lists.len() {
            let mut at = 0;
            while at < lists[list].0.len() {
                facts[lists[list].0[at] as usize] |= lists[list].1;
                at += 1;
            }
            list += 1;
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
    const fn is(self, fact: u8) -> bool {
        FACTS[self as usize] & fact != 0
    }

    /// Whether it is an operation on a synchronisation object, and does what the state of that lets it do.
    #[inline]
    pub const fn is_on_object(self) -> bool {
        self.is(ON_OBJECT)
    }

    /// Whether an operation of this kind can have to wait for the state of an object.
    #[inline]
    pub const fn can_wait(self) -> bool {
        self.is(WAITS)
    }

    /// Whether the operation does one thing or another, depending on the state of its object.
    #[inline]
    pub const fn varies(self) -> bool {
        self.is(VARIES)
    }

    /// Whether the operation wakes threads that wait: what they would have done otherwise they do not do then.
    #[inline]
    pub const fn wakes(self) -> bool {
        self.is(WAKES)
    }

    /// Whether a thread stops waiting by this without having been woken.
    #[inline]
    pub const fn gives_up(self) -> bool {
        self.is(GIVES_UP)
    }

    /// Whether it is an operation on a futex.
    #[inline]
    pub const fn is_futex(self) -> bool {
        use OpKind::*;
        matches!(self, FutexWait | FutexTimeout | FutexResume | FutexWake | FutexWakeAll | FutexRequeue)
    }
}
