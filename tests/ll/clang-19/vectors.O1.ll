; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !0
@b = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !8
@c = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !13
@fb = dso_local local_unnamed_addr global [16 x float] zeroinitializer, align 16, !dbg !20
@fa = dso_local local_unnamed_addr global [16 x float] zeroinitializer, align 16, !dbg !15

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !30 {
    #dbg_value(i32 0, !34, !DIExpression(), !46)
  br label %1, !dbg !47

1:                                                ; preds = %0, %1
  %2 = phi i64 [ 0, %0 ], [ %14, %1 ]
  %3 = trunc i64 %2 to i32
    #dbg_value(i64 %2, !34, !DIExpression(), !46)
  %4 = getelementptr inbounds [64 x i32], ptr @a, i64 0, i64 %2, !dbg !48
  %5 = trunc nuw nsw i64 %2 to i32, !dbg !51
  store i32 %5, ptr %4, align 4, !dbg !51, !tbaa !52
  %6 = shl nuw nsw i32 %3, 1, !dbg !56
  %7 = getelementptr inbounds [64 x i32], ptr @b, i64 0, i64 %2, !dbg !57
  %8 = trunc i64 %2 to i32, !dbg !58
  %9 = shl i32 %8, 1, !dbg !58
  store i32 %9, ptr %7, align 4, !dbg !58, !tbaa !52
  %10 = icmp ugt i64 %2, 10, !dbg !59
  %11 = trunc nuw nsw i64 %2 to i32, !dbg !60
  %12 = select i1 %10, i32 %6, i32 %11, !dbg !60
  %13 = getelementptr inbounds [64 x i32], ptr @c, i64 0, i64 %2, !dbg !61
  store i32 %12, ptr %13, align 4, !dbg !62, !tbaa !52
  %14 = add nuw nsw i64 %2, 1, !dbg !63
    #dbg_value(i64 %14, !34, !DIExpression(), !46)
  %15 = icmp eq i64 %14, 64, !dbg !64
  br i1 %15, label %28, label %1, !dbg !47, !llvm.loop !65

16:                                               ; preds = %28
  %17 = tail call fastcc <4 x i32> @mix(), !dbg !69
    #dbg_value(<4 x i32> %17, !38, !DIExpression(), !70)
  %18 = extractelement <4 x i32> %17, i64 1, !dbg !71
  %19 = tail call fastcc <4 x float> @blend(i32 noundef %18), !dbg !72
    #dbg_value(<4 x float> %19, !43, !DIExpression(), !70)
  %20 = tail call fastcc i32 @dot(), !dbg !73
  %21 = extractelement <4 x float> %19, i64 2, !dbg !74
  %22 = fptosi float %21 to i32, !dbg !75
  %23 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>, !dbg !76
  %24 = add <4 x i32> %23, %17, !dbg !76
  %25 = extractelement <4 x i32> %24, i64 0, !dbg !76
  %26 = add i32 %25, %20, !dbg !77
  %27 = add nsw i32 %26, %22, !dbg !78
  ret i32 %27, !dbg !79

28:                                               ; preds = %1, %28
  %29 = phi i64 [ %34, %28 ], [ 0, %1 ]
    #dbg_value(i64 %29, !36, !DIExpression(), !80)
  %30 = getelementptr inbounds [16 x float], ptr @fb, i64 0, i64 %29, !dbg !81
  %31 = load float, ptr %30, align 4, !dbg !81, !tbaa !83
  %32 = tail call float @llvm.fmuladd.f32(float %31, float 2.000000e+00, float 1.000000e+00), !dbg !85
  %33 = getelementptr inbounds [16 x float], ptr @fa, i64 0, i64 %29, !dbg !86
  store float %32, ptr %33, align 4, !dbg !87, !tbaa !83
  %34 = add nuw nsw i64 %29, 1, !dbg !88
    #dbg_value(i64 %34, !36, !DIExpression(), !80)
  %35 = icmp eq i64 %34, 16, !dbg !89
  br i1 %35, label %16, label %28, !dbg !90, !llvm.loop !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef <4 x i32> @mix() unnamed_addr #2 !dbg !93 {
    #dbg_value(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, !97, !DIExpression(), !101)
    #dbg_value(<4 x i32> <i32 4, i32 3, i32 2, i32 1>, !98, !DIExpression(), !101)
    #dbg_value(<4 x i32> <i32 0, i32 0, i32 -1, i32 -1>, !99, !DIExpression(), !101)
    #dbg_value(<4 x i32> <i32 1, i32 4, i32 2, i32 3>, !100, !DIExpression(), !101)
    #dbg_value(<4 x i32> <i32 1, i32 4, i32 1, i32 3>, !100, !DIExpression(), !101)
  ret <4 x i32> <i32 4, i32 8, i32 1, i32 3>, !dbg !102
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <4 x float> @blend(i32 noundef %0) unnamed_addr #2 !dbg !103 {
    #dbg_value(<4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, !107, !DIExpression(), !111)
    #dbg_value(<4 x float> <float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, !108, !DIExpression(), !111)
    #dbg_value(i32 %0, !109, !DIExpression(), !111)
    #dbg_value(<4 x float> <float 4.000000e+00, float 1.100000e+01, float 2.000000e+01, float 3.100000e+01>, !110, !DIExpression(), !111)
  %2 = sitofp i32 %0 to float, !dbg !112
  %3 = and i32 %0, 3, !dbg !113
  %4 = insertelement <4 x float> <float 4.000000e+00, float 1.100000e+01, float 2.000000e+01, float 3.100000e+01>, float %2, i32 %3, !dbg !114
    #dbg_value(<4 x float> %4, !110, !DIExpression(), !111)
  ret <4 x float> %4, !dbg !115
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc i32 @dot() unnamed_addr #3 !dbg !116 {
    #dbg_value(ptr @a, !122, !DIExpression(), !128)
    #dbg_value(ptr @c, !123, !DIExpression(), !128)
    #dbg_value(i32 64, !124, !DIExpression(), !128)
    #dbg_value(i32 0, !125, !DIExpression(), !128)
    #dbg_value(i32 0, !126, !DIExpression(), !129)
  br label %1, !dbg !130

1:                                                ; preds = %1, %0
  %2 = phi i64 [ 0, %0 ], [ %10, %1 ], !dbg !131
  %3 = phi <4 x i32> [ zeroinitializer, %0 ], [ %9, %1 ]
  %4 = getelementptr inbounds i32, ptr @a, i64 %2, !dbg !133
  %5 = load <4 x i32>, ptr %4, align 16, !dbg !133, !tbaa !52
  %6 = getelementptr inbounds i32, ptr @c, i64 %2, !dbg !134
  %7 = load <4 x i32>, ptr %6, align 16, !dbg !134, !tbaa !52
  %8 = mul nsw <4 x i32> %7, %5, !dbg !135
  %9 = add <4 x i32> %8, %3, !dbg !136
  %10 = add nuw i64 %2, 4, !dbg !131
  %11 = icmp eq i64 %10, 64, !dbg !131
  br i1 %11, label %12, label %1, !dbg !131, !llvm.loop !137

12:                                               ; preds = %1
  %13 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %9), !dbg !130
  ret i32 %13, !dbg !141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
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
!29 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !31, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!5}
!33 = !{!34, !36, !38, !43}
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 30, type: !5)
!35 = distinct !DILexicalBlock(scope: !30, file: !3, line: 30, column: 5)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 35, type: !5)
!37 = distinct !DILexicalBlock(scope: !30, file: !3, line: 35, column: 5)
!38 = !DILocalVariable(name: "m", scope: !30, file: !3, line: 37, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 2, baseType: !40)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !DILocalVariable(name: "f", scope: !30, file: !3, line: 38, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !3, line: 3, baseType: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !41)
!46 = !DILocation(line: 0, scope: !35)
!47 = !DILocation(line: 30, column: 5, scope: !35)
!48 = !DILocation(line: 31, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 30, column: 34)
!50 = distinct !DILexicalBlock(scope: !35, file: !3, line: 30, column: 5)
!51 = !DILocation(line: 31, column: 14, scope: !49)
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = !DILocation(line: 32, column: 18, scope: !49)
!57 = !DILocation(line: 32, column: 9, scope: !49)
!58 = !DILocation(line: 32, column: 14, scope: !49)
!59 = !DILocation(line: 33, column: 21, scope: !49)
!60 = !DILocation(line: 33, column: 16, scope: !49)
!61 = !DILocation(line: 33, column: 9, scope: !49)
!62 = !DILocation(line: 33, column: 14, scope: !49)
!63 = !DILocation(line: 30, column: 30, scope: !50)
!64 = !DILocation(line: 30, column: 23, scope: !50)
!65 = distinct !{!65, !47, !66, !67, !68}
!66 = !DILocation(line: 34, column: 5, scope: !35)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = !DILocation(line: 37, column: 12, scope: !30)
!70 = !DILocation(line: 0, scope: !30)
!71 = !DILocation(line: 38, column: 54, scope: !30)
!72 = !DILocation(line: 38, column: 12, scope: !30)
!73 = !DILocation(line: 39, column: 12, scope: !30)
!74 = !DILocation(line: 39, column: 47, scope: !30)
!75 = !DILocation(line: 39, column: 42, scope: !30)
!76 = !DILocation(line: 39, column: 26, scope: !30)
!77 = !DILocation(line: 39, column: 33, scope: !30)
!78 = !DILocation(line: 39, column: 40, scope: !30)
!79 = !DILocation(line: 39, column: 5, scope: !30)
!80 = !DILocation(line: 0, scope: !37)
!81 = !DILocation(line: 36, column: 17, scope: !82)
!82 = distinct !DILexicalBlock(scope: !37, file: !3, line: 35, column: 5)
!83 = !{!84, !84, i64 0}
!84 = !{!"float", !54, i64 0}
!85 = !DILocation(line: 36, column: 27, scope: !82)
!86 = !DILocation(line: 36, column: 9, scope: !82)
!87 = !DILocation(line: 36, column: 15, scope: !82)
!88 = !DILocation(line: 35, column: 30, scope: !82)
!89 = !DILocation(line: 35, column: 23, scope: !82)
!90 = !DILocation(line: 35, column: 5, scope: !37)
!91 = distinct !{!91, !90, !92, !67, !68}
!92 = !DILocation(line: 36, column: 29, scope: !37)
!93 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 16, type: !94, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96)
!94 = !DISubroutineType(cc: DW_CC_nocall, types: !95)
!95 = !{!39, !39, !39}
!96 = !{!97, !98, !99, !100}
!97 = !DILocalVariable(name: "x", arg: 1, scope: !93, file: !3, line: 16, type: !39)
!98 = !DILocalVariable(name: "y", arg: 2, scope: !93, file: !3, line: 16, type: !39)
!99 = !DILocalVariable(name: "mask", scope: !93, file: !3, line: 17, type: !39)
!100 = !DILocalVariable(name: "shuffled", scope: !93, file: !3, line: 18, type: !39)
!101 = !DILocation(line: 0, scope: !93)
!102 = !DILocation(line: 20, column: 5, scope: !93)
!103 = distinct !DISubprogram(name: "blend", scope: !3, file: !3, line: 23, type: !104, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106)
!104 = !DISubroutineType(cc: DW_CC_nocall, types: !105)
!105 = !{!44, !44, !44, !5}
!106 = !{!107, !108, !109, !110}
!107 = !DILocalVariable(name: "x", arg: 1, scope: !103, file: !3, line: 23, type: !44)
!108 = !DILocalVariable(name: "y", arg: 2, scope: !103, file: !3, line: 23, type: !44)
!109 = !DILocalVariable(name: "lane", arg: 3, scope: !103, file: !3, line: 23, type: !5)
!110 = !DILocalVariable(name: "r", scope: !103, file: !3, line: 24, type: !44)
!111 = !DILocation(line: 0, scope: !103)
!112 = !DILocation(line: 25, column: 19, scope: !103)
!113 = !DILocation(line: 25, column: 12, scope: !103)
!114 = !DILocation(line: 25, column: 17, scope: !103)
!115 = !DILocation(line: 26, column: 5, scope: !103)
!116 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 8, type: !117, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121)
!117 = !DISubroutineType(cc: DW_CC_nocall, types: !118)
!118 = !{!5, !119, !119, !5}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!121 = !{!122, !123, !124, !125, !126}
!122 = !DILocalVariable(name: "x", arg: 1, scope: !116, file: !3, line: 8, type: !119)
!123 = !DILocalVariable(name: "y", arg: 2, scope: !116, file: !3, line: 8, type: !119)
!124 = !DILocalVariable(name: "n", arg: 3, scope: !116, file: !3, line: 8, type: !5)
!125 = !DILocalVariable(name: "sum", scope: !116, file: !3, line: 9, type: !5)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 11, type: !5)
!127 = distinct !DILexicalBlock(scope: !116, file: !3, line: 11, column: 5)
!128 = !DILocation(line: 0, scope: !116)
!129 = !DILocation(line: 0, scope: !127)
!130 = !DILocation(line: 11, column: 5, scope: !127)
!131 = !DILocation(line: 11, column: 29, scope: !132)
!132 = distinct !DILexicalBlock(scope: !127, file: !3, line: 11, column: 5)
!133 = !DILocation(line: 12, column: 16, scope: !132)
!134 = !DILocation(line: 12, column: 23, scope: !132)
!135 = !DILocation(line: 12, column: 21, scope: !132)
!136 = !DILocation(line: 12, column: 13, scope: !132)
!137 = distinct !{!137, !130, !138, !67, !68, !139, !140}
!138 = !DILocation(line: 12, column: 26, scope: !127)
!139 = !{!"llvm.loop.isvectorized", i32 1}
!140 = !{!"llvm.loop.unroll.runtime.disable"}
!141 = !DILocation(line: 13, column: 5, scope: !116)
