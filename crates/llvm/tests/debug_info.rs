//! Source locations, names of variables and types of globals.

mod common;

use expect_test::expect;

#[test]
fn locations_follow_scopes_and_inlining() {
    let module = common::read(
        r#"
define void @f() !dbg !5 {
  call void @g(), !dbg !10
  fence seq_cst, !dbg !12
  fence acquire
  ret void, !dbg !DILocation(line: 9, column: 2, scope: !5)
}
declare void @g()
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!1 = !DIFile(filename: "prog.c", directory: "/home/user/project")
!2 = !DIFile(filename: "inline.h", directory: "/usr/include")
!3 = !DIFile(filename: "/abs/x.c", directory: "/home/user/project")
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, unit: !0)
!6 = distinct !DISubprogram(name: "i", scope: !2, file: !2, line: 7, unit: !0)
!7 = distinct !DILexicalBlock(scope: !6, line: 8)
!10 = !DILocation(line: 4, column: 5, scope: !5)
!12 = !DILocation(line: 8, column: 3, scope: !7, inlinedAt: !10)
"#,
    );
    expect![[r#"
        file0 = "prog.c"
        file1 = "/usr/include/inline.h"
        loc1 = file0:3:0
        loc2 = file0:4:5
        loc3 = file1:8:3 inlined loc2
        loc4 = file0:9:2

        fn0 = function "f"(...) at loc1 {
        b0:
            call fn1() at loc2
            fence seq_cst at loc3
            fence acquire
            return at loc4
        }

        fn1 = function "g"()
    "#]]
    .assert_eq(&module.to_string());
}

#[test]
fn without_debug_information_the_lines_are_those_of_the_file() {
    let module = common::read("define void @f() {\n  fence seq_cst\n  ret void\n}\n");
    expect![[r#"
        file0 = "test.ll"
        loc1 = file0:1:0
        loc2 = file0:2:0
        loc3 = file0:3:0

        fn0 = function "f"(...) at loc1 {
        b0:
            fence seq_cst at loc2
            return at loc3
        }
    "#]]
    .assert_eq(&module.to_string());
}

#[test]
fn variables_name_values_in_both_styles() {
    let source = |declare: &str, value: &str| {
        format!(
            "define void @f(i32 %n) {{\n  %x = alloca i32\n  {declare}\n  %y = add i32 %n, 1\n  {value}\n  ret void\n}}\n\
             declare void @llvm.dbg.declare(metadata, metadata, metadata)\n\
             declare void @llvm.dbg.value(metadata, metadata, metadata)\n\
             !0 = !DILocalVariable(name: \"count\", scope: !2)\n!1 = !DILocalVariable(name: \"next\", scope: !2)\n\
             !2 = !DISubprogram(name: \"f\")\n!3 = !DILocation(line: 1, scope: !2)\n"
        )
    };
    let old = common::read(&source(
        "call void @llvm.dbg.declare(metadata ptr %x, metadata !0, metadata !DIExpression()), !dbg !3",
        "call void @llvm.dbg.value(metadata i32 %y, metadata !1, metadata !DIExpression()), !dbg !3",
    ));
    let new = common::read(&source(
        "#dbg_declare(ptr %x, !0, !DIExpression(), !3)",
        "#dbg_value(i32 %y, !1, !DIExpression(), !3)",
    ));
    for module in [old, new] {
        let names: Vec<_> = module.functions.as_slice()[0].values.iter().map(|(_, info)| info.name.clone()).collect();
        assert_eq!(names, [None, Some("count".to_owned()), Some("next".to_owned())]);
    }
}

#[test]
fn records_that_name_nothing_are_left_alone() {
    common::read(
        "define void @f(i32 %n) {\n  #dbg_value(i32 7, !0, !DIExpression(), !1)\n  \
         #dbg_value(!DIArgList(i32 %n, i32 %n), !0, !DIExpression(DW_OP_LLVM_arg, 0), !1)\n  \
         #dbg_value(ptr @g, !9, !DIExpression(), !1)\n  #dbg_label(!0, !1)\n  #dbg_assign(i32 %n, !0, !1)\n  \
         #dbg_declare(%strange, !0)\n  ret void\n}\n@g = global i32 0\n",
    );
}

#[test]
fn types_of_globals() {
    let module = common::read(
        r#"
@q = global [64 x i8] zeroinitializer, !dbg !0
@f.counter = internal global i32 0, !dbg !20
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "q", scope: !3, file: !2, line: 7, type: !4)
!2 = !DIFile(filename: "x.c", directory: "")
!3 = distinct !DICompileUnit(file: !2)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "queue", baseType: !5)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", size: 512, elements: !6)
!6 = !{!7, !8, !9, !10, !16}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "head", baseType: !11, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !12, size: 64, offset: 64)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "grid", baseType: !13, size: 192, offset: 128)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "kind", baseType: !15, size: 32, offset: 320)
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !14)
!14 = !{!DISubrange(count: 2), !DISubrange(count: 3)}
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "ratio", baseType: !18, size: 64, offset: 384)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !19)
!19 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "counter", scope: !22, file: !2, line: 9, type: !17, isLocal: true)
!22 = distinct !DISubprogram(name: "f")
"#,
    );
    expect![[r#"
        file0 = "x.c"
        loc1 = file0:7:0
        loc2 = file0:9:0
        type0 = base "int" size 4 signed
        type1 = pointer type6
        type2 = array type0 count 3 stride 4
        type3 = array type2 count 2 stride 12
        type4 = base "kind" size 4
        type5 = base "double" size 8 float
        type6 = record "queue" size 64 {"head" offset 0 size 4 type0, "next" offset 8 size 8 type1, "grid" offset 16 size 24 type3, "kind" offset 40 size 4 type4, "ratio" offset 48 size 8 type5}
        g0 = global "q" size 64 align 1 init "" type type6 at loc1
        g1 = global "f.counter" size 4 align 4 init "" type type0 source "counter" at loc2
    "#]].assert_eq(&module.to_string());
}

/// A broken node costs its information, not the program.
#[test]
fn defects_in_debug_information_are_forgiven() {
    let module = common::read(
        "define void @f() !dbg !0 {\n  fence seq_cst, !dbg !1\n  fence acquire, !dbg !77\n  ret void, !dbg !2\n}\n\
         @x = global i32 0, !dbg !3\n!0 = !DISubprogram(file: !9)\n!1 = !DILocation(line: 99999999999, scope: !1, \
         inlinedAt: !1)\n!2 = !{!2}\n!3 = !DIGlobalVariableExpression(var: !4)\n!4 = !DIGlobalVariable(type: !4)\n",
    );
    assert_eq!(module.locs.len(), 1);
}

/// A prototype is a promise about arguments, and only debug information knows whether it was made.
#[test]
fn without_a_prototype_a_function_takes_any_arguments() {
    let module = common::read(
        r#"
define i32 @any(i32 %a) !dbg !5 {
  ret i32 %a
}
define void @none() !dbg !6 {
  ret void
}
!1 = !DIFile(filename: "prog.c", directory: "/home/user/project")
!5 = distinct !DISubprogram(name: "any", scope: !1, file: !1, line: 3, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "none", file: !1, line: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed)
"#,
    );
    let takes_more: Vec<bool> = module.functions.iter().map(|(_, function)| function.varargs).collect();
    assert_eq!(takes_more, [true, false]);
}
