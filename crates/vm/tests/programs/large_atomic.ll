; ModuleID = 'large_atomic.c'
source_filename = "large_atomic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.wide = type { i64, i64, i64 }

@__const.main.five = private unnamed_addr constant %struct.wide { i64 5, i64 5, i64 5 }, align 8
@shared = internal global %struct.wide zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [47 x i8] c"old.a == old.b && old.b == old.c && old.a <= 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [15 x i8] c"large_atomic.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16
@.str.2 = private unnamed_addr constant [30 x i8] c"old.c == (old.a == 5 ? 5 : 6)\00", align 1, !dbg !20
@__const.worker.new = private unnamed_addr constant %struct.wide { i64 1, i64 1, i64 1 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.wide, align 8
  %4 = alloca %struct.wide, align 8
  %5 = alloca %struct.wide, align 8
  %6 = alloca %struct.wide, align 8
  %7 = alloca %struct.wide, align 8
  %8 = alloca %struct.wide, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #8, !dbg !44
    #dbg_declare(ptr %2, !45, !DIExpression(), !49)
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #8, !dbg !50
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #8, !dbg !51
    #dbg_declare(ptr %3, !52, !DIExpression(), !53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.five, i64 24, i1 false), !dbg !53
  call void @llvm.lifetime.start.p0(i64 24, ptr %4) #8, !dbg !54
    #dbg_declare(ptr %4, !55, !DIExpression(), !56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %3, i64 24, i1 false), !dbg !57
  call void @__atomic_exchange(i64 noundef 24, ptr noundef @shared, ptr noundef %5, ptr noundef %6, i32 noundef 5), !dbg !57
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %6, i64 24, i1 false), !dbg !57
  %10 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 0, !dbg !58
  %11 = load i64, ptr %10, align 8, !dbg !58
  %12 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 1, !dbg !58
  %13 = load i64, ptr %12, align 8, !dbg !58
  %14 = icmp eq i64 %11, %13, !dbg !58
  br i1 %14, label %15, label %26, !dbg !58

15:                                               ; preds = %0
  %16 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 1, !dbg !58
  %17 = load i64, ptr %16, align 8, !dbg !58
  %18 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 2, !dbg !58
  %19 = load i64, ptr %18, align 8, !dbg !58
  %20 = icmp eq i64 %17, %19, !dbg !58
  br i1 %20, label %21, label %26, !dbg !58

21:                                               ; preds = %15
  %22 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 0, !dbg !58
  %23 = load i64, ptr %22, align 8, !dbg !58
  %24 = icmp sle i64 %23, 1, !dbg !58
  br i1 %24, label %25, label %26, !dbg !61

25:                                               ; preds = %21
  br label %27, !dbg !61

26:                                               ; preds = %21, %15, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !58
  unreachable, !dbg !58

27:                                               ; preds = %25
  %28 = load i64, ptr %2, align 8, !dbg !62
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !63
  call void @__atomic_load(i64 noundef 24, ptr noundef @shared, ptr noundef %7, i32 noundef 5), !dbg !64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %7, i64 24, i1 false), !dbg !64
  %30 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 2, !dbg !65
  %31 = load i64, ptr %30, align 8, !dbg !65
  %32 = getelementptr inbounds %struct.wide, ptr %4, i32 0, i32 0, !dbg !65
  %33 = load i64, ptr %32, align 8, !dbg !65
  %34 = icmp eq i64 %33, 5, !dbg !65
  %35 = zext i1 %34 to i64, !dbg !65
  %36 = select i1 %34, i32 5, i32 6, !dbg !65
  %37 = sext i32 %36 to i64, !dbg !65
  %38 = icmp eq i64 %31, %37, !dbg !65
  br i1 %38, label %39, label %40, !dbg !68

39:                                               ; preds = %27
  br label %41, !dbg !68

40:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !65
  unreachable, !dbg !65

41:                                               ; preds = %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %4, i64 24, i1 false), !dbg !69
  call void @__atomic_store(i64 noundef 24, ptr noundef @shared, ptr noundef %8, i32 noundef 5), !dbg !69
  call void @llvm.lifetime.end.p0(i64 24, ptr %4) #8, !dbg !70
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #8, !dbg !70
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #8, !dbg !70
  ret i32 0, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.wide, align 8
  %4 = alloca %struct.wide, align 8
  %5 = alloca %struct.wide, align 8
  %6 = alloca i8, align 1
  %7 = alloca %struct.wide, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !76, !DIExpression(), !77)
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #8, !dbg !78
    #dbg_declare(ptr %3, !79, !DIExpression(), !80)
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 24, i1 false), !dbg !80
  call void @llvm.lifetime.start.p0(i64 24, ptr %4) #8, !dbg !78
    #dbg_declare(ptr %4, !81, !DIExpression(), !82)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.worker.new, i64 24, i1 false), !dbg !82
  br label %8, !dbg !83

8:                                                ; preds = %11, %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %4, i64 24, i1 false), !dbg !84
  %9 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 24, ptr noundef @shared, ptr noundef %3, ptr noundef %5, i32 noundef 5, i32 noundef 5), !dbg !84
  %10 = xor i1 %9, true, !dbg !85
  br i1 %10, label %11, label %24, !dbg !83

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.wide, ptr %7, i32 0, i32 0, !dbg !86
  %13 = getelementptr inbounds %struct.wide, ptr %3, i32 0, i32 0, !dbg !87
  %14 = load i64, ptr %13, align 8, !dbg !87
  %15 = add nsw i64 %14, 1, !dbg !88
  store i64 %15, ptr %12, align 8, !dbg !86
  %16 = getelementptr inbounds %struct.wide, ptr %7, i32 0, i32 1, !dbg !86
  %17 = getelementptr inbounds %struct.wide, ptr %3, i32 0, i32 1, !dbg !89
  %18 = load i64, ptr %17, align 8, !dbg !89
  %19 = add nsw i64 %18, 1, !dbg !90
  store i64 %19, ptr %16, align 8, !dbg !86
  %20 = getelementptr inbounds %struct.wide, ptr %7, i32 0, i32 2, !dbg !86
  %21 = getelementptr inbounds %struct.wide, ptr %3, i32 0, i32 2, !dbg !91
  %22 = load i64, ptr %21, align 8, !dbg !91
  %23 = add nsw i64 %22, 1, !dbg !92
  store i64 %23, ptr %20, align 8, !dbg !86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %7, i64 24, i1 false), !dbg !93
  br label %8, !dbg !83, !llvm.loop !94

24:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(i64 24, ptr %4) #8, !dbg !97
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #8, !dbg !97
  ret ptr null, !dbg !98
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

declare i32 @pthread_join(i64 noundef, ptr noundef) #6

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #4

; Function Attrs: nounwind willreturn
declare void @__atomic_store(i64, ptr, ptr, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind willreturn
declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 5, type: !25, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "large_atomic.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f68af25d8f5875ee93abf438aad176e")
!4 = !{!5, !11, !16, !20, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 376, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 47)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 120, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 15)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !14)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 240, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 30)
!25 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !3, line: 4, size: 192, elements: !27)
!27 = !{!28, !30, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !26, file: !3, line: 4, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !26, file: !3, line: 4, baseType: !29, size: 64, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !26, file: !3, line: 4, baseType: !29, size: 64, offset: 128)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !40, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!42}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{}
!44 = !DILocation(line: 13, column: 5, scope: !39)
!45 = !DILocalVariable(name: "thread", scope: !39, file: !3, line: 13, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !47, line: 27, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!48 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!49 = !DILocation(line: 13, column: 15, scope: !39)
!50 = !DILocation(line: 14, column: 5, scope: !39)
!51 = !DILocation(line: 15, column: 5, scope: !39)
!52 = !DILocalVariable(name: "five", scope: !39, file: !3, line: 15, type: !26)
!53 = !DILocation(line: 15, column: 17, scope: !39)
!54 = !DILocation(line: 16, column: 5, scope: !39)
!55 = !DILocalVariable(name: "old", scope: !39, file: !3, line: 16, type: !26)
!56 = !DILocation(line: 16, column: 17, scope: !39)
!57 = !DILocation(line: 16, column: 23, scope: !39)
!58 = !DILocation(line: 17, column: 5, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 17, column: 5)
!60 = distinct !DILexicalBlock(scope: !39, file: !3, line: 17, column: 5)
!61 = !DILocation(line: 17, column: 5, scope: !60)
!62 = !DILocation(line: 18, column: 18, scope: !39)
!63 = !DILocation(line: 18, column: 5, scope: !39)
!64 = !DILocation(line: 19, column: 11, scope: !39)
!65 = !DILocation(line: 20, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 20, column: 5)
!67 = distinct !DILexicalBlock(scope: !39, file: !3, line: 20, column: 5)
!68 = !DILocation(line: 20, column: 5, scope: !67)
!69 = !DILocation(line: 21, column: 5, scope: !39)
!70 = !DILocation(line: 23, column: 1, scope: !39)
!71 = !DILocation(line: 22, column: 5, scope: !39)
!72 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 6, type: !73, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !75}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DILocalVariable(name: "unused", arg: 1, scope: !72, file: !3, line: 6, type: !75)
!77 = !DILocation(line: 6, column: 27, scope: !72)
!78 = !DILocation(line: 7, column: 5, scope: !72)
!79 = !DILocalVariable(name: "old", scope: !72, file: !3, line: 7, type: !26)
!80 = !DILocation(line: 7, column: 17, scope: !72)
!81 = !DILocalVariable(name: "new", scope: !72, file: !3, line: 7, type: !26)
!82 = !DILocation(line: 7, column: 34, scope: !72)
!83 = !DILocation(line: 8, column: 5, scope: !72)
!84 = !DILocation(line: 8, column: 13, scope: !72)
!85 = !DILocation(line: 8, column: 12, scope: !72)
!86 = !DILocation(line: 9, column: 28, scope: !72)
!87 = !DILocation(line: 9, column: 33, scope: !72)
!88 = !DILocation(line: 9, column: 35, scope: !72)
!89 = !DILocation(line: 9, column: 44, scope: !72)
!90 = !DILocation(line: 9, column: 46, scope: !72)
!91 = !DILocation(line: 9, column: 55, scope: !72)
!92 = !DILocation(line: 9, column: 57, scope: !72)
!93 = !DILocation(line: 9, column: 15, scope: !72)
!94 = distinct !{!94, !83, !95, !96}
!95 = !DILocation(line: 9, column: 60, scope: !72)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 11, column: 1, scope: !72)
!98 = !DILocation(line: 10, column: 5, scope: !72)
