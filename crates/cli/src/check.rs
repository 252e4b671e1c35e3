//! `raddle check`: search, confirm what was found, and put it into a report.

use crate::advice::Seen;
use crate::args::{AlgorithmChoice, MemoryArg, SearchArgs};
use crate::checkpoint::{Checkpoint, NoTrees, Refinement, Resumed};
use crate::ends::EndWatch;
use crate::failure::{Failure, HOW_TO_REPORT};
use crate::input::Loaded;
use crate::profile::{Recorder, Recording};
use crate::{additions, approximations, honours, inputs, properties, sharing, stop, system, terms};
use raddle_explore::{
    Algorithm, Bug, Construct, Copies, DataRace, Honours, Jobs, Observer, Options, Pieces, Races, Reason, Remarks,
    SearchOption, Stopped, Summary, Unobserved, Workers,
};
use raddle_passes::dependence::Properties;
use raddle_report::{
    BugReport, ConsistencyChecks, Counts, Diagnostic, HandOver, Location, Place, Report, Sources, Stop, Verdict,
    Warning, tell,
};
use raddle_trace::{Fault, FaultKind, Host, LimitKind, Note, Schedule, SiteId, Transition};
use raddle_vm::Vm;
use raddle_witness::{Claim, Minimised, Refuted, Replay, schedule_text, token};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// What a search is to do, apart from what is on the command line.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting<'a> {
    /// Set from outside to end the search.
    pub interrupt: Option<&'a AtomicBool>,
    /// Keep what the program printed.
    pub show_output: bool,
    /// Look for schedules that show a bug with fewer changes of thread than the one that was found.
    pub minimise: bool,
    /// Where to write checkpoints.
    pub checkpoint: Option<&'a Checkpoint>,
    /// The check goes on from here.
    pub resumed: Option<&'a Resumed>,
    /// Writes down how the search goes along.
    pub recorder: Option<&'a Recorder>,
    /// Who explores, if it is not this process.
    #[cfg(feature = "cluster")]
    pub cluster: Option<&'a crate::cluster::Cluster>,
}

impl Setting<'_> {
    /// Of a search that nobody else has a part in.
    fn alone(self) -> Self {
        Setting {
            #[cfg(feature = "cluster")]
            cluster: None,
            ..self
        }
    }
}

/// What a search is asked to do, and when it is to stop.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Set from outside to end it.
    pub interrupt: Option<&'a AtomicBool>,
    /// The time that is left.
    pub timeout: Option<Duration>,
    /// What is on the command line.
    pub args: &'a SearchArgs,
}

/// How many steps may be made to find a better schedule for a bug: a fraction of a second.
pub const MINIMISE_STEPS_MAX: u64 = 300_000;

/// Why a search can stop that goes on from its checkpoint.
const GOES_ON: [&str; 4] = ["timeout", "max-executions", "max-memory", "interrupted"];

/// Whether a search that stopped like this can go on.
pub fn goes_on(stop: &Stop) -> bool {
    GOES_ON.contains(&stop.reason.as_str())
}

/// Searches and reports; with the texts of the sources the report refers to.
pub fn check(
    loaded: &mut Loaded,
    choice: AlgorithmChoice,
    args: &SearchArgs,
    setting: Setting<'_>,
    observer: &mut dyn Observer<Vm>,
) -> Result<(Report, Sources), Failure> {
    let started = Instant::now();
    let mut notes = Vec::new();
    let (algorithm, chosen_because) = match setting.resumed {
        Some(resumed) => (resumed.algorithm, resumed.header.chosen_because.clone()),
        None => choose(loaded, choice, args),
    };
    if let Some(checkpoint) = setting.checkpoint {
        checkpoint.set_choice(algorithm, chosen_because.as_deref());
    }
    #[cfg(feature = "cluster")]
    if setting.cluster.is_some() {
        crate::cluster::Cluster::check_algorithm(algorithm, args.preemptions.is_some())?;
    }
    let (before, guidance) = (loaded.options.clone(), loaded.guidance);
    if let Some(resumed) = setting.resumed {
        loaded.refine_again(&resumed.header.refinements)?;
    }
    let summary = explore(loaded, algorithm, args, setting, &mut Recording { recorder: setting.recorder, observer })?;
    if let Some(why) = &loaded.explored_whole {
        notes.push(format!("everything was explored, also what has no say in the properties: {why}"));
    }
    if guidance.loops_end && !loaded.guidance.loops_end && loaded.explored_whole.is_none() {
        notes.push(String::from("loops may go on for ever here, so what decides when they end was explored, too"));
    }
    if guidance.peeks && !loaded.guidance.peeks {
        notes.push(String::from(
            "critical sections are not over at once here, or not alone with what they access, so all of them were ordered",
        ));
    }
    if loaded.refinements.contains(&Refinement::AllVisible) {
        notes.push(String::from("this program hides pointers, so every access to memory was explored as visible"));
    }
    if loaded.refinements.contains(&Refinement::AllVisibleForInputs) {
        notes.push(String::from(
            "an input may have a value that looks like an address, so every access to memory was explored as visible",
        ));
    }
    if loaded.refinements.contains(&Refinement::Terms) {
        notes.push(String::from(
            "an atomic block asks for an input, so inputs were not tried one by one: others would have come in the middle of the block",
        ));
    }
    if let Some(bytes) = loaded.options.granule.filter(|_| loaded.options.granule != before.granule) {
        let parts = if bytes == 1 { "byte by byte" } else { &format!("in parts of up to {bytes} bytes") };
        notes.push(format!("copies are in data races here, so they were explored {parts}"));
    }
    if loaded.no_trees == Some(NoTrees::Large) {
        notes.push(String::from(
            "wakeup trees needed more than --max-memory, so it was explored without (--memory polynomial)",
        ));
    }
    if args.jobs.is_some_and(|jobs| sharing::workers(algorithm, args) < jobs) {
        notes.push(String::from("--jobs was not used: what --preemptions leaves out would depend on it"));
    }
    let seconds = started.elapsed().as_secs_f64() + setting.resumed.map_or(0.0, |resumed| resumed.header.seconds);
    if let Some(why) = &chosen_because {
        notes.push(format!("auto chose {}: {why}", algorithm.name()));
    }
    notes.extend(additions::note(loaded, algorithm, args, &summary));
    // Where a program is left to optimal nobody has heard that this did without wakeup trees.
    let mut summary = summary;
    if algorithm != Algorithm::Optimal {
        summary.hand_overs.retain(|left| left.from != left.to || left.why.to().is_none());
    }
    let reasons: Vec<Reason> = summary.hand_overs.iter().map(|hand_over| hand_over.why).collect();
    let reporter = Reporter { loaded, algorithm, args, setting };
    let mut report = reporter.report(summary, seconds, notes)?;
    for (HandOver { from, to, because }, why) in report.hand_overs.iter().zip(reasons) {
        report.notes.push(match why {
            _ if why.orders_additions() => format!("{from} orders all additions: {because}"),
            _ if from == to && why.to().is_some() => format!("{from} went on with wakeup trees: {because}"),
            _ if from == to => format!("{from} explores loops that wait round by round: {because}"),
            _ => format!("{from} left this program to {to}: {because}"),
        });
    }
    if choice == AlgorithmChoice::Guided && report.hand_overs.is_empty() {
        report.algorithm = String::from("guided");
    }
    report.chosen_because = chosen_because;
    if let Some(checkpoint) = setting.checkpoint {
        match (checkpoint.failure(), &mut report.stop) {
            (Some(error), _) => {
                let file = checkpoint.file.display();
                report.notes.push(format!("the checkpoint `{file}` could not be written: {error}"));
            }
            // Not after what ends a search for good.
            (None, Some(stop)) if goes_on(stop) => stop.help.push(checkpoint.way_on()),
            (None, _) => {}
        }
    }
    #[cfg(feature = "cluster")]
    if let (Some(cluster), Some(stop)) = (setting.cluster, report.stop.as_mut().filter(|stop| goes_on(stop))) {
        stop.help.push(cluster.way_on());
        if stop.reason == "max-memory" {
            stop.message =
                String::from("stopped because this process, or a worker, uses more memory than its --max-memory");
        }
    }
    let sources = loaded.places.sources(locations(&report).into_iter());
    Ok((report, sources))
}

/// Searches, and does so again where steps were too coarse.
pub fn explore(
    loaded: &mut Loaded,
    algorithm: Algorithm,
    args: &SearchArgs,
    setting: Setting<'_>,
    observer: &mut dyn Observer<Vm>,
) -> Result<Summary, Failure> {
    let started = Instant::now();
    let timeout = args.timeout;
    let left = || timeout.map(|timeout| timeout.saturating_sub(started.elapsed()));
    let mut setting = setting;
    // What was found before it started again with the same steps: in another order it may not come to it before a limit.
    let mut earlier = Summary::default();
    loop {
        let asked = loaded.asked(args);
        let alone = !observer.wants_executions() && sharing::begins_alone(algorithm, &asked);
        if alone && asked.alone_max == 0 {
            loaded.do_without_trees(NoTrees::Long);
            continue;
        }
        let with = if alone { setting.alone() } else { setting };
        let asked_now = if alone { &sharing::alone(&asked) } else { &asked };
        let mut found = search(loaded, algorithm, asked_now, left(), with, &earlier, observer)?;
        // Only once.
        setting.resumed = None;
        if alone && sharing::is_long(&asked, &found) {
            loaded.do_without_trees(NoTrees::Long);
            earlier = found;
        } else if loaded.terms.is_none() && needs_less_memory(algorithm, &asked, &found) {
            loaded.do_without_trees(NoTrees::Large);
            earlier = found;
        } else if refine(loaded, &asked, &found)? {
            earlier = Summary::default();
        } else {
            let before = std::mem::take(&mut earlier);
            found.add_earlier(before.bugs, before.data_races);
            if !inputs::keep_blocks_whole(loaded, &mut found) {
                loaded.use_terms_in_blocks()?;
                observer.restarted();
                continue;
            }
            match inputs::give(loaded, &mut found) {
                Ok(()) => return Ok(found),
                // A value may look like an address where a term does not, so that its thread shares what is there, and shows accesses to it.
                Err(_) if loaded.options.local_objects => loaded.make_all_visible(Refinement::AllVisibleForInputs)?,
                Err(disagreement) => return Err(disagreement),
            }
        }
        observer.restarted();
    }
}

/// Whether wakeup trees have grown too large, which are gone by now, and nobody insists on them.
fn needs_less_memory(algorithm: Algorithm, args: &SearchArgs, summary: &Summary) -> bool {
    let by = summary.hand_overs.last().map_or(algorithm, |hand_over| hand_over.to);
    summary.stopped == Some(Stopped::Memory)
        && by == Algorithm::Optimal
        && args.memory.memory == MemoryArg::Auto
        && args.preemptions.is_none()
        && system::memory_used() <= args.max_memory
}

/// Translates the program again if the search stopped because its steps were too coarse; false if that was not so.
fn refine(loaded: &mut Loaded, args: &SearchArgs, summary: &Summary) -> Result<bool, Failure> {
    let looks_on = summary.bugs.is_empty() || args.keep_going;
    match summary.stopped {
        // What comes after a fault that was not asked for may depend on what has no say in the rest.
        Some(Stopped::Bug) if args.keep_going => loaded.explore_whole("there is a fault that was not asked for"),
        // The program hides a pointer where the machine cannot see it leave its thread. Rare; start again with every
        // access visible.
        Some(Stopped::Machine(LimitKind::HiddenEscape, ..)) if loaded.options.local_objects => {
            loaded.make_all_visible(Refinement::AllVisible)?;
            Ok(true)
        }
        // What was one step here is several on a machine, and somebody could have come in between.
        // Who could is seen only if everything is.
        Some(Stopped::Copies { .. }) if loaded.explore_whole("copies are in data races")? => Ok(true),
        Some(Stopped::Copies { bytes, .. }) => loaded.copy_in_parts(bytes),
        // Somebody could have come in the middle of a critical section, or it has to wait.
        Some(Stopped::Section { .. } | Stopped::Machine(LimitKind::Section, ..)) => loaded.order_sections(),
        // Or it goes on for ever.
        Some(Stopped::Machine(LimitKind::LocalSteps, ..)) if loaded.order_sections()? => Ok(true),
        Some(Stopped::Loop) => loaded.follow_loops(),
        // Loops that undo what they do are followed to no end where sections are steps.
        Some(Stopped::Machine(..)) | None
            if looks_on && summary.counters.steps_cut > 0 && loaded.order_sections()? =>
        {
            Ok(true)
        }
        Some(Stopped::Machine(..)) | None if looks_on && some_loop_went_on(summary) => loaded.follow_loops(),
        _ => Ok(false),
    }
}

/// Whether a thread was, or may have been, kept in a loop for ever.
fn some_loop_went_on(summary: &Summary) -> bool {
    let counters = &summary.counters;
    let blocked = counters.await_blocked + counters.spin_blocked + counters.undecided;
    summary.stopped.is_some() || blocked + counters.bound_blocked + counters.steps_cut > 0
}

/// The algorithm, and why it was chosen when nobody asked for it by name.
pub fn choose(loaded: &Loaded, choice: AlgorithmChoice, args: &SearchArgs) -> (Algorithm, Option<String>) {
    match choice {
        AlgorithmChoice::Named(algorithm) => (algorithm, None),
        AlgorithmChoice::Guided | AlgorithmChoice::Symbolic => (Algorithm::Optimal, None),
        AlgorithmChoice::Auto if loaded.terms.is_some() => (
            Algorithm::Optimal,
            Some(String::from("reads-from leaves programs with inputs that can be anything to it")),
        ),
        AlgorithmChoice::Auto => {
            let asked = honours::asked(!loaded.unroll.is_empty(), args);
            let choice = raddle_explore::choose_automatically(&mut Vm::new(loaded.program.clone()), &asked);
            (choice.algorithm, Some(choice.why))
        }
    }
}

fn search(
    loaded: &Loaded,
    algorithm: Algorithm,
    args: &SearchArgs,
    timeout: Option<Duration>,
    setting: Setting<'_>,
    earlier: &Summary,
    observer: &mut dyn Observer<Vm>,
) -> Result<Summary, Failure> {
    let stop_at = stop_at(loaded);
    let limits = Limits { interrupt: setting.interrupt, timeout, args };
    let options = options(loaded, algorithm, &stop_at, limits);
    #[cfg(feature = "cluster")]
    if let Some(cluster) = setting.cluster {
        return cluster.search(loaded, algorithm, limits, observer);
    }
    let until = timeout.map(|timeout| Instant::now() + timeout);
    let about_terms = terms::Limits { until, interruptible: true, memory_max: Some(args.max_memory) };
    let machine = || loaded.machine(about_terms);
    let workers = sharing::workers(algorithm, args);
    let in_one_piece = workers == 1 && setting.checkpoint.is_none() && args.split_every.is_none();
    if in_one_piece || observer.wants_executions() {
        let watch = &mut EndWatch::new(loaded, observer, setting.recorder, about_terms);
        let mut summary = raddle_explore::explore(&mut machine(), algorithm, &options, watch);
        say_who_stopped(&mut summary, args);
        return Ok(summary);
    }
    let mut jobs = Jobs {
        workers,
        alone_executions: sharing::alone_executions(algorithm, args),
        checkpoint_every: setting.checkpoint.map(|checkpoint| checkpoint.every),
        ..Jobs::default()
    };
    if args.split_every.is_some() {
        jobs = Jobs { split_every: args.split_every, begin_after: Duration::ZERO, alone_executions: 0, ..jobs };
    }
    let observe = || EndWatch::new(loaded, Unobserved, setting.recorder, about_terms);
    let workers = Workers { machine: &machine, observer: &observe };
    let mut pieces =
        setting.resumed.map_or_else(|| Pieces::after(algorithm, earlier), |resumed| resumed.pieces.clone());
    let write = |pieces: &Pieces| setting.checkpoint.iter().for_each(|checkpoint| checkpoint.write(loaded, pieces));
    write(&pieces);
    if let Some((file, error)) = setting.checkpoint.and_then(|to| Some((to.file.display(), to.failure()?))) {
        let message = format!("--checkpoint: cannot write `{file}`: {error}");
        return Err(Diagnostic::error(message).help("give a file in a directory that can be written to").into());
    }
    let mut summary =
        pieces.run(&workers, &options, &jobs, observer, &mut |pieces| write(pieces)).map_err(|error| {
            let message = format!("internal error: a part of the search does not fit its program: {error}");
            Failure::own(Diagnostic::error(message).help(HOW_TO_REPORT))
        })?;
    // One that had to be interrupted in the middle of something cannot go on: the last checkpoint can.
    let unanswered = say_who_stopped(&mut summary, args);
    if !unanswered && !matches!(pieces.is_over().then_some(&summary.stopped), Some(Some(Stopped::Interrupted))) {
        write(&pieces);
    }
    Ok(summary)
}

/// Questions about inputs are given up when time or memory is used up, or when somebody interrupts. Then that is why the search has stopped; false if it was not
/// so.
fn say_who_stopped(summary: &mut Summary, args: &SearchArgs) -> bool {
    let unanswered = matches!(summary.stopped, Some(Stopped::Machine(LimitKind::Unanswered, ..)));
    if unanswered {
        summary.stopped = Some(match () {
            () if system::is_interrupted() => Stopped::Interrupted,
            () if system::memory_peak() > args.max_memory => Stopped::Memory,
            () => Stopped::Timeout,
        });
    }
    unanswered
}

/// Faults that end a search that looks for others.
pub fn stop_at(loaded: &Loaded) -> Vec<FaultKind> {
    let asked = loaded.guidance.properties;
    // Whether such a fault happens may depend on orders that are not explored.
    let outside = |kind: &FaultKind| loaded.options.irrelevant.is_some() && !properties::includes(asked, *kind);
    FaultKind::ALL.into_iter().filter(outside).collect()
}

/// The options of a search.
pub fn options<'a>(loaded: &Loaded, algorithm: Algorithm, stop_at: &'a [FaultKind], limits: Limits<'a>) -> Options<'a> {
    let defaults = Options::default();
    let asked = loaded.guidance.properties;
    let Limits { interrupt, timeout, args } = limits;
    let random_executions = args.max_executions.unwrap_or(defaults.random_executions);
    // Without `..`: an option that has no flag should be a decision.
    Options {
        steps_max: args.max_steps,
        // So many random schedules are drawn: a search that has drawn them can be taken up again, with more.
        executions_max: match algorithm {
            Algorithm::Random => random_executions,
            _ => args.max_executions.unwrap_or(u64::MAX),
        },
        timeout,
        memory_max: Some(args.max_memory),
        memory_used: Some(system::memory_used),
        memory: sharing::memory(algorithm, args),
        keep_going: args.keep_going,
        stop_at,
        allow_deadlock: args.allow_deadlock || !asked.deadlocks,
        allow_livelock: args.allow_livelock || !asked.livelocks,
        spins: args.spins(),
        races: if asked.races { args.races.into() } else { Races::Off },
        copies: match loaded.may_refine_copies {
            _ if !loaded.program.calls_on_memory() => Copies::Unwatched,
            true => Copies::Stopped,
            false => Copies::Noted,
        },
        sections: loaded.options.sections.is_some(),
        loops_end: loaded.takes_loops_to_end(),
        seed: args.seed,
        random: args.random,
        random_executions,
        preemptions: args.preemptions,
        order: args.order,
        dependence: additions::dependence(loaded, algorithm, args),
        handle_all_races: false,
        interrupt,
        pause: None,
        executions_of_all: None,
    }
}

fn hand_over(hand_over: &raddle_explore::HandOver) -> HandOver {
    let raddle_explore::HandOver { from, to, why } = hand_over;
    HandOver { from: from.name().to_string(), to: to.name().to_string(), because: why.text().to_string() }
}

/// Every place a report mentions.
pub(crate) fn locations(report: &Report) -> Vec<&Location> {
    let mut all = Vec::new();
    for bug in &report.bugs {
        all.push(&bug.location);
        all.extend(bug.notes.iter().map(|note| &note.location));
        all.extend(bug.interleaving.iter().flat_map(|row| std::iter::once(&row.location).chain(&row.calls)));
        all.extend(bug.threads.iter().filter_map(|state| state.location.as_ref()));
    }
    all.extend(report.warnings.iter().flat_map(|warning| &warning.places).map(|place| &place.location));
    all.extend(report.stop.iter().filter_map(|stop| stop.place.as_ref()).map(|place| &place.location));
    all
}

/// A bug in words.
pub(crate) struct Told {
    pub report: BugReport,
    /// Threads wait for ever that would be gone, because `main` has returned.
    pub after_main: bool,
    /// The inputs that the program is given.
    pub inputs: Vec<String>,
}

pub(crate) struct Reporter<'a> {
    pub loaded: &'a Loaded,
    pub algorithm: Algorithm,
    pub args: &'a SearchArgs,
    pub setting: Setting<'a>,
}

impl Reporter<'_> {
    /// A machine made from the program alone, as whoever replays a token will have it: it shares nothing with the search.
    fn fresh(&self) -> Vm {
        Vm::new(self.loaded.program.clone())
    }

    fn report(&self, summary: Summary, seconds: f64, notes: Vec<String>) -> Result<Report, Failure> {
        let Summary { counters, bugs, data_races, too_coarse, cuts, long, unsupported, remarks, .. } = summary;
        let Summary { hand_overs, stopped, .. } = summary;
        let mut notes = notes;
        let mut bugs = bugs.iter().map(|bug| self.bug(bug)).collect::<Result<Vec<_>, _>>()?;
        notes.extend(bugs.first_mut().into_iter().flat_map(|first| std::mem::take(&mut first.inputs)));
        let mut warnings = data_races.iter().map(|race| self.data_race(race)).collect::<Result<Vec<_>, _>>()?;
        warnings.extend(remarks.leaks.iter().map(|leak| self.leak(leak)));
        let algorithm = hand_overs.last().map_or(self.algorithm, |last| last.to);
        let executions = Counts {
            complete: counters.complete,
            assume_blocked: counters.assume_blocked,
            await_blocked: counters.await_blocked,
            spin_blocked: counters.spin_blocked,
            undecided: counters.undecided,
            sleep_set_blocked: counters.sleep_set_blocked,
            bound_blocked: counters.bound_blocked,
            steps_cut: counters.steps_cut,
            unsupported: counters.unsupported,
        };
        let empty = || (bugs.is_empty() && executions.complete == 0).then(|| stop::nothing_complete(&executions));
        let in_parts = || {
            let site = too_coarse.filter(|_| bugs.is_empty())?;
            Some(stop::copies_in_one_step(self.loaded.words(&self.fresh()).location(site)))
        };
        let stop = match &stopped {
            Some(stopped) => {
                let seen = Seen { counters: &counters, cuts: &cuts, long: &long };
                stop::explain(stopped, self.loaded, algorithm, self.args, seen)
            }
            None => self
                .unsupported(&unsupported, counters.unsupported)
                .or_else(|| self.long(&long, counters.steps_cut))
                .or_else(empty)
                .or_else(in_parts),
        };
        let verdict = if !bugs.is_empty() {
            Verdict::Bug
        } else if stop.is_some() {
            Verdict::Incomplete
        } else if counters.bound_blocked > 0 || counters.preemption_cut > 0 {
            Verdict::NoBugWithinBounds
        } else {
            Verdict::Verified
        };
        let after_main = bugs.iter().any(|bug| bug.after_main);
        let bugs: Vec<BugReport> = bugs.into_iter().map(|bug| bug.report).collect();
        let mut report = Report {
            program: self.loaded.name.clone(),
            algorithm: algorithm.name().to_string(),
            chosen_because: None,
            hand_overs: hand_overs.iter().map(hand_over).collect(),
            verdict,
            coverage: Vec::new(),
            executions,
            events: counters.events,
            depth_max: counters.depth_max,
            wakeup_tree_max: counters.wakeup_tree_max,
            consistency_checks: (algorithm == Algorithm::ReadsFrom).then(|| {
                let [saturation, witness, decision] = counters.consistency_checks;
                ConsistencyChecks { saturation, witness, decision }
            }),
            formula: None,
            seconds,
            peak_memory_bytes: system::memory_peak(),
            bugs,
            warnings,
            stop,
            notes,
            replay_arguments: self.loaded.replay_arguments(),
            profile: self.setting.recorder.map(|recorder| recorder.profile()),
        };
        report.coverage = self.coverage(&report);
        report.notes.extend(unsupported.iter().map(|construct| self.describe_unsupported(construct)));
        report.notes.extend(long.iter().map(|long| self.describe_long(long)));
        report.notes.extend(cuts.iter().map(|cut| self.describe_cut(cut)));
        report.notes.extend(approximations::of(&self.loaded.module));
        if Races::from(self.args.races) != Races::Off && self.loaded.guidance.properties.races {
            report.notes.extend(approximations::of_volatile(&self.loaded.module, self.loaded.options.volatile));
        }
        if remarks.failed > 0 {
            let Remarks { failed, code, .. } = remarks;
            let ended = format!("the program ended with exit code {code} in {}", of_executions(failed));
            report.notes.push(format!("{ended}: that is no bug here; assert what has to hold"));
        }
        if after_main {
            report.notes.push(String::from(
                "main had returned, and the other threads ran on: C ends the program there; --main-return exits does so, too",
            ));
        }
        if self.args.silent_writes
            && Races::from(self.args.races) == Races::Off
            && self.loaded.program.calls_on_memory()
        {
            report.notes.push(String::from(
                "--silent-writes may hide that a copy is in a data race, so that it is not explored in parts; --copies 8 does that always",
            ));
        }
        if self.args.silent_writes && Races::from(self.args.races) != Races::Off {
            report.notes.push(String::from(
                "--silent-writes does nothing while data races are looked for, which it would hide: add --races off",
            ));
        }
        Ok(report)
    }

    /// A loop that was cut.
    fn describe_cut(&self, &(site, executions): &(SiteId, u64)) -> String {
        let place = self.loaded.words(&self.fresh()).location(site).short();
        format!("--unroll cut the loop at {place} in {}", of_executions(executions))
    }

    /// A thread that made as many steps as it may.
    fn describe_long(&self, &(site, executions): &(SiteId, u64)) -> String {
        let place = self.loaded.words(&self.fresh()).location(site).short();
        format!("--max-steps cut a thread at {place} in {}", of_executions(executions))
    }

    /// Threads made as many steps as they may: whatever comes after was not seen.
    fn long(&self, long: &[(SiteId, u64)], executions: u64) -> Option<Stop> {
        let &(site, _) = long.iter().max_by_key(|(_, executions)| *executions)?;
        let location = self.loaded.words(&self.fresh()).location(site);
        Some(stop::long(&of_executions(executions), location, self.args))
    }

    /// Something unsupported that was reached.
    fn describe_unsupported(&self, Construct { site, message, executions }: &Construct) -> String {
        let place = self.loaded.words(&self.fresh()).location(*site).short();
        format!("{} ended at {place}: {message}", of_executions(*executions))
    }

    /// Executions ended at something unsupported: whatever comes after it was not seen.
    fn unsupported(&self, found: &[Construct], executions: u64) -> Option<Stop> {
        let first = found.first()?;
        let location = self.loaded.words(&self.fresh()).location(first.site);
        Some(stop::unsupported(of_executions(executions), &first.message, location))
    }

    /// What the verdict covers.
    fn coverage(&self, report: &Report) -> Vec<String> {
        let asked = self.loaded.guidance.properties;
        let (no_bug, covered) = match asked == Properties::ALL {
            true => (String::from("no bug"), "every schedule was covered"),
            false => (format!("no {}", properties::failures(asked)), "every order that matters to that was covered"),
        };
        let mut clauses = vec![match report.verdict {
            Verdict::Verified => format!("{no_bug} in any execution; {covered} and no bound was hit"),
            Verdict::NoBugWithinBounds => format!("{no_bug} in any execution {}", self.bounds(report).join(" and ")),
            Verdict::Bug => {
                let bug = &report.bugs[0];
                let more = match report.bugs.len() {
                    1 => String::new(),
                    count => format!(", and {} more", count - 1),
                };
                format!("{} at {}{more}", bug.kind, bug.location.short())
            }
            Verdict::Incomplete if stop::is_empty(report) => {
                format!("{no_bug} in any execution; {covered}, but no execution came to its end")
            }
            Verdict::Incomplete => format!("{no_bug} in what was explored, but not everything was"),
        }];
        if asked != Properties::ALL {
            clauses.push(format!("{} were not looked for", properties::left_out(asked)));
        }
        let clean = matches!(report.verdict, Verdict::Verified | Verdict::NoBugWithinBounds);
        if clean && self.args.allow_deadlock {
            clauses.push(String::from("deadlocks are allowed"));
        }
        if clean && self.args.allow_livelock {
            clauses.push(String::from("livelocks are allowed"));
        }
        if clean && report.executions.undecided > 0 && !self.args.allow_livelock {
            let count = of_executions(report.executions.undecided);
            clauses.push(format!("but whether loops that undo what they do end is open in {count}"));
        }
        if clean && !report.warnings.is_empty() {
            clauses.push(String::from("see the warnings"));
        }
        clauses.extend(self.loaded.input_clause());
        clauses
    }

    /// The bounds that were hit.
    fn bounds(&self, report: &Report) -> Vec<String> {
        let mut bounds = Vec::new();
        if report.executions.bound_blocked > 0 {
            let most = |limit: &u32| format!("at most {limit} iterations");
            let all = self.loaded.unroll.all.iter().map(most);
            let own =
                self.loaded.unroll.lines.iter().map(|(file, line, limit)| format!("{} at {file}:{line}", most(limit)));
            let limits: Vec<String> = all.chain(own).collect();
            let cut = of_executions(report.executions.bound_blocked);
            bounds.push(format!("whose loops take {} (--unroll cut {cut})", limits.join(" and ")));
        }
        if let Some(preemptions) = self.args.preemptions {
            let exact = self.algorithm.honours(SearchOption::Preemptions) == Honours::Yes;
            let some = if exact { "" } else { "; a search other than naive may miss some of those" };
            bounds.push(format!("with at most {preemptions} preemptions{some}"));
        }
        bounds
    }

    pub(crate) fn bug(&self, bug: &Bug) -> Result<Told, Failure> {
        let loaded = self.loaded;
        self.confirm(&bug.schedule, &bug.fault)?;
        let minimised = if self.setting.minimise { Some(self.minimised(bug)?) } else { None };
        let (fault, schedule) =
            minimised.as_ref().map_or((&bug.fault, &bug.schedule), |(fault, better)| (fault, better));
        let mut vm = self.fresh();
        let story = tell(&mut vm, &loaded.places, schedule, 0);
        let words = loaded.words(&vm);
        let waiting = matches!(fault.kind, FaultKind::Deadlock | FaultKind::Livelock);
        let after_main = waiting && vm.exit_code().is_some();
        let race = story.race.filter(|_| fault.kind == FaultKind::DataRace).map(|race| {
            let (message, sides) =
                words.race(race.address, [(race.first, race.writes.0), (race.second, race.writes.1)]);
            (message, sides.into_iter().take(1).collect())
        });
        let (message, mut notes) = race.unwrap_or_else(|| (words.message(fault), words.notes(fault)));
        if waiting {
            notes.extend(story.circle);
        }
        let report = BugReport {
            kind: fault.kind.name().to_string(),
            message,
            location: words.location(fault.site),
            thread: vm.thread_name(fault.thread),
            notes,
            token: self.token(schedule, fault.kind)?,
            found_after: bug.found_after,
            interleaving: story.rows,
            threads: if waiting { story.threads } else { Vec::new() },
            output: self.setting.show_output.then_some(story.output),
        };
        Ok(Told { report, after_main, inputs: inputs::told(loaded, schedule) })
    }

    fn confirm(&self, schedule: &[Transition], fault: &Fault) -> Result<Replay, Failure> {
        raddle_witness::confirm(&mut self.fresh(), schedule, Claim::from(fault))
            .map_err(|refuted| own_bug(&refuted, schedule))
    }

    /// The same bug by a schedule that is easier to follow, confirmed like the one that was found.
    fn minimised(&self, bug: &Bug) -> Result<(Fault, Schedule), Failure> {
        let claim = Claim::from(&bug.fault);
        let Minimised { schedule, thread, .. } =
            raddle_witness::minimise(&mut self.fresh(), &bug.schedule, claim, MINIMISE_STEPS_MAX)
                .map_err(|refuted| own_bug(&refuted, &bug.schedule))?;
        if inputs::splits_block(self.loaded, &schedule) {
            return Ok((bug.fault.clone(), bug.schedule.clone()));
        }
        let renumbered = Fault { thread, ..bug.fault.clone() };
        let run = self.confirm(&schedule, &renumbered)?;
        // Its particulars may have other values.
        let last = schedule.len().saturating_sub(1);
        let fault = run.faults.into_iter().rev().find(|(step, fault)| *step == last && fault.kind == claim.kind);
        Ok((fault.map_or(renumbered, |(_, fault)| fault), schedule))
    }

    fn leak(&self, leak: &Note) -> Warning {
        let location = self.loaded.words(&self.fresh()).location(leak.site);
        Warning {
            kind: String::from("leak"),
            message: leak.message.clone(),
            places: vec![Place { message: String::new(), location }],
            token: None,
        }
    }

    /// The token of a schedule and of what it shows, which must lead back to them.
    fn token(&self, schedule: &[Transition], shows: FaultKind) -> Result<String, Failure> {
        let token = token::encode(&mut self.fresh(), schedule, Some(shows))
            .map_err(|error| own_bug(&Refuted::Schedule(error), schedule))?;
        match token::decode(&mut self.fresh(), &token, schedule.len() as u64) {
            Ok(decoded) if *decoded.schedule == *schedule && decoded.shows == Some(shows) => Ok(token),
            other => Err(Failure::own(
                Diagnostic::error(format!("internal error: the token {token} does not lead back to its schedule"))
                    .note(format!("it reads as {other:?}"))
                    .note(format!("the schedule: {}", schedule_text(schedule)))
                    .help(HOW_TO_REPORT),
            )),
        }
    }

    fn data_race(&self, race: &DataRace) -> Result<Warning, Failure> {
        let loaded = self.loaded;
        raddle_witness::confirm_data_race(&mut self.fresh(), &race.schedule, race.first, race.second)
            .map_err(|refuted| own_bug(&refuted, &race.schedule))?;
        let mut vm = self.fresh();
        tell(&mut vm, &loaded.places, &race.schedule, usize::MAX);
        let sides = [(race.first, race.writes.0), (race.second, race.writes.1)];
        let (message, places) = loaded.words(&vm).race(race.address, sides);
        Ok(Warning {
            kind: FaultKind::DataRace.name().to_string(),
            message,
            places,
            token: Some(self.token(&race.schedule, FaultKind::DataRace)?),
        })
    }
}

/// `1 execution`, `2 executions`.
fn of_executions(count: u64) -> String {
    format!("{count} execution{}", if count == 1 { "" } else { "s" })
}

/// The independent checker does not agree with the search: one of them is wrong.
fn own_bug(refuted: &Refuted, schedule: &[Transition]) -> Failure {
    Failure::own(
        Diagnostic::error(format!("internal error: a reported bug could not be confirmed: {refuted}"))
            .note(format!("the schedule: {}", schedule_text(schedule)))
            .help(HOW_TO_REPORT),
    )
}
