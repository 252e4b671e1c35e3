; ModuleID = 'storage.c'
source_filename = "storage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, [12 x i8] }

@self = dso_local thread_local local_unnamed_addr global %struct.anon { i32 1, [12 x i8] c"main\00\00\00\00\00\00\00\00" }, align 4, !dbg !0
@tentative = dso_local global i32 0, align 4, !dbg !8
@device = dso_local global i32 0, section ".device", align 4, !dbg !10
@outside = extern_weak global i32, align 4
@log_ = internal unnamed_addr global [4 x i32] [i32 1, i32 2, i32 0, i32 0], align 16, !dbg !13
@elsewhere = external thread_local local_unnamed_addr global i32, align 4
@counter = internal thread_local global i32 3, align 4, !dbg !18
@logged = internal unnamed_addr global i32 2, align 4, !dbg !20
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @bye, ptr null }]

@data_alias = dso_local alias i32, ptr @tentative

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @other_name(i32 noundef %0) local_unnamed_addr #0 !dbg !42 {
    #dbg_value(i32 %0, !46, !DIExpression(), !47)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !48
  %3 = load i32, ptr %2, align 4, !dbg !48, !tbaa !38
  %4 = add nsw i32 %3, %0, !dbg !49
  ret i32 %4, !dbg !50
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @bye() #1 !dbg !51 {
    #dbg_value(i32 3, !54, !DIExpression(), !59)
  %1 = load i32, ptr @logged, align 4, !dbg !61, !tbaa !38
  %2 = add nsw i32 %1, 1, !dbg !62
  store i32 %2, ptr @logged, align 4, !dbg !63, !tbaa !38
  %3 = and i32 %1, 3, !dbg !64
  %4 = zext nneg i32 %3 to i64, !dbg !65
  %5 = getelementptr inbounds nuw i32, ptr @log_, i64 %4, !dbg !65
  store i32 3, ptr %5, align 4, !dbg !66, !tbaa !38
  ret void, !dbg !67
}

; Function Attrs: nounwind uwtable
define weak dso_local void @hook() local_unnamed_addr #2 !dbg !68 {
  ret void, !dbg !69
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #2 !dbg !70 {
  %1 = alloca i64, align 8, !DIAssignID !79
    #dbg_assign(i1 poison, !74, !DIExpression(), !79, ptr %1, !DIExpression(), !80)
  %2 = alloca i32, align 4, !DIAssignID !81
    #dbg_assign(i1 poison, !78, !DIExpression(), !81, ptr %2, !DIExpression(), !80)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9, !dbg !82
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9, !dbg !83
  store i32 2, ptr %2, align 4, !dbg !84, !tbaa !38, !DIAssignID !85
    #dbg_assign(i32 2, !78, !DIExpression(), !85, ptr %2, !DIExpression(), !80)
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %2) #9, !dbg !86
  %4 = load i64, ptr %1, align 8, !dbg !87, !tbaa !88
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null) #9, !dbg !90
  store volatile i32 1, ptr @device, align 4, !dbg !91, !tbaa !38
  %6 = load volatile i32, ptr @device, align 4, !dbg !92, !tbaa !38
  %7 = or i32 %6, 2, !dbg !93
  store volatile i32 %7, ptr @device, align 4, !dbg !94, !tbaa !38
  call void @hook(), !dbg !95
  %8 = icmp eq ptr @outside, null, !dbg !96
  br i1 %8, label %10, label %9, !dbg !98

9:                                                ; preds = %0
  store i32 1, ptr @outside, align 4, !dbg !99, !tbaa !38
  br label %10, !dbg !100

10:                                               ; preds = %9, %0
  %11 = load i32, ptr @log_, align 16, !dbg !101, !tbaa !38
    #dbg_value(i32 %11, !46, !DIExpression(), !102)
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !104
  %13 = load i32, ptr %12, align 4, !dbg !104, !tbaa !38
  %14 = add nsw i32 %13, %11, !dbg !105
  %15 = load i32, ptr @tentative, align 4, !dbg !106, !tbaa !38
  %16 = add nsw i32 %14, %15, !dbg !107
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @self), !dbg !108
  %18 = load i32, ptr %17, align 4, !dbg !109, !tbaa !110
  %19 = add nsw i32 %16, %18, !dbg !112
  %20 = tail call ptr @__errno_location() #10, !dbg !113
  %21 = load i32, ptr %20, align 4, !dbg !113, !tbaa !38
  %22 = add nsw i32 %19, %21, !dbg !114
  %23 = load i32, ptr %2, align 4, !dbg !115, !tbaa !38
  %24 = icmp sgt i32 %23, 5, !dbg !116
  %25 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @elsewhere), !dbg !117
  %26 = load i32, ptr %25, align 4, !dbg !117
  %27 = select i1 %24, i32 %26, i32 0, !dbg !117
  %28 = add nsw i32 %22, %27, !dbg !118
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9, !dbg !119
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9, !dbg !119
  ret i32 %28, !dbg !120
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare !dbg !121 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef nonnull ptr @run(ptr noundef readonly captures(none) %0) #5 !dbg !144 {
    #dbg_value(ptr %0, !146, !DIExpression(), !147)
  %2 = load i32, ptr %0, align 4, !dbg !148, !tbaa !38
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !149
  %4 = load i32, ptr %3, align 4, !dbg !150, !tbaa !38
  %5 = add nsw i32 %4, %2, !dbg !151
  store i32 %5, ptr %3, align 4, !dbg !152, !tbaa !38
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @self), !dbg !153
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 5, !dbg !153
  store i8 120, ptr %7, align 1, !dbg !154, !tbaa !155
  %8 = tail call ptr @__errno_location() #10, !dbg !156
  store i32 0, ptr %8, align 4, !dbg !157, !tbaa !38
  ret ptr %3, !dbg !158
}

declare !dbg !159 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !163 ptr @__errno_location() local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}
!llvm.errno.tbaa = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "self", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "storage.c", directory: ".", checksumkind: CSK_MD5, checksum: "d6eca2f388b4220a07c1e6ea25ff9a3a")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0, !8, !10, !13, !18, !20}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "tentative", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "device", scope: !2, file: !3, line: 10, type: !12, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "log_", scope: !2, file: !3, line: 11, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !6, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "logged", scope: !2, file: !3, line: 12, type: !6, isLocal: true, isDefinition: true)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 6, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !22, file: !3, line: 6, baseType: !6, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !22, file: !3, line: 6, baseType: !26, size: 96, offset: 32)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 96, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 12)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!37 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!38 = !{!39, !39, i64 0}
!39 = !{!"int", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C/C++ TBAA"}
!42 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 15, type: !43, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45, keyInstructions: true)
!43 = !DISubroutineType(types: !44)
!44 = !{!6, !6}
!45 = !{!46}
!46 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !3, line: 15, type: !6)
!47 = !DILocation(line: 0, scope: !42)
!48 = !DILocation(line: 15, column: 41, scope: !42)
!49 = !DILocation(line: 15, column: 39, scope: !42, atomGroup: 1, atomRank: 2)
!50 = !DILocation(line: 15, column: 30, scope: !42, atomGroup: 1, atomRank: 1)
!51 = distinct !DISubprogram(name: "bye", scope: !3, file: !3, line: 21, type: !52, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !DILocalVariable(name: "what", arg: 1, scope: !55, file: !3, line: 14, type: !6)
!55 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 14, type: !56, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58, keyInstructions: true)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !6}
!58 = !{!54}
!59 = !DILocation(line: 0, scope: !55, inlinedAt: !60)
!60 = distinct !DILocation(line: 21, column: 53, scope: !51)
!61 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !60)
!62 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !60, atomGroup: 2, atomRank: 2)
!63 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !60, atomGroup: 2, atomRank: 1)
!64 = !DILocation(line: 14, column: 44, scope: !55, inlinedAt: !60)
!65 = !DILocation(line: 14, column: 30, scope: !55, inlinedAt: !60)
!66 = !DILocation(line: 14, column: 49, scope: !55, inlinedAt: !60, atomGroup: 1, atomRank: 1)
!67 = !DILocation(line: 21, column: 62, scope: !51, atomGroup: 1, atomRank: 1)
!68 = distinct !DISubprogram(name: "hook", scope: !3, file: !3, line: 22, type: !52, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!69 = !DILocation(line: 22, column: 40, scope: !68, atomGroup: 1, atomRank: 1)
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !71, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !73, keyInstructions: true)
!71 = !DISubroutineType(types: !72)
!72 = !{!6}
!73 = !{!74, !78}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 32, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !76, line: 27, baseType: !77)
!76 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocalVariable(name: "by", scope: !70, file: !3, line: 33, type: !6)
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 0, scope: !70)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 32, column: 5, scope: !70)
!83 = !DILocation(line: 33, column: 5, scope: !70)
!84 = !DILocation(line: 33, column: 9, scope: !70, atomGroup: 1, atomRank: 1)
!85 = distinct !DIAssignID()
!86 = !DILocation(line: 34, column: 5, scope: !70)
!87 = !DILocation(line: 35, column: 18, scope: !70)
!88 = !{!89, !89, i64 0}
!89 = !{!"long", !40, i64 0}
!90 = !DILocation(line: 35, column: 5, scope: !70)
!91 = !DILocation(line: 36, column: 12, scope: !70, atomGroup: 2, atomRank: 1)
!92 = !DILocation(line: 37, column: 12, scope: !70)
!93 = !DILocation(line: 37, column: 12, scope: !70, atomGroup: 3, atomRank: 2)
!94 = !DILocation(line: 37, column: 12, scope: !70, atomGroup: 3, atomRank: 1)
!95 = !DILocation(line: 38, column: 5, scope: !70)
!96 = !DILocation(line: 39, column: 9, scope: !97, atomGroup: 4, atomRank: 2)
!97 = distinct !DILexicalBlock(scope: !70, file: !3, line: 39, column: 9)
!98 = !DILocation(line: 39, column: 9, scope: !97, atomGroup: 4, atomRank: 1)
!99 = !DILocation(line: 40, column: 17, scope: !97, atomGroup: 5, atomRank: 1)
!100 = !DILocation(line: 40, column: 9, scope: !97)
!101 = !DILocation(line: 41, column: 23, scope: !70)
!102 = !DILocation(line: 0, scope: !42, inlinedAt: !103)
!103 = distinct !DILocation(line: 41, column: 12, scope: !70)
!104 = !DILocation(line: 15, column: 41, scope: !42, inlinedAt: !103)
!105 = !DILocation(line: 15, column: 39, scope: !42, inlinedAt: !103, atomGroup: 1, atomRank: 2)
!106 = !DILocation(line: 41, column: 34, scope: !70)
!107 = !DILocation(line: 41, column: 32, scope: !70)
!108 = !DILocation(line: 41, column: 47, scope: !70)
!109 = !DILocation(line: 41, column: 52, scope: !70)
!110 = !{!111, !39, i64 0}
!111 = !{!"", !39, i64 0, !40, i64 4}
!112 = !DILocation(line: 41, column: 45, scope: !70)
!113 = !DILocation(line: 41, column: 57, scope: !70)
!114 = !DILocation(line: 41, column: 55, scope: !70)
!115 = !DILocation(line: 41, column: 66, scope: !70)
!116 = !DILocation(line: 41, column: 69, scope: !70, atomGroup: 7, atomRank: 2)
!117 = !DILocation(line: 41, column: 66, scope: !70, atomGroup: 7, atomRank: 1)
!118 = !DILocation(line: 41, column: 63, scope: !70, atomGroup: 8, atomRank: 2)
!119 = !DILocation(line: 42, column: 1, scope: !70)
!120 = !DILocation(line: 41, column: 5, scope: !70, atomGroup: 8, atomRank: 1)
!121 = !DISubprogram(name: "pthread_create", scope: !122, file: !122, line: 202, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!123 = !DISubroutineType(types: !124)
!124 = !{!6, !125, !127, !139, !143}
!125 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !128)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !76, line: 62, baseType: !131)
!131 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !76, line: 56, size: 448, elements: !132)
!132 = !{!133, !137}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !131, file: !76, line: 58, baseType: !134, size: 448)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 448, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 56)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !131, file: !76, line: 59, baseType: !138, size: 64)
!138 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!140 = !DISubroutineType(types: !141)
!141 = !{!142, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !142)
!144 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !140, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !145, keyInstructions: true)
!145 = !{!146}
!146 = !DILocalVariable(name: "arg", arg: 1, scope: !144, file: !3, line: 24, type: !142)
!147 = !DILocation(line: 0, scope: !144)
!148 = !DILocation(line: 25, column: 16, scope: !144)
!149 = !DILocation(line: 25, column: 5, scope: !144)
!150 = !DILocation(line: 25, column: 13, scope: !144)
!151 = !DILocation(line: 25, column: 13, scope: !144, atomGroup: 1, atomRank: 2)
!152 = !DILocation(line: 25, column: 13, scope: !144, atomGroup: 1, atomRank: 1)
!153 = !DILocation(line: 26, column: 5, scope: !144)
!154 = !DILocation(line: 26, column: 18, scope: !144, atomGroup: 2, atomRank: 1)
!155 = !{!40, !40, i64 0}
!156 = !DILocation(line: 27, column: 5, scope: !144)
!157 = !DILocation(line: 27, column: 11, scope: !144, atomGroup: 3, atomRank: 1)
!158 = !DILocation(line: 28, column: 5, scope: !144, atomGroup: 4, atomRank: 1)
!159 = !DISubprogram(name: "pthread_join", scope: !122, file: !122, line: 219, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!6, !75, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!163 = !DISubprogram(name: "__errno_location", scope: !164, file: !164, line: 37, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DIFile(filename: "/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!165 = !DISubroutineType(types: !4)
