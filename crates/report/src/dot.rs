//! The executions of a report as graphs, for Graphviz: a lane for each thread, program order down the lanes, and across them
//! who read what from whom and what else orders steps.

use crate::lanes::Lanes;
use crate::names::ShortNames;
use crate::{BugReport, Mark, Report, StepRow};
use std::fmt::Write;

impl Report {
    /// One graph with a part for each bug; `None` if there is no bug.
    pub fn to_dot(&self) -> Option<String> {
        if self.bugs.is_empty() {
            return None;
        }
        let mut text = String::from("digraph execution {\n");
        let _ = writeln!(text, "  label={};", quoted(&format!("{}: {}", self.program, self.in_short())));
        text.push_str(
            "  labelloc=t;\n  fontname=\"Helvetica\";\n  newrank=true;\n  \
             node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\", fontsize=10];\n  \
             edge [fontname=\"Helvetica\", fontsize=9];\n",
        );
        for (index, bug) in self.bugs.iter().enumerate() {
            graph(&mut text, index, bug);
        }
        text.push_str("}\n");
        Some(text)
    }
}

fn graph(text: &mut String, bug_index: usize, bug: &BugReport) {
    let rows = &bug.interleaving;
    let names = ShortNames::of(rows.iter().map(|row| row.location.file.as_str()));
    let node = |step: usize| format!("b{bug_index}_{}", step + 1);
    let steps_of = |thread: &str| -> Vec<usize> {
        rows.iter().enumerate().filter(|(_, row)| row.thread == thread).map(|(step, _)| step).collect()
    };
    for (lane, &thread) in Lanes::of(rows).names().iter().enumerate() {
        let steps = steps_of(thread);
        let _ = writeln!(text, "  subgraph cluster_b{bug_index}_t{lane} {{");
        let _ = writeln!(text, "    label={};\n    style=\"rounded\";\n    color=gray80;", quoted(thread));
        for &step in &steps {
            let _ = writeln!(text, "    {} [{}];", node(step), attributes(step, &rows[step], &names));
        }
        if steps.is_empty() {
            let _ = writeln!(text, "    b{bug_index}_t{lane} [label=\"no step\", shape=plaintext];");
        }
        text.push_str("  }\n");
        // Program order.
        for pair in steps.windows(2) {
            let _ = writeln!(text, "  {} -> {} [weight=10];", node(pair[0]), node(pair[1]));
        }
    }
    for (step, row) in rows.iter().enumerate() {
        for &from in &row.reads_from {
            let style = "color=forestgreen, fontcolor=forestgreen, label=\"reads from\"";
            let _ = writeln!(text, "  {} -> {} [{style}];", node(from as usize), node(step));
        }
        for &before in row.after.iter().filter(|before| !row.reads_from.contains(before)) {
            let _ = writeln!(text, "  {} -> {} [style=dashed, color=gray40];", node(before as usize), node(step));
        }
    }
    let _ = writeln!(
        text,
        "  b{bug_index}_end [label={}, shape=note, fillcolor=mistyrose];",
        quoted(&format!("{}: {}\n{}", bug.kind, bug.message, names.place(&bug.location)))
    );
    if let Some(last) = rows.len().checked_sub(1) {
        let _ = writeln!(text, "  {} -> b{bug_index}_end [style=dotted, arrowhead=none];", node(last));
    }
}

fn attributes(step: usize, row: &StepRow, names: &ShortNames<'_>) -> String {
    let what = format!("{} {}", row.operation, row.detail);
    let mut label = format!("{}. {}\n{}", step + 1, what.trim_end(), names.place(&row.location));
    if !row.held.is_empty() {
        let _ = write!(label, "\nholds {}", row.held.join(", "));
    }
    let fill = match row.mark {
        Some(Mark::Failed) => ", fillcolor=lightcoral",
        Some(Mark::Racing) => ", fillcolor=orange",
        Some(Mark::Deciding) => ", fillcolor=khaki",
        None if row.matters => ", fillcolor=aliceblue",
        None => "",
    };
    format!("label={}{fill}", quoted(&label))
}

/// A text as Graphviz reads it; lines end in `\n`.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

#[cfg(test)]
mod tests {
    use crate::fabricated::rich_report;

    #[test]
    fn a_lane_for_each_thread_and_edges_across() {
        let text = rich_report().to_dot().unwrap();
        expect_test::expect![[r#"
            digraph execution {
              label="dir/a b.c: bug: assertion at dir/a b.c:3";
              labelloc=t;
              fontname="Helvetica";
              newrank=true;
              node [shape=box, style="rounded,filled", fillcolor=white, fontname="Helvetica", fontsize=10];
              edge [fontname="Helvetica", fontsize=9];
              subgraph cluster_b0_t0 {
                label="main";
                style="rounded";
                color=gray80;
                b0_1 [label="1. spawn worker#1\na b.c:1"];
                b0_4 [label="4. read q->x = 1\na b.c:3", fillcolor=lightcoral];
              }
              b0_1 -> b0_4 [weight=10];
              subgraph cluster_b0_t1 {
                label="worker#1";
                style="rounded";
                color=gray80;
                b0_2 [label="2. lock m\na b.c:2\nholds m"];
                b0_3 [label="3. write q->x: 0 → 1\na b.c:2\nholds m", fillcolor=khaki];
              }
              b0_2 -> b0_3 [weight=10];
              b0_1 -> b0_2 [style=dashed, color=gray40];
              b0_3 -> b0_4 [color=forestgreen, fontcolor=forestgreen, label="reads from"];
              b0_end [label="assertion: assertion `x < 2 && \"é\"` failed\na b.c:3", shape=note, fillcolor=mistyrose];
              b0_4 -> b0_end [style=dotted, arrowhead=none];
            }
        "#]]
        .assert_eq(&text);
        let mut none = rich_report();
        none.bugs.clear();
        assert_eq!(none.to_dot(), None);
    }
}
