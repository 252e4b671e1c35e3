//! What is found in a program when some properties are asked for, compared with what brute force finds in all of its orders.

use crate::asked::is_asked;
use crate::classes::Classes;
use clap::Parser;
use raddle::args::{CheckArgs, Cli, Command};
use raddle::check::{Setting, explore};
use raddle::failure::Failure;
use raddle::input::{self, Loaded, Text};
use raddle::places::Places;
use raddle::properties::{Guidance, names};
use raddle_base::Random;
use raddle_explore::{Algorithm, Observer, Stopped, Unobserved};
use raddle_passes::dependence::Properties;
use raddle_report::Palette;
use raddle_trace::FaultKind;
use raddle_vm::Vm;
use raddle_witness::{Claim, confirm};
use std::collections::BTreeSet;

/// Executions after which brute force gives up on a program.
pub const NAIVE_EXECUTIONS_MAX: u64 = 3_000;

/// Kinds and lines, where they are known.
type Bugs = BTreeSet<(&'static str, Option<u32>)>;

/// What one search found.
struct Found {
    bugs: Bugs,
    executions: u64,
    /// Another algorithm had to explore the program instead.
    handed_over: bool,
    classes: Classes,
    /// It stopped because there are too many executions.
    too_many: bool,
}

/// What was compared, in all programs.
#[derive(Default, Debug)]
pub struct Seen {
    /// Programs that were compared.
    pub programs: u64,
    /// Programs that have too many executions for brute force.
    pub too_large: u64,
    /// Programs with bugs, by what they are about: assertions, deadlocks, livelocks, memory.
    pub with_bugs: [u64; 4],
    /// Programs of which less was explored for some properties than for all.
    pub non_trivial: u64,
    /// Executions of brute force.
    pub naive: u64,
    /// Executions of `optimal` for everything, once for each set of properties, and for the properties.
    pub optimal: u64,
    pub guided: u64,
    /// Sets of properties that were asked for of programs, and how many of them were explored whole after all.
    pub asked: u64,
    pub whole: u64,
}

/// All sets of properties, but for data races.
fn combinations() -> impl Iterator<Item = Properties> {
    (1..16).map(|bits| Properties {
        assertions: bits & 1 != 0,
        deadlocks: bits & 2 != 0,
        livelocks: bits & 4 != 0,
        memory: bits & 8 != 0,
        races: false,
    })
}

/// The arguments of every search.
pub fn arguments() -> CheckArgs {
    let words = ["raddle", "check", "--keep-going", "--races", "off", "--max-steps", "1000", "random.c"];
    match Cli::try_parse_from(words).map(|cli| cli.command) {
        Ok(Command::Check(args)) => args,
        other => panic!("not the arguments of a check: {other:?}"),
    }
}

fn text_of(failure: Failure) -> String {
    failure.to_text(Palette::PLAIN)
}

/// Compares on one program, given by its IR; `seed` chooses what is tried only now and then. An error says what differs.
pub fn check(text: &str, args: &CheckArgs, seed: u64, seen: &mut Seen) -> Result<(), String> {
    let module = raddle_ir::parse(text).map_err(|error| error.to_string())?;
    let errors = raddle_ir::verify(&module);
    if let Some(error) = errors.first() {
        return Err(format!("the program is not valid: {error}"));
    }
    let prepared = raddle_passes::prepare_and_tell(module, &input::pass_options(&args.input));
    let read_from =
        Text { name: String::from("random.c"), units: Vec::new(), messages: String::new(), places: Places::new(None) };
    let mut loaded = input::translate(read_from, prepared, &args.input).map_err(text_of)?;

    let naive = search(&mut loaded, args, Algorithm::Naive)?;
    if naive.too_many {
        seen.too_large += 1;
        return Ok(());
    }
    let optimal = search(&mut loaded, args, Algorithm::Optimal)?;
    if optimal.bugs != naive.bugs {
        return Err(format!("optimal finds {:?}, naive {:?}", optimal.bugs, naive.bugs));
    }
    let mut random = Random::new(seed);
    let everywhere = random.index(combinations().count());
    let (mut less, mut with_bugs) = (false, [false; 4]);
    for (i, asked) in combinations().enumerate() {
        let guidance = Guidance { peeks: random.below(2) == 1, ..Guidance::of(asked) };
        loaded.guide(guidance).map_err(text_of)?;
        let mut algorithms = vec![Algorithm::Optimal];
        if i == everywhere {
            algorithms.extend([Algorithm::Source, Algorithm::Classic, Algorithm::ReadsFrom]);
        }
        for algorithm in algorithms {
            let what = |what| {
                let (algorithm, asked) = (algorithm.name(), names(asked).join(","));
                format!("{algorithm}, asked for {asked}, peeks: {}: {what}", guidance.peeks)
            };
            let guided = search(&mut loaded, args, algorithm).map_err(what)?;
            compare(asked, &guided.bugs, &naive.bugs).map_err(what)?;
            if algorithm == Algorithm::Optimal {
                counts(&guided, &optimal).map_err(what)?;
                less |= guided.executions < optimal.executions;
                seen.optimal += optimal.executions;
                seen.guided += guided.executions;
            }
        }
        seen.asked += 1;
        seen.whole += u64::from(loaded.explored_whole.is_some());
        if let Some(one) = [1, 2, 4, 8].iter().position(|&bit| bit == i + 1) {
            with_bugs[one] = naive.bugs.iter().any(|(kind, _)| is_asked(asked, kind));
        }
    }
    seen.programs += 1;
    seen.naive += naive.executions;
    seen.non_trivial += u64::from(less);
    seen.with_bugs.iter_mut().zip(with_bugs).for_each(|(count, has)| *count += u64::from(has));
    Ok(())
}

/// Everything that is asked for is found, and nothing that is not there.
fn compare(asked: Properties, guided: &Bugs, naive: &Bugs) -> Result<(), String> {
    let both = || format!("it finds {guided:?}, naive {naive:?}");
    if let Some((kind, _)) = guided.difference(naive).next() {
        return Err(format!("there is no such {kind}: {}", both()));
    }
    match naive.difference(guided).find(|(kind, _)| is_asked(asked, kind)) {
        Some((kind, _)) => Err(format!("{kind} is lost: {}", both())),
        None => Ok(()),
    }
}

/// What `optimal` promises about a coarser relation.
fn counts(guided: &Found, optimal: &Found) -> Result<(), String> {
    if guided.executions > optimal.executions {
        return Err(format!("{} executions, {} for everything", guided.executions, optimal.executions));
    }
    let traces = guided.classes.traces.len() as u64;
    if !guided.handed_over && guided.classes.executions != traces {
        return Err(format!("{} executions of {traces} traces", guided.classes.executions));
    }
    Ok(())
}

fn search(loaded: &mut Loaded, args: &CheckArgs, algorithm: Algorithm) -> Result<Found, String> {
    let mut options = args.search.clone();
    options.max_executions = Some(NAIVE_EXECUTIONS_MAX);
    let setting = Setting::default();
    let mut classes = Classes::default();
    // The classes of all of brute force's executions would take longer than the rest together.
    let observer: &mut dyn Observer<Vm> = if algorithm == Algorithm::Optimal { &mut classes } else { &mut Unobserved };
    let summary = explore(loaded, algorithm, &options, setting, observer).map_err(text_of)?;
    let too_many = match summary.stopped {
        None => false,
        Some(Stopped::Executions) if algorithm == Algorithm::Naive => true,
        Some(stopped) => return Err(format!("{} stopped: {stopped:?}", algorithm.name())),
    };
    if summary.counters.steps_cut + summary.counters.unsupported > 0 {
        return Err(format!("{} has not seen the end: {:?}", algorithm.name(), summary.counters));
    }
    let mut bugs = Bugs::new();
    for bug in &summary.bugs {
        confirm(&mut Vm::new(loaded.program.clone()), &bug.schedule, Claim::from(&bug.fault))
            .map_err(|refuted| format!("{}: {refuted}", algorithm.name()))?;
        let line = loaded.program.site(bug.fault.site).line;
        // A thread that was stopped in a loop may leave it, and be caught in the next one: that it hangs is known, where is not.
        let where_known = bug.fault.kind != FaultKind::Livelock;
        bugs.insert((bug.fault.kind.name(), where_known.then_some(line)));
    }
    let executions = summary.counters.executions();
    Ok(Found { bugs, executions, handed_over: !summary.hand_overs.is_empty(), classes, too_many })
}
