; ModuleID = 'lifetimes_ended_nondet.c'
source_filename = "lifetimes_ended_nondet.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@main.length = internal global i32 2, align 4, !dbg !0
@ready = internal global %union.sem_t zeroinitializer, align 8, !dbg !16
@shared = internal global [4 x ptr] zeroinitializer, align 16, !dbg !11
@own = internal thread_local global i32 0, align 4, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #6, !dbg !39
    #dbg_declare(ptr %2, !40, !DIExpression(), !44)
  %4 = call i32 @sem_init(ptr noundef @ready, i32 noundef 0, i32 noundef 0) #6, !dbg !45
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef @main.length) #6, !dbg !46
  %6 = call i32 @sem_wait(ptr noundef @ready), !dbg !47
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6, !dbg !48
    #dbg_declare(ptr %3, !49, !DIExpression(), !50)
  store i32 0, ptr %3, align 4, !dbg !50
  br label %7, !dbg !51

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !52
  %9 = icmp slt i32 %8, 3, !dbg !53
  br i1 %9, label %10, label %13, !dbg !54

10:                                               ; preds = %7
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !55
  %12 = icmp sgt i32 %11, 0, !dbg !56
  br label %13

13:                                               ; preds = %10, %7
  %14 = phi i1 [ false, %7 ], [ %12, %10 ], !dbg !57
  br i1 %14, label %15, label %18, !dbg !51

15:                                               ; preds = %13
  %16 = load i32, ptr %3, align 4, !dbg !58
  %17 = add nsw i32 %16, 1, !dbg !58
  store i32 %17, ptr %3, align 4, !dbg !58
  br label %7, !dbg !51, !llvm.loop !59

18:                                               ; preds = %13
  %19 = load i32, ptr %3, align 4, !dbg !61
  %20 = sext i32 %19 to i64, !dbg !62
  %21 = getelementptr inbounds [4 x ptr], ptr @shared, i64 0, i64 %20, !dbg !62
  %22 = load ptr, ptr %21, align 8, !dbg !62
  store i32 1, ptr %22, align 4, !dbg !63
  %23 = load i64, ptr %2, align 8, !dbg !64
  %24 = call i32 @pthread_join(i64 noundef %23, ptr noundef null), !dbg !65
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #6, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !72, !DIExpression(), !73)
  call void @call(), !dbg !74
  %7 = load ptr, ptr %2, align 8, !dbg !75
  %8 = load i32, ptr %7, align 4, !dbg !77
  %9 = zext i32 %8 to i64, !dbg !78
  %10 = call ptr @llvm.stacksave.p0(), !dbg !78
  store ptr %10, ptr %3, align 8, !dbg !78
  %11 = alloca i32, i64 %9, align 16, !dbg !78
  store i64 %9, ptr %4, align 8, !dbg !78
    #dbg_declare(ptr %4, !79, !DIExpression(), !80)
    #dbg_declare(ptr %11, !81, !DIExpression(), !85)
  store ptr %11, ptr getelementptr inbounds ([4 x ptr], ptr @shared, i64 0, i64 1), align 8, !dbg !86
  %12 = load ptr, ptr %3, align 8, !dbg !87
  call void @llvm.stackrestore.p0(ptr %12), !dbg !87
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #6, !dbg !88
    #dbg_declare(ptr %5, !90, !DIExpression(), !91)
  store i32 0, ptr %5, align 4, !dbg !91
  br label %13, !dbg !88

13:                                               ; preds = %23, %1
  %14 = load i32, ptr %5, align 4, !dbg !92
  %15 = icmp slt i32 %14, 2, !dbg !94
  br i1 %15, label %17, label %16, !dbg !95

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #6, !dbg !96
  br label %26

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #6, !dbg !97
    #dbg_declare(ptr %6, !99, !DIExpression(), !100)
  %18 = load i32, ptr %5, align 4, !dbg !101
  store i32 %18, ptr %6, align 4, !dbg !100
  %19 = load i32, ptr %5, align 4, !dbg !102
  %20 = icmp eq i32 %19, 0, !dbg !104
  br i1 %20, label %21, label %22, !dbg !105

21:                                               ; preds = %17
  store ptr %6, ptr getelementptr inbounds ([4 x ptr], ptr @shared, i64 0, i64 2), align 16, !dbg !106
  br label %22, !dbg !107

22:                                               ; preds = %21, %17
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #6, !dbg !108
  br label %23, !dbg !109

23:                                               ; preds = %22
  %24 = load i32, ptr %5, align 4, !dbg !110
  %25 = add nsw i32 %24, 1, !dbg !110
  store i32 %25, ptr %5, align 4, !dbg !110
  br label %13, !dbg !96, !llvm.loop !111

26:                                               ; preds = %16
  %27 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !113
  store ptr %27, ptr getelementptr inbounds ([4 x ptr], ptr @shared, i64 0, i64 3), align 8, !dbg !114
  %28 = call i32 @sem_post(ptr noundef @ready) #6, !dbg !115
  ret ptr null, !dbg !116
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal void @call() #0 !dbg !117 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %1) #6, !dbg !120
    #dbg_declare(ptr %1, !121, !DIExpression(), !122)
  store i32 0, ptr %1, align 4, !dbg !122
  store ptr %1, ptr @shared, align 16, !dbg !123
  call void @llvm.lifetime.end.p0(i64 4, ptr %1) #6, !dbg !124
  ret void, !dbg !124
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 27, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !4, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !31)
!3 = !DIFile(filename: "lifetimes_ended_nondet.c", directory: ".", checksumkind: CSK_MD5, checksum: "28c5850cf566ce3f6aaa55ce4444fb56")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!10 = !{!0, !11, !16, !29}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "shared", scope: !7, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 4)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "ready", scope: !7, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !19, line: 39, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!20 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !19, line: 35, size: 256, elements: !21)
!21 = !{!22, !27}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !20, file: !19, line: 37, baseType: !23, size: 256)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !20, file: !19, line: 38, baseType: !28, size: 64)
!28 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "own", scope: !7, file: !3, line: 4, type: !6, isLocal: true, isDefinition: true)
!31 = !{}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !DILocation(line: 28, column: 5, scope: !2)
!40 = !DILocalVariable(name: "thread", scope: !2, file: !3, line: 28, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 28, column: 15, scope: !2)
!45 = !DILocation(line: 29, column: 5, scope: !2)
!46 = !DILocation(line: 30, column: 5, scope: !2)
!47 = !DILocation(line: 31, column: 5, scope: !2)
!48 = !DILocation(line: 32, column: 5, scope: !2)
!49 = !DILocalVariable(name: "which", scope: !2, file: !3, line: 32, type: !6)
!50 = !DILocation(line: 32, column: 9, scope: !2)
!51 = !DILocation(line: 33, column: 5, scope: !2)
!52 = !DILocation(line: 33, column: 12, scope: !2)
!53 = !DILocation(line: 33, column: 18, scope: !2)
!54 = !DILocation(line: 33, column: 22, scope: !2)
!55 = !DILocation(line: 33, column: 25, scope: !2)
!56 = !DILocation(line: 33, column: 49, scope: !2)
!57 = !DILocation(line: 0, scope: !2)
!58 = !DILocation(line: 34, column: 14, scope: !2)
!59 = distinct !{!59, !51, !58, !60}
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 35, column: 13, scope: !2)
!62 = !DILocation(line: 35, column: 6, scope: !2)
!63 = !DILocation(line: 35, column: 20, scope: !2)
!64 = !DILocation(line: 36, column: 18, scope: !2)
!65 = !DILocation(line: 36, column: 5, scope: !2)
!66 = !DILocation(line: 38, column: 1, scope: !2)
!67 = !DILocation(line: 37, column: 5, scope: !2)
!68 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 11, type: !69, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !31)
!69 = !DISubroutineType(types: !70)
!70 = !{!71, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!72 = !DILocalVariable(name: "length", arg: 1, scope: !68, file: !3, line: 11, type: !71)
!73 = !DILocation(line: 11, column: 27, scope: !68)
!74 = !DILocation(line: 12, column: 5, scope: !68)
!75 = !DILocation(line: 14, column: 27, scope: !76)
!76 = distinct !DILexicalBlock(scope: !68, file: !3, line: 13, column: 5)
!77 = !DILocation(line: 14, column: 19, scope: !76)
!78 = !DILocation(line: 14, column: 9, scope: !76)
!79 = !DILocalVariable(name: "__vla_expr0", scope: !76, type: !43, flags: DIFlagArtificial)
!80 = !DILocation(line: 0, scope: !76)
!81 = !DILocalVariable(name: "array", scope: !76, file: !3, line: 14, type: !82)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: !79)
!85 = !DILocation(line: 14, column: 13, scope: !76)
!86 = !DILocation(line: 15, column: 19, scope: !76)
!87 = !DILocation(line: 16, column: 5, scope: !68)
!88 = !DILocation(line: 17, column: 10, scope: !89)
!89 = distinct !DILexicalBlock(scope: !68, file: !3, line: 17, column: 5)
!90 = !DILocalVariable(name: "turn", scope: !89, file: !3, line: 17, type: !6)
!91 = !DILocation(line: 17, column: 14, scope: !89)
!92 = !DILocation(line: 17, column: 24, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 17, column: 5)
!94 = !DILocation(line: 17, column: 29, scope: !93)
!95 = !DILocation(line: 17, column: 5, scope: !89)
!96 = !DILocation(line: 17, column: 5, scope: !93)
!97 = !DILocation(line: 18, column: 9, scope: !98)
!98 = distinct !DILexicalBlock(scope: !93, file: !3, line: 17, column: 42)
!99 = !DILocalVariable(name: "scoped", scope: !98, file: !3, line: 18, type: !6)
!100 = !DILocation(line: 18, column: 13, scope: !98)
!101 = !DILocation(line: 18, column: 22, scope: !98)
!102 = !DILocation(line: 19, column: 13, scope: !103)
!103 = distinct !DILexicalBlock(scope: !98, file: !3, line: 19, column: 13)
!104 = !DILocation(line: 19, column: 18, scope: !103)
!105 = !DILocation(line: 19, column: 13, scope: !98)
!106 = !DILocation(line: 20, column: 23, scope: !103)
!107 = !DILocation(line: 20, column: 13, scope: !103)
!108 = !DILocation(line: 21, column: 5, scope: !93)
!109 = !DILocation(line: 21, column: 5, scope: !98)
!110 = !DILocation(line: 17, column: 38, scope: !93)
!111 = distinct !{!111, !95, !112, !60}
!112 = !DILocation(line: 21, column: 5, scope: !89)
!113 = !DILocation(line: 22, column: 18, scope: !68)
!114 = !DILocation(line: 22, column: 15, scope: !68)
!115 = !DILocation(line: 23, column: 5, scope: !68)
!116 = !DILocation(line: 24, column: 5, scope: !68)
!117 = distinct !DISubprogram(name: "call", scope: !3, file: !3, line: 7, type: !118, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !31)
!118 = !DISubroutineType(types: !119)
!119 = !{null}
!120 = !DILocation(line: 8, column: 5, scope: !117)
!121 = !DILocalVariable(name: "local", scope: !117, file: !3, line: 8, type: !6)
!122 = !DILocation(line: 8, column: 9, scope: !117)
!123 = !DILocation(line: 9, column: 15, scope: !117)
!124 = !DILocation(line: 10, column: 1, scope: !117)
