//! Loops before and after, with what is said about them.

mod figures;
mod nesting;
mod statements;

use crate::tests::check;
use expect_test::{Expect, expect};
use raddle_ir::{Module, parse};

/// For each loop, behind its function and header: its conditions, and what stands in the way of others.
fn report(module: &Module) -> String {
    let (_, loops) = super::purity(module.clone());
    let mut text = String::new();
    for found in &loops {
        let conditions: Vec<String> = found.conditions.iter().map(ToString::to_string).collect();
        let obstacles: Vec<String> = found.obstacles.iter().map(ToString::to_string).collect();
        let name = &module.functions[found.function].name;
        text += &format!("{name} {}: pure if [{}]", found.header, conditions.join("] or ["));
        text += &if obstacles.is_empty() { "\n".to_owned() } else { format!("; {}\n", obstacles.join("; ")) };
    }
    text
}

fn check_loops(before: &str, said: Expect, after: Expect) {
    check(|module| super::purity(module).0, before, after);
    said.assert_eq(&report(&parse(before).unwrap()));
}

/// `while (x == 0) {}` as clang writes it.
#[test]
fn a_while_loop() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare eq %0, i32 0
    branch %1, b2, b3
b2:
    jump b1
b3:
    return
}
"#,
        expect![[r#"
            p b1: pure if [x == 0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %2: i1 = compare ne %0, i32 0
                spin_assume %2
                %1: i1 = compare eq %0, i32 0
                branch %1, b2, b3
            b2:
                jump b1
            b3:
                return
            }
        "#]],
    );
}

/// `while (x != 0 && y != 0) {}` with the phi that clang makes of it, and two ways round.
#[test]
fn two_conditions() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "conjunction"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare ne %0, i32 0
    branch %1, b2, b3
b2:
    %2: i32 = load seq_cst g1
    %3: i1 = compare ne %2, i32 0
    jump b3
b3:
    %4: i1 = phi b1: i1 0, b2: %3
    branch %4, b1, b4
b4:
    return
}

fn1 = function "disjunction"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare ne %0, i32 0
    branch %1, b1, b2
b2:
    %2: i32 = load seq_cst g1
    %3: i1 = compare ne %2, i32 0
    branch %3, b1, b3
b3:
    return
}
"#,
        expect![[r#"
            conjunction b1: pure if [y != 0 and x != 0]
            disjunction b1: pure if [x != 0] or [y != 0 and x == 0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "conjunction"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i1 = compare ne %0, i32 0
                branch %1, b2, b3
            b2:
                %2: i32 = load seq_cst g1
                %5: i1 = compare eq %2, i32 0
                spin_assume %5
                %3: i1 = compare ne %2, i32 0
                jump b3
            b3:
                %4: i1 = phi b1: i1 0, b2: %3
                branch %4, b1, b4
            b4:
                return
            }

            fn1 = function "disjunction"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %4: i1 = compare eq %0, i32 0
                spin_assume %4
                %1: i1 = compare ne %0, i32 0
                branch %1, b1, b2
            b2:
                %2: i32 = load seq_cst g1
                %5: i1 = compare eq %2, i32 0
                spin_assume %5
                %3: i1 = compare ne %2, i32 0
                branch %3, b1, b3
            b3:
                return
            }
        "#]],
    );
}

/// Two cases go round, two leave; then the default goes round.
#[test]
fn a_switch() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "cases"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    switch %0, [0: b2, 3: b2, 4: b3], default b4
b2:
    jump b1
b3:
    store seq_cst i32 1, g1
    jump b1
b4:
    return
}

fn1 = function "default"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    switch %0, [0: b2, 3: b1], default b1
b2:
    return
}
"#,
        expect![[r#"
            cases b1: pure if [x == 0] or [x == 3]; it writes memory
            default b1: pure if [x != 0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "cases"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i1 = compare ne %0, i32 0
                spin_assume %1
                %2: i1 = compare ne %0, i32 3
                spin_assume %2
                switch %0, [0: b2, 3: b2, 4: b3], default b4
            b2:
                jump b1
            b3:
                store seq_cst i32 1, g1
                jump b1
            b4:
                return
            }

            fn1 = function "default"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i1 = compare eq %0, i32 0
                spin_assume %1
                switch %0, [0: b2, 3: b1], default b1
            b2:
                return
            }
        "#]],
    );
}

/// `for (;;) {}`, and a condition that does not change.
#[test]
fn nothing_to_wait_for() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "forever"() {
b0:
    jump b1
b1:
    jump b1
}

fn1 = function "invariant"(%0: i1 "again") {
b0:
    jump b1
b1:
    %1: i32 = load seq_cst g0
    branch %0, b1, b2
b2:
    return
}
"#,
        expect![[r#"
            forever b1: pure if [always]
            invariant b1: pure if [again]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "forever"() {
            b0:
                jump b1
            b1:
                spin_assume i1 0
                jump b1
            }

            fn1 = function "invariant"(%0: i1 "again") {
            b0:
                jump b1
            b1:
                %2: i1 = xor %0, i1 1
                spin_assume %2
                %1: i32 = load seq_cst g0
                branch %0, b1, b2
            b2:
                return
            }
        "#]],
    );
}

/// The dequeuer waits for a node: head, tail and next are compared with one another, and all are read again.
#[test]
fn a_michael_scott_queue() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""
g2 = global "z" size 4 align 4 init ""
g3 = global "Head" size 8 align 8 init ""
g4 = global "Tail" size 8 align 8 init ""

fn0 = function "dequeue"() -> ptr {
b0:
    jump b1
b1:
    %0: ptr "head" = load seq_cst g3
    %1: ptr "tail" = load seq_cst g4
    %2: ptr = address %0, offset 8
    %3: ptr "next" = load seq_cst %2
    %4: ptr = load seq_cst g3
    %5: i1 = compare eq %0, %4
    branch %5, b2, b1
b2:
    %6: i1 = compare eq %0, %1
    branch %6, b3, b5
b3:
    %7: i1 = compare eq %3, null
    branch %7, b1, b4
b4:
    %8: ptr, %9: i1 = cmpxchg seq_cst seq_cst g4, %1, %3
    jump b1
b5:
    %10: ptr, %11: i1 = cmpxchg seq_cst seq_cst g3, %0, %3
    branch %11, b6, b1
b6:
    return %3
}
"#,
        expect![[r#"
            dequeue b1: pure if [next == null and head == tail and head == Head (%4)] or [tail != Tail and next != null and head == tail and head == Head (%4)] or [head != Head (%10) and head != tail and head == Head (%4)] or [head != Head (%4)]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""
            g2 = global "z" size 4 align 4 init ""
            g3 = global "Head" size 8 align 8 init ""
            g4 = global "Tail" size 8 align 8 init ""

            fn0 = function "dequeue"() -> ptr {
            b0:
                jump b1
            b1:
                %0: ptr "head" = load seq_cst g3
                %1: ptr "tail" = load seq_cst g4
                %2: ptr = address %0, offset 8
                %3: ptr "next" = load seq_cst %2
                %4: ptr = load seq_cst g3
                %12: i1 = compare ne %3, null
                %13: i1 = compare ne %0, %1
                %14: i1 = compare ne %0, %4
                %15: i1 = or %12, %13
                %16: i1 = or %15, %14
                spin_assume %16
                %17: i1 = compare eq %0, %4
                spin_assume %17
                %5: i1 = compare eq %0, %4
                branch %5, b2, b1
            b2:
                %6: i1 = compare eq %0, %1
                branch %6, b3, b5
            b3:
                %7: i1 = compare eq %3, null
                branch %7, b1, b4
            b4:
                %8: ptr, %9: i1 = cmpxchg seq_cst seq_cst g4, %1, %3
                spin_assume %9
                jump b1
            b5:
                %10: ptr, %11: i1 = cmpxchg seq_cst seq_cst g3, %0, %3
                spin_assume %11
                branch %11, b6, b1
            b6:
                return %3
            }
        "#]],
    );
}

/// y is only read on one way, so the place behind the other load has to know whether it was.
#[test]
fn a_register_that_does_not_reach() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"(%0: i1) {
b0:
    jump b1
b1:
    branch %0, b2, b3
b2:
    %1: i32 = load seq_cst g1
    jump b3
b3:
    %2: i32 = phi b1: i32 0, b2: %1
    %3: i32 = load seq_cst g0
    %4: i1 = compare eq %2, %3
    branch %4, b1, b4
b4:
    return
}
"#,
        expect![[r#"
            p b1: pure if [y == x and %0] or [x == 0 and not %0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "p"(%0: i1) {
            b0:
                jump b1
            b1:
                branch %0, b2, b3
            b2:
                %1: i32 = load seq_cst g1
                jump b3
            b3:
                %2: i32 = phi b1: i32 0, b2: %1
                %5: i1 = phi b1: i1 1, b2: i1 0
                %6: i32 = phi b1: i32 0, b2: %1
                %3: i32 = load seq_cst g0
                %7: i1 = compare ne %6, %3
                %8: i1 = xor %0, i1 1
                %9: i1 = or %5, %7
                %10: i1 = or %9, %8
                spin_assume %10
                %11: i1 = compare ne %3, i32 0
                %12: i1 = or %11, %0
                spin_assume %12
                %4: i1 = compare eq %2, %3
                branch %4, b1, b4
            b4:
                return
            }
        "#]],
    );
}

/// Irreducible loops, computed gotos.
#[test]
fn left_alone() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "irreducible"(%0: i1) {
b0:
    branch %0, b1, b2
b1:
    %1: i1 = load seq_cst g0
    branch %1, b2, b3
b2:
    jump b1
b3:
    return
}

fn1 = function "computed_goto"(%0: ptr) {
b0:
    jump b1
b1:
    goto %0, [b1, b2]
b2:
    return
}
"#,
        expect![[r#"
            irreducible b1: pure if []; it can be entered in several places, or has such a loop inside
            computed_goto b1: pure if []; a computed goto
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "irreducible"(%0: i1) {
            b0:
                branch %0, b1, b2
            b1:
                %1: i1 = load seq_cst g0
                branch %1, b2, b3
            b2:
                jump b1
            b3:
                return
            }

            fn1 = function "computed_goto"(%0: ptr) {
            b0:
                jump b1
            b1:
                goto %0, [b1, b2]
            b2:
                return
            }
        "#]],
    );
}

/// A switch with more cases that go round than disjuncts are kept: the rest is not stopped, and that is said.
#[test]
fn limits() {
    let cases: Vec<String> = (0..2 * super::DISJUNCTS_MAX).map(|case| format!("{}: b2", 2 * case)).collect();
    let text = format!(
        "g0 = global \"x\" size 4 align 4 init \"\"\nfn0 = function \"p\"() {{\nb0:\n    jump b1\nb1:\n    \
         %0: i32 = load seq_cst g0\n    switch %0, [{}], default b3\nb2:\n    jump b1\nb3:\n    return\n}}",
        cases.join(", ")
    );
    let (_, loops) = super::purity(parse(&text).unwrap());
    assert_eq!(loops[0].conditions.len(), super::DISJUNCTS_MAX);
    assert_eq!(loops[0].obstacles[0].kind, super::ObstacleKind::TooManyConditions);
}

/// A loop is told by the first place of its header that has one.
#[test]
fn locations() {
    let text = r#"
file0 = "spin.c"
loc1 = file0:3:5
loc2 = file0:4:9
g0 = global "x" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0 at loc1
    store seq_cst i32 1, g0 at loc2
    jump b1
}
"#;
    let (_, loops) = super::purity(parse(text).unwrap());
    assert_eq!(loops[0].loc, raddle_ir::LocId(1));
    assert_eq!(loops[0].obstacles[0].loc, raddle_ir::LocId(2));
}
