; ModuleID = 'long_step.c'
source_filename = "long_step.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@go = dso_local global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"sum != (unsigned)h\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [12 x i8] c"long_step.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !37, !DIExpression(), !38)
  store i32 1, ptr @go, align 4, !dbg !39
  ret ptr null, !dbg !40
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !44, !DIExpression(), !48)
    #dbg_declare(ptr %3, !49, !DIExpression(), !51)
  %10 = call noalias ptr @malloc(i64 noundef 4000) #6, !dbg !52
  store ptr %10, ptr %3, align 8, !dbg !51
  %11 = load ptr, ptr %3, align 8, !dbg !53
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 0, i64 4000, i1 false), !dbg !54
  %12 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #7, !dbg !55
    #dbg_declare(ptr %4, !56, !DIExpression(), !57)
  %13 = load i32, ptr @go, align 4, !dbg !58
  store i32 %13, ptr %4, align 4, !dbg !57
    #dbg_declare(ptr %5, !59, !DIExpression(), !61)
  store i32 0, ptr %5, align 4, !dbg !61
  br label %14, !dbg !62

14:                                               ; preds = %29, %0
  %15 = load i32, ptr %5, align 4, !dbg !63
  %16 = icmp ult i32 %15, 40000, !dbg !65
  br i1 %16, label %17, label %32, !dbg !66

17:                                               ; preds = %14
  %18 = load i32, ptr %5, align 4, !dbg !67
  %19 = load i32, ptr %4, align 4, !dbg !68
  %20 = add i32 %18, %19, !dbg !69
  %21 = load ptr, ptr %3, align 8, !dbg !70
  %22 = load i32, ptr %5, align 4, !dbg !71
  %23 = mul i32 %22, 7, !dbg !72
  %24 = urem i32 %23, 1000, !dbg !73
  %25 = zext i32 %24 to i64, !dbg !70
  %26 = getelementptr inbounds i32, ptr %21, i64 %25, !dbg !70
  %27 = load i32, ptr %26, align 4, !dbg !74
  %28 = add i32 %27, %20, !dbg !74
  store i32 %28, ptr %26, align 4, !dbg !74
  br label %29, !dbg !70

29:                                               ; preds = %17
  %30 = load i32, ptr %5, align 4, !dbg !75
  %31 = add i32 %30, 1, !dbg !75
  store i32 %31, ptr %5, align 4, !dbg !75
  br label %14, !dbg !76, !llvm.loop !77

32:                                               ; preds = %14
  %33 = load ptr, ptr %3, align 8, !dbg !80
  %34 = getelementptr inbounds i32, ptr %33, i64 900, !dbg !81
  call void @llvm.memset.p0.i64(ptr align 4 %34, i8 1, i64 400, i1 false), !dbg !82
    #dbg_declare(ptr %6, !83, !DIExpression(), !84)
  %35 = load i32, ptr @go, align 4, !dbg !85
  store i32 %35, ptr %6, align 4, !dbg !84
    #dbg_declare(ptr %7, !86, !DIExpression(), !88)
  store i32 0, ptr %7, align 4, !dbg !88
  br label %36, !dbg !89

36:                                               ; preds = %49, %32
  %37 = load i32, ptr %7, align 4, !dbg !90
  %38 = icmp ult i32 %37, 40000, !dbg !92
  br i1 %38, label %39, label %52, !dbg !93

39:                                               ; preds = %36
  %40 = load i32, ptr %7, align 4, !dbg !94
  %41 = load ptr, ptr %3, align 8, !dbg !95
  %42 = load i32, ptr %7, align 4, !dbg !96
  %43 = mul i32 %42, 3, !dbg !97
  %44 = urem i32 %43, 1000, !dbg !98
  %45 = zext i32 %44 to i64, !dbg !95
  %46 = getelementptr inbounds i32, ptr %41, i64 %45, !dbg !95
  %47 = load i32, ptr %46, align 4, !dbg !99
  %48 = xor i32 %47, %40, !dbg !99
  store i32 %48, ptr %46, align 4, !dbg !99
  br label %49, !dbg !95

49:                                               ; preds = %39
  %50 = load i32, ptr %7, align 4, !dbg !100
  %51 = add i32 %50, 1, !dbg !100
  store i32 %51, ptr %7, align 4, !dbg !100
  br label %36, !dbg !101, !llvm.loop !102

52:                                               ; preds = %36
    #dbg_declare(ptr %8, !104, !DIExpression(), !105)
  store i32 0, ptr %8, align 4, !dbg !105
    #dbg_declare(ptr %9, !106, !DIExpression(), !108)
  store i32 0, ptr %9, align 4, !dbg !108
  br label %53, !dbg !109

53:                                               ; preds = %64, %52
  %54 = load i32, ptr %9, align 4, !dbg !110
  %55 = icmp ult i32 %54, 1000, !dbg !112
  br i1 %55, label %56, label %67, !dbg !113

56:                                               ; preds = %53
  %57 = load ptr, ptr %3, align 8, !dbg !114
  %58 = load i32, ptr %9, align 4, !dbg !115
  %59 = zext i32 %58 to i64, !dbg !114
  %60 = getelementptr inbounds i32, ptr %57, i64 %59, !dbg !114
  %61 = load i32, ptr %60, align 4, !dbg !114
  %62 = load i32, ptr %8, align 4, !dbg !116
  %63 = add i32 %62, %61, !dbg !116
  store i32 %63, ptr %8, align 4, !dbg !116
  br label %64, !dbg !117

64:                                               ; preds = %56
  %65 = load i32, ptr %9, align 4, !dbg !118
  %66 = add i32 %65, 1, !dbg !118
  store i32 %66, ptr %9, align 4, !dbg !118
  br label %53, !dbg !119, !llvm.loop !120

67:                                               ; preds = %53
  %68 = load i32, ptr %8, align 4, !dbg !122
  %69 = load i32, ptr %6, align 4, !dbg !122
  %70 = icmp ne i32 %68, %69, !dbg !122
  br i1 %70, label %71, label %72, !dbg !125

71:                                               ; preds = %67
  br label %73, !dbg !125

72:                                               ; preds = %67
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !122
  unreachable, !dbg !122

73:                                               ; preds = %71
  %74 = load ptr, ptr %3, align 8, !dbg !126
  call void @free(ptr noundef %74) #7, !dbg !127
  %75 = load i64, ptr %2, align 8, !dbg !128
  %76 = call i32 @pthread_join(i64 noundef %75, ptr noundef null), !dbg !129
  ret i32 0, !dbg !130
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 6, type: !24, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "long_step.c", directory: ".", checksumkind: CSK_MD5, checksum: "e92095a65999abb51d79a8c5d1b916f5")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 7, type: !33, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !{}
!37 = !DILocalVariable(name: "p", arg: 1, scope: !32, file: !3, line: 7, type: !35)
!38 = !DILocation(line: 7, column: 20, scope: !32)
!39 = !DILocation(line: 8, column: 8, scope: !32)
!40 = !DILocation(line: 9, column: 5, scope: !32)
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !42, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!42 = !DISubroutineType(types: !43)
!43 = !{!24}
!44 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 12, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 12, column: 15, scope: !41)
!49 = !DILocalVariable(name: "a", scope: !41, file: !3, line: 13, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!51 = !DILocation(line: 13, column: 15, scope: !41)
!52 = !DILocation(line: 13, column: 19, scope: !41)
!53 = !DILocation(line: 14, column: 12, scope: !41)
!54 = !DILocation(line: 14, column: 5, scope: !41)
!55 = !DILocation(line: 15, column: 5, scope: !41)
!56 = !DILocalVariable(name: "g", scope: !41, file: !3, line: 16, type: !24)
!57 = !DILocation(line: 16, column: 9, scope: !41)
!58 = !DILocation(line: 16, column: 13, scope: !41)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 17, type: !5)
!60 = distinct !DILexicalBlock(scope: !41, file: !3, line: 17, column: 5)
!61 = !DILocation(line: 17, column: 19, scope: !60)
!62 = !DILocation(line: 17, column: 10, scope: !60)
!63 = !DILocation(line: 17, column: 26, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 17, column: 5)
!65 = !DILocation(line: 17, column: 28, scope: !64)
!66 = !DILocation(line: 17, column: 5, scope: !60)
!67 = !DILocation(line: 17, column: 61, scope: !64)
!68 = !DILocation(line: 17, column: 75, scope: !64)
!69 = !DILocation(line: 17, column: 63, scope: !64)
!70 = !DILocation(line: 17, column: 42, scope: !64)
!71 = !DILocation(line: 17, column: 44, scope: !64)
!72 = !DILocation(line: 17, column: 46, scope: !64)
!73 = !DILocation(line: 17, column: 50, scope: !64)
!74 = !DILocation(line: 17, column: 58, scope: !64)
!75 = !DILocation(line: 17, column: 38, scope: !64)
!76 = !DILocation(line: 17, column: 5, scope: !64)
!77 = distinct !{!77, !66, !78, !79}
!78 = !DILocation(line: 17, column: 75, scope: !60)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 18, column: 12, scope: !41)
!81 = !DILocation(line: 18, column: 14, scope: !41)
!82 = !DILocation(line: 18, column: 5, scope: !41)
!83 = !DILocalVariable(name: "h", scope: !41, file: !3, line: 19, type: !24)
!84 = !DILocation(line: 19, column: 9, scope: !41)
!85 = !DILocation(line: 19, column: 13, scope: !41)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 20, type: !5)
!87 = distinct !DILexicalBlock(scope: !41, file: !3, line: 20, column: 5)
!88 = !DILocation(line: 20, column: 19, scope: !87)
!89 = !DILocation(line: 20, column: 10, scope: !87)
!90 = !DILocation(line: 20, column: 26, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 20, column: 5)
!92 = !DILocation(line: 20, column: 28, scope: !91)
!93 = !DILocation(line: 20, column: 5, scope: !87)
!94 = !DILocation(line: 20, column: 61, scope: !91)
!95 = !DILocation(line: 20, column: 42, scope: !91)
!96 = !DILocation(line: 20, column: 44, scope: !91)
!97 = !DILocation(line: 20, column: 46, scope: !91)
!98 = !DILocation(line: 20, column: 50, scope: !91)
!99 = !DILocation(line: 20, column: 58, scope: !91)
!100 = !DILocation(line: 20, column: 38, scope: !91)
!101 = !DILocation(line: 20, column: 5, scope: !91)
!102 = distinct !{!102, !93, !103, !79}
!103 = !DILocation(line: 20, column: 61, scope: !87)
!104 = !DILocalVariable(name: "sum", scope: !41, file: !3, line: 21, type: !5)
!105 = !DILocation(line: 21, column: 14, scope: !41)
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 22, type: !5)
!107 = distinct !DILexicalBlock(scope: !41, file: !3, line: 22, column: 5)
!108 = !DILocation(line: 22, column: 19, scope: !107)
!109 = !DILocation(line: 22, column: 10, scope: !107)
!110 = !DILocation(line: 22, column: 26, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 22, column: 5)
!112 = !DILocation(line: 22, column: 28, scope: !111)
!113 = !DILocation(line: 22, column: 5, scope: !107)
!114 = !DILocation(line: 22, column: 48, scope: !111)
!115 = !DILocation(line: 22, column: 50, scope: !111)
!116 = !DILocation(line: 22, column: 45, scope: !111)
!117 = !DILocation(line: 22, column: 41, scope: !111)
!118 = !DILocation(line: 22, column: 37, scope: !111)
!119 = !DILocation(line: 22, column: 5, scope: !111)
!120 = distinct !{!120, !113, !121, !79}
!121 = !DILocation(line: 22, column: 51, scope: !107)
!122 = !DILocation(line: 23, column: 5, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 23, column: 5)
!124 = distinct !DILexicalBlock(scope: !41, file: !3, line: 23, column: 5)
!125 = !DILocation(line: 23, column: 5, scope: !124)
!126 = !DILocation(line: 24, column: 10, scope: !41)
!127 = !DILocation(line: 24, column: 5, scope: !41)
!128 = !DILocation(line: 25, column: 18, scope: !41)
!129 = !DILocation(line: 25, column: 5, scope: !41)
!130 = !DILocation(line: 26, column: 5, scope: !41)
