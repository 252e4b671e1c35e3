; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ticket = type { i32, i32 }
%struct.node = type { %struct.node*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }

@shared = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"shared == 4\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"locks.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = internal global %struct.ticket zeroinitializer, align 4, !dbg !20
@want = internal global [2 x i32] zeroinitializer, align 4, !dbg !28
@turn = internal global i32 0, align 4, !dbg !35
@top = internal global %struct.node* null, align 8, !dbg !37

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [2 x i64]* %2, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata i64* %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i64 0, i64* %3, align 8, !dbg !65
  br label %6, !dbg !66

6:                                                ; preds = %15, %0
  %7 = load i64, i64* %3, align 8, !dbg !67
  %8 = icmp slt i64 %7, 2, !dbg !69
  br i1 %8, label %9, label %18, !dbg !70

9:                                                ; preds = %6
  %10 = load i64, i64* %3, align 8, !dbg !71
  %11 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %10, !dbg !72
  %12 = load i64, i64* %3, align 8, !dbg !73
  %13 = inttoptr i64 %12 to i8*, !dbg !74
  %14 = call i32 @pthread_create(i64* noundef %11, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @worker, i8* noundef %13) #5, !dbg !75
  br label %15, !dbg !75

15:                                               ; preds = %9
  %16 = load i64, i64* %3, align 8, !dbg !76
  %17 = add nsw i64 %16, 1, !dbg !76
  store i64 %17, i64* %3, align 8, !dbg !76
  br label %6, !dbg !77, !llvm.loop !78

18:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, i32* %4, align 4, !dbg !83
  br label %19, !dbg !84

19:                                               ; preds = %29, %18
  %20 = load i32, i32* %4, align 4, !dbg !85
  %21 = icmp slt i32 %20, 2, !dbg !87
  br i1 %21, label %22, label %32, !dbg !88

22:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata i8** %5, metadata !89, metadata !DIExpression()), !dbg !91
  %23 = load i32, i32* %4, align 4, !dbg !92
  %24 = sext i32 %23 to i64, !dbg !93
  %25 = getelementptr inbounds [2 x i64], [2 x i64]* %2, i64 0, i64 %24, !dbg !93
  %26 = load i64, i64* %25, align 8, !dbg !93
  %27 = call i32 @pthread_join(i64 noundef %26, i8** noundef %5), !dbg !94
  %28 = load i8*, i8** %5, align 8, !dbg !95
  call void @free(i8* noundef %28) #5, !dbg !96
  br label %29, !dbg !97

29:                                               ; preds = %22
  %30 = load i32, i32* %4, align 4, !dbg !98
  %31 = add nsw i32 %30, 1, !dbg !98
  store i32 %31, i32* %4, align 4, !dbg !98
  br label %19, !dbg !99, !llvm.loop !100

32:                                               ; preds = %19
  %33 = load i32, i32* @shared, align 4, !dbg !102
  %34 = icmp eq i32 %33, 4, !dbg !102
  br i1 %34, label %35, label %36, !dbg !105

35:                                               ; preds = %32
  br label %37, !dbg !105

36:                                               ; preds = %32
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !102
  unreachable, !dbg !102

37:                                               ; preds = %35
  ret i32 0, !dbg !106
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !107 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.node*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata i64* %3, metadata !112, metadata !DIExpression()), !dbg !113
  %10 = load i8*, i8** %2, align 8, !dbg !114
  %11 = ptrtoint i8* %10 to i64, !dbg !115
  store i64 %11, i64* %3, align 8, !dbg !113
  call void @acquire(%struct.ticket* noundef @lock), !dbg !116
  %12 = load i32, i32* @shared, align 4, !dbg !117
  %13 = add nsw i32 %12, 1, !dbg !117
  store i32 %13, i32* @shared, align 4, !dbg !117
  call void @release(%struct.ticket* noundef @lock), !dbg !118
  %14 = load i64, i64* %3, align 8, !dbg !119
  %15 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %14, !dbg !119
  store i32 1, i32* %4, align 4, !dbg !119
  %16 = load i32, i32* %4, align 4, !dbg !119
  store atomic i32 %16, i32* %15 seq_cst, align 4, !dbg !119
  %17 = load i64, i64* %3, align 8, !dbg !120
  %18 = sub nsw i64 1, %17, !dbg !121
  %19 = trunc i64 %18 to i32, !dbg !122
  store i32 %19, i32* %5, align 4, !dbg !123
  %20 = load i32, i32* %5, align 4, !dbg !123
  store atomic i32 %20, i32* @turn seq_cst, align 4, !dbg !123
  br label %21, !dbg !124

21:                                               ; preds = %37, %1
  %22 = load i64, i64* %3, align 8, !dbg !125
  %23 = sub nsw i64 1, %22, !dbg !125
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %23, !dbg !125
  %25 = load atomic i32, i32* %24 seq_cst, align 4, !dbg !125
  store i32 %25, i32* %6, align 4, !dbg !125
  %26 = load i32, i32* %6, align 4, !dbg !125
  %27 = icmp ne i32 %26, 0, !dbg !125
  br i1 %27, label %28, label %35, !dbg !126

28:                                               ; preds = %21
  %29 = load atomic i32, i32* @turn seq_cst, align 4, !dbg !127
  store i32 %29, i32* %7, align 4, !dbg !127
  %30 = load i32, i32* %7, align 4, !dbg !127
  %31 = sext i32 %30 to i64, !dbg !127
  %32 = load i64, i64* %3, align 8, !dbg !128
  %33 = sub nsw i64 1, %32, !dbg !129
  %34 = icmp eq i64 %31, %33, !dbg !130
  br label %35

35:                                               ; preds = %28, %21
  %36 = phi i1 [ false, %21 ], [ %34, %28 ], !dbg !131
  br i1 %36, label %37, label %38, !dbg !124

37:                                               ; preds = %35
  br label %21, !dbg !124, !llvm.loop !132

38:                                               ; preds = %35
  %39 = load i32, i32* @shared, align 4, !dbg !134
  %40 = add nsw i32 %39, 1, !dbg !134
  store i32 %40, i32* @shared, align 4, !dbg !134
  %41 = load i64, i64* %3, align 8, !dbg !135
  %42 = getelementptr inbounds [2 x i32], [2 x i32]* @want, i64 0, i64 %41, !dbg !136
  store i32 0, i32* %8, align 4, !dbg !137
  %43 = load i32, i32* %8, align 4, !dbg !137
  store atomic i32 %43, i32* %42 release, align 4, !dbg !137
  call void @llvm.dbg.declare(metadata %struct.node** %9, metadata !138, metadata !DIExpression()), !dbg !139
  %44 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !140
  %45 = bitcast i8* %44 to %struct.node*, !dbg !140
  store %struct.node* %45, %struct.node** %9, align 8, !dbg !139
  %46 = load i64, i64* %3, align 8, !dbg !141
  %47 = trunc i64 %46 to i32, !dbg !142
  %48 = load %struct.node*, %struct.node** %9, align 8, !dbg !143
  %49 = getelementptr inbounds %struct.node, %struct.node* %48, i32 0, i32 1, !dbg !144
  store i32 %47, i32* %49, align 8, !dbg !145
  %50 = load %struct.node*, %struct.node** %9, align 8, !dbg !146
  call void @push(%struct.node* noundef %50), !dbg !147
  %51 = call %struct.node* @pop(), !dbg !148
  %52 = bitcast %struct.node* %51 to i8*, !dbg !148
  ret i8* %52, !dbg !149
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire(%struct.ticket* noundef %0) #0 !dbg !150 {
  %2 = alloca %struct.ticket*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store %struct.ticket* %0, %struct.ticket** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.ticket** %2, metadata !154, metadata !DIExpression()), !dbg !155
  call void @llvm.dbg.declare(metadata i32* %3, metadata !156, metadata !DIExpression()), !dbg !157
  %7 = load %struct.ticket*, %struct.ticket** %2, align 8, !dbg !158
  %8 = getelementptr inbounds %struct.ticket, %struct.ticket* %7, i32 0, i32 0, !dbg !158
  store i32 1, i32* %4, align 4, !dbg !158
  %9 = load i32, i32* %4, align 4, !dbg !158
  %10 = atomicrmw add i32* %8, i32 %9 seq_cst, align 4, !dbg !158
  store i32 %10, i32* %5, align 4, !dbg !158
  %11 = load i32, i32* %5, align 4, !dbg !158
  store i32 %11, i32* %3, align 4, !dbg !157
  br label %12, !dbg !159

12:                                               ; preds = %19, %1
  %13 = load %struct.ticket*, %struct.ticket** %2, align 8, !dbg !160
  %14 = getelementptr inbounds %struct.ticket, %struct.ticket* %13, i32 0, i32 1, !dbg !160
  %15 = load atomic i32, i32* %14 seq_cst, align 4, !dbg !160
  store i32 %15, i32* %6, align 4, !dbg !160
  %16 = load i32, i32* %6, align 4, !dbg !160
  %17 = load i32, i32* %3, align 4, !dbg !161
  %18 = icmp ne i32 %16, %17, !dbg !162
  br i1 %18, label %19, label %20, !dbg !159

19:                                               ; preds = %12
  br label %12, !dbg !159, !llvm.loop !163

20:                                               ; preds = %12
  ret void, !dbg !165
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(%struct.ticket* noundef %0) #0 !dbg !166 {
  %2 = alloca %struct.ticket*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store %struct.ticket* %0, %struct.ticket** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.ticket** %2, metadata !167, metadata !DIExpression()), !dbg !168
  %5 = load %struct.ticket*, %struct.ticket** %2, align 8, !dbg !169
  %6 = getelementptr inbounds %struct.ticket, %struct.ticket* %5, i32 0, i32 1, !dbg !169
  store i32 1, i32* %3, align 4, !dbg !169
  %7 = load i32, i32* %3, align 4, !dbg !169
  %8 = atomicrmw add i32* %6, i32 %7 seq_cst, align 4, !dbg !169
  store i32 %8, i32* %4, align 4, !dbg !169
  %9 = load i32, i32* %4, align 4, !dbg !169
  ret void, !dbg !170
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(%struct.node* noundef %0) #0 !dbg !171 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  %5 = alloca i8, align 1
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !174, metadata !DIExpression()), !dbg !175
  %6 = bitcast %struct.node** %3 to i64*, !dbg !176
  %7 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !176
  store i64 %7, i64* %6, align 8, !dbg !176
  %8 = bitcast i64* %6 to %struct.node**, !dbg !176
  %9 = load %struct.node*, %struct.node** %8, align 8, !dbg !176
  %10 = load %struct.node*, %struct.node** %2, align 8, !dbg !177
  %11 = getelementptr inbounds %struct.node, %struct.node* %10, i32 0, i32 0, !dbg !178
  store %struct.node* %9, %struct.node** %11, align 8, !dbg !179
  br label %12, !dbg !180

12:                                               ; preds = %29, %1
  %13 = load %struct.node*, %struct.node** %2, align 8, !dbg !181
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !181
  %15 = load %struct.node*, %struct.node** %2, align 8, !dbg !181
  store %struct.node* %15, %struct.node** %4, align 8, !dbg !181
  %16 = bitcast %struct.node** %14 to i64*, !dbg !181
  %17 = bitcast %struct.node** %4 to i64*, !dbg !181
  %18 = load i64, i64* %16, align 8, !dbg !181
  %19 = load i64, i64* %17, align 8, !dbg !181
  %20 = cmpxchg i64* bitcast (%struct.node** @top to i64*), i64 %18, i64 %19 seq_cst seq_cst, align 8, !dbg !181
  %21 = extractvalue { i64, i1 } %20, 0, !dbg !181
  %22 = extractvalue { i64, i1 } %20, 1, !dbg !181
  br i1 %22, label %24, label %23, !dbg !181

23:                                               ; preds = %12
  store i64 %21, i64* %16, align 8, !dbg !181
  br label %24, !dbg !181

24:                                               ; preds = %23, %12
  %25 = zext i1 %22 to i8, !dbg !181
  store i8 %25, i8* %5, align 1, !dbg !181
  %26 = load i8, i8* %5, align 1, !dbg !181
  %27 = trunc i8 %26 to i1, !dbg !181
  %28 = xor i1 %27, true, !dbg !182
  br i1 %28, label %29, label %30, !dbg !180

29:                                               ; preds = %24
  br label %12, !dbg !180, !llvm.loop !183

30:                                               ; preds = %24
  ret void, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @pop() #0 !dbg !186 {
  %1 = alloca %struct.node*, align 8
  %2 = alloca %struct.node*, align 8
  %3 = alloca %struct.node*, align 8
  %4 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata %struct.node** %1, metadata !189, metadata !DIExpression()), !dbg !190
  %5 = bitcast %struct.node** %2 to i64*, !dbg !191
  %6 = load atomic i64, i64* bitcast (%struct.node** @top to i64*) seq_cst, align 8, !dbg !191
  store i64 %6, i64* %5, align 8, !dbg !191
  %7 = bitcast i64* %5 to %struct.node**, !dbg !191
  %8 = load %struct.node*, %struct.node** %7, align 8, !dbg !191
  store %struct.node* %8, %struct.node** %1, align 8, !dbg !190
  br label %9, !dbg !192

9:                                                ; preds = %31, %0
  %10 = load %struct.node*, %struct.node** %1, align 8, !dbg !193
  %11 = icmp ne %struct.node* %10, null, !dbg !193
  br i1 %11, label %12, label %29, !dbg !194

12:                                               ; preds = %9
  %13 = load %struct.node*, %struct.node** %1, align 8, !dbg !195
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !195
  %15 = load %struct.node*, %struct.node** %14, align 8, !dbg !195
  store %struct.node* %15, %struct.node** %3, align 8, !dbg !195
  %16 = bitcast %struct.node** %1 to i64*, !dbg !195
  %17 = bitcast %struct.node** %3 to i64*, !dbg !195
  %18 = load i64, i64* %16, align 8, !dbg !195
  %19 = load i64, i64* %17, align 8, !dbg !195
  %20 = cmpxchg weak i64* bitcast (%struct.node** @top to i64*), i64 %18, i64 %19 seq_cst seq_cst, align 8, !dbg !195
  %21 = extractvalue { i64, i1 } %20, 0, !dbg !195
  %22 = extractvalue { i64, i1 } %20, 1, !dbg !195
  br i1 %22, label %24, label %23, !dbg !195

23:                                               ; preds = %12
  store i64 %21, i64* %16, align 8, !dbg !195
  br label %24, !dbg !195

24:                                               ; preds = %23, %12
  %25 = zext i1 %22 to i8, !dbg !195
  store i8 %25, i8* %4, align 1, !dbg !195
  %26 = load i8, i8* %4, align 1, !dbg !195
  %27 = trunc i8 %26 to i1, !dbg !195
  %28 = xor i1 %27, true, !dbg !196
  br label %29

29:                                               ; preds = %24, %9
  %30 = phi i1 [ false, %9 ], [ %28, %24 ], !dbg !197
  br i1 %30, label %31, label %32, !dbg !192

31:                                               ; preds = %29
  br label %9, !dbg !192, !llvm.loop !198

32:                                               ; preds = %29
  %33 = load %struct.node*, %struct.node** %1, align 8, !dbg !200
  ret %struct.node* %33, !dbg !201
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 14.0.6"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !54, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!18}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 52, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !33)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 52, column: 15, scope: !53)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 53, type: !17)
!64 = distinct !DILexicalBlock(scope: !53, file: !3, line: 53, column: 5)
!65 = !DILocation(line: 53, column: 15, scope: !64)
!66 = !DILocation(line: 53, column: 10, scope: !64)
!67 = !DILocation(line: 53, column: 22, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 53, column: 5)
!69 = !DILocation(line: 53, column: 24, scope: !68)
!70 = !DILocation(line: 53, column: 5, scope: !64)
!71 = !DILocation(line: 54, column: 27, scope: !68)
!72 = !DILocation(line: 54, column: 25, scope: !68)
!73 = !DILocation(line: 54, column: 53, scope: !68)
!74 = !DILocation(line: 54, column: 45, scope: !68)
!75 = !DILocation(line: 54, column: 9, scope: !68)
!76 = !DILocation(line: 53, column: 30, scope: !68)
!77 = !DILocation(line: 53, column: 5, scope: !68)
!78 = distinct !{!78, !70, !79, !80}
!79 = !DILocation(line: 54, column: 54, scope: !64)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 55, type: !18)
!82 = distinct !DILexicalBlock(scope: !53, file: !3, line: 55, column: 5)
!83 = !DILocation(line: 55, column: 14, scope: !82)
!84 = !DILocation(line: 55, column: 10, scope: !82)
!85 = !DILocation(line: 55, column: 21, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 55, column: 5)
!87 = !DILocation(line: 55, column: 23, scope: !86)
!88 = !DILocation(line: 55, column: 5, scope: !82)
!89 = !DILocalVariable(name: "result", scope: !90, file: !3, line: 56, type: !16)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 55, column: 33)
!91 = !DILocation(line: 56, column: 15, scope: !90)
!92 = !DILocation(line: 57, column: 24, scope: !90)
!93 = !DILocation(line: 57, column: 22, scope: !90)
!94 = !DILocation(line: 57, column: 9, scope: !90)
!95 = !DILocation(line: 58, column: 14, scope: !90)
!96 = !DILocation(line: 58, column: 9, scope: !90)
!97 = !DILocation(line: 59, column: 5, scope: !90)
!98 = !DILocation(line: 55, column: 29, scope: !86)
!99 = !DILocation(line: 55, column: 5, scope: !86)
!100 = distinct !{!100, !88, !101, !80}
!101 = !DILocation(line: 59, column: 5, scope: !82)
!102 = !DILocation(line: 60, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 60, column: 5)
!104 = distinct !DILexicalBlock(scope: !53, file: !3, line: 60, column: 5)
!105 = !DILocation(line: 60, column: 5, scope: !104)
!106 = !DILocation(line: 61, column: 5, scope: !53)
!107 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !108, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!108 = !DISubroutineType(types: !109)
!109 = !{!16, !16}
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 34, type: !16)
!111 = !DILocation(line: 34, column: 27, scope: !107)
!112 = !DILocalVariable(name: "me", scope: !107, file: !3, line: 35, type: !17)
!113 = !DILocation(line: 35, column: 10, scope: !107)
!114 = !DILocation(line: 35, column: 21, scope: !107)
!115 = !DILocation(line: 35, column: 15, scope: !107)
!116 = !DILocation(line: 36, column: 5, scope: !107)
!117 = !DILocation(line: 37, column: 11, scope: !107)
!118 = !DILocation(line: 38, column: 5, scope: !107)
!119 = !DILocation(line: 39, column: 5, scope: !107)
!120 = !DILocation(line: 40, column: 44, scope: !107)
!121 = !DILocation(line: 40, column: 42, scope: !107)
!122 = !DILocation(line: 40, column: 34, scope: !107)
!123 = !DILocation(line: 40, column: 5, scope: !107)
!124 = !DILocation(line: 41, column: 5, scope: !107)
!125 = !DILocation(line: 41, column: 12, scope: !107)
!126 = !DILocation(line: 41, column: 39, scope: !107)
!127 = !DILocation(line: 41, column: 42, scope: !107)
!128 = !DILocation(line: 41, column: 68, scope: !107)
!129 = !DILocation(line: 41, column: 66, scope: !107)
!130 = !DILocation(line: 41, column: 61, scope: !107)
!131 = !DILocation(line: 0, scope: !107)
!132 = distinct !{!132, !124, !133, !80}
!133 = !DILocation(line: 42, column: 5, scope: !107)
!134 = !DILocation(line: 43, column: 11, scope: !107)
!135 = !DILocation(line: 44, column: 33, scope: !107)
!136 = !DILocation(line: 44, column: 28, scope: !107)
!137 = !DILocation(line: 44, column: 5, scope: !107)
!138 = !DILocalVariable(name: "n", scope: !107, file: !3, line: 45, type: !40)
!139 = !DILocation(line: 45, column: 18, scope: !107)
!140 = !DILocation(line: 45, column: 22, scope: !107)
!141 = !DILocation(line: 46, column: 21, scope: !107)
!142 = !DILocation(line: 46, column: 16, scope: !107)
!143 = !DILocation(line: 46, column: 5, scope: !107)
!144 = !DILocation(line: 46, column: 8, scope: !107)
!145 = !DILocation(line: 46, column: 14, scope: !107)
!146 = !DILocation(line: 47, column: 10, scope: !107)
!147 = !DILocation(line: 47, column: 5, scope: !107)
!148 = !DILocation(line: 48, column: 12, scope: !107)
!149 = !DILocation(line: 48, column: 5, scope: !107)
!150 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !151, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!151 = !DISubroutineType(types: !152)
!152 = !{null, !153}
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!154 = !DILocalVariable(name: "t", arg: 1, scope: !150, file: !3, line: 15, type: !153)
!155 = !DILocation(line: 15, column: 36, scope: !150)
!156 = !DILocalVariable(name: "mine", scope: !150, file: !3, line: 16, type: !7)
!157 = !DILocation(line: 16, column: 14, scope: !150)
!158 = !DILocation(line: 16, column: 21, scope: !150)
!159 = !DILocation(line: 17, column: 5, scope: !150)
!160 = !DILocation(line: 17, column: 12, scope: !150)
!161 = !DILocation(line: 17, column: 40, scope: !150)
!162 = !DILocation(line: 17, column: 37, scope: !150)
!163 = distinct !{!163, !159, !164, !80}
!164 = !DILocation(line: 18, column: 5, scope: !150)
!165 = !DILocation(line: 19, column: 1, scope: !150)
!166 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !151, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!167 = !DILocalVariable(name: "t", arg: 1, scope: !166, file: !3, line: 20, type: !153)
!168 = !DILocation(line: 20, column: 36, scope: !166)
!169 = !DILocation(line: 20, column: 41, scope: !166)
!170 = !DILocation(line: 20, column: 75, scope: !166)
!171 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 22, type: !172, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!172 = !DISubroutineType(types: !173)
!173 = !{null, !40}
!174 = !DILocalVariable(name: "n", arg: 1, scope: !171, file: !3, line: 22, type: !40)
!175 = !DILocation(line: 22, column: 31, scope: !171)
!176 = !DILocation(line: 23, column: 15, scope: !171)
!177 = !DILocation(line: 23, column: 5, scope: !171)
!178 = !DILocation(line: 23, column: 8, scope: !171)
!179 = !DILocation(line: 23, column: 13, scope: !171)
!180 = !DILocation(line: 24, column: 5, scope: !171)
!181 = !DILocation(line: 24, column: 13, scope: !171)
!182 = !DILocation(line: 24, column: 12, scope: !171)
!183 = distinct !{!183, !180, !184, !80}
!184 = !DILocation(line: 25, column: 5, scope: !171)
!185 = !DILocation(line: 26, column: 1, scope: !171)
!186 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 27, type: !187, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!187 = !DISubroutineType(types: !188)
!188 = !{!40}
!189 = !DILocalVariable(name: "n", scope: !186, file: !3, line: 28, type: !40)
!190 = !DILocation(line: 28, column: 18, scope: !186)
!191 = !DILocation(line: 28, column: 22, scope: !186)
!192 = !DILocation(line: 29, column: 5, scope: !186)
!193 = !DILocation(line: 29, column: 12, scope: !186)
!194 = !DILocation(line: 29, column: 14, scope: !186)
!195 = !DILocation(line: 29, column: 18, scope: !186)
!196 = !DILocation(line: 29, column: 17, scope: !186)
!197 = !DILocation(line: 0, scope: !186)
!198 = distinct !{!198, !192, !199, !80}
!199 = !DILocation(line: 30, column: 5, scope: !186)
!200 = !DILocation(line: 31, column: 12, scope: !186)
!201 = !DILocation(line: 31, column: 5, scope: !186)
