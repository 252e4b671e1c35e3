//! What is not LLVM IR is refused with a message and a position.

mod common;

use common::check_error;
use expect_test::expect;

#[test]
fn empty() {
    check_error("", expect!["1:1: the file is empty"]);
}

#[test]
fn only_a_comment() {
    check_error(
        r#"; nothing
"#,
        expect!["2:1: the file is empty"],
    );
}

#[test]
fn c_source() {
    check_error(
        r#"#include <stdio.h>
int main(void) { return 0; }
"#,
        expect!["1:1: expected a top-level entity, found `#include` (is this really LLVM IR text?)"],
    );
}

#[test]
fn c_source_without_include() {
    check_error(
        r#"int main(void) { return 0; }
"#,
        expect!["1:1: expected a top-level entity, found `int` (is this really LLVM IR text?)"],
    );
}

#[test]
fn bitcode() {
    let diagnostic = raddle_llvm::read(b"BC\xC0\xDE\x35\x14", "x.bc").unwrap_err();
    expect!["1:1: this is LLVM bitcode, not text (convert it with llvm-dis)"].assert_eq(&diagnostic.to_string());
}

#[test]
fn cut_in_a_body() {
    check_error(
        r#"define i32 @f() {
  %1 = add i32 1,"#,
        expect!["1:17: this bracket is never closed (the file may be cut off)"],
    );
}

#[test]
fn cut_in_a_header() {
    check_error(
        "define i32 @f(",
        expect!["1:15: expected a type, found the end of the file (the file may be cut off)"],
    );
}

#[test]
fn cut_in_a_string() {
    check_error(r#"@s = constant [3 x i8] c"ab"#, expect!["1:24: expected an initialiser, found a string without end"]);
}

#[test]
fn cut_in_metadata() {
    check_error("!0 = !{!1, ", expect!["1:7: this bracket is never closed (the file may be cut off)"]);
}

#[test]
fn cut_in_an_initialiser() {
    check_error(
        "@a = global [2 x i32] [i32 1, ",
        expect!["1:23: this bracket is never closed (the file may be cut off)"],
    );
}

#[test]
fn undefined_value() {
    check_error(
        r#"define i32 @f() {
  ret i32 %x
}
"#,
        expect!["2:11: `%x` is not defined"],
    );
}

#[test]
fn undefined_block() {
    check_error(
        r#"define void @f() {
  br label %x
}
"#,
        expect!["2:12: there is no block `%x`"],
    );
}

#[test]
fn undefined_global() {
    check_error(
        r#"define void @f() {
  call void @g()
  ret void
}
"#,
        expect!["2:13: `@g` is neither defined nor declared"],
    );
}

#[test]
fn undefined_type() {
    check_error(
        r#"@x = external global %t
"#,
        expect!["1:22: type `%t` is not defined"],
    );
}

#[test]
fn undefined_type_in_a_body() {
    check_error(
        r#"define void @f() {
  %x = alloca %t
  ret void
}
"#,
        expect!["2:15: type `%t` is not defined"],
    );
}

#[test]
fn value_defined_twice() {
    check_error(
        r#"define void @f() {
  %x = add i32 1, 2
  %x = add i32 1, 2
  ret void
}
"#,
        expect!["3:3: `%x` is defined twice"],
    );
}

#[test]
fn label_defined_twice() {
    check_error(
        r#"define void @f() {
a:
  br label %a
a:
  ret void
}
"#,
        expect!["4:1: this label is used twice"],
    );
}

#[test]
fn function_defined_twice() {
    check_error(
        r#"declare void @f()
define void @f() {
  ret void
}
"#,
        expect!["2:13: `@f` is defined twice"],
    );
}

#[test]
fn global_defined_twice() {
    check_error(
        r#"@x = global i32 0
@x = global i32 0
"#,
        expect!["2:1: `@x` is defined twice"],
    );
}

#[test]
fn type_defined_twice() {
    check_error(
        r#"%t = type i32
%t = type i64
"#,
        expect!["2:1: this type is defined twice"],
    );
}

#[test]
fn metadata_defined_twice() {
    check_error(
        r#"!0 = !{}
!0 = !{}
"#,
        expect!["2:1: this metadata node is defined twice"],
    );
}

#[test]
fn wrong_type_of_a_value() {
    check_error(
        r#"define void @f(i32 %x) {
  %y = add i64 %x, 1
  ret void
}
"#,
        expect!["2:16: `%x` has another type"],
    );
}

#[test]
fn wrong_type_before_the_definition() {
    check_error(
        r#"define void @f() {
  br label %b
a:
  %y = add i64 %x, 1
  ret void
b:
  %x = add i32 1, 1
  br label %a
}
"#,
        expect!["4:16: `%x` is defined with another type"],
    );
}

#[test]
fn wrong_type_returned() {
    check_error(
        r#"define i32 @f() {
  ret i64 0
}
"#,
        expect!["2:7: the function returns another type"],
    );
}

#[test]
fn float_as_an_integer() {
    check_error(
        r#"@x = global i32 1.5
"#,
        expect!["1:17: this number does not fit the type here"],
    );
}

#[test]
fn number_too_large() {
    check_error(
        r#"@x = global i8 256
"#,
        expect!["1:16: this number does not fit into 8 bits"],
    );
}

#[test]
fn number_too_small() {
    check_error(
        r#"@x = global i8 -129
"#,
        expect!["1:16: this number does not fit into 8 bits"],
    );
}

#[test]
fn integer_type_too_wide() {
    check_error(
        r#"@x = global i16777215 0
"#,
        expect!["1:13: integers have 1 to 8388608 bits"],
    );
}

#[test]
fn integer_type_of_no_bits() {
    check_error(
        r#"@x = global i0 0
"#,
        expect!["1:13: integers have 1 to 8388608 bits"],
    );
}

#[test]
fn absurd_array() {
    check_error(
        r#"@x = global [1152921504606846976 x i64] zeroinitializer
"#,
        expect!["1:1: this type is absurdly large"],
    );
}

#[test]
fn absurd_count() {
    check_error(
        r#"@x = global [99999999999999999999999 x i8] zeroinitializer
"#,
        expect!["1:14: a number of elements is too large"],
    );
}

#[test]
fn absurd_alloca() {
    check_error(
        r#"define void @f() {
  %x = alloca [4611686018427387904 x i64]
  ret void
}
"#,
        expect!["2:15: this type is absurdly large"],
    );
}

#[test]
fn gap_of_zeros() {
    check_error(
        r#"@x = global <{ [1099511627776 x i8], i8 }> <{ [1099511627776 x i8] zeroinitializer, i8 1 }>
"#,
        expect!["1:88: the initialiser has too many zeros before this"],
    );
}

#[test]
fn too_few_members() {
    check_error(
        r#"@x = global [3 x i32] [i32 1, i32 2]
"#,
        expect!["1:36: 2 values, but the type has another number of members"],
    );
}

#[test]
fn too_many_members() {
    check_error(
        r#"@x = global [1 x i32] [i32 1, i32 2]
"#,
        expect!["1:31: more values than the type has members"],
    );
}

#[test]
fn wrong_member() {
    check_error(
        r#"@x = global [1 x i32] [i64 1]
"#,
        expect!["1:24: this is not the type of the member"],
    );
}

#[test]
fn string_of_another_length() {
    check_error(
        r#"@x = global [3 x i8] c"abcd"
"#,
        expect!["1:22: a string of this length does not fit the type here"],
    );
}

#[test]
fn type_that_contains_itself() {
    check_error(
        r#"%t = type { i32, %t }
@x = global %t zeroinitializer
"#,
        expect!["2:1: this type contains itself, or nests more than 200 levels deep"],
    );
}

#[test]
fn type_that_is_itself() {
    check_error(
        r#"%t = type %t
@x = global %t zeroinitializer
"#,
        expect!["2:1: this type has no size"],
    );
}

#[test]
fn alias_of_itself() {
    check_error(
        r#"@a = alias i32, ptr @b
@b = alias i32, ptr @a
@c = global ptr @a
"#,
        expect!["2:21: this alias stands for itself"],
    );
}

#[test]
fn no_end_of_block() {
    check_error(
        r#"define void @f() {
  %x = add i32 1, 2
}
"#,
        expect!["3:1: the last block does not end with a jump or return"],
    );
}

#[test]
fn no_end_of_block_before_a_label() {
    check_error(
        r#"define void @f() {
a:
  %x = add i32 1, 2
b:
  ret void
}
"#,
        expect!["4:1: the block before this label does not end with a jump"],
    );
}

#[test]
fn code_behind_the_end_of_a_block() {
    check_error(
        r#"define void @f() {
  ret void
  ret void
}
"#,
        expect!["3:3: expected a label or `}`, found `ret`"],
    );
}

#[test]
fn empty_body() {
    check_error(
        r#"define void @f() {
}
"#,
        expect!["2:1: the last block does not end with a jump or return"],
    );
}

#[test]
fn jump_to_the_entry() {
    check_error(
        r#"define void @f() {
a:
  br label %a
}
"#,
        expect!["1:13: a jump leads to the entry block of this function"],
    );
}

#[test]
fn phi_without_a_value() {
    check_error(
        r#"define i32 @f(i1 %c) {
e:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %e ]
  ret i32 %x
}
"#,
        expect!["7:3: a phi lacks a value for a block that leads here"],
    );
}

#[test]
fn phi_behind_other_code() {
    check_error(
        r#"define i32 @f() {
  br label %b
b:
  %y = add i32 1, 1
  %x = phi i32 [ 1, %0 ]
  ret i32 %x
}
"#,
        expect!["5:3: a phi must come before other instructions"],
    );
}

#[test]
fn use_that_is_not_dominated() {
    check_error(
        r#"define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  ret i32 %x
}
"#,
        expect![
            "1:12: this function is not valid, block 3: %1 is used where its definition in b1 need not have been reached"
        ],
    );
}

#[test]
fn case_twice() {
    check_error(
        r#"define void @f(i32 %x) {
  switch i32 %x, label %a [ i32 1, label %a
 i32 1, label %a ]
a:
  ret void
}
"#,
        expect!["3:2: this case comes twice"],
    );
}

#[test]
fn branch_on_a_number() {
    check_error(
        r#"define void @f(i32 %x) {
  br i32 %x, label %a, label %a
a:
  ret void
}
"#,
        expect!["2:6: a branch decides on an `i1`"],
    );
}

#[test]
fn big_endian() {
    check_error(
        r#"target datalayout = "E-m:e-i64:64"
"#,
        expect!["1:21: big-endian targets are not supported"],
    );
}

#[test]
fn small_pointers() {
    check_error(
        r#"target datalayout = "e-m:e-p:32:32-i64:64"
"#,
        expect!["1:21: only targets with 64-bit pointers are supported (compile for a 64-bit target)"],
    );
}

#[test]
fn no_such_field() {
    check_error(
        r#"define ptr @f(ptr %p) {
  %q = getelementptr { i32 }, ptr %p, i64 0, i32 1
  ret ptr %q
}
"#,
        expect!["2:31: the struct has 1 fields, there is no field 1"],
    );
}

#[test]
fn variable_field() {
    check_error(
        r#"define ptr @f(ptr %p, i32 %n) {
  %q = getelementptr { i32 }, ptr %p, i64 0, i32 %n
  ret ptr %q
}
"#,
        expect!["2:31: the index of a field must be a constant"],
    );
}

#[test]
fn index_into_a_number() {
    check_error(
        r#"define ptr @f(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 0, i32 1
  ret ptr %q
}
"#,
        expect!["2:27: this type has no elements to index"],
    );
}

#[test]
fn release_load() {
    check_error(
        r#"define i32 @f(ptr %p) {
  %q = load atomic i32, ptr %p release
  ret i32 %q
}
"#,
        expect!["2:32: this ordering means nothing here"],
    );
}

#[test]
fn no_result_to_name() {
    check_error(
        r#"define void @f(ptr %p) {
  %q = store i32 0, ptr %p
  ret void
}
"#,
        expect!["2:3: this instruction has no result"],
    );
}

#[test]
fn odd_alignment() {
    check_error(
        r#"@x = global i32 0, align 3
"#,
        expect!["1:26: an alignment is a power of two up to 2^32"],
    );
}

#[test]
fn closing_brace_too_many() {
    check_error(
        r#"define void @f() {
  ret void
}
}
"#,
        expect!["4:1: expected a top-level entity, found `}`"],
    );
}
