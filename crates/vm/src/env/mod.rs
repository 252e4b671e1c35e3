//! The environment model: what library functions do.
//!
//! # Adding a function
//!
//! Every file here has a `TABLE` of [`Entry`]s. Add a line with the function's name, the least number of arguments it
//! takes (a call with fewer is refused when the program is loaded) and its [`Model`]:
//!
//! * [`Model::Local`] for what touches no guest memory, or only the calling thread's own state: `abs`, `rand`;
//! * [`Model::Memory`] for what reads and writes guest memory through [`Guest`]: `strlen`, `memcpy`, `printf`. Write it
//!   once; it is run *dry* to find out which bytes it will touch. If all of them are the thread's own it is invisible, otherwise it is one
//!   visible event with exactly those accesses, or one for each of them where they race ([`parts`]). What it does otherwise and must not
//!   be repeated goes through [`Guest::once`], or comes last;
//! * [`Model::Whole`] for the same where it does more than that: `getchar`. It is one event, always;
//! * [`Model::Visible`] for synchronisation: a `plan` that shows the operation (kind, accesses, what blocks it,
//!   choices) without changing anything, and a `perform` that does it.
//!
//! A new file goes into [`TABLES`]. A function that is known but refused gets a line in [`refusal`].
//!
//! Results are handed over as [`Done`]. A model that calls back into the program (`pthread_once`, destructors) calls
//! [`Cx::call_back`] and returns [`Done::Stay`]; it is entered again when the callback returns, and tells how far it has come by
//! [`Frame::phase`](crate::thread::Frame::phase).

mod alloc;
mod atomics;
mod attributes;
mod barrier;
mod calendar;
pub(crate) mod cancel;
mod character;
mod cleanup;
mod condition;
mod event;
mod exit;
mod format;
mod futex;
mod guest;
mod input;
mod jump;
pub(crate) mod keys;
mod locks;
mod math;
mod memory;
mod misc;
pub(crate) mod mutex;
mod named;
mod number;
mod once;
mod output;
mod parts;
mod process;
mod rwlock;
mod scan;
pub(crate) mod section;
mod semaphore;
mod string;
mod sync;
mod threads;
mod time;
mod verifier;

use crate::bytecode::{Slot, list_parts};
use crate::cx::{Cx, Ran};
use crate::state::Record;
use crate::trap::Trap;
use crate::{LoadError, NondetPolicy, Options};
use guest::Guest;
use raddle_base::IdVec;
use raddle_ir::{Callee, Function, Global, GlobalId, Init, Inst, InstKind, Module, Reach};
use raddle_trace::OpKind;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A modelled function.
pub(crate) struct Entry {
    /// Its name.
    pub name: &'static str,
    /// The least number of argument slots it takes.
    pub args: u8,
    /// What it does.
    pub model: Model,
}

type LocalFn = fn(&mut Cx<'_>, Args) -> Result<Done, Trap>;
type MemoryFn = fn(&mut Guest<'_, '_>, Args) -> Result<u64, Trap>;
type PlanFn = fn(&mut Cx<'_>, Args) -> Result<Plan, Trap>;
type PerformFn = fn(&mut Cx<'_>, Args, u32) -> Result<Done, Trap>;

/// An entry for [`Model::Local`].
const fn local(name: &'static str, args: u8, perform: LocalFn) -> Entry {
    Entry { name, args, model: Model::Local(perform) }
}

/// An entry for [`Model::Memory`].
const fn memory(name: &'static str, args: u8, perform: MemoryFn) -> Entry {
    Entry { name, args, model: Model::Memory(perform) }
}

/// An entry for [`Model::Whole`].
const fn whole(name: &'static str, args: u8, perform: MemoryFn) -> Entry {
    Entry { name, args, model: Model::Whole(perform) }
}

/// An entry for [`Model::Object`].
const fn object(name: &'static str, args: u8, perform: MemoryFn) -> Entry {
    Entry { name, args, model: Model::Object(perform) }
}

/// An entry for [`Model::Visible`].
const fn visible(name: &'static str, args: u8, plan: PlanFn, perform: PerformFn) -> Entry {
    Entry { name, args, model: Model::Visible { plan, perform } }
}

/// Whether a program may call one of these functions.
pub(crate) fn may_be_called(module: &Module, reached: &Reach, names: &[&str]) -> bool {
    let is_one = |f: &Function| f.is_external() && names.contains(&f.name.as_str());
    module.functions.iter().any(|(id, f)| is_one(f) && reached.function(id))
}

/// A function without any effect here, returning zero.
fn nothing(_: &mut Cx<'_>, _: Args) -> Result<Done, Trap> {
    Ok(Done::Value(0))
}

/// What a function does.
#[derive(Clone, Copy)]
pub(crate) enum Model {
    /// Nothing that others could see.
    Local(LocalFn),
    /// Something with memory.
    Memory(MemoryFn),
    /// Something with memory and other things, in one step even where it races.
    Whole(MemoryFn),
    /// Makes a synchronisation object, which has no parts.
    Object(MemoryFn),
    /// A visible operation.
    Visible {
        /// Shows it.
        plan: PlanFn,
        /// Performs it, with the chosen alternative.
        perform: PerformFn,
    },
}

/// Whether a planned operation is an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    /// Others can see it.
    Visible,
    /// Nobody can: perform it right away.
    Local,
}

/// What came of performing a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// The call is over, with this result (ignored where there is none).
    Value(u64),
    /// The call is over, with a result in two slots.
    Wide(u128),
    /// It goes on: the model is entered again.
    Stay,
    /// The thread is elsewhere now.
    Left,
    /// The thread is at its end.
    Finished,
}

/// The arguments of a call.
#[derive(Clone, Copy)]
pub(crate) struct Args {
    /// In [`Program::lists`](crate::Program).
    list: u32,
    /// The first of them there.
    first: u32,
    count: u16,
    /// The model's number.
    model: u16,
}

impl Args {
    #[inline]
    fn new(cx: &Cx<'_>, model: u16, list: u32) -> Args {
        let (results, args) = list_parts(&cx.program.lists, list);
        Args { list, first: list + 2 + results.len() as u32, count: args.len() as u16, model }
    }

    /// An argument slot; zero when there is none.
    #[inline]
    pub fn get(self, cx: &Cx<'_>, i: usize) -> u64 {
        if i >= usize::from(self.count) {
            return 0;
        }
        cx.s.threads[cx.t].register(cx.program.lists[self.first as usize + i])
    }

    /// Where an argument is, if there is one.
    pub fn slot(self, cx: &Cx<'_>, i: usize) -> Option<Slot> {
        (i < usize::from(self.count)).then(|| cx.program.lists[self.first as usize + i])
    }

    /// Two argument slots as one value.
    pub fn wide(self, cx: &Cx<'_>, i: usize) -> u128 {
        u128::from(self.get(cx, i)) | u128::from(self.get(cx, i + 1)) << 64
    }

    /// How many argument slots there are.
    pub fn count(self) -> usize {
        usize::from(self.count)
    }

    /// Whether the program looks at the result.
    pub fn result_used(self, cx: &Cx<'_>) -> bool {
        list_parts(&cx.program.lists, self.list).0.iter().any(|&slot| slot != crate::bytecode::NO_SLOT)
    }

    /// The name of the called function.
    pub fn name(self) -> &'static str {
        name(self.model)
    }
}

/// All tables.
static TABLES: &[&[Entry]] = &[
    alloc::TABLE,
    atomics::TABLE,
    attributes::TABLE,
    barrier::TABLE,
    calendar::TABLE,
    cancel::TABLE,
    character::TABLE,
    cleanup::TABLE,
    condition::TABLE,
    event::TABLE,
    exit::TABLE,
    futex::TABLE,
    input::TABLE,
    jump::TABLE,
    keys::TABLE,
    locks::TABLE,
    math::TABLE,
    math::MORE,
    memory::TABLE,
    misc::TABLE,
    mutex::TABLE,
    named::TABLE,
    number::TABLE,
    once::TABLE,
    output::TABLE,
    process::TABLE,
    rwlock::TABLE,
    scan::TABLE,
    section::TABLE,
    semaphore::TABLE,
    string::TABLE,
    threads::TABLE,
    time::TABLE,
    verifier::TABLE,
];

struct Directory {
    entries: Vec<&'static Entry>,
    by_name: HashMap<&'static str, u16>,
}

static DIRECTORY: LazyLock<Directory> = LazyLock::new(|| {
    let entries: Vec<&'static Entry> = TABLES.iter().flat_map(|table| table.iter()).collect();
    let by_name = entries.iter().enumerate().map(|(i, entry)| (entry.name, i as u16)).collect();
    Directory { entries, by_name }
});

/// The model of a function.
pub(crate) fn find(name: &str) -> Option<u16> {
    DIRECTORY.by_name.get(name).or_else(|| DIRECTORY.by_name.get(plain_name(name))).copied()
}

/// Whether calls of an external function of this name do nothing that others could see.
pub(crate) fn is_local(name: &str) -> bool {
    find(name).is_some_and(|model| matches!(entry(model).model, Model::Local(_)))
}

/// Whether a model touches memory in one step, if not in parts.
pub(crate) fn is_whole_call(model: u16) -> bool {
    matches!(entry(model).model, Model::Memory(_) | Model::Whole(_))
}

/// Whether a model touches memory, and nothing else that others can see.
pub(crate) fn is_memory_call(model: u16) -> bool {
    matches!(entry(model).model, Model::Memory(_))
}

/// Whether calls of an external function of this name can be executed.
pub fn is_modelled(name: &str) -> bool {
    find(name).is_some() || crate::prelude::NAMES.contains(&name)
}

/// A function's name without what headers put around it: `__isoc99_sscanf`, `__printf_chk` have models under their
/// plain names.
fn plain_name(name: &str) -> &str {
    name.strip_prefix("__isoc99_").or_else(|| name.strip_prefix("__isoc23_")).unwrap_or(name)
}

/// The functions that begin an atomic block.
pub(crate) const BEGIN_BLOCK: [&str; 2] = ["__VERIFIER_atomic_begin", "raddle_atomic_begin"];

/// Those that end one.
pub(crate) const END_BLOCK: [&str; 2] = ["__VERIFIER_atomic_end", "raddle_atomic_end"];

/// Whether a modelled function begins an atomic block.
pub(crate) fn begins_block(model: u16) -> bool {
    BEGIN_BLOCK.contains(&name(model))
}

/// Whether a function is an atomic block by its name.
pub(crate) fn is_block(function: &Function) -> bool {
    function.name.starts_with("__VERIFIER_atomic_") && !function.is_external()
}

/// The model of a function that is known to have one.
pub(crate) fn model_of(name: &str) -> u16 {
    match find(name) {
        Some(model) => model,
        None => unreachable!("the environment has no model for {name}"),
    }
}

/// What a modelled function makes of terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnTerms {
    /// It gives an input.
    Input,
    /// It asks whether its first argument is not zero, as a number of 32 bits.
    Condition,
    /// It takes values, but for what it [passes on](passes_on) and numbers that it [prints](format_argument).
    Values,
}

/// What a modelled function makes of terms.
pub(crate) fn on_terms(model: u16) -> OnTerms {
    match name(model) {
        "__VERIFIER_assume" | "raddle_assume" | "__VERIFIER_assert" | "raddle_assert" => OnTerms::Condition,
        name if raddle_ir::input_bits(name).is_some() => OnTerms::Input,
        _ => OnTerms::Values,
    }
}

/// Whether a function does nothing with an argument but pass it on, or end with it, or nothing at all.
pub(crate) fn passes_on(model: u16, argument: usize) -> bool {
    match name(model) {
        "exit" | "_exit" | "_Exit" | "quick_exit" | "raddle.main_end" => argument == 0,
        "pthread_exit" | "thrd_exit" | "raddle.thread_end" => argument == 0,
        "putchar" | "putchar_unlocked" | "fputc" | "putc" => argument == 0,
        "sleep" | "usleep" => argument == 0,
        "pthread_create" => argument == 3,
        "thrd_create" => argument == 2,
        _ => false,
    }
}

/// Which argument of a function that prints is the format of the others.
pub(crate) fn format_argument(model: u16) -> Option<usize> {
    Some(match name(model) {
        "printf" => 0,
        "fprintf" | "dprintf" | "__printf_chk" => 1,
        "__fprintf_chk" => 2,
        _ => return None,
    })
}

pub(crate) use format::whole_numbers;

/// The name of a modelled function.
pub(crate) fn name(model: u16) -> &'static str {
    DIRECTORY.entries.get(model as usize).map_or("?", |entry| entry.name)
}

fn entry(model: u16) -> &'static Entry {
    DIRECTORY.entries[model as usize]
}

/// Runs a call that is nobody else's business, and does not wait. Of several alternatives it takes the first: which one makes no
/// difference.
pub(crate) fn run_irrelevant(cx: &mut Cx<'_>, model: u16, list: u32) -> Result<Ran, Trap> {
    let args = Args::new(cx, model, list);
    let done = match entry(model).model {
        Model::Local(perform) => perform(cx, args)?,
        Model::Memory(perform) | Model::Whole(perform) | Model::Object(perform) => {
            Done::Value(perform(&mut Guest::new(cx), args)?)
        }
        Model::Visible { plan, perform } => {
            plan(cx, args)?;
            let choice = cx.s.threads[cx.t].shown.choices.first();
            perform(cx, args, choice)?
        }
    };
    Ok(settle(cx, list, done))
}

/// Runs the call a thread is at if nobody can see it, otherwise shows it.
pub(crate) fn run(cx: &mut Cx<'_>, model: u16, list: u32) -> Result<Ran, Trap> {
    let args = Args::new(cx, model, list);
    if cx.program.cancels
        && let Some(plan) = cancel::plan(cx, args)?
    {
        let done = match plan {
            Plan::Visible => return Ok(Ran::Visible),
            Plan::Local => cancel::perform(cx, args, 0)?,
        };
        return Ok(done.map_or(Ran::On, |done| settle(cx, list, done)));
    }
    let done = match entry(model).model {
        Model::Local(perform) => perform(cx, args)?,
        Model::Memory(perform) if parts::apply(cx) => match parts::go_on(cx, perform, args, false)? {
            Some(value) => Done::Value(value),
            None => return Ok(Ran::Visible),
        },
        Model::Memory(perform) | Model::Whole(perform) | Model::Object(perform) => {
            let result = guest::dry_run(cx, perform, args);
            if !cx.s.threads[cx.t].shown.accesses.is_empty() {
                return Ok(Ran::Visible);
            }
            result?;
            Done::Value(perform(&mut Guest::new(cx), args)?)
        }
        Model::Visible { plan, perform } => match plan(cx, args)? {
            Plan::Visible => return Ok(Ran::Visible),
            Plan::Local => {
                // The values of the step are those of its visible operation.
                let Record { read, wrote, expected, .. } = cx.s.record;
                let done = perform(cx, args, 0);
                (cx.s.record.read, cx.s.record.wrote, cx.s.record.expected) = (read, wrote, expected);
                done?
            }
        },
    };
    let done = if cx.program.cancels { cancel::after(cx, done) } else { done };
    Ok(settle(cx, list, done))
}

/// Shows the call a thread is at, which is visible.
pub(crate) fn plan(cx: &mut Cx<'_>, model: u16, list: u32) -> Result<(), Trap> {
    let args = Args::new(cx, model, list);
    if cx.program.cancels && cancel::plan(cx, args)?.is_some() {
        return Ok(());
    }
    match entry(model).model {
        Model::Local(_) => Ok(()),
        Model::Memory(perform) if parts::apply(cx) => parts::go_on(cx, perform, args, false).map(|_| ()),
        Model::Memory(perform) | Model::Whole(perform) | Model::Object(perform) => {
            guest::dry_run(cx, perform, args).map(|_| ())
        }
        Model::Visible { plan, .. } => plan(cx, args).map(|_| ()),
    }
}

/// Performs the visible call a thread is at.
pub(crate) fn perform(cx: &mut Cx<'_>, model: u16, list: u32, choice: u32) -> Result<(), Trap> {
    let args = Args::new(cx, model, list);
    if cx.program.cancels
        && let Some(done) = cancel::perform(cx, args, choice)?
    {
        settle(cx, list, done);
        return Ok(());
    }
    let done = match entry(model).model {
        Model::Local(perform) => perform(cx, args)?,
        Model::Memory(perform) if parts::apply(cx) => match parts::go_on(cx, perform, args, true)? {
            Some(value) => Done::Value(value),
            None => Done::Stay,
        },
        Model::Memory(perform) | Model::Whole(perform) | Model::Object(perform) => {
            Done::Value(perform(&mut Guest::new(cx), args)?)
        }
        Model::Visible { perform, .. } => perform(cx, args, choice)?,
    };
    let done = if cx.program.cancels { cancel::after(cx, done) } else { done };
    settle(cx, list, done);
    Ok(())
}

fn settle(cx: &mut Cx<'_>, list: u32, done: Done) -> Ran {
    match done {
        Done::Value(value) => cx.finish_call(list, &[value]),
        Done::Wide(value) => cx.finish_call(list, &[value as u64, (value >> 64) as u64]),
        Done::Stay | Done::Left => {}
        Done::Finished => return Ran::Finished,
    }
    Ran::On
}

impl Cx<'_> {
    /// Starts showing an operation of this kind.
    pub fn show(&mut self, kind: OpKind) -> &mut crate::thread::Shown {
        let site = self.site();
        let shown = &mut self.s.threads[self.t].shown;
        shown.reset(kind, site);
        shown
    }

    /// How far the model of the present call has come.
    pub fn phase(&self) -> u32 {
        self.s.threads[self.t].top().phase & cancel::MODEL
    }

    /// Notes how far the model of the present call has come.
    pub fn set_phase(&mut self, phase: u32) {
        let frame = self.s.threads[self.t].top_mut();
        frame.phase = frame.phase & !cancel::MODEL | phase;
    }
}

/// Why a known function is refused.
pub(crate) fn refusal(name: &str) -> Option<&'static str> {
    let name = plain_name(name);
    Some(match name {
        "pthread_mutexattr_setrobust" | "pthread_mutex_consistent" => {
            "threads that end holding a mutex are not repaired"
        }
        "__cxa_atexit" => "C++ is not supported",
        "fork" | "vfork" | "execv" | "execve" | "execvp" | "execl" | "execlp" | "system" | "popen" | "waitpid"
        | "wait" | "posix_spawn" | "clone" => "there is one process only",
        "kill" | "pthread_kill" | "sigwait" | "sigsuspend" | "alarm" | "setitimer" => "there are no signals",
        "gets" | "getline" | "getdelim" | "vscanf" | "vfscanf" => {
            "input is read by getchar, fgets, fread, read and scanf"
        }
        "fopen" | "fclose" | "open" | "close" | "lseek" | "fseek" | "ftell" | "remove" | "rename" | "tmpfile"
        | "socket" | "pipe" | "ioctl" => "there are no files",
        _ => return None,
    })
}

/// Whether a variable that the program only declares is the library's.
pub(crate) fn is_known_global(name: &str) -> bool {
    matches!(name, "stdout" | "stderr" | "stdin" | "environ" | "__environ" | "__stack_chk_guard" | "__dso_handle")
}

/// Defines the library's variables that the program declares, and adds those the machine needs.
pub(crate) fn add_globals(globals: &mut IdVec<GlobalId, Global>, arguments: &[Vec<u8>]) {
    add_arguments(globals, arguments);
    globals.push(string::tokens_global());
    globals.push(input::state_global());
    for global in calendar::globals() {
        globals.push(global);
    }
    character::add_globals(globals);
    for id in globals.ids() {
        let global = &mut globals[id];
        if global.init.is_none() && is_known_global(&global.name) {
            // Streams are told apart by the address of their variable, which they hold themselves.
            let stream = matches!(global.name.as_str(), "stdout" | "stderr" | "stdin");
            let itself = raddle_ir::Relocation { offset: 0, target: raddle_ir::Target::Global(id), addend: 0 };
            global.size = 8;
            global.constant = true;
            global.init = Some(Init { bytes: vec![0; 8], relocations: if stream { vec![itself] } else { Vec::new() } });
        }
    }
}

/// The program's name, its arguments and the array of them, with a null pointer behind the last. All may be changed.
fn add_arguments(globals: &mut IdVec<GlobalId, Global>, arguments: &[Vec<u8>]) {
    let name: &[u8] = b"program";
    let mut relocations = Vec::new();
    for (index, text) in std::iter::once(name).chain(arguments.iter().map(Vec::as_slice)).enumerate() {
        let global = crate::compile::synthetic_global(&format!("argv[{index}]"), [text, b"\0"].concat(), vec![]);
        relocations.push((8 * index as u64, globals.push(Global { constant: false, align: 1, ..global })));
    }
    let bytes = vec![0; 8 * (relocations.len() + 1)];
    let argv = crate::compile::synthetic_global(crate::compile::ARGV, bytes, relocations);
    globals.push(Global { constant: false, source_name: Some("argv".to_string()), ..argv });
}

/// Reports calls that the options do not allow, and calls with too few arguments.
pub(crate) fn check_policies(module: &Module, reached: &Reach, options: &Options, errors: &mut Vec<LoadError>) {
    for (id, function) in module.functions.iter() {
        if !reached.function(id) {
            continue;
        }
        for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
            if let Some((message, help)) = refused_call(module, options, inst) {
                errors.push(LoadError { message, loc: inst.loc, ll_line: 0, help: Some(help.to_string()) });
            }
        }
    }
}

/// What is wrong with a call of a library function, and what to do about it.
pub(crate) fn refused_call(module: &Module, options: &Options, inst: &Inst) -> Option<(String, &'static str)> {
    let InstKind::Call { callee: Callee::Direct(callee), args } = &inst.kind else { return None };
    let called = &module.functions[*callee];
    let model = find(&called.name).filter(|_| called.is_external())?;
    if called.name.starts_with("__VERIFIER_nondet_") && options.nondet == NondetPolicy::Unsupported {
        return Some((
            verifier::any_value(&called.name),
            "give a value or a range with --nondet, or --nondet any where a token has the values; raddle check takes all of them",
        ));
    }
    if input::needs_file(name(model)) && options.input.is_none() {
        let message = format!("`{}` reads input, and there is none", called.name);
        return Some((message, "give a file that the program reads with --stdin"));
    }
    let too_few = args.len() < usize::from(entry(model).args);
    too_few
        .then(|| (format!("call of `{}` with too few arguments", called.name), "include the header that declares it"))
}
