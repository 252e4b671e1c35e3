//! Options that an algorithm would ignore are refused: the table is `explore`'s, what the user asked for is known here.

use crate::args::{AlgorithmChoice, CheckArgs, IfaaArg, InputArgs, MainReturn, MemoryArg, RacesArg, SearchArgs};
use crate::failure::Failure;
use raddle_explore::{Algorithm, Honours, Options, SearchOption};
use raddle_report::{Diagnostic, Sources};

/// The search that has no executions.
const SYMBOLIC: &str = "symbolic";

/// The options that ask for something else than what is done anyway.
pub fn asked(unroll: bool, search: &SearchArgs) -> Vec<SearchOption> {
    let defaults = Options::default();
    // Without `..`: a flag that no algorithm is asked about should be a decision.
    let SearchArgs {
        races,
        timeout,
        max_steps,
        max_executions,
        // There always is a limit.
        max_memory: _,
        memory,
        jobs,
        keep_going,
        allow_deadlock,
        allow_livelock,
        no_await,
        no_spin_detection,
        preemptions,
        random,
        seed,
        silent_writes,
        additions,
        order,
        // For tests; neither changes what is found.
        alone_max: _,
        split_every: _,
    } = search;
    let all = [
        (*races != RacesArg::Warn, SearchOption::Races),
        (*keep_going, SearchOption::KeepGoing),
        (*allow_deadlock, SearchOption::AllowDeadlock),
        (*allow_livelock, SearchOption::AllowLivelock),
        (*no_await, SearchOption::NoAwait),
        (*no_spin_detection, SearchOption::NoSpinDetection),
        (unroll, SearchOption::Unroll),
        (timeout.is_some(), SearchOption::Timeout),
        (*max_steps != defaults.steps_max, SearchOption::MaxSteps),
        (max_executions.is_some(), SearchOption::MaxExecutions),
        (true, SearchOption::MaxMemory),
        (memory.memory != MemoryArg::Auto, SearchOption::Memory),
        (jobs.is_some_and(|jobs| jobs != 1), SearchOption::Jobs),
        (preemptions.is_some(), SearchOption::Preemptions),
        (*order != defaults.order, SearchOption::Order),
        (*silent_writes, SearchOption::SilentWrites),
        (additions.ifaa() == IfaaArg::On, SearchOption::CommutingAdds),
        (*random != defaults.random, SearchOption::Random),
        (*seed != defaults.seed, SearchOption::Seed),
    ];
    all.into_iter().filter(|(asked, _)| *asked).map(|(_, option)| option).collect()
}

/// Refuses an algorithm that cannot do what is asked.
pub fn check(choice: AlgorithmChoice, input: &InputArgs, search: &SearchArgs) -> Result<(), Failure> {
    let (name, algorithm) = match choice {
        AlgorithmChoice::Named(algorithm) => (algorithm.name(), algorithm),
        // What the other candidate honours, optimal does, too.
        AlgorithmChoice::Auto => ("auto", Algorithm::Optimal),
        AlgorithmChoice::Guided => ("guided", Algorithm::Optimal),
        AlgorithmChoice::Symbolic => (SYMBOLIC, Algorithm::Optimal),
    };
    if search.memory.memory == MemoryArg::Polynomial && search.preemptions.is_some() {
        return Err(polynomial_with_a_bound());
    }
    let mut asked = asked(!input.unroll.is_empty(), search);
    match choice {
        AlgorithmChoice::Symbolic => asked.retain(|&option| !symbolic_honours(option, search)),
        _ => asked.retain(|&option| algorithm.honours(option) == Honours::No),
    }
    match asked.as_slice() {
        [] => Ok(()),
        refused => {
            let diagnostics = refused.iter().map(|&option| refusal(name, option)).collect();
            Err(Failure::input(diagnostics, Sources::default()))
        }
    }
}

/// What a symbolic search can do. It has no executions that could be counted, and no orders of its own.
fn symbolic_honours(option: SearchOption, search: &SearchArgs) -> bool {
    match option {
        SearchOption::Timeout | SearchOption::MaxMemory | SearchOption::AllowDeadlock | SearchOption::AllowLivelock => {
            true
        }
        SearchOption::Races => search.races == RacesArg::Off,
        _ => false,
    }
}

/// Refuses what shapes a program in a way that formulas cannot say.
pub fn check_symbolic(args: &CheckArgs) -> Result<(), Failure> {
    let defaults = CheckArgs::of_no_flags().input;
    check(AlgorithmChoice::Symbolic, &args.input, &args.search)?;
    let flags = [
        (args.input.main_return == MainReturn::Exits, "--main-return exits"),
        (!args.property.property.is_empty(), "--property"),
        (args.property.peek, "--peek"),
        (args.checkpoint.is_some(), "--checkpoint"),
        // Limits of the machine, which a formula does not have.
        (args.input.program_memory != defaults.program_memory, "--program-memory"),
        (args.input.max_local_steps != defaults.max_local_steps, "--max-local-steps"),
        (args.input.unsupported != defaults.unsupported, "--unsupported execute"),
        #[cfg(feature = "cluster")]
        (args.cluster.cluster.is_some(), "--cluster"),
    ];
    let refused = flags.iter().filter(|(asked, _)| *asked).map(|(_, flag)| {
        Diagnostic::error(format!("symbolic does not honour {flag}"))
            .help(format!("use another --algorithm, or leave out {flag}"))
    });
    let refused: Vec<Diagnostic> = refused.collect();
    if refused.is_empty() { Ok(()) } else { Err(Failure::input(refused, Sources::default())) }
}

/// Refuses flags that mean something only beside others.
pub fn check_companions(args: &CheckArgs) -> Result<(), Failure> {
    let symbolic = args.algorithm == AlgorithmChoice::Symbolic;
    #[cfg(feature = "cluster")]
    let shared = args.cluster.cluster.is_some();
    #[cfg(not(feature = "cluster"))]
    let shared = false;
    let flags = [
        (args.symbolic.depth.is_some() && !symbolic, "--depth", "--algorithm symbolic"),
        (args.symbolic.peephole.is_some() && !symbolic, "--peephole", "--algorithm symbolic"),
        (args.symbolic.solver.is_some() && !symbolic, "--solver", "--algorithm symbolic"),
        (args.checkpoint_every.is_some() && args.checkpoint.is_none() && !shared, "--checkpoint-every", "--checkpoint"),
    ];
    let refused = flags.iter().filter(|(refused, ..)| *refused).map(|(_, flag, companion)| {
        Diagnostic::error(format!("{flag} means nothing without {companion}"))
            .help(format!("add {companion}, or leave out {flag}"))
    });
    let refused: Vec<Diagnostic> = refused.collect();
    if refused.is_empty() { Ok(()) } else { Err(Failure::input(refused, Sources::default())) }
}

/// What `--preemptions` leaves out under `--memory polynomial` would be anybody's guess.
fn polynomial_with_a_bound() -> Failure {
    let diagnostic = Diagnostic::error("--memory polynomial does not go with --preemptions")
        .note("what it leaves to others to explore would have to be within the bound, too")
        .help("leave out one of them");
    Failure::input(vec![diagnostic], Sources::default())
}

fn refusal(name: &str, option: SearchOption) -> Diagnostic {
    let flag = option.flag();
    if name == SYMBOLIC {
        return Diagnostic::error(format!("{name} does not honour {flag}"))
            .note("a formula has no executions: --depth, --timeout and --max-memory are its limits, and it ends at the first bug")
            .help(format!("use another --algorithm, or leave out {flag}"));
    }
    let who = |how| {
        let names =
            Algorithm::ALL.into_iter().filter(|algorithm| algorithm.honours(option) == how).map(Algorithm::name);
        names.collect::<Vec<_>>().join(", ")
    };
    let mut diagnostic = Diagnostic::error(format!("{name} does not honour {flag}"))
        .note(option.why_not())
        .help(format!("use an --algorithm that does: {}", who(Honours::Yes)));
    let in_part = who(Honours::InPart);
    if !in_part.is_empty() {
        diagnostic = diagnostic.help(format!("or one that does in part, and may leave out more: {in_part}"));
    }
    diagnostic.help(format!("or leave out {flag}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use clap::{CommandFactory, Parser};

    fn parse(flags: &[&str]) -> CheckArgs {
        let words = ["raddle", "check"].iter().chain(flags).chain(&["a.c"]);
        match Cli::try_parse_from(words).unwrap().command {
            Command::Check(args) => args,
            other => panic!("not a check: {other:?}"),
        }
    }

    /// What is refused, if anything.
    fn refused(flags: &[&str]) -> Vec<String> {
        let args = parse(flags);
        match check(args.algorithm, &args.input, &args.search) {
            Ok(()) => Vec::new(),
            Err(failure) => failure.diagnostics.into_iter().map(|diagnostic| diagnostic.message).collect(),
        }
    }

    #[test]
    fn what_nobody_can_do_is_refused() {
        assert_eq!(
            refused(&["--algorithm", "reads-from", "--preemptions", "1", "--silent-writes", "--timeout", "5"]),
            ["reads-from does not honour --preemptions", "reads-from does not honour --silent-writes"]
        );
        assert_eq!(refused(&["--algorithm", "naive", "--ifaa", "on"]), ["naive does not honour --ifaa"]);
        assert_eq!(refused(&["--algorithm", "naive", "--commuting-adds"]), ["naive does not honour --ifaa"]);
        assert_eq!(refused(&["--algorithm", "naive", "--no-ifaa"]), [""; 0]);
        assert_eq!(refused(&["--algorithm", "random", "--order", "1"]), ["random does not honour --order"]);
        assert_eq!(refused(&["--algorithm", "random", "--preemptions", "1"]), [""; 0]);
        assert_eq!(refused(&["--algorithm", "random", "--seed", "1", "--random", "pct:2"]), [""; 0]);
        assert_eq!(refused(&["--algorithm", "random", "--jobs", "2"]), [""; 0]);
        assert_eq!(refused(&["--algorithm", "optimal", "--preemptions", "1", "--order", "3"]), [""; 0]);
        assert_eq!(refused(&["--memory", "polynomial", "--jobs", "2"]), [""; 0]);
        assert_eq!(refused(&["--algorithm", "source", "--memory", "polynomial"]), ["source does not honour --memory"]);
        assert_eq!(
            refused(&["--preemptions", "1", "--memory", "polynomial"]),
            ["--memory polynomial does not go with --preemptions"]
        );
    }

    #[test]
    fn auto_can_do_what_one_of_those_it_chooses_from_can() {
        assert_eq!(refused(&["--algorithm", "auto", "--preemptions", "1", "--commuting-adds"]), [""; 0]);
        assert_eq!(refused(&["--algorithm", "auto", "--seed", "1"]), ["auto does not honour --seed"]);
    }

    /// Every flag of the search and of its limits is an option of the table, or shapes the program and not the search.
    #[test]
    fn every_flag_is_in_the_table() {
        let program = ["--program-memory", "--max-local-steps", "--property", "--follow-loops", "--peek", "--no-peek"];
        // The same as `--ifaa off` and `--ifaa on`.
        let short = ["--no-ifaa", "--commuting-adds"];
        let command = Cli::command();
        let check = command.find_subcommand("check").unwrap();
        let headings = [Some("The search"), Some("Limits")];
        // Those for tests are hidden.
        let listed = |argument: &&clap::Arg| headings.contains(&argument.get_help_heading()) && !argument.is_hide_set();
        for argument in check.get_arguments().filter(listed) {
            let flag = format!("--{}", argument.get_long().unwrap());
            let known = SearchOption::all().any(|option| option.flag() == flag);
            let other = [&program[..], &short[..]].concat().contains(&flag.as_str());
            assert!(known || other || flag == "--algorithm", "{flag}");
        }
    }

    #[test]
    fn the_documents_show_the_table() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/algorithms.md");
        let text = std::fs::read_to_string(path).unwrap();
        let table = raddle_explore::honours_table();
        assert!(text.contains(&table), "docs/algorithms.md should have\n{table}");
    }
}
