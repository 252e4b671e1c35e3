//! A report as text for a terminal: bugs with their interleavings, warnings, and the verdict last, where the eye is.

use crate::names::ShortNames;
use crate::{
    BugReport, Diagnostic, Formula, Palette, Report, Severity, Sources, Stop, ThreadState, Verdict, grouped, printable,
    render_diagnostic, render_interleaving, warnings,
};
use std::fmt::Write;

impl Report {
    /// The whole report as text that ends in a newline.
    pub fn to_text(&self, sources: &Sources, palette: Palette) -> String {
        let mut text = String::new();
        for (index, bug) in self.bugs.iter().enumerate() {
            if self.bugs.len() > 1 {
                let heading = format!("Bug {} of {}", index + 1, self.bugs.len());
                let _ = writeln!(text, "{}\n", palette.bold(&heading));
            }
            render_bug(&mut text, bug, &self.replay_arguments, sources, palette);
            text.push('\n');
        }
        warnings::render(&mut text, &self.warnings, sources, palette);
        if let Some(stop) = &self.stop {
            text += &render_diagnostic(&stop_diagnostic(stop), sources, palette);
            text.push('\n');
        }
        for note in &self.notes {
            let _ = writeln!(text, "note: {}", printable(note));
        }
        self.render_verdict(&mut text, palette);
        text
    }

    fn render_verdict(&self, text: &mut String, palette: Palette) {
        let name = match self.verdict {
            Verdict::Verified => palette.good("verified"),
            Verdict::NoBugWithinBounds => palette.good("no bug within bounds"),
            Verdict::Bug => palette.bad("bug"),
            Verdict::Incomplete => palette.caution("incomplete"),
        };
        let _ = writeln!(text, "verdict:  {name} — {}", printable(&self.coverage.join("; ")));
        let _ = writeln!(text, "explored: {}", self.counts_line());
    }

    /// `6 executions (5 complete, 1 blocked by an assumption), 60 events, …`
    fn counts_line(&self) -> String {
        let plural = |count: u64| if count == 1 { "" } else { "s" };
        let cost = format!(
            "algorithm {}, {:.2} s, {:.0} MB",
            self.algorithm,
            self.seconds,
            self.peak_memory_bytes as f64 / f64::from(1 << 20)
        );
        if let Some(formula) = &self.formula {
            let Formula { peephole, depth, gates, variables, clauses, conflicts, decisions } = formula;
            let [gates, variables, clauses] = [gates, variables, clauses].map(|&number| grouped(number));
            let [conflicts, decisions] = [conflicts, decisions].map(|&number| grouped(number));
            return format!(
                "{depth} step{}; {gates} gates, {variables} variables, {clauses} clauses; {conflicts} conflicts, {decisions} \
                 decisions; peephole {peephole}, {cost}",
                plural(*depth)
            );
        }
        let counts = &self.executions;
        let parts: Vec<String> = counts
            .kinds()
            .iter()
            .filter(|(count, what)| *count > 0 || *what == "complete")
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
        let total = counts.total();
        format!(
            "{total} execution{} ({}), {} event{}, {} in the longest; {cost}",
            plural(total),
            parts.join(", "),
            self.events,
            plural(self.events),
            self.depth_max,
        )
    }
}

/// The fault, the interleaving, the states of the threads, how to repeat it.
fn render_bug(text: &mut String, bug: &BugReport, arguments: &str, sources: &Sources, palette: Palette) {
    let diagnostic = Diagnostic {
        related: bug.notes.clone(),
        ..Diagnostic::fault(bug.kind.clone(), bug.message.clone())
            .at(bug.location.clone(), format!("in thread {}", bug.thread))
    };
    *text += &render_diagnostic(&diagnostic, sources, palette);
    if bug.interleaving.is_empty() {
        let _ = writeln!(text, "\nIt happens before the first visible step, in every execution.");
    } else {
        let steps = bug.interleaving.len();
        let s = if steps == 1 { "" } else { "s" };
        let heading = format!("The interleaving that leads there ({steps} step{s}):");
        let _ = writeln!(text, "\n{}\n", palette.bold(&heading));
        let failed = bug.kind != "deadlock";
        *text += &render_interleaving(&bug.interleaving, failed, sources, palette);
    }
    if !bug.threads.is_empty() {
        let _ = writeln!(text, "\n{}\n", palette.bold("Where the threads stand then:"));
        render_threads(text, &bug.threads, sources, palette);
    }
    if let Some(output) = &bug.output {
        let _ = writeln!(text, "\n{}\n", palette.bold("What the program printed:"));
        if output.is_empty() {
            let _ = writeln!(text, "  (nothing)");
        }
        for line in printable(output).lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    if !bug.token.is_empty() {
        let _ = writeln!(text, "\nTo see it again: raddle replay {} {arguments}", bug.token);
    }
}

fn render_threads(text: &mut String, threads: &[ThreadState], sources: &Sources, palette: Palette) {
    let width = threads.iter().map(|state| state.thread.chars().count()).max().unwrap_or(0);
    let files = threads.iter().filter_map(|state| state.location.as_ref()).map(|location| location.file.as_str());
    let names = ShortNames::of(files);
    let places: Vec<String> = threads
        .iter()
        .map(|state| state.location.as_ref().map_or(String::new(), |location| names.place(location)))
        .collect();
    let place_width = places.iter().map(|place| place.chars().count()).max().unwrap_or(0);
    let state_width = threads.iter().map(|state| state.state.chars().count()).max().unwrap_or(0);
    for (state, place) in threads.iter().zip(&places) {
        let code = state.location.as_ref().map_or("", |location| sources.code(location));
        let line = format!(
            "  {:width$}  {place:place_width$}  {:state_width$}  {}",
            state.thread,
            printable(&state.state),
            palette.dim(&printable(code))
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
}

fn stop_diagnostic(stop: &Stop) -> Diagnostic {
    Diagnostic {
        severity: Severity::Warning,
        place: stop.place.clone(),
        help: stop.help.clone(),
        ..Diagnostic::error(stop.message.clone())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Counts, Location, Place, StepRow, Warning};

    fn location(line: u32) -> Location {
        Location { file: String::from("a.c"), line, column: 3, function: Some(String::from("main")) }
    }

    fn sources() -> Sources {
        let mut sources = Sources::default();
        sources.insert("a.c", "int x;\n  x++;\n  assert(x == 2);\n");
        sources
    }

    pub(crate) fn bug_report() -> Report {
        let row = |thread: &str, line, operation: &str, detail: &str| StepRow {
            thread: thread.to_string(),
            location: location(line),
            operation: operation.to_string(),
            detail: detail.to_string(),
            ..StepRow::default()
        };
        Report {
            program: String::from("a.c"),
            algorithm: String::from("optimal"),
            chosen_because: None,
            hand_overs: Vec::new(),
            verdict: Verdict::Bug,
            coverage: vec![String::from("assertion at a.c:3")],
            executions: Counts { complete: 3, assume_blocked: 1, ..Counts::default() },
            events: 40,
            depth_max: 11,
            wakeup_tree_max: 2,
            consistency_checks: None,
            formula: None,
            seconds: 0.25,
            peak_memory_bytes: 8 << 20,
            bugs: vec![BugReport {
                kind: String::from("assertion"),
                message: String::from("`x == 2` does not hold"),
                location: location(3),
                thread: String::from("main"),
                notes: vec![],
                token: String::from("abc"),
                found_after: 3,
                interleaving: vec![row("worker", 2, "write", "x: 0 → 1"), row("main", 3, "read", "x = 1")],
                threads: vec![ThreadState {
                    thread: String::from("worker"),
                    state: String::from("finished"),
                    location: None,
                }],
                output: None,
            }],
            warnings: vec![Warning {
                kind: String::from("data-race"),
                message: String::from("on `x`"),
                places: vec![
                    Place { message: String::from("worker writes"), location: location(2) },
                    Place { message: String::from("main reads"), location: location(3) },
                ],
                token: None,
            }],
            stop: None,
            notes: vec![],
            replay_arguments: String::from("a.c"),
            profile: None,
        }
    }

    #[test]
    fn a_bug_reads_from_error_to_verdict() {
        let text = bug_report().to_text(&sources(), Palette::PLAIN);
        assert_eq!(
            text,
            "error[assertion]: `x == 2` does not hold
 --> a.c:3:3
  |
3 |   assert(x == 2);
  |   ^^^^^^ in thread main

The interleaving that leads there (2 steps):

  1  worker  a.c:2  write x: 0 → 1  x++;
> 2  main    a.c:3  read x = 1      assert(x == 2);

Where the threads stand then:

  worker    finished

To see it again: raddle replay abc a.c

warning[data-race]: on `x`
 --> a.c:2:3
  |
2 |   x++;
  |   ^ worker writes
  |
 ::: a.c:3:3
  |
3 |   assert(x == 2);
  |   ------ main reads

verdict:  bug — assertion at a.c:3
explored: 4 executions (3 complete, 1 blocked by an assumption), 40 events, 11 in the longest; algorithm optimal, \
             0.25 s, 8 MB
"
        );
    }

    #[test]
    fn an_incomplete_verdict_says_what_to_do() {
        let report = Report {
            verdict: Verdict::Incomplete,
            coverage: vec![String::from("no bug in what was explored")],
            bugs: vec![],
            warnings: vec![],
            stop: Some(Stop {
                reason: String::from("timeout"),
                message: String::from("stopped after 5 seconds"),
                place: None,
                help: vec![String::from("give it more with --timeout")],
            }),
            ..bug_report()
        };
        let text = report.to_text(&sources(), Palette::PLAIN);
        assert!(text.starts_with("warning: stopped after 5 seconds\n"), "{text}");
        assert!(text.contains("help: give it more with --timeout"), "{text}");
        assert!(text.contains("verdict:  incomplete — no bug in what was explored\n"), "{text}");
    }
}
