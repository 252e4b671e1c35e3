; ModuleID = 'spin.c'
source_filename = "spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@l = dso_local global i32 0, align 4, !dbg !0
@x = dso_local global i32 0, align 4, !dbg !19
@.str = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [7 x i8] c"spin.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !13

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !37, !DIExpression(), !38)
  %3 = call i32 @pthread_spin_lock(ptr noundef @l) #5, !dbg !39
  %4 = load i32, ptr @x, align 4, !dbg !40
  %5 = add nsw i32 %4, 1, !dbg !40
  store i32 %5, ptr @x, align 4, !dbg !40
  %6 = call i32 @pthread_spin_unlock(ptr noundef @l) #5, !dbg !41
  ret ptr null, !dbg !42
}

; Function Attrs: nounwind
declare i32 @pthread_spin_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_unlock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !43 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !46
    #dbg_declare(ptr %2, !47, !DIExpression(), !50)
  %3 = call i32 @pthread_spin_init(ptr noundef @l, i32 noundef 0) #5, !dbg !51
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !52
  %5 = call ptr @worker(ptr noundef null), !dbg !53
  %6 = load i64, ptr %2, align 8, !dbg !54
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !55
  %8 = load i32, ptr @x, align 4, !dbg !56
  %9 = icmp eq i32 %8, 2, !dbg !56
  br i1 %9, label %10, label %11, !dbg !59

10:                                               ; preds = %0
  br label %12, !dbg !59

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !56
  unreachable, !dbg !56

12:                                               ; preds = %10
  %13 = call i32 @pthread_spin_destroy(ptr noundef @l) #5, !dbg !60
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !61
  ret i32 0, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_spin_destroy(ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "l", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin.c", directory: ".", checksumkind: CSK_MD5, checksum: "3065a4a78365b2e5f47d88c96cef55f0")
!4 = !{!5, !11, !13, !0, !19}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !7, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 120, elements: !17)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!17 = !{!18}
!18 = !DISubrange(count: 15)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !21, isLocal: false, isDefinition: true)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_spinlock_t", file: !23, line: 103, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!24 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !21)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 8, type: !33, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !{}
!37 = !DILocalVariable(name: "p", arg: 1, scope: !32, file: !3, line: 8, type: !35)
!38 = !DILocation(line: 8, column: 20, scope: !32)
!39 = !DILocation(line: 9, column: 5, scope: !32)
!40 = !DILocation(line: 10, column: 6, scope: !32)
!41 = !DILocation(line: 11, column: 5, scope: !32)
!42 = !DILocation(line: 12, column: 5, scope: !32)
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !44, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!44 = !DISubroutineType(types: !45)
!45 = !{!21}
!46 = !DILocation(line: 15, column: 5, scope: !43)
!47 = !DILocalVariable(name: "t", scope: !43, file: !3, line: 15, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !49)
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 15, column: 15, scope: !43)
!51 = !DILocation(line: 16, column: 5, scope: !43)
!52 = !DILocation(line: 17, column: 5, scope: !43)
!53 = !DILocation(line: 18, column: 5, scope: !43)
!54 = !DILocation(line: 19, column: 18, scope: !43)
!55 = !DILocation(line: 19, column: 5, scope: !43)
!56 = !DILocation(line: 20, column: 5, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 20, column: 5)
!58 = distinct !DILexicalBlock(scope: !43, file: !3, line: 20, column: 5)
!59 = !DILocation(line: 20, column: 5, scope: !58)
!60 = !DILocation(line: 21, column: 5, scope: !43)
!61 = !DILocation(line: 23, column: 1, scope: !43)
!62 = !DILocation(line: 22, column: 5, scope: !43)
