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
@queue = internal global %struct.queue zeroinitializer, align 8, !dbg !119
@hits = internal global i32 0, align 4, !dbg !19
@published = internal global %struct.queue* null, align 8, !dbg !22
@.str = private unnamed_addr constant [38 x i8] c"swapped && sum == 3 && seen == &queue\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@producer.calls = internal global i32 0, align 4, !dbg !100
@wide = internal global i64 0, align 8, !dbg !107
@flag = internal global %struct.atomic_flag zeroinitializer, align 1, !dbg !110

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !130 {
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
  %11 = alloca %struct.queue*, align 8
  %12 = alloca %struct.queue*, align 8
  %13 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i64* %2, metadata !133, metadata !DIExpression()), !dbg !136
  call void @llvm.dbg.declare(metadata i64* %3, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata i32* %4, metadata !139, metadata !DIExpression()), !dbg !140
  store i32 1, i32* %4, align 4, !dbg !140
  call void @llvm.dbg.declare(metadata i32* %5, metadata !141, metadata !DIExpression()), !dbg !142
  store i32 2, i32* %5, align 4, !dbg !142
  %14 = bitcast i32* %4 to i8*, !dbg !143
  %15 = call i32 @pthread_create(i64* noundef %2, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef %14) #5, !dbg !144
  %16 = bitcast i32* %5 to i8*, !dbg !145
  %17 = call i32 @pthread_create(i64* noundef %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @producer, i8* noundef %16) #5, !dbg !146
  call void @llvm.dbg.declare(metadata i32* %6, metadata !147, metadata !DIExpression()), !dbg !148
  %18 = call i32 @take(%struct.queue* noundef @queue), !dbg !149
  %19 = call i32 @take(%struct.queue* noundef @queue), !dbg !150
  %20 = add nsw i32 %18, %19, !dbg !151
  store i32 %20, i32* %6, align 4, !dbg !148
  %21 = load i64, i64* %2, align 8, !dbg !152
  %22 = call i32 @pthread_join(i64 noundef %21, i8** noundef null), !dbg !153
  %23 = load i64, i64* %3, align 8, !dbg !154
  %24 = call i32 @pthread_join(i64 noundef %23, i8** noundef null), !dbg !155
  fence seq_cst, !dbg !156
  fence syncscope("singlethread") acquire, !dbg !157
  call void @llvm.dbg.declare(metadata i32* %7, metadata !158, metadata !DIExpression()), !dbg !159
  store i32 2, i32* %7, align 4, !dbg !159
  call void @llvm.dbg.declare(metadata i8* %8, metadata !160, metadata !DIExpression()), !dbg !161
  store i32 5, i32* %9, align 4, !dbg !162
  %25 = load i32, i32* %7, align 4, !dbg !162
  %26 = load i32, i32* %9, align 4, !dbg !162
  %27 = cmpxchg weak i32* @hits, i32 %25, i32 %26 acq_rel acquire, align 4, !dbg !162
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !162
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !162
  br i1 %29, label %31, label %30, !dbg !162

30:                                               ; preds = %0
  store i32 %28, i32* %7, align 4, !dbg !162
  br label %31, !dbg !162

31:                                               ; preds = %30, %0
  %32 = zext i1 %29 to i8, !dbg !162
  store i8 %32, i8* %10, align 1, !dbg !162
  %33 = load i8, i8* %10, align 1, !dbg !162
  %34 = trunc i8 %33 to i1, !dbg !162
  %35 = zext i1 %34 to i8, !dbg !161
  store i8 %35, i8* %8, align 1, !dbg !161
  call void @llvm.dbg.declare(metadata %struct.queue** %11, metadata !163, metadata !DIExpression()), !dbg !164
  %36 = bitcast %struct.queue** %12 to i64*, !dbg !165
  %37 = load atomic i64, i64* bitcast (%struct.queue** @published to i64*) acquire, align 8, !dbg !165
  store i64 %37, i64* %36, align 8, !dbg !165
  %38 = bitcast i64* %36 to %struct.queue**, !dbg !165
  %39 = load %struct.queue*, %struct.queue** %38, align 8, !dbg !165
  store %struct.queue* %39, %struct.queue** %11, align 8, !dbg !164
  %40 = load i8, i8* %8, align 1, !dbg !166
  %41 = trunc i8 %40 to i1, !dbg !166
  br i1 %41, label %42, label %49, !dbg !166

42:                                               ; preds = %31
  %43 = load i32, i32* %6, align 4, !dbg !166
  %44 = icmp eq i32 %43, 3, !dbg !166
  br i1 %44, label %45, label %49, !dbg !166

45:                                               ; preds = %42
  %46 = load %struct.queue*, %struct.queue** %11, align 8, !dbg !166
  %47 = icmp eq %struct.queue* %46, @queue, !dbg !166
  br i1 %47, label %48, label %49, !dbg !169

48:                                               ; preds = %45
  br label %50, !dbg !169

49:                                               ; preds = %45, %42, %31
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef 65, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !166
  unreachable, !dbg !166

50:                                               ; preds = %48
  %51 = load atomic i32, i32* @hits seq_cst, align 4, !dbg !170
  store i32 %51, i32* %13, align 4, !dbg !170
  %52 = load i32, i32* %13, align 4, !dbg !170
  %53 = sub nsw i32 %52, 5, !dbg !171
  ret i32 %53, !dbg !172
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @producer(i8* noundef %0) #0 !dbg !102 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca %struct.queue*, align 8
  %12 = alloca %struct.queue*, align 8
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !173, metadata !DIExpression()), !dbg !174
  %16 = load i32, i32* @producer.calls, align 4, !dbg !175
  %17 = add nsw i32 %16, 1, !dbg !175
  store i32 %17, i32* @producer.calls, align 4, !dbg !175
  %18 = load i8*, i8** %2, align 8, !dbg !176
  %19 = bitcast i8* %18 to i32*, !dbg !177
  %20 = load i32, i32* %19, align 4, !dbg !178
  call void @put(%struct.queue* noundef @queue, i32 noundef %20), !dbg !179
  store i32 1, i32* %3, align 4, !dbg !180
  %21 = load i32, i32* %3, align 4, !dbg !180
  %22 = atomicrmw add i32* @hits, i32 %21 monotonic, align 4, !dbg !180
  store i32 %22, i32* %4, align 4, !dbg !180
  %23 = load i32, i32* %4, align 4, !dbg !180
  store i64 3, i64* %5, align 8, !dbg !181
  %24 = load i64, i64* %5, align 8, !dbg !181
  %25 = atomicrmw sub i64* @wide, i64 %24 seq_cst, align 8, !dbg !181
  store i64 %25, i64* %6, align 8, !dbg !181
  %26 = load i64, i64* %6, align 8, !dbg !181
  store i64 4, i64* %7, align 8, !dbg !182
  %27 = load i64, i64* %7, align 8, !dbg !182
  %28 = atomicrmw or i64* @wide, i64 %27 seq_cst, align 8, !dbg !182
  store i64 %28, i64* %8, align 8, !dbg !182
  %29 = load i64, i64* %8, align 8, !dbg !182
  store i16 1, i16* %9, align 2, !dbg !183
  %30 = load i16, i16* %9, align 2, !dbg !183
  %31 = atomicrmw xor i16* @narrow, i16 %30 acq_rel, align 2, !dbg !183
  store i16 %31, i16* %10, align 2, !dbg !183
  %32 = load i16, i16* %10, align 2, !dbg !183
  store %struct.queue* @queue, %struct.queue** %11, align 8, !dbg !184
  %33 = bitcast %struct.queue** %11 to i64*, !dbg !184
  %34 = bitcast %struct.queue** %12 to i64*, !dbg !184
  %35 = load i64, i64* %33, align 8, !dbg !184
  %36 = atomicrmw xchg i64* bitcast (%struct.queue** @published to i64*), i64 %35 seq_cst, align 8, !dbg !184
  store i64 %36, i64* %34, align 8, !dbg !184
  %37 = bitcast i64* %34 to %struct.queue**, !dbg !184
  %38 = load %struct.queue*, %struct.queue** %37, align 8, !dbg !184
  br label %39, !dbg !185

39:                                               ; preds = %44, %1
  store i8 1, i8* %13, align 1, !dbg !186
  %40 = load i8, i8* %13, align 1, !dbg !186
  %41 = atomicrmw xchg i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i32 0, i32 0), i8 %40 acquire, align 1, !dbg !186
  store i8 %41, i8* %14, align 1, !dbg !186
  %42 = load i8, i8* %14, align 1, !dbg !186
  %43 = trunc i8 %42 to i1, !dbg !186
  br i1 %43, label %44, label %45, !dbg !185

44:                                               ; preds = %39
  br label %39, !dbg !185, !llvm.loop !187

45:                                               ; preds = %39
  store i8 0, i8* %15, align 1, !dbg !190
  %46 = load i8, i8* %15, align 1, !dbg !190
  store atomic i8 %46, i8* getelementptr inbounds (%struct.atomic_flag, %struct.atomic_flag* @flag, i32 0, i32 0) release, align 1, !dbg !190
  ret i8* null, !dbg !191
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @take(%struct.queue* noundef %0) #0 !dbg !192 {
  %2 = alloca %struct.queue*, align 8
  %3 = alloca i32, align 4
  store %struct.queue* %0, %struct.queue** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.queue** %2, metadata !195, metadata !DIExpression()), !dbg !196
  %4 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !197
  %5 = getelementptr inbounds %struct.queue, %struct.queue* %4, i32 0, i32 3, !dbg !198
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5) #5, !dbg !199
  br label %7, !dbg !200

7:                                                ; preds = %15, %1
  %8 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !201
  %9 = getelementptr inbounds %struct.queue, %struct.queue* %8, i32 0, i32 1, !dbg !202
  %10 = load i32, i32* %9, align 8, !dbg !202
  %11 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !203
  %12 = getelementptr inbounds %struct.queue, %struct.queue* %11, i32 0, i32 2, !dbg !204
  %13 = load i32, i32* %12, align 4, !dbg !204
  %14 = icmp eq i32 %10, %13, !dbg !205
  br i1 %14, label %15, label %21, !dbg !200

15:                                               ; preds = %7
  %16 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !206
  %17 = getelementptr inbounds %struct.queue, %struct.queue* %16, i32 0, i32 4, !dbg !207
  %18 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !208
  %19 = getelementptr inbounds %struct.queue, %struct.queue* %18, i32 0, i32 3, !dbg !209
  %20 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %17, %union.pthread_mutex_t* noundef %19), !dbg !210
  br label %7, !dbg !200, !llvm.loop !211

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %3, metadata !213, metadata !DIExpression()), !dbg !214
  %22 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !215
  %23 = getelementptr inbounds %struct.queue, %struct.queue* %22, i32 0, i32 0, !dbg !216
  %24 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !217
  %25 = getelementptr inbounds %struct.queue, %struct.queue* %24, i32 0, i32 1, !dbg !218
  %26 = load i32, i32* %25, align 8, !dbg !219
  %27 = add i32 %26, 1, !dbg !219
  store i32 %27, i32* %25, align 8, !dbg !219
  %28 = urem i32 %26, 4, !dbg !220
  %29 = zext i32 %28 to i64, !dbg !215
  %30 = getelementptr inbounds [4 x i32], [4 x i32]* %23, i64 0, i64 %29, !dbg !215
  %31 = load i32, i32* %30, align 4, !dbg !215
  store i32 %31, i32* %3, align 4, !dbg !214
  %32 = load %struct.queue*, %struct.queue** %2, align 8, !dbg !221
  %33 = getelementptr inbounds %struct.queue, %struct.queue* %32, i32 0, i32 3, !dbg !222
  %34 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %33) #5, !dbg !223
  %35 = load i32, i32* %3, align 4, !dbg !224
  ret i32 %35, !dbg !225
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(%struct.queue* noundef %0, i32 noundef %1) #0 !dbg !226 {
  %3 = alloca %struct.queue*, align 8
  %4 = alloca i32, align 4
  store %struct.queue* %0, %struct.queue** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.queue** %3, metadata !229, metadata !DIExpression()), !dbg !230
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !231, metadata !DIExpression()), !dbg !232
  %5 = load %struct.queue*, %struct.queue** %3, align 8, !dbg !233
  %6 = getelementptr inbounds %struct.queue, %struct.queue* %5, i32 0, i32 3, !dbg !234
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6) #5, !dbg !235
  %8 = load i32, i32* %4, align 4, !dbg !236
  %9 = load %struct.queue*, %struct.queue** %3, align 8, !dbg !237
  %10 = getelementptr inbounds %struct.queue, %struct.queue* %9, i32 0, i32 0, !dbg !238
  %11 = load %struct.queue*, %struct.queue** %3, align 8, !dbg !239
  %12 = getelementptr inbounds %struct.queue, %struct.queue* %11, i32 0, i32 2, !dbg !240
  %13 = load i32, i32* %12, align 4, !dbg !241
  %14 = add i32 %13, 1, !dbg !241
  store i32 %14, i32* %12, align 4, !dbg !241
  %15 = urem i32 %13, 4, !dbg !242
  %16 = zext i32 %15 to i64, !dbg !237
  %17 = getelementptr inbounds [4 x i32], [4 x i32]* %10, i64 0, i64 %16, !dbg !237
  store i32 %8, i32* %17, align 4, !dbg !243
  %18 = load %struct.queue*, %struct.queue** %3, align 8, !dbg !244
  %19 = getelementptr inbounds %struct.queue, %struct.queue* %18, i32 0, i32 4, !dbg !245
  %20 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %19) #5, !dbg !246
  %21 = load %struct.queue*, %struct.queue** %3, align 8, !dbg !247
  %22 = getelementptr inbounds %struct.queue, %struct.queue* %21, i32 0, i32 3, !dbg !248
  %23 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %22) #5, !dbg !249
  ret void, !dbg !250
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #2

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!122, !123, !124, !125, !126, !127, !128}
!llvm.ident = !{!129}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "narrow", scope: !2, file: !3, line: 19, type: !121, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !18, splitDebugInlining: false, nameTableKind: None)
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
!18 = !{!0, !19, !22, !100, !107, !110, !119}
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
!102 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!103 = !DISubroutineType(types: !104)
!104 = !{!105, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!106 = !{}
!107 = !DIGlobalVariableExpression(var: !108, expr: !DIExpression())
!108 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 18, type: !109, isLocal: true, isDefinition: true)
!109 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !65)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !112, isLocal: true, isDefinition: true)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_flag", file: !6, line: 158, baseType: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic_flag", file: !6, line: 158, size: 8, elements: !114)
!114 = !{!115}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_Value", scope: !113, file: !6, line: 158, baseType: !116, size: 8)
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_bool", file: !6, line: 85, baseType: !117)
!117 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !118)
!118 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 14, type: !26, isLocal: true, isDefinition: true)
!121 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !49)
!122 = !{i32 7, !"Dwarf Version", i32 5}
!123 = !{i32 2, !"Debug Info Version", i32 3}
!124 = !{i32 1, !"wchar_size", i32 4}
!125 = !{i32 7, !"PIC Level", i32 2}
!126 = !{i32 7, !"PIE Level", i32 2}
!127 = !{i32 7, !"uwtable", i32 1}
!128 = !{i32 7, !"frame-pointer", i32 2}
!129 = !{!"Debian clang version 14.0.6"}
!130 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !131, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !106)
!131 = !DISubroutineType(types: !132)
!132 = !{!17}
!133 = !DILocalVariable(name: "a", scope: !130, file: !3, line: 53, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !135)
!135 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!136 = !DILocation(line: 53, column: 15, scope: !130)
!137 = !DILocalVariable(name: "b", scope: !130, file: !3, line: 53, type: !134)
!138 = !DILocation(line: 53, column: 18, scope: !130)
!139 = !DILocalVariable(name: "one", scope: !130, file: !3, line: 54, type: !17)
!140 = !DILocation(line: 54, column: 9, scope: !130)
!141 = !DILocalVariable(name: "two", scope: !130, file: !3, line: 54, type: !17)
!142 = !DILocation(line: 54, column: 18, scope: !130)
!143 = !DILocation(line: 55, column: 37, scope: !130)
!144 = !DILocation(line: 55, column: 5, scope: !130)
!145 = !DILocation(line: 56, column: 37, scope: !130)
!146 = !DILocation(line: 56, column: 5, scope: !130)
!147 = !DILocalVariable(name: "sum", scope: !130, file: !3, line: 57, type: !17)
!148 = !DILocation(line: 57, column: 9, scope: !130)
!149 = !DILocation(line: 57, column: 15, scope: !130)
!150 = !DILocation(line: 57, column: 30, scope: !130)
!151 = !DILocation(line: 57, column: 28, scope: !130)
!152 = !DILocation(line: 58, column: 18, scope: !130)
!153 = !DILocation(line: 58, column: 5, scope: !130)
!154 = !DILocation(line: 59, column: 18, scope: !130)
!155 = !DILocation(line: 59, column: 5, scope: !130)
!156 = !DILocation(line: 60, column: 5, scope: !130)
!157 = !DILocation(line: 61, column: 5, scope: !130)
!158 = !DILocalVariable(name: "expected", scope: !130, file: !3, line: 62, type: !17)
!159 = !DILocation(line: 62, column: 9, scope: !130)
!160 = !DILocalVariable(name: "swapped", scope: !130, file: !3, line: 63, type: !118)
!161 = !DILocation(line: 63, column: 10, scope: !130)
!162 = !DILocation(line: 63, column: 20, scope: !130)
!163 = !DILocalVariable(name: "seen", scope: !130, file: !3, line: 64, type: !25)
!164 = !DILocation(line: 64, column: 19, scope: !130)
!165 = !DILocation(line: 64, column: 26, scope: !130)
!166 = !DILocation(line: 65, column: 5, scope: !167)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 65, column: 5)
!168 = distinct !DILexicalBlock(scope: !130, file: !3, line: 65, column: 5)
!169 = !DILocation(line: 65, column: 5, scope: !168)
!170 = !DILocation(line: 66, column: 12, scope: !130)
!171 = !DILocation(line: 66, column: 31, scope: !130)
!172 = !DILocation(line: 66, column: 5, scope: !130)
!173 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 37, type: !105)
!174 = !DILocation(line: 37, column: 29, scope: !102)
!175 = !DILocation(line: 39, column: 10, scope: !102)
!176 = !DILocation(line: 40, column: 25, scope: !102)
!177 = !DILocation(line: 40, column: 18, scope: !102)
!178 = !DILocation(line: 40, column: 17, scope: !102)
!179 = !DILocation(line: 40, column: 5, scope: !102)
!180 = !DILocation(line: 41, column: 5, scope: !102)
!181 = !DILocation(line: 42, column: 5, scope: !102)
!182 = !DILocation(line: 43, column: 5, scope: !102)
!183 = !DILocation(line: 44, column: 5, scope: !102)
!184 = !DILocation(line: 45, column: 5, scope: !102)
!185 = !DILocation(line: 46, column: 5, scope: !102)
!186 = !DILocation(line: 46, column: 12, scope: !102)
!187 = distinct !{!187, !185, !188, !189}
!188 = !DILocation(line: 47, column: 5, scope: !102)
!189 = !{!"llvm.loop.mustprogress"}
!190 = !DILocation(line: 48, column: 5, scope: !102)
!191 = !DILocation(line: 49, column: 5, scope: !102)
!192 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 28, type: !193, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!193 = !DISubroutineType(types: !194)
!194 = !{!17, !25}
!195 = !DILocalVariable(name: "q", arg: 1, scope: !192, file: !3, line: 28, type: !25)
!196 = !DILocation(line: 28, column: 31, scope: !192)
!197 = !DILocation(line: 29, column: 25, scope: !192)
!198 = !DILocation(line: 29, column: 28, scope: !192)
!199 = !DILocation(line: 29, column: 5, scope: !192)
!200 = !DILocation(line: 30, column: 5, scope: !192)
!201 = !DILocation(line: 30, column: 12, scope: !192)
!202 = !DILocation(line: 30, column: 15, scope: !192)
!203 = !DILocation(line: 30, column: 23, scope: !192)
!204 = !DILocation(line: 30, column: 26, scope: !192)
!205 = !DILocation(line: 30, column: 20, scope: !192)
!206 = !DILocation(line: 31, column: 28, scope: !192)
!207 = !DILocation(line: 31, column: 31, scope: !192)
!208 = !DILocation(line: 31, column: 39, scope: !192)
!209 = !DILocation(line: 31, column: 42, scope: !192)
!210 = !DILocation(line: 31, column: 9, scope: !192)
!211 = distinct !{!211, !200, !212, !189}
!212 = !DILocation(line: 31, column: 46, scope: !192)
!213 = !DILocalVariable(name: "value", scope: !192, file: !3, line: 32, type: !17)
!214 = !DILocation(line: 32, column: 9, scope: !192)
!215 = !DILocation(line: 32, column: 17, scope: !192)
!216 = !DILocation(line: 32, column: 20, scope: !192)
!217 = !DILocation(line: 32, column: 26, scope: !192)
!218 = !DILocation(line: 32, column: 29, scope: !192)
!219 = !DILocation(line: 32, column: 33, scope: !192)
!220 = !DILocation(line: 32, column: 36, scope: !192)
!221 = !DILocation(line: 33, column: 27, scope: !192)
!222 = !DILocation(line: 33, column: 30, scope: !192)
!223 = !DILocation(line: 33, column: 5, scope: !192)
!224 = !DILocation(line: 34, column: 12, scope: !192)
!225 = !DILocation(line: 34, column: 5, scope: !192)
!226 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 21, type: !227, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !106)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !25, !17}
!229 = !DILocalVariable(name: "q", arg: 1, scope: !226, file: !3, line: 21, type: !25)
!230 = !DILocation(line: 21, column: 31, scope: !226)
!231 = !DILocalVariable(name: "value", arg: 2, scope: !226, file: !3, line: 21, type: !17)
!232 = !DILocation(line: 21, column: 38, scope: !226)
!233 = !DILocation(line: 22, column: 25, scope: !226)
!234 = !DILocation(line: 22, column: 28, scope: !226)
!235 = !DILocation(line: 22, column: 5, scope: !226)
!236 = !DILocation(line: 23, column: 31, scope: !226)
!237 = !DILocation(line: 23, column: 5, scope: !226)
!238 = !DILocation(line: 23, column: 8, scope: !226)
!239 = !DILocation(line: 23, column: 14, scope: !226)
!240 = !DILocation(line: 23, column: 17, scope: !226)
!241 = !DILocation(line: 23, column: 21, scope: !226)
!242 = !DILocation(line: 23, column: 24, scope: !226)
!243 = !DILocation(line: 23, column: 29, scope: !226)
!244 = !DILocation(line: 24, column: 26, scope: !226)
!245 = !DILocation(line: 24, column: 29, scope: !226)
!246 = !DILocation(line: 24, column: 5, scope: !226)
!247 = !DILocation(line: 25, column: 27, scope: !226)
!248 = !DILocation(line: 25, column: 30, scope: !226)
!249 = !DILocation(line: 25, column: 5, scope: !226)
!250 = !DILocation(line: 26, column: 1, scope: !226)
