; ModuleID = 'semaphore.c'
source_filename = "semaphore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@x = dso_local global i32 0, align 4, !dbg !0
@s = dso_local global %union.sem_t zeroinitializer, align 8, !dbg !29
@.str = private unnamed_addr constant [41 x i8] c"sem_trywait(&s) == -1 && errno == EAGAIN\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [12 x i8] c"semaphore.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !22
@.str.3 = private unnamed_addr constant [7 x i8] c"v == 0\00", align 1, !dbg !27

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @poster(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !54, !DIExpression(), !55)
  store i32 1, ptr @x, align 4, !dbg !56
  %3 = call i32 @sem_post(ptr noundef @s) #6, !dbg !57
  ret ptr null, !dbg !58
}

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #6, !dbg !62
    #dbg_declare(ptr %2, !63, !DIExpression(), !67)
  %4 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 0) #6, !dbg !68
  %5 = call i32 @sem_trywait(ptr noundef @s) #6, !dbg !69
  %6 = icmp eq i32 %5, -1, !dbg !69
  br i1 %6, label %7, label %12, !dbg !69

7:                                                ; preds = %0
  %8 = call ptr @__errno_location() #7, !dbg !69
  %9 = load i32, ptr %8, align 4, !dbg !69
  %10 = icmp eq i32 %9, 11, !dbg !69
  br i1 %10, label %11, label %12, !dbg !72

11:                                               ; preds = %7
  br label %13, !dbg !72

12:                                               ; preds = %7, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !69
  unreachable, !dbg !69

13:                                               ; preds = %11
  %14 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @poster, ptr noundef null) #6, !dbg !73
  %15 = call i32 @sem_wait(ptr noundef @s), !dbg !74
  %16 = load i32, ptr @x, align 4, !dbg !75
  %17 = icmp eq i32 %16, 1, !dbg !75
  br i1 %17, label %18, label %19, !dbg !78

18:                                               ; preds = %13
  br label %20, !dbg !78

19:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !75
  unreachable, !dbg !75

20:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6, !dbg !79
    #dbg_declare(ptr %3, !80, !DIExpression(), !81)
  %21 = call i32 @sem_getvalue(ptr noundef @s, ptr noundef %3) #6, !dbg !82
  %22 = load i32, ptr %3, align 4, !dbg !83
  %23 = icmp eq i32 %22, 0, !dbg !83
  br i1 %23, label %24, label %25, !dbg !86

24:                                               ; preds = %20
  br label %26, !dbg !86

25:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !83
  unreachable, !dbg !83

26:                                               ; preds = %24
  %27 = load i64, ptr %2, align 8, !dbg !87
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !88
  %29 = call i32 @sem_destroy(ptr noundef @s) #6, !dbg !89
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6, !dbg !90
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #6, !dbg !90
  ret i32 0, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sem_trywait(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #5

; Function Attrs: nounwind
declare i32 @sem_getvalue(ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i32 @sem_destroy(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !41, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "semaphore.c", directory: ".", checksumkind: CSK_MD5, checksum: "8d254f9c188f6ab8cf8e4defe563554f")
!4 = !{!5, !11, !16, !22, !27, !29, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 328, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 41)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 96, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 12)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 7)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !24, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 7, type: !31, isLocal: false, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !32, line: 39, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !32, line: 35, size: 256, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !32, line: 37, baseType: !36, size: 256)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !32, line: 38, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "poster", scope: !3, file: !3, line: 9, type: !50, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !{}
!54 = !DILocalVariable(name: "p", arg: 1, scope: !49, file: !3, line: 9, type: !52)
!55 = !DILocation(line: 9, column: 20, scope: !49)
!56 = !DILocation(line: 10, column: 7, scope: !49)
!57 = !DILocation(line: 11, column: 5, scope: !49)
!58 = !DILocation(line: 12, column: 5, scope: !49)
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !60, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!60 = !DISubroutineType(types: !61)
!61 = !{!41}
!62 = !DILocation(line: 15, column: 5, scope: !59)
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 15, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !65, line: 27, baseType: !66)
!65 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 15, column: 15, scope: !59)
!68 = !DILocation(line: 16, column: 5, scope: !59)
!69 = !DILocation(line: 17, column: 5, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 17, column: 5)
!71 = distinct !DILexicalBlock(scope: !59, file: !3, line: 17, column: 5)
!72 = !DILocation(line: 17, column: 5, scope: !71)
!73 = !DILocation(line: 18, column: 5, scope: !59)
!74 = !DILocation(line: 19, column: 5, scope: !59)
!75 = !DILocation(line: 20, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 20, column: 5)
!77 = distinct !DILexicalBlock(scope: !59, file: !3, line: 20, column: 5)
!78 = !DILocation(line: 20, column: 5, scope: !77)
!79 = !DILocation(line: 21, column: 5, scope: !59)
!80 = !DILocalVariable(name: "v", scope: !59, file: !3, line: 21, type: !41)
!81 = !DILocation(line: 21, column: 9, scope: !59)
!82 = !DILocation(line: 22, column: 5, scope: !59)
!83 = !DILocation(line: 23, column: 5, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 23, column: 5)
!85 = distinct !DILexicalBlock(scope: !59, file: !3, line: 23, column: 5)
!86 = !DILocation(line: 23, column: 5, scope: !85)
!87 = !DILocation(line: 24, column: 18, scope: !59)
!88 = !DILocation(line: 24, column: 5, scope: !59)
!89 = !DILocation(line: 25, column: 5, scope: !59)
!90 = !DILocation(line: 27, column: 1, scope: !59)
!91 = !DILocation(line: 26, column: 5, scope: !59)
