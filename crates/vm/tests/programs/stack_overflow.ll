; ModuleID = 'stack_overflow.c'
source_filename = "stack_overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @f(i32 noundef %0) #0 !dbg !9 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !14, !DIExpression(), !15)
  %3 = load i32, ptr %2, align 4, !dbg !16
  %4 = icmp eq i32 %3, -1, !dbg !17
  br i1 %4, label %5, label %6, !dbg !16

5:                                                ; preds = %1
  br label %11, !dbg !16

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !18
  %8 = add nsw i32 %7, 1, !dbg !19
  %9 = call i32 @f(i32 noundef %8), !dbg !20
  %10 = add nsw i32 1, %9, !dbg !21
  br label %11, !dbg !16

11:                                               ; preds = %6, %5
  %12 = phi i32 [ 0, %5 ], [ %10, %6 ], !dbg !16
  ret i32 %12, !dbg !22
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @f(i32 noundef 0), !dbg !26
  ret i32 %2, !dbg !27
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stack_overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "f4ca3dcc946f9954c9640ed08df2a7a2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "n", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocation(line: 6, column: 11, scope: !9)
!16 = !DILocation(line: 6, column: 23, scope: !9)
!17 = !DILocation(line: 6, column: 25, scope: !9)
!18 = !DILocation(line: 6, column: 43, scope: !9)
!19 = !DILocation(line: 6, column: 45, scope: !9)
!20 = !DILocation(line: 6, column: 41, scope: !9)
!21 = !DILocation(line: 6, column: 39, scope: !9)
!22 = !DILocation(line: 6, column: 16, scope: !9)
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!24 = !DISubroutineType(types: !25)
!25 = !{!12}
!26 = !DILocation(line: 7, column: 25, scope: !23)
!27 = !DILocation(line: 7, column: 18, scope: !23)
