; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ticket = type { i32, i32 }
%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = internal unnamed_addr global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"shared == 4\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"locks.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = internal global %struct.ticket zeroinitializer, align 4, !dbg !20
@want = internal unnamed_addr global [2 x i32] zeroinitializer, align 4, !dbg !28
@turn = internal unnamed_addr global i32 0, align 4, !dbg !35
@top = internal global %struct.node* null, align 8, !dbg !37

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !52 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca i8*, align 8
  %3 = bitcast [2 x i64]* %1 to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %3) #10, !dbg !68
  call void @llvm.dbg.declare(metadata [2 x i64]* %1, metadata !56, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.value(metadata i64 0, metadata !61, metadata !DIExpression()), !dbg !70
  br label %6, !dbg !71

4:                                                ; preds = %6
  %5 = bitcast i8** %2 to i8*
  call void @llvm.dbg.value(metadata i32 0, metadata !63, metadata !DIExpression()), !dbg !72
  br label %16, !dbg !73

6:                                                ; preds = %0, %6
  %7 = phi i64 [ 0, %0 ], [ %11, %6 ]
  call void @llvm.dbg.value(metadata i64 %7, metadata !61, metadata !DIExpression()), !dbg !70
  %8 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 %7, !dbg !74
  %9 = inttoptr i64 %7 to i8*, !dbg !76
  %10 = call i32 @pthread_create(i64* noundef nonnull %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef %9) #10, !dbg !77
  %11 = add nuw nsw i64 %7, 1, !dbg !78
  call void @llvm.dbg.value(metadata i64 %11, metadata !61, metadata !DIExpression()), !dbg !70
  %12 = icmp eq i64 %7, 0, !dbg !79
  br i1 %12, label %6, label %4, !dbg !71, !llvm.loop !80

13:                                               ; preds = %16
  %14 = load i32, i32* @shared, align 4, !dbg !84, !tbaa !87
  %15 = icmp eq i32 %14, 4, !dbg !84
  br i1 %15, label %25, label %24, !dbg !91

16:                                               ; preds = %4, %16
  %17 = phi i64 [ 0, %4 ], [ %22, %16 ]
  call void @llvm.dbg.value(metadata i64 %17, metadata !63, metadata !DIExpression()), !dbg !72
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #10, !dbg !92
  %18 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 %17, !dbg !93
  %19 = load i64, i64* %18, align 8, !dbg !93, !tbaa !94
  call void @llvm.dbg.value(metadata i8** %2, metadata !65, metadata !DIExpression(DW_OP_deref)), !dbg !96
  %20 = call i32 @pthread_join(i64 noundef %19, i8** noundef nonnull %2) #10, !dbg !97
  %21 = load i8*, i8** %2, align 8, !dbg !98, !tbaa !99
  call void @llvm.dbg.value(metadata i8* %21, metadata !65, metadata !DIExpression()), !dbg !96
  call void @free(i8* noundef %21) #10, !dbg !101
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #10, !dbg !102
  %22 = add nuw nsw i64 %17, 1, !dbg !103
  call void @llvm.dbg.value(metadata i64 %22, metadata !63, metadata !DIExpression()), !dbg !72
  %23 = icmp eq i64 %17, 0, !dbg !104
  br i1 %23, label %16, label %13, !dbg !73, !llvm.loop !105

24:                                               ; preds = %13
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #11, !dbg !84
  unreachable, !dbg !84

25:                                               ; preds = %13
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %3) #10, !dbg !107
  ret i32 0, !dbg !108
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare !dbg !109 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind uwtable
define internal i8* @worker(i8* noundef %0) #4 !dbg !132 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !134, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.value(metadata i64 %7, metadata !135, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.value(metadata %struct.ticket* @lock, metadata !138, metadata !DIExpression()), !dbg !145
  %2 = atomicrmw add i32* getelementptr inbounds (%struct.ticket, %struct.ticket* @lock, i64 0, i32 0), i32 1 seq_cst, align 4, !dbg !147
  call void @llvm.dbg.value(metadata i32 %2, metadata !144, metadata !DIExpression()), !dbg !145
  br label %3, !dbg !148

3:                                                ; preds = %3, %1
  %4 = load atomic i32, i32* getelementptr inbounds (%struct.ticket, %struct.ticket* @lock, i64 0, i32 1) seq_cst, align 4, !dbg !149
  %5 = icmp eq i32 %4, %2, !dbg !150
  br i1 %5, label %6, label %3, !dbg !148, !llvm.loop !151

6:                                                ; preds = %3
  %7 = ptrtoint i8* %0 to i64, !dbg !153
  %8 = load i32, i32* @shared, align 4, !dbg !154, !tbaa !87
  %9 = add nsw i32 %8, 1, !dbg !154
  store i32 %9, i32* @shared, align 4, !dbg !154, !tbaa !87
  call void @llvm.dbg.value(metadata %struct.ticket* @lock, metadata !155, metadata !DIExpression()), !dbg !158
  %10 = atomicrmw add i32* getelementptr inbounds (%struct.ticket, %struct.ticket* @lock, i64 0, i32 1), i32 1 seq_cst, align 4, !dbg !160
  %11 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %7, !dbg !161
  store atomic i32 1, i32* %11 seq_cst, align 4, !dbg !161
  %12 = sub nsw i64 1, %7, !dbg !162
  %13 = trunc i64 %12 to i32, !dbg !163
  store atomic i32 %13, i32* @turn seq_cst, align 4, !dbg !164
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %12
  br label %15, !dbg !165

15:                                               ; preds = %18, %6
  %16 = load atomic i32, i32* %14 seq_cst, align 4, !dbg !166
  %17 = icmp eq i32 %16, 0, !dbg !166
  br i1 %17, label %22, label %18, !dbg !167

18:                                               ; preds = %15
  %19 = load atomic i32, i32* @turn seq_cst, align 4, !dbg !168
  %20 = sext i32 %19 to i64, !dbg !168
  %21 = icmp eq i64 %12, %20, !dbg !169
  br i1 %21, label %15, label %22, !dbg !165, !llvm.loop !170

22:                                               ; preds = %15, %18
  %23 = load i32, i32* @shared, align 4, !dbg !172, !tbaa !87
  %24 = add nsw i32 %23, 1, !dbg !172
  store i32 %24, i32* @shared, align 4, !dbg !172, !tbaa !87
  store atomic i32 0, i32* %11 release, align 4, !dbg !173
  %25 = call noalias dereferenceable_or_null(16) i8* @malloc(i64 noundef 16) #10, !dbg !174
  %26 = bitcast i8* %25 to %struct.node*, !dbg !174
  call void @llvm.dbg.value(metadata %struct.node* %26, metadata !136, metadata !DIExpression()), !dbg !137
  %27 = trunc i64 %7 to i32, !dbg !175
  %28 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 1, !dbg !176
  store i32 %27, i32* %28, align 8, !dbg !177, !tbaa !178
  call void @llvm.dbg.value(metadata %struct.node* %26, metadata !180, metadata !DIExpression()), !dbg !185
  %29 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !187
  %30 = inttoptr i64 %29 to %struct.node*, !dbg !187
  %31 = getelementptr inbounds %struct.node, %struct.node* %26, i64 0, i32 0, !dbg !188
  store %struct.node* %30, %struct.node** %31, align 8, !dbg !189, !tbaa !190
  %32 = bitcast i8* %25 to i64*
  %33 = ptrtoint i8* %25 to i64
  %34 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %29, i64 %33 seq_cst seq_cst, align 8, !dbg !191
  %35 = extractvalue { i64, i1 } %34, 1, !dbg !191
  br i1 %35, label %41, label %36, !dbg !191

36:                                               ; preds = %22, %36
  %37 = phi { i64, i1 } [ %39, %36 ], [ %34, %22 ]
  %38 = extractvalue { i64, i1 } %37, 0, !dbg !191
  store i64 %38, i64* %32, align 8, !dbg !191
  %39 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %38, i64 %33 seq_cst seq_cst, align 8, !dbg !191
  %40 = extractvalue { i64, i1 } %39, 1, !dbg !191
  br i1 %40, label %41, label %36, !dbg !191, !llvm.loop !192

41:                                               ; preds = %36, %22
  %42 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !195
  call void @llvm.dbg.value(metadata i64 %42, metadata !200, metadata !DIExpression()), !dbg !202
  %43 = icmp eq i64 %42, 0, !dbg !203
  br i1 %43, label %62, label %44, !dbg !204

44:                                               ; preds = %41
  %45 = inttoptr i64 %42 to %struct.node*, !dbg !195
  call void @llvm.dbg.value(metadata %struct.node* %45, metadata !200, metadata !DIExpression()), !dbg !202
  br label %46, !dbg !205

46:                                               ; preds = %46, %44
  %47 = phi %struct.node* [ %56, %46 ], [ %45, %44 ], !dbg !206
  call void @llvm.dbg.value(metadata %struct.node* %47, metadata !200, metadata !DIExpression()), !dbg !202
  %48 = getelementptr inbounds %struct.node, %struct.node* %47, i64 0, i32 0, !dbg !207
  %49 = load %struct.node*, %struct.node** %48, align 8, !dbg !207, !tbaa !190
  %50 = ptrtoint %struct.node* %47 to i64, !dbg !207
  %51 = ptrtoint %struct.node* %49 to i64, !dbg !207
  %52 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %50, i64 %51 seq_cst seq_cst, align 8, !dbg !207
  %53 = extractvalue { i64, i1 } %52, 1, !dbg !207
  %54 = extractvalue { i64, i1 } %52, 0, !dbg !207
  %55 = inttoptr i64 %54 to %struct.node*, !dbg !207
  %56 = select i1 %53, %struct.node* %47, %struct.node* %55, !dbg !207
  call void @llvm.dbg.value(metadata %struct.node* %56, metadata !200, metadata !DIExpression()), !dbg !202
  %57 = xor i1 %53, true, !dbg !208
  %58 = icmp ne %struct.node* %56, null
  %59 = select i1 %57, i1 %58, i1 false, !dbg !205
  br i1 %59, label %46, label %60, !dbg !205, !llvm.loop !209

60:                                               ; preds = %46
  %61 = bitcast %struct.node* %56 to i8*, !dbg !211
  br label %62, !dbg !211

62:                                               ; preds = %60, %41
  %63 = phi i8* [ null, %41 ], [ %61, %60 ]
  call void @llvm.dbg.value(metadata %struct.node* undef, metadata !200, metadata !DIExpression()), !dbg !202
  ret i8* %63, !dbg !212
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !213 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare void @free(i8* nocapture noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #7

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #9

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks.c", directory: ".", checksumkind: CSK_MD5, checksum: "6570c448cd7e21f8ef44ac528c335ecd")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 56, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "de5d66a1ef2f5448cc1919ff39db92bc")
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
!19 = !{!0, !20, !28, !35, !37}
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 10, type: !22, isLocal: true, isDefinition: true)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ticket", file: !3, line: 7, size: 64, elements: !23)
!23 = !{!24, !27}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !3, line: 7, baseType: !25, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 93, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "serving", scope: !22, file: !3, line: 7, baseType: !25, size: 32, offset: 32)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "want", scope: !2, file: !3, line: 12, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 64, elements: !33)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 92, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 12, type: !31, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 11, type: !39, isLocal: true, isDefinition: true)
!39 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !42)
!42 = !{!43, !44}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !41, file: !3, line: 8, baseType: !40, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !41, file: !3, line: 8, baseType: !18, size: 32, offset: 64)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 7, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 1}
!51 = !{!"Debian clang version 14.0.6"}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !53, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!18}
!55 = !{!56, !61, !63, !65}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 52, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 128, elements: !33)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !60)
!59 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!60 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 53, type: !17)
!62 = distinct !DILexicalBlock(scope: !52, file: !3, line: 53, column: 5)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 55, type: !18)
!64 = distinct !DILexicalBlock(scope: !52, file: !3, line: 55, column: 5)
!65 = !DILocalVariable(name: "result", scope: !66, file: !3, line: 56, type: !16)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 55, column: 33)
!67 = distinct !DILexicalBlock(scope: !64, file: !3, line: 55, column: 5)
!68 = !DILocation(line: 52, column: 5, scope: !52)
!69 = !DILocation(line: 52, column: 15, scope: !52)
!70 = !DILocation(line: 0, scope: !62)
!71 = !DILocation(line: 53, column: 5, scope: !62)
!72 = !DILocation(line: 0, scope: !64)
!73 = !DILocation(line: 55, column: 5, scope: !64)
!74 = !DILocation(line: 54, column: 25, scope: !75)
!75 = distinct !DILexicalBlock(scope: !62, file: !3, line: 53, column: 5)
!76 = !DILocation(line: 54, column: 45, scope: !75)
!77 = !DILocation(line: 54, column: 9, scope: !75)
!78 = !DILocation(line: 53, column: 30, scope: !75)
!79 = !DILocation(line: 53, column: 24, scope: !75)
!80 = distinct !{!80, !71, !81, !82, !83}
!81 = !DILocation(line: 54, column: 54, scope: !62)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !{!"llvm.loop.unroll.disable"}
!84 = !DILocation(line: 60, column: 5, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 60, column: 5)
!86 = distinct !DILexicalBlock(scope: !52, file: !3, line: 60, column: 5)
!87 = !{!88, !88, i64 0}
!88 = !{!"int", !89, i64 0}
!89 = !{!"omnipotent char", !90, i64 0}
!90 = !{!"Simple C/C++ TBAA"}
!91 = !DILocation(line: 60, column: 5, scope: !86)
!92 = !DILocation(line: 56, column: 9, scope: !66)
!93 = !DILocation(line: 57, column: 22, scope: !66)
!94 = !{!95, !95, i64 0}
!95 = !{!"long", !89, i64 0}
!96 = !DILocation(line: 0, scope: !66)
!97 = !DILocation(line: 57, column: 9, scope: !66)
!98 = !DILocation(line: 58, column: 14, scope: !66)
!99 = !{!100, !100, i64 0}
!100 = !{!"any pointer", !89, i64 0}
!101 = !DILocation(line: 58, column: 9, scope: !66)
!102 = !DILocation(line: 59, column: 5, scope: !67)
!103 = !DILocation(line: 55, column: 29, scope: !67)
!104 = !DILocation(line: 55, column: 23, scope: !67)
!105 = distinct !{!105, !73, !106, !82, !83}
!106 = !DILocation(line: 59, column: 5, scope: !64)
!107 = !DILocation(line: 62, column: 1, scope: !52)
!108 = !DILocation(line: 61, column: 5, scope: !52)
!109 = !DISubprogram(name: "pthread_create", scope: !110, file: !110, line: 202, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !131)
!110 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!111 = !DISubroutineType(types: !112)
!112 = !{!18, !113, !115, !127, !130}
!113 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !114)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !59, line: 62, baseType: !119)
!119 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !59, line: 56, size: 448, elements: !120)
!120 = !{!121, !126}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !119, file: !59, line: 58, baseType: !122, size: 448)
!122 = !DICompositeType(tag: DW_TAG_array_type, baseType: !123, size: 448, elements: !124)
!123 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!124 = !{!125}
!125 = !DISubrange(count: 56)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !119, file: !59, line: 59, baseType: !17, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!128 = !DISubroutineType(types: !129)
!129 = !{!16, !16}
!130 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!131 = !{}
!132 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !128, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !133)
!133 = !{!134, !135, !136}
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !132, file: !3, line: 34, type: !16)
!135 = !DILocalVariable(name: "me", scope: !132, file: !3, line: 35, type: !17)
!136 = !DILocalVariable(name: "n", scope: !132, file: !3, line: 45, type: !40)
!137 = !DILocation(line: 0, scope: !132)
!138 = !DILocalVariable(name: "t", arg: 1, scope: !139, file: !3, line: 15, type: !142)
!139 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !140, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !143)
!140 = !DISubroutineType(types: !141)
!141 = !{null, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!143 = !{!138, !144}
!144 = !DILocalVariable(name: "mine", scope: !139, file: !3, line: 16, type: !7)
!145 = !DILocation(line: 0, scope: !139, inlinedAt: !146)
!146 = distinct !DILocation(line: 36, column: 5, scope: !132)
!147 = !DILocation(line: 16, column: 21, scope: !139, inlinedAt: !146)
!148 = !DILocation(line: 17, column: 5, scope: !139, inlinedAt: !146)
!149 = !DILocation(line: 17, column: 12, scope: !139, inlinedAt: !146)
!150 = !DILocation(line: 17, column: 37, scope: !139, inlinedAt: !146)
!151 = distinct !{!151, !148, !152, !82, !83}
!152 = !DILocation(line: 18, column: 5, scope: !139, inlinedAt: !146)
!153 = !DILocation(line: 35, column: 15, scope: !132)
!154 = !DILocation(line: 37, column: 11, scope: !132)
!155 = !DILocalVariable(name: "t", arg: 1, scope: !156, file: !3, line: 20, type: !142)
!156 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !140, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !157)
!157 = !{!155}
!158 = !DILocation(line: 0, scope: !156, inlinedAt: !159)
!159 = distinct !DILocation(line: 38, column: 5, scope: !132)
!160 = !DILocation(line: 20, column: 41, scope: !156, inlinedAt: !159)
!161 = !DILocation(line: 39, column: 5, scope: !132)
!162 = !DILocation(line: 40, column: 42, scope: !132)
!163 = !DILocation(line: 40, column: 34, scope: !132)
!164 = !DILocation(line: 40, column: 5, scope: !132)
!165 = !DILocation(line: 41, column: 5, scope: !132)
!166 = !DILocation(line: 41, column: 12, scope: !132)
!167 = !DILocation(line: 41, column: 39, scope: !132)
!168 = !DILocation(line: 41, column: 42, scope: !132)
!169 = !DILocation(line: 41, column: 61, scope: !132)
!170 = distinct !{!170, !165, !171, !82, !83}
!171 = !DILocation(line: 42, column: 5, scope: !132)
!172 = !DILocation(line: 43, column: 11, scope: !132)
!173 = !DILocation(line: 44, column: 5, scope: !132)
!174 = !DILocation(line: 45, column: 22, scope: !132)
!175 = !DILocation(line: 46, column: 16, scope: !132)
!176 = !DILocation(line: 46, column: 8, scope: !132)
!177 = !DILocation(line: 46, column: 14, scope: !132)
!178 = !{!179, !88, i64 8}
!179 = !{!"node", !100, i64 0, !88, i64 8}
!180 = !DILocalVariable(name: "n", arg: 1, scope: !181, file: !3, line: 22, type: !40)
!181 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 22, type: !182, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !184)
!182 = !DISubroutineType(types: !183)
!183 = !{null, !40}
!184 = !{!180}
!185 = !DILocation(line: 0, scope: !181, inlinedAt: !186)
!186 = distinct !DILocation(line: 47, column: 5, scope: !132)
!187 = !DILocation(line: 23, column: 15, scope: !181, inlinedAt: !186)
!188 = !DILocation(line: 23, column: 8, scope: !181, inlinedAt: !186)
!189 = !DILocation(line: 23, column: 13, scope: !181, inlinedAt: !186)
!190 = !{!179, !100, i64 0}
!191 = !DILocation(line: 24, column: 13, scope: !181, inlinedAt: !186)
!192 = distinct !{!192, !193, !194, !82, !83}
!193 = !DILocation(line: 24, column: 5, scope: !181, inlinedAt: !186)
!194 = !DILocation(line: 25, column: 5, scope: !181, inlinedAt: !186)
!195 = !DILocation(line: 28, column: 22, scope: !196, inlinedAt: !201)
!196 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 27, type: !197, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !199)
!197 = !DISubroutineType(types: !198)
!198 = !{!40}
!199 = !{!200}
!200 = !DILocalVariable(name: "n", scope: !196, file: !3, line: 28, type: !40)
!201 = distinct !DILocation(line: 48, column: 12, scope: !132)
!202 = !DILocation(line: 0, scope: !196, inlinedAt: !201)
!203 = !DILocation(line: 29, column: 12, scope: !196, inlinedAt: !201)
!204 = !DILocation(line: 29, column: 14, scope: !196, inlinedAt: !201)
!205 = !DILocation(line: 29, column: 5, scope: !196, inlinedAt: !201)
!206 = !DILocation(line: 28, column: 18, scope: !196, inlinedAt: !201)
!207 = !DILocation(line: 29, column: 18, scope: !196, inlinedAt: !201)
!208 = !DILocation(line: 29, column: 17, scope: !196, inlinedAt: !201)
!209 = distinct !{!209, !205, !210, !82, !83}
!210 = !DILocation(line: 30, column: 5, scope: !196, inlinedAt: !201)
!211 = !DILocation(line: 48, column: 12, scope: !132)
!212 = !DILocation(line: 48, column: 5, scope: !132)
!213 = !DISubprogram(name: "pthread_join", scope: !110, file: !110, line: 219, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !131)
!214 = !DISubroutineType(types: !215)
!215 = !{!18, !58, !216}
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
