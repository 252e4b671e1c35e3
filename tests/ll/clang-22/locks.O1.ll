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
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !74 {
  %1 = alloca [2 x i64], align 16, !DIAssignID !90
    #dbg_assign(i1 poison, !78, !DIExpression(), !90, ptr %1, !DIExpression(), !91)
  %2 = alloca ptr, align 8, !DIAssignID !92
    #dbg_assign(i1 poison, !87, !DIExpression(), !92, ptr %2, !DIExpression(), !93)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #8, !dbg !94
    #dbg_value(i64 0, !83, !DIExpression(), !95)
  br label %3, !dbg !96

3:                                                ; preds = %0, %3
  %4 = phi i64 [ 0, %0 ], [ %8, %3 ]
    #dbg_value(i64 %4, !83, !DIExpression(), !95)
  %5 = getelementptr inbounds nuw i64, ptr %1, i64 %4, !dbg !97
  %6 = inttoptr i64 %4 to ptr, !dbg !99
  %7 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @worker, ptr noundef %6) #8, !dbg !100
  %8 = add nuw nsw i64 %4, 1, !dbg !101
    #dbg_value(i64 %8, !83, !DIExpression(), !95)
  %9 = icmp eq i64 %4, 0, !dbg !102
  br i1 %9, label %3, label %13, !dbg !103, !llvm.loop !104

10:                                               ; preds = %13
  %11 = load i32, ptr @shared, align 4, !dbg !109, !tbaa !70
  %12 = icmp eq i32 %11, 4, !dbg !112
  br i1 %12, label %22, label %21, !dbg !113

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %19, %13 ], [ 0, %3 ]
    #dbg_value(i64 %14, !85, !DIExpression(), !114)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8, !dbg !115
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14, !dbg !116
  %16 = load i64, ptr %15, align 8, !dbg !116, !tbaa !117
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef nonnull %2) #8, !dbg !119
  %18 = load ptr, ptr %2, align 8, !dbg !120, !tbaa !121
  call void @free(ptr noundef %18) #8, !dbg !123
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8, !dbg !124
  %19 = add nuw nsw i64 %14, 1, !dbg !125
    #dbg_value(i64 %19, !85, !DIExpression(), !114)
  %20 = icmp eq i64 %14, 0, !dbg !126
  br i1 %20, label %13, label %10, !dbg !127, !llvm.loop !128

21:                                               ; preds = %10
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 60, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #9, !dbg !131
  unreachable, !dbg !131

22:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #8, !dbg !132
  ret i32 0, !dbg !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !134 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define internal ptr @worker(ptr noundef %0) #3 !dbg !155 {
    #dbg_value(ptr %0, !157, !DIExpression(), !160)
    #dbg_value(i64 %7, !158, !DIExpression(), !160)
    #dbg_value(ptr @lock, !161, !DIExpression(), !168)
  %2 = atomicrmw add ptr @lock, i32 1 seq_cst, align 4, !dbg !170
    #dbg_value(i32 %2, !167, !DIExpression(), !168)
  br label %3, !dbg !171

3:                                                ; preds = %3, %1
  %4 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @lock, i64 4) seq_cst, align 4, !dbg !172
  %5 = icmp eq i32 %4, %2, !dbg !173
  br i1 %5, label %6, label %3, !dbg !174, !llvm.loop !175

6:                                                ; preds = %3
  %7 = ptrtoint ptr %0 to i64, !dbg !177
  %8 = load i32, ptr @shared, align 4, !dbg !178, !tbaa !70
  %9 = add nsw i32 %8, 1, !dbg !179
  store i32 %9, ptr @shared, align 4, !dbg !180, !tbaa !70
    #dbg_value(ptr @lock, !181, !DIExpression(), !184)
  %10 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @lock, i64 4), i32 1 seq_cst, align 4, !dbg !186
  %11 = getelementptr inbounds i32, ptr @want, i64 %7, !dbg !187
  store atomic i32 1, ptr %11 seq_cst, align 4, !dbg !188
  %12 = sub nsw i64 1, %7, !dbg !189
  %13 = trunc i64 %12 to i32, !dbg !190
  store atomic i32 %13, ptr @turn seq_cst, align 4, !dbg !191
  %14 = getelementptr inbounds i32, ptr @want, i64 %12
  br label %15, !dbg !192

15:                                               ; preds = %18, %6
  %16 = load atomic i32, ptr %14 seq_cst, align 4, !dbg !193
  %17 = icmp eq i32 %16, 0, !dbg !194
  br i1 %17, label %22, label %18, !dbg !195

18:                                               ; preds = %15
  %19 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !196
  %20 = sext i32 %19 to i64, !dbg !197
  %21 = icmp eq i64 %12, %20, !dbg !198
  br i1 %21, label %15, label %22, !dbg !199, !llvm.loop !200

22:                                               ; preds = %15, %18
  %23 = load i32, ptr @shared, align 4, !dbg !202, !tbaa !70
  %24 = add nsw i32 %23, 1, !dbg !203
  store i32 %24, ptr @shared, align 4, !dbg !204, !tbaa !70
  store atomic i32 0, ptr %11 release, align 4, !dbg !205
  %25 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #10, !dbg !206
    #dbg_value(ptr %25, !159, !DIExpression(), !160)
  %26 = trunc i64 %7 to i32, !dbg !207
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8, !dbg !208
  store i32 %26, ptr %27, align 8, !dbg !209, !tbaa !210
    #dbg_value(ptr %25, !213, !DIExpression(), !218)
  %28 = load atomic i64, ptr @top seq_cst, align 8, !dbg !220
  %29 = ptrtoint ptr %25 to i64
  %30 = inttoptr i64 %28 to ptr, !dbg !218
  store ptr %30, ptr %25, align 8, !dbg !218
  %31 = cmpxchg ptr @top, i64 %28, i64 %29 seq_cst seq_cst, align 8, !dbg !221
  %32 = extractvalue { i64, i1 } %31, 1, !dbg !222
  br i1 %32, label %39, label %33, !dbg !221

33:                                               ; preds = %22, %33
  %34 = phi { i64, i1 } [ %37, %33 ], [ %31, %22 ]
  %35 = extractvalue { i64, i1 } %34, 0, !dbg !223
  %36 = inttoptr i64 %35 to ptr, !dbg !218
  store ptr %36, ptr %25, align 8, !dbg !218
  %37 = cmpxchg ptr @top, i64 %35, i64 %29 seq_cst seq_cst, align 8, !dbg !221
  %38 = extractvalue { i64, i1 } %37, 1, !dbg !224
  br i1 %38, label %39, label %33, !dbg !221, !llvm.loop !225

39:                                               ; preds = %33, %22
  %40 = load atomic i64, ptr @top seq_cst, align 8, !dbg !228
    #dbg_value(i64 %40, !233, !DIExpression(), !235)
  %41 = icmp eq i64 %40, 0, !dbg !236
  br i1 %41, label %56, label %42, !dbg !237

42:                                               ; preds = %39
  %43 = inttoptr i64 %40 to ptr, !dbg !238
    #dbg_value(ptr %43, !233, !DIExpression(), !235)
  br label %44, !dbg !239

44:                                               ; preds = %44, %42
  %45 = phi ptr [ %53, %44 ], [ %43, %42 ], !dbg !240
    #dbg_value(ptr %45, !233, !DIExpression(), !235)
  %46 = load ptr, ptr %45, align 8, !dbg !241, !tbaa !242
  %47 = ptrtoint ptr %45 to i64, !dbg !243
  %48 = ptrtoint ptr %46 to i64, !dbg !243
  %49 = cmpxchg weak ptr @top, i64 %47, i64 %48 seq_cst seq_cst, align 8, !dbg !243
  %50 = extractvalue { i64, i1 } %49, 1, !dbg !244
  %51 = extractvalue { i64, i1 } %49, 0, !dbg !243
  %52 = inttoptr i64 %51 to ptr, !dbg !243
  %53 = select i1 %50, ptr %45, ptr %52, !dbg !243
    #dbg_value(ptr %53, !233, !DIExpression(), !235)
  %54 = icmp eq ptr %53, null
  %55 = select i1 %50, i1 true, i1 %54, !dbg !245
  br i1 %55, label %56, label %44, !dbg !245, !llvm.loop !246

56:                                               ; preds = %44, %39
  %57 = phi ptr [ null, %39 ], [ %53, %44 ], !dbg !240
    #dbg_value(ptr %57, !233, !DIExpression(), !235)
  ret ptr %57, !dbg !248
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

declare !dbg !249 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !253 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !257 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!llvm.errno.tbaa = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!69 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!70 = !{!71, !71, i64 0}
!71 = !{!"int", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C/C++ TBAA"}
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !75, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77, keyInstructions: true)
!75 = !DISubroutineType(types: !76)
!76 = !{!18}
!77 = !{!78, !83, !85, !87}
!78 = !DILocalVariable(name: "t", scope: !74, file: !3, line: 52, type: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 128, elements: !50)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !81, line: 27, baseType: !82)
!81 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!82 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 53, type: !17)
!84 = distinct !DILexicalBlock(scope: !74, file: !3, line: 53, column: 5)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 55, type: !18)
!86 = distinct !DILexicalBlock(scope: !74, file: !3, line: 55, column: 5)
!87 = !DILocalVariable(name: "result", scope: !88, file: !3, line: 56, type: !16)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 55, column: 33)
!89 = distinct !DILexicalBlock(scope: !86, file: !3, line: 55, column: 5)
!90 = distinct !DIAssignID()
!91 = !DILocation(line: 0, scope: !74)
!92 = distinct !DIAssignID()
!93 = !DILocation(line: 0, scope: !88)
!94 = !DILocation(line: 52, column: 5, scope: !74)
!95 = !DILocation(line: 0, scope: !84)
!96 = !DILocation(line: 53, column: 5, scope: !84, atomGroup: 17, atomRank: 1)
!97 = !DILocation(line: 54, column: 25, scope: !98)
!98 = distinct !DILexicalBlock(scope: !84, file: !3, line: 53, column: 5)
!99 = !DILocation(line: 54, column: 45, scope: !98)
!100 = !DILocation(line: 54, column: 9, scope: !98)
!101 = !DILocation(line: 53, column: 30, scope: !98, atomGroup: 4, atomRank: 2)
!102 = !DILocation(line: 53, column: 24, scope: !98, atomGroup: 2, atomRank: 1)
!103 = !DILocation(line: 53, column: 5, scope: !84, atomGroup: 3, atomRank: 1)
!104 = distinct !{!104, !105, !106, !107, !108}
!105 = !DILocation(line: 53, column: 5, scope: !84)
!106 = !DILocation(line: 54, column: 54, scope: !84)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !{!"llvm.loop.unroll.disable"}
!109 = !DILocation(line: 60, column: 12, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 60, column: 12)
!111 = distinct !DILexicalBlock(scope: !74, file: !3, line: 60, column: 5)
!112 = !DILocation(line: 60, column: 19, scope: !110, atomGroup: 11, atomRank: 2)
!113 = !DILocation(line: 60, column: 19, scope: !110, atomGroup: 11, atomRank: 1)
!114 = !DILocation(line: 0, scope: !86)
!115 = !DILocation(line: 56, column: 9, scope: !88)
!116 = !DILocation(line: 57, column: 22, scope: !88)
!117 = !{!118, !118, i64 0}
!118 = !{!"long", !72, i64 0}
!119 = !DILocation(line: 57, column: 9, scope: !88)
!120 = !DILocation(line: 58, column: 14, scope: !88)
!121 = !{!122, !122, i64 0}
!122 = !{!"any pointer", !72, i64 0}
!123 = !DILocation(line: 58, column: 9, scope: !88)
!124 = !DILocation(line: 59, column: 5, scope: !89)
!125 = !DILocation(line: 55, column: 29, scope: !89, atomGroup: 9, atomRank: 2)
!126 = !DILocation(line: 55, column: 23, scope: !89, atomGroup: 7, atomRank: 1)
!127 = !DILocation(line: 55, column: 5, scope: !86, atomGroup: 8, atomRank: 1)
!128 = distinct !{!128, !129, !130, !107, !108}
!129 = !DILocation(line: 55, column: 5, scope: !86)
!130 = !DILocation(line: 59, column: 5, scope: !86)
!131 = !DILocation(line: 60, column: 5, scope: !110)
!132 = !DILocation(line: 62, column: 1, scope: !74)
!133 = !DILocation(line: 61, column: 5, scope: !74, atomGroup: 13, atomRank: 1)
!134 = !DISubprogram(name: "pthread_create", scope: !135, file: !135, line: 202, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!136 = !DISubroutineType(types: !137)
!137 = !{!18, !138, !140, !151, !154}
!138 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !139)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !141)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !143)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !81, line: 62, baseType: !144)
!144 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !81, line: 56, size: 448, elements: !145)
!145 = !{!146, !150}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !144, file: !81, line: 58, baseType: !147, size: 448)
!147 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !148)
!148 = !{!149}
!149 = !DISubrange(count: 56)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !144, file: !81, line: 59, baseType: !17, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64)
!152 = !DISubroutineType(types: !153)
!153 = !{!16, !16}
!154 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!155 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !152, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !156, keyInstructions: true)
!156 = !{!157, !158, !159}
!157 = !DILocalVariable(name: "arg", arg: 1, scope: !155, file: !3, line: 34, type: !16)
!158 = !DILocalVariable(name: "me", scope: !155, file: !3, line: 35, type: !17)
!159 = !DILocalVariable(name: "n", scope: !155, file: !3, line: 45, type: !57)
!160 = !DILocation(line: 0, scope: !155)
!161 = !DILocalVariable(name: "t", arg: 1, scope: !162, file: !3, line: 15, type: !165)
!162 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !163, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !166, keyInstructions: true)
!163 = !DISubroutineType(types: !164)
!164 = !{null, !165}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!166 = !{!161, !167}
!167 = !DILocalVariable(name: "mine", scope: !162, file: !3, line: 16, type: !7)
!168 = !DILocation(line: 0, scope: !162, inlinedAt: !169)
!169 = distinct !DILocation(line: 36, column: 5, scope: !155)
!170 = !DILocation(line: 16, column: 21, scope: !162, inlinedAt: !169, atomGroup: 2, atomRank: 2)
!171 = !DILocation(line: 17, column: 5, scope: !162, inlinedAt: !169)
!172 = !DILocation(line: 17, column: 12, scope: !162, inlinedAt: !169, atomGroup: 3, atomRank: 2)
!173 = !DILocation(line: 17, column: 37, scope: !162, inlinedAt: !169, atomGroup: 4, atomRank: 1)
!174 = !DILocation(line: 17, column: 5, scope: !162, inlinedAt: !169, atomGroup: 5, atomRank: 1)
!175 = distinct !{!175, !171, !176, !107, !108}
!176 = !DILocation(line: 18, column: 5, scope: !162, inlinedAt: !169)
!177 = !DILocation(line: 35, column: 15, scope: !155, atomGroup: 1, atomRank: 2)
!178 = !DILocation(line: 37, column: 11, scope: !155)
!179 = !DILocation(line: 37, column: 11, scope: !155, atomGroup: 2, atomRank: 2)
!180 = !DILocation(line: 37, column: 11, scope: !155, atomGroup: 2, atomRank: 1)
!181 = !DILocalVariable(name: "t", arg: 1, scope: !182, file: !3, line: 20, type: !165)
!182 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !163, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !183, keyInstructions: true)
!183 = !{!181}
!184 = !DILocation(line: 0, scope: !182, inlinedAt: !185)
!185 = distinct !DILocation(line: 38, column: 5, scope: !155)
!186 = !DILocation(line: 20, column: 41, scope: !182, inlinedAt: !185, atomGroup: 1, atomRank: 2)
!187 = !DILocation(line: 39, column: 19, scope: !155)
!188 = !DILocation(line: 39, column: 5, scope: !155, atomGroup: 3, atomRank: 1)
!189 = !DILocation(line: 40, column: 42, scope: !155, atomGroup: 4, atomRank: 3)
!190 = !DILocation(line: 40, column: 34, scope: !155, atomGroup: 4, atomRank: 2)
!191 = !DILocation(line: 40, column: 5, scope: !155, atomGroup: 4, atomRank: 1)
!192 = !DILocation(line: 41, column: 5, scope: !155)
!193 = !DILocation(line: 41, column: 12, scope: !155, atomGroup: 5, atomRank: 2)
!194 = !DILocation(line: 41, column: 12, scope: !155, atomGroup: 6, atomRank: 2)
!195 = !DILocation(line: 41, column: 39, scope: !155, atomGroup: 6, atomRank: 1)
!196 = !DILocation(line: 41, column: 42, scope: !155, atomGroup: 7, atomRank: 2)
!197 = !DILocation(line: 41, column: 42, scope: !155)
!198 = !DILocation(line: 41, column: 61, scope: !155)
!199 = !DILocation(line: 41, column: 5, scope: !155, atomGroup: 8, atomRank: 1)
!200 = distinct !{!200, !192, !201, !107, !108}
!201 = !DILocation(line: 42, column: 5, scope: !155)
!202 = !DILocation(line: 43, column: 11, scope: !155)
!203 = !DILocation(line: 43, column: 11, scope: !155, atomGroup: 9, atomRank: 2)
!204 = !DILocation(line: 43, column: 11, scope: !155, atomGroup: 9, atomRank: 1)
!205 = !DILocation(line: 44, column: 5, scope: !155, atomGroup: 10, atomRank: 1)
!206 = !DILocation(line: 45, column: 22, scope: !155, atomGroup: 11, atomRank: 2)
!207 = !DILocation(line: 46, column: 16, scope: !155, atomGroup: 12, atomRank: 2)
!208 = !DILocation(line: 46, column: 8, scope: !155)
!209 = !DILocation(line: 46, column: 14, scope: !155, atomGroup: 12, atomRank: 1)
!210 = !{!211, !71, i64 8}
!211 = !{!"node", !212, i64 0, !71, i64 8}
!212 = !{!"p1 _ZTS4node", !122, i64 0}
!213 = !DILocalVariable(name: "n", arg: 1, scope: !214, file: !3, line: 22, type: !57)
!214 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 22, type: !215, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !217, keyInstructions: true)
!215 = !DISubroutineType(types: !216)
!216 = !{null, !57}
!217 = !{!213}
!218 = !DILocation(line: 0, scope: !214, inlinedAt: !219)
!219 = distinct !DILocation(line: 47, column: 5, scope: !155)
!220 = !DILocation(line: 23, column: 15, scope: !214, inlinedAt: !219, atomGroup: 2, atomRank: 2)
!221 = !DILocation(line: 24, column: 13, scope: !214, inlinedAt: !219)
!222 = !DILocation(line: 24, column: 13, scope: !214, inlinedAt: !219, atomGroup: 15, atomRank: 3)
!223 = !DILocation(line: 24, column: 13, scope: !214, inlinedAt: !219, atomGroup: 3, atomRank: 2)
!224 = !DILocation(line: 24, column: 13, scope: !214, inlinedAt: !219, atomGroup: 3, atomRank: 3)
!225 = distinct !{!225, !226, !227, !107, !108}
!226 = !DILocation(line: 24, column: 5, scope: !214, inlinedAt: !219)
!227 = !DILocation(line: 25, column: 5, scope: !214, inlinedAt: !219)
!228 = !DILocation(line: 28, column: 22, scope: !229, inlinedAt: !234, atomGroup: 2, atomRank: 2)
!229 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 27, type: !230, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !232, keyInstructions: true)
!230 = !DISubroutineType(types: !231)
!231 = !{!57}
!232 = !{!233}
!233 = !DILocalVariable(name: "n", scope: !229, file: !3, line: 28, type: !57)
!234 = distinct !DILocation(line: 48, column: 12, scope: !155)
!235 = !DILocation(line: 0, scope: !229, inlinedAt: !234)
!236 = !DILocation(line: 29, column: 12, scope: !229, inlinedAt: !234, atomGroup: 3, atomRank: 2)
!237 = !DILocation(line: 29, column: 14, scope: !229, inlinedAt: !234, atomGroup: 3, atomRank: 1)
!238 = !DILocation(line: 28, column: 22, scope: !229, inlinedAt: !234, atomGroup: 2, atomRank: 1)
!239 = !DILocation(line: 29, column: 5, scope: !229, inlinedAt: !234)
!240 = !DILocation(line: 28, column: 18, scope: !229, inlinedAt: !234, atomGroup: 1, atomRank: 1)
!241 = !DILocation(line: 29, column: 60, scope: !229, inlinedAt: !234, atomGroup: 4, atomRank: 2)
!242 = !{!211, !212, i64 0}
!243 = !DILocation(line: 29, column: 18, scope: !229, inlinedAt: !234)
!244 = !DILocation(line: 29, column: 18, scope: !229, inlinedAt: !234, atomGroup: 4, atomRank: 3)
!245 = !DILocation(line: 29, column: 5, scope: !229, inlinedAt: !234, atomGroup: 5, atomRank: 1)
!246 = distinct !{!246, !239, !247, !107, !108}
!247 = !DILocation(line: 30, column: 5, scope: !229, inlinedAt: !234)
!248 = !DILocation(line: 48, column: 5, scope: !155, atomGroup: 14, atomRank: 1)
!249 = !DISubprogram(name: "pthread_join", scope: !135, file: !135, line: 219, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DISubroutineType(types: !251)
!251 = !{!18, !80, !252}
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!253 = !DISubprogram(name: "free", scope: !254, file: !254, line: 568, type: !255, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DIFile(filename: "/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!255 = !DISubroutineType(types: !256)
!256 = !{null, !16}
!257 = !DISubprogram(name: "malloc", scope: !254, file: !254, line: 553, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DISubroutineType(types: !259)
!259 = !{!16, !260}
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !261, line: 18, baseType: !82)
!261 = !DIFile(filename: "/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
