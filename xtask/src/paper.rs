//! `cargo xtask bench --paper`: the papers' programs under all algorithms, with the papers' numbers beside ours.

use crate::counts::Count;
use crate::runs::{Job, Results, Runner};
use crate::{Failure, PaperOptions, counts, page, plot, published, tools};
use std::collections::BTreeSet;

/// The lengths of the common prefix for which its cost is shown.
pub const PREFIXES: [u64; 4] = [10, 100, 1_000, 10_000];

/// With `--quick`, runs that have more executions than this are left out.
const QUICK_EXECUTIONS_MAX: u64 = 10_000;

/// Makes all runs and writes the page and the plot, or JSON.
pub fn bench(options: &PaperOptions) -> Result<(), Failure> {
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let timeout = if options.quick { options.timeout.min(5.0) } else { options.timeout };
    let runner = Runner::new(&raddle, timeout);
    let counts = counts::read()?;
    let jobs = jobs(&counts, options);
    let mut results = Results::new();
    for (i, job) in jobs.iter().enumerate() {
        eprintln!("[{}/{}] {} {}", i + 1, jobs.len(), job.title(), job.algorithm);
        let result = runner.run(job);
        if let Err(message) = &result {
            eprintln!("    {message}");
        }
        results.insert(job.clone(), result);
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&json(&results, timeout))?);
        return Ok(());
    }
    let directory = options.out.clone().unwrap_or_else(|| tools::root().join("bench/results"));
    std::fs::create_dir_all(&directory)?;
    let text = page::write(&results, &counts, timeout);
    std::fs::write(directory.join("paper.md"), &text)?;
    std::fs::write(directory.join("speed.svg"), plot::speeds(&results))?;
    std::fs::write(directory.join("traces.svg"), plot::traces(&results))?;
    print!("{text}");
    eprintln!("written to {}", directory.join("paper.md").display());
    Ok(())
}

/// All runs that the page needs, each once.
fn jobs(counts: &[Count], options: &PaperOptions) -> BTreeSet<Job> {
    let mut jobs = BTreeSet::new();
    for count in counts {
        let small = |executions: Option<u64>| executions.is_some_and(|n| !options.quick || n <= QUICK_EXECUTIONS_MAX);
        if small(count.opt) {
            jobs.insert(Job::of(count, "optimal"));
        }
        if small(count.rf) {
            jobs.insert(Job::of(count, "reads-from"));
        }
    }
    for (n, ..) in published::TABLE_1 {
        jobs.extend(["source", "optimal"].map(|algorithm| Job::new("chain", Some(n), algorithm)));
    }
    for (n, traces, _) in published::TABLE_2 {
        if !options.quick || traces <= QUICK_EXECUTIONS_MAX {
            jobs.extend(["source", "optimal"].map(|algorithm| Job::new("wakeup_stress", Some(n), algorithm)));
        }
    }
    for (program, n, traces, _) in published::TABLE_3.into_iter().chain(published::TABLE_4) {
        for (algorithm, traces) in ["classic", "source", "optimal"].into_iter().zip(traces) {
            if !options.quick || traces <= QUICK_EXECUTIONS_MAX {
                jobs.insert(Job::new(program, Some(n), algorithm));
            }
        }
    }
    for speed in published::SPEEDS.iter().filter(|_| !options.quick) {
        jobs.extend(speed.rows.iter().map(|&(program, n, _)| Job::new(program, Some(n), speed.algorithm)));
    }
    jobs.extend(PREFIXES.map(prefix_job));
    jobs.retain(|job| options.only.as_ref().is_none_or(|text| job.program.contains(text.as_str())));
    jobs
}

/// The run with a common prefix of this length.
pub fn prefix_job(length: u64) -> Job {
    Job { defines: vec![format!("P={length}")], ..Job::new("prefix", None, "optimal") }
}

fn json(results: &Results, timeout: f64) -> serde_json::Value {
    let run = |(job, result): (&Job, &Result<crate::runs::Measured, String>)| {
        let title = job.title();
        let speed = result.as_ref().ok().map(crate::runs::Measured::speed);
        serde_json::json!({ "title": title, "job": job, "result": result, "executions_per_second": speed })
    };
    let references: Vec<_> = published::SPEEDS
        .iter()
        .flat_map(|speed| {
            speed.rows.iter().map(|(program, n, per_second)| {
                let ours = results.get(&Job::new(program, Some(*n), speed.algorithm));
                let ratio = ours.and_then(|r| r.as_ref().ok()).map(|measured| measured.speed() / per_second);
                serde_json::json!({
                    "tool": speed.tool, "program": program, "n": n, "algorithm": speed.algorithm,
                    "executions_per_second": per_second, "ratio": ratio, "target": speed.target,
                })
            })
        })
        .collect();
    serde_json::json!({
        "schema": 1,
        "processor": tools::processor(),
        "timeout_seconds": timeout,
        "runs": results.iter().map(run).collect::<Vec<_>>(),
        "references": references,
    })
}
