//! Peephole partial order reduction (*Peephole Partial Order Reduction*, §2 to §4).
//!
//! Two steps that follow each other and are independent are taken in the order of their threads: if thread `j` moves first although `i < j` could
//! have, and what `i` does next is independent of what `j` did, `i` does not move right after it. Independence is guarded: a
//! condition on the moment before the two ([`Variant`] says which rules make it).
//!
//! The constraint is not made for each pair of transitions. For each pair of threads, and each moment, one literal says that what they are about to
//! do is dependent; it is a disjunction over the pairs that can be. That is the paper's second simplification (§4, encoding
//! dependent transitions), and pairs that never are cost nothing, which is its first. Whether two operations touch the same bytes does not depend on the moment, because
//! threads are unrolled by themselves: it is found once for each pair.
//!
//! That looks at neighbours only, so with three threads and more several schedules of a class are left. [`Variant::Monotonic`] looks further back: `i` does not move
//! if, since the last step that what it does depends on, somebody behind it in the order of threads has moved. What is left is the schedule of each class that comes first by
//! the order of threads, its lexicographic normal form: a word is in that form exactly if it has no factor `b u a` where `a` comes before `b` in the alphabet and is independent
//! of `b` and of all of `u` (Anisimov and Knuth, *Inhomogeneous sorting*, 1979). One literal for each thread and moment carries it ([`Peephole::late`]). The authors of the paper came to
//! the same aim by other constraints (Kahlon, Wang and Gupta, *Monotonic Partial Order Reduction*, CAV 2009), which is where the name is from.
//!
//! Several operations that are one step (`Operation::starts`) are dependent on all that could come before them: what the second of them does is not looked at.
//!
//! Deviation: the rules 4(a) to 4(c) are for stores that leave a value whatever they find. What others leave (a read-modify-write) is
//! known only when it is performed.

use crate::gates::{Gates, Lit};
use crate::operation::{Operation, Wait};
use crate::steps::{Moment, Steps};
use crate::thread::World;
use raddle_base::sabotage::{Ingredient, is_off};
use std::collections::HashMap;

/// Which pairs of transitions are taken for independent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Variant {
    /// None: no reduction.
    None,
    /// Those that cannot touch one object, or only read it, whatever the values are.
    Static,
    /// Those that touch different bytes (rules 1 to 3).
    Simple,
    /// Also those that touch the same bytes and make no difference to each other (rules 4(a) to 4(c)).
    Full,
    /// Those of [`Simple`](Variant::Simple), also where other steps are between the two: one schedule of each class.
    #[default]
    Monotonic,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 5] = [Variant::None, Variant::Static, Variant::Simple, Variant::Full, Variant::Monotonic];

    /// As it is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::None => "none",
            Variant::Static => "static",
            Variant::Simple => "simple",
            Variant::Full => "full",
            Variant::Monotonic => "monotonic",
        }
    }
}

/// Two stops, each as thread and number.
type Pair = ((usize, usize), (usize, usize));

/// The constraints.
pub struct Peephole {
    variant: Variant,
    known: HashMap<Pair, Lit>,
    /// Why threads must not move from the last moment: a thread, and a literal that holds when it could have moved before another one that did.
    late: Vec<(usize, Lit)>,
}

impl Peephole {
    /// No constraints yet.
    pub fn new(variant: Variant) -> Self {
        Peephole { variant, known: HashMap::new(), late: Vec::new() }
    }

    /// The operations of a stop are others than they were.
    pub(crate) fn forget(&mut self, stop: (usize, usize)) {
        self.known.retain(|&(a, b), _| a != stop && b != stop);
    }

    /// What must not happen in the step from a moment; the one after the moment that this was asked of before.
    pub(crate) fn forbidden(&mut self, world: &mut World<'_>, moment: &Moment) -> Vec<Lit> {
        let late = std::mem::take(&mut self.late);
        let forbidden = late.iter().map(|&(i, late)| world.gates.and(moment.chosen[i], late)).collect();
        if self.variant != Variant::None {
            self.find_late(world, moment, &late);
        }
        forbidden
    }

    /// Who could have moved just as well before the step from this moment.
    fn find_late(&mut self, world: &mut World<'_>, moment: &Moment, before: &[(usize, Lit)]) {
        for i in (0..moment.count.len()).filter(|&i| moment.enabled[i] != Lit::FALSE) {
            // Whether it was late before. If it was, and does not depend on this step, it still is, whoever takes it.
            let was = match self.variant {
                Variant::Monotonic => world.gates.any(before.iter().filter(|late| late.0 == i).map(|late| late.1)),
                Variant::None | Variant::Static | Variant::Simple | Variant::Full => Lit::FALSE,
            };
            for j in (0..moment.count.len()).filter(|&j| j != i) {
                let comes = if j > i { moment.chosen[j] } else { world.gates.and(moment.chosen[j], was) };
                if comes == Lit::FALSE {
                    continue;
                }
                let dependent = self.dependent(world, moment, i, j);
                let free = world.gates.and(moment.enabled[i], !dependent);
                let late = world.gates.and(comes, free);
                if late != Lit::FALSE {
                    self.late.push((i, late));
                }
            }
        }
    }

    /// Whether what two threads are about to do is dependent at a moment.
    fn dependent(&mut self, world: &mut World<'_>, moment: &Moment, i: usize, j: usize) -> Lit {
        let mut dependent = Lit::FALSE;
        for (n, &first) in moment.count[i].iter().enumerate() {
            for (m, &second) in moment.count[j].iter().enumerate() {
                let both = world.gates.and(first, second);
                if both == Lit::FALSE {
                    continue;
                }
                let conflict = self.conflict(world, moment, (i, n), (j, m));
                let here = world.gates.and(both, conflict);
                dependent = world.gates.or(dependent, here);
            }
        }
        dependent
    }

    /// Whether the operations of two stops are dependent.
    fn conflict(&mut self, world: &mut World<'_>, moment: &Moment, a: (usize, usize), b: (usize, usize)) -> Lit {
        if let Some(&known) = self.known.get(&(a, b)) {
            return known;
        }
        let mut conflict = Lit::FALSE;
        let mut depends_on_memory = false;
        for p in world.threads[a.0].stops[a.1].points.clone() {
            for q in world.threads[b.0].stops[b.1].points.clone() {
                let both = world.gates.and(p.state.guard, q.state.guard);
                if both == Lit::FALSE {
                    continue;
                }
                let mut touches = match self.variant {
                    // What comes behind it in the same step is not looked at.
                    _ if p.operation.starts => Lit::TRUE,
                    Variant::Static => Lit::constant(may_conflict(&p.operation, &q.operation)),
                    _ => overlap(&mut world.gates, &p.operation, &q.operation),
                };
                if self.variant == Variant::Full && touches != Lit::FALSE {
                    let (same, looks) = makes_no_difference(world, moment, &p.operation, &q.operation);
                    touches = world.gates.and(touches, !same);
                    depends_on_memory |= looks;
                }
                let here = world.gates.and(both, touches);
                conflict = world.gates.or(conflict, here);
            }
        }
        if !depends_on_memory {
            self.known.insert((a, b), conflict);
        }
        conflict
    }
}

/// Whether two operations may touch one object, and one of them change it.
fn may_conflict(p: &Operation, q: &Operation) -> bool {
    if let (Wait::End(_), Wait::End(_)) = (&p.wait, &q.wait) {
        return true;
    }
    let shares = p.cells.iter().any(|cell| q.cells.iter().any(|other| other.object == cell.object));
    shares && (p.may_write() || q.may_write())
}

/// Whether two operations touch the same bytes, and one of them may change them.
fn overlap(gates: &mut Gates, p: &Operation, q: &Operation) -> Lit {
    let joins_one = match (&p.wait, &q.wait) {
        (Wait::End(a), Wait::End(b)) => gates.bits_eq(a, b),
        _ => Lit::FALSE,
    };
    let touch = overlap_in_memory(gates, p, q);
    gates.or(joins_one, touch)
}

fn overlap_in_memory(gates: &mut Gates, p: &Operation, q: &Operation) -> Lit {
    let writes = [p, q].into_iter().filter(|operation| operation.may_write()).count();
    if writes == 0 || writes == 1 && is_off(Ingredient::FormulaReads) {
        return Lit::FALSE;
    }
    let mut any = Lit::FALSE;
    for a in &p.cells {
        for b in q.cells.iter().filter(|b| b.object == a.object) {
            let apart = a.offset + p.len <= b.offset || b.offset + q.len <= a.offset;
            if apart && !p.frees && !q.frees {
                continue;
            }
            let both = gates.and(a.hit, b.hit);
            any = gates.or(any, both);
        }
    }
    any
}

/// Whether two operations on the same bytes make no difference to each other (rules 4(a) to 4(c)), and whether that was found by
/// looking at memory.
fn makes_no_difference(world: &mut World<'_>, moment: &Moment, p: &Operation, q: &Operation) -> (Lit, bool) {
    let stored = |operation: &Operation| operation.leaves.clone().filter(|_| operation.blind).map(|(value, _)| value);
    let looks = |operation: &Operation| {
        let reads = operation.leaves.is_none() && !operation.frees && operation.len > 0;
        reads && !operation.asks_valued && matches!(operation.wait, Wait::No)
    };
    if p.len != q.len || p.len == 0 {
        return (Lit::FALSE, false);
    }
    let width = p.len * 8;
    // Two accesses that overlap in part are never the same bytes.
    let together = same_place(&mut world.gates, p, q);
    match (stored(p), stored(q)) {
        // 4(b)
        (Some(a), Some(b)) => {
            let equal = world.gates.bits_eq(&a.extract(0, width), &b.extract(0, width));
            (world.gates.and(together, equal), false)
        }
        (Some(value), None) if looks(q) => (unchanged(world, moment, q, &value, together), true),
        (None, Some(value)) if looks(p) => (unchanged(world, moment, p, &value, together), true),
        _ => (Lit::FALSE, false),
    }
}

/// Rules 4(a) and 4(c): a read finds what is stored already, or something that compares in the same way.
fn unchanged(
    world: &mut World<'_>,
    moment: &Moment,
    read: &Operation,
    value: &crate::bits::Bits,
    together: Lit,
) -> Lit {
    let width = read.len * 8;
    let now = Steps::look(world, moment, read).extract(0, width);
    let value = value.extract(0, width);
    let mut same = world.gates.bits_eq(&now, &value);
    if let Some((op, other)) = &read.compared {
        let bits = other.width();
        let before = world.gates.compare(*op, &now.extract(0, bits), other);
        let after = world.gates.compare(*op, &value.extract(0, bits), other);
        if let (Some(before), Some(after)) = (before, after) {
            let alike = world.gates.iff(before, after);
            same = world.gates.or(same, alike);
        }
    }
    world.gates.and(together, same)
}

fn same_place(gates: &mut Gates, p: &Operation, q: &Operation) -> Lit {
    let mut any = Lit::FALSE;
    for a in &p.cells {
        for b in q.cells.iter().filter(|b| (b.object, b.offset) == (a.object, a.offset)) {
            let both = gates.and(a.hit, b.hit);
            any = gates.or(any, both);
        }
    }
    any
}
