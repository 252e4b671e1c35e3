; ModuleID = 'barrier_serial.c'
source_filename = "barrier_serial.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !8

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !34, !DIExpression(), !35)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #4, !dbg !36
    #dbg_declare(ptr %3, !38, !DIExpression(), !40)
  store i32 0, ptr %3, align 4, !dbg !40
  br label %4, !dbg !36

4:                                                ; preds = %16, %1
  %5 = load i32, ptr %3, align 4, !dbg !41
  %6 = icmp slt i32 %5, 2, !dbg !43
  br i1 %6, label %8, label %7, !dbg !44

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #4, !dbg !45
  br label %19

8:                                                ; preds = %4
  %9 = call i32 @pthread_barrier_wait(ptr noundef @b) #4, !dbg !46
  %10 = icmp eq i32 %9, -1, !dbg !48
  br i1 %10, label %11, label %15, !dbg !49

11:                                               ; preds = %8
  %12 = load ptr, ptr %2, align 8, !dbg !50
  %13 = ptrtoint ptr %12 to i64, !dbg !51
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %13), !dbg !52
  br label %15, !dbg !52

15:                                               ; preds = %11, %8
  br label %16, !dbg !53

16:                                               ; preds = %15
  %17 = load i32, ptr %3, align 4, !dbg !54
  %18 = add nsw i32 %17, 1, !dbg !54
  store i32 %18, ptr %3, align 4, !dbg !54
  br label %4, !dbg !45, !llvm.loop !55

19:                                               ; preds = %7
  ret ptr null, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #4, !dbg !62
    #dbg_declare(ptr %2, !63, !DIExpression(), !66)
  %3 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2) #4, !dbg !67
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef inttoptr (i64 1 to ptr)) #4, !dbg !68
  %5 = call ptr @worker(ptr noundef null), !dbg !69
  %6 = load i64, ptr %2, align 8, !dbg !70
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !71
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #4, !dbg !72
  ret i32 0, !dbg !73
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "barrier_serial.c", directory: ".", checksumkind: CSK_MD5, checksum: "76d71165e08cd3801700ea716fe952ac")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !{!8, !0}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 32, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 4)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !15, line: 112, baseType: !16)
!15 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !15, line: 108, size: 256, elements: !17)
!17 = !{!18, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !16, file: !15, line: 110, baseType: !19, size: 256)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !16, file: !15, line: 111, baseType: !5, size: 64)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 7, type: !31, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!6, !6}
!33 = !{}
!34 = !DILocalVariable(name: "p", arg: 1, scope: !30, file: !3, line: 7, type: !6)
!35 = !DILocation(line: 7, column: 20, scope: !30)
!36 = !DILocation(line: 8, column: 10, scope: !37)
!37 = distinct !DILexicalBlock(scope: !30, file: !3, line: 8, column: 5)
!38 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 8, type: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DILocation(line: 8, column: 14, scope: !37)
!41 = !DILocation(line: 8, column: 21, scope: !42)
!42 = distinct !DILexicalBlock(scope: !37, file: !3, line: 8, column: 5)
!43 = !DILocation(line: 8, column: 23, scope: !42)
!44 = !DILocation(line: 8, column: 5, scope: !37)
!45 = !DILocation(line: 8, column: 5, scope: !42)
!46 = !DILocation(line: 9, column: 13, scope: !47)
!47 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 13)
!48 = !DILocation(line: 9, column: 38, scope: !47)
!49 = !DILocation(line: 9, column: 13, scope: !42)
!50 = !DILocation(line: 9, column: 92, scope: !47)
!51 = !DILocation(line: 9, column: 86, scope: !47)
!52 = !DILocation(line: 9, column: 72, scope: !47)
!53 = !DILocation(line: 9, column: 41, scope: !47)
!54 = !DILocation(line: 8, column: 29, scope: !42)
!55 = distinct !{!55, !44, !56, !57}
!56 = !DILocation(line: 9, column: 93, scope: !37)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 10, column: 5, scope: !30)
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !60, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!60 = !DISubroutineType(types: !61)
!61 = !{!39}
!62 = !DILocation(line: 13, column: 5, scope: !59)
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 13, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !15, line: 27, baseType: !65)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 13, column: 15, scope: !59)
!67 = !DILocation(line: 14, column: 5, scope: !59)
!68 = !DILocation(line: 15, column: 5, scope: !59)
!69 = !DILocation(line: 16, column: 5, scope: !59)
!70 = !DILocation(line: 17, column: 18, scope: !59)
!71 = !DILocation(line: 17, column: 5, scope: !59)
!72 = !DILocation(line: 19, column: 1, scope: !59)
!73 = !DILocation(line: 18, column: 5, scope: !59)
