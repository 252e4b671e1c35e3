; ModuleID = 'indeterminate.c'
source_filename = "indeterminate.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #3, !dbg !14
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %5 = call noalias ptr @malloc(i64 noundef 8) #4, !dbg !18
  store ptr %5, ptr %2, align 8, !dbg !17
  %6 = load ptr, ptr %2, align 8, !dbg !19
  %7 = getelementptr inbounds i32, ptr %6, i64 0, !dbg !19
  store i32 1, ptr %7, align 4, !dbg !20
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #3, !dbg !21
    #dbg_declare(ptr %3, !22, !DIExpression(), !23)
  %8 = load ptr, ptr %2, align 8, !dbg !24
  %9 = getelementptr inbounds i32, ptr %8, i64 1, !dbg !24
  %10 = load i32, ptr %9, align 4, !dbg !24
  store i32 %10, ptr %3, align 4, !dbg !23
  %11 = load i32, ptr %3, align 4, !dbg !25
  %12 = load ptr, ptr %2, align 8, !dbg !26
  %13 = getelementptr inbounds i32, ptr %12, i64 0, !dbg !26
  store i32 %11, ptr %13, align 4, !dbg !27
  %14 = load ptr, ptr %2, align 8, !dbg !28
  %15 = getelementptr inbounds i32, ptr %14, i64 1, !dbg !28
  %16 = load i32, ptr %15, align 4, !dbg !28
  %17 = icmp sgt i32 %16, 3, !dbg !30
  br i1 %17, label %18, label %19, !dbg !31

18:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !32
  store i32 1, ptr %4, align 4
  br label %20, !dbg !32

19:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !33
  store i32 1, ptr %4, align 4
  br label %20, !dbg !33

20:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #3, !dbg !34
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #3, !dbg !34
  %21 = load i32, ptr %1, align 4, !dbg !34
  ret i32 %21, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "indeterminate.c", directory: ".", checksumkind: CSK_MD5, checksum: "c767858c0c0be57f9abb64bf726137e8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocation(line: 7, column: 5, scope: !9)
!15 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocation(line: 7, column: 10, scope: !9)
!18 = !DILocation(line: 7, column: 14, scope: !9)
!19 = !DILocation(line: 8, column: 5, scope: !9)
!20 = !DILocation(line: 8, column: 10, scope: !9)
!21 = !DILocation(line: 9, column: 5, scope: !9)
!22 = !DILocalVariable(name: "copy", scope: !9, file: !1, line: 9, type: !12)
!23 = !DILocation(line: 9, column: 9, scope: !9)
!24 = !DILocation(line: 9, column: 16, scope: !9)
!25 = !DILocation(line: 10, column: 12, scope: !9)
!26 = !DILocation(line: 10, column: 5, scope: !9)
!27 = !DILocation(line: 10, column: 10, scope: !9)
!28 = !DILocation(line: 11, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 9)
!30 = !DILocation(line: 11, column: 14, scope: !29)
!31 = !DILocation(line: 11, column: 9, scope: !9)
!32 = !DILocation(line: 11, column: 19, scope: !29)
!33 = !DILocation(line: 12, column: 5, scope: !9)
!34 = !DILocation(line: 13, column: 1, scope: !9)
