//! Small programs, and the exact set of each value that points to something.

use super::*;
use expect_test::{Expect, expect};

/// `g0+8`, `f.%3`, `g0+4[8]` for every eighth byte from 4.
fn name(module: &Module, target: Target) -> String {
    let function = |id: FunctionId| module.functions[id].name.clone();
    let object = match target.object {
        ObjectKind::Global(id) => module.globals[id].name.clone(),
        ObjectKind::Function(id) => function(id),
        ObjectKind::Alloca(id, value) => format!("{}.{value}", function(id)),
        ObjectKind::Heap(place) => format!("new@{}.{}.{}", function(place.function), place.block, place.index),
        ObjectKind::Varargs(id) => format!("{}...", function(id)),
        ObjectKind::Environment(name) => format!("<{name}>"),
    };
    let offset = if target.offset == 0 { String::new() } else { format!("{:+}", target.offset) };
    let stride = if target.stride == 0 { String::new() } else { format!("[{}]", target.stride) };
    format!("{object}{offset}{stride}")
}

fn check(text: &str, expected: Expect) {
    let module = raddle_ir::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(raddle_ir::verify(&module), [], "the input is not valid");
    let points_to = PointsTo::new(&module);
    let mut said = String::new();
    for (id, function) in module.functions.iter() {
        for value in function.values.ids() {
            let mut names: Vec<String> =
                points_to.targets(id, &value.into()).into_iter().map(|target| name(&module, target)).collect();
            names.sort_unstable();
            if !names.is_empty() {
                said += &format!("{} {value}: {}\n", function.name, names.join(" "));
            }
        }
    }
    expected.assert_eq(&said);
}

#[test]
fn stores_loads_and_phis() {
    check(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""
g2 = global "p" size 8 align 8 init "" {0: g0}

fn0 = function "main"(%0: i1) {
b0:
    %1: ptr = alloca i64 8, align 8
    store g1, %1
    %2: ptr = load %1
    %3: ptr = load g2
    branch %0, b1, b2
b1:
    jump b2
b2:
    %4: ptr = phi b0: %2, b1: %3
    store %4, g2
    return
}
"#,
        // `main` gets its argument from the environment. What is stored through p comes back.
        expect![[r#"
            main %0: <arguments>
            main %1: main.%1
            main %2: y
            main %3: x y
            main %4: x y
        "#]],
    );
}

#[test]
fn fields_are_told_apart_and_elements_are_not() {
    check(
        r#"
g0 = global "a" size 4 align 4 init ""
g1 = global "b" size 4 align 4 init ""
g2 = global "s" size 24 align 8 init "" {0: g0, 16: g1}
g3 = global "table" size 160 align 8 init ""

fn0 = function "f"(%0: i64) {
b0:
    %1: ptr = load g2
    %2: ptr = load g2+16
    %3: ptr = address g3, index %0 * 16
    %4: ptr = address %3, offset 8
    store %1, %3
    store %2, %4
    %5: ptr = load g3+32
    %6: ptr = load g3+40
    return
}
"#,
        expect![[r#"
            f %1: a
            f %2: b
            f %3: table[16]
            f %4: table+8[16]
            f %5: a
            f %6: b
        "#]],
    );
}

#[test]
fn calls_through_pointers_and_threads() {
    check(
        r#"
g0 = global "x" size 4 align 4 init ""
g1 = global "y" size 4 align 4 init ""
g2 = global "handler" size 8 align 8 init "" {0: fn1}
g3 = global "t" size 8 align 8 init ""
g4 = global "result" size 8 align 8 init ""

fn0 = function "main"() {
b0:
    %0: ptr = load g2
    %1: ptr = call_indirect %0(g0)
    %2: i32 = call fn2(g3, null, fn3, g1)
    %3: i64 = load g3
    %4: i32 = call fn4(%3, g4)
    %5: ptr = load g4
    return
}
fn1 = function "handle"(%0: ptr) -> ptr {
b0:
    return %0
}
fn2 = function "pthread_create"(%0: ptr, %1: ptr, %2: ptr, %3: ptr) -> i32
fn3 = function "worker"(%0: ptr) -> ptr {
b0:
    return %0
}
fn4 = function "pthread_join"(%0: i64, %1: ptr) -> i32
"#,
        expect![[r#"
            main %0: handle
            main %1: x
            main %5: y
            handle %0: x
            worker %0: y
        "#]],
    );
}

#[test]
fn copies_of_structures_and_new_objects() {
    check(
        r#"
g0 = global "a" size 4 align 4 init ""
g1 = global "from" size 16 align 8 init "" {8: g0}
g2 = global "to" size 16 align 8 init ""

fn0 = function "f"(%0: i64) -> ptr {
b0:
    memcpy g2, g1, i64 16, align 8
    %1: ptr = load g2
    %2: ptr = load g2+8
    %3: ptr = call fn1(i64 16)
    %4: ptr = call fn2(%3, g1, %0)
    %5: ptr = load %4
    %6: ptr = call fn3(%3, i64 32)
    %7: ptr = load %6
    %8: i64 = ptrtoint %2
    %9: i64 = add %8, i64 4
    %10: i64 = or %9, i64 1
    %11: ptr = inttoptr %10
    return %7
}
fn1 = function "malloc"(%0: i64) -> ptr
fn2 = function "memcpy"(%0: ptr, %1: ptr, %2: i64) -> ptr
fn3 = function "realloc"(%0: ptr, %1: i64) -> ptr
"#,
        // The copy of unknown length makes the words of `from` one.
        expect![[r#"
            f %1: a
            f %2: a
            f %3: new@f.b0.3
            f %4: new@f.b0.3[1]
            f %5: a
            f %6: new@f.b0.6
            f %7: a
            f %8: a
            f %9: a+4
            f %10: a[1]
            f %11: a[1]
        "#]],
    );
}

#[test]
fn a_pointer_that_walks_comes_to_an_end() {
    let text = r#"
g0 = global "list" size 8000 align 8 init ""
g1 = global "p" size 8 align 8 init "" {0: g0}

fn0 = function "f"() {
b0:
    jump b1
b1:
    %0: ptr = load g1
    %1: ptr = address %0, offset 8
    store %1, g1
    jump b1
}
"#;
    let module = raddle_ir::parse(text).unwrap();
    let targets = PointsTo::new(&module).targets(FunctionId(0), &raddle_ir::ValueId(0).into());
    let (exact, rest): (Vec<Target>, Vec<Target>) = targets.iter().partition(|target| target.stride == 0);
    assert_eq!(exact.len(), EXACT_MAX);
    let object = exact[0].object;
    assert_eq!(rest, [Target { object, offset: 0, stride: 8 }]);
}

#[test]
fn further_arguments_and_functions_that_nothing_is_known_of() {
    check(
        r#"
g0 = global "a" size 8 align 8 init ""
g1 = global "b" size 8 align 8 init "" {0: g0}
g2 = global "c" size 8 align 8 init ""

fn0 = function "f"() {
b0:
    call fn1(i32 1, g2)
    %0: ptr = call fn2(g1)
    return
}
fn1 = function "many"(%0: i32, ...) {
b0:
    %1: ptr = alloca i64 24, align 8
    va_start %1
    %2: ptr = address %1, offset 16
    %3: ptr = load %2
    %4: ptr = load %3
    return
}
fn2 = function "mystery"(%0: ptr) -> ptr
"#,
        expect![[r#"
            f %0: a[1] b[1]
            many %1: many.%1
            many %2: many.%1+16
            many %3: many...[1]
            many %4: c
        "#]],
    );
}
