; ModuleID = 'barrier.c'
source_filename = "barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@x = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !25
@.str = private unnamed_addr constant [14 x i8] c"x[1 - i] == 1\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [10 x i8] c"barrier.c\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !51, !DIExpression(), !52)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5, !dbg !53
    #dbg_declare(ptr %3, !54, !DIExpression(), !55)
  %4 = load ptr, ptr %2, align 8, !dbg !56
  %5 = ptrtoint ptr %4 to i64, !dbg !57
  store i64 %5, ptr %3, align 8, !dbg !55
  %6 = load i64, ptr %3, align 8, !dbg !58
  %7 = getelementptr inbounds [2 x i32], ptr @x, i64 0, i64 %6, !dbg !59
  store i32 1, ptr %7, align 4, !dbg !60
  %8 = call i32 @pthread_barrier_wait(ptr noundef @b) #5, !dbg !61
  %9 = load i64, ptr %3, align 8, !dbg !62
  %10 = sub nsw i64 1, %9, !dbg !62
  %11 = getelementptr inbounds [2 x i32], ptr @x, i64 0, i64 %10, !dbg !62
  %12 = load i32, ptr %11, align 4, !dbg !62
  %13 = icmp eq i32 %12, 1, !dbg !62
  br i1 %13, label %14, label %15, !dbg !65

14:                                               ; preds = %1
  br label %16, !dbg !65

15:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.worker) #6, !dbg !62
  unreachable, !dbg !62

16:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5, !dbg !66
  ret ptr null, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !71
    #dbg_declare(ptr %2, !72, !DIExpression(), !75)
  %3 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2) #5, !dbg !76
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef inttoptr (i64 1 to ptr)) #5, !dbg !77
  %5 = call ptr @worker(ptr noundef null), !dbg !78
  %6 = load i64, ptr %2, align 8, !dbg !79
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !80
  %8 = call i32 @pthread_barrier_destroy(ptr noundef @b) #5, !dbg !81
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !82
  ret i32 0, !dbg !83
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !36, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier.c", directory: ".", checksumkind: CSK_MD5, checksum: "3bd8c05225c09a5dc1c5ebde9eb6a27f")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!8, !14, !19, !25, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 112, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 14)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 80, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 10)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 168, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 21)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !27, isLocal: false, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !28, line: 112, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 108, size: 256, elements: !30)
!30 = !{!31, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 110, baseType: !32, size: 256)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 111, baseType: !5, size: 64)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 64, elements: !38)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 8, type: !48, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!6, !6}
!50 = !{}
!51 = !DILocalVariable(name: "p", arg: 1, scope: !47, file: !3, line: 8, type: !6)
!52 = !DILocation(line: 8, column: 20, scope: !47)
!53 = !DILocation(line: 9, column: 5, scope: !47)
!54 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 9, type: !5)
!55 = !DILocation(line: 9, column: 10, scope: !47)
!56 = !DILocation(line: 9, column: 20, scope: !47)
!57 = !DILocation(line: 9, column: 14, scope: !47)
!58 = !DILocation(line: 10, column: 7, scope: !47)
!59 = !DILocation(line: 10, column: 5, scope: !47)
!60 = !DILocation(line: 10, column: 10, scope: !47)
!61 = !DILocation(line: 11, column: 5, scope: !47)
!62 = !DILocation(line: 12, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !3, line: 12, column: 5)
!64 = distinct !DILexicalBlock(scope: !47, file: !3, line: 12, column: 5)
!65 = !DILocation(line: 12, column: 5, scope: !64)
!66 = !DILocation(line: 14, column: 1, scope: !47)
!67 = !DILocation(line: 13, column: 5, scope: !47)
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !69, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!69 = !DISubroutineType(types: !70)
!70 = !{!37}
!71 = !DILocation(line: 16, column: 5, scope: !68)
!72 = !DILocalVariable(name: "t", scope: !68, file: !3, line: 16, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !74)
!74 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocation(line: 16, column: 15, scope: !68)
!76 = !DILocation(line: 17, column: 5, scope: !68)
!77 = !DILocation(line: 18, column: 5, scope: !68)
!78 = !DILocation(line: 19, column: 5, scope: !68)
!79 = !DILocation(line: 20, column: 18, scope: !68)
!80 = !DILocation(line: 20, column: 5, scope: !68)
!81 = !DILocation(line: 21, column: 5, scope: !68)
!82 = !DILocation(line: 23, column: 1, scope: !68)
!83 = !DILocation(line: 22, column: 5, scope: !68)
