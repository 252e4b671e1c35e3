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
@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !135
@hits = internal global i32 0, align 4, !dbg !36
@published = internal global ptr null, align 8, !dbg !39
@.str = private unnamed_addr constant [38 x i8] c"swapped && sum == 3 && seen == &queue\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1, !dbg !25
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@producer.calls = internal global i32 0, align 4, !dbg !116
@wide = internal global i64 0, align 8, !dbg !123
@flag = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !126

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !146 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !149, !DIExpression(), !152)
    #dbg_declare(ptr %3, !153, !DIExpression(), !154)
    #dbg_declare(ptr %4, !155, !DIExpression(), !156)
  store i32 1, ptr %4, align 4, !dbg !156
    #dbg_declare(ptr %5, !157, !DIExpression(), !158)
  store i32 2, ptr %5, align 4, !dbg !158
  %14 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @producer, ptr noundef %4) #4, !dbg !159
  %15 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @producer, ptr noundef %5) #4, !dbg !160
    #dbg_declare(ptr %6, !161, !DIExpression(), !162)
  %16 = call i32 @take(ptr noundef @queue), !dbg !163
  %17 = call i32 @take(ptr noundef @queue), !dbg !164
  %18 = add nsw i32 %16, %17, !dbg !165
  store i32 %18, ptr %6, align 4, !dbg !162
  %19 = load i64, ptr %2, align 8, !dbg !166
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !167
  %21 = load i64, ptr %3, align 8, !dbg !168
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef null), !dbg !169
  fence seq_cst, !dbg !170
  fence syncscope("singlethread") acquire, !dbg !171
    #dbg_declare(ptr %7, !172, !DIExpression(), !173)
  store i32 2, ptr %7, align 4, !dbg !173
    #dbg_declare(ptr %8, !174, !DIExpression(), !175)
  store i32 5, ptr %9, align 4, !dbg !176
  %23 = load i32, ptr %7, align 4, !dbg !176
  %24 = load i32, ptr %9, align 4, !dbg !176
  %25 = cmpxchg weak ptr @hits, i32 %23, i32 %24 acq_rel acquire, align 4, !dbg !176
  %26 = extractvalue { i32, i1 } %25, 0, !dbg !176
  %27 = extractvalue { i32, i1 } %25, 1, !dbg !176
  br i1 %27, label %29, label %28, !dbg !176

28:                                               ; preds = %0
  store i32 %26, ptr %7, align 4, !dbg !176
  br label %29, !dbg !176

29:                                               ; preds = %28, %0
  %30 = zext i1 %27 to i8, !dbg !176
  store i8 %30, ptr %10, align 1, !dbg !176
  %31 = load i8, ptr %10, align 1, !dbg !176
  %32 = trunc i8 %31 to i1, !dbg !176
  %33 = zext i1 %32 to i8, !dbg !175
  store i8 %33, ptr %8, align 1, !dbg !175
    #dbg_declare(ptr %11, !177, !DIExpression(), !178)
  %34 = load atomic i64, ptr @published acquire, align 8, !dbg !179
  store i64 %34, ptr %12, align 8, !dbg !179
  %35 = load ptr, ptr %12, align 8, !dbg !179
  store ptr %35, ptr %11, align 8, !dbg !178
  %36 = load i8, ptr %8, align 1, !dbg !180
  %37 = trunc i8 %36 to i1, !dbg !180
  br i1 %37, label %38, label %45, !dbg !183

38:                                               ; preds = %29
  %39 = load i32, ptr %6, align 4, !dbg !184
  %40 = icmp eq i32 %39, 3, !dbg !185
  br i1 %40, label %41, label %45, !dbg !186

41:                                               ; preds = %38
  %42 = load ptr, ptr %11, align 8, !dbg !187
  %43 = icmp eq ptr %42, @queue, !dbg !188
  br i1 %43, label %44, label %45, !dbg !186

44:                                               ; preds = %41
  br label %46, !dbg !186

45:                                               ; preds = %41, %38, %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 65, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !189
  unreachable, !dbg !189

46:                                               ; preds = %44
  %47 = load atomic i32, ptr @hits seq_cst, align 4, !dbg !190
  store i32 %47, ptr %13, align 4, !dbg !190
  %48 = load i32, ptr %13, align 4, !dbg !190
  %49 = sub nsw i32 %48, 5, !dbg !191
  ret i32 %49, !dbg !192
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !118 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !193, !DIExpression(), !194)
  %16 = load i32, ptr @producer.calls, align 4, !dbg !195
  %17 = add nsw i32 %16, 1, !dbg !195
  store i32 %17, ptr @producer.calls, align 4, !dbg !195
  %18 = load ptr, ptr %2, align 8, !dbg !196
  %19 = load i32, ptr %18, align 4, !dbg !197
  call void @put(ptr noundef @queue, i32 noundef %19), !dbg !198
  store i32 1, ptr %3, align 4, !dbg !199
  %20 = load i32, ptr %3, align 4, !dbg !199
  %21 = atomicrmw add ptr @hits, i32 %20 monotonic, align 4, !dbg !199
  store i32 %21, ptr %4, align 4, !dbg !199
  %22 = load i32, ptr %4, align 4, !dbg !199
  store i64 3, ptr %5, align 8, !dbg !200
  %23 = load i64, ptr %5, align 8, !dbg !200
  %24 = atomicrmw sub ptr @wide, i64 %23 seq_cst, align 8, !dbg !200
  store i64 %24, ptr %6, align 8, !dbg !200
  %25 = load i64, ptr %6, align 8, !dbg !200
  store i64 4, ptr %7, align 8, !dbg !201
  %26 = load i64, ptr %7, align 8, !dbg !201
  %27 = atomicrmw or ptr @wide, i64 %26 seq_cst, align 8, !dbg !201
  store i64 %27, ptr %8, align 8, !dbg !201
  %28 = load i64, ptr %8, align 8, !dbg !201
  store i16 1, ptr %9, align 2, !dbg !202
  %29 = load i16, ptr %9, align 2, !dbg !202
  %30 = atomicrmw xor ptr @narrow, i16 %29 acq_rel, align 2, !dbg !202
  store i16 %30, ptr %10, align 2, !dbg !202
  %31 = load i16, ptr %10, align 2, !dbg !202
  store ptr @queue, ptr %11, align 8, !dbg !203
  %32 = load i64, ptr %11, align 8, !dbg !203
  %33 = atomicrmw xchg ptr @published, i64 %32 seq_cst, align 8, !dbg !203
  store i64 %33, ptr %12, align 8, !dbg !203
  %34 = load ptr, ptr %12, align 8, !dbg !203
  br label %35, !dbg !204

35:                                               ; preds = %40, %1
  store i8 1, ptr %13, align 1, !dbg !205
  %36 = load i8, ptr %13, align 1, !dbg !205
  %37 = atomicrmw xchg ptr @flag, i8 %36 acquire, align 1, !dbg !205
  store i8 %37, ptr %14, align 1, !dbg !205
  %38 = load i8, ptr %14, align 1, !dbg !205
  %39 = trunc i8 %38 to i1, !dbg !205
  br i1 %39, label %40, label %41, !dbg !204

40:                                               ; preds = %35
  br label %35, !dbg !204, !llvm.loop !206

41:                                               ; preds = %35
  store i8 0, ptr %15, align 1, !dbg !209
  %42 = load i8, ptr %15, align 1, !dbg !209
  store atomic i8 %42, ptr @flag release, align 1, !dbg !209
  ret ptr null, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !214, !DIExpression(), !215)
  %4 = load ptr, ptr %2, align 8, !dbg !216
  %5 = getelementptr inbounds nuw %struct.queue, ptr %4, i32 0, i32 3, !dbg !217
  %6 = call i32 @pthread_mutex_lock(ptr noundef %5) #4, !dbg !218
  br label %7, !dbg !219

7:                                                ; preds = %15, %1
  %8 = load ptr, ptr %2, align 8, !dbg !220
  %9 = getelementptr inbounds nuw %struct.queue, ptr %8, i32 0, i32 1, !dbg !221
  %10 = load i32, ptr %9, align 8, !dbg !221
  %11 = load ptr, ptr %2, align 8, !dbg !222
  %12 = getelementptr inbounds nuw %struct.queue, ptr %11, i32 0, i32 2, !dbg !223
  %13 = load i32, ptr %12, align 4, !dbg !223
  %14 = icmp eq i32 %10, %13, !dbg !224
  br i1 %14, label %15, label %21, !dbg !219

15:                                               ; preds = %7
  %16 = load ptr, ptr %2, align 8, !dbg !225
  %17 = getelementptr inbounds nuw %struct.queue, ptr %16, i32 0, i32 4, !dbg !226
  %18 = load ptr, ptr %2, align 8, !dbg !227
  %19 = getelementptr inbounds nuw %struct.queue, ptr %18, i32 0, i32 3, !dbg !228
  %20 = call i32 @pthread_cond_wait(ptr noundef %17, ptr noundef %19), !dbg !229
  br label %7, !dbg !219, !llvm.loop !230

21:                                               ; preds = %7
    #dbg_declare(ptr %3, !232, !DIExpression(), !233)
  %22 = load ptr, ptr %2, align 8, !dbg !234
  %23 = getelementptr inbounds nuw %struct.queue, ptr %22, i32 0, i32 0, !dbg !235
  %24 = load ptr, ptr %2, align 8, !dbg !236
  %25 = getelementptr inbounds nuw %struct.queue, ptr %24, i32 0, i32 1, !dbg !237
  %26 = load i32, ptr %25, align 8, !dbg !238
  %27 = add i32 %26, 1, !dbg !238
  store i32 %27, ptr %25, align 8, !dbg !238
  %28 = urem i32 %26, 4, !dbg !239
  %29 = zext i32 %28 to i64, !dbg !234
  %30 = getelementptr inbounds nuw [4 x i32], ptr %23, i64 0, i64 %29, !dbg !234
  %31 = load i32, ptr %30, align 4, !dbg !234
  store i32 %31, ptr %3, align 4, !dbg !233
  %32 = load ptr, ptr %2, align 8, !dbg !240
  %33 = getelementptr inbounds nuw %struct.queue, ptr %32, i32 0, i32 3, !dbg !241
  %34 = call i32 @pthread_mutex_unlock(ptr noundef %33) #4, !dbg !242
  %35 = load i32, ptr %3, align 4, !dbg !243
  ret i32 %35, !dbg !244
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(ptr noundef %0, i32 noundef %1) #0 !dbg !245 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !248, !DIExpression(), !249)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !250, !DIExpression(), !251)
  %5 = load ptr, ptr %3, align 8, !dbg !252
  %6 = getelementptr inbounds nuw %struct.queue, ptr %5, i32 0, i32 3, !dbg !253
  %7 = call i32 @pthread_mutex_lock(ptr noundef %6) #4, !dbg !254
  %8 = load i32, ptr %4, align 4, !dbg !255
  %9 = load ptr, ptr %3, align 8, !dbg !256
  %10 = getelementptr inbounds nuw %struct.queue, ptr %9, i32 0, i32 0, !dbg !257
  %11 = load ptr, ptr %3, align 8, !dbg !258
  %12 = getelementptr inbounds nuw %struct.queue, ptr %11, i32 0, i32 2, !dbg !259
  %13 = load i32, ptr %12, align 4, !dbg !260
  %14 = add i32 %13, 1, !dbg !260
  store i32 %14, ptr %12, align 4, !dbg !260
  %15 = urem i32 %13, 4, !dbg !261
  %16 = zext i32 %15 to i64, !dbg !256
  %17 = getelementptr inbounds nuw [4 x i32], ptr %10, i64 0, i64 %16, !dbg !256
  store i32 %8, ptr %17, align 4, !dbg !262
  %18 = load ptr, ptr %3, align 8, !dbg !263
  %19 = getelementptr inbounds nuw %struct.queue, ptr %18, i32 0, i32 4, !dbg !264
  %20 = call i32 @pthread_cond_signal(ptr noundef %19) #4, !dbg !265
  %21 = load ptr, ptr %3, align 8, !dbg !266
  %22 = getelementptr inbounds nuw %struct.queue, ptr %21, i32 0, i32 3, !dbg !267
  %23 = call i32 @pthread_mutex_unlock(ptr noundef %22) #4, !dbg !268
  ret void, !dbg !269
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!138, !139, !140, !141, !142, !143, !144}
!llvm.ident = !{!145}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "narrow", scope: !2, file: !3, line: 19, type: !137, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
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
!18 = !{!0, !19, !25, !30, !36, !39, !116, !123, !126, !135}
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
!118 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 37, type: !119, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !121}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !{}
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 18, type: !125, isLocal: true, isDefinition: true)
!125 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !81)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !128, isLocal: true, isDefinition: true)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 173, baseType: !129)
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 173, size: 8, elements: !130)
!130 = !{!131}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !129, file: !6, line: 173, baseType: !132, size: 8)
!132 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 97, baseType: !133)
!133 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !134)
!134 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!135 = !DIGlobalVariableExpression(var: !136, expr: !DIExpression())
!136 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 14, type: !43, isLocal: true, isDefinition: true)
!137 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !66)
!138 = !{i32 7, !"Dwarf Version", i32 5}
!139 = !{i32 2, !"Debug Info Version", i32 3}
!140 = !{i32 1, !"wchar_size", i32 4}
!141 = !{i32 8, !"PIC Level", i32 2}
!142 = !{i32 7, !"PIE Level", i32 2}
!143 = !{i32 7, !"uwtable", i32 2}
!144 = !{i32 7, !"frame-pointer", i32 2}
!145 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!146 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !147, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !122)
!147 = !DISubroutineType(types: !148)
!148 = !{!17}
!149 = !DILocalVariable(name: "a", scope: !146, file: !3, line: 53, type: !150)
!150 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !151)
!151 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!152 = !DILocation(line: 53, column: 15, scope: !146)
!153 = !DILocalVariable(name: "b", scope: !146, file: !3, line: 53, type: !150)
!154 = !DILocation(line: 53, column: 18, scope: !146)
!155 = !DILocalVariable(name: "one", scope: !146, file: !3, line: 54, type: !17)
!156 = !DILocation(line: 54, column: 9, scope: !146)
!157 = !DILocalVariable(name: "two", scope: !146, file: !3, line: 54, type: !17)
!158 = !DILocation(line: 54, column: 18, scope: !146)
!159 = !DILocation(line: 55, column: 5, scope: !146)
!160 = !DILocation(line: 56, column: 5, scope: !146)
!161 = !DILocalVariable(name: "sum", scope: !146, file: !3, line: 57, type: !17)
!162 = !DILocation(line: 57, column: 9, scope: !146)
!163 = !DILocation(line: 57, column: 15, scope: !146)
!164 = !DILocation(line: 57, column: 30, scope: !146)
!165 = !DILocation(line: 57, column: 28, scope: !146)
!166 = !DILocation(line: 58, column: 18, scope: !146)
!167 = !DILocation(line: 58, column: 5, scope: !146)
!168 = !DILocation(line: 59, column: 18, scope: !146)
!169 = !DILocation(line: 59, column: 5, scope: !146)
!170 = !DILocation(line: 60, column: 5, scope: !146)
!171 = !DILocation(line: 61, column: 5, scope: !146)
!172 = !DILocalVariable(name: "expected", scope: !146, file: !3, line: 62, type: !17)
!173 = !DILocation(line: 62, column: 9, scope: !146)
!174 = !DILocalVariable(name: "swapped", scope: !146, file: !3, line: 63, type: !134)
!175 = !DILocation(line: 63, column: 10, scope: !146)
!176 = !DILocation(line: 63, column: 20, scope: !146)
!177 = !DILocalVariable(name: "seen", scope: !146, file: !3, line: 64, type: !42)
!178 = !DILocation(line: 64, column: 19, scope: !146)
!179 = !DILocation(line: 64, column: 26, scope: !146)
!180 = !DILocation(line: 65, column: 12, scope: !181)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 65, column: 12)
!182 = distinct !DILexicalBlock(scope: !146, file: !3, line: 65, column: 5)
!183 = !DILocation(line: 65, column: 20, scope: !181)
!184 = !DILocation(line: 65, column: 23, scope: !181)
!185 = !DILocation(line: 65, column: 27, scope: !181)
!186 = !DILocation(line: 65, column: 32, scope: !181)
!187 = !DILocation(line: 65, column: 35, scope: !181)
!188 = !DILocation(line: 65, column: 40, scope: !181)
!189 = !DILocation(line: 65, column: 5, scope: !181)
!190 = !DILocation(line: 66, column: 12, scope: !146)
!191 = !DILocation(line: 66, column: 31, scope: !146)
!192 = !DILocation(line: 66, column: 5, scope: !146)
!193 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 37, type: !121)
!194 = !DILocation(line: 37, column: 29, scope: !118)
!195 = !DILocation(line: 39, column: 10, scope: !118)
!196 = !DILocation(line: 40, column: 25, scope: !118)
!197 = !DILocation(line: 40, column: 17, scope: !118)
!198 = !DILocation(line: 40, column: 5, scope: !118)
!199 = !DILocation(line: 41, column: 5, scope: !118)
!200 = !DILocation(line: 42, column: 5, scope: !118)
!201 = !DILocation(line: 43, column: 5, scope: !118)
!202 = !DILocation(line: 44, column: 5, scope: !118)
!203 = !DILocation(line: 45, column: 5, scope: !118)
!204 = !DILocation(line: 46, column: 5, scope: !118)
!205 = !DILocation(line: 46, column: 12, scope: !118)
!206 = distinct !{!206, !204, !207, !208}
!207 = !DILocation(line: 47, column: 5, scope: !118)
!208 = !{!"llvm.loop.mustprogress"}
!209 = !DILocation(line: 48, column: 5, scope: !118)
!210 = !DILocation(line: 49, column: 5, scope: !118)
!211 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 28, type: !212, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!212 = !DISubroutineType(types: !213)
!213 = !{!17, !42}
!214 = !DILocalVariable(name: "q", arg: 1, scope: !211, file: !3, line: 28, type: !42)
!215 = !DILocation(line: 28, column: 31, scope: !211)
!216 = !DILocation(line: 29, column: 25, scope: !211)
!217 = !DILocation(line: 29, column: 28, scope: !211)
!218 = !DILocation(line: 29, column: 5, scope: !211)
!219 = !DILocation(line: 30, column: 5, scope: !211)
!220 = !DILocation(line: 30, column: 12, scope: !211)
!221 = !DILocation(line: 30, column: 15, scope: !211)
!222 = !DILocation(line: 30, column: 23, scope: !211)
!223 = !DILocation(line: 30, column: 26, scope: !211)
!224 = !DILocation(line: 30, column: 20, scope: !211)
!225 = !DILocation(line: 31, column: 28, scope: !211)
!226 = !DILocation(line: 31, column: 31, scope: !211)
!227 = !DILocation(line: 31, column: 39, scope: !211)
!228 = !DILocation(line: 31, column: 42, scope: !211)
!229 = !DILocation(line: 31, column: 9, scope: !211)
!230 = distinct !{!230, !219, !231, !208}
!231 = !DILocation(line: 31, column: 46, scope: !211)
!232 = !DILocalVariable(name: "value", scope: !211, file: !3, line: 32, type: !17)
!233 = !DILocation(line: 32, column: 9, scope: !211)
!234 = !DILocation(line: 32, column: 17, scope: !211)
!235 = !DILocation(line: 32, column: 20, scope: !211)
!236 = !DILocation(line: 32, column: 26, scope: !211)
!237 = !DILocation(line: 32, column: 29, scope: !211)
!238 = !DILocation(line: 32, column: 33, scope: !211)
!239 = !DILocation(line: 32, column: 36, scope: !211)
!240 = !DILocation(line: 33, column: 27, scope: !211)
!241 = !DILocation(line: 33, column: 30, scope: !211)
!242 = !DILocation(line: 33, column: 5, scope: !211)
!243 = !DILocation(line: 34, column: 12, scope: !211)
!244 = !DILocation(line: 34, column: 5, scope: !211)
!245 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 21, type: !246, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !122)
!246 = !DISubroutineType(types: !247)
!247 = !{null, !42, !17}
!248 = !DILocalVariable(name: "q", arg: 1, scope: !245, file: !3, line: 21, type: !42)
!249 = !DILocation(line: 21, column: 31, scope: !245)
!250 = !DILocalVariable(name: "value", arg: 2, scope: !245, file: !3, line: 21, type: !17)
!251 = !DILocation(line: 21, column: 38, scope: !245)
!252 = !DILocation(line: 22, column: 25, scope: !245)
!253 = !DILocation(line: 22, column: 28, scope: !245)
!254 = !DILocation(line: 22, column: 5, scope: !245)
!255 = !DILocation(line: 23, column: 31, scope: !245)
!256 = !DILocation(line: 23, column: 5, scope: !245)
!257 = !DILocation(line: 23, column: 8, scope: !245)
!258 = !DILocation(line: 23, column: 14, scope: !245)
!259 = !DILocation(line: 23, column: 17, scope: !245)
!260 = !DILocation(line: 23, column: 21, scope: !245)
!261 = !DILocation(line: 23, column: 24, scope: !245)
!262 = !DILocation(line: 23, column: 29, scope: !245)
!263 = !DILocation(line: 24, column: 26, scope: !245)
!264 = !DILocation(line: 24, column: 29, scope: !245)
!265 = !DILocation(line: 24, column: 5, scope: !245)
!266 = !DILocation(line: 25, column: 27, scope: !245)
!267 = !DILocation(line: 25, column: 30, scope: !245)
!268 = !DILocation(line: 25, column: 5, scope: !245)
!269 = !DILocation(line: 26, column: 1, scope: !245)
