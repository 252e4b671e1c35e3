//! Stories of a machine that is not the C one: whoever describes itself is reported on.

use expect_test::{Expect, expect};
use raddle_report::{AsTheyAre, Palette, Sources, Words, render_diagnostic, render_interleaving, tell};
use raddle_script::{Script, ScriptMachine};
use raddle_trace::{Machine, SiteId, ThreadId, Transition};
use std::fmt::Write;

/// The story of a schedule, which moves these threads one after the other, and how it ends.
fn check(script: &str, schedule: &[u32], expect: Expect) {
    let script = Script::parse(script).expect("the script is one");
    let schedule: Vec<Transition> = schedule.iter().map(|&t| Transition::only(ThreadId(t))).collect();
    let mut machine = ScriptMachine::new(&script);
    let story = tell(&mut machine, &AsTheyAre, &schedule, 0);
    assert_eq!(story.rows.len(), schedule.len(), "every step of the schedule can be taken");
    let mut sources = Sources::default();
    sources.insert("script", script.to_string());
    let mut text = render_interleaving(&story.rows, machine.fault().is_some(), &sources, Palette::PLAIN);
    for state in &story.threads {
        let at = state.location.as_ref().map_or(String::new(), |location| format!(" ({})", location.short()));
        writeln!(text, "{}: {}{at}", state.thread, state.state).expect("writing to a string");
    }
    if let Some(fault) = machine.fault() {
        let diagnostic = Words::new(&machine, &AsTheyAre).fault(fault);
        text += &render_diagnostic(&diagnostic, &sources, Palette::PLAIN);
    }
    expect.assert_eq(&text);
}

#[test]
fn values_and_a_fault() {
    let script = "cells 1\nthread 0:\n  spawn 1\n  read r0 x0\n  write x0 r0+1\n  join 0\n  read r1 x0\n  assert r1 2\n\
                  thread 1:\n  read r0 x0\n  write x0 r0+1\n";
    check(
        script,
        &[0, 0, 1, 1, 0, 0, 0],
        expect![[r#"
          1  main  script:3   spawn t1         spawn 1
          2  main  script:4   read x0 = 0      read r0 x0
          3  t1    script:10  read x0 = 0      read r0 x0
          4  t1    script:11  write x0: 0 → 1  write x0 r0+1
          5  main  script:5   write x0: 1 → 1  write x0 r0+1
          6  main  script:6   join t1          join 0
        > 7  main  script:7   read x0 = 1      read r1 x0
        main: failed
        t1: finished
        error[assertion]: assertion failed
         --> script:8:3
          |
        8 |   assert r1 2
          |   ^^^^^^^^^^^ in thread main
    "#]],
    );
}

#[test]
fn a_deadlock() {
    let script = "cells 0\nmutex o0\nmutex o1\nthread 0:\n  spawn 1\n  lock o0\n  lock o1\n\
                  thread 1:\n  lock o1\n  lock o0\n";
    check(
        script,
        &[0, 0, 1],
        expect![[r#"
          1  main  script:5  spawn t1  spawn 1
          2  main  script:6  lock o0   lock o0
          3  t1    script:9  lock o1   lock o1
        main: waits for mutex o1 (script:7)
        t1: waits for mutex o0 (script:10)
    "#]],
    );
}

#[test]
fn operations_of_all_kinds() {
    let script = "cells 2\nmutex o0\ncond o1\nsem o2 = 0\nthread 0:\n  spawn 1\n  lock o0\n  cond-wait o1 o0\n\
                  thread 1:\n  cas r0 x0 0 5\n  cas r0 x0 0 6\n  faa r1 x1 2\n  sem-try-wait r2 o2\n  lock o0\n  signal o1\n\
                  unlock o0\n  choose r3 3\n  sem-wait o2\n";
    check(
        script,
        &[0, 0, 0, 1, 1, 1, 1, 1, 1],
        expect![[r#"
          1  main  script:6   spawn t1                         spawn 1
          2  main  script:7   lock o0                          lock o0
          3  main  script:8   cond-wait o0                     cond-wait o1 o0
          4  t1    script:10  cas x0: 0 → 5                    cas r0 x0 0 5
          5  t1    script:11  cas x0 = 5, expected 0: no swap  cas r0 x0 0 6
          6  t1    script:12  update x1: 0 → 2                 faa r1 x1 2
          7  t1    script:13  sem-try-wait o2: not available   sem-try-wait r2 o2
          8  t1    script:14  lock o0                          lock o0
          9  t1    script:15  cond-signal o1: wakes main       signal o1
        main: waits for mutex o0 (script:8)
        t1: about to unlock (script:16)
    "#]],
    );
}

#[test]
fn a_race_has_two_sides() {
    let script = Script::parse("cells 1\nthread 0:\n  spawn 1\n  write x0 1\nthread 1:\n  read r0 x0\n");
    let script = script.expect("the script is one");
    let machine = ScriptMachine::new(&script);
    let site = |body: u32, pc: u32| SiteId(body << 16 | pc);
    let sides = [((ThreadId(0), site(0, 1)), true), ((ThreadId(1), site(1, 0)), false)];
    let (message, places) = Words::new(&machine, &AsTheyAre).race(0x1000, sides);
    assert_eq!(message, "nothing orders these accesses to x0");
    let text: Vec<String> =
        places.iter().map(|place| format!("{} at {}", place.message, place.location.short())).collect();
    assert_eq!(text, ["main writes it here at script:4", "t1 reads it here at script:6"]);
}

/// What is said of the steps of a schedule besides their words: `number: held | reads from | after | matters, mark`.
fn check_links(script: &str, schedule: &[u32], expect: Expect) {
    let script = Script::parse(script).expect("the script is one");
    let schedule: Vec<Transition> = schedule.iter().map(|&t| Transition::only(ThreadId(t))).collect();
    let mut machine = ScriptMachine::new(&script);
    let story = tell(&mut machine, &AsTheyAre, &schedule, 0);
    let mut text = String::new();
    for (step, row) in story.rows.iter().enumerate() {
        let mark = row.mark.map_or(String::new(), |mark| format!(", {mark:?}"));
        let effects: Vec<String> = row
            .effects
            .iter()
            .map(|effect| format!("{} {:?} {:?}", effect.object, effect.read, effect.wrote))
            .collect();
        let matters = if row.matters { "matters" } else { "-" };
        let (held, from, after) = (&row.held, &row.reads_from, &row.after);
        let line = format!("{step} {}: {held:?} | {from:?} | {after:?} | {effects:?} | {matters}{mark}", row.thread);
        writeln!(text, "{}", line.replace(['"', '\\'], "")).expect("writing to a string");
    }
    // The machine is where the story ends.
    let mut other = ScriptMachine::new(&script);
    other.start();
    for &transition in &schedule {
        other.step(transition);
    }
    assert_eq!(machine.fingerprint(), other.fingerprint());
    expect.assert_eq(&text);
}

#[test]
fn the_order_that_decides_a_lost_update() {
    let script = "cells 2\nthread 0:\n  spawn 1\n  read r0 x0\n  write x1 7\n  write x0 r0+1\n  join 0\n  read r1 x0\n  \
                  assert r1 2\nthread 1:\n  read r0 x0\n  write x0 r0+1\n";
    check_links(
        script,
        &[0, 0, 1, 1, 0, 0, 0, 0],
        expect![[r#"
        0 main: [] | [] | [] | [] | matters
        1 main: [] | [] | [] | [x0 Some(0) None] | matters, Deciding
        2 t1: [] | [] | [0] | [x0 Some(0) None] | matters
        3 t1: [] | [] | [1] | [x0 None Some(1)] | matters, Deciding
        4 main: [] | [] | [] | [x1 None Some(7)] | -
        5 main: [] | [] | [3] | [x0 None Some(1)] | matters
        6 main: [] | [] | [] | [] | -
        7 main: [] | [] | [] | [x0 Some(1) None] | matters, Failed
    "#]],
    );
}

#[test]
fn a_deadlock_is_about_the_locks() {
    let script = "cells 1\nmutex o0\nmutex o1\nthread 0:\n  spawn 1\n  write x0 1\n  lock o0\n  lock o1\n\
                  thread 1:\n  lock o1\n  lock o0\n";
    check_links(
        script,
        &[0, 0, 0, 1],
        expect![[r#"
        0 main: [] | [] | [] | [] | matters
        1 main: [] | [] | [] | [x0 None Some(1)] | -
        2 main: [o0] | [] | [] | [] | matters
        3 t1: [o1] | [] | [0] | [] | matters
    "#]],
    );
}
