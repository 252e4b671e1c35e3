//! How `raddle check` is run on a program: algorithms, refinements, bounds.

use raddle_base::Random;
use raddle_oracle::{Counts, Truth};
use std::fmt;

/// `naive` is cut after this many executions: it still must not report what cannot happen.
const NAIVE_EXECUTIONS_MAX: u64 = 10_000;

/// The others need far fewer than this for what the oracle can enumerate, unless the program is handed over to `naive`.
const EXECUTIONS_MAX: u64 = 100_000;

/// With more traces than this `naive` would be cut anyway.
const NAIVE_TRACES_MAX: u64 = 60;

/// How many settings a program gets beside those that every program gets.
const ROTATING: usize = 3;

/// What is done about data races.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Races {
    /// They are reported beside the verdict.
    Warn,
    /// They are bugs.
    Error,
    /// They are not looked for.
    Off,
}

/// What is done about additions whose results nobody uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Additions {
    /// They are ordered.
    Ordered,
    /// They are not, where the program waits.
    ByDefault,
    /// They are not.
    Commute,
}

/// One way to run `raddle check`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// `--algorithm`
    pub algorithm: &'static str,
    /// `--silent-writes`
    pub silent_writes: bool,
    /// `--ifaa`
    pub additions: Additions,
    /// `--all-visible`
    pub all_visible: bool,
    /// `--no-await`
    pub no_await: bool,
    /// `--no-purity`
    pub no_purity: bool,
    /// `--order`
    pub order: Option<u64>,
    /// `--preemptions`
    pub preemptions: Option<usize>,
    /// `--keep-going`
    pub keep_going: bool,
    /// `--races`
    pub races: Races,
    /// `--property`
    pub property: Option<&'static str>,
    /// `--peek`
    pub peek: bool,
    /// `--memory`
    pub memory: &'static str,
    /// `--jobs`
    pub jobs: usize,
    /// `--split-every`: threads give parts away after so many events.
    pub split_every: Option<u64>,
    /// `--alone-max`: optimal does without wakeup trees after so many executions.
    pub alone_max: Option<u64>,
    /// It is stopped after so many executions, and goes on from its checkpoint, again and again.
    pub stopped_after: Option<u64>,
}

impl Setting {
    const fn of(algorithm: &'static str) -> Self {
        Setting {
            algorithm,
            silent_writes: false,
            additions: Additions::Ordered,
            all_visible: false,
            no_await: false,
            no_purity: false,
            order: None,
            preemptions: None,
            keep_going: true,
            races: Races::Warn,
            property: None,
            peek: false,
            memory: "auto",
            jobs: 1,
            split_every: None,
            alone_max: None,
            stopped_after: None,
        }
    }

    /// Whether it orders less than others: which orders matter is not for the oracle to say.
    pub fn is_coarser(&self) -> bool {
        self.algorithm == "guided" || self.peek
    }

    /// Whether it is to find livelocks.
    pub fn looks_for_livelocks(&self) -> bool {
        let by_default = self.algorithm != "guided" && !self.is_formula();
        self.property.map_or(by_default, |asked| asked.contains("livelocks"))
    }

    /// The flags.
    pub fn arguments(&self) -> Vec<String> {
        // Without `..`: a field that makes no flag would be a mistake.
        let Setting {
            algorithm,
            silent_writes,
            additions,
            all_visible,
            no_await,
            no_purity,
            order,
            preemptions,
            keep_going,
            races,
            property,
            peek,
            memory,
            jobs,
            split_every,
            alone_max,
            stopped_after,
        } = self;
        let mut words = vec![String::from("--algorithm"), algorithm.to_string()];
        let switches = [
            (silent_writes, "--silent-writes"),
            (all_visible, "--all-visible"),
            (no_await, "--no-await"),
            (no_purity, "--no-purity"),
            (keep_going, "--keep-going"),
            (peek, "--peek"),
        ];
        words.extend(switches.iter().filter(|(on, _)| **on).map(|(_, flag)| String::from(*flag)));
        let mut valued = |flag: &str, value: String| words.extend([String::from(flag), value]);
        match additions {
            Additions::Ordered => valued("--ifaa", String::from("off")),
            Additions::ByDefault => {}
            Additions::Commute => valued("--ifaa", String::from("on")),
        }
        if let Some(order) = order {
            valued("--order", order.to_string());
        }
        if let Some(preemptions) = preemptions {
            valued("--preemptions", preemptions.to_string());
        }
        if let Some(property) = property {
            valued("--property", String::from(*property));
        }
        match races {
            Races::Warn => {}
            Races::Error => valued("--races", String::from("error")),
            Races::Off => valued("--races", String::from("off")),
        }
        if *memory != "auto" {
            valued("--memory", String::from(*memory));
        }
        if *jobs != 1 {
            valued("--jobs", jobs.to_string());
        }
        for (flag, number) in [("--split-every", split_every), ("--alone-max", alone_max)] {
            number.iter().for_each(|number| valued(flag, number.to_string()));
        }
        if self.is_formula() {
            return words;
        }
        valued("--max-executions", stopped_after.unwrap_or(self.executions_max()).to_string());
        words
    }

    /// After how many executions it gives up.
    pub fn executions_max(&self) -> u64 {
        if self.capped() { NAIVE_EXECUTIONS_MAX } else { EXECUTIONS_MAX }
    }

    /// Whether it makes a formula of the program, which it may refuse.
    pub fn is_formula(&self) -> bool {
        self.algorithm == "symbolic"
    }

    /// Whether it may end early without that being wrong.
    pub fn capped(&self) -> bool {
        self.algorithm == "naive"
    }

    /// The number of executions that this search must have, where the oracle knows it. `explored_by` is the algorithm
    /// that did it: some programs are handed over; `ordered`: it came to order additions.
    pub fn counts(&self, explored_by: &str, ordered: bool, truth: &Truth) -> Option<Counts> {
        if self.preemptions.is_some() || self.all_visible && truth.exits || self.is_coarser() {
            return None;
        }
        // Where data races are looked for, silent writes are writes.
        let commute = match self.additions {
            Additions::Commute => !ordered,
            Additions::Ordered => false,
            // What is in loops that wait is known to those who have compiled it.
            Additions::ByDefault if ordered || explored_by != "optimal" => false,
            Additions::ByDefault => return None,
        };
        match (explored_by, self.silent_writes && self.races == Races::Off, commute) {
            ("reads-from", _, _) => truth.reads_from,
            ("classic" | "source" | "optimal", false, false) => truth.mazurkiewicz,
            ("classic" | "source" | "optimal", true, false) => truth.mazurkiewicz_silent,
            ("classic" | "source" | "optimal", false, true) => truth.mazurkiewicz_adds,
            _ => None,
        }
    }
}

/// The setting without the numbers that are drawn for it: differences are grouped by it.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.algorithm)?;
        let parts = [
            (self.silent_writes, " --silent-writes"),
            (self.additions == Additions::ByDefault, " (default)"),
            (self.additions == Additions::Commute, " --ifaa on"),
            (self.all_visible, " --all-visible"),
            (self.no_await, " --no-await"),
            (self.no_purity, " --no-purity"),
            (self.order.is_some(), " --order"),
            (self.preemptions.is_some(), " --preemptions"),
            (!self.keep_going, " (first bug)"),
            (self.races == Races::Error, " --races error"),
            (self.races == Races::Off, " --races off"),
            (self.property.is_some(), " --property"),
            (self.peek, " --peek"),
            (self.memory == "polynomial", " --memory polynomial"),
            (self.memory == "trees", " --memory trees"),
            (self.jobs != 1, " --jobs"),
            (self.split_every.is_some(), " --split-every"),
            (self.alone_max.is_some(), " --alone-max"),
            (self.stopped_after.is_some(), " (resumed)"),
        ];
        parts.iter().filter(|(on, _)| *on).try_for_each(|(_, part)| f.write_str(part))
    }
}

/// The settings for a program: the algorithms, and some of the refinements in turn.
pub fn plan(truth: &Truth, random: &mut Random) -> Vec<Setting> {
    let mut all: Vec<Setting> = ["optimal", "reads-from", "source", "classic"].map(Setting::of).into();
    all.push(guided());
    all.push(Setting { peek: true, ..Setting::of(["optimal", "source", "reads-from"][random.below(3) as usize]) });
    all.push(Setting { property: Some("assertions,deadlocks,livelocks,memory"), ..guided() });
    all.push(Setting { memory: "polynomial", ..Setting::of("optimal") });
    if truth.one_way {
        all.push(Setting { keep_going: false, races: Races::Off, ..Setting::of("symbolic") });
    }
    if truth.mazurkiewicz.is_none_or(|counts| counts.total() <= NAIVE_TRACES_MAX) {
        all.push(Setting::of("naive"));
    }
    let others = others(random);
    let first = random.below(others.len() as u64) as usize;
    let fits = |setting: &&Setting| match setting.preemptions {
        Some(bound) => truth.within_preemptions[bound].is_some(),
        None => !(setting.all_visible && truth.writes_in_rounds),
    };
    all.extend(others.iter().cycle().skip(first).take(others.len()).filter(fits).take(ROTATING).cloned());
    all
}

/// It looks for no data races and no livelocks.
fn guided() -> Setting {
    Setting { races: Races::Off, additions: Additions::ByDefault, ..Setting::of("guided") }
}

/// The settings for a program that was compiled in another way.
pub fn second_plan(random: &mut Random) -> Vec<Setting> {
    let others = ["source", "classic", "auto"];
    let other = others[random.below(others.len() as u64) as usize];
    let [optimal, reads_from, other] = ["optimal", "reads-from", other].map(Setting::of);
    vec![optimal, reads_from, other, guided()]
}

fn others(random: &mut Random) -> Vec<Setting> {
    let few = 1 + random.below(6);
    // Programs are so small that nobody would ask for a part of them.
    let (jobs, split_every) = (2 + random.below(3) as usize, Some(1 + random.below(12)));
    let shared = |algorithm| Setting { jobs, split_every, ..Setting::of(algorithm) };
    // 0 is the default order.
    let mut order = || Some(1 + random.below(1 << 32));
    let bounded = |bound| Setting { preemptions: Some(bound), ..Setting::of("naive") };
    vec![
        Setting { order: order(), ..Setting::of("optimal") },
        Setting { silent_writes: true, races: Races::Off, ..Setting::of("optimal") },
        bounded(0),
        Setting { order: order(), ..Setting::of("reads-from") },
        Setting { keep_going: false, ..Setting::of("optimal") },
        Setting { additions: Additions::Commute, ..Setting::of("optimal") },
        Setting { additions: Additions::ByDefault, ..Setting::of("optimal") },
        Setting { no_await: true, ..Setting::of("optimal") },
        Setting { no_purity: true, ..Setting::of("optimal") },
        bounded(1),
        Setting { order: order(), ..Setting::of("source") },
        Setting { all_visible: true, ..Setting::of("optimal") },
        Setting { races: Races::Error, ..Setting::of("optimal") },
        Setting { races: Races::Error, additions: Additions::ByDefault, ..Setting::of("optimal") },
        Setting { additions: Additions::ByDefault, ..Setting::of("auto") },
        bounded(2),
        Setting { order: order(), ..Setting::of("classic") },
        Setting { silent_writes: true, additions: Additions::Commute, ..Setting::of("auto") },
        Setting { silent_writes: true, races: Races::Error, ..Setting::of("optimal") },
        Setting { order: order(), silent_writes: true, races: Races::Off, ..Setting::of("source") },
        Setting { keep_going: false, ..Setting::of("reads-from") },
        Setting { memory: "trees", ..shared("optimal") },
        shared("reads-from"),
        Setting { order: order(), ..shared("source") },
        Setting { keep_going: false, alone_max: Some(few), ..shared("optimal") },
        Setting { memory: "polynomial", order: order(), ..shared("optimal") },
        Setting { memory: "trees", stopped_after: Some(few), ..Setting::of("optimal") },
        Setting { alone_max: Some(few), stopped_after: Some(few), ..shared("optimal") },
        Setting { stopped_after: Some(few), ..shared("reads-from") },
        Setting { stopped_after: Some(few), ..shared("classic") },
        Setting { alone_max: Some(few), ..Setting::of("optimal") },
        Setting { memory: "polynomial", silent_writes: true, races: Races::Off, ..Setting::of("optimal") },
        Setting { memory: "polynomial", additions: Additions::Commute, ..Setting::of("optimal") },
        Setting { keep_going: false, races: Races::Off, ..Setting::of("symbolic") },
    ]
}
