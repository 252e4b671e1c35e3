; ModuleID = 'storage.c'
source_filename = "storage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, [12 x i8] }

@self = dso_local thread_local global %struct.anon { i32 1, [12 x i8] c"main\00\00\00\00\00\00\00\00" }, align 4, !dbg !0
@tentative = dso_local global i32 0, align 4, !dbg !8
@device = dso_local global i32 0, section ".device", align 4, !dbg !10
@outside = extern_weak global i32, align 4
@log_ = internal global [4 x i32] zeroinitializer, align 16, !dbg !13
@elsewhere = external thread_local global i32, align 4
@counter = internal thread_local global i32 3, align 4, !dbg !18
@logged = internal global i32 0, align 4, !dbg !20
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @later, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @bye, ptr null }]

@other_name = dso_local alias i32 (i32), ptr @original
@data_alias = dso_local alias i32, ptr @tentative

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @original(i32 noundef %0) #0 !dbg !38 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !42, !DIExpression(), !43)
  %3 = load i32, ptr %2, align 4, !dbg !44
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !45
  %5 = load i32, ptr %4, align 4, !dbg !45
  %6 = add nsw i32 %3, %5, !dbg !46
  ret i32 %6, !dbg !47
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @later() #0 !dbg !48 {
  call void @note(i32 noundef 2), !dbg !51
  ret void, !dbg !52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @note(i32 noundef %0) #0 !dbg !53 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
  %3 = load i32, ptr %2, align 4, !dbg !58
  %4 = load i32, ptr @logged, align 4, !dbg !59
  %5 = add nsw i32 %4, 1, !dbg !59
  store i32 %5, ptr @logged, align 4, !dbg !59
  %6 = and i32 %4, 3, !dbg !60
  %7 = sext i32 %6 to i64, !dbg !61
  %8 = getelementptr inbounds [4 x i32], ptr @log_, i64 0, i64 %7, !dbg !61
  store i32 %3, ptr %8, align 4, !dbg !62
  ret void, !dbg !63
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @early() #0 !dbg !64 {
  call void @note(i32 noundef 1), !dbg !65
  ret void, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bye() #0 !dbg !67 {
  call void @note(i32 noundef 3), !dbg !68
  ret void, !dbg !69
}

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local void @hook() #0 !dbg !70 {
  ret void, !dbg !71
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !75, !DIExpression(), !79)
    #dbg_declare(ptr %3, !80, !DIExpression(), !81)
  store i32 2, ptr %3, align 4, !dbg !81
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef %3) #5, !dbg !82
  %5 = load i64, ptr %2, align 8, !dbg !83
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !84
  store volatile i32 1, ptr @device, align 4, !dbg !85
  %7 = load volatile i32, ptr @device, align 4, !dbg !86
  %8 = or i32 %7, 2, !dbg !86
  store volatile i32 %8, ptr @device, align 4, !dbg !86
  call void @hook(), !dbg !87
  %9 = icmp ne ptr @outside, null, !dbg !88
  br i1 %9, label %10, label %11, !dbg !90

10:                                               ; preds = %0
  store i32 1, ptr @outside, align 4, !dbg !91
  br label %11, !dbg !92

11:                                               ; preds = %10, %0
  %12 = load i32, ptr @log_, align 16, !dbg !93
  %13 = call i32 @other_name(i32 noundef %12), !dbg !94
  %14 = load i32, ptr @data_alias, align 4, !dbg !95
  %15 = add nsw i32 %13, %14, !dbg !96
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @self), !dbg !97
  %17 = getelementptr inbounds %struct.anon, ptr %16, i32 0, i32 0, !dbg !98
  %18 = load i32, ptr %17, align 4, !dbg !98
  %19 = add nsw i32 %15, %18, !dbg !99
  %20 = call ptr @__errno_location() #6, !dbg !100
  %21 = load i32, ptr %20, align 4, !dbg !100
  %22 = add nsw i32 %19, %21, !dbg !101
  %23 = load i32, ptr %3, align 4, !dbg !102
  %24 = icmp sgt i32 %23, 5, !dbg !103
  br i1 %24, label %25, label %28, !dbg !102

25:                                               ; preds = %11
  %26 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @elsewhere), !dbg !104
  %27 = load i32, ptr %26, align 4, !dbg !104
  br label %29, !dbg !102

28:                                               ; preds = %11
  br label %29, !dbg !102

29:                                               ; preds = %28, %25
  %30 = phi i32 [ %27, %25 ], [ 0, %28 ], !dbg !102
  %31 = add nsw i32 %22, %30, !dbg !105
  ret i32 %31, !dbg !106
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !111, !DIExpression(), !112)
  %3 = load ptr, ptr %2, align 8, !dbg !113
  %4 = load i32, ptr %3, align 4, !dbg !114
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !115
  %6 = load i32, ptr %5, align 4, !dbg !116
  %7 = add nsw i32 %6, %4, !dbg !116
  store i32 %7, ptr %5, align 4, !dbg !116
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @self), !dbg !117
  %9 = getelementptr inbounds %struct.anon, ptr %8, i32 0, i32 1, !dbg !118
  %10 = getelementptr inbounds [12 x i8], ptr %9, i64 0, i64 1, !dbg !117
  store i8 120, ptr %10, align 1, !dbg !119
  %11 = call ptr @__errno_location() #6, !dbg !120
  store i32 0, ptr %11, align 4, !dbg !121
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !122
  ret ptr %12, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "self", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "storage.c", directory: ".", checksumkind: CSK_MD5, checksum: "d6eca2f388b4220a07c1e6ea25ff9a3a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0, !8, !10, !13, !18, !20}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "device", scope: !2, file: !3, line: 10, type: !12, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "log_", scope: !2, file: !3, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !6, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "logged", scope: !2, file: !3, line: 12, type: !6, isLocal: true, isDefinition: true)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 6, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !22, file: !3, line: 6, baseType: !6, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !22, file: !3, line: 6, baseType: !26, size: 96, offset: 32)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 96, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 12)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 15, type: !39, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!6, !6}
!41 = !{}
!42 = !DILocalVariable(name: "x", arg: 1, scope: !38, file: !3, line: 15, type: !6)
!43 = !DILocation(line: 15, column: 25, scope: !38)
!44 = !DILocation(line: 15, column: 37, scope: !38)
!45 = !DILocation(line: 15, column: 41, scope: !38)
!46 = !DILocation(line: 15, column: 39, scope: !38)
!47 = !DILocation(line: 15, column: 30, scope: !38)
!48 = distinct !DISubprogram(name: "later", scope: !3, file: !3, line: 19, type: !49, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!49 = !DISubroutineType(types: !50)
!50 = !{null}
!51 = !DILocation(line: 19, column: 61, scope: !48)
!52 = !DILocation(line: 19, column: 70, scope: !48)
!53 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 14, type: !54, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !6}
!56 = !DILocalVariable(name: "what", arg: 1, scope: !53, file: !3, line: 14, type: !6)
!57 = !DILocation(line: 14, column: 22, scope: !53)
!58 = !DILocation(line: 14, column: 51, scope: !53)
!59 = !DILocation(line: 14, column: 41, scope: !53)
!60 = !DILocation(line: 14, column: 44, scope: !53)
!61 = !DILocation(line: 14, column: 30, scope: !53)
!62 = !DILocation(line: 14, column: 49, scope: !53)
!63 = !DILocation(line: 14, column: 57, scope: !53)
!64 = distinct !DISubprogram(name: "early", scope: !3, file: !3, line: 20, type: !49, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!65 = !DILocation(line: 20, column: 61, scope: !64)
!66 = !DILocation(line: 20, column: 70, scope: !64)
!67 = distinct !DISubprogram(name: "bye", scope: !3, file: !3, line: 21, type: !49, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!68 = !DILocation(line: 21, column: 53, scope: !67)
!69 = !DILocation(line: 21, column: 62, scope: !67)
!70 = distinct !DISubprogram(name: "hook", scope: !3, file: !3, line: 22, type: !49, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!71 = !DILocation(line: 22, column: 40, scope: !70)
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !73, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!73 = !DISubroutineType(types: !74)
!74 = !{!6}
!75 = !DILocalVariable(name: "t", scope: !72, file: !3, line: 32, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocation(line: 32, column: 15, scope: !72)
!80 = !DILocalVariable(name: "by", scope: !72, file: !3, line: 33, type: !6)
!81 = !DILocation(line: 33, column: 9, scope: !72)
!82 = !DILocation(line: 34, column: 5, scope: !72)
!83 = !DILocation(line: 35, column: 18, scope: !72)
!84 = !DILocation(line: 35, column: 5, scope: !72)
!85 = !DILocation(line: 36, column: 12, scope: !72)
!86 = !DILocation(line: 37, column: 12, scope: !72)
!87 = !DILocation(line: 38, column: 5, scope: !72)
!88 = !DILocation(line: 39, column: 9, scope: !89)
!89 = distinct !DILexicalBlock(scope: !72, file: !3, line: 39, column: 9)
!90 = !DILocation(line: 39, column: 9, scope: !72)
!91 = !DILocation(line: 40, column: 17, scope: !89)
!92 = !DILocation(line: 40, column: 9, scope: !89)
!93 = !DILocation(line: 41, column: 23, scope: !72)
!94 = !DILocation(line: 41, column: 12, scope: !72)
!95 = !DILocation(line: 41, column: 34, scope: !72)
!96 = !DILocation(line: 41, column: 32, scope: !72)
!97 = !DILocation(line: 41, column: 47, scope: !72)
!98 = !DILocation(line: 41, column: 52, scope: !72)
!99 = !DILocation(line: 41, column: 45, scope: !72)
!100 = !DILocation(line: 41, column: 57, scope: !72)
!101 = !DILocation(line: 41, column: 55, scope: !72)
!102 = !DILocation(line: 41, column: 66, scope: !72)
!103 = !DILocation(line: 41, column: 69, scope: !72)
!104 = !DILocation(line: 41, column: 75, scope: !72)
!105 = !DILocation(line: 41, column: 63, scope: !72)
!106 = !DILocation(line: 41, column: 5, scope: !72)
!107 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !108, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!108 = !DISubroutineType(types: !109)
!109 = !{!110, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 24, type: !110)
!112 = !DILocation(line: 24, column: 24, scope: !107)
!113 = !DILocation(line: 25, column: 24, scope: !107)
!114 = !DILocation(line: 25, column: 16, scope: !107)
!115 = !DILocation(line: 25, column: 5, scope: !107)
!116 = !DILocation(line: 25, column: 13, scope: !107)
!117 = !DILocation(line: 26, column: 5, scope: !107)
!118 = !DILocation(line: 26, column: 10, scope: !107)
!119 = !DILocation(line: 26, column: 18, scope: !107)
!120 = !DILocation(line: 27, column: 5, scope: !107)
!121 = !DILocation(line: 27, column: 11, scope: !107)
!122 = !DILocation(line: 28, column: 13, scope: !107)
!123 = !DILocation(line: 28, column: 5, scope: !107)
