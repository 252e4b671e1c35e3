; ModuleID = 'assembly.c'
source_filename = "assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = dso_local global i32 0, align 4, !dbg !0
@y = dso_local global i32 0, align 4, !dbg !5
@seen = dso_local global i32 0, align 4, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @hide(i32 noundef 1), !dbg !21
  store i32 %2, ptr @x, align 4, !dbg !22
  call void @barrier(), !dbg !23
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !24, !srcloc !25
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !26, !srcloc !27
  %3 = load i32, ptr @y, align 4, !dbg !28
  store i32 %3, ptr @seen, align 4, !dbg !29
  call void asm sideeffect "rep; nop", "~{dirflag},~{fpsr},~{flags}"() #1, !dbg !30, !srcloc !31
  call void asm sideeffect "lfence\0A\09sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !32, !srcloc !33
  call void @llvm.x86.sse2.pause(), !dbg !34
  call void @llvm.x86.sse2.mfence(), !dbg !35
  fence seq_cst, !dbg !36
  %4 = load i32, ptr @seen, align 4, !dbg !37
  %5 = atomicrmw nand ptr @x, i32 3 seq_cst, align 4, !dbg !38
  %6 = add nsw i32 %4, %5, !dbg !39
  %7 = cmpxchg ptr @y, i32 0, i32 1 seq_cst seq_cst, align 4, !dbg !40
  %8 = extractvalue { i32, i1 } %7, 0, !dbg !40
  %9 = add nsw i32 %6, %8, !dbg !41
  ret i32 %9, !dbg !42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hide(i32 noundef %0) #0 !dbg !43 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !47, !DIExpression(), !48)
  %3 = load i32, ptr %2, align 4, !dbg !49
  %4 = call i32 asm sideeffect "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %3) #1, !dbg !49, !srcloc !50
  store i32 %4, ptr %2, align 4, !dbg !49
  %5 = load i32, ptr %2, align 4, !dbg !51
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

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !19, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!19 = !DISubroutineType(types: !20)
!20 = !{!7}
!21 = !DILocation(line: 13, column: 9, scope: !18)
!22 = !DILocation(line: 13, column: 7, scope: !18)
!23 = !DILocation(line: 14, column: 5, scope: !18)
!24 = !DILocation(line: 15, column: 5, scope: !18)
!25 = !{i64 360}
!26 = !DILocation(line: 16, column: 5, scope: !18)
!27 = !{i64 405}
!28 = !DILocation(line: 17, column: 12, scope: !18)
!29 = !DILocation(line: 17, column: 10, scope: !18)
!30 = !DILocation(line: 18, column: 5, scope: !18)
!31 = !{i64 486}
!32 = !DILocation(line: 19, column: 5, scope: !18)
!33 = !{i64 520, i64 529}
!34 = !DILocation(line: 20, column: 5, scope: !18)
!35 = !DILocation(line: 21, column: 5, scope: !18)
!36 = !DILocation(line: 22, column: 5, scope: !18)
!37 = !DILocation(line: 23, column: 12, scope: !18)
!38 = !DILocation(line: 23, column: 19, scope: !18)
!39 = !DILocation(line: 23, column: 17, scope: !18)
!40 = !DILocation(line: 23, column: 50, scope: !18)
!41 = !DILocation(line: 23, column: 48, scope: !18)
!42 = !DILocation(line: 23, column: 5, scope: !18)
!43 = distinct !DISubprogram(name: "hide", scope: !3, file: !3, line: 7, type: !44, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!7, !7}
!46 = !{}
!47 = !DILocalVariable(name: "v", arg: 1, scope: !43, file: !3, line: 7, type: !7)
!48 = !DILocation(line: 7, column: 28, scope: !43)
!49 = !DILocation(line: 8, column: 5, scope: !43)
!50 = !{i64 258}
!51 = !DILocation(line: 9, column: 12, scope: !43)
!52 = !DILocation(line: 9, column: 5, scope: !43)
!53 = distinct !DISubprogram(name: "barrier", scope: !3, file: !3, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!54 = !DISubroutineType(types: !55)
!55 = !{null}
!56 = !DILocation(line: 6, column: 36, scope: !53)
!57 = !{i64 185}
!58 = !DILocation(line: 6, column: 71, scope: !53)
