; ModuleID = 'keys.c'
source_filename = "keys.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"gone %d;\00", align 1, !dbg !0
@k = dso_local global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [28 x i8] c"pthread_getspecific(k) == 0\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [7 x i8] c"keys.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !26
@.str.3 = private unnamed_addr constant [37 x i8] c"*(int *)pthread_getspecific(k) == *v\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local void @gone(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !51, !DIExpression(), !52)
  %3 = load ptr, ptr %2, align 8, !dbg !53
  %4 = load i32, ptr %3, align 4, !dbg !54
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %4), !dbg !55
  %6 = load ptr, ptr %2, align 8, !dbg !56
  call void @free(ptr noundef %6) #7, !dbg !57
  ret void, !dbg !58
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !59 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7, !dbg !64
    #dbg_declare(ptr %3, !65, !DIExpression(), !66)
  %4 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !67
  store ptr %4, ptr %3, align 8, !dbg !66
  %5 = load ptr, ptr %2, align 8, !dbg !68
  %6 = ptrtoint ptr %5 to i64, !dbg !69
  %7 = trunc i64 %6 to i32, !dbg !70
  %8 = load ptr, ptr %3, align 8, !dbg !71
  store i32 %7, ptr %8, align 4, !dbg !72
  %9 = load i32, ptr @k, align 4, !dbg !73
  %10 = call ptr @pthread_getspecific(i32 noundef %9) #7, !dbg !73
  %11 = icmp eq ptr %10, null, !dbg !73
  br i1 %11, label %12, label %13, !dbg !76

12:                                               ; preds = %1
  br label %14, !dbg !76

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.worker) #9, !dbg !73
  unreachable, !dbg !73

14:                                               ; preds = %12
  %15 = load i32, ptr @k, align 4, !dbg !77
  %16 = load ptr, ptr %3, align 8, !dbg !78
  %17 = call i32 @pthread_setspecific(i32 noundef %15, ptr noundef %16) #7, !dbg !79
  %18 = load ptr, ptr %3, align 8, !dbg !80
  %19 = load i32, ptr %18, align 4, !dbg !82
  %20 = icmp eq i32 %19, 1, !dbg !83
  br i1 %20, label %21, label %22, !dbg !84

21:                                               ; preds = %14
  call void @pthread_exit(ptr noundef null) #10, !dbg !85
  unreachable, !dbg !85

22:                                               ; preds = %14
  %23 = load i32, ptr @k, align 4, !dbg !86
  %24 = call ptr @pthread_getspecific(i32 noundef %23) #7, !dbg !86
  %25 = load i32, ptr %24, align 4, !dbg !86
  %26 = load ptr, ptr %3, align 8, !dbg !86
  %27 = load i32, ptr %26, align 4, !dbg !86
  %28 = icmp eq i32 %25, %27, !dbg !86
  br i1 %28, label %29, label %30, !dbg !89

29:                                               ; preds = %22
  br label %31, !dbg !89

30:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.2, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.worker) #9, !dbg !86
  unreachable, !dbg !86

31:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7, !dbg !90
  ret ptr null, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare ptr @pthread_getspecific(i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !92 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %2) #7, !dbg !95
    #dbg_declare(ptr %2, !96, !DIExpression(), !102)
  %4 = call i32 @pthread_key_create(ptr noundef @k, ptr noundef @gone) #7, !dbg !103
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7, !dbg !104
    #dbg_declare(ptr %3, !106, !DIExpression(), !107)
  store i64 0, ptr %3, align 8, !dbg !107
  br label %5, !dbg !104

5:                                                ; preds = %19, %0
  %6 = load i64, ptr %3, align 8, !dbg !108
  %7 = icmp slt i64 %6, 2, !dbg !110
  br i1 %7, label %9, label %8, !dbg !111

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7, !dbg !112
  br label %22

9:                                                ; preds = %5
  %10 = load i64, ptr %3, align 8, !dbg !113
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !115
  %12 = load i64, ptr %3, align 8, !dbg !116
  %13 = inttoptr i64 %12 to ptr, !dbg !117
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @worker, ptr noundef %13) #7, !dbg !118
  %15 = load i64, ptr %3, align 8, !dbg !119
  %16 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %15, !dbg !120
  %17 = load i64, ptr %16, align 8, !dbg !120
  %18 = call i32 @pthread_join(i64 noundef %17, ptr noundef null), !dbg !121
  br label %19, !dbg !122

19:                                               ; preds = %9
  %20 = load i64, ptr %3, align 8, !dbg !123
  %21 = add nsw i64 %20, 1, !dbg !123
  store i64 %21, ptr %3, align 8, !dbg !123
  br label %5, !dbg !112, !llvm.loop !124

22:                                               ; preds = %8
  %23 = call ptr @worker(ptr noundef inttoptr (i64 3 to ptr)), !dbg !127
  call void @llvm.lifetime.end.p0(i64 16, ptr %2) #7, !dbg !128
  ret i32 0, !dbg !129
}

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "keys.c", directory: ".", checksumkind: CSK_MD5, checksum: "df3b57b69d038eb5fc04709c95f2faf8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "k", scope: !9, file: !2, line: 6, type: !37, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !15, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12, !13, !14}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!15 = !{!0, !16, !21, !26, !32, !7}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 28)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 7)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 168, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!30 = !{!31}
!31 = !DISubrange(count: 21)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 296, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !38, line: 49, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "gone", scope: !2, file: !2, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !14}
!50 = !{}
!51 = !DILocalVariable(name: "p", arg: 1, scope: !47, file: !2, line: 7, type: !14)
!52 = !DILocation(line: 7, column: 17, scope: !47)
!53 = !DILocation(line: 7, column: 49, scope: !47)
!54 = !DILocation(line: 7, column: 41, scope: !47)
!55 = !DILocation(line: 7, column: 22, scope: !47)
!56 = !DILocation(line: 7, column: 58, scope: !47)
!57 = !DILocation(line: 7, column: 53, scope: !47)
!58 = !DILocation(line: 7, column: 62, scope: !47)
!59 = distinct !DISubprogram(name: "worker", scope: !2, file: !2, line: 8, type: !60, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !50)
!60 = !DISubroutineType(types: !61)
!61 = !{!14, !14}
!62 = !DILocalVariable(name: "p", arg: 1, scope: !59, file: !2, line: 8, type: !14)
!63 = !DILocation(line: 8, column: 20, scope: !59)
!64 = !DILocation(line: 9, column: 5, scope: !59)
!65 = !DILocalVariable(name: "v", scope: !59, file: !2, line: 9, type: !11)
!66 = !DILocation(line: 9, column: 10, scope: !59)
!67 = !DILocation(line: 9, column: 14, scope: !59)
!68 = !DILocation(line: 10, column: 21, scope: !59)
!69 = !DILocation(line: 10, column: 15, scope: !59)
!70 = !DILocation(line: 10, column: 10, scope: !59)
!71 = !DILocation(line: 10, column: 6, scope: !59)
!72 = !DILocation(line: 10, column: 8, scope: !59)
!73 = !DILocation(line: 11, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !2, line: 11, column: 5)
!75 = distinct !DILexicalBlock(scope: !59, file: !2, line: 11, column: 5)
!76 = !DILocation(line: 11, column: 5, scope: !75)
!77 = !DILocation(line: 12, column: 25, scope: !59)
!78 = !DILocation(line: 12, column: 28, scope: !59)
!79 = !DILocation(line: 12, column: 5, scope: !59)
!80 = !DILocation(line: 13, column: 10, scope: !81)
!81 = distinct !DILexicalBlock(scope: !59, file: !2, line: 13, column: 9)
!82 = !DILocation(line: 13, column: 9, scope: !81)
!83 = !DILocation(line: 13, column: 12, scope: !81)
!84 = !DILocation(line: 13, column: 9, scope: !59)
!85 = !DILocation(line: 13, column: 18, scope: !81)
!86 = !DILocation(line: 14, column: 5, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !2, line: 14, column: 5)
!88 = distinct !DILexicalBlock(scope: !59, file: !2, line: 14, column: 5)
!89 = !DILocation(line: 14, column: 5, scope: !88)
!90 = !DILocation(line: 16, column: 1, scope: !59)
!91 = !DILocation(line: 15, column: 5, scope: !59)
!92 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !93, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !50)
!93 = !DISubroutineType(types: !94)
!94 = !{!12}
!95 = !DILocation(line: 18, column: 5, scope: !92)
!96 = !DILocalVariable(name: "t", scope: !92, file: !2, line: 18, type: !97)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !98, size: 128, elements: !100)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !99)
!99 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!100 = !{!101}
!101 = !DISubrange(count: 2)
!102 = !DILocation(line: 18, column: 15, scope: !92)
!103 = !DILocation(line: 19, column: 5, scope: !92)
!104 = !DILocation(line: 20, column: 10, scope: !105)
!105 = distinct !DILexicalBlock(scope: !92, file: !2, line: 20, column: 5)
!106 = !DILocalVariable(name: "i", scope: !105, file: !2, line: 20, type: !13)
!107 = !DILocation(line: 20, column: 15, scope: !105)
!108 = !DILocation(line: 20, column: 22, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !2, line: 20, column: 5)
!110 = !DILocation(line: 20, column: 24, scope: !109)
!111 = !DILocation(line: 20, column: 5, scope: !105)
!112 = !DILocation(line: 20, column: 5, scope: !109)
!113 = !DILocation(line: 21, column: 27, scope: !114)
!114 = distinct !DILexicalBlock(scope: !109, file: !2, line: 20, column: 34)
!115 = !DILocation(line: 21, column: 25, scope: !114)
!116 = !DILocation(line: 21, column: 50, scope: !114)
!117 = !DILocation(line: 21, column: 42, scope: !114)
!118 = !DILocation(line: 21, column: 9, scope: !114)
!119 = !DILocation(line: 22, column: 24, scope: !114)
!120 = !DILocation(line: 22, column: 22, scope: !114)
!121 = !DILocation(line: 22, column: 9, scope: !114)
!122 = !DILocation(line: 23, column: 5, scope: !114)
!123 = !DILocation(line: 20, column: 30, scope: !109)
!124 = distinct !{!124, !111, !125, !126}
!125 = !DILocation(line: 23, column: 5, scope: !105)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocation(line: 24, column: 5, scope: !92)
!128 = !DILocation(line: 26, column: 1, scope: !92)
!129 = !DILocation(line: 25, column: 5, scope: !92)
