//! Time: which thread takes which step, what it finds, and what it leaves.
//!
//! At each moment the formula has a copy of everything that changes: how many visible operations each thread has made, memory, who exists. A variable
//! for each thread says whether it takes the next step (`sel` in the paper). Threads are [unrolled](crate::thread) by
//! themselves, so a step only has to say that the n-th operation of a thread finds what memory holds at that moment, and to change memory by what
//! it leaves. There is one reader and one writer of memory for each moment, whoever it is that moves.

use crate::bits::Bits;
use crate::cnf::Cnf;
use crate::gates::Lit;
use crate::layout::{self, Byte, ObjectId};
use crate::operation::{Cell, Operation, Wait};
use crate::peephole::{Peephole, Variant};
use crate::state::merge_bytes;
use crate::thread::{Failure, Refusal, World};
use raddle_base::Id;
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_ir::LocId;
use raddle_trace::FaultKind;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Bytes that an operation can find.
const LANES: u32 = 8;

/// Everything that changes, at one moment.
#[derive(Clone, Debug)]
pub struct Moment {
    /// For each thread and n, whether it has made n visible operations.
    pub count: Vec<Vec<Lit>>,
    /// Whether each thread exists.
    pub created: Vec<Lit>,
    /// Whether somebody has joined each thread.
    pub joined: Vec<Lit>,
    /// The bytes of objects.
    pub memory: Vec<Rc<[Byte]>>,
    /// Objects that were freed.
    pub dead: Vec<Lit>,
    /// Whether each thread sleeps until it is woken.
    pub asleep: Vec<Lit>,
    /// Whether each thread can move.
    pub enabled: Vec<Lit>,
    /// Whether each thread takes the step from here.
    pub chosen: Vec<Lit>,
    /// What goes wrong in the step from here, or here.
    pub failures: Vec<Failure>,
}

/// A formula for the first steps of all executions.
pub struct Steps<'m> {
    /// The threads and objects.
    pub world: World<'m>,
    /// The moments so far; from the last one nobody has gone on yet.
    pub moments: Vec<Moment>,
    /// The clauses.
    pub cnf: Cnf,
    peephole: Peephole,
}

/// An operation that is performed in the step from a moment, if `when` holds.
struct Performed {
    when: Lit,
    thread: usize,
    stop: usize,
    operation: Operation,
}

impl<'m> Steps<'m> {
    /// Before the first step.
    pub fn new(mut world: World<'m>, cnf: Cnf, variant: Variant) -> Result<Self, Refusal> {
        world.unroll(0, 0)?;
        let failures = world.threads[0].stops[0].failures.clone();
        let start = Moment {
            count: vec![vec![Lit::TRUE]],
            created: vec![Lit::TRUE],
            joined: vec![Lit::FALSE],
            memory: Vec::new(),
            dead: Vec::new(),
            asleep: vec![Lit::FALSE],
            enabled: Vec::new(),
            chosen: Vec::new(),
            failures,
        };
        Ok(Steps { world, moments: vec![start], cnf, peephole: Peephole::new(variant) })
    }

    /// Something holds in all executions that are looked for.
    pub fn require(&mut self, lit: Lit) {
        self.cnf.require(&self.world.gates, lit);
    }

    /// Adds the step from the last moment: who can take it, what it does, and what goes wrong in it. Whether anybody takes it.
    pub fn extend(&mut self) -> Result<Lit, Refusal> {
        let mut moment = match self.moments.pop() {
            Some(moment) => moment,
            None => unreachable!("there is always a moment"),
        };
        self.unroll_and_pad(&mut moment)?;
        let (enabled, waiting) = self.find_enabled(&moment);
        moment.enabled = enabled;
        let deadlock = self.deadlock(&moment, &waiting);
        moment.failures.extend(deadlock);
        self.choose(&mut moment);
        let performed = self.performed(&moment);
        let mut next = self.next(&mut moment, &performed)?;
        for lit in self.peephole.forbidden(&mut self.world, &moment) {
            self.cnf.require(&self.world.gates, !lit);
        }
        let moves = self.world.gates.any(moment.chosen.iter().copied());
        next.failures.retain(|failure| failure.when != Lit::FALSE);
        self.moments.push(moment);
        self.moments.push(next);
        Ok(moves)
    }

    /// Unrolls each thread as far as it can be by now. Threads and objects that are met on the way are there from now on.
    fn unroll_and_pad(&mut self, moment: &mut Moment) -> Result<(), Refusal> {
        let mut thread = 0;
        while thread < moment.count.len() {
            if moment.created[thread] != Lit::FALSE {
                for n in 0..moment.count[thread].len() {
                    if moment.count[thread][n] != Lit::FALSE {
                        self.world.unroll(thread, n)?;
                    }
                }
            }
            thread += 1;
            while moment.count.len() < self.world.threads.len() {
                moment.count.push(vec![Lit::TRUE]);
                moment.created.push(Lit::FALSE);
                moment.joined.push(Lit::FALSE);
                moment.asleep.push(Lit::FALSE);
            }
        }
        for thread in 0..moment.count.len() {
            for n in 0..moment.count[thread].len() {
                if moment.created[thread] != Lit::FALSE && moment.count[thread][n] != Lit::FALSE {
                    self.refresh(thread, n)?;
                }
            }
        }
        for (id, object) in self.world.objects.iter().skip(moment.memory.len()) {
            debug_assert_eq!(id.index(), moment.memory.len(), "objects are in order");
            moment.memory.push(object.initial.clone());
            moment.dead.push(Lit::FALSE);
        }
        Ok(())
    }

    /// Objects may have come to be that the operations of a stop can reach.
    fn refresh(&mut self, thread: usize, n: usize) -> Result<(), Refusal> {
        let mut points = std::mem::take(&mut self.world.threads[thread].stops[n].points);
        let mut changed = false;
        for point in &mut points {
            changed |= self.world.refresh(&mut point.operation)?;
        }
        self.world.threads[thread].stops[n].points = points;
        if changed {
            self.peephole.forget((thread, n));
        }
        Ok(())
    }

    /// What an operation would find at a moment.
    pub(crate) fn look(world: &mut World<'_>, moment: &Moment, operation: &Operation) -> Bits {
        let cells: Vec<(Cell, Bits)> =
            operation.cells.iter().map(|cell| (*cell, lanes(moment, cell.object, cell.offset))).collect();
        let mut found: Option<Bits> = None;
        for (cell, bits) in cells {
            found = Some(match found {
                None => bits,
                Some(other) => world.gates.bits_ite(cell.hit, &bits, &other),
            });
        }
        found.unwrap_or_else(|| Bits::constant(64, 0))
    }

    /// Who can move, and who waits: at an await, or for something else.
    fn find_enabled(&mut self, moment: &Moment) -> (Vec<Lit>, Vec<(Lit, bool, LocId)>) {
        let mut enabled = Vec::new();
        let mut waiting = Vec::new();
        let mut halfway = Vec::new();
        for thread in 0..moment.count.len() {
            let (mut ready, mut middle) = (Lit::FALSE, Lit::FALSE);
            for n in 0..moment.count[thread].len() {
                let here = self.world.gates.and(moment.created[thread], moment.count[thread][n]);
                if here == Lit::FALSE {
                    continue;
                }
                for point in self.world.threads[thread].stops[n].points.clone() {
                    let at = self.world.gates.and(here, point.state.guard);
                    if at == Lit::FALSE {
                        continue;
                    }
                    let mut over = self.is_over(moment, &point.operation);
                    if point.operation.awake {
                        over = self.world.gates.and(over, !moment.asleep[thread]);
                    }
                    if point.operation.continues {
                        middle = self.world.gates.or(middle, at);
                    }
                    let goes = self.world.gates.and(at, over);
                    ready = self.world.gates.or(ready, goes);
                    let waits = self.world.gates.and(at, !over);
                    if waits != Lit::FALSE {
                        let awaits = matches!(point.operation.wait, Wait::Value(..));
                        waiting.push((waits, awaits, point.operation.loc));
                    }
                }
            }
            enabled.push(ready);
            halfway.push(middle);
        }
        // Nobody moves while another one is in the middle of a step.
        for (thread, ready) in enabled.iter_mut().enumerate() {
            for (_, &halfway) in halfway.iter().enumerate().filter(|(other, _)| *other != thread) {
                *ready = self.world.gates.and(*ready, !halfway);
            }
        }
        (enabled, waiting)
    }

    /// Whether an operation need not wait at a moment.
    fn is_over(&mut self, moment: &Moment, operation: &Operation) -> Lit {
        let over = self.is_waited_for(moment, operation);
        let mut all = vec![over, operation.bad];
        for cell in &operation.cells {
            all.push(self.world.gates.and(cell.hit, moment.dead[cell.object.index()]));
        }
        self.world.gates.any(all)
    }

    fn is_waited_for(&mut self, moment: &Moment, operation: &Operation) -> Lit {
        match &operation.wait {
            Wait::No => Lit::TRUE,
            Wait::End(handle) => {
                // Whoever waits for nobody need not wait: it fails.
                let mut over = self.is_nobody(moment, handle);
                for thread in 0..moment.count.len() {
                    let is = self.is_handle(handle, thread);
                    if is != Lit::FALSE {
                        let finished = self.finished(moment, thread);
                        let both = self.world.gates.and(is, finished);
                        over = self.world.gates.or(over, both);
                    }
                }
                over
            }
            wait => {
                let found = Self::look(&mut self.world, moment, operation);
                wait.is_over(&mut self.world.gates, &found)
            }
        }
    }

    /// Whether no thread has this handle.
    fn is_nobody(&mut self, moment: &Moment, handle: &Bits) -> Lit {
        let mut somebody = Lit::FALSE;
        for thread in 0..moment.created.len() {
            let is = self.is_handle(handle, thread);
            let exists = self.world.gates.and(is, moment.created[thread]);
            somebody = self.world.gates.or(somebody, exists);
        }
        !somebody
    }

    fn is_handle(&mut self, handle: &Bits, thread: usize) -> Lit {
        let of = Bits::constant(64, u128::from(layout::thread_handle(thread)));
        self.world.gates.bits_eq(handle, &of)
    }

    /// Whether a thread is at its end at a moment.
    pub fn finished(&mut self, moment: &Moment, thread: usize) -> Lit {
        self.holds_at(moment, thread, |stop| stop.finished)
    }

    /// Whether something holds of the stop where a thread is.
    fn holds_at(&mut self, moment: &Moment, thread: usize, of: impl Fn(&crate::thread::Stop) -> Lit) -> Lit {
        let mut holds = Lit::FALSE;
        for (n, &count) in moment.count[thread].iter().enumerate() {
            let here = self.world.gates.and(moment.created[thread], count);
            if here == Lit::FALSE {
                continue;
            }
            let stop = of(&self.world.threads[thread].stops[n]);
            let both = self.world.gates.and(here, stop);
            holds = self.world.gates.or(holds, both);
        }
        holds
    }

    /// Whether all threads that there are at a moment are at their end.
    pub fn all_finished(&mut self, at: usize) -> Lit {
        let moment = self.moments[at].clone();
        let finished = (0..moment.count.len()).map(|thread| {
            let finished = self.holds_at(&moment, thread, |stop| stop.finished);
            self.world.gates.implies(moment.created[thread], finished)
        });
        let finished: Vec<Lit> = finished.collect();
        self.world.gates.all(finished)
    }

    /// Nobody can move, somebody waits, and nobody is where an assumption keeps it, or a loop.
    fn deadlock(&mut self, moment: &Moment, waiting: &[(Lit, bool, LocId)]) -> Option<Failure> {
        let mut all: Vec<Lit> = moment.enabled.iter().map(|&enabled| !enabled).collect();
        for thread in 0..moment.count.len() {
            let stuck = self.holds_at(moment, thread, |stop| stop.stuck);
            all.push(!stuck);
        }
        all.extend(waiting.iter().filter(|(_, awaits, _)| *awaits).map(|(waits, ..)| !*waits));
        let gates = &mut self.world.gates;
        let some = gates.any(waiting.iter().map(|(waits, ..)| *waits));
        all.push(some);
        let when = gates.all(all);
        let loc = waiting.first().map_or(LocId::NONE, |(.., loc)| *loc);
        let may_be = when != Lit::FALSE && !is_off(Ingredient::FormulaDeadlocks);
        may_be.then_some(Failure { when, kind: FaultKind::Deadlock, loc })
    }

    /// At most one thread takes the step, one that can; and nobody does once nobody has.
    fn choose(&mut self, moment: &mut Moment) {
        for &enabled in &moment.enabled {
            let chosen = if enabled == Lit::FALSE { Lit::FALSE } else { self.world.gates.input() };
            moment.chosen.push(chosen);
            let can = self.world.gates.implies(chosen, enabled);
            self.cnf.require(&self.world.gates, can);
        }
        for (i, &a) in moment.chosen.iter().enumerate() {
            for &b in &moment.chosen[..i] {
                let both = self.world.gates.and(a, b);
                self.cnf.require(&self.world.gates, !both);
            }
        }
        let now = self.world.gates.any(moment.chosen.iter().copied());
        if let Some(previous) = self.moments.last() {
            let before = self.world.gates.any(previous.chosen.iter().copied());
            let goes_on = self.world.gates.implies(now, before);
            self.cnf.require(&self.world.gates, goes_on);
        }
    }

    fn performed(&mut self, moment: &Moment) -> Vec<Performed> {
        let mut performed = Vec::new();
        for (thread, &chosen) in moment.chosen.iter().enumerate() {
            for (stop, &count) in moment.count[thread].iter().enumerate() {
                let active = self.world.gates.and(chosen, count);
                if active == Lit::FALSE {
                    continue;
                }
                for point in &self.world.threads[thread].stops[stop].points {
                    let when = self.world.gates.and(active, point.state.guard);
                    if when != Lit::FALSE {
                        performed.push(Performed { when, thread, stop, operation: point.operation.clone() });
                    }
                }
            }
        }
        performed
    }

    /// The moment after the step.
    fn next(&mut self, moment: &mut Moment, performed: &[Performed]) -> Result<Moment, Refusal> {
        self.find(moment, performed);
        for one in performed {
            self.fail(moment, one);
        }
        let mut next = Moment { enabled: Vec::new(), chosen: Vec::new(), failures: Vec::new(), ..moment.clone() };
        self.leave(&mut next, performed);
        let gates = &mut self.world.gates;
        for Performed { when, operation, .. } in performed {
            if operation.frees {
                for cell in &operation.cells {
                    let dies = gates.and(*when, cell.hit);
                    let dead = &mut next.dead[cell.object.index()];
                    *dead = gates.or(*dead, dies);
                }
            }
            if let Some(thread) = operation.spawns {
                next.created[thread] = gates.or(next.created[thread], *when);
            }
        }
        for Performed { when, thread, operation, .. } in performed {
            for (asleep, &woken) in next.asleep.iter_mut().zip(&operation.wakes) {
                let wakes = gates.and(*when, woken);
                *asleep = gates.and(*asleep, !wakes);
            }
            let sleeps = gates.and(*when, operation.sleeps);
            next.asleep[*thread] = gates.or(next.asleep[*thread], sleeps);
        }
        for Performed { when, operation, .. } in performed {
            if let Wait::End(handle) = &operation.wait {
                for thread in 0..next.joined.len() {
                    let is = self.is_handle(handle, thread);
                    let joins = self.world.gates.and(*when, is);
                    next.joined[thread] = self.world.gates.or(next.joined[thread], joins);
                }
            }
        }
        for (thread, counts) in next.count.iter_mut().enumerate() {
            let chosen = moment.chosen[thread];
            if chosen == Lit::FALSE {
                continue;
            }
            counts.push(Lit::FALSE);
            for n in (0..counts.len()).rev() {
                let before = if n == 0 { Lit::FALSE } else { moment.count[thread][n - 1] };
                counts[n] = self.world.gates.ite(chosen, before, counts[n]);
            }
        }
        self.fail_on_the_way(moment, &next)?;
        Ok(next)
    }

    /// What goes wrong between an operation of the step and the next one of its thread, or of the thread that it makes.
    fn fail_on_the_way(&mut self, moment: &mut Moment, next: &Moment) -> Result<(), Refusal> {
        for thread in 0..next.count.len() {
            for n in 0..next.count[thread].len() {
                let (created, chosen) = (next.created[thread], moment.chosen.get(thread).copied());
                // It came here in this step: by moving, or by being made.
                let came = match n {
                    0 => self.world.gates.and(created, !moment.created[thread]),
                    _ => self.world.gates.and(chosen.unwrap_or(Lit::FALSE), next.count[thread][n]),
                };
                if came == Lit::FALSE {
                    continue;
                }
                self.world.unroll(thread, n)?;
                for failure in self.world.threads[thread].stops[n].failures.clone() {
                    let when = self.world.gates.and(came, failure.when);
                    moment.failures.push(Failure { when, ..failure });
                }
            }
        }
        Ok(())
    }

    /// What is wrong with an operation when it is performed.
    fn fail(&mut self, moment: &mut Moment, Performed { when, operation, .. }: &Performed) {
        let mut wrong = operation.faults.clone();
        let gates = &mut self.world.gates;
        for cell in &operation.cells {
            let dead = gates.and(cell.hit, moment.dead[cell.object.index()]);
            wrong.push((dead, if operation.frees { FaultKind::DoubleFree } else { FaultKind::UseAfterFree }));
            if operation.checked {
                let bytes = &moment.memory[cell.object.index()][cell.offset as usize..];
                let valued = gates.all(bytes[..operation.len as usize].iter().map(|byte| byte.valued));
                wrong.push((gates.and(cell.hit, !valued), FaultKind::Indeterminate));
            }
            if let Some(at) = operation.kind_at {
                let kind = moment.memory[cell.object.index()].get((cell.offset + at) as usize);
                let other = kind.map_or(Lit::FALSE, |byte| gates.any(byte.bits.lits().iter().copied()));
                wrong.push((gates.and(cell.hit, other), FaultKind::Limit));
            }
        }
        if let Wait::End(handle) = &operation.wait {
            wrong.push((self.is_nobody(moment, handle), FaultKind::JoinMisuse));
            for thread in 0..moment.joined.len() {
                let is = self.is_handle(handle, thread);
                let again = self.world.gates.and(is, moment.joined[thread]);
                wrong.push((again, FaultKind::JoinMisuse));
            }
        }
        for (cond, kind) in wrong {
            let when = self.world.gates.and(*when, cond);
            if when != Lit::FALSE {
                moment.failures.push(Failure { when, kind, loc: operation.loc });
            }
        }
    }

    /// Each operation finds what memory holds. One that can go to many places looks at what all such operations of the step share, a reader of memory.
    fn find(&mut self, moment: &Moment, performed: &[Performed]) {
        let (joins, others): (Vec<&Performed>, Vec<&Performed>) =
            performed.iter().partition(|one| one.operation.takes_result);
        joins.into_iter().for_each(|one| self.find_result(moment, one));
        let (few, many): (Vec<&Performed>, Vec<&Performed>) =
            others.into_iter().filter(|one| one.operation.len > 0).partition(|one| has_few_places(&one.operation));
        for one in few {
            let width = one.operation.len * 8;
            for cell in &one.operation.cells {
                let there = self.world.gates.and(one.when, cell.hit);
                let held = lanes(moment, cell.object, cell.offset).extract(0, width);
                let found = self.world.threads[one.thread].stops[one.stop].found.clone();
                self.require_equal(there, &found, &held);
                if one.operation.asks_valued {
                    let bytes = &moment.memory[cell.object.index()][cell.offset as usize..];
                    let valued = bytes[..one.operation.len as usize].iter().map(|byte| byte.valued).collect();
                    let told = self.world.threads[one.thread].stops[one.stop].valued.clone();
                    self.require_equal(there, &told, &Bits::from_lits(valued));
                }
            }
        }
        let mut places: BTreeMap<(ObjectId, u32), (Lit, u32)> = BTreeMap::new();
        let gates = &mut self.world.gates;
        for Performed { when, operation, .. } in &many {
            for cell in &operation.cells {
                let here = gates.and(*when, cell.hit);
                let (place, len) = places.entry((cell.object, cell.offset)).or_insert((Lit::FALSE, 0));
                (*place, *len) = (gates.or(*place, here), operation.len.max(*len));
            }
        }
        let mut found = Bits::constant(64, 0);
        for ((object, offset), (here, len)) in places {
            let mask = Bits::from_lits(vec![here; len as usize * 8]);
            let masked = gates.bits_and(&lanes(moment, object, offset).extract(0, len * 8), &mask);
            found = gates.bits_or(&found, &masked.zext(64));
        }
        for one in many {
            // Where it is nowhere, something is wrong with it.
            let somewhere = self.world.gates.any(one.operation.cells.iter().map(|cell| cell.hit));
            let there = self.world.gates.and(one.when, somewhere);
            let theirs = self.world.threads[one.thread].stops[one.stop].found.clone();
            self.require_equal(there, &theirs, &found.extract(0, one.operation.len * 8));
        }
    }

    /// A join finds what the thread has returned, which is at its end.
    fn find_result(&mut self, moment: &Moment, Performed { when, thread, stop, operation }: &Performed) {
        let Wait::End(handle) = &operation.wait else { return };
        let found = self.world.threads[*thread].stops[*stop].found.clone();
        for target in 0..moment.count.len() {
            let is = self.is_handle(handle, target);
            let joined = self.world.gates.and(*when, is);
            for (n, &count) in moment.count[target].iter().enumerate() {
                let there = self.world.gates.and(joined, count);
                if there == Lit::FALSE {
                    continue;
                }
                for (on_this_way, result) in self.world.threads[target].stops[n].results.clone() {
                    let there = self.world.gates.and(there, on_this_way);
                    self.require_equal(there, &found, &result);
                }
            }
        }
    }

    /// The low bits of something are these, where a condition holds.
    fn require_equal(&mut self, when: Lit, bits: &Bits, to: &Bits) {
        if when == Lit::FALSE {
            return;
        }
        for (&bit, &to) in bits.lits().iter().zip(to.lits()) {
            self.cnf.require_any(&self.world.gates, &[!when, !bit, to]);
            self.cnf.require_any(&self.world.gates, &[!when, bit, !to]);
        }
    }

    /// Memory becomes what the operation leaves. Operations that can go to many places share a writer of memory.
    fn leave(&mut self, next: &mut Moment, performed: &[Performed]) {
        let gates = &mut self.world.gates;
        let mut places: BTreeMap<(ObjectId, u32, u32), (Lit, Bits)> = BTreeMap::new();
        let mut shared: BTreeMap<(ObjectId, u32, u32), Lit> = BTreeMap::new();
        let mut data = Bits::constant(64, 0);
        for Performed { when, operation, .. } in performed {
            let Some((value, writes)) = &operation.leaves else { continue };
            let when = gates.and(*when, *writes);
            if when == Lit::FALSE {
                continue;
            }
            let few = has_few_places(operation);
            if !few {
                let masked = gates.bits_and(value, &Bits::from_lits(vec![when; 64]));
                data = gates.bits_or(&data, &masked);
            }
            for cell in &operation.cells {
                let here = gates.and(when, cell.hit);
                let at = (cell.object, cell.offset, operation.len);
                if few {
                    let width = operation.len * 8;
                    let masked = gates.bits_and(&value.extract(0, width), &Bits::from_lits(vec![here; width as usize]));
                    let (place, left) = places.entry(at).or_insert_with(|| (Lit::FALSE, Bits::constant(width, 0)));
                    (*place, *left) = (gates.or(*place, here), gates.bits_or(left, &masked));
                } else {
                    let place = shared.entry(at).or_insert(Lit::FALSE);
                    *place = gates.or(*place, here);
                }
            }
        }
        let shared = shared.into_iter().map(|(at, here)| (at, (here, data.extract(0, at.2 * 8))));
        let mut changed: BTreeMap<ObjectId, Vec<Byte>> = BTreeMap::new();
        for ((object, offset, len), (here, left)) in places.into_iter().chain(shared) {
            let bytes = changed.entry(object).or_insert_with(|| next.memory[object.index()].to_vec());
            for i in 0..len {
                let new = Byte { bits: left.extract(i * 8, 8), valued: Lit::TRUE };
                let byte = &mut bytes[(offset + i) as usize];
                *byte = merge_bytes(gates, here, &new, byte);
            }
        }
        for Performed { when, operation, .. } in performed {
            let Some(valued) = &operation.leaves_valued else { continue };
            for cell in &operation.cells {
                let here = gates.and(*when, cell.hit);
                let Some(bytes) = changed.get_mut(&cell.object) else { continue };
                for (byte, &valued) in bytes[cell.offset as usize..].iter_mut().zip(valued.lits()) {
                    byte.valued = gates.ite(here, valued, byte.valued);
                }
            }
        }
        for (object, bytes) in changed {
            next.memory[object.index()] = bytes.into();
        }
    }
}

/// Places that an operation may go to and be looked at by itself.
const FEW: usize = 8;

/// Whether an operation can go to few places only.
fn has_few_places(operation: &Operation) -> bool {
    operation.cells.len() <= FEW || operation.asks_valued
}

/// The eight bytes of an object from an offset on; what is behind it is zero.
fn lanes(moment: &Moment, object: ObjectId, offset: u32) -> Bits {
    let bytes = &moment.memory[object.index()];
    let lane = |i: u32| bytes.get((offset + i) as usize).map_or_else(|| Bits::constant(8, 0), |byte| byte.bits.clone());
    Bits::concat(&(0..LANES).map(lane).collect::<Vec<_>>())
}
