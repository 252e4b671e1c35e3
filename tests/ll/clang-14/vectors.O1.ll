; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !0
@b = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !8
@c = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16, !dbg !13
@fb = dso_local local_unnamed_addr global [16 x float] zeroinitializer, align 16, !dbg !20
@fa = dso_local local_unnamed_addr global [16 x float] zeroinitializer, align 16, !dbg !15

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !29 {
  call void @llvm.dbg.value(metadata i32 0, metadata !33, metadata !DIExpression()), !dbg !45
  br label %1, !dbg !46

1:                                                ; preds = %0, %1
  %2 = phi i64 [ 0, %0 ], [ %14, %1 ]
  %3 = trunc i64 %2 to i32
  call void @llvm.dbg.value(metadata i64 %2, metadata !33, metadata !DIExpression()), !dbg !45
  %4 = getelementptr inbounds [64 x i32], [64 x i32]* @a, i64 0, i64 %2, !dbg !47
  %5 = trunc i64 %2 to i32, !dbg !50
  store i32 %5, i32* %4, align 4, !dbg !50, !tbaa !51
  %6 = shl nuw nsw i32 %3, 1, !dbg !55
  %7 = getelementptr inbounds [64 x i32], [64 x i32]* @b, i64 0, i64 %2, !dbg !56
  %8 = trunc i64 %2 to i32, !dbg !57
  %9 = shl i32 %8, 1, !dbg !57
  store i32 %9, i32* %7, align 4, !dbg !57, !tbaa !51
  %10 = icmp ugt i64 %2, 10, !dbg !58
  %11 = trunc i64 %2 to i32, !dbg !59
  %12 = select i1 %10, i32 %6, i32 %11, !dbg !59
  %13 = getelementptr inbounds [64 x i32], [64 x i32]* @c, i64 0, i64 %2, !dbg !60
  store i32 %12, i32* %13, align 4, !dbg !61, !tbaa !51
  %14 = add nuw nsw i64 %2, 1, !dbg !62
  call void @llvm.dbg.value(metadata i64 %14, metadata !33, metadata !DIExpression()), !dbg !45
  %15 = icmp eq i64 %14, 64, !dbg !63
  br i1 %15, label %28, label %1, !dbg !46, !llvm.loop !64

16:                                               ; preds = %28
  %17 = call fastcc <4 x i32> @mix(), !dbg !68
  call void @llvm.dbg.value(metadata <4 x i32> %17, metadata !37, metadata !DIExpression()), !dbg !69
  %18 = extractelement <4 x i32> %17, i64 1, !dbg !70
  %19 = call fastcc <4 x float> @blend(i32 noundef %18), !dbg !71
  call void @llvm.dbg.value(metadata <4 x float> %19, metadata !42, metadata !DIExpression()), !dbg !69
  %20 = call fastcc i32 @dot(), !dbg !72
  %21 = extractelement <4 x float> %19, i64 2, !dbg !73
  %22 = fptosi float %21 to i32, !dbg !74
  %23 = shufflevector <4 x i32> %17, <4 x i32> poison, <4 x i32> <i32 3, i32 undef, i32 undef, i32 undef>, !dbg !75
  %24 = add <4 x i32> %23, %17, !dbg !75
  %25 = extractelement <4 x i32> %24, i64 0, !dbg !75
  %26 = add i32 %25, %20, !dbg !76
  %27 = add i32 %26, %22, !dbg !77
  ret i32 %27, !dbg !78

28:                                               ; preds = %1, %28
  %29 = phi i64 [ %34, %28 ], [ 0, %1 ]
  call void @llvm.dbg.value(metadata i64 %29, metadata !35, metadata !DIExpression()), !dbg !79
  %30 = getelementptr inbounds [16 x float], [16 x float]* @fb, i64 0, i64 %29, !dbg !80
  %31 = load float, float* %30, align 4, !dbg !80, !tbaa !82
  %32 = call float @llvm.fmuladd.f32(float %31, float 2.000000e+00, float 1.000000e+00), !dbg !84
  %33 = getelementptr inbounds [16 x float], [16 x float]* @fa, i64 0, i64 %29, !dbg !85
  store float %32, float* %33, align 4, !dbg !86, !tbaa !82
  %34 = add nuw nsw i64 %29, 1, !dbg !87
  call void @llvm.dbg.value(metadata i64 %34, metadata !35, metadata !DIExpression()), !dbg !79
  %35 = icmp eq i64 %34, 16, !dbg !88
  br i1 %35, label %16, label %28, !dbg !89, !llvm.loop !90
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc <4 x i32> @mix() unnamed_addr #2 !dbg !92 {
  call void @llvm.dbg.value(metadata <4 x i32> <i32 1, i32 2, i32 3, i32 4>, metadata !96, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata <4 x i32> <i32 4, i32 3, i32 2, i32 1>, metadata !97, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata <4 x i32> <i32 0, i32 0, i32 -1, i32 -1>, metadata !98, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata <4 x i32> <i32 1, i32 4, i32 2, i32 3>, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata <4 x i32> <i32 1, i32 4, i32 1, i32 3>, metadata !99, metadata !DIExpression()), !dbg !100
  ret <4 x i32> <i32 4, i32 8, i32 1, i32 3>, !dbg !101
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn
define internal fastcc <4 x float> @blend(i32 noundef %0) unnamed_addr #2 !dbg !102 {
  call void @llvm.dbg.value(metadata <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, metadata !106, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.value(metadata <4 x float> <float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, metadata !107, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.value(metadata i32 %0, metadata !108, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.value(metadata <4 x float> <float 4.000000e+00, float 1.100000e+01, float 2.000000e+01, float 3.100000e+01>, metadata !109, metadata !DIExpression()), !dbg !110
  %2 = sitofp i32 %0 to float, !dbg !111
  %3 = and i32 %0, 3, !dbg !112
  %4 = insertelement <4 x float> <float 4.000000e+00, float 1.100000e+01, float 2.000000e+01, float 3.100000e+01>, float %2, i32 %3, !dbg !113
  call void @llvm.dbg.value(metadata <4 x float> %4, metadata !109, metadata !DIExpression()), !dbg !110
  ret <4 x float> %4, !dbg !114
}

; Function Attrs: nofree noinline norecurse nosync nounwind readonly uwtable
define internal fastcc i32 @dot() unnamed_addr #3 !dbg !115 {
  call void @llvm.dbg.value(metadata i32 64, metadata !123, metadata !DIExpression()), !dbg !127
  call void @llvm.dbg.value(metadata i32 0, metadata !124, metadata !DIExpression()), !dbg !127
  call void @llvm.dbg.value(metadata i32 0, metadata !125, metadata !DIExpression()), !dbg !128
  br label %1, !dbg !129

1:                                                ; preds = %1, %0
  %2 = phi i64 [ 0, %0 ], [ %12, %1 ], !dbg !130
  %3 = phi <4 x i32> [ zeroinitializer, %0 ], [ %11, %1 ]
  %4 = getelementptr inbounds [64 x i32], [64 x i32]* @a, i64 0, i64 %2, !dbg !130
  %5 = bitcast i32* %4 to <4 x i32>*, !dbg !132
  %6 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !132, !tbaa !51
  %7 = getelementptr inbounds [64 x i32], [64 x i32]* @c, i64 0, i64 %2, !dbg !130
  %8 = bitcast i32* %7 to <4 x i32>*, !dbg !133
  %9 = load <4 x i32>, <4 x i32>* %8, align 16, !dbg !133, !tbaa !51
  %10 = mul nsw <4 x i32> %9, %6, !dbg !134
  %11 = add <4 x i32> %10, %3, !dbg !135
  %12 = add nuw i64 %2, 4, !dbg !130
  %13 = icmp eq i64 %12, 64, !dbg !130
  br i1 %13, label %14, label %1, !dbg !130, !llvm.loop !136

14:                                               ; preds = %1
  %15 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %11), !dbg !129
  ret i32 %15, !dbg !139
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #4

; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #5

attributes #0 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nofree nosync nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
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
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !30, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!5}
!32 = !{!33, !35, !37, !42}
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 30, type: !5)
!34 = distinct !DILexicalBlock(scope: !29, file: !3, line: 30, column: 5)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 35, type: !5)
!36 = distinct !DILexicalBlock(scope: !29, file: !3, line: 35, column: 5)
!37 = !DILocalVariable(name: "m", scope: !29, file: !3, line: 37, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 2, baseType: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DILocalVariable(name: "f", scope: !29, file: !3, line: 38, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !3, line: 3, baseType: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !40)
!45 = !DILocation(line: 0, scope: !34)
!46 = !DILocation(line: 30, column: 5, scope: !34)
!47 = !DILocation(line: 31, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !3, line: 30, column: 34)
!49 = distinct !DILexicalBlock(scope: !34, file: !3, line: 30, column: 5)
!50 = !DILocation(line: 31, column: 14, scope: !48)
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = !DILocation(line: 32, column: 18, scope: !48)
!56 = !DILocation(line: 32, column: 9, scope: !48)
!57 = !DILocation(line: 32, column: 14, scope: !48)
!58 = !DILocation(line: 33, column: 21, scope: !48)
!59 = !DILocation(line: 33, column: 16, scope: !48)
!60 = !DILocation(line: 33, column: 9, scope: !48)
!61 = !DILocation(line: 33, column: 14, scope: !48)
!62 = !DILocation(line: 30, column: 30, scope: !49)
!63 = !DILocation(line: 30, column: 23, scope: !49)
!64 = distinct !{!64, !46, !65, !66, !67}
!65 = !DILocation(line: 34, column: 5, scope: !34)
!66 = !{!"llvm.loop.mustprogress"}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = !DILocation(line: 37, column: 12, scope: !29)
!69 = !DILocation(line: 0, scope: !29)
!70 = !DILocation(line: 38, column: 54, scope: !29)
!71 = !DILocation(line: 38, column: 12, scope: !29)
!72 = !DILocation(line: 39, column: 12, scope: !29)
!73 = !DILocation(line: 39, column: 47, scope: !29)
!74 = !DILocation(line: 39, column: 42, scope: !29)
!75 = !DILocation(line: 39, column: 26, scope: !29)
!76 = !DILocation(line: 39, column: 33, scope: !29)
!77 = !DILocation(line: 39, column: 40, scope: !29)
!78 = !DILocation(line: 39, column: 5, scope: !29)
!79 = !DILocation(line: 0, scope: !36)
!80 = !DILocation(line: 36, column: 17, scope: !81)
!81 = distinct !DILexicalBlock(scope: !36, file: !3, line: 35, column: 5)
!82 = !{!83, !83, i64 0}
!83 = !{!"float", !53, i64 0}
!84 = !DILocation(line: 36, column: 27, scope: !81)
!85 = !DILocation(line: 36, column: 9, scope: !81)
!86 = !DILocation(line: 36, column: 15, scope: !81)
!87 = !DILocation(line: 35, column: 30, scope: !81)
!88 = !DILocation(line: 35, column: 23, scope: !81)
!89 = !DILocation(line: 35, column: 5, scope: !36)
!90 = distinct !{!90, !89, !91, !66, !67}
!91 = !DILocation(line: 36, column: 29, scope: !36)
!92 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 16, type: !93, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!38, !38, !38}
!95 = !{!96, !97, !98, !99}
!96 = !DILocalVariable(name: "x", arg: 1, scope: !92, file: !3, line: 16, type: !38)
!97 = !DILocalVariable(name: "y", arg: 2, scope: !92, file: !3, line: 16, type: !38)
!98 = !DILocalVariable(name: "mask", scope: !92, file: !3, line: 17, type: !38)
!99 = !DILocalVariable(name: "shuffled", scope: !92, file: !3, line: 18, type: !38)
!100 = !DILocation(line: 0, scope: !92)
!101 = !DILocation(line: 20, column: 5, scope: !92)
!102 = distinct !DISubprogram(name: "blend", scope: !3, file: !3, line: 23, type: !103, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !105)
!103 = !DISubroutineType(types: !104)
!104 = !{!43, !43, !43, !5}
!105 = !{!106, !107, !108, !109}
!106 = !DILocalVariable(name: "x", arg: 1, scope: !102, file: !3, line: 23, type: !43)
!107 = !DILocalVariable(name: "y", arg: 2, scope: !102, file: !3, line: 23, type: !43)
!108 = !DILocalVariable(name: "lane", arg: 3, scope: !102, file: !3, line: 23, type: !5)
!109 = !DILocalVariable(name: "r", scope: !102, file: !3, line: 24, type: !43)
!110 = !DILocation(line: 0, scope: !102)
!111 = !DILocation(line: 25, column: 19, scope: !102)
!112 = !DILocation(line: 25, column: 12, scope: !102)
!113 = !DILocation(line: 25, column: 17, scope: !102)
!114 = !DILocation(line: 26, column: 5, scope: !102)
!115 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 8, type: !116, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !120)
!116 = !DISubroutineType(types: !117)
!117 = !{!5, !118, !118, !5}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!120 = !{!121, !122, !123, !124, !125}
!121 = !DILocalVariable(name: "x", arg: 1, scope: !115, file: !3, line: 8, type: !118)
!122 = !DILocalVariable(name: "y", arg: 2, scope: !115, file: !3, line: 8, type: !118)
!123 = !DILocalVariable(name: "n", arg: 3, scope: !115, file: !3, line: 8, type: !5)
!124 = !DILocalVariable(name: "sum", scope: !115, file: !3, line: 9, type: !5)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 11, type: !5)
!126 = distinct !DILexicalBlock(scope: !115, file: !3, line: 11, column: 5)
!127 = !DILocation(line: 0, scope: !115)
!128 = !DILocation(line: 0, scope: !126)
!129 = !DILocation(line: 11, column: 5, scope: !126)
!130 = !DILocation(line: 11, column: 29, scope: !131)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 11, column: 5)
!132 = !DILocation(line: 12, column: 16, scope: !131)
!133 = !DILocation(line: 12, column: 23, scope: !131)
!134 = !DILocation(line: 12, column: 21, scope: !131)
!135 = !DILocation(line: 12, column: 13, scope: !131)
!136 = distinct !{!136, !129, !137, !66, !67, !138}
!137 = !DILocation(line: 12, column: 26, scope: !126)
!138 = !{!"llvm.loop.isvectorized", i32 1}
!139 = !DILocation(line: 13, column: 5, scope: !115)
