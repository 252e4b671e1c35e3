//! Slices of small programs in our own form: marks, reasons, and what has to be ordered. `tests/slices` has programs in C.

use super::*;
use expect_test::{Expect, expect};
use raddle_ir::{BlockId, parse, verify};

const NONE: Properties =
    Properties { assertions: false, deadlocks: false, livelocks: false, memory: false, races: false };
const ASSERTIONS: Properties = Properties { assertions: true, deadlocks: true, ..NONE };
const MEMORY: Properties = Properties { memory: true, ..NONE };

fn read(text: &str) -> Module {
    let module = parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(verify(&module), [], "the input is not valid");
    module
}

/// Each place of the slice, with its reason; `ordered` if its order with others matters.
fn check(text: &str, properties: Properties, expected: Expect) {
    let module = read(text);
    let slice = slice(&module, Options { properties, ..Options::default() });
    let name = |place: Place| format!("{}.{}.{}", module.functions[place.function].name, place.block, place.index);
    let mut said = String::new();
    for place in slice.places().filter(|&place| slice.relevance(place) != Relevance::Irrelevant) {
        let Reason { why, because } = slice.reason(place).unwrap();
        let because = because.map_or(String::new(), |because| format!(" {}", name(because)));
        let ordered = if slice.is_ordered(place) { " ordered" } else { "" };
        said += &format!("{}: {why:?}{because}{ordered}\n", name(place));
    }
    expected.assert_eq(&said);
}

#[test]
fn values_control_and_memory() {
    check(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "main"() {
b0:
    store i32 1, g1
    %0: i32 = load g1
    call fn1(%0, i32 7)
    %1: i32 = load g0
    %2: i1 = compare eq %1, i32 0
    branch %2, b1, b2
b1:
    call fn2()
    unreachable
b2:
    return
}
fn1 = function "set"(%0: i32, %1: i32) {
b0:
    store %0, g0
    store %1, g1
    return
}
fn2 = function "abort"()
"#,
        ASSERTIONS,
        // The second argument is needed, too: what it is stored to is read for the first.
        expect![[r#"
            main.b0.0: Writes main.b0.1 ordered
            main.b0.1: Value main.b0.2 ordered
            main.b0.2: Calls set.b0.0 ordered
            main.b0.3: Value main.b0.4 ordered
            main.b0.4: Value main.b0.5 ordered
            main.b0.5: Decides main.b1.0 ordered
            main.b1.0: Asserts ordered
            main.b2.0: Ends
            set.b0.0: Writes main.b0.3 ordered
            set.b0.1: Writes main.b0.1 ordered
        "#]],
    );
}

#[test]
fn faults_need_addresses_and_lives() {
    check(
        r#"
g0 = global "values" size 16 align 4 init ""
g1 = global "index" size 8 align 8 init ""
g2 = global "noise" size 4 align 4 init ""
g3 = global "p" size 8 align 8 init ""

fn0 = function "main"() {
b0:
    %0: ptr = call fn1(i64 4)
    store %0, g3
    %1: i64 = load g1
    %2: ptr = address g0, index %1 * 4
    store i32 1, %2
    store i32 2, g2
    store i32 3, %0
    call fn2(%0)
    return
}
fn1 = function "malloc"(%0: i64) -> ptr
fn2 = function "free"(%0: ptr)
"#,
        MEMORY,
        // What is stored to `values` does not matter, only where; what is stored to the new object has to come before it is freed.
        expect![[r#"
            main.b0.0: Value main.b0.7 ordered
            main.b0.2: Value main.b0.3 ordered
            main.b0.3: Value main.b0.4 ordered
            main.b0.4: MayFault
            main.b0.6: MayFault ordered
            main.b0.7: MayFault ordered
            main.b0.8: Ends
        "#]],
    );
}

#[test]
fn loops_that_count_come_to_an_end() {
    let text = |step: &str, compare: &str| {
        format!(
            r#"
g0 = global "bound" size 4 align 4 init ""
fn0 = function "main"(%0: i32) {{
b0:
    jump b1
b1:
    %1: i32 = phi b0: %0, b1: %2
    %2: i32 = {step}
    %3: i32 = load g0
    %4: i1 = compare {compare}
    branch %4, b1, b2
b2:
    return
}}
"#
        )
    };
    let goes_on = |step: &str, compare: &str| {
        let module = read(&text(step, compare));
        let slice = slice(&module, Options { properties: ASSERTIONS, ..Options::default() });
        let place = Place { function: FunctionId(0), block: BlockId(1), index: 3 };
        slice.reason(place).is_some_and(|reason| reason.why == Why::LoopMayGoOn)
    };
    for (step, compare) in [
        ("add %1, i32 1", "slt %1, i32 10"),
        ("add %1, i32 1", "slt %1, %0"),
        ("add %1, i32 1", "ne %1, %0"),
        ("sub %1, i32 1", "sgt %1, i32 0"),
        ("add %1, i32 3", "ule %1, i32 100"),
        ("add %1, i32 1", "sgt i32 10, %1"),
    ] {
        assert!(!goes_on(step, compare), "{step}; {compare}");
    }
    for (step, compare) in [
        // It may miss the bound, or wrap.
        ("add %1, i32 2", "ne %1, i32 9"),
        ("add %1, i32 2", "slt %1, %0"),
        ("add %1, i32 1", "sle %1, i32 2147483647"),
        // The wrong way, or not at all.
        ("sub %1, i32 1", "slt %1, i32 10"),
        ("add %1, i32 0", "slt %1, i32 10"),
        ("mul %1, i32 2", "slt %1, i32 10"),
        // Another thread may change the bound.
        ("add %1, i32 1", "slt %1, %3"),
        ("add %1, i32 1", "ne %3, i32 0"),
    ] {
        assert!(goes_on(step, compare), "{step}; {compare}");
    }
}

#[test]
fn sites_are_relevant_if_anything_there_is() {
    let module = read(
        r#"
file0 = "p.c"
loc1 = file0:1:1
loc2 = file0:2:1
loc3 = file0:3:1
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""

fn0 = function "main"() {
b0:
    store i32 1, g0 at loc1
    store i32 1, g1 at loc1
    store i32 1, g1 at loc2
    %0: i32 = load g0 at loc3
    call fn1(%0) at loc3
    return
}
fn1 = function "raddle_assert"(%0: i32)
"#,
    );
    let slice = slice(&module, Options { properties: ASSERTIONS, ..Options::default() });
    let main = FunctionId(0);
    assert_eq!([1, 2, 3].map(|loc| slice.is_relevant(main, LocId(loc))), [true, false, true]);
    let place = |index| Place { function: main, block: BlockId(0), index };
    assert_eq!([0, 1, 2, 3].map(|index| slice.is_ordered(place(index))), [true, false, false, true]);
    // What the module does not have is the environment's.
    assert!(slice.is_relevant(FunctionId(1), LocId::NONE) && slice.is_relevant(FunctionId(9), LocId(1)));
    assert!(slice.is_reached(main) && !slice.is_reached(FunctionId(1)));
}

#[test]
fn further_arguments_are_followed() {
    let module = read(
        r#"
g0 = global "x" size 8 align 8 init ""

fn0 = function "main"() {
b0:
    %0: i32 = load g0
    call fn1(i32 1, %0)
    return
}
fn1 = function "many"(%0: i32, ...) {
b0:
    %1: ptr = alloca i64 24, align 8
    va_start %1
    %2: ptr = address %1, offset 8
    %3: ptr = load %2
    %4: i32 = load %3
    call fn2(%4)
    return
}
fn2 = function "raddle_assert"(%0: i32)
"#,
    );
    let slice = slice(&module, Options { properties: ASSERTIONS, ..Options::default() });
    let load = Place { function: FunctionId(0), block: BlockId(0), index: 0 };
    assert_eq!(slice.relevance(load), Relevance::Relevant);
}
