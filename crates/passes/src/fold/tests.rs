//! Before and after, per kind of simplification.

use crate::tests::check;
use expect_test::expect;

fn fold_and_sweep(module: raddle_ir::Module) -> raddle_ir::Module {
    crate::dead(super::fold(module))
}

#[test]
fn constants_and_neutral_elements() {
    check(
        fold_and_sweep,
        r#"
fn0 = function "f"(%0: i8, %1: ptr) {
b0:
    %2: i8 = add i8 200, i8 100
    store %2, %1
    %3: i8 = add i8 7, %0
    %4: i8 = add %3, i8 250
    store %4, %1
    %5: i8 = mul %0, i8 1
    store %5, %1
    %6: i8 = sdiv i8 128, i8 255
    store %6, %1
    %7: i8 = mul %0, i8 0
    store %7, %1
    %8: i8 = sub %0, %0
    store %8, %1
    %9: i8, %10: i1 = uadd_overflow i8 200, i8 100
    store %10, %1
    %11: i8 = udiv i8 4, i8 0
    return
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i8, %1: ptr) {
            b0:
                store i8 44, %1
                %2: i8 = add %0, i8 1
                store %2, %1
                store %0, %1
                %3: i8 = sdiv i8 128, i8 255
                store %3, %1
                %4: i8 = mul %0, i8 0
                store %4, %1
                %5: i8 = sub %0, %0
                store %5, %1
                store i1 1, %1
                %6: i8 = udiv i8 4, i8 0
                return
            }
        "#]],
    );
}

#[test]
fn casts_and_comparisons_of_truth_values() {
    check(
        fold_and_sweep,
        r#"
fn0 = function "f"(%0: i32, %1: ptr) {
b0:
    %2: i1 = compare slt %0, i32 3
    %3: i8 = zext %2
    %4: i1 = trunc %3
    %5: i32 = zext %4
    %6: i1 = compare ne %5, i32 0
    branch %6, b1, b2
b1:
    %7: i1 = compare eq %5, i32 0
    branch %7, b2, b3
b2:
    %8: i64 = ptrtoint %1
    %9: ptr = inttoptr %8
    %10: i64 = sext %0
    %11: i16 = trunc %10
    store %11, %9
    %12: i64 = sext i8 255
    store %12, %1
    %13: f32 = bitcast i32 1065353216
    store %13, %1
    return
b3:
    return
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32, %1: ptr) {
            b0:
                %2: i1 = compare slt %0, i32 3
                branch %2, b1, b2
            b1:
                %3: i1 = xor %2, i1 1
                branch %3, b2, b3
            b2:
                %4: i16 = trunc %0
                store %4, %1
                store i64 18446744073709551615, %1
                store f32 1.0, %1
                return
            b3:
                return
            }
        "#]],
    );
}

#[test]
fn addresses_merge() {
    check(
        fold_and_sweep,
        r#"
g0 = global "g" size 64 align 8 init ""
fn0 = function "f"(%0: ptr, %1: i64) {
b0:
    %2: ptr = address %0, offset 8
    %3: ptr = address %2, index %1 * 4, offset -4
    %4: ptr = address %3, index i64 3 * 16
    store i8 1, %4
    %5: ptr = address %4, index %1 * 2
    store i8 2, %5
    %6: ptr = address g0+8, index i64 18446744073709551615 * 4
    store i8 3, %6
    %7: ptr = address null, offset 8
    store i8 4, %7
    return
}
"#,
        expect![[r#"
            g0 = global "g" size 64 align 8 init ""

            fn0 = function "f"(%0: ptr, %1: i64) {
            b0:
                %2: ptr = address %0, index %1 * 4, offset 4
                %3: ptr = address %0, index %1 * 4, offset 52
                store i8 1, %3
                %4: ptr = address %2, index %1 * 2, offset 48
                store i8 2, %4
                store i8 3, g0+4
                %5: ptr = address null, offset 8
                store i8 4, %5
                return
            }
        "#]],
    );
}

#[test]
fn constant_control_flow() {
    check(
        fold_and_sweep,
        r#"
fn0 = function "f"(%0: i32) -> i32 {
b0:
    %1: i1 = compare eq i32 1, i32 1
    branch %1, b1, b2
b1:
    switch i32 7, [3: b2, 7: b3], default b2
b2:
    %2: i32 = phi b0: i32 5, b1: i32 6, b3: i32 8
    jump b4
b3:
    goto b4, [b4, b2]
b4:
    %3: i32 = phi b2: %2, b3: %0, b4: %3
    %4: i1 = compare ne %3, i32 0
    branch %4, b4, b5
b5:
    return %3
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32) -> i32 {
            b0:
                jump b1
            b1:
                jump b2
            b2:
                jump b3
            b3:
                %1: i1 = compare ne %0, i32 0
                branch %1, b3, b4
            b4:
                return %0
            }
        "#]],
    );
}

#[test]
fn indirect_calls_of_constants() {
    check(
        fold_and_sweep,
        r#"
fn0 = function "f"(%0: i32) -> i32 {
b0:
    %1: ptr = select i1 1, fn0, null
    %2: i32 = call_indirect %1(%0)
    %3: i32 = call_indirect %1()
    %4: i64 = call_indirect %1(%0)
    return %2
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32) -> i32 {
            b0:
                %1: i32 = call fn0(%0)
                %2: i32 = call_indirect fn0()
                %3: i64 = call_indirect fn0(%0)
                return %1
            }
        "#]],
    );
}

#[test]
fn a_spin_assume_that_always_holds_goes() {
    check(
        fold_and_sweep,
        r#"
fn0 = function "f"(%0: i1) {
b0:
    %1: i1 = compare eq i32 1, i32 1
    spin_assume %1
    spin_assume %0
    %2: i1 = compare eq i32 1, i32 2
    spin_assume %2
    return
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i1) {
            b0:
                spin_assume %0
                spin_assume i1 0
                return
            }
        "#]],
    );
}
