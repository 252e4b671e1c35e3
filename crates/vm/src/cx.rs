//! A machine at work: one thread doing something to the state.
//!
//! [`Cx`] bundles what every part of the machine needs. This file decides what an address is to a thread
//! ([`Cx::reach`]) and runs threads up to their next visible operation ([`Cx::advance`]).

use crate::Unsupported;
use crate::address;
use crate::bytecode::{NO_CODE, NO_SLOT, Op, Pc, list_parts};
use crate::describe;
use crate::env;
use crate::escape;
use crate::interp::{self, Stop};
use crate::memory::shared::{Owners, Reach};
use crate::memory::{DEAD, Ended, Object, ObjectKind, Place, READ_ONLY, SHARED};
use crate::program::Program;
use crate::state::State;
use crate::thread::Status;
use crate::trap::Trap;
use crate::undo::Kind;
use raddle_ir::Pointee;
use raddle_trace::{
    Access, BlockedOn, Choices, End, FaultKind, LimitKind, Mode, Note, OpKind, Order, SiteId, Stuck, ThreadId,
};

/// A thread at work.
pub(crate) struct Cx<'a> {
    pub program: &'a Program,
    pub s: &'a mut State,
    /// The thread.
    pub t: usize,
}

/// What is done to an address, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    Read,
    Write,
}

/// What came of running the operation a thread is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ran {
    /// It is done; the thread goes on.
    On,
    /// It is visible: the thread shows it.
    Visible,
    /// The thread is at its end.
    Finished,
}

impl Cx<'_> {
    /// The thread's id.
    pub fn id(&self) -> ThreadId {
        ThreadId(self.t as u32)
    }

    /// What the program sees of the thread: see [`ThreadCode::number`](crate::thread_code::ThreadCode::number).
    pub fn number(&self) -> u32 {
        self.s.number(self.id())
    }

    /// Where the thread is.
    pub fn pc(&self) -> Pc {
        self.s.threads[self.t].top().pc
    }

    /// The site the thread is at.
    pub fn site(&self) -> SiteId {
        self.program.site_at(self.pc())
    }

    /// What an address is to this thread, or what is wrong with it.
    pub fn reach(&self, address: u64, len: u64, touch: Touch) -> Result<Reach, Trap> {
        let alone = interp::is_alone(&self.s.threads[self.t], self.t);
        match self.s.memory.reach(address, len, Owners::new(self.t as u8, alone, touch)) {
            Some(reach) => Ok(reach),
            None => self.reach_closely(address, len, touch, alone),
        }
    }

    #[cold]
    fn reach_closely(&self, address: u64, len: u64, touch: Touch, alone: bool) -> Result<Reach, Trap> {
        let Some((place, object)) = self.s.memory.find(address) else {
            return Err(self.nowhere(address, len, touch));
        };
        if place.offset + len > u64::from(object.size) {
            return Err(self.out_of_bounds(place, object, len, touch));
        }
        let name = || describe::quoted(self.program, self.s, address);
        match (object.owner, self.s.memory.reach_dead(address)) {
            (READ_ONLY, _) => {
                Err(Trap::fault(FaultKind::ReadOnlyWrite, format!("write to {}, which is constant", name())))
            }
            (_, Some(reach)) if !alone => Ok(reach),
            (DEAD, _) => Err(self.dead(place, object, len, touch)),
            (owner, _) => {
                let (me, owner) = (self.s.path(self.id()), self.s.path(ThreadId(u32::from(owner))));
                let message = format!("thread {me} reached {}, which was taken for thread {owner}'s own", name());
                Err(Trap::limit(LimitKind::HiddenEscape, message))
            }
        }
    }

    /// The fault of an access to a dead object; `None` while it lives.
    pub fn check_alive(&self, address: u64, len: u64, touch: Touch) -> Result<(), Trap> {
        match self.s.memory.find(address) {
            Some((place, object)) if object.is_dead() => Err(self.dead(place, object, len, touch)),
            _ => Ok(()),
        }
    }

    /// What an address is to this thread, which is about to touch it.
    pub fn reach_alive(&self, address: u64, len: u64, touch: Touch) -> Result<Reach, Trap> {
        let at = self.reach(address, len, touch)?;
        self.check_alive(address, len, touch)?;
        Ok(at)
    }

    #[cold]
    fn nowhere(&self, address: u64, len: u64, touch: Touch) -> Trap {
        let what = action(touch, len);
        // The first object of all begins not far above null.
        let following = describe::following(self.s, address);
        let before = following.filter(|&(place, _)| self.s.memory.base(place) - address < address);
        if address::is_near_null(address) && before.is_none() {
            let message = match address {
                0 => format!("{what} through a null pointer"),
                _ => format!("{what} at offset {address} from a null pointer"),
            };
            return Trap::fault(FaultKind::NullPointer, message);
        }
        if let Some(f) = address::as_function(address).and_then(|f| self.program.functions.get(f as usize)) {
            return Trap::fault(FaultKind::WildPointer, format!("{what} at the code of `{}`", f.name));
        }
        match following {
            Some((place, object)) => self.before_start(place, object, address, len, touch),
            None => Trap::fault(FaultKind::WildPointer, format!("{what} at {address:#x}, where nothing is")),
        }
    }

    #[cold]
    fn before_start(&self, place: Place, object: &Object, address: u64, len: u64, touch: Touch) -> Trap {
        let what = action(touch, len);
        let name = describe::quote(describe::object_name(self.program, self.s, object, place));
        let distance = self.s.memory.base(place) - address;
        let message = format!("{what} at offset -{distance} of {name}, which has {} bytes", object.size);
        let trap = Trap::fault(FaultKind::OutOfBounds, message);
        if object.kind == ObjectKind::Heap { trap.note("allocated here", object.site) } else { trap }
    }

    #[cold]
    fn out_of_bounds(&self, place: Place, object: &Object, len: u64, touch: Touch) -> Trap {
        let what = action(touch, len);
        // Closer to the start of the next object than to the end of this one.
        let address = self.s.memory.base(place) + place.offset;
        if let Some((next, after)) = describe::following(self.s, address)
            && self.s.memory.base(next) - address < place.offset.saturating_sub(u64::from(object.size))
        {
            return self.before_start(next, after, address, len, touch);
        }
        let name = describe::quote(describe::object_name(self.program, self.s, object, place));
        let message = format!("{what} at offset {} of {name}, which has {} bytes", place.offset, object.size);
        let trap = Trap::fault(FaultKind::OutOfBounds, message);
        if object.kind == ObjectKind::Heap { trap.note("allocated here", object.site) } else { trap }
    }

    #[cold]
    fn dead(&self, place: Place, object: &Object, len: u64, touch: Touch) -> Trap {
        let what = action(touch, len);
        let name = describe::quote(describe::object_name(self.program, self.s, object, place));
        let (how, note) = match object.ended {
            Ended::No | Ended::Freed => ("which has been freed", "freed here"),
            Ended::Returned => ("whose function has returned", "its lifetime ended here"),
            Ended::OutOfScope => ("which has gone out of scope", "its lifetime ended here"),
            Ended::WithThread => ("whose thread has ended", "its lifetime ended here"),
        };
        let message = match describe::part_name(self.program, self.s, object, place, len) {
            Some(part) => format!("{what} at {}, {how}", describe::quote(part)),
            None => format!("{what} at offset {} of {name}, {how}", place.offset),
        };
        let trap = Trap::fault(FaultKind::UseAfterFree, message).note(note, object.end_site);
        if object.kind == ObjectKind::Heap { trap.note("allocated here", object.site) } else { trap }
    }

    /// The fault of deciding on bytes that were never written.
    #[cold]
    pub fn indeterminate(&self, address: u64, len: u64) -> Trap {
        if let Err(trap) = self.refuse_terms(address, len) {
            return trap;
        }
        let name = describe::quoted(self.program, self.s, address);
        let message = format!("the program depends on {len} bytes at {name} that were never written");
        let trap = Trap::fault(FaultKind::Indeterminate, message);
        match self.s.memory.find(address) {
            Some((_, object)) if object.kind == ObjectKind::Heap => trap.note("allocated here", object.site),
            _ => trap,
        }
    }

    /// Runs the thread until it shows a visible operation or cannot go on.
    pub fn advance(&mut self) -> End {
        loop {
            let run = match self.s.terms {
                None => interp::run(self.program, self.s, self.t),
                Some(_) => self.run_with_terms(),
            };
            let ran = match run {
                Ok(Stop::Visible) => Ok(Ran::Visible),
                Ok(Stop::One) => Ok(Ran::On),
                Ok(Stop::End { result }) => {
                    self.s.threads[self.t].core.result = result;
                    escape::value(self.s, self.t, result);
                    Ok(Ran::Finished)
                }
                Ok(Stop::Look) => self.run_op(),
                Err(trap) => Err(trap),
            };
            match ran {
                Ok(Ran::On) => {}
                Ok(Ran::Visible) if self.s.threads[self.t].core.atomic > 0 => match self.perform_inside_block() {
                    Ok(true) if self.s.record.end == End::Exit => return End::Exit,
                    Ok(true) => {}
                    Ok(false) if self.s.threads[self.t].core.section != 0 => {
                        return self.trapped(env::section::is_none());
                    }
                    Ok(false) => {
                        self.show_rest();
                        return End::Continue;
                    }
                    Err(trap) => return self.trapped(trap),
                },
                Ok(Ran::Visible) => {
                    self.arrive();
                    return End::Continue;
                }
                Ok(Ran::Finished) => {
                    self.s.threads[self.t].core.status = Status::Finished;
                    return End::Continue;
                }
                Err(trap) => return self.trapped(trap),
            }
        }
    }

    /// Performs the visible operation just planned as part of an atomic block; false when the step ends before it.
    fn perform_inside_block(&mut self) -> Result<bool, Trap> {
        if self.ends_step() {
            return self.refuses_in_block().map_or(Ok(false), Err);
        }
        let shown = &self.s.threads[self.t].shown;
        // Nobody is to come in the middle of a section: an access that meets another one without order is in a data race for that.
        let is_section = self.s.threads[self.t].core.section != 0;
        for access in &shown.accesses {
            let access = &Access { order: if is_section { Order::Plain } else { access.order }, ..*access };
            // Synchronisation inside of a block is kept as it is, and so are plain accesses beside atomic ones: they may race.
            let known = |a: &&mut Access| {
                let Access { address, len, mode, order, tag: _ } = *access;
                a.address == address && a.len == len && a.order == order && a.mode.is_memory() && mode.is_memory()
            };
            match self.s.accesses.iter_mut().find(known) {
                Some(before) => before.mode = merge(before.mode, access.mode),
                None => self.s.accesses.push(*access),
            }
        }
        let choice = shown.choices.first();
        self.perform(choice)?;
        Ok(true)
    }

    /// Whether the operation just planned ends the step of an atomic block before it: it has to wait, there is something to choose, or it
    /// would be the second in one step that creates or joins a thread. The step then has looked at what it would wait for, or whom
    /// it could wake.
    fn ends_step(&mut self) -> bool {
        let ends_are_events = self.program.ends_are_events;
        let State { threads, record, accesses, .. } = &mut *self.s;
        let shown = &threads[self.t].shown;
        let again = match shown.kind {
            OpKind::Spawn => record.spawned.is_some(),
            OpKind::Join => record.joined.is_some(),
            _ => false,
        };
        let looks = match shown.blocked {
            // Nobody else has a say in that yet.
            Some(BlockedOn::Condition(_) | BlockedOn::Futex(_)) => false,
            Some(BlockedOn::Thread(_)) => {
                assert!(ends_are_events, "nobody foresaw that an atomic block joins a thread");
                accesses.extend(shown.accesses.iter().filter(|access| address::is_end_of_thread(access.address)));
                false
            }
            Some(_) => true,
            None => matches!(shown.choices, Choices::Waiters(_)),
        };
        // A timed wait may be woken instead of giving up.
        let may_be_woken = matches!(shown.kind, OpKind::CondTimeout | OpKind::FutexTimeout);
        let ends = again || may_be_woken || shown.blocked.is_some() || shown.choices.len() > 1;
        if ends && looks {
            accesses.extend(shown.accesses.iter().map(|access| Access { mode: Mode::Read, ..*access }));
        }
        ends
    }

    /// Shows the operation just planned as what the rest of an atomic block goes on with.
    pub fn show_rest(&mut self) {
        let shown = &mut self.s.threads[self.t].shown;
        shown.kind = OpKind::AtomicRest;
        shown.changes = true;
    }

    /// What becomes of a thread that could not go on.
    #[cold]
    pub fn trapped(&mut self, trap: Trap) -> End {
        let execute = self.program.options.unsupported == Unsupported::Execute;
        let (end, status, fault) = match trap {
            Trap::Limit(LimitKind::Unsupported, fault) if execute => (End::Continue, Stuck::Unsupported, Some(fault)),
            Trap::Assume => (End::Continue, Stuck::Assume, None),
            Trap::Bound => (End::Continue, Stuck::Bound, None),
            Trap::Spin => (End::Continue, Stuck::Spin, None),
            Trap::Part => unreachable!("a library function showed its next part to nobody"),
            Trap::Fault(fault) => {
                env::section::stays_locked(self);
                (End::Fault, Stuck::Fault, Some(fault))
            }
            Trap::Limit(kind, fault) => {
                self.s.hidden_escape |= kind == LimitKind::HiddenEscape;
                (End::Limit(kind), Stuck::Fault, Some(fault))
            }
        };
        self.s.threads[self.t].core.status = Status::Stuck(status);
        if let Some(mut fault) = fault {
            fault.thread = self.id();
            fault.site = self.site();
            self.add_callers(&mut fault.notes);
            match status {
                Stuck::Unsupported => self.s.threads[self.t].unsupported = Some(fault),
                _ => self.s.fault = Some(*fault),
            }
        }
        end
    }

    /// Notes from where the present function was called.
    fn add_callers(&self, notes: &mut Vec<Note>) {
        const CALLERS_SHOWN: usize = 8;
        let thread = &self.s.threads[self.t];
        let depth = thread.core.depth as usize;
        for index in (1..depth.saturating_sub(1)).rev().take(CALLERS_SHOWN) {
            let called = &self.program.functions[thread.frames[index + 1].function as usize].name;
            let site = self.program.site_at(thread.frames[index].pc);
            notes.push(Note { message: format!("`{called}` was called here"), site });
        }
    }

    /// Runs the operation the thread is at if nobody can see it, otherwise plans it.
    fn run_op(&mut self) -> Result<Ran, Trap> {
        if self.s.terms.is_some() { self.run_op_with_terms() } else { self.run_op_plainly() }
    }

    /// The same, where it is all the same whether there are terms.
    pub fn run_op_plainly(&mut self) -> Result<Ran, Trap> {
        match self.program.code[self.pc() as usize] {
            Op::CallModel { model, list } => env::run(self, model, list),
            Op::CallIndirect { p, list } => {
                let pointer = self.s.threads[self.t].register(p);
                match self.callee(pointer)? {
                    Callee::Model(model) if self.is_irrelevant() => {
                        self.quietly(|cx| env::run_irrelevant(cx, model, list))
                    }
                    Callee::Model(model) => env::run(self, model, list),
                    Callee::Code(function) => {
                        let State { memory, threads, .. } = &mut *self.s;
                        interp::call(self.program, &mut threads[self.t], memory, function, list)?;
                        Ok(Ran::On)
                    }
                }
            }
            Op::ThreadLocal { d, index } => {
                let address = self.thread_local(index as usize)?;
                self.s.threads[self.t].registers()[d as usize] = address;
                self.s.threads[self.t].top_mut().pc += 1;
                Ok(Ran::On)
            }
            Op::VaStart { p } => self.va_start(p),
            Op::Irrelevant { index } => self.run_irrelevant(self.program.irrelevant[index as usize]),
            Op::Fence { .. } if self.is_irrelevant() => {
                self.s.threads[self.t].top_mut().pc += 1;
                Ok(Ran::On)
            }
            Op::Await { index } => {
                self.plan_await(index)?;
                Ok(Ran::Visible)
            }
            Op::Fence { order } => {
                let site = self.site();
                let address = address::of_fence(self.number());
                let shown = &mut self.s.threads[self.t].shown;
                shown.reset(OpKind::Fence, site);
                shown.accesses.push(Access { address, len: 1, mode: Mode::Read, order, tag: 0 });
                Ok(Ran::Visible)
            }
            Op::Return0 | Op::Return1 { .. } | Op::Return { .. } | Op::StackRestore { .. } | Op::LifetimeEnd { .. } => {
                self.run_ending()
            }
            _ => self.run_access(),
        }
    }

    /// Finds the function behind a pointer.
    pub fn callee(&self, pointer: u64) -> Result<Callee, Trap> {
        if let Some(function) = address::as_function(pointer)
            && let Some(info) = self.program.functions.get(function as usize)
        {
            if let Some(model) = info.model {
                return Ok(Callee::Model(model));
            }
            if info.entry != NO_CODE {
                return Ok(Callee::Code(function));
            }
            if let Some(message) = &info.refused {
                return Err(Trap::limit(LimitKind::Unsupported, message.clone()));
            }
        }
        let (kind, message) = if address::is_near_null(pointer) {
            (FaultKind::NullPointer, "call through a null pointer".to_string())
        } else {
            let name = describe::quoted(self.program, self.s, pointer);
            (FaultKind::WildPointer, format!("call of {name}, which is no function"))
        };
        Err(Trap::fault(kind, message))
    }

    /// Shows again what the thread is about to do, after others have moved or steps were undone.
    pub fn refresh(&mut self) {
        self.plan_again();
        if self.s.threads[self.t].core.atomic > 0 {
            self.show_rest();
        } else {
            self.show_await(self.pc());
        }
    }

    /// Plans the visible operation that the thread is at again.
    pub fn plan_again(&mut self) {
        if self.s.terms.is_some() && self.refresh_with_terms() {
            return;
        }
        let op = self.program.code[self.pc() as usize];
        let list = match op {
            Op::CallModel { model, list } => Some((model, list)),
            Op::CallIndirect { p, list } => {
                let pointer = self.s.threads[self.t].register(p);
                match self.callee(pointer) {
                    Ok(Callee::Model(model)) => Some((model, list)),
                    _ => None,
                }
            }
            _ => None,
        };
        // A trap now means that performing the operation would trap: it is shown as far as it got.
        let _ = match (list, op) {
            (Some((model, list)), _) => env::plan(self, model, list).map(|_| ()),
            (None, Op::Await { index }) => self.plan_await(index),
            (
                None,
                Op::Fence { .. }
                | Op::Return0
                | Op::Return1 { .. }
                | Op::Return { .. }
                | Op::StackRestore { .. }
                | Op::LifetimeEnd { .. },
            ) => self.run_op().map(|_| ()),
            _ => self.plan_access().map(|_| ()),
        };
    }

    /// Performs the visible operation the thread is at.
    pub fn perform(&mut self, choice: u32) -> Result<(), Trap> {
        if self.s.terms.is_some() { self.perform_with_terms(choice) } else { self.perform_plainly(choice) }
    }

    /// The same, where it is all the same whether there are terms.
    pub fn perform_plainly(&mut self, choice: u32) -> Result<(), Trap> {
        match self.program.code[self.pc() as usize] {
            Op::CallModel { model, list } => env::perform(self, model, list, choice),
            Op::Await { index } => self.perform_await(index),
            Op::CallIndirect { p, list } => {
                let pointer = self.s.threads[self.t].register(p);
                match self.callee(pointer)? {
                    Callee::Model(model) => env::perform(self, model, list, choice),
                    Callee::Code(_) => Ok(()),
                }
            }
            Op::Fence { .. } => {
                self.s.threads[self.t].top_mut().pc += 1;
                Ok(())
            }
            Op::Return0 | Op::Return1 { .. } | Op::Return { .. } | Op::StackRestore { .. } | Op::LifetimeEnd { .. } => {
                self.perform_ending();
                Ok(())
            }
            _ => self.perform_access(),
        }
    }

    /// Hands a call's result to the program and moves on.
    #[inline]
    pub fn finish_call(&mut self, list: u32, values: &[u64]) {
        let thread = &mut self.s.threads[self.t];
        let (results, _) = list_parts(&self.program.lists, list);
        let frame = thread.top_mut();
        frame.pc += 1;
        frame.phase = 0;
        let base = frame.base as usize;
        for (i, &slot) in results.iter().enumerate() {
            if slot != NO_SLOT {
                thread.regs[base + slot as usize] = values.get(i).copied().unwrap_or(0);
            }
        }
    }

    /// Calls a guest function from inside a model; the model goes on when it returns.
    pub fn call_back(&mut self, pointer: u64, args: &[u64]) -> Result<(), Trap> {
        let (function, leading) = match self.callee(pointer)? {
            Callee::Code(function) => (function, None),
            Callee::Model(_) => match self.program.callback_entries.get(args.len()) {
                Some(&entry) => (entry, Some(pointer)),
                None => {
                    return Err(Trap::fault(
                        FaultKind::InvalidCall,
                        "a library function as a callback with so many arguments",
                    ));
                }
            },
        };
        let info = &self.program.functions[function as usize];
        info.accept(args.len() + usize::from(leading.is_some()))?;
        if self.s.threads[self.t].core.depth >= self.program.options.stack_depth_max {
            return Err(Trap::fault(FaultKind::StackOverflow, "stack overflow in a callback"));
        }
        let arena = self.s.memory.len() as u32;
        let thread = &mut self.s.threads[self.t];
        thread.push_frame(self.program, function, 0, arena);
        let given = leading.iter().chain(args).take(info.params as usize);
        thread.registers().iter_mut().zip(given).for_each(|(register, &value)| *register = value);
        Ok(())
    }

    /// Makes an object of the thread's own that lives until the thread's creator says otherwise.
    pub fn make_object(&mut self, kind: ObjectKind, size: u64, written: bool, what: u32) -> Result<u64, Trap> {
        self.make_aligned_object(kind, (size, 1), written, what)
    }

    /// [`make_object`](Self::make_object) of this size and alignment.
    pub fn make_aligned_object(
        &mut self,
        kind: ObjectKind,
        (size, align): (u64, u64),
        written: bool,
        what: u32,
    ) -> Result<u64, Trap> {
        let owner = if self.program.options.local_objects { self.t as u8 } else { SHARED };
        let site = if kind == ObjectKind::Heap { self.asking_site().0 } else { self.site().0 };
        let object = Object::new(kind, owner, site, what);
        let State { memory, undo, .. } = &mut *self.s;
        memory.allocate(undo, self.t as u8, (size, align), written, object).map_err(|room| interp::no_room(room, size))
    }

    /// Where an allocation was asked for: the call itself, or the call of a function around it that knows what it gets. (What
    /// `void *xmalloc(size_t)` allocates, its callers know.)
    fn asking_site(&self) -> SiteId {
        const OUTWARDS_MAX: usize = 4;
        let thread = &self.s.threads[self.t];
        let frames = thread.frames[..thread.core.depth as usize].iter().rev().take(OUTWARDS_MAX);
        for site in frames.map(|frame| self.program.site_at(frame.pc)) {
            match self.program.pointee(site) {
                Some(Pointee { ty: Some(_), .. }) => return site,
                Some(Pointee { ty: None, .. }) => {}
                None => break,
            }
        }
        self.site()
    }

    /// The address of the thread's copy of a thread-local; the index after the last one is `errno`.
    pub fn thread_local(&mut self, index: usize) -> Result<u64, Trap> {
        let known = self.s.threads[self.t].thread_locals[index];
        if known != 0 {
            return Ok(known);
        }
        let program = self.program;
        let address = match program.thread_locals.get(index) {
            None => self.make_object(ObjectKind::Environment, 4, true, 0)?,
            Some(&id) => {
                let global = &program.module.globals.as_slice()[id as usize];
                let address =
                    self.make_aligned_object(ObjectKind::ThreadLocal, (global.size, global.align.into()), true, id)?;
                crate::machine::initialise(program, self.s, address, global);
                address
            }
        };
        self.s.undo.entry(Kind::ThreadLocal, self.t as u64 | (index as u64) << 8, 0);
        self.s.threads[self.t].thread_locals[index] = address;
        Ok(address)
    }

    /// Fills a `va_list` so that all further arguments are found in the overflow area.
    fn va_start(&mut self, p: u16) -> Result<Ran, Trap> {
        let thread = &self.s.threads[self.t];
        let list = thread.register(p);
        let frame = *thread.top();
        let Reach::Own(_) = self.reach(list, 24, Touch::Write)? else {
            let message = "va_start on a va_list that other threads can reach";
            return Err(Trap::fault(FaultKind::InvalidCall, message));
        };
        let size = u64::from(frame.extra) * 8;
        let site = self.site().0;
        let State { memory, undo, threads, .. } = &mut *self.s;
        let area = interp::make_stack_object(self.program, memory, undo, self.t as u8, size, site, u32::MAX)?;
        interp::push_stack_object(&mut threads[self.t], undo, self.t as u32, area);
        let first = (frame.base + frame.len - frame.extra) as usize;
        for i in 0..frame.extra as usize {
            let value = self.s.threads[self.t].regs[first + i];
            self.store(area + 8 * i as u64, 8, value)?;
        }
        // System V x86-64: gp_offset and fp_offset say that no register is left.
        for (offset, len, value) in [(0, 4, 48), (4, 4, 176), (8, 8, area), (16, 8, 0)] {
            self.store(list + offset, len, value)?;
        }
        self.s.threads[self.t].top_mut().pc += 1;
        Ok(Ran::On)
    }

    /// Performs a write, visible or not; the value it replaces.
    pub fn store(&mut self, address: u64, len: usize, value: u64) -> Result<u128, Trap> {
        let at = self.reach_alive(address, len as u64, Touch::Write)?;
        self.set(at, len, u128::from(value))
    }
}

/// What a function pointer points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Callee {
    /// A function with code.
    Code(u32),
    /// A function of the environment.
    Model(u16),
}

fn action(touch: Touch, len: u64) -> String {
    let what = match touch {
        Touch::Read => "read",
        Touch::Write => "write",
    };
    let bytes = if len == 1 { "byte" } else { "bytes" };
    format!("{what} of {len} {bytes}")
}

/// What two accesses to the same memory in one step amount to.
fn merge(before: Mode, after: Mode) -> Mode {
    match (before, after) {
        (a, b) if a == b => a,
        // What it finds there is what it wrote.
        (Mode::Write, _) => Mode::Write,
        _ => Mode::Update,
    }
}

/// The ordering of synchronisation objects.
pub(crate) const SYNC: Order = Order::SeqCst;
