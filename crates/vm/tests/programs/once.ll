; ModuleID = 'once.c'
source_filename = "once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@o = dso_local global i32 0, align 4, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !19
@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [7 x i8] c"once.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !13

; Function Attrs: noinline nounwind uwtable
define dso_local void @init() #0 !dbg !31 {
  %1 = load i32, ptr @x, align 4, !dbg !34
  %2 = add nsw i32 %1, 1, !dbg !35
  store i32 %2, ptr @x, align 4, !dbg !36
  ret void, !dbg !37
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  %3 = call i32 @pthread_once(ptr noundef @o, ptr noundef @init), !dbg !45
  %4 = load i32, ptr @x, align 4, !dbg !46
  %5 = icmp eq i32 %4, 1, !dbg !46
  br i1 %5, label %6, label %7, !dbg !49

6:                                                ; preds = %1
  br label %8, !dbg !49

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.worker) #5, !dbg !46
  unreachable, !dbg !46

8:                                                ; preds = %6
  ret ptr null, !dbg !50
}

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #6, !dbg !54
    #dbg_declare(ptr %2, !55, !DIExpression(), !58)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #6, !dbg !59
  %4 = call ptr @worker(ptr noundef null), !dbg !60
  %5 = load i64, ptr %2, align 8, !dbg !61
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !62
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #6, !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "once.c", directory: ".", checksumkind: CSK_MD5, checksum: "a472dc6d1d5a2c55717559cdfc9e0f84")
!4 = !{!0, !5, !11, !13, !19}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 168, elements: !17)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!17 = !{!18}
!18 = !DISubrange(count: 21)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !21, isLocal: false, isDefinition: true)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !23, line: 53, baseType: !21)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "init", scope: !3, file: !3, line: 8, type: !32, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !DILocation(line: 8, column: 23, scope: !31)
!35 = !DILocation(line: 8, column: 25, scope: !31)
!36 = !DILocation(line: 8, column: 21, scope: !31)
!37 = !DILocation(line: 8, column: 30, scope: !31)
!38 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !39, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !{}
!43 = !DILocalVariable(name: "p", arg: 1, scope: !38, file: !3, line: 9, type: !41)
!44 = !DILocation(line: 9, column: 20, scope: !38)
!45 = !DILocation(line: 10, column: 5, scope: !38)
!46 = !DILocation(line: 11, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 11, column: 5)
!48 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 5)
!49 = !DILocation(line: 11, column: 5, scope: !48)
!50 = !DILocation(line: 12, column: 5, scope: !38)
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!52 = !DISubroutineType(types: !53)
!53 = !{!21}
!54 = !DILocation(line: 15, column: 5, scope: !51)
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 15, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !57)
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 15, column: 15, scope: !51)
!59 = !DILocation(line: 16, column: 5, scope: !51)
!60 = !DILocation(line: 17, column: 5, scope: !51)
!61 = !DILocation(line: 18, column: 18, scope: !51)
!62 = !DILocation(line: 18, column: 5, scope: !51)
!63 = !DILocation(line: 20, column: 1, scope: !51)
!64 = !DILocation(line: 19, column: 5, scope: !51)
