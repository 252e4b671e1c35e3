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
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #7, !dbg !44
    #dbg_declare(ptr %2, !45, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #7, !dbg !50
    #dbg_declare(ptr %3, !51, !DIExpression(), !53)
  %10 = call noalias ptr @malloc(i64 noundef 4000) #8, !dbg !54
  store ptr %10, ptr %3, align 8, !dbg !53
  %11 = load ptr, ptr %3, align 8, !dbg !55
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 0, i64 4000, i1 false), !dbg !56
  %12 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #7, !dbg !57
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #7, !dbg !58
    #dbg_declare(ptr %4, !59, !DIExpression(), !60)
  %13 = load i32, ptr @go, align 4, !dbg !61
  store i32 %13, ptr %4, align 4, !dbg !60
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #7, !dbg !62
    #dbg_declare(ptr %5, !64, !DIExpression(), !65)
  store i32 0, ptr %5, align 4, !dbg !65
  br label %14, !dbg !62

14:                                               ; preds = %30, %0
  %15 = load i32, ptr %5, align 4, !dbg !66
  %16 = icmp ult i32 %15, 40000, !dbg !68
  br i1 %16, label %18, label %17, !dbg !69

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #7, !dbg !70
  br label %33

18:                                               ; preds = %14
  %19 = load i32, ptr %5, align 4, !dbg !71
  %20 = load i32, ptr %4, align 4, !dbg !72
  %21 = add i32 %19, %20, !dbg !73
  %22 = load ptr, ptr %3, align 8, !dbg !74
  %23 = load i32, ptr %5, align 4, !dbg !75
  %24 = mul i32 %23, 7, !dbg !76
  %25 = urem i32 %24, 1000, !dbg !77
  %26 = zext i32 %25 to i64, !dbg !74
  %27 = getelementptr inbounds i32, ptr %22, i64 %26, !dbg !74
  %28 = load i32, ptr %27, align 4, !dbg !78
  %29 = add i32 %28, %21, !dbg !78
  store i32 %29, ptr %27, align 4, !dbg !78
  br label %30, !dbg !74

30:                                               ; preds = %18
  %31 = load i32, ptr %5, align 4, !dbg !79
  %32 = add i32 %31, 1, !dbg !79
  store i32 %32, ptr %5, align 4, !dbg !79
  br label %14, !dbg !70, !llvm.loop !80

33:                                               ; preds = %17
  %34 = load ptr, ptr %3, align 8, !dbg !83
  %35 = getelementptr inbounds i32, ptr %34, i64 900, !dbg !84
  call void @llvm.memset.p0.i64(ptr align 4 %35, i8 1, i64 400, i1 false), !dbg !85
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #7, !dbg !86
    #dbg_declare(ptr %6, !87, !DIExpression(), !88)
  %36 = load i32, ptr @go, align 4, !dbg !89
  store i32 %36, ptr %6, align 4, !dbg !88
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #7, !dbg !90
    #dbg_declare(ptr %7, !92, !DIExpression(), !93)
  store i32 0, ptr %7, align 4, !dbg !93
  br label %37, !dbg !90

37:                                               ; preds = %51, %33
  %38 = load i32, ptr %7, align 4, !dbg !94
  %39 = icmp ult i32 %38, 40000, !dbg !96
  br i1 %39, label %41, label %40, !dbg !97

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #7, !dbg !98
  br label %54

41:                                               ; preds = %37
  %42 = load i32, ptr %7, align 4, !dbg !99
  %43 = load ptr, ptr %3, align 8, !dbg !100
  %44 = load i32, ptr %7, align 4, !dbg !101
  %45 = mul i32 %44, 3, !dbg !102
  %46 = urem i32 %45, 1000, !dbg !103
  %47 = zext i32 %46 to i64, !dbg !100
  %48 = getelementptr inbounds i32, ptr %43, i64 %47, !dbg !100
  %49 = load i32, ptr %48, align 4, !dbg !104
  %50 = xor i32 %49, %42, !dbg !104
  store i32 %50, ptr %48, align 4, !dbg !104
  br label %51, !dbg !100

51:                                               ; preds = %41
  %52 = load i32, ptr %7, align 4, !dbg !105
  %53 = add i32 %52, 1, !dbg !105
  store i32 %53, ptr %7, align 4, !dbg !105
  br label %37, !dbg !98, !llvm.loop !106

54:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #7, !dbg !108
    #dbg_declare(ptr %8, !109, !DIExpression(), !110)
  store i32 0, ptr %8, align 4, !dbg !110
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7, !dbg !111
    #dbg_declare(ptr %9, !113, !DIExpression(), !114)
  store i32 0, ptr %9, align 4, !dbg !114
  br label %55, !dbg !111

55:                                               ; preds = %67, %54
  %56 = load i32, ptr %9, align 4, !dbg !115
  %57 = icmp ult i32 %56, 1000, !dbg !117
  br i1 %57, label %59, label %58, !dbg !118

58:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7, !dbg !119
  br label %70

59:                                               ; preds = %55
  %60 = load ptr, ptr %3, align 8, !dbg !120
  %61 = load i32, ptr %9, align 4, !dbg !121
  %62 = zext i32 %61 to i64, !dbg !120
  %63 = getelementptr inbounds i32, ptr %60, i64 %62, !dbg !120
  %64 = load i32, ptr %63, align 4, !dbg !120
  %65 = load i32, ptr %8, align 4, !dbg !122
  %66 = add i32 %65, %64, !dbg !122
  store i32 %66, ptr %8, align 4, !dbg !122
  br label %67, !dbg !123

67:                                               ; preds = %59
  %68 = load i32, ptr %9, align 4, !dbg !124
  %69 = add i32 %68, 1, !dbg !124
  store i32 %69, ptr %9, align 4, !dbg !124
  br label %55, !dbg !119, !llvm.loop !125

70:                                               ; preds = %58
  %71 = load i32, ptr %8, align 4, !dbg !127
  %72 = load i32, ptr %6, align 4, !dbg !127
  %73 = icmp ne i32 %71, %72, !dbg !127
  br i1 %73, label %74, label %75, !dbg !130

74:                                               ; preds = %70
  br label %76, !dbg !130

75:                                               ; preds = %70
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !127
  unreachable, !dbg !127

76:                                               ; preds = %74
  %77 = load ptr, ptr %3, align 8, !dbg !131
  call void @free(ptr noundef %77) #7, !dbg !132
  %78 = load i64, ptr %2, align 8, !dbg !133
  %79 = call i32 @pthread_join(i64 noundef %78, ptr noundef null), !dbg !134
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #7, !dbg !135
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #7, !dbg !135
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #7, !dbg !135
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #7, !dbg !135
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #7, !dbg !135
  ret i32 0, !dbg !136
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }

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
!44 = !DILocation(line: 12, column: 5, scope: !41)
!45 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 12, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 12, column: 15, scope: !41)
!50 = !DILocation(line: 13, column: 5, scope: !41)
!51 = !DILocalVariable(name: "a", scope: !41, file: !3, line: 13, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!53 = !DILocation(line: 13, column: 15, scope: !41)
!54 = !DILocation(line: 13, column: 19, scope: !41)
!55 = !DILocation(line: 14, column: 12, scope: !41)
!56 = !DILocation(line: 14, column: 5, scope: !41)
!57 = !DILocation(line: 15, column: 5, scope: !41)
!58 = !DILocation(line: 16, column: 5, scope: !41)
!59 = !DILocalVariable(name: "g", scope: !41, file: !3, line: 16, type: !24)
!60 = !DILocation(line: 16, column: 9, scope: !41)
!61 = !DILocation(line: 16, column: 13, scope: !41)
!62 = !DILocation(line: 17, column: 10, scope: !63)
!63 = distinct !DILexicalBlock(scope: !41, file: !3, line: 17, column: 5)
!64 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 17, type: !5)
!65 = !DILocation(line: 17, column: 19, scope: !63)
!66 = !DILocation(line: 17, column: 26, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 17, column: 5)
!68 = !DILocation(line: 17, column: 28, scope: !67)
!69 = !DILocation(line: 17, column: 5, scope: !63)
!70 = !DILocation(line: 17, column: 5, scope: !67)
!71 = !DILocation(line: 17, column: 61, scope: !67)
!72 = !DILocation(line: 17, column: 75, scope: !67)
!73 = !DILocation(line: 17, column: 63, scope: !67)
!74 = !DILocation(line: 17, column: 42, scope: !67)
!75 = !DILocation(line: 17, column: 44, scope: !67)
!76 = !DILocation(line: 17, column: 46, scope: !67)
!77 = !DILocation(line: 17, column: 50, scope: !67)
!78 = !DILocation(line: 17, column: 58, scope: !67)
!79 = !DILocation(line: 17, column: 38, scope: !67)
!80 = distinct !{!80, !69, !81, !82}
!81 = !DILocation(line: 17, column: 75, scope: !63)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocation(line: 18, column: 12, scope: !41)
!84 = !DILocation(line: 18, column: 14, scope: !41)
!85 = !DILocation(line: 18, column: 5, scope: !41)
!86 = !DILocation(line: 19, column: 5, scope: !41)
!87 = !DILocalVariable(name: "h", scope: !41, file: !3, line: 19, type: !24)
!88 = !DILocation(line: 19, column: 9, scope: !41)
!89 = !DILocation(line: 19, column: 13, scope: !41)
!90 = !DILocation(line: 20, column: 10, scope: !91)
!91 = distinct !DILexicalBlock(scope: !41, file: !3, line: 20, column: 5)
!92 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 20, type: !5)
!93 = !DILocation(line: 20, column: 19, scope: !91)
!94 = !DILocation(line: 20, column: 26, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 20, column: 5)
!96 = !DILocation(line: 20, column: 28, scope: !95)
!97 = !DILocation(line: 20, column: 5, scope: !91)
!98 = !DILocation(line: 20, column: 5, scope: !95)
!99 = !DILocation(line: 20, column: 61, scope: !95)
!100 = !DILocation(line: 20, column: 42, scope: !95)
!101 = !DILocation(line: 20, column: 44, scope: !95)
!102 = !DILocation(line: 20, column: 46, scope: !95)
!103 = !DILocation(line: 20, column: 50, scope: !95)
!104 = !DILocation(line: 20, column: 58, scope: !95)
!105 = !DILocation(line: 20, column: 38, scope: !95)
!106 = distinct !{!106, !97, !107, !82}
!107 = !DILocation(line: 20, column: 61, scope: !91)
!108 = !DILocation(line: 21, column: 5, scope: !41)
!109 = !DILocalVariable(name: "sum", scope: !41, file: !3, line: 21, type: !5)
!110 = !DILocation(line: 21, column: 14, scope: !41)
!111 = !DILocation(line: 22, column: 10, scope: !112)
!112 = distinct !DILexicalBlock(scope: !41, file: !3, line: 22, column: 5)
!113 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 22, type: !5)
!114 = !DILocation(line: 22, column: 19, scope: !112)
!115 = !DILocation(line: 22, column: 26, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 22, column: 5)
!117 = !DILocation(line: 22, column: 28, scope: !116)
!118 = !DILocation(line: 22, column: 5, scope: !112)
!119 = !DILocation(line: 22, column: 5, scope: !116)
!120 = !DILocation(line: 22, column: 48, scope: !116)
!121 = !DILocation(line: 22, column: 50, scope: !116)
!122 = !DILocation(line: 22, column: 45, scope: !116)
!123 = !DILocation(line: 22, column: 41, scope: !116)
!124 = !DILocation(line: 22, column: 37, scope: !116)
!125 = distinct !{!125, !118, !126, !82}
!126 = !DILocation(line: 22, column: 51, scope: !112)
!127 = !DILocation(line: 23, column: 5, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 23, column: 5)
!129 = distinct !DILexicalBlock(scope: !41, file: !3, line: 23, column: 5)
!130 = !DILocation(line: 23, column: 5, scope: !129)
!131 = !DILocation(line: 24, column: 10, scope: !41)
!132 = !DILocation(line: 24, column: 5, scope: !41)
!133 = !DILocation(line: 25, column: 18, scope: !41)
!134 = !DILocation(line: 25, column: 5, scope: !41)
!135 = !DILocation(line: 27, column: 1, scope: !41)
!136 = !DILocation(line: 26, column: 5, scope: !41)
