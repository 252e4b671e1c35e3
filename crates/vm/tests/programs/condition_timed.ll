; ModuleID = 'condition_timed.c'
source_filename = "condition_timed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.timespec = type { i64, i64 }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@c = dso_local global %union.pthread_cond_t zeroinitializer, align 8, !dbg !5
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !44
@.str.1 = private unnamed_addr constant [8 x i8] c"timeout\00", align 1, !dbg !49
@.str.2 = private unnamed_addr constant [6 x i8] c"woken\00", align 1, !dbg !54
@.str.3 = private unnamed_addr constant [6 x i8] c"error\00", align 1, !dbg !59

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @signaller(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !102, !DIExpression(), !103)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !104
  %4 = call i32 @pthread_cond_broadcast(ptr noundef @c) #5, !dbg !105
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !106
  ret ptr null, !dbg !107
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !108 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !111
    #dbg_declare(ptr %2, !112, !DIExpression(), !115)
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #5, !dbg !116
    #dbg_declare(ptr %3, !117, !DIExpression(), !126)
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 16, i1 false), !dbg !126
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @signaller, ptr noundef null) #5, !dbg !127
  %6 = call i32 @pthread_mutex_lock(ptr noundef @m) #5, !dbg !128
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5, !dbg !129
    #dbg_declare(ptr %4, !130, !DIExpression(), !131)
  %7 = call i32 @pthread_cond_timedwait(ptr noundef @c, ptr noundef @m, ptr noundef %3), !dbg !132
  store i32 %7, ptr %4, align 4, !dbg !131
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5, !dbg !133
  %9 = load i64, ptr %2, align 8, !dbg !134
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !135
  %11 = load i32, ptr %4, align 4, !dbg !136
  %12 = icmp eq i32 %11, 110, !dbg !137
  br i1 %12, label %13, label %14, !dbg !136

13:                                               ; preds = %0
  br label %19, !dbg !136

14:                                               ; preds = %0
  %15 = load i32, ptr %4, align 4, !dbg !138
  %16 = icmp eq i32 %15, 0, !dbg !139
  %17 = zext i1 %16 to i64, !dbg !138
  %18 = select i1 %16, ptr @.str.2, ptr @.str.3, !dbg !138
  br label %19, !dbg !136

19:                                               ; preds = %14, %13
  %20 = phi ptr [ @.str.1, %13 ], [ %18, %14 ], !dbg !136
  %21 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %20), !dbg !140
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5, !dbg !141
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #5, !dbg !141
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !141
  ret i32 0, !dbg !142
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!90, !91, !92, !93, !94, !95, !96}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 6, type: !61, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "condition_timed.c", directory: ".", checksumkind: CSK_MD5, checksum: "34cb03218d705b2a20ad704ee19f8dea")
!4 = !{!0, !5, !44, !49, !54, !59}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !8, line: 80, baseType: !9)
!8 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!9 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 75, size: 384, elements: !10)
!10 = !{!11, !37, !42}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !9, file: !8, line: 77, baseType: !12, size: 384)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !13, line: 94, size: 384, elements: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!14 = !{!15, !28, !29, !33, !34, !35, !36}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !12, file: !13, line: 96, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !17, line: 33, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !17, line: 25, size: 64, elements: !19)
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !18, file: !17, line: 27, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !18, file: !17, line: 32, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !18, file: !17, line: 28, size: 64, elements: !24)
!24 = !{!25, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !23, file: !17, line: 30, baseType: !26, size: 32)
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !23, file: !17, line: 31, baseType: !26, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !12, file: !13, line: 97, baseType: !16, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !12, file: !13, line: 98, baseType: !30, size: 64, offset: 128)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !12, file: !13, line: 99, baseType: !30, size: 64, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !12, file: !13, line: 100, baseType: !26, size: 32, offset: 256)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !12, file: !13, line: 101, baseType: !26, size: 32, offset: 288)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !12, file: !13, line: 102, baseType: !30, size: 64, offset: 320)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !9, file: !8, line: 78, baseType: !38, size: 384)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 384, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 48)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !9, file: !8, line: 79, baseType: !43, size: 64)
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 24, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 3)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 64, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 8)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 48, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 6)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !56, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !8, line: 72, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !8, line: 67, size: 320, elements: !63)
!63 = !{!64, !84, !88}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !62, file: !8, line: 69, baseType: !65, size: 320)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !66, line: 22, size: 320, elements: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!67 = !{!68, !70, !71, !72, !73, !74, !76, !77}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !65, file: !66, line: 24, baseType: !69, size: 32)
!69 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !65, file: !66, line: 25, baseType: !26, size: 32, offset: 32)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !65, file: !66, line: 26, baseType: !69, size: 32, offset: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !65, file: !66, line: 28, baseType: !26, size: 32, offset: 96)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !65, file: !66, line: 32, baseType: !69, size: 32, offset: 128)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !65, file: !66, line: 34, baseType: !75, size: 16, offset: 160)
!75 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !65, file: !66, line: 35, baseType: !75, size: 16, offset: 176)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !65, file: !66, line: 36, baseType: !78, size: 128, offset: 192)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !13, line: 55, baseType: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !13, line: 51, size: 128, elements: !80)
!80 = !{!81, !83}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !79, file: !13, line: 53, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !79, file: !13, line: 54, baseType: !82, size: 64, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !62, file: !8, line: 70, baseType: !85, size: 320)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 320, elements: !86)
!86 = !{!87}
!87 = !DISubrange(count: 40)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !62, file: !8, line: 71, baseType: !89, size: 64)
!89 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!90 = !{i32 7, !"Dwarf Version", i32 5}
!91 = !{i32 2, !"Debug Info Version", i32 3}
!92 = !{i32 1, !"wchar_size", i32 4}
!93 = !{i32 8, !"PIC Level", i32 2}
!94 = !{i32 7, !"PIE Level", i32 2}
!95 = !{i32 7, !"uwtable", i32 2}
!96 = !{i32 7, !"frame-pointer", i32 2}
!97 = distinct !DISubprogram(name: "signaller", scope: !3, file: !3, line: 8, type: !98, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !101)
!98 = !DISubroutineType(types: !99)
!99 = !{!100, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!101 = !{}
!102 = !DILocalVariable(name: "p", arg: 1, scope: !97, file: !3, line: 8, type: !100)
!103 = !DILocation(line: 8, column: 23, scope: !97)
!104 = !DILocation(line: 9, column: 5, scope: !97)
!105 = !DILocation(line: 10, column: 5, scope: !97)
!106 = !DILocation(line: 11, column: 5, scope: !97)
!107 = !DILocation(line: 12, column: 5, scope: !97)
!108 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !109, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !101)
!109 = !DISubroutineType(types: !110)
!110 = !{!69}
!111 = !DILocation(line: 15, column: 5, scope: !108)
!112 = !DILocalVariable(name: "t", scope: !108, file: !3, line: 15, type: !113)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !8, line: 27, baseType: !114)
!114 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!115 = !DILocation(line: 15, column: 15, scope: !108)
!116 = !DILocation(line: 16, column: 5, scope: !108)
!117 = !DILocalVariable(name: "ts", scope: !108, file: !3, line: 16, type: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !119, line: 11, size: 128, elements: !120)
!119 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!120 = !{!121, !124}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !118, file: !119, line: 16, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !123, line: 160, baseType: !89)
!123 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!124 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !118, file: !119, line: 21, baseType: !125, size: 64, offset: 64)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !123, line: 197, baseType: !89)
!126 = !DILocation(line: 16, column: 21, scope: !108)
!127 = !DILocation(line: 17, column: 5, scope: !108)
!128 = !DILocation(line: 18, column: 5, scope: !108)
!129 = !DILocation(line: 19, column: 5, scope: !108)
!130 = !DILocalVariable(name: "r", scope: !108, file: !3, line: 19, type: !69)
!131 = !DILocation(line: 19, column: 9, scope: !108)
!132 = !DILocation(line: 19, column: 13, scope: !108)
!133 = !DILocation(line: 20, column: 5, scope: !108)
!134 = !DILocation(line: 21, column: 18, scope: !108)
!135 = !DILocation(line: 21, column: 5, scope: !108)
!136 = !DILocation(line: 22, column: 18, scope: !108)
!137 = !DILocation(line: 22, column: 20, scope: !108)
!138 = !DILocation(line: 22, column: 47, scope: !108)
!139 = !DILocation(line: 22, column: 49, scope: !108)
!140 = !DILocation(line: 22, column: 5, scope: !108)
!141 = !DILocation(line: 24, column: 1, scope: !108)
!142 = !DILocation(line: 23, column: 5, scope: !108)
