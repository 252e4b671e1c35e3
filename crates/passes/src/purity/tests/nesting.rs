//! Loops in loops, and variables that change.

use super::check_loops;
use expect_test::expect;

/// Both loops wait. The outer one is pure only if the inner one did not go round.
#[test]
fn nested_loops() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""
g2 = global "z" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    jump b2
b2:
    %1: i32 = load seq_cst g1
    %2: i1 = compare eq %1, i32 0
    branch %2, b2, b3
b3:
    %3: i32 = load seq_cst g2
    %4: i1 = compare eq %3, i32 0
    branch %4, b1, b4
b4:
    return
}
"#,
        expect![[r#"
            p b1: pure if [z == 0 and y != 0]; a loop inside goes round
            p b2: pure if [y == 0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""
            g2 = global "z" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                jump b2
            b2:
                %6: i1 = phi b1: i1 0, b2: i1 1
                %1: i32 = load seq_cst g1
                %8: i1 = compare ne %1, i32 0
                spin_assume %8
                %2: i1 = compare eq %1, i32 0
                branch %2, b2, b3
            b3:
                %3: i32 = load seq_cst g2
                %5: i1 = compare ne %3, i32 0
                %7: i1 = or %5, %6
                spin_assume %7
                %4: i1 = compare eq %3, i32 0
                branch %4, b1, b4
            b4:
                return
            }
        "#]],
    );
}

/// The inner loop may have written before it is left, and then the outer iteration is not pure.
#[test]
fn an_inner_loop_with_effects() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    jump b2
b2:
    %0: i32 = load seq_cst g0
    %1: i1 = compare eq %0, i32 0
    branch %1, b3, b4
b3:
    store seq_cst i32 1, g1
    jump b2
b4:
    %2: i1 = compare eq %0, i32 1
    branch %2, b1, b5
b5:
    return
}
"#,
        expect![[r#"
            p b1: pure if [x == 1]; a loop inside goes round
            p b2: pure if []; it writes memory
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                jump b2
            b2:
                %4: i1 = phi b1: i1 0, b3: i1 1
                %0: i32 = load seq_cst g0
                %3: i1 = compare ne %0, i32 1
                %5: i1 = or %3, %4
                spin_assume %5
                %1: i1 = compare eq %0, i32 0
                branch %1, b3, b4
            b3:
                store seq_cst i32 1, g1
                jump b2
            b4:
                %2: i1 = compare eq %0, i32 1
                branch %2, b1, b5
            b5:
                return
            }
        "#]],
    );
}

/// A counter that is used, one that nobody needs, and a variable that keeps its value on one way.
#[test]
fn counters() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "used"() -> i32 {
b0:
    jump b1
b1:
    %0: i32 "i" = phi b0: i32 0, b1: %1
    %1: i32 = add %0, i32 1
    %2: i32 = load seq_cst g0
    %3: i1 = compare eq %2, i32 0
    branch %3, b1, b2
b2:
    return %0
}

fn1 = function "faint"() {
b0:
    jump b1
b1:
    %0: i32 "i" = phi b0: i32 0, b1: %1
    %1: i32 = add %0, i32 1
    %2: i32 = load seq_cst g0
    %3: i1 = compare eq %2, i32 0
    branch %3, b1, b2
b2:
    return
}

fn2 = function "seen"() -> i32 {
b0:
    jump b1
b1:
    %0: i32 "seen" = phi b0: i32 0, b3: %4
    %1: i32 = load seq_cst g0
    %2: i1 = compare eq %1, i32 5
    branch %2, b2, b3
b2:
    %3: i32 = load seq_cst g1
    jump b3
b3:
    %4: i32 "seen" = phi b1: %0, b2: %3
    %5: i1 = compare ne %1, i32 0
    branch %5, b1, b4
b4:
    return %0
}
"#,
        expect![[r#"
            used b1: pure if []; i changes
            faint b1: pure if [x == 0]
            seen b1: pure if [seen == y and x == 5] or [x != 0 and x != 5]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "used"() -> i32 {
            b0:
                jump b1
            b1:
                %0: i32 "i" = phi b0: i32 0, b1: %1
                %1: i32 = add %0, i32 1
                %2: i32 = load seq_cst g0
                %3: i1 = compare eq %2, i32 0
                branch %3, b1, b2
            b2:
                return %0
            }

            fn1 = function "faint"() {
            b0:
                jump b1
            b1:
                %0: i32 "i" = phi b0: i32 0, b1: %1
                %1: i32 = add %0, i32 1
                %2: i32 = load seq_cst g0
                %4: i1 = compare ne %2, i32 0
                spin_assume %4
                %3: i1 = compare eq %2, i32 0
                branch %3, b1, b2
            b2:
                return
            }

            fn2 = function "seen"() -> i32 {
            b0:
                jump b1
            b1:
                %0: i32 "seen" = phi b0: i32 0, b3: %4
                %1: i32 = load seq_cst g0
                %7: i1 = compare eq %1, i32 0
                %8: i1 = compare eq %1, i32 5
                %9: i1 = or %7, %8
                spin_assume %9
                %2: i1 = compare eq %1, i32 5
                branch %2, b2, b3
            b2:
                %3: i32 = load seq_cst g1
                %6: i1 = compare ne %0, %3
                spin_assume %6
                jump b3
            b3:
                %4: i32 "seen" = phi b1: %0, b2: %3
                %5: i1 = compare ne %1, i32 0
                branch %5, b1, b4
            b4:
                return %0
            }
        "#]],
    );
}
