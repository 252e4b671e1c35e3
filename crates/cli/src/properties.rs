//! What a program is checked for, and what an answer about that alone is worth.
//!
//! Where not everything is asked for, only orders are explored that can matter to what is
//! ([`raddle_passes::dependence`]): all other accesses to memory are performed within the step before them
//! ([`raddle_vm::Irrelevant`]). So each algorithm explores one execution for each class of the coarser relation.

use crate::args::{PropertyArg, RacesArg, SearchArgs};
use crate::failure::Failure;
use raddle_passes::dependence::Properties;
use raddle_report::Diagnostic;

/// What `--algorithm guided` looks for unless something else is asked for.
pub const GUIDED: Properties = Properties { assertions: true, deadlocks: true, memory: true, races: false };

/// The properties that are asked for.
pub fn properties(args: &[PropertyArg]) -> Properties {
    let has = |wanted: PropertyArg| args.contains(&wanted) || args.contains(&PropertyArg::All);
    Properties {
        assertions: has(PropertyArg::Assertions),
        deadlocks: has(PropertyArg::Deadlocks),
        memory: has(PropertyArg::Memory),
        races: has(PropertyArg::Races),
    }
}

/// The same, unless it is everything or nothing was said.
pub fn asked(args: &[PropertyArg]) -> Option<Properties> {
    Some(properties(args)).filter(|asked| *asked != Properties::ALL && *asked != Properties::default())
}

/// Refuses to look for what is not asked for.
pub fn check(args: &[PropertyArg], search: &SearchArgs) -> Result<(), Failure> {
    match asked(args) {
        Some(Properties { races: false, .. }) if search.races == RacesArg::Error => {
            let help = "add `races` to --property, or leave out --races error";
            Err(Diagnostic::error("--races error asks for data races, and --property does not").help(help).into())
        }
        _ => Ok(()),
    }
}

fn each(properties: Properties) -> [(bool, &'static str, &'static str); 4] {
    let Properties { assertions, deadlocks, memory, races } = properties;
    [
        (assertions, "assertions", "failed assertion"),
        (deadlocks, "deadlocks", "deadlock"),
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
