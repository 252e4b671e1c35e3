//! From file names to a program that can run: compile, read, link, prepare, translate.

use crate::approximations;
use crate::args::{Copies, InputArgs, MainReturn, MemoryArg, NondetArg, SearchArgs, UnsupportedArg, VolatileArg};
use crate::checkpoint::{Header, NoTrees, Refinement};
use crate::entry;
use crate::failure::Failure;
use crate::linking;
use crate::places::Places;
use crate::properties::{self, Guidance};
use crate::sources::{self, Unit};
use crate::terms::{self, GateTerms};
use raddle_ir::{LocId, Module, short_place};
use raddle_passes::dependence::{self, Properties};
use raddle_passes::place::Place;
use raddle_passes::purity::LoopPurity;
use raddle_passes::{PassOptions, Prepared, Unroll};
use raddle_report::{Diagnostic, FileNames, Location, Sources, Words};
use raddle_vm::{LoadError, NondetPolicy, PlaceSet, Program, Vm};
use std::collections::BTreeSet;
use std::sync::Arc;

/// LLVM IR and where it came from.
#[derive(Debug)]
pub struct Text {
    /// What the user called the program.
    pub name: String,
    /// The files of the program, in order.
    pub units: Vec<Unit>,
    /// What clang had to say.
    pub messages: String,
    /// Names and texts of the sources.
    pub places: Places,
}

/// A program, ready to run.
#[derive(Debug)]
pub struct Loaded {
    /// What the user called it.
    pub name: String,
    /// What clang had to say.
    pub messages: String,
    /// Our form of it, after all passes.
    pub module: Module,
    /// What became of its loops.
    pub loops: Vec<LoopPurity>,
    /// What the machine runs.
    pub program: Arc<Program>,
    /// The same with terms for inputs, which is what is searched, where inputs can be anything.
    pub terms: Option<Arc<Program>>,
    /// Names and texts of the sources.
    pub places: Places,
    /// What it was translated with.
    pub options: raddle_vm::Options,
    /// The bound on loop iterations.
    pub unroll: Unroll,
    /// Copies go on in parts where that could matter.
    pub may_refine_copies: bool,
    /// What it is checked for.
    pub guidance: Guidance,
    /// Why what has no say in them is explored all the same, if it is.
    pub explored_whole: Option<String>,
    /// Why it is explored without wakeup trees, if that was not asked for.
    pub no_trees: Option<NoTrees>,
    /// How the check started again, in order.
    pub refinements: Vec<Refinement>,
    /// Most of the arguments that give the same program again.
    arguments: String,
}

impl Loaded {
    /// Translates the program again, with steps for what has no say in the properties, too; false if it has them already.
    pub fn explore_whole(&mut self, why: &str) -> Result<bool, Failure> {
        if self.options.irrelevant.take().is_none() {
            return Ok(false);
        }
        self.explored_whole = Some(why.to_string());
        self.refinements.push(Refinement::Whole(why.to_string()));
        self.compile().map(|()| true)
    }

    /// Translates the program again, with every access to memory visible, for this reason.
    pub fn make_all_visible(&mut self, why: Refinement) -> Result<(), Failure> {
        self.options.local_objects = false;
        self.refinements.push(why);
        self.compile()
    }

    /// Translates the program again, with copies in parts of so many bytes. False if they are that small already.
    pub fn copy_in_parts(&mut self, bytes: u32) -> Result<bool, Failure> {
        if self.options.granule.is_some_and(|granule| granule <= bytes) {
            return Ok(false);
        }
        self.options.granule = Some(bytes);
        self.refinements.push(Refinement::Copies(bytes));
        self.compile().map(|()| true)
    }

    /// Makes all that again which led to this program in a check that goes on.
    pub fn refine_again(&mut self, refinements: &[Refinement]) -> Result<(), Failure> {
        for refinement in refinements {
            match refinement {
                Refinement::Whole(why) => _ = self.explore_whole(why)?,
                Refinement::AllVisible | Refinement::AllVisibleForInputs => {
                    self.make_all_visible(refinement.clone())?
                }
                Refinement::Terms => self.use_terms_in_blocks()?,
                Refinement::Copies(bytes) => _ = self.copy_in_parts(*bytes)?,
                Refinement::Sections => _ = self.order_sections()?,
                Refinement::Loops => _ = self.follow_loops()?,
                Refinement::WithoutTrees(why) => self.do_without_trees(*why),
            }
        }
        Ok(())
    }

    /// Whether all loops are taken to end.
    pub fn takes_loops_to_end(&self) -> bool {
        self.guidance.loops_end && self.options.irrelevant.is_some()
    }

    /// Takes it no longer that all loops end, and translates the program again; false if it did not.
    ///
    /// If livelocks are not looked for, a slice that takes all loops to end is enough as long as they do, in all executions that are
    /// explored. For consider the program in which every loop that has no say in such a slice ends at once, with any values. All
    /// executions of the real one, as far as they come, are executions of that one to those who look at the slice alone; the search explores each class of them,
    /// provided that the threads always get from one step of the slice to the next. Where one does not, something was
    /// explored that is no execution of that program, and others that it stands for may be missing.
    pub fn follow_loops(&mut self) -> Result<bool, Failure> {
        if !self.takes_loops_to_end() {
            return Ok(false);
        }
        self.guide(Guidance { loops_end: false, ..self.guidance })?;
        self.refinements.push(Refinement::Loops);
        Ok(true)
    }

    /// Translates the program again, without steps for what has no say in what is looked for.
    pub fn guide(&mut self, guidance: Guidance) -> Result<(), Failure> {
        self.guidance = guidance;
        (self.options.irrelevant, self.options.sections, self.explored_whole) = (None, None, None);
        let Guidance { properties, loops_end, peeks } = guidance;
        if self.terms.is_some() && guidance != Guidance::NONE {
            self.explored_whole =
                Some(String::from("inputs can be anything, and what they decide is not known before"));
        } else if guidance != Guidance::NONE {
            let options = dependence::Options { properties, loops_end, strict: true, peeks };
            let slice = dependence::slice(&self.module, options);
            let sections = slice.sections();
            let set = |places: &mut dyn Iterator<Item = Place>| -> Option<Arc<PlaceSet>> {
                Some(Arc::new(places.map(|place| (place.function, place.block, place.index)).collect()))
            };
            match slice.doubt() {
                _ if properties == Properties::ALL => {}
                Some(doubt) => self.explored_whole = Some(doubt.to_string()),
                None => {
                    self.options.irrelevant = set(&mut slice.places().filter(|place| !slice.is_ordered(*place)));
                }
            }
            if sections.places().next().is_some() {
                self.options.sections = set(&mut sections.places());
            }
        }
        self.compile()
    }

    /// Takes critical sections no longer for one step each, and translates the program again; false if it did not.
    pub fn order_sections(&mut self) -> Result<bool, Failure> {
        if self.options.sections.is_none() {
            return Ok(false);
        }
        self.guide(Guidance { peeks: false, ..self.guidance })?;
        self.refinements.push(Refinement::Sections);
        Ok(true)
    }

    /// Explores the program without wakeup trees from now on.
    pub fn do_without_trees(&mut self, why: NoTrees) {
        self.no_trees = Some(why);
        self.refinements.push(Refinement::WithoutTrees(why));
    }

    /// What the search is asked to do by now.
    pub fn asked(&self, args: &SearchArgs) -> SearchArgs {
        let mut args = args.clone();
        if self.no_trees.is_some() {
            args.memory.memory = MemoryArg::Polynomial;
        }
        args
    }

    /// The arguments that give the same program again. The schedules of a program with other steps are others, so tokens need the
    /// same flags.
    pub fn replay_arguments(&self) -> String {
        let mut words = Vec::new();
        if !self.options.local_objects {
            words.push(String::from("--all-visible"));
        }
        if let Some(granule) = self.options.granule {
            words.push(format!("--copies {granule}"));
        }
        if self.options.irrelevant.is_some() {
            words.push(format!("--property {}", properties::names(self.guidance.properties).join(",")));
            if !self.guidance.loops_end && Guidance::of(self.guidance.properties).loops_end {
                words.push(String::from("--follow-loops"));
            }
        }
        if self.options.sections.is_some() {
            words.push(String::from("--peek"));
        }
        words.push(self.arguments.clone());
        words.join(" ")
    }

    fn compile(&mut self) -> Result<(), Failure> {
        /// What a step may take where loops are taken to end, or critical sections for one step: where it takes more, they no longer are.
        const LOCAL_STEPS_MAX: u64 = 1_000_000;
        let mut options = self.options.clone();
        options.loops_end = self.takes_loops_to_end();
        if options.loops_end || options.sections.is_some() {
            options.local_steps_max = options.local_steps_max.min(LOCAL_STEPS_MAX);
        }
        let compile = |options: &raddle_vm::Options| {
            raddle_vm::compile(&self.module, options)
                .map_err(|errors| load_failure(&errors, &self.module, &self.places, &[]))
        };
        let program = compile(&options)?;
        if self.terms.is_some() {
            options.nondet = NondetPolicy::Terms(options.nondet.range());
            self.terms = Some(compile(&options)?);
        }
        self.program = program;
        Ok(())
    }

    /// Searches with terms for inputs from now on.
    pub fn use_terms(&mut self) -> Result<(), Failure> {
        self.terms = Some(self.program.clone());
        self.compile()
    }

    /// The same for inputs of few values, which were tried one by one so far: an input ends the step of an atomic block then, and somebody came in between.
    pub fn use_terms_in_blocks(&mut self) -> Result<(), Failure> {
        self.refinements.push(Refinement::Terms);
        self.terms = Some(self.program.clone());
        self.guide(self.guidance)
    }

    /// A machine to search with. Where inputs are terms, it gives up at these limits.
    pub fn machine(&self, limits: terms::Limits) -> Vm {
        self.machine_with(|| GateTerms::new(limits))
    }

    /// A machine that gets an answer to every question about inputs.
    pub fn patient_machine(&self) -> Vm {
        self.machine(terms::Limits::default())
    }

    fn machine_with(&self, terms: impl FnOnce() -> GateTerms) -> Vm {
        match &self.terms {
            None => Vm::new(self.program.clone()),
            Some(program) => Vm::with_terms(program.clone(), Box::new(terms())),
        }
    }

    /// What was found about its loops, for a person.
    pub fn loop_notes(&self) -> Vec<String> {
        let place = |loc| self.program.loc(loc).short();
        let mut notes = Vec::new();
        for LoopPurity { loc, conditions, obstacles, .. } in &self.loops {
            // Loops of ours have no place in the user's files.
            let Some(at) = place(*loc) else { continue };
            for condition in conditions {
                notes.push(format!("loop at {at}: an iteration is for nothing if {condition}; the thread waits then"));
            }
            for obstacle in obstacles {
                let there = place(obstacle.loc)
                    .filter(|there| *there != at)
                    .map_or(String::new(), |there| format!(" ({there})"));
                notes.push(format!("loop at {at}: an iteration may have effects: {obstacle}{there}"));
            }
        }
        notes
    }

    /// The words for what a machine of this program has come to.
    pub fn words<'a>(&'a self, vm: &'a Vm) -> Words<'a, Vm> {
        Words::new(vm, &self.places)
    }

    /// What the verdict says about the inputs of the program, when it has any.
    pub fn input_clause(&self) -> Option<String> {
        match self.options.nondet {
            NondetPolicy::Unsupported => None,
            _ if !approximations::has_inputs(&self.module) => None,
            NondetPolicy::Fixed(value) => Some(format!("with {value} for every nondet value")),
            NondetPolicy::Range(low, high) => Some(format!("with nondet values from {low} to {high}")),
            NondetPolicy::Any | NondetPolicy::Terms(_) => Some(String::from("with all nondet values")),
        }
    }
}

impl Text {
    /// The IR of all files.
    pub fn ll(&self) -> String {
        match self.units.as_slice() {
            [unit] => unit.ll.clone(),
            units => units.iter().map(|unit| format!("; {}\n{}\n", unit.name, unit.ll)).collect(),
        }
    }
}

/// Reads the program's IR, by way of clang where it is C.
pub fn read(args: &InputArgs, color: bool) -> Result<Text, Failure> {
    let (units, messages, places) = sources::read(args, color)?;
    let names: Vec<&str> = units.iter().map(|unit| unit.name.as_str()).collect();
    Ok(Text { name: names.join(" "), units, messages, places })
}

/// The policy behind `--nondet`.
fn nondet(range: Option<NondetArg>) -> NondetPolicy {
    match range {
        None => NondetPolicy::Unsupported,
        Some(NondetArg::Between(low, high)) if low == high => NondetPolicy::Fixed(low),
        Some(NondetArg::Between(low, high)) => NondetPolicy::Range(low, high),
        Some(NondetArg::Any) => NondetPolicy::Any,
    }
}

/// Reads the IR and brings it into the form that is checked.
pub fn module(text: &Text, args: &InputArgs) -> Result<Prepared, Failure> {
    let options = pass_options(args);
    let prepared = raddle_passes::prepare_and_tell(as_read(text, args)?, &options);
    // Of the loops as they are run: what was there before, and is not any more, has not been bounded.
    let loops = if options.unroll.lines.is_empty() { Vec::new() } else { raddle_passes::loop_lines(&prepared.module) };
    match options.unroll.unknown(&loops).first() {
        Some((file, line)) => Err(no_loop(file, *line, &loops)),
        None => Ok(prepared),
    }
}

/// `--unroll` for a line without a loop.
fn no_loop(file: &str, line: u32, loops: &[(String, u32)]) -> Failure {
    let mut diagnostic = Diagnostic::error(format!("--unroll: there is no loop at {file}:{line}"));
    let known: Vec<String> = loops.iter().map(|(path, line)| short_place(path, *line)).collect();
    diagnostic.help.push(match known.as_slice() {
        [] => String::from("the program has no loops with lines"),
        known => format!("loops begin or go back at {}", known.join(", ")),
    });
    Failure::input(vec![diagnostic], Sources::default())
}

/// What passes are to do.
pub fn pass_options(args: &InputArgs) -> PassOptions {
    PassOptions { unroll: args.unroll(), purity: !args.no_purity, keep_variables: false }
}

/// The module before all passes.
pub fn as_read(text: &Text, args: &InputArgs) -> Result<Module, Failure> {
    let mut module = linking::link(&text.units, &text.places)?;
    if let Some(entry) = &args.entry {
        entry::begin_with(&mut module, entry)?;
    }
    Ok(module)
}

/// Everything from the file to the program.
pub fn load(args: &InputArgs, color: bool) -> Result<Loaded, Failure> {
    let text = read(args, color)?;
    let prepared = module(&text, args)?;
    translate(text, prepared, args)
}

/// The same, with local variables in memory for people to look at. What clang says has been said.
pub fn load_with_variables(args: &InputArgs) -> Result<Loaded, Failure> {
    let text = read(args, false)?;
    let options = PassOptions { keep_variables: true, ..pass_options(args) };
    let prepared = raddle_passes::prepare_and_tell(as_read(&text, args)?, &options);
    translate(text, prepared, args)
}

/// A program to be searched: inputs are terms, unless something else is said about them.
pub fn load_to_search(text: Text, args: &InputArgs) -> Result<Loaded, Failure> {
    let prepared = module(&text, args)?;
    let args = with_inputs(args, &prepared.module);
    with_terms(translate(text, prepared, &args)?)
}

/// Inputs that nothing is said about can be anything.
fn with_inputs(args: &InputArgs, module: &Module) -> InputArgs {
    let is_input = |f: &raddle_ir::Function| f.is_external() && raddle_ir::input_bits(&f.name).is_some();
    let mut args = args.clone();
    if args.nondet.is_none() && module.functions.iter().any(|(_, f)| is_input(f)) {
        args.nondet = Some(NondetArg::Any);
    }
    args
}

/// Makes terms of inputs of which there are too many to try one by one.
fn with_terms(mut loaded: Loaded) -> Result<Loaded, Failure> {
    let many = match loaded.options.nondet {
        NondetPolicy::Any => true,
        NondetPolicy::Range(low, high) => high.saturating_sub(low) >= TRIED_MAX,
        NondetPolicy::Unsupported | NondetPolicy::Fixed(_) | NondetPolicy::Terms(_) => false,
    };
    if many {
        loaded.use_terms()?;
    }
    Ok(loaded)
}

/// Values of a range that are tried one by one.
const TRIED_MAX: i128 = 256;

/// A prepared module as a program; the text is what it was read from.
pub fn translate(text: Text, prepared: Prepared, args: &InputArgs) -> Result<Loaded, Failure> {
    let input = standard_input(args)?;
    translate_with(text, prepared, args, input)
}

/// The program of a check that goes on.
pub fn load_again(module: Module, header: &Header, args: &InputArgs) -> Result<Loaded, Failure> {
    let places = Places::at(header.directory.clone(), header.source.clone());
    let text = Text { name: header.name.clone(), units: Vec::new(), messages: String::new(), places };
    let args = with_inputs(args, &module);
    let prepared = Prepared { module, loops: Vec::new() };
    with_terms(translate_with(text, prepared, &args, header.input.clone().map(Into::into))?)
}

fn translate_with(
    text: Text,
    prepared: Prepared,
    args: &InputArgs,
    input: Option<Arc<[u8]>>,
) -> Result<Loaded, Failure> {
    let Prepared { module, loops } = prepared;
    let Text { name, units, messages, places } = text;
    let options = raddle_vm::Options {
        local_steps_max: args.max_local_steps,
        memory_max: args.program_memory,
        nondet: nondet(args.nondet),
        local_objects: !args.all_visible,
        main_exits: args.main_return == MainReturn::Exits,
        granule: args.copies.granule(),
        arguments: args.arguments.iter().map(|argument| argument.as_encoded_bytes().to_vec()).collect(),
        unsupported: args.unsupported.into(),
        volatile: args.volatile.into(),
        input,
        ..raddle_vm::Options::default()
    };
    let program =
        raddle_vm::compile(&module, &options).map_err(|errors| load_failure(&errors, &module, &places, &units))?;
    Ok(Loaded {
        name,
        messages,
        module,
        program,
        terms: None,
        loops,
        places,
        options,
        unroll: args.unroll(),
        may_refine_copies: args.copies == Copies::Auto,
        guidance: Guidance::NONE,
        explored_whole: None,
        no_trees: None,
        refinements: Vec::new(),
        arguments: replay_arguments(args),
    })
}

/// What the program reads.
fn standard_input(args: &InputArgs) -> Result<Option<Arc<[u8]>>, Failure> {
    let Some(file) = &args.stdin else { return Ok(None) };
    let bytes = std::fs::read(file).map_err(|error| {
        Diagnostic::error(format!("cannot read `{}`: {error}", file.display()))
            .help("--stdin takes the file that the program reads as its standard input")
    })?;
    Ok(Some(bytes.into()))
}

/// The arguments that give the same program again, whatever shapes it, not how it is searched; but for what a search may change
/// ([`Loaded::replay_arguments`]).
fn replay_arguments(args: &InputArgs) -> String {
    let InputArgs {
        files,
        cflags,
        compile_commands,
        entry,
        arguments,
        clang,
        unroll,
        nondet,
        program_memory: _,
        max_local_steps: _,
        all_visible: _,
        copies: _,
        main_return,
        unsupported,
        volatile,
        stdin,
        no_purity,
    } = args;
    let mut words = Vec::new();
    if let Some(clang) = clang {
        words.extend([String::from("--clang"), quoted(&clang.to_string_lossy())]);
    }
    for bound in unroll {
        words.push(format!("--unroll {}", quoted(&bound.to_string())));
    }
    match nondet {
        Some(NondetArg::Between(low, high)) if low == high => words.push(format!("--nondet {low}")),
        Some(NondetArg::Between(low, high)) => words.push(format!("--nondet {low}..{high}")),
        Some(NondetArg::Any) => words.push(String::from("--nondet any")),
        None => {}
    }
    if let Some(stdin) = stdin {
        words.extend([String::from("--stdin"), quoted(&stdin.to_string_lossy())]);
    }
    if *main_return == MainReturn::Exits {
        words.push(String::from("--main-return exits"));
    }
    if *unsupported == UnsupportedArg::Execute {
        words.push(String::from("--unsupported execute"));
    }
    match volatile {
        VolatileArg::Relaxed => {}
        VolatileArg::Atomic => words.push(String::from("--volatile atomic")),
        VolatileArg::Plain => words.push(String::from("--volatile plain")),
    }
    if *no_purity {
        words.push(String::from("--no-purity"));
    }
    if let Some(entry) = entry {
        words.extend([String::from("--entry"), quoted(entry)]);
    }
    if let Some(file) = compile_commands {
        words.extend([String::from("--compile-commands"), quoted(&file.to_string_lossy())]);
    }
    for argument in arguments {
        words.extend([String::from("--arg"), quoted(&argument.to_string_lossy())]);
    }
    words.extend(files.iter().map(|file| quoted(&file.to_string_lossy())));
    if !cflags.is_empty() {
        words.push(String::from("--"));
        words.extend(cflags.iter().map(|flag| quoted(&flag.to_string_lossy())));
    }
    words.join(" ")
}

/// A word as a shell reads it.
pub(crate) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+:,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// The location of an IR place.
pub fn location(module: &Module, loc: LocId, places: &Places) -> Option<Location> {
    let loc = module.locs.get(loc)?;
    let file = module.files.get(loc.file?)?;
    Some(Location { file: places.name(file), line: loc.line, column: loc.column, function: None })
}

/// A page of messages is enough to start with.
pub const ERRORS_SHOWN_MAX: usize = 8;

/// What the machine cannot run, each with its place in the source, or in the IR when it has none there.
pub(crate) fn load_failure(errors: &[LoadError], module: &Module, places: &Places, units: &[Unit]) -> Failure {
    let is_ir = |file: &str| units.iter().any(|unit| unit.ll_name == file);
    let mut diagnostics = Vec::new();
    let mut messages = BTreeSet::new();
    // Each message once: a construct that is not supported may be everywhere.
    for error in errors.iter().filter(|error| messages.insert(&error.message)).take(ERRORS_SHOWN_MAX) {
        let mut diagnostic = Diagnostic::error(error.message.clone());
        match location(module, error.loc, places) {
            Some(location) => {
                let in_ir = is_ir(&location.file);
                diagnostic = diagnostic.at(location, "");
                if error.ll_line > 0 && !in_ir {
                    diagnostic = diagnostic.note(format!("line {} of the LLVM IR", error.ll_line));
                }
            }
            None => {
                // With several files such errors have a place: the linker sees to that.
                if let (1.., [unit]) = (error.ll_line, units) {
                    let location = Location { file: unit.ll_name.clone(), line: error.ll_line, ..Location::default() };
                    diagnostic = diagnostic.at(location, "");
                }
            }
        }
        diagnostic.help.extend(error.help.clone());
        diagnostics.push(diagnostic);
    }
    let hidden = errors.len() - diagnostics.len();
    if let Some(last) = diagnostics.last_mut().filter(|_| hidden > 0) {
        last.notes.push(format!("there are {hidden} more like these"));
    }
    let locations = diagnostics.iter().filter_map(|diagnostic| diagnostic.place.as_ref()).map(|place| &place.location);
    let mut sources = places.sources(locations);
    units.iter().for_each(|unit| sources.insert(unit.ll_name.as_str(), unit.ll.as_str()));
    Failure::input(diagnostics, sources)
}
