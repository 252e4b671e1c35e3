; ModuleID = 'out_of_bounds.c'
source_filename = "out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %2) #2, !dbg !20
    #dbg_declare(ptr %2, !22, !DIExpression(), !23)
  store i32 0, ptr %2, align 4, !dbg !23
  br label %3, !dbg !20

3:                                                ; preds = %12, %0
  %4 = load i32, ptr %2, align 4, !dbg !24
  %5 = icmp sle i32 %4, 4, !dbg !26
  br i1 %5, label %7, label %6, !dbg !27

6:                                                ; preds = %3
  call void @llvm.lifetime.end.p0(i64 4, ptr %2) #2, !dbg !28
  br label %15

7:                                                ; preds = %3
  %8 = load i32, ptr %2, align 4, !dbg !29
  %9 = load i32, ptr %2, align 4, !dbg !30
  %10 = sext i32 %9 to i64, !dbg !31
  %11 = getelementptr inbounds [4 x i32], ptr @a, i64 0, i64 %10, !dbg !31
  store i32 %8, ptr %11, align 4, !dbg !32
  br label %12, !dbg !31

12:                                               ; preds = %7
  %13 = load i32, ptr %2, align 4, !dbg !33
  %14 = add nsw i32 %13, 1, !dbg !33
  store i32 %14, ptr %2, align 4, !dbg !33
  br label %3, !dbg !28, !llvm.loop !34

15:                                               ; preds = %6
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "out_of_bounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "ca9e8e740bd8cb7a35849dfd9891c889")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 4)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!6}
!19 = !{}
!20 = !DILocation(line: 8, column: 10, scope: !21)
!21 = distinct !DILexicalBlock(scope: !16, file: !3, line: 8, column: 5)
!22 = !DILocalVariable(name: "i", scope: !21, file: !3, line: 8, type: !6)
!23 = !DILocation(line: 8, column: 14, scope: !21)
!24 = !DILocation(line: 8, column: 21, scope: !25)
!25 = distinct !DILexicalBlock(scope: !21, file: !3, line: 8, column: 5)
!26 = !DILocation(line: 8, column: 23, scope: !25)
!27 = !DILocation(line: 8, column: 5, scope: !21)
!28 = !DILocation(line: 8, column: 5, scope: !25)
!29 = !DILocation(line: 8, column: 41, scope: !25)
!30 = !DILocation(line: 8, column: 36, scope: !25)
!31 = !DILocation(line: 8, column: 34, scope: !25)
!32 = !DILocation(line: 8, column: 39, scope: !25)
!33 = !DILocation(line: 8, column: 30, scope: !25)
!34 = distinct !{!34, !27, !35, !36}
!35 = !DILocation(line: 8, column: 41, scope: !21)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 9, column: 5, scope: !16)
