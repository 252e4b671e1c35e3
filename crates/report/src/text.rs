//! A report as text for a terminal: bugs with their interleavings, warnings, and the verdict last, where the eye is.

use crate::names::ShortNames;
use crate::{
    BugReport, Diagnostic, Formula, Mark, Palette, Place, Report, Severity, Sources, StepRow, Stop, ThreadState,
    Verdict, Warning, grouped, printable, render_diagnostic, render_interleaving, warnings,
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
        let known = |warning: &&Warning| {
            !self.bugs.iter().any(|bug| bug.kind == warning.kind && bug.message == warning.message)
        };
        let warnings: Vec<&Warning> = self.warnings.iter().filter(known).collect();
        // What is wrong for sure comes first, and is not to be buried.
        match self.bugs.is_empty() || palette.full {
            true => warnings::render(&mut text, &warnings, sources, palette),
            false => warnings::render_briefly(&mut text, &warnings, palette),
        }
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

/// A longer token would fill a screen.
const TOKEN_MAX: usize = 1200;

/// The fault, the interleaving, the states of the threads, how to repeat it.
fn render_bug(text: &mut String, bug: &BugReport, arguments: &str, sources: &Sources, palette: Palette) {
    let diagnostic = Diagnostic {
        related: each_once(&bug.notes),
        ..Diagnostic::fault(bug.kind.clone(), bug.message.clone())
            .at(bug.location.clone(), format!("in thread {}", bug.thread))
    };
    *text += &render_diagnostic(&diagnostic, sources, palette);
    if bug.interleaving.is_empty() {
        let _ = writeln!(text, "\nIt happens before the first visible step, in every execution.");
    } else {
        let steps = bug.interleaving.len();
        let s = if steps == 1 { "" } else { "s" };
        render_stacks(text, bug, palette);
        let heading = format!("The interleaving that leads there ({steps} step{s}):");
        let _ = writeln!(text, "\n{}\n", palette.bold(&heading));
        let failed = !matches!(bug.kind.as_str(), "deadlock" | "livelock" | "data-race");
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
    if bug.token.len() > TOKEN_MAX {
        let length = bug.token.len();
        let _ = writeln!(text, "\nTo see it again: raddle replay TOKEN {arguments}");
        let _ = writeln!(text, "The token of so many steps has {length} characters; --json shows it.");
    } else if !bug.token.is_empty() {
        let _ = writeln!(text, "\nTo see it again: raddle replay {} {arguments}", bug.token);
    }
}

/// Places that say the same as the one before are counted, not repeated: calls of a function by itself.
fn each_once(notes: &[Place]) -> Vec<Place> {
    let mut out: Vec<Place> = Vec::new();
    for group in notes.chunk_by(|a, b| a == b) {
        let Place { message, location } = group[0].clone();
        let times = if group.len() > 1 { format!(", {} times", group.len()) } else { String::new() };
        out.push(Place { message: format!("{message}{times}"), location });
    }
    out
}

/// How both sides of a data race came to where they are.
fn render_stacks(text: &mut String, bug: &BugReport, palette: Palette) {
    let sides: Vec<&StepRow> = bug.interleaving.iter().filter(|row| row.mark == Some(Mark::Racing)).collect();
    if sides.iter().all(|row| row.calls.is_empty()) {
        return;
    }
    let files = sides.iter().flat_map(|row| std::iter::once(&row.location).chain(&row.calls));
    let names = ShortNames::of(files.map(|location| location.file.as_str()));
    let _ = writeln!(text, "\n{}\n", palette.bold("How they came there:"));
    for row in sides {
        let frames = std::iter::once(&row.location).chain(&row.calls);
        let frame = |location: &crate::Location| {
            format!("{} at {}", location.function.as_deref().unwrap_or("?"), names.place(location))
        };
        let stack: Vec<String> = frames.map(frame).collect();
        let _ = writeln!(text, "  {}: {}", row.thread, printable(&stack.join(" ← ")));
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
    let before = 2 + width + 2 + place_width + 2;
    for (state, place) in threads.iter().zip(&places) {
        let code = state.location.as_ref().map_or("", |location| sources.code(location));
        let line = format!("  {:width$}  {place:place_width$}  {}", state.thread, printable(&state.state));
        // The code stands behind the state where there is room, or below it.
        let fits = before + state_width + 2 + code.chars().count() <= palette.width;
        let code = palette.dim(&printable(code));
        let _ = match fits {
            true => {
                let gap = state_width.saturating_sub(state.state.chars().count()) + 2;
                writeln!(text, "{}", format!("{line}{:gap$}{code}", "").trim_end())
            }
            false if code.is_empty() => writeln!(text, "{}", line.trim_end()),
            false => writeln!(text, "{}\n{:before$}{code}", line.trim_end(), ""),
        };
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
    use crate::{Counts, Location};
    use expect_test::expect;

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
        expect![[r#"
            error[assertion]: `x == 2` does not hold
             --> a.c:3:3
              |
            3 |   assert(x == 2);
              |   ^^^^^^^^^^^^^^ in thread main

            The interleaving that leads there (2 steps):

                 worker  main                 a.c
              1  2: x++;                      x: 0 → 1
            > 2  │       3: assert(x == 2);   read x = 1

            Where the threads stand then:

              worker    finished

            To see it again: raddle replay abc a.c

            warning[data-race]: on `x`: a.c:2 with a.c:3

            verdict:  bug — assertion at a.c:3
            explored: 4 executions (3 complete, 1 blocked by an assumption), 40 events, 11 in the longest; algorithm optimal, 0.25 s, 8 MB
        "#]].assert_eq(&text);
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
