//! `cargo xtask bench jobs`: what a second core is good for, and what it costs.

use crate::markdown::{NONE, Table, count, megabytes, seconds};
use crate::runs::{Job, Runner};
use crate::{Failure, TableOptions, tools};

/// Programs that take seconds on one core: file, parameter, algorithm.
const PROGRAMS: [(&str, u64, &str); 10] = [
    ("readers", 18, "optimal"),
    ("readers", 18, "source"),
    ("lastzero", 16, "optimal"),
    ("lastzero", 19, "reads-from"),
    ("fib-bench", 6, "optimal"),
    ("fib-bench", 6, "source"),
    ("fib-bench", 6, "reads-from"),
    ("ainc", 10, "optimal"),
    ("ainc", 10, "source"),
    ("casrot", 12, "optimal"),
];

/// Runs each program on one core and on two, one right after the other, and writes a table.
pub fn bench(options: &TableOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let runner = Runner::new(&raddle, options.timeout);
    let headings = ["program", "algorithm", "executions", "one", "two", "speed-up", "memory, one", "memory, two"];
    let mut table = Table::new(headings);
    for (program, n, algorithm) in PROGRAMS {
        let job = |jobs: &str| {
            let flags = ["--races", "off", "--jobs", jobs].map(str::to_owned).to_vec();
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
            algorithm.to_owned(),
            count(totals.0),
            seconds(one.seconds),
            seconds(two.seconds),
            if finished { format!("{:.2}", one.seconds / two.seconds) } else { NONE.to_owned() },
            megabytes(one.peak_memory_bytes),
            megabytes(two.peak_memory_bytes),
        ]);
    }
    tools::write_page(options.out.as_deref(), &table.to_string())
}
