; ModuleID = 'rwlock.c'
source_filename = "rwlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [7 x i8] c"a == b\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [9 x i8] c"rwlock.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [38 x i8] c"pthread_rwlock_tryrdlock(&l) == EBUSY\00", align 1, !dbg !22
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !27
@.str.3 = private unnamed_addr constant [31 x i8] c"pthread_rwlock_rdlock(&l) == 0\00", align 1, !dbg !32
@.str.4 = private unnamed_addr constant [31 x i8] c"pthread_rwlock_unlock(&l) == 0\00", align 1, !dbg !37
@.str.5 = private unnamed_addr constant [38 x i8] c"pthread_rwlock_trywrlock(&l) == EBUSY\00", align 1, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @reader(ptr noundef %0) #0 !dbg !82 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !87, !DIExpression(), !88)
  %5 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5, !dbg !89
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #5, !dbg !90
    #dbg_declare(ptr %3, !91, !DIExpression(), !92)
  %6 = load i32, ptr @x, align 4, !dbg !93
  store i32 %6, ptr %3, align 4, !dbg !92
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #5, !dbg !90
    #dbg_declare(ptr %4, !94, !DIExpression(), !95)
  %7 = load i32, ptr @x, align 4, !dbg !96
  store i32 %7, ptr %4, align 4, !dbg !95
  %8 = load i32, ptr %3, align 4, !dbg !97
  %9 = load i32, ptr %4, align 4, !dbg !97
  %10 = icmp eq i32 %8, %9, !dbg !97
  br i1 %10, label %11, label %12, !dbg !100

11:                                               ; preds = %1
  br label %13, !dbg !100

12:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !97
  unreachable, !dbg !97

13:                                               ; preds = %11
  %14 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5, !dbg !101
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #5, !dbg !102
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #5, !dbg !102
  ret ptr null, !dbg !103
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !104 {
  %1 = alloca i32, align 4
  %2 = alloca [1 x i64], align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !107
    #dbg_declare(ptr %2, !108, !DIExpression(), !113)
  %3 = getelementptr inbounds [1 x i64], ptr %2, i64 0, i64 0, !dbg !114
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !115
  %5 = call i32 @pthread_rwlock_wrlock(ptr noundef @l) #5, !dbg !116
  %6 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @l) #5, !dbg !117
  %7 = icmp eq i32 %6, 16, !dbg !117
  br i1 %7, label %8, label %9, !dbg !120

8:                                                ; preds = %0
  br label %10, !dbg !120

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !117
  unreachable, !dbg !117

10:                                               ; preds = %8
  store i32 1, ptr @x, align 4, !dbg !121
  %11 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5, !dbg !122
  %12 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5, !dbg !123
  %13 = icmp eq i32 %12, 0, !dbg !123
  br i1 %13, label %14, label %15, !dbg !126

14:                                               ; preds = %10
  br label %16, !dbg !126

15:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !123
  unreachable, !dbg !123

16:                                               ; preds = %14
  %17 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5, !dbg !127
  %18 = icmp eq i32 %17, 0, !dbg !127
  br i1 %18, label %19, label %20, !dbg !130

19:                                               ; preds = %16
  br label %21, !dbg !130

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !127
  unreachable, !dbg !127

21:                                               ; preds = %19
  %22 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5, !dbg !131
  %23 = icmp eq i32 %22, 0, !dbg !131
  br i1 %23, label %24, label %25, !dbg !134

24:                                               ; preds = %21
  br label %26, !dbg !134

25:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !131
  unreachable, !dbg !131

26:                                               ; preds = %24
  %27 = call i32 @pthread_rwlock_trywrlock(ptr noundef @l) #5, !dbg !135
  %28 = icmp eq i32 %27, 16, !dbg !135
  br i1 %28, label %29, label %30, !dbg !138

29:                                               ; preds = %26
  br label %31, !dbg !138

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !135
  unreachable, !dbg !135

31:                                               ; preds = %29
  %32 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5, !dbg !139
  %33 = icmp eq i32 %32, 0, !dbg !139
  br i1 %33, label %34, label %35, !dbg !142

34:                                               ; preds = %31
  br label %36, !dbg !142

35:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !139
  unreachable, !dbg !139

36:                                               ; preds = %34
  %37 = getelementptr inbounds [1 x i64], ptr %2, i64 0, i64 0, !dbg !143
  %38 = load i64, ptr %37, align 8, !dbg !143
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !144
  %40 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #5, !dbg !145
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !146
  ret i32 0, !dbg !147
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_tryrdlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_trywrlock(ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_destroy(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!75, !76, !77, !78, !79, !80, !81}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 6, type: !44, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rwlock.c", directory: ".", checksumkind: CSK_MD5, checksum: "087c30af77fe9497e98ddae3bd65033f")
!4 = !{!0, !5, !11, !16, !22, !27, !32, !37, !39, !41}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 72, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 168, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 21)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 304, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 38)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 15)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 248, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 31)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !34, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !24, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !43, isLocal: false, isDefinition: true)
!43 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !45, line: 91, baseType: !46)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!46 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !45, line: 86, size: 448, elements: !47)
!47 = !{!48, !69, !73}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !46, file: !45, line: 88, baseType: !49, size: 448)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !50, line: 23, size: 448, elements: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "", checksumkind: CSK_MD5, checksum: "2034038f4a99ff6cb7b9de3a3e8c2a8e")
!51 = !{!52, !54, !55, !56, !57, !58, !59, !60, !61, !63, !66, !68}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !49, file: !50, line: 25, baseType: !53, size: 32)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !49, file: !50, line: 26, baseType: !53, size: 32, offset: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !49, file: !50, line: 27, baseType: !53, size: 32, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !49, file: !50, line: 28, baseType: !53, size: 32, offset: 96)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !49, file: !50, line: 29, baseType: !53, size: 32, offset: 128)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !49, file: !50, line: 30, baseType: !53, size: 32, offset: 160)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !49, file: !50, line: 32, baseType: !43, size: 32, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !49, file: !50, line: 33, baseType: !43, size: 32, offset: 224)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !49, file: !50, line: 34, baseType: !62, size: 8, offset: 256)
!62 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !49, file: !50, line: 39, baseType: !64, size: 56, offset: 264)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 56, elements: !9)
!65 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !49, file: !50, line: 42, baseType: !67, size: 64, offset: 320)
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !49, file: !50, line: 45, baseType: !53, size: 32, offset: 384)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !46, file: !45, line: 89, baseType: !70, size: 448)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 448, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 56)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !46, file: !45, line: 90, baseType: !74, size: 64)
!74 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!75 = !{i32 7, !"Dwarf Version", i32 5}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 8, !"PIC Level", i32 2}
!79 = !{i32 7, !"PIE Level", i32 2}
!80 = !{i32 7, !"uwtable", i32 2}
!81 = !{i32 7, !"frame-pointer", i32 2}
!82 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 8, type: !83, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !86)
!83 = !DISubroutineType(types: !84)
!84 = !{!85, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!86 = !{}
!87 = !DILocalVariable(name: "p", arg: 1, scope: !82, file: !3, line: 8, type: !85)
!88 = !DILocation(line: 8, column: 20, scope: !82)
!89 = !DILocation(line: 9, column: 5, scope: !82)
!90 = !DILocation(line: 10, column: 5, scope: !82)
!91 = !DILocalVariable(name: "a", scope: !82, file: !3, line: 10, type: !43)
!92 = !DILocation(line: 10, column: 9, scope: !82)
!93 = !DILocation(line: 10, column: 13, scope: !82)
!94 = !DILocalVariable(name: "b", scope: !82, file: !3, line: 10, type: !43)
!95 = !DILocation(line: 10, column: 16, scope: !82)
!96 = !DILocation(line: 10, column: 20, scope: !82)
!97 = !DILocation(line: 11, column: 5, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 11, column: 5)
!99 = distinct !DILexicalBlock(scope: !82, file: !3, line: 11, column: 5)
!100 = !DILocation(line: 11, column: 5, scope: !99)
!101 = !DILocation(line: 12, column: 5, scope: !82)
!102 = !DILocation(line: 14, column: 1, scope: !82)
!103 = !DILocation(line: 13, column: 5, scope: !82)
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !105, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !86)
!105 = !DISubroutineType(types: !106)
!106 = !{!43}
!107 = !DILocation(line: 16, column: 5, scope: !104)
!108 = !DILocalVariable(name: "t", scope: !104, file: !3, line: 16, type: !109)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !110, size: 64, elements: !111)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !45, line: 27, baseType: !67)
!111 = !{!112}
!112 = !DISubrange(count: 1)
!113 = !DILocation(line: 16, column: 15, scope: !104)
!114 = !DILocation(line: 17, column: 21, scope: !104)
!115 = !DILocation(line: 17, column: 5, scope: !104)
!116 = !DILocation(line: 18, column: 5, scope: !104)
!117 = !DILocation(line: 19, column: 5, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 19, column: 5)
!119 = distinct !DILexicalBlock(scope: !104, file: !3, line: 19, column: 5)
!120 = !DILocation(line: 19, column: 5, scope: !119)
!121 = !DILocation(line: 20, column: 7, scope: !104)
!122 = !DILocation(line: 21, column: 5, scope: !104)
!123 = !DILocation(line: 22, column: 5, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 22, column: 5)
!125 = distinct !DILexicalBlock(scope: !104, file: !3, line: 22, column: 5)
!126 = !DILocation(line: 22, column: 5, scope: !125)
!127 = !DILocation(line: 23, column: 5, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 23, column: 5)
!129 = distinct !DILexicalBlock(scope: !104, file: !3, line: 23, column: 5)
!130 = !DILocation(line: 23, column: 5, scope: !129)
!131 = !DILocation(line: 24, column: 5, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 24, column: 5)
!133 = distinct !DILexicalBlock(scope: !104, file: !3, line: 24, column: 5)
!134 = !DILocation(line: 24, column: 5, scope: !133)
!135 = !DILocation(line: 25, column: 5, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 25, column: 5)
!137 = distinct !DILexicalBlock(scope: !104, file: !3, line: 25, column: 5)
!138 = !DILocation(line: 25, column: 5, scope: !137)
!139 = !DILocation(line: 26, column: 5, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 26, column: 5)
!141 = distinct !DILexicalBlock(scope: !104, file: !3, line: 26, column: 5)
!142 = !DILocation(line: 26, column: 5, scope: !141)
!143 = !DILocation(line: 27, column: 18, scope: !104)
!144 = !DILocation(line: 27, column: 5, scope: !104)
!145 = !DILocation(line: 28, column: 5, scope: !104)
!146 = !DILocation(line: 30, column: 1, scope: !104)
!147 = !DILocation(line: 29, column: 5, scope: !104)
