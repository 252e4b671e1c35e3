; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.code = private unnamed_addr constant [5 x i8] c"\01\02\01\03\00", align 1
@table = internal unnamed_addr constant [2 x ptr] [ptr @add, ptr @sub], align 16, !dbg !0
@interpret.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@interpret, %11), ptr blockaddress(@interpret, %2), ptr blockaddress(@interpret, %7), ptr blockaddress(@interpret, %9)], align 16, !dbg !12

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !51 {
    #dbg_assign(i1 poison, !60, !DIExpression(), !67, ptr @__const.main.code, !DIExpression(), !68)
    #dbg_value(i32 %0, !58, !DIExpression(), !68)
    #dbg_value(ptr %1, !59, !DIExpression(), !68)
    #dbg_assign(i1 poison, !60, !DIExpression(), !69, ptr @__const.main.code, !DIExpression(), !68)
    #dbg_value(ptr poison, !64, !DIExpression(), !68)
  %3 = and i32 %0, 1, !dbg !70
  %4 = zext nneg i32 %3 to i64, !dbg !71
  %5 = getelementptr inbounds nuw ptr, ptr @table, i64 %4, !dbg !71
  %6 = load ptr, ptr %5, align 8, !dbg !71, !tbaa !72
  %7 = tail call fastcc i32 @fib(i32 noundef 5), !dbg !74
  %8 = tail call i32 %6(i32 noundef %7, i32 noundef 2) #6, !dbg !75
    #dbg_value(i32 poison, !76, !DIExpression(), !81)
  %9 = tail call fastcc i32 @interpret(ptr noundef @__const.main.code), !dbg !83
    #dbg_value(i32 %0, !84, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !90)
  switch i32 %0, label %12 [
    i32 1, label %13
    i32 2, label %13
    i32 3, label %13
    i32 4, label %13
    i32 5, label %13
    i32 100, label %10
    i32 200, label %10
    i32 -7, label %11
  ], !dbg !92

10:                                               ; preds = %2, %2
  br label %13, !dbg !93

11:                                               ; preds = %2
  br label %13, !dbg !95

12:                                               ; preds = %2
  br label %13, !dbg !96

13:                                               ; preds = %2, %2, %2, %2, %2, %10, %11, %12
  %14 = phi i32 [ 0, %12 ], [ 3, %11 ], [ 2, %10 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], [ 1, %2 ], !dbg !97
  %15 = icmp sgt i32 %0, 1, !dbg !98
  %16 = select i1 %15, i32 30, i32 20, !dbg !81
  %17 = add nsw i32 %8, %16, !dbg !99
  %18 = add nsw i32 %17, %9, !dbg !100
  %19 = add nsw i32 %18, %14, !dbg !101
  %20 = tail call fastcc i32 @variable(), !dbg !102
  %21 = add nsw i32 %19, %20, !dbg !103
    #dbg_value(i32 %21, !66, !DIExpression(), !68)
  %22 = load ptr, ptr %1, align 8, !dbg !104, !tbaa !105
  %23 = icmp eq ptr %22, null, !dbg !107
  %24 = select i1 %23, i32 -1, i32 %21, !dbg !108
  ret i32 %24, !dbg !109
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define internal fastcc i32 @fib(i32 noundef range(i32 0, 6) %0) unnamed_addr #1 !dbg !110 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
    #dbg_value(i32 %4, !114, !DIExpression(), !115)
  %5 = icmp samesign ult i32 %4, 2, !dbg !116
  br i1 %5, label %11, label %6, !dbg !117

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1, !dbg !118
  %8 = tail call fastcc i32 @fib(i32 noundef %7), !dbg !119
  %9 = add nsw i32 %4, -2, !dbg !120
  %10 = add nsw i32 %3, %8, !dbg !121
  br label %2, !dbg !122

11:                                               ; preds = %2
  %12 = add nsw i32 %3, %4
  ret i32 %12, !dbg !123
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i32 @interpret(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #2 !dbg !14 {
    #dbg_value(ptr %0, !22, !DIExpression(), !124)
    #dbg_value(i32 1, !23, !DIExpression(), !124)
  br label %12, !dbg !125

2:                                                ; preds = %12
    #dbg_label(!24, !126)
  %3 = add nsw i32 %14, 1, !dbg !127
    #dbg_value(i32 %3, !23, !DIExpression(), !124)
    #dbg_value(ptr %6, !22, !DIExpression(), !124)
  br label %4, !dbg !128

4:                                                ; preds = %2, %7, %9
  %5 = phi i32 [ %3, %2 ], [ %8, %7 ], [ %10, %9 ]
  %6 = getelementptr inbounds nuw i8, ptr %13, i64 1, !dbg !124
  br label %12, !dbg !124

7:                                                ; preds = %12
    #dbg_label(!25, !129)
  %8 = shl nsw i32 %14, 1, !dbg !130
    #dbg_value(i32 %8, !23, !DIExpression(), !124)
    #dbg_value(ptr %6, !22, !DIExpression(), !124)
  br label %4, !dbg !131

9:                                                ; preds = %12
    #dbg_label(!26, !132)
  %10 = add nsw i32 %14, -1, !dbg !133
    #dbg_value(i32 %10, !23, !DIExpression(), !124)
    #dbg_value(ptr %6, !22, !DIExpression(), !124)
  br label %4, !dbg !134

11:                                               ; preds = %12
    #dbg_label(!27, !135)
  ret i32 %14, !dbg !136

12:                                               ; preds = %4, %1
  %13 = phi ptr [ %6, %4 ], [ %0, %1 ]
  %14 = phi i32 [ %5, %4 ], [ 1, %1 ], !dbg !124
  %15 = load i8, ptr %13, align 1, !dbg !124, !tbaa !137
  %16 = zext i8 %15 to i64, !dbg !124
  %17 = getelementptr inbounds nuw ptr, ptr @interpret.labels, i64 %16, !dbg !124
  %18 = load ptr, ptr %17, align 8, !dbg !124, !tbaa !72
    #dbg_value(i32 %14, !23, !DIExpression(), !124)
    #dbg_value(ptr %13, !22, !DIExpression(), !124)
  indirectbr ptr %18, [label %11, label %2, label %7, label %9]
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc i32 @variable() unnamed_addr #3 !dbg !138 {
    #dbg_value(i32 4, !141, !DIExpression(), !155)
    #dbg_value(i32 0, !142, !DIExpression(), !155)
    #dbg_value(i32 0, !143, !DIExpression(), !156)
  br label %2, !dbg !157

1:                                                ; preds = %22
  ret i32 %20, !dbg !158

2:                                                ; preds = %0, %22
  %3 = phi i64 [ 0, %0 ], [ %23, %22 ]
  %4 = phi i32 [ 0, %0 ], [ %20, %22 ]
    #dbg_value(i32 %4, !142, !DIExpression(), !155)
    #dbg_value(i64 %3, !143, !DIExpression(), !156)
  %5 = tail call ptr @llvm.stacksave.p0(), !dbg !159
  %6 = alloca [4 x i32], align 16, !dbg !159
    #dbg_value(i64 4, !145, !DIExpression(), !160)
    #dbg_declare(ptr %6, !149, !DIExpression(), !161)
    #dbg_value(i32 0, !153, !DIExpression(), !162)
  br label %7, !dbg !163

7:                                                ; preds = %2, %7
  %8 = phi i64 [ 0, %2 ], [ %12, %7 ]
    #dbg_value(i64 %8, !153, !DIExpression(), !162)
  %9 = mul nuw nsw i64 %8, %3, !dbg !164
  %10 = getelementptr inbounds nuw i32, ptr %6, i64 %8, !dbg !166
  %11 = trunc nuw nsw i64 %9 to i32, !dbg !167
  store i32 %11, ptr %10, align 4, !dbg !167, !tbaa !47
  %12 = add nuw nsw i64 %8, 1, !dbg !168
    #dbg_value(i64 %12, !153, !DIExpression(), !162)
  %13 = icmp eq i64 %12, 4, !dbg !169
  br i1 %13, label %14, label %7, !dbg !170, !llvm.loop !171

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %17, %14 ], [ 4, %7 ], !dbg !155
  %16 = phi i32 [ %20, %14 ], [ %4, %7 ], !dbg !155
    #dbg_value(i64 %15, !141, !DIExpression(), !155)
    #dbg_value(i32 %16, !142, !DIExpression(), !155)
  %17 = add nsw i64 %15, -1, !dbg !176
    #dbg_value(i64 %17, !141, !DIExpression(), !155)
  %18 = getelementptr inbounds i32, ptr %6, i64 %17, !dbg !177
  %19 = load i32, ptr %18, align 4, !dbg !177, !tbaa !47
  %20 = add nsw i32 %19, %16, !dbg !178
    #dbg_value(i32 %20, !142, !DIExpression(), !155)
  %21 = icmp samesign ugt i64 %15, 2, !dbg !179
  br i1 %21, label %14, label %22, !dbg !180, !llvm.loop !181

22:                                               ; preds = %14
    #dbg_value(i32 4, !141, !DIExpression(), !155)
  call void @llvm.stackrestore.p0(ptr %5), !dbg !184
  %23 = add nuw nsw i64 %3, 1, !dbg !185
    #dbg_value(i32 %20, !142, !DIExpression(), !155)
    #dbg_value(i64 %23, !143, !DIExpression(), !156)
  %24 = icmp eq i64 %3, 0, !dbg !186
  br i1 %24, label %2, label %1, !dbg !187, !llvm.loop !188
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #4 !dbg !191 {
    #dbg_value(i32 %0, !193, !DIExpression(), !195)
    #dbg_value(i32 %1, !194, !DIExpression(), !195)
  %3 = add nsw i32 %1, %0, !dbg !196
  ret i32 %3, !dbg !197
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #4 !dbg !198 {
    #dbg_value(i32 %0, !200, !DIExpression(), !202)
    #dbg_value(i32 %1, !201, !DIExpression(), !202)
  %3 = sub nsw i32 %0, %1, !dbg !203
  ret i32 %3, !dbg !204
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}
!llvm.ident = !{!46}
!llvm.errno.tbaa = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!14 = distinct !DISubprogram(name: "interpret", scope: !3, file: !3, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !{!22, !23, !24, !25, !26, !27}
!22 = !DILocalVariable(name: "code", arg: 1, scope: !14, file: !3, line: 21, type: !18)
!23 = !DILocalVariable(name: "value", scope: !14, file: !3, line: 23, type: !17)
!24 = !DILabel(scope: !14, name: "inc", file: !3, line: 25, column: 1)
!25 = !DILabel(scope: !14, name: "dbl", file: !3, line: 28, column: 1)
!26 = !DILabel(scope: !14, name: "dec", file: !3, line: 31, column: 1)
!27 = !DILabel(scope: !14, name: "stop", file: !3, line: 34, column: 1)
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
!46 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!47 = !{!48, !48, i64 0}
!48 = !{!"int", !49, i64 0}
!49 = !{!"omnipotent char", !50, i64 0}
!50 = !{!"Simple C/C++ TBAA"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 63, type: !52, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !57, keyInstructions: true)
!52 = !DISubroutineType(types: !53)
!53 = !{!17, !17, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!56 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!57 = !{!58, !59, !60, !64, !66}
!58 = !DILocalVariable(name: "argc", arg: 1, scope: !51, file: !3, line: 63, type: !17)
!59 = !DILocalVariable(name: "argv", arg: 2, scope: !51, file: !3, line: 63, type: !54)
!60 = !DILocalVariable(name: "code", scope: !51, file: !3, line: 64, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 40, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 5)
!64 = !DILocalVariable(name: "heap", scope: !51, file: !3, line: 65, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!66 = !DILocalVariable(name: "result", scope: !51, file: !3, line: 69, type: !17)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 0, scope: !51)
!69 = distinct !DIAssignID()
!70 = !DILocation(line: 68, column: 33, scope: !51)
!71 = !DILocation(line: 68, column: 22, scope: !51)
!72 = !{!73, !73, i64 0}
!73 = !{!"any pointer", !49, i64 0}
!74 = !DILocation(line: 68, column: 38, scope: !51)
!75 = !DILocation(line: 68, column: 22, scope: !51, atomGroup: 4, atomRank: 2)
!76 = !DILocalVariable(name: "c", arg: 1, scope: !77, file: !3, line: 11, type: !5)
!77 = distinct !DISubprogram(name: "name", scope: !3, file: !3, line: 11, type: !78, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !80, keyInstructions: true)
!78 = !DISubroutineType(types: !79)
!79 = !{!17, !5}
!80 = !{!76}
!81 = !DILocation(line: 0, scope: !77, inlinedAt: !82)
!82 = distinct !DILocation(line: 69, column: 35, scope: !51)
!83 = !DILocation(line: 69, column: 67, scope: !51)
!84 = !DILocalVariable(name: "x", arg: 1, scope: !85, file: !3, line: 38, type: !88)
!85 = distinct !DISubprogram(name: "ranges", scope: !3, file: !3, line: 38, type: !86, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !89, keyInstructions: true)
!86 = !DISubroutineType(types: !87)
!87 = !{!17, !88}
!88 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!89 = !{!84}
!90 = !DILocation(line: 0, scope: !85, inlinedAt: !91)
!91 = distinct !DILocation(line: 69, column: 85, scope: !51)
!92 = !DILocation(line: 39, column: 5, scope: !85, inlinedAt: !91, atomGroup: 1, atomRank: 1)
!93 = !DILocation(line: 41, column: 25, scope: !94, inlinedAt: !91, atomGroup: 3, atomRank: 1)
!94 = distinct !DILexicalBlock(scope: !85, file: !3, line: 39, column: 16)
!95 = !DILocation(line: 42, column: 14, scope: !94, inlinedAt: !91, atomGroup: 4, atomRank: 1)
!96 = !DILocation(line: 43, column: 14, scope: !94, inlinedAt: !91, atomGroup: 5, atomRank: 1)
!97 = !DILocation(line: 0, scope: !94, inlinedAt: !91)
!98 = !DILocation(line: 69, column: 45, scope: !51)
!99 = !DILocation(line: 69, column: 33, scope: !51)
!100 = !DILocation(line: 69, column: 65, scope: !51)
!101 = !DILocation(line: 69, column: 83, scope: !51)
!102 = !DILocation(line: 69, column: 100, scope: !51)
!103 = !DILocation(line: 69, column: 98, scope: !51, atomGroup: 5, atomRank: 2)
!104 = !DILocation(line: 71, column: 12, scope: !51)
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 omnipotent char", !73, i64 0}
!107 = !DILocation(line: 71, column: 12, scope: !51, atomGroup: 7, atomRank: 2)
!108 = !DILocation(line: 71, column: 12, scope: !51, atomGroup: 7, atomRank: 1)
!109 = !DILocation(line: 71, column: 5, scope: !51, atomGroup: 8, atomRank: 1)
!110 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 47, type: !111, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !113, keyInstructions: true)
!111 = !DISubroutineType(types: !112)
!112 = !{!17, !17}
!113 = !{!114}
!114 = !DILocalVariable(name: "n", arg: 1, scope: !110, file: !3, line: 47, type: !17)
!115 = !DILocation(line: 0, scope: !110)
!116 = !DILocation(line: 47, column: 34, scope: !110, atomGroup: 2, atomRank: 2)
!117 = !DILocation(line: 47, column: 32, scope: !110, atomGroup: 2, atomRank: 1)
!118 = !DILocation(line: 47, column: 50, scope: !110)
!119 = !DILocation(line: 47, column: 44, scope: !110)
!120 = !DILocation(line: 47, column: 63, scope: !110)
!121 = !DILocation(line: 47, column: 55, scope: !110)
!122 = !DILocation(line: 47, column: 57, scope: !110)
!123 = !DILocation(line: 47, column: 25, scope: !110, atomGroup: 1, atomRank: 1)
!124 = !DILocation(line: 0, scope: !14)
!125 = !DILocation(line: 24, column: 5, scope: !14, atomGroup: 2, atomRank: 1)
!126 = !DILocation(line: 25, column: 1, scope: !14)
!127 = !DILocation(line: 26, column: 10, scope: !14, atomGroup: 3, atomRank: 2)
!128 = !DILocation(line: 27, column: 5, scope: !14, atomGroup: 4, atomRank: 1)
!129 = !DILocation(line: 28, column: 1, scope: !14)
!130 = !DILocation(line: 29, column: 11, scope: !14, atomGroup: 6, atomRank: 2)
!131 = !DILocation(line: 30, column: 5, scope: !14, atomGroup: 7, atomRank: 1)
!132 = !DILocation(line: 31, column: 1, scope: !14)
!133 = !DILocation(line: 32, column: 10, scope: !14, atomGroup: 9, atomRank: 2)
!134 = !DILocation(line: 33, column: 5, scope: !14, atomGroup: 10, atomRank: 1)
!135 = !DILocation(line: 34, column: 1, scope: !14)
!136 = !DILocation(line: 35, column: 5, scope: !14, atomGroup: 12, atomRank: 1)
!137 = !{!49, !49, i64 0}
!138 = distinct !DISubprogram(name: "variable", scope: !3, file: !3, line: 49, type: !139, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !140, keyInstructions: true)
!139 = !DISubroutineType(cc: DW_CC_nocall, types: !112)
!140 = !{!141, !142, !143, !145, !149, !153}
!141 = !DILocalVariable(name: "n", arg: 1, scope: !138, file: !3, line: 49, type: !17)
!142 = !DILocalVariable(name: "sum", scope: !138, file: !3, line: 50, type: !17)
!143 = !DILocalVariable(name: "round", scope: !144, file: !3, line: 51, type: !17)
!144 = distinct !DILexicalBlock(scope: !138, file: !3, line: 51, column: 5)
!145 = !DILocalVariable(name: "__vla_expr0", scope: !146, type: !148, flags: DIFlagArtificial)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 51, column: 45)
!147 = distinct !DILexicalBlock(scope: !144, file: !3, line: 51, column: 5)
!148 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!149 = !DILocalVariable(name: "values", scope: !146, file: !3, line: 52, type: !150)
!150 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !151)
!151 = !{!152}
!152 = !DISubrange(count: !145)
!153 = !DILocalVariable(name: "i", scope: !154, file: !3, line: 53, type: !17)
!154 = distinct !DILexicalBlock(scope: !146, file: !3, line: 53, column: 9)
!155 = !DILocation(line: 0, scope: !138)
!156 = !DILocation(line: 0, scope: !144)
!157 = !DILocation(line: 51, column: 5, scope: !144, atomGroup: 23, atomRank: 1)
!158 = !DILocation(line: 60, column: 5, scope: !138, atomGroup: 19, atomRank: 1)
!159 = !DILocation(line: 52, column: 9, scope: !146)
!160 = !DILocation(line: 0, scope: !146)
!161 = !DILocation(line: 52, column: 13, scope: !146)
!162 = !DILocation(line: 0, scope: !154)
!163 = !DILocation(line: 53, column: 9, scope: !154, atomGroup: 21, atomRank: 1)
!164 = !DILocation(line: 54, column: 27, scope: !165, atomGroup: 8, atomRank: 2)
!165 = distinct !DILexicalBlock(scope: !154, file: !3, line: 53, column: 9)
!166 = !DILocation(line: 54, column: 13, scope: !165)
!167 = !DILocation(line: 54, column: 23, scope: !165, atomGroup: 8, atomRank: 1)
!168 = !DILocation(line: 53, column: 33, scope: !165, atomGroup: 9, atomRank: 2)
!169 = !DILocation(line: 53, column: 27, scope: !165, atomGroup: 6, atomRank: 1)
!170 = !DILocation(line: 53, column: 9, scope: !154, atomGroup: 7, atomRank: 1)
!171 = distinct !{!171, !172, !173, !174, !175}
!172 = !DILocation(line: 53, column: 9, scope: !154)
!173 = !DILocation(line: 54, column: 29, scope: !154)
!174 = !{!"llvm.loop.mustprogress"}
!175 = !{!"llvm.loop.unroll.disable"}
!176 = !DILocation(line: 56, column: 27, scope: !146, atomGroup: 12, atomRank: 2)
!177 = !DILocation(line: 56, column: 20, scope: !146)
!178 = !DILocation(line: 56, column: 17, scope: !146, atomGroup: 11, atomRank: 2)
!179 = !DILocation(line: 57, column: 18, scope: !146, atomGroup: 13, atomRank: 1)
!180 = !DILocation(line: 56, column: 13, scope: !146, atomGroup: 14, atomRank: 1)
!181 = distinct !{!181, !182, !183, !174, !175}
!182 = !DILocation(line: 55, column: 9, scope: !146)
!183 = !DILocation(line: 57, column: 21, scope: !146)
!184 = !DILocation(line: 59, column: 5, scope: !147)
!185 = !DILocation(line: 51, column: 41, scope: !147, atomGroup: 16, atomRank: 2)
!186 = !DILocation(line: 51, column: 31, scope: !147, atomGroup: 3, atomRank: 1)
!187 = !DILocation(line: 51, column: 5, scope: !144, atomGroup: 4, atomRank: 1)
!188 = distinct !{!188, !189, !190, !174, !175}
!189 = !DILocation(line: 51, column: 5, scope: !144)
!190 = !DILocation(line: 59, column: 5, scope: !144)
!191 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !35, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !192, keyInstructions: true)
!192 = !{!193, !194}
!193 = !DILocalVariable(name: "a", arg: 1, scope: !191, file: !3, line: 7, type: !17)
!194 = !DILocalVariable(name: "b", arg: 2, scope: !191, file: !3, line: 7, type: !17)
!195 = !DILocation(line: 0, scope: !191)
!196 = !DILocation(line: 7, column: 41, scope: !191, atomGroup: 1, atomRank: 2)
!197 = !DILocation(line: 7, column: 32, scope: !191, atomGroup: 1, atomRank: 1)
!198 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !35, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !199, keyInstructions: true)
!199 = !{!200, !201}
!200 = !DILocalVariable(name: "a", arg: 1, scope: !198, file: !3, line: 8, type: !17)
!201 = !DILocalVariable(name: "b", arg: 2, scope: !198, file: !3, line: 8, type: !17)
!202 = !DILocation(line: 0, scope: !198)
!203 = !DILocation(line: 8, column: 41, scope: !198, atomGroup: 1, atomRank: 2)
!204 = !DILocation(line: 8, column: 32, scope: !198, atomGroup: 1, atomRank: 1)
