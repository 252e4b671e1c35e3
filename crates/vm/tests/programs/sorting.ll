; ModuleID = 'sorting.c'
source_filename = "sorting.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [8 x i32] [i32 5, i32 3, i32 9, i32 -1, i32 0, i32 3, i32 8, i32 2], align 16
@.str = private unnamed_addr constant [17 x i8] c"a[i] <= a[i + 1]\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"sorting.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [15 x i8] c"found == a + 7\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [47 x i8] c"bsearch(&key, a, 8, sizeof a[0], compare) == 0\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !39 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !45, !DIExpression(), !46)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !47, !DIExpression(), !48)
  %5 = load ptr, ptr %3, align 8, !dbg !49
  %6 = load i32, ptr %5, align 4, !dbg !50
  %7 = load ptr, ptr %4, align 8, !dbg !51
  %8 = load i32, ptr %7, align 4, !dbg !52
  %9 = sub nsw i32 %6, %8, !dbg !53
  ret i32 %9, !dbg !54
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !58, !DIExpression(), !62)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.a, i64 32, i1 false), !dbg !62
  %6 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !63
  call void @qsort(ptr noundef %6, i64 noundef 8, i64 noundef 4, ptr noundef @compare), !dbg !64
    #dbg_declare(ptr %3, !65, !DIExpression(), !67)
  store i32 0, ptr %3, align 4, !dbg !67
  br label %7, !dbg !68

7:                                                ; preds = %24, %0
  %8 = load i32, ptr %3, align 4, !dbg !69
  %9 = icmp slt i32 %8, 7, !dbg !71
  br i1 %9, label %10, label %27, !dbg !72

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !73
  %12 = sext i32 %11 to i64, !dbg !73
  %13 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %12, !dbg !73
  %14 = load i32, ptr %13, align 4, !dbg !73
  %15 = load i32, ptr %3, align 4, !dbg !73
  %16 = add nsw i32 %15, 1, !dbg !73
  %17 = sext i32 %16 to i64, !dbg !73
  %18 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %17, !dbg !73
  %19 = load i32, ptr %18, align 4, !dbg !73
  %20 = icmp sle i32 %14, %19, !dbg !73
  br i1 %20, label %21, label %22, !dbg !76

21:                                               ; preds = %10
  br label %23, !dbg !76

22:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !73
  unreachable, !dbg !73

23:                                               ; preds = %21
  br label %24, !dbg !77

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !dbg !78
  %26 = add nsw i32 %25, 1, !dbg !78
  store i32 %26, ptr %3, align 4, !dbg !78
  br label %7, !dbg !79, !llvm.loop !80

27:                                               ; preds = %7
    #dbg_declare(ptr %4, !83, !DIExpression(), !84)
  store i32 9, ptr %4, align 4, !dbg !84
    #dbg_declare(ptr %5, !85, !DIExpression(), !87)
  %28 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !88
  %29 = call ptr @bsearch(ptr noundef %4, ptr noundef %28, i64 noundef 8, i64 noundef 4, ptr noundef @compare), !dbg !89
  store ptr %29, ptr %5, align 8, !dbg !87
  %30 = load ptr, ptr %5, align 8, !dbg !90
  %31 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !90
  %32 = getelementptr inbounds i32, ptr %31, i64 7, !dbg !90
  %33 = icmp eq ptr %30, %32, !dbg !90
  br i1 %33, label %34, label %35, !dbg !93

34:                                               ; preds = %27
  br label %36, !dbg !93

35:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !90
  unreachable, !dbg !90

36:                                               ; preds = %34
  store i32 4, ptr %4, align 4, !dbg !94
  %37 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !95
  %38 = call ptr @bsearch(ptr noundef %4, ptr noundef %37, i64 noundef 8, i64 noundef 4, ptr noundef @compare), !dbg !95
  %39 = icmp eq ptr %38, null, !dbg !95
  br i1 %39, label %40, label %41, !dbg !98

40:                                               ; preds = %36
  br label %42, !dbg !98

41:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !95
  unreachable, !dbg !95

42:                                               ; preds = %40
  ret i32 0, !dbg !99
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!26}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sorting.c", directory: ".", checksumkind: CSK_MD5, checksum: "cd7d241f34cad4e424fcd568fff11298")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 17)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !16)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 376, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 47)
!26 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !27, globals: !31, splitDebugInlining: false, nameTableKind: None)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{!0, !7, !12, !18, !21}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "compare", scope: !2, file: !2, line: 6, type: !40, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !44)
!40 = !DISubroutineType(types: !41)
!41 = !{!30, !42, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!44 = !{}
!45 = !DILocalVariable(name: "a", arg: 1, scope: !39, file: !2, line: 6, type: !42)
!46 = !DILocation(line: 6, column: 25, scope: !39)
!47 = !DILocalVariable(name: "b", arg: 2, scope: !39, file: !2, line: 6, type: !42)
!48 = !DILocation(line: 6, column: 40, scope: !39)
!49 = !DILocation(line: 6, column: 66, scope: !39)
!50 = !DILocation(line: 6, column: 52, scope: !39)
!51 = !DILocation(line: 6, column: 84, scope: !39)
!52 = !DILocation(line: 6, column: 70, scope: !39)
!53 = !DILocation(line: 6, column: 68, scope: !39)
!54 = !DILocation(line: 6, column: 45, scope: !39)
!55 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !56, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !44)
!56 = !DISubroutineType(types: !57)
!57 = !{!30}
!58 = !DILocalVariable(name: "a", scope: !55, file: !2, line: 8, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 256, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 8)
!62 = !DILocation(line: 8, column: 9, scope: !55)
!63 = !DILocation(line: 9, column: 11, scope: !55)
!64 = !DILocation(line: 9, column: 5, scope: !55)
!65 = !DILocalVariable(name: "i", scope: !66, file: !2, line: 10, type: !30)
!66 = distinct !DILexicalBlock(scope: !55, file: !2, line: 10, column: 5)
!67 = !DILocation(line: 10, column: 14, scope: !66)
!68 = !DILocation(line: 10, column: 10, scope: !66)
!69 = !DILocation(line: 10, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !2, line: 10, column: 5)
!71 = !DILocation(line: 10, column: 23, scope: !70)
!72 = !DILocation(line: 10, column: 5, scope: !66)
!73 = !DILocation(line: 10, column: 33, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !2, line: 10, column: 33)
!75 = distinct !DILexicalBlock(scope: !70, file: !2, line: 10, column: 33)
!76 = !DILocation(line: 10, column: 33, scope: !75)
!77 = !DILocation(line: 10, column: 33, scope: !70)
!78 = !DILocation(line: 10, column: 29, scope: !70)
!79 = !DILocation(line: 10, column: 5, scope: !70)
!80 = distinct !{!80, !72, !81, !82}
!81 = !DILocation(line: 10, column: 33, scope: !66)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "key", scope: !55, file: !2, line: 11, type: !30)
!84 = !DILocation(line: 11, column: 9, scope: !55)
!85 = !DILocalVariable(name: "found", scope: !55, file: !2, line: 12, type: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!87 = !DILocation(line: 12, column: 10, scope: !55)
!88 = !DILocation(line: 12, column: 32, scope: !55)
!89 = !DILocation(line: 12, column: 18, scope: !55)
!90 = !DILocation(line: 13, column: 5, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !2, line: 13, column: 5)
!92 = distinct !DILexicalBlock(scope: !55, file: !2, line: 13, column: 5)
!93 = !DILocation(line: 13, column: 5, scope: !92)
!94 = !DILocation(line: 14, column: 9, scope: !55)
!95 = !DILocation(line: 15, column: 5, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !2, line: 15, column: 5)
!97 = distinct !DILexicalBlock(scope: !55, file: !2, line: 15, column: 5)
!98 = !DILocation(line: 15, column: 5, scope: !97)
!99 = !DILocation(line: 16, column: 5, scope: !55)
