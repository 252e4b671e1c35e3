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
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #5, !dbg !46
    #dbg_declare(ptr %3, !47, !DIExpression(), !61)
  call void @llvm.lifetime.start.p0(i64 24, ptr %4) #5, !dbg !46
    #dbg_declare(ptr %4, !62, !DIExpression(), !63)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !64
  call void @llvm.va_start.p0(ptr %8), !dbg !64
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !65
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !65
  call void @llvm.va_copy.p0(ptr %9, ptr %10), !dbg !65
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #5, !dbg !66
    #dbg_declare(ptr %5, !67, !DIExpression(), !68)
  store i32 0, ptr %5, align 4, !dbg !68
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #5, !dbg !69
    #dbg_declare(ptr %6, !71, !DIExpression(), !72)
  store i32 0, ptr %6, align 4, !dbg !72
  br label %11, !dbg !69

11:                                               ; preds = %35, %1
  %12 = load i32, ptr %6, align 4, !dbg !73
  %13 = load i32, ptr %2, align 4, !dbg !75
  %14 = icmp slt i32 %12, %13, !dbg !76
  br i1 %14, label %16, label %15, !dbg !77

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #5, !dbg !78
  br label %38

16:                                               ; preds = %11
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !79
  %18 = getelementptr inbounds %struct.__va_list_tag, ptr %17, i32 0, i32 0, !dbg !79
  %19 = load i32, ptr %18, align 16, !dbg !79
  %20 = icmp ule i32 %19, 40, !dbg !79
  br i1 %20, label %21, label %26, !dbg !79

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %17, i32 0, i32 3, !dbg !79
  %23 = load ptr, ptr %22, align 16, !dbg !79
  %24 = getelementptr i8, ptr %23, i32 %19, !dbg !79
  %25 = add i32 %19, 8, !dbg !79
  store i32 %25, ptr %18, align 16, !dbg !79
  br label %30, !dbg !79

26:                                               ; preds = %16
  %27 = getelementptr inbounds %struct.__va_list_tag, ptr %17, i32 0, i32 2, !dbg !79
  %28 = load ptr, ptr %27, align 8, !dbg !79
  %29 = getelementptr i8, ptr %28, i32 8, !dbg !79
  store ptr %29, ptr %27, align 8, !dbg !79
  br label %30, !dbg !79

30:                                               ; preds = %26, %21
  %31 = phi ptr [ %24, %21 ], [ %28, %26 ], !dbg !79
  %32 = load i32, ptr %31, align 4, !dbg !79
  %33 = load i32, ptr %5, align 4, !dbg !80
  %34 = add nsw i32 %33, %32, !dbg !80
  store i32 %34, ptr %5, align 4, !dbg !80
  br label %35, !dbg !81

35:                                               ; preds = %30
  %36 = load i32, ptr %6, align 4, !dbg !82
  %37 = add nsw i32 %36, 1, !dbg !82
  store i32 %37, ptr %6, align 4, !dbg !82
  br label %11, !dbg !78, !llvm.loop !83

38:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #5, !dbg !86
    #dbg_declare(ptr %7, !88, !DIExpression(), !89)
  store i32 0, ptr %7, align 4, !dbg !89
  br label %39, !dbg !86

39:                                               ; preds = %64, %38
  %40 = load i32, ptr %7, align 4, !dbg !90
  %41 = load i32, ptr %2, align 4, !dbg !92
  %42 = icmp slt i32 %40, %41, !dbg !93
  br i1 %42, label %44, label %43, !dbg !94

43:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #5, !dbg !95
  br label %67

44:                                               ; preds = %39
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !96
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %45, i32 0, i32 0, !dbg !96
  %47 = load i32, ptr %46, align 16, !dbg !96
  %48 = icmp ule i32 %47, 40, !dbg !96
  br i1 %48, label %49, label %54, !dbg !96

49:                                               ; preds = %44
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %45, i32 0, i32 3, !dbg !96
  %51 = load ptr, ptr %50, align 16, !dbg !96
  %52 = getelementptr i8, ptr %51, i32 %47, !dbg !96
  %53 = add i32 %47, 8, !dbg !96
  store i32 %53, ptr %46, align 16, !dbg !96
  br label %58, !dbg !96

54:                                               ; preds = %44
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %45, i32 0, i32 2, !dbg !96
  %56 = load ptr, ptr %55, align 8, !dbg !96
  %57 = getelementptr i8, ptr %56, i32 8, !dbg !96
  store ptr %57, ptr %55, align 8, !dbg !96
  br label %58, !dbg !96

58:                                               ; preds = %54, %49
  %59 = phi ptr [ %52, %49 ], [ %56, %54 ], !dbg !96
  %60 = load i32, ptr %59, align 4, !dbg !96
  %61 = mul nsw i32 %60, 100, !dbg !97
  %62 = load i32, ptr %5, align 4, !dbg !98
  %63 = add nsw i32 %62, %61, !dbg !98
  store i32 %63, ptr %5, align 4, !dbg !98
  br label %64, !dbg !99

64:                                               ; preds = %58
  %65 = load i32, ptr %7, align 4, !dbg !100
  %66 = add nsw i32 %65, 1, !dbg !100
  store i32 %66, ptr %7, align 4, !dbg !100
  br label %39, !dbg !95, !llvm.loop !101

67:                                               ; preds = %43
  %68 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !103
  call void @llvm.va_end.p0(ptr %68), !dbg !103
  %69 = load i32, ptr %5, align 4, !dbg !104
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #5, !dbg !105
  call void @llvm.lifetime.end.p0(i64 24, ptr %4) #5, !dbg !105
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #5, !dbg !105
  ret i32 %69, !dbg !106
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @say(ptr noundef %0, ...) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !111, !DIExpression(), !112)
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #5, !dbg !113
    #dbg_declare(ptr %3, !114, !DIExpression(), !115)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !116
  call void @llvm.va_start.p0(ptr %5), !dbg !116
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5, !dbg !117
    #dbg_declare(ptr %4, !118, !DIExpression(), !119)
  %6 = load ptr, ptr %2, align 8, !dbg !120
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !121
  %8 = call i32 @vprintf(ptr noundef %6, ptr noundef %7) #5, !dbg !122
  store i32 %8, ptr %4, align 4, !dbg !119
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !123
  call void @llvm.va_end.p0(ptr %9), !dbg !123
  %10 = load i32, ptr %4, align 4, !dbg !124
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5, !dbg !125
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #5, !dbg !125
  ret i32 %10, !dbg !126
}

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !127 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef 3), !dbg !130
  %3 = icmp eq i32 %2, 606, !dbg !130
  br i1 %3, label %4, label %5, !dbg !133

4:                                                ; preds = %0
  br label %6, !dbg !133

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !130
  unreachable, !dbg !130

6:                                                ; preds = %4
  %7 = call i32 (ptr, ...) @say(ptr noundef @.str.2, i32 noundef -7, ptr noundef @.str.3, double noundef 2.500000e+00, i32 noundef 122, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 255, i64 noundef -1, ptr noundef null, i64 noundef -1), !dbg !134
  ret i32 0, !dbg !135
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

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
!46 = !DILocation(line: 8, column: 5, scope: !39)
!47 = !DILocalVariable(name: "ap", scope: !39, file: !2, line: 8, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !49, line: 12, baseType: !50)
!49 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 192, elements: !59)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !53)
!53 = !{!54, !56, !57, !58}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !52, file: !2, line: 8, baseType: !55, size: 32)
!55 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !52, file: !2, line: 8, baseType: !55, size: 32, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !52, file: !2, line: 8, baseType: !30, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !52, file: !2, line: 8, baseType: !30, size: 64, offset: 128)
!59 = !{!60}
!60 = !DISubrange(count: 1)
!61 = !DILocation(line: 8, column: 13, scope: !39)
!62 = !DILocalVariable(name: "copy", scope: !39, file: !2, line: 8, type: !48)
!63 = !DILocation(line: 8, column: 17, scope: !39)
!64 = !DILocation(line: 9, column: 5, scope: !39)
!65 = !DILocation(line: 10, column: 5, scope: !39)
!66 = !DILocation(line: 11, column: 5, scope: !39)
!67 = !DILocalVariable(name: "s", scope: !39, file: !2, line: 11, type: !42)
!68 = !DILocation(line: 11, column: 9, scope: !39)
!69 = !DILocation(line: 12, column: 10, scope: !70)
!70 = distinct !DILexicalBlock(scope: !39, file: !2, line: 12, column: 5)
!71 = !DILocalVariable(name: "i", scope: !70, file: !2, line: 12, type: !42)
!72 = !DILocation(line: 12, column: 14, scope: !70)
!73 = !DILocation(line: 12, column: 21, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !2, line: 12, column: 5)
!75 = !DILocation(line: 12, column: 25, scope: !74)
!76 = !DILocation(line: 12, column: 23, scope: !74)
!77 = !DILocation(line: 12, column: 5, scope: !70)
!78 = !DILocation(line: 12, column: 5, scope: !74)
!79 = !DILocation(line: 12, column: 38, scope: !74)
!80 = !DILocation(line: 12, column: 35, scope: !74)
!81 = !DILocation(line: 12, column: 33, scope: !74)
!82 = !DILocation(line: 12, column: 29, scope: !74)
!83 = distinct !{!83, !77, !84, !85}
!84 = !DILocation(line: 12, column: 38, scope: !70)
!85 = !{!"llvm.loop.mustprogress"}
!86 = !DILocation(line: 13, column: 10, scope: !87)
!87 = distinct !DILexicalBlock(scope: !39, file: !2, line: 13, column: 5)
!88 = !DILocalVariable(name: "i", scope: !87, file: !2, line: 13, type: !42)
!89 = !DILocation(line: 13, column: 14, scope: !87)
!90 = !DILocation(line: 13, column: 21, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !2, line: 13, column: 5)
!92 = !DILocation(line: 13, column: 25, scope: !91)
!93 = !DILocation(line: 13, column: 23, scope: !91)
!94 = !DILocation(line: 13, column: 5, scope: !87)
!95 = !DILocation(line: 13, column: 5, scope: !91)
!96 = !DILocation(line: 13, column: 38, scope: !91)
!97 = !DILocation(line: 13, column: 56, scope: !91)
!98 = !DILocation(line: 13, column: 35, scope: !91)
!99 = !DILocation(line: 13, column: 33, scope: !91)
!100 = !DILocation(line: 13, column: 29, scope: !91)
!101 = distinct !{!101, !94, !102, !85}
!102 = !DILocation(line: 13, column: 58, scope: !87)
!103 = !DILocation(line: 14, column: 5, scope: !39)
!104 = !DILocation(line: 15, column: 12, scope: !39)
!105 = !DILocation(line: 16, column: 1, scope: !39)
!106 = !DILocation(line: 15, column: 5, scope: !39)
!107 = distinct !DISubprogram(name: "say", scope: !2, file: !2, line: 17, type: !108, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!108 = !DISubroutineType(types: !109)
!109 = !{!42, !110, null}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!111 = !DILocalVariable(name: "format", arg: 1, scope: !107, file: !2, line: 17, type: !110)
!112 = !DILocation(line: 17, column: 21, scope: !107)
!113 = !DILocation(line: 18, column: 5, scope: !107)
!114 = !DILocalVariable(name: "ap", scope: !107, file: !2, line: 18, type: !48)
!115 = !DILocation(line: 18, column: 13, scope: !107)
!116 = !DILocation(line: 19, column: 5, scope: !107)
!117 = !DILocation(line: 20, column: 5, scope: !107)
!118 = !DILocalVariable(name: "n", scope: !107, file: !2, line: 20, type: !42)
!119 = !DILocation(line: 20, column: 9, scope: !107)
!120 = !DILocation(line: 20, column: 21, scope: !107)
!121 = !DILocation(line: 20, column: 29, scope: !107)
!122 = !DILocation(line: 20, column: 13, scope: !107)
!123 = !DILocation(line: 21, column: 5, scope: !107)
!124 = !DILocation(line: 22, column: 12, scope: !107)
!125 = !DILocation(line: 23, column: 1, scope: !107)
!126 = !DILocation(line: 22, column: 5, scope: !107)
!127 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 24, type: !128, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28)
!128 = !DISubroutineType(types: !129)
!129 = !{!42}
!130 = !DILocation(line: 25, column: 5, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !2, line: 25, column: 5)
!132 = distinct !DILexicalBlock(scope: !127, file: !2, line: 25, column: 5)
!133 = !DILocation(line: 25, column: 5, scope: !132)
!134 = !DILocation(line: 26, column: 5, scope: !127)
!135 = !DILocation(line: 28, column: 5, scope: !127)
