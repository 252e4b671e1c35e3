; ModuleID = 'verifier_atomic.c'
source_filename = "verifier_atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !22
@.str = private unnamed_addr constant [7 x i8] c"a == b\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [18 x i8] c"verifier_atomic.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local void @__VERIFIER_atomic_both() #0 !dbg !32 {
  %1 = load i32, ptr @x, align 4, !dbg !35
  %2 = add nsw i32 %1, 1, !dbg !35
  store i32 %2, ptr @x, align 4, !dbg !35
  %3 = load i32, ptr @y, align 4, !dbg !36
  %4 = add nsw i32 %3, 1, !dbg !36
  store i32 %4, ptr @y, align 4, !dbg !36
  ret void, !dbg !37
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  call void @__VERIFIER_atomic_both(), !dbg !45
  ret ptr null, !dbg !46
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !50
    #dbg_declare(ptr %2, !51, !DIExpression(), !55)
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !56
  call void @__VERIFIER_atomic_begin(), !dbg !57
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5, !dbg !58
    #dbg_declare(ptr %3, !59, !DIExpression(), !60)
  %6 = load i32, ptr @x, align 4, !dbg !61
  store i32 %6, ptr %3, align 4, !dbg !60
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5, !dbg !58
    #dbg_declare(ptr %4, !62, !DIExpression(), !63)
  %7 = load i32, ptr @y, align 4, !dbg !64
  store i32 %7, ptr %4, align 4, !dbg !63
  call void @__VERIFIER_atomic_end(), !dbg !65
  %8 = load i32, ptr %3, align 4, !dbg !66
  %9 = load i32, ptr %4, align 4, !dbg !66
  %10 = icmp eq i32 %8, %9, !dbg !66
  br i1 %10, label %11, label %12, !dbg !69

11:                                               ; preds = %0
  br label %13, !dbg !69

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !66
  unreachable, !dbg !66

13:                                               ; preds = %11
  %14 = load i32, ptr %3, align 4, !dbg !70
  %15 = icmp eq i32 %14, 1, !dbg !71
  %16 = zext i1 %15 to i32, !dbg !71
  call void @__VERIFIER_assume(i32 noundef %16), !dbg !72
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5, !dbg !73
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5, !dbg !73
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare void @__VERIFIER_assume(i32 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !24, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "verifier_atomic.c", directory: ".", checksumkind: CSK_MD5, checksum: "ab1cee38cd295fca1bf8ddab567af75c")
!4 = !{!5, !11, !16, !0, !22}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 144, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 18)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !24, isLocal: false, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "__VERIFIER_atomic_both", scope: !3, file: !3, line: 10, type: !33, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!33 = !DISubroutineType(types: !34)
!34 = !{null}
!35 = !DILocation(line: 10, column: 38, scope: !32)
!36 = !DILocation(line: 10, column: 43, scope: !32)
!37 = !DILocation(line: 10, column: 47, scope: !32)
!38 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !39, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !{}
!43 = !DILocalVariable(name: "p", arg: 1, scope: !38, file: !3, line: 11, type: !41)
!44 = !DILocation(line: 11, column: 20, scope: !38)
!45 = !DILocation(line: 12, column: 5, scope: !38)
!46 = !DILocation(line: 13, column: 5, scope: !38)
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !48, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!48 = !DISubroutineType(types: !49)
!49 = !{!24}
!50 = !DILocation(line: 16, column: 5, scope: !47)
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 16, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 16, column: 15, scope: !47)
!56 = !DILocation(line: 17, column: 5, scope: !47)
!57 = !DILocation(line: 18, column: 5, scope: !47)
!58 = !DILocation(line: 19, column: 5, scope: !47)
!59 = !DILocalVariable(name: "a", scope: !47, file: !3, line: 19, type: !24)
!60 = !DILocation(line: 19, column: 9, scope: !47)
!61 = !DILocation(line: 19, column: 13, scope: !47)
!62 = !DILocalVariable(name: "b", scope: !47, file: !3, line: 19, type: !24)
!63 = !DILocation(line: 19, column: 16, scope: !47)
!64 = !DILocation(line: 19, column: 20, scope: !47)
!65 = !DILocation(line: 20, column: 5, scope: !47)
!66 = !DILocation(line: 21, column: 5, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 21, column: 5)
!68 = distinct !DILexicalBlock(scope: !47, file: !3, line: 21, column: 5)
!69 = !DILocation(line: 21, column: 5, scope: !68)
!70 = !DILocation(line: 22, column: 23, scope: !47)
!71 = !DILocation(line: 22, column: 25, scope: !47)
!72 = !DILocation(line: 22, column: 5, scope: !47)
!73 = !DILocation(line: 24, column: 1, scope: !47)
!74 = !DILocation(line: 23, column: 5, scope: !47)
