; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { [4 x i32], i32, i32, %union.pthread_mutex_t, %union.pthread_cond_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.atomic_flag = type { i8 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@narrow = dso_local global i16 7, align 2, !dbg !0
@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !120
@hits = internal global i32 0, align 4, !dbg !19
@published = internal global %struct.queue* null, align 8, !dbg !22
@.str = private unnamed_addr constant [38 x i8] c"swapped && sum == 3 && seen == &queue\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@producer.calls = internal unnamed_addr global i32 0, align 4, !dbg !100
@wide = internal global i64 0, align 8, !dbg !108
@flag = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !111

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !130 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = bitcast i64* %1 to i8*, !dbg !144
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #6, !dbg !144
  %6 = bitcast i64* %2 to i8*, !dbg !144
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #6, !dbg !144
  %7 = bitcast i32* %3 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7) #6, !dbg !145
  call void @llvm.dbg.value(metadata i32 1, metadata !138, metadata !DIExpression()), !dbg !146
  store i32 1, i32* %3, align 4, !dbg !147, !tbaa !148
  %8 = bitcast i32* %4 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #6, !dbg !145
  call void @llvm.dbg.value(metadata i32 2, metadata !139, metadata !DIExpression()), !dbg !146
  store i32 2, i32* %4, align 4, !dbg !152, !tbaa !148
  call void @llvm.dbg.value(metadata i64* %1, metadata !134, metadata !DIExpression(DW_OP_deref)), !dbg !146
  call void @llvm.dbg.value(metadata i32* %3, metadata !138, metadata !DIExpression(DW_OP_deref)), !dbg !146
  %9 = call i32 @pthread_create(i64* noundef nonnull %1, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @producer, i8* noundef nonnull %7) #6, !dbg !153
  call void @llvm.dbg.value(metadata i64* %2, metadata !137, metadata !DIExpression(DW_OP_deref)), !dbg !146
  call void @llvm.dbg.value(metadata i32* %4, metadata !139, metadata !DIExpression(DW_OP_deref)), !dbg !146
  %10 = call i32 @pthread_create(i64* noundef nonnull %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @producer, i8* noundef nonnull %8) #6, !dbg !154
  call void @llvm.dbg.value(metadata %struct.queue* @queue, metadata !155, metadata !DIExpression()) #6, !dbg !161
  %11 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !163
  %12 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 1), align 8, !dbg !164, !tbaa !165
  %13 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 2), align 4, !dbg !167, !tbaa !168
  %14 = icmp eq i32 %12, %13, !dbg !169
  br i1 %14, label %15, label %20, !dbg !170

15:                                               ; preds = %0, %15
  %16 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 4), %union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !171
  %17 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 1), align 8, !dbg !164, !tbaa !165
  %18 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 2), align 4, !dbg !167, !tbaa !168
  %19 = icmp eq i32 %17, %18, !dbg !169
  br i1 %19, label %15, label %20, !dbg !170, !llvm.loop !172

20:                                               ; preds = %15, %0
  %21 = phi i32 [ %12, %0 ], [ %17, %15 ], !dbg !164
  %22 = add i32 %21, 1, !dbg !176
  store i32 %22, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 1), align 8, !dbg !176, !tbaa !165
  %23 = and i32 %21, 3, !dbg !177
  %24 = zext i32 %23 to i64, !dbg !178
  %25 = getelementptr inbounds %struct.queue, %struct.queue* @queue, i64 0, i32 0, i64 %24, !dbg !178
  %26 = load i32, i32* %25, align 4, !dbg !178, !tbaa !148
  call void @llvm.dbg.value(metadata i32 %26, metadata !160, metadata !DIExpression()) #6, !dbg !161
  %27 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !179
  call void @llvm.dbg.value(metadata %struct.queue* @queue, metadata !155, metadata !DIExpression()) #6, !dbg !180
  %28 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !182
  %29 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 1), align 8, !dbg !183, !tbaa !165
  %30 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 2), align 4, !dbg !184, !tbaa !168
  %31 = icmp eq i32 %29, %30, !dbg !185
  br i1 %31, label %32, label %37, !dbg !186

32:                                               ; preds = %20, %32
  %33 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 4), %union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !187
  %34 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 1), align 8, !dbg !183, !tbaa !165
  %35 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 2), align 4, !dbg !184, !tbaa !168
  %36 = icmp eq i32 %34, %35, !dbg !185
  br i1 %36, label %32, label %37, !dbg !186, !llvm.loop !188

37:                                               ; preds = %32, %20
  %38 = phi i32 [ %29, %20 ], [ %34, %32 ], !dbg !183
  %39 = add i32 %38, 1, !dbg !190
  store i32 %39, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 1), align 8, !dbg !190, !tbaa !165
  %40 = and i32 %38, 3, !dbg !191
  %41 = zext i32 %40 to i64, !dbg !192
  %42 = getelementptr inbounds %struct.queue, %struct.queue* @queue, i64 0, i32 0, i64 %41, !dbg !192
  %43 = load i32, i32* %42, align 4, !dbg !192, !tbaa !148
  call void @llvm.dbg.value(metadata i32 %43, metadata !160, metadata !DIExpression()) #6, !dbg !180
  %44 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !193
  %45 = add nsw i32 %43, %26, !dbg !194
  call void @llvm.dbg.value(metadata i32 %45, metadata !140, metadata !DIExpression()), !dbg !146
  %46 = load i64, i64* %1, align 8, !dbg !195, !tbaa !196
  call void @llvm.dbg.value(metadata i64 %46, metadata !134, metadata !DIExpression()), !dbg !146
  %47 = call i32 @pthread_join(i64 noundef %46, i8** noundef null) #6, !dbg !198
  %48 = load i64, i64* %2, align 8, !dbg !199, !tbaa !196
  call void @llvm.dbg.value(metadata i64 %48, metadata !137, metadata !DIExpression()), !dbg !146
  %49 = call i32 @pthread_join(i64 noundef %48, i8** noundef null) #6, !dbg !200
  fence seq_cst, !dbg !201
  fence syncscope("singlethread") acquire, !dbg !202
  call void @llvm.dbg.value(metadata i32 2, metadata !141, metadata !DIExpression()), !dbg !146
  %50 = cmpxchg weak i32* @hits, i32 2, i32 5 acq_rel acquire, align 4, !dbg !203
  %51 = extractvalue { i32, i1 } %50, 1, !dbg !203
  call void @llvm.dbg.value(metadata i1 %51, metadata !142, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !146
  %52 = load atomic i64, i64* bitcast (%struct.queue** @published to i64*) acquire, align 8, !dbg !204
  %53 = inttoptr i64 %52 to %struct.queue*, !dbg !204
  call void @llvm.dbg.value(metadata %struct.queue* %53, metadata !143, metadata !DIExpression()), !dbg !146
  %54 = icmp eq i32 %45, 3, !dbg !205
  %55 = select i1 %51, i1 %54, i1 false, !dbg !205
  %56 = icmp eq %struct.queue* %53, @queue, !dbg !205
  %57 = select i1 %55, i1 %56, i1 false, !dbg !205
  br i1 %57, label %59, label %58, !dbg !205

58:                                               ; preds = %37
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 65, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !205
  unreachable, !dbg !205

59:                                               ; preds = %37
  %60 = load atomic i32, i32* @hits seq_cst, align 4, !dbg !208
  %61 = add nsw i32 %60, -5, !dbg !209
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #6, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7) #6, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #6, !dbg !210
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #6, !dbg !210
  ret i32 %61, !dbg !210
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !211 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias i8* @producer(i8* nocapture noundef readonly %0) #0 !dbg !102 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !107, metadata !DIExpression()), !dbg !231
  %2 = load i32, i32* @producer.calls, align 4, !dbg !232, !tbaa !148
  %3 = add nsw i32 %2, 1, !dbg !232
  store i32 %3, i32* @producer.calls, align 4, !dbg !232, !tbaa !148
  %4 = bitcast i8* %0 to i32*, !dbg !233
  %5 = load i32, i32* %4, align 4, !dbg !234, !tbaa !148
  call void @llvm.dbg.value(metadata %struct.queue* @queue, metadata !235, metadata !DIExpression()) #6, !dbg !241
  call void @llvm.dbg.value(metadata i32 %5, metadata !240, metadata !DIExpression()) #6, !dbg !241
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !243
  %7 = load i32, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 2), align 4, !dbg !244, !tbaa !168
  %8 = add i32 %7, 1, !dbg !244
  store i32 %8, i32* getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 2), align 4, !dbg !244, !tbaa !168
  %9 = and i32 %7, 3, !dbg !245
  %10 = zext i32 %9 to i64, !dbg !246
  %11 = getelementptr inbounds %struct.queue, %struct.queue* @queue, i64 0, i32 0, i64 %10, !dbg !246
  store i32 %5, i32* %11, align 4, !dbg !247, !tbaa !148
  %12 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 4)) #6, !dbg !248
  %13 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef getelementptr inbounds (%struct.queue, %struct.queue* @queue, i64 0, i32 3)) #6, !dbg !249
  %14 = atomicrmw add i32* @hits, i32 1 monotonic, align 4, !dbg !250
  %15 = atomicrmw sub i64* @wide, i64 3 seq_cst, align 8, !dbg !251
  %16 = atomicrmw or i64* @wide, i64 4 seq_cst, align 8, !dbg !252
  %17 = atomicrmw xor i16* @narrow, i16 1 acq_rel, align 2, !dbg !253
  %18 = atomicrmw xchg i64* bitcast (%struct.queue** @published to i64*), i64 ptrtoint (%struct.queue* @queue to i64) seq_cst, align 8, !dbg !254
  br label %19, !dbg !255

19:                                               ; preds = %19, %1
  %20 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i64 0, i32 0), i8 1 acquire, align 1, !dbg !256
  %21 = and i8 %20, 1, !dbg !256
  %22 = icmp eq i8 %21, 0, !dbg !256
  br i1 %22, label %23, label %19, !dbg !255, !llvm.loop !257

23:                                               ; preds = %19
  store atomic i8 0, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i64 0, i32 0) release, align 1, !dbg !259
  ret i8* null, !dbg !260
}

declare !dbg !261 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !265 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !269 i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !273 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #2

declare !dbg !274 i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!123, !124, !125, !126, !127, !128}
!llvm.ident = !{!129}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "narrow", scope: !2, file: !3, line: 19, type: !122, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "b0deb5f20dad57c22c1e2a46e267bf62")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!0, !19, !22, !100, !108, !111, !120}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "hits", scope: !2, file: !3, line: 15, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 7, size: 896, elements: !27)
!27 = !{!28, !32, !33, !34, !66}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !26, file: !3, line: 8, baseType: !29, size: 128)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !26, file: !3, line: 9, baseType: !7, size: 32, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !26, file: !3, line: 9, baseType: !7, size: 32, offset: 160)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !26, file: !3, line: 10, baseType: !35, size: 320, offset: 192)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !36, line: 72, baseType: !37)
!36 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !36, line: 67, size: 320, elements: !38)
!38 = !{!39, !59, !64}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !37, file: !36, line: 69, baseType: !40, size: 320)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !41, line: 22, size: 320, elements: !42)
!41 = !DIFile(filename: "/include/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!42 = !{!43, !44, !45, !46, !47, !48, !50, !51}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !40, file: !41, line: 24, baseType: !17, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !40, file: !41, line: 25, baseType: !7, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !40, file: !41, line: 26, baseType: !17, size: 32, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !40, file: !41, line: 28, baseType: !7, size: 32, offset: 96)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !40, file: !41, line: 32, baseType: !17, size: 32, offset: 128)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !40, file: !41, line: 34, baseType: !49, size: 16, offset: 160)
!49 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !40, file: !41, line: 35, baseType: !49, size: 16, offset: 176)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !40, file: !41, line: 36, baseType: !52, size: 128, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !53, line: 55, baseType: !54)
!53 = !DIFile(filename: "/include/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !53, line: 51, size: 128, elements: !55)
!55 = !{!56, !58}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !54, file: !53, line: 53, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !54, file: !53, line: 54, baseType: !57, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !37, file: !36, line: 70, baseType: !60, size: 320)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 320, elements: !62)
!61 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!62 = !{!63}
!63 = !DISubrange(count: 40)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !36, line: 71, baseType: !65, size: 64)
!65 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !26, file: !3, line: 11, baseType: !67, size: 384, offset: 512)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !36, line: 80, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !36, line: 75, size: 384, elements: !69)
!69 = !{!70, !94, !98}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !68, file: !36, line: 77, baseType: !71, size: 384)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !53, line: 94, size: 384, elements: !72)
!72 = !{!73, !85, !86, !90, !91, !92, !93}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !71, file: !53, line: 96, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !75, line: 33, baseType: !76)
!75 = !DIFile(filename: "/include/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !75, line: 25, size: 64, elements: !77)
!77 = !{!78, !80}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !76, file: !75, line: 27, baseType: !79, size: 64)
!79 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !76, file: !75, line: 32, baseType: !81, size: 64)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !76, file: !75, line: 28, size: 64, elements: !82)
!82 = !{!83, !84}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !81, file: !75, line: 30, baseType: !7, size: 32)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !81, file: !75, line: 31, baseType: !7, size: 32, offset: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !71, file: !53, line: 97, baseType: !74, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !71, file: !53, line: 98, baseType: !87, size: 64, offset: 128)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 2)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !71, file: !53, line: 99, baseType: !87, size: 64, offset: 192)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !71, file: !53, line: 100, baseType: !7, size: 32, offset: 256)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !71, file: !53, line: 101, baseType: !7, size: 32, offset: 288)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !71, file: !53, line: 102, baseType: !87, size: 64, offset: 320)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !68, file: !36, line: 78, baseType: !95, size: 384)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 384, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 48)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !68, file: !36, line: 79, baseType: !99, size: 64)
!99 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "calls", scope: !102, file: !3, line: 38, type: !17, isLocal: true, isDefinition: true)
!102 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!106 = !{!107}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 37, type: !105)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 18, type: !110, isLocal: true, isDefinition: true)
!110 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !65)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !113, isLocal: true, isDefinition: true)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !114)
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !115)
!115 = !{!116}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !114, file: !6, line: 158, baseType: !117, size: 8)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !118)
!118 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !119)
!119 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!122 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !49)
!123 = !{i32 7, !"Dwarf Version", i32 5}
!124 = !{i32 2, !"Debug Info Version", i32 3}
!125 = !{i32 1, !"wchar_size", i32 4}
!126 = !{i32 7, !"PIC Level", i32 2}
!127 = !{i32 7, !"PIE Level", i32 2}
!128 = !{i32 7, !"uwtable", i32 1}
!129 = !{!"Debian clang version 14.0.6"}
!130 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !131, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !133)
!131 = !DISubroutineType(types: !132)
!132 = !{!17}
!133 = !{!134, !137, !138, !139, !140, !141, !142, !143}
!134 = !DILocalVariable(name: "a", scope: !130, file: !3, line: 53, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !136)
!136 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!137 = !DILocalVariable(name: "b", scope: !130, file: !3, line: 53, type: !135)
!138 = !DILocalVariable(name: "one", scope: !130, file: !3, line: 54, type: !17)
!139 = !DILocalVariable(name: "two", scope: !130, file: !3, line: 54, type: !17)
!140 = !DILocalVariable(name: "sum", scope: !130, file: !3, line: 57, type: !17)
!141 = !DILocalVariable(name: "expected", scope: !130, file: !3, line: 62, type: !17)
!142 = !DILocalVariable(name: "swapped", scope: !130, file: !3, line: 63, type: !119)
!143 = !DILocalVariable(name: "seen", scope: !130, file: !3, line: 64, type: !25)
!144 = !DILocation(line: 53, column: 5, scope: !130)
!145 = !DILocation(line: 54, column: 5, scope: !130)
!146 = !DILocation(line: 0, scope: !130)
!147 = !DILocation(line: 54, column: 9, scope: !130)
!148 = !{!149, !149, i64 0}
!149 = !{!"int", !150, i64 0}
!150 = !{!"omnipotent char", !151, i64 0}
!151 = !{!"Simple C/C++ TBAA"}
!152 = !DILocation(line: 54, column: 18, scope: !130)
!153 = !DILocation(line: 55, column: 5, scope: !130)
!154 = !DILocation(line: 56, column: 5, scope: !130)
!155 = !DILocalVariable(name: "q", arg: 1, scope: !156, file: !3, line: 28, type: !25)
!156 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 28, type: !157, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !159)
!157 = !DISubroutineType(types: !158)
!158 = !{!17, !25}
!159 = !{!155, !160}
!160 = !DILocalVariable(name: "value", scope: !156, file: !3, line: 32, type: !17)
!161 = !DILocation(line: 0, scope: !156, inlinedAt: !162)
!162 = distinct !DILocation(line: 57, column: 15, scope: !130)
!163 = !DILocation(line: 29, column: 5, scope: !156, inlinedAt: !162)
!164 = !DILocation(line: 30, column: 15, scope: !156, inlinedAt: !162)
!165 = !{!166, !149, i64 16}
!166 = !{!"queue", !150, i64 0, !149, i64 16, !149, i64 20, !150, i64 24, !150, i64 64}
!167 = !DILocation(line: 30, column: 26, scope: !156, inlinedAt: !162)
!168 = !{!166, !149, i64 20}
!169 = !DILocation(line: 30, column: 20, scope: !156, inlinedAt: !162)
!170 = !DILocation(line: 30, column: 5, scope: !156, inlinedAt: !162)
!171 = !DILocation(line: 31, column: 9, scope: !156, inlinedAt: !162)
!172 = distinct !{!172, !170, !173, !174, !175}
!173 = !DILocation(line: 31, column: 46, scope: !156, inlinedAt: !162)
!174 = !{!"llvm.loop.mustprogress"}
!175 = !{!"llvm.loop.unroll.disable"}
!176 = !DILocation(line: 32, column: 33, scope: !156, inlinedAt: !162)
!177 = !DILocation(line: 32, column: 36, scope: !156, inlinedAt: !162)
!178 = !DILocation(line: 32, column: 17, scope: !156, inlinedAt: !162)
!179 = !DILocation(line: 33, column: 5, scope: !156, inlinedAt: !162)
!180 = !DILocation(line: 0, scope: !156, inlinedAt: !181)
!181 = distinct !DILocation(line: 57, column: 30, scope: !130)
!182 = !DILocation(line: 29, column: 5, scope: !156, inlinedAt: !181)
!183 = !DILocation(line: 30, column: 15, scope: !156, inlinedAt: !181)
!184 = !DILocation(line: 30, column: 26, scope: !156, inlinedAt: !181)
!185 = !DILocation(line: 30, column: 20, scope: !156, inlinedAt: !181)
!186 = !DILocation(line: 30, column: 5, scope: !156, inlinedAt: !181)
!187 = !DILocation(line: 31, column: 9, scope: !156, inlinedAt: !181)
!188 = distinct !{!188, !186, !189, !174, !175}
!189 = !DILocation(line: 31, column: 46, scope: !156, inlinedAt: !181)
!190 = !DILocation(line: 32, column: 33, scope: !156, inlinedAt: !181)
!191 = !DILocation(line: 32, column: 36, scope: !156, inlinedAt: !181)
!192 = !DILocation(line: 32, column: 17, scope: !156, inlinedAt: !181)
!193 = !DILocation(line: 33, column: 5, scope: !156, inlinedAt: !181)
!194 = !DILocation(line: 57, column: 28, scope: !130)
!195 = !DILocation(line: 58, column: 18, scope: !130)
!196 = !{!197, !197, i64 0}
!197 = !{!"long", !150, i64 0}
!198 = !DILocation(line: 58, column: 5, scope: !130)
!199 = !DILocation(line: 59, column: 18, scope: !130)
!200 = !DILocation(line: 59, column: 5, scope: !130)
!201 = !DILocation(line: 60, column: 5, scope: !130)
!202 = !DILocation(line: 61, column: 5, scope: !130)
!203 = !DILocation(line: 63, column: 20, scope: !130)
!204 = !DILocation(line: 64, column: 26, scope: !130)
!205 = !DILocation(line: 65, column: 5, scope: !206)
!206 = distinct !DILexicalBlock(scope: !207, file: !3, line: 65, column: 5)
!207 = distinct !DILexicalBlock(scope: !130, file: !3, line: 65, column: 5)
!208 = !DILocation(line: 66, column: 12, scope: !130)
!209 = !DILocation(line: 66, column: 31, scope: !130)
!210 = !DILocation(line: 67, column: 1, scope: !130)
!211 = !DISubprogram(name: "pthread_create", scope: !212, file: !212, line: 202, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !230)
!212 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!213 = !DISubroutineType(types: !214)
!214 = !{!17, !215, !217, !228, !229}
!215 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !216)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!217 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !218)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !220)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !36, line: 62, baseType: !221)
!221 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !36, line: 56, size: 448, elements: !222)
!222 = !{!223, !227}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !221, file: !36, line: 58, baseType: !224, size: 448)
!224 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 448, elements: !225)
!225 = !{!226}
!226 = !DISubrange(count: 56)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !221, file: !36, line: 59, baseType: !65, size: 64)
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!229 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !105)
!230 = !{}
!231 = !DILocation(line: 0, scope: !102)
!232 = !DILocation(line: 39, column: 10, scope: !102)
!233 = !DILocation(line: 40, column: 18, scope: !102)
!234 = !DILocation(line: 40, column: 17, scope: !102)
!235 = !DILocalVariable(name: "q", arg: 1, scope: !236, file: !3, line: 21, type: !25)
!236 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 21, type: !237, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !239)
!237 = !DISubroutineType(types: !238)
!238 = !{null, !25, !17}
!239 = !{!235, !240}
!240 = !DILocalVariable(name: "value", arg: 2, scope: !236, file: !3, line: 21, type: !17)
!241 = !DILocation(line: 0, scope: !236, inlinedAt: !242)
!242 = distinct !DILocation(line: 40, column: 5, scope: !102)
!243 = !DILocation(line: 22, column: 5, scope: !236, inlinedAt: !242)
!244 = !DILocation(line: 23, column: 21, scope: !236, inlinedAt: !242)
!245 = !DILocation(line: 23, column: 24, scope: !236, inlinedAt: !242)
!246 = !DILocation(line: 23, column: 5, scope: !236, inlinedAt: !242)
!247 = !DILocation(line: 23, column: 29, scope: !236, inlinedAt: !242)
!248 = !DILocation(line: 24, column: 5, scope: !236, inlinedAt: !242)
!249 = !DILocation(line: 25, column: 5, scope: !236, inlinedAt: !242)
!250 = !DILocation(line: 41, column: 5, scope: !102)
!251 = !DILocation(line: 42, column: 5, scope: !102)
!252 = !DILocation(line: 43, column: 5, scope: !102)
!253 = !DILocation(line: 44, column: 5, scope: !102)
!254 = !DILocation(line: 45, column: 5, scope: !102)
!255 = !DILocation(line: 46, column: 5, scope: !102)
!256 = !DILocation(line: 46, column: 12, scope: !102)
!257 = distinct !{!257, !255, !258, !174, !175}
!258 = !DILocation(line: 47, column: 5, scope: !102)
!259 = !DILocation(line: 48, column: 5, scope: !102)
!260 = !DILocation(line: 49, column: 5, scope: !102)
!261 = !DISubprogram(name: "pthread_join", scope: !212, file: !212, line: 219, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !230)
!262 = !DISubroutineType(types: !263)
!263 = !{!17, !135, !264}
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!265 = !DISubprogram(name: "pthread_mutex_lock", scope: !212, file: !212, line: 794, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !230)
!266 = !DISubroutineType(types: !267)
!267 = !{!17, !268}
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!269 = !DISubprogram(name: "pthread_cond_signal", scope: !212, file: !212, line: 1121, type: !270, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !230)
!270 = !DISubroutineType(types: !271)
!271 = !{!17, !272}
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!273 = !DISubprogram(name: "pthread_mutex_unlock", scope: !212, file: !212, line: 835, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !230)
!274 = !DISubprogram(name: "pthread_cond_wait", scope: !212, file: !212, line: 1133, type: !275, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !230)
!275 = !DISubroutineType(types: !276)
!276 = !{!17, !277, !278}
!277 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !272)
!278 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !268)
