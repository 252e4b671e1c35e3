; ModuleID = 'lifetimes.c'
source_filename = "lifetimes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@ready = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@answered = internal global %union.sem_t zeroinitializer, align 8, !dbg !11
@request = internal global ptr null, align 8, !dbg !5
@from_tls = internal global ptr null, align 8, !dbg !9
@own = internal thread_local global i32 0, align 4, !dbg !40
@.str = private unnamed_addr constant [28 x i8] c"ask(turn) && shared == turn\00", align 1, !dbg !24
@.str.1 = private unnamed_addr constant [12 x i8] c"lifetimes.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !34
@.str.2 = private unnamed_addr constant [18 x i8] c"array[n - 1] == 3\00", align 1, !dbg !42
@__PRETTY_FUNCTION__.leave = private unnamed_addr constant [16 x i8] c"void leave(int)\00", align 1, !dbg !47

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #8, !dbg !63
    #dbg_declare(ptr %2, !64, !DIExpression(), !68)
  %4 = call i32 @sem_init(ptr noundef @ready, i32 noundef 0, i32 noundef 0) #8, !dbg !69
  %5 = call i32 @sem_init(ptr noundef @answered, i32 noundef 0, i32 noundef 0) #8, !dbg !70
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #8, !dbg !71
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8, !dbg !72
    #dbg_declare(ptr %3, !74, !DIExpression(), !75)
  store i32 1, ptr %3, align 4, !dbg !75
  br label %7, !dbg !72

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !76
  %9 = icmp slt i32 %8, 4, !dbg !78
  br i1 %9, label %11, label %10, !dbg !79

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8, !dbg !80
  br label %21

11:                                               ; preds = %7
  %12 = call i32 @sem_wait(ptr noundef @ready), !dbg !81
  %13 = load i32, ptr %3, align 4, !dbg !83
  %14 = load ptr, ptr @request, align 8, !dbg !84
  store i32 %13, ptr %14, align 4, !dbg !85
  %15 = load i32, ptr %3, align 4, !dbg !86
  %16 = load ptr, ptr @from_tls, align 8, !dbg !87
  store i32 %15, ptr %16, align 4, !dbg !88
  %17 = call i32 @sem_post(ptr noundef @answered) #8, !dbg !89
  br label %18, !dbg !90

18:                                               ; preds = %11
  %19 = load i32, ptr %3, align 4, !dbg !91
  %20 = add nsw i32 %19, 1, !dbg !91
  store i32 %20, ptr %3, align 4, !dbg !91
  br label %7, !dbg !80, !llvm.loop !92

21:                                               ; preds = %10
  %22 = load i64, ptr %2, align 8, !dbg !95
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !96
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #8, !dbg !97
  ret i32 0, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !99 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [2 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !103, !DIExpression(), !104)
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !105
  store ptr %10, ptr @from_tls, align 8, !dbg !106
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8, !dbg !107
    #dbg_declare(ptr %3, !109, !DIExpression(), !110)
  store i32 1, ptr %3, align 4, !dbg !110
  br label %11, !dbg !107

11:                                               ; preds = %45, %1
  %12 = load i32, ptr %3, align 4, !dbg !111
  %13 = icmp slt i32 %12, 3, !dbg !113
  br i1 %13, label %15, label %14, !dbg !114

14:                                               ; preds = %11
  store i32 2, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8, !dbg !115
  br label %48

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #8, !dbg !116
    #dbg_declare(ptr %5, !118, !DIExpression(), !122)
  %16 = load i32, ptr %3, align 4, !dbg !123
  store i32 %16, ptr %5, align 4, !dbg !124
  %17 = getelementptr inbounds i32, ptr %5, i64 1, !dbg !124
  store i32 0, ptr %17, align 4, !dbg !124
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #8, !dbg !125
    #dbg_declare(ptr %6, !126, !DIExpression(), !127)
  store i32 0, ptr %6, align 4, !dbg !127
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8, !dbg !128
    #dbg_declare(ptr %7, !130, !DIExpression(), !131)
  store i32 0, ptr %7, align 4, !dbg !131
  br label %18, !dbg !128

18:                                               ; preds = %30, %15
  %19 = load i32, ptr %7, align 4, !dbg !132
  %20 = icmp slt i32 %19, 2, !dbg !134
  br i1 %20, label %22, label %21, !dbg !135

21:                                               ; preds = %18
  store i32 5, ptr %4, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8, !dbg !136
  br label %33

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #8, !dbg !137
    #dbg_declare(ptr %8, !139, !DIExpression(), !140)
  %23 = load i32, ptr %7, align 4, !dbg !141
  %24 = sext i32 %23 to i64, !dbg !142
  %25 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 %24, !dbg !142
  store ptr %25, ptr %8, align 8, !dbg !140
  %26 = load ptr, ptr %8, align 8, !dbg !143
  %27 = load i32, ptr %26, align 4, !dbg !144
  %28 = load i32, ptr %6, align 4, !dbg !145
  %29 = add nsw i32 %28, %27, !dbg !145
  store i32 %29, ptr %6, align 4, !dbg !145
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #8, !dbg !146
  br label %30, !dbg !147

30:                                               ; preds = %22
  %31 = load i32, ptr %7, align 4, !dbg !148
  %32 = add nsw i32 %31, 1, !dbg !148
  store i32 %32, ptr %7, align 4, !dbg !148
  br label %18, !dbg !136, !llvm.loop !149

33:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8, !dbg !151
    #dbg_declare(ptr %9, !152, !DIExpression(), !153)
  %34 = load i32, ptr %6, align 4, !dbg !154
  store i32 %34, ptr %9, align 4, !dbg !153
  %35 = load i32, ptr %3, align 4, !dbg !155
  %36 = call i32 @ask(i32 noundef %35), !dbg !155
  %37 = icmp ne i32 %36, 0, !dbg !155
  br i1 %37, label %38, label %43, !dbg !155

38:                                               ; preds = %33
  %39 = load i32, ptr %9, align 4, !dbg !155
  %40 = load i32, ptr %3, align 4, !dbg !155
  %41 = icmp eq i32 %39, %40, !dbg !155
  br i1 %41, label %42, label %43, !dbg !158

42:                                               ; preds = %38
  br label %44, !dbg !158

43:                                               ; preds = %38, %33
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.worker) #9, !dbg !155
  unreachable, !dbg !155

44:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8, !dbg !159
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #8, !dbg !159
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #8, !dbg !159
  br label %45, !dbg !160

45:                                               ; preds = %44
  %46 = load i32, ptr %3, align 4, !dbg !161
  %47 = add nsw i32 %46, 1, !dbg !161
  store i32 %47, ptr %3, align 4, !dbg !161
  br label %11, !dbg !115, !llvm.loop !162

48:                                               ; preds = %14
  call void @leave(i32 noundef 3), !dbg !164
  ret ptr null, !dbg !165
}

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @ask(i32 noundef %0) #0 !dbg !166 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !169, !DIExpression(), !170)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8, !dbg !171
    #dbg_declare(ptr %3, !172, !DIExpression(), !173)
  store i32 0, ptr %3, align 4, !dbg !173
  store ptr %3, ptr @request, align 8, !dbg !174
  %4 = call i32 @sem_post(ptr noundef @ready) #8, !dbg !175
  %5 = call i32 @sem_wait(ptr noundef @answered), !dbg !176
  %6 = load i32, ptr %3, align 4, !dbg !177
  %7 = load i32, ptr %2, align 4, !dbg !178
  %8 = icmp eq i32 %6, %7, !dbg !179
  %9 = zext i1 %8 to i32, !dbg !179
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8, !dbg !180
  ret i32 %9, !dbg !181
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @leave(i32 noundef %0) #0 !dbg !182 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !185, !DIExpression(), !186)
  %5 = load i32, ptr %2, align 4, !dbg !187
  %6 = zext i32 %5 to i64, !dbg !188
  %7 = call ptr @llvm.stacksave.p0(), !dbg !188
  store ptr %7, ptr %3, align 8, !dbg !188
  %8 = alloca i32, i64 %6, align 16, !dbg !188
  store i64 %6, ptr %4, align 8, !dbg !188
    #dbg_declare(ptr %4, !189, !DIExpression(), !190)
    #dbg_declare(ptr %8, !191, !DIExpression(), !195)
  %9 = load i32, ptr %2, align 4, !dbg !196
  %10 = sub nsw i32 %9, 1, !dbg !197
  %11 = sext i32 %10 to i64, !dbg !198
  %12 = getelementptr inbounds i32, ptr %8, i64 %11, !dbg !198
  store i32 0, ptr %12, align 4, !dbg !199
  %13 = load i32, ptr %2, align 4, !dbg !200
  %14 = sub nsw i32 %13, 1, !dbg !201
  %15 = sext i32 %14 to i64, !dbg !202
  %16 = getelementptr inbounds i32, ptr %8, i64 %15, !dbg !202
  store ptr %16, ptr @request, align 8, !dbg !203
  %17 = call i32 @sem_post(ptr noundef @ready) #8, !dbg !204
  %18 = call i32 @sem_wait(ptr noundef @answered), !dbg !205
  %19 = load i32, ptr %2, align 4, !dbg !206
  %20 = sub nsw i32 %19, 1, !dbg !206
  %21 = sext i32 %20 to i64, !dbg !206
  %22 = getelementptr inbounds i32, ptr %8, i64 %21, !dbg !206
  %23 = load i32, ptr %22, align 4, !dbg !206
  %24 = icmp eq i32 %23, 3, !dbg !206
  br i1 %24, label %25, label %26, !dbg !209

25:                                               ; preds = %1
  br label %27, !dbg !209

26:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.leave) #9, !dbg !206
  unreachable, !dbg !206

27:                                               ; preds = %25
  call void @pthread_exit(ptr noundef null) #10, !dbg !210
  unreachable, !dbg !210
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #6

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lifetimes.c", directory: ".", checksumkind: CSK_MD5, checksum: "8bdbfba74e0152cf54d5207be5e9b785")
!4 = !{!5, !9, !0, !11, !24, !29, !34, !40, !42, !47}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "request", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "from_tls", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "answered", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !14, line: 39, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 35, size: 256, elements: !16)
!16 = !{!17, !22}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 37, baseType: !18, size: 256)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 256, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 38, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 224, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 28)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 96, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 12)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 168, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!38 = !{!39}
!39 = !DISubrange(count: 21)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 4, type: !8, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 144, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 18)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 128, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 16)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !60, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!8}
!62 = !{}
!63 = !DILocation(line: 39, column: 5, scope: !59)
!64 = !DILocalVariable(name: "thread", scope: !59, file: !3, line: 39, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !67)
!66 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !DILocation(line: 39, column: 15, scope: !59)
!69 = !DILocation(line: 40, column: 5, scope: !59)
!70 = !DILocation(line: 41, column: 5, scope: !59)
!71 = !DILocation(line: 42, column: 5, scope: !59)
!72 = !DILocation(line: 43, column: 10, scope: !73)
!73 = distinct !DILexicalBlock(scope: !59, file: !3, line: 43, column: 5)
!74 = !DILocalVariable(name: "turn", scope: !73, file: !3, line: 43, type: !8)
!75 = !DILocation(line: 43, column: 14, scope: !73)
!76 = !DILocation(line: 43, column: 24, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 43, column: 5)
!78 = !DILocation(line: 43, column: 29, scope: !77)
!79 = !DILocation(line: 43, column: 5, scope: !73)
!80 = !DILocation(line: 43, column: 5, scope: !77)
!81 = !DILocation(line: 44, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !77, file: !3, line: 43, column: 42)
!83 = !DILocation(line: 45, column: 20, scope: !82)
!84 = !DILocation(line: 45, column: 10, scope: !82)
!85 = !DILocation(line: 45, column: 18, scope: !82)
!86 = !DILocation(line: 46, column: 21, scope: !82)
!87 = !DILocation(line: 46, column: 10, scope: !82)
!88 = !DILocation(line: 46, column: 19, scope: !82)
!89 = !DILocation(line: 47, column: 9, scope: !82)
!90 = !DILocation(line: 48, column: 5, scope: !82)
!91 = !DILocation(line: 43, column: 38, scope: !77)
!92 = distinct !{!92, !79, !93, !94}
!93 = !DILocation(line: 48, column: 5, scope: !73)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 49, column: 18, scope: !59)
!96 = !DILocation(line: 49, column: 5, scope: !59)
!97 = !DILocation(line: 51, column: 1, scope: !59)
!98 = !DILocation(line: 50, column: 5, scope: !59)
!99 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 23, type: !100, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!100 = !DISubroutineType(types: !101)
!101 = !{!102, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!103 = !DILocalVariable(name: "unused", arg: 1, scope: !99, file: !3, line: 23, type: !102)
!104 = !DILocation(line: 23, column: 27, scope: !99)
!105 = !DILocation(line: 24, column: 17, scope: !99)
!106 = !DILocation(line: 24, column: 14, scope: !99)
!107 = !DILocation(line: 25, column: 10, scope: !108)
!108 = distinct !DILexicalBlock(scope: !99, file: !3, line: 25, column: 5)
!109 = !DILocalVariable(name: "turn", scope: !108, file: !3, line: 25, type: !8)
!110 = !DILocation(line: 25, column: 14, scope: !108)
!111 = !DILocation(line: 25, column: 24, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 25, column: 5)
!113 = !DILocation(line: 25, column: 29, scope: !112)
!114 = !DILocation(line: 25, column: 5, scope: !108)
!115 = !DILocation(line: 25, column: 5, scope: !112)
!116 = !DILocation(line: 26, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 25, column: 42)
!118 = !DILocalVariable(name: "private", scope: !117, file: !3, line: 26, type: !119)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 2)
!122 = !DILocation(line: 26, column: 13, scope: !117)
!123 = !DILocation(line: 26, column: 27, scope: !117)
!124 = !DILocation(line: 26, column: 26, scope: !117)
!125 = !DILocation(line: 27, column: 9, scope: !117)
!126 = !DILocalVariable(name: "sum", scope: !117, file: !3, line: 27, type: !8)
!127 = !DILocation(line: 27, column: 13, scope: !117)
!128 = !DILocation(line: 28, column: 14, scope: !129)
!129 = distinct !DILexicalBlock(scope: !117, file: !3, line: 28, column: 9)
!130 = !DILocalVariable(name: "i", scope: !129, file: !3, line: 28, type: !8)
!131 = !DILocation(line: 28, column: 18, scope: !129)
!132 = !DILocation(line: 28, column: 25, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 28, column: 9)
!134 = !DILocation(line: 28, column: 27, scope: !133)
!135 = !DILocation(line: 28, column: 9, scope: !129)
!136 = !DILocation(line: 28, column: 9, scope: !133)
!137 = !DILocation(line: 29, column: 13, scope: !138)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 28, column: 37)
!139 = !DILocalVariable(name: "at", scope: !138, file: !3, line: 29, type: !7)
!140 = !DILocation(line: 29, column: 18, scope: !138)
!141 = !DILocation(line: 29, column: 32, scope: !138)
!142 = !DILocation(line: 29, column: 24, scope: !138)
!143 = !DILocation(line: 30, column: 21, scope: !138)
!144 = !DILocation(line: 30, column: 20, scope: !138)
!145 = !DILocation(line: 30, column: 17, scope: !138)
!146 = !DILocation(line: 31, column: 9, scope: !133)
!147 = !DILocation(line: 31, column: 9, scope: !138)
!148 = !DILocation(line: 28, column: 33, scope: !133)
!149 = distinct !{!149, !135, !150, !94}
!150 = !DILocation(line: 31, column: 9, scope: !129)
!151 = !DILocation(line: 32, column: 9, scope: !117)
!152 = !DILocalVariable(name: "shared", scope: !117, file: !3, line: 32, type: !8)
!153 = !DILocation(line: 32, column: 13, scope: !117)
!154 = !DILocation(line: 32, column: 22, scope: !117)
!155 = !DILocation(line: 33, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 33, column: 9)
!157 = distinct !DILexicalBlock(scope: !117, file: !3, line: 33, column: 9)
!158 = !DILocation(line: 33, column: 9, scope: !157)
!159 = !DILocation(line: 34, column: 5, scope: !112)
!160 = !DILocation(line: 34, column: 5, scope: !117)
!161 = !DILocation(line: 25, column: 38, scope: !112)
!162 = distinct !{!162, !114, !163, !94}
!163 = !DILocation(line: 34, column: 5, scope: !108)
!164 = !DILocation(line: 35, column: 5, scope: !99)
!165 = !DILocation(line: 36, column: 5, scope: !99)
!166 = distinct !DISubprogram(name: "ask", scope: !3, file: !3, line: 7, type: !167, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!167 = !DISubroutineType(types: !168)
!168 = !{!8, !8}
!169 = !DILocalVariable(name: "expected", arg: 1, scope: !166, file: !3, line: 7, type: !8)
!170 = !DILocation(line: 7, column: 20, scope: !166)
!171 = !DILocation(line: 8, column: 5, scope: !166)
!172 = !DILocalVariable(name: "answer", scope: !166, file: !3, line: 8, type: !8)
!173 = !DILocation(line: 8, column: 9, scope: !166)
!174 = !DILocation(line: 9, column: 13, scope: !166)
!175 = !DILocation(line: 10, column: 5, scope: !166)
!176 = !DILocation(line: 11, column: 5, scope: !166)
!177 = !DILocation(line: 12, column: 12, scope: !166)
!178 = !DILocation(line: 12, column: 22, scope: !166)
!179 = !DILocation(line: 12, column: 19, scope: !166)
!180 = !DILocation(line: 13, column: 1, scope: !166)
!181 = !DILocation(line: 12, column: 5, scope: !166)
!182 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 14, type: !183, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !8}
!185 = !DILocalVariable(name: "n", arg: 1, scope: !182, file: !3, line: 14, type: !8)
!186 = !DILocation(line: 14, column: 23, scope: !182)
!187 = !DILocation(line: 15, column: 15, scope: !182)
!188 = !DILocation(line: 15, column: 5, scope: !182)
!189 = !DILocalVariable(name: "__vla_expr0", scope: !182, type: !67, flags: DIFlagArtificial)
!190 = !DILocation(line: 0, scope: !182)
!191 = !DILocalVariable(name: "array", scope: !182, file: !3, line: 15, type: !192)
!192 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !193)
!193 = !{!194}
!194 = !DISubrange(count: !189)
!195 = !DILocation(line: 15, column: 9, scope: !182)
!196 = !DILocation(line: 16, column: 11, scope: !182)
!197 = !DILocation(line: 16, column: 13, scope: !182)
!198 = !DILocation(line: 16, column: 5, scope: !182)
!199 = !DILocation(line: 16, column: 18, scope: !182)
!200 = !DILocation(line: 17, column: 22, scope: !182)
!201 = !DILocation(line: 17, column: 24, scope: !182)
!202 = !DILocation(line: 17, column: 16, scope: !182)
!203 = !DILocation(line: 17, column: 13, scope: !182)
!204 = !DILocation(line: 18, column: 5, scope: !182)
!205 = !DILocation(line: 19, column: 5, scope: !182)
!206 = !DILocation(line: 20, column: 5, scope: !207)
!207 = distinct !DILexicalBlock(scope: !208, file: !3, line: 20, column: 5)
!208 = distinct !DILexicalBlock(scope: !182, file: !3, line: 20, column: 5)
!209 = !DILocation(line: 20, column: 5, scope: !208)
!210 = !DILocation(line: 21, column: 5, scope: !182)
