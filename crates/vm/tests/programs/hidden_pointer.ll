; ModuleID = 'hidden_pointer.c'
source_filename = "hidden_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@secret = dso_local global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !16 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !21, !DIExpression(), !22)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5, !dbg !23
    #dbg_declare(ptr %3, !24, !DIExpression(), !25)
  %4 = load i64, ptr @secret, align 8, !dbg !26
  store i64 %4, ptr %3, align 8, !dbg !25
  %5 = load i64, ptr %3, align 8, !dbg !27
  %6 = icmp ne i64 %5, 0, !dbg !27
  br i1 %6, label %7, label %11, !dbg !29

7:                                                ; preds = %1
  %8 = load i64, ptr %3, align 8, !dbg !30
  %9 = xor i64 %8, -1, !dbg !31
  %10 = inttoptr i64 %9 to ptr, !dbg !32
  store i32 1, ptr %10, align 4, !dbg !33
  br label %11, !dbg !34

11:                                               ; preds = %7, %1
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5, !dbg !35
  ret ptr null, !dbg !36
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !40
    #dbg_declare(ptr %2, !41, !DIExpression(), !44)
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #5, !dbg !45
    #dbg_declare(ptr %3, !46, !DIExpression(), !47)
  %4 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !48
  store ptr %4, ptr %3, align 8, !dbg !47
  %5 = load ptr, ptr %3, align 8, !dbg !49
  store i32 0, ptr %5, align 4, !dbg !50
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #5, !dbg !51
  %7 = load ptr, ptr %3, align 8, !dbg !52
  %8 = ptrtoint ptr %7 to i64, !dbg !53
  %9 = xor i64 %8, -1, !dbg !54
  store i64 %9, ptr @secret, align 8, !dbg !55
  %10 = load i64, ptr %2, align 8, !dbg !56
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !57
  %12 = load ptr, ptr %3, align 8, !dbg !58
  %13 = load i32, ptr %12, align 4, !dbg !59
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #5, !dbg !60
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !60
  ret i32 %13, !dbg !61
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "secret", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "hidden_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "66c9872f60fc6dc7450d8e5cf890f79d")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !19}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "p", arg: 1, scope: !16, file: !3, line: 7, type: !19)
!22 = !DILocation(line: 7, column: 20, scope: !16)
!23 = !DILocation(line: 8, column: 5, scope: !16)
!24 = !DILocalVariable(name: "s", scope: !16, file: !3, line: 8, type: !7)
!25 = !DILocation(line: 8, column: 19, scope: !16)
!26 = !DILocation(line: 8, column: 23, scope: !16)
!27 = !DILocation(line: 9, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !16, file: !3, line: 9, column: 9)
!29 = !DILocation(line: 9, column: 9, scope: !16)
!30 = !DILocation(line: 9, column: 21, scope: !28)
!31 = !DILocation(line: 9, column: 23, scope: !28)
!32 = !DILocation(line: 9, column: 13, scope: !28)
!33 = !DILocation(line: 9, column: 47, scope: !28)
!34 = !DILocation(line: 9, column: 12, scope: !28)
!35 = !DILocation(line: 11, column: 1, scope: !16)
!36 = !DILocation(line: 10, column: 5, scope: !16)
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !38, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!38 = !DISubroutineType(types: !39)
!39 = !{!6}
!40 = !DILocation(line: 13, column: 5, scope: !37)
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 13, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !7)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!44 = !DILocation(line: 13, column: 15, scope: !37)
!45 = !DILocation(line: 14, column: 5, scope: !37)
!46 = !DILocalVariable(name: "x", scope: !37, file: !3, line: 14, type: !5)
!47 = !DILocation(line: 14, column: 10, scope: !37)
!48 = !DILocation(line: 14, column: 14, scope: !37)
!49 = !DILocation(line: 15, column: 6, scope: !37)
!50 = !DILocation(line: 15, column: 8, scope: !37)
!51 = !DILocation(line: 16, column: 5, scope: !37)
!52 = !DILocation(line: 17, column: 29, scope: !37)
!53 = !DILocation(line: 17, column: 14, scope: !37)
!54 = !DILocation(line: 17, column: 31, scope: !37)
!55 = !DILocation(line: 17, column: 12, scope: !37)
!56 = !DILocation(line: 18, column: 18, scope: !37)
!57 = !DILocation(line: 18, column: 5, scope: !37)
!58 = !DILocation(line: 19, column: 13, scope: !37)
!59 = !DILocation(line: 19, column: 12, scope: !37)
!60 = !DILocation(line: 20, column: 1, scope: !37)
!61 = !DILocation(line: 19, column: 5, scope: !37)
