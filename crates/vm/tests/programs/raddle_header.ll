; ModuleID = 'raddle_header.c'
source_filename = "raddle_header.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = dso_local global i32 0, align 4, !dbg !0
@flag = dso_local global i32 0, align 4, !dbg !20
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [16 x i8] c"raddle_header.c\00", align 1, !dbg !15

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !37, !DIExpression(), !38)
  %3 = call i32 @raddle_choose(i32 noundef 2), !dbg !39
  %4 = add nsw i32 1, %3, !dbg !40
  store i32 %4, ptr @data, align 4, !dbg !41
  store atomic i32 1, ptr @flag seq_cst, align 4, !dbg !42
  ret ptr null, !dbg !43
}

declare i32 @raddle_choose(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #4, !dbg !47
    #dbg_declare(ptr %2, !48, !DIExpression(), !52)
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #4, !dbg !53
  %4 = call i32 @raddle_await_eq_4(ptr noundef @flag, i32 noundef 1), !dbg !54
  %5 = zext i32 %4 to i64, !dbg !54
  %6 = load i32, ptr @data, align 4, !dbg !55
  %7 = icmp ne i32 %6, 0, !dbg !56
  %8 = zext i1 %7 to i32, !dbg !56
  call void @raddle_assume(i32 noundef %8), !dbg !57
  %9 = load i32, ptr @data, align 4, !dbg !58
  %10 = icmp eq i32 %9, 1, !dbg !58
  br i1 %10, label %11, label %12, !dbg !58

11:                                               ; preds = %0
  br label %13, !dbg !58

12:                                               ; preds = %0
  call void @raddle_assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20), !dbg !58
  br label %13, !dbg !58

13:                                               ; preds = %12, %11
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #4, !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @raddle_await_eq_4(ptr noundef, i32 noundef) #1

declare void @raddle_assume(i32 noundef) #1

declare void @raddle_assert_fail(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "raddle_header.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f57baec906c5dff19f350d586d548d8")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !15, !20, !0}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 80, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 10)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 16)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 8, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !23, line: 104, baseType: !24)
!23 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 10, type: !33, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !{}
!37 = !DILocalVariable(name: "p", arg: 1, scope: !32, file: !3, line: 10, type: !35)
!38 = !DILocation(line: 10, column: 20, scope: !32)
!39 = !DILocation(line: 11, column: 21, scope: !32)
!40 = !DILocation(line: 11, column: 14, scope: !32)
!41 = !DILocation(line: 11, column: 10, scope: !32)
!42 = !DILocation(line: 12, column: 10, scope: !32)
!43 = !DILocation(line: 13, column: 5, scope: !32)
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !45, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!45 = !DISubroutineType(types: !46)
!46 = !{!5}
!47 = !DILocation(line: 16, column: 5, scope: !44)
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 16, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 16, column: 15, scope: !44)
!53 = !DILocation(line: 17, column: 5, scope: !44)
!54 = !DILocation(line: 18, column: 5, scope: !44)
!55 = !DILocation(line: 19, column: 19, scope: !44)
!56 = !DILocation(line: 19, column: 24, scope: !44)
!57 = !DILocation(line: 19, column: 5, scope: !44)
!58 = !DILocation(line: 20, column: 5, scope: !44)
!59 = !DILocation(line: 22, column: 1, scope: !44)
!60 = !DILocation(line: 21, column: 5, scope: !44)
