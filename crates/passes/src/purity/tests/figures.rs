//! The figures of the paper *Awaiting for Godot*: what each pass makes of them. Their counts are in the corpus, under `pass/spin` and
//! `pass/count`: `sorting_network`, `flag_awaited`, `two_writes_each`, `set_and_reset`, `sum_of_three`, `write_in_the_loop`.

use super::report;
use expect_test::{Expect, expect};
use raddle_ir::{Module, parse, verify};

/// The functions that a pass changes, as it leaves them; and the module after it.
fn stage(before: &Module, pass: impl FnOnce(Module) -> Module, changed: Expect) -> Module {
    let after = pass(before.clone());
    assert_eq!(verify(&after), [], "{after}");
    assert_eq!(parse(&after.to_string()).as_ref(), Ok(&after));
    let functions = after.functions.iter().zip(before.functions.iter().map(|(_, function)| function));
    let text = functions.filter(|((_, new), old)| new != old).map(|((id, new), _)| format!("{id} = {new}\n"));
    changed.assert_eq(&text.collect::<Vec<_>>().join("\n"));
    after
}

/// What changes by the pass for calls of `raddle.h`; what is said of its loops; and what changes by purity, and by awaits with what
/// cleans up behind them.
fn check_figure(before: &str, library: Expect, said: Expect, purity: Expect, awaits: Expect) {
    let module = parse(before).unwrap_or_else(|error| panic!("{error}"));
    let module = stage(&module, crate::awaits::library, library);
    said.assert_eq(&report(&module));
    let module = stage(&module, |module| crate::purity(module).0, purity);
    stage(&module, |module| crate::dead(crate::awaits(module)), awaits);
}

/// A sorting network: two loops that wait for a flag, each of them once. What is sorted is not their business.
#[test]
fn figure_1() {
    check_figure(
        r#"
g0 = global "x" size 12 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    call fn2(g0, g0+4)
    store seq_cst i32 1, g1
    jump b1
b1:
    %0: i32 "b" = load seq_cst g1
    %1: i1 = compare ne %0, i32 2
    branch %1, b1, b2
b2:
    call fn2(g0, g0+4)
    return
}

fn1 = function "q"() {
b0:
    jump b1
b1:
    %0: i32 "a" = load seq_cst g1
    %1: i1 = compare ne %0, i32 1
    branch %1, b1, b2
b2:
    call fn2(g0+4, g0+8)
    store seq_cst i32 2, g1
    return
}

fn2 = function "sort"(%0: ptr, %1: ptr) {
b0:
    %2: i32 = load %0
    %3: i32 = load %1
    %4: i1 = compare sgt %2, %3
    branch %4, b1, b2
b1:
    store %3, %0
    store %2, %1
    jump b2
b2:
    return
}
"#,
        expect![[r#""#]],
        expect![[r#"
            p b1: pure if [b != 2]
            q b1: pure if [a != 1]
        "#]],
        expect![[r#"
            fn0 = function "p"() {
            b0:
                call fn2(g0, g0+4)
                store seq_cst i32 1, g1
                jump b1
            b1:
                %0: i32 "b" = load seq_cst g1
                %2: i1 = compare eq %0, i32 2
                spin_assume %2
                %1: i1 = compare ne %0, i32 2
                branch %1, b1, b2
            b2:
                call fn2(g0, g0+4)
                return
            }

            fn1 = function "q"() {
            b0:
                jump b1
            b1:
                %0: i32 "a" = load seq_cst g1
                %2: i1 = compare eq %0, i32 1
                spin_assume %2
                %1: i1 = compare ne %0, i32 1
                branch %1, b1, b2
            b2:
                call fn2(g0+4, g0+8)
                store seq_cst i32 2, g1
                return
            }
        "#]],
        expect![[r#"
            fn0 = function "p"() {
            b0:
                call fn2(g0, g0+4)
                store seq_cst i32 1, g1
                jump b1
            b1:
                %0: i32 "b" = spin_await load seq_cst g1 until eq i32 2
                %1: i1 = compare ne %0, i32 2
                branch %1, b1, b2
            b2:
                call fn2(g0, g0+4)
                return
            }

            fn1 = function "q"() {
            b0:
                jump b1
            b1:
                %0: i32 "a" = spin_await load seq_cst g1 until eq i32 1
                %1: i1 = compare ne %0, i32 1
                branch %1, b1, b2
            b2:
                call fn2(g0+4, g0+8)
                store seq_cst i32 2, g1
                return
            }
        "#]],
    );
}

/// `do a := x while (a != 1); b := y`: (a) as read, (b) after purity, (c) after awaits.
#[test]
fn figure_2() {
    check_figure(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() -> i32 {
b0:
    jump b1
b1:
    %0: i32 "a" = load seq_cst g0
    %1: i1 = compare ne %0, i32 1
    branch %1, b1, b2
b2:
    %2: i32 "b" = load seq_cst g1
    return %2
}
"#,
        expect![[r#""#]],
        expect![[r#"
            p b1: pure if [a != 1]
        "#]],
        expect![[r#"
            fn0 = function "p"() -> i32 {
            b0:
                jump b1
            b1:
                %0: i32 "a" = load seq_cst g0
                %3: i1 = compare eq %0, i32 1
                spin_assume %3
                %1: i1 = compare ne %0, i32 1
                branch %1, b1, b2
            b2:
                %2: i32 "b" = load seq_cst g1
                return %2
            }
        "#]],
        expect![[r#"
            fn0 = function "p"() -> i32 {
            b0:
                jump b1
            b1:
                %0: i32 "a" = spin_await load seq_cst g0 until eq i32 1
                %1: i1 = compare ne %0, i32 1
                branch %1, b1, b2
            b2:
                %2: i32 "b" = load seq_cst g1
                return %2
            }
        "#]],
    );
}

/// Writes, which no pass touches.
#[test]
fn figure_3() {
    check_figure(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    store seq_cst i32 1, g0
    store seq_cst i32 1, g1
    return
}

fn1 = function "q"() {
b0:
    store seq_cst i32 2, g0
    store seq_cst i32 2, g1
    return
}
"#,
        expect![[r#""#]],
        expect![[r#""#]],
        expect![[r#""#]],
        expect![[r#""#]],
    );
}

/// An await that the program asks for, and the loop that it stands for.
#[test]
fn figure_4() {
    check_figure(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    store seq_cst i32 1, g0
    store seq_cst i32 0, g0
    return
}

fn1 = function "q"() {
b0:
    %0: i32 = call fn3(g0, i32 0)
    store seq_cst i32 1, g1
    return
}

fn2 = function "q_in_a_loop"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare ne %0, i32 0
    branch %1, b1, b2
b2:
    store seq_cst i32 1, g1
    return
}

fn3 = function "raddle_await_eq_4"(%0: ptr, %1: i32) -> i32
"#,
        expect![[r#"
            fn1 = function "q"() {
            b0:
                %0: i32 = await load seq_cst g0 until eq i32 0
                store seq_cst i32 1, g1
                return
            }
        "#]],
        expect![[r#"
            q_in_a_loop b1: pure if [x != 0]
        "#]],
        expect![[r#"
            fn2 = function "q_in_a_loop"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %2: i1 = compare eq %0, i32 0
                spin_assume %2
                %1: i1 = compare ne %0, i32 0
                branch %1, b1, b2
            b2:
                store seq_cst i32 1, g1
                return
            }
        "#]],
        expect![[r#"
            fn2 = function "q_in_a_loop"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until eq i32 0
                %1: i1 = compare ne %0, i32 0
                branch %1, b1, b2
            b2:
                store seq_cst i32 1, g1
                return
            }
        "#]],
    );
}

/// Additions whose results nobody uses, and an await of a sum.
#[test]
fn figure_5() {
    check_figure(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    %0: i32 = rmw add seq_cst g0, i32 1
    return
}

fn1 = function "r"() {
b0:
    %0: i32 = rmw add seq_cst g0, i32 3
    return
}

fn2 = function "s"() {
b0:
    %0: i32 = call fn4(g0, i32 3)
    store i32 1, g1
    return
}

fn3 = function "s_in_a_loop"() {
b0:
    jump b1
b1:
    %0: i32 = load seq_cst g0
    %1: i1 = compare ne %0, i32 3
    branch %1, b1, b2
b2:
    store i32 1, g1
    return
}

fn4 = function "raddle_await_eq_4"(%0: ptr, %1: i32) -> i32
"#,
        expect![[r#"
            fn2 = function "s"() {
            b0:
                %0: i32 = await load seq_cst g0 until eq i32 3
                store i32 1, g1
                return
            }
        "#]],
        expect![[r#"
            s_in_a_loop b1: pure if [x != 3]
        "#]],
        expect![[r#"
            fn3 = function "s_in_a_loop"() {
            b0:
                jump b1
            b1:
                %0: i32 = load seq_cst g0
                %2: i1 = compare eq %0, i32 3
                spin_assume %2
                %1: i1 = compare ne %0, i32 3
                branch %1, b1, b2
            b2:
                store i32 1, g1
                return
            }
        "#]],
        expect![[r#"
            fn3 = function "s_in_a_loop"() {
            b0:
                jump b1
            b1:
                %0: i32 = spin_await load seq_cst g0 until eq i32 3
                %1: i1 = compare ne %0, i32 3
                branch %1, b1, b2
            b2:
                store i32 1, g1
                return
            }
        "#]],
    );
}

/// The write is skipped and the loop goes on exactly when a > 4; b := y does not count. So the load of x waits, and the loop stays.
#[test]
fn figure_6() {
    check_figure(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""
g2 = global "z" size 4 align 4 init ""

fn0 = function "p"() {
b0:
    jump b1
b1:
    %0: i32 "a" = load seq_cst g0
    %1: i32 "b" = load seq_cst g1
    %2: i1 = compare ne %0, i32 4
    branch %2, b3, b2
b2:
    store seq_cst i32 42, g2
    jump b3
b3:
    %3: i1 = compare sge %0, i32 4
    branch %3, b1, b4
b4:
    return
}
"#,
        expect![[r#""#]],
        expect![[r#"
            p b1: pure if [a > 4]; it writes memory
        "#]],
        expect![[r#"
            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 "a" = load seq_cst g0
                %4: i1 = compare sle %0, i32 4
                spin_assume %4
                %1: i32 "b" = load seq_cst g1
                %2: i1 = compare ne %0, i32 4
                branch %2, b3, b2
            b2:
                store seq_cst i32 42, g2
                jump b3
            b3:
                %3: i1 = compare sge %0, i32 4
                branch %3, b1, b4
            b4:
                return
            }
        "#]],
        expect![[r#"
            fn0 = function "p"() {
            b0:
                jump b1
            b1:
                %0: i32 "a" = spin_await load seq_cst g0 until sle i32 4
                %1: i32 "b" = load seq_cst g1
                %2: i1 = compare ne %0, i32 4
                branch %2, b3, b2
            b2:
                store seq_cst i32 42, g2
                jump b3
            b3:
                %3: i1 = compare sge %0, i32 4
                branch %3, b1, b4
            b4:
                return
            }
        "#]],
    );
}
