//! The page of results: every table of the paper with our numbers beside it, all counts, and speeds.

use crate::counts::Count;
use crate::markdown::{NONE, Table, count, megabytes, ratio, seconds};
use crate::paper::{PREFIXES, prefix_job};
use crate::published::{self, Row};
use crate::runs::{Job, Measured, Results};
use crate::tools;
use std::fmt::Write as _;

/// Below this number of executions a run is too short to tell how fast it is.
const MEASURABLE: u64 = 2_000;

/// How fast an execution of reads-from is to be, compared with one of optimal.
const OWN_TARGET: f64 = 1.0 / 3.0;

/// The whole page.
pub fn write(results: &Results, counts: &[Count], timeout: f64) -> String {
    let page = Page { results };
    let mut text = String::from("# The papers' benchmarks\n\n");
    let _ = write!(
        text,
        "Made by `cargo xtask bench --paper` on {} (one core, at most {timeout} s for a run; the shortest of three runs \
         where one takes less than 2 s). Times are those of the search, without compiling. `≥` marks a run that was \
         stopped by the time limit, `{NONE}` one that was not made or failed.\n\n",
        tools::processor()
    );
    text += "The papers' \"traces explored\" count sleep-set-blocked executions too, and so do the columns beside them. Their \
             times are of another tool, language and machine: the numbers of traces are what to compare.\n\n";
    page.table_1(&mut text);
    page.table_2(&mut text);
    let captions = [
        ("Table 3: two programs with locks and compare-and-swap", published::TABLE_3),
        ("Table 4: programs that separate the algorithms", published::TABLE_4),
    ];
    for (caption, rows) in captions {
        page.tables_3_and_4(&mut text, caption, &rows);
    }
    page.table_6(&mut text);
    text += "![Traces explored by classic, source- and optimal-DPOR](traces.svg)\n\n";
    page.counts(&mut text, counts);
    page.speeds(&mut text, counts);
    page.prefixes(&mut text);
    text
}

struct Page<'a> {
    results: &'a Results,
}

impl Page<'_> {
    fn get(&self, program: &str, n: u64, algorithm: &str) -> Option<&Measured> {
        self.results.get(&Job::new(program, Some(n), algorithm))?.as_ref().ok()
    }

    fn table_1(&self, text: &mut String) {
        *text += "## Table 1: control-flow chain (Figure 10)\n\n";
        let mut table = Table::new([
            "n",
            "source, paper",
            "source, raddle",
            "blocked, paper",
            "blocked, raddle",
            "optimal, paper",
            "optimal, raddle",
            "source time, paper",
            "raddle",
            "optimal time, paper",
            "raddle",
        ]);
        for (n, source, optimal, blocked, source_seconds, optimal_seconds) in published::TABLE_1 {
            let (ours_source, ours_optimal) = (self.get("chain", n, "source"), self.get("chain", n, "optimal"));
            table.row([
                n.to_string(),
                count(source),
                traces(ours_source),
                count(blocked),
                ours_source.map_or(NONE.into(), |m| count(m.executions.sleep_set_blocked)),
                count(optimal),
                traces(ours_optimal),
                seconds(source_seconds),
                time(ours_source),
                seconds(optimal_seconds),
                time(ours_optimal),
            ]);
        }
        let _ = writeln!(text, "{table}");
    }

    fn table_2(&self, text: &mut String) {
        *text += "## Table 2: wakeup_stress (Figure 12)\n\n\
                  Nodes are those of the largest wakeup tree; memory is that of the whole process.\n\n";
        let mut table = Table::new([
            "n",
            "traces, paper",
            "source",
            "optimal",
            "nodes, paper",
            "nodes, raddle",
            "memory, paper",
            "memory, raddle",
            "time, paper",
            "time, raddle",
        ]);
        for (n, paper_traces, [_, (nodes, megabytes_used, paper_seconds)]) in published::TABLE_2 {
            let optimal = self.get("wakeup_stress", n, "optimal");
            table.row([
                n.to_string(),
                count(paper_traces),
                traces(self.get("wakeup_stress", n, "source")),
                traces(optimal),
                count(nodes),
                optimal.map_or(NONE.into(), |m| count(m.wakeup_tree_max)),
                format!("{}MB", count(megabytes_used)),
                memory(optimal),
                seconds(paper_seconds),
                time(optimal),
            ]);
        }
        let _ = writeln!(text, "{table}");
    }

    fn tables_3_and_4(&self, text: &mut String, caption: &str, rows: &[Row]) {
        let _ = writeln!(text, "## {caption}\n");
        let mut table = Table::new([
            "program",
            "classic, paper",
            "classic, raddle",
            "source, paper",
            "source, raddle",
            "optimal, paper",
            "optimal, raddle",
            "classic time, paper",
            "raddle",
            "source time, paper",
            "raddle",
            "optimal time, paper",
            "raddle",
        ]);
        for &(program, n, paper, paper_seconds) in rows {
            let [classic, source, optimal] = ["classic", "source", "optimal"].map(|name| self.get(program, n, name));
            table.row([
                format!("{program}({n})"),
                count(paper[0]),
                traces(classic),
                count(paper[1]),
                traces(source),
                count(paper[2]),
                traces(optimal),
                seconds(paper_seconds[0]),
                time(classic),
                seconds(paper_seconds[1]),
                time(source),
                seconds(paper_seconds[2]),
                time(optimal),
            ]);
        }
        let _ = writeln!(text, "{table}");
    }

    fn table_6(&self, text: &mut String) {
        *text += "## Table 6: memory of the whole process (the programs with shared memory)\n\n";
        let mut table = Table::new(["program", "algorithm", "paper", "raddle"]);
        for (program, n, paper) in published::TABLE_6 {
            for (algorithm, paper) in ["classic", "source", "optimal"].into_iter().zip(paper) {
                let ours = memory(self.get(program, n, algorithm));
                table.row([format!("{program}({n})"), algorithm.into(), format!("{paper:.1}MB"), ours]);
            }
        }
        let _ = writeln!(text, "{table}");
    }

    fn counts(&self, text: &mut String, counts: &[Count]) {
        *text += "## Counts\n\nExecutions, *complete + assume-blocked*, against what each program must give. For optimal none \
                  may be sleep-set-blocked.\n\n";
        let headings = ["program", "algorithm", "must be", "is", "", "time", "executions/s"];
        let mut table = Table::new(headings);
        for entry in counts {
            let expected =
                [("optimal", entry.opt, entry.opt_assume_blocked), ("reads-from", entry.rf, entry.rf_assume_blocked)];
            for (algorithm, complete, blocked) in expected {
                let Some(complete) = complete else { continue };
                let job = Job::of(entry, algorithm);
                let Some(result) = self.results.get(&job) else { continue };
                let must = both(complete, blocked);
                let (is, mark) = judge(result, complete, blocked);
                let measured = result.as_ref().ok();
                let speed = measured.map_or(NONE.into(), |m| count(m.speed() as u64));
                table.row([job.title(), algorithm.into(), must, is, mark.into(), time(measured), speed]);
            }
        }
        let _ = writeln!(text, "{table}");
    }

    fn speeds(&self, text: &mut String, counts: &[Count]) {
        *text += "## Speed\n\nExecutions per second on one core. The other tools' figures were measured on equivalent programs \
                  on a machine of this kind and are cited here, not measured in this run.\n\n\
                  ![Executions per second](speed.svg)\n\n";
        for speed in &published::SPEEDS {
            let _ = writeln!(text, "### {} against {}\n", speed.algorithm, speed.tool);
            let headings = ["program", speed.tool, "raddle", "ratio", "wanted", ""];
            let mut table = Table::new(headings);
            for &(program, n, theirs) in speed.rows {
                let ours = self.get(program, n, speed.algorithm).map(Measured::speed);
                let times = ours.map(|ours| ours / theirs);
                table.row([
                    format!("{program}({n})"),
                    count(theirs as u64),
                    ours.map_or(NONE.into(), |ours| count(ours as u64)),
                    times.map_or(NONE.into(), ratio),
                    ratio(speed.target),
                    times.map_or("", |times| if times >= speed.target { "reached" } else { "missed" }).into(),
                ]);
            }
            let _ = writeln!(text, "{table}");
        }
        self.own_speeds(text, counts);
    }

    /// Reads-from against optimal, where they explore the same number of executions, and enough of them to measure.
    fn own_speeds(&self, text: &mut String, counts: &[Count]) {
        let _ = writeln!(text, "### reads-from against our own optimal, where there are as many classes as traces\n");
        let mut table = Table::new(["program", "executions", "optimal", "reads-from", "ratio", "wanted", ""]);
        for count_of in counts.iter().filter(|c| c.opt == c.rf && c.opt.is_some_and(|n| n >= MEASURABLE)) {
            let speed = |algorithm| {
                let measured = self.results.get(&Job::of(count_of, algorithm))?.as_ref().ok()?;
                Some(measured.speed())
            };
            let (Some(optimal), Some(reads_from)) = (speed("optimal"), speed("reads-from")) else { continue };
            let times = reads_from / optimal;
            table.row([
                Job::of(count_of, "optimal").title(),
                count(count_of.opt.unwrap_or(0)),
                count(optimal as u64),
                count(reads_from as u64),
                format!("{times:.2}"),
                format!("{OWN_TARGET:.2}"),
                if times >= OWN_TARGET { "reached" } else { "missed" }.to_owned(),
            ]);
        }
        let _ = writeln!(text, "{table}");
    }

    fn prefixes(&self, text: &mut String) {
        *text += "## A long common prefix\n\nThe same race after P visible steps that conflict with nothing. The prefix is executed \
                  once: beyond it, the events executed for all further executions do not depend on P.\n\n";
        let mut table = Table::new(["P", "executions", "events", "events − P", "time"]);
        for length in PREFIXES {
            let measured = self.results.get(&prefix_job(length)).and_then(|r| r.as_ref().ok());
            let Some(measured) = measured else { continue };
            table.row([
                count(length),
                traces(Some(measured)),
                count(measured.events),
                count(measured.events.saturating_sub(length)),
                time(Some(measured)),
            ]);
        }
        let _ = writeln!(text, "{table}");
    }
}

fn traces(measured: Option<&Measured>) -> String {
    measured.map_or(NONE.into(), |m| at_least(m, count(m.executions.total())))
}

fn time(measured: Option<&Measured>) -> String {
    measured.map_or(NONE.into(), |m| at_least(m, seconds(m.seconds)))
}

fn memory(measured: Option<&Measured>) -> String {
    measured.map_or(NONE.into(), |m| at_least(m, megabytes(m.peak_memory_bytes)))
}

fn at_least(measured: &Measured, text: String) -> String {
    if measured.finished { text } else { format!("≥ {text}") }
}

fn both(complete: u64, blocked: u64) -> String {
    if blocked == 0 { count(complete) } else { format!("{} + {}", count(complete), count(blocked)) }
}

/// What came out, and whether it is right.
fn judge(result: &Result<Measured, String>, complete: u64, blocked: u64) -> (String, &'static str) {
    match result {
        Err(message) => (message.replace('|', "/"), "failed"),
        Ok(m) => {
            let is = both(m.executions.complete, m.executions.assume_blocked);
            let right = (m.executions.complete, m.executions.assume_blocked, m.executions.sleep_set_blocked);
            match (m.finished, right == (complete, blocked, 0)) {
                (false, _) => (format!("≥ {is}"), "stopped"),
                (true, true) => (is, "exact"),
                (true, false) => {
                    let sleep = m.executions.sleep_set_blocked;
                    (if sleep == 0 { is } else { format!("{is} and {} sleep-set-blocked", count(sleep)) }, "**wrong**")
                }
            }
        }
    }
}
