; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [10 x i8] c"%d %s %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@stderr = external local_unnamed_addr global %struct._IO_FILE*, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1
@stdout = external local_unnamed_addr global %struct._IO_FILE*, align 8

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !11 {
  call void @llvm.dbg.value(metadata i64 17179869187, metadata !16, metadata !DIExpression()), !dbg !21
  %1 = call double (i32, ...) @sum(i32 undef, i32 noundef 1, double noundef 2.000000e+00, i64 noundef 3, i32 noundef 4, double noundef 5.000000e+00, i64 noundef 6, i64 17179869187), !dbg !22
  call void (i8*, ...) @report(i8* undef, i32 noundef 1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), double noundef %1), !dbg !23
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !24, !tbaa !25
  %3 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %2, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef 120) #7, !dbg !29
  ret i32 0, !dbg !30
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nofree nounwind uwtable
define internal void @report(i8* nocapture readnone %0, ...) unnamed_addr #0 !dbg !31 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), metadata !38, metadata !DIExpression()), !dbg !57
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !58
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #8, !dbg !58
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !39, metadata !DIExpression()), !dbg !59
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, !dbg !60
  call void @llvm.va_start(i8* nonnull %3), !dbg !60
  call void @llvm.dbg.value(metadata i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), metadata !61, metadata !DIExpression()) #8, !dbg !70
  call void @llvm.dbg.value(metadata %struct.__va_list_tag* %4, metadata !69, metadata !DIExpression()) #8, !dbg !70
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !72, !tbaa !25, !noalias !73
  %6 = call i32 @vfprintf(%struct._IO_FILE* noundef %5, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), %struct.__va_list_tag* noundef nonnull %4) #8, !dbg !76
  call void @llvm.va_end(i8* %3), !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #8, !dbg !78
  ret void, !dbg !78
}

; Function Attrs: nofree nosync nounwind uwtable
define internal double @sum(i32 %0, ...) unnamed_addr #3 !dbg !79 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 2, metadata !83, metadata !DIExpression()), !dbg !90
  %4 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8, !dbg !91
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %2, metadata !84, metadata !DIExpression()), !dbg !92
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*, !dbg !91
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #8, !dbg !91
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !85, metadata !DIExpression()), !dbg !93
  call void @llvm.va_start(i8* nonnull %4), !dbg !94
  call void @llvm.va_copy(i8* nonnull %5, i8* nonnull %4), !dbg !95
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !86, metadata !DIExpression()), !dbg !90
  call void @llvm.dbg.value(metadata i32 0, metadata !87, metadata !DIExpression()), !dbg !96
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 1
  call void @llvm.dbg.value(metadata i32 0, metadata !87, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.value(metadata double 0.000000e+00, metadata !86, metadata !DIExpression()), !dbg !90
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %10 = load i8*, i8** %9, align 16
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  br label %13, !dbg !97

13:                                               ; preds = %1, %53
  %14 = phi i32 [ 0, %1 ], [ %60, %53 ]
  %15 = phi double [ 0.000000e+00, %1 ], [ %59, %53 ]
  call void @llvm.dbg.value(metadata i32 %14, metadata !87, metadata !DIExpression()), !dbg !96
  call void @llvm.dbg.value(metadata double %15, metadata !86, metadata !DIExpression()), !dbg !90
  %16 = load i32, i32* %6, align 16, !dbg !98
  %17 = icmp ult i32 %16, 41, !dbg !98
  br i1 %17, label %18, label %22, !dbg !98

18:                                               ; preds = %13
  %19 = sext i32 %16 to i64, !dbg !98
  %20 = getelementptr i8, i8* %10, i64 %19, !dbg !98
  %21 = add i32 %16, 8, !dbg !98
  store i32 %21, i32* %6, align 16, !dbg !98
  br label %25, !dbg !98

22:                                               ; preds = %13
  %23 = load i8*, i8** %8, align 8, !dbg !98
  %24 = getelementptr i8, i8* %23, i64 8, !dbg !98
  store i8* %24, i8** %8, align 8, !dbg !98
  br label %25, !dbg !98

25:                                               ; preds = %22, %18
  %26 = phi i8* [ %20, %18 ], [ %23, %22 ]
  %27 = bitcast i8* %26 to i32*, !dbg !98
  %28 = load i32, i32* %27, align 4, !dbg !98
  %29 = sitofp i32 %28 to double, !dbg !98
  %30 = load i32, i32* %7, align 4, !dbg !100
  %31 = icmp ult i32 %30, 161, !dbg !100
  br i1 %31, label %32, label %36, !dbg !100

32:                                               ; preds = %25
  %33 = sext i32 %30 to i64, !dbg !100
  %34 = getelementptr i8, i8* %10, i64 %33, !dbg !100
  %35 = add i32 %30, 16, !dbg !100
  store i32 %35, i32* %7, align 4, !dbg !100
  br label %39, !dbg !100

36:                                               ; preds = %25
  %37 = load i8*, i8** %11, align 8, !dbg !100
  %38 = getelementptr i8, i8* %37, i64 8, !dbg !100
  store i8* %38, i8** %11, align 8, !dbg !100
  br label %39, !dbg !100

39:                                               ; preds = %36, %32
  %40 = phi i8* [ %34, %32 ], [ %37, %36 ]
  %41 = bitcast i8* %40 to double*, !dbg !100
  %42 = load double, double* %41, align 8, !dbg !100
  %43 = fadd double %42, %29, !dbg !101
  %44 = load i32, i32* %6, align 16, !dbg !102
  %45 = icmp ult i32 %44, 41, !dbg !102
  br i1 %45, label %46, label %50, !dbg !102

46:                                               ; preds = %39
  %47 = sext i32 %44 to i64, !dbg !102
  %48 = getelementptr i8, i8* %10, i64 %47, !dbg !102
  %49 = add i32 %44, 8, !dbg !102
  store i32 %49, i32* %6, align 16, !dbg !102
  br label %53, !dbg !102

50:                                               ; preds = %39
  %51 = load i8*, i8** %12, align 8, !dbg !102
  %52 = getelementptr i8, i8* %51, i64 8, !dbg !102
  store i8* %52, i8** %12, align 8, !dbg !102
  br label %53, !dbg !102

53:                                               ; preds = %50, %46
  %54 = phi i8* [ %48, %46 ], [ %51, %50 ]
  %55 = bitcast i8* %54 to i64*, !dbg !102
  %56 = load i64, i64* %55, align 8, !dbg !102
  %57 = sitofp i64 %56 to double, !dbg !103
  %58 = fadd double %43, %57, !dbg !104
  %59 = fadd double %15, %58, !dbg !105
  call void @llvm.dbg.value(metadata double %59, metadata !86, metadata !DIExpression()), !dbg !90
  %60 = add nuw nsw i32 %14, 1, !dbg !106
  call void @llvm.dbg.value(metadata i32 %60, metadata !87, metadata !DIExpression()), !dbg !96
  %61 = icmp eq i32 %14, 0, !dbg !107
  br i1 %61, label %13, label %62, !dbg !97, !llvm.loop !108

62:                                               ; preds = %53
  call void @llvm.dbg.value(metadata i32 0, metadata !89, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !90
  call void @llvm.dbg.value(metadata i32 0, metadata !89, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !90
  %63 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0, !dbg !112
  %64 = load i32, i32* %63, align 16, !dbg !112
  %65 = icmp ult i32 %64, 41, !dbg !112
  br i1 %65, label %66, label %72, !dbg !112

66:                                               ; preds = %62
  %67 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3, !dbg !112
  %68 = load i8*, i8** %67, align 16, !dbg !112
  %69 = sext i32 %64 to i64, !dbg !112
  %70 = getelementptr i8, i8* %68, i64 %69, !dbg !112
  %71 = add i32 %64, 8, !dbg !112
  store i32 %71, i32* %63, align 16, !dbg !112
  br label %76, !dbg !112

72:                                               ; preds = %62
  %73 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2, !dbg !112
  %74 = load i8*, i8** %73, align 8, !dbg !112
  %75 = getelementptr i8, i8* %74, i64 8, !dbg !112
  store i8* %75, i8** %73, align 8, !dbg !112
  br label %76, !dbg !112

76:                                               ; preds = %72, %66
  %77 = phi i8* [ %70, %66 ], [ %74, %72 ]
  %78 = bitcast i8* %77 to i32*, !dbg !112
  %79 = load i32, i32* %78, align 4, !dbg !112, !tbaa.struct !114
  call void @llvm.dbg.value(metadata i32 %79, metadata !89, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !90
  call void @llvm.dbg.value(metadata i32 undef, metadata !89, metadata !DIExpression(DW_OP_LLVM_fragment, 32, 32)), !dbg !90
  call void @llvm.dbg.value(metadata i32 %79, metadata !89, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !90
  %80 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0, !dbg !117
  %81 = load i32, i32* %80, align 16, !dbg !117
  %82 = icmp ult i32 %81, 41, !dbg !117
  br i1 %82, label %83, label %89, !dbg !117

83:                                               ; preds = %76
  %84 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3, !dbg !117
  %85 = load i8*, i8** %84, align 16, !dbg !117
  %86 = sext i32 %81 to i64, !dbg !117
  %87 = getelementptr i8, i8* %85, i64 %86, !dbg !117
  %88 = add i32 %81, 8, !dbg !117
  store i32 %88, i32* %80, align 16, !dbg !117
  br label %93, !dbg !117

89:                                               ; preds = %76
  %90 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2, !dbg !117
  %91 = load i8*, i8** %90, align 8, !dbg !117
  %92 = getelementptr i8, i8* %91, i64 8, !dbg !117
  store i8* %92, i8** %90, align 8, !dbg !117
  br label %93, !dbg !117

93:                                               ; preds = %89, %83
  %94 = phi i8* [ %87, %83 ], [ %91, %89 ]
  %95 = bitcast i8* %94 to i32*, !dbg !117
  %96 = load i32, i32* %95, align 4, !dbg !117
  %97 = add nsw i32 %96, %79, !dbg !118
  %98 = sitofp i32 %97 to double, !dbg !117
  %99 = fadd double %59, %98, !dbg !119
  call void @llvm.dbg.value(metadata double %99, metadata !86, metadata !DIExpression()), !dbg !90
  call void @llvm.va_end(i8* %5), !dbg !120
  call void @llvm.va_end(i8* %4), !dbg !121
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #8, !dbg !122
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8, !dbg !122
  ret double %99, !dbg !123
}

; Function Attrs: nofree nounwind
declare noundef i32 @fprintf(%struct._IO_FILE* nocapture noundef, i8* nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #5

; Function Attrs: nofree nounwind
declare noundef i32 @vfprintf(%struct._IO_FILE* nocapture noundef, i8* nocapture noundef readonly, %struct.__va_list_tag* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #6

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { cold }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "c2b60447240e6d7e097829aa975f92a3")
!2 = !{!3}
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{!"Debian clang version 14.0.6"}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !12, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "s", scope: !11, file: !1, line: 31, type: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !1, line: 5, size: 64, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !1, line: 5, baseType: !14, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !1, line: 5, baseType: !14, size: 32, offset: 32)
!21 = !DILocation(line: 0, scope: !11)
!22 = !DILocation(line: 32, column: 36, scope: !11)
!23 = !DILocation(line: 32, column: 5, scope: !11)
!24 = !DILocation(line: 33, column: 13, scope: !11)
!25 = !{!26, !26, i64 0}
!26 = !{!"any pointer", !27, i64 0}
!27 = !{!"omnipotent char", !28, i64 0}
!28 = !{!"Simple C/C++ TBAA"}
!29 = !DILocation(line: 33, column: 5, scope: !11)
!30 = !DILocation(line: 34, column: 5, scope: !11)
!31 = distinct !DISubprogram(name: "report", scope: !1, file: !1, line: 23, type: !32, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34, null}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38, !39}
!38 = !DILocalVariable(name: "format", arg: 1, scope: !31, file: !1, line: 23, type: !34)
!39 = !DILocalVariable(name: "args", scope: !31, file: !1, line: 24, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !41, line: 52, baseType: !42)
!41 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !43, line: 32, baseType: !44)
!43 = !DIFile(filename: "/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !45, baseType: !46)
!45 = !DIFile(filename: "varargs.c", directory: ".")
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 192, elements: !55)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !48)
!48 = !{!49, !51, !52, !54}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !47, file: !45, line: 24, baseType: !50, size: 32)
!50 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !47, file: !45, line: 24, baseType: !50, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !47, file: !45, line: 24, baseType: !53, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !47, file: !45, line: 24, baseType: !53, size: 64, offset: 128)
!55 = !{!56}
!56 = !DISubrange(count: 1)
!57 = !DILocation(line: 0, scope: !31)
!58 = !DILocation(line: 24, column: 5, scope: !31)
!59 = !DILocation(line: 24, column: 13, scope: !31)
!60 = !DILocation(line: 25, column: 5, scope: !31)
!61 = !DILocalVariable(name: "__fmt", arg: 1, scope: !62, file: !63, line: 39, type: !66)
!62 = distinct !DISubprogram(name: "vprintf", scope: !63, file: !63, line: 39, type: !64, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !68)
!63 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!64 = !DISubroutineType(types: !65)
!65 = !{!14, !66, !67}
!66 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !34)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!68 = !{!61, !69}
!69 = !DILocalVariable(name: "__arg", arg: 2, scope: !62, file: !63, line: 39, type: !67)
!70 = !DILocation(line: 0, scope: !62, inlinedAt: !71)
!71 = distinct !DILocation(line: 26, column: 5, scope: !31)
!72 = !DILocation(line: 41, column: 20, scope: !62, inlinedAt: !71)
!73 = !{!74}
!74 = distinct !{!74, !75, !"vprintf: argument 0"}
!75 = distinct !{!75, !"vprintf"}
!76 = !DILocation(line: 41, column: 10, scope: !62, inlinedAt: !71)
!77 = !DILocation(line: 27, column: 5, scope: !31)
!78 = !DILocation(line: 28, column: 1, scope: !31)
!79 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 7, type: !80, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !82)
!80 = !DISubroutineType(types: !81)
!81 = !{!3, !14, null}
!82 = !{!83, !84, !85, !86, !87, !89}
!83 = !DILocalVariable(name: "count", arg: 1, scope: !79, file: !1, line: 7, type: !14)
!84 = !DILocalVariable(name: "args", scope: !79, file: !1, line: 8, type: !40)
!85 = !DILocalVariable(name: "copy", scope: !79, file: !1, line: 8, type: !40)
!86 = !DILocalVariable(name: "total", scope: !79, file: !1, line: 11, type: !3)
!87 = !DILocalVariable(name: "i", scope: !88, file: !1, line: 12, type: !14)
!88 = distinct !DILexicalBlock(scope: !79, file: !1, line: 12, column: 5)
!89 = !DILocalVariable(name: "s", scope: !79, file: !1, line: 14, type: !17)
!90 = !DILocation(line: 0, scope: !79)
!91 = !DILocation(line: 8, column: 5, scope: !79)
!92 = !DILocation(line: 8, column: 13, scope: !79)
!93 = !DILocation(line: 8, column: 19, scope: !79)
!94 = !DILocation(line: 9, column: 5, scope: !79)
!95 = !DILocation(line: 10, column: 5, scope: !79)
!96 = !DILocation(line: 0, scope: !88)
!97 = !DILocation(line: 12, column: 5, scope: !88)
!98 = !DILocation(line: 13, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !88, file: !1, line: 12, column: 5)
!100 = !DILocation(line: 13, column: 38, scope: !99)
!101 = !DILocation(line: 13, column: 36, scope: !99)
!102 = !DILocation(line: 13, column: 69, scope: !99)
!103 = !DILocation(line: 13, column: 61, scope: !99)
!104 = !DILocation(line: 13, column: 59, scope: !99)
!105 = !DILocation(line: 13, column: 15, scope: !99)
!106 = !DILocation(line: 12, column: 33, scope: !99)
!107 = !DILocation(line: 12, column: 23, scope: !99)
!108 = distinct !{!108, !97, !109, !110, !111}
!109 = !DILocation(line: 13, column: 69, scope: !88)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !{!"llvm.loop.unroll.disable"}
!112 = !DILocation(line: 16, column: 13, scope: !113)
!113 = distinct !DILexicalBlock(scope: !79, file: !1, line: 15, column: 9)
!114 = !{i64 0, i64 4, !115, i64 4, i64 4, !115}
!115 = !{!116, !116, i64 0}
!116 = !{!"int", !27, i64 0}
!117 = !DILocation(line: 17, column: 14, scope: !79)
!118 = !DILocation(line: 17, column: 32, scope: !79)
!119 = !DILocation(line: 17, column: 11, scope: !79)
!120 = !DILocation(line: 18, column: 5, scope: !79)
!121 = !DILocation(line: 19, column: 5, scope: !79)
!122 = !DILocation(line: 21, column: 1, scope: !79)
!123 = !DILocation(line: 20, column: 5, scope: !79)
