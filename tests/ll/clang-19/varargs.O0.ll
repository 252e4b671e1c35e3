; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.small = type { i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.s = private unnamed_addr constant %struct.small { i32 3, i32 4 }, align 4
@.str = private unnamed_addr constant [10 x i8] c"%d %s %g\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !7
@stderr = external global ptr, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.small, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !31, !DIExpression(), !36)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.s, i64 8, i1 false), !dbg !36
  %3 = load i64, ptr %2, align 4, !dbg !37
  %4 = call double (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00, i64 noundef 3, i32 noundef 4, double noundef 5.000000e+00, i64 noundef 6, i64 %3), !dbg !37
  call void (ptr, ...) @report(ptr noundef @.str, i32 noundef 1, ptr noundef @.str.1, double noundef %4), !dbg !38
  %5 = load ptr, ptr @stderr, align 8, !dbg !39
  %6 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %5, ptr noundef @.str.2, i32 noundef 120) #5, !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @report(ptr noundef %0, ...) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !47, !DIExpression(), !48)
    #dbg_declare(ptr %3, !49, !DIExpression(), !66)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !67
  call void @llvm.va_start.p0(ptr %4), !dbg !67
  %5 = load ptr, ptr %2, align 8, !dbg !68
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !69
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6) #5, !dbg !70
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !71
  call void @llvm.va_end.p0(ptr %8), !dbg !71
  ret void, !dbg !72
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @sum(i32 noundef %0, ...) #0 !dbg !73 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.small, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !76, !DIExpression(), !77)
    #dbg_declare(ptr %3, !78, !DIExpression(), !79)
    #dbg_declare(ptr %4, !80, !DIExpression(), !81)
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !82
  call void @llvm.va_start.p0(ptr %8), !dbg !82
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !83
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !83
  call void @llvm.va_copy.p0(ptr %9, ptr %10), !dbg !83
    #dbg_declare(ptr %5, !84, !DIExpression(), !85)
  store double 0.000000e+00, ptr %5, align 8, !dbg !85
    #dbg_declare(ptr %6, !86, !DIExpression(), !88)
  store i32 0, ptr %6, align 4, !dbg !88
  br label %11, !dbg !89

11:                                               ; preds = %70, %1
  %12 = load i32, ptr %6, align 4, !dbg !90
  %13 = load i32, ptr %2, align 4, !dbg !92
  %14 = icmp slt i32 %12, %13, !dbg !93
  br i1 %14, label %15, label %73, !dbg !94

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !95
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 0, !dbg !95
  %18 = load i32, ptr %17, align 16, !dbg !95
  %19 = icmp ule i32 %18, 40, !dbg !95
  br i1 %19, label %20, label %25, !dbg !95

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 3, !dbg !95
  %22 = load ptr, ptr %21, align 16, !dbg !95
  %23 = getelementptr i8, ptr %22, i32 %18, !dbg !95
  %24 = add i32 %18, 8, !dbg !95
  store i32 %24, ptr %17, align 16, !dbg !95
  br label %29, !dbg !95

25:                                               ; preds = %15
  %26 = getelementptr inbounds %struct.__va_list_tag, ptr %16, i32 0, i32 2, !dbg !95
  %27 = load ptr, ptr %26, align 8, !dbg !95
  %28 = getelementptr i8, ptr %27, i32 8, !dbg !95
  store ptr %28, ptr %26, align 8, !dbg !95
  br label %29, !dbg !95

29:                                               ; preds = %25, %20
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ], !dbg !95
  %31 = load i32, ptr %30, align 4, !dbg !95
  %32 = sitofp i32 %31 to double, !dbg !95
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !96
  %34 = getelementptr inbounds %struct.__va_list_tag, ptr %33, i32 0, i32 1, !dbg !96
  %35 = load i32, ptr %34, align 4, !dbg !96
  %36 = icmp ule i32 %35, 160, !dbg !96
  br i1 %36, label %37, label %42, !dbg !96

37:                                               ; preds = %29
  %38 = getelementptr inbounds %struct.__va_list_tag, ptr %33, i32 0, i32 3, !dbg !96
  %39 = load ptr, ptr %38, align 16, !dbg !96
  %40 = getelementptr i8, ptr %39, i32 %35, !dbg !96
  %41 = add i32 %35, 16, !dbg !96
  store i32 %41, ptr %34, align 4, !dbg !96
  br label %46, !dbg !96

42:                                               ; preds = %29
  %43 = getelementptr inbounds %struct.__va_list_tag, ptr %33, i32 0, i32 2, !dbg !96
  %44 = load ptr, ptr %43, align 8, !dbg !96
  %45 = getelementptr i8, ptr %44, i32 8, !dbg !96
  store ptr %45, ptr %43, align 8, !dbg !96
  br label %46, !dbg !96

46:                                               ; preds = %42, %37
  %47 = phi ptr [ %40, %37 ], [ %44, %42 ], !dbg !96
  %48 = load double, ptr %47, align 8, !dbg !96
  %49 = fadd double %32, %48, !dbg !97
  %50 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !98
  %51 = getelementptr inbounds %struct.__va_list_tag, ptr %50, i32 0, i32 0, !dbg !98
  %52 = load i32, ptr %51, align 16, !dbg !98
  %53 = icmp ule i32 %52, 40, !dbg !98
  br i1 %53, label %54, label %59, !dbg !98

54:                                               ; preds = %46
  %55 = getelementptr inbounds %struct.__va_list_tag, ptr %50, i32 0, i32 3, !dbg !98
  %56 = load ptr, ptr %55, align 16, !dbg !98
  %57 = getelementptr i8, ptr %56, i32 %52, !dbg !98
  %58 = add i32 %52, 8, !dbg !98
  store i32 %58, ptr %51, align 16, !dbg !98
  br label %63, !dbg !98

59:                                               ; preds = %46
  %60 = getelementptr inbounds %struct.__va_list_tag, ptr %50, i32 0, i32 2, !dbg !98
  %61 = load ptr, ptr %60, align 8, !dbg !98
  %62 = getelementptr i8, ptr %61, i32 8, !dbg !98
  store ptr %62, ptr %60, align 8, !dbg !98
  br label %63, !dbg !98

63:                                               ; preds = %59, %54
  %64 = phi ptr [ %57, %54 ], [ %61, %59 ], !dbg !98
  %65 = load i64, ptr %64, align 8, !dbg !98
  %66 = sitofp i64 %65 to double, !dbg !99
  %67 = fadd double %49, %66, !dbg !100
  %68 = load double, ptr %5, align 8, !dbg !101
  %69 = fadd double %68, %67, !dbg !101
  store double %69, ptr %5, align 8, !dbg !101
  br label %70, !dbg !102

70:                                               ; preds = %63
  %71 = load i32, ptr %6, align 4, !dbg !103
  %72 = add nsw i32 %71, 1, !dbg !103
  store i32 %72, ptr %6, align 4, !dbg !103
  br label %11, !dbg !104, !llvm.loop !105

73:                                               ; preds = %11
    #dbg_declare(ptr %7, !108, !DIExpression(), !109)
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 8, i1 false), !dbg !109
  %74 = load i32, ptr %2, align 4, !dbg !110
  %75 = icmp sgt i32 %74, 1, !dbg !112
  br i1 %75, label %76, label %92, !dbg !113

76:                                               ; preds = %73
  %77 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !114
  %78 = getelementptr inbounds %struct.__va_list_tag, ptr %77, i32 0, i32 0, !dbg !114
  %79 = load i32, ptr %78, align 16, !dbg !114
  %80 = icmp ule i32 %79, 40, !dbg !114
  br i1 %80, label %81, label %86, !dbg !114

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.__va_list_tag, ptr %77, i32 0, i32 3, !dbg !114
  %83 = load ptr, ptr %82, align 16, !dbg !114
  %84 = getelementptr i8, ptr %83, i32 %79, !dbg !114
  %85 = add i32 %79, 8, !dbg !114
  store i32 %85, ptr %78, align 16, !dbg !114
  br label %90, !dbg !114

86:                                               ; preds = %76
  %87 = getelementptr inbounds %struct.__va_list_tag, ptr %77, i32 0, i32 2, !dbg !114
  %88 = load ptr, ptr %87, align 8, !dbg !114
  %89 = getelementptr i8, ptr %88, i32 8, !dbg !114
  store ptr %89, ptr %87, align 8, !dbg !114
  br label %90, !dbg !114

90:                                               ; preds = %86, %81
  %91 = phi ptr [ %84, %81 ], [ %88, %86 ], !dbg !114
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %91, i64 8, i1 false), !dbg !114
  br label %92, !dbg !115

92:                                               ; preds = %90, %73
  %93 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !116
  %94 = getelementptr inbounds %struct.__va_list_tag, ptr %93, i32 0, i32 0, !dbg !116
  %95 = load i32, ptr %94, align 16, !dbg !116
  %96 = icmp ule i32 %95, 40, !dbg !116
  br i1 %96, label %97, label %102, !dbg !116

97:                                               ; preds = %92
  %98 = getelementptr inbounds %struct.__va_list_tag, ptr %93, i32 0, i32 3, !dbg !116
  %99 = load ptr, ptr %98, align 16, !dbg !116
  %100 = getelementptr i8, ptr %99, i32 %95, !dbg !116
  %101 = add i32 %95, 8, !dbg !116
  store i32 %101, ptr %94, align 16, !dbg !116
  br label %106, !dbg !116

102:                                              ; preds = %92
  %103 = getelementptr inbounds %struct.__va_list_tag, ptr %93, i32 0, i32 2, !dbg !116
  %104 = load ptr, ptr %103, align 8, !dbg !116
  %105 = getelementptr i8, ptr %104, i32 8, !dbg !116
  store ptr %105, ptr %103, align 8, !dbg !116
  br label %106, !dbg !116

106:                                              ; preds = %102, %97
  %107 = phi ptr [ %100, %97 ], [ %104, %102 ], !dbg !116
  %108 = load i32, ptr %107, align 4, !dbg !116
  %109 = getelementptr inbounds %struct.small, ptr %7, i32 0, i32 0, !dbg !117
  %110 = load i32, ptr %109, align 4, !dbg !117
  %111 = add nsw i32 %108, %110, !dbg !118
  %112 = sitofp i32 %111 to double, !dbg !116
  %113 = load double, ptr %5, align 8, !dbg !119
  %114 = fadd double %113, %112, !dbg !119
  store double %114, ptr %5, align 8, !dbg !119
  %115 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !120
  call void @llvm.va_end.p0(ptr %115), !dbg !120
  %116 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !121
  call void @llvm.va_end.p0(ptr %116), !dbg !121
  %117 = load double, ptr %5, align 8, !dbg !122
  ret double %117, !dbg !123
}

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

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
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!17 = !{!0, !7, !12}
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!26 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 30, type: !27, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{}
!31 = !DILocalVariable(name: "s", scope: !26, file: !2, line: 31, type: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !2, line: 5, size: 64, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !32, file: !2, line: 5, baseType: !29, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !32, file: !2, line: 5, baseType: !29, size: 32, offset: 32)
!36 = !DILocation(line: 31, column: 18, scope: !26)
!37 = !DILocation(line: 32, column: 36, scope: !26)
!38 = !DILocation(line: 32, column: 5, scope: !26)
!39 = !DILocation(line: 33, column: 13, scope: !26)
!40 = !DILocation(line: 33, column: 5, scope: !26)
!41 = !DILocation(line: 34, column: 5, scope: !26)
!42 = distinct !DISubprogram(name: "report", scope: !2, file: !2, line: 23, type: !43, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !30)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !45, null}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!47 = !DILocalVariable(name: "format", arg: 1, scope: !42, file: !2, line: 23, type: !45)
!48 = !DILocation(line: 23, column: 32, scope: !42)
!49 = !DILocalVariable(name: "args", scope: !42, file: !2, line: 24, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !51, line: 52, baseType: !52)
!51 = !DIFile(filename: "/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !53, line: 12, baseType: !54)
!53 = !DIFile(filename: "/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 192, elements: !64)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !57)
!57 = !{!58, !60, !61, !63}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !56, file: !2, line: 24, baseType: !59, size: 32)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !56, file: !2, line: 24, baseType: !59, size: 32, offset: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !56, file: !2, line: 24, baseType: !62, size: 64, offset: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !56, file: !2, line: 24, baseType: !62, size: 64, offset: 128)
!64 = !{!65}
!65 = !DISubrange(count: 1)
!66 = !DILocation(line: 24, column: 13, scope: !42)
!67 = !DILocation(line: 25, column: 5, scope: !42)
!68 = !DILocation(line: 26, column: 13, scope: !42)
!69 = !DILocation(line: 26, column: 21, scope: !42)
!70 = !DILocation(line: 26, column: 5, scope: !42)
!71 = !DILocation(line: 27, column: 5, scope: !42)
!72 = !DILocation(line: 28, column: 1, scope: !42)
!73 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 7, type: !74, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !30)
!74 = !DISubroutineType(types: !75)
!75 = !{!16, !29, null}
!76 = !DILocalVariable(name: "count", arg: 1, scope: !73, file: !2, line: 7, type: !29)
!77 = !DILocation(line: 7, column: 23, scope: !73)
!78 = !DILocalVariable(name: "args", scope: !73, file: !2, line: 8, type: !50)
!79 = !DILocation(line: 8, column: 13, scope: !73)
!80 = !DILocalVariable(name: "copy", scope: !73, file: !2, line: 8, type: !50)
!81 = !DILocation(line: 8, column: 19, scope: !73)
!82 = !DILocation(line: 9, column: 5, scope: !73)
!83 = !DILocation(line: 10, column: 5, scope: !73)
!84 = !DILocalVariable(name: "total", scope: !73, file: !2, line: 11, type: !16)
!85 = !DILocation(line: 11, column: 12, scope: !73)
!86 = !DILocalVariable(name: "i", scope: !87, file: !2, line: 12, type: !29)
!87 = distinct !DILexicalBlock(scope: !73, file: !2, line: 12, column: 5)
!88 = !DILocation(line: 12, column: 14, scope: !87)
!89 = !DILocation(line: 12, column: 10, scope: !87)
!90 = !DILocation(line: 12, column: 21, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !2, line: 12, column: 5)
!92 = !DILocation(line: 12, column: 25, scope: !91)
!93 = !DILocation(line: 12, column: 23, scope: !91)
!94 = !DILocation(line: 12, column: 5, scope: !87)
!95 = !DILocation(line: 13, column: 18, scope: !91)
!96 = !DILocation(line: 13, column: 38, scope: !91)
!97 = !DILocation(line: 13, column: 36, scope: !91)
!98 = !DILocation(line: 13, column: 69, scope: !91)
!99 = !DILocation(line: 13, column: 61, scope: !91)
!100 = !DILocation(line: 13, column: 59, scope: !91)
!101 = !DILocation(line: 13, column: 15, scope: !91)
!102 = !DILocation(line: 13, column: 9, scope: !91)
!103 = !DILocation(line: 12, column: 33, scope: !91)
!104 = !DILocation(line: 12, column: 5, scope: !91)
!105 = distinct !{!105, !94, !106, !107}
!106 = !DILocation(line: 13, column: 69, scope: !87)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !DILocalVariable(name: "s", scope: !73, file: !2, line: 14, type: !32)
!109 = !DILocation(line: 14, column: 18, scope: !73)
!110 = !DILocation(line: 15, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !73, file: !2, line: 15, column: 9)
!112 = !DILocation(line: 15, column: 15, scope: !111)
!113 = !DILocation(line: 15, column: 9, scope: !73)
!114 = !DILocation(line: 16, column: 13, scope: !111)
!115 = !DILocation(line: 16, column: 9, scope: !111)
!116 = !DILocation(line: 17, column: 14, scope: !73)
!117 = !DILocation(line: 17, column: 36, scope: !73)
!118 = !DILocation(line: 17, column: 32, scope: !73)
!119 = !DILocation(line: 17, column: 11, scope: !73)
!120 = !DILocation(line: 18, column: 5, scope: !73)
!121 = !DILocation(line: 19, column: 5, scope: !73)
!122 = !DILocation(line: 20, column: 12, scope: !73)
!123 = !DILocation(line: 20, column: 5, scope: !73)
