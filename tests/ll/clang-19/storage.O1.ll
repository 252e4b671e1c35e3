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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @other_name(i32 noundef %0) local_unnamed_addr #0 !dbg !38 {
    #dbg_value(i32 %0, !42, !DIExpression(), !43)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !44
  %3 = load i32, ptr %2, align 4, !dbg !44, !tbaa !45
  %4 = add nsw i32 %3, %0, !dbg !49
  ret i32 %4, !dbg !50
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal void @bye() #1 !dbg !51 {
    #dbg_value(i32 3, !54, !DIExpression(), !59)
  %1 = load i32, ptr @logged, align 4, !dbg !61, !tbaa !45
  %2 = add nsw i32 %1, 1, !dbg !61
  store i32 %2, ptr @logged, align 4, !dbg !61, !tbaa !45
  %3 = and i32 %1, 3, !dbg !62
  %4 = zext nneg i32 %3 to i64, !dbg !63
  %5 = getelementptr inbounds [4 x i32], ptr @log_, i64 0, i64 %4, !dbg !63
  store i32 3, ptr %5, align 4, !dbg !64, !tbaa !45
  ret void, !dbg !65
}

; Function Attrs: nounwind uwtable
define weak dso_local void @hook() local_unnamed_addr #2 !dbg !66 {
  ret void, !dbg !67
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #2 !dbg !68 {
  %1 = alloca i64, align 8, !DIAssignID !77
    #dbg_assign(i1 undef, !72, !DIExpression(), !77, ptr %1, !DIExpression(), !78)
  %2 = alloca i32, align 4, !DIAssignID !79
    #dbg_assign(i1 undef, !76, !DIExpression(), !79, ptr %2, !DIExpression(), !78)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #9, !dbg !80
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #9, !dbg !81
  store i32 2, ptr %2, align 4, !dbg !82, !tbaa !45, !DIAssignID !83
    #dbg_assign(i32 2, !76, !DIExpression(), !83, ptr %2, !DIExpression(), !78)
  %3 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %2) #9, !dbg !84
  %4 = load i64, ptr %1, align 8, !dbg !85, !tbaa !86
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null) #9, !dbg !88
  store volatile i32 1, ptr @device, align 4, !dbg !89, !tbaa !45
  %6 = load volatile i32, ptr @device, align 4, !dbg !90, !tbaa !45
  %7 = or i32 %6, 2, !dbg !90
  store volatile i32 %7, ptr @device, align 4, !dbg !90, !tbaa !45
  call void @hook(), !dbg !91
  %8 = icmp eq ptr @outside, null, !dbg !92
  br i1 %8, label %10, label %9, !dbg !94

9:                                                ; preds = %0
  store i32 1, ptr @outside, align 4, !dbg !95, !tbaa !45
  br label %10, !dbg !96

10:                                               ; preds = %9, %0
  %11 = load i32, ptr @log_, align 16, !dbg !97, !tbaa !45
    #dbg_value(i32 %11, !42, !DIExpression(), !98)
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !100
  %13 = load i32, ptr %12, align 4, !dbg !100, !tbaa !45
  %14 = add nsw i32 %13, %11, !dbg !101
  %15 = load i32, ptr @tentative, align 4, !dbg !102, !tbaa !45
  %16 = add nsw i32 %14, %15, !dbg !103
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @self), !dbg !104
  %18 = load i32, ptr %17, align 4, !dbg !105, !tbaa !106
  %19 = add nsw i32 %16, %18, !dbg !108
  %20 = tail call ptr @__errno_location() #10, !dbg !109
  %21 = load i32, ptr %20, align 4, !dbg !109, !tbaa !45
  %22 = add nsw i32 %19, %21, !dbg !110
  %23 = load i32, ptr %2, align 4, !dbg !111, !tbaa !45
  %24 = icmp sgt i32 %23, 5, !dbg !112
  %25 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @elsewhere), !dbg !111
  %26 = load i32, ptr %25, align 4, !dbg !111
  %27 = select i1 %24, i32 %26, i32 0, !dbg !111
  %28 = add nsw i32 %22, %27, !dbg !113
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #9, !dbg !114
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #9, !dbg !114
  ret i32 %28, !dbg !115
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind
declare !dbg !116 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal noundef nonnull ptr @run(ptr nocapture noundef readonly %0) #5 !dbg !139 {
    #dbg_value(ptr %0, !141, !DIExpression(), !142)
  %2 = load i32, ptr %0, align 4, !dbg !143, !tbaa !45
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !144
  %4 = load i32, ptr %3, align 4, !dbg !145, !tbaa !45
  %5 = add nsw i32 %4, %2, !dbg !145
  store i32 %5, ptr %3, align 4, !dbg !145, !tbaa !45
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @self), !dbg !146
  %7 = getelementptr inbounds i8, ptr %6, i64 5, !dbg !146
  store i8 120, ptr %7, align 1, !dbg !147, !tbaa !148
  %8 = tail call ptr @__errno_location() #10, !dbg !149
  store i32 0, ptr %8, align 4, !dbg !150, !tbaa !45
  ret ptr %3, !dbg !151
}

declare !dbg !152 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !156 ptr @__errno_location() local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "self", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
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
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 15, type: !39, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!6, !6}
!41 = !{!42}
!42 = !DILocalVariable(name: "x", arg: 1, scope: !38, file: !3, line: 15, type: !6)
!43 = !DILocation(line: 0, scope: !38)
!44 = !DILocation(line: 15, column: 41, scope: !38)
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C/C++ TBAA"}
!49 = !DILocation(line: 15, column: 39, scope: !38)
!50 = !DILocation(line: 15, column: 30, scope: !38)
!51 = distinct !DISubprogram(name: "bye", scope: !3, file: !3, line: 21, type: !52, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !DILocalVariable(name: "what", arg: 1, scope: !55, file: !3, line: 14, type: !6)
!55 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 14, type: !56, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !6}
!58 = !{!54}
!59 = !DILocation(line: 0, scope: !55, inlinedAt: !60)
!60 = distinct !DILocation(line: 21, column: 53, scope: !51)
!61 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !60)
!62 = !DILocation(line: 14, column: 44, scope: !55, inlinedAt: !60)
!63 = !DILocation(line: 14, column: 30, scope: !55, inlinedAt: !60)
!64 = !DILocation(line: 14, column: 49, scope: !55, inlinedAt: !60)
!65 = !DILocation(line: 21, column: 62, scope: !51)
!66 = distinct !DISubprogram(name: "hook", scope: !3, file: !3, line: 22, type: !52, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!67 = !DILocation(line: 22, column: 40, scope: !66)
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !69, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!6}
!71 = !{!72, !76}
!72 = !DILocalVariable(name: "t", scope: !68, file: !3, line: 32, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !74, line: 27, baseType: !75)
!74 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !DILocalVariable(name: "by", scope: !68, file: !3, line: 33, type: !6)
!77 = distinct !DIAssignID()
!78 = !DILocation(line: 0, scope: !68)
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 32, column: 5, scope: !68)
!81 = !DILocation(line: 33, column: 5, scope: !68)
!82 = !DILocation(line: 33, column: 9, scope: !68)
!83 = distinct !DIAssignID()
!84 = !DILocation(line: 34, column: 5, scope: !68)
!85 = !DILocation(line: 35, column: 18, scope: !68)
!86 = !{!87, !87, i64 0}
!87 = !{!"long", !47, i64 0}
!88 = !DILocation(line: 35, column: 5, scope: !68)
!89 = !DILocation(line: 36, column: 12, scope: !68)
!90 = !DILocation(line: 37, column: 12, scope: !68)
!91 = !DILocation(line: 38, column: 5, scope: !68)
!92 = !DILocation(line: 39, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !68, file: !3, line: 39, column: 9)
!94 = !DILocation(line: 39, column: 9, scope: !68)
!95 = !DILocation(line: 40, column: 17, scope: !93)
!96 = !DILocation(line: 40, column: 9, scope: !93)
!97 = !DILocation(line: 41, column: 23, scope: !68)
!98 = !DILocation(line: 0, scope: !38, inlinedAt: !99)
!99 = distinct !DILocation(line: 41, column: 12, scope: !68)
!100 = !DILocation(line: 15, column: 41, scope: !38, inlinedAt: !99)
!101 = !DILocation(line: 15, column: 39, scope: !38, inlinedAt: !99)
!102 = !DILocation(line: 41, column: 34, scope: !68)
!103 = !DILocation(line: 41, column: 32, scope: !68)
!104 = !DILocation(line: 41, column: 47, scope: !68)
!105 = !DILocation(line: 41, column: 52, scope: !68)
!106 = !{!107, !46, i64 0}
!107 = !{!"", !46, i64 0, !47, i64 4}
!108 = !DILocation(line: 41, column: 45, scope: !68)
!109 = !DILocation(line: 41, column: 57, scope: !68)
!110 = !DILocation(line: 41, column: 55, scope: !68)
!111 = !DILocation(line: 41, column: 66, scope: !68)
!112 = !DILocation(line: 41, column: 69, scope: !68)
!113 = !DILocation(line: 41, column: 63, scope: !68)
!114 = !DILocation(line: 42, column: 1, scope: !68)
!115 = !DILocation(line: 41, column: 5, scope: !68)
!116 = !DISubprogram(name: "pthread_create", scope: !117, file: !117, line: 202, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!118 = !DISubroutineType(types: !119)
!119 = !{!6, !120, !122, !134, !138}
!120 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !123)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !125)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !74, line: 62, baseType: !126)
!126 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !74, line: 56, size: 448, elements: !127)
!127 = !{!128, !132}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !126, file: !74, line: 58, baseType: !129, size: 448)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 448, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 56)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !126, file: !74, line: 59, baseType: !133, size: 64)
!133 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DISubroutineType(types: !136)
!136 = !{!137, !137}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !137)
!139 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !135, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !140)
!140 = !{!141}
!141 = !DILocalVariable(name: "arg", arg: 1, scope: !139, file: !3, line: 24, type: !137)
!142 = !DILocation(line: 0, scope: !139)
!143 = !DILocation(line: 25, column: 16, scope: !139)
!144 = !DILocation(line: 25, column: 5, scope: !139)
!145 = !DILocation(line: 25, column: 13, scope: !139)
!146 = !DILocation(line: 26, column: 5, scope: !139)
!147 = !DILocation(line: 26, column: 18, scope: !139)
!148 = !{!47, !47, i64 0}
!149 = !DILocation(line: 27, column: 5, scope: !139)
!150 = !DILocation(line: 27, column: 11, scope: !139)
!151 = !DILocation(line: 28, column: 5, scope: !139)
!152 = !DISubprogram(name: "pthread_join", scope: !117, file: !117, line: 219, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!6, !73, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!156 = !DISubprogram(name: "__errno_location", scope: !157, file: !157, line: 37, type: !158, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DIFile(filename: "/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!158 = !DISubroutineType(types: !4)
