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
  %34 = icmp eq i32 %33, 4, !dbg !122
  br i1 %34, label %35, label %36, !dbg !122

35:                                               ; preds = %32
  br label %37, !dbg !122

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !123
  unreachable, !dbg !123

37:                                               ; preds = %35
  ret i32 0, !dbg !124
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !125 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !128, !DIExpression(), !129)
    #dbg_declare(ptr %3, !130, !DIExpression(), !131)
  %10 = load ptr, ptr %2, align 8, !dbg !132
  %11 = ptrtoint ptr %10 to i64, !dbg !133
  store i64 %11, ptr %3, align 8, !dbg !131
  call void @acquire(ptr noundef @lock), !dbg !134
  %12 = load i32, ptr @shared, align 4, !dbg !135
  %13 = add nsw i32 %12, 1, !dbg !135
  store i32 %13, ptr @shared, align 4, !dbg !135
  call void @release(ptr noundef @lock), !dbg !136
  %14 = load i64, ptr %3, align 8, !dbg !137
  %15 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %14, !dbg !138
  store i32 1, ptr %4, align 4, !dbg !139
  %16 = load i32, ptr %4, align 4, !dbg !139
  store atomic i32 %16, ptr %15 seq_cst, align 4, !dbg !139
  %17 = load i64, ptr %3, align 8, !dbg !140
  %18 = sub nsw i64 1, %17, !dbg !141
  %19 = trunc i64 %18 to i32, !dbg !142
  store i32 %19, ptr %5, align 4, !dbg !143
  %20 = load i32, ptr %5, align 4, !dbg !143
  store atomic i32 %20, ptr @turn seq_cst, align 4, !dbg !143
  br label %21, !dbg !144

21:                                               ; preds = %37, %1
  %22 = load i64, ptr %3, align 8, !dbg !145
  %23 = sub nsw i64 1, %22, !dbg !146
  %24 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %23, !dbg !147
  %25 = load atomic i32, ptr %24 seq_cst, align 4, !dbg !148
  store i32 %25, ptr %6, align 4, !dbg !148
  %26 = load i32, ptr %6, align 4, !dbg !148
  %27 = icmp ne i32 %26, 0, !dbg !148
  br i1 %27, label %28, label %35, !dbg !149

28:                                               ; preds = %21
  %29 = load atomic i32, ptr @turn seq_cst, align 4, !dbg !150
  store i32 %29, ptr %7, align 4, !dbg !150
  %30 = load i32, ptr %7, align 4, !dbg !150
  %31 = sext i32 %30 to i64, !dbg !150
  %32 = load i64, ptr %3, align 8, !dbg !151
  %33 = sub nsw i64 1, %32, !dbg !152
  %34 = icmp eq i64 %31, %33, !dbg !153
  br label %35

35:                                               ; preds = %28, %21
  %36 = phi i1 [ false, %21 ], [ %34, %28 ], !dbg !154
  br i1 %36, label %37, label %38, !dbg !144

37:                                               ; preds = %35
  br label %21, !dbg !144, !llvm.loop !155

38:                                               ; preds = %35
  %39 = load i32, ptr @shared, align 4, !dbg !157
  %40 = add nsw i32 %39, 1, !dbg !157
  store i32 %40, ptr @shared, align 4, !dbg !157
  %41 = load i64, ptr %3, align 8, !dbg !158
  %42 = getelementptr inbounds [2 x i32], ptr @want, i64 0, i64 %41, !dbg !159
  store i32 0, ptr %8, align 4, !dbg !160
  %43 = load i32, ptr %8, align 4, !dbg !160
  store atomic i32 %43, ptr %42 release, align 4, !dbg !160
    #dbg_declare(ptr %9, !161, !DIExpression(), !162)
  %44 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !163
  store ptr %44, ptr %9, align 8, !dbg !162
  %45 = load i64, ptr %3, align 8, !dbg !164
  %46 = trunc i64 %45 to i32, !dbg !165
  %47 = load ptr, ptr %9, align 8, !dbg !166
  %48 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1, !dbg !167
  store i32 %46, ptr %48, align 8, !dbg !168
  %49 = load ptr, ptr %9, align 8, !dbg !169
  call void @push(ptr noundef %49), !dbg !170
  %50 = call ptr @pop(), !dbg !171
  ret ptr %50, !dbg !172
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire(ptr noundef %0) #0 !dbg !173 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !177, !DIExpression(), !178)
    #dbg_declare(ptr %3, !179, !DIExpression(), !180)
  %7 = load ptr, ptr %2, align 8, !dbg !181
  %8 = getelementptr inbounds nuw %struct.ticket, ptr %7, i32 0, i32 0, !dbg !182
  store i32 1, ptr %4, align 4, !dbg !183
  %9 = load i32, ptr %4, align 4, !dbg !183
  %10 = atomicrmw add ptr %8, i32 %9 seq_cst, align 4, !dbg !183
  store i32 %10, ptr %5, align 4, !dbg !183
  %11 = load i32, ptr %5, align 4, !dbg !183
  store i32 %11, ptr %3, align 4, !dbg !180
  br label %12, !dbg !184

12:                                               ; preds = %19, %1
  %13 = load ptr, ptr %2, align 8, !dbg !185
  %14 = getelementptr inbounds nuw %struct.ticket, ptr %13, i32 0, i32 1, !dbg !186
  %15 = load atomic i32, ptr %14 seq_cst, align 4, !dbg !187
  store i32 %15, ptr %6, align 4, !dbg !187
  %16 = load i32, ptr %6, align 4, !dbg !187
  %17 = load i32, ptr %3, align 4, !dbg !188
  %18 = icmp ne i32 %16, %17, !dbg !189
  br i1 %18, label %19, label %20, !dbg !184

19:                                               ; preds = %12
  br label %12, !dbg !184, !llvm.loop !190

20:                                               ; preds = %12
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(ptr noundef %0) #0 !dbg !193 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !194, !DIExpression(), !195)
  %5 = load ptr, ptr %2, align 8, !dbg !196
  %6 = getelementptr inbounds nuw %struct.ticket, ptr %5, i32 0, i32 1, !dbg !197
  store i32 1, ptr %3, align 4, !dbg !198
  %7 = load i32, ptr %3, align 4, !dbg !198
  %8 = atomicrmw add ptr %6, i32 %7 seq_cst, align 4, !dbg !198
  store i32 %8, ptr %4, align 4, !dbg !198
  %9 = load i32, ptr %4, align 4, !dbg !198
  ret void, !dbg !199
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(ptr noundef %0) #0 !dbg !200 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !203, !DIExpression(), !204)
  %6 = load atomic i64, ptr @top seq_cst, align 8, !dbg !205
  store i64 %6, ptr %3, align 8, !dbg !205
  %7 = load ptr, ptr %3, align 8, !dbg !205
  %8 = load ptr, ptr %2, align 8, !dbg !206
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !207
  store ptr %7, ptr %9, align 8, !dbg !208
  br label %10, !dbg !209

10:                                               ; preds = %25, %1
  %11 = load ptr, ptr %2, align 8, !dbg !210
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 0, !dbg !211
  %13 = load ptr, ptr %2, align 8, !dbg !212
  store ptr %13, ptr %4, align 8, !dbg !213
  %14 = load i64, ptr %12, align 8, !dbg !213
  %15 = load i64, ptr %4, align 8, !dbg !213
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !213
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !213
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !213
  br i1 %18, label %20, label %19, !dbg !213

19:                                               ; preds = %10
  store i64 %17, ptr %12, align 8, !dbg !213
  br label %20, !dbg !213

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !213
  store i8 %21, ptr %5, align 1, !dbg !213
  %22 = load i8, ptr %5, align 1, !dbg !213
  %23 = trunc i8 %22 to i1, !dbg !213
  %24 = xor i1 %23, true, !dbg !214
  br i1 %24, label %25, label %26, !dbg !209

25:                                               ; preds = %20
  br label %10, !dbg !209, !llvm.loop !215

26:                                               ; preds = %20
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pop() #0 !dbg !218 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
    #dbg_declare(ptr %1, !221, !DIExpression(), !222)
  %5 = load atomic i64, ptr @top seq_cst, align 8, !dbg !223
  store i64 %5, ptr %2, align 8, !dbg !223
  %6 = load ptr, ptr %2, align 8, !dbg !223
  store ptr %6, ptr %1, align 8, !dbg !222
  br label %7, !dbg !224

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !225
  %9 = icmp ne ptr %8, null, !dbg !225
  br i1 %9, label %10, label %25, !dbg !226

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !227
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 0, !dbg !228
  %13 = load ptr, ptr %12, align 8, !dbg !228
  store ptr %13, ptr %3, align 8, !dbg !229
  %14 = load i64, ptr %1, align 8, !dbg !229
  %15 = load i64, ptr %3, align 8, !dbg !229
  %16 = cmpxchg weak ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !229
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !229
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !229
  br i1 %18, label %20, label %19, !dbg !229

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !229
  br label %20, !dbg !229

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !229
  store i8 %21, ptr %4, align 1, !dbg !229
  %22 = load i8, ptr %4, align 1, !dbg !229
  %23 = trunc i8 %22 to i1, !dbg !229
  %24 = xor i1 %23, true, !dbg !230
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !231
  br i1 %26, label %27, label %28, !dbg !224

27:                                               ; preds = %25
  br label %7, !dbg !224, !llvm.loop !232

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !234
  ret ptr %29, !dbg !235
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
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
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
!69 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
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
!119 = !DILocation(line: 60, column: 12, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 60, column: 12)
!121 = distinct !DILexicalBlock(scope: !70, file: !3, line: 60, column: 5)
!122 = !DILocation(line: 60, column: 19, scope: !120)
!123 = !DILocation(line: 60, column: 5, scope: !120)
!124 = !DILocation(line: 61, column: 5, scope: !70)
!125 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 34, type: !126, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!126 = !DISubroutineType(types: !127)
!127 = !{!16, !16}
!128 = !DILocalVariable(name: "arg", arg: 1, scope: !125, file: !3, line: 34, type: !16)
!129 = !DILocation(line: 34, column: 27, scope: !125)
!130 = !DILocalVariable(name: "me", scope: !125, file: !3, line: 35, type: !17)
!131 = !DILocation(line: 35, column: 10, scope: !125)
!132 = !DILocation(line: 35, column: 21, scope: !125)
!133 = !DILocation(line: 35, column: 15, scope: !125)
!134 = !DILocation(line: 36, column: 5, scope: !125)
!135 = !DILocation(line: 37, column: 11, scope: !125)
!136 = !DILocation(line: 38, column: 5, scope: !125)
!137 = !DILocation(line: 39, column: 24, scope: !125)
!138 = !DILocation(line: 39, column: 19, scope: !125)
!139 = !DILocation(line: 39, column: 5, scope: !125)
!140 = !DILocation(line: 40, column: 44, scope: !125)
!141 = !DILocation(line: 40, column: 42, scope: !125)
!142 = !DILocation(line: 40, column: 34, scope: !125)
!143 = !DILocation(line: 40, column: 5, scope: !125)
!144 = !DILocation(line: 41, column: 5, scope: !125)
!145 = !DILocation(line: 41, column: 34, scope: !125)
!146 = !DILocation(line: 41, column: 32, scope: !125)
!147 = !DILocation(line: 41, column: 25, scope: !125)
!148 = !DILocation(line: 41, column: 12, scope: !125)
!149 = !DILocation(line: 41, column: 39, scope: !125)
!150 = !DILocation(line: 41, column: 42, scope: !125)
!151 = !DILocation(line: 41, column: 68, scope: !125)
!152 = !DILocation(line: 41, column: 66, scope: !125)
!153 = !DILocation(line: 41, column: 61, scope: !125)
!154 = !DILocation(line: 0, scope: !125)
!155 = distinct !{!155, !144, !156, !97}
!156 = !DILocation(line: 42, column: 5, scope: !125)
!157 = !DILocation(line: 43, column: 11, scope: !125)
!158 = !DILocation(line: 44, column: 33, scope: !125)
!159 = !DILocation(line: 44, column: 28, scope: !125)
!160 = !DILocation(line: 44, column: 5, scope: !125)
!161 = !DILocalVariable(name: "n", scope: !125, file: !3, line: 45, type: !57)
!162 = !DILocation(line: 45, column: 18, scope: !125)
!163 = !DILocation(line: 45, column: 22, scope: !125)
!164 = !DILocation(line: 46, column: 21, scope: !125)
!165 = !DILocation(line: 46, column: 16, scope: !125)
!166 = !DILocation(line: 46, column: 5, scope: !125)
!167 = !DILocation(line: 46, column: 8, scope: !125)
!168 = !DILocation(line: 46, column: 14, scope: !125)
!169 = !DILocation(line: 47, column: 10, scope: !125)
!170 = !DILocation(line: 47, column: 5, scope: !125)
!171 = !DILocation(line: 48, column: 12, scope: !125)
!172 = !DILocation(line: 48, column: 5, scope: !125)
!173 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 15, type: !174, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !176}
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!177 = !DILocalVariable(name: "t", arg: 1, scope: !173, file: !3, line: 15, type: !176)
!178 = !DILocation(line: 15, column: 36, scope: !173)
!179 = !DILocalVariable(name: "mine", scope: !173, file: !3, line: 16, type: !7)
!180 = !DILocation(line: 16, column: 14, scope: !173)
!181 = !DILocation(line: 16, column: 39, scope: !173)
!182 = !DILocation(line: 16, column: 42, scope: !173)
!183 = !DILocation(line: 16, column: 21, scope: !173)
!184 = !DILocation(line: 17, column: 5, scope: !173)
!185 = !DILocation(line: 17, column: 25, scope: !173)
!186 = !DILocation(line: 17, column: 28, scope: !173)
!187 = !DILocation(line: 17, column: 12, scope: !173)
!188 = !DILocation(line: 17, column: 40, scope: !173)
!189 = !DILocation(line: 17, column: 37, scope: !173)
!190 = distinct !{!190, !184, !191, !97}
!191 = !DILocation(line: 18, column: 5, scope: !173)
!192 = !DILocation(line: 19, column: 1, scope: !173)
!193 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 20, type: !174, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!194 = !DILocalVariable(name: "t", arg: 1, scope: !193, file: !3, line: 20, type: !176)
!195 = !DILocation(line: 20, column: 36, scope: !193)
!196 = !DILocation(line: 20, column: 59, scope: !193)
!197 = !DILocation(line: 20, column: 62, scope: !193)
!198 = !DILocation(line: 20, column: 41, scope: !193)
!199 = !DILocation(line: 20, column: 75, scope: !193)
!200 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 22, type: !201, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!201 = !DISubroutineType(types: !202)
!202 = !{null, !57}
!203 = !DILocalVariable(name: "n", arg: 1, scope: !200, file: !3, line: 22, type: !57)
!204 = !DILocation(line: 22, column: 31, scope: !200)
!205 = !DILocation(line: 23, column: 15, scope: !200)
!206 = !DILocation(line: 23, column: 5, scope: !200)
!207 = !DILocation(line: 23, column: 8, scope: !200)
!208 = !DILocation(line: 23, column: 13, scope: !200)
!209 = !DILocation(line: 24, column: 5, scope: !200)
!210 = !DILocation(line: 24, column: 51, scope: !200)
!211 = !DILocation(line: 24, column: 54, scope: !200)
!212 = !DILocation(line: 24, column: 60, scope: !200)
!213 = !DILocation(line: 24, column: 13, scope: !200)
!214 = !DILocation(line: 24, column: 12, scope: !200)
!215 = distinct !{!215, !209, !216, !97}
!216 = !DILocation(line: 25, column: 5, scope: !200)
!217 = !DILocation(line: 26, column: 1, scope: !200)
!218 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 27, type: !219, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!219 = !DISubroutineType(types: !220)
!220 = !{!57}
!221 = !DILocalVariable(name: "n", scope: !218, file: !3, line: 28, type: !57)
!222 = !DILocation(line: 28, column: 18, scope: !218)
!223 = !DILocation(line: 28, column: 22, scope: !218)
!224 = !DILocation(line: 29, column: 5, scope: !218)
!225 = !DILocation(line: 29, column: 12, scope: !218)
!226 = !DILocation(line: 29, column: 14, scope: !218)
!227 = !DILocation(line: 29, column: 57, scope: !218)
!228 = !DILocation(line: 29, column: 60, scope: !218)
!229 = !DILocation(line: 29, column: 18, scope: !218)
!230 = !DILocation(line: 29, column: 17, scope: !218)
!231 = !DILocation(line: 0, scope: !218)
!232 = distinct !{!232, !224, !233, !97}
!233 = !DILocation(line: 30, column: 5, scope: !218)
!234 = !DILocation(line: 31, column: 12, scope: !218)
!235 = !DILocation(line: 31, column: 5, scope: !218)
