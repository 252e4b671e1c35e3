//! The virtual machine: [`Vm`] implements [`Machine`].

use crate::cx::Cx;
use crate::memory::{Object, ObjectKind, PROGRAM, READ_ONLY, SHARED};
use crate::program::Program;
use crate::spin::{self, Goes};
use crate::state::{Record, State};
use crate::symbolic::{Swap, Symbols};
use crate::terms::{Input, Terms};
use crate::thread::{Shown, Status, Thread, UNSTARTED};
use crate::thread_code::ThreadCode;
use crate::undo::Kind;
use raddle_ir::{Global, Target};
use raddle_trace::{
    Access, BlockedOn, End, Fault, LimitKind, Machine, Note, OpKind, Operation, Pending, SiteId, Spinning, Spins, Step,
    Stuck, ThreadId, ThreadSet, Transition,
};
use std::sync::Arc;

/// A running program.
pub struct Vm {
    pub(crate) program: Arc<Program>,
    pub(crate) state: State,
    #[cfg(feature = "expensive-checks")]
    marked: crate::check::Marked,
}

/// A position to rewind to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark(usize);

impl Vm {
    /// A machine that has not started yet.
    pub fn new(program: Arc<Program>) -> Vm {
        let state = State::new(&program);
        Vm {
            program,
            state,
            #[cfg(feature = "expensive-checks")]
            marked: crate::check::Marked::default(),
        }
    }

    /// The same for a program whose inputs are terms ([`NondetPolicy::Terms`](crate::NondetPolicy)).
    pub fn with_terms(program: Arc<Program>, terms: Box<dyn Terms>) -> Vm {
        let mut vm = Vm::new(program);
        vm.state.terms = Some(Box::new(Symbols::new(terms)));
        vm
    }

    /// The inputs that each thread has asked for in this execution, in order, with values for which it goes as it went. `None` if there was no
    /// time to find them.
    pub fn inputs(&mut self) -> Option<Vec<(ThreadId, Input, u128)>> {
        let Some(symbols) = &mut self.state.terms else { return Some(Vec::new()) };
        let asked = symbols.inputs().to_vec();
        let terms: Vec<_> = asked.iter().map(|(_, input)| input.term).collect();
        let values = symbols.terms.values(&terms)?;
        Some(asked.into_iter().zip(values).map(|((thread, input), value)| (thread, input, value)).collect())
    }

    /// Whether there was a compare-and-swap in this execution that others can notice, and whose outcome depends on inputs.
    pub fn has_open_swaps(&self) -> bool {
        self.state.terms.as_ref().is_some_and(|symbols| symbols.has_open_swaps())
    }

    /// [`inputs`](Self::inputs) for all ways in which [such](Self::has_open_swaps) compare-and-swaps can have turned out, of those that matter, until one
    /// will do; whether one did. `None` if that was not found out, or `will_do` has had enough.
    pub fn try_outcomes(
        &mut self,
        matters: impl Fn(&Swap) -> bool,
        mut will_do: impl FnMut(Vec<(ThreadId, Input, u128)>) -> Option<bool>,
    ) -> Option<bool> {
        let Some(symbols) = &mut self.state.terms else { return will_do(Vec::new()) };
        symbols.try_outcomes(matters, |inputs, values| {
            will_do(inputs.iter().zip(values).map(|(&(thread, input), value)| (thread, input, value)).collect())
        })
    }

    /// How many inputs a thread has asked for in this execution.
    pub fn inputs_of(&self, thread: ThreadId) -> usize {
        let asked = self.state.terms.as_ref().map_or(&[][..], |symbols| symbols.inputs());
        asked.iter().filter(|(of, _)| *of == thread).count()
    }

    /// Whether a question about inputs was given up. Then it shows more than is possible.
    pub fn has_no_answers(&self) -> bool {
        self.state.terms.as_ref().is_some_and(|symbols| symbols.unanswered)
    }

    /// The program it runs.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// What `main` returned or `exit` was given.
    pub fn exit_code(&self) -> Option<i32> {
        self.state.exit_code
    }

    /// Whether the search must be started again with [`Options::local_objects`](crate::Options) off.
    pub fn needs_visible_locals(&self) -> bool {
        self.state.hidden_escape
    }

    /// Whether every thread has finished.
    pub fn has_finished(&self) -> bool {
        self.state.born.iter().all(|t| self.state.threads[t.0 as usize].core.status == Status::Finished)
    }

    /// Heap objects that have not been freed and that nothing points to, at the end of an execution.
    pub fn leaks(&self) -> Vec<Note> {
        crate::leaks::find(&self.state)
    }

    fn cx(&mut self, t: ThreadId) -> Cx<'_> {
        Cx { program: &self.program, s: &mut self.state, t: t.0 as usize }
    }

    /// Finds again what other threads show, if the step that thread `t` made can have changed it.
    fn refresh_others(&mut self, t: ThreadId) {
        if self.state.is_silent(t) {
            #[cfg(feature = "expensive-checks")]
            for other in self.state.changing.difference(ThreadSet::single(t)) {
                self.assert_unaffected(other);
            }
            return;
        }
        let spawned = self.state.record.spawned.is_some();
        for other in self.state.changing {
            // A thread that was spawned may have finished at once, which its parent may wait for.
            if other == t && !spawned {
                continue;
            }
            if spawned || self.state.affects(t, other) {
                if self.state.end_waiting(t, other) || self.cx(other).show_compare_again() {
                    continue;
                }
                let State { threads, undo, .. } = &mut self.state;
                threads[other.0 as usize].shown.save(undo);
                undo.header(Kind::Shown, u64::from(other.0));
                self.cx(other).refresh();
                self.state.settle(other.0 as usize);
            } else {
                #[cfg(feature = "expensive-checks")]
                self.assert_unaffected(other);
            }
        }
    }

    /// Looks whether a thread shows what it would show if it were asked again.
    #[cfg(feature = "expensive-checks")]
    fn assert_unaffected(&mut self, other: ThreadId) {
        self.state.threads[other.0 as usize].shown.save(&mut self.state.undo);
        self.cx(other).refresh();
        let State { threads, undo, .. } = &mut self.state;
        let shown = &mut threads[other.0 as usize].shown;
        shown.save(undo);
        let [.., before, after] = undo.shown.as_slice() else { return };
        assert_eq!(before, after, "what {other} shows has changed unnoticed");
        shown.restore(undo);
        shown.restore(undo);
    }

    fn begin(&mut self, record: Record) {
        self.state.memory.begin_step();
        self.state.fuel = self.program.options.local_steps_max;
        self.state.record = record;
        self.state.accesses.clear();
    }

    /// Performs the operation and what follows it, in a spawned thread too.
    fn perform(&mut self, transition: Transition, before: usize) -> End {
        let thread = transition.thread;
        if self.state.threads[thread.0 as usize].flags & UNSTARTED != 0 {
            self.state.clear_flag(thread.0 as usize, UNSTARTED);
            return self.cx(thread).advance();
        }
        let mut cx = self.cx(thread);
        let end = match cx.perform(transition.choice) {
            Ok(()) if cx.s.record.end == End::Exit => End::Exit,
            Ok(()) => cx.advance(),
            Err(trap) => cx.trapped(trap),
        };
        if self.state.threads[thread.0 as usize].gave_up_in_block() {
            self.undo_block(thread, before);
        }
        match self.state.record.spawned {
            Some(child) if end == End::Continue => {
                let end = self.cx(child).advance();
                self.state.settle(child.0 as usize);
                end
            }
            Some(child) if end == End::Fault => self.start_beside_fault(child),
            Some(child) => {
                self.start_later(child);
                end
            }
            None => end,
        }
    }

    /// An assumption failed inside an atomic block (or a loop bound was reached there): the block has not happened. What
    /// it did in this step is undone, and the thread is stuck before it. That it did not happen depends on what it
    /// read, so that is what the step did.
    #[cold]
    fn undo_block(&mut self, t: ThreadId, before: usize) {
        let Vm { program, state, .. } = self;
        let status = state.threads[t.0 as usize].core.status;
        state.rewind(program, before);
        let State { threads, undo, accesses, record, .. } = state;
        let thread = &mut threads[t.0 as usize];
        thread.begin_step(program, undo, t.0);
        thread.core.status = status;
        *record = Record { choices: record.choices, ..Record::new(record.transition, record.kind, record.site, ()) };
        Access::keep_what_was_found(accesses);
    }

    /// Runs a thread to its first visible operation although the thread that spawned it has failed in the same step. A
    /// step has one fault. If the new thread fails, too, it does so in a step of its own, as if it began with an
    /// operation that touches nothing.
    #[cold]
    fn start_beside_fault(&mut self, child: ThreadId) -> End {
        let t = child.0 as usize;
        let (before, thread, fault) = (self.state.undo.len(), self.state.threads[t].clone(), self.state.fault.clone());
        let end = self.cx(child).advance();
        if end == End::Fault {
            self.state.rewind(&self.program, before);
            self.state.threads[t] = thread;
            self.state.fault = fault;
            self.start_later(child);
        } else {
            self.state.settle(t);
        }
        match end {
            End::Continue | End::Exit | End::Fault => End::Fault,
            End::Limit(kind) => End::Limit(kind),
        }
    }

    /// Leaves what a new thread does before its first visible operation to a step of its own.
    #[cold]
    fn start_later(&mut self, child: ThreadId) {
        let t = child.0 as usize;
        self.state.set_flag(t, UNSTARTED);
        self.cx(child).show(OpKind::Choose);
        self.state.settle(t);
    }
}

impl Machine for Vm {
    type Mark = Mark;

    fn start(&mut self) -> End {
        self.begin(Record::new(Transition::only(ThreadId::MAIN), OpKind::Read, SiteId(0), ()));
        if let Err(end) = self.load() {
            return end;
        }
        let main = self.program.main_entry;
        add_thread(&self.program, &mut self.state, (ThreadId::MAIN, ThreadCode::MAIN), main, &[]);
        let end = self.cx(ThreadId::MAIN).advance();
        self.state.settle(0);
        end
    }

    fn threads(&self) -> ThreadSet {
        self.state.born
    }

    #[inline]
    fn ready(&self) -> ThreadSet {
        self.state.ready
    }

    #[inline]
    fn pending(&self, t: ThreadId) -> Pending<'_> {
        let thread = &self.state.threads[t.0 as usize];
        match thread.core.status {
            Status::Finished => return Pending::Finished,
            Status::Stuck(why) => return Pending::Stuck(why),
            Status::Live => {}
        }
        let shown = &thread.shown;
        let operation = Operation {
            kind: shown.kind,
            choices: shown.choices,
            accesses: &shown.accesses,
            joins: shown.joins,
            site: shown.site,
        };
        match shown.blocked {
            Some(on) => Pending::Blocked(operation, on),
            None => Pending::Ready(operation),
        }
    }

    fn step(&mut self, transition: Transition) -> Step<'_> {
        let t = transition.thread.0 as usize;
        assert!(self.state.threads[t].is_ready(), "step of a thread that is not ready: {transition:?}");
        #[cfg(feature = "expensive-checks")]
        assert!(self.state.ready.contains(transition.thread), "step of a thread that is not there: {transition:?}");
        #[cfg(feature = "expensive-checks")]
        assert!(self.state.threads[t].shown.choices.contains(transition.choice), "no such choice: {transition:?}");
        let Shown { kind, site, choices, changes, .. } = self.state.threads[t].shown;
        self.begin(Record { choices, ..Record::new(transition, kind, site, ()) });
        let before = self.state.undo.len();
        let State { threads, undo, accesses, spins, .. } = &mut self.state;
        let thread = &mut threads[t];
        thread.begin_step(&self.program, undo, t as u32);
        if *spins != Spins::Explore {
            thread.begin_round(&self.program, undo);
        }
        if !kind.is_block() {
            // Most have one.
            match thread.shown.accesses.as_slice() {
                &[access] => accesses.push(access),
                several => accesses.extend_from_slice(several),
            }
        } else if thread.core.atomic > 0 {
            // The rest of a block that had to wait: its first operation belongs to it.
            let mut cx = self.cx(transition.thread);
            cx.refresh_inside_block();
        }
        let end = self.perform(transition, before);
        if kind.is_block() && self.state.spins != Spins::Explore {
            let State { undo, accesses, .. } = &mut self.state;
            undo.touched(accesses);
        }
        // It was ready: mostly the sets are as they were.
        let thread = &self.state.threads[t];
        if !thread.is_ready() || thread.shown.changes != changes {
            self.state.settle(t);
        }
        if !self.state.changing.is_empty() {
            self.refresh_others(transition.thread);
        }
        #[cfg(feature = "expensive-checks")]
        crate::check::verify(&self.program, &self.state);
        self.state.record.end = if self.has_no_answers() { End::Limit(LimitKind::Unanswered) } else { end };
        self.state.record.with_accesses(&self.state.accesses)
    }

    fn mark(&self) -> Mark {
        #[cfg(feature = "expensive-checks")]
        self.marked.note(&self.state);
        Mark(self.state.undo.len())
    }

    fn rewind(&mut self, to: Mark) {
        if to.0 >= self.state.undo.len() {
            return;
        }
        self.state.rewind(&self.program, to.0);
        #[cfg(feature = "expensive-checks")]
        {
            self.marked.compare(&self.state);
            crate::check::verify(&self.program, &self.state);
        }
    }

    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        self.state.names.parent(t)
    }

    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        self.state.names.child(parent, nth)
    }

    fn forget(&mut self, keep: ThreadSet) {
        self.state.names.forget(keep.union(self.state.born));
    }

    fn set_spins(&mut self, spins: Spins) {
        self.state.undid_additions = false;
        self.state.stop_pure = spins != Spins::Explore;
        if std::mem::replace(&mut self.state.spins, spins) == spins {
            return;
        }
        // At the start of a program nobody has gone round yet: what can change is what threads show.
        for t in self.state.born {
            if self.state.threads[t.0 as usize].core.status == Status::Live {
                self.cx(t).refresh();
                self.state.settle_for_good(t.0 as usize);
            }
        }
    }

    fn undid_additions(&self) -> bool {
        self.state.undid_additions
    }

    fn set_steps_max(&mut self, max: u64) {
        self.state.steps_max = u32::try_from(max).unwrap_or(u32::MAX);
    }

    fn spinning(&mut self, among: ThreadSet) -> Spinning {
        // What each of them touches, and whether it changes that.
        let mut touched: Vec<(ThreadId, Vec<(Access, bool)>)> = Vec::new();
        let mut unseen = ThreadSet::EMPTY;
        for t in among {
            let thread = &self.state.threads[t.0 as usize];
            let mut touches = Vec::new();
            let goes = match thread.core.status {
                Status::Live if thread.core.atomic > 0 => match thread.shown.blocked {
                    Some(BlockedOn::Await(_)) => Goes::Round,
                    _ => Goes::On,
                },
                Status::Live | Status::Stuck(Stuck::Spin | Stuck::Undone) => self.cx(t).goes_round(&mut touches),
                Status::Stuck(_) | Status::Finished => Goes::On,
            };
            match goes {
                Goes::On => continue,
                Goes::Round => {}
                Goes::Unseen => unseen.insert(t),
            }
            touched.push((t, touches));
        }
        let threads = self.state.born.difference(among).iter().map(|t| &self.state.threads[t.0 as usize]);
        let blocked = threads.filter(|thread| thread.core.status == Status::Live && thread.shown.blocked.is_some());
        let blocked: Vec<Access> = blocked.flat_map(|thread| &thread.shown.accesses).copied().collect();
        Spinning {
            alone: touched.iter().map(|(t, _)| *t).collect(),
            together: spin::without_interference(&touched, &blocked),
            unseen,
        }
    }

    fn copies_at(&self, site: SiteId) -> Option<u32> {
        self.program.copies_at(site)
    }

    fn is_ruled_out(&self, t: ThreadId) -> bool {
        self.program.cancels && crate::env::cancel::is_ruled_out(&self.state, t)
    }

    fn stuck_at(&self, t: ThreadId) -> SiteId {
        let thread = &self.state.threads[t.0 as usize];
        if thread.core.depth == 0 { SiteId(0) } else { self.program.site_at(thread.top().pc) }
    }

    fn unsupported(&self, t: ThreadId) -> Option<&Fault> {
        let thread = &self.state.threads[t.0 as usize];
        thread.unsupported.as_deref().filter(|_| thread.core.status == Status::Stuck(Stuck::Unsupported))
    }

    fn fault(&self) -> Option<&Fault> {
        self.state.fault.as_ref()
    }

    fn fingerprint(&self) -> u64 {
        self.state.fingerprint()
    }
}

impl Vm {
    /// Lays out the globals.
    fn load(&mut self) -> Result<(), End> {
        let program = Arc::clone(&self.program);
        for (id, global) in program.module.globals.iter() {
            let address = program.global_addresses[id.0 as usize];
            if global.thread_local || (address == 0 && global.size < 1 << 32) {
                continue;
            }
            let owner = if global.constant { READ_ONLY } else { SHARED };
            let object = Object::new(ObjectKind::Global, owner, 0, id.0);
            let State { memory, undo, .. } = &mut self.state;
            match memory.allocate(undo, PROGRAM, (global.size, global.align.into()), true, object) {
                Ok(made) => debug_assert_eq!(made, address),
                Err(_) => {
                    let message = format!("the global variable `{}` needs {} bytes", global.name, global.size);
                    let mut fault = limit_fault(message);
                    fault.site = SiteId(u32::MAX);
                    self.state.fault = Some(fault);
                    return Err(End::Limit(LimitKind::Memory));
                }
            }
            initialise(&program, &mut self.state, address, global);
        }
        Ok(())
    }
}

fn limit_fault(message: String) -> Fault {
    Fault { kind: raddle_trace::FaultKind::Limit, thread: ThreadId::MAIN, site: SiteId(0), message, notes: Vec::new() }
}

/// Writes a global's initial contents into a fresh object.
pub(crate) fn initialise(program: &Program, state: &mut State, address: u64, global: &Global) {
    let Some(init) = &global.init else { return };
    let Some(bytes) = state.memory.initialise(&mut state.undo, address) else { return };
    let len = init.bytes.len().min(bytes.len());
    bytes[..len].copy_from_slice(&init.bytes[..len]);
    for relocation in &init.relocations {
        let target = match relocation.target {
            Target::Global(global) => program.global_addresses[global.0 as usize],
            Target::Function(function) => program.function_address(function),
        };
        let value = target.wrapping_add_signed(relocation.addend).to_le_bytes();
        let at = relocation.offset as usize;
        if let Some(place) = bytes.get_mut(at..at + 8) {
            place.copy_from_slice(&value);
        }
    }
}

/// Brings a thread to life at the start of a root function.
pub(crate) fn add_thread(
    program: &Program,
    state: &mut State,
    (id, code): (ThreadId, ThreadCode),
    root: u32,
    args: &[u64],
) {
    state.memory.add_thread(id, code);
    let t = id.0 as usize;
    let locals = program.thread_locals.len() + 1;
    while state.threads.len() <= t {
        state.threads.push(Thread::new(locals));
    }
    let thread = &mut state.threads[t];
    // Whatever an earlier life left behind is forgotten; it cannot be rewound to any more than this life can go back
    // beyond its birth.
    thread.core =
        crate::thread::Core { random: 0x9e37_79b9_7f4a_7c15 ^ (u64::from(code.number()) + 1), ..Default::default() };
    thread.flags = 0;
    thread.saved_from = 0;
    thread.start = args.first().copied().unwrap_or(0);
    for (index, address) in thread.thread_locals.iter_mut().enumerate() {
        if *address != 0 {
            state.undo.entry(Kind::ThreadLocal, t as u64 | (index as u64) << 8, *address);
            *address = 0;
        }
    }
    thread.push_frame(program, root, 0, state.memory.len() as u32);
    thread.registers()[..args.len()].copy_from_slice(args);
    state.born.insert(id);
    state.undo.header(Kind::Spawn, t as u64);
}

impl Cx<'_> {
    /// Finds the real accesses of the operation that an atomic block goes on with.
    fn refresh_inside_block(&mut self) {
        self.plan_again();
        let state = &mut *self.s;
        let accesses: &[Access] = &state.threads[self.t].shown.accesses;
        state.accesses.extend_from_slice(accesses);
    }
}
