; ModuleID = 'lifetimes_in_block.c'
source_filename = "lifetimes_in_block.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.unset = internal global i32 0, align 4, !dbg !0
@shared = internal global ptr null, align 8, !dbg !9
@other = internal global i32 0, align 4, !dbg !12
@__const.outer.mine = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !22
    #dbg_declare(ptr %2, !23, !DIExpression(), !27)
  store ptr @main.unset, ptr @shared, align 8, !dbg !28
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !29
  %4 = load ptr, ptr @shared, align 8, !dbg !30
  %5 = cmpxchg ptr %4, i32 0, i32 4 seq_cst seq_cst, align 4, !dbg !31
  %6 = extractvalue { i32, i1 } %5, 1, !dbg !31
  %7 = load i64, ptr %2, align 8, !dbg !32
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !33
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !40, !DIExpression(), !41)
  call void @__VERIFIER_atomic_begin(), !dbg !42
  call void @outer(), !dbg !43
  call void @__VERIFIER_atomic_end(), !dbg !44
  store i32 3, ptr @other, align 4, !dbg !45
  ret ptr null, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @__VERIFIER_atomic_begin() #3

; Function Attrs: noinline nounwind uwtable
define internal void @outer() #0 !dbg !47 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %1) #5, !dbg !50
    #dbg_declare(ptr %1, !51, !DIExpression(), !55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const.outer.mine, i64 8, i1 false), !dbg !55
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !56
    #dbg_declare(ptr %2, !57, !DIExpression(), !58)
  %3 = getelementptr inbounds [2 x i32], ptr %1, i64 0, i64 0, !dbg !59
  store ptr %3, ptr %2, align 8, !dbg !58
  call void @inner(), !dbg !60
  %4 = load ptr, ptr %2, align 8, !dbg !61
  %5 = getelementptr inbounds i32, ptr %4, i64 1, !dbg !61
  %6 = load i32, ptr %5, align 4, !dbg !61
  store i32 %6, ptr @other, align 4, !dbg !62
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !63
  call void @llvm.lifetime.end.p0(i64 8, ptr %1) #5, !dbg !63
  ret void, !dbg !63
}

declare void @__VERIFIER_atomic_end() #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define internal void @inner() #0 !dbg !64 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %1) #5, !dbg !65
    #dbg_declare(ptr %1, !66, !DIExpression(), !67)
  store i32 1, ptr %1, align 4, !dbg !67
  store ptr %1, ptr @shared, align 8, !dbg !68
  call void @llvm.lifetime.end.p0(i64 4, ptr %1) #5, !dbg !69
  ret void, !dbg !69
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "unset", scope: !2, file: !3, line: 25, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !4, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !14)
!3 = !DIFile(filename: "lifetimes_in_block.c", directory: ".", checksumkind: CSK_MD5, checksum: "4693b2c9abf5128407274eb921160943")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9, !12}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "shared", scope: !7, file: !3, line: 4, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "other", scope: !7, file: !3, line: 5, type: !6, isLocal: true, isDefinition: true)
!14 = !{}
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !DILocation(line: 24, column: 5, scope: !2)
!23 = !DILocalVariable(name: "thread", scope: !2, file: !3, line: 24, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 24, column: 15, scope: !2)
!28 = !DILocation(line: 26, column: 12, scope: !2)
!29 = !DILocation(line: 27, column: 5, scope: !2)
!30 = !DILocation(line: 28, column: 34, scope: !2)
!31 = !DILocation(line: 28, column: 5, scope: !2)
!32 = !DILocation(line: 29, column: 18, scope: !2)
!33 = !DILocation(line: 29, column: 5, scope: !2)
!34 = !DILocation(line: 31, column: 1, scope: !2)
!35 = !DILocation(line: 30, column: 5, scope: !2)
!36 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 16, type: !37, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !14)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DILocalVariable(name: "unused", arg: 1, scope: !36, file: !3, line: 16, type: !39)
!41 = !DILocation(line: 16, column: 27, scope: !36)
!42 = !DILocation(line: 17, column: 5, scope: !36)
!43 = !DILocation(line: 18, column: 5, scope: !36)
!44 = !DILocation(line: 19, column: 5, scope: !36)
!45 = !DILocation(line: 20, column: 11, scope: !36)
!46 = !DILocation(line: 21, column: 5, scope: !36)
!47 = distinct !DISubprogram(name: "outer", scope: !3, file: !3, line: 10, type: !48, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !14)
!48 = !DISubroutineType(types: !49)
!49 = !{null}
!50 = !DILocation(line: 11, column: 5, scope: !47)
!51 = !DILocalVariable(name: "mine", scope: !47, file: !3, line: 11, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 2)
!55 = !DILocation(line: 11, column: 9, scope: !47)
!56 = !DILocation(line: 12, column: 5, scope: !47)
!57 = !DILocalVariable(name: "at", scope: !47, file: !3, line: 12, type: !11)
!58 = !DILocation(line: 12, column: 10, scope: !47)
!59 = !DILocation(line: 12, column: 15, scope: !47)
!60 = !DILocation(line: 13, column: 5, scope: !47)
!61 = !DILocation(line: 14, column: 13, scope: !47)
!62 = !DILocation(line: 14, column: 11, scope: !47)
!63 = !DILocation(line: 15, column: 1, scope: !47)
!64 = distinct !DISubprogram(name: "inner", scope: !3, file: !3, line: 6, type: !48, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !14)
!65 = !DILocation(line: 7, column: 5, scope: !64)
!66 = !DILocalVariable(name: "local", scope: !64, file: !3, line: 7, type: !6)
!67 = !DILocation(line: 7, column: 9, scope: !64)
!68 = !DILocation(line: 8, column: 12, scope: !64)
!69 = !DILocation(line: 9, column: 1, scope: !64)
