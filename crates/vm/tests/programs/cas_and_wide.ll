; ModuleID = 'cas_and_wide.c'
source_filename = "cas_and_wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i64, i64 }

@x = dso_local global i32 0, align 4, !dbg !0
@shared = dso_local global %struct.pair zeroinitializer, align 16, !dbg !35
@.str = private unnamed_addr constant [11 x i8] c"q.a == q.b\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [15 x i8] c"cas_and_wide.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21
@.str.2 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !25
@.str.3 = private unnamed_addr constant [46 x i8] c"(long)(big >> 100) == x && big / 3 * 3 <= big\00", align 1, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca %struct.pair, align 8
  %7 = alloca %struct.pair, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !57, !DIExpression(), !58)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6, !dbg !59
    #dbg_declare(ptr %3, !60, !DIExpression(), !61)
  store i32 0, ptr %3, align 4, !dbg !61
  %8 = load ptr, ptr %2, align 8, !dbg !62
  %9 = ptrtoint ptr %8 to i64, !dbg !62
  %10 = trunc i64 %9 to i32, !dbg !62
  store i32 %10, ptr %4, align 4, !dbg !62
  %11 = load i32, ptr %3, align 4, !dbg !62
  %12 = load i32, ptr %4, align 4, !dbg !62
  %13 = cmpxchg ptr @x, i32 %11, i32 %12 seq_cst seq_cst, align 4, !dbg !62
  %14 = extractvalue { i32, i1 } %13, 0, !dbg !62
  %15 = extractvalue { i32, i1 } %13, 1, !dbg !62
  br i1 %15, label %17, label %16, !dbg !62

16:                                               ; preds = %1
  store i32 %14, ptr %3, align 4, !dbg !62
  br label %17, !dbg !62

17:                                               ; preds = %16, %1
  %18 = zext i1 %15 to i8, !dbg !62
  store i8 %18, ptr %5, align 1, !dbg !62
  %19 = load i8, ptr %5, align 1, !dbg !62
  %20 = trunc i8 %19 to i1, !dbg !62
  call void @llvm.lifetime.start.p0(i64 16, ptr %6) #6, !dbg !63
    #dbg_declare(ptr %6, !64, !DIExpression(), !65)
  %21 = getelementptr inbounds %struct.pair, ptr %6, i32 0, i32 0, !dbg !66
  %22 = load ptr, ptr %2, align 8, !dbg !67
  %23 = ptrtoint ptr %22 to i64, !dbg !68
  store i64 %23, ptr %21, align 8, !dbg !66
  %24 = getelementptr inbounds %struct.pair, ptr %6, i32 0, i32 1, !dbg !66
  %25 = load ptr, ptr %2, align 8, !dbg !69
  %26 = ptrtoint ptr %25 to i64, !dbg !70
  store i64 %26, ptr %24, align 8, !dbg !66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %6, i64 16, i1 false), !dbg !71
  %27 = load i128, ptr %7, align 8, !dbg !71
  store atomic i128 %27, ptr @shared seq_cst, align 16, !dbg !71
  call void @llvm.lifetime.end.p0(i64 16, ptr %6) #6, !dbg !72
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6, !dbg !72
  ret ptr null, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !74 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 16
  %5 = alloca i128, align 16
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #6, !dbg !77
    #dbg_declare(ptr %2, !78, !DIExpression(), !82)
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef inttoptr (i64 1 to ptr)) #6, !dbg !83
  %7 = call ptr @worker(ptr noundef inttoptr (i64 2 to ptr)), !dbg !84
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #6, !dbg !85
    #dbg_declare(ptr %3, !86, !DIExpression(), !87)
  %8 = load atomic i128, ptr @shared seq_cst, align 16, !dbg !88
  store i128 %8, ptr %4, align 16, !dbg !88
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 16 %4, i64 16, i1 false), !dbg !88
  %9 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !89
  %10 = load i64, ptr %9, align 8, !dbg !89
  %11 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !89
  %12 = load i64, ptr %11, align 8, !dbg !89
  %13 = icmp eq i64 %10, %12, !dbg !89
  br i1 %13, label %14, label %15, !dbg !92

14:                                               ; preds = %0
  br label %16, !dbg !92

15:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !89
  unreachable, !dbg !89

16:                                               ; preds = %14
  %17 = load i64, ptr %2, align 8, !dbg !93
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !94
  %19 = load atomic i32, ptr @x seq_cst, align 4, !dbg !95
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %19), !dbg !96
  call void @llvm.lifetime.start.p0(i64 16, ptr %5) #6, !dbg !97
    #dbg_declare(ptr %5, !98, !DIExpression(), !99)
  %21 = load atomic i32, ptr @x seq_cst, align 4, !dbg !100
  %22 = sext i32 %21 to i128, !dbg !101
  %23 = shl i128 %22, 100, !dbg !102
  store i128 %23, ptr %5, align 16, !dbg !99
  %24 = load i128, ptr %5, align 16, !dbg !103
  %25 = ashr i128 %24, 100, !dbg !103
  %26 = trunc i128 %25 to i64, !dbg !103
  %27 = load atomic i32, ptr @x seq_cst, align 4, !dbg !103
  %28 = sext i32 %27 to i64, !dbg !103
  %29 = icmp eq i64 %26, %28, !dbg !103
  br i1 %29, label %30, label %37, !dbg !103

30:                                               ; preds = %16
  %31 = load i128, ptr %5, align 16, !dbg !103
  %32 = sdiv i128 %31, 3, !dbg !103
  %33 = mul nsw i128 %32, 3, !dbg !103
  %34 = load i128, ptr %5, align 16, !dbg !103
  %35 = icmp sle i128 %33, %34, !dbg !103
  br i1 %35, label %36, label %37, !dbg !106

36:                                               ; preds = %30
  br label %38, !dbg !106

37:                                               ; preds = %30, %16
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !103
  unreachable, !dbg !103

38:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(i64 16, ptr %5) #6, !dbg !107
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #6, !dbg !107
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #6, !dbg !107
  ret i32 0, !dbg !108
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

declare i32 @printf(ptr noundef, ...) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !43, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cas_and_wide.c", directory: ".", checksumkind: CSK_MD5, checksum: "d154d038c660aeab6ff413d9fce72b6d")
!4 = !{!5, !6, !7, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !25, !30, !35, !0}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 88, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 11)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 120, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 15)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !19)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 24, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 3)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 368, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 46)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 8, type: !37, isLocal: false, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !3, line: 7, baseType: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 7, size: 128, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !39, file: !3, line: 7, baseType: !6, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !39, file: !3, line: 7, baseType: !6, size: 64, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !44, line: 104, baseType: !45)
!44 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !54, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!7, !7}
!56 = !{}
!57 = !DILocalVariable(name: "p", arg: 1, scope: !53, file: !3, line: 10, type: !7)
!58 = !DILocation(line: 10, column: 20, scope: !53)
!59 = !DILocation(line: 11, column: 5, scope: !53)
!60 = !DILocalVariable(name: "zero", scope: !53, file: !3, line: 11, type: !5)
!61 = !DILocation(line: 11, column: 9, scope: !53)
!62 = !DILocation(line: 12, column: 5, scope: !53)
!63 = !DILocation(line: 13, column: 5, scope: !53)
!64 = !DILocalVariable(name: "q", scope: !53, file: !3, line: 13, type: !38)
!65 = !DILocation(line: 13, column: 10, scope: !53)
!66 = !DILocation(line: 13, column: 14, scope: !53)
!67 = !DILocation(line: 13, column: 21, scope: !53)
!68 = !DILocation(line: 13, column: 15, scope: !53)
!69 = !DILocation(line: 13, column: 30, scope: !53)
!70 = !DILocation(line: 13, column: 24, scope: !53)
!71 = !DILocation(line: 14, column: 5, scope: !53)
!72 = !DILocation(line: 16, column: 1, scope: !53)
!73 = !DILocation(line: 15, column: 5, scope: !53)
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !75, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!75 = !DISubroutineType(types: !76)
!76 = !{!5}
!77 = !DILocation(line: 18, column: 5, scope: !74)
!78 = !DILocalVariable(name: "t", scope: !74, file: !3, line: 18, type: !79)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !80, line: 27, baseType: !81)
!80 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !DILocation(line: 18, column: 15, scope: !74)
!83 = !DILocation(line: 19, column: 5, scope: !74)
!84 = !DILocation(line: 20, column: 5, scope: !74)
!85 = !DILocation(line: 21, column: 5, scope: !74)
!86 = !DILocalVariable(name: "q", scope: !74, file: !3, line: 21, type: !38)
!87 = !DILocation(line: 21, column: 10, scope: !74)
!88 = !DILocation(line: 21, column: 14, scope: !74)
!89 = !DILocation(line: 22, column: 5, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 22, column: 5)
!91 = distinct !DILexicalBlock(scope: !74, file: !3, line: 22, column: 5)
!92 = !DILocation(line: 22, column: 5, scope: !91)
!93 = !DILocation(line: 23, column: 18, scope: !74)
!94 = !DILocation(line: 23, column: 5, scope: !74)
!95 = !DILocation(line: 24, column: 18, scope: !74)
!96 = !DILocation(line: 24, column: 5, scope: !74)
!97 = !DILocation(line: 25, column: 5, scope: !74)
!98 = !DILocalVariable(name: "big", scope: !74, file: !3, line: 25, type: !8)
!99 = !DILocation(line: 25, column: 14, scope: !74)
!100 = !DILocation(line: 25, column: 30, scope: !74)
!101 = !DILocation(line: 25, column: 20, scope: !74)
!102 = !DILocation(line: 25, column: 32, scope: !74)
!103 = !DILocation(line: 26, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 26, column: 5)
!105 = distinct !DILexicalBlock(scope: !74, file: !3, line: 26, column: 5)
!106 = !DILocation(line: 26, column: 5, scope: !105)
!107 = !DILocation(line: 28, column: 1, scope: !74)
!108 = !DILocation(line: 27, column: 5, scope: !74)
