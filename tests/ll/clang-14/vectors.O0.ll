; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global [64 x i32] zeroinitializer, align 16, !dbg !0
@b = dso_local global [64 x i32] zeroinitializer, align 16, !dbg !8
@c = dso_local global [64 x i32] zeroinitializer, align 16, !dbg !13
@fb = dso_local global [16 x float] zeroinitializer, align 16, !dbg !20
@fa = dso_local global [16 x float] zeroinitializer, align 16, !dbg !15

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = alloca <4 x float>, align 16
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !34, metadata !DIExpression()), !dbg !36
  store i32 0, i32* %2, align 4, !dbg !36
  br label %10, !dbg !37

10:                                               ; preds = %43, %0
  %11 = load i32, i32* %2, align 4, !dbg !38
  %12 = icmp slt i32 %11, 64, !dbg !40
  br i1 %12, label %13, label %46, !dbg !41

13:                                               ; preds = %10
  %14 = load i32, i32* %2, align 4, !dbg !42
  %15 = load i32, i32* %2, align 4, !dbg !44
  %16 = sext i32 %15 to i64, !dbg !45
  %17 = getelementptr inbounds [64 x i32], [64 x i32]* @a, i64 0, i64 %16, !dbg !45
  store i32 %14, i32* %17, align 4, !dbg !46
  %18 = load i32, i32* %2, align 4, !dbg !47
  %19 = mul nsw i32 2, %18, !dbg !48
  %20 = load i32, i32* %2, align 4, !dbg !49
  %21 = sext i32 %20 to i64, !dbg !50
  %22 = getelementptr inbounds [64 x i32], [64 x i32]* @b, i64 0, i64 %21, !dbg !50
  store i32 %19, i32* %22, align 4, !dbg !51
  %23 = load i32, i32* %2, align 4, !dbg !52
  %24 = sext i32 %23 to i64, !dbg !53
  %25 = getelementptr inbounds [64 x i32], [64 x i32]* @a, i64 0, i64 %24, !dbg !53
  %26 = load i32, i32* %25, align 4, !dbg !53
  %27 = icmp sgt i32 %26, 10, !dbg !54
  br i1 %27, label %28, label %33, !dbg !53

28:                                               ; preds = %13
  %29 = load i32, i32* %2, align 4, !dbg !55
  %30 = sext i32 %29 to i64, !dbg !56
  %31 = getelementptr inbounds [64 x i32], [64 x i32]* @b, i64 0, i64 %30, !dbg !56
  %32 = load i32, i32* %31, align 4, !dbg !56
  br label %38, !dbg !53

33:                                               ; preds = %13
  %34 = load i32, i32* %2, align 4, !dbg !57
  %35 = sext i32 %34 to i64, !dbg !58
  %36 = getelementptr inbounds [64 x i32], [64 x i32]* @a, i64 0, i64 %35, !dbg !58
  %37 = load i32, i32* %36, align 4, !dbg !58
  br label %38, !dbg !53

38:                                               ; preds = %33, %28
  %39 = phi i32 [ %32, %28 ], [ %37, %33 ], !dbg !53
  %40 = load i32, i32* %2, align 4, !dbg !59
  %41 = sext i32 %40 to i64, !dbg !60
  %42 = getelementptr inbounds [64 x i32], [64 x i32]* @c, i64 0, i64 %41, !dbg !60
  store i32 %39, i32* %42, align 4, !dbg !61
  br label %43, !dbg !62

43:                                               ; preds = %38
  %44 = load i32, i32* %2, align 4, !dbg !63
  %45 = add nsw i32 %44, 1, !dbg !63
  store i32 %45, i32* %2, align 4, !dbg !63
  br label %10, !dbg !64, !llvm.loop !65

46:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i32* %3, metadata !68, metadata !DIExpression()), !dbg !70
  store i32 0, i32* %3, align 4, !dbg !70
  br label %47, !dbg !71

47:                                               ; preds = %59, %46
  %48 = load i32, i32* %3, align 4, !dbg !72
  %49 = icmp slt i32 %48, 16, !dbg !74
  br i1 %49, label %50, label %62, !dbg !75

50:                                               ; preds = %47
  %51 = load i32, i32* %3, align 4, !dbg !76
  %52 = sext i32 %51 to i64, !dbg !77
  %53 = getelementptr inbounds [16 x float], [16 x float]* @fb, i64 0, i64 %52, !dbg !77
  %54 = load float, float* %53, align 4, !dbg !77
  %55 = call float @llvm.fmuladd.f32(float %54, float 2.000000e+00, float 1.000000e+00), !dbg !78
  %56 = load i32, i32* %3, align 4, !dbg !79
  %57 = sext i32 %56 to i64, !dbg !80
  %58 = getelementptr inbounds [16 x float], [16 x float]* @fa, i64 0, i64 %57, !dbg !80
  store float %55, float* %58, align 4, !dbg !81
  br label %59, !dbg !80

59:                                               ; preds = %50
  %60 = load i32, i32* %3, align 4, !dbg !82
  %61 = add nsw i32 %60, 1, !dbg !82
  store i32 %61, i32* %3, align 4, !dbg !82
  br label %47, !dbg !83, !llvm.loop !84

62:                                               ; preds = %47
  call void @llvm.dbg.declare(metadata <4 x i32>* %4, metadata !86, metadata !DIExpression()), !dbg !91
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32>* %5, align 16, !dbg !92
  %63 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !92
  store <4 x i32> <i32 4, i32 3, i32 2, i32 1>, <4 x i32>* %6, align 16, !dbg !93
  %64 = load <4 x i32>, <4 x i32>* %6, align 16, !dbg !93
  %65 = call <4 x i32> @mix(<4 x i32> noundef %63, <4 x i32> noundef %64), !dbg !94
  store <4 x i32> %65, <4 x i32>* %4, align 16, !dbg !91
  call void @llvm.dbg.declare(metadata <4 x float>* %7, metadata !95, metadata !DIExpression()), !dbg !98
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, <4 x float>* %8, align 16, !dbg !99
  %66 = load <4 x float>, <4 x float>* %8, align 16, !dbg !99
  store <4 x float> <float 5.000000e+00, float 6.000000e+00, float 7.000000e+00, float 8.000000e+00>, <4 x float>* %9, align 16, !dbg !100
  %67 = load <4 x float>, <4 x float>* %9, align 16, !dbg !100
  %68 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !101
  %69 = extractelement <4 x i32> %68, i32 1, !dbg !101
  %70 = call <4 x float> @blend(<4 x float> noundef %66, <4 x float> noundef %67, i32 noundef %69), !dbg !102
  store <4 x float> %70, <4 x float>* %7, align 16, !dbg !98
  %71 = call i32 @dot(i32* noundef getelementptr inbounds ([64 x i32], [64 x i32]* @a, i64 0, i64 0), i32* noundef getelementptr inbounds ([64 x i32], [64 x i32]* @c, i64 0, i64 0), i32 noundef 64), !dbg !103
  %72 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !104
  %73 = extractelement <4 x i32> %72, i32 0, !dbg !104
  %74 = add nsw i32 %71, %73, !dbg !105
  %75 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !106
  %76 = extractelement <4 x i32> %75, i32 3, !dbg !106
  %77 = add nsw i32 %74, %76, !dbg !107
  %78 = load <4 x float>, <4 x float>* %7, align 16, !dbg !108
  %79 = extractelement <4 x float> %78, i32 2, !dbg !108
  %80 = fptosi float %79 to i32, !dbg !109
  %81 = add nsw i32 %77, %80, !dbg !110
  ret i32 %81, !dbg !111
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal <4 x i32> @mix(<4 x i32> noundef %0, <4 x i32> noundef %1) #0 !dbg !112 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  store <4 x i32> %0, <4 x i32>* %3, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %3, metadata !115, metadata !DIExpression()), !dbg !116
  store <4 x i32> %1, <4 x i32>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %4, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata <4 x i32>* %5, metadata !119, metadata !DIExpression()), !dbg !120
  %7 = load <4 x i32>, <4 x i32>* %3, align 16, !dbg !121
  %8 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !122
  %9 = icmp sgt <4 x i32> %7, %8, !dbg !123
  %10 = sext <4 x i1> %9 to <4 x i32>, !dbg !123
  store <4 x i32> %10, <4 x i32>* %5, align 16, !dbg !120
  call void @llvm.dbg.declare(metadata <4 x i32>* %6, metadata !124, metadata !DIExpression()), !dbg !125
  %11 = load <4 x i32>, <4 x i32>* %3, align 16, !dbg !126
  %12 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !127
  %13 = shufflevector <4 x i32> %11, <4 x i32> %12, <4 x i32> <i32 0, i32 4, i32 1, i32 5>, !dbg !128
  store <4 x i32> %13, <4 x i32>* %6, align 16, !dbg !125
  %14 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !129
  %15 = extractelement <4 x i32> %14, i32 3, !dbg !129
  %16 = load <4 x i32>, <4 x i32>* %6, align 16, !dbg !130
  %17 = insertelement <4 x i32> %16, i32 %15, i32 2, !dbg !130
  store <4 x i32> %17, <4 x i32>* %6, align 16, !dbg !130
  %18 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !131
  %19 = load <4 x i32>, <4 x i32>* %6, align 16, !dbg !132
  %20 = and <4 x i32> %18, %19, !dbg !133
  %21 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !134
  %22 = xor <4 x i32> %21, <i32 -1, i32 -1, i32 -1, i32 -1>, !dbg !135
  %23 = load <4 x i32>, <4 x i32>* %3, align 16, !dbg !136
  %24 = shl <4 x i32> %23, <i32 2, i32 2, i32 2, i32 2>, !dbg !137
  %25 = and <4 x i32> %22, %24, !dbg !138
  %26 = add <4 x i32> %20, %25, !dbg !139
  ret <4 x i32> %26, !dbg !140
}

; Function Attrs: noinline nounwind optnone uwtable
define internal <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, i32 noundef %2) #0 !dbg !141 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x float>, align 16
  store <4 x float> %0, <4 x float>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %4, metadata !144, metadata !DIExpression()), !dbg !145
  store <4 x float> %1, <4 x float>* %5, align 16
  call void @llvm.dbg.declare(metadata <4 x float>* %5, metadata !146, metadata !DIExpression()), !dbg !147
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !148, metadata !DIExpression()), !dbg !149
  call void @llvm.dbg.declare(metadata <4 x float>* %7, metadata !150, metadata !DIExpression()), !dbg !151
  %8 = load <4 x float>, <4 x float>* %4, align 16, !dbg !152
  %9 = load <4 x float>, <4 x float>* %5, align 16, !dbg !153
  %10 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %8, <4 x float> %9, <4 x float> <float -1.000000e+00, float -1.000000e+00, float -1.000000e+00, float -1.000000e+00>), !dbg !154
  store <4 x float> %10, <4 x float>* %7, align 16, !dbg !151
  %11 = load i32, i32* %6, align 4, !dbg !155
  %12 = sitofp i32 %11 to float, !dbg !156
  %13 = load i32, i32* %6, align 4, !dbg !157
  %14 = and i32 %13, 3, !dbg !158
  %15 = load <4 x float>, <4 x float>* %7, align 16, !dbg !159
  %16 = insertelement <4 x float> %15, float %12, i32 %14, !dbg !159
  store <4 x float> %16, <4 x float>* %7, align 16, !dbg !159
  %17 = load <4 x float>, <4 x float>* %7, align 16, !dbg !160
  ret <4 x float> %17, !dbg !161
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @dot(i32* noundef %0, i32* noundef %1, i32 noundef %2) #2 !dbg !162 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32* %0, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !167, metadata !DIExpression()), !dbg !168
  store i32* %1, i32** %5, align 8
  call void @llvm.dbg.declare(metadata i32** %5, metadata !169, metadata !DIExpression()), !dbg !170
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !171, metadata !DIExpression()), !dbg !172
  call void @llvm.dbg.declare(metadata i32* %7, metadata !173, metadata !DIExpression()), !dbg !174
  store i32 0, i32* %7, align 4, !dbg !174
  call void @llvm.dbg.declare(metadata i32* %8, metadata !175, metadata !DIExpression()), !dbg !177
  store i32 0, i32* %8, align 4, !dbg !177
  br label %9, !dbg !178

9:                                                ; preds = %27, %3
  %10 = load i32, i32* %8, align 4, !dbg !179
  %11 = load i32, i32* %6, align 4, !dbg !181
  %12 = icmp slt i32 %10, %11, !dbg !182
  br i1 %12, label %13, label %30, !dbg !183

13:                                               ; preds = %9
  %14 = load i32*, i32** %4, align 8, !dbg !184
  %15 = load i32, i32* %8, align 4, !dbg !185
  %16 = sext i32 %15 to i64, !dbg !184
  %17 = getelementptr inbounds i32, i32* %14, i64 %16, !dbg !184
  %18 = load i32, i32* %17, align 4, !dbg !184
  %19 = load i32*, i32** %5, align 8, !dbg !186
  %20 = load i32, i32* %8, align 4, !dbg !187
  %21 = sext i32 %20 to i64, !dbg !186
  %22 = getelementptr inbounds i32, i32* %19, i64 %21, !dbg !186
  %23 = load i32, i32* %22, align 4, !dbg !186
  %24 = mul nsw i32 %18, %23, !dbg !188
  %25 = load i32, i32* %7, align 4, !dbg !189
  %26 = add nsw i32 %25, %24, !dbg !189
  store i32 %26, i32* %7, align 4, !dbg !189
  br label %27, !dbg !190

27:                                               ; preds = %13
  %28 = load i32, i32* %8, align 4, !dbg !191
  %29 = add nsw i32 %28, 1, !dbg !191
  store i32 %29, i32* %8, align 4, !dbg !191
  br label %9, !dbg !192, !llvm.loop !193

30:                                               ; preds = %9
  %31 = load i32, i32* %7, align 4, !dbg !198
  ret i32 %31, !dbg !199
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
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
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 14.0.6"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !31, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!5}
!33 = !{}
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 30, type: !5)
!35 = distinct !DILexicalBlock(scope: !30, file: !3, line: 30, column: 5)
!36 = !DILocation(line: 30, column: 14, scope: !35)
!37 = !DILocation(line: 30, column: 10, scope: !35)
!38 = !DILocation(line: 30, column: 21, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 30, column: 5)
!40 = !DILocation(line: 30, column: 23, scope: !39)
!41 = !DILocation(line: 30, column: 5, scope: !35)
!42 = !DILocation(line: 31, column: 16, scope: !43)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 30, column: 34)
!44 = !DILocation(line: 31, column: 11, scope: !43)
!45 = !DILocation(line: 31, column: 9, scope: !43)
!46 = !DILocation(line: 31, column: 14, scope: !43)
!47 = !DILocation(line: 32, column: 20, scope: !43)
!48 = !DILocation(line: 32, column: 18, scope: !43)
!49 = !DILocation(line: 32, column: 11, scope: !43)
!50 = !DILocation(line: 32, column: 9, scope: !43)
!51 = !DILocation(line: 32, column: 14, scope: !43)
!52 = !DILocation(line: 33, column: 18, scope: !43)
!53 = !DILocation(line: 33, column: 16, scope: !43)
!54 = !DILocation(line: 33, column: 21, scope: !43)
!55 = !DILocation(line: 33, column: 30, scope: !43)
!56 = !DILocation(line: 33, column: 28, scope: !43)
!57 = !DILocation(line: 33, column: 37, scope: !43)
!58 = !DILocation(line: 33, column: 35, scope: !43)
!59 = !DILocation(line: 33, column: 11, scope: !43)
!60 = !DILocation(line: 33, column: 9, scope: !43)
!61 = !DILocation(line: 33, column: 14, scope: !43)
!62 = !DILocation(line: 34, column: 5, scope: !43)
!63 = !DILocation(line: 30, column: 30, scope: !39)
!64 = !DILocation(line: 30, column: 5, scope: !39)
!65 = distinct !{!65, !41, !66, !67}
!66 = !DILocation(line: 34, column: 5, scope: !35)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocalVariable(name: "i", scope: !69, file: !3, line: 35, type: !5)
!69 = distinct !DILexicalBlock(scope: !30, file: !3, line: 35, column: 5)
!70 = !DILocation(line: 35, column: 14, scope: !69)
!71 = !DILocation(line: 35, column: 10, scope: !69)
!72 = !DILocation(line: 35, column: 21, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 35, column: 5)
!74 = !DILocation(line: 35, column: 23, scope: !73)
!75 = !DILocation(line: 35, column: 5, scope: !69)
!76 = !DILocation(line: 36, column: 20, scope: !73)
!77 = !DILocation(line: 36, column: 17, scope: !73)
!78 = !DILocation(line: 36, column: 27, scope: !73)
!79 = !DILocation(line: 36, column: 12, scope: !73)
!80 = !DILocation(line: 36, column: 9, scope: !73)
!81 = !DILocation(line: 36, column: 15, scope: !73)
!82 = !DILocation(line: 35, column: 30, scope: !73)
!83 = !DILocation(line: 35, column: 5, scope: !73)
!84 = distinct !{!84, !75, !85, !67}
!85 = !DILocation(line: 36, column: 29, scope: !69)
!86 = !DILocalVariable(name: "m", scope: !30, file: !3, line: 37, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 2, baseType: !88)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, flags: DIFlagVector, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 4)
!91 = !DILocation(line: 37, column: 8, scope: !30)
!92 = !DILocation(line: 37, column: 16, scope: !30)
!93 = !DILocation(line: 37, column: 34, scope: !30)
!94 = !DILocation(line: 37, column: 12, scope: !30)
!95 = !DILocalVariable(name: "f", scope: !30, file: !3, line: 38, type: !96)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "f4", file: !3, line: 3, baseType: !97)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !89)
!98 = !DILocation(line: 38, column: 8, scope: !30)
!99 = !DILocation(line: 38, column: 18, scope: !30)
!100 = !DILocation(line: 38, column: 36, scope: !30)
!101 = !DILocation(line: 38, column: 54, scope: !30)
!102 = !DILocation(line: 38, column: 12, scope: !30)
!103 = !DILocation(line: 39, column: 12, scope: !30)
!104 = !DILocation(line: 39, column: 28, scope: !30)
!105 = !DILocation(line: 39, column: 26, scope: !30)
!106 = !DILocation(line: 39, column: 35, scope: !30)
!107 = !DILocation(line: 39, column: 33, scope: !30)
!108 = !DILocation(line: 39, column: 47, scope: !30)
!109 = !DILocation(line: 39, column: 42, scope: !30)
!110 = !DILocation(line: 39, column: 40, scope: !30)
!111 = !DILocation(line: 39, column: 5, scope: !30)
!112 = distinct !DISubprogram(name: "mix", scope: !3, file: !3, line: 16, type: !113, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!113 = !DISubroutineType(types: !114)
!114 = !{!87, !87, !87}
!115 = !DILocalVariable(name: "x", arg: 1, scope: !112, file: !3, line: 16, type: !87)
!116 = !DILocation(line: 16, column: 44, scope: !112)
!117 = !DILocalVariable(name: "y", arg: 2, scope: !112, file: !3, line: 16, type: !87)
!118 = !DILocation(line: 16, column: 50, scope: !112)
!119 = !DILocalVariable(name: "mask", scope: !112, file: !3, line: 17, type: !87)
!120 = !DILocation(line: 17, column: 8, scope: !112)
!121 = !DILocation(line: 17, column: 15, scope: !112)
!122 = !DILocation(line: 17, column: 19, scope: !112)
!123 = !DILocation(line: 17, column: 17, scope: !112)
!124 = !DILocalVariable(name: "shuffled", scope: !112, file: !3, line: 18, type: !87)
!125 = !DILocation(line: 18, column: 8, scope: !112)
!126 = !DILocation(line: 18, column: 43, scope: !112)
!127 = !DILocation(line: 18, column: 46, scope: !112)
!128 = !DILocation(line: 18, column: 19, scope: !112)
!129 = !DILocation(line: 19, column: 19, scope: !112)
!130 = !DILocation(line: 19, column: 17, scope: !112)
!131 = !DILocation(line: 20, column: 13, scope: !112)
!132 = !DILocation(line: 20, column: 20, scope: !112)
!133 = !DILocation(line: 20, column: 18, scope: !112)
!134 = !DILocation(line: 20, column: 34, scope: !112)
!135 = !DILocation(line: 20, column: 33, scope: !112)
!136 = !DILocation(line: 20, column: 42, scope: !112)
!137 = !DILocation(line: 20, column: 44, scope: !112)
!138 = !DILocation(line: 20, column: 39, scope: !112)
!139 = !DILocation(line: 20, column: 30, scope: !112)
!140 = !DILocation(line: 20, column: 5, scope: !112)
!141 = distinct !DISubprogram(name: "blend", scope: !3, file: !3, line: 23, type: !142, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!142 = !DISubroutineType(types: !143)
!143 = !{!96, !96, !96, !5}
!144 = !DILocalVariable(name: "x", arg: 1, scope: !141, file: !3, line: 23, type: !96)
!145 = !DILocation(line: 23, column: 46, scope: !141)
!146 = !DILocalVariable(name: "y", arg: 2, scope: !141, file: !3, line: 23, type: !96)
!147 = !DILocation(line: 23, column: 52, scope: !141)
!148 = !DILocalVariable(name: "lane", arg: 3, scope: !141, file: !3, line: 23, type: !5)
!149 = !DILocation(line: 23, column: 59, scope: !141)
!150 = !DILocalVariable(name: "r", scope: !141, file: !3, line: 24, type: !96)
!151 = !DILocation(line: 24, column: 8, scope: !141)
!152 = !DILocation(line: 24, column: 12, scope: !141)
!153 = !DILocation(line: 24, column: 16, scope: !141)
!154 = !DILocation(line: 24, column: 18, scope: !141)
!155 = !DILocation(line: 25, column: 26, scope: !141)
!156 = !DILocation(line: 25, column: 19, scope: !141)
!157 = !DILocation(line: 25, column: 7, scope: !141)
!158 = !DILocation(line: 25, column: 12, scope: !141)
!159 = !DILocation(line: 25, column: 17, scope: !141)
!160 = !DILocation(line: 26, column: 12, scope: !141)
!161 = !DILocation(line: 26, column: 5, scope: !141)
!162 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 8, type: !163, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!163 = !DISubroutineType(types: !164)
!164 = !{!5, !165, !165, !5}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!167 = !DILocalVariable(name: "x", arg: 1, scope: !162, file: !3, line: 8, type: !165)
!168 = !DILocation(line: 8, column: 53, scope: !162)
!169 = !DILocalVariable(name: "y", arg: 2, scope: !162, file: !3, line: 8, type: !165)
!170 = !DILocation(line: 8, column: 67, scope: !162)
!171 = !DILocalVariable(name: "n", arg: 3, scope: !162, file: !3, line: 8, type: !5)
!172 = !DILocation(line: 8, column: 74, scope: !162)
!173 = !DILocalVariable(name: "sum", scope: !162, file: !3, line: 9, type: !5)
!174 = !DILocation(line: 9, column: 9, scope: !162)
!175 = !DILocalVariable(name: "i", scope: !176, file: !3, line: 11, type: !5)
!176 = distinct !DILexicalBlock(scope: !162, file: !3, line: 11, column: 5)
!177 = !DILocation(line: 11, column: 14, scope: !176)
!178 = !DILocation(line: 11, column: 10, scope: !176)
!179 = !DILocation(line: 11, column: 21, scope: !180)
!180 = distinct !DILexicalBlock(scope: !176, file: !3, line: 11, column: 5)
!181 = !DILocation(line: 11, column: 25, scope: !180)
!182 = !DILocation(line: 11, column: 23, scope: !180)
!183 = !DILocation(line: 11, column: 5, scope: !176)
!184 = !DILocation(line: 12, column: 16, scope: !180)
!185 = !DILocation(line: 12, column: 18, scope: !180)
!186 = !DILocation(line: 12, column: 23, scope: !180)
!187 = !DILocation(line: 12, column: 25, scope: !180)
!188 = !DILocation(line: 12, column: 21, scope: !180)
!189 = !DILocation(line: 12, column: 13, scope: !180)
!190 = !DILocation(line: 12, column: 9, scope: !180)
!191 = !DILocation(line: 11, column: 29, scope: !180)
!192 = !DILocation(line: 11, column: 5, scope: !180)
!193 = distinct !{!193, !183, !194, !67, !195, !196, !197}
!194 = !DILocation(line: 12, column: 26, scope: !176)
!195 = !{!"llvm.loop.vectorize.width", i32 4}
!196 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!197 = !{!"llvm.loop.vectorize.enable", i1 true}
!198 = !DILocation(line: 13, column: 12, scope: !162)
!199 = !DILocation(line: 13, column: 5, scope: !162)
