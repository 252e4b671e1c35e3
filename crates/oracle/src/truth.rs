//! Puts together what is true of a program, and its text with an assertion for every way it can end.

use std::collections::BTreeSet;

use raddle_base::Random;

use crate::ast::{Arithmetic, Call, Copies, Keep, Program, SpinShape, Statement, SyncKind, TryAct};
use crate::event::Dependence;
use crate::print::{self, number};
use crate::state::Fault;
use crate::step::Machine;
use crate::{Counts, Limits, Truth, flows, preemptions, rounds, traces};

/// Ground truth; `None` when a limit was exceeded, so that the program is too large to be enumerated.
pub fn enumerate(program: &Program, limits: &Limits) -> Option<Truth> {
    let truth = enumerate_in_parts(program, limits)?;
    let Copies::Fields(field) = program.copies else { return Some(truth) };
    let lines: Vec<&str> = truth.source.lines().collect();
    let is_call = |line: u32| {
        let calls = ["memcpy(", "memmove(", "memset(", "memcmp(", "struct bytes"];
        calls.iter().any(|call| lines[line as usize - 1].contains(call))
    };
    if !truth.races.iter().any(|&(first, second)| is_call(first) != is_call(second)) {
        return Some(truth);
    }
    let smaller = enumerate_in_parts(&Program { copies: Copies::Parts(field), ..program.clone() }, limits)?;
    Some(Truth { arguments: truth.arguments, ..smaller })
}

/// The same with parts as large as they are at first.
fn enumerate_in_parts(program: &Program, limits: &Limits) -> Option<Truth> {
    let machine = Machine::new(program);
    let costs = preemptions::search(&machine, limits.states)?;
    let (reached, mut hangs) = costs.within(usize::MAX);
    // Loops of several steps have no end of traces.
    let goes_round = program.goes_round() || program.copies == Copies::Lowest;
    let seen = if goes_round {
        traces::Seen { faults: reached.clone(), ..Default::default() }
    } else {
        let seen = traces::walk(&machine, Dependence::Standard, limits.states, limits.traces)?;
        assert_eq!((&seen.faults, seen.hangs), (&reached, hangs), "two ways to look at the same states");
        seen
    };
    let (mut spins, mut adds_back, mut writes_in_rounds, mut ends) = (false, false, false, false);
    program.walk(&mut |statement| {
        ends |= matches!(statement, Statement::Scope { .. });
        if let Statement::Spin { shape, tries } = statement {
            spins = true;
            adds_back |= tries[0].act == TryAct::Add;
            writes_in_rounds |= *shape == SpinShape::Keeping;
        }
    });
    if spins {
        let found = rounds::search(&Machine::new(program).without_waiting(), limits.states)?;
        assert_eq!(found.faults, reached, "a step that changes nothing leads nowhere");
        assert!(goes_round || found.hangs == hangs, "loops that wait: {:?} is not {hangs:?}", found.hangs);
        hangs = found.hangs;
    }
    // What an operation that is a fault would have touched is nowhere said, so executions with one cannot be counted.
    // An exit cuts the others off anywhere, also between steps that only they can see: variables that hold keys or threads, and
    // objects of their own. Such steps are not ours to count.
    let keys = program.objects.iter().any(|kind| matches!(kind, SyncKind::Key(_)));
    let cut_off = program.exits();
    // What a block looked at that then did not happen is not for us to say, where it had written some of it before.
    let uncounted = cut_off
        || seen.undone
        || program.has_inputs()
        || seen.faults.iter().any(|fault| matches!(fault, Fault::Kind("lock-misuse", _)));
    let count = |dependence| -> Option<Counts> {
        let refined = match dependence {
            Dependence::Standard => false,
            Dependence::SilentWrites => seen.silent,
            Dependence::CommutingAdds => seen.additions,
        };
        // Nor is it said whether a write to what is dead could be a silent one.
        let dead = |fault: &Fault| matches!(fault, Fault::Kind("use-after-free" | "double-free", _));
        let unclear = dependence == Dependence::SilentWrites && seen.faults.iter().any(dead);
        if uncounted || unclear || goes_round {
            return None;
        }
        if !refined {
            return Some(seen.counts);
        }
        Some(traces::walk(&machine, dependence, limits.states, limits.traces)?.counts)
    };
    let finals: Vec<&Vec<u64>> = seen
        .faults
        .iter()
        .filter_map(|fault| match fault {
            Fault::Final(values) => Some(values),
            Fault::Kind(..) => None,
        })
        .collect();
    if finals.len() > limits.final_states {
        return None;
    }
    let mut text = print::program(program);
    let final_lines = classify(&finals, program.only, &mut text);
    print::finish(&mut text);
    let translate = |faults: &BTreeSet<Fault>| -> BTreeSet<(String, u32)> {
        faults
            .iter()
            .filter_map(|fault| match fault {
                Fault::Kind(kind, statement) => Some(((*kind).to_owned(), text.lines[*statement])),
                Fault::Final(values) => {
                    let position = finals.iter().position(|other| *other == values).expect("a final state");
                    final_lines[position].map(|line| ("assertion".to_owned(), line))
                }
            })
            .collect()
    };
    let races = seen
        .races
        .iter()
        .map(|&(first, second)| {
            let (first, second) = (text.lines[first], text.lines[second]);
            (first.min(second), first.max(second))
        })
        .collect();
    Some(Truth {
        faults: translate(&seen.faults),
        hangs,
        races,
        races_known: !spins && program.copies != Copies::Lowest,
        exits: program.exits(),
        race_lines: program.made() == 0 && !blocks(program),
        mazurkiewicz: count(Dependence::Standard),
        mazurkiewicz_silent: count(Dependence::SilentWrites),
        // Whether an addition in a block commutes is nowhere said either.
        mazurkiewicz_adds: match blocks(program) || keeps_sums(program) {
            true => None,
            false => count(Dependence::CommutingAdds),
        },
        reads_from: if uncounted || goes_round || without_flows(program) {
            None
        } else {
            flows::count(&machine, limits.states)
        },
        within_preemptions: [0, 1, 2].map(|most| {
            let (faults, hangs) = costs.within(most);
            // Reading the variable that holds a key is a step that we do not make; the end of a variable that nobody else can reach
            // is one that only we make. Who goes round could go on.
            (!keys && !ends && !goes_round).then(|| (translate(&faults), hangs))
        }),
        spins,
        in_bytes: program.copies == Copies::Lowest,
        adds_back,
        writes_in_rounds,
        ends_together: program.joins_all() && finals.len() == seen.faults.len(),
        one_way: program.only.is_some(),
        inputs: program.has_inputs(),
        arguments: arguments(program),
        states: costs.states,
        source: text.source,
    })
}

/// The C text of the body alone, without the assertions on final states.
pub fn to_c(program: &Program) -> String {
    let mut text = print::program(program);
    print::finish(&mut text);
    text.source
}

/// Whether the classes of a program's executions are not well defined: what of the others a wait that gives up, an exit, or
/// the end of an object observes is nowhere said.
fn without_flows(program: &Program) -> bool {
    let mut without = false;
    program.walk(&mut |statement| {
        without |= matches!(
            statement,
            Statement::Exit
                | Statement::Spin { .. }
                | Statement::Free { .. }
                | Statement::Scope { .. }
                | Statement::Sync {
                    call: Call::ConditionTimedWait(_)
                        | Call::FutexWait(..)
                        | Call::FutexTimedWait(..)
                        | Call::FutexWake(_)
                        | Call::FutexWakeAll(_)
                        | Call::FutexRequeue(..),
                    ..
                }
        );
    });
    without
}

/// Whether an addition's result is kept: whether anybody uses it then is for a compiler to say.
fn keeps_sums(program: &Program) -> bool {
    let mut keeps = false;
    program.walk(&mut |statement| {
        keeps |= matches!(statement, Statement::Rmw { op: Arithmetic::Add | Arithmetic::Sub, keep, .. }
            if *keep != Keep::Nothing);
    });
    keeps
}

fn blocks(program: &Program) -> bool {
    let mut blocks = false;
    program.walk(&mut |statement| blocks |= matches!(statement, Statement::Atomic(_)));
    blocks
}

fn arguments(program: &Program) -> Vec<String> {
    let mut needed = false;
    program.walk(&mut |statement| needed |= matches!(statement, Statement::Nondet { .. }));
    let mut words = match program.nondet {
        Some((low, high)) if needed => vec!["--nondet".into(), format!("{low}..{high}")],
        _ => Vec::new(),
    };
    match program.copies {
        Copies::Whole => words.extend(["--copies".into(), "whole".into()]),
        Copies::Parts(granule) => words.extend(["--copies".into(), granule.to_string()]),
        Copies::Lowest | Copies::Fields(_) => {}
    }
    words
}

/// Asserts against every final state, and against some that cannot be; returns the lines of the former. If `only` one is to be asserted against,
/// the others have none.
fn classify(finals: &[&Vec<u64>], only: Option<u64>, text: &mut print::Text) -> Vec<Option<u32>> {
    let mut random = Random::new(finals.len() as u64);
    let mut impossible: BTreeSet<Vec<u64>> = BTreeSet::new();
    for _ in 0..4 {
        let Some(values) = finals.get(random.below(finals.len() as u64) as usize) else { break };
        let mut values = (*values).clone();
        if values.is_empty() {
            break;
        }
        let position = random.below(values.len() as u64) as usize;
        values[position] = match random.below(3) {
            0 => values[position] ^ 1,
            1 => 0,
            _ => finals[random.below(finals.len() as u64) as usize][position],
        };
        if !finals.contains(&&values) {
            impossible.insert(values);
        }
    }
    let all: Vec<(&Vec<u64>, &str)> = finals
        .iter()
        .map(|values| (*values, "state"))
        .chain(impossible.iter().map(|values| (values, "impossible state")))
        .collect();
    let only = only.map(|number| (number % (all.len() as u64 + 1)) as usize);
    let mut lines = Vec::new();
    for (position, (values, name)) in all.iter().enumerate() {
        let tests: Vec<_> =
            values.iter().enumerate().map(|(index, value)| format!("f{index} == {}", number(*value))).collect();
        let condition = if tests.is_empty() { "1".to_owned() } else { tests.join(" && ") };
        let or = if position > 0 { "else " } else { "" };
        text.line(&format!("{or}if ({condition})"));
        let asserted = only.is_none_or(|only| only == position);
        let line = match asserted {
            true => text.line(&format!("    assert(0 && \"{name} {position}\");")),
            false => text.line("    ;"),
        };
        if position < finals.len() {
            lines.push(asserted.then_some(line));
        }
    }
    if !all.is_empty() {
        text.line("else");
    }
    text.line("    assert(0 && \"unknown state\");");
    lines
}
