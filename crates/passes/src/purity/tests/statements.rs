//! What statements do to memory, and what must not be skipped.

use super::check_loops;
use expect_test::expect;

/// `while (!cas(&x, 0, 1)) {}`: the flag is there already.
#[test]
fn a_compare_and_swap_loop() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32, %1: i1 = cmpxchg seq_cst seq_cst g0, i32 0, i32 1
    %2: i1 = xor %1, i1 1
    branch %2, b1, b2
b2:
    return
}
"#,
        expect![[r#"
            p b1: pure if [x != 0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32, %1: i1 = cmpxchg seq_cst seq_cst g0, i32 0, i32 1
                spin_assume %1
                %2: i1 = xor %1, i1 1
                branch %2, b1, b2
            b2:
                return
            }
        "#]],
    );
}

/// `old = x; while (!cas(&x, &old, old + 1)) {}`: a failure brings another value.
#[test]
fn a_retry_with_the_old_value_is_never_pure() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    %0: i32 = load seq_cst g0
    jump b1
b1:
    %1: i32 "old" = phi b0: %0, b1: %3
    %2: i32 = add %1, i32 1
    %3: i32, %4: i1 = cmpxchg seq_cst seq_cst g0, %1, %2
    branch %4, b2, b1
b2:
    return
}
"#,
        expect![[r#"
            p b1: pure if []; old changes
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                %0: i32 = load seq_cst g0
                jump b1
            b1:
                %1: i32 "old" = phi b0: %0, b1: %3
                %2: i32 = add %1, i32 1
                %3: i32, %4: i1 = cmpxchg seq_cst seq_cst g0, %1, %2
                branch %4, b2, b1
            b2:
                return
            }
        "#]],
    );
}

/// `do old = x; while (!cas(&x, old, old + 1))`: pure when it fails.
#[test]
fn a_retry_that_reads_again() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 "old" = load seq_cst g0
    %1: i32 = add %0, i32 1
    %2: i32, %3: i1 = cmpxchg seq_cst seq_cst g0, %0, %1
    branch %3, b2, b1
b2:
    return
}
"#,
        expect![[r#"
            p b1: pure if [old != x]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 "old" = load seq_cst g0
                %1: i32 = add %0, i32 1
                %2: i32, %3: i1 = cmpxchg seq_cst seq_cst g0, %0, %1
                spin_assume %3
                branch %3, b2, b1
            b2:
                return
            }
        "#]],
    );
}

/// `while (exchange(&x, 1)) {}`: writing 1 over 1 changes nothing; over 2 it does.
#[test]
fn an_exchange_loop() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 = rmw xchg seq_cst g0, i32 1
    %1: i1 = compare ne %0, i32 0
    branch %1, b1, b2
b2:
    return
}
"#,
        expect![[r#"
            p b1: pure if [x == 1]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 = rmw xchg seq_cst g0, i32 1
                %2: i1 = compare ne %0, i32 1
                spin_assume %2
                %1: i1 = compare ne %0, i32 0
                branch %1, b1, b2
            b2:
                return
            }
        "#]],
    );
}

/// Neutral operands, a bit that is set already, a maximum, and an addition of what may be zero.
#[test]
fn read_modify_writes() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "neutral"() {
b0:
    jump b1
b1:
    %0: i32 = rmw add seq_cst g0, i32 0
    %1: i32 = rmw and seq_cst g0, i32 4294967295
    %2: i1 = compare ne %0, %1
    branch %2, b1, b2
b2:
    return
}

fn1 = function "bit"() {
b0:
    jump b1
b1:
    %0: i32 = rmw or seq_cst g0, i32 4
    %1: i32 = and %0, i32 4
    %2: i1 = compare ne %1, i32 0
    branch %2, b1, b2
b2:
    return
}

fn2 = function "maximum"(%0: i32 "n") {
b0:
    jump b1
b1:
    %1: i32 = rmw umax seq_cst g0, %0
    %2: i1 = compare ne %1, %0
    branch %2, b1, b2
b2:
    return
}

fn3 = function "what_may_be_zero"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g1
    %1: i32 = rmw sub seq_cst g0, %0
    %2: i1 = compare ne %1, i32 0
    branch %2, b1, b2
b2:
    return
}

fn4 = function "counts"() {
b0:
    jump b1
b1:
    %0: i32 = rmw add seq_cst g0, i32 1
    %1: i1 = compare ne %0, i32 0
    branch %1, b1, b2
b2:
    return
}
"#,
        expect![[r#"
            neutral b1: pure if [x (%0) != x (%1)]
            bit b1: pure if [(x & 4) != 0 and (x | 4) == x]
            maximum b1: pure if [n < x]
            what_may_be_zero b1: pure if [x != 0 and y == 0]
            counts b1: pure if []; an atomic operation changes memory
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "neutral"() {
            b0:
                jump b1
            b1:
                %0: i32 = rmw add seq_cst g0, i32 0
                %1: i32 = rmw and seq_cst g0, i32 4294967295
                %3: i1 = compare eq %0, %1
                spin_assume %3
                %2: i1 = compare ne %0, %1
                branch %2, b1, b2
            b2:
                return
            }

            fn1 = function "bit"() {
            b0:
                jump b1
            b1:
                %0: i32 = rmw or seq_cst g0, i32 4
                %1: i32 = and %0, i32 4
                %3: i1 = compare eq %1, i32 0
                %4: i32 = or %0, i32 4
                %5: i1 = compare ne %4, %0
                %6: i1 = or %3, %5
                spin_assume %6
                %2: i1 = compare ne %1, i32 0
                branch %2, b1, b2
            b2:
                return
            }

            fn2 = function "maximum"(%0: i32 "n") {
            b0:
                jump b1
            b1:
                %1: i32 = rmw umax seq_cst g0, %0
                %3: i1 = compare uge %0, %1
                spin_assume %3
                %2: i1 = compare ne %1, %0
                branch %2, b1, b2
            b2:
                return
            }

            fn3 = function "what_may_be_zero"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g1
                %1: i32 = rmw sub seq_cst g0, %0
                %3: i1 = compare eq %1, i32 0
                %4: i1 = compare ne %0, i32 0
                %5: i1 = or %3, %4
                spin_assume %5
                %2: i1 = compare ne %1, i32 0
                branch %2, b1, b2
            b2:
                return
            }

            fn4 = function "counts"() {
            b0:
                jump b1
            b1:
                %0: i32 = rmw add seq_cst g0, i32 1
                %1: i1 = compare ne %0, i32 0
                branch %1, b1, b2
            b2:
                return
            }
        "#]],
    );
}

/// A loop that always writes is never pure.
#[test]
fn stores() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    store seq_cst i32 1, g0
    %0: i32 = load seq_cst g1
    %1: i1 = compare eq %0, i32 0
    branch %1, b1, b2
b2:
    return
}
"#,
        expect![[r#"
            p b1: pure if []; it writes memory
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                store seq_cst i32 1, g0
                %0: i32 = load seq_cst g1
                %1: i1 = compare eq %0, i32 0
                branch %1, b1, b2
            b2:
                return
            }
        "#]],
    );
}

/// No thread stops before a load through a pointer, a plain load, a division, or an access out of bounds.
#[test]
fn what_may_fault_comes_first() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "pointer"(%0: ptr) {
b0:
    jump b1
b1:
    %1: i32 = load seq_cst g0
    %2: i32 = load seq_cst %0
    %3: i1 = compare eq %1, i32 0
    branch %3, b1, b2
b2:
    return
}

fn1 = function "plain"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = load g1
    %2: i1 = compare eq %0, i32 0
    branch %2, b1, b2
b2:
    return
}

fn2 = function "division"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = udiv i32 5, %0
    %2: i1 = compare ne %0, i32 1
    branch %2, b1, b2
b2:
    return
}

fn3 = function "out_of_bounds"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = load seq_cst g1+4
    %2: i1 = compare eq %0, i32 0
    branch %2, b1, b2
b2:
    return
}

fn4 = function "on_one_way"(%0: ptr) {
b0:
    jump b1
b1:
    %1: i32 = load seq_cst g0
    %2: i1 = compare eq %1, i32 0
    branch %2, b2, b3
b2:
    %3: i32 = load seq_cst %0
    jump b1
b3:
    %4: i1 = compare eq %1, i32 1
    branch %4, b1, b4
b4:
    return
}
"#,
        expect![[r#"
            pointer b1: pure if [x == 0]
            plain b1: pure if [x == 0]
            division b1: pure if [x != 1]
            out_of_bounds b1: pure if [x == 0]
            on_one_way b1: pure if [x == 0] or [x == 1]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "pointer"(%0: ptr) {
            b0:
                jump b1
            b1:
                %1: i32 = load seq_cst g0
                %2: i32 = load seq_cst %0
                %4: i1 = compare ne %1, i32 0
                spin_assume %4
                %3: i1 = compare eq %1, i32 0
                branch %3, b1, b2
            b2:
                return
            }

            fn1 = function "plain"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i32 = load g1
                %3: i1 = compare ne %0, i32 0
                spin_assume %3
                %2: i1 = compare eq %0, i32 0
                branch %2, b1, b2
            b2:
                return
            }

            fn2 = function "division"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i32 = udiv i32 5, %0
                %3: i1 = compare eq %0, i32 1
                spin_assume %3
                %2: i1 = compare ne %0, i32 1
                branch %2, b1, b2
            b2:
                return
            }

            fn3 = function "out_of_bounds"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i32 = load seq_cst g1+4
                %3: i1 = compare ne %0, i32 0
                spin_assume %3
                %2: i1 = compare eq %0, i32 0
                branch %2, b1, b2
            b2:
                return
            }

            fn4 = function "on_one_way"(%0: ptr) {
            b0:
                jump b1
            b1:
                %1: i32 = load seq_cst g0
                %5: i1 = compare ne %1, i32 1
                spin_assume %5
                %2: i1 = compare eq %1, i32 0
                branch %2, b2, b3
            b2:
                %3: i32 = load seq_cst %0
                spin_assume i1 0
                jump b1
            b3:
                %4: i1 = compare eq %1, i32 1
                branch %4, b1, b4
            b4:
                return
            }
        "#]],
    );
}

/// Yielding does nothing; a function that only reads may be called; any other may do anything.
#[test]
fn calls() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""

fn0 = function "yields"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = call fn3()
    %2: i1 = compare eq %0, i32 0
    branch %2, b1, b2
b2:
    return
}

fn1 = function "reads"() {
b0:
    jump b1
b1:
    %0: i32 = call fn4(g0)
    %1: i1 = compare eq %0, i32 0
    branch %1, b1, b2
b2:
    return
}

fn2 = function "locks"() {
b0:
    jump b1
b1:
    call fn5(g0)
    %0: i32 = call fn6()
    %1: i1 = compare eq %0, i32 0
    branch %1, b1, b2
b2:
    return
}

fn3 = function "sched_yield"() -> i32

fn4 = function "get"(%0: ptr) -> i32 {
b0:
    %1: i32 = load seq_cst %0
    return %1
}

fn5 = function "lock"(%0: ptr)

fn6 = function "recursive"() -> i32 {
b0:
    %0: i32 = call fn6()
    return %0
}
"#,
        expect![[r#"
            yields b1: pure if [x == 0]
            reads b1: pure if [get() == 0]
            locks b1: pure if []; it calls recursive
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""

            fn0 = function "yields"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %3: i1 = compare ne %0, i32 0
                spin_assume %3
                %1: i32 = call fn3()
                %2: i1 = compare eq %0, i32 0
                branch %2, b1, b2
            b2:
                return
            }

            fn1 = function "reads"() {
            b0:
                jump b1
            b1:
                %0: i32 = call fn4(g0)
                %2: i1 = compare ne %0, i32 0
                spin_assume %2
                %1: i1 = compare eq %0, i32 0
                branch %1, b1, b2
            b2:
                return
            }

            fn2 = function "locks"() {
            b0:
                jump b1
            b1:
                call fn5(g0)
                %0: i32 = call fn6()
                %1: i1 = compare eq %0, i32 0
                branch %1, b1, b2
            b2:
                return
            }

            fn3 = function "sched_yield"() -> i32

            fn4 = function "get"(%0: ptr) -> i32 {
            b0:
                %1: i32 = load seq_cst %0
                return %1
            }

            fn5 = function "lock"(%0: ptr)

            fn6 = function "recursive"() -> i32 {
            b0:
                %0: i32 = call fn6()
                return %0
            }
        "#]],
    );
}

/// Somebody writes y plainly. The load of it in an iteration that is stopped may be what races with that.
#[test]
fn what_may_race_comes_first() {
    check_loops(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i32 = load seq_cst g1
    %2: i1 = compare eq %0, i32 0
    branch %2, b1, b2
b2:
    return
}

fn1 = function "q"() {
b0:
    store i32 1, g1
    return
}
"#,
        expect![[r#"
            p b1: pure if [x == 0]
        "#]],
        expect![[r#"
            g0 = global "x" size 4 align 4 init ""
            g1 = global "y" size 4 align 4 init ""

            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %1: i32 = load seq_cst g1
                %3: i1 = compare ne %0, i32 0
                spin_assume %3
                %2: i1 = compare eq %0, i32 0
                branch %2, b1, b2
            b2:
                return
            }

            fn1 = function "q"() {
            b0:
                store i32 1, g1
                return
            }
        "#]],
    );
}
