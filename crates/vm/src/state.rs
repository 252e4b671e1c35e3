//! The state of a running program, and how to go back.

use crate::address;
use crate::memory::{Memory, Place};
use crate::program::Program;
use crate::symbolic::Symbols;
use crate::thread::{Core, Round, Shown, Status, Tape, Thread};
use crate::undo::{Kind, Undo};
use raddle_trace::{
    Access, BlockedOn, Choices, Event, Fault, Mode, OpKind, SiteId, SpawnPath, Spins, THREADS_MAX, ThreadId,
    ThreadNames, ThreadSet, Transition,
};
use std::hash::{Hash, Hasher};

/// The bytes of the largest synchronisation object. Operations are shown as accesses to its first ones.
const SYNC_OBJECT_MAX: u32 = 64;

/// What the present step did, apart from its accesses.
pub(crate) type Record = Event<()>;

/// A key for thread-specific data.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    /// What the program knows it by: made of its creator and the creator's count.
    pub id: u32,
    /// The function to call with a value at a thread's end, or zero.
    pub destructor: u64,
    pub deleted: bool,
}

/// A named semaphore.
#[derive(Clone, Debug, Hash)]
pub(crate) struct Named {
    pub name: Box<[u8]>,
    /// Its address.
    pub semaphore: u64,
    /// The name is not its name any more.
    pub unlinked: bool,
}

/// The state of a running program.
pub(crate) struct State {
    pub memory: Memory,
    pub undo: Undo,
    pub threads: Vec<Thread>,
    /// Threads that exist.
    pub born: ThreadSet,
    /// Threads whose operation can be performed.
    pub ready: ThreadSet,
    /// Threads whose operation other threads' steps can change.
    pub changing: ThreadSet,
    pub names: ThreadNames,
    pub keys: Vec<Key>,
    /// Functions to call at exit.
    pub handlers: Vec<u64>,
    /// Semaphores that have been given names.
    pub named: Vec<Named>,
    pub output: Vec<u8>,
    pub exit_code: Option<i32>,
    pub fault: Option<Fault>,
    pub record: Record,
    pub accesses: Vec<Access>,
    /// Jumps and calls the present step may still make.
    pub fuel: u64,
    /// Objects whose words are yet to be looked through for pointers.
    pub escaping: Vec<Place>,
    /// Ranges of shared objects, while they are looked through.
    pub ranges: Vec<(usize, usize)>,
    /// Bytes being put together.
    pub scratch: Vec<u8>,
    /// An object was reached that was taken for another thread's own.
    pub hidden_escape: bool,
    /// How many visible operations a thread may make.
    pub steps_max: u32,
    /// What is done about loops that only wait.
    pub spins: Spins,
    /// An iteration that is known to be pure ([`Op::SpinAssume`](crate::bytecode::Op)) stops its thread.
    pub stop_pure: bool,
    /// See [`Machine::undid_additions`](raddle_trace::Machine::undid_additions). Going back leaves it as it is.
    pub undid_additions: bool,
    /// Scratch: a thread, while it is compared with what it was.
    pub compared: crate::spin::Scratch,
    /// Terms, where inputs are such.
    pub terms: Option<Box<Symbols>>,
}

impl State {
    pub fn new(program: &Program) -> Self {
        State {
            memory: Memory::new(program.options.memory_max),
            undo: Undo::default(),
            threads: Vec::new(),
            born: ThreadSet::EMPTY,
            ready: ThreadSet::EMPTY,
            changing: ThreadSet::EMPTY,
            names: ThreadNames::default(),
            keys: Vec::new(),
            handlers: Vec::new(),
            named: Vec::new(),
            output: Vec::new(),
            exit_code: None,
            fault: None,
            record: Record::new(Transition::only(ThreadId::MAIN), OpKind::Read, SiteId(0), ()),
            accesses: Vec::with_capacity(16),
            fuel: 0,
            escaping: Vec::new(),
            ranges: Vec::new(),
            scratch: Vec::new(),
            hidden_escape: false,
            steps_max: u32::MAX,
            spins: Spins::Explore,
            stop_pure: false,
            undid_additions: false,
            compared: crate::spin::Scratch::default(),
            terms: None,
        }
    }

    /// The spawn path of a thread.
    pub fn path(&self, t: ThreadId) -> SpawnPath {
        SpawnPath::from_parents(t, |t| self.names.parent(t))
    }

    /// What the program sees of a thread.
    #[inline]
    pub fn number(&self, t: ThreadId) -> u32 {
        self.memory.code(t).number()
    }

    /// The thread of the present execution that the program sees as this number.
    #[inline]
    pub fn thread(&self, number: u32) -> Option<ThreadId> {
        // Main's children mostly have the numbers of their ids.
        let likely = ThreadId(number);
        let is_there = (number as usize) < THREADS_MAX && self.born.contains(likely) && self.number(likely) == number;
        if is_there { Some(likely) } else { self.search_thread(number) }
    }

    #[cold]
    fn search_thread(&self, number: u32) -> Option<ThreadId> {
        self.born.iter().find(|&t| self.number(t) == number)
    }

    /// Undoes everything above a length of the log.
    pub fn rewind(&mut self, program: &Program, to: usize) {
        while self.undo.len() > to {
            let (kind, particulars) = self.undo.pop_header();
            let (low, high) = (particulars as u32, (particulars >> 32) as u32);
            let t = (particulars & 0xff) as usize;
            let index = (particulars >> 8) as usize;
            match kind {
                Kind::Bytes => self.memory.undo_bytes(&mut self.undo, low as usize, high as usize),
                Kind::Shadow => self.memory.undo_marks(&mut self.undo, low as usize, high as usize),
                Kind::NewObject => {
                    let bytes = self.undo.pop();
                    self.memory.undo_allocate(low as u16, bytes);
                }
                Kind::Object => {
                    let state = self.undo.pop();
                    self.memory.undo_state(high as u16, low, state);
                }
                Kind::Step => self.threads[t].undo_step(program, &mut self.undo),
                Kind::Frame => self.threads[t].undo_frame(program, &mut self.undo, index as u32),
                Kind::Shown => self.threads[t].shown.restore(&mut self.undo),
                Kind::Touched => {
                    let left = self.undo.accesses.len() - particulars as usize;
                    self.undo.accesses.truncate(left);
                }
                Kind::StackObject => self.threads[t].stack_objects[index] = self.undo.pop(),
                Kind::ThreadLocal => self.threads[t].thread_locals[index] = self.undo.pop(),
                Kind::KeyValue => {
                    let value = self.undo.pop();
                    let key = self.undo.pop() as u32;
                    self.threads[t].key_values[index] = (key, value);
                }
                Kind::Spawn => self.born.remove(ThreadId(t as u32)),
                Kind::Sets => {
                    let thread = ThreadId(t as u32);
                    self.ready.set(thread, index & 1 != 0);
                    self.changing.set(thread, index & 2 != 0);
                }
                Kind::Output => self.output.truncate(particulars as usize),
                Kind::KeyCreated => {
                    self.keys.pop();
                }
                Kind::KeyDeleted => self.keys[particulars as usize].deleted = false,
                Kind::HandlerAdded => {
                    self.handlers.pop();
                }
                Kind::HandlerTaken => {
                    let handler = self.undo.pop();
                    self.handlers.push(handler);
                }
                Kind::NameAdded => {
                    self.named.pop();
                }
                Kind::NameRemoved => self.named[particulars as usize].unlinked = false,
                Kind::ExitCode => {
                    let code = self.undo.pop();
                    self.exit_code = (particulars != 0).then_some(code as i32);
                }
                Kind::ThreadFlags => self.threads[t].flags = self.undo.pop() as u8,
                Kind::Futex => {
                    let bits = self.undo.pop() as u32;
                    self.threads[t].futex = (self.undo.pop(), bits);
                }
                Kind::TermRegister | Kind::TermByte | Kind::Input | Kind::Decided | Kind::Swap => {
                    if let Some(symbols) = &mut self.terms {
                        symbols.undo(&mut self.undo, kind, particulars);
                    }
                }
            }
        }
    }

    /// Appends to the captured output.
    pub fn print(&mut self, from: usize) {
        self.undo.header(Kind::Output, self.output.len() as u64);
        self.output.extend_from_slice(&self.scratch[from..]);
    }

    /// Records the exit code.
    pub fn set_exit_code(&mut self, code: i32) {
        self.undo.entry(Kind::ExitCode, u64::from(self.exit_code.is_some()), self.exit_code.unwrap_or(0) as u32 as u64);
        self.exit_code = Some(code);
    }

    /// Sets flags of a thread.
    pub fn set_flag(&mut self, t: usize, flag: u8) {
        self.undo.entry(Kind::ThreadFlags, t as u64, u64::from(self.threads[t].flags));
        self.threads[t].flags |= flag;
    }

    /// Notes at which futex a thread waits.
    pub fn set_futex(&mut self, t: usize, futex: (u64, u32)) {
        let (address, bits) = self.threads[t].futex;
        self.undo.word(address);
        self.undo.word(u64::from(bits));
        self.undo.header(Kind::Futex, t as u64);
        self.threads[t].futex = futex;
    }

    /// Takes flags of a thread back.
    pub fn clear_flag(&mut self, t: usize, flag: u8) {
        self.undo.entry(Kind::ThreadFlags, t as u64, u64::from(self.threads[t].flags));
        self.threads[t].flags &= !flag;
    }

    /// Updates the sets after a thread's shown operation or status was found.
    pub fn settle(&mut self, t: usize) {
        let (ready, changing) = self.belongs(t);
        self.set_membership(t, ready, changing);
    }

    /// The same where what the thread shows is not undone either.
    pub fn settle_for_good(&mut self, t: usize) {
        let (ready, changing) = self.belongs(t);
        self.ready.set(ThreadId(t as u32), ready);
        self.changing.set(ThreadId(t as u32), changing);
    }

    /// Whether a thread belongs into the two sets, by what it shows.
    fn belongs(&self, t: usize) -> (bool, bool) {
        let thread = &self.threads[t];
        let live = thread.core.status == Status::Live && self.born.contains(ThreadId(t as u32));
        (live && thread.shown.blocked.is_none(), live && thread.shown.changes)
    }

    /// Whether a thread is in the two sets. Most steps leave them as they are.
    fn set_membership(&mut self, t: usize, ready: bool, changing: bool) {
        let thread = ThreadId(t as u32);
        let was = (self.ready.contains(thread), self.changing.contains(thread));
        if was != (ready, changing) {
            self.undo.header(Kind::Sets, t as u64 | u64::from(was.0) << 8 | u64::from(was.1) << 9);
            self.ready.set(thread, ready);
            self.changing.set(thread, changing);
        }
    }

    /// Shows a join again whose thread `t` has just finished, if that is what happened: it does not wait any more.
    #[inline]
    pub fn end_waiting(&mut self, t: ThreadId, other: ThreadId) -> bool {
        let finished = self.threads[t.0 as usize].core.status == Status::Finished;
        let thread = &mut self.threads[other.0 as usize];
        let waits = thread.shown.kind == OpKind::Join && thread.shown.blocked == Some(BlockedOn::Thread(t));
        if !finished || !waits || thread.core.atomic > 0 {
            return false;
        }
        thread.shown.save(&mut self.undo);
        self.undo.header(Kind::Shown, u64::from(other.0));
        thread.shown.blocked = None;
        let changing = self.changing.contains(other);
        self.set_membership(other.0 as usize, true, changing);
        true
    }

    /// Whether nobody can notice the step just made by thread `t`: it goes on, spawned and woke nobody, and wrote nothing.
    #[inline]
    pub fn is_silent(&self, t: ThreadId) -> bool {
        let Record { kind, spawned, woke, choices, .. } = &self.record;
        let decides = matches!(choices, Choices::Among(_));
        let goes_on = self.threads[t.0 as usize].core.status == Status::Live && !kind.is_block() && !decides;
        goes_on && spawned.is_none() && woke.is_empty() && !self.accesses.iter().any(|access| access.mode.writes())
    }

    /// Whether the step just made by thread `t` can have changed what another thread shows, which depends on bytes that it
    /// will touch itself and on whether the thread it joins has finished.
    #[inline]
    pub fn affects(&self, t: ThreadId, other: ThreadId) -> bool {
        let shown = &self.threads[other.0 as usize].shown;
        // How many bytes from its first one on the operation looks at.
        let reach = match shown.kind {
            OpKind::CompareExchange | OpKind::Join => 0,
            kind if kind.awaits() => 0,
            OpKind::Lock | OpKind::TryLock | OpKind::Unlock => SYNC_OBJECT_MAX,
            _ => return true,
        };
        let decides = matches!(self.record.choices, Choices::Among(_));
        if self.record.kind.is_block() || !self.record.woke.is_empty() || decides {
            return true;
        }
        let overlaps = |address: u64, len: u32| {
            let seen =
                |a: &Access| a.address < address + u64::from(len) && address < a.address + u64::from(a.len.max(reach));
            shown.accesses.iter().any(|a| a.mode == Mode::World || seen(a))
        };
        if self.threads[t.0 as usize].core.status != Status::Live && overlaps(address::of_thread(self.number(t)), 8) {
            return true;
        }
        self.accesses.iter().any(|a| a.mode.writes() && (a.mode == Mode::World || overlaps(a.address, a.len)))
    }

    /// A digest of everything that matters.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        for (address, object) in self.memory.sorted_objects() {
            (
                address,
                object.size,
                object.owner,
                object.owner_before,
                object.site,
                object.ended,
                object.end_site,
                object.what,
            )
                .hash(&mut hasher);
            // The bytes of dead stack objects may have been given back.
            if !object.is_dead() {
                self.memory.contents(object).hash(&mut hasher);
            }
        }
        for t in self.born {
            self.threads[t.0 as usize].digest(&mut hasher);
        }
        self.born.hash(&mut hasher);
        self.ready.hash(&mut hasher);
        for key in &self.keys {
            (key.id, key.destructor, key.deleted).hash(&mut hasher);
        }
        self.handlers.hash(&mut hasher);
        self.named.hash(&mut hasher);
        self.output.hash(&mut hasher);
        self.exit_code.hash(&mut hasher);
        if let Some(symbols) = &self.terms {
            symbols.digest(&mut hasher);
        }
        hasher.finish()
    }
}

impl Thread {
    fn digest(&self, hasher: &mut impl Hasher) {
        let Thread {
            core,
            flags,
            frames,
            regs,
            stack_objects,
            thread_locals,
            key_values,
            tape,
            futex,
            shown,
            saved_from: _,
            start: first_function,
            // It is told by where the thread is.
            unsupported: _,
        } = self;
        // Where its steps are in the log is nothing that matters to it.
        let Tape { start, end } = core.tape;
        format!("{:?}", Core { round: Round::default(), tape: Tape::default(), ..*core }).hash(hasher);
        tape[start as usize..end as usize].hash(hasher);
        (flags, first_function, thread_locals, futex).hash(hasher);
        for frame in &frames[..core.depth as usize] {
            // Where a frame's bytes begin is where they happened to be put.
            let frame = crate::thread::Frame { arena: 0, ..*frame };
            frame.hash(hasher);
            regs[frame.base as usize..(frame.base + frame.len) as usize].hash(hasher);
        }
        stack_objects[..core.stack_objects as usize].hash(hasher);
        key_values[..core.key_values as usize].hash(hasher);
        if core.status == Status::Live {
            let Shown { kind, choices, joins, site, blocked, accesses, changes: _ } = shown;
            (kind, joins, site, blocked, accesses).hash(hasher);
            format!("{choices:?}").hash(hasher);
        }
    }
}
