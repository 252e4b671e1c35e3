//! `cargo xtask bench jobs`: what a second core is good for, and what it costs.

use crate::markdown::{NONE, Table, count, megabytes, seconds};
use crate::runs::{Job, Runner};
use crate::{Failure, TableOptions, tools};

/// Programs that take seconds on one core: file, parameter, algorithm, what is kept. (With `auto` optimal does without wakeup trees in all of them.)
const PROGRAMS: [(&str, u64, &str, &str); 25] = [
    ("readers", 18, "optimal", "auto"),
    ("lastzero", 18, "optimal", "auto"),
    ("fib-bench", 6, "optimal", "auto"),
    ("ainc", 10, "optimal", "auto"),
    ("casrot", 13, "optimal", "auto"),
    ("wakeup_stress", 9, "optimal", "auto"),
    ("sigma", 8, "optimal", "auto"),
    ("circular-buffer", 11, "optimal", "auto"),
    ("control-flow", 8, "optimal", "auto"),
    ("race-parametric", 7, "optimal", "auto"),
    ("floating-read", 9, "optimal", "auto"),
    ("lastwrite", 10, "optimal", "auto"),
    ("opt-lock", 13, "optimal", "auto"),
    ("readers", 18, "optimal", "trees"),
    ("readers", 18, "source", "auto"),
    ("lastzero", 16, "optimal", "trees"),
    ("lastzero", 19, "reads-from", "auto"),
    ("fib-bench", 6, "optimal", "trees"),
    ("fib-bench", 6, "source", "auto"),
    ("fib-bench", 6, "reads-from", "auto"),
    ("ainc", 10, "optimal", "trees"),
    ("ainc", 10, "source", "auto"),
    ("casrot", 12, "optimal", "trees"),
    ("wakeup_stress", 9, "optimal", "trees"),
    ("sigma", 8, "optimal", "trees"),
];

/// Runs each program on one core and on two, one right after the other, and writes a table.
pub fn bench(options: &TableOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let runner = Runner::new(&raddle, options.timeout);
    let headings =
        ["program", "algorithm", "executions", "one", "two", "speed-up", "work", "memory, one", "memory, two"];
    let mut table = Table::new(headings);
    for (program, n, algorithm, memory) in PROGRAMS {
        let job = |jobs: &str| {
            let flags = ["--races", "off", "--jobs", jobs, "--memory", memory].map(str::to_owned).to_vec();
            Job { flags, ..Job::new(program, Some(n), algorithm) }
        };
        let title = job("1").title();
        if options.only.as_ref().is_some_and(|only| !title.contains(only)) {
            continue;
        }
        eprintln!("{title} …");
        let run = |jobs| runner.run(&job(jobs)).map_err(|message| format!("{title}, {algorithm}: {message}"));
        let (one, two) = (run("1")?, run("2")?);
        let finished = one.finished && two.finished;
        let totals = (one.executions.total(), two.executions.total());
        if finished && totals.0 != totals.1 {
            return Err(format!("{title}, {algorithm}: {} executions with one, {} with two", totals.0, totals.1).into());
        }
        table.row([
            title.clone(),
            if memory == "auto" { algorithm.to_owned() } else { format!("{algorithm}, {memory}") },
            count(totals.0),
            seconds(one.seconds),
            seconds(two.seconds),
            if finished { format!("{:.2}", one.seconds / two.seconds) } else { NONE.to_owned() },
            // What two do against what one does, in events: it does not depend on what else runs on the machine.
            if finished { format!("{:.2}", two.events as f64 / one.events as f64) } else { NONE.to_owned() },
            megabytes(one.peak_memory_bytes),
            megabytes(two.peak_memory_bytes),
        ]);
    }
    tools::write_page(options.out.as_deref(), &table.to_string())
}
