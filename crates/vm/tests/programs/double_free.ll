; ModuleID = 'double_free.c'
source_filename = "double_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #4, !dbg !14
    #dbg_declare(ptr %2, !15, !DIExpression(), !18)
  %4 = call noalias ptr @malloc(i64 noundef 3) #5, !dbg !19
  store ptr %4, ptr %2, align 8, !dbg !18
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #4, !dbg !14
    #dbg_declare(ptr %3, !20, !DIExpression(), !21)
  %5 = load ptr, ptr %2, align 8, !dbg !22
  store ptr %5, ptr %3, align 8, !dbg !21
  %6 = load ptr, ptr %2, align 8, !dbg !23
  call void @free(ptr noundef %6) #4, !dbg !24
  %7 = load ptr, ptr %3, align 8, !dbg !25
  call void @free(ptr noundef %7) #4, !dbg !26
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #4, !dbg !27
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #4, !dbg !27
  ret i32 0, !dbg !28
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "double_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "17ae020e6e9867f749254babc35719b1")
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
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DILocation(line: 7, column: 11, scope: !9)
!19 = !DILocation(line: 7, column: 15, scope: !9)
!20 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 7, type: !16)
!21 = !DILocation(line: 7, column: 27, scope: !9)
!22 = !DILocation(line: 7, column: 31, scope: !9)
!23 = !DILocation(line: 8, column: 10, scope: !9)
!24 = !DILocation(line: 8, column: 5, scope: !9)
!25 = !DILocation(line: 9, column: 10, scope: !9)
!26 = !DILocation(line: 9, column: 5, scope: !9)
!27 = !DILocation(line: 11, column: 1, scope: !9)
!28 = !DILocation(line: 10, column: 5, scope: !9)
