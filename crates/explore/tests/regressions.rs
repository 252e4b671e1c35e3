//! Shrunk failures: every file under `tests/scripts` under every algorithm and several orders of threads, against brute
//! force where that is feasible.

mod common;

use common::{agree, compare};
use raddle_explore::{Dependence, Options, Races};
use raddle_script::Script;

#[test]
fn scripts_agree_with_brute_force_and_with_each_other() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is part of the repository") {
        let path = entry.expect("readable").path();
        let text = std::fs::read_to_string(&path).expect("readable");
        let script = Script::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for order in 0..6 {
            for (silent_writes, commuting_adds) in [(false, false), (false, true), (true, false), (true, true)] {
                let dependence = Dependence { silent_writes, commuting_adds };
                let options = Options { order, dependence, races: Races::Off, ..Options::default() };
                compare(&script, options, 50_000).unwrap_or_else(|what| panic!("{}: {what}", path.display()));
            }
        }
        for commuting_adds in [false, true] {
            let dependence = Dependence { silent_writes: false, commuting_adds };
            assert_eq!(agree(&script, dependence, 50_000), Ok(true), "{}", path.display());
        }
        files += 1;
    }
    assert!(files > 0);
}

/// Those under `tests/larger` are too large for brute force.
#[test]
fn larger_scripts_agree_with_each_other() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/larger");
    for entry in std::fs::read_dir(folder).expect("the folder is part of the repository") {
        let path = entry.expect("readable").path();
        let text = std::fs::read_to_string(&path).expect("readable");
        let script = Script::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(agree(&script, Dependence::default(), 50_000), Ok(true), "{}", path.display());
    }
}
