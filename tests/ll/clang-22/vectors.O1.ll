; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !0
@b = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !8
@c = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !13
@fb = dso_local local_unnamed_addr global [16 x float] zeroinitializer, align 16, !dbg !20
@fa = dso_local local_unnamed_addr global [16 x float] zeroinitializer, align 16, !dbg !15

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !34 {
    #dbg_value(i32 0, !38, !DIExpression(), !50)
  br label %1, !dbg !51

1:                                                ; preds = %0, %1
  %2 = phi i64 [ 0, %0 ], [ %14, %1 ]
  %3 = trunc i64 %2 to i32
    #dbg_value(i64 %2, !38, !DIExpression(), !50)
  %4 = getelementptr inbounds nuw i32, ptr @a, i64 %2, !dbg !52
  %5 = trunc nuw nsw i64 %2 to i32, !dbg !55
  store i32 %5, ptr %4, align 4, !dbg !55, !tbaa !30
  %6 = shl nuw nsw i32 %3, 1, !dbg !56
  %7 = getelementptr inbounds nuw i32, ptr @b, i64 %2, !dbg !57
  %8 = trunc i64 %2 to i32, !dbg !58
  %9 = shl i32 %8, 1, !dbg !58
  store i32 %9, ptr %7, align 4, !dbg !58, !tbaa !30
  %10 = icmp samesign ugt i64 %2, 10, !dbg !59
  %11 = trunc nuw nsw i64 %2 to i32, !dbg !60
  %12 = select i1 %10, i32 %6, i32 %11, !dbg !60
  %13 = getelementptr inbounds nuw i32, ptr @c, i64 %2, !dbg !61
  store i32 %12, ptr %13, align 4, !dbg !62, !tbaa !30
  %14 = add nuw nsw i64 %2, 1, !dbg !63
    #dbg_value(i64 %14, !38, !DIExpression(), !50)
  %15 = icmp eq i64 %14, 64, !dbg !64
  br i1 %15, label %28, label %1, !dbg !65, !llvm.loop !66

16:                                               ; preds = %28
  %17 = tail call fastcc <4 x i32> @mix(), !dbg !71
    #dbg_value(<4 x i32> %17, !42, !DIExpression(), !72)
  %18 = extractelement <4 x i32> %17, i64 1, !dbg !73
  %19 = tail call fastcc <4 x float> @blend(i32 noundef %18), !dbg !74
    #dbg_value(<4 x float> %19, !47, !DIExpression(), !72)
  %20 = tail call fastcc i32 @dot(), !dbg !75
  %21 = extractelement <4 x float> %19, i64 2, !dbg !76
  %22 = fptosi float %21 to i32, !dbg !77
  %23 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>, !dbg !78
  %24 = add <4 x i32> %23, %17, !dbg !78
  %25 = extractelement <4 x i32> %24, i64 0, !dbg !78
  %26 = add i32 %25, %20, !dbg !79
  %27 = add nsw i32 %26, %22, !dbg !80
  ret i32 %27, !dbg !81

28:                                               ; preds = %1, %28
  %29 = phi i64 [ %34, %28 ], [ 0, %1 ]
    #dbg_value(i64 %29, !40, !DIExpression(), !82)
  %30 = getelementptr inbounds nuw float, ptr @fb, i64 %29, !dbg !83
  %31 = load float, ptr %30, align 4, !dbg !83, !tbaa !85
  %32 = tail call float @llvm.fmuladd.f32(float %31, float 2.000000e+00, float 1.000000e+00), !dbg !87
  %33 = getelementptr inbounds nuw float, ptr @fa, i64 %29, !dbg !88
  store float %32, ptr %33, align 4, !dbg !89, !tbaa !85
  %34 = add nuw nsw i64 %29, 1, !dbg !90
    #dbg_value(i64 %34, !40, !DIExpression(), !82)
  %35 = icmp eq i64 %34, 16, !dbg !91
  br i1 %35, label %16, label %28, !dbg !92, !llvm.loop !93
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef <4 x i32> @mix() unnamed_addr #2 !dbg !96 {
    #dbg_value(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, !100, !DIExpression(), !104)
    #dbg_value(<4 x i32> <i32 4, i32 3, i32 2, i32 1>, !101, !DIExpression(), !104)
    #dbg_value(<4 x i32> <i32 0, i32 0, i32 -1, i32 -1>, !102, !DIExpression(), !104)
    #dbg_value(<4 x i32> <i32 1, i32 4, i32 2, i32 3>, !103, !DIExpression(), !104)
    #dbg_value(<4 x i32> <i32 1, i32 4, i32 1, i32 3>, !103, !DIExpression(), !104)
  ret <4 x i32> <i32 4, i32 8, i32 1, i32 3>, !dbg !105
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <4 x float> @blend(i32 noundef %0) unnamed_addr #2 !dbg !106 {
    #dbg_value(<4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, !110, !DIExpression(), !114)
    #dbg_value(<4 x float> <float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, !111, !DIExpression(), !114)
    #dbg_value(i32 %0, !112, !DIExpression(), !114)
    #dbg_value(<4 x float> <float 4.000000e+00, float 1.100000e+01, float 2.000000e+01, float 3.100000e+01>, !113, !DIExpression(), !114)
  %2 = sitofp i32 %0 to float, !dbg !115
  %3 = and i32 %0, 3, !dbg !116
  %4 = insertelement <4 x float> <float 4.000000e+00, float 1.100000e+01, float 2.000000e+01, float 3.100000e+01>, float %2, i32 %3, !dbg !117
    #dbg_value(<4 x float> %4, !113, !DIExpression(), !114)
  ret <4 x float> %4, !dbg !118
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @dot() unnamed_addr #3 !dbg !119 {
    #dbg_value(ptr @a, !125, !DIExpression(), !131)
    #dbg_value(ptr @c, !126, !DIExpression(), !131)
    #dbg_value(i32 64, !127, !DIExpression(), !131)
    #dbg_value(i32 0, !128, !DIExpression(), !131)
    #dbg_value(i32 0, !129, !DIExpression(), !132)
  br label %1, !dbg !133

1:                                                ; preds = %1, %0
  %2 = phi i64 [ 0, %0 ], [ %10, %1 ], !dbg !134
  %3 = phi <4 x i32> [ zeroinitializer, %0 ], [ %9, %1 ]
  %4 = getelementptr inbounds nuw i32, ptr @a, i64 %2, !dbg !136
  %5 = load <4 x i32>, ptr %4, align 16, !dbg !136, !tbaa !30
  %6 = getelementptr inbounds nuw i32, ptr @c, i64 %2, !dbg !137
  %7 = load <4 x i32>, ptr %6, align 16, !dbg !137, !tbaa !30
  %8 = mul nsw <4 x i32> %7, %5, !dbg !138
  %9 = add <4 x i32> %8, %3, !dbg !139
  %10 = add nuw i64 %2, 4, !dbg !134
  %11 = icmp eq i64 %10, 64, !dbg !140
  br i1 %11, label %12, label %1, !dbg !140, !llvm.loop !141

12:                                               ; preds = %1
  %13 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %9), !dbg !140
  ret i32 %13, !dbg !144
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "vectors.c", directory: ".", checksumkind: CSK_MD5, checksum: "c9c23b3b91945adb0ab4baa0c3f9086b")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!7 = !{!0, !8, !13, !15, !20}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 2048, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 64)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "fa", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 512, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 16)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "fb", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!29 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !32, i64 0}
!32 = !{!"omnipotent char", !33, i64 0}
!33 = !{!"Simple C/C++ TBAA"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !35, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37, keyInstructions: true)
!35 = !DISubroutineType(types: !36)
!36 = !{!5}
!37 = !{!38, !40, !42, !47}
!38 = !DILocalVariable(name: "i", scope: !39, file: !3, line: 30, type: !5)
!39 = distinct !DILexicalBlock(scope: !34, file: !3, line: 30, column: 5)
!40 = !DILocalVariable(name: "i", scope: !41, file: !3, line: 35, type: !5)
!41 = distinct !DILexicalBlock(scope: !34, file: !3, line: 35, column: 5)
!42 = !DILocalVariable(name: "m", scope: !34, file: !3, line: 37, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 2, baseType: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 4)
!47 = !DILocalVariable(name: "f", scope: !34, file: !3, line: 38, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !3, line: 3, baseType: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !45)
!50 = !DILocation(line: 0, scope: !39)
!51 = !DILocation(line: 30, column: 5, scope: !39, atomGroup: 23, atomRank: 1)
!52 = !DILocation(line: 31, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 30, column: 34)
!54 = distinct !DILexicalBlock(scope: !39, file: !3, line: 30, column: 5)
!55 = !DILocation(line: 31, column: 14, scope: !53, atomGroup: 4, atomRank: 1)
!56 = !DILocation(line: 32, column: 18, scope: !53, atomGroup: 5, atomRank: 2)
!57 = !DILocation(line: 32, column: 9, scope: !53)
!58 = !DILocation(line: 32, column: 14, scope: !53, atomGroup: 5, atomRank: 1)
!59 = !DILocation(line: 33, column: 21, scope: !53, atomGroup: 7, atomRank: 2)
!60 = !DILocation(line: 33, column: 16, scope: !53)
!61 = !DILocation(line: 33, column: 9, scope: !53)
!62 = !DILocation(line: 33, column: 14, scope: !53, atomGroup: 6, atomRank: 1)
!63 = !DILocation(line: 30, column: 30, scope: !54, atomGroup: 8, atomRank: 2)
!64 = !DILocation(line: 30, column: 23, scope: !54, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 30, column: 5, scope: !39, atomGroup: 3, atomRank: 1)
!66 = distinct !{!66, !67, !68, !69, !70}
!67 = !DILocation(line: 30, column: 5, scope: !39)
!68 = !DILocation(line: 34, column: 5, scope: !39)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 37, column: 12, scope: !34, atomGroup: 16, atomRank: 2)
!72 = !DILocation(line: 0, scope: !34)
!73 = !DILocation(line: 38, column: 54, scope: !34)
!74 = !DILocation(line: 38, column: 12, scope: !34, atomGroup: 17, atomRank: 2)
!75 = !DILocation(line: 39, column: 12, scope: !34)
!76 = !DILocation(line: 39, column: 47, scope: !34)
!77 = !DILocation(line: 39, column: 42, scope: !34)
!78 = !DILocation(line: 39, column: 26, scope: !34)
!79 = !DILocation(line: 39, column: 33, scope: !34)
!80 = !DILocation(line: 39, column: 40, scope: !34, atomGroup: 19, atomRank: 2)
!81 = !DILocation(line: 39, column: 5, scope: !34, atomGroup: 19, atomRank: 1)
!82 = !DILocation(line: 0, scope: !41)
!83 = !DILocation(line: 36, column: 17, scope: !84)
!84 = distinct !DILexicalBlock(scope: !41, file: !3, line: 35, column: 5)
!85 = !{!86, !86, i64 0}
!86 = !{!"float", !32, i64 0}
!87 = !DILocation(line: 36, column: 27, scope: !84, atomGroup: 13, atomRank: 2)
!88 = !DILocation(line: 36, column: 9, scope: !84)
!89 = !DILocation(line: 36, column: 15, scope: !84, atomGroup: 13, atomRank: 1)
!90 = !DILocation(line: 35, column: 30, scope: !84, atomGroup: 14, atomRank: 2)
!91 = !DILocation(line: 35, column: 23, scope: !84, atomGroup: 11, atomRank: 1)
!92 = !DILocation(line: 35, column: 5, scope: !41, atomGroup: 12, atomRank: 1)
!93 = distinct !{!93, !94, !95, !69, !70}
!94 = !DILocation(line: 35, column: 5, scope: !41)
!95 = !DILocation(line: 36, column: 29, scope: !41)
!96 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 16, type: !97, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !99, keyInstructions: true)
!97 = !DISubroutineType(cc: DW_CC_nocall, types: !98)
!98 = !{!43, !43, !43}
!99 = !{!100, !101, !102, !103}
!100 = !DILocalVariable(name: "x", arg: 1, scope: !96, file: !3, line: 16, type: !43)
!101 = !DILocalVariable(name: "y", arg: 2, scope: !96, file: !3, line: 16, type: !43)
!102 = !DILocalVariable(name: "mask", scope: !96, file: !3, line: 17, type: !43)
!103 = !DILocalVariable(name: "shuffled", scope: !96, file: !3, line: 18, type: !43)
!104 = !DILocation(line: 0, scope: !96)
!105 = !DILocation(line: 20, column: 5, scope: !96, atomGroup: 5, atomRank: 1)
!106 = distinct !DISubprogram(name: "blend", scope: !3, file: !3, line: 23, type: !107, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !109, keyInstructions: true)
!107 = !DISubroutineType(cc: DW_CC_nocall, types: !108)
!108 = !{!48, !48, !48, !5}
!109 = !{!110, !111, !112, !113}
!110 = !DILocalVariable(name: "x", arg: 1, scope: !106, file: !3, line: 23, type: !48)
!111 = !DILocalVariable(name: "y", arg: 2, scope: !106, file: !3, line: 23, type: !48)
!112 = !DILocalVariable(name: "lane", arg: 3, scope: !106, file: !3, line: 23, type: !5)
!113 = !DILocalVariable(name: "r", scope: !106, file: !3, line: 24, type: !48)
!114 = !DILocation(line: 0, scope: !106)
!115 = !DILocation(line: 25, column: 19, scope: !106)
!116 = !DILocation(line: 25, column: 12, scope: !106)
!117 = !DILocation(line: 25, column: 17, scope: !106, atomGroup: 2, atomRank: 2)
!118 = !DILocation(line: 26, column: 5, scope: !106, atomGroup: 4, atomRank: 1)
!119 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 8, type: !120, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !124, keyInstructions: true)
!120 = !DISubroutineType(cc: DW_CC_nocall, types: !121)
!121 = !{!5, !122, !122, !5}
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!124 = !{!125, !126, !127, !128, !129}
!125 = !DILocalVariable(name: "x", arg: 1, scope: !119, file: !3, line: 8, type: !122)
!126 = !DILocalVariable(name: "y", arg: 2, scope: !119, file: !3, line: 8, type: !122)
!127 = !DILocalVariable(name: "n", arg: 3, scope: !119, file: !3, line: 8, type: !5)
!128 = !DILocalVariable(name: "sum", scope: !119, file: !3, line: 9, type: !5)
!129 = !DILocalVariable(name: "i", scope: !130, file: !3, line: 11, type: !5)
!130 = distinct !DILexicalBlock(scope: !119, file: !3, line: 11, column: 5)
!131 = !DILocation(line: 0, scope: !119)
!132 = !DILocation(line: 0, scope: !130)
!133 = !DILocation(line: 11, column: 5, scope: !130)
!134 = !DILocation(line: 11, column: 29, scope: !135, atomGroup: 6, atomRank: 2)
!135 = distinct !DILexicalBlock(scope: !130, file: !3, line: 11, column: 5)
!136 = !DILocation(line: 12, column: 16, scope: !135)
!137 = !DILocation(line: 12, column: 23, scope: !135)
!138 = !DILocation(line: 12, column: 21, scope: !135)
!139 = !DILocation(line: 12, column: 13, scope: !135, atomGroup: 5, atomRank: 2)
!140 = !DILocation(line: 11, column: 5, scope: !130, atomGroup: 4, atomRank: 1)
!141 = distinct !{!141, !69, !70, !142, !143}
!142 = !{!"llvm.loop.isvectorized", i32 1}
!143 = !{!"llvm.loop.unroll.runtime.disable"}
!144 = !DILocation(line: 13, column: 5, scope: !119, atomGroup: 9, atomRank: 1)
