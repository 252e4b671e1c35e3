//! `cargo xtask bench instructions`: how many instructions an event costs, with its share of the search, beside those of
//! another build. Instructions are counted by valgrind, so that other programs on the machine do not matter.

use crate::markdown::{Table, count};
use crate::{Failure, InstructionsOptions, tools};
use std::path::Path;
use std::process::Command;

/// Program, parameter, algorithm: large enough that the search is most of it, small enough for valgrind.
const PROGRAMS: [(&str, u64, &str); 16] = [
    ("readers", 11, OPTIMAL),
    ("lastzero", 9, OPTIMAL),
    ("casrot", 7, OPTIMAL),
    ("fib-bench", 3, OPTIMAL),
    ("circular-buffer", 5, OPTIMAL),
    ("lastwrite", 6, OPTIMAL),
    ("race-parametric", 3, OPTIMAL),
    ("sigma", 5, OPTIMAL),
    ("indexer", 13, OPTIMAL),
    ("readers", 10, READS_FROM),
    ("lastzero", 8, READS_FROM),
    ("casrot", 7, READS_FROM),
    ("fib-bench", 3, READS_FROM),
    ("circular-buffer", 4, READS_FROM),
    ("sigma", 5, READS_FROM),
    ("exponential-bug", 3, READS_FROM),
];

const OPTIMAL: &str = "optimal";
const READS_FROM: &str = "reads-from";

/// What a run cost.
#[derive(Clone, Copy)]
struct Cost {
    instructions: u64,
    events: u64,
    executions: u64,
}

/// Runs and prints everything.
pub fn bench(options: &InstructionsOptions) -> Result<(), Failure> {
    if tools::find(&["valgrind".to_owned()]).is_none() {
        return Err("there is no valgrind on PATH; install it, for example with `apt-get install valgrind`".into());
    }
    let raddle = tools::raddle(options.raddle.as_deref())?;
    let mut table =
        Table::new(["program", "algorithm", "executions", "events", "before", "now", "ratio", "ratio per execution"]);
    for (program, n, algorithm) in PROGRAMS {
        let name = format!("{program}({n})");
        if options.only.as_ref().is_some_and(|only| !name.contains(only)) {
            continue;
        }
        // It may be from before there were jobs, and another memory.
        let before = options.before.as_ref().map(|path| cost(path, &[], program, n, algorithm)).transpose()?;
        let memories: &[&str] = if algorithm == OPTIMAL { &["trees", "polynomial"] } else { &["auto"] };
        for memory in memories {
            let title = if *memory == "auto" { algorithm.to_owned() } else { format!("{algorithm}, {memory}") };
            eprintln!("{name} {title} …");
            let now = cost(&raddle, &["--jobs", "1", "--memory", memory], program, n, algorithm)?;
            if before.is_some_and(|before| before.executions != now.executions) {
                return Err(format!("{name}: the two builds explore different numbers of executions").into());
            }
            let per_event = |cost: Cost| cost.instructions as f64 / cost.events.max(1) as f64;
            let compared =
                |of: &dyn Fn(Cost) -> f64| before.map_or("–".into(), |before| format!("{:.2}", of(now) / of(before)));
            table.row([
                name.clone(),
                title,
                count(now.executions),
                count(now.events),
                before.map_or("–".into(), |before| count(per_event(before) as u64)),
                count(per_event(now) as u64),
                compared(&per_event),
                compared(&|cost| cost.instructions as f64),
            ]);
        }
    }
    println!("# Instructions per event\n");
    println!(
        "Made by `cargo xtask bench instructions`. Reading and compiling the program are left out. What is repeated, or shared by more executions, is \
         in the number of events, so the last column compares what an execution costs.\n\n{table}"
    );
    Ok(())
}

/// What the search costs: a whole run without what a run of a single execution costs.
fn cost(raddle: &Path, flags: &[&str], program: &str, n: u64, algorithm: &str) -> Result<Cost, Failure> {
    let whole = run(raddle, flags, program, n, algorithm, None)?;
    let single = run(raddle, flags, program, n, algorithm, Some(1))?;
    Ok(Cost {
        instructions: whole.instructions.saturating_sub(single.instructions),
        events: whole.events.saturating_sub(single.events),
        executions: whole.executions,
    })
}

fn run(
    raddle: &Path,
    flags: &[&str],
    program: &str,
    n: u64,
    algorithm: &str,
    executions: Option<u64>,
) -> Result<Cost, Failure> {
    let source = tools::root().join(format!("bench/programs/{program}.c"));
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(raddle);
    command.args(["check", "--json", "--keep-going", "--algorithm", algorithm]).args(flags);
    if let Some(executions) = executions {
        command.arg("--max-executions").arg(executions.to_string());
    }
    command.arg(source).arg("--").arg(format!("-DN={n}"));
    let (_, output) = tools::run(&mut command)?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let unreadable = || format!("{program}({n}) under valgrind: {said}");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).map_err(|_| unreadable())?;
    let collected = said.split("Collected : ").nth(1).and_then(|rest| rest.split_whitespace().next());
    let instructions = collected.and_then(|number| number.parse().ok()).ok_or_else(unreadable)?;
    let complete = json["executions"]["complete"].as_u64();
    let blocked = json["executions"]["assume_blocked"].as_u64();
    let (Some(complete), Some(blocked), Some(events)) = (complete, blocked, json["events"].as_u64()) else {
        return Err(unreadable().into());
    };
    Ok(Cost { instructions, events, executions: complete + blocked })
}
