//! A guest thread: its frames, registers and the operation it shows.
//!
//! What a step may change of its own thread is saved when the step starts ([`SavedStep`], and the registers of the top
//! frame), and a deeper frame is saved when it becomes the top one; frames made within the step simply vanish when it is
//! undone. What a thread shows is saved too, so that going back never has to find it again.

use crate::bytecode::Pc;
use crate::program::Program;
use crate::undo::{Kind, Undo, Words};
use raddle_trace::{Access, BlockedOn, Choices, Fault, OpKind, SiteId, Stuck, ThreadId};

/// A function in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    /// Which function.
    pub function: u32,
    /// The operation it is at; in all frames but the top one, the call it waits for.
    pub pc: Pc,
    /// Its first register.
    pub base: u32,
    /// Its registers, with further arguments at the end.
    pub len: u32,
    /// How far the environment's model of the present call has come; zero at its start.
    pub phase: u32,
    /// The thread's number of stack objects when it began.
    pub stack_objects: u32,
    /// Length of the byte arena when it began.
    pub arena: u32,
    /// How many of its registers are further arguments.
    pub extra: u32,
}

/// Whether a thread can still move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Status {
    /// It shows an operation.
    #[default]
    Live,
    /// It will never move again.
    Stuck(Stuck),
    /// It has returned.
    Finished,
}

/// A thread's scalar state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Core {
    /// Number of frames.
    pub depth: u32,
    /// Number of live stack objects.
    pub stack_objects: u32,
    /// Whether it can move.
    pub status: Status,
    /// Nesting of atomic blocks.
    pub atomic: u32,
    /// The mutex of the [section](crate::Options::sections) that it is in, or zero.
    pub section: u64,
    /// Requests to cancel it are left for later, or for ever.
    pub uncancellable: bool,
    /// Threads it has spawned.
    pub children: u32,
    /// Heap objects it has made.
    pub heap_objects: u32,
    /// Keys it has made.
    pub keys: u32,
    /// Number of key values it has.
    pub key_values: u32,
    /// State of its random numbers.
    pub random: u64,
    /// Its clock, in microseconds.
    pub clock_us: u64,
    /// What it returned.
    pub result: u64,
    /// How many visible operations it has made.
    pub operations: u32,
    /// The tape of the library function that it is in.
    pub tape: Tape,
    /// Its steps since it last changed something.
    pub round: Round,
}

/// What a library function has read that goes on in parts: a piece of [`Thread::tape`], which only grows while an execution goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tape {
    pub start: u32,
    pub end: u32,
}

impl Tape {
    /// Whether there is nothing on it.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// A thread's steps since it last changed something that others could see, and those before that it may be about to undo: where they
/// are in the undo log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Round {
    /// How many there are since the last change.
    pub steps: u32,
    /// How many there are before it.
    pub before: u16,
    /// How many changes there are.
    pub changes: u16,
    /// How many of them are changes of memory, not of who has a mutex.
    pub changes_of_memory: u16,
    /// What they amount to: a number that is as it was if all of them have been undone, and otherwise hardly ever.
    pub net: u64,
    /// Which of these numbers there were at which of the steps' places: a bit for each pair, which others may share.
    nets: u64,
    /// The number of the last one among [`Undo::steps`].
    pub last: u32,
    /// The length of the log after its entry.
    pub log: u64,
}

impl Round {
    /// Adds a step from a place.
    #[inline]
    pub fn add(&mut self, pc: Pc, last: u32, log: usize) {
        *self = Round { steps: self.steps + 1, last, log: log as u64, nets: self.nets | self.bit(pc), ..*self };
    }

    #[inline]
    fn bit(&self, pc: Pc) -> u64 {
        1 << ((self.net ^ u64::from(pc).wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 58)
    }

    /// Notes that the last step changed something; by what, if that can be undone: undoing it changes by the same.
    pub fn change(&mut self, by: Option<Change>) {
        let before = u32::from(self.before) + self.steps;
        *self = match (u16::try_from(before), by) {
            (Ok(before), Some(Change { by, of_memory })) if self.changes < CHANGES_MAX => Round {
                steps: 0,
                before,
                changes: self.changes + 1,
                changes_of_memory: self.changes_of_memory + u16::from(of_memory),
                net: self.net ^ by,
                ..*self
            },
            _ => Round::default(),
        };
    }

    /// Whether all changes since an earlier step from this place may have been undone.
    #[inline]
    pub fn may_be_undone(&self, pc: Pc) -> bool {
        self.changes > 0 && self.nets & self.bit(pc) != 0
    }

    /// Whether it has no steps at all.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.steps == 0 && self.before == 0
    }
}

/// A change that can be undone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    /// A number for it, the same for its reverse.
    pub by: u64,
    /// It is of memory, not of who has a mutex.
    pub of_memory: bool,
}

/// Changes that a round may make and undo.
const CHANGES_MAX: u16 = 16;

/// What a step saves besides registers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SavedStep {
    pub core: Core,
    pub frame: Frame,
    pub shown: SavedShown,
}

/// What a thread showed: [`Shown`] with its first access inline. Those after it are in [`Undo::accesses`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SavedShown {
    pub kind: OpKind,
    changes: bool,
    accesses: u32,
    site: SiteId,
    joins: Option<ThreadId>,
    choices: Choices,
    blocked: Option<BlockedOn>,
    first: Access,
}

impl SavedShown {
    /// Its first access, or what stands for none.
    pub fn first(&self) -> &Access {
        &self.first
    }

    /// Its first access.
    pub fn first_if_any(&self) -> Option<Access> {
        (self.accesses > 0).then_some(self.first)
    }

    /// How many accesses it had besides the first.
    pub fn further(&self) -> usize {
        self.accesses.saturating_sub(1) as usize
    }
}

/// The operation a thread shows.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub kind: OpKind,
    pub choices: Choices,
    pub joins: Option<ThreadId>,
    pub site: SiteId,
    pub blocked: Option<BlockedOn>,
    pub accesses: Vec<Access>,
    /// Other threads' steps can change any of the above.
    pub changes: bool,
}

impl Shown {
    /// Starts over for an operation of this kind.
    #[inline]
    pub fn reset(&mut self, kind: OpKind, site: SiteId) {
        self.kind = kind;
        self.choices = Choices::One;
        self.joins = None;
        self.site = site;
        self.blocked = None;
        self.accesses.clear();
        self.changes = false;
    }

    /// What is kept of it beside its further accesses.
    #[inline(always)]
    fn saved(&self) -> SavedShown {
        let Shown { kind, choices, joins, site, blocked, ref accesses, changes } = *self;
        let first = accesses.first().copied().unwrap_or(Access::WORLD);
        SavedShown { kind, changes, accesses: accesses.len() as u32, site, joins, choices, blocked, first }
    }

    /// Saves its further accesses.
    #[inline(always)]
    fn save_more(&self, more: &mut Vec<Access>) {
        if self.accesses.len() > 1 {
            more.extend_from_slice(&self.accesses[1..]);
        }
    }

    /// Saves it as part of an entry.
    #[inline]
    pub fn save(&self, undo: &mut Undo) {
        self.save_more(&mut undo.accesses);
        undo.shown.push(|| self.saved());
    }

    /// Undoes [`save`](Self::save).
    #[inline]
    pub fn restore(&mut self, undo: &mut Undo) {
        if let Some(saved) = undo.shown.last() {
            self.take_back(saved, &mut undo.accesses);
            undo.shown.drop_last();
        }
    }

    #[inline(always)]
    fn take_back(&mut self, saved: &SavedShown, more: &mut Vec<Access>) {
        self.kind = saved.kind;
        self.choices = saved.choices;
        self.joins = saved.joins;
        self.site = saved.site;
        self.blocked = saved.blocked;
        self.changes = saved.changes;
        self.accesses.clear();
        if saved.accesses > 0 {
            self.accesses.push(saved.first);
        }
        if saved.accesses > 1 {
            let from = more.len() - (saved.accesses as usize - 1);
            self.accesses.extend_from_slice(&more[from..]);
            more.truncate(from);
        }
    }
}

/// A thread.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub core: Core,
    /// Set by other threads: see [`JOINED`], [`DETACHED`], [`WOKEN`], [`UNSTARTED`] and [`CANCELLED`].
    pub flags: u8,
    /// Frames; only the first [`Core::depth`] mean anything.
    pub frames: Vec<Frame>,
    /// Registers of all frames; those beyond the top frame mean nothing.
    pub regs: Vec<u64>,
    /// Live stack objects, table and number in one word; only the first [`Core::stack_objects`] mean anything.
    pub stack_objects: Vec<u64>,
    /// Addresses of its thread-locals, zero before the first use. The last one is `errno`.
    pub thread_locals: Vec<u64>,
    /// Values of keys.
    pub key_values: Vec<(u32, u64)>,
    /// What library functions have read that went on in parts; only what is before the end of [`Core::tape`] means anything.
    pub tape: Vec<u8>,
    /// The address of the futex it waits at, with its bits; zeros if it does not. Others change it: see
    /// [`State::set_futex`](crate::state::State::set_futex).
    pub futex: (u64, u32),
    pub shown: Shown,
    /// Frames from here on have been saved in this step, or made in it.
    pub saved_from: u32,
    /// The address of its start routine.
    pub start: u64,
    /// What it came to when it was last [stuck](Stuck::Unsupported) at something unsupported. Nothing undoes it: it means
    /// something only while the thread is stuck so, and the step that made it so has set it.
    pub unsupported: Option<Box<Fault>>,
}

/// It has been joined.
pub(crate) const JOINED: u8 = 1;
/// It has been detached.
pub(crate) const DETACHED: u8 = 2;
/// It waited on a condition variable, a futex or at a barrier and need not any more: it has nothing to do with that object now.
pub(crate) const WOKEN: u8 = 4;
/// It has not run to its first visible operation yet.
pub(crate) const UNSTARTED: u8 = 8;
/// Somebody has asked to cancel it.
pub(crate) const CANCELLED: u8 = 16;

impl Thread {
    pub fn new(thread_locals: usize) -> Self {
        Thread {
            core: Core::default(),
            flags: 0,
            frames: Vec::new(),
            regs: Vec::new(),
            stack_objects: Vec::new(),
            thread_locals: vec![0; thread_locals],
            key_values: Vec::new(),
            tape: Vec::new(),
            futex: (0, 0),
            shown: Shown {
                kind: OpKind::Read,
                choices: Choices::One,
                joins: None,
                site: SiteId(0),
                blocked: None,
                accesses: Vec::with_capacity(8),
                changes: false,
            },
            saved_from: 0,
            start: 0,
            unsupported: None,
        }
    }

    /// Notes what a library function has read.
    pub fn extend_tape(&mut self, bytes: &[u8]) {
        self.tape.truncate(self.core.tape.end as usize);
        self.tape.extend_from_slice(bytes);
        self.core.tape.end += bytes.len() as u32;
    }

    /// Whether its operation can be performed, if it exists.
    #[inline]
    pub fn is_ready(&self) -> bool {
        self.core.status == Status::Live && self.shown.blocked.is_none()
    }

    /// Whether it is stuck, through no fault, in the middle of an atomic block.
    #[inline]
    pub fn gave_up_in_block(&self) -> bool {
        self.core.atomic > 0
            && matches!(self.core.status, Status::Stuck(Stuck::Assume | Stuck::Bound | Stuck::Unsupported))
    }

    /// Whether it has any thread-local variables yet.
    #[inline]
    pub fn has_thread_locals(&self) -> bool {
        self.thread_locals.iter().any(|&address| address != 0)
    }

    /// The function in progress.
    #[inline]
    pub fn top(&self) -> &Frame {
        &self.frames[self.core.depth as usize - 1]
    }

    /// The function in progress.
    #[inline]
    pub fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[self.core.depth as usize - 1]
    }

    /// The registers of the function in progress.
    #[inline]
    pub fn registers(&mut self) -> &mut [u64] {
        let frame = *self.top();
        &mut self.regs[frame.base as usize..(frame.base + frame.len) as usize]
    }

    /// A register of the function in progress.
    #[inline]
    pub fn register(&self, slot: u16) -> u64 {
        self.regs[self.top().base as usize + slot as usize]
    }

    /// Saves what a step may change.
    #[inline(always)]
    pub fn begin_step(&mut self, program: &Program, undo: &mut Undo, t: u32) {
        let top = self.core.depth - 1;
        let frame = &self.frames[top as usize];
        self.save_registers(program, undo, frame);
        self.shown.save_more(&mut undo.accesses);
        let (core, shown) = (&self.core, &self.shown);
        undo.steps.push(|| SavedStep { core: *core, frame: *frame, shown: shown.saved() });
        undo.header(Kind::Step, u64::from(t));
        self.core.operations = self.core.operations.wrapping_add(1);
        self.saved_from = top;
    }

    /// Notes the step that has just begun as one of its present round, if it can be where the round closes.
    #[inline]
    pub fn begin_round(&mut self, program: &Program, undo: &Undo) {
        if program.point(self.top().pc).is_some() {
            let last = undo.steps.as_slice().len() as u32 - 1;
            self.core.round.add(self.top().pc, last, undo.len());
        }
    }

    /// Undoes [`begin_step`](Self::begin_step).
    #[inline]
    pub fn undo_step(&mut self, program: &Program, undo: &mut Undo) {
        let Undo { words, steps, accesses, .. } = undo;
        let Some(SavedStep { core, frame, shown }) = steps.last() else { return };
        self.shown.take_back(shown, accesses);
        self.restore_frame(program, words, core.depth - 1, frame);
        self.core = *core;
        steps.drop_last();
    }

    /// Saves the registers of a frame. Constants never change, so they are not saved. Further arguments never change
    /// either, but their place may be overwritten by another call.
    #[inline(always)]
    fn save_registers(&self, program: &Program, undo: &mut Undo, frame: &Frame) {
        let info = &program.functions[frame.function as usize];
        let values = info.slots - info.constants.1;
        let base = frame.base as usize;
        undo.words(&self.regs[base..base + values as usize]);
        if frame.extra > 0 {
            undo.words(&self.regs[base + info.slots as usize..base + frame.len as usize]);
        }
    }

    /// Makes the frame at an index current after a return or an unwinding; it is saved unless it has been in this step.
    #[inline]
    pub fn resume_frame(&mut self, program: &Program, undo: &mut Undo, t: u32, index: u32) {
        if index < self.saved_from {
            let frame = &self.frames[index as usize];
            self.save_registers(program, undo, frame);
            undo.frames.push(|| *frame);
            undo.header(Kind::Frame, u64::from(t) | u64::from(index) << 8);
            self.saved_from = index;
        }
        self.core.depth = index + 1;
    }

    /// Undoes the saving of a deeper frame.
    #[inline]
    pub fn undo_frame(&mut self, program: &Program, undo: &mut Undo, index: u32) {
        let Undo { words, frames, .. } = undo;
        if let Some(frame) = frames.last() {
            self.restore_frame(program, words, index, frame);
            frames.drop_last();
            // What lies above is gone; the entry of the step, which comes next, says what was there.
            self.core.depth = index + 1;
        }
    }

    #[inline(always)]
    fn restore_frame(&mut self, program: &Program, words: &mut Words, index: u32, frame: &Frame) {
        let info = &program.functions[frame.function as usize];
        let base = frame.base as usize;
        if frame.extra > 0 {
            words.pop_into(&mut self.regs[base + info.slots as usize..base + frame.len as usize]);
        }
        let values = (info.slots - info.constants.1) as usize;
        words.pop_into(&mut self.regs[base..base + values]);
        // A frame in use has its constants in place: also if it is another one of the same function.
        let there = &mut self.frames[index as usize];
        if index >= self.core.depth || there.function != frame.function || there.base != frame.base {
            let (start, count) = info.constants;
            self.regs[base + values..base + info.slots as usize]
                .copy_from_slice(&program.constants[start as usize..(start + count) as usize]);
        }
        *there = *frame;
    }

    /// Makes a frame with zeroed registers and the function's constants; the arguments are the caller's to fill in.
    #[inline]
    pub fn push_frame(&mut self, program: &Program, function: u32, extra: u32, arena: u32) {
        let info = &program.functions[function as usize];
        let depth = self.core.depth as usize;
        let base = if depth == 0 {
            0
        } else {
            let top = &self.frames[depth - 1];
            (top.base + top.len) as usize
        };
        let len = (info.slots + extra) as usize;
        if self.regs.len() < base + len {
            self.regs.resize((base + len).next_power_of_two().max(64), 0);
        }
        let (start, count) = info.constants;
        let values = (info.slots - count) as usize;
        self.regs[base..base + values].fill(0);
        self.regs[base + values..base + info.slots as usize]
            .copy_from_slice(&program.constants[start as usize..(start + count) as usize]);
        let frame = Frame {
            function,
            pc: info.entry,
            base: base as u32,
            len: len as u32,
            phase: 0,
            stack_objects: self.core.stack_objects,
            arena,
            extra,
        };
        if depth == self.frames.len() {
            self.frames.push(frame);
        } else {
            self.frames[depth] = frame;
        }
        self.core.depth += 1;
    }
}
