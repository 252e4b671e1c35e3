; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [10 x i8] c"%d %s %g\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !7
@stderr = external local_unnamed_addr global ptr, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1, !dbg !12
@stdout = external local_unnamed_addr global ptr, align 8

; Function Attrs: cold nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !30 {
    #dbg_value(i64 17179869187, !35, !DIExpression(), !40)
  %1 = tail call double (i32, ...) @sum(i32 poison, i32 noundef 1, double noundef 2.000000e+00, i64 noundef 3, i32 noundef 4, double noundef 5.000000e+00, i64 noundef 6, i64 17179869187), !dbg !41
  tail call void (ptr, ...) @report(ptr nonnull poison, i32 noundef 1, ptr noundef nonnull @.str.1, double noundef %1), !dbg !42
  %2 = load ptr, ptr @stderr, align 8, !dbg !43, !tbaa !44
  %3 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %2, ptr noundef nonnull @.str.2, i32 noundef 120) #6, !dbg !47
  ret i32 0, !dbg !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define internal void @report(ptr readnone captures(none) %0, ...) unnamed_addr #2 !dbg !49 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !73
    #dbg_assign(i1 poison, !56, !DIExpression(), !73, ptr %2, !DIExpression(), !74)
    #dbg_value(ptr @.str, !55, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !75
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !76
    #dbg_value(ptr @.str, !77, !DIExpression(), !86)
    #dbg_value(ptr %2, !85, !DIExpression(), !86)
  %3 = load ptr, ptr @stdout, align 8, !dbg !88, !tbaa !44, !noalias !89
  %4 = call i32 @vfprintf(ptr noundef %3, ptr noundef nonnull @.str, ptr noundef nonnull %2) #7, !dbg !92
  call void @llvm.va_end.p0(ptr %2), !dbg !93
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @sum(i32 %0, ...) unnamed_addr #3 !dbg !96 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !107
    #dbg_assign(i1 poison, !101, !DIExpression(), !107, ptr %2, !DIExpression(), !108)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !109
    #dbg_assign(i1 poison, !102, !DIExpression(), !109, ptr %3, !DIExpression(), !108)
    #dbg_value(i32 2, !100, !DIExpression(), !108)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !110
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !110
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !111
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !112
    #dbg_value(double 0.000000e+00, !103, !DIExpression(), !108)
    #dbg_value(i32 0, !104, !DIExpression(), !113)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %5 = load i32, ptr %2, align 16
  %6 = load i32, ptr %4, align 4
    #dbg_value(i32 0, !104, !DIExpression(), !113)
    #dbg_value(double 0.000000e+00, !103, !DIExpression(), !108)
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load ptr, ptr %7, align 8
  br label %13, !dbg !114

13:                                               ; preds = %1, %52
  %14 = phi ptr [ %12, %1 ], [ %53, %52 ]
  %15 = phi i32 [ 0, %1 ], [ %60, %52 ]
  %16 = phi double [ 0.000000e+00, %1 ], [ %59, %52 ]
  %17 = phi i32 [ %5, %1 ], [ %54, %52 ]
  %18 = phi i32 [ %6, %1 ], [ %41, %52 ]
    #dbg_value(i32 %15, !104, !DIExpression(), !113)
    #dbg_value(double %16, !103, !DIExpression(), !108)
  %19 = icmp ult i32 %17, 41, !dbg !115
  br i1 %19, label %20, label %24, !dbg !115

20:                                               ; preds = %13
  %21 = zext nneg i32 %17 to i64, !dbg !115
  %22 = getelementptr i8, ptr %9, i64 %21, !dbg !115
  %23 = add nuw nsw i32 %17, 8, !dbg !115
  store i32 %23, ptr %2, align 16, !dbg !115, !DIAssignID !117
    #dbg_assign(i32 %23, !101, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !117, ptr %2, !DIExpression(), !108)
  br label %26, !dbg !115

24:                                               ; preds = %13
  %25 = getelementptr i8, ptr %14, i64 8, !dbg !115
  store ptr %25, ptr %7, align 8, !dbg !115, !DIAssignID !118
    #dbg_assign(ptr %25, !101, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !118, ptr %7, !DIExpression(), !108)
  br label %26, !dbg !115

26:                                               ; preds = %24, %20
  %27 = phi ptr [ %14, %20 ], [ %25, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %17, %24 ]
  %29 = phi ptr [ %22, %20 ], [ %14, %24 ], !dbg !115
  %30 = load i32, ptr %29, align 4, !dbg !115, !tbaa !26
  %31 = sitofp i32 %30 to double, !dbg !115
  %32 = icmp ult i32 %18, 161, !dbg !119
  br i1 %32, label %33, label %37, !dbg !119

33:                                               ; preds = %26
  %34 = zext nneg i32 %18 to i64, !dbg !119
  %35 = getelementptr i8, ptr %9, i64 %34, !dbg !119
  %36 = add nuw nsw i32 %18, 16, !dbg !119
  store i32 %36, ptr %4, align 4, !dbg !119, !DIAssignID !120
    #dbg_assign(i32 %36, !101, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !120, ptr %4, !DIExpression(), !108)
  br label %39, !dbg !119

37:                                               ; preds = %26
  %38 = getelementptr i8, ptr %27, i64 8, !dbg !119
  store ptr %38, ptr %10, align 8, !dbg !119, !DIAssignID !121
    #dbg_assign(ptr %38, !101, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !121, ptr %10, !DIExpression(), !108)
  br label %39, !dbg !119

39:                                               ; preds = %37, %33
  %40 = phi ptr [ %27, %33 ], [ %38, %37 ]
  %41 = phi i32 [ %36, %33 ], [ %18, %37 ]
  %42 = phi ptr [ %35, %33 ], [ %27, %37 ], !dbg !119
  %43 = load double, ptr %42, align 8, !dbg !119, !tbaa !122
  %44 = fadd double %43, %31, !dbg !124
  %45 = icmp ult i32 %28, 41, !dbg !125
  br i1 %45, label %46, label %50, !dbg !125

46:                                               ; preds = %39
  %47 = zext nneg i32 %28 to i64, !dbg !125
  %48 = getelementptr i8, ptr %9, i64 %47, !dbg !125
  %49 = add nuw nsw i32 %28, 8, !dbg !125
  store i32 %49, ptr %2, align 16, !dbg !125, !DIAssignID !126
    #dbg_assign(i32 %49, !101, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !126, ptr %2, !DIExpression(), !108)
  br label %52, !dbg !125

50:                                               ; preds = %39
  %51 = getelementptr i8, ptr %40, i64 8, !dbg !125
  store ptr %51, ptr %11, align 8, !dbg !125, !DIAssignID !127
    #dbg_assign(ptr %51, !101, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !127, ptr %11, !DIExpression(), !108)
  br label %52, !dbg !125

52:                                               ; preds = %50, %46
  %53 = phi ptr [ %40, %46 ], [ %51, %50 ]
  %54 = phi i32 [ %49, %46 ], [ %28, %50 ]
  %55 = phi ptr [ %48, %46 ], [ %40, %50 ], !dbg !125
  %56 = load i64, ptr %55, align 8, !dbg !125, !tbaa !128
  %57 = sitofp i64 %56 to double, !dbg !130
  %58 = fadd double %44, %57, !dbg !131
  %59 = fadd double %16, %58, !dbg !132
    #dbg_value(double %59, !103, !DIExpression(), !108)
  %60 = add nuw nsw i32 %15, 1, !dbg !133
    #dbg_value(i32 %60, !104, !DIExpression(), !113)
  %61 = icmp eq i32 %15, 0, !dbg !134
  br i1 %61, label %13, label %62, !dbg !135, !llvm.loop !136

62:                                               ; preds = %52
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !108)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !108)
  %63 = load i32, ptr %2, align 16, !dbg !141
  %64 = icmp ult i32 %63, 41, !dbg !141
  br i1 %64, label %65, label %71, !dbg !141

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !141
  %67 = load ptr, ptr %66, align 16, !dbg !141
  %68 = zext nneg i32 %63 to i64, !dbg !141
  %69 = getelementptr i8, ptr %67, i64 %68, !dbg !141
  %70 = add nuw nsw i32 %63, 8, !dbg !141
  store i32 %70, ptr %2, align 16, !dbg !141, !DIAssignID !143
    #dbg_assign(i32 %70, !101, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !143, ptr %2, !DIExpression(), !108)
  br label %75, !dbg !141

71:                                               ; preds = %62
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !141
  %73 = load ptr, ptr %72, align 8, !dbg !141
  %74 = getelementptr i8, ptr %73, i64 8, !dbg !141
  store ptr %74, ptr %72, align 8, !dbg !141, !DIAssignID !144
    #dbg_assign(ptr %74, !101, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !144, ptr %72, !DIExpression(), !108)
  br label %75, !dbg !141

75:                                               ; preds = %71, %65
  %76 = phi ptr [ %69, %65 ], [ %73, %71 ], !dbg !141
  %77 = load i32, ptr %76, align 4, !dbg !145, !tbaa !26
    #dbg_value(i32 %77, !106, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !108)
    #dbg_value(i32 poison, !106, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !108)
    #dbg_value(i32 %77, !106, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !108)
  %78 = load i32, ptr %3, align 16, !dbg !146
  %79 = icmp ult i32 %78, 41, !dbg !146
  br i1 %79, label %80, label %86, !dbg !146

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !146
  %82 = load ptr, ptr %81, align 16, !dbg !146
  %83 = zext nneg i32 %78 to i64, !dbg !146
  %84 = getelementptr i8, ptr %82, i64 %83, !dbg !146
  %85 = add nuw nsw i32 %78, 8, !dbg !146
  store i32 %85, ptr %3, align 16, !dbg !146, !DIAssignID !147
    #dbg_assign(i32 %85, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147, ptr %3, !DIExpression(), !108)
  br label %90, !dbg !146

86:                                               ; preds = %75
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !146
  %88 = load ptr, ptr %87, align 8, !dbg !146
  %89 = getelementptr i8, ptr %88, i64 8, !dbg !146
  store ptr %89, ptr %87, align 8, !dbg !146, !DIAssignID !148
    #dbg_assign(ptr %89, !102, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !148, ptr %87, !DIExpression(), !108)
  br label %90, !dbg !146

90:                                               ; preds = %86, %80
  %91 = phi ptr [ %84, %80 ], [ %88, %86 ], !dbg !146
  %92 = load i32, ptr %91, align 4, !dbg !146, !tbaa !26
  %93 = add nsw i32 %92, %77, !dbg !149
  %94 = sitofp i32 %93 to double, !dbg !146
  %95 = fadd double %59, %94, !dbg !150
    #dbg_value(double %95, !103, !DIExpression(), !108)
  call void @llvm.va_end.p0(ptr %3), !dbg !151
  call void @llvm.va_end.p0(ptr %2), !dbg !152
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !153
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !153
  ret double %95, !dbg !154
}

; Function Attrs: nofree nounwind
declare !dbg !155 noundef i32 @fprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nofree nounwind
declare !dbg !217 noundef i32 @vfprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

attributes #0 = { cold nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { cold nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "c2b60447240e6d7e097829aa975f92a3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !9, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !{!0, !7, !12}
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!25 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C/C++ TBAA"}
!30 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !31, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !34, keyInstructions: true)
!31 = !DISubroutineType(types: !32)
!32 = !{!33}
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!34 = !{!35}
!35 = !DILocalVariable(name: "s", scope: !30, file: !2, line: 31, type: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !2, line: 5, size: 64, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !36, file: !2, line: 5, baseType: !33, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !36, file: !2, line: 5, baseType: !33, size: 32, offset: 32)
!40 = !DILocation(line: 0, scope: !30)
!41 = !DILocation(line: 32, column: 36, scope: !30)
!42 = !DILocation(line: 32, column: 5, scope: !30)
!43 = !DILocation(line: 33, column: 13, scope: !30)
!44 = !{!45, !45, i64 0}
!45 = !{!"p1 _ZTS8_IO_FILE", !46, i64 0}
!46 = !{!"any pointer", !28, i64 0}
!47 = !DILocation(line: 33, column: 5, scope: !30)
!48 = !DILocation(line: 34, column: 5, scope: !30, atomGroup: 3, atomRank: 1)
!49 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 23, type: !50, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !54, keyInstructions: true)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !52, null}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!54 = !{!55, !56}
!55 = !DILocalVariable(name: "format", arg: 1, scope: !49, file: !2, line: 23, type: !52)
!56 = !DILocalVariable(name: "args", scope: !49, file: !2, line: 24, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !58, line: 52, baseType: !59)
!58 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !60, line: 12, baseType: !61)
!60 = !DIFile(filename: "/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !63, size: 192, elements: !71)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !64)
!64 = !{!65, !67, !68, !70}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !63, file: !2, line: 24, baseType: !66, size: 32)
!66 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !63, file: !2, line: 24, baseType: !66, size: 32, offset: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !63, file: !2, line: 24, baseType: !69, size: 64, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !63, file: !2, line: 24, baseType: !69, size: 64, offset: 128)
!71 = !{!72}
!72 = !DISubrange(count: 1)
!73 = distinct !DIAssignID()
!74 = !DILocation(line: 0, scope: !49)
!75 = !DILocation(line: 24, column: 5, scope: !49)
!76 = !DILocation(line: 25, column: 5, scope: !49)
!77 = !DILocalVariable(name: "__fmt", arg: 1, scope: !78, file: !79, line: 39, type: !82)
!78 = distinct !DISubprogram(name: "vprintf", scope: !79, file: !79, line: 39, type: !80, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !84, keyInstructions: true)
!79 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!80 = !DISubroutineType(types: !81)
!81 = !{!33, !82, !83}
!82 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!84 = !{!77, !85}
!85 = !DILocalVariable(name: "__arg", arg: 2, scope: !78, file: !79, line: 39, type: !83)
!86 = !DILocation(line: 0, scope: !78, inlinedAt: !87)
!87 = distinct !DILocation(line: 26, column: 5, scope: !49)
!88 = !DILocation(line: 41, column: 20, scope: !78, inlinedAt: !87)
!89 = !{!90}
!90 = distinct !{!90, !91, !"vprintf: argument 0"}
!91 = distinct !{!91, !"vprintf"}
!92 = !DILocation(line: 41, column: 10, scope: !78, inlinedAt: !87, atomGroup: 1, atomRank: 2)
!93 = !DILocation(line: 27, column: 5, scope: !49)
!94 = !DILocation(line: 28, column: 1, scope: !49)
!95 = !DILocation(line: 28, column: 1, scope: !49, atomGroup: 1, atomRank: 1)
!96 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 7, type: !97, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !99, keyInstructions: true)
!97 = !DISubroutineType(types: !98)
!98 = !{!16, !33, null}
!99 = !{!100, !101, !102, !103, !104, !106}
!100 = !DILocalVariable(name: "count", arg: 1, scope: !96, file: !2, line: 7, type: !33)
!101 = !DILocalVariable(name: "args", scope: !96, file: !2, line: 8, type: !57)
!102 = !DILocalVariable(name: "copy", scope: !96, file: !2, line: 8, type: !57)
!103 = !DILocalVariable(name: "total", scope: !96, file: !2, line: 11, type: !16)
!104 = !DILocalVariable(name: "i", scope: !105, file: !2, line: 12, type: !33)
!105 = distinct !DILexicalBlock(scope: !96, file: !2, line: 12, column: 5)
!106 = !DILocalVariable(name: "s", scope: !96, file: !2, line: 14, type: !36)
!107 = distinct !DIAssignID()
!108 = !DILocation(line: 0, scope: !96)
!109 = distinct !DIAssignID()
!110 = !DILocation(line: 8, column: 5, scope: !96)
!111 = !DILocation(line: 9, column: 5, scope: !96)
!112 = !DILocation(line: 10, column: 5, scope: !96)
!113 = !DILocation(line: 0, scope: !105)
!114 = !DILocation(line: 12, column: 5, scope: !105, atomGroup: 15, atomRank: 1)
!115 = !DILocation(line: 13, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !105, file: !2, line: 12, column: 5)
!117 = distinct !DIAssignID()
!118 = distinct !DIAssignID()
!119 = !DILocation(line: 13, column: 38, scope: !116)
!120 = distinct !DIAssignID()
!121 = distinct !DIAssignID()
!122 = !{!123, !123, i64 0}
!123 = !{!"double", !28, i64 0}
!124 = !DILocation(line: 13, column: 36, scope: !116)
!125 = !DILocation(line: 13, column: 69, scope: !116)
!126 = distinct !DIAssignID()
!127 = distinct !DIAssignID()
!128 = !{!129, !129, i64 0}
!129 = !{!"long", !28, i64 0}
!130 = !DILocation(line: 13, column: 61, scope: !116)
!131 = !DILocation(line: 13, column: 59, scope: !116)
!132 = !DILocation(line: 13, column: 15, scope: !116, atomGroup: 5, atomRank: 2)
!133 = !DILocation(line: 12, column: 33, scope: !116, atomGroup: 6, atomRank: 2)
!134 = !DILocation(line: 12, column: 23, scope: !116, atomGroup: 3, atomRank: 1)
!135 = !DILocation(line: 12, column: 5, scope: !105, atomGroup: 4, atomRank: 1)
!136 = distinct !{!136, !137, !138, !139, !140}
!137 = !DILocation(line: 12, column: 5, scope: !105)
!138 = !DILocation(line: 13, column: 69, scope: !105)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = !DILocation(line: 16, column: 13, scope: !142)
!142 = distinct !DILexicalBlock(scope: !96, file: !2, line: 15, column: 9)
!143 = distinct !DIAssignID()
!144 = distinct !DIAssignID()
!145 = !DILocation(line: 16, column: 13, scope: !142, atomGroup: 10, atomRank: 1)
!146 = !DILocation(line: 17, column: 14, scope: !96)
!147 = distinct !DIAssignID()
!148 = distinct !DIAssignID()
!149 = !DILocation(line: 17, column: 32, scope: !96)
!150 = !DILocation(line: 17, column: 11, scope: !96, atomGroup: 11, atomRank: 2)
!151 = !DILocation(line: 18, column: 5, scope: !96)
!152 = !DILocation(line: 19, column: 5, scope: !96)
!153 = !DILocation(line: 21, column: 1, scope: !96)
!154 = !DILocation(line: 20, column: 5, scope: !96, atomGroup: 13, atomRank: 1)
!155 = !DISubprogram(name: "fprintf", scope: !58, file: !58, line: 350, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!33, !158, !82, null}
!158 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !159)
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !160, size: 64)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !161, line: 7, baseType: !162)
!161 = !DIFile(filename: "/include/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!162 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !163, line: 49, size: 1728, elements: !164)
!163 = !DIFile(filename: "/include/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!164 = !{!165, !166, !168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !178, !181, !183, !184, !185, !189, !191, !193, !195, !198, !200, !203, !206, !207, !208, !212, !213}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !162, file: !163, line: 51, baseType: !33, size: 32)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !162, file: !163, line: 54, baseType: !167, size: 64, offset: 64)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !162, file: !163, line: 55, baseType: !167, size: 64, offset: 128)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !162, file: !163, line: 56, baseType: !167, size: 64, offset: 192)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !162, file: !163, line: 57, baseType: !167, size: 64, offset: 256)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !162, file: !163, line: 58, baseType: !167, size: 64, offset: 320)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !162, file: !163, line: 59, baseType: !167, size: 64, offset: 384)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !162, file: !163, line: 60, baseType: !167, size: 64, offset: 448)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !162, file: !163, line: 61, baseType: !167, size: 64, offset: 512)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !162, file: !163, line: 64, baseType: !167, size: 64, offset: 576)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !162, file: !163, line: 65, baseType: !167, size: 64, offset: 640)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !162, file: !163, line: 66, baseType: !167, size: 64, offset: 704)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !162, file: !163, line: 68, baseType: !179, size: 64, offset: 768)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!180 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !163, line: 36, flags: DIFlagFwdDecl)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !162, file: !163, line: 70, baseType: !182, size: 64, offset: 832)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !162, file: !163, line: 72, baseType: !33, size: 32, offset: 896)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !162, file: !163, line: 73, baseType: !33, size: 32, offset: 928)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !162, file: !163, line: 74, baseType: !186, size: 64, offset: 960)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !187, line: 152, baseType: !188)
!187 = !DIFile(filename: "/include/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!188 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !162, file: !163, line: 77, baseType: !190, size: 16, offset: 1024)
!190 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !162, file: !163, line: 78, baseType: !192, size: 8, offset: 1040)
!192 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !162, file: !163, line: 79, baseType: !194, size: 8, offset: 1048)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !71)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !162, file: !163, line: 81, baseType: !196, size: 64, offset: 1088)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !163, line: 43, baseType: null)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !162, file: !163, line: 89, baseType: !199, size: 64, offset: 1152)
!199 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !187, line: 153, baseType: !188)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !162, file: !163, line: 91, baseType: !201, size: 64, offset: 1216)
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!202 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !163, line: 37, flags: DIFlagFwdDecl)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !162, file: !163, line: 92, baseType: !204, size: 64, offset: 1280)
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !205, size: 64)
!205 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !163, line: 38, flags: DIFlagFwdDecl)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !162, file: !163, line: 93, baseType: !182, size: 64, offset: 1344)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !162, file: !163, line: 94, baseType: !69, size: 64, offset: 1408)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !162, file: !163, line: 95, baseType: !209, size: 64, offset: 1472)
!209 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !210, line: 18, baseType: !211)
!210 = !DIFile(filename: "/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!211 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !162, file: !163, line: 96, baseType: !33, size: 32, offset: 1536)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !162, file: !163, line: 98, baseType: !214, size: 160, offset: 1568)
!214 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !215)
!215 = !{!216}
!216 = !DISubrange(count: 20)
!217 = !DISubprogram(name: "vfprintf", scope: !58, file: !58, line: 365, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!33, !158, !82, !83}
