; ModuleID = 'storage.c'
source_filename = "storage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, [12 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }

@self = dso_local thread_local local_unnamed_addr global %struct.anon { i32 1, [12 x i8] c"main\00\00\00\00\00\00\00\00" }, align 4, !dbg !0
@tentative = dso_local global i32 0, align 4, !dbg !8
@device = dso_local global i32 0, section ".device", align 4, !dbg !10
@outside = extern_weak global i32, align 4
@log_ = internal unnamed_addr global [4 x i32] zeroinitializer, align 16, !dbg !13
@elsewhere = external thread_local local_unnamed_addr global i32, align 4
@counter = internal thread_local global i32 3, align 4, !dbg !18
@logged = internal unnamed_addr global i32 0, align 4, !dbg !20
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @later, i8* null }, { i32, void ()*, i8* } { i32 101, void ()* @early, i8* null }]
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @bye, i8* null }]

@data_alias = dso_local alias i32, i32* @tentative

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i32 @other_name(i32 noundef %0) local_unnamed_addr #0 !dbg !37 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !41, metadata !DIExpression()), !dbg !42
  %2 = load i32, i32* @counter, align 4, !dbg !43, !tbaa !44
  %3 = add nsw i32 %2, %0, !dbg !48
  ret i32 %3, !dbg !49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @later() #1 !dbg !50 {
  call void @llvm.dbg.value(metadata i32 2, metadata !54, metadata !DIExpression()), !dbg !59
  %1 = load i32, i32* @logged, align 4, !dbg !61, !tbaa !44
  %2 = add nsw i32 %1, 1, !dbg !61
  store i32 %2, i32* @logged, align 4, !dbg !61, !tbaa !44
  %3 = and i32 %1, 3, !dbg !62
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* @log_, i64 0, i64 %4, !dbg !63
  store i32 2, i32* %5, align 4, !dbg !64, !tbaa !44
  ret void, !dbg !65
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @early() #1 !dbg !66 {
  call void @llvm.dbg.value(metadata i32 1, metadata !54, metadata !DIExpression()), !dbg !67
  %1 = load i32, i32* @logged, align 4, !dbg !69, !tbaa !44
  %2 = add nsw i32 %1, 1, !dbg !69
  store i32 %2, i32* @logged, align 4, !dbg !69, !tbaa !44
  %3 = and i32 %1, 3, !dbg !70
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* @log_, i64 0, i64 %4, !dbg !71
  store i32 1, i32* %5, align 4, !dbg !72, !tbaa !44
  ret void, !dbg !73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define internal void @bye() #1 !dbg !74 {
  call void @llvm.dbg.value(metadata i32 3, metadata !54, metadata !DIExpression()), !dbg !75
  %1 = load i32, i32* @logged, align 4, !dbg !77, !tbaa !44
  %2 = add nsw i32 %1, 1, !dbg !77
  store i32 %2, i32* @logged, align 4, !dbg !77, !tbaa !44
  %3 = and i32 %1, 3, !dbg !78
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [4 x i32], [4 x i32]* @log_, i64 0, i64 %4, !dbg !79
  store i32 3, i32* %5, align 4, !dbg !80, !tbaa !44
  ret void, !dbg !81
}

; Function Attrs: nounwind uwtable
define weak dso_local void @hook() local_unnamed_addr #2 !dbg !82 {
  ret void, !dbg !83
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #2 !dbg !84 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = bitcast i64* %1 to i8*, !dbg !93
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %3) #9, !dbg !93
  %4 = bitcast i32* %2 to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #9, !dbg !94
  call void @llvm.dbg.value(metadata i32 2, metadata !92, metadata !DIExpression()), !dbg !95
  store i32 2, i32* %2, align 4, !dbg !96, !tbaa !44
  call void @llvm.dbg.value(metadata i64* %1, metadata !88, metadata !DIExpression(DW_OP_deref)), !dbg !95
  call void @llvm.dbg.value(metadata i32* %2, metadata !92, metadata !DIExpression(DW_OP_deref)), !dbg !95
  %5 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @run, i8* noundef nonnull %4) #9, !dbg !97
  %6 = load i64, i64* %1, align 8, !dbg !98, !tbaa !99
  call void @llvm.dbg.value(metadata i64 %6, metadata !88, metadata !DIExpression()), !dbg !95
  %7 = call i32 @pthread_join(i64 noundef %6, i8** noundef null) #9, !dbg !101
  store volatile i32 1, i32* @device, align 4, !dbg !102, !tbaa !44
  %8 = load volatile i32, i32* @device, align 4, !dbg !103, !tbaa !44
  %9 = or i32 %8, 2, !dbg !103
  store volatile i32 %9, i32* @device, align 4, !dbg !103, !tbaa !44
  call void @hook(), !dbg !104
  br i1 icmp ne (i32* @outside, i32* null), label %10, label %11, !dbg !105

10:                                               ; preds = %0
  store i32 1, i32* @outside, align 4, !dbg !106, !tbaa !44
  br label %11, !dbg !108

11:                                               ; preds = %10, %0
  %12 = load i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @log_, i64 0, i64 0), align 16, !dbg !109, !tbaa !44
  call void @llvm.dbg.value(metadata i32 %12, metadata !41, metadata !DIExpression()), !dbg !110
  %13 = load i32, i32* @counter, align 4, !dbg !112, !tbaa !44
  %14 = add nsw i32 %13, %12, !dbg !113
  %15 = load i32, i32* @tentative, align 4, !dbg !114, !tbaa !44
  %16 = add nsw i32 %14, %15, !dbg !115
  %17 = load i32, i32* getelementptr inbounds (%struct.anon, %struct.anon* @self, i64 0, i32 0), align 4, !dbg !116, !tbaa !117
  %18 = add nsw i32 %16, %17, !dbg !119
  %19 = call i32* @__errno_location() #10, !dbg !120
  %20 = load i32, i32* %19, align 4, !dbg !120, !tbaa !44
  %21 = add nsw i32 %18, %20, !dbg !121
  %22 = load i32, i32* %2, align 4, !dbg !122, !tbaa !44
  call void @llvm.dbg.value(metadata i32 %22, metadata !92, metadata !DIExpression()), !dbg !95
  %23 = icmp sgt i32 %22, 5, !dbg !123
  %24 = load i32, i32* @elsewhere, align 4, !dbg !122
  %25 = select i1 %23, i32 %24, i32 0, !dbg !122
  %26 = add nsw i32 %21, %25, !dbg !124
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #9, !dbg !125
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %3) #9, !dbg !125
  ret i32 %26, !dbg !126
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind
declare !dbg !127 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define internal i8* @run(i8* nocapture noundef readonly %0) #5 !dbg !150 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !152, metadata !DIExpression()), !dbg !153
  %2 = bitcast i8* %0 to i32*, !dbg !154
  %3 = load i32, i32* %2, align 4, !dbg !155, !tbaa !44
  %4 = load i32, i32* @counter, align 4, !dbg !156, !tbaa !44
  %5 = add nsw i32 %4, %3, !dbg !156
  store i32 %5, i32* @counter, align 4, !dbg !156, !tbaa !44
  store i8 120, i8* getelementptr inbounds (%struct.anon, %struct.anon* @self, i64 0, i32 1, i64 1), align 1, !dbg !157, !tbaa !158
  %6 = call i32* @__errno_location() #10, !dbg !159
  store i32 0, i32* %6, align 4, !dbg !160, !tbaa !44
  ret i8* bitcast (i32* @counter to i8*), !dbg !161
}

declare !dbg !162 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32* @__errno_location() local_unnamed_addr #7

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nounwind }
attributes #10 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "self", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
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
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{!"Debian clang version 14.0.6"}
!37 = distinct !DISubprogram(name: "original", scope: !3, file: !3, line: 15, type: !38, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!6, !6}
!40 = !{!41}
!41 = !DILocalVariable(name: "x", arg: 1, scope: !37, file: !3, line: 15, type: !6)
!42 = !DILocation(line: 0, scope: !37)
!43 = !DILocation(line: 15, column: 41, scope: !37)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C/C++ TBAA"}
!48 = !DILocation(line: 15, column: 39, scope: !37)
!49 = !DILocation(line: 15, column: 30, scope: !37)
!50 = distinct !DISubprogram(name: "later", scope: !3, file: !3, line: 19, type: !51, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{null}
!53 = !{}
!54 = !DILocalVariable(name: "what", arg: 1, scope: !55, file: !3, line: 14, type: !6)
!55 = distinct !DISubprogram(name: "note", scope: !3, file: !3, line: 14, type: !56, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !6}
!58 = !{!54}
!59 = !DILocation(line: 0, scope: !55, inlinedAt: !60)
!60 = distinct !DILocation(line: 19, column: 61, scope: !50)
!61 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !60)
!62 = !DILocation(line: 14, column: 44, scope: !55, inlinedAt: !60)
!63 = !DILocation(line: 14, column: 30, scope: !55, inlinedAt: !60)
!64 = !DILocation(line: 14, column: 49, scope: !55, inlinedAt: !60)
!65 = !DILocation(line: 19, column: 70, scope: !50)
!66 = distinct !DISubprogram(name: "early", scope: !3, file: !3, line: 20, type: !51, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!67 = !DILocation(line: 0, scope: !55, inlinedAt: !68)
!68 = distinct !DILocation(line: 20, column: 61, scope: !66)
!69 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !68)
!70 = !DILocation(line: 14, column: 44, scope: !55, inlinedAt: !68)
!71 = !DILocation(line: 14, column: 30, scope: !55, inlinedAt: !68)
!72 = !DILocation(line: 14, column: 49, scope: !55, inlinedAt: !68)
!73 = !DILocation(line: 20, column: 70, scope: !66)
!74 = distinct !DISubprogram(name: "bye", scope: !3, file: !3, line: 21, type: !51, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!75 = !DILocation(line: 0, scope: !55, inlinedAt: !76)
!76 = distinct !DILocation(line: 21, column: 53, scope: !74)
!77 = !DILocation(line: 14, column: 41, scope: !55, inlinedAt: !76)
!78 = !DILocation(line: 14, column: 44, scope: !55, inlinedAt: !76)
!79 = !DILocation(line: 14, column: 30, scope: !55, inlinedAt: !76)
!80 = !DILocation(line: 14, column: 49, scope: !55, inlinedAt: !76)
!81 = !DILocation(line: 21, column: 62, scope: !74)
!82 = distinct !DISubprogram(name: "hook", scope: !3, file: !3, line: 22, type: !51, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53)
!83 = !DILocation(line: 22, column: 40, scope: !82)
!84 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !85, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!6}
!87 = !{!88, !92}
!88 = !DILocalVariable(name: "t", scope: !84, file: !3, line: 32, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !90, line: 27, baseType: !91)
!90 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocalVariable(name: "by", scope: !84, file: !3, line: 33, type: !6)
!93 = !DILocation(line: 32, column: 5, scope: !84)
!94 = !DILocation(line: 33, column: 5, scope: !84)
!95 = !DILocation(line: 0, scope: !84)
!96 = !DILocation(line: 33, column: 9, scope: !84)
!97 = !DILocation(line: 34, column: 5, scope: !84)
!98 = !DILocation(line: 35, column: 18, scope: !84)
!99 = !{!100, !100, i64 0}
!100 = !{!"long", !46, i64 0}
!101 = !DILocation(line: 35, column: 5, scope: !84)
!102 = !DILocation(line: 36, column: 12, scope: !84)
!103 = !DILocation(line: 37, column: 12, scope: !84)
!104 = !DILocation(line: 38, column: 5, scope: !84)
!105 = !DILocation(line: 39, column: 9, scope: !84)
!106 = !DILocation(line: 40, column: 17, scope: !107)
!107 = distinct !DILexicalBlock(scope: !84, file: !3, line: 39, column: 9)
!108 = !DILocation(line: 40, column: 9, scope: !107)
!109 = !DILocation(line: 41, column: 23, scope: !84)
!110 = !DILocation(line: 0, scope: !37, inlinedAt: !111)
!111 = distinct !DILocation(line: 41, column: 12, scope: !84)
!112 = !DILocation(line: 15, column: 41, scope: !37, inlinedAt: !111)
!113 = !DILocation(line: 15, column: 39, scope: !37, inlinedAt: !111)
!114 = !DILocation(line: 41, column: 34, scope: !84)
!115 = !DILocation(line: 41, column: 32, scope: !84)
!116 = !DILocation(line: 41, column: 52, scope: !84)
!117 = !{!118, !45, i64 0}
!118 = !{!"", !45, i64 0, !46, i64 4}
!119 = !DILocation(line: 41, column: 45, scope: !84)
!120 = !DILocation(line: 41, column: 57, scope: !84)
!121 = !DILocation(line: 41, column: 55, scope: !84)
!122 = !DILocation(line: 41, column: 66, scope: !84)
!123 = !DILocation(line: 41, column: 69, scope: !84)
!124 = !DILocation(line: 41, column: 63, scope: !84)
!125 = !DILocation(line: 42, column: 1, scope: !84)
!126 = !DILocation(line: 41, column: 5, scope: !84)
!127 = !DISubprogram(name: "pthread_create", scope: !128, file: !128, line: 202, type: !129, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!128 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!129 = !DISubroutineType(types: !130)
!130 = !{!6, !131, !133, !145, !149}
!131 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !132)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !134)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !136)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !90, line: 62, baseType: !137)
!137 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !90, line: 56, size: 448, elements: !138)
!138 = !{!139, !143}
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !137, file: !90, line: 58, baseType: !140, size: 448)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 448, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 56)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !137, file: !90, line: 59, baseType: !144, size: 64)
!144 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!146 = !DISubroutineType(types: !147)
!147 = !{!148, !148}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!149 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !148)
!150 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !146, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !151)
!151 = !{!152}
!152 = !DILocalVariable(name: "arg", arg: 1, scope: !150, file: !3, line: 24, type: !148)
!153 = !DILocation(line: 0, scope: !150)
!154 = !DILocation(line: 25, column: 17, scope: !150)
!155 = !DILocation(line: 25, column: 16, scope: !150)
!156 = !DILocation(line: 25, column: 13, scope: !150)
!157 = !DILocation(line: 26, column: 18, scope: !150)
!158 = !{!46, !46, i64 0}
!159 = !DILocation(line: 27, column: 5, scope: !150)
!160 = !DILocation(line: 27, column: 11, scope: !150)
!161 = !DILocation(line: 28, column: 5, scope: !150)
!162 = !DISubprogram(name: "pthread_join", scope: !128, file: !128, line: 219, type: !163, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !53)
!163 = !DISubroutineType(types: !164)
!164 = !{!6, !89, !165}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !148, size: 64)
