//! How many threads explore, and from when on.
//!
//! By default one on every core. The verdict and the counts of executions of a search that comes to its end are the same for any number. With `--max-executions` and with
//! wakeup trees the rest of the report could differ from run to run (which executions are left out, how many events there are), so these are shared if somebody asks for it.
//!
//! `optimal` begins with one thread and wakeup trees, here, also where others could be asked. A search that is not over after [`ALONE_MAX`] executions starts again
//! without them, in polynomial memory, where nothing is done twice, whoever does it, and however many there are. So what is explored, and which bug is found first,
//! depends on the program and on nobody's speed or number. That it has started again is in checkpoints, and in what workers of a cluster are
//! told ([`Refinement::WithoutTrees`](crate::checkpoint::Refinement)).
//!
//! `reads-from` goes on, with all threads, after as many executions. Which bug is found first, and by which schedule, does not depend on timing up to there.

use crate::args::{MemoryArg, SearchArgs, all_cores};
use raddle_explore::{Algorithm, Honours, Memory, SearchOption, Stopped, Summary};

/// Executions after which `optimal` does without wakeup trees, and is shared. The price of starting again is as many: a few hundredths of a second.
pub const ALONE_MAX: u64 = 2_000;

/// How many threads explore. What a bound on preemptions leaves out depends on the order of exploration, but for naive.
pub fn workers(algorithm: Algorithm, args: &SearchArgs) -> usize {
    let exact = args.preemptions.is_none() || algorithm.honours(SearchOption::Preemptions) == Honours::Yes;
    let random = algorithm == Algorithm::Random;
    let repeatable = (args.max_executions.is_none() || random)
        && match algorithm {
            Algorithm::Optimal => args.memory.memory != MemoryArg::Trees,
            Algorithm::Naive | Algorithm::Classic | Algorithm::Source | Algorithm::ReadsFrom | Algorithm::Random => {
                true
            }
        };
    match args.jobs {
        _ if !exact || algorithm.honours(SearchOption::Jobs) != Honours::Yes => 1,
        Some(jobs) => jobs,
        None if repeatable => all_cores(),
        None => 1,
    }
}

/// Whether a search begins with one thread and wakeup trees, and goes on without them if it is long.
pub fn begins_alone(algorithm: Algorithm, args: &SearchArgs) -> bool {
    algorithm == Algorithm::Optimal && args.memory.memory == MemoryArg::Auto && args.preemptions.is_none()
}

/// How many executions one thread explores before the others begin.
pub fn alone_executions(algorithm: Algorithm, args: &SearchArgs) -> u64 {
    match algorithm {
        Algorithm::ReadsFrom => args.alone_max,
        Algorithm::Naive | Algorithm::Classic | Algorithm::Source | Algorithm::Optimal | Algorithm::Random => 0,
    }
}

/// What optimal keeps. What others leave to it is long, or shared already, so there it begins without wakeup trees.
pub fn memory(algorithm: Algorithm, args: &SearchArgs) -> Memory {
    match args.memory.memory {
        MemoryArg::Auto if algorithm == Algorithm::Optimal => Memory::Trees,
        MemoryArg::Trees => Memory::Trees,
        MemoryArg::Auto | MemoryArg::Polynomial => Memory::Polynomial,
    }
}

/// What such a search is asked to do at first.
pub fn alone(args: &SearchArgs) -> SearchArgs {
    let max_executions = Some(args.max_executions.map_or(args.alone_max, |max| max.min(args.alone_max)));
    SearchArgs { jobs: Some(1), split_every: None, max_executions, ..args.clone() }
}

/// Whether it is not over then, and is to be shared.
pub fn is_long(args: &SearchArgs, summary: &Summary) -> bool {
    summary.stopped == Some(Stopped::Executions) && args.max_executions.is_none_or(|max| max > args.alone_max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{AlgorithmChoice, Cli, Command};
    use clap::Parser;

    fn asked(flags: &[&str]) -> (Algorithm, SearchArgs) {
        let words = [&["raddle", "check"], flags, &["a.c"]].concat();
        let Command::Check(args) = Cli::parse_from(words).command else { panic!("a check") };
        let AlgorithmChoice::Named(algorithm) = args.algorithm else { panic!("an algorithm with a name") };
        (algorithm, args.search)
    }

    fn count(flags: &[&str]) -> usize {
        let (algorithm, args) = asked(flags);
        workers(algorithm, &args)
    }

    #[test]
    fn all_cores_explore_what_is_the_same_every_time() {
        let all = all_cores();
        for algorithm in ["naive", "classic", "source", "optimal", "reads-from", "random"] {
            assert_eq!(count(&["--algorithm", algorithm]), all, "{algorithm}");
        }
        assert_eq!(count(&["--memory", "polynomial"]), all);
        assert_eq!(count(&["--algorithm", "random", "--max-executions", "9"]), all);
        let alone: [&[&str]; 4] = [
            &["--memory", "trees"],
            &["--max-executions", "9"],
            &["--preemptions", "1"],
            &["--preemptions", "1", "--jobs", "3"],
        ];
        for flags in alone {
            assert_eq!(count(flags), 1, "{flags:?}");
        }
        assert_eq!(count(&["--algorithm", "reads-from", "--jobs", "3"]), 3);
        assert_eq!(count(&["--memory", "trees", "--jobs", "3"]), 3);
    }

    #[test]
    fn optimal_begins_with_wakeup_trees_unless_somebody_asks_for_something_else() {
        let begins_alone = |flags: &[&str]| {
            let (algorithm, args) = asked(flags);
            begins_alone(algorithm, &args)
        };
        assert!(begins_alone(&["--jobs", "2"]) && begins_alone(&["--jobs", "1"]));
        let others =
            [["--memory", "polynomial"], ["--memory", "trees"], ["--algorithm", "source"], ["--preemptions", "1"]];
        for flags in others {
            assert!(!begins_alone(&flags), "{flags:?}");
        }
        let stopped = Summary { stopped: Some(Stopped::Executions), ..Summary::default() };
        let (_, args) = asked(&["--jobs", "2", "--max-executions", "2000"]);
        assert!(!is_long(&args, &stopped), "that was the limit");
        let (_, args) = asked(&["--jobs", "2", "--max-executions", "2001"]);
        assert!(is_long(&args, &stopped) && !is_long(&args, &Summary::default()));
        assert_eq!((alone(&args).jobs, alone(&args).max_executions), (Some(1), Some(ALONE_MAX)));
    }
}
