; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.small = type { i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.s = private unnamed_addr constant %struct.small { i32 3, i32 4 }, align 4
@.str = private unnamed_addr constant [10 x i8] c"%d %s %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@stderr = external global %struct._IO_FILE*, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.small, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.small* %2, metadata !17, metadata !DIExpression()), !dbg !22
  %3 = bitcast %struct.small* %2 to i8*, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %3, i8* align 4 bitcast (%struct.small* @__const.main.s to i8*), i64 8, i1 false), !dbg !22
  %4 = bitcast %struct.small* %2 to i64*, !dbg !23
  %5 = load i64, i64* %4, align 4, !dbg !23
  %6 = call double (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00, i64 noundef 3, i32 noundef 4, double noundef 5.000000e+00, i64 noundef 6, i64 %5), !dbg !23
  call void (i8*, ...) @report(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i32 noundef 1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), double noundef %6), !dbg !24
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !25
  %8 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %7, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef 120), !dbg !26
  ret i32 0, !dbg !27
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @report(i8* noundef %0, ...) #0 !dbg !28 {
  %2 = alloca i8*, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !34, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !36, metadata !DIExpression()), !dbg !54
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !55
  %5 = bitcast %struct.__va_list_tag* %4 to i8*, !dbg !55
  call void @llvm.va_start(i8* %5), !dbg !55
  %6 = load i8*, i8** %2, align 8, !dbg !56
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !57
  %8 = call i32 @vprintf(i8* noundef %6, %struct.__va_list_tag* noundef %7), !dbg !58
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !59
  %10 = bitcast %struct.__va_list_tag* %9 to i8*, !dbg !59
  call void @llvm.va_end(i8* %10), !dbg !59
  ret void, !dbg !60
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sum(i32 noundef %0, ...) #0 !dbg !61 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.small, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !64, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !66, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !68, metadata !DIExpression()), !dbg !69
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !70
  %9 = bitcast %struct.__va_list_tag* %8 to i8*, !dbg !70
  call void @llvm.va_start(i8* %9), !dbg !70
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !71
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !71
  %12 = bitcast %struct.__va_list_tag* %10 to i8*, !dbg !71
  %13 = bitcast %struct.__va_list_tag* %11 to i8*, !dbg !71
  call void @llvm.va_copy(i8* %12, i8* %13), !dbg !71
  call void @llvm.dbg.declare(metadata double* %5, metadata !72, metadata !DIExpression()), !dbg !73
  store double 0.000000e+00, double* %5, align 8, !dbg !73
  call void @llvm.dbg.declare(metadata i32* %6, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, i32* %6, align 4, !dbg !76
  br label %14, !dbg !77

14:                                               ; preds = %79, %1
  %15 = load i32, i32* %6, align 4, !dbg !78
  %16 = load i32, i32* %2, align 4, !dbg !80
  %17 = icmp slt i32 %15, %16, !dbg !81
  br i1 %17, label %18, label %82, !dbg !82

18:                                               ; preds = %14
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !83
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 0, !dbg !83
  %21 = load i32, i32* %20, align 16, !dbg !83
  %22 = icmp ule i32 %21, 40, !dbg !83
  br i1 %22, label %23, label %29, !dbg !83

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 3, !dbg !83
  %25 = load i8*, i8** %24, align 16, !dbg !83
  %26 = getelementptr i8, i8* %25, i32 %21, !dbg !83
  %27 = bitcast i8* %26 to i32*, !dbg !83
  %28 = add i32 %21, 8, !dbg !83
  store i32 %28, i32* %20, align 16, !dbg !83
  br label %34, !dbg !83

29:                                               ; preds = %18
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 2, !dbg !83
  %31 = load i8*, i8** %30, align 8, !dbg !83
  %32 = bitcast i8* %31 to i32*, !dbg !83
  %33 = getelementptr i8, i8* %31, i32 8, !dbg !83
  store i8* %33, i8** %30, align 8, !dbg !83
  br label %34, !dbg !83

34:                                               ; preds = %29, %23
  %35 = phi i32* [ %27, %23 ], [ %32, %29 ], !dbg !83
  %36 = load i32, i32* %35, align 4, !dbg !83
  %37 = sitofp i32 %36 to double, !dbg !83
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !84
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 1, !dbg !84
  %40 = load i32, i32* %39, align 4, !dbg !84
  %41 = icmp ule i32 %40, 160, !dbg !84
  br i1 %41, label %42, label %48, !dbg !84

42:                                               ; preds = %34
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 3, !dbg !84
  %44 = load i8*, i8** %43, align 16, !dbg !84
  %45 = getelementptr i8, i8* %44, i32 %40, !dbg !84
  %46 = bitcast i8* %45 to double*, !dbg !84
  %47 = add i32 %40, 16, !dbg !84
  store i32 %47, i32* %39, align 4, !dbg !84
  br label %53, !dbg !84

48:                                               ; preds = %34
  %49 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %38, i32 0, i32 2, !dbg !84
  %50 = load i8*, i8** %49, align 8, !dbg !84
  %51 = bitcast i8* %50 to double*, !dbg !84
  %52 = getelementptr i8, i8* %50, i32 8, !dbg !84
  store i8* %52, i8** %49, align 8, !dbg !84
  br label %53, !dbg !84

53:                                               ; preds = %48, %42
  %54 = phi double* [ %46, %42 ], [ %51, %48 ], !dbg !84
  %55 = load double, double* %54, align 8, !dbg !84
  %56 = fadd double %37, %55, !dbg !85
  %57 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !86
  %58 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %57, i32 0, i32 0, !dbg !86
  %59 = load i32, i32* %58, align 16, !dbg !86
  %60 = icmp ule i32 %59, 40, !dbg !86
  br i1 %60, label %61, label %67, !dbg !86

61:                                               ; preds = %53
  %62 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %57, i32 0, i32 3, !dbg !86
  %63 = load i8*, i8** %62, align 16, !dbg !86
  %64 = getelementptr i8, i8* %63, i32 %59, !dbg !86
  %65 = bitcast i8* %64 to i64*, !dbg !86
  %66 = add i32 %59, 8, !dbg !86
  store i32 %66, i32* %58, align 16, !dbg !86
  br label %72, !dbg !86

67:                                               ; preds = %53
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %57, i32 0, i32 2, !dbg !86
  %69 = load i8*, i8** %68, align 8, !dbg !86
  %70 = bitcast i8* %69 to i64*, !dbg !86
  %71 = getelementptr i8, i8* %69, i32 8, !dbg !86
  store i8* %71, i8** %68, align 8, !dbg !86
  br label %72, !dbg !86

72:                                               ; preds = %67, %61
  %73 = phi i64* [ %65, %61 ], [ %70, %67 ], !dbg !86
  %74 = load i64, i64* %73, align 8, !dbg !86
  %75 = sitofp i64 %74 to double, !dbg !87
  %76 = fadd double %56, %75, !dbg !88
  %77 = load double, double* %5, align 8, !dbg !89
  %78 = fadd double %77, %76, !dbg !89
  store double %78, double* %5, align 8, !dbg !89
  br label %79, !dbg !90

79:                                               ; preds = %72
  %80 = load i32, i32* %6, align 4, !dbg !91
  %81 = add nsw i32 %80, 1, !dbg !91
  store i32 %81, i32* %6, align 4, !dbg !91
  br label %14, !dbg !92, !llvm.loop !93

82:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata %struct.small* %7, metadata !96, metadata !DIExpression()), !dbg !97
  %83 = bitcast %struct.small* %7 to i8*, !dbg !97
  call void @llvm.memset.p0i8.i64(i8* align 4 %83, i8 0, i64 8, i1 false), !dbg !97
  %84 = load i32, i32* %2, align 4, !dbg !98
  %85 = icmp sgt i32 %84, 1, !dbg !100
  br i1 %85, label %86, label %106, !dbg !101

86:                                               ; preds = %82
  %87 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !102
  %88 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 0, !dbg !102
  %89 = load i32, i32* %88, align 16, !dbg !102
  %90 = icmp ule i32 %89, 40, !dbg !102
  br i1 %90, label %91, label %97, !dbg !102

91:                                               ; preds = %86
  %92 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 3, !dbg !102
  %93 = load i8*, i8** %92, align 16, !dbg !102
  %94 = getelementptr i8, i8* %93, i32 %89, !dbg !102
  %95 = bitcast i8* %94 to %struct.small*, !dbg !102
  %96 = add i32 %89, 8, !dbg !102
  store i32 %96, i32* %88, align 16, !dbg !102
  br label %102, !dbg !102

97:                                               ; preds = %86
  %98 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %87, i32 0, i32 2, !dbg !102
  %99 = load i8*, i8** %98, align 8, !dbg !102
  %100 = bitcast i8* %99 to %struct.small*, !dbg !102
  %101 = getelementptr i8, i8* %99, i32 8, !dbg !102
  store i8* %101, i8** %98, align 8, !dbg !102
  br label %102, !dbg !102

102:                                              ; preds = %97, %91
  %103 = phi %struct.small* [ %95, %91 ], [ %100, %97 ], !dbg !102
  %104 = bitcast %struct.small* %7 to i8*, !dbg !102
  %105 = bitcast %struct.small* %103 to i8*, !dbg !102
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %104, i8* align 4 %105, i64 8, i1 false), !dbg !102
  br label %106, !dbg !103

106:                                              ; preds = %102, %82
  %107 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !104
  %108 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %107, i32 0, i32 0, !dbg !104
  %109 = load i32, i32* %108, align 16, !dbg !104
  %110 = icmp ule i32 %109, 40, !dbg !104
  br i1 %110, label %111, label %117, !dbg !104

111:                                              ; preds = %106
  %112 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %107, i32 0, i32 3, !dbg !104
  %113 = load i8*, i8** %112, align 16, !dbg !104
  %114 = getelementptr i8, i8* %113, i32 %109, !dbg !104
  %115 = bitcast i8* %114 to i32*, !dbg !104
  %116 = add i32 %109, 8, !dbg !104
  store i32 %116, i32* %108, align 16, !dbg !104
  br label %122, !dbg !104

117:                                              ; preds = %106
  %118 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %107, i32 0, i32 2, !dbg !104
  %119 = load i8*, i8** %118, align 8, !dbg !104
  %120 = bitcast i8* %119 to i32*, !dbg !104
  %121 = getelementptr i8, i8* %119, i32 8, !dbg !104
  store i8* %121, i8** %118, align 8, !dbg !104
  br label %122, !dbg !104

122:                                              ; preds = %117, %111
  %123 = phi i32* [ %115, %111 ], [ %120, %117 ], !dbg !104
  %124 = load i32, i32* %123, align 4, !dbg !104
  %125 = getelementptr inbounds %struct.small, %struct.small* %7, i32 0, i32 0, !dbg !105
  %126 = load i32, i32* %125, align 4, !dbg !105
  %127 = add nsw i32 %124, %126, !dbg !106
  %128 = sitofp i32 %127 to double, !dbg !104
  %129 = load double, double* %5, align 8, !dbg !107
  %130 = fadd double %129, %128, !dbg !107
  store double %130, double* %5, align 8, !dbg !107
  %131 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !108
  %132 = bitcast %struct.__va_list_tag* %131 to i8*, !dbg !108
  call void @llvm.va_end(i8* %132), !dbg !108
  %133 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !109
  %134 = bitcast %struct.__va_list_tag* %133 to i8*, !dbg !109
  call void @llvm.va_end(i8* %134), !dbg !109
  %135 = load double, double* %5, align 8, !dbg !110
  ret double %135, !dbg !111
}

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

declare i32 @vprintf(i8* noundef, %struct.__va_list_tag* noundef) #3

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #4

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind willreturn }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "varargs.c", directory: ".", checksumkind: CSK_MD5, checksum: "c2b60447240e6d7e097829aa975f92a3")
!2 = !{!3}
!3 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "s", scope: !12, file: !1, line: 31, type: !18)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !1, line: 5, size: 64, elements: !19)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !18, file: !1, line: 5, baseType: !15, size: 32)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !18, file: !1, line: 5, baseType: !15, size: 32, offset: 32)
!22 = !DILocation(line: 31, column: 18, scope: !12)
!23 = !DILocation(line: 32, column: 36, scope: !12)
!24 = !DILocation(line: 32, column: 5, scope: !12)
!25 = !DILocation(line: 33, column: 13, scope: !12)
!26 = !DILocation(line: 33, column: 5, scope: !12)
!27 = !DILocation(line: 34, column: 5, scope: !12)
!28 = distinct !DISubprogram(name: "report", scope: !1, file: !1, line: 23, type: !29, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !31, null}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !DILocalVariable(name: "format", arg: 1, scope: !28, file: !1, line: 23, type: !31)
!35 = !DILocation(line: 23, column: 32, scope: !28)
!36 = !DILocalVariable(name: "args", scope: !28, file: !1, line: 24, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !38, line: 52, baseType: !39)
!38 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !40, line: 32, baseType: !41)
!40 = !DIFile(filename: "/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !42, baseType: !43)
!42 = !DIFile(filename: "varargs.c", directory: ".")
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 192, elements: !52)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !45)
!45 = !{!46, !48, !49, !51}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !44, file: !42, line: 24, baseType: !47, size: 32)
!47 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !44, file: !42, line: 24, baseType: !47, size: 32, offset: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !44, file: !42, line: 24, baseType: !50, size: 64, offset: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !44, file: !42, line: 24, baseType: !50, size: 64, offset: 128)
!52 = !{!53}
!53 = !DISubrange(count: 1)
!54 = !DILocation(line: 24, column: 13, scope: !28)
!55 = !DILocation(line: 25, column: 5, scope: !28)
!56 = !DILocation(line: 26, column: 13, scope: !28)
!57 = !DILocation(line: 26, column: 21, scope: !28)
!58 = !DILocation(line: 26, column: 5, scope: !28)
!59 = !DILocation(line: 27, column: 5, scope: !28)
!60 = !DILocation(line: 28, column: 1, scope: !28)
!61 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 7, type: !62, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!62 = !DISubroutineType(types: !63)
!63 = !{!3, !15, null}
!64 = !DILocalVariable(name: "count", arg: 1, scope: !61, file: !1, line: 7, type: !15)
!65 = !DILocation(line: 7, column: 23, scope: !61)
!66 = !DILocalVariable(name: "args", scope: !61, file: !1, line: 8, type: !37)
!67 = !DILocation(line: 8, column: 13, scope: !61)
!68 = !DILocalVariable(name: "copy", scope: !61, file: !1, line: 8, type: !37)
!69 = !DILocation(line: 8, column: 19, scope: !61)
!70 = !DILocation(line: 9, column: 5, scope: !61)
!71 = !DILocation(line: 10, column: 5, scope: !61)
!72 = !DILocalVariable(name: "total", scope: !61, file: !1, line: 11, type: !3)
!73 = !DILocation(line: 11, column: 12, scope: !61)
!74 = !DILocalVariable(name: "i", scope: !75, file: !1, line: 12, type: !15)
!75 = distinct !DILexicalBlock(scope: !61, file: !1, line: 12, column: 5)
!76 = !DILocation(line: 12, column: 14, scope: !75)
!77 = !DILocation(line: 12, column: 10, scope: !75)
!78 = !DILocation(line: 12, column: 21, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !1, line: 12, column: 5)
!80 = !DILocation(line: 12, column: 25, scope: !79)
!81 = !DILocation(line: 12, column: 23, scope: !79)
!82 = !DILocation(line: 12, column: 5, scope: !75)
!83 = !DILocation(line: 13, column: 18, scope: !79)
!84 = !DILocation(line: 13, column: 38, scope: !79)
!85 = !DILocation(line: 13, column: 36, scope: !79)
!86 = !DILocation(line: 13, column: 69, scope: !79)
!87 = !DILocation(line: 13, column: 61, scope: !79)
!88 = !DILocation(line: 13, column: 59, scope: !79)
!89 = !DILocation(line: 13, column: 15, scope: !79)
!90 = !DILocation(line: 13, column: 9, scope: !79)
!91 = !DILocation(line: 12, column: 33, scope: !79)
!92 = !DILocation(line: 12, column: 5, scope: !79)
!93 = distinct !{!93, !82, !94, !95}
!94 = !DILocation(line: 13, column: 69, scope: !75)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocalVariable(name: "s", scope: !61, file: !1, line: 14, type: !18)
!97 = !DILocation(line: 14, column: 18, scope: !61)
!98 = !DILocation(line: 15, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !61, file: !1, line: 15, column: 9)
!100 = !DILocation(line: 15, column: 15, scope: !99)
!101 = !DILocation(line: 15, column: 9, scope: !61)
!102 = !DILocation(line: 16, column: 13, scope: !99)
!103 = !DILocation(line: 16, column: 9, scope: !99)
!104 = !DILocation(line: 17, column: 14, scope: !61)
!105 = !DILocation(line: 17, column: 36, scope: !61)
!106 = !DILocation(line: 17, column: 32, scope: !61)
!107 = !DILocation(line: 17, column: 11, scope: !61)
!108 = !DILocation(line: 18, column: 5, scope: !61)
!109 = !DILocation(line: 19, column: 5, scope: !61)
!110 = !DILocation(line: 20, column: 12, scope: !61)
!111 = !DILocation(line: 20, column: 5, scope: !61)
