; ModuleID = 'endless_loop.c'
source_filename = "endless_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %2) #2, !dbg !14
    #dbg_declare(ptr %2, !16, !DIExpression(), !18)
  store volatile i32 0, ptr %2, align 4, !dbg !18
  br label %3, !dbg !14

3:                                                ; preds = %4, %0
  br label %4, !dbg !19

4:                                                ; preds = %3
  %5 = load volatile i32, ptr %2, align 4, !dbg !20
  %6 = add nsw i32 %5, 1, !dbg !20
  store volatile i32 %6, ptr %2, align 4, !dbg !20
  br label %3, !dbg !22, !llvm.loop !23
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "endless_loop.c", directory: ".", checksumkind: CSK_MD5, checksum: "b862f5c8e7c114a8a7dbf360bc19454f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 7, column: 10, scope: !15)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 5)
!16 = !DILocalVariable(name: "i", scope: !15, file: !1, line: 7, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!18 = !DILocation(line: 7, column: 23, scope: !15)
!19 = !DILocation(line: 7, column: 5, scope: !15)
!20 = !DILocation(line: 7, column: 32, scope: !21)
!21 = distinct !DILexicalBlock(scope: !15, file: !1, line: 7, column: 5)
!22 = !DILocation(line: 7, column: 5, scope: !21)
!23 = distinct !{!23, !19, !24}
!24 = !DILocation(line: 8, column: 9, scope: !15)
