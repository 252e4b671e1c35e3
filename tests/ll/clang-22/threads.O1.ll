; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.queue = type { [4 x i32], i32, i32, %union.pthread_mutex_t, %union.pthread_cond_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.atomic_flag = type { i8 }

@narrow = dso_local global i16 7, align 2, !dbg !0
@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !136
@hits = internal global i32 0, align 4, !dbg !36
@published = internal global ptr null, align 8, !dbg !39
@.str = private unnamed_addr constant [38 x i8] c"swapped && sum == 3 && seen == &queue\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1, !dbg !25
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@producer.calls = internal unnamed_addr global i32 0, align 4, !dbg !116
@wide = internal global i64 0, align 8, !dbg !124
@flag = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !127

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483648, 2147483643) i32 @main() local_unnamed_addr #0 !dbg !151 {
  %1 = alloca i64, align 8, !DIAssignID !165
    #dbg_assign(i1 poison, !155, !DIExpression(), !165, ptr %1, !DIExpression(), !166)
  %2 = alloca i64, align 8, !DIAssignID !167
    #dbg_assign(i1 poison, !158, !DIExpression(), !167, ptr %2, !DIExpression(), !166)
  %3 = alloca i32, align 4, !DIAssignID !168
    #dbg_assign(i1 poison, !159, !DIExpression(), !168, ptr %3, !DIExpression(), !166)
  %4 = alloca i32, align 4, !DIAssignID !169
    #dbg_assign(i1 poison, !160, !DIExpression(), !169, ptr %4, !DIExpression(), !166)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5, !dbg !170
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #5, !dbg !170
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5, !dbg !171
  store i32 1, ptr %3, align 4, !dbg !172, !tbaa !147, !DIAssignID !173
    #dbg_assign(i32 1, !159, !DIExpression(), !173, ptr %3, !DIExpression(), !166)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !171
  store i32 2, ptr %4, align 4, !dbg !174, !tbaa !147, !DIAssignID !175
    #dbg_assign(i32 2, !160, !DIExpression(), !175, ptr %4, !DIExpression(), !166)
  %5 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @producer, ptr noundef nonnull %3) #5, !dbg !176
  %6 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef nonnull @producer, ptr noundef nonnull %4) #5, !dbg !177
    #dbg_value(ptr @queue, !178, !DIExpression(), !184)
  %7 = call i32 @pthread_mutex_lock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !186
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 16), align 8, !dbg !187, !tbaa !188
  %9 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 20), align 4, !dbg !190, !tbaa !191
  %10 = icmp eq i32 %8, %9, !dbg !192
  br i1 %10, label %11, label %16, !dbg !193

11:                                               ; preds = %0, %11
  %12 = call i32 @pthread_cond_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 64), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !194
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 16), align 8, !dbg !187, !tbaa !188
  %14 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 20), align 4, !dbg !190, !tbaa !191
  %15 = icmp eq i32 %13, %14, !dbg !195
  br i1 %15, label %11, label %16, !dbg !196, !llvm.loop !197

16:                                               ; preds = %11, %0
  %17 = phi i32 [ %8, %0 ], [ %13, %11 ], !dbg !187
  %18 = add i32 %17, 1, !dbg !202
  store i32 %18, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 16), align 8, !dbg !203, !tbaa !188
  %19 = and i32 %17, 3, !dbg !204
  %20 = zext nneg i32 %19 to i64, !dbg !205
  %21 = getelementptr inbounds nuw i32, ptr @queue, i64 %20, !dbg !205
  %22 = load i32, ptr %21, align 4, !dbg !206, !tbaa !147
    #dbg_value(i32 %22, !183, !DIExpression(), !184)
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !207
    #dbg_value(ptr @queue, !178, !DIExpression(), !208)
  %24 = call i32 @pthread_mutex_lock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !210
  %25 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 16), align 8, !dbg !211, !tbaa !188
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 20), align 4, !dbg !212, !tbaa !191
  %27 = icmp eq i32 %25, %26, !dbg !213
  br i1 %27, label %28, label %33, !dbg !214

28:                                               ; preds = %16, %28
  %29 = call i32 @pthread_cond_wait(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 64), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !215
  %30 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 16), align 8, !dbg !211, !tbaa !188
  %31 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 20), align 4, !dbg !212, !tbaa !191
  %32 = icmp eq i32 %30, %31, !dbg !216
  br i1 %32, label %28, label %33, !dbg !217, !llvm.loop !218

33:                                               ; preds = %28, %16
  %34 = phi i32 [ %25, %16 ], [ %30, %28 ], !dbg !211
  %35 = add i32 %34, 1, !dbg !221
  store i32 %35, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 16), align 8, !dbg !222, !tbaa !188
  %36 = and i32 %34, 3, !dbg !223
  %37 = zext nneg i32 %36 to i64, !dbg !224
  %38 = getelementptr inbounds nuw i32, ptr @queue, i64 %37, !dbg !224
  %39 = load i32, ptr %38, align 4, !dbg !225, !tbaa !147
    #dbg_value(i32 %39, !183, !DIExpression(), !208)
  %40 = call i32 @pthread_mutex_unlock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !226
  %41 = add nsw i32 %39, %22, !dbg !227
    #dbg_value(i32 %41, !161, !DIExpression(), !166)
  %42 = load i64, ptr %1, align 8, !dbg !228, !tbaa !229
  %43 = call i32 @pthread_join(i64 noundef %42, ptr noundef null) #5, !dbg !231
  %44 = load i64, ptr %2, align 8, !dbg !232, !tbaa !229
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null) #5, !dbg !233
  fence seq_cst, !dbg !234
  fence syncscope("singlethread") acquire, !dbg !235
    #dbg_value(i32 2, !162, !DIExpression(), !166)
  %46 = cmpxchg weak ptr @hits, i32 2, i32 5 acq_rel acquire, align 4, !dbg !236
  %47 = extractvalue { i32, i1 } %46, 1, !dbg !237
    #dbg_value(i1 %47, !163, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !166)
  %48 = load atomic i64, ptr @published acquire, align 8, !dbg !238
    #dbg_value(i64 %48, !164, !DIExpression(), !166)
  %49 = icmp eq i32 %41, 3
  %50 = select i1 %47, i1 %49, i1 false, !dbg !239
  %51 = icmp eq i64 %48, ptrtoint (ptr @queue to i64)
  %52 = select i1 %50, i1 %51, i1 false, !dbg !239
  br i1 %52, label %54, label %53, !dbg !239

53:                                               ; preds = %33
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 65, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #6, !dbg !242
  unreachable, !dbg !242

54:                                               ; preds = %33
  %55 = load atomic i32, ptr @hits seq_cst, align 4, !dbg !243
  %56 = add nsw i32 %55, -5, !dbg !244
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !245
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !245
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #5, !dbg !245
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5, !dbg !245
  ret i32 %56, !dbg !246
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !247 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @producer(ptr noundef readonly captures(none) %0) #0 !dbg !118 {
    #dbg_value(ptr %0, !123, !DIExpression(), !266)
  %2 = load i32, ptr @producer.calls, align 4, !dbg !267, !tbaa !147
  %3 = add nsw i32 %2, 1, !dbg !268
  store i32 %3, ptr @producer.calls, align 4, !dbg !269, !tbaa !147
  %4 = load i32, ptr %0, align 4, !dbg !270, !tbaa !147
    #dbg_value(ptr @queue, !271, !DIExpression(), !277)
    #dbg_value(i32 %4, !276, !DIExpression(), !277)
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !279
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 20), align 4, !dbg !280, !tbaa !191
  %7 = add i32 %6, 1, !dbg !281
  store i32 %7, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 20), align 4, !dbg !282, !tbaa !191
  %8 = and i32 %6, 3, !dbg !283
  %9 = zext nneg i32 %8 to i64, !dbg !284
  %10 = getelementptr inbounds nuw i32, ptr @queue, i64 %9, !dbg !284
  store i32 %4, ptr %10, align 4, !dbg !285, !tbaa !147
  %11 = tail call i32 @pthread_cond_signal(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 64)) #5, !dbg !286
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @queue, i64 24)) #5, !dbg !287
  %13 = atomicrmw add ptr @hits, i32 1 monotonic, align 4, !dbg !288
  %14 = atomicrmw sub ptr @wide, i64 3 seq_cst, align 8, !dbg !289
  %15 = atomicrmw or ptr @wide, i64 4 seq_cst, align 8, !dbg !290
  %16 = atomicrmw xor ptr @narrow, i16 1 acq_rel, align 2, !dbg !291
  %17 = atomicrmw xchg ptr @published, i64 ptrtoint (ptr @queue to i64) seq_cst, align 8, !dbg !292
  br label %18, !dbg !293

18:                                               ; preds = %18, %1
  %19 = atomicrmw xchg ptr @flag, i8 1 acquire, align 1, !dbg !294
  %20 = trunc i8 %19 to i1, !dbg !295
  br i1 %20, label %18, label %21, !dbg !296, !llvm.loop !297

21:                                               ; preds = %18
  store atomic i8 0, ptr @flag release, align 1, !dbg !299
  ret ptr null, !dbg !300
}

declare !dbg !301 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !305 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !309 i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !313 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

declare !dbg !314 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!139, !140, !141, !142, !143, !144, !145}
!llvm.ident = !{!146}
!llvm.errno.tbaa = !{!147}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "narrow", scope: !2, file: !3, line: 19, type: !138, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "b0deb5f20dad57c22c1e2a46e267bf62")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!0, !19, !25, !30, !36, !39, !116, !124, !127, !136}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 65, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 304, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 38)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 65, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 80, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 10)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 65, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 120, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!34 = !{!35}
!35 = !DISubrange(count: 15)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "hits", scope: !2, file: !3, line: 15, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 17, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 7, size: 896, elements: !44)
!44 = !{!45, !49, !50, !51, !82}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !43, file: !3, line: 8, baseType: !46, size: 128)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 4)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !43, file: !3, line: 9, baseType: !7, size: 32, offset: 128)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !43, file: !3, line: 9, baseType: !7, size: 32, offset: 160)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !43, file: !3, line: 10, baseType: !52, size: 320, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !53, line: 72, baseType: !54)
!53 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !53, line: 67, size: 320, elements: !55)
!55 = !{!56, !76, !80}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !54, file: !53, line: 69, baseType: !57, size: 320)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !58, line: 22, size: 320, elements: !59)
!58 = !DIFile(filename: "/include/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!59 = !{!60, !61, !62, !63, !64, !65, !67, !68}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !57, file: !58, line: 24, baseType: !17, size: 32)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !57, file: !58, line: 25, baseType: !7, size: 32, offset: 32)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !57, file: !58, line: 26, baseType: !17, size: 32, offset: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !57, file: !58, line: 28, baseType: !7, size: 32, offset: 96)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !57, file: !58, line: 32, baseType: !17, size: 32, offset: 128)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !57, file: !58, line: 34, baseType: !66, size: 16, offset: 160)
!66 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !57, file: !58, line: 35, baseType: !66, size: 16, offset: 176)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !57, file: !58, line: 36, baseType: !69, size: 128, offset: 192)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !70, line: 55, baseType: !71)
!70 = !DIFile(filename: "/include/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !70, line: 51, size: 128, elements: !72)
!72 = !{!73, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !71, file: !70, line: 53, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !71, file: !70, line: 54, baseType: !74, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !54, file: !53, line: 70, baseType: !77, size: 320)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 320, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 40)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !54, file: !53, line: 71, baseType: !81, size: 64)
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "ready", scope: !43, file: !3, line: 11, baseType: !83, size: 384, offset: 512)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !53, line: 80, baseType: !84)
!84 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !53, line: 75, size: 384, elements: !85)
!85 = !{!86, !110, !114}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !84, file: !53, line: 77, baseType: !87, size: 384)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !70, line: 94, size: 384, elements: !88)
!88 = !{!89, !101, !102, !106, !107, !108, !109}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !87, file: !70, line: 96, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !91, line: 33, baseType: !92)
!91 = !DIFile(filename: "/include/atomic_wide_counter.h", directory: "", checksumkind: CSK_MD5, checksum: "2708e6e61e266abad2d765ccef838dbe")
!92 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !91, line: 25, size: 64, elements: !93)
!93 = !{!94, !96}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !92, file: !91, line: 27, baseType: !95, size: 64)
!95 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !92, file: !91, line: 32, baseType: !97, size: 64)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !92, file: !91, line: 28, size: 64, elements: !98)
!98 = !{!99, !100}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !97, file: !91, line: 30, baseType: !7, size: 32)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !97, file: !91, line: 31, baseType: !7, size: 32, offset: 32)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !87, file: !70, line: 97, baseType: !90, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !87, file: !70, line: 98, baseType: !103, size: 64, offset: 128)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 2)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !87, file: !70, line: 99, baseType: !103, size: 64, offset: 192)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !87, file: !70, line: 100, baseType: !7, size: 32, offset: 256)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !87, file: !70, line: 101, baseType: !7, size: 32, offset: 288)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !87, file: !70, line: 102, baseType: !103, size: 64, offset: 320)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !84, file: !53, line: 78, baseType: !111, size: 384)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 384, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 48)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !84, file: !53, line: 79, baseType: !115, size: 64)
!115 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "calls", scope: !118, file: !3, line: 38, type: !17, isLocal: true, isDefinition: true)
!118 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 37, type: !119, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !122, keyInstructions: true)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !{!123}
!123 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 37, type: !121)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 18, type: !126, isLocal: true, isDefinition: true)
!126 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !81)
!127 = !DIGlobalVariableExpression(var: !128, expr: !DIExpression())
!128 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !129, isLocal: true, isDefinition: true)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !130)
!130 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !131)
!131 = !{!132}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !130, file: !6, line: 173, baseType: !133, size: 8)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !134)
!134 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !135)
!135 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 14, type: !43, isLocal: true, isDefinition: true)
!138 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !66)
!139 = !{i32 7, !"Dwarf Version", i32 5}
!140 = !{i32 2, !"Debug Info Version", i32 3}
!141 = !{i32 1, !"wchar_size", i32 4}
!142 = !{i32 8, !"PIC Level", i32 2}
!143 = !{i32 7, !"PIE Level", i32 2}
!144 = !{i32 7, !"uwtable", i32 2}
!145 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!146 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!147 = !{!148, !148, i64 0}
!148 = !{!"int", !149, i64 0}
!149 = !{!"omnipotent char", !150, i64 0}
!150 = !{!"Simple C/C++ TBAA"}
!151 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !152, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !154, keyInstructions: true)
!152 = !DISubroutineType(types: !153)
!153 = !{!17}
!154 = !{!155, !158, !159, !160, !161, !162, !163, !164}
!155 = !DILocalVariable(name: "a", scope: !151, file: !3, line: 53, type: !156)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !157)
!157 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!158 = !DILocalVariable(name: "b", scope: !151, file: !3, line: 53, type: !156)
!159 = !DILocalVariable(name: "one", scope: !151, file: !3, line: 54, type: !17)
!160 = !DILocalVariable(name: "two", scope: !151, file: !3, line: 54, type: !17)
!161 = !DILocalVariable(name: "sum", scope: !151, file: !3, line: 57, type: !17)
!162 = !DILocalVariable(name: "expected", scope: !151, file: !3, line: 62, type: !17)
!163 = !DILocalVariable(name: "swapped", scope: !151, file: !3, line: 63, type: !135)
!164 = !DILocalVariable(name: "seen", scope: !151, file: !3, line: 64, type: !42)
!165 = distinct !DIAssignID()
!166 = !DILocation(line: 0, scope: !151)
!167 = distinct !DIAssignID()
!168 = distinct !DIAssignID()
!169 = distinct !DIAssignID()
!170 = !DILocation(line: 53, column: 5, scope: !151)
!171 = !DILocation(line: 54, column: 5, scope: !151)
!172 = !DILocation(line: 54, column: 9, scope: !151, atomGroup: 1, atomRank: 1)
!173 = distinct !DIAssignID()
!174 = !DILocation(line: 54, column: 18, scope: !151, atomGroup: 2, atomRank: 1)
!175 = distinct !DIAssignID()
!176 = !DILocation(line: 55, column: 5, scope: !151)
!177 = !DILocation(line: 56, column: 5, scope: !151)
!178 = !DILocalVariable(name: "q", arg: 1, scope: !179, file: !3, line: 28, type: !42)
!179 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 28, type: !180, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !182, keyInstructions: true)
!180 = !DISubroutineType(types: !181)
!181 = !{!17, !42}
!182 = !{!178, !183}
!183 = !DILocalVariable(name: "value", scope: !179, file: !3, line: 32, type: !17)
!184 = !DILocation(line: 0, scope: !179, inlinedAt: !185)
!185 = distinct !DILocation(line: 57, column: 15, scope: !151)
!186 = !DILocation(line: 29, column: 5, scope: !179, inlinedAt: !185)
!187 = !DILocation(line: 30, column: 15, scope: !179, inlinedAt: !185)
!188 = !{!189, !148, i64 16}
!189 = !{!"queue", !149, i64 0, !148, i64 16, !148, i64 20, !149, i64 24, !149, i64 64}
!190 = !DILocation(line: 30, column: 26, scope: !179, inlinedAt: !185)
!191 = !{!189, !148, i64 20}
!192 = !DILocation(line: 30, column: 20, scope: !179, inlinedAt: !185, atomGroup: 15, atomRank: 1)
!193 = !DILocation(line: 30, column: 5, scope: !179, inlinedAt: !185, atomGroup: 16, atomRank: 1)
!194 = !DILocation(line: 31, column: 9, scope: !179, inlinedAt: !185)
!195 = !DILocation(line: 30, column: 20, scope: !179, inlinedAt: !185, atomGroup: 1, atomRank: 1)
!196 = !DILocation(line: 30, column: 5, scope: !179, inlinedAt: !185, atomGroup: 2, atomRank: 1)
!197 = distinct !{!197, !198, !199, !200, !201}
!198 = !DILocation(line: 30, column: 5, scope: !179, inlinedAt: !185)
!199 = !DILocation(line: 31, column: 46, scope: !179, inlinedAt: !185)
!200 = !{!"llvm.loop.mustprogress"}
!201 = !{!"llvm.loop.unroll.disable"}
!202 = !DILocation(line: 32, column: 33, scope: !179, inlinedAt: !185, atomGroup: 4, atomRank: 2)
!203 = !DILocation(line: 32, column: 33, scope: !179, inlinedAt: !185, atomGroup: 4, atomRank: 1)
!204 = !DILocation(line: 32, column: 36, scope: !179, inlinedAt: !185)
!205 = !DILocation(line: 32, column: 17, scope: !179, inlinedAt: !185)
!206 = !DILocation(line: 32, column: 17, scope: !179, inlinedAt: !185, atomGroup: 3, atomRank: 2)
!207 = !DILocation(line: 33, column: 5, scope: !179, inlinedAt: !185)
!208 = !DILocation(line: 0, scope: !179, inlinedAt: !209)
!209 = distinct !DILocation(line: 57, column: 30, scope: !151)
!210 = !DILocation(line: 29, column: 5, scope: !179, inlinedAt: !209)
!211 = !DILocation(line: 30, column: 15, scope: !179, inlinedAt: !209)
!212 = !DILocation(line: 30, column: 26, scope: !179, inlinedAt: !209)
!213 = !DILocation(line: 30, column: 20, scope: !179, inlinedAt: !209, atomGroup: 15, atomRank: 1)
!214 = !DILocation(line: 30, column: 5, scope: !179, inlinedAt: !209, atomGroup: 16, atomRank: 1)
!215 = !DILocation(line: 31, column: 9, scope: !179, inlinedAt: !209)
!216 = !DILocation(line: 30, column: 20, scope: !179, inlinedAt: !209, atomGroup: 1, atomRank: 1)
!217 = !DILocation(line: 30, column: 5, scope: !179, inlinedAt: !209, atomGroup: 2, atomRank: 1)
!218 = distinct !{!218, !219, !220, !200, !201}
!219 = !DILocation(line: 30, column: 5, scope: !179, inlinedAt: !209)
!220 = !DILocation(line: 31, column: 46, scope: !179, inlinedAt: !209)
!221 = !DILocation(line: 32, column: 33, scope: !179, inlinedAt: !209, atomGroup: 4, atomRank: 2)
!222 = !DILocation(line: 32, column: 33, scope: !179, inlinedAt: !209, atomGroup: 4, atomRank: 1)
!223 = !DILocation(line: 32, column: 36, scope: !179, inlinedAt: !209)
!224 = !DILocation(line: 32, column: 17, scope: !179, inlinedAt: !209)
!225 = !DILocation(line: 32, column: 17, scope: !179, inlinedAt: !209, atomGroup: 3, atomRank: 2)
!226 = !DILocation(line: 33, column: 5, scope: !179, inlinedAt: !209)
!227 = !DILocation(line: 57, column: 28, scope: !151, atomGroup: 3, atomRank: 2)
!228 = !DILocation(line: 58, column: 18, scope: !151)
!229 = !{!230, !230, i64 0}
!230 = !{!"long", !149, i64 0}
!231 = !DILocation(line: 58, column: 5, scope: !151)
!232 = !DILocation(line: 59, column: 18, scope: !151)
!233 = !DILocation(line: 59, column: 5, scope: !151)
!234 = !DILocation(line: 60, column: 5, scope: !151)
!235 = !DILocation(line: 61, column: 5, scope: !151)
!236 = !DILocation(line: 63, column: 20, scope: !151)
!237 = !DILocation(line: 63, column: 20, scope: !151, atomGroup: 6, atomRank: 3)
!238 = !DILocation(line: 64, column: 26, scope: !151, atomGroup: 8, atomRank: 2)
!239 = !DILocation(line: 65, column: 20, scope: !240, atomGroup: 9, atomRank: 1)
!240 = distinct !DILexicalBlock(scope: !241, file: !3, line: 65, column: 12)
!241 = distinct !DILexicalBlock(scope: !151, file: !3, line: 65, column: 5)
!242 = !DILocation(line: 65, column: 5, scope: !240)
!243 = !DILocation(line: 66, column: 12, scope: !151, atomGroup: 13, atomRank: 2)
!244 = !DILocation(line: 66, column: 31, scope: !151, atomGroup: 14, atomRank: 2)
!245 = !DILocation(line: 67, column: 1, scope: !151)
!246 = !DILocation(line: 66, column: 5, scope: !151, atomGroup: 14, atomRank: 1)
!247 = !DISubprogram(name: "pthread_create", scope: !248, file: !248, line: 202, type: !249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DIFile(filename: "/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!249 = !DISubroutineType(types: !250)
!250 = !{!17, !251, !253, !264, !265}
!251 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !252)
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64)
!253 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !254)
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64)
!255 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !256)
!256 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !53, line: 62, baseType: !257)
!257 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !53, line: 56, size: 448, elements: !258)
!258 = !{!259, !263}
!259 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !257, file: !53, line: 58, baseType: !260, size: 448)
!260 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 448, elements: !261)
!261 = !{!262}
!262 = !DISubrange(count: 56)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !257, file: !53, line: 59, baseType: !81, size: 64)
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!265 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!266 = !DILocation(line: 0, scope: !118)
!267 = !DILocation(line: 39, column: 10, scope: !118)
!268 = !DILocation(line: 39, column: 10, scope: !118, atomGroup: 1, atomRank: 2)
!269 = !DILocation(line: 39, column: 10, scope: !118, atomGroup: 1, atomRank: 1)
!270 = !DILocation(line: 40, column: 17, scope: !118)
!271 = !DILocalVariable(name: "q", arg: 1, scope: !272, file: !3, line: 21, type: !42)
!272 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 21, type: !273, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !275, keyInstructions: true)
!273 = !DISubroutineType(types: !274)
!274 = !{null, !42, !17}
!275 = !{!271, !276}
!276 = !DILocalVariable(name: "value", arg: 2, scope: !272, file: !3, line: 21, type: !17)
!277 = !DILocation(line: 0, scope: !272, inlinedAt: !278)
!278 = distinct !DILocation(line: 40, column: 5, scope: !118)
!279 = !DILocation(line: 22, column: 5, scope: !272, inlinedAt: !278)
!280 = !DILocation(line: 23, column: 21, scope: !272, inlinedAt: !278)
!281 = !DILocation(line: 23, column: 21, scope: !272, inlinedAt: !278, atomGroup: 2, atomRank: 2)
!282 = !DILocation(line: 23, column: 21, scope: !272, inlinedAt: !278, atomGroup: 2, atomRank: 1)
!283 = !DILocation(line: 23, column: 24, scope: !272, inlinedAt: !278)
!284 = !DILocation(line: 23, column: 5, scope: !272, inlinedAt: !278)
!285 = !DILocation(line: 23, column: 29, scope: !272, inlinedAt: !278, atomGroup: 1, atomRank: 1)
!286 = !DILocation(line: 24, column: 5, scope: !272, inlinedAt: !278)
!287 = !DILocation(line: 25, column: 5, scope: !272, inlinedAt: !278)
!288 = !DILocation(line: 41, column: 5, scope: !118, atomGroup: 2, atomRank: 2)
!289 = !DILocation(line: 42, column: 5, scope: !118, atomGroup: 3, atomRank: 2)
!290 = !DILocation(line: 43, column: 5, scope: !118, atomGroup: 4, atomRank: 2)
!291 = !DILocation(line: 44, column: 5, scope: !118, atomGroup: 5, atomRank: 2)
!292 = !DILocation(line: 45, column: 5, scope: !118, atomGroup: 6, atomRank: 2)
!293 = !DILocation(line: 46, column: 5, scope: !118)
!294 = !DILocation(line: 46, column: 12, scope: !118, atomGroup: 7, atomRank: 2)
!295 = !DILocation(line: 46, column: 12, scope: !118, atomGroup: 8, atomRank: 1)
!296 = !DILocation(line: 46, column: 5, scope: !118, atomGroup: 9, atomRank: 1)
!297 = distinct !{!297, !293, !298, !200, !201}
!298 = !DILocation(line: 47, column: 5, scope: !118)
!299 = !DILocation(line: 48, column: 5, scope: !118, atomGroup: 10, atomRank: 1)
!300 = !DILocation(line: 49, column: 5, scope: !118, atomGroup: 11, atomRank: 1)
!301 = !DISubprogram(name: "pthread_join", scope: !248, file: !248, line: 219, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubroutineType(types: !303)
!303 = !{!17, !156, !304}
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!305 = !DISubprogram(name: "pthread_mutex_lock", scope: !248, file: !248, line: 794, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DISubroutineType(types: !307)
!307 = !{!17, !308}
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!309 = !DISubprogram(name: "pthread_cond_signal", scope: !248, file: !248, line: 1121, type: !310, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!310 = !DISubroutineType(types: !311)
!311 = !{!17, !312}
!312 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!313 = !DISubprogram(name: "pthread_mutex_unlock", scope: !248, file: !248, line: 835, type: !306, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubprogram(name: "pthread_cond_wait", scope: !248, file: !248, line: 1133, type: !315, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!315 = !DISubroutineType(types: !316)
!316 = !{!17, !317, !318}
!317 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !312)
!318 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !308)
