//! A schedule told as a story: run again on a fresh machine, step by step, and written down in words.

use crate::{FileNames, StepRow, ThreadState, Words};
use raddle_trace::{End, Host, Machine, Pending, SiteId, Transition};
use std::collections::BTreeSet;

/// What happened.
#[derive(Debug, Default)]
pub struct Story {
    /// One row per step.
    pub rows: Vec<StepRow>,
    /// Where each step stands in the program.
    pub sites: Vec<SiteId>,
    /// Where the threads stand at the end.
    pub threads: Vec<ThreadState>,
    /// What the program had printed.
    pub output: String,
}

/// Runs a schedule on a machine that has not been started and writes down its steps from number `from` on. The machine is
/// left in its last state, for names of objects and threads. A step that cannot be taken ends the story.
pub fn tell<H: Host>(host: &mut H, files: &dyn FileNames, schedule: &[Transition], from: usize) -> Story {
    let mut story = Story::default();
    let mut end = host.start();
    for (index, &transition) in schedule.iter().enumerate() {
        let exists = host.threads().contains(transition.thread);
        if matches!(end, End::Exit | End::Limit(_)) || !exists || !can_take(host, transition) {
            break;
        }
        let event = host.step(transition).kept();
        end = event.end;
        if index >= from {
            story.rows.push(Words::new(host, files).row(&event));
            story.sites.push(event.site);
        }
    }
    let mut known = BTreeSet::new();
    for row in &mut story.rows {
        row.detail = origins_once(&row.detail, &mut known);
    }
    let spinning = host.spinning(host.threads()).together;
    story.threads = Words::new(host, files).thread_states(spinning);
    story.output = String::from_utf8_lossy(host.output()).into_owned();
    story
}

fn can_take<M: Machine>(machine: &M, transition: Transition) -> bool {
    match machine.pending(transition.thread) {
        Pending::Ready(operation) => operation.choices.contains(transition.choice),
        _ => false,
    }
}

/// Where an object on the heap was made is said the first time it is mentioned: `heap#t0.3 (malloc at pool.c:9)`.
fn origins_once(text: &str, known: &mut BTreeSet<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("heap#") {
        let (before, object) = rest.split_at(start);
        let name_end =
            object.find(|c: char| c != '#' && c != '.' && !c.is_ascii_alphanumeric()).unwrap_or(object.len());
        let (name, behind) = object.split_at(name_end);
        out.push_str(before);
        out.push_str(name);
        let origin_end = if behind.starts_with(" (") { behind.find(')').map_or(0, |end| end + 1) } else { 0 };
        let (origin, behind) = behind.split_at(origin_end);
        if known.insert(name.to_owned()) {
            out.push_str(origin);
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_told_once() {
        let mut known = BTreeSet::new();
        let first = origins_once("P.head: NULL → &heap#t0.1 (malloc at pool.c:9)", &mut known);
        assert_eq!(first, "P.head: NULL → &heap#t0.1 (malloc at pool.c:9)");
        let second = origins_once("heap#t0.1 (malloc at pool.c:9)+16 = &heap#t1.2 (calloc at a.c:3)", &mut known);
        assert_eq!(second, "heap#t0.1+16 = &heap#t1.2 (calloc at a.c:3)");
    }
}
