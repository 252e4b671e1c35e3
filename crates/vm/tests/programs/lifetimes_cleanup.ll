; ModuleID = 'lifetimes_cleanup.c'
source_filename = "lifetimes_cleanup.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@ready = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@shared = internal global ptr null, align 8, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #6, !dbg !54
    #dbg_declare(ptr %2, !55, !DIExpression(), !58)
  %3 = call i32 @sem_init(ptr noundef @ready, i32 noundef 0, i32 noundef 0) #6, !dbg !59
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @worker, ptr noundef null) #6, !dbg !60
  %5 = call i32 @sem_wait(ptr noundef @ready), !dbg !61
  %6 = load ptr, ptr @shared, align 8, !dbg !62
  store i32 2, ptr %6, align 4, !dbg !63
  %7 = load i64, ptr %2, align 8, !dbg !64
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !65
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #6, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !71, !DIExpression(), !72)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #6, !dbg !73
    #dbg_declare(ptr %3, !74, !DIExpression(), !75)
  store i32 0, ptr %3, align 4, !dbg !75
  br label %8, !dbg !76

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 104, ptr %4) #6, !dbg !77
    #dbg_declare(ptr %4, !79, !DIExpression(), !77)
  call void @llvm.lifetime.start.p0(i64 8, ptr %5) #6, !dbg !77
    #dbg_declare(ptr %5, !96, !DIExpression(), !77)
  store ptr @handler, ptr %5, align 8, !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr %6) #6, !dbg !77
    #dbg_declare(ptr %6, !100, !DIExpression(), !77)
  store ptr %3, ptr %6, align 8, !dbg !77
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #6, !dbg !77
    #dbg_declare(ptr %7, !101, !DIExpression(), !77)
  %9 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0, !dbg !77
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i64 0, i64 0, !dbg !77
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #7, !dbg !77
  store i32 %11, ptr %7, align 4, !dbg !77
  %12 = load i32, ptr %7, align 4, !dbg !102
  %13 = sext i32 %12 to i64, !dbg !102
  %14 = icmp ne i64 %13, 0, !dbg !102
  br i1 %14, label %15, label %18, !dbg !77

15:                                               ; preds = %8
  %16 = load ptr, ptr %5, align 8, !dbg !104
  %17 = load ptr, ptr %6, align 8, !dbg !104
  call void %16(ptr noundef %17), !dbg !104
  call void @__pthread_unwind_next(ptr noundef %4) #8, !dbg !104
  unreachable, !dbg !104

18:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr noundef %4), !dbg !77
  br label %19, !dbg !77

19:                                               ; preds = %18
  call void @inner(), !dbg !106
  br label %20, !dbg !108

20:                                               ; preds = %19
  br label %21, !dbg !109

21:                                               ; preds = %20
  br label %22, !dbg !109

22:                                               ; preds = %21
  br label %23, !dbg !108

23:                                               ; preds = %22
  br label %24, !dbg !108

24:                                               ; preds = %23
  call void @__pthread_unregister_cancel(ptr noundef %4), !dbg !111
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #6, !dbg !112
  call void @llvm.lifetime.end.p0(i64 8, ptr %6) #6, !dbg !112
  call void @llvm.lifetime.end.p0(i64 8, ptr %5) #6, !dbg !112
  call void @llvm.lifetime.end.p0(i64 104, ptr %4) #6, !dbg !112
  br label %25, !dbg !111

25:                                               ; preds = %24
  br label %26, !dbg !111

26:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #6, !dbg !113
  ret ptr null, !dbg !114
}

declare i32 @sem_wait(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !116, !DIExpression(), !117)
  %3 = load ptr, ptr %2, align 8, !dbg !118
  %4 = load i32, ptr %3, align 4, !dbg !119
  %5 = add nsw i32 %4, 1, !dbg !119
  store i32 %5, ptr %3, align 4, !dbg !119
  ret void, !dbg !120
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #4

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #5

declare void @__pthread_register_cancel(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @inner() #0 !dbg !121 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %1) #6, !dbg !124
    #dbg_declare(ptr %1, !125, !DIExpression(), !126)
  store i32 1, ptr %1, align 4, !dbg !126
  store ptr %1, ptr @shared, align 8, !dbg !127
  %2 = call i32 @sem_post(ptr noundef @ready) #6, !dbg !128
  call void @pthread_exit(ptr noundef null) #8, !dbg !129
  unreachable, !dbg !129
}

declare void @__pthread_unregister_cancel(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind returns_twice }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 4, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !30, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lifetimes_cleanup.c", directory: ".", checksumkind: CSK_MD5, checksum: "5421ce089cd2402c9957a097a21183b4")
!4 = !{!5, !28, !29}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !7, line: 26, size: 1600, elements: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!8 = !{!9, !16, !18}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !6, file: !7, line: 32, baseType: !10, size: 512)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !11, line: 31, baseType: !12)
!11 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 512, elements: !14)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DISubrange(count: 8)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !6, file: !7, line: 33, baseType: !17, size: 32, offset: 512)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !6, file: !7, line: 34, baseType: !19, size: 1024, offset: 576)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !20, line: 8, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !20, line: 5, size: 1024, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !21, file: !20, line: 7, baseType: !24, size: 1024)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 1024, elements: !26)
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !{!27}
!27 = !DISubrange(count: 16)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!30 = !{!31, !0}
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 3, type: !29, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !34, line: 39, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 35, size: 256, elements: !36)
!36 = !{!37, !42}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !35, file: !34, line: 37, baseType: !38, size: 256)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 256, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 38, baseType: !13, size: 64)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !51, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!17}
!53 = !{}
!54 = !DILocation(line: 20, column: 5, scope: !50)
!55 = !DILocalVariable(name: "thread", scope: !50, file: !3, line: 20, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !57, line: 27, baseType: !25)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!58 = !DILocation(line: 20, column: 15, scope: !50)
!59 = !DILocation(line: 21, column: 5, scope: !50)
!60 = !DILocation(line: 22, column: 5, scope: !50)
!61 = !DILocation(line: 23, column: 5, scope: !50)
!62 = !DILocation(line: 24, column: 6, scope: !50)
!63 = !DILocation(line: 24, column: 13, scope: !50)
!64 = !DILocation(line: 25, column: 18, scope: !50)
!65 = !DILocation(line: 25, column: 5, scope: !50)
!66 = !DILocation(line: 27, column: 1, scope: !50)
!67 = !DILocation(line: 26, column: 5, scope: !50)
!68 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 12, type: !69, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!69 = !DISubroutineType(types: !70)
!70 = !{!28, !28}
!71 = !DILocalVariable(name: "unused", arg: 1, scope: !68, file: !3, line: 12, type: !28)
!72 = !DILocation(line: 12, column: 27, scope: !68)
!73 = !DILocation(line: 13, column: 5, scope: !68)
!74 = !DILocalVariable(name: "outer", scope: !68, file: !3, line: 13, type: !17)
!75 = !DILocation(line: 13, column: 9, scope: !68)
!76 = !DILocation(line: 14, column: 5, scope: !68)
!77 = !DILocation(line: 14, column: 5, scope: !78)
!78 = distinct !DILexicalBlock(scope: !68, file: !3, line: 14, column: 5)
!79 = !DILocalVariable(name: "__cancel_buf", scope: !78, file: !3, line: 14, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !81, line: 548, baseType: !82, align: 128)
!81 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !81, line: 544, size: 832, elements: !83)
!83 = !{!84, !92}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !82, file: !81, line: 546, baseType: !85, size: 576)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 576, elements: !90)
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !81, line: 538, size: 576, elements: !87)
!87 = !{!88, !89}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !86, file: !81, line: 540, baseType: !10, size: 512)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !86, file: !81, line: 541, baseType: !17, size: 32, offset: 512)
!90 = !{!91}
!91 = !DISubrange(count: 1)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !82, file: !81, line: 547, baseType: !93, size: 256, offset: 576)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 4)
!96 = !DILocalVariable(name: "__cancel_routine", scope: !78, file: !3, line: 14, type: !97)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !28}
!100 = !DILocalVariable(name: "__cancel_arg", scope: !78, file: !3, line: 14, type: !28)
!101 = !DILocalVariable(name: "__not_first_call", scope: !78, file: !3, line: 14, type: !17)
!102 = !DILocation(line: 14, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !78, file: !3, line: 14, column: 5)
!104 = !DILocation(line: 14, column: 5, scope: !105)
!105 = distinct !DILexicalBlock(scope: !103, file: !3, line: 14, column: 5)
!106 = !DILocation(line: 15, column: 5, scope: !107)
!107 = distinct !DILexicalBlock(scope: !78, file: !3, line: 14, column: 5)
!108 = !DILocation(line: 16, column: 5, scope: !107)
!109 = !DILocation(line: 16, column: 5, scope: !110)
!110 = distinct !DILexicalBlock(scope: !107, file: !3, line: 16, column: 5)
!111 = !DILocation(line: 16, column: 5, scope: !78)
!112 = !DILocation(line: 16, column: 5, scope: !68)
!113 = !DILocation(line: 18, column: 1, scope: !68)
!114 = !DILocation(line: 17, column: 5, scope: !68)
!115 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 5, type: !98, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!116 = !DILocalVariable(name: "at", arg: 1, scope: !115, file: !3, line: 5, type: !28)
!117 = !DILocation(line: 5, column: 27, scope: !115)
!118 = !DILocation(line: 5, column: 41, scope: !115)
!119 = !DILocation(line: 5, column: 44, scope: !115)
!120 = !DILocation(line: 5, column: 50, scope: !115)
!121 = distinct !DISubprogram(name: "inner", scope: !3, file: !3, line: 6, type: !122, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!122 = !DISubroutineType(types: !123)
!123 = !{null}
!124 = !DILocation(line: 7, column: 5, scope: !121)
!125 = !DILocalVariable(name: "local", scope: !121, file: !3, line: 7, type: !17)
!126 = !DILocation(line: 7, column: 9, scope: !121)
!127 = !DILocation(line: 8, column: 12, scope: !121)
!128 = !DILocation(line: 9, column: 5, scope: !121)
!129 = !DILocation(line: 10, column: 5, scope: !121)
