; ModuleID = 'condition_choice.c'
source_filename = "condition_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !9
@waiting = dso_local global i32 0, align 4, !dbg !53
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !48

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @waiter(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !93, !DIExpression(), !94)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !95
  %4 = load i32, ptr @waiting, align 4, !dbg !96
  %5 = add nsw i32 %4, 1, !dbg !96
  store i32 %5, ptr @waiting, align 4, !dbg !96
  %6 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m), !dbg !97
  %7 = load ptr, ptr %2, align 8, !dbg !98
  %8 = ptrtoint ptr %7 to i64, !dbg !99
  %9 = trunc i64 %8 to i32, !dbg !100
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9), !dbg !101
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !102
  ret ptr null, !dbg !103
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !104 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr %2) #5, !dbg !107
    #dbg_declare(ptr %2, !108, !DIExpression(), !112)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5, !dbg !113
    #dbg_declare(ptr %3, !115, !DIExpression(), !116)
  store i64 0, ptr %3, align 8, !dbg !116
  br label %4, !dbg !113

4:                                                ; preds = %14, %0
  %5 = load i64, ptr %3, align 8, !dbg !117
  %6 = icmp slt i64 %5, 2, !dbg !119
  br i1 %6, label %8, label %7, !dbg !120

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5, !dbg !121
  br label %17

8:                                                ; preds = %4
  %9 = load i64, ptr %3, align 8, !dbg !122
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %9, !dbg !123
  %11 = load i64, ptr %3, align 8, !dbg !124
  %12 = inttoptr i64 %11 to ptr, !dbg !125
  %13 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @waiter, ptr noundef %12) #5, !dbg !126
  br label %14, !dbg !126

14:                                               ; preds = %8
  %15 = load i64, ptr %3, align 8, !dbg !127
  %16 = add nsw i64 %15, 1, !dbg !127
  store i64 %16, ptr %3, align 8, !dbg !127
  br label %4, !dbg !121, !llvm.loop !128

17:                                               ; preds = %7
  %18 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !131
  %19 = load i32, ptr @waiting, align 4, !dbg !132
  %20 = icmp eq i32 %19, 2, !dbg !134
  br i1 %20, label %21, label %23, !dbg !135

21:                                               ; preds = %17
  %22 = call i32 @pthread_cond_signal(ptr noundef @c) #5, !dbg !136
  br label %24, !dbg !136

23:                                               ; preds = %17
  call void @pthread_exit(ptr noundef null) #6, !dbg !137
  unreachable, !dbg !137

24:                                               ; preds = %21
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !138
  call void @llvm.lifetime.end.p0(i64 16, ptr %2) #5, !dbg !139
  ret i32 0, !dbg !140
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !55, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "condition_choice.c", directory: ".", checksumkind: CSK_MD5, checksum: "0f3521438b58ec5a39c7586bf22f16d4")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!0, !9, !48, !53}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !12, line: 80, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!13 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 75, size: 384, elements: !14)
!14 = !{!15, !41, !46}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !13, file: !12, line: 77, baseType: !16, size: 384)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !17, line: 94, size: 384, elements: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!18 = !{!19, !32, !33, !37, !38, !39, !40}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !16, file: !17, line: 96, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !21, line: 33, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !21, line: 25, size: 64, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !22, file: !21, line: 27, baseType: !25, size: 64)
!25 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !22, file: !21, line: 32, baseType: !27, size: 64)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !22, file: !21, line: 28, size: 64, elements: !28)
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !27, file: !21, line: 30, baseType: !30, size: 32)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !27, file: !21, line: 31, baseType: !30, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !16, file: !17, line: 97, baseType: !20, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !16, file: !17, line: 98, baseType: !34, size: 64, offset: 128)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 64, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !16, file: !17, line: 99, baseType: !34, size: 64, offset: 192)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !16, file: !17, line: 100, baseType: !30, size: 32, offset: 256)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !16, file: !17, line: 101, baseType: !30, size: 32, offset: 288)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !16, file: !17, line: 102, baseType: !34, size: 64, offset: 320)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !13, file: !12, line: 78, baseType: !42, size: 384)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 384, elements: !44)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !{!45}
!45 = !DISubrange(count: 48)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !13, file: !12, line: 79, baseType: !47, size: 64)
!47 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 24, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 3)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !12, line: 72, baseType: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !12, line: 67, size: 320, elements: !57)
!57 = !{!58, !77, !81}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !56, file: !12, line: 69, baseType: !59, size: 320)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !60, line: 22, size: 320, elements: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!61 = !{!62, !63, !64, !65, !66, !67, !69, !70}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !59, file: !60, line: 24, baseType: !5, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !59, file: !60, line: 25, baseType: !30, size: 32, offset: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !59, file: !60, line: 26, baseType: !5, size: 32, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !59, file: !60, line: 28, baseType: !30, size: 32, offset: 96)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !59, file: !60, line: 32, baseType: !5, size: 32, offset: 128)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !59, file: !60, line: 34, baseType: !68, size: 16, offset: 160)
!68 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !59, file: !60, line: 35, baseType: !68, size: 16, offset: 176)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !59, file: !60, line: 36, baseType: !71, size: 128, offset: 192)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !17, line: 55, baseType: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !17, line: 51, size: 128, elements: !73)
!73 = !{!74, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !72, file: !17, line: 53, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !72, file: !17, line: 54, baseType: !75, size: 64, offset: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !56, file: !12, line: 70, baseType: !78, size: 320)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 320, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 40)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !56, file: !12, line: 71, baseType: !6, size: 64)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 2}
!88 = !{i32 7, !"frame-pointer", i32 2}
!89 = distinct !DISubprogram(name: "waiter", scope: !3, file: !3, line: 9, type: !90, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!7, !7}
!92 = !{}
!93 = !DILocalVariable(name: "p", arg: 1, scope: !89, file: !3, line: 9, type: !7)
!94 = !DILocation(line: 9, column: 20, scope: !89)
!95 = !DILocation(line: 10, column: 5, scope: !89)
!96 = !DILocation(line: 11, column: 12, scope: !89)
!97 = !DILocation(line: 12, column: 5, scope: !89)
!98 = !DILocation(line: 13, column: 29, scope: !89)
!99 = !DILocation(line: 13, column: 23, scope: !89)
!100 = !DILocation(line: 13, column: 18, scope: !89)
!101 = !DILocation(line: 13, column: 5, scope: !89)
!102 = !DILocation(line: 14, column: 5, scope: !89)
!103 = !DILocation(line: 15, column: 5, scope: !89)
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !105, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !92)
!105 = !DISubroutineType(types: !106)
!106 = !{!5}
!107 = !DILocation(line: 18, column: 5, scope: !104)
!108 = !DILocalVariable(name: "t", scope: !104, file: !3, line: 18, type: !109)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 128, elements: !35)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !111)
!111 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!112 = !DILocation(line: 18, column: 15, scope: !104)
!113 = !DILocation(line: 19, column: 10, scope: !114)
!114 = distinct !DILexicalBlock(scope: !104, file: !3, line: 19, column: 5)
!115 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 19, type: !6)
!116 = !DILocation(line: 19, column: 15, scope: !114)
!117 = !DILocation(line: 19, column: 22, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 19, column: 5)
!119 = !DILocation(line: 19, column: 24, scope: !118)
!120 = !DILocation(line: 19, column: 5, scope: !114)
!121 = !DILocation(line: 19, column: 5, scope: !118)
!122 = !DILocation(line: 19, column: 52, scope: !118)
!123 = !DILocation(line: 19, column: 50, scope: !118)
!124 = !DILocation(line: 19, column: 75, scope: !118)
!125 = !DILocation(line: 19, column: 67, scope: !118)
!126 = !DILocation(line: 19, column: 34, scope: !118)
!127 = !DILocation(line: 19, column: 30, scope: !118)
!128 = distinct !{!128, !120, !129, !130}
!129 = !DILocation(line: 19, column: 76, scope: !114)
!130 = !{!"llvm.loop.mustprogress"}
!131 = !DILocation(line: 20, column: 5, scope: !104)
!132 = !DILocation(line: 21, column: 9, scope: !133)
!133 = distinct !DILexicalBlock(scope: !104, file: !3, line: 21, column: 9)
!134 = !DILocation(line: 21, column: 17, scope: !133)
!135 = !DILocation(line: 21, column: 9, scope: !104)
!136 = !DILocation(line: 21, column: 23, scope: !133)
!137 = !DILocation(line: 22, column: 10, scope: !133)
!138 = !DILocation(line: 23, column: 5, scope: !104)
!139 = !DILocation(line: 25, column: 1, scope: !104)
!140 = !DILocation(line: 24, column: 5, scope: !104)
