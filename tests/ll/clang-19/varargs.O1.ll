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

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !26 {
    #dbg_value(i64 17179869187, !31, !DIExpression(), !36)
  %1 = tail call double (i32, ...) @sum(i32 poison, i32 noundef 1, double noundef 2.000000e+00, i64 noundef 3, i32 noundef 4, double noundef 5.000000e+00, i64 noundef 6, i64 17179869187), !dbg !37
  tail call void (ptr, ...) @report(ptr nonnull poison, i32 noundef 1, ptr noundef nonnull @.str.1, double noundef %1), !dbg !38
  %2 = load ptr, ptr @stderr, align 8, !dbg !39, !tbaa !40
  %3 = tail call i32 (ptr, ptr, ...) @fprintf(ptr noundef %2, ptr noundef nonnull @.str.2, i32 noundef 120) #5, !dbg !44
  ret i32 0, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind uwtable
define internal void @report(ptr nocapture readnone %0, ...) unnamed_addr #0 !dbg !46 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !70
    #dbg_assign(i1 undef, !53, !DIExpression(), !70, ptr %2, !DIExpression(), !71)
    #dbg_value(ptr @.str, !52, !DIExpression(), !71)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #6, !dbg !72
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !73
    #dbg_value(ptr @.str, !74, !DIExpression(), !83)
    #dbg_value(ptr %2, !82, !DIExpression(), !83)
  %3 = load ptr, ptr @stdout, align 8, !dbg !85, !tbaa !40, !noalias !86
  %4 = call i32 @vfprintf(ptr noundef %3, ptr noundef nonnull @.str, ptr noundef nonnull %2) #6, !dbg !89
  call void @llvm.va_end.p0(ptr %2), !dbg !90
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #6, !dbg !91
  ret void, !dbg !91
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal double @sum(i32 %0, ...) unnamed_addr #2 !dbg !92 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !103
    #dbg_assign(i1 undef, !97, !DIExpression(), !103, ptr %2, !DIExpression(), !104)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !105
    #dbg_assign(i1 undef, !98, !DIExpression(), !105, ptr %3, !DIExpression(), !104)
    #dbg_value(i32 2, !96, !DIExpression(), !104)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #6, !dbg !106
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #6, !dbg !106
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !107
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !108
    #dbg_value(double 0.000000e+00, !99, !DIExpression(), !104)
    #dbg_value(i32 0, !100, !DIExpression(), !109)
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  %5 = load i32, ptr %2, align 16
  %6 = load i32, ptr %4, align 4
    #dbg_value(i32 0, !100, !DIExpression(), !109)
    #dbg_value(double 0.000000e+00, !99, !DIExpression(), !104)
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = getelementptr inbounds i8, ptr %2, i64 8
  %12 = load ptr, ptr %7, align 8
  br label %13, !dbg !110

13:                                               ; preds = %1, %52
  %14 = phi ptr [ %12, %1 ], [ %53, %52 ]
  %15 = phi i32 [ 0, %1 ], [ %60, %52 ]
  %16 = phi double [ 0.000000e+00, %1 ], [ %59, %52 ]
  %17 = phi i32 [ %5, %1 ], [ %54, %52 ]
  %18 = phi i32 [ %6, %1 ], [ %41, %52 ]
    #dbg_value(i32 %15, !100, !DIExpression(), !109)
    #dbg_value(double %16, !99, !DIExpression(), !104)
  %19 = icmp ult i32 %17, 41, !dbg !111
  br i1 %19, label %20, label %24, !dbg !111

20:                                               ; preds = %13
  %21 = zext nneg i32 %17 to i64, !dbg !111
  %22 = getelementptr i8, ptr %9, i64 %21, !dbg !111
  %23 = add nuw nsw i32 %17, 8, !dbg !111
  store i32 %23, ptr %2, align 16, !dbg !111, !DIAssignID !113
    #dbg_assign(i32 %23, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !113, ptr %2, !DIExpression(), !104)
  br label %26, !dbg !111

24:                                               ; preds = %13
  %25 = getelementptr i8, ptr %14, i64 8, !dbg !111
  store ptr %25, ptr %7, align 8, !dbg !111, !DIAssignID !114
    #dbg_assign(ptr %25, !97, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !114, ptr %7, !DIExpression(), !104)
  br label %26, !dbg !111

26:                                               ; preds = %24, %20
  %27 = phi ptr [ %14, %20 ], [ %25, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %17, %24 ]
  %29 = phi ptr [ %22, %20 ], [ %14, %24 ], !dbg !111
  %30 = load i32, ptr %29, align 4, !dbg !111, !tbaa !115
  %31 = sitofp i32 %30 to double, !dbg !111
  %32 = icmp ult i32 %18, 161, !dbg !117
  br i1 %32, label %33, label %37, !dbg !117

33:                                               ; preds = %26
  %34 = zext nneg i32 %18 to i64, !dbg !117
  %35 = getelementptr i8, ptr %9, i64 %34, !dbg !117
  %36 = add nuw nsw i32 %18, 16, !dbg !117
  store i32 %36, ptr %4, align 4, !dbg !117, !DIAssignID !118
    #dbg_assign(i32 %36, !97, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !118, ptr %4, !DIExpression(), !104)
  br label %39, !dbg !117

37:                                               ; preds = %26
  %38 = getelementptr i8, ptr %27, i64 8, !dbg !117
  store ptr %38, ptr %10, align 8, !dbg !117, !DIAssignID !119
    #dbg_assign(ptr %38, !97, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !119, ptr %10, !DIExpression(), !104)
  br label %39, !dbg !117

39:                                               ; preds = %37, %33
  %40 = phi ptr [ %27, %33 ], [ %38, %37 ]
  %41 = phi i32 [ %36, %33 ], [ %18, %37 ]
  %42 = phi ptr [ %35, %33 ], [ %27, %37 ], !dbg !117
  %43 = load double, ptr %42, align 8, !dbg !117, !tbaa !120
  %44 = fadd double %43, %31, !dbg !122
  %45 = icmp ult i32 %28, 41, !dbg !123
  br i1 %45, label %46, label %50, !dbg !123

46:                                               ; preds = %39
  %47 = zext nneg i32 %28 to i64, !dbg !123
  %48 = getelementptr i8, ptr %9, i64 %47, !dbg !123
  %49 = add nuw nsw i32 %28, 8, !dbg !123
  store i32 %49, ptr %2, align 16, !dbg !123, !DIAssignID !124
    #dbg_assign(i32 %49, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !124, ptr %2, !DIExpression(), !104)
  br label %52, !dbg !123

50:                                               ; preds = %39
  %51 = getelementptr i8, ptr %40, i64 8, !dbg !123
  store ptr %51, ptr %11, align 8, !dbg !123, !DIAssignID !125
    #dbg_assign(ptr %51, !97, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !125, ptr %11, !DIExpression(), !104)
  br label %52, !dbg !123

52:                                               ; preds = %50, %46
  %53 = phi ptr [ %40, %46 ], [ %51, %50 ]
  %54 = phi i32 [ %49, %46 ], [ %28, %50 ]
  %55 = phi ptr [ %48, %46 ], [ %40, %50 ], !dbg !123
  %56 = load i64, ptr %55, align 8, !dbg !123, !tbaa !126
  %57 = sitofp i64 %56 to double, !dbg !128
  %58 = fadd double %44, %57, !dbg !129
  %59 = fadd double %16, %58, !dbg !130
    #dbg_value(double %59, !99, !DIExpression(), !104)
  %60 = add nuw nsw i32 %15, 1, !dbg !131
    #dbg_value(i32 %60, !100, !DIExpression(), !109)
  %61 = icmp eq i32 %15, 0, !dbg !132
  br i1 %61, label %13, label %62, !dbg !110, !llvm.loop !133

62:                                               ; preds = %52
    #dbg_value(i32 0, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !104)
    #dbg_value(i32 0, !102, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !104)
  %63 = load i32, ptr %2, align 16, !dbg !137
  %64 = icmp ult i32 %63, 41, !dbg !137
  br i1 %64, label %65, label %71, !dbg !137

65:                                               ; preds = %62
  %66 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !137
  %67 = load ptr, ptr %66, align 16, !dbg !137
  %68 = zext nneg i32 %63 to i64, !dbg !137
  %69 = getelementptr i8, ptr %67, i64 %68, !dbg !137
  %70 = add nuw nsw i32 %63, 8, !dbg !137
  store i32 %70, ptr %2, align 16, !dbg !137, !DIAssignID !139
    #dbg_assign(i32 %70, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139, ptr %2, !DIExpression(), !104)
  br label %75, !dbg !137

71:                                               ; preds = %62
  %72 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !137
  %73 = load ptr, ptr %72, align 8, !dbg !137
  %74 = getelementptr i8, ptr %73, i64 8, !dbg !137
  store ptr %74, ptr %72, align 8, !dbg !137, !DIAssignID !140
    #dbg_assign(ptr %74, !97, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !140, ptr %72, !DIExpression(), !104)
  br label %75, !dbg !137

75:                                               ; preds = %71, %65
  %76 = phi ptr [ %69, %65 ], [ %73, %71 ], !dbg !137
  %77 = load i32, ptr %76, align 4, !dbg !137, !tbaa !115
    #dbg_value(i32 %77, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !104)
    #dbg_value(i32 poison, !102, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !104)
    #dbg_value(i32 %77, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !104)
  %78 = load i32, ptr %3, align 16, !dbg !141
  %79 = icmp ult i32 %78, 41, !dbg !141
  br i1 %79, label %80, label %86, !dbg !141

80:                                               ; preds = %75
  %81 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !141
  %82 = load ptr, ptr %81, align 16, !dbg !141
  %83 = zext nneg i32 %78 to i64, !dbg !141
  %84 = getelementptr i8, ptr %82, i64 %83, !dbg !141
  %85 = add nuw nsw i32 %78, 8, !dbg !141
  store i32 %85, ptr %3, align 16, !dbg !141, !DIAssignID !142
    #dbg_assign(i32 %85, !98, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !142, ptr %3, !DIExpression(), !104)
  br label %90, !dbg !141

86:                                               ; preds = %75
  %87 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !141
  %88 = load ptr, ptr %87, align 8, !dbg !141
  %89 = getelementptr i8, ptr %88, i64 8, !dbg !141
  store ptr %89, ptr %87, align 8, !dbg !141, !DIAssignID !143
    #dbg_assign(ptr %89, !98, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !143, ptr %87, !DIExpression(), !104)
  br label %90, !dbg !141

90:                                               ; preds = %86, %80
  %91 = phi ptr [ %84, %80 ], [ %88, %86 ], !dbg !141
  %92 = load i32, ptr %91, align 4, !dbg !141, !tbaa !115
  %93 = add nsw i32 %92, %77, !dbg !144
  %94 = sitofp i32 %93 to double, !dbg !141
  %95 = fadd double %59, %94, !dbg !145
    #dbg_value(double %95, !99, !DIExpression(), !104)
  call void @llvm.va_end.p0(ptr %3), !dbg !146
  call void @llvm.va_end.p0(ptr %2), !dbg !147
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #6, !dbg !148
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #6, !dbg !148
  ret double %95, !dbg !149
}

; Function Attrs: nofree nounwind
declare !dbg !150 noundef i32 @fprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: nofree nounwind
declare !dbg !212 noundef i32 @vfprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { cold nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

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
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
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
!25 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!26 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !27, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{!31}
!31 = !DILocalVariable(name: "s", scope: !26, file: !2, line: 31, type: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !2, line: 5, size: 64, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !32, file: !2, line: 5, baseType: !29, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !32, file: !2, line: 5, baseType: !29, size: 32, offset: 32)
!36 = !DILocation(line: 0, scope: !26)
!37 = !DILocation(line: 32, column: 36, scope: !26)
!38 = !DILocation(line: 32, column: 5, scope: !26)
!39 = !DILocation(line: 33, column: 13, scope: !26)
!40 = !{!41, !41, i64 0}
!41 = !{!"any pointer", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C/C++ TBAA"}
!44 = !DILocation(line: 33, column: 5, scope: !26)
!45 = !DILocation(line: 34, column: 5, scope: !26)
!46 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 23, type: !47, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !51)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49, null}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!51 = !{!52, !53}
!52 = !DILocalVariable(name: "format", arg: 1, scope: !46, file: !2, line: 23, type: !49)
!53 = !DILocalVariable(name: "args", scope: !46, file: !2, line: 24, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !55, line: 52, baseType: !56)
!55 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !57, line: 12, baseType: !58)
!57 = !DIFile(filename: "/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 192, elements: !68)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !61)
!61 = !{!62, !64, !65, !67}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !60, file: !2, line: 24, baseType: !63, size: 32)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !60, file: !2, line: 24, baseType: !63, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !60, file: !2, line: 24, baseType: !66, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !60, file: !2, line: 24, baseType: !66, size: 64, offset: 128)
!68 = !{!69}
!69 = !DISubrange(count: 1)
!70 = distinct !DIAssignID()
!71 = !DILocation(line: 0, scope: !46)
!72 = !DILocation(line: 24, column: 5, scope: !46)
!73 = !DILocation(line: 25, column: 5, scope: !46)
!74 = !DILocalVariable(name: "__fmt", arg: 1, scope: !75, file: !76, line: 39, type: !79)
!75 = distinct !DISubprogram(name: "vprintf", scope: !76, file: !76, line: 39, type: !77, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !81)
!76 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!77 = !DISubroutineType(types: !78)
!78 = !{!29, !79, !80}
!79 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !49)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!81 = !{!74, !82}
!82 = !DILocalVariable(name: "__arg", arg: 2, scope: !75, file: !76, line: 39, type: !80)
!83 = !DILocation(line: 0, scope: !75, inlinedAt: !84)
!84 = distinct !DILocation(line: 26, column: 5, scope: !46)
!85 = !DILocation(line: 41, column: 20, scope: !75, inlinedAt: !84)
!86 = !{!87}
!87 = distinct !{!87, !88, !"vprintf: argument 0"}
!88 = distinct !{!88, !"vprintf"}
!89 = !DILocation(line: 41, column: 10, scope: !75, inlinedAt: !84)
!90 = !DILocation(line: 27, column: 5, scope: !46)
!91 = !DILocation(line: 28, column: 1, scope: !46)
!92 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 7, type: !93, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!16, !29, null}
!95 = !{!96, !97, !98, !99, !100, !102}
!96 = !DILocalVariable(name: "count", arg: 1, scope: !92, file: !2, line: 7, type: !29)
!97 = !DILocalVariable(name: "args", scope: !92, file: !2, line: 8, type: !54)
!98 = !DILocalVariable(name: "copy", scope: !92, file: !2, line: 8, type: !54)
!99 = !DILocalVariable(name: "total", scope: !92, file: !2, line: 11, type: !16)
!100 = !DILocalVariable(name: "i", scope: !101, file: !2, line: 12, type: !29)
!101 = distinct !DILexicalBlock(scope: !92, file: !2, line: 12, column: 5)
!102 = !DILocalVariable(name: "s", scope: !92, file: !2, line: 14, type: !32)
!103 = distinct !DIAssignID()
!104 = !DILocation(line: 0, scope: !92)
!105 = distinct !DIAssignID()
!106 = !DILocation(line: 8, column: 5, scope: !92)
!107 = !DILocation(line: 9, column: 5, scope: !92)
!108 = !DILocation(line: 10, column: 5, scope: !92)
!109 = !DILocation(line: 0, scope: !101)
!110 = !DILocation(line: 12, column: 5, scope: !101)
!111 = !DILocation(line: 13, column: 18, scope: !112)
!112 = distinct !DILexicalBlock(scope: !101, file: !2, line: 12, column: 5)
!113 = distinct !DIAssignID()
!114 = distinct !DIAssignID()
!115 = !{!116, !116, i64 0}
!116 = !{!"int", !42, i64 0}
!117 = !DILocation(line: 13, column: 38, scope: !112)
!118 = distinct !DIAssignID()
!119 = distinct !DIAssignID()
!120 = !{!121, !121, i64 0}
!121 = !{!"double", !42, i64 0}
!122 = !DILocation(line: 13, column: 36, scope: !112)
!123 = !DILocation(line: 13, column: 69, scope: !112)
!124 = distinct !DIAssignID()
!125 = distinct !DIAssignID()
!126 = !{!127, !127, i64 0}
!127 = !{!"long", !42, i64 0}
!128 = !DILocation(line: 13, column: 61, scope: !112)
!129 = !DILocation(line: 13, column: 59, scope: !112)
!130 = !DILocation(line: 13, column: 15, scope: !112)
!131 = !DILocation(line: 12, column: 33, scope: !112)
!132 = !DILocation(line: 12, column: 23, scope: !112)
!133 = distinct !{!133, !110, !134, !135, !136}
!134 = !DILocation(line: 13, column: 69, scope: !101)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !{!"llvm.loop.unroll.disable"}
!137 = !DILocation(line: 16, column: 13, scope: !138)
!138 = distinct !DILexicalBlock(scope: !92, file: !2, line: 15, column: 9)
!139 = distinct !DIAssignID()
!140 = distinct !DIAssignID()
!141 = !DILocation(line: 17, column: 14, scope: !92)
!142 = distinct !DIAssignID()
!143 = distinct !DIAssignID()
!144 = !DILocation(line: 17, column: 32, scope: !92)
!145 = !DILocation(line: 17, column: 11, scope: !92)
!146 = !DILocation(line: 18, column: 5, scope: !92)
!147 = !DILocation(line: 19, column: 5, scope: !92)
!148 = !DILocation(line: 21, column: 1, scope: !92)
!149 = !DILocation(line: 20, column: 5, scope: !92)
!150 = !DISubprogram(name: "fprintf", scope: !55, file: !55, line: 350, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubroutineType(types: !152)
!152 = !{!29, !153, !79, null}
!153 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !156, line: 7, baseType: !157)
!156 = !DIFile(filename: "/include/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!157 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !158, line: 49, size: 1728, elements: !159)
!158 = !DIFile(filename: "/include/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!159 = !{!160, !161, !163, !164, !165, !166, !167, !168, !169, !170, !171, !172, !173, !176, !178, !179, !180, !184, !186, !188, !190, !193, !195, !198, !201, !202, !203, !207, !208}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !157, file: !158, line: 51, baseType: !29, size: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !157, file: !158, line: 54, baseType: !162, size: 64, offset: 64)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !157, file: !158, line: 55, baseType: !162, size: 64, offset: 128)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !157, file: !158, line: 56, baseType: !162, size: 64, offset: 192)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !157, file: !158, line: 57, baseType: !162, size: 64, offset: 256)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !157, file: !158, line: 58, baseType: !162, size: 64, offset: 320)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !157, file: !158, line: 59, baseType: !162, size: 64, offset: 384)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !157, file: !158, line: 60, baseType: !162, size: 64, offset: 448)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !157, file: !158, line: 61, baseType: !162, size: 64, offset: 512)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !157, file: !158, line: 64, baseType: !162, size: 64, offset: 576)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !157, file: !158, line: 65, baseType: !162, size: 64, offset: 640)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !157, file: !158, line: 66, baseType: !162, size: 64, offset: 704)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !157, file: !158, line: 68, baseType: !174, size: 64, offset: 768)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !158, line: 36, flags: DIFlagFwdDecl)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !157, file: !158, line: 70, baseType: !177, size: 64, offset: 832)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !157, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !157, file: !158, line: 72, baseType: !29, size: 32, offset: 896)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !157, file: !158, line: 73, baseType: !29, size: 32, offset: 928)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !157, file: !158, line: 74, baseType: !181, size: 64, offset: 960)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !182, line: 152, baseType: !183)
!182 = !DIFile(filename: "/include/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!183 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !157, file: !158, line: 77, baseType: !185, size: 16, offset: 1024)
!185 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !157, file: !158, line: 78, baseType: !187, size: 8, offset: 1040)
!187 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !157, file: !158, line: 79, baseType: !189, size: 8, offset: 1048)
!189 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !68)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !157, file: !158, line: 81, baseType: !191, size: 64, offset: 1088)
!191 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !192, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !158, line: 43, baseType: null)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !157, file: !158, line: 89, baseType: !194, size: 64, offset: 1152)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !182, line: 153, baseType: !183)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !157, file: !158, line: 91, baseType: !196, size: 64, offset: 1216)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !158, line: 37, flags: DIFlagFwdDecl)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !157, file: !158, line: 92, baseType: !199, size: 64, offset: 1280)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!200 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !158, line: 38, flags: DIFlagFwdDecl)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !157, file: !158, line: 93, baseType: !177, size: 64, offset: 1344)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !157, file: !158, line: 94, baseType: !66, size: 64, offset: 1408)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !157, file: !158, line: 95, baseType: !204, size: 64, offset: 1472)
!204 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !205, line: 18, baseType: !206)
!205 = !DIFile(filename: "/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!206 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !157, file: !158, line: 96, baseType: !29, size: 32, offset: 1536)
!208 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !157, file: !158, line: 98, baseType: !209, size: 160, offset: 1568)
!209 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !210)
!210 = !{!211}
!211 = !DISubrange(count: 20)
!212 = !DISubprogram(name: "vfprintf", scope: !55, file: !55, line: 365, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{!29, !153, !79, !80}
