; ModuleID = 'tls.c'
source_filename = "tls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { ptr }

@mine = dso_local thread_local global i32 5, align 4, !dbg !0
@q = internal thread_local global %struct.anon zeroinitializer, align 8, !dbg !26
@sum = dso_local global i32 0, align 4, !dbg !32
@.str = private unnamed_addr constant [10 x i8] c"sum == 13\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [6 x i8] c"tls.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !44 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %3 = load ptr, ptr %2, align 8, !dbg !50
  %4 = ptrtoint ptr %3 to i64, !dbg !51
  %5 = trunc i64 %4 to i32, !dbg !52
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !53
  %7 = load i32, ptr %6, align 4, !dbg !54
  %8 = add nsw i32 %7, %5, !dbg !54
  store i32 %8, ptr %6, align 4, !dbg !54
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @mine), !dbg !55
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @q), !dbg !56
  %11 = getelementptr inbounds %struct.anon, ptr %10, i32 0, i32 0, !dbg !57
  store ptr %9, ptr %11, align 8, !dbg !58
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @q), !dbg !59
  %13 = getelementptr inbounds %struct.anon, ptr %12, i32 0, i32 0, !dbg !60
  %14 = load ptr, ptr %13, align 8, !dbg !60
  %15 = load i32, ptr %14, align 4, !dbg !61
  %16 = atomicrmw add ptr @sum, i32 %15 seq_cst, align 4, !dbg !62
  %17 = add i32 %16, %15, !dbg !62
  ret ptr null, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !64 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #6, !dbg !67
    #dbg_declare(ptr %2, !68, !DIExpression(), !72)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef inttoptr (i64 1 to ptr)) #6, !dbg !73
  %4 = call ptr @worker(ptr noundef inttoptr (i64 2 to ptr)), !dbg !74
  %5 = load i64, ptr %2, align 8, !dbg !75
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !76
  %7 = load atomic i32, ptr @sum seq_cst, align 4, !dbg !77
  %8 = icmp eq i32 %7, 13, !dbg !77
  br i1 %8, label %9, label %10, !dbg !80

9:                                                ; preds = %0
  br label %11, !dbg !80

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !77
  unreachable, !dbg !77

11:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #6, !dbg !81
  ret i32 0, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tls.c", directory: ".", checksumkind: CSK_MD5, checksum: "918975e1debffb2028610278f6ecd7c6")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9, !15, !20, !26, !32}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 80, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 10)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 48, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 6)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 8, type: !28, isLocal: true, isDefinition: true)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 8, size: 64, elements: !29)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !28, file: !3, line: 8, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 9, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !35, line: 104, baseType: !36)
!35 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!36 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !45, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !7}
!47 = !{}
!48 = !DILocalVariable(name: "p", arg: 1, scope: !44, file: !3, line: 10, type: !7)
!49 = !DILocation(line: 10, column: 20, scope: !44)
!50 = !DILocation(line: 11, column: 24, scope: !44)
!51 = !DILocation(line: 11, column: 18, scope: !44)
!52 = !DILocation(line: 11, column: 13, scope: !44)
!53 = !DILocation(line: 11, column: 5, scope: !44)
!54 = !DILocation(line: 11, column: 10, scope: !44)
!55 = !DILocation(line: 12, column: 12, scope: !44)
!56 = !DILocation(line: 12, column: 5, scope: !44)
!57 = !DILocation(line: 12, column: 7, scope: !44)
!58 = !DILocation(line: 12, column: 9, scope: !44)
!59 = !DILocation(line: 13, column: 13, scope: !44)
!60 = !DILocation(line: 13, column: 15, scope: !44)
!61 = !DILocation(line: 13, column: 12, scope: !44)
!62 = !DILocation(line: 13, column: 9, scope: !44)
!63 = !DILocation(line: 14, column: 5, scope: !44)
!64 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !65, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!65 = !DISubroutineType(types: !66)
!66 = !{!5}
!67 = !DILocation(line: 17, column: 5, scope: !64)
!68 = !DILocalVariable(name: "t", scope: !64, file: !3, line: 17, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 17, column: 15, scope: !64)
!73 = !DILocation(line: 18, column: 5, scope: !64)
!74 = !DILocation(line: 19, column: 5, scope: !64)
!75 = !DILocation(line: 20, column: 18, scope: !64)
!76 = !DILocation(line: 20, column: 5, scope: !64)
!77 = !DILocation(line: 21, column: 5, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 21, column: 5)
!79 = distinct !DILexicalBlock(scope: !64, file: !3, line: 21, column: 5)
!80 = !DILocation(line: 21, column: 5, scope: !79)
!81 = !DILocation(line: 23, column: 1, scope: !64)
!82 = !DILocation(line: 22, column: 5, scope: !64)
