; ModuleID = 'mutex_kinds.c'
source_filename = "mutex_kinds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@r = dso_local global %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, align 8, !dbg !0
@.str = private unnamed_addr constant [28 x i8] c"pthread_mutex_lock(&r) == 0\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [14 x i8] c"mutex_kinds.c\00", align 1, !dbg !25
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@.str.2 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&r) == 0\00", align 1, !dbg !36
@.str.3 = private unnamed_addr constant [34 x i8] c"pthread_mutex_unlock(&r) == EPERM\00", align 1, !dbg !41
@.str.4 = private unnamed_addr constant [28 x i8] c"pthread_mutex_lock(&e) == 0\00", align 1, !dbg !46
@.str.5 = private unnamed_addr constant [34 x i8] c"pthread_mutex_lock(&e) == EDEADLK\00", align 1, !dbg !48
@.str.6 = private unnamed_addr constant [35 x i8] c"pthread_mutex_trylock(&e) == EBUSY\00", align 1, !dbg !50
@.str.7 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&e) == 0\00", align 1, !dbg !55

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !95 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca %union.pthread_mutex_t, align 8
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_mutex_lock(ptr noundef @r) #4, !dbg !99
  %5 = icmp eq i32 %4, 0, !dbg !99
  br i1 %5, label %6, label %7, !dbg !102

6:                                                ; preds = %0
  br label %8, !dbg !102

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 9, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !99
  unreachable, !dbg !99

8:                                                ; preds = %6
  %9 = call i32 @pthread_mutex_lock(ptr noundef @r) #4, !dbg !103
  %10 = icmp eq i32 %9, 0, !dbg !103
  br i1 %10, label %11, label %12, !dbg !106

11:                                               ; preds = %8
  br label %13, !dbg !106

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !103
  unreachable, !dbg !103

13:                                               ; preds = %11
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4, !dbg !107
  %15 = icmp eq i32 %14, 0, !dbg !107
  br i1 %15, label %16, label %17, !dbg !110

16:                                               ; preds = %13
  br label %18, !dbg !110

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !107
  unreachable, !dbg !107

18:                                               ; preds = %16
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4, !dbg !111
  %20 = icmp eq i32 %19, 0, !dbg !111
  br i1 %20, label %21, label %22, !dbg !114

21:                                               ; preds = %18
  br label %23, !dbg !114

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !111
  unreachable, !dbg !111

23:                                               ; preds = %21
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4, !dbg !115
  %25 = icmp eq i32 %24, 1, !dbg !115
  br i1 %25, label %26, label %27, !dbg !118

26:                                               ; preds = %23
  br label %28, !dbg !118

27:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !115
  unreachable, !dbg !115

28:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 4, ptr %2) #4, !dbg !119
    #dbg_declare(ptr %2, !120, !DIExpression(), !129)
  %29 = call i32 @pthread_mutexattr_init(ptr noundef %2) #4, !dbg !130
  %30 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #4, !dbg !131
  call void @llvm.lifetime.start.p0(i64 40, ptr %3) #4, !dbg !132
    #dbg_declare(ptr %3, !133, !DIExpression(), !134)
  %31 = call i32 @pthread_mutex_init(ptr noundef %3, ptr noundef %2) #4, !dbg !135
  %32 = call i32 @pthread_mutex_lock(ptr noundef %3) #4, !dbg !136
  %33 = icmp eq i32 %32, 0, !dbg !136
  br i1 %33, label %34, label %35, !dbg !139

34:                                               ; preds = %28
  br label %36, !dbg !139

35:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !136
  unreachable, !dbg !136

36:                                               ; preds = %34
  %37 = call i32 @pthread_mutex_lock(ptr noundef %3) #4, !dbg !140
  %38 = icmp eq i32 %37, 35, !dbg !140
  br i1 %38, label %39, label %40, !dbg !143

39:                                               ; preds = %36
  br label %41, !dbg !143

40:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !140
  unreachable, !dbg !140

41:                                               ; preds = %39
  %42 = call i32 @pthread_mutex_trylock(ptr noundef %3) #4, !dbg !144
  %43 = icmp eq i32 %42, 16, !dbg !144
  br i1 %43, label %44, label %45, !dbg !147

44:                                               ; preds = %41
  br label %46, !dbg !147

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !144
  unreachable, !dbg !144

46:                                               ; preds = %44
  %47 = call i32 @pthread_mutex_unlock(ptr noundef %3) #4, !dbg !148
  %48 = icmp eq i32 %47, 0, !dbg !148
  br i1 %48, label %49, label %50, !dbg !151

49:                                               ; preds = %46
  br label %51, !dbg !151

50:                                               ; preds = %46
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !148
  unreachable, !dbg !148

51:                                               ; preds = %49
  %52 = call i32 @pthread_mutex_destroy(ptr noundef %3) #4, !dbg !152
  call void @llvm.lifetime.end.p0(i64 40, ptr %3) #4, !dbg !153
  call void @llvm.lifetime.end.p0(i64 4, ptr %2) #4, !dbg !153
  ret i32 0, !dbg !154
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!88, !89, !90, !91, !92, !93, !94}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r", scope: !2, file: !3, line: 7, type: !57, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mutex_kinds.c", directory: ".", checksumkind: CSK_MD5, checksum: "d404e7f768f930fe50f2bd4c97e29ec9")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 47, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17}
!9 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0)
!10 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1)
!11 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2)
!12 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3)
!13 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0)
!14 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1)
!15 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2)
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0)
!17 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0)
!18 = !{!0, !19, !25, !30, !36, !41, !46, !48, !50, !55}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 224, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 28)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 112, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 14)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 120, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!34 = !{!35}
!35 = !DISubrange(count: 15)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 240, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 30)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 272, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 34)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !21, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !43, isLocal: true, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 280, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 35)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !38, isLocal: true, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !58, line: 72, baseType: !59)
!58 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !58, line: 67, size: 320, elements: !60)
!60 = !{!61, !82, !86}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !59, file: !58, line: 69, baseType: !62, size: 320)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !63, line: 22, size: 320, elements: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!64 = !{!65, !67, !68, !69, !70, !71, !73, !74}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !62, file: !63, line: 24, baseType: !66, size: 32)
!66 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !62, file: !63, line: 25, baseType: !7, size: 32, offset: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !62, file: !63, line: 26, baseType: !66, size: 32, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !62, file: !63, line: 28, baseType: !7, size: 32, offset: 96)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !62, file: !63, line: 32, baseType: !66, size: 32, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !62, file: !63, line: 34, baseType: !72, size: 16, offset: 160)
!72 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !62, file: !63, line: 35, baseType: !72, size: 16, offset: 176)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !62, file: !63, line: 36, baseType: !75, size: 128, offset: 192)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !76, line: 55, baseType: !77)
!76 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !76, line: 51, size: 128, elements: !78)
!78 = !{!79, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !77, file: !76, line: 53, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !77, file: !76, line: 54, baseType: !80, size: 64, offset: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !59, file: !58, line: 70, baseType: !83, size: 320)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 320, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 40)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !59, file: !58, line: 71, baseType: !87, size: 64)
!87 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!88 = !{i32 7, !"Dwarf Version", i32 5}
!89 = !{i32 2, !"Debug Info Version", i32 3}
!90 = !{i32 1, !"wchar_size", i32 4}
!91 = !{i32 8, !"PIC Level", i32 2}
!92 = !{i32 7, !"PIE Level", i32 2}
!93 = !{i32 7, !"uwtable", i32 2}
!94 = !{i32 7, !"frame-pointer", i32 2}
!95 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !96, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !98)
!96 = !DISubroutineType(types: !97)
!97 = !{!66}
!98 = !{}
!99 = !DILocation(line: 9, column: 5, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 9, column: 5)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 9, column: 5)
!102 = !DILocation(line: 9, column: 5, scope: !101)
!103 = !DILocation(line: 10, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 10, column: 5)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 10, column: 5)
!106 = !DILocation(line: 10, column: 5, scope: !105)
!107 = !DILocation(line: 11, column: 5, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 11, column: 5)
!109 = distinct !DILexicalBlock(scope: !95, file: !3, line: 11, column: 5)
!110 = !DILocation(line: 11, column: 5, scope: !109)
!111 = !DILocation(line: 12, column: 5, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 12, column: 5)
!113 = distinct !DILexicalBlock(scope: !95, file: !3, line: 12, column: 5)
!114 = !DILocation(line: 12, column: 5, scope: !113)
!115 = !DILocation(line: 13, column: 5, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 13, column: 5)
!117 = distinct !DILexicalBlock(scope: !95, file: !3, line: 13, column: 5)
!118 = !DILocation(line: 13, column: 5, scope: !117)
!119 = !DILocation(line: 14, column: 5, scope: !95)
!120 = !DILocalVariable(name: "a", scope: !95, file: !3, line: 14, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !58, line: 36, baseType: !122)
!122 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !58, line: 32, size: 32, elements: !123)
!123 = !{!124, !128}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !122, file: !58, line: 34, baseType: !125, size: 32)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 4)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !122, file: !58, line: 35, baseType: !66, size: 32)
!129 = !DILocation(line: 14, column: 25, scope: !95)
!130 = !DILocation(line: 15, column: 5, scope: !95)
!131 = !DILocation(line: 16, column: 5, scope: !95)
!132 = !DILocation(line: 17, column: 5, scope: !95)
!133 = !DILocalVariable(name: "e", scope: !95, file: !3, line: 17, type: !57)
!134 = !DILocation(line: 17, column: 21, scope: !95)
!135 = !DILocation(line: 18, column: 5, scope: !95)
!136 = !DILocation(line: 19, column: 5, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 19, column: 5)
!138 = distinct !DILexicalBlock(scope: !95, file: !3, line: 19, column: 5)
!139 = !DILocation(line: 19, column: 5, scope: !138)
!140 = !DILocation(line: 20, column: 5, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 20, column: 5)
!142 = distinct !DILexicalBlock(scope: !95, file: !3, line: 20, column: 5)
!143 = !DILocation(line: 20, column: 5, scope: !142)
!144 = !DILocation(line: 21, column: 5, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 21, column: 5)
!146 = distinct !DILexicalBlock(scope: !95, file: !3, line: 21, column: 5)
!147 = !DILocation(line: 21, column: 5, scope: !146)
!148 = !DILocation(line: 22, column: 5, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 22, column: 5)
!150 = distinct !DILexicalBlock(scope: !95, file: !3, line: 22, column: 5)
!151 = !DILocation(line: 22, column: 5, scope: !150)
!152 = !DILocation(line: 23, column: 5, scope: !95)
!153 = !DILocation(line: 25, column: 1, scope: !95)
!154 = !DILocation(line: 24, column: 5, scope: !95)
