//! A report as a page: one file that needs nothing from elsewhere, for light, dark and paper.
//!
//! What a bug page is about moves: the steps of an execution, the source beside them, and what is in memory after each step. That is
//! done by the scripts in `page/`, from data that is embedded in the page ([`trace`]). The rest is plain HTML: what the verdict covers,
//! warnings, numbers, and drawings of how the search went along ([`charts`]).

mod charts;
mod trace;

use crate::html::{THEME, escaped, head, script_json};
use crate::{BugReport, Location, Place, Report, Sources, Stop, Verdict, Warning, grouped};
use std::fmt::Write;
use trace::Trace;

const STYLE: &str = include_str!("page/page.css");
const PANES: &str = include_str!("page/panes.html");
/// In this order; they share one scope.
const SCRIPTS: [&str; 6] = [
    include_str!("page/steps.js"),
    include_str!("page/source.js"),
    include_str!("page/lanes.js"),
    include_str!("page/inspector.js"),
    include_str!("page/print.js"),
    include_str!("page/main.js"),
];
/// Copies what stands next to a button.
const COPY: &str = include_str!("page/copy.js");

impl BugReport {
    /// Whether it is that nobody can move, so that no step failed.
    pub(crate) fn is_stuck(&self) -> bool {
        matches!(self.kind.as_str(), "deadlock" | "livelock")
    }
}

impl Report {
    /// The page.
    pub fn to_html(&self, sources: &Sources) -> String {
        let (badge, class) = badge(self.verdict);
        let mut about = String::new();
        self.verdict_section(&mut about);
        if !self.warnings.is_empty() {
            warnings(&self.warnings, &self.replay_arguments, !self.bugs.is_empty(), sources, &mut about);
        }
        self.numbers(&mut about);
        notes(&self.notes, &mut about);
        let mut links = vec![("verdict", String::from("Verdict"))];
        if !self.warnings.is_empty() {
            links.push(("warnings", format!("Warnings ({})", self.warnings.len())));
        }
        links.push(("search", String::from("Exploration")));
        let frame = Frame { program: &self.program, badge, class, links, about };
        let places = self.warnings.iter().flat_map(|warning| &warning.places);
        frame.page(&self.bugs, places, &self.replay_arguments, sources)
    }

    /// What was concluded, and what that covers.
    fn verdict_section(&self, text: &mut String) {
        let (name, class) = badge(self.verdict);
        let mut clauses = self.coverage.iter();
        let first = clauses.next().map_or("", String::as_str);
        let (heading, before) = if self.bugs.is_empty() { ("h1", "") } else { ("h2", "verdict: ") };
        let _ = writeln!(
            text,
            "<section id=\"verdict\" class=\"verdict {class}\">\n<{heading}>{}</{heading}>\n<p class=\"covers\">{}.</p>",
            capitalised(&format!("{before}{name}")),
            capitalised(&escaped(first))
        );
        let rest: Vec<String> = clauses.map(|clause| format!("<li>{}</li>", capitalised(&escaped(clause)))).collect();
        if !rest.is_empty() {
            let _ = writeln!(text, "<ul>{}</ul>", rest.concat());
        }
        if let Some(Stop { message, place, help, .. }) = &self.stop {
            let _ = writeln!(text, "<p class=\"stop\">{}.</p>", capitalised(&escaped(message)));
            if let Some(place) = place {
                let said =
                    if place.message.is_empty() { String::new() } else { format!(": {}", escaped(&place.message)) };
                let _ = writeln!(text, "<p>At {}{said}</p>", place_link(&place.location, !self.bugs.is_empty()));
            }
            let help: Vec<String> = help.iter().map(|help| format!("<li>{}</li>", escaped(help))).collect();
            if !help.is_empty() {
                let _ = writeln!(text, "<p>What to do:</p>\n<ul>{}</ul>", help.concat());
            }
        }
        *text += "</section>\n";
    }

    /// How large the search was, and how it went along.
    fn numbers(&self, text: &mut String) {
        *text += "<section id=\"search\">\n<h2>Exploration</h2>\n<dl class=\"numbers\">\n";
        let mut number = |name: &str, value: String| {
            let _ = writeln!(text, "<div><dt>{}</dt><dd>{}</dd></div>", escaped(name), escaped(&value));
        };
        match &self.formula {
            Some(formula) => {
                number("steps deep", grouped(formula.depth));
                number("gates", grouped(formula.gates));
                number("variables", grouped(formula.variables));
                number("clauses", grouped(formula.clauses));
                number("conflicts", grouped(formula.conflicts));
                number("decisions", grouped(formula.decisions));
            }
            None => {
                number("executions", grouped(self.executions.total()));
                for (count, kind) in self.executions.kinds() {
                    if count > 0 && count != self.executions.total() {
                        number(kind, grouped(count));
                    }
                }
                number("steps in all", grouped(self.events));
                number("steps in the longest", grouped(self.depth_max));
            }
        }
        number("seconds", format!("{:.2}", self.seconds));
        number("memory", format!("{:.0} MB", self.peak_memory_bytes as f64 / f64::from(1 << 20)));
        number("algorithm", self.algorithm.clone());
        *text += "</dl>\n";
        if let Some(profile) = &self.profile {
            let exhausted = matches!(self.verdict, Verdict::Verified | Verdict::NoBugWithinBounds);
            let total = self.executions.total();
            *text += &charts::charts(profile, exhausted.then_some(total));
            let here = profile.depths.total();
            if here != total {
                let _ = writeln!(
                    text,
                    "<p class=\"quiet\">Curve and lengths are of the {} executions of this run; the others were before the checkpoint.</p>",
                    grouped(here)
                );
            }
        }
        *text += "</section>\n";
    }
}

/// A schedule that was run again, as a page: the same, without a search.
pub fn replay_page(program: &str, shown: &BugReport, arguments: &str, sources: &Sources) -> String {
    let frame = Frame { program, badge: "replay", class: "bad", links: Vec::new(), about: String::new() };
    frame.page(std::slice::from_ref(shown), std::iter::empty(), arguments, sources)
}

/// What is around the steps.
struct Frame<'a> {
    program: &'a str,
    badge: &'a str,
    class: &'a str,
    links: Vec<(&'a str, String)>,
    about: String,
}

impl Frame<'_> {
    fn page<'p>(
        &self,
        bugs: &[BugReport],
        others: impl Iterator<Item = &'p Place>,
        arguments: &str,
        sources: &Sources,
    ) -> String {
        let mut text = head(&format!("{} · raddle", self.program), &[STYLE]);
        let kind = if bugs.is_empty() { "calm" } else { "steps" };
        let _ = write!(
            text,
            "<body class=\"{kind}\">\n<header class=\"top\"><span class=\"brand\">raddle</span> <span class=\"program\">{}</span> \
             <span class=\"badge {}\">{}</span>\n<nav aria-label=\"Parts of the page\">",
            escaped(self.program),
            self.class,
            self.badge
        );
        if !bugs.is_empty() {
            text += "<a href=\"#fault\">Execution</a>";
        }
        for (id, name) in &self.links {
            let _ = write!(text, "<a href=\"#{id}\">{name}</a>");
        }
        text +=
            "</nav><button id=\"theme\" type=\"button\" title=\"Light, dark, or as the system\"></button></header>\n";
        if !bugs.is_empty() {
            text += PANES;
            without_script(bugs, arguments, &mut text);
        }
        let _ = write!(text, "<main class=\"about\">\n{}</main>\n", self.about);
        if !bugs.is_empty() {
            let data = script_json(&Trace::new(bugs, others, arguments, sources));
            let _ = writeln!(text, "<script type=\"application/json\" id=\"data\">{data}</script>");
        }
        let _ = write!(text, "<script>\n\"use strict\";\n{THEME}{COPY}");
        if !bugs.is_empty() {
            let _ = write!(text, "(() => {{\n{}}})();\n", SCRIPTS.concat());
        }
        text += "</script>\n</body>\n</html>\n";
        text
    }
}

/// For readers without scripts: what was found, and how to see it.
fn without_script(bugs: &[BugReport], arguments: &str, text: &mut String) {
    *text += "<noscript><p>Steps are shown by a script, which is switched off here. What was found:</p><ul>";
    for bug in bugs {
        let _ = write!(
            text,
            "<li>{}: {} at {}; <code>raddle replay {} {}</code> shows it step by step</li>",
            escaped(&bug.kind),
            escaped(&bug.message),
            escaped(&bug.location.short()),
            escaped(&bug.token),
            escaped(arguments)
        );
    }
    *text += "</ul></noscript>\n";
}

const fn badge(verdict: Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Verified => ("verified", "good"),
        Verdict::NoBugWithinBounds => ("no bug within bounds", "good"),
        Verdict::Bug => ("bug", "bad"),
        Verdict::Incomplete => ("incomplete", "caution"),
    }
}

fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + characters.as_str())
}

/// A place; where there is a source beside it, the page can show it.
fn place_link(location: &Location, shown: bool) -> String {
    let name = escaped(&location.short());
    if !shown {
        return format!("<span class=\"place\">{name}</span>");
    }
    format!(
        "<button type=\"button\" class=\"link place\" data-file=\"{}\" data-line=\"{}\">{name}</button>",
        escaped(&location.file),
        location.line,
    )
}

fn warnings(warnings: &[Warning], arguments: &str, shown: bool, sources: &Sources, text: &mut String) {
    let _ = writeln!(text, "<section id=\"warnings\">\n<h2>Warnings</h2>");
    for warning in warnings {
        let _ = writeln!(
            text,
            "<article class=\"warning\"><h3><span class=\"badge caution\">{}</span> {}</h3>\n<table>",
            escaped(&warning.kind),
            escaped(&warning.message)
        );
        for place in &warning.places {
            let _ = writeln!(
                text,
                "<tr><td class=\"where\">{}</td><td class=\"code\">{}</td><td class=\"who\">{}</td></tr>",
                place_link(&place.location, shown),
                escaped(sources.code(&place.location)),
                escaped(&place.message)
            );
        }
        *text += "</table>\n";
        if let Some(token) = &warning.token {
            let _ = writeln!(
                text,
                "<p class=\"command\"><code>raddle replay {} {}</code><button type=\"button\" class=\"copy\">Copy</button></p>",
                escaped(token),
                escaped(arguments)
            );
        }
        *text += "</article>\n";
    }
    *text += "</section>\n";
}

fn notes(notes: &[String], text: &mut String) {
    if notes.is_empty() {
        return;
    }
    let items: Vec<String> = notes.iter().map(|note| format!("<li>{}</li>", capitalised(&escaped(note)))).collect();
    let _ = writeln!(text, "<section id=\"notes\">\n<h2>Notes</h2>\n<ul>{}</ul>\n</section>", items.concat());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::bug_report;
    use crate::{Effect, StepRow};

    /// Everything a program controls.
    const EVIL: &str = "</script><script>alert(\"1\")</script><!--\u{2028}'&\u{1b}\u{202e}";

    fn sources(text: &str) -> Sources {
        let mut sources = Sources::default();
        sources.insert("a.c", text);
        sources
    }

    /// The data as the script reads it.
    fn data(page: &str) -> serde_json::Value {
        let start = page.split_once("id=\"data\">").expect("a page has data").1;
        serde_json::from_str(start.split_once("</script>").unwrap().0).unwrap()
    }

    #[test]
    fn nothing_of_a_program_becomes_part_of_the_page() {
        let mut report = bug_report();
        let evil = || String::from(EVIL);
        report.program = evil();
        report.coverage = vec![evil(), evil()];
        report.notes = vec![evil()];
        report.replay_arguments = evil();
        report.warnings[0].message = evil();
        report.warnings[0].token = Some(evil());
        report.warnings[0].places[0].message = evil();
        report.warnings[0].places[1].location.file = evil();
        let bug = &mut report.bugs[0];
        (bug.message, bug.output) = (evil(), Some(evil()));
        let row = &mut bug.interleaving[0];
        (row.thread, row.detail, row.held) = (evil(), evil(), vec![evil()]);
        row.effects = vec![Effect { object: evil(), read: Some(evil()), wrote: None }];
        let plain = bug_report().to_html(&sources("x\n"));
        let page = report.to_html(&sources(EVIL));
        for tag in ["<script", "</script", "<!--", "<li", "<section"] {
            let extra = if tag == "<li" { 2 } else { usize::from(tag == "<section") };
            assert_eq!(page.matches(tag).count(), plain.matches(tag).count() + extra, "{tag}");
        }
        assert!(!page.contains(['\u{2028}', '\u{1b}', '\u{202e}']));
        let data = data(&page);
        assert!(
            data["strings"]
                .as_array()
                .unwrap()
                .iter()
                .any(|text| { text == "</script><script>alert(\"1\")</script><!--\\u{2028}'&\\u{1b}\\u{202e}" })
        );
    }

    #[test]
    fn a_page_needs_nothing_from_elsewhere() {
        let page = bug_report().to_html(&sources("int x;\n"));
        for reference in ["http:", "https:", "src=", "url(", "@import", "href=\"/"] {
            assert!(!page.contains(reference), "{reference}");
        }
        assert!(page.contains("default-src 'none'"));
    }

    #[test]
    fn the_last_step_failed_unless_nobody_could_move() {
        let marks = |report: &Report| {
            let steps = data(&report.to_html(&sources("")))["bugs"][0]["steps"].clone();
            steps.as_array().unwrap().iter().map(|step| step[4].as_u64().unwrap() >> 1).collect::<Vec<_>>()
        };
        let mut report = bug_report();
        assert_eq!(marks(&report), [0, 1]);
        report.bugs[0].kind = String::from("deadlock");
        assert_eq!(marks(&report), [0, 0]);
    }

    #[test]
    fn verdicts_without_bugs_are_pages_without_data() {
        let report = Report { verdict: Verdict::Verified, bugs: Vec::new(), ..bug_report() };
        let page = report.to_html(&sources(""));
        assert!(page.contains("<h1>Verified</h1>") && !page.contains("id=\"data\""), "{page}");
    }

    #[test]
    fn ten_thousand_steps_are_less_than_five_megabytes() {
        let mut report = bug_report();
        let row = |n: u32| StepRow {
            thread: format!("worker#{}", n % 4),
            location: Location { line: 1 + n % 900, ..report.bugs[0].location.clone() },
            calls: vec![report.bugs[0].location.clone(); 3],
            operation: String::from("update"),
            detail: format!("queue->slots[{}].sequence: {n} → {}", n % 64, n + 1),
            effects: vec![Effect {
                object: format!("queue->slots[{}].sequence", n % 64),
                read: Some(n.to_string()),
                wrote: Some((n + 1).to_string()),
            }],
            reads_from: vec![n.saturating_sub(64)],
            after: vec![n.saturating_sub(1), n.saturating_sub(2)],
            held: vec![String::from("queue->lock")],
            matters: n.is_multiple_of(100),
            mark: None,
        };
        report.bugs[0].interleaving = (0..10_000).map(row).collect();
        let page = report.to_html(&sources(&"    do_something(with, this);\n".repeat(1000)));
        assert!(page.len() < 2 << 20, "{} bytes", page.len());
    }
}
