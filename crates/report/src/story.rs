//! A schedule told as a story: run again on a fresh machine, step by step, and written down in words.

use crate::order::Order;
use crate::relevance::{self, Ending};
use crate::{FileNames, Mark, StepRow, ThreadState, Words, decides, origins};
use raddle_trace::{DataRaceDetector, End, Event, Host, Machine, Pending, SiteId, Stuck, ThreadSet, Transition};
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
    let start = host.mark();
    let (mut events, mut order) = (Vec::new(), Order::default());
    for (index, &transition) in schedule.iter().enumerate() {
        if matches!(end, End::Exit | End::Limit(_)) || !can_take(host, transition) {
            break;
        }
        let calls = if index >= from { Words::new(host, files).calls(transition.thread) } else { Vec::new() };
        let event = host.step(transition).kept();
        end = event.end;
        order.push(&event);
        if index >= from {
            let held = order.held(transition.thread).iter().map(|(lock, _)| host.object_name(*lock)).collect();
            story.rows.push(StepRow { calls, held, ..Words::new(host, files).row(&event) });
            story.sites.push(event.site);
        }
        events.push(event);
    }
    let mut known = BTreeSet::new();
    for row in &mut story.rows {
        row.detail = origins::once(&row.detail, &mut known);
        let texts = row.effects.iter_mut().flat_map(|effect| {
            [Some(&mut effect.object), effect.read.as_mut(), effect.wrote.as_mut()].into_iter().flatten()
        });
        texts.chain(&mut row.held).for_each(|text| *text = origins::without(text));
    }
    let spinning = host.spinning(host.threads()).together;
    story.threads = Words::new(host, files).thread_states(spinning);
    story.output = String::from_utf8_lossy(host.output()).into_owned();
    if from < events.len() {
        let ending = ending(host, &events, spinning);
        explain(host, start, &events, &order, ending, from, &mut story.rows);
    }
    story
}

/// Fills in what only the whole execution shows.
fn explain<H: Host>(
    host: &mut H,
    start: H::Mark,
    events: &[Event],
    order: &Order,
    ending: Ending,
    from: usize,
    rows: &mut [StepRow],
) {
    let shown = |steps: &[u32], keep: &dyn Fn(u32) -> bool| -> Vec<u32> {
        steps.iter().filter(|&&step| keep(step)).filter_map(|&step| step.checked_sub(from as u32)).collect()
    };
    let matters = relevance::slice(host, events, order, ending);
    for (step, row) in (from..).zip(rows.iter_mut()) {
        let links = &order.links[step];
        row.reads_from = shown(&links.reads_from, &|source| order.thread(source) != events[step].thread());
        row.after = shown(&links.after, &|_| true);
        row.matters = matters[step];
    }
    let mut mark = |step: u32, mark: Mark| {
        if let Some(row) = (step as usize).checked_sub(from).and_then(|step| rows.get_mut(step)) {
            row.mark = row.mark.or(Some(mark));
        }
    };
    let last = events.len() as u32 - 1;
    match ending {
        Ending::Failed => mark(last, Mark::Failed),
        Ending::Race(first) => [first, last].into_iter().for_each(|step| mark(step, Mark::Racing)),
        Ending::Waiting | Ending::Quiet => {}
    }
    if matches!(ending, Ending::Failed | Ending::Waiting) {
        if let Some((first, second)) = decides::find(host, start, events, order, &matters) {
            mark(first, Mark::Deciding);
            mark(second, Mark::Deciding);
        }
        // Back to where the story ends.
        host.rewind(start);
        for event in events {
            host.step(event.transition);
        }
    }
}

/// What there is to explain.
fn ending<H: Host>(host: &H, events: &[Event], spinning: ThreadSet) -> Ending {
    if events.last().is_some_and(|event| event.end == End::Fault) {
        return Ending::Failed;
    }
    let waits = |thread| match host.pending(thread) {
        Pending::Finished => None,
        Pending::Ready(_) => Some(spinning.contains(thread)),
        Pending::Blocked(..) => Some(true),
        Pending::Stuck(stuck) => Some(matches!(stuck, Stuck::Spin | Stuck::Undone)),
    };
    let mut left = host.threads().iter().filter_map(waits).peekable();
    if left.peek().is_some() && left.all(|waits| waits) {
        return Ending::Waiting;
    }
    let mut detector = DataRaceDetector::new();
    for event in events {
        detector.push(&event.as_step());
    }
    detector.last_races().first().map_or(Ending::Quiet, |race| Ending::Race(race.first_event as u32))
}

fn can_take<M: Machine>(machine: &M, transition: Transition) -> bool {
    if !machine.threads().contains(transition.thread) {
        return false;
    }
    match machine.pending(transition.thread) {
        Pending::Ready(operation) => operation.choices.contains(transition.choice),
        _ => false,
    }
}
