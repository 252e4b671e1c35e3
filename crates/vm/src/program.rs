//! A compiled program: immutable, shared by all machines that run it.

use crate::Options;
use crate::bytecode::{Atomic, Awaiting, FunctionInfo, Op, Pc, Slot, Slow, SpinCondition};
use raddle_ir::{DebugTypeId, FunctionId, LocId, Module, Pointee, short_place};
use raddle_trace::SiteId;

/// Why a program cannot be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError {
    /// What is wrong, for a person.
    pub message: String,
    /// Where in the source.
    pub loc: LocId,
    /// Line in the file the program was read from; 0 when unknown.
    pub ll_line: u32,
    /// What the user can do about it.
    pub help: Option<String>,
}

/// A place in the program, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site<'p> {
    /// The function it is in.
    pub function: &'p str,
    /// The source file, when known.
    pub file: Option<&'p str>,
    /// Line, from 1; 0 when unknown.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
    /// Where the code was inlined; [`Program::loc`] describes it and leads on.
    pub inlined_at: Option<LocId>,
    /// The operation where it is a call of a library function (`pthread_mutex_lock`).
    pub what: Option<&'p str>,
}

impl Site<'_> {
    /// `file:line`, without the directory, when known.
    pub fn short(&self) -> Option<String> {
        self.file.map(|file| short_place(file, self.line))
    }
}

pub(crate) struct SiteInfo {
    pub function: u32,
    pub loc: LocId,
    pub model: Option<u16>,
}

/// A local variable.
pub(crate) struct AllocaInfo {
    pub function: u32,
    pub align: u32,
    pub name: Option<String>,
    pub debug_type: Option<DebugTypeId>,
}

/// An operation that control can come back to: see [`spin`](crate::spin).
#[derive(Clone, Copy)]
pub(crate) struct Point {
    /// It may be all that an iteration of a loop does.
    pub lone: bool,
    /// Where in [`Program::live`] the slots are that a thread is compared by there, and how many.
    pub live: (u32, u32),
}

/// A jump table.
pub(crate) struct SwitchTable {
    /// Cases by increasing value.
    pub cases: Vec<(u128, Pc)>,
    pub default: Pc,
    /// Whether the value takes two slots.
    pub wide: bool,
}

/// A compiled program.
pub struct Program {
    pub(crate) options: Options,
    pub(crate) code: Vec<Op>,
    /// The site of each operation.
    pub(crate) op_sites: Vec<u32>,
    pub(crate) sites: Vec<SiteInfo>,
    /// By site, which of the module's pointees a call there is asked for, plus one; zero if that is not known.
    pub(crate) pointee_of: Vec<u32>,
    /// By site, how many bytes of a call on memory that may be there are one step at most; zero if there is none.
    pub(crate) memory_calls: Vec<u32>,
    /// Whether there are any, of those too that are always in one step.
    pub(crate) calls_on_memory: bool,
    pub(crate) functions: Vec<FunctionInfo>,
    pub(crate) constants: Vec<u64>,
    pub(crate) lists: Vec<Slot>,
    pub(crate) slow: Vec<Slow>,
    pub(crate) atomics: Vec<Atomic>,
    /// Accesses and calls that are [nobody else's business](crate::Options::irrelevant).
    pub(crate) irrelevant: Vec<Op>,
    /// By operation: whether it is of an instruction that is nobody else's business; empty if none is.
    pub(crate) irrelevant_at: Vec<bool>,
    pub(crate) switches: Vec<SwitchTable>,
    pub(crate) allocas: Vec<AllocaInfo>,
    /// What to say of the operations that cannot be executed.
    pub(crate) refused: Vec<String>,
    /// Keys of thread-specific data may be deleted.
    pub(crate) deletes_keys: bool,
    /// Somebody may ask whether a thread has ended, so that this is an event.
    pub(crate) ends_are_events: bool,
    /// Threads may be cancelled.
    pub(crate) cancels: bool,
    /// So may main.
    pub(crate) cancels_main: bool,
    /// By operation: where in [`points`](Self::points) it is, plus one; zero if it is none.
    pub(crate) point_of: Vec<u32>,
    pub(crate) points: Vec<Point>,
    /// Slots that are live at points.
    pub(crate) live: Vec<Slot>,
    /// Address of each global that is not thread-local, zero for those.
    pub(crate) global_addresses: Vec<u64>,
    /// Globals that are thread-local: their ids.
    pub(crate) thread_locals: Vec<u32>,
    /// The waits that the program asks for.
    pub(crate) awaits: Vec<Awaiting>,
    /// The conditions behind accesses in loops.
    pub(crate) spin_conditions: Vec<SpinCondition>,
    /// Code that starts main: constructors, `main`, end.
    pub(crate) main_entry: u32,
    /// Code that ends a thread after its start routine.
    pub(crate) thread_entry: u32,
    /// Code that calls a library function for another one, by the number of arguments.
    pub(crate) callback_entries: [u32; 2],
    /// The module without its functions' bodies: globals, types, locations.
    pub(crate) module: Module,
}

impl Program {
    /// The point that an operation is, if it is one.
    #[inline]
    pub(crate) fn point(&self, pc: Pc) -> Option<&Point> {
        let index = *self.point_of.get(pc as usize)?;
        self.points.get((index as usize).wrapping_sub(1))
    }

    /// Describes a place.
    pub fn site(&self, site: SiteId) -> Site<'_> {
        let Some(info) = self.sites.get(site.0 as usize) else {
            return Site { function: "", file: None, line: 0, column: 0, inlined_at: None, what: None };
        };
        let function = self.functions.get(info.function as usize).map_or("", |f| f.name.as_str());
        let what = info.model.map(crate::env::name);
        Site { function, what, ..self.loc(info.loc) }
    }

    /// The function and the location that a site stands for: all operations there share it. `None` for what is nowhere.
    pub fn site_place(&self, site: SiteId) -> Option<(FunctionId, LocId)> {
        self.sites.get(site.0 as usize).map(|info| (FunctionId(info.function), info.loc))
    }

    /// Describes a source location (of no function in particular).
    pub fn loc(&self, loc: LocId) -> Site<'_> {
        let loc = self.module.locs.get(loc).copied().unwrap_or(raddle_ir::Loc::UNKNOWN);
        Site {
            function: "",
            file: loc.file.and_then(|file| self.module.files.get(file)).map(String::as_str),
            line: loc.line,
            column: loc.column,
            inlined_at: loc.inlined_at,
            what: None,
        }
    }

    /// Whether there are calls on memory: copies, string functions, reading input.
    pub fn calls_on_memory(&self) -> bool {
        self.calls_on_memory
    }

    /// How many bytes of a call on memory at a site are one step at most, if there is one.
    pub(crate) fn copies_at(&self, site: SiteId) -> Option<u32> {
        self.memory_calls.get(site.0 as usize).copied().filter(|&bytes| bytes > 0)
    }

    /// The options it was compiled with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// `file:line` of a place, for messages; the function when the line is unknown.
    pub(crate) fn where_is(&self, site: SiteId) -> String {
        let place = self.site(site);
        place.short().unwrap_or_else(|| place.function.to_string())
    }

    /// The site of an operation.
    #[inline]
    pub(crate) fn site_at(&self, pc: Pc) -> SiteId {
        SiteId(self.op_sites.get(pc as usize).copied().unwrap_or(u32::MAX))
    }

    /// The address of a function; null for one that is weak and missing.
    pub(crate) fn function_address(&self, function: FunctionId) -> u64 {
        if self.functions[function.0 as usize].absent { 0 } else { crate::address::of_function(function.0) }
    }

    /// What a call at a site that gives a pointer is asked for, as far as the source says.
    pub(crate) fn pointee(&self, site: SiteId) -> Option<&Pointee> {
        let index = *self.pointee_of.get(site.0 as usize)?;
        self.module.pointees.get((index as usize).wrapping_sub(1))
    }

    /// Whether a function is code of ours that calls `main`, start routines or callbacks: nobody's words.
    pub(crate) fn is_root(&self, function: u32) -> bool {
        function == self.main_entry || function == self.thread_entry || self.callback_entries.contains(&function)
    }

    pub(crate) fn global_type(&self, global: u32) -> Option<DebugTypeId> {
        self.module.globals.as_slice().get(global as usize)?.debug_type
    }
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Program({} functions, {} operations)", self.functions.len(), self.code.len())
    }
}
