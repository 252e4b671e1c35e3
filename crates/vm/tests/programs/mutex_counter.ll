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
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !74
  %4 = load i32, ptr @x, align 4, !dbg !75
  %5 = add nsw i32 %4, 1, !dbg !76
  store i32 %5, ptr @x, align 4, !dbg !77
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4, !dbg !78
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
    #dbg_declare(ptr %2, !84, !DIExpression(), !90)
    #dbg_declare(ptr %3, !91, !DIExpression(), !93)
  store i64 0, ptr %3, align 8, !dbg !93
  br label %6, !dbg !94

6:                                                ; preds = %15, %0
  %7 = load i64, ptr %3, align 8, !dbg !95
  %8 = icmp slt i64 %7, 2, !dbg !97
  br i1 %8, label %9, label %18, !dbg !98

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8, !dbg !99
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !100
  %12 = load i64, ptr %3, align 8, !dbg !101
  %13 = inttoptr i64 %12 to ptr, !dbg !102
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @worker, ptr noundef %13) #4, !dbg !103
  br label %15, !dbg !103

15:                                               ; preds = %9
  %16 = load i64, ptr %3, align 8, !dbg !104
  %17 = add nsw i64 %16, 1, !dbg !104
  store i64 %17, ptr %3, align 8, !dbg !104
  br label %6, !dbg !105, !llvm.loop !106

18:                                               ; preds = %6
    #dbg_declare(ptr %4, !109, !DIExpression(), !111)
  store i64 0, ptr %4, align 8, !dbg !111
  br label %19, !dbg !112

19:                                               ; preds = %34, %18
  %20 = load i64, ptr %4, align 8, !dbg !113
  %21 = icmp slt i64 %20, 2, !dbg !115
  br i1 %21, label %22, label %37, !dbg !116

22:                                               ; preds = %19
    #dbg_declare(ptr %5, !117, !DIExpression(), !119)
  %23 = load i64, ptr %4, align 8, !dbg !120
  %24 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %23, !dbg !121
  %25 = load i64, ptr %24, align 8, !dbg !121
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef %5), !dbg !122
  %27 = load ptr, ptr %5, align 8, !dbg !123
  %28 = load i64, ptr %4, align 8, !dbg !123
  %29 = inttoptr i64 %28 to ptr, !dbg !123
  %30 = icmp eq ptr %27, %29, !dbg !123
  br i1 %30, label %31, label %32, !dbg !126

31:                                               ; preds = %22
  br label %33, !dbg !126

32:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !123
  unreachable, !dbg !123

33:                                               ; preds = %31
  br label %34, !dbg !127

34:                                               ; preds = %33
  %35 = load i64, ptr %4, align 8, !dbg !128
  %36 = add nsw i64 %35, 1, !dbg !128
  store i64 %36, ptr %4, align 8, !dbg !128
  br label %19, !dbg !129, !llvm.loop !130

37:                                               ; preds = %19
  %38 = load i32, ptr @x, align 4, !dbg !132
  %39 = icmp eq i32 %38, 2, !dbg !132
  br i1 %39, label %40, label %41, !dbg !135

40:                                               ; preds = %37
  br label %42, !dbg !135

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !132
  unreachable, !dbg !132

42:                                               ; preds = %40
  ret i32 7, !dbg !136
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

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
!84 = !DILocalVariable(name: "t", scope: !81, file: !3, line: 15, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 128, elements: !88)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !31, line: 27, baseType: !87)
!87 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!88 = !{!89}
!89 = !DISubrange(count: 2)
!90 = !DILocation(line: 15, column: 15, scope: !81)
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 16, type: !60)
!92 = distinct !DILexicalBlock(scope: !81, file: !3, line: 16, column: 5)
!93 = !DILocation(line: 16, column: 15, scope: !92)
!94 = !DILocation(line: 16, column: 10, scope: !92)
!95 = !DILocation(line: 16, column: 22, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 16, column: 5)
!97 = !DILocation(line: 16, column: 24, scope: !96)
!98 = !DILocation(line: 16, column: 5, scope: !92)
!99 = !DILocation(line: 16, column: 52, scope: !96)
!100 = !DILocation(line: 16, column: 50, scope: !96)
!101 = !DILocation(line: 16, column: 75, scope: !96)
!102 = !DILocation(line: 16, column: 67, scope: !96)
!103 = !DILocation(line: 16, column: 34, scope: !96)
!104 = !DILocation(line: 16, column: 30, scope: !96)
!105 = !DILocation(line: 16, column: 5, scope: !96)
!106 = distinct !{!106, !98, !107, !108}
!107 = !DILocation(line: 16, column: 76, scope: !92)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 17, type: !60)
!110 = distinct !DILexicalBlock(scope: !81, file: !3, line: 17, column: 5)
!111 = !DILocation(line: 17, column: 15, scope: !110)
!112 = !DILocation(line: 17, column: 10, scope: !110)
!113 = !DILocation(line: 17, column: 22, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 17, column: 5)
!115 = !DILocation(line: 17, column: 24, scope: !114)
!116 = !DILocation(line: 17, column: 5, scope: !110)
!117 = !DILocalVariable(name: "r", scope: !118, file: !3, line: 18, type: !5)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 17, column: 34)
!119 = !DILocation(line: 18, column: 15, scope: !118)
!120 = !DILocation(line: 19, column: 24, scope: !118)
!121 = !DILocation(line: 19, column: 22, scope: !118)
!122 = !DILocation(line: 19, column: 9, scope: !118)
!123 = !DILocation(line: 20, column: 9, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 20, column: 9)
!125 = distinct !DILexicalBlock(scope: !118, file: !3, line: 20, column: 9)
!126 = !DILocation(line: 20, column: 9, scope: !125)
!127 = !DILocation(line: 21, column: 5, scope: !118)
!128 = !DILocation(line: 17, column: 30, scope: !114)
!129 = !DILocation(line: 17, column: 5, scope: !114)
!130 = distinct !{!130, !116, !131, !108}
!131 = !DILocation(line: 21, column: 5, scope: !110)
!132 = !DILocation(line: 22, column: 5, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 22, column: 5)
!134 = distinct !DILexicalBlock(scope: !81, file: !3, line: 22, column: 5)
!135 = !DILocation(line: 22, column: 5, scope: !134)
!136 = !DILocation(line: 23, column: 5, scope: !81)
