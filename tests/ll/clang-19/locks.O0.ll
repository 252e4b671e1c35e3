; ModuleID = 'locks.c'
source_filename = "locks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ticket = type { i32, i32 }
%struct.node = type { ptr, i32 }

@shared = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"shared == 4\00", align 1, !dbg !20
@.str.1 = private unnamed_addr constant [8 x i8] c"locks.c\00", align 1, !dbg !26
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !31
@lock = internal global %struct.ticket zeroinitializer, align 4, !dbg !37
@want = internal global [2 x i32] zeroinitializer, align 4, !dbg !45
@turn = internal global i32 0, align 4, !dbg !52
@top = internal global ptr null, align 8, !dbg !54

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !74, !DIExpression(), !79)
    #dbg_declare(ptr %3, !80, !DIExpression(), !82)
  store i64 0, ptr %3, align 8, !dbg !82
  br label %6, !dbg !83

6:                                                ; preds = %15, %0
  %7 = load i64, ptr %3, align 8, !dbg !84
  %8 = icmp slt i64 %7, 2, !dbg !86
  br i1 %8, label %9, label %18, !dbg !87

9:                                                ; preds = %6
  %10 = load i64, ptr %3, align 8, !dbg !88
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !89
  %12 = load i64, ptr %3, align 8, !dbg !90
  %13 = inttoptr i64 %12 to ptr, !dbg !91
  %14 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @worker, ptr noundef %13) #5, !dbg !92
  br label %15, !dbg !92

15:                                               ; preds = %9
  %16 = load i64, ptr %3, align 8, !dbg !93
  %17 = add nsw i64 %16, 1, !dbg !93
  store i64 %17, ptr %3, align 8, !dbg !93
  br label %6, !dbg !94, !llvm.loop !95

18:                                               ; preds = %6
    #dbg_declare(ptr %4, !98, !DIExpression(), !100)
  store i32 0, ptr %4, align 4, !dbg !100
  br label %19, !dbg !101

19:                                               ; preds = %29, %18
  %20 = load i32, ptr %4, align 4, !dbg !102
  %21 = icmp slt i32 %20, 2, !dbg !104
  br i1 %21, label %22, label %32, !dbg !105

22:                                               ; preds = %19
    #dbg_declare(ptr %5, !106, !DIExpression(), !108)
  %23 = load i32, ptr %4, align 4, !dbg !109
  %24 = sext i32 %23 to i64, !dbg !110
  %25 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %24, !dbg !110
  %26 = load i64, ptr %25, align 8, !dbg !110
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef %5), !dbg !111
  %28 = load ptr, ptr %5, align 8, !dbg !112
  call void @free(ptr noundef %28) #5, !dbg !113
  br label %29, !dbg !114

29:                                               ; preds = %22
  %30 = load i32, ptr %4, align 4, !dbg !115
  %31 = add nsw i32 %30, 1, !dbg !115
  store i32 %31, ptr %4, align 4, !dbg !115
  br label %19, !dbg !116, !llvm.loop !117

32:                                               ; preds = %19
  %33 = load i32, ptr @shared, align 4, !dbg !119
  %34 = icmp eq i32 %33, 4, !dbg !119
  br i1 %34, label %35, label %36, !dbg !122

35:                                               ; preds = %32
  br label %37, !dbg !122

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !119
  unreachable, !dbg !119

37:                                               ; preds = %35
  ret i32 0, !dbg !123
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !124 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !127, !DIExpression(), !128)
    #dbg_declare(ptr %3, !129, !DIExpression(), !130)
  %10 = load ptr, ptr %2, align 8, !dbg !131
  %11 = ptrtoint ptr %10 to i64, !dbg !132
  store i64 %11, ptr %3, align 8, !dbg !130
  call void @acquire(ptr noundef @lock), !dbg !133
  %12 = load i32, ptr @shared, align 4, !dbg !134
  %13 = add nsw i32 %12, 1, !dbg !134
  store i32 %13, ptr @shared, align 4, !dbg !134
  call void @release(ptr noundef @lock), !dbg !135
  %14 = load i64, ptr %3, align 8, !dbg !136
  %15 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %14, !dbg !136
  store i32 1, ptr %4, align 4, !dbg !136
  %16 = load i32, ptr %4, align 4, !dbg !136
  store atomic i32 %16, ptr %15 seq_cst, align 4, !dbg !136
  %17 = load i64, ptr %3, align 8, !dbg !137
  %18 = sub nsw i64 1, %17, !dbg !138
  %19 = trunc i64 %18 to i32, !dbg !139
  store i32 %19, ptr %5, align 4, !dbg !140
  %20 = load i32, ptr %5, align 4, !dbg !140
  store atomic i32 %20, ptr @turn seq_cst, align 4, !dbg !140
  br label %21, !dbg !141

21:                                               ; preds = %37, %1
  %22 = load i64, ptr %3, align 8, !dbg !142
  %23 = sub nsw i64 1, %22, !dbg !142
  %24 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %23, !dbg !142
  %25 = load atomic i32, ptr %24 seq_cst, align 4, !dbg !142
  store i32 %25, ptr %6, align 4, !dbg !142
  %26 = load i32, ptr %6, align 4, !dbg !142
  %27 = icmp ne i32 %26, 0, !dbg !142
  br i1 %27, label %28, label %35, !dbg !143

28:                                               ; preds = %21
  %29 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !144
  store i32 %29, ptr %7, align 4, !dbg !144
  %30 = load i32, ptr %7, align 4, !dbg !144
  %31 = sext i32 %30 to i64, !dbg !144
  %32 = load i64, ptr %3, align 8, !dbg !145
  %33 = sub nsw i64 1, %32, !dbg !146
  %34 = icmp eq i64 %31, %33, !dbg !147
  br label %35

35:                                               ; preds = %28, %21
  %36 = phi i1 [ false, %21 ], [ %34, %28 ], !dbg !148
  br i1 %36, label %37, label %38, !dbg !141

37:                                               ; preds = %35
  br label %21, !dbg !141, !llvm.loop !149

38:                                               ; preds = %35
  %39 = load i32, ptr @shared, align 4, !dbg !151
  %40 = add nsw i32 %39, 1, !dbg !151
  store i32 %40, ptr @shared, align 4, !dbg !151
  %41 = load i64, ptr %3, align 8, !dbg !152
  %42 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %41, !dbg !153
  store i32 0, ptr %8, align 4, !dbg !154
  %43 = load i32, ptr %8, align 4, !dbg !154
  store atomic i32 %43, ptr %42 release, align 4, !dbg !154
    #dbg_declare(ptr %9, !155, !DIExpression(), !156)
  %44 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !157
  store ptr %44, ptr %9, align 8, !dbg !156
  %45 = load i64, ptr %3, align 8, !dbg !158
  %46 = trunc i64 %45 to i32, !dbg !159
  %47 = load ptr, ptr %9, align 8, !dbg !160
  %48 = getelementptr inbounds %struct.node, ptr %47, i32 0, i32 1, !dbg !161
  store i32 %46, ptr %48, align 8, !dbg !162
  %49 = load ptr, ptr %9, align 8, !dbg !163
  call void @push(ptr noundef %49), !dbg !164
  %50 = call ptr @pop(), !dbg !165
  ret ptr %50, !dbg !166
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire(ptr noundef %0) #0 !dbg !167 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !171, !DIExpression(), !172)
    #dbg_declare(ptr %3, !173, !DIExpression(), !174)
  %7 = load ptr, ptr %2, align 8, !dbg !175
  %8 = getelementptr inbounds %struct.ticket, ptr %7, i32 0, i32 0, !dbg !175
  store i32 1, ptr %4, align 4, !dbg !175
  %9 = load i32, ptr %4, align 4, !dbg !175
  %10 = atomicrmw add ptr %8, i32 %9 seq_cst, align 4, !dbg !175
  store i32 %10, ptr %5, align 4, !dbg !175
  %11 = load i32, ptr %5, align 4, !dbg !175
  store i32 %11, ptr %3, align 4, !dbg !174
  br label %12, !dbg !176

12:                                               ; preds = %19, %1
  %13 = load ptr, ptr %2, align 8, !dbg !177
  %14 = getelementptr inbounds %struct.ticket, ptr %13, i32 0, i32 1, !dbg !177
  %15 = load atomic i32, ptr %14 seq_cst, align 4, !dbg !177
  store i32 %15, ptr %6, align 4, !dbg !177
  %16 = load i32, ptr %6, align 4, !dbg !177
  %17 = load i32, ptr %3, align 4, !dbg !178
  %18 = icmp ne i32 %16, %17, !dbg !179
  br i1 %18, label %19, label %20, !dbg !176

19:                                               ; preds = %12
  br label %12, !dbg !176, !llvm.loop !180

20:                                               ; preds = %12
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(ptr noundef %0) #0 !dbg !183 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !184, !DIExpression(), !185)
  %5 = load ptr, ptr %2, align 8, !dbg !186
  %6 = getelementptr inbounds %struct.ticket, ptr %5, i32 0, i32 1, !dbg !186
  store i32 1, ptr %3, align 4, !dbg !186
  %7 = load i32, ptr %3, align 4, !dbg !186
  %8 = atomicrmw add ptr %6, i32 %7 seq_cst, align 4, !dbg !186
  store i32 %8, ptr %4, align 4, !dbg !186
  %9 = load i32, ptr %4, align 4, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0) #0 !dbg !188 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !191, !DIExpression(), !192)
  %6 = load atomic i64, ptr @top seq_cst, align 8, !dbg !193
  store i64 %6, ptr %3, align 8, !dbg !193
  %7 = load ptr, ptr %3, align 8, !dbg !193
  %8 = load ptr, ptr %2, align 8, !dbg !194
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !195
  store ptr %7, ptr %9, align 8, !dbg !196
  br label %10, !dbg !197

10:                                               ; preds = %25, %1
  %11 = load ptr, ptr %2, align 8, !dbg !198
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !198
  %13 = load ptr, ptr %2, align 8, !dbg !198
  store ptr %13, ptr %4, align 8, !dbg !198
  %14 = load i64, ptr %12, align 8, !dbg !198
  %15 = load i64, ptr %4, align 8, !dbg !198
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !198
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !198
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !198
  br i1 %18, label %20, label %19, !dbg !198

19:                                               ; preds = %10
  store i64 %17, ptr %12, align 8, !dbg !198
  br label %20, !dbg !198

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !198
  store i8 %21, ptr %5, align 1, !dbg !198
  %22 = load i8, ptr %5, align 1, !dbg !198
  %23 = trunc i8 %22 to i1, !dbg !198
  %24 = xor i1 %23, true, !dbg !199
  br i1 %24, label %25, label %26, !dbg !197

25:                                               ; preds = %20
  br label %10, !dbg !197, !llvm.loop !200

26:                                               ; preds = %20
  ret void, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pop() #0 !dbg !203 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
    #dbg_declare(ptr %1, !206, !DIExpression(), !207)
  %5 = load atomic i64, ptr @top seq_cst, align 8, !dbg !208
  store i64 %5, ptr %2, align 8, !dbg !208
  %6 = load ptr, ptr %2, align 8, !dbg !208
  store ptr %6, ptr %1, align 8, !dbg !207
  br label %7, !dbg !209

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !210
  %9 = icmp ne ptr %8, null, !dbg !210
  br i1 %9, label %10, label %25, !dbg !211

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !212
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !212
  %13 = load ptr, ptr %12, align 8, !dbg !212
  store ptr %13, ptr %3, align 8, !dbg !212
  %14 = load i64, ptr %1, align 8, !dbg !212
  %15 = load i64, ptr %3, align 8, !dbg !212
  %16 = cmpxchg weak ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !212
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !212
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !212
  br i1 %18, label %20, label %19, !dbg !212

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !212
  br label %20, !dbg !212

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !212
  store i8 %21, ptr %4, align 1, !dbg !212
  %22 = load i8, ptr %4, align 1, !dbg !212
  %23 = trunc i8 %22 to i1, !dbg !212
  %24 = xor i1 %23, true, !dbg !213
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !214
  br i1 %26, label %27, label %28, !dbg !209

27:                                               ; preds = %25
  br label %7, !dbg !209, !llvm.loop !215

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !217
  ret ptr %29, !dbg !218
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}
!llvm.ident = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !71, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!18}
!73 = !{}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 52, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 128, elements: !50)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "/include/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocation(line: 52, column: 15, scope: !70)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 53, type: !17)
!81 = distinct !DILexicalBlock(scope: !70, file: !3, line: 53, column: 5)
!82 = !DILocation(line: 53, column: 15, scope: !81)
!83 = !DILocation(line: 53, column: 10, scope: !81)
!84 = !DILocation(line: 53, column: 22, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 53, column: 5)
!86 = !DILocation(line: 53, column: 24, scope: !85)
!87 = !DILocation(line: 53, column: 5, scope: !81)
!88 = !DILocation(line: 54, column: 27, scope: !85)
!89 = !DILocation(line: 54, column: 25, scope: !85)
!90 = !DILocation(line: 54, column: 53, scope: !85)
!91 = !DILocation(line: 54, column: 45, scope: !85)
!92 = !DILocation(line: 54, column: 9, scope: !85)
!93 = !DILocation(line: 53, column: 30, scope: !85)
!94 = !DILocation(line: 53, column: 5, scope: !85)
!95 = distinct !{!95, !87, !96, !97}
!96 = !DILocation(line: 54, column: 54, scope: !81)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocalVariable(name: "i", scope: !99, file: !3, line: 55, type: !18)
!99 = distinct !DILexicalBlock(scope: !70, file: !3, line: 55, column: 5)
!100 = !DILocation(line: 55, column: 14, scope: !99)
!101 = !DILocation(line: 55, column: 10, scope: !99)
!102 = !DILocation(line: 55, column: 21, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 55, column: 5)
!104 = !DILocation(line: 55, column: 23, scope: !103)
!105 = !DILocation(line: 55, column: 5, scope: !99)
!106 = !DILocalVariable(name: "result", scope: !107, file: !3, line: 56, type: !16)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 55, column: 33)
!108 = !DILocation(line: 56, column: 15, scope: !107)
!109 = !DILocation(line: 57, column: 24, scope: !107)
!110 = !DILocation(line: 57, column: 22, scope: !107)
!111 = !DILocation(line: 57, column: 9, scope: !107)
!112 = !DILocation(line: 58, column: 14, scope: !107)
!113 = !DILocation(line: 58, column: 9, scope: !107)
!114 = !DILocation(line: 59, column: 5, scope: !107)
!115 = !DILocation(line: 55, column: 29, scope: !103)
!116 = !DILocation(line: 55, column: 5, scope: !103)
!117 = distinct !{!117, !105, !118, !97}
!118 = !DILocation(line: 59, column: 5, scope: !99)
!119 = !DILocation(line: 60, column: 5, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 60, column: 5)
!121 = distinct !DILexicalBlock(scope: !70, file: !3, line: 60, column: 5)
!122 = !DILocation(line: 60, column: 5, scope: !121)
!123 = !DILocation(line: 61, column: 5, scope: !70)
!124 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !125, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!125 = !DISubroutineType(types: !126)
!126 = !{!16, !16}
!127 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 34, type: !16)
!128 = !DILocation(line: 34, column: 27, scope: !124)
!129 = !DILocalVariable(name: "me", scope: !124, file: !3, line: 35, type: !17)
!130 = !DILocation(line: 35, column: 10, scope: !124)
!131 = !DILocation(line: 35, column: 21, scope: !124)
!132 = !DILocation(line: 35, column: 15, scope: !124)
!133 = !DILocation(line: 36, column: 5, scope: !124)
!134 = !DILocation(line: 37, column: 11, scope: !124)
!135 = !DILocation(line: 38, column: 5, scope: !124)
!136 = !DILocation(line: 39, column: 5, scope: !124)
!137 = !DILocation(line: 40, column: 44, scope: !124)
!138 = !DILocation(line: 40, column: 42, scope: !124)
!139 = !DILocation(line: 40, column: 34, scope: !124)
!140 = !DILocation(line: 40, column: 5, scope: !124)
!141 = !DILocation(line: 41, column: 5, scope: !124)
!142 = !DILocation(line: 41, column: 12, scope: !124)
!143 = !DILocation(line: 41, column: 39, scope: !124)
!144 = !DILocation(line: 41, column: 42, scope: !124)
!145 = !DILocation(line: 41, column: 68, scope: !124)
!146 = !DILocation(line: 41, column: 66, scope: !124)
!147 = !DILocation(line: 41, column: 61, scope: !124)
!148 = !DILocation(line: 0, scope: !124)
!149 = distinct !{!149, !141, !150, !97}
!150 = !DILocation(line: 42, column: 5, scope: !124)
!151 = !DILocation(line: 43, column: 11, scope: !124)
!152 = !DILocation(line: 44, column: 33, scope: !124)
!153 = !DILocation(line: 44, column: 28, scope: !124)
!154 = !DILocation(line: 44, column: 5, scope: !124)
!155 = !DILocalVariable(name: "n", scope: !124, file: !3, line: 45, type: !57)
!156 = !DILocation(line: 45, column: 18, scope: !124)
!157 = !DILocation(line: 45, column: 22, scope: !124)
!158 = !DILocation(line: 46, column: 21, scope: !124)
!159 = !DILocation(line: 46, column: 16, scope: !124)
!160 = !DILocation(line: 46, column: 5, scope: !124)
!161 = !DILocation(line: 46, column: 8, scope: !124)
!162 = !DILocation(line: 46, column: 14, scope: !124)
!163 = !DILocation(line: 47, column: 10, scope: !124)
!164 = !DILocation(line: 47, column: 5, scope: !124)
!165 = !DILocation(line: 48, column: 12, scope: !124)
!166 = !DILocation(line: 48, column: 5, scope: !124)
!167 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !168, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !170}
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!171 = !DILocalVariable(name: "t", arg: 1, scope: !167, file: !3, line: 15, type: !170)
!172 = !DILocation(line: 15, column: 36, scope: !167)
!173 = !DILocalVariable(name: "mine", scope: !167, file: !3, line: 16, type: !7)
!174 = !DILocation(line: 16, column: 14, scope: !167)
!175 = !DILocation(line: 16, column: 21, scope: !167)
!176 = !DILocation(line: 17, column: 5, scope: !167)
!177 = !DILocation(line: 17, column: 12, scope: !167)
!178 = !DILocation(line: 17, column: 40, scope: !167)
!179 = !DILocation(line: 17, column: 37, scope: !167)
!180 = distinct !{!180, !176, !181, !97}
!181 = !DILocation(line: 18, column: 5, scope: !167)
!182 = !DILocation(line: 19, column: 1, scope: !167)
!183 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !168, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!184 = !DILocalVariable(name: "t", arg: 1, scope: !183, file: !3, line: 20, type: !170)
!185 = !DILocation(line: 20, column: 36, scope: !183)
!186 = !DILocation(line: 20, column: 41, scope: !183)
!187 = !DILocation(line: 20, column: 75, scope: !183)
!188 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 22, type: !189, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!189 = !DISubroutineType(types: !190)
!190 = !{null, !57}
!191 = !DILocalVariable(name: "n", arg: 1, scope: !188, file: !3, line: 22, type: !57)
!192 = !DILocation(line: 22, column: 31, scope: !188)
!193 = !DILocation(line: 23, column: 15, scope: !188)
!194 = !DILocation(line: 23, column: 5, scope: !188)
!195 = !DILocation(line: 23, column: 8, scope: !188)
!196 = !DILocation(line: 23, column: 13, scope: !188)
!197 = !DILocation(line: 24, column: 5, scope: !188)
!198 = !DILocation(line: 24, column: 13, scope: !188)
!199 = !DILocation(line: 24, column: 12, scope: !188)
!200 = distinct !{!200, !197, !201, !97}
!201 = !DILocation(line: 25, column: 5, scope: !188)
!202 = !DILocation(line: 26, column: 1, scope: !188)
!203 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 27, type: !204, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!204 = !DISubroutineType(types: !205)
!205 = !{!57}
!206 = !DILocalVariable(name: "n", scope: !203, file: !3, line: 28, type: !57)
!207 = !DILocation(line: 28, column: 18, scope: !203)
!208 = !DILocation(line: 28, column: 22, scope: !203)
!209 = !DILocation(line: 29, column: 5, scope: !203)
!210 = !DILocation(line: 29, column: 12, scope: !203)
!211 = !DILocation(line: 29, column: 14, scope: !203)
!212 = !DILocation(line: 29, column: 18, scope: !203)
!213 = !DILocation(line: 29, column: 17, scope: !203)
!214 = !DILocation(line: 0, scope: !203)
!215 = distinct !{!215, !209, !216, !97}
!216 = !DILocation(line: 30, column: 5, scope: !203)
!217 = !DILocation(line: 31, column: 12, scope: !203)
!218 = !DILocation(line: 31, column: 5, scope: !203)
