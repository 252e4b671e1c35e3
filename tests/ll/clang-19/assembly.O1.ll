; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !5
@seen = dso_local local_unnamed_addr global i32 0, align 4, !dbg !8

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !18 {
    #dbg_value(i32 1, !21, !DIExpression(), !26)
  %1 = tail call i32 asm sideeffect "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 1) #1, !dbg !28, !srcloc !29
    #dbg_value(i32 %1, !21, !DIExpression(), !26)
  store i32 %1, ptr @x, align 4, !dbg !30, !tbaa !31
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !35, !srcloc !40
  tail call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !41, !srcloc !42
  tail call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !43, !srcloc !44
  %2 = load i32, ptr @y, align 4, !dbg !45, !tbaa !31
  store i32 %2, ptr @seen, align 4, !dbg !46, !tbaa !31
  tail call void asm sideeffect "rep; nop", "~{dirflag},~{fpsr},~{flags}"() #1, !dbg !47, !srcloc !48
  tail call void asm sideeffect "lfence\0A\09sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !49, !srcloc !50
  tail call void @llvm.x86.sse2.pause(), !dbg !51
  tail call void @llvm.x86.sse2.mfence(), !dbg !52
  fence seq_cst, !dbg !53
  %3 = load i32, ptr @seen, align 4, !dbg !54, !tbaa !31
  %4 = atomicrmw nand ptr @x, i32 3 seq_cst, align 4, !dbg !55
  %5 = add nsw i32 %4, %3, !dbg !56
  %6 = cmpxchg ptr @y, i32 0, i32 1 seq_cst seq_cst, align 4, !dbg !57
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !57
  %8 = add nsw i32 %5, %7, !dbg !58
  ret i32 %8, !dbg !59
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.mfence() #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly.c", directory: ".", checksumkind: CSK_MD5, checksum: "500671c4543ea1aea59a3cdddd1e661d")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !19, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !DILocalVariable(name: "v", arg: 1, scope: !22, file: !3, line: 7, type: !7)
!22 = distinct !DISubprogram(name: "hide", scope: !3, file: !3, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!7, !7}
!25 = !{!21}
!26 = !DILocation(line: 0, scope: !22, inlinedAt: !27)
!27 = distinct !DILocation(line: 13, column: 9, scope: !18)
!28 = !DILocation(line: 8, column: 5, scope: !22, inlinedAt: !27)
!29 = !{i64 258}
!30 = !DILocation(line: 13, column: 7, scope: !18)
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C/C++ TBAA"}
!35 = !DILocation(line: 6, column: 36, scope: !36, inlinedAt: !39)
!36 = distinct !DISubprogram(name: "barrier", scope: !3, file: !3, line: 6, type: !37, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!37 = !DISubroutineType(types: !38)
!38 = !{null}
!39 = distinct !DILocation(line: 14, column: 5, scope: !18)
!40 = !{i64 185}
!41 = !DILocation(line: 15, column: 5, scope: !18)
!42 = !{i64 360}
!43 = !DILocation(line: 16, column: 5, scope: !18)
!44 = !{i64 405}
!45 = !DILocation(line: 17, column: 12, scope: !18)
!46 = !DILocation(line: 17, column: 10, scope: !18)
!47 = !DILocation(line: 18, column: 5, scope: !18)
!48 = !{i64 486}
!49 = !DILocation(line: 19, column: 5, scope: !18)
!50 = !{i64 520, i64 529}
!51 = !DILocation(line: 20, column: 5, scope: !18)
!52 = !DILocation(line: 21, column: 5, scope: !18)
!53 = !DILocation(line: 22, column: 5, scope: !18)
!54 = !DILocation(line: 23, column: 12, scope: !18)
!55 = !DILocation(line: 23, column: 19, scope: !18)
!56 = !DILocation(line: 23, column: 17, scope: !18)
!57 = !DILocation(line: 23, column: 50, scope: !18)
!58 = !DILocation(line: 23, column: 48, scope: !18)
!59 = !DILocation(line: 23, column: 5, scope: !18)
