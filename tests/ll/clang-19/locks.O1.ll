; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ticket = type { i32, i32 }

@shared = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"shared == 4\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [8 x i8] c"locks.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@lock = internal global %struct.ticket zeroinitializer, align 4, !dbg !37
@want = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !45
@turn = internal unnamed_addr global i32 0, align 4, !dbg !52
@top = internal global ptr null, align 8, !dbg !54

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !70 {
  %1 = alloca [2 x i64], align 16, !DIAssignID !86
    #dbg_assign(i1 undef, !74, !DIExpression(), !86, ptr %1, !DIExpression(), !87)
  %2 = alloca ptr, align 8, !DIAssignID !88
    #dbg_assign(i1 undef, !83, !DIExpression(), !88, ptr %2, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #8, !dbg !90
    #dbg_value(i64 0, !79, !DIExpression(), !91)
  br label %3, !dbg !92

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
    #dbg_value(i64 %4, !79, !DIExpression(), !91)
  %5 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %4, !dbg !93
  %6 = inttoptr i64 %4 to ptr, !dbg !95
  %7 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %6) #8, !dbg !96
  %8 = add nuw nsw i64 %4, 1, !dbg !97
    #dbg_value(i64 %8, !79, !DIExpression(), !91)
  %9 = icmp eq i64 %4, 0, !dbg !98
  br i1 %9, label %3, label %13, !dbg !92, !llvm.loop !99

10:                                               ; preds = %13
  %11 = load i32, ptr @shared, align 4, !dbg !103, !tbaa !106
  %12 = icmp eq i32 %11, 4, !dbg !103
  br i1 %12, label %22, label %21, !dbg !110

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %19, %13 ], [ 0, %3 ]
    #dbg_value(i64 %14, !81, !DIExpression(), !111)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #8, !dbg !112
  %15 = getelementptr inbounds [2 x i64], ptr %1, i64 0, i64 %14, !dbg !113
  %16 = load i64, ptr %15, align 8, !dbg !113, !tbaa !114
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef nonnull %2) #8, !dbg !116
  %18 = load ptr, ptr %2, align 8, !dbg !117, !tbaa !118
  call void @free(ptr noundef %18) #8, !dbg !120
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #8, !dbg !121
  %19 = add nuw nsw i64 %14, 1, !dbg !122
    #dbg_value(i64 %19, !81, !DIExpression(), !111)
  %20 = icmp eq i64 %14, 0, !dbg !123
  br i1 %20, label %13, label %10, !dbg !124, !llvm.loop !125

21:                                               ; preds = %10
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 60, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #9, !dbg !103
  unreachable, !dbg !103

22:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #8, !dbg !127
  ret i32 0, !dbg !128
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !129 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind memory(readwrite, argmem: read) uwtable
define internal ptr @worker(ptr noundef %0) #3 !dbg !150 {
    #dbg_value(ptr %0, !152, !DIExpression(), !155)
    #dbg_value(i64 %7, !153, !DIExpression(), !155)
    #dbg_value(ptr @lock, !156, !DIExpression(), !163)
  %2 = atomicrmw add ptr @lock, i32 1 seq_cst, align 4, !dbg !165
    #dbg_value(i32 %2, !162, !DIExpression(), !163)
  br label %3, !dbg !166

3:                                                ; preds = %3, %1
  %4 = load atomic i32, ptr getelementptr inbounds (i8, ptr @lock, i64 4) seq_cst, align 4, !dbg !167
  %5 = icmp eq i32 %4, %2, !dbg !168
  br i1 %5, label %6, label %3, !dbg !166, !llvm.loop !169

6:                                                ; preds = %3
  %7 = ptrtoint ptr %0 to i64, !dbg !171
  %8 = load i32, ptr @shared, align 4, !dbg !172, !tbaa !106
  %9 = add nsw i32 %8, 1, !dbg !172
  store i32 %9, ptr @shared, align 4, !dbg !172, !tbaa !106
    #dbg_value(ptr @lock, !173, !DIExpression(), !176)
  %10 = atomicrmw add ptr getelementptr inbounds (i8, ptr @lock, i64 4), i32 1 seq_cst, align 4, !dbg !178
  %11 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %7, !dbg !179
  store atomic i32 1, ptr %11 seq_cst, align 4, !dbg !179
  %12 = sub nsw i64 1, %7, !dbg !180
  %13 = trunc i64 %12 to i32, !dbg !181
  store atomic i32 %13, ptr @turn seq_cst, align 4, !dbg !182
  %14 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %12
  br label %15, !dbg !183

15:                                               ; preds = %18, %6
  %16 = load atomic i32, ptr %14 seq_cst, align 4, !dbg !184
  %17 = icmp eq i32 %16, 0, !dbg !184
  br i1 %17, label %22, label %18, !dbg !185

18:                                               ; preds = %15
  %19 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !186
  %20 = sext i32 %19 to i64, !dbg !186
  %21 = icmp eq i64 %12, %20, !dbg !187
  br i1 %21, label %15, label %22, !dbg !183, !llvm.loop !188

22:                                               ; preds = %15, %18
  %23 = load i32, ptr @shared, align 4, !dbg !190, !tbaa !106
  %24 = add nsw i32 %23, 1, !dbg !190
  store i32 %24, ptr @shared, align 4, !dbg !190, !tbaa !106
  store atomic i32 0, ptr %11 release, align 4, !dbg !191
  %25 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #10, !dbg !192
    #dbg_value(ptr %25, !154, !DIExpression(), !155)
  %26 = trunc i64 %7 to i32, !dbg !193
  %27 = getelementptr inbounds i8, ptr %25, i64 8, !dbg !194
  store i32 %26, ptr %27, align 8, !dbg !195, !tbaa !196
    #dbg_value(ptr %25, !198, !DIExpression(), !203)
  %28 = load atomic i64, ptr @top seq_cst, align 8, !dbg !205
  %29 = ptrtoint ptr %25 to i64
  %30 = inttoptr i64 %28 to ptr, !dbg !203
  store ptr %30, ptr %25, align 8, !dbg !203
  %31 = cmpxchg ptr @top, i64 %28, i64 %29 seq_cst seq_cst, align 8, !dbg !206
  %32 = extractvalue { i64, i1 } %31, 1, !dbg !206
  br i1 %32, label %39, label %33, !dbg !206

33:                                               ; preds = %22, %33
  %34 = phi { i64, i1 } [ %37, %33 ], [ %31, %22 ]
  %35 = extractvalue { i64, i1 } %34, 0, !dbg !206
  %36 = inttoptr i64 %35 to ptr, !dbg !203
  store ptr %36, ptr %25, align 8, !dbg !203
  %37 = cmpxchg ptr @top, i64 %35, i64 %29 seq_cst seq_cst, align 8, !dbg !206
  %38 = extractvalue { i64, i1 } %37, 1, !dbg !206
  br i1 %38, label %39, label %33, !dbg !206, !llvm.loop !207

39:                                               ; preds = %33, %22
  %40 = load atomic i64, ptr @top seq_cst, align 8, !dbg !210
    #dbg_value(i64 %40, !215, !DIExpression(), !217)
  %41 = icmp eq i64 %40, 0, !dbg !218
  br i1 %41, label %56, label %42, !dbg !219

42:                                               ; preds = %39
  %43 = inttoptr i64 %40 to ptr, !dbg !210
    #dbg_value(ptr %43, !215, !DIExpression(), !217)
  br label %44, !dbg !220

44:                                               ; preds = %44, %42
  %45 = phi ptr [ %53, %44 ], [ %43, %42 ], !dbg !221
    #dbg_value(ptr %45, !215, !DIExpression(), !217)
  %46 = load ptr, ptr %45, align 8, !dbg !222, !tbaa !223
  %47 = ptrtoint ptr %45 to i64, !dbg !222
  %48 = ptrtoint ptr %46 to i64, !dbg !222
  %49 = cmpxchg weak ptr @top, i64 %47, i64 %48 seq_cst seq_cst, align 8, !dbg !222
  %50 = extractvalue { i64, i1 } %49, 1, !dbg !222
  %51 = extractvalue { i64, i1 } %49, 0, !dbg !222
  %52 = inttoptr i64 %51 to ptr, !dbg !222
  %53 = select i1 %50, ptr %45, ptr %52, !dbg !222
    #dbg_value(ptr %53, !215, !DIExpression(), !217)
  %54 = icmp eq ptr %53, null
  %55 = select i1 %50, i1 true, i1 %54, !dbg !220
  br i1 %55, label %56, label %44, !dbg !220, !llvm.loop !224

56:                                               ; preds = %44, %39
  %57 = phi ptr [ null, %39 ], [ %53, %44 ], !dbg !221
    #dbg_value(ptr %57, !215, !DIExpression(), !217)
  ret ptr %57, !dbg !226
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !227 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !231 void @free(ptr allocptr nocapture noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !235 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !240 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind memory(readwrite, argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}
!llvm.ident = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "6570c448cd7e21f8ef44ac528c335ecd")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !18}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20, !26, !31, !0, !37, !45, !52, !54}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 96, elements: !24)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !{!25}
!25 = !DISubrange(count: 12)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 64, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 8)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 120, elements: !35)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!35 = !{!36}
!36 = !DISubrange(count: 15)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !39, isLocal: true, isDefinition: true)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ticket", file: !3, line: 7, size: 64, elements: !40)
!40 = !{!41, !44}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !39, file: !3, line: 7, baseType: !42, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 105, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "serving", scope: !39, file: !3, line: 7, baseType: !42, size: 32, offset: 32)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "want", scope: !2, file: !3, line: 12, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 64, elements: !50)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 104, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 12, type: !48, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !56, isLocal: true, isDefinition: true)
!56 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !59)
!59 = !{!60, !61}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !58, file: !3, line: 8, baseType: !57, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !58, file: !3, line: 8, baseType: !18, size: 32, offset: 64)
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 8, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!69 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !71, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!18}
!73 = !{!74, !79, !81, !83}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 52, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 128, elements: !50)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 53, type: !17)
!80 = distinct !DILexicalBlock(scope: !70, file: !3, line: 53, column: 5)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 55, type: !18)
!82 = distinct !DILexicalBlock(scope: !70, file: !3, line: 55, column: 5)
!83 = !DILocalVariable(name: "result", scope: !84, file: !3, line: 56, type: !16)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 55, column: 33)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 55, column: 5)
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 0, scope: !70)
!88 = distinct !DIAssignID()
!89 = !DILocation(line: 0, scope: !84)
!90 = !DILocation(line: 52, column: 5, scope: !70)
!91 = !DILocation(line: 0, scope: !80)
!92 = !DILocation(line: 53, column: 5, scope: !80)
!93 = !DILocation(line: 54, column: 25, scope: !94)
!94 = distinct !DILexicalBlock(scope: !80, file: !3, line: 53, column: 5)
!95 = !DILocation(line: 54, column: 45, scope: !94)
!96 = !DILocation(line: 54, column: 9, scope: !94)
!97 = !DILocation(line: 53, column: 30, scope: !94)
!98 = !DILocation(line: 53, column: 24, scope: !94)
!99 = distinct !{!99, !92, !100, !101, !102}
!100 = !DILocation(line: 54, column: 54, scope: !80)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !{!"llvm.loop.unroll.disable"}
!103 = !DILocation(line: 60, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 60, column: 5)
!105 = distinct !DILexicalBlock(scope: !70, file: !3, line: 60, column: 5)
!106 = !{!107, !107, i64 0}
!107 = !{!"int", !108, i64 0}
!108 = !{!"omnipotent char", !109, i64 0}
!109 = !{!"Simple C/C++ TBAA"}
!110 = !DILocation(line: 60, column: 5, scope: !105)
!111 = !DILocation(line: 0, scope: !82)
!112 = !DILocation(line: 56, column: 9, scope: !84)
!113 = !DILocation(line: 57, column: 22, scope: !84)
!114 = !{!115, !115, i64 0}
!115 = !{!"long", !108, i64 0}
!116 = !DILocation(line: 57, column: 9, scope: !84)
!117 = !DILocation(line: 58, column: 14, scope: !84)
!118 = !{!119, !119, i64 0}
!119 = !{!"any pointer", !108, i64 0}
!120 = !DILocation(line: 58, column: 9, scope: !84)
!121 = !DILocation(line: 59, column: 5, scope: !85)
!122 = !DILocation(line: 55, column: 29, scope: !85)
!123 = !DILocation(line: 55, column: 23, scope: !85)
!124 = !DILocation(line: 55, column: 5, scope: !82)
!125 = distinct !{!125, !124, !126, !101, !102}
!126 = !DILocation(line: 59, column: 5, scope: !82)
!127 = !DILocation(line: 62, column: 1, scope: !70)
!128 = !DILocation(line: 61, column: 5, scope: !70)
!129 = !DISubprogram(name: "pthread_create", scope: !130, file: !130, line: 202, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!131 = !DISubroutineType(types: !132)
!132 = !{!18, !133, !135, !146, !149}
!133 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !134)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !136)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !138)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !77, line: 62, baseType: !139)
!139 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !77, line: 56, size: 448, elements: !140)
!140 = !{!141, !145}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !139, file: !77, line: 58, baseType: !142, size: 448)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 56)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !139, file: !77, line: 59, baseType: !17, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = !DISubroutineType(types: !148)
!148 = !{!16, !16}
!149 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!150 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !147, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !151)
!151 = !{!152, !153, !154}
!152 = !DILocalVariable(name: "arg", arg: 1, scope: !150, file: !3, line: 34, type: !16)
!153 = !DILocalVariable(name: "me", scope: !150, file: !3, line: 35, type: !17)
!154 = !DILocalVariable(name: "n", scope: !150, file: !3, line: 45, type: !57)
!155 = !DILocation(line: 0, scope: !150)
!156 = !DILocalVariable(name: "t", arg: 1, scope: !157, file: !3, line: 15, type: !160)
!157 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !158, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !161)
!158 = !DISubroutineType(types: !159)
!159 = !{null, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!161 = !{!156, !162}
!162 = !DILocalVariable(name: "mine", scope: !157, file: !3, line: 16, type: !7)
!163 = !DILocation(line: 0, scope: !157, inlinedAt: !164)
!164 = distinct !DILocation(line: 36, column: 5, scope: !150)
!165 = !DILocation(line: 16, column: 21, scope: !157, inlinedAt: !164)
!166 = !DILocation(line: 17, column: 5, scope: !157, inlinedAt: !164)
!167 = !DILocation(line: 17, column: 12, scope: !157, inlinedAt: !164)
!168 = !DILocation(line: 17, column: 37, scope: !157, inlinedAt: !164)
!169 = distinct !{!169, !166, !170, !101, !102}
!170 = !DILocation(line: 18, column: 5, scope: !157, inlinedAt: !164)
!171 = !DILocation(line: 35, column: 15, scope: !150)
!172 = !DILocation(line: 37, column: 11, scope: !150)
!173 = !DILocalVariable(name: "t", arg: 1, scope: !174, file: !3, line: 20, type: !160)
!174 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !158, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !175)
!175 = !{!173}
!176 = !DILocation(line: 0, scope: !174, inlinedAt: !177)
!177 = distinct !DILocation(line: 38, column: 5, scope: !150)
!178 = !DILocation(line: 20, column: 41, scope: !174, inlinedAt: !177)
!179 = !DILocation(line: 39, column: 5, scope: !150)
!180 = !DILocation(line: 40, column: 42, scope: !150)
!181 = !DILocation(line: 40, column: 34, scope: !150)
!182 = !DILocation(line: 40, column: 5, scope: !150)
!183 = !DILocation(line: 41, column: 5, scope: !150)
!184 = !DILocation(line: 41, column: 12, scope: !150)
!185 = !DILocation(line: 41, column: 39, scope: !150)
!186 = !DILocation(line: 41, column: 42, scope: !150)
!187 = !DILocation(line: 41, column: 61, scope: !150)
!188 = distinct !{!188, !183, !189, !101, !102}
!189 = !DILocation(line: 42, column: 5, scope: !150)
!190 = !DILocation(line: 43, column: 11, scope: !150)
!191 = !DILocation(line: 44, column: 5, scope: !150)
!192 = !DILocation(line: 45, column: 22, scope: !150)
!193 = !DILocation(line: 46, column: 16, scope: !150)
!194 = !DILocation(line: 46, column: 8, scope: !150)
!195 = !DILocation(line: 46, column: 14, scope: !150)
!196 = !{!197, !107, i64 8}
!197 = !{!"node", !119, i64 0, !107, i64 8}
!198 = !DILocalVariable(name: "n", arg: 1, scope: !199, file: !3, line: 22, type: !57)
!199 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 22, type: !200, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !202)
!200 = !DISubroutineType(types: !201)
!201 = !{null, !57}
!202 = !{!198}
!203 = !DILocation(line: 0, scope: !199, inlinedAt: !204)
!204 = distinct !DILocation(line: 47, column: 5, scope: !150)
!205 = !DILocation(line: 23, column: 15, scope: !199, inlinedAt: !204)
!206 = !DILocation(line: 24, column: 13, scope: !199, inlinedAt: !204)
!207 = distinct !{!207, !208, !209, !101, !102}
!208 = !DILocation(line: 24, column: 5, scope: !199, inlinedAt: !204)
!209 = !DILocation(line: 25, column: 5, scope: !199, inlinedAt: !204)
!210 = !DILocation(line: 28, column: 22, scope: !211, inlinedAt: !216)
!211 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 27, type: !212, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !214)
!212 = !DISubroutineType(types: !213)
!213 = !{!57}
!214 = !{!215}
!215 = !DILocalVariable(name: "n", scope: !211, file: !3, line: 28, type: !57)
!216 = distinct !DILocation(line: 48, column: 12, scope: !150)
!217 = !DILocation(line: 0, scope: !211, inlinedAt: !216)
!218 = !DILocation(line: 29, column: 12, scope: !211, inlinedAt: !216)
!219 = !DILocation(line: 29, column: 14, scope: !211, inlinedAt: !216)
!220 = !DILocation(line: 29, column: 5, scope: !211, inlinedAt: !216)
!221 = !DILocation(line: 28, column: 18, scope: !211, inlinedAt: !216)
!222 = !DILocation(line: 29, column: 18, scope: !211, inlinedAt: !216)
!223 = !{!197, !119, i64 0}
!224 = distinct !{!224, !220, !225, !101, !102}
!225 = !DILocation(line: 30, column: 5, scope: !211, inlinedAt: !216)
!226 = !DILocation(line: 48, column: 5, scope: !150)
!227 = !DISubprogram(name: "pthread_join", scope: !130, file: !130, line: 219, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!18, !76, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!231 = !DISubprogram(name: "free", scope: !232, file: !232, line: 568, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DIFile(filename: "/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!233 = !DISubroutineType(types: !234)
!234 = !{null, !16}
!235 = !DISubprogram(name: "__assert_fail", scope: !236, file: !236, line: 69, type: !237, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!236 = !DIFile(filename: "/include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!237 = !DISubroutineType(types: !238)
!238 = !{null, !239, !239, !7, !239}
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!240 = !DISubprogram(name: "malloc", scope: !232, file: !232, line: 553, type: !241, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubroutineType(types: !242)
!242 = !{!16, !243}
!243 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !244, line: 18, baseType: !78)
!244 = !DIFile(filename: "/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
