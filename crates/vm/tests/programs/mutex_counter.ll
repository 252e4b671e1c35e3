; ModuleID = 'mutex_counter.c'
source_filename = "mutex_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !27
@.str = private unnamed_addr constant [15 x i8] c"r == (void *)i\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"mutex_counter.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !72, !DIExpression(), !73)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !74
  %4 = load i32, ptr @x, align 4, !dbg !75
  %5 = add nsw i32 %4, 1, !dbg !76
  store i32 %5, ptr @x, align 4, !dbg !77
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !78
  %7 = load ptr, ptr %2, align 8, !dbg !79
  ret ptr %7, !dbg !80
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !81 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %2) #5, !dbg !84
    #dbg_declare(ptr %2, !85, !DIExpression(), !91)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5, !dbg !92
    #dbg_declare(ptr %3, !94, !DIExpression(), !95)
  store i64 0, ptr %3, align 8, !dbg !95
  br label %6, !dbg !92

6:                                                ; preds = %16, %0
  %7 = load i64, ptr %3, align 8, !dbg !96
  %8 = icmp slt i64 %7, 2, !dbg !98
  br i1 %8, label %10, label %9, !dbg !99

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5, !dbg !100
  br label %19

10:                                               ; preds = %6
  %11 = load i64, ptr %3, align 8, !dbg !101
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !102
  %13 = load i64, ptr %3, align 8, !dbg !103
  %14 = inttoptr i64 %13 to ptr, !dbg !104
  %15 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @worker, ptr noundef %14) #5, !dbg !105
  br label %16, !dbg !105

16:                                               ; preds = %10
  %17 = load i64, ptr %3, align 8, !dbg !106
  %18 = add nsw i64 %17, 1, !dbg !106
  store i64 %18, ptr %3, align 8, !dbg !106
  br label %6, !dbg !100, !llvm.loop !107

19:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #5, !dbg !110
    #dbg_declare(ptr %4, !112, !DIExpression(), !113)
  store i64 0, ptr %4, align 8, !dbg !113
  br label %20, !dbg !110

20:                                               ; preds = %36, %19
  %21 = load i64, ptr %4, align 8, !dbg !114
  %22 = icmp slt i64 %21, 2, !dbg !116
  br i1 %22, label %24, label %23, !dbg !117

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #5, !dbg !118
  br label %39

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #5, !dbg !119
    #dbg_declare(ptr %5, !121, !DIExpression(), !122)
  %25 = load i64, ptr %4, align 8, !dbg !123
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !124
  %27 = load i64, ptr %26, align 8, !dbg !124
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef %5), !dbg !125
  %29 = load ptr, ptr %5, align 8, !dbg !126
  %30 = load i64, ptr %4, align 8, !dbg !126
  %31 = inttoptr i64 %30 to ptr, !dbg !126
  %32 = icmp eq ptr %29, %31, !dbg !126
  br i1 %32, label %33, label %34, !dbg !129

33:                                               ; preds = %24
  br label %35, !dbg !129

34:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !126
  unreachable, !dbg !126

35:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #5, !dbg !130
  br label %36, !dbg !131

36:                                               ; preds = %35
  %37 = load i64, ptr %4, align 8, !dbg !132
  %38 = add nsw i64 %37, 1, !dbg !132
  store i64 %38, ptr %4, align 8, !dbg !132
  br label %20, !dbg !118, !llvm.loop !133

39:                                               ; preds = %23
  %40 = load i32, ptr @x, align 4, !dbg !135
  %41 = icmp eq i32 %40, 2, !dbg !135
  br i1 %41, label %42, label %43, !dbg !138

42:                                               ; preds = %39
  br label %44, !dbg !138

43:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !135
  unreachable, !dbg !135

44:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(i64 16, ptr %2) #5, !dbg !139
  ret i32 7, !dbg !140
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !30, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_counter.c", directory: ".", checksumkind: CSK_MD5, checksum: "7cd87d5dff6c9ce8a2f7628d6f61b3d9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !22, !27}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 15)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !11)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 7)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !29, isLocal: false, isDefinition: true)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !31, line: 72, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !31, line: 67, size: 320, elements: !33)
!33 = !{!34, !55, !59}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !32, file: !31, line: 69, baseType: !35, size: 320)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !36, line: 22, size: 320, elements: !37)
!36 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!37 = !{!38, !39, !41, !42, !43, !44, !46, !47}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !35, file: !36, line: 24, baseType: !29, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !35, file: !36, line: 25, baseType: !40, size: 32, offset: 32)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !35, file: !36, line: 26, baseType: !29, size: 32, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !35, file: !36, line: 28, baseType: !40, size: 32, offset: 96)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !35, file: !36, line: 32, baseType: !29, size: 32, offset: 128)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !35, file: !36, line: 34, baseType: !45, size: 16, offset: 160)
!45 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !35, file: !36, line: 35, baseType: !45, size: 16, offset: 176)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !35, file: !36, line: 36, baseType: !48, size: 128, offset: 192)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !49, line: 55, baseType: !50)
!49 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !49, line: 51, size: 128, elements: !51)
!51 = !{!52, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !50, file: !49, line: 53, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !50, file: !49, line: 54, baseType: !53, size: 64, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !31, line: 70, baseType: !56, size: 320)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 40)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !31, line: 71, baseType: !60, size: 64)
!60 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 8, type: !69, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !{}
!72 = !DILocalVariable(name: "a", arg: 1, scope: !68, file: !3, line: 8, type: !5)
!73 = !DILocation(line: 8, column: 20, scope: !68)
!74 = !DILocation(line: 9, column: 5, scope: !68)
!75 = !DILocation(line: 10, column: 9, scope: !68)
!76 = !DILocation(line: 10, column: 11, scope: !68)
!77 = !DILocation(line: 10, column: 7, scope: !68)
!78 = !DILocation(line: 11, column: 5, scope: !68)
!79 = !DILocation(line: 12, column: 12, scope: !68)
!80 = !DILocation(line: 12, column: 5, scope: !68)
!81 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !82, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!82 = !DISubroutineType(types: !83)
!83 = !{!29}
!84 = !DILocation(line: 15, column: 5, scope: !81)
!85 = !DILocalVariable(name: "t", scope: !81, file: !3, line: 15, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 128, elements: !89)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !88)
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !{!90}
!90 = !DISubrange(count: 2)
!91 = !DILocation(line: 15, column: 15, scope: !81)
!92 = !DILocation(line: 16, column: 10, scope: !93)
!93 = distinct !DILexicalBlock(scope: !81, file: !3, line: 16, column: 5)
!94 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 16, type: !60)
!95 = !DILocation(line: 16, column: 15, scope: !93)
!96 = !DILocation(line: 16, column: 22, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 16, column: 5)
!98 = !DILocation(line: 16, column: 24, scope: !97)
!99 = !DILocation(line: 16, column: 5, scope: !93)
!100 = !DILocation(line: 16, column: 5, scope: !97)
!101 = !DILocation(line: 16, column: 52, scope: !97)
!102 = !DILocation(line: 16, column: 50, scope: !97)
!103 = !DILocation(line: 16, column: 75, scope: !97)
!104 = !DILocation(line: 16, column: 67, scope: !97)
!105 = !DILocation(line: 16, column: 34, scope: !97)
!106 = !DILocation(line: 16, column: 30, scope: !97)
!107 = distinct !{!107, !99, !108, !109}
!108 = !DILocation(line: 16, column: 76, scope: !93)
!109 = !{!"llvm.loop.mustprogress"}
!110 = !DILocation(line: 17, column: 10, scope: !111)
!111 = distinct !DILexicalBlock(scope: !81, file: !3, line: 17, column: 5)
!112 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 17, type: !60)
!113 = !DILocation(line: 17, column: 15, scope: !111)
!114 = !DILocation(line: 17, column: 22, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 17, column: 5)
!116 = !DILocation(line: 17, column: 24, scope: !115)
!117 = !DILocation(line: 17, column: 5, scope: !111)
!118 = !DILocation(line: 17, column: 5, scope: !115)
!119 = !DILocation(line: 18, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !115, file: !3, line: 17, column: 34)
!121 = !DILocalVariable(name: "r", scope: !120, file: !3, line: 18, type: !5)
!122 = !DILocation(line: 18, column: 15, scope: !120)
!123 = !DILocation(line: 19, column: 24, scope: !120)
!124 = !DILocation(line: 19, column: 22, scope: !120)
!125 = !DILocation(line: 19, column: 9, scope: !120)
!126 = !DILocation(line: 20, column: 9, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 20, column: 9)
!128 = distinct !DILexicalBlock(scope: !120, file: !3, line: 20, column: 9)
!129 = !DILocation(line: 20, column: 9, scope: !128)
!130 = !DILocation(line: 21, column: 5, scope: !115)
!131 = !DILocation(line: 21, column: 5, scope: !120)
!132 = !DILocation(line: 17, column: 30, scope: !115)
!133 = distinct !{!133, !117, !134, !109}
!134 = !DILocation(line: 21, column: 5, scope: !111)
!135 = !DILocation(line: 22, column: 5, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 22, column: 5)
!137 = distinct !DILexicalBlock(scope: !81, file: !3, line: 22, column: 5)
!138 = !DILocation(line: 22, column: 5, scope: !137)
!139 = !DILocation(line: 24, column: 1, scope: !81)
!140 = !DILocation(line: 23, column: 5, scope: !81)
