//! Loops and calls, with the awaits that they become.

use crate::tests::check;
use expect_test::{Expect, expect};
use raddle_ir::{Module, parse};

/// The globals of the loops.
const GLOBALS: &str = r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""
g2 = global "c" size 1 align 1 init ""

"#;

/// After purity, awaits, and what cleans up behind them.
fn pass(module: Module) -> Module {
    crate::dead(crate::awaits(crate::purity(module).0))
}

/// The accesses and spin assumes that are left of loops of one block each, which go round while the last value of their lines holds.
fn check_loops(loops: &[&str], after: Expect) {
    let mut text = String::new();
    for lines in loops {
        let last =
            lines.lines().rev().find_map(|line| line.trim().split(':').next().filter(|word| word.starts_with('%')));
        let source = format!(
            "{GLOBALS}fn0 = function \"f\"(%0: i32, %1: i1, %2: ptr) {{\nb0:\n    jump b1\nb1:\n{lines}\n    branch {}, b1, b2\nb2:\n    \
             return\n}}\n",
            last.unwrap()
        );
        let module = parse(&source).unwrap_or_else(|error| panic!("{error}\n{source}"));
        assert_eq!(raddle_ir::verify(&module), [], "{source}");
        let module = pass(module);
        assert_eq!(raddle_ir::verify(&module), [], "{module}");
        let printed = module.to_string();
        let lines: Vec<&str> = printed.lines().map(str::trim).collect();
        let is_shown = |line: &&&str| line.contains("await") || line.contains("spin_assume") || line.contains("load");
        text += &lines.iter().filter(is_shown).map(|line| format!("{line}\n")).collect::<String>();
    }
    after.assert_eq(&text);
}

/// Of integers with constants and registers, on either side; of pointers.
#[test]
fn comparisons() {
    check_loops(
        &[
            "%3: i32 = load seq_cst g0\n%4: i1 = compare ne %3, i32 1",
            "%3: i32 = load seq_cst g0\n%4: i1 = compare ult %3, %0",
            "%3: i32 = load seq_cst g0\n%4: i1 = compare sgt %0, %3",
            "%3: ptr = load acquire g0\n%4: i1 = compare eq %3, null",
            "%3: ptr = load relaxed g0\n%4: i1 = compare ne %3, %2",
        ],
        expect![[r#"
            %3: i32 = spin_await load seq_cst g0 until eq i32 1
            %3: i32 = spin_await load seq_cst g0 until uge %0
            %3: i32 = spin_await load seq_cst g0 until sge %0
            %3: ptr = spin_await load acquire g0 until ne null
            %3: ptr = spin_await load relaxed g0 until eq %2
        "#]],
    );
}

/// Masks by constants and registers; a truth value; the low bits.
#[test]
fn bits() {
    check_loops(
        &[
            "%3: i32 = load seq_cst g0\n%4: i32 = and %3, i32 3\n%5: i1 = compare ne %4, i32 0",
            "%3: i32 = load seq_cst g0\n%4: i32 = and %0, %3\n%5: i1 = compare eq %4, %0",
            "%3: i8 = load seq_cst g2\n%4: i1 = trunc %3",
            "%3: i8 = load seq_cst g2\n%4: i1 = trunc %3\n%5: i1 = xor %4, i1 1",
            "%3: i32 = load seq_cst g0\n%4: i8 = trunc %3\n%5: i1 = compare ult %4, i8 7",
        ],
        expect![[r#"
            %3: i32 = spin_await load seq_cst g0 until mask i32 3 eq i32 0
            %3: i32 = spin_await load seq_cst g0 until mask %0 ne %0
            %3: i8 = spin_await load seq_cst g2 until mask i8 1 eq i8 0
            %3: i8 = spin_await load seq_cst g2 until mask i8 1 ne i8 0
            %3: i32 = spin_await load seq_cst g0 until mask i32 255 uge i32 7
        "#]],
    );
}

/// A narrow value that C makes wider before it compares it. The last two compare with what no such value is.
#[test]
fn wider() {
    check_loops(
        &[
            "%3: i8 = load seq_cst g2\n%4: i32 = sext %3\n%5: i1 = compare slt %4, i32 4294967295",
            "%3: i8 = load seq_cst g2\n%4: i32 = zext %3\n%5: i1 = compare slt %4, i32 200",
            "%3: i8 = load seq_cst g2\n%4: i32 = sext %3\n%5: i32 = and %4, i32 6\n%6: i1 = compare eq %5, i32 2",
            "%3: i8 = load seq_cst g2\n%4: i32 = zext %3\n%5: i1 = compare slt %4, i32 300",
            "%3: i8 = load seq_cst g2\n%4: i32 = sext %3\n%5: i1 = compare ugt %4, i32 5",
        ],
        expect![[r#"
            %3: i8 = spin_await load seq_cst g2 until sge i8 255
            %3: i8 = spin_await load seq_cst g2 until uge i8 200
            %3: i8 = spin_await load seq_cst g2 until mask i8 6 ne i8 2
            %3: i8 = load seq_cst g2
            spin_assume %6
            %3: i8 = load seq_cst g2
            spin_assume %6
        "#]],
    );
}

/// An exchange, a compare-and-swap, a test and set of bits, a maximum: their conditions are on what they find.
#[test]
fn modifications() {
    check_loops(
        &[
            "%3: i32 = rmw xchg seq_cst g0, i32 1\n%4: i1 = compare eq %3, i32 1",
            "%3: i32, %4: i1 = cmpxchg acq_rel relaxed g0, i32 0, i32 1\n%5: i1 = xor %4, i1 1",
            "%3: i32, %4: i1 = cmpxchg acq_rel relaxed g0, %0, i32 1\n%5: i1 = compare ne %3, %0",
            "%3: i32 = rmw or seq_cst g0, i32 4\n%4: i32 = and %3, i32 4\n%5: i1 = compare ne %4, i32 0",
            "%3: i32 = rmw and seq_cst g0, i32 4\n%4: i1 = compare ult %3, i32 9",
            "%3: i32 = rmw umax seq_cst g0, i32 4\n%4: i1 = compare ugt %3, i32 9",
        ],
        expect![[r#"
            %3: i32 = spin_await rmw xchg seq_cst g0, i32 1 until ne i32 1
            %3: i32, %4: i1 = spin_await cmpxchg acq_rel relaxed g0, i32 0, i32 1 until eq i32 0
            %3: i32, %4: i1 = spin_await cmpxchg acq_rel relaxed g0, %0, i32 1 until eq %0
            %3: i32 = spin_await rmw or seq_cst g0, i32 4 until mask i32 4 eq i32 0 or mask i32 4 ne i32 4
            %3: i32 = spin_await rmw and seq_cst g0, i32 4 until uge i32 9 or mask i32 4294967291 ne i32 0
            %3: i32 = spin_await rmw umax seq_cst g0, i32 4 until ule i32 9 or ult i32 4
        "#]],
    );
}

/// Several ways round are several clauses, one condition of several parts is a clause of several tests.
#[test]
fn conjunctions_and_disjunctions() {
    check(
        pass,
        &format!(
            r#"{GLOBALS}fn0 = function "below_or_above"() {{
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare slt %0, i32 3
    branch %1, b1, b2
b2:
    %2: i1 = compare sgt %0, i32 7
    branch %2, b1, b3
b3:
    return
}}

fn1 = function "between"() {{
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare sge %0, i32 3
    branch %1, b2, b3
b2:
    %2: i1 = compare sle %0, i32 7
    branch %2, b1, b3
b3:
    return
}}

fn2 = function "cases"() {{
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    switch %0, [0: b2, 3: b2], default b3
b2:
    jump b1
b3:
    return
}}
"#
        ),
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""
            g2 = global "c" size 1 align 1 init ""

            fn0 = function "below_or_above"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until sge i32 3, sle i32 7
                %1: i1 = compare slt %0, i32 3
                branch %1, b1, b2
            b2:
                %2: i1 = compare sgt %0, i32 7
                branch %2, b1, b3
            b3:
                return
            }

            fn1 = function "between"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until sgt i32 7 or slt i32 3
                %1: i1 = compare sge %0, i32 3
                branch %1, b2, b3
            b2:
                %2: i1 = compare sle %0, i32 7
                branch %2, b1, b3
            b3:
                return
            }

            fn2 = function "cases"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until ne i32 0, ne i32 3
                switch %0, [0: b2, 3: b2], default b3
            b2:
                jump b1
            b3:
                return
            }
        "#]],
    );
}

/// What was known before the access is a test of its own; where it is computed behind it, that moves. What comes from a later access, or
/// compares two functions of the value, stays a spin assume.
#[test]
fn known_before() {
    check(
        pass,
        &format!(
            r#"{GLOBALS}fn0 = function "both"() {{
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = load seq_cst g1
    %2: i1 = compare eq %0, i32 0
    %3: i1 = compare eq %1, i32 0
    %4: i1 = and %2, %3
    branch %4, b1, b2
b2:
    return
}}

fn1 = function "computed"(%0: i32) {{
b0:
    jump b1
b1:
    %1: i32 = load seq_cst g0
    %2: i32 = add %0, i32 1
    %3: i1 = compare ne %1, %2
    branch %3, b1, b2
b2:
    return
}}

fn2 = function "two_functions"() {{
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = lshr %0, i32 16
    %2: i32 = and %0, i32 65535
    %3: i1 = compare ne %1, %2
    branch %3, b1, b2
b2:
    return
}}
"#
        ),
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""
            g2 = global "c" size 1 align 1 init ""

            fn0 = function "both"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %5: i1 = compare ne %0, i32 0
                %1: i32 = spin_await load seq_cst g1 until known %5 or ne i32 0
                %2: i1 = compare eq %0, i32 0
                %3: i1 = compare eq %1, i32 0
                %4: i1 = and %2, %3
                branch %4, b1, b2
            b2:
                return
            }

            fn1 = function "computed"(%0: i32) {
            b0:
                jump b1
            b1:
                %2: i32 = add %0, i32 1
                %1: i32 = spin_await load seq_cst g0 until eq %2
                %3: i1 = compare ne %1, %2
                branch %3, b1, b2
            b2:
                return
            }

            fn2 = function "two_functions"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i32 = lshr %0, i32 16
                %2: i32 = and %0, i32 65535
                %4: i1 = compare eq %1, %2
                spin_assume %4
                %3: i1 = compare ne %1, %2
                branch %3, b1, b2
            b2:
                return
            }
        "#]],
    );
}

/// A spin assume of another loop ends the condition, and so does one that is not of the form. They stay, and all behind them.
#[test]
fn what_ends_a_condition() {
    check(
        |module| crate::dead(crate::awaits(module)),
        r#"
file0 = "a.c"
loc1 = file0:3:5
loc2 = file0:4:9
g0 = global "x" size 4 align 4 init ""

fn0 = function "another_loop"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0 at loc2
    %1: i1 = compare ne %0, i32 1
    spin_assume %1 at loc1
    %2: i1 = compare ne %0, i32 2
    spin_assume %2 at loc2
    %3: i1 = compare ne %0, i32 3
    spin_assume %3 at loc1
    jump b1
}

fn1 = function "another_form"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare ne %0, i32 1
    spin_assume %1
    %2: i32 = mul %0, %0
    %3: i1 = compare ne %2, i32 2
    spin_assume %3
    %4: i1 = compare ne %0, i32 3
    spin_assume %4
    jump b1
}

fn2 = function "another_access"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = load seq_cst g0
    %2: i1 = compare ne %0, i32 1
    spin_assume %2
    fence seq_cst
    %3: i1 = compare ne %1, i32 1
    spin_assume %3
    jump b1
}
"#,
        expect![[r#"
            file0 = "a.c"
            loc1 = file0:3:5
            loc2 = file0:4:9
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "another_loop"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until ne i32 1 loop loc1 at loc2
                %1: i1 = compare ne %0, i32 2
                spin_assume %1 at loc2
                %2: i1 = compare ne %0, i32 3
                spin_assume %2 at loc1
                jump b1
            }

            fn1 = function "another_form"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until ne i32 1
                %1: i32 = mul %0, %0
                %2: i1 = compare ne %1, i32 2
                spin_assume %2
                %3: i1 = compare ne %0, i32 3
                spin_assume %3
                jump b1
            }

            fn2 = function "another_access"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %2: i1 = compare ne %0, i32 1
                %1: i32 = spin_await load seq_cst g0 until known %2
                fence seq_cst
                %3: i1 = compare ne %1, i32 1
                spin_assume %3
                jump b1
            }
        "#]],
    );
}

/// Plain and volatile loads do not wait here.
#[test]
fn left_alone() {
    check_loops(
        &[
            "%3: i32 = load g0\n%4: i1 = compare ne %3, i32 1",
            "%3: i32 = load volatile g0\n%4: i1 = compare ne %3, i32 1",
        ],
        expect![[r#"
            %3: i32 = load g0
            spin_assume %5
            %3: i32 = load volatile g0
            spin_assume %5
        "#]],
    );
}

/// Calls of `raddle.h`: by what the program takes an integer for, without its result, through a pointer. A function that the program
/// defines is its own; a call that is not as declared there is not supported.
#[test]
fn library() {
    check(
        crate::awaits::library,
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "table" size 8 align 8 init "" {0: fn4}

fn0 = function "calls"(%0: i32) {
b0:
    %1: i32 = call fn1(g0, %0)
    %2: i8 = call fn2(g0, i8 3)
    %3: i64 = call fn3(g0, %0)
    %4: i16 = call fn4(g0, i16 1)
    call fn5(g0, %0)
    %5: i64 = call fn6(g0)
    return
}

fn1 = function "raddle_await_eq_4"(%0: ptr, %1: i32) -> i32

fn2 = function "raddle_await_ge_1"(%0: ptr, %1: i8) -> i8

fn3 = function "raddle_await_lt_2"(%0: ptr, %1: i32) -> i64

fn4 = function "raddle_await_ne_2"(%0: ptr, %1: i16) -> i16

fn5 = function "raddle_await_ne_4"(%0: ptr, %1: i32) {
b0:
    return
}

fn6 = function "raddle_await_eq_8"(%0: ptr) -> i64

fn7 = function "raddle_await_eq_3"(%0: ptr, %1: i32) -> i32
"#,
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "table" size 8 align 8 init "" {0: fn4}

            fn0 = function "calls"(%0: i32) {
            b0:
                %1: i32 = await load seq_cst g0 until eq %0
                %2: i8 = await load seq_cst g0 until uge i8 3
                %6: i16 = trunc %0
                %7: i16 = await load seq_cst g0 until ult %6
                %3: i64 = zext %7
                %4: i16 = await load seq_cst g0 until ne i16 1
                call fn5(g0, %0)
                %5: i64 = unsupported "a call of `raddle_await_eq_8` that is not as `raddle.h` declares it" line 0
                return
            }

            fn1 = function "raddle_await_eq_4"(%0: ptr, %1: i32) -> i32

            fn2 = function "raddle_await_ge_1"(%0: ptr, %1: i8) -> i8

            fn3 = function "raddle_await_lt_2"(%0: ptr, %1: i32) -> i64

            fn4 = function "raddle_await_ne_2"(%0: ptr, %1: i16) -> i16 {
            b0:
                %2: i16 = await load seq_cst %0 until ne %1
                return %2
            }

            fn5 = function "raddle_await_ne_4"(%0: ptr, %1: i32) {
            b0:
                return
            }

            fn6 = function "raddle_await_eq_8"(%0: ptr) -> i64

            fn7 = function "raddle_await_eq_3"(%0: ptr, %1: i32) -> i32
        "#]],
    );
}
