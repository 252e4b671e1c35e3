; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.code = private unnamed_addr constant [5 x i8] c"\01\02\01\03\00", align 1
@table = internal global [2 x ptr] [ptr @add, ptr @sub], align 16, !dbg !0
@interpret.labels = internal global [4 x ptr] [ptr blockaddress(@interpret, %36), ptr blockaddress(@interpret, %9), ptr blockaddress(@interpret, %18), ptr blockaddress(@interpret, %27)], align 16, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !41 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [5 x i8], align 1
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !47, !DIExpression(), !48)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !49, !DIExpression(), !50)
    #dbg_declare(ptr %6, !51, !DIExpression(), !55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 @__const.main.code, i64 5, i1 false), !dbg !55
    #dbg_declare(ptr %7, !56, !DIExpression(), !58)
  %9 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !59
  store ptr %9, ptr %7, align 8, !dbg !58
  %10 = load ptr, ptr %7, align 8, !dbg !60
  %11 = icmp ne ptr %10, null, !dbg !60
  br i1 %11, label %13, label %12, !dbg !62

12:                                               ; preds = %2
  call void @abort() #7, !dbg !63
  unreachable, !dbg !63

13:                                               ; preds = %2
  %14 = load i32, ptr %4, align 4, !dbg !64
  %15 = and i32 %14, 1, !dbg !65
  %16 = sext i32 %15 to i64, !dbg !66
  %17 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %16, !dbg !66
  %18 = load ptr, ptr %17, align 8, !dbg !66
  %19 = call i32 @fib(i32 noundef 5), !dbg !67
  %20 = call i32 %18(i32 noundef %19, i32 noundef 2), !dbg !66
  %21 = load ptr, ptr %7, align 8, !dbg !68
  %22 = load i32, ptr %4, align 4, !dbg !69
  %23 = and i32 %22, 3, !dbg !70
  %24 = sext i32 %23 to i64, !dbg !68
  %25 = getelementptr inbounds i32, ptr %21, i64 %24, !dbg !68
  store i32 %20, ptr %25, align 4, !dbg !71
    #dbg_declare(ptr %8, !72, !DIExpression(), !73)
  %26 = load ptr, ptr %7, align 8, !dbg !74
  %27 = load i32, ptr %4, align 4, !dbg !75
  %28 = and i32 %27, 3, !dbg !76
  %29 = sext i32 %28 to i64, !dbg !74
  %30 = getelementptr inbounds i32, ptr %26, i64 %29, !dbg !74
  %31 = load i32, ptr %30, align 4, !dbg !74
  %32 = load i32, ptr %4, align 4, !dbg !77
  %33 = icmp sgt i32 %32, 1, !dbg !78
  %34 = zext i1 %33 to i64, !dbg !77
  %35 = select i1 %33, i32 6, i32 5, !dbg !77
  %36 = call i32 @name(i32 noundef %35), !dbg !79
  %37 = add nsw i32 %31, %36, !dbg !80
  %38 = getelementptr inbounds [5 x i8], ptr %6, i64 0, i64 0, !dbg !81
  %39 = call i32 @interpret(ptr noundef %38), !dbg !82
  %40 = add nsw i32 %37, %39, !dbg !83
  %41 = load i32, ptr %4, align 4, !dbg !84
  %42 = sext i32 %41 to i64, !dbg !84
  %43 = call i32 @ranges(i64 noundef %42), !dbg !85
  %44 = add nsw i32 %40, %43, !dbg !86
  %45 = call i32 @variable(i32 noundef 4), !dbg !87
  %46 = add nsw i32 %44, %45, !dbg !88
  store i32 %46, ptr %8, align 4, !dbg !73
  %47 = load ptr, ptr %7, align 8, !dbg !89
  call void @free(ptr noundef %47) #8, !dbg !90
  %48 = load ptr, ptr %5, align 8, !dbg !91
  %49 = getelementptr inbounds ptr, ptr %48, i64 0, !dbg !91
  %50 = load ptr, ptr %49, align 8, !dbg !91
  %51 = icmp ne ptr %50, null, !dbg !91
  br i1 %51, label %52, label %54, !dbg !91

52:                                               ; preds = %13
  %53 = load i32, ptr %8, align 4, !dbg !92
  br label %55, !dbg !91

54:                                               ; preds = %13
  br label %55, !dbg !91

55:                                               ; preds = %54, %52
  %56 = phi i32 [ %53, %52 ], [ -1, %54 ], !dbg !91
  ret i32 %56, !dbg !93
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fib(i32 noundef %0) #0 !dbg !94 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !97, !DIExpression(), !98)
  %3 = load i32, ptr %2, align 4, !dbg !99
  %4 = icmp slt i32 %3, 2, !dbg !100
  br i1 %4, label %5, label %7, !dbg !99

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !101
  br label %15, !dbg !99

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !102
  %9 = sub nsw i32 %8, 1, !dbg !103
  %10 = call i32 @fib(i32 noundef %9), !dbg !104
  %11 = load i32, ptr %2, align 4, !dbg !105
  %12 = sub nsw i32 %11, 2, !dbg !106
  %13 = call i32 @fib(i32 noundef %12), !dbg !107
  %14 = add nsw i32 %10, %13, !dbg !108
  br label %15, !dbg !99

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ], !dbg !99
  ret i32 %16, !dbg !109
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @name(i32 noundef %0) #0 !dbg !110 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !113, !DIExpression(), !114)
  %4 = load i32, ptr %3, align 4, !dbg !115
  switch i32 %4, label %8 [
    i32 0, label %5
    i32 5, label %6
    i32 6, label %7
  ], !dbg !116

5:                                                ; preds = %1
  store i32 10, ptr %2, align 4, !dbg !117
  br label %10, !dbg !117

6:                                                ; preds = %1
  store i32 20, ptr %2, align 4, !dbg !119
  br label %10, !dbg !119

7:                                                ; preds = %1
  br label %9, !dbg !120

8:                                                ; preds = %1
  store i32 -1, ptr %2, align 4, !dbg !121
  br label %10, !dbg !121

9:                                                ; preds = %7
  store i32 30, ptr %2, align 4, !dbg !122
  br label %10, !dbg !122

10:                                               ; preds = %9, %8, %6, %5
  %11 = load i32, ptr %2, align 4, !dbg !123
  ret i32 %11, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @interpret(ptr noundef %0) #0 !dbg !14 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !124, !DIExpression(), !125)
    #dbg_declare(ptr %3, !126, !DIExpression(), !127)
  store i32 1, ptr %3, align 4, !dbg !127
  %4 = load ptr, ptr %2, align 8, !dbg !128
  %5 = load i8, ptr %4, align 1, !dbg !129
  %6 = zext i8 %5 to i64, !dbg !130
  %7 = getelementptr inbounds [4 x ptr], ptr @interpret.labels, i64 0, i64 %6, !dbg !130
  %8 = load ptr, ptr %7, align 8, !dbg !130
  br label %38, !dbg !131

9:                                                ; preds = %38
    #dbg_label(!132, !133)
  %10 = load i32, ptr %3, align 4, !dbg !134
  %11 = add nsw i32 %10, 1, !dbg !134
  store i32 %11, ptr %3, align 4, !dbg !134
  %12 = load ptr, ptr %2, align 8, !dbg !135
  %13 = getelementptr inbounds i8, ptr %12, i32 1, !dbg !135
  store ptr %13, ptr %2, align 8, !dbg !135
  %14 = load i8, ptr %13, align 1, !dbg !136
  %15 = zext i8 %14 to i64, !dbg !137
  %16 = getelementptr inbounds [4 x ptr], ptr @interpret.labels, i64 0, i64 %15, !dbg !137
  %17 = load ptr, ptr %16, align 8, !dbg !137
  br label %38, !dbg !138

18:                                               ; preds = %38
    #dbg_label(!139, !140)
  %19 = load i32, ptr %3, align 4, !dbg !141
  %20 = mul nsw i32 %19, 2, !dbg !141
  store i32 %20, ptr %3, align 4, !dbg !141
  %21 = load ptr, ptr %2, align 8, !dbg !142
  %22 = getelementptr inbounds i8, ptr %21, i32 1, !dbg !142
  store ptr %22, ptr %2, align 8, !dbg !142
  %23 = load i8, ptr %22, align 1, !dbg !143
  %24 = zext i8 %23 to i64, !dbg !144
  %25 = getelementptr inbounds [4 x ptr], ptr @interpret.labels, i64 0, i64 %24, !dbg !144
  %26 = load ptr, ptr %25, align 8, !dbg !144
  br label %38, !dbg !145

27:                                               ; preds = %38
    #dbg_label(!146, !147)
  %28 = load i32, ptr %3, align 4, !dbg !148
  %29 = add nsw i32 %28, -1, !dbg !148
  store i32 %29, ptr %3, align 4, !dbg !148
  %30 = load ptr, ptr %2, align 8, !dbg !149
  %31 = getelementptr inbounds i8, ptr %30, i32 1, !dbg !149
  store ptr %31, ptr %2, align 8, !dbg !149
  %32 = load i8, ptr %31, align 1, !dbg !150
  %33 = zext i8 %32 to i64, !dbg !151
  %34 = getelementptr inbounds [4 x ptr], ptr @interpret.labels, i64 0, i64 %33, !dbg !151
  %35 = load ptr, ptr %34, align 8, !dbg !151
  br label %38, !dbg !152

36:                                               ; preds = %38
    #dbg_label(!153, !154)
  %37 = load i32, ptr %3, align 4, !dbg !155
  ret i32 %37, !dbg !156

38:                                               ; preds = %27, %18, %9, %1
  %39 = phi ptr [ %8, %1 ], [ %17, %9 ], [ %26, %18 ], [ %35, %27 ]
  indirectbr ptr %39, [label %36, label %9, label %18, label %27]
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ranges(i64 noundef %0) #0 !dbg !157 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !161, !DIExpression(), !162)
  %4 = load i64, ptr %3, align 8, !dbg !163
  switch i64 %4, label %8 [
    i64 1, label %5
    i64 2, label %5
    i64 3, label %5
    i64 4, label %5
    i64 5, label %5
    i64 100, label %6
    i64 200, label %6
    i64 -7, label %7
  ], !dbg !164

5:                                                ; preds = %1, %1, %1, %1, %1
  store i32 1, ptr %2, align 4, !dbg !165
  br label %9, !dbg !165

6:                                                ; preds = %1, %1
  store i32 2, ptr %2, align 4, !dbg !167
  br label %9, !dbg !167

7:                                                ; preds = %1
  store i32 3, ptr %2, align 4, !dbg !168
  br label %9, !dbg !168

8:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !169
  br label %9, !dbg !169

9:                                                ; preds = %8, %7, %6, %5
  %10 = load i32, ptr %2, align 4, !dbg !170
  ret i32 %10, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @variable(i32 noundef %0) #0 !dbg !171 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !172, !DIExpression(), !173)
    #dbg_declare(ptr %3, !174, !DIExpression(), !175)
  store i32 0, ptr %3, align 4, !dbg !175
    #dbg_declare(ptr %4, !176, !DIExpression(), !178)
  store i32 0, ptr %4, align 4, !dbg !178
  br label %8, !dbg !179

8:                                                ; preds = %44, %1
  %9 = load i32, ptr %4, align 4, !dbg !180
  %10 = icmp slt i32 %9, 2, !dbg !182
  br i1 %10, label %11, label %47, !dbg !183

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4, !dbg !184
  %13 = zext i32 %12 to i64, !dbg !186
  %14 = call ptr @llvm.stacksave.p0(), !dbg !186
  store ptr %14, ptr %5, align 8, !dbg !186
  %15 = alloca i32, i64 %13, align 16, !dbg !186
  store i64 %13, ptr %6, align 8, !dbg !186
    #dbg_declare(ptr %6, !187, !DIExpression(), !189)
    #dbg_declare(ptr %15, !190, !DIExpression(), !194)
    #dbg_declare(ptr %7, !195, !DIExpression(), !197)
  store i32 0, ptr %7, align 4, !dbg !197
  br label %16, !dbg !198

16:                                               ; preds = %27, %11
  %17 = load i32, ptr %7, align 4, !dbg !199
  %18 = load i32, ptr %2, align 4, !dbg !201
  %19 = icmp slt i32 %17, %18, !dbg !202
  br i1 %19, label %20, label %30, !dbg !203

20:                                               ; preds = %16
  %21 = load i32, ptr %7, align 4, !dbg !204
  %22 = load i32, ptr %4, align 4, !dbg !205
  %23 = mul nsw i32 %21, %22, !dbg !206
  %24 = load i32, ptr %7, align 4, !dbg !207
  %25 = sext i32 %24 to i64, !dbg !208
  %26 = getelementptr inbounds i32, ptr %15, i64 %25, !dbg !208
  store i32 %23, ptr %26, align 4, !dbg !209
  br label %27, !dbg !208

27:                                               ; preds = %20
  %28 = load i32, ptr %7, align 4, !dbg !210
  %29 = add nsw i32 %28, 1, !dbg !210
  store i32 %29, ptr %7, align 4, !dbg !210
  br label %16, !dbg !211, !llvm.loop !212

30:                                               ; preds = %16
  br label %31, !dbg !215

31:                                               ; preds = %39, %30
  %32 = load i32, ptr %2, align 4, !dbg !216
  %33 = add nsw i32 %32, -1, !dbg !216
  store i32 %33, ptr %2, align 4, !dbg !216
  %34 = sext i32 %33 to i64, !dbg !217
  %35 = getelementptr inbounds i32, ptr %15, i64 %34, !dbg !217
  %36 = load i32, ptr %35, align 4, !dbg !217
  %37 = load i32, ptr %3, align 4, !dbg !218
  %38 = add nsw i32 %37, %36, !dbg !218
  store i32 %38, ptr %3, align 4, !dbg !218
  br label %39, !dbg !219

39:                                               ; preds = %31
  %40 = load i32, ptr %2, align 4, !dbg !220
  %41 = icmp sgt i32 %40, 1, !dbg !221
  br i1 %41, label %31, label %42, !dbg !219, !llvm.loop !222

42:                                               ; preds = %39
  store i32 4, ptr %2, align 4, !dbg !224
  %43 = load ptr, ptr %5, align 8, !dbg !225
  call void @llvm.stackrestore.p0(ptr %43), !dbg !225
  br label %44, !dbg !226

44:                                               ; preds = %42
  %45 = load i32, ptr %4, align 4, !dbg !227
  %46 = add nsw i32 %45, 1, !dbg !227
  store i32 %46, ptr %4, align 4, !dbg !227
  br label %8, !dbg !228, !llvm.loop !229

47:                                               ; preds = %8
  %48 = load i32, ptr %3, align 4, !dbg !231
  ret i32 %48, !dbg !232
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !233 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !234, !DIExpression(), !235)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !236, !DIExpression(), !237)
  %5 = load i32, ptr %3, align 4, !dbg !238
  %6 = load i32, ptr %4, align 4, !dbg !239
  %7 = add nsw i32 %5, %6, !dbg !240
  ret i32 %7, !dbg !241
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 !dbg !242 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !243, !DIExpression(), !244)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !245, !DIExpression(), !246)
  %5 = load i32, ptr %3, align 4, !dbg !247
  %6 = load i32, ptr %4, align 4, !dbg !248
  %7 = sub nsw i32 %5, %6, !dbg !249
  ret i32 %7, !dbg !250
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}
!llvm.ident = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "e407fa62dc403048f990bc6fb8accae6")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 4, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: 6)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "labels", scope: !14, file: !3, line: 22, type: !22, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "interpret", scope: !3, file: !3, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !{}
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 256, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!24 = !{!25}
!25 = !DISubrange(count: 4)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !31)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "operation", file: !3, line: 5, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{!17, !17, !17}
!31 = !{!32}
!32 = !DISubrange(count: 2)
!33 = !{i32 7, !"Dwarf Version", i32 5}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"PIE Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 63, type: !42, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!42 = !DISubroutineType(types: !43)
!43 = !{!17, !17, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !DILocalVariable(name: "argc", arg: 1, scope: !41, file: !3, line: 63, type: !17)
!48 = !DILocation(line: 63, column: 14, scope: !41)
!49 = !DILocalVariable(name: "argv", arg: 2, scope: !41, file: !3, line: 63, type: !44)
!50 = !DILocation(line: 63, column: 27, scope: !41)
!51 = !DILocalVariable(name: "code", scope: !41, file: !3, line: 64, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 40, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 5)
!55 = !DILocation(line: 64, column: 19, scope: !41)
!56 = !DILocalVariable(name: "heap", scope: !41, file: !3, line: 65, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!58 = !DILocation(line: 65, column: 10, scope: !41)
!59 = !DILocation(line: 65, column: 17, scope: !41)
!60 = !DILocation(line: 66, column: 10, scope: !61)
!61 = distinct !DILexicalBlock(scope: !41, file: !3, line: 66, column: 9)
!62 = !DILocation(line: 66, column: 9, scope: !41)
!63 = !DILocation(line: 67, column: 9, scope: !61)
!64 = !DILocation(line: 68, column: 28, scope: !41)
!65 = !DILocation(line: 68, column: 33, scope: !41)
!66 = !DILocation(line: 68, column: 22, scope: !41)
!67 = !DILocation(line: 68, column: 38, scope: !41)
!68 = !DILocation(line: 68, column: 5, scope: !41)
!69 = !DILocation(line: 68, column: 10, scope: !41)
!70 = !DILocation(line: 68, column: 15, scope: !41)
!71 = !DILocation(line: 68, column: 20, scope: !41)
!72 = !DILocalVariable(name: "result", scope: !41, file: !3, line: 69, type: !17)
!73 = !DILocation(line: 69, column: 9, scope: !41)
!74 = !DILocation(line: 69, column: 18, scope: !41)
!75 = !DILocation(line: 69, column: 23, scope: !41)
!76 = !DILocation(line: 69, column: 28, scope: !41)
!77 = !DILocation(line: 69, column: 40, scope: !41)
!78 = !DILocation(line: 69, column: 45, scope: !41)
!79 = !DILocation(line: 69, column: 35, scope: !41)
!80 = !DILocation(line: 69, column: 33, scope: !41)
!81 = !DILocation(line: 69, column: 77, scope: !41)
!82 = !DILocation(line: 69, column: 67, scope: !41)
!83 = !DILocation(line: 69, column: 65, scope: !41)
!84 = !DILocation(line: 69, column: 92, scope: !41)
!85 = !DILocation(line: 69, column: 85, scope: !41)
!86 = !DILocation(line: 69, column: 83, scope: !41)
!87 = !DILocation(line: 69, column: 100, scope: !41)
!88 = !DILocation(line: 69, column: 98, scope: !41)
!89 = !DILocation(line: 70, column: 10, scope: !41)
!90 = !DILocation(line: 70, column: 5, scope: !41)
!91 = !DILocation(line: 71, column: 12, scope: !41)
!92 = !DILocation(line: 71, column: 22, scope: !41)
!93 = !DILocation(line: 71, column: 5, scope: !41)
!94 = distinct !DISubprogram(name: "fib", scope: !3, file: !3, line: 47, type: !95, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!95 = !DISubroutineType(types: !96)
!96 = !{!17, !17}
!97 = !DILocalVariable(name: "n", arg: 1, scope: !94, file: !3, line: 47, type: !17)
!98 = !DILocation(line: 47, column: 20, scope: !94)
!99 = !DILocation(line: 47, column: 32, scope: !94)
!100 = !DILocation(line: 47, column: 34, scope: !94)
!101 = !DILocation(line: 47, column: 40, scope: !94)
!102 = !DILocation(line: 47, column: 48, scope: !94)
!103 = !DILocation(line: 47, column: 50, scope: !94)
!104 = !DILocation(line: 47, column: 44, scope: !94)
!105 = !DILocation(line: 47, column: 61, scope: !94)
!106 = !DILocation(line: 47, column: 63, scope: !94)
!107 = !DILocation(line: 47, column: 57, scope: !94)
!108 = !DILocation(line: 47, column: 55, scope: !94)
!109 = !DILocation(line: 47, column: 25, scope: !94)
!110 = distinct !DISubprogram(name: "name", scope: !3, file: !3, line: 11, type: !111, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!111 = !DISubroutineType(types: !112)
!112 = !{!17, !5}
!113 = !DILocalVariable(name: "c", arg: 1, scope: !110, file: !3, line: 11, type: !5)
!114 = !DILocation(line: 11, column: 29, scope: !110)
!115 = !DILocation(line: 12, column: 13, scope: !110)
!116 = !DILocation(line: 12, column: 5, scope: !110)
!117 = !DILocation(line: 13, column: 15, scope: !118)
!118 = distinct !DILexicalBlock(scope: !110, file: !3, line: 12, column: 16)
!119 = !DILocation(line: 14, column: 17, scope: !118)
!120 = !DILocation(line: 15, column: 16, scope: !118)
!121 = !DILocation(line: 16, column: 14, scope: !118)
!122 = !DILocation(line: 18, column: 5, scope: !110)
!123 = !DILocation(line: 19, column: 1, scope: !110)
!124 = !DILocalVariable(name: "code", arg: 1, scope: !14, file: !3, line: 21, type: !18)
!125 = !DILocation(line: 21, column: 43, scope: !14)
!126 = !DILocalVariable(name: "value", scope: !14, file: !3, line: 23, type: !17)
!127 = !DILocation(line: 23, column: 9, scope: !14)
!128 = !DILocation(line: 24, column: 19, scope: !14)
!129 = !DILocation(line: 24, column: 18, scope: !14)
!130 = !DILocation(line: 24, column: 11, scope: !14)
!131 = !DILocation(line: 24, column: 5, scope: !14)
!132 = !DILabel(scope: !14, name: "inc", file: !3, line: 25)
!133 = !DILocation(line: 25, column: 1, scope: !14)
!134 = !DILocation(line: 26, column: 10, scope: !14)
!135 = !DILocation(line: 27, column: 19, scope: !14)
!136 = !DILocation(line: 27, column: 18, scope: !14)
!137 = !DILocation(line: 27, column: 11, scope: !14)
!138 = !DILocation(line: 27, column: 5, scope: !14)
!139 = !DILabel(scope: !14, name: "dbl", file: !3, line: 28)
!140 = !DILocation(line: 28, column: 1, scope: !14)
!141 = !DILocation(line: 29, column: 11, scope: !14)
!142 = !DILocation(line: 30, column: 19, scope: !14)
!143 = !DILocation(line: 30, column: 18, scope: !14)
!144 = !DILocation(line: 30, column: 11, scope: !14)
!145 = !DILocation(line: 30, column: 5, scope: !14)
!146 = !DILabel(scope: !14, name: "dec", file: !3, line: 31)
!147 = !DILocation(line: 31, column: 1, scope: !14)
!148 = !DILocation(line: 32, column: 10, scope: !14)
!149 = !DILocation(line: 33, column: 19, scope: !14)
!150 = !DILocation(line: 33, column: 18, scope: !14)
!151 = !DILocation(line: 33, column: 11, scope: !14)
!152 = !DILocation(line: 33, column: 5, scope: !14)
!153 = !DILabel(scope: !14, name: "stop", file: !3, line: 34)
!154 = !DILocation(line: 34, column: 1, scope: !14)
!155 = !DILocation(line: 35, column: 12, scope: !14)
!156 = !DILocation(line: 35, column: 5, scope: !14)
!157 = distinct !DISubprogram(name: "ranges", scope: !3, file: !3, line: 38, type: !158, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!158 = !DISubroutineType(types: !159)
!159 = !{!17, !160}
!160 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!161 = !DILocalVariable(name: "x", arg: 1, scope: !157, file: !3, line: 38, type: !160)
!162 = !DILocation(line: 38, column: 24, scope: !157)
!163 = !DILocation(line: 39, column: 13, scope: !157)
!164 = !DILocation(line: 39, column: 5, scope: !157)
!165 = !DILocation(line: 40, column: 19, scope: !166)
!166 = distinct !DILexicalBlock(scope: !157, file: !3, line: 39, column: 16)
!167 = !DILocation(line: 41, column: 25, scope: !166)
!168 = !DILocation(line: 42, column: 14, scope: !166)
!169 = !DILocation(line: 43, column: 14, scope: !166)
!170 = !DILocation(line: 45, column: 1, scope: !157)
!171 = distinct !DISubprogram(name: "variable", scope: !3, file: !3, line: 49, type: !95, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!172 = !DILocalVariable(name: "n", arg: 1, scope: !171, file: !3, line: 49, type: !17)
!173 = !DILocation(line: 49, column: 25, scope: !171)
!174 = !DILocalVariable(name: "sum", scope: !171, file: !3, line: 50, type: !17)
!175 = !DILocation(line: 50, column: 9, scope: !171)
!176 = !DILocalVariable(name: "round", scope: !177, file: !3, line: 51, type: !17)
!177 = distinct !DILexicalBlock(scope: !171, file: !3, line: 51, column: 5)
!178 = !DILocation(line: 51, column: 14, scope: !177)
!179 = !DILocation(line: 51, column: 10, scope: !177)
!180 = !DILocation(line: 51, column: 25, scope: !181)
!181 = distinct !DILexicalBlock(scope: !177, file: !3, line: 51, column: 5)
!182 = !DILocation(line: 51, column: 31, scope: !181)
!183 = !DILocation(line: 51, column: 5, scope: !177)
!184 = !DILocation(line: 52, column: 20, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 51, column: 45)
!186 = !DILocation(line: 52, column: 9, scope: !185)
!187 = !DILocalVariable(name: "__vla_expr0", scope: !185, type: !188, flags: DIFlagArtificial)
!188 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!189 = !DILocation(line: 0, scope: !185)
!190 = !DILocalVariable(name: "values", scope: !185, file: !3, line: 52, type: !191)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !192)
!192 = !{!193}
!193 = !DISubrange(count: !187)
!194 = !DILocation(line: 52, column: 13, scope: !185)
!195 = !DILocalVariable(name: "i", scope: !196, file: !3, line: 53, type: !17)
!196 = distinct !DILexicalBlock(scope: !185, file: !3, line: 53, column: 9)
!197 = !DILocation(line: 53, column: 18, scope: !196)
!198 = !DILocation(line: 53, column: 14, scope: !196)
!199 = !DILocation(line: 53, column: 25, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !3, line: 53, column: 9)
!201 = !DILocation(line: 53, column: 29, scope: !200)
!202 = !DILocation(line: 53, column: 27, scope: !200)
!203 = !DILocation(line: 53, column: 9, scope: !196)
!204 = !DILocation(line: 54, column: 25, scope: !200)
!205 = !DILocation(line: 54, column: 29, scope: !200)
!206 = !DILocation(line: 54, column: 27, scope: !200)
!207 = !DILocation(line: 54, column: 20, scope: !200)
!208 = !DILocation(line: 54, column: 13, scope: !200)
!209 = !DILocation(line: 54, column: 23, scope: !200)
!210 = !DILocation(line: 53, column: 33, scope: !200)
!211 = !DILocation(line: 53, column: 9, scope: !200)
!212 = distinct !{!212, !203, !213, !214}
!213 = !DILocation(line: 54, column: 29, scope: !196)
!214 = !{!"llvm.loop.mustprogress"}
!215 = !DILocation(line: 55, column: 9, scope: !185)
!216 = !DILocation(line: 56, column: 27, scope: !185)
!217 = !DILocation(line: 56, column: 20, scope: !185)
!218 = !DILocation(line: 56, column: 17, scope: !185)
!219 = !DILocation(line: 56, column: 13, scope: !185)
!220 = !DILocation(line: 57, column: 16, scope: !185)
!221 = !DILocation(line: 57, column: 18, scope: !185)
!222 = distinct !{!222, !215, !223, !214}
!223 = !DILocation(line: 57, column: 21, scope: !185)
!224 = !DILocation(line: 58, column: 11, scope: !185)
!225 = !DILocation(line: 59, column: 5, scope: !181)
!226 = !DILocation(line: 59, column: 5, scope: !185)
!227 = !DILocation(line: 51, column: 41, scope: !181)
!228 = !DILocation(line: 51, column: 5, scope: !181)
!229 = distinct !{!229, !183, !230, !214}
!230 = !DILocation(line: 59, column: 5, scope: !177)
!231 = !DILocation(line: 60, column: 12, scope: !171)
!232 = !DILocation(line: 60, column: 5, scope: !171)
!233 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 7, type: !29, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!234 = !DILocalVariable(name: "a", arg: 1, scope: !233, file: !3, line: 7, type: !17)
!235 = !DILocation(line: 7, column: 20, scope: !233)
!236 = !DILocalVariable(name: "b", arg: 2, scope: !233, file: !3, line: 7, type: !17)
!237 = !DILocation(line: 7, column: 27, scope: !233)
!238 = !DILocation(line: 7, column: 39, scope: !233)
!239 = !DILocation(line: 7, column: 43, scope: !233)
!240 = !DILocation(line: 7, column: 41, scope: !233)
!241 = !DILocation(line: 7, column: 32, scope: !233)
!242 = distinct !DISubprogram(name: "sub", scope: !3, file: !3, line: 8, type: !29, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!243 = !DILocalVariable(name: "a", arg: 1, scope: !242, file: !3, line: 8, type: !17)
!244 = !DILocation(line: 8, column: 20, scope: !242)
!245 = !DILocalVariable(name: "b", arg: 2, scope: !242, file: !3, line: 8, type: !17)
!246 = !DILocation(line: 8, column: 27, scope: !242)
!247 = !DILocation(line: 8, column: 39, scope: !242)
!248 = !DILocation(line: 8, column: 43, scope: !242)
!249 = !DILocation(line: 8, column: 41, scope: !242)
!250 = !DILocation(line: 8, column: 32, scope: !242)
