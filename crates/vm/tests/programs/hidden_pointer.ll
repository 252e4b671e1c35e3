; ModuleID = 'hidden_pointer.c'
source_filename = "hidden_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@secret = dso_local global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !16 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !21, !DIExpression(), !22)
    #dbg_declare(ptr %3, !23, !DIExpression(), !24)
  %4 = load i64, ptr @secret, align 8, !dbg !25
  store i64 %4, ptr %3, align 8, !dbg !24
  %5 = load i64, ptr %3, align 8, !dbg !26
  %6 = icmp ne i64 %5, 0, !dbg !26
  br i1 %6, label %7, label %11, !dbg !28

7:                                                ; preds = %1
  %8 = load i64, ptr %3, align 8, !dbg !29
  %9 = xor i64 %8, -1, !dbg !30
  %10 = inttoptr i64 %9 to ptr, !dbg !31
  store i32 1, ptr %10, align 4, !dbg !32
  br label %11, !dbg !33

11:                                               ; preds = %7, %1
  ret ptr null, !dbg !34
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !38, !DIExpression(), !41)
    #dbg_declare(ptr %3, !42, !DIExpression(), !43)
  %4 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !44
  store ptr %4, ptr %3, align 8, !dbg !43
  %5 = load ptr, ptr %3, align 8, !dbg !45
  store i32 0, ptr %5, align 4, !dbg !46
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !47
  %7 = load ptr, ptr %3, align 8, !dbg !48
  %8 = ptrtoint ptr %7 to i64, !dbg !49
  %9 = xor i64 %8, -1, !dbg !50
  store i64 %9, ptr @secret, align 8, !dbg !51
  %10 = load i64, ptr %2, align 8, !dbg !52
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !53
  %12 = load ptr, ptr %3, align 8, !dbg !54
  %13 = load i32, ptr %12, align 4, !dbg !55
  ret i32 %13, !dbg !56
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "secret", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hidden_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "d3751960ea49efe44784011c7e5370cc")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "p", arg: 1, scope: !16, file: !3, line: 7, type: !19)
!22 = !DILocation(line: 7, column: 20, scope: !16)
!23 = !DILocalVariable(name: "s", scope: !16, file: !3, line: 8, type: !7)
!24 = !DILocation(line: 8, column: 19, scope: !16)
!25 = !DILocation(line: 8, column: 23, scope: !16)
!26 = !DILocation(line: 9, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !16, file: !3, line: 9, column: 9)
!28 = !DILocation(line: 9, column: 9, scope: !16)
!29 = !DILocation(line: 9, column: 21, scope: !27)
!30 = !DILocation(line: 9, column: 23, scope: !27)
!31 = !DILocation(line: 9, column: 13, scope: !27)
!32 = !DILocation(line: 9, column: 47, scope: !27)
!33 = !DILocation(line: 9, column: 12, scope: !27)
!34 = !DILocation(line: 10, column: 5, scope: !16)
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !36, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!36 = !DISubroutineType(types: !37)
!37 = !{!6}
!38 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 13, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !40, line: 27, baseType: !7)
!40 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!41 = !DILocation(line: 13, column: 15, scope: !35)
!42 = !DILocalVariable(name: "x", scope: !35, file: !3, line: 14, type: !5)
!43 = !DILocation(line: 14, column: 10, scope: !35)
!44 = !DILocation(line: 14, column: 14, scope: !35)
!45 = !DILocation(line: 15, column: 6, scope: !35)
!46 = !DILocation(line: 15, column: 8, scope: !35)
!47 = !DILocation(line: 16, column: 5, scope: !35)
!48 = !DILocation(line: 17, column: 29, scope: !35)
!49 = !DILocation(line: 17, column: 14, scope: !35)
!50 = !DILocation(line: 17, column: 31, scope: !35)
!51 = !DILocation(line: 17, column: 12, scope: !35)
!52 = !DILocation(line: 18, column: 18, scope: !35)
!53 = !DILocation(line: 18, column: 5, scope: !35)
!54 = !DILocation(line: 19, column: 13, scope: !35)
!55 = !DILocation(line: 19, column: 12, scope: !35)
!56 = !DILocation(line: 19, column: 5, scope: !35)
