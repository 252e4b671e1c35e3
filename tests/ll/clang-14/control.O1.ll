; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.code = private unnamed_addr constant [5 x i8] c"\01\02\01\03\00", align 1
@table = internal unnamed_addr constant [2 x i32 (i32, i32)*] [i32 (i32, i32)* @add, i32 (i32, i32)* @sub], align 16, !dbg !0
@interpret.labels = internal unnamed_addr constant [4 x i8*] [i8* blockaddress(@interpret, %11), i8* blockaddress(@interpret, %2), i8* blockaddress(@interpret, %7), i8* blockaddress(@interpret, %9)], align 16, !dbg !12

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !46 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !53, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.value(metadata i8** %1, metadata !54, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata [5 x i8]* @__const.main.code, metadata !55, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.value(metadata i32* poison, metadata !59, metadata !DIExpression()), !dbg !62
  %3 = and i32 %0, 1, !dbg !64
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [2 x i32 (i32, i32)*], [2 x i32 (i32, i32)*]* @table, i64 0, i64 %4, !dbg !65
  %6 = load i32 (i32, i32)*, i32 (i32, i32)** %5, align 8, !dbg !65, !tbaa !66
  %7 = call fastcc i32 @fib(i32 noundef 5), !dbg !70
  %8 = call i32 %6(i32 noundef %7, i32 noundef 2) #8, !dbg !65
  call void @llvm.dbg.value(metadata i32 undef, metadata !71, metadata !DIExpression()), !dbg !76
  %9 = call fastcc i32 @interpret(i8* noundef nonnull getelementptr inbounds ([5 x i8], [5 x i8]* @__const.main.code, i64 0, i64 0)), !dbg !78
  %10 = sext i32 %0 to i64, !dbg !79
  call void @llvm.dbg.value(metadata i64 %10, metadata !80, metadata !DIExpression()), !dbg !86
  switch i64 %10, label %13 [
    i64 1, label %14
    i64 2, label %14
    i64 3, label %14
    i64 4, label %14
    i64 5, label %14
    i64 100, label %11
    i64 200, label %11
    i64 -7, label %12
  ], !dbg !88

11:                                               ; preds = %2, %2
  br label %14, !dbg !89

12:                                               ; preds = %2
  br label %14, !dbg !91

13:                                               ; preds = %2
  br label %14, !dbg !92

14:                                               ; preds = %2, %2, %2, %2, %2, %11, %12, %13
  %15 = phi i32 [ 0, %13 ], [ 3, %12 ], [ 2, %11 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], !dbg !93
  %16 = icmp sgt i32 %0, 1, !dbg !94
  %17 = select i1 %16, i32 30, i32 20, !dbg !95
  %18 = add nsw i32 %8, %17, !dbg !96
  %19 = add nsw i32 %18, %9, !dbg !97
  %20 = add nsw i32 %19, %15, !dbg !98
  %21 = call fastcc i32 @variable(), !dbg !99
  %22 = add nsw i32 %20, %21, !dbg !100
  call void @llvm.dbg.value(metadata i32 %22, metadata !61, metadata !DIExpression()), !dbg !62
  %23 = load i8*, i8** %1, align 8, !dbg !101, !tbaa !66
  %24 = icmp eq i8* %23, null, !dbg !101
  %25 = select i1 %24, i32 -1, i32 %22, !dbg !101
  ret i32 %25, !dbg !102
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind readnone uwtable
define internal fastcc i32 @fib(i32 noundef %0) unnamed_addr #2 !dbg !103 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !107, metadata !DIExpression()), !dbg !108
  %2 = icmp slt i32 %0, 2, !dbg !109
  br i1 %2, label %9, label %3, !dbg !110

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1, !dbg !111
  %5 = call fastcc i32 @fib(i32 noundef %4), !dbg !112
  %6 = add nsw i32 %0, -2, !dbg !113
  %7 = call fastcc i32 @fib(i32 noundef %6), !dbg !114
  %8 = add nsw i32 %7, %5, !dbg !115
  br label %9, !dbg !110

9:                                                ; preds = %1, %3
  %10 = phi i32 [ %8, %3 ], [ %0, %1 ], !dbg !110
  ret i32 %10, !dbg !116
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define internal fastcc i32 @interpret(i8* nocapture noundef readonly %0) #3 !dbg !14 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !22, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.value(metadata i32 1, metadata !23, metadata !DIExpression()), !dbg !117
  br label %12, !dbg !118

2:                                                ; preds = %12
  call void @llvm.dbg.label(metadata !24), !dbg !119
  %3 = add nsw i32 %14, 1, !dbg !120
  call void @llvm.dbg.value(metadata i32 %3, metadata !23, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.value(metadata i8* %13, metadata !22, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !117
  br label %4, !dbg !121

4:                                                ; preds = %2, %7, %9
  %5 = phi i32 [ %3, %2 ], [ %8, %7 ], [ %10, %9 ]
  %6 = getelementptr inbounds i8, i8* %13, i64 1, !dbg !117
  br label %12, !dbg !117

7:                                                ; preds = %12
  call void @llvm.dbg.label(metadata !25), !dbg !122
  %8 = shl nsw i32 %14, 1, !dbg !123
  call void @llvm.dbg.value(metadata i32 %8, metadata !23, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.value(metadata i8* %13, metadata !22, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !117
  br label %4, !dbg !124

9:                                                ; preds = %12
  call void @llvm.dbg.label(metadata !26), !dbg !125
  %10 = add nsw i32 %14, -1, !dbg !126
  call void @llvm.dbg.value(metadata i32 %10, metadata !23, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.value(metadata i8* %13, metadata !22, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !117
  br label %4, !dbg !127

11:                                               ; preds = %12
  call void @llvm.dbg.label(metadata !27), !dbg !128
  ret i32 %14, !dbg !129

12:                                               ; preds = %4, %1
  %13 = phi i8* [ %0, %1 ], [ %6, %4 ]
  %14 = phi i32 [ 1, %1 ], [ %5, %4 ], !dbg !117
  %15 = load i8, i8* %13, align 1, !dbg !117, !tbaa !130
  %16 = zext i8 %15 to i64, !dbg !117
  %17 = getelementptr inbounds [4 x i8*], [4 x i8*]* @interpret.labels, i64 0, i64 %16, !dbg !117
  %18 = load i8*, i8** %17, align 8, !dbg !117, !tbaa !66
  call void @llvm.dbg.value(metadata i32 %14, metadata !23, metadata !DIExpression()), !dbg !117
  call void @llvm.dbg.value(metadata i8* %13, metadata !22, metadata !DIExpression()), !dbg !117
  indirectbr i8* %18, [label %11, label %2, label %7, label %9]
}

; Function Attrs: nofree nosync nounwind uwtable
define internal fastcc i32 @variable() unnamed_addr #4 !dbg !131 {
  call void @llvm.dbg.value(metadata i32 4, metadata !133, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.value(metadata i32 0, metadata !134, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.value(metadata i32 0, metadata !135, metadata !DIExpression()), !dbg !148
  br label %2, !dbg !149

1:                                                ; preds = %22
  ret i32 %20, !dbg !150

2:                                                ; preds = %0, %22
  %3 = phi i64 [ 0, %0 ], [ %23, %22 ]
  %4 = phi i32 [ 0, %0 ], [ %20, %22 ]
  call void @llvm.dbg.value(metadata i32 %4, metadata !134, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.value(metadata i64 %3, metadata !135, metadata !DIExpression()), !dbg !148
  %5 = call i8* @llvm.stacksave(), !dbg !151
  %6 = alloca [4 x i32], align 16, !dbg !151
  call void @llvm.dbg.value(metadata i64 4, metadata !137, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.declare(metadata [4 x i32]* %6, metadata !141, metadata !DIExpression()), !dbg !153
  call void @llvm.dbg.value(metadata i32 0, metadata !145, metadata !DIExpression()), !dbg !154
  br label %7, !dbg !155

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %12, %7 ]
  call void @llvm.dbg.value(metadata i64 %8, metadata !145, metadata !DIExpression()), !dbg !154
  %9 = mul nuw nsw i64 %8, %3, !dbg !156
  %10 = getelementptr inbounds [4 x i32], [4 x i32]* %6, i64 0, i64 %8, !dbg !158
  %11 = trunc i64 %9 to i32, !dbg !159
  store i32 %11, i32* %10, align 4, !dbg !159, !tbaa !160
  %12 = add nuw nsw i64 %8, 1, !dbg !162
  call void @llvm.dbg.value(metadata i64 %12, metadata !145, metadata !DIExpression()), !dbg !154
  %13 = icmp eq i64 %12, 4, !dbg !163
  br i1 %13, label %14, label %7, !dbg !155, !llvm.loop !164

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %17, %14 ], [ 4, %7 ], !dbg !147
  %16 = phi i32 [ %20, %14 ], [ %4, %7 ], !dbg !147
  call void @llvm.dbg.value(metadata i64 %15, metadata !133, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.value(metadata i32 %16, metadata !134, metadata !DIExpression()), !dbg !147
  %17 = add nsw i64 %15, -1, !dbg !168
  call void @llvm.dbg.value(metadata i64 %17, metadata !133, metadata !DIExpression()), !dbg !147
  %18 = getelementptr inbounds [4 x i32], [4 x i32]* %6, i64 0, i64 %17, !dbg !169
  %19 = load i32, i32* %18, align 4, !dbg !169, !tbaa !160
  %20 = add nsw i32 %19, %16, !dbg !170
  call void @llvm.dbg.value(metadata i32 %20, metadata !134, metadata !DIExpression()), !dbg !147
  %21 = icmp ugt i64 %15, 2, !dbg !171
  br i1 %21, label %14, label %22, !dbg !172, !llvm.loop !173

22:                                               ; preds = %14
  call void @llvm.dbg.value(metadata i32 4, metadata !133, metadata !DIExpression()), !dbg !147
  call void @llvm.stackrestore(i8* %5), !dbg !176
  %23 = add nuw nsw i64 %3, 1, !dbg !177
  call void @llvm.dbg.value(metadata i32 %20, metadata !134, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.value(metadata i64 %23, metadata !135, metadata !DIExpression()), !dbg !148
  %24 = icmp eq i64 %3, 0, !dbg !178
  br i1 %24, label %2, label %1, !dbg !149, !llvm.loop !179
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @add(i32 noundef %0, i32 noundef %1) #5 !dbg !181 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !183, metadata !DIExpression()), !dbg !185
  call void @llvm.dbg.value(metadata i32 %1, metadata !184, metadata !DIExpression()), !dbg !185
  %3 = add nsw i32 %1, %0, !dbg !186
  ret i32 %3, !dbg !187
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #5 !dbg !188 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !190, metadata !DIExpression()), !dbg !192
  call void @llvm.dbg.value(metadata i32 %1, metadata !191, metadata !DIExpression()), !dbg !192
  %3 = sub nsw i32 %0, %1, !dbg !193
  ret i32 %3, !dbg !194
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "e407fa62dc403048f990bc6fb8accae6")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 4, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: 6)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "labels", scope: !14, file: !3, line: 22, type: !28, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "interpret", scope: !3, file: !3, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !{!22, !23, !24, !25, !26, !27}
!22 = !DILocalVariable(name: "code", arg: 1, scope: !14, file: !3, line: 21, type: !18)
!23 = !DILocalVariable(name: "value", scope: !14, file: !3, line: 23, type: !17)
!24 = !DILabel(scope: !14, name: "inc", file: !3, line: 25)
!25 = !DILabel(scope: !14, name: "dbl", file: !3, line: 28)
!26 = !DILabel(scope: !14, name: "dec", file: !3, line: 31)
!27 = !DILabel(scope: !14, name: "stop", file: !3, line: 34)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 256, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, elements: !37)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 5, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{!17, !17, !17}
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 7, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 1}
!45 = !{!"Debian clang version 14.0.6"}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 63, type: !47, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !52)
!47 = !DISubroutineType(types: !48)
!48 = !{!17, !17, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !{!53, !54, !55, !59, !61}
!53 = !DILocalVariable(name: "argc", arg: 1, scope: !46, file: !3, line: 63, type: !17)
!54 = !DILocalVariable(name: "argv", arg: 2, scope: !46, file: !3, line: 63, type: !49)
!55 = !DILocalVariable(name: "code", scope: !46, file: !3, line: 64, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 40, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 5)
!59 = !DILocalVariable(name: "heap", scope: !46, file: !3, line: 65, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!61 = !DILocalVariable(name: "result", scope: !46, file: !3, line: 69, type: !17)
!62 = !DILocation(line: 0, scope: !46)
!63 = !DILocation(line: 64, column: 19, scope: !46)
!64 = !DILocation(line: 68, column: 33, scope: !46)
!65 = !DILocation(line: 68, column: 22, scope: !46)
!66 = !{!67, !67, i64 0}
!67 = !{!"any pointer", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C/C++ TBAA"}
!70 = !DILocation(line: 68, column: 38, scope: !46)
!71 = !DILocalVariable(name: "c", arg: 1, scope: !72, file: !3, line: 11, type: !5)
!72 = distinct !DISubprogram(name: "name", scope: !3, file: !3, line: 11, type: !73, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!17, !5}
!75 = !{!71}
!76 = !DILocation(line: 0, scope: !72, inlinedAt: !77)
!77 = distinct !DILocation(line: 69, column: 35, scope: !46)
!78 = !DILocation(line: 69, column: 67, scope: !46)
!79 = !DILocation(line: 69, column: 92, scope: !46)
!80 = !DILocalVariable(name: "x", arg: 1, scope: !81, file: !3, line: 38, type: !84)
!81 = distinct !DISubprogram(name: "ranges", scope: !3, file: !3, line: 38, type: !82, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85)
!82 = !DISubroutineType(types: !83)
!83 = !{!17, !84}
!84 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!85 = !{!80}
!86 = !DILocation(line: 0, scope: !81, inlinedAt: !87)
!87 = distinct !DILocation(line: 69, column: 85, scope: !46)
!88 = !DILocation(line: 39, column: 5, scope: !81, inlinedAt: !87)
!89 = !DILocation(line: 41, column: 25, scope: !90, inlinedAt: !87)
!90 = distinct !DILexicalBlock(scope: !81, file: !3, line: 39, column: 16)
!91 = !DILocation(line: 42, column: 14, scope: !90, inlinedAt: !87)
!92 = !DILocation(line: 43, column: 14, scope: !90, inlinedAt: !87)
!93 = !DILocation(line: 0, scope: !90, inlinedAt: !87)
!94 = !DILocation(line: 69, column: 45, scope: !46)
!95 = !DILocation(line: 12, column: 5, scope: !72, inlinedAt: !77)
!96 = !DILocation(line: 69, column: 33, scope: !46)
!97 = !DILocation(line: 69, column: 65, scope: !46)
!98 = !DILocation(line: 69, column: 83, scope: !46)
!99 = !DILocation(line: 69, column: 100, scope: !46)
!100 = !DILocation(line: 69, column: 98, scope: !46)
!101 = !DILocation(line: 71, column: 12, scope: !46)
!102 = !DILocation(line: 71, column: 5, scope: !46)
!103 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 47, type: !104, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106)
!104 = !DISubroutineType(types: !105)
!105 = !{!17, !17}
!106 = !{!107}
!107 = !DILocalVariable(name: "n", arg: 1, scope: !103, file: !3, line: 47, type: !17)
!108 = !DILocation(line: 0, scope: !103)
!109 = !DILocation(line: 47, column: 34, scope: !103)
!110 = !DILocation(line: 47, column: 32, scope: !103)
!111 = !DILocation(line: 47, column: 50, scope: !103)
!112 = !DILocation(line: 47, column: 44, scope: !103)
!113 = !DILocation(line: 47, column: 63, scope: !103)
!114 = !DILocation(line: 47, column: 57, scope: !103)
!115 = !DILocation(line: 47, column: 55, scope: !103)
!116 = !DILocation(line: 47, column: 25, scope: !103)
!117 = !DILocation(line: 0, scope: !14)
!118 = !DILocation(line: 24, column: 5, scope: !14)
!119 = !DILocation(line: 25, column: 1, scope: !14)
!120 = !DILocation(line: 26, column: 10, scope: !14)
!121 = !DILocation(line: 27, column: 5, scope: !14)
!122 = !DILocation(line: 28, column: 1, scope: !14)
!123 = !DILocation(line: 29, column: 11, scope: !14)
!124 = !DILocation(line: 30, column: 5, scope: !14)
!125 = !DILocation(line: 31, column: 1, scope: !14)
!126 = !DILocation(line: 32, column: 10, scope: !14)
!127 = !DILocation(line: 33, column: 5, scope: !14)
!128 = !DILocation(line: 34, column: 1, scope: !14)
!129 = !DILocation(line: 35, column: 5, scope: !14)
!130 = !{!68, !68, i64 0}
!131 = distinct !DISubprogram(name: "variable", scope: !3, file: !3, line: 49, type: !104, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132)
!132 = !{!133, !134, !135, !137, !141, !145}
!133 = !DILocalVariable(name: "n", arg: 1, scope: !131, file: !3, line: 49, type: !17)
!134 = !DILocalVariable(name: "sum", scope: !131, file: !3, line: 50, type: !17)
!135 = !DILocalVariable(name: "round", scope: !136, file: !3, line: 51, type: !17)
!136 = distinct !DILexicalBlock(scope: !131, file: !3, line: 51, column: 5)
!137 = !DILocalVariable(name: "__vla_expr0", scope: !138, type: !140, flags: DIFlagArtificial)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 51, column: 45)
!139 = distinct !DILexicalBlock(scope: !136, file: !3, line: 51, column: 5)
!140 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!141 = !DILocalVariable(name: "values", scope: !138, file: !3, line: 52, type: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: !137)
!145 = !DILocalVariable(name: "i", scope: !146, file: !3, line: 53, type: !17)
!146 = distinct !DILexicalBlock(scope: !138, file: !3, line: 53, column: 9)
!147 = !DILocation(line: 0, scope: !131)
!148 = !DILocation(line: 0, scope: !136)
!149 = !DILocation(line: 51, column: 5, scope: !136)
!150 = !DILocation(line: 60, column: 5, scope: !131)
!151 = !DILocation(line: 52, column: 9, scope: !138)
!152 = !DILocation(line: 0, scope: !138)
!153 = !DILocation(line: 52, column: 13, scope: !138)
!154 = !DILocation(line: 0, scope: !146)
!155 = !DILocation(line: 53, column: 9, scope: !146)
!156 = !DILocation(line: 54, column: 27, scope: !157)
!157 = distinct !DILexicalBlock(scope: !146, file: !3, line: 53, column: 9)
!158 = !DILocation(line: 54, column: 13, scope: !157)
!159 = !DILocation(line: 54, column: 23, scope: !157)
!160 = !{!161, !161, i64 0}
!161 = !{!"int", !68, i64 0}
!162 = !DILocation(line: 53, column: 33, scope: !157)
!163 = !DILocation(line: 53, column: 27, scope: !157)
!164 = distinct !{!164, !155, !165, !166, !167}
!165 = !DILocation(line: 54, column: 29, scope: !146)
!166 = !{!"llvm.loop.mustprogress"}
!167 = !{!"llvm.loop.unroll.disable"}
!168 = !DILocation(line: 56, column: 27, scope: !138)
!169 = !DILocation(line: 56, column: 20, scope: !138)
!170 = !DILocation(line: 56, column: 17, scope: !138)
!171 = !DILocation(line: 57, column: 18, scope: !138)
!172 = !DILocation(line: 56, column: 13, scope: !138)
!173 = distinct !{!173, !174, !175, !166, !167}
!174 = !DILocation(line: 55, column: 9, scope: !138)
!175 = !DILocation(line: 57, column: 21, scope: !138)
!176 = !DILocation(line: 59, column: 5, scope: !139)
!177 = !DILocation(line: 51, column: 41, scope: !139)
!178 = !DILocation(line: 51, column: 31, scope: !139)
!179 = distinct !{!179, !149, !180, !166, !167}
!180 = !DILocation(line: 59, column: 5, scope: !136)
!181 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !35, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !182)
!182 = !{!183, !184}
!183 = !DILocalVariable(name: "a", arg: 1, scope: !181, file: !3, line: 7, type: !17)
!184 = !DILocalVariable(name: "b", arg: 2, scope: !181, file: !3, line: 7, type: !17)
!185 = !DILocation(line: 0, scope: !181)
!186 = !DILocation(line: 7, column: 41, scope: !181)
!187 = !DILocation(line: 7, column: 32, scope: !181)
!188 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !35, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !189)
!189 = !{!190, !191}
!190 = !DILocalVariable(name: "a", arg: 1, scope: !188, file: !3, line: 8, type: !17)
!191 = !DILocalVariable(name: "b", arg: 2, scope: !188, file: !3, line: 8, type: !17)
!192 = !DILocation(line: 0, scope: !188)
!193 = !DILocation(line: 8, column: 41, scope: !188)
!194 = !DILocation(line: 8, column: 32, scope: !188)
