; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.code = private unnamed_addr constant [5 x i8] c"\01\02\01\03\00", align 1
@table = internal unnamed_addr constant [2 x ptr] [ptr @add, ptr @sub], align 16, !dbg !0
@interpret.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@interpret, %11), ptr blockaddress(@interpret, %2), ptr blockaddress(@interpret, %7), ptr blockaddress(@interpret, %9)], align 16, !dbg !12

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 !dbg !47 {
    #dbg_assign(i1 undef, !56, !DIExpression(), !63, ptr @__const.main.code, !DIExpression(), !64)
    #dbg_value(i32 %0, !54, !DIExpression(), !64)
    #dbg_value(ptr %1, !55, !DIExpression(), !64)
    #dbg_assign(i1 undef, !56, !DIExpression(), !65, ptr @__const.main.code, !DIExpression(), !64)
    #dbg_value(ptr poison, !60, !DIExpression(), !64)
  %3 = and i32 %0, 1, !dbg !66
  %4 = zext nneg i32 %3 to i64, !dbg !67
  %5 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %4, !dbg !67
  %6 = load ptr, ptr %5, align 8, !dbg !67, !tbaa !68
  %7 = tail call fastcc i32 @fib(i32 noundef 5), !dbg !72
  %8 = tail call i32 %6(i32 noundef %7, i32 noundef 2) #6, !dbg !67
    #dbg_value(i32 poison, !73, !DIExpression(), !78)
  %9 = tail call fastcc i32 @interpret(ptr noundef nonnull @__const.main.code), !dbg !80
    #dbg_value(i32 %0, !81, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !87)
  switch i32 %0, label %12 [
    i32 1, label %13
    i32 2, label %13
    i32 3, label %13
    i32 4, label %13
    i32 5, label %13
    i32 100, label %10
    i32 200, label %10
    i32 -7, label %11
  ], !dbg !89

10:                                               ; preds = %2, %2
  br label %13, !dbg !90

11:                                               ; preds = %2
  br label %13, !dbg !92

12:                                               ; preds = %2
  br label %13, !dbg !93

13:                                               ; preds = %2, %2, %2, %2, %2, %10, %11, %12
  %14 = phi i32 [ 0, %12 ], [ 3, %11 ], [ 2, %10 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], !dbg !94
  %15 = icmp sgt i32 %0, 1, !dbg !95
  %16 = select i1 %15, i32 30, i32 20, !dbg !78
  %17 = add nsw i32 %8, %16, !dbg !96
  %18 = add nsw i32 %17, %9, !dbg !97
  %19 = add nsw i32 %18, %14, !dbg !98
  %20 = tail call fastcc i32 @variable(), !dbg !99
  %21 = add nsw i32 %19, %20, !dbg !100
    #dbg_value(i32 %21, !62, !DIExpression(), !64)
  %22 = load ptr, ptr %1, align 8, !dbg !101, !tbaa !68
  %23 = icmp eq ptr %22, null, !dbg !101
  %24 = select i1 %23, i32 -1, i32 %21, !dbg !101
  ret i32 %24, !dbg !102
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @fib(i32 noundef %0) unnamed_addr #1 !dbg !103 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
    #dbg_value(i32 %4, !107, !DIExpression(), !108)
  %5 = icmp slt i32 %4, 2, !dbg !109
  br i1 %5, label %11, label %6, !dbg !110

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1, !dbg !111
  %8 = tail call fastcc i32 @fib(i32 noundef %7), !dbg !112
  %9 = add nsw i32 %4, -2, !dbg !113
  %10 = add nsw i32 %3, %8, !dbg !114
  br label %2, !dbg !115

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12, !dbg !116
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @interpret(ptr nocapture noundef readonly %0) #2 !dbg !14 {
    #dbg_value(ptr %0, !22, !DIExpression(), !117)
    #dbg_value(i32 1, !23, !DIExpression(), !117)
  br label %12, !dbg !118

2:                                                ; preds = %12
    #dbg_label(!24, !119)
  %3 = add nsw i32 %14, 1, !dbg !120
    #dbg_value(i32 %3, !23, !DIExpression(), !117)
    #dbg_value(ptr %6, !22, !DIExpression(), !117)
  br label %4, !dbg !121

4:                                                ; preds = %2, %7, %9
  %5 = phi i32 [ %10, %9 ], [ %8, %7 ], [ %3, %2 ]
  %6 = getelementptr inbounds i8, ptr %13, i64 1, !dbg !117
  br label %12, !dbg !117

7:                                                ; preds = %12
    #dbg_label(!25, !122)
  %8 = shl nsw i32 %14, 1, !dbg !123
    #dbg_value(i32 %8, !23, !DIExpression(), !117)
    #dbg_value(ptr %6, !22, !DIExpression(), !117)
  br label %4, !dbg !124

9:                                                ; preds = %12
    #dbg_label(!26, !125)
  %10 = add nsw i32 %14, -1, !dbg !126
    #dbg_value(i32 %10, !23, !DIExpression(), !117)
    #dbg_value(ptr %6, !22, !DIExpression(), !117)
  br label %4, !dbg !127

11:                                               ; preds = %12
    #dbg_label(!27, !128)
  ret i32 %14, !dbg !129

12:                                               ; preds = %4, %1
  %13 = phi ptr [ %6, %4 ], [ %0, %1 ]
  %14 = phi i32 [ %5, %4 ], [ 1, %1 ], !dbg !117
  %15 = load i8, ptr %13, align 1, !dbg !117, !tbaa !130
  %16 = zext i8 %15 to i64, !dbg !117
  %17 = getelementptr inbounds [4 x ptr], ptr @interpret.labels, i64 0, i64 %16, !dbg !117
  %18 = load ptr, ptr %17, align 8, !dbg !117, !tbaa !68
    #dbg_value(i32 %14, !23, !DIExpression(), !117)
    #dbg_value(ptr %13, !22, !DIExpression(), !117)
  indirectbr ptr %18, [label %11, label %2, label %7, label %9]
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc i32 @variable() unnamed_addr #3 !dbg !131 {
    #dbg_value(i32 4, !134, !DIExpression(), !148)
    #dbg_value(i32 0, !135, !DIExpression(), !148)
    #dbg_value(i32 0, !136, !DIExpression(), !149)
  br label %2, !dbg !150

1:                                                ; preds = %22
  ret i32 %20, !dbg !151

2:                                                ; preds = %0, %22
  %3 = phi i64 [ 0, %0 ], [ %23, %22 ]
  %4 = phi i32 [ 0, %0 ], [ %20, %22 ]
    #dbg_value(i32 %4, !135, !DIExpression(), !148)
    #dbg_value(i64 %3, !136, !DIExpression(), !149)
  %5 = tail call ptr @llvm.stacksave.p0(), !dbg !152
  %6 = alloca [4 x i32], align 16, !dbg !152
    #dbg_value(i64 4, !138, !DIExpression(), !153)
    #dbg_declare(ptr %6, !142, !DIExpression(), !154)
    #dbg_value(i32 0, !146, !DIExpression(), !155)
  br label %7, !dbg !156

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %12, %7 ]
    #dbg_value(i64 %8, !146, !DIExpression(), !155)
  %9 = mul nuw nsw i64 %8, %3, !dbg !157
  %10 = getelementptr inbounds i32, ptr %6, i64 %8, !dbg !159
  %11 = trunc nuw nsw i64 %9 to i32, !dbg !160
  store i32 %11, ptr %10, align 4, !dbg !160, !tbaa !161
  %12 = add nuw nsw i64 %8, 1, !dbg !163
    #dbg_value(i64 %12, !146, !DIExpression(), !155)
  %13 = icmp eq i64 %12, 4, !dbg !164
  br i1 %13, label %14, label %7, !dbg !156, !llvm.loop !165

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %17, %14 ], [ 4, %7 ], !dbg !148
  %16 = phi i32 [ %20, %14 ], [ %4, %7 ], !dbg !148
    #dbg_value(i64 %15, !134, !DIExpression(), !148)
    #dbg_value(i32 %16, !135, !DIExpression(), !148)
  %17 = add nsw i64 %15, -1, !dbg !169
    #dbg_value(i64 %17, !134, !DIExpression(), !148)
  %18 = getelementptr inbounds i32, ptr %6, i64 %17, !dbg !170
  %19 = load i32, ptr %18, align 4, !dbg !170, !tbaa !161
  %20 = add nsw i32 %19, %16, !dbg !171
    #dbg_value(i32 %20, !135, !DIExpression(), !148)
  %21 = icmp ugt i64 %15, 2, !dbg !172
  br i1 %21, label %14, label %22, !dbg !173, !llvm.loop !174

22:                                               ; preds = %14
    #dbg_value(i32 4, !134, !DIExpression(), !148)
  tail call void @llvm.stackrestore.p0(ptr %5), !dbg !177
  %23 = add nuw nsw i64 %3, 1, !dbg !178
    #dbg_value(i32 %20, !135, !DIExpression(), !148)
    #dbg_value(i64 %23, !136, !DIExpression(), !149)
  %24 = icmp eq i64 %3, 0, !dbg !179
  br i1 %24, label %2, label %1, !dbg !150, !llvm.loop !180
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #4 !dbg !182 {
    #dbg_value(i32 %0, !184, !DIExpression(), !186)
    #dbg_value(i32 %1, !185, !DIExpression(), !186)
  %3 = add nsw i32 %1, %0, !dbg !187
  ret i32 %3, !dbg !188
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #4 !dbg !189 {
    #dbg_value(i32 %0, !191, !DIExpression(), !193)
    #dbg_value(i32 %1, !192, !DIExpression(), !193)
  %3 = sub nsw i32 %0, %1, !dbg !194
  ret i32 %3, !dbg !195
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}
!llvm.ident = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!46 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 63, type: !48, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!48 = !DISubroutineType(types: !49)
!49 = !{!17, !17, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{!54, !55, !56, !60, !62}
!54 = !DILocalVariable(name: "argc", arg: 1, scope: !47, file: !3, line: 63, type: !17)
!55 = !DILocalVariable(name: "argv", arg: 2, scope: !47, file: !3, line: 63, type: !50)
!56 = !DILocalVariable(name: "code", scope: !47, file: !3, line: 64, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 40, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 5)
!60 = !DILocalVariable(name: "heap", scope: !47, file: !3, line: 65, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!62 = !DILocalVariable(name: "result", scope: !47, file: !3, line: 69, type: !17)
!63 = distinct !DIAssignID()
!64 = !DILocation(line: 0, scope: !47)
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 68, column: 33, scope: !47)
!67 = !DILocation(line: 68, column: 22, scope: !47)
!68 = !{!69, !69, i64 0}
!69 = !{!"any pointer", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C/C++ TBAA"}
!72 = !DILocation(line: 68, column: 38, scope: !47)
!73 = !DILocalVariable(name: "c", arg: 1, scope: !74, file: !3, line: 11, type: !5)
!74 = distinct !DISubprogram(name: "name", scope: !3, file: !3, line: 11, type: !75, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!17, !5}
!77 = !{!73}
!78 = !DILocation(line: 0, scope: !74, inlinedAt: !79)
!79 = distinct !DILocation(line: 69, column: 35, scope: !47)
!80 = !DILocation(line: 69, column: 67, scope: !47)
!81 = !DILocalVariable(name: "x", arg: 1, scope: !82, file: !3, line: 38, type: !85)
!82 = distinct !DISubprogram(name: "ranges", scope: !3, file: !3, line: 38, type: !83, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !86)
!83 = !DISubroutineType(types: !84)
!84 = !{!17, !85}
!85 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!86 = !{!81}
!87 = !DILocation(line: 0, scope: !82, inlinedAt: !88)
!88 = distinct !DILocation(line: 69, column: 85, scope: !47)
!89 = !DILocation(line: 39, column: 5, scope: !82, inlinedAt: !88)
!90 = !DILocation(line: 41, column: 25, scope: !91, inlinedAt: !88)
!91 = distinct !DILexicalBlock(scope: !82, file: !3, line: 39, column: 16)
!92 = !DILocation(line: 42, column: 14, scope: !91, inlinedAt: !88)
!93 = !DILocation(line: 43, column: 14, scope: !91, inlinedAt: !88)
!94 = !DILocation(line: 0, scope: !91, inlinedAt: !88)
!95 = !DILocation(line: 69, column: 45, scope: !47)
!96 = !DILocation(line: 69, column: 33, scope: !47)
!97 = !DILocation(line: 69, column: 65, scope: !47)
!98 = !DILocation(line: 69, column: 83, scope: !47)
!99 = !DILocation(line: 69, column: 100, scope: !47)
!100 = !DILocation(line: 69, column: 98, scope: !47)
!101 = !DILocation(line: 71, column: 12, scope: !47)
!102 = !DILocation(line: 71, column: 5, scope: !47)
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
!114 = !DILocation(line: 47, column: 55, scope: !103)
!115 = !DILocation(line: 47, column: 57, scope: !103)
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
!130 = !{!70, !70, i64 0}
!131 = distinct !DISubprogram(name: "variable", scope: !3, file: !3, line: 49, type: !132, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !133)
!132 = !DISubroutineType(cc: DW_CC_nocall, types: !105)
!133 = !{!134, !135, !136, !138, !142, !146}
!134 = !DILocalVariable(name: "n", arg: 1, scope: !131, file: !3, line: 49, type: !17)
!135 = !DILocalVariable(name: "sum", scope: !131, file: !3, line: 50, type: !17)
!136 = !DILocalVariable(name: "round", scope: !137, file: !3, line: 51, type: !17)
!137 = distinct !DILexicalBlock(scope: !131, file: !3, line: 51, column: 5)
!138 = !DILocalVariable(name: "__vla_expr0", scope: !139, type: !141, flags: DIFlagArtificial)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 51, column: 45)
!140 = distinct !DILexicalBlock(scope: !137, file: !3, line: 51, column: 5)
!141 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!142 = !DILocalVariable(name: "values", scope: !139, file: !3, line: 52, type: !143)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: !138)
!146 = !DILocalVariable(name: "i", scope: !147, file: !3, line: 53, type: !17)
!147 = distinct !DILexicalBlock(scope: !139, file: !3, line: 53, column: 9)
!148 = !DILocation(line: 0, scope: !131)
!149 = !DILocation(line: 0, scope: !137)
!150 = !DILocation(line: 51, column: 5, scope: !137)
!151 = !DILocation(line: 60, column: 5, scope: !131)
!152 = !DILocation(line: 52, column: 9, scope: !139)
!153 = !DILocation(line: 0, scope: !139)
!154 = !DILocation(line: 52, column: 13, scope: !139)
!155 = !DILocation(line: 0, scope: !147)
!156 = !DILocation(line: 53, column: 9, scope: !147)
!157 = !DILocation(line: 54, column: 27, scope: !158)
!158 = distinct !DILexicalBlock(scope: !147, file: !3, line: 53, column: 9)
!159 = !DILocation(line: 54, column: 13, scope: !158)
!160 = !DILocation(line: 54, column: 23, scope: !158)
!161 = !{!162, !162, i64 0}
!162 = !{!"int", !70, i64 0}
!163 = !DILocation(line: 53, column: 33, scope: !158)
!164 = !DILocation(line: 53, column: 27, scope: !158)
!165 = distinct !{!165, !156, !166, !167, !168}
!166 = !DILocation(line: 54, column: 29, scope: !147)
!167 = !{!"llvm.loop.mustprogress"}
!168 = !{!"llvm.loop.unroll.disable"}
!169 = !DILocation(line: 56, column: 27, scope: !139)
!170 = !DILocation(line: 56, column: 20, scope: !139)
!171 = !DILocation(line: 56, column: 17, scope: !139)
!172 = !DILocation(line: 57, column: 18, scope: !139)
!173 = !DILocation(line: 56, column: 13, scope: !139)
!174 = distinct !{!174, !175, !176, !167, !168}
!175 = !DILocation(line: 55, column: 9, scope: !139)
!176 = !DILocation(line: 57, column: 21, scope: !139)
!177 = !DILocation(line: 59, column: 5, scope: !140)
!178 = !DILocation(line: 51, column: 41, scope: !140)
!179 = !DILocation(line: 51, column: 31, scope: !140)
!180 = distinct !{!180, !150, !181, !167, !168}
!181 = !DILocation(line: 59, column: 5, scope: !137)
!182 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !35, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !183)
!183 = !{!184, !185}
!184 = !DILocalVariable(name: "a", arg: 1, scope: !182, file: !3, line: 7, type: !17)
!185 = !DILocalVariable(name: "b", arg: 2, scope: !182, file: !3, line: 7, type: !17)
!186 = !DILocation(line: 0, scope: !182)
!187 = !DILocation(line: 7, column: 41, scope: !182)
!188 = !DILocation(line: 7, column: 32, scope: !182)
!189 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !35, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !190)
!190 = !{!191, !192}
!191 = !DILocalVariable(name: "a", arg: 1, scope: !189, file: !3, line: 8, type: !17)
!192 = !DILocalVariable(name: "b", arg: 2, scope: !189, file: !3, line: 8, type: !17)
!193 = !DILocation(line: 0, scope: !189)
!194 = !DILocation(line: 8, column: 41, scope: !189)
!195 = !DILocation(line: 8, column: 32, scope: !189)
