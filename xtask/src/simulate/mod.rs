//! `cargo xtask simulate`: what more workers are good for, and where that ends. Trees of real searches are [recorded](record) and run through a
//! [model](model) of workers, a coordinator and a network. Writes a table and a chart into `docs`.

mod chart;
mod model;
mod record;

use crate::markdown::{Table, count};
use crate::{Failure, tools};
use chart::Line;
use clap::Args;
use model::{Conditions, Outcome, simulate};
use raddle_explore::Algorithm;
use record::{Recording, Searched};
use std::path::PathBuf;

/// Options of `simulate`.
#[derive(Args)]
pub struct Options {
    /// Where the page and the chart go [default: docs]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// About how many segments searches are cut into
    #[arg(long, value_name = "N", default_value_t = 40_000)]
    segments: u64,
    /// Small programs only, for trying it out
    #[arg(long)]
    quick: bool,
}

/// What is recorded: program, parameter, a small one, the search.
const PROGRAMS: [(&str, u64, u64, Searched); 8] = [
    ("casrot", 11, 6, OPTIMAL),
    ("readers", 13, 8, OPTIMAL),
    ("lastzero", 13, 7, OPTIMAL),
    ("fib-bench", 4, 3, OPTIMAL),
    ("fib-bench", 4, 3, Searched { name: "optimal with wakeup trees", memory: Some("trees"), ..OPTIMAL }),
    ("fib-bench", 4, 3, Searched { name: "source", algorithm: Algorithm::Source, memory: None }),
    ("lastzero", 12, 7, Searched { name: "reads-from", algorithm: Algorithm::ReadsFrom, memory: None }),
    ("fib-bench", 2, 1, Searched { name: "naive", algorithm: Algorithm::Naive, memory: None }),
];
/// As long searches are explored unless somebody asks for something else.
const OPTIMAL: Searched = Searched { name: "optimal", algorithm: Algorithm::Optimal, memory: Some("polynomial") };
const WORKERS: [usize; 10] = [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000];
/// Those that the table shows.
const SHOWN: [usize; 4] = [10, 100, 1_000, 10_000];
const DAY_S: f64 = 86_400.0;
const YEAR_S: f64 = 365.0 * DAY_S;
/// One room, a coordinator that takes 0.1 ms for a message (see docs/scale.md), nobody fails.
const ROOM: Conditions =
    Conditions { workers: 1, work_s: 30.0 * DAY_S, latency_s: 0.0005, message_s: 0.0001, life_s: None };

/// Other conditions, by name.
const VARIANTS: [(&str, Conditions); 6] = [
    ("a month of work, one room", ROOM),
    ("a day of work", Conditions { work_s: DAY_S, ..ROOM }),
    ("an hour of work", Conditions { work_s: 3600.0, ..ROOM }),
    ("a month, 50 ms one way", Conditions { latency_s: 0.05, ..ROOM }),
    ("a month, workers live an hour", Conditions { life_s: Some(3600.0), ..ROOM }),
    ("a year of work", Conditions { work_s: YEAR_S, ..ROOM }),
];

/// Records, simulates, and writes what came of it.
pub fn run(options: &Options) -> Result<(), Failure> {
    let out = options.out.clone().unwrap_or_else(|| tools::root().join("docs"));
    let mut recordings = Vec::new();
    for (program, n, small, searched) in PROGRAMS {
        recordings.push(record::record(program, if options.quick { small } else { n }, searched, options.segments)?);
    }
    let over = |recording: &Recording, conditions: Conditions| -> Vec<(usize, Outcome)> {
        WORKERS.iter().map(|&workers| (workers, simulate(recording, Conditions { workers, ..conditions }))).collect()
    };
    let line = |name: &str, outcomes: &[(usize, Outcome)]| {
        let points = outcomes.iter().filter(|(workers, _)| *workers <= 10_000);
        Line { name: name.to_owned(), points: points.map(|(workers, o)| (*workers as f64, o.speed_up)).collect() }
    };
    let mut page = String::from(HEAD);
    let mut trees =
        Table::new(["search", "executions", "pieces", "segments", "work in pieces", "longest chain", "at most"]);
    let mut table = table_of_speed_ups("search");
    let mut programs = Vec::new();
    for recording in &recordings {
        let (steps, chain) = (recording.steps() as f64, recording.critical_path() as f64);
        trees.row([
            recording.title.clone(),
            count(recording.executions),
            count(recording.pieces as u64),
            count(recording.segments.len() as u64),
            format!("{:.2}×", steps / recording.steps_in_one as f64),
            format!("{:.3}%", 100.0 * chain / steps),
            format!("{}×", count((steps / chain) as u64)),
        ]);
        let outcomes = over(recording, ROOM);
        add(&mut table, &recording.title, &outcomes);
        programs.push(line(&recording.title, &outcomes));
    }
    page += &format!("{TREES}\n{trees}\n{SPEED_UPS}\n{table}\n");
    let mut table = table_of_speed_ups("conditions");
    let mut variants = Vec::new();
    for (name, conditions) in VARIANTS {
        let outcomes = over(&recordings[0], conditions);
        add(&mut table, name, &outcomes);
        variants.push(line(name, &outcomes));
    }
    page += &format!("## {} under other conditions\n\n{table}", recordings[0].title);
    let second = format!("{} under other conditions", recordings[0].title);
    let panels = [("A month of work in one room", programs), (second.as_str(), variants)];
    let svg = chart::draw("Speed-up with many workers, simulated", ("workers", "speed-up"), 4, &panels);
    tools::write_page(Some(&out.join("scale-simulation.svg")), &svg)?;
    tools::write_page(Some(&out.join("scale-simulation.md")), &page)
}

fn table_of_speed_ups(first: &str) -> Table {
    Table::new([first, "10", "100", "1,000", "10,000", "busy with 1,000", "busy with 10,000", "what 10,000 wait for"])
}

fn add(table: &mut Table, name: &str, outcomes: &[(usize, Outcome)]) {
    let of = |workers: usize| outcomes.iter().find(|(n, _)| *n == workers).map_or(Outcome::default(), |(_, o)| *o);
    let [ten, hundred, thousand, most] = SHOWN.map(of);
    let speed = |outcome: Outcome| {
        if outcome.speed_up < 100.0 { format!("{:.1}", outcome.speed_up) } else { count(outcome.speed_up as u64) }
    };
    table.row([
        name.to_owned(),
        speed(ten),
        speed(hundred),
        speed(thousand),
        speed(most),
        format!("{:.0}%", 100.0 * thousand.busy),
        format!("{:.0}%", 100.0 * most.busy),
        most.why().to_owned(),
    ]);
}

const HEAD: &str = "# Many workers, simulated

Made by `cargo xtask simulate`. [scale.md](scale.md#what-the-simulation-says) says what follows from it; the model is in
`xtask/src/simulate/model.rs`.

![speed-up with many workers](scale-simulation.svg)

";
const TREES: &str = "## The trees

Real searches of the papers' programs, cut at every chance, with the steps of each segment and what it has to wait for. *Work in pieces* is what all segments
cost together, compared with the search in one piece. The *longest chain* of segments that wait for each other, as a part of that, bounds
every speed-up.
";
const SPEED_UPS: &str = "## Speed-ups

A month of work for one core, in the shape of these trees, in one room: 0.5 ms one way, 0.1 ms of the coordinator's time for a message. Compared with
one worker on the same segments.
";
