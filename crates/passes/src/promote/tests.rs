//! Before and after.

use crate::tests::check;
use expect_test::expect;

#[test]
fn a_variable_across_branches() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i32, %1: i1) -> i32 {
b0:
    %2: ptr "x" = alloca i64 4, align 4
    store %0, %2
    branch %1, b1, b2
b1:
    %3: i32 = load %2
    %4: i32 = add %3, i32 1
    store %4, %2
    jump b3
b2:
    store i32 7, %2
    jump b3
b3:
    %5: i32 = load %2
    return %5
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32 "x", %1: i1) -> i32 {
            b0:
                branch %1, b1, b2
            b1:
                %4: i32 = add %0, i32 1
                jump b3
            b2:
                jump b3
            b3:
                %6: i32 "x" = phi b1: %4, b2: i32 7
                return %6
                unused %2: ptr "x"
                unused %3: i32 "x"
                unused %5: i32 "x"
            }
        "#]],
    );
}

#[test]
fn a_loop_counter() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i32) -> i32 {
b0:
    %1: ptr "i" = alloca i64 4, align 4
    %2: ptr "written" = alloca i64 4, align 4
    store i32 0, %1
    jump b1
b1:
    %3: i32 = load %1
    %4: i1 = compare slt %3, %0
    branch %4, b2, b3
b2:
    %5: i32 = load %1
    %6: i32 = add %5, i32 1
    store %6, %1
    store %6, %2
    jump b1
b3:
    %7: i32 = load %1
    return %7
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32) -> i32 {
            b0:
                jump b1
            b1:
                %8: i32 "i" = phi b0: i32 0, b2: %6
                %4: i1 = compare slt %8, %0
                branch %4, b2, b3
            b2:
                %6: i32 = add %8, i32 1
                jump b1
            b3:
                return %8
                unused %1: ptr "i"
                unused %2: ptr "written"
                unused %3: i32 "i"
                unused %5: i32 "i"
                unused %7: i32 "i"
            }
        "#]],
    );
}

#[test]
fn read_before_written_on_some_path_stays() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i1) -> i32 {
b0:
    %1: ptr "x" = alloca i64 4, align 4
    branch %0, b1, b2
b1:
    store i32 1, %1
    jump b2
b2:
    %2: i32 = load %1
    return %2
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i1) -> i32 {
            b0:
                %1: ptr "x" = alloca i64 4, align 4
                branch %0, b1, b2
            b1:
                store i32 1, %1
                jump b2
            b2:
                %2: i32 = load %1
                return %2
            }
        "#]],
    );
}

#[test]
fn a_new_object_per_iteration_is_indeterminate_again() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i1) {
b0:
    jump b1
b1:
    %1: ptr "x" = alloca i64 4, align 4
    branch %0, b2, b3
b2:
    store i32 1, %1
    jump b1
b3:
    %2: i32 = load %1
    return
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i1) {
            b0:
                jump b1
            b1:
                %1: ptr "x" = alloca i64 4, align 4
                branch %0, b2, b3
            b2:
                store i32 1, %1
                jump b1
            b3:
                %2: i32 = load %1
                return
            }
        "#]],
    );
}

#[test]
fn a_struct_by_its_fields() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i32, %1: ptr) -> i64 {
b0:
    %2: ptr "s" = alloca i64 24, align 8
    store %0, %2
    %3: ptr = address %2, offset 8
    store %1, %3
    %4: ptr = address %3, index i64 2 * 4
    %5: ptr = address %2, offset 4
    store i16 1, %5
    %6: ptr = address %2, offset 5
    store i8 2, %6
    %7: i64 = load %3
    %8: i32 = load %2
    store i64 5, %4
    return %7
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32 "s+0", %1: ptr) -> i64 {
            b0:
                %2: ptr "s" = alloca i64 24, align 8
                %3: ptr = address %2, offset 8
                %4: ptr = address %3, index i64 2 * 4
                %5: ptr = address %2, offset 4
                store i16 1, %5
                %6: ptr = address %2, offset 5
                store i8 2, %6
                %7: i64 = ptrtoint %1
                return %7
                unused %8: i32 "s+0"
            }
        "#]],
    );
}

#[test]
fn conversions_between_types_of_one_width() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: f32, %1: i64) -> i32 {
b0:
    %2: ptr "bits" = alloca i64 4, align 4
    store i32 0, %2
    store %0, %2
    %3: i32 = load %2
    %4: f32 = load %2
    return %3
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: f32, %1: i64) -> i32 {
            b0:
                %5: i32 "bits" = bitcast %0
                %4: f32 = bitcast %5
                return %5
                unused %2: ptr "bits"
                unused %3: i32 "bits"
            }
        "#]],
    );
}

#[test]
fn what_escapes_or_is_volatile_or_sticks_out_stays() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i1, %1: ptr) {
b0:
    %2: ptr "passed" = alloca i64 4, align 4
    store i32 1, %2
    call fn1(%2)
    %3: ptr "stored" = alloca i64 4, align 4
    store %3, %1
    %4: ptr "volatile" = alloca i64 4, align 4
    store volatile i32 1, %4
    %5: ptr "small" = alloca i64 4, align 4
    store i64 1, %5
    %6: ptr "chosen" = alloca i64 4, align 4
    branch %0, b1, b2
b1:
    jump b2
b2:
    %7: ptr = phi b0: %6, b1: %1
    store i32 2, %7
    %8: ptr = stack_save
    %9: ptr "scoped" = alloca i64 4, align 4
    store i32 3, %9
    stack_restore %8
    %10: i32 = load %9
    return
}

fn1 = function "g"(%0: ptr)
"#,
        expect![[r#"
            fn0 = function "f"(%0: i1, %1: ptr) {
            b0:
                %2: ptr "passed" = alloca i64 4, align 4
                store i32 1, %2
                call fn1(%2)
                %3: ptr "stored" = alloca i64 4, align 4
                store %3, %1
                %4: ptr "volatile" = alloca i64 4, align 4
                store volatile i32 1, %4
                %5: ptr "small" = alloca i64 4, align 4
                store i64 1, %5
                %6: ptr "chosen" = alloca i64 4, align 4
                branch %0, b1, b2
            b1:
                jump b2
            b2:
                %7: ptr = phi b0: %6, b1: %1
                store i32 2, %7
                %8: ptr = stack_save
                %9: ptr "scoped" = alloca i64 4, align 4
                store i32 3, %9
                stack_restore %8
                %10: i32 = load %9
                return
            }

            fn1 = function "g"(%0: ptr)
        "#]],
    );
}

#[test]
fn unreachable_uses_do_not_count() {
    check(
        super::promote,
        r#"
fn0 = function "f"() -> i32 {
b0:
    %0: ptr "x" = alloca i64 4, align 4
    store i32 1, %0
    jump b2
b1:
    store %0, %0
    jump b2
b2:
    %1: i32 = load %0
    return %1
}
"#,
        expect![[r#"
            fn0 = function "f"() -> i32 {
            b0:
                jump b1
            b1:
                return i32 1
                unused %0: ptr "x"
                unused %1: i32 "x"
            }
        "#]],
    );
}

#[test]
fn markers_of_lifetimes_are_no_uses() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i1, %1: ptr) -> i32 {
b0:
    %2: ptr "i" = alloca i64 4, align 4
    %3: ptr "turn" = alloca i64 4, align 4
    lifetime_start %2
    store i32 0, %2
    jump b1
b1:
    lifetime_start %3
    %4: i32 = load %2
    store %4, %3
    branch %0, b2, b3
b2:
    %5: i32 = load %3
    store %5, %2
    lifetime_end %3
    jump b1
b3:
    %6: i32 = load %3
    lifetime_end %3
    lifetime_end %2
    return %6
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i1, %1: ptr) -> i32 {
            b0:
                jump b1
            b1:
                %7: i32 "i" = phi b0: i32 0, b2: %7
                branch %0, b2, b3
            b2:
                jump b1
            b3:
                return %7
                unused %2: ptr "i"
                unused %3: ptr "turn"
                unused %4: i32 "i"
                unused %5: i32 "turn"
                unused %6: i32 "turn"
            }
        "#]],
    );
}

#[test]
fn accesses_out_of_scope_stay_and_so_do_the_markers() {
    check(
        super::promote,
        r#"
fn0 = function "f"(%0: i1) -> i32 {
b0:
    %1: ptr "written" = alloca i64 4, align 4
    %2: ptr "read" = alloca i64 4, align 4
    %3: ptr "sometimes" = alloca i64 4, align 4
    lifetime_start %1
    lifetime_end %1
    store i32 1, %1
    lifetime_start %2
    store i32 2, %2
    lifetime_end %2
    %4: i32 = load %2
    jump b1
b1:
    lifetime_start %3
    branch %0, b2, b3
b2:
    store i32 3, %3
    jump b3
b3:
    %5: i32 = load %3
    lifetime_end %3
    branch %0, b1, b4
b4:
    return %4
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i1) -> i32 {
            b0:
                %1: ptr "written" = alloca i64 4, align 4
                %2: ptr "read" = alloca i64 4, align 4
                %3: ptr "sometimes" = alloca i64 4, align 4
                lifetime_start %1
                lifetime_end %1
                store i32 1, %1
                lifetime_start %2
                store i32 2, %2
                lifetime_end %2
                %4: i32 = load %2
                jump b1
            b1:
                lifetime_start %3
                branch %0, b2, b3
            b2:
                store i32 3, %3
                jump b3
            b3:
                %5: i32 = load %3
                lifetime_end %3
                branch %0, b1, b4
            b4:
                return %4
            }
        "#]],
    );
}
