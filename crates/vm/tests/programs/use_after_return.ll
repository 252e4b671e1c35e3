; ModuleID = 'use_after_return.c'
source_filename = "use_after_return.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @f(i32 noundef %0) #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = alloca [4 x i32], align 16
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !16)
  call void @llvm.lifetime.start.p0(i64 16, ptr %3) #2, !dbg !17
    #dbg_declare(ptr %3, !18, !DIExpression(), !22)
  %5 = load i32, ptr %2, align 4, !dbg !23
  %6 = sext i32 %5 to i64, !dbg !24
  %7 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %6, !dbg !24
  store i32 1, ptr %7, align 4, !dbg !25
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #2, !dbg !26
    #dbg_declare(ptr %4, !27, !DIExpression(), !28)
  %8 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0, !dbg !29
  store ptr %8, ptr %4, align 8, !dbg !28
  %9 = load ptr, ptr %4, align 8, !dbg !30
  %10 = load i32, ptr %2, align 4, !dbg !31
  %11 = sext i32 %10 to i64, !dbg !32
  %12 = getelementptr inbounds i32, ptr %9, i64 %11, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #2, !dbg !33
  call void @llvm.lifetime.end.p0(i64 16, ptr %3) #2, !dbg !33
  ret ptr %12, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call ptr @f(i32 noundef 2), !dbg !38
  %3 = load i32, ptr %2, align 4, !dbg !39
  ret i32 %3, !dbg !40
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "use_after_return.c", directory: ".", checksumkind: CSK_MD5, checksum: "75127b6cdcfde94148fbc8d243cc80f2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", arg: 1, scope: !9, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 12, scope: !9)
!17 = !DILocation(line: 7, column: 5, scope: !9)
!18 = !DILocalVariable(name: "a", scope: !9, file: !1, line: 7, type: !19)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DILocation(line: 7, column: 9, scope: !9)
!23 = !DILocation(line: 8, column: 7, scope: !9)
!24 = !DILocation(line: 8, column: 5, scope: !9)
!25 = !DILocation(line: 8, column: 10, scope: !9)
!26 = !DILocation(line: 9, column: 5, scope: !9)
!27 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 9, type: !12)
!28 = !DILocation(line: 9, column: 10, scope: !9)
!29 = !DILocation(line: 9, column: 14, scope: !9)
!30 = !DILocation(line: 10, column: 12, scope: !9)
!31 = !DILocation(line: 10, column: 16, scope: !9)
!32 = !DILocation(line: 10, column: 14, scope: !9)
!33 = !DILocation(line: 11, column: 1, scope: !9)
!34 = !DILocation(line: 10, column: 5, scope: !9)
!35 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !36, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!36 = !DISubroutineType(types: !37)
!37 = !{!13}
!38 = !DILocation(line: 12, column: 26, scope: !35)
!39 = !DILocation(line: 12, column: 25, scope: !35)
!40 = !DILocation(line: 12, column: 18, scope: !35)
