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
  call void @llvm.lifetime.start.p0(i64 32, ptr %2) #5, !dbg !58
    #dbg_declare(ptr %2, !59, !DIExpression(), !63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.a, i64 32, i1 false), !dbg !63
  %6 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !64
  call void @qsort(ptr noundef %6, i64 noundef 8, i64 noundef 4, ptr noundef @compare), !dbg !65
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5, !dbg !66
    #dbg_declare(ptr %3, !68, !DIExpression(), !69)
  store i32 0, ptr %3, align 4, !dbg !69
  br label %7, !dbg !66

7:                                                ; preds = %25, %0
  %8 = load i32, ptr %3, align 4, !dbg !70
  %9 = icmp slt i32 %8, 7, !dbg !72
  br i1 %9, label %11, label %10, !dbg !73

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5, !dbg !74
  br label %28

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !75
  %13 = sext i32 %12 to i64, !dbg !75
  %14 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %13, !dbg !75
  %15 = load i32, ptr %14, align 4, !dbg !75
  %16 = load i32, ptr %3, align 4, !dbg !75
  %17 = add nsw i32 %16, 1, !dbg !75
  %18 = sext i32 %17 to i64, !dbg !75
  %19 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 %18, !dbg !75
  %20 = load i32, ptr %19, align 4, !dbg !75
  %21 = icmp sle i32 %15, %20, !dbg !75
  br i1 %21, label %22, label %23, !dbg !78

22:                                               ; preds = %11
  br label %24, !dbg !78

23:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !75
  unreachable, !dbg !75

24:                                               ; preds = %22
  br label %25, !dbg !79

25:                                               ; preds = %24
  %26 = load i32, ptr %3, align 4, !dbg !80
  %27 = add nsw i32 %26, 1, !dbg !80
  store i32 %27, ptr %3, align 4, !dbg !80
  br label %7, !dbg !74, !llvm.loop !81

28:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5, !dbg !84
    #dbg_declare(ptr %4, !85, !DIExpression(), !86)
  store i32 9, ptr %4, align 4, !dbg !86
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5, !dbg !87
    #dbg_declare(ptr %5, !88, !DIExpression(), !90)
  %29 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !91
  %30 = call ptr @bsearch(ptr noundef %4, ptr noundef %29, i64 noundef 8, i64 noundef 4, ptr noundef @compare), !dbg !92
  store ptr %30, ptr %5, align 8, !dbg !90
  %31 = load ptr, ptr %5, align 8, !dbg !93
  %32 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !93
  %33 = getelementptr inbounds i32, ptr %32, i64 7, !dbg !93
  %34 = icmp eq ptr %31, %33, !dbg !93
  br i1 %34, label %35, label %36, !dbg !96

35:                                               ; preds = %28
  br label %37, !dbg !96

36:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !93
  unreachable, !dbg !93

37:                                               ; preds = %35
  store i32 4, ptr %4, align 4, !dbg !97
  %38 = getelementptr inbounds [8 x i32], ptr %2, i64 0, i64 0, !dbg !98
  %39 = call ptr @bsearch(ptr noundef %4, ptr noundef %38, i64 noundef 8, i64 noundef 4, ptr noundef @compare), !dbg !98
  %40 = icmp eq ptr %39, null, !dbg !98
  br i1 %40, label %41, label %42, !dbg !101

41:                                               ; preds = %37
  br label %43, !dbg !101

42:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !98
  unreachable, !dbg !98

43:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5, !dbg !102
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5, !dbg !102
  call void @llvm.lifetime.end.p0(i64 32, ptr %2) #5, !dbg !102
  ret i32 0, !dbg !103
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

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
!58 = !DILocation(line: 8, column: 5, scope: !55)
!59 = !DILocalVariable(name: "a", scope: !55, file: !2, line: 8, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 256, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 8)
!63 = !DILocation(line: 8, column: 9, scope: !55)
!64 = !DILocation(line: 9, column: 11, scope: !55)
!65 = !DILocation(line: 9, column: 5, scope: !55)
!66 = !DILocation(line: 10, column: 10, scope: !67)
!67 = distinct !DILexicalBlock(scope: !55, file: !2, line: 10, column: 5)
!68 = !DILocalVariable(name: "i", scope: !67, file: !2, line: 10, type: !30)
!69 = !DILocation(line: 10, column: 14, scope: !67)
!70 = !DILocation(line: 10, column: 21, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !2, line: 10, column: 5)
!72 = !DILocation(line: 10, column: 23, scope: !71)
!73 = !DILocation(line: 10, column: 5, scope: !67)
!74 = !DILocation(line: 10, column: 5, scope: !71)
!75 = !DILocation(line: 10, column: 33, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !2, line: 10, column: 33)
!77 = distinct !DILexicalBlock(scope: !71, file: !2, line: 10, column: 33)
!78 = !DILocation(line: 10, column: 33, scope: !77)
!79 = !DILocation(line: 10, column: 33, scope: !71)
!80 = !DILocation(line: 10, column: 29, scope: !71)
!81 = distinct !{!81, !73, !82, !83}
!82 = !DILocation(line: 10, column: 33, scope: !67)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 11, column: 5, scope: !55)
!85 = !DILocalVariable(name: "key", scope: !55, file: !2, line: 11, type: !30)
!86 = !DILocation(line: 11, column: 9, scope: !55)
!87 = !DILocation(line: 12, column: 5, scope: !55)
!88 = !DILocalVariable(name: "found", scope: !55, file: !2, line: 12, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!90 = !DILocation(line: 12, column: 10, scope: !55)
!91 = !DILocation(line: 12, column: 32, scope: !55)
!92 = !DILocation(line: 12, column: 18, scope: !55)
!93 = !DILocation(line: 13, column: 5, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !2, line: 13, column: 5)
!95 = distinct !DILexicalBlock(scope: !55, file: !2, line: 13, column: 5)
!96 = !DILocation(line: 13, column: 5, scope: !95)
!97 = !DILocation(line: 14, column: 9, scope: !55)
!98 = !DILocation(line: 15, column: 5, scope: !99)
!99 = distinct !DILexicalBlock(scope: !100, file: !2, line: 15, column: 5)
!100 = distinct !DILexicalBlock(scope: !55, file: !2, line: 15, column: 5)
!101 = !DILocation(line: 15, column: 5, scope: !100)
!102 = !DILocation(line: 17, column: 1, scope: !55)
!103 = !DILocation(line: 16, column: 5, scope: !55)
