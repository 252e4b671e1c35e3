; ModuleID = 'longdouble.c'
source_filename = "longdouble.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.holder = type { i8, x86_fp80, i8 }

@ld = dso_local local_unnamed_addr global x86_fp80 0xK3FFFC000000000000000, align 16, !dbg !0
@holder = dso_local local_unnamed_addr global %struct.holder { i8 1, x86_fp80 0xK4000A000000000000000, i8 3 }, align 16, !dbg !7
@half_ = dso_local local_unnamed_addr global half 0xH3E00, align 2, !dbg !16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local x86_fp80 @unused(x86_fp80 noundef %0) local_unnamed_addr #0 !dbg !27 {
    #dbg_value(x86_fp80 %0, !31, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !32)
  %2 = load x86_fp80, ptr @ld, align 16, !dbg !33, !tbaa !34
  %3 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %0, x86_fp80 0xK40008000000000000000, x86_fp80 %2), !dbg !38
  ret x86_fp80 %3, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local range(i32 -130, 126) i32 @main() local_unnamed_addr #0 !dbg !40 {
  %1 = load i8, ptr getelementptr inbounds (i8, ptr @holder, i64 32), align 16, !dbg !42, !tbaa !43
  %2 = sext i8 %1 to i32, !dbg !45
  %3 = add nsw i32 %2, -2, !dbg !46
  ret i32 %3, !dbg !47
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ld", scope: !2, file: !3, line: 4, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longdouble.c", directory: ".", checksumkind: CSK_MD5, checksum: "ece1657a9abeff7e6fa6946172d1499e")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7, !16}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "holder", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !3, line: 5, size: 384, elements: !10)
!10 = !{!11, !13, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !9, file: !3, line: 5, baseType: !12, size: 8)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !9, file: !3, line: 5, baseType: !14, size: 128, offset: 128)
!14 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !9, file: !3, line: 5, baseType: !12, size: 8, offset: 256)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "half_", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "__fp16", size: 16, encoding: DW_ATE_float)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = distinct !DISubprogram(name: "unused", scope: !3, file: !3, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!14, !14}
!30 = !{!31}
!31 = !DILocalVariable(name: "x", arg: 1, scope: !27, file: !3, line: 8, type: !14)
!32 = !DILocation(line: 0, scope: !27)
!33 = !DILocation(line: 8, column: 52, scope: !27)
!34 = !{!35, !35, i64 0}
!35 = !{!"long double", !36, i64 0}
!36 = !{!"omnipotent char", !37, i64 0}
!37 = !{!"Simple C/C++ TBAA"}
!38 = !DILocation(line: 8, column: 50, scope: !27)
!39 = !DILocation(line: 8, column: 37, scope: !27)
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !41, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!41 = !DISubroutineType(types: !4)
!42 = !DILocation(line: 11, column: 68, scope: !40)
!43 = !{!44, !36, i64 32}
!44 = !{!"holder", !36, i64 0, !35, i64 16, !36, i64 32}
!45 = !DILocation(line: 11, column: 61, scope: !40)
!46 = !DILocation(line: 11, column: 59, scope: !40)
!47 = !DILocation(line: 11, column: 18, scope: !40)
