//! Whether a thread is as it was before.
//!
//! The log says what has changed since, so a comparison costs as much as what the thread has done, however much memory it has.
//!
//! *Local variables that are made anew* in each round, because the loop calls a function that has them, are other objects than those
//! of the round before, at other addresses. The states are the same up to the names of these objects: those that are made and
//! gone do not matter, and one that is there must be what its predecessor was, the object at the same height of the thread's stack: of the same
//! variable, with the same contents, and with pointers to it in the same registers. Nobody else has ever seen either of them, and all
//! comparisons of their addresses with others come out alike: an object that is made later has the higher address, and
//! both are between those of the threads before and after. What is told apart by nothing but the bits of such an address, which on
//! a real machine would be the same in each round anyway, is not told apart here.

use crate::env::mutex;
use crate::memory::{Memory, ObjectKind, Place};
use crate::program::Program;
use crate::state::State;
use crate::symbolic::Symbols;
use crate::thread::{Core, Frame, Round, SavedStep, Thread};
use crate::undo::{Entry, Undo, Walk};
use raddle_base::sabotage::{Ingredient, is_off};
use raddle_trace::{Access, Mode, ThreadId};

/// Ranges of own memory that a round may write.
const WRITES_MAX: usize = 256;

/// A range of memory that was written.
#[derive(Clone, Copy)]
pub(super) struct Written {
    /// Initialisation marks, not bytes.
    pub marks: bool,
    pub pos: usize,
    pub len: usize,
    /// Where in the log the contents before it are; of several writes, before the oldest.
    pub old: usize,
}

impl Written {
    /// Whether it is within a range of memory.
    pub fn is_in(&self, (start, size): (usize, usize)) -> bool {
        self.pos >= start && self.pos + self.len <= start + size
    }
}

/// A register that points to something else than before.
#[derive(Clone, Copy)]
struct Moved {
    frame: u32,
    before: u64,
    now: u64,
}

/// What comparisons need, kept for its vectors.
#[derive(Default)]
pub(crate) struct Scratch {
    /// What the thread wrote to its own memory.
    written: Vec<Written>,
    moved: Vec<Moved>,
    /// The oldest state of objects whose lives began or ended.
    states: Vec<(u16, u32, u64)>,
    /// The oldest address at a height of the stack.
    stack: Vec<(usize, u64)>,
    /// By table, how many local variables were made.
    made: Vec<(u16, usize)>,
    /// Contents of an object as they were.
    contents: Vec<u8>,
    /// The oldest term of a register.
    terms: Vec<(usize, u64)>,
}

impl Scratch {
    fn clear(&mut self) {
        let Scratch { written, moved, states, stack, made, contents, terms } = self;
        terms.clear();
        written.clear();
        moved.clear();
        states.clear();
        stack.clear();
        made.clear();
        contents.clear();
    }
}

/// A thread's state now, to be compared with an earlier one.
pub(super) struct Comparison<'a> {
    pub program: &'a Program,
    thread: &'a Thread,
    pub t: usize,
    pub memory: &'a Memory,
    pub undo: &'a Undo,
    scratch: &'a mut Scratch,
    /// Where terms are compared, too.
    terms: Option<&'a Symbols>,
}

impl<'a> Comparison<'a> {
    pub fn new(program: &'a Program, state: &'a mut State, t: usize) -> Self {
        let State { threads, undo, memory, compared, .. } = state;
        Comparison { program, thread: &threads[t], t, memory, undo, scratch: compared, terms: None }
    }

    /// The same, where registers may hold the same terms as before. What a thread has decided in between makes a difference, and whether it was
    /// new depends on others: so this is for trials, and not for telling after how many rounds a thread stops.
    pub fn with_terms(program: &'a Program, state: &'a mut State, t: usize) -> Self {
        let State { threads, undo, memory, compared, terms, .. } = state;
        Comparison { program, thread: &threads[t], t, memory, undo, scratch: compared, terms: terms.as_deref() }
    }

    /// A round without its last step.
    pub fn before(&self, round: Round) -> Round {
        self.undo.steps.as_slice()[round.last as usize].core.round
    }

    /// Whether the thread may be as it was before the last step of a round, at a glance.
    pub fn may_be_as_before(&mut self, round: Round) -> bool {
        let undo = self.undo;
        let saved = &undo.steps.as_slice()[round.last as usize];
        self.is_there(saved) && {
            let end = round.log as usize - 1;
            let count = saved_registers(self.program, &saved.frame);
            self.same_registers(&saved.frame, undo.words.between(end - count, end))
        }
    }

    /// Whether the thread was at the same place, and as deep.
    fn is_there(&self, saved: &SavedStep) -> bool {
        let Core {
            depth,
            stack_objects,
            atomic,
            children,
            heap_objects,
            keys,
            key_values,
            random,
            clock_us,
            tape,
            uncancellable,
            ..
        } = saved.core;
        let now = &self.thread.core;
        depth == now.depth
            && saved.frame.pc == self.thread.top().pc
            && saved.frame.function == self.thread.top().function
            && stack_objects == now.stack_objects
            && (atomic, children, heap_objects) == (now.atomic, now.children, now.heap_objects)
            && (keys, key_values, uncancellable) == (now.keys, now.key_values, now.uncancellable)
            && (random, clock_us) == (now.random, now.clock_us)
            // In the middle of a copy it may be as it was, but nobody looks at what it carries.
            && tape.is_empty()
            && now.tape.is_empty()
    }

    /// Whether a frame has the values that it had, as far as they matter where it is, and but for those that are noted as moved.
    fn same_registers(&mut self, before: &Frame, registers: &[u64]) -> bool {
        let index = self.thread.frames[..self.thread.core.depth as usize].iter().position(|f| f.base == before.base);
        let Some(index) = index else { return false };
        let frame = &self.thread.frames[index];
        // Of what was noted for a frame the oldest counts.
        self.scratch.moved.retain(|moved| moved.frame != index as u32);
        let Frame { function, pc, base, len, phase, stack_objects, arena: _, extra } = *before;
        if (function, pc, base, len) != (frame.function, frame.pc, frame.base, frame.len)
            || (phase, stack_objects, extra) != (frame.phase, frame.stack_objects, frame.extra)
        {
            return false;
        }
        if is_off(Ingredient::SpinRegisters) {
            return true;
        }
        let thread = self.thread;
        let now = &thread.regs[base as usize..(base + len) as usize];
        let program = self.program;
        let info = &program.functions[function as usize];
        let values = info.slots - info.constants.1;
        if registers[values as usize..] != now[info.slots as usize..] {
            return false;
        }
        let mut same = |slot: u32| {
            let (before, now) = (registers[slot as usize], now[slot as usize]);
            before == now || self.note_moved(index as u32, before, now)
        };
        match program.point(pc) {
            Some(point) => {
                let (start, count) = (point.live.0 as usize, point.live.1 as usize);
                program.live[start..start + count].iter().all(|&slot| same(u32::from(slot)))
            }
            None => (0..values).all(same),
        }
    }

    /// Whether all registers that matter have the terms that they had.
    fn same_terms(&self, top: &Frame) -> bool {
        let Some(symbols) = self.terms else { return true };
        let live = self.program.point(top.pc).map(|point| (point.live.0 as usize, point.live.1 as usize));
        let matters = |index: usize| match (index.checked_sub(top.base as usize), live) {
            (Some(slot), Some((start, count))) => {
                self.program.live[start..start + count].iter().any(|&live| usize::from(live) == slot)
            }
            _ => true,
        };
        self.scratch.terms.iter().all(|&(index, term)| !matters(index) || symbols.held(self.t, index) == term)
    }

    /// Notes a register that may point to the same local variable as before, made anew.
    fn note_moved(&mut self, frame: u32, before: u64, now: u64) -> bool {
        let (Some((place_before, old)), Some((place, new))) = (self.memory.find(before), self.memory.find(now)) else {
            return false;
        };
        let may_be = self.is_own_variable(place_before)
            && self.is_own_variable(place)
            && (old.what, place_before.offset) == (new.what, place.offset);
        if may_be {
            self.scratch.moved.push(Moved { frame, before, now });
        }
        may_be
    }

    fn is_own_variable(&self, place: Place) -> bool {
        let kind = self.memory.object(place).map(|object| object.kind);
        kind == Some(ObjectKind::Stack) && self.memory.maker(place) == Some(ThreadId(self.t as u32))
    }

    /// Whether the thread has the state that it had before its step whose entry ends at `log`, where it was at the same place, and
    /// has left its memory as it was then. `between`: others may have moved since, and what it did to shared memory is another
    /// question.
    pub fn is_as_before(&mut self, log: usize, between: bool) -> bool {
        let program = self.program;
        let registers = |frame: &Frame| saved_registers(program, frame);
        let mut walk = Walk::new(self.undo);
        self.scratch.clear();
        // Where the memory of the present step begins among what was written.
        let mut step = 0;
        // Frames that do not have the values that they had; the oldest entry of each decides.
        let mut frames: u64 = 0;
        let mut pure = true;
        loop {
            let own_entry = walk.left() == log;
            match walk.before(registers) {
                Entry::Memory { marks, pos, len, old } => {
                    self.scratch.written.push(Written { marks, pos, len, old });
                }
                Entry::Frame { thread, index, frame, registers } => {
                    if thread == self.t {
                        if index >= 64 {
                            return false;
                        }
                        let differs = !self.same_registers(frame, registers);
                        frames = frames & !(1 << index) | u64::from(differs) << index;
                    }
                }
                Entry::Step { thread, saved, registers, further: _ } => {
                    if thread == self.t {
                        if !pure || !self.keep_oldest(step, between.then_some(saved)) {
                            return false;
                        }
                        step = self.scratch.written.len();
                        if own_entry {
                            return frames == 0
                                && self.is_there(saved)
                                && self.same_terms(&saved.frame)
                                && self.same_registers(&saved.frame, registers)
                                && self.same_memory();
                        }
                    } else {
                        self.scratch.written.truncate(step);
                    }
                    pure = true;
                }
                Entry::NewObject { table } => {
                    // Tables have one maker each.
                    let own = Place { table, number: 0, offset: 0 };
                    if self.memory.maker(own) == Some(ThreadId(self.t as u32)) {
                        match self.scratch.made.iter_mut().find(|(of, _)| *of == table) {
                            Some((_, count)) => *count += 1,
                            None => self.scratch.made.push((table, 1)),
                        }
                    }
                }
                Entry::Object { table, number, state } => {
                    if self.is_own_variable(Place { table, number, offset: 0 }) {
                        let states = &mut self.scratch.states;
                        match states.iter_mut().find(|entry| (entry.0, entry.1) == (table, number)) {
                            Some(entry) => entry.2 = state,
                            None => states.push((table, number, state)),
                        }
                    } else {
                        pure = false;
                    }
                }
                Entry::StackObject { thread, height, address } => {
                    if thread == self.t {
                        let stack = &mut self.scratch.stack;
                        match stack.iter_mut().find(|entry| entry.0 == height) {
                            Some(entry) => entry.1 = address,
                            None => stack.push((height, address)),
                        }
                    }
                }
                Entry::TermRegister { thread, index, term } if self.terms.is_some() => {
                    if thread == self.t {
                        match self.scratch.terms.iter_mut().find(|entry| entry.0 == index) {
                            Some(entry) => entry.1 = term,
                            None => self.scratch.terms.push((index, term)),
                        }
                    }
                }
                Entry::Shown | Entry::Touched(_) => {}
                Entry::TermRegister { .. } | Entry::Other => pure = false,
            }
        }
    }

    /// Where an access is in memory, and how many bytes it stands for: those that all operations on a mutex have in common stand for the
    /// whole of it.
    pub fn shown_range(&self, access: &Access) -> Option<(usize, usize)> {
        let bytes = match access.mode {
            Mode::Lock | Mode::Unlock => mutex::SIZE,
            _ => access.len,
        };
        self.memory.position(access.address).map(|(pos, _)| (pos, bytes as usize))
    }

    /// Of what was written to the same place the oldest entry counts; what a step did to what it showed does not.
    fn keep_oldest(&mut self, step: usize, shown: Option<&SavedStep>) -> bool {
        let visible = shown.and_then(|saved| self.shown_range(saved.shown.first()));
        let written = &mut self.scratch.written;
        let mut at = step;
        while at < written.len() {
            let Written { marks, pos, len, old } = written[at];
            let is_visible = visible.is_some_and(|range| written[at].is_in(range));
            let earlier = written[..at].iter().position(|w| (w.marks, w.pos, w.len) == (marks, pos, len));
            match earlier {
                _ if is_visible => {
                    written.remove(at);
                }
                Some(earlier) => {
                    written[earlier].old = old;
                    written.remove(at);
                }
                None => at += 1,
            }
        }
        written.len() <= WRITES_MAX
    }

    /// Whether own memory is as it was, up to local variables that were made anew.
    fn same_memory(&mut self) -> bool {
        let Scratch { written, moved, states, stack, made, .. } = &*self.scratch;
        if moved.is_empty() && states.is_empty() && made.is_empty() {
            return written.iter().all(|written| self.holds(written, written.pos));
        }
        let height = self.thread.core.stack_objects as usize;
        // Objects that took the place of others.
        let replaced = || {
            let of = |&(at, before): &(usize, u64)| (before, self.thread.stack_objects.get(at).copied().unwrap_or(0));
            stack.iter().filter(move |entry| entry.0 < height).map(of).filter(|(before, now)| before != now)
        };
        let is_moved = |moved: &Moved| {
            replaced().any(|(before, now)| {
                let distance = moved.before.wrapping_sub(before);
                distance == moved.now.wrapping_sub(now)
                    && self.memory.find(before).is_some_and(|(_, object)| distance <= u64::from(object.size))
            })
        };
        let is_new = |place: Place| {
            made.iter().any(|&(table, count)| {
                table == place.table && place.number as usize + count >= self.memory.table_len(table)
            })
        };
        // Those that lived before live on as they were, or have been replaced; those that are new are gone, or have replaced one.
        let lives_on = |&(table, number, state): &(u16, u32, u64)| {
            let place = Place { table, number, offset: 0 };
            let address = self.memory.base(place);
            is_new(place)
                || replaced().any(|(before, _)| before == address)
                || self.memory.object(place).is_some_and(|object| object.state() == state)
        };
        let is_gone = |&(table, count): &(u16, usize)| {
            let len = self.memory.table_len(table);
            (len - count..len).all(|number| {
                let place = Place { table, number: number as u32, offset: 0 };
                let address = self.memory.base(place);
                self.memory.object(place).is_some_and(|object| {
                    object.kind == ObjectKind::Stack
                        && (object.is_dead() && object.owner_before == self.t as u8
                            || replaced().any(|(_, now)| now == address))
                })
            })
        };
        // What was written to those that are gone does not matter.
        let is_forgotten = |written: &Written| {
            let within = |address: u64| {
                let object = self.memory.find(address).map(|(_, object)| object);
                object.is_some_and(|object| object.covers(written.pos, written.len))
            };
            let of_new = made.iter().any(|&(table, count)| {
                let len = self.memory.table_len(table);
                let base = |number: usize| self.memory.base(Place { table, number: number as u32, offset: 0 });
                (len - count..len).any(|number| within(base(number)))
            });
            of_new || replaced().any(|(before, _)| within(before))
        };
        let fine = moved.iter().all(is_moved)
            && states.iter().all(lives_on)
            && made.iter().all(is_gone)
            && written.iter().all(|written| is_forgotten(written) || self.holds(written, written.pos))
            && replaced().all(|(_, now)| self.memory.find(now).is_some_and(|(place, _)| is_new(place)));
        fine && (0..self.scratch.stack.len()).all(|index| self.same_contents(index))
    }

    /// Whether the object at a height of the stack is as the one that was there before.
    fn same_contents(&mut self, index: usize) -> bool {
        let Scratch { written, states, stack, contents, .. } = &mut *self.scratch;
        let (height, before) = stack[index];
        if height >= self.thread.core.stack_objects as usize || self.thread.stack_objects[height] == before {
            return true;
        }
        let now = self.thread.stack_objects[height];
        let (Some((place, old)), Some((_, new))) = (self.memory.find(before), self.memory.find(now)) else {
            return false;
        };
        let state = states.iter().find(|entry| (entry.0, entry.1) == (place.table, place.number));
        let state = state.map_or(old.state(), |entry| entry.2);
        if (old.kind, old.what, old.size) != (new.kind, new.what, new.size) || state != new.state() {
            return false;
        }
        // Nobody else may ever have seen them.
        let own = self.t as u8;
        if (old.owner_before, new.owner_before) != (own, own) {
            return false;
        }
        if new.owner != own {
            return new.is_dead();
        }
        let start = old.start as usize;
        let own = |written: &&Written| old.covers(written.pos, written.len);
        for marks in [false, true] {
            let part = |object| if marks { self.memory.contents(object).1 } else { self.memory.contents(object).0 };
            contents.clear();
            contents.extend_from_slice(part(old));
            for written in written.iter().filter(own).filter(|written| written.marks == marks) {
                // Where writes overlap, each must be as it is now: the order does not matter then.
                let there = written.pos - start + new.start as usize;
                if !holds(self.memory, self.undo, written, there) {
                    return false;
                }
                let at = written.pos - start;
                contents[at..at + written.len].copy_from_slice(&part(new)[at..at + written.len]);
            }
            if contents[..] != *part(new) {
                return false;
            }
        }
        true
    }

    fn holds(&self, written: &Written, pos: usize) -> bool {
        holds(self.memory, self.undo, written, pos)
    }
}

/// Whether memory from a position on is as what was written was before.
fn holds(memory: &Memory, undo: &Undo, written: &Written, pos: usize) -> bool {
    let old = undo.words.between(written.old, written.old + written.len.div_ceil(8));
    memory.holds(written.marks, pos, written.len, old)
}

/// How many registers are saved of a frame.
pub(super) fn saved_registers(program: &Program, frame: &Frame) -> usize {
    let info = &program.functions[frame.function as usize];
    (info.slots - info.constants.1 + frame.extra) as usize
}
