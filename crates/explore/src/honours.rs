//! Which algorithm honours which option: one table, which the command line checks and the documents show.
//!
//! An option that an algorithm would ignore is refused, so that an answer is never to another question than the one that was
//! asked.

use crate::Algorithm;

/// An option of a search, by its flag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchOption {
    /// What is done about data races.
    Races,
    /// Collect bugs.
    KeepGoing,
    /// Deadlocks are no bugs.
    AllowDeadlock,
    /// Livelocks are no bugs.
    AllowLivelock,
    /// Threads that wait in loops are not shown as waiting.
    NoAwait,
    /// Loops that only wait are explored as all others are.
    NoSpinDetection,
    /// Loops are cut.
    Unroll,
    /// The search ends after so many seconds.
    Timeout,
    /// The search ends at an execution of so many steps.
    MaxSteps,
    /// The search ends after so many executions.
    MaxExecutions,
    /// The search ends when so much memory is used.
    MaxMemory,
    /// Several threads explore.
    Jobs,
    /// Executions with few preemptions only.
    Preemptions,
    /// Who goes first where it is left open.
    Order,
    /// Writes of what is there already are reads.
    SilentWrites,
    /// Additions commute.
    CommutingAdds,
    /// How random schedules are drawn.
    Random,
    /// Which of them are.
    Seed,
}

/// How an algorithm takes an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Honours {
    /// It does what is asked.
    Yes,
    /// It does what is asked and may leave out more than that.
    InPart,
    /// It cannot.
    No,
}

use Honours::{InPart, No, Yes};

/// The table: one line for each option, one column for each algorithm in the order of [`Algorithm::ALL`].
///
/// Bounded searches other than naive are not exact: the execution that stands for a class may need more preemptions than
/// another of the same class.
#[rustfmt::skip]
const TABLE: [(SearchOption, &str, [Honours; 6]); 18] = [
    //                                               naive  classic source  optimal reads-from random
    (SearchOption::Races,         "--races",          [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::KeepGoing,     "--keep-going",     [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::AllowDeadlock, "--allow-deadlock", [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::AllowLivelock, "--allow-livelock", [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::NoAwait,       "--no-await",       [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::NoSpinDetection, "--no-spin-detection", [Yes, Yes, Yes,  Yes,    Yes,       Yes]),
    (SearchOption::Unroll,        "--unroll",         [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::Timeout,       "--timeout",        [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::MaxSteps,      "--max-steps",      [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::MaxExecutions, "--max-executions", [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::MaxMemory,     "--max-memory",     [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::Jobs,          "--jobs",           [Yes, Yes,    Yes,    Yes,    Yes,       Yes]),
    (SearchOption::Preemptions,   "--preemptions",    [Yes, InPart, InPart, InPart, No,        Yes]),
    (SearchOption::Order,         "--order",          [Yes, Yes,    Yes,    Yes,    Yes,       No]),
    (SearchOption::SilentWrites,  "--silent-writes",  [No,  Yes,    Yes,    Yes,    No,        No]),
    (SearchOption::CommutingAdds, "--ifaa",           [No,  Yes,    Yes,    Yes,    No,        No]),
    (SearchOption::Random,        "--random",         [No,  No,     No,     No,     No,        Yes]),
    (SearchOption::Seed,          "--seed",           [No,  No,     No,     No,     No,        Yes]),
];

impl SearchOption {
    /// All of them, in the order they are documented.
    pub fn all() -> impl Iterator<Item = SearchOption> {
        TABLE.iter().map(|&(option, ..)| option)
    }

    /// How it is written on the command line.
    pub fn flag(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// Why an algorithm that does not honour it cannot, as a sentence without a full stop.
    pub const fn why_not(self) -> &'static str {
        match self {
            SearchOption::Preemptions => "a schedule made for other reasons may need any number of preemptions",
            SearchOption::Order => "random schedules leave nothing open",
            SearchOption::SilentWrites | SearchOption::CommutingAdds => {
                "this says which operations depend on each other, and dependence is not what it goes by"
            }
            SearchOption::Random | SearchOption::Seed => "it makes no random choices",
            SearchOption::Races
            | SearchOption::KeepGoing
            | SearchOption::AllowDeadlock
            | SearchOption::AllowLivelock
            | SearchOption::NoAwait
            | SearchOption::NoSpinDetection
            | SearchOption::Unroll
            | SearchOption::Timeout
            | SearchOption::MaxSteps
            | SearchOption::MaxExecutions
            | SearchOption::MaxMemory
            | SearchOption::Jobs => "all algorithms honour it",
        }
    }

    /// Whether it changes which executions a verdict speaks of, and not just how they are found: an algorithm that does not
    /// honour it answers another question.
    pub const fn bounds_the_verdict(self) -> bool {
        matches!(self, SearchOption::Preemptions | SearchOption::Unroll)
    }
}

impl Algorithm {
    /// How it takes an option.
    pub fn honours(self, option: SearchOption) -> Honours {
        TABLE[option as usize].2[self as usize]
    }
}

/// The table as the documents show it.
pub fn honours_table() -> String {
    let mut text = String::from("| option |");
    for algorithm in Algorithm::ALL {
        text += &format!(" `{}` |", algorithm.name());
    }
    text += "\n| --- |";
    text += &" --- |".repeat(Algorithm::ALL.len());
    text.push('\n');
    for (option, flag, _) in TABLE {
        text += &format!("| `{flag}` |");
        for algorithm in Algorithm::ALL {
            text += match algorithm.honours(option) {
                Yes => " yes |",
                InPart => " in part |",
                No => " no |",
            };
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_are_where_they_are_looked_for() {
        for (line, option) in SearchOption::all().enumerate() {
            assert_eq!(option as usize, line, "{option:?}");
        }
        for (column, algorithm) in Algorithm::ALL.into_iter().enumerate() {
            assert_eq!(algorithm as usize, column, "{algorithm:?}");
        }
    }

    #[test]
    fn somebody_honours_every_option() {
        for option in SearchOption::all() {
            assert!(Algorithm::ALL.iter().any(|algorithm| algorithm.honours(option) == Yes), "{option:?}");
        }
    }

    /// So whatever `auto` is asked for, optimal is a way out if there is one.
    #[test]
    fn optimal_honours_what_reads_from_honours() {
        for option in SearchOption::all().filter(|&option| Algorithm::ReadsFrom.honours(option) == Yes) {
            assert_eq!(Algorithm::Optimal.honours(option), Yes, "{option:?}");
        }
    }
}
