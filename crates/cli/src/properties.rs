//! What a program is checked for, and what an answer about that alone is worth.
//!
//! Where not everything is asked for, only orders are explored that can matter to what is
//! ([`raddle_passes::dependence`]): all other accesses to memory are performed within the step before them
//! ([`raddle_vm::Options::irrelevant`]). So each algorithm explores one execution for each class of the coarser relation.

use crate::args::{AlgorithmChoice, PropertyArg, PropertyArgs, RacesArg, SearchArgs};
use crate::failure::Failure;
use raddle_passes::dependence::Properties;
use raddle_report::Diagnostic;
use raddle_trace::FaultKind;

/// The properties that are asked for.
pub fn properties(args: &[PropertyArg]) -> Properties {
    let has = |wanted: PropertyArg| args.contains(&wanted) || args.contains(&PropertyArg::All);
    Properties {
        assertions: has(PropertyArg::Assertions),
        deadlocks: has(PropertyArg::Deadlocks),
        livelocks: has(PropertyArg::Livelocks),
        memory: has(PropertyArg::Memory),
        races: has(PropertyArg::Races),
    }
}

/// What is looked for, and what may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guidance {
    /// What is looked for.
    pub properties: Properties,
    /// All loops are taken to end, until one does not: see [`Loaded::follow_loops`](crate::input::Loaded::follow_loops).
    pub loops_end: bool,
    /// Critical sections with nothing but accesses to memory in them are one step each, ordered only where they conflict: see
    /// [`Sections`](raddle_passes::dependence::Sections).
    pub peeks: bool,
}

impl Guidance {
    /// Everything is looked for, and nothing is left out.
    pub const NONE: Guidance = Guidance::of(Properties::ALL);

    /// Looks for some properties.
    pub const fn of(properties: Properties) -> Self {
        Guidance { properties, loops_end: !properties.livelocks, peeks: false }
    }

    /// What an algorithm looks for by itself.
    pub const fn by_itself(choice: AlgorithmChoice) -> Self {
        match choice {
            AlgorithmChoice::Guided => {
                let properties = Properties { livelocks: false, races: false, ..Properties::ALL };
                Guidance { peeks: true, ..Guidance::of(properties) }
            }
            AlgorithmChoice::Named(_) | AlgorithmChoice::Auto | AlgorithmChoice::Symbolic => Guidance::NONE,
        }
    }

    /// What is asked for, or what is looked for where nothing is said.
    pub fn or_else(args: &PropertyArgs, by_itself: Guidance) -> Self {
        let asked = if args.property.is_empty() { by_itself.properties } else { properties(&args.property) };
        let guidance = Guidance::of(asked);
        Guidance {
            loops_end: guidance.loops_end && !args.follow_loops,
            peeks: (by_itself.peeks || args.peek) && !args.no_peek,
            ..guidance
        }
    }
}

/// Refuses to look for what is not asked for.
pub fn check(asked: Properties, search: &SearchArgs) -> Result<(), Failure> {
    if search.races == RacesArg::Error && !asked.races {
        let help = "add `races` to --property, or leave out --races error";
        return Err(Diagnostic::error("--races error asks for data races, and --property does not").help(help).into());
    }
    Ok(())
}

/// Whether a fault of this kind is about one of the properties.
pub const fn includes(properties: Properties, kind: FaultKind) -> bool {
    match kind {
        FaultKind::Assertion | FaultKind::Abort => properties.assertions,
        FaultKind::Deadlock => properties.deadlocks,
        FaultKind::Livelock => properties.livelocks,
        FaultKind::DataRace => properties.races,
        FaultKind::OutOfBounds
        | FaultKind::UseAfterFree
        | FaultKind::DoubleFree
        | FaultKind::InvalidFree
        | FaultKind::NullPointer
        | FaultKind::WildPointer
        | FaultKind::ReadOnlyWrite
        | FaultKind::Misaligned
        | FaultKind::DivisionByZero
        | FaultKind::Indeterminate
        | FaultKind::Unreachable
        | FaultKind::StackOverflow
        | FaultKind::LockMisuse
        | FaultKind::JoinMisuse
        | FaultKind::InvalidCall
        | FaultKind::Limit => properties.memory,
    }
}

fn each(properties: Properties) -> [(bool, &'static str, &'static str); 5] {
    let Properties { assertions, deadlocks, livelocks, memory, races } = properties;
    [
        (assertions, "assertions", "failed assertion"),
        (deadlocks, "deadlocks", "deadlock"),
        (livelocks, "livelocks", "livelock"),
        (memory, "memory", "memory fault"),
        (races, "races", "data race"),
    ]
}

/// As they are given to `--property`.
pub fn names(properties: Properties) -> Vec<String> {
    each(properties).into_iter().filter(|(has, ..)| *has).map(|(_, name, _)| name.to_string()).collect()
}

/// What can go wrong with them: "failed assertion or deadlock".
pub fn failures(properties: Properties) -> String {
    list(each(properties).into_iter().filter(|(has, ..)| *has).map(|(.., failure)| failure.to_string()), "or")
}

/// What was not looked for: "memory faults and data races".
pub fn left_out(properties: Properties) -> String {
    list(each(properties).into_iter().filter(|(has, ..)| !*has).map(|(.., failure)| format!("{failure}s")), "and")
}

fn list(words: impl Iterator<Item = String>, last: &str) -> String {
    let mut words: Vec<String> = words.collect();
    match words.pop() {
        Some(word) if words.is_empty() => word,
        Some(word) => format!("{} {last} {word}", words.join(", ")),
        None => String::new(),
    }
}
