; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [23 x i8] c"sum(3, 1, 2, 3) == 606\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"varargs.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [46 x i8] c"%d %s %.2f %c|%5d|%-5d|%05d|%x|%lu|%p|%%|%ld\0A\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !39 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !44, !DIExpression(), !45)
    #dbg_declare(ptr %3, !46, !DIExpression(), !60)
    #dbg_declare(ptr %4, !61, !DIExpression(), !62)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !63
  call void @llvm.va_start.p0(ptr %8), !dbg !63
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !64
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !64
  call void @llvm.va_copy.p0(ptr %9, ptr %10), !dbg !64
    #dbg_declare(ptr %5, !65, !DIExpression(), !66)
  store i32 0, ptr %5, align 4, !dbg !66
    #dbg_declare(ptr %6, !67, !DIExpression(), !69)
  store i32 0, ptr %6, align 4, !dbg !69
  br label %11, !dbg !70

11:                                               ; preds = %34, %1
  %12 = load i32, ptr %6, align 4, !dbg !71
  %13 = load i32, ptr %2, align 4, !dbg !73
  %14 = icmp slt i32 %12, %13, !dbg !74
  br i1 %14, label %15, label %37, !dbg !75

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !76
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 0, !dbg !76
  %18 = load i32, ptr %17, align 16, !dbg !76
  %19 = icmp ule i32 %18, 40, !dbg !76
  br i1 %19, label %20, label %25, !dbg !76

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 3, !dbg !76
  %22 = load ptr, ptr %21, align 16, !dbg !76
  %23 = getelementptr i8, ptr %22, i32 %18, !dbg !76
  %24 = add i32 %18, 8, !dbg !76
  store i32 %24, ptr %17, align 16, !dbg !76
  br label %29, !dbg !76

25:                                               ; preds = %15
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 2, !dbg !76
  %27 = load ptr, ptr %26, align 8, !dbg !76
  %28 = getelementptr i8, ptr %27, i32 8, !dbg !76
  store ptr %28, ptr %26, align 8, !dbg !76
  br label %29, !dbg !76

29:                                               ; preds = %25, %20
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ], !dbg !76
  %31 = load i32, ptr %30, align 4, !dbg !76
  %32 = load i32, ptr %5, align 4, !dbg !77
  %33 = add nsw i32 %32, %31, !dbg !77
  store i32 %33, ptr %5, align 4, !dbg !77
  br label %34, !dbg !78

34:                                               ; preds = %29
  %35 = load i32, ptr %6, align 4, !dbg !79
  %36 = add nsw i32 %35, 1, !dbg !79
  store i32 %36, ptr %6, align 4, !dbg !79
  br label %11, !dbg !80, !llvm.loop !81

37:                                               ; preds = %11
    #dbg_declare(ptr %7, !84, !DIExpression(), !86)
  store i32 0, ptr %7, align 4, !dbg !86
  br label %38, !dbg !87

38:                                               ; preds = %62, %37
  %39 = load i32, ptr %7, align 4, !dbg !88
  %40 = load i32, ptr %2, align 4, !dbg !90
  %41 = icmp slt i32 %39, %40, !dbg !91
  br i1 %41, label %42, label %65, !dbg !92

42:                                               ; preds = %38
  %43 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !93
  %44 = getelementptr inbounds %struct.__va_list_tag, ptr %43, i32 0, i32 0, !dbg !93
  %45 = load i32, ptr %44, align 16, !dbg !93
  %46 = icmp ule i32 %45, 40, !dbg !93
  br i1 %46, label %47, label %52, !dbg !93

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.__va_list_tag, ptr %43, i32 0, i32 3, !dbg !93
  %49 = load ptr, ptr %48, align 16, !dbg !93
  %50 = getelementptr i8, ptr %49, i32 %45, !dbg !93
  %51 = add i32 %45, 8, !dbg !93
  store i32 %51, ptr %44, align 16, !dbg !93
  br label %56, !dbg !93

52:                                               ; preds = %42
  %53 = getelementptr inbounds %struct.__va_list_tag, ptr %43, i32 0, i32 2, !dbg !93
  %54 = load ptr, ptr %53, align 8, !dbg !93
  %55 = getelementptr i8, ptr %54, i32 8, !dbg !93
  store ptr %55, ptr %53, align 8, !dbg !93
  br label %56, !dbg !93

56:                                               ; preds = %52, %47
  %57 = phi ptr [ %50, %47 ], [ %54, %52 ], !dbg !93
  %58 = load i32, ptr %57, align 4, !dbg !93
  %59 = mul nsw i32 %58, 100, !dbg !94
  %60 = load i32, ptr %5, align 4, !dbg !95
  %61 = add nsw i32 %60, %59, !dbg !95
  store i32 %61, ptr %5, align 4, !dbg !95
  br label %62, !dbg !96

62:                                               ; preds = %56
  %63 = load i32, ptr %7, align 4, !dbg !97
  %64 = add nsw i32 %63, 1, !dbg !97
  store i32 %64, ptr %7, align 4, !dbg !97
  br label %38, !dbg !98, !llvm.loop !99

65:                                               ; preds = %38
  %66 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !101
  call void @llvm.va_end.p0(ptr %66), !dbg !101
  %67 = load i32, ptr %5, align 4, !dbg !102
  ret i32 %67, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @say(ptr noundef %0, ...) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !108, !DIExpression(), !109)
    #dbg_declare(ptr %3, !110, !DIExpression(), !111)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !112
  call void @llvm.va_start.p0(ptr %5), !dbg !112
    #dbg_declare(ptr %4, !113, !DIExpression(), !114)
  %6 = load ptr, ptr %2, align 8, !dbg !115
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !116
  %8 = call i32 @vprintf(ptr noundef %6, ptr noundef %7) #4, !dbg !117
  store i32 %8, ptr %4, align 4, !dbg !114
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !118
  call void @llvm.va_end.p0(ptr %9), !dbg !118
  %10 = load i32, ptr %4, align 4, !dbg !119
  ret i32 %10, !dbg !120
}

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !121 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !124
  %3 = icmp eq i32 %2, 606, !dbg !124
  br i1 %3, label %4, label %5, !dbg !127

4:                                                ; preds = %0
  br label %6, !dbg !127

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !124
  unreachable, !dbg !124

6:                                                ; preds = %4
  %7 = call i32 (ptr, ...) @say(ptr noundef @.str.2, i32 noundef -7, ptr noundef @.str.3, double noundef 2.500000e+00, i32 noundef 122, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 255, i64 noundef -1, ptr noundef null, i64 noundef -1), !dbg !128
  ret i32 0, !dbg !129
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "399316c6f52c15b6a4bad8756722f89c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 23)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 46)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !29, globals: !31, splitDebugInlining: false, nameTableKind: None)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !{!0, !7, !12, !18, !23}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 7, type: !40, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42, null}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{}
!44 = !DILocalVariable(name: "n", arg: 1, scope: !39, file: !2, line: 7, type: !42)
!45 = !DILocation(line: 7, column: 13, scope: !39)
!46 = !DILocalVariable(name: "ap", scope: !39, file: !2, line: 8, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !48, line: 12, baseType: !49)
!48 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 192, elements: !58)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !52)
!52 = !{!53, !55, !56, !57}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !51, file: !2, line: 8, baseType: !54, size: 32)
!54 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !51, file: !2, line: 8, baseType: !54, size: 32, offset: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !51, file: !2, line: 8, baseType: !30, size: 64, offset: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !51, file: !2, line: 8, baseType: !30, size: 64, offset: 128)
!58 = !{!59}
!59 = !DISubrange(count: 1)
!60 = !DILocation(line: 8, column: 13, scope: !39)
!61 = !DILocalVariable(name: "copy", scope: !39, file: !2, line: 8, type: !47)
!62 = !DILocation(line: 8, column: 17, scope: !39)
!63 = !DILocation(line: 9, column: 5, scope: !39)
!64 = !DILocation(line: 10, column: 5, scope: !39)
!65 = !DILocalVariable(name: "s", scope: !39, file: !2, line: 11, type: !42)
!66 = !DILocation(line: 11, column: 9, scope: !39)
!67 = !DILocalVariable(name: "i", scope: !68, file: !2, line: 12, type: !42)
!68 = distinct !DILexicalBlock(scope: !39, file: !2, line: 12, column: 5)
!69 = !DILocation(line: 12, column: 14, scope: !68)
!70 = !DILocation(line: 12, column: 10, scope: !68)
!71 = !DILocation(line: 12, column: 21, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !2, line: 12, column: 5)
!73 = !DILocation(line: 12, column: 25, scope: !72)
!74 = !DILocation(line: 12, column: 23, scope: !72)
!75 = !DILocation(line: 12, column: 5, scope: !68)
!76 = !DILocation(line: 12, column: 38, scope: !72)
!77 = !DILocation(line: 12, column: 35, scope: !72)
!78 = !DILocation(line: 12, column: 33, scope: !72)
!79 = !DILocation(line: 12, column: 29, scope: !72)
!80 = !DILocation(line: 12, column: 5, scope: !72)
!81 = distinct !{!81, !75, !82, !83}
!82 = !DILocation(line: 12, column: 38, scope: !68)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !2, line: 13, type: !42)
!85 = distinct !DILexicalBlock(scope: !39, file: !2, line: 13, column: 5)
!86 = !DILocation(line: 13, column: 14, scope: !85)
!87 = !DILocation(line: 13, column: 10, scope: !85)
!88 = !DILocation(line: 13, column: 21, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !2, line: 13, column: 5)
!90 = !DILocation(line: 13, column: 25, scope: !89)
!91 = !DILocation(line: 13, column: 23, scope: !89)
!92 = !DILocation(line: 13, column: 5, scope: !85)
!93 = !DILocation(line: 13, column: 38, scope: !89)
!94 = !DILocation(line: 13, column: 56, scope: !89)
!95 = !DILocation(line: 13, column: 35, scope: !89)
!96 = !DILocation(line: 13, column: 33, scope: !89)
!97 = !DILocation(line: 13, column: 29, scope: !89)
!98 = !DILocation(line: 13, column: 5, scope: !89)
!99 = distinct !{!99, !92, !100, !83}
!100 = !DILocation(line: 13, column: 58, scope: !85)
!101 = !DILocation(line: 14, column: 5, scope: !39)
!102 = !DILocation(line: 15, column: 12, scope: !39)
!103 = !DILocation(line: 15, column: 5, scope: !39)
!104 = distinct !DISubprogram(name: "say", scope: !2, file: !2, line: 17, type: !105, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!105 = !DISubroutineType(types: !106)
!106 = !{!42, !107, null}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!108 = !DILocalVariable(name: "format", arg: 1, scope: !104, file: !2, line: 17, type: !107)
!109 = !DILocation(line: 17, column: 21, scope: !104)
!110 = !DILocalVariable(name: "ap", scope: !104, file: !2, line: 18, type: !47)
!111 = !DILocation(line: 18, column: 13, scope: !104)
!112 = !DILocation(line: 19, column: 5, scope: !104)
!113 = !DILocalVariable(name: "n", scope: !104, file: !2, line: 20, type: !42)
!114 = !DILocation(line: 20, column: 9, scope: !104)
!115 = !DILocation(line: 20, column: 21, scope: !104)
!116 = !DILocation(line: 20, column: 29, scope: !104)
!117 = !DILocation(line: 20, column: 13, scope: !104)
!118 = !DILocation(line: 21, column: 5, scope: !104)
!119 = !DILocation(line: 22, column: 12, scope: !104)
!120 = !DILocation(line: 22, column: 5, scope: !104)
!121 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 24, type: !122, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28)
!122 = !DISubroutineType(types: !123)
!123 = !{!42}
!124 = !DILocation(line: 25, column: 5, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !2, line: 25, column: 5)
!126 = distinct !DILexicalBlock(scope: !121, file: !2, line: 25, column: 5)
!127 = !DILocation(line: 25, column: 5, scope: !126)
!128 = !DILocation(line: 26, column: 5, scope: !121)
!129 = !DILocation(line: 28, column: 5, scope: !121)
