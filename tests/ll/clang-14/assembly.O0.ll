; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !5
@seen = dso_local global i32 0, align 4, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = call i32 @hide(i32 noundef 1), !dbg !22
  store i32 %2, i32* @x, align 4, !dbg !23
  call void @barrier(), !dbg !24
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !25, !srcloc !26
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !27, !srcloc !28
  %3 = load i32, i32* @y, align 4, !dbg !29
  store i32 %3, i32* @seen, align 4, !dbg !30
  call void asm sideeffect "rep; nop", "~{dirflag},~{fpsr},~{flags}"() #1, !dbg !31, !srcloc !32
  call void asm sideeffect "lfence\0A\09sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !33, !srcloc !34
  call void @llvm.x86.sse2.pause(), !dbg !35
  call void @llvm.x86.sse2.mfence(), !dbg !36
  fence seq_cst, !dbg !37
  %4 = load i32, i32* @seen, align 4, !dbg !38
  %5 = atomicrmw nand i32* @x, i32 3 seq_cst, align 4, !dbg !39
  %6 = add nsw i32 %4, %5, !dbg !40
  %7 = cmpxchg i32* @y, i32 0, i32 1 seq_cst seq_cst, align 4, !dbg !41
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !41
  %9 = add nsw i32 %6, %8, !dbg !42
  ret i32 %9, !dbg !43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hide(i32 noundef %0) #0 !dbg !44 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !47, metadata !DIExpression()), !dbg !48
  %3 = load i32, i32* %2, align 4, !dbg !49
  %4 = call i32 asm sideeffect "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3) #1, !dbg !49, !srcloc !50
  store i32 %4, i32* %2, align 4, !dbg !49
  %5 = load i32, i32* %2, align 4, !dbg !51
  ret i32 %5, !dbg !52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @barrier() #0 !dbg !53 {
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !56, !srcloc !57
  ret void, !dbg !58
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.mfence() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 1}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 14.0.6"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !19, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !{}
!22 = !DILocation(line: 13, column: 9, scope: !18)
!23 = !DILocation(line: 13, column: 7, scope: !18)
!24 = !DILocation(line: 14, column: 5, scope: !18)
!25 = !DILocation(line: 15, column: 5, scope: !18)
!26 = !{i64 360}
!27 = !DILocation(line: 16, column: 5, scope: !18)
!28 = !{i64 405}
!29 = !DILocation(line: 17, column: 12, scope: !18)
!30 = !DILocation(line: 17, column: 10, scope: !18)
!31 = !DILocation(line: 18, column: 5, scope: !18)
!32 = !{i64 486}
!33 = !DILocation(line: 19, column: 5, scope: !18)
!34 = !{i64 520, i64 529}
!35 = !DILocation(line: 20, column: 5, scope: !18)
!36 = !DILocation(line: 21, column: 5, scope: !18)
!37 = !DILocation(line: 22, column: 5, scope: !18)
!38 = !DILocation(line: 23, column: 12, scope: !18)
!39 = !DILocation(line: 23, column: 19, scope: !18)
!40 = !DILocation(line: 23, column: 17, scope: !18)
!41 = !DILocation(line: 23, column: 50, scope: !18)
!42 = !DILocation(line: 23, column: 48, scope: !18)
!43 = !DILocation(line: 23, column: 5, scope: !18)
!44 = distinct !DISubprogram(name: "hide", scope: !3, file: !3, line: 7, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !7}
!47 = !DILocalVariable(name: "v", arg: 1, scope: !44, file: !3, line: 7, type: !7)
!48 = !DILocation(line: 7, column: 28, scope: !44)
!49 = !DILocation(line: 8, column: 5, scope: !44)
!50 = !{i64 258}
!51 = !DILocation(line: 9, column: 12, scope: !44)
!52 = !DILocation(line: 9, column: 5, scope: !44)
!53 = distinct !DISubprogram(name: "barrier", scope: !3, file: !3, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
!56 = !DILocation(line: 6, column: 36, scope: !53)
!57 = !{i64 185}
!58 = !DILocation(line: 6, column: 71, scope: !53)
