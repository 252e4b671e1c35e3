; ModuleID = 'many_threads.c'
source_filename = "many_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !14, !DIExpression(), !15)
  ret ptr null, !dbg !16
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %2) #4, !dbg !21
    #dbg_declare(ptr %2, !23, !DIExpression(), !24)
  store i32 0, ptr %2, align 4, !dbg !24
  br label %4, !dbg !21

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %2, align 4, !dbg !25
  %6 = icmp slt i32 %5, 100000, !dbg !27
  br i1 %6, label %8, label %7, !dbg !28

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(i64 4, ptr %2) #4, !dbg !29
  br label %15

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #4, !dbg !30
    #dbg_declare(ptr %3, !32, !DIExpression(), !36)
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @worker, ptr noundef null) #4, !dbg !37
  %10 = load i64, ptr %3, align 8, !dbg !38
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !39
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #4, !dbg !40
  br label %12, !dbg !41

12:                                               ; preds = %8
  %13 = load i32, ptr %2, align 4, !dbg !42
  %14 = add nsw i32 %13, 1, !dbg !42
  store i32 %14, ptr %2, align 4, !dbg !42
  br label %4, !dbg !29, !llvm.loop !43

15:                                               ; preds = %7
  ret i32 0, !dbg !46
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "many_threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "2fa7b103c19c95dc41bb1707b4e197dd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{}
!14 = !DILocalVariable(name: "p", arg: 1, scope: !9, file: !1, line: 6, type: !12)
!15 = !DILocation(line: 6, column: 20, scope: !9)
!16 = !DILocation(line: 6, column: 25, scope: !9)
!17 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DILocation(line: 8, column: 10, scope: !22)
!22 = distinct !DILexicalBlock(scope: !17, file: !1, line: 8, column: 5)
!23 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 8, type: !20)
!24 = !DILocation(line: 8, column: 14, scope: !22)
!25 = !DILocation(line: 8, column: 21, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 5)
!27 = !DILocation(line: 8, column: 23, scope: !26)
!28 = !DILocation(line: 8, column: 5, scope: !22)
!29 = !DILocation(line: 8, column: 5, scope: !26)
!30 = !DILocation(line: 9, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !26, file: !1, line: 8, column: 38)
!32 = !DILocalVariable(name: "t", scope: !31, file: !1, line: 9, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 9, column: 19, scope: !31)
!37 = !DILocation(line: 10, column: 9, scope: !31)
!38 = !DILocation(line: 11, column: 22, scope: !31)
!39 = !DILocation(line: 11, column: 9, scope: !31)
!40 = !DILocation(line: 12, column: 5, scope: !26)
!41 = !DILocation(line: 12, column: 5, scope: !31)
!42 = !DILocation(line: 8, column: 34, scope: !26)
!43 = distinct !{!43, !28, !44, !45}
!44 = !DILocation(line: 12, column: 5, scope: !22)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 13, column: 5, scope: !17)
