; ModuleID = 'strings.c'
source_filename = "strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = dso_local global [16 x i8] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !25
@.str.1 = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !31
@.str.2 = private unnamed_addr constant [3 x i8] c"cd\00", align 1, !dbg !36
@.str.3 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1, !dbg !38
@.str.4 = private unnamed_addr constant [5 x i8] c"abzz\00", align 1, !dbg !43
@.str.5 = private unnamed_addr constant [71 x i8] c"strlen(b) == 4 && strcmp(b, \22abcd\22) == 0 && strncmp(b, \22abzz\22, 2) == 0\00", align 1, !dbg !45
@.str.6 = private unnamed_addr constant [10 x i8] c"strings.c\00", align 1, !dbg !50
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !55
@.str.7 = private unnamed_addr constant [75 x i8] c"strchr(b, 'c') == b + 2 && strstr(b, \22cd\22) == b + 2 && strchr(b, 'x') == 0\00", align 1, !dbg !61
@.str.8 = private unnamed_addr constant [5 x i8] c"abce\00", align 1, !dbg !66
@.str.9 = private unnamed_addr constant [25 x i8] c"memcmp(b, \22abce\22, 4) < 0\00", align 1, !dbg !68
@.str.10 = private unnamed_addr constant [27 x i8] c"b[2] == 'x' && b[3] == 'd'\00", align 1, !dbg !73
@.str.11 = private unnamed_addr constant [6 x i8] c" -12z\00", align 1, !dbg !78
@.str.12 = private unnamed_addr constant [5 x i8] c"0x1f\00", align 1, !dbg !80
@.str.13 = private unnamed_addr constant [51 x i8] c"atoi(\22 -12z\22) == -12 && strtol(\220x1f\22, 0, 0) == 31\00", align 1, !dbg !82
@.str.14 = private unnamed_addr constant [53 x i8] c"isalpha('a') && !isdigit('a') && toupper('q') == 'Q'\00", align 1, !dbg !87
@.str.15 = private unnamed_addr constant [4 x i8] c"dup\00", align 1, !dbg !92
@.str.16 = private unnamed_addr constant [8 x i8] c"%s-%03d\00", align 1, !dbg !97
@.str.17 = private unnamed_addr constant [8 x i8] c"dup-007\00", align 1, !dbg !102
@.str.18 = private unnamed_addr constant [26 x i8] c"strcmp(b, \22dup-007\22) == 0\00", align 1, !dbg !104
@.str.19 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !109

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @worker(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !126, !DIExpression(), !127)
  %3 = call ptr @strcpy(ptr noundef @shared, ptr noundef @.str) #8, !dbg !128
  ret ptr null, !dbg !129
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !130 {
  %1 = alloca i32, align 4
  %2 = alloca [32 x i8], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr %2) #8, !dbg !133
    #dbg_declare(ptr %2, !134, !DIExpression(), !138)
  %6 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !139
  %7 = call ptr @strcpy(ptr noundef %6, ptr noundef @.str.1) #8, !dbg !140
  %8 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !141
  %9 = call ptr @strcat(ptr noundef %8, ptr noundef @.str.2) #8, !dbg !142
  %10 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !143
  %11 = call i64 @strlen(ptr noundef %10) #9, !dbg !143
  %12 = icmp eq i64 %11, 4, !dbg !143
  br i1 %12, label %13, label %22, !dbg !143

13:                                               ; preds = %0
  %14 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !143
  %15 = call i32 @strcmp(ptr noundef %14, ptr noundef @.str.3) #9, !dbg !143
  %16 = icmp eq i32 %15, 0, !dbg !143
  br i1 %16, label %17, label %22, !dbg !143

17:                                               ; preds = %13
  %18 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !143
  %19 = call i32 @strncmp(ptr noundef %18, ptr noundef @.str.4, i64 noundef 2) #9, !dbg !143
  %20 = icmp eq i32 %19, 0, !dbg !143
  br i1 %20, label %21, label %22, !dbg !146

21:                                               ; preds = %17
  br label %23, !dbg !146

22:                                               ; preds = %17, %13, %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.6, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !143
  unreachable, !dbg !143

23:                                               ; preds = %21
  %24 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !147
  %25 = call ptr @strchr(ptr noundef %24, i32 noundef 99) #9, !dbg !147
  %26 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !147
  %27 = getelementptr inbounds i8, ptr %26, i64 2, !dbg !147
  %28 = icmp eq ptr %25, %27, !dbg !147
  br i1 %28, label %29, label %40, !dbg !147

29:                                               ; preds = %23
  %30 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !147
  %31 = call ptr @strstr(ptr noundef %30, ptr noundef @.str.2) #9, !dbg !147
  %32 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !147
  %33 = getelementptr inbounds i8, ptr %32, i64 2, !dbg !147
  %34 = icmp eq ptr %31, %33, !dbg !147
  br i1 %34, label %35, label %40, !dbg !147

35:                                               ; preds = %29
  %36 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !147
  %37 = call ptr @strchr(ptr noundef %36, i32 noundef 120) #9, !dbg !147
  %38 = icmp eq ptr %37, null, !dbg !147
  br i1 %38, label %39, label %40, !dbg !150

39:                                               ; preds = %35
  br label %41, !dbg !150

40:                                               ; preds = %35, %29, %23
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.6, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !147
  unreachable, !dbg !147

41:                                               ; preds = %39
  %42 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !151
  %43 = call i32 @memcmp(ptr noundef %42, ptr noundef @.str.8, i64 noundef 4) #9, !dbg !151
  %44 = icmp slt i32 %43, 0, !dbg !151
  br i1 %44, label %45, label %46, !dbg !154

45:                                               ; preds = %41
  br label %47, !dbg !154

46:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.6, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !151
  unreachable, !dbg !151

47:                                               ; preds = %45
  %48 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !155
  call void @llvm.memset.p0.i64(ptr align 16 %48, i8 120, i64 3, i1 false), !dbg !155
  %49 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 2, !dbg !156
  %50 = load i8, ptr %49, align 2, !dbg !156
  %51 = sext i8 %50 to i32, !dbg !156
  %52 = icmp eq i32 %51, 120, !dbg !156
  br i1 %52, label %53, label %59, !dbg !156

53:                                               ; preds = %47
  %54 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 3, !dbg !156
  %55 = load i8, ptr %54, align 1, !dbg !156
  %56 = sext i8 %55 to i32, !dbg !156
  %57 = icmp eq i32 %56, 100, !dbg !156
  br i1 %57, label %58, label %59, !dbg !159

58:                                               ; preds = %53
  br label %60, !dbg !159

59:                                               ; preds = %53, %47
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.6, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !156
  unreachable, !dbg !156

60:                                               ; preds = %58
  %61 = call i32 @atoi(ptr noundef @.str.11) #9, !dbg !160
  %62 = icmp eq i32 %61, -12, !dbg !160
  br i1 %62, label %63, label %67, !dbg !160

63:                                               ; preds = %60
  %64 = call i64 @strtol(ptr noundef @.str.12, ptr noundef null, i32 noundef 0) #8, !dbg !160
  %65 = icmp eq i64 %64, 31, !dbg !160
  br i1 %65, label %66, label %67, !dbg !163

66:                                               ; preds = %63
  br label %68, !dbg !163

67:                                               ; preds = %63, %60
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.6, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !160
  unreachable, !dbg !160

68:                                               ; preds = %66
  %69 = call ptr @__ctype_b_loc() #11, !dbg !164
  %70 = load ptr, ptr %69, align 8, !dbg !164
  %71 = getelementptr inbounds i16, ptr %70, i64 97, !dbg !164
  %72 = load i16, ptr %71, align 2, !dbg !164
  %73 = zext i16 %72 to i32, !dbg !164
  %74 = and i32 %73, 1024, !dbg !164
  %75 = icmp ne i32 %74, 0, !dbg !164
  br i1 %75, label %76, label %88, !dbg !164

76:                                               ; preds = %68
  %77 = call ptr @__ctype_b_loc() #11, !dbg !164
  %78 = load ptr, ptr %77, align 8, !dbg !164
  %79 = getelementptr inbounds i16, ptr %78, i64 97, !dbg !164
  %80 = load i16, ptr %79, align 2, !dbg !164
  %81 = zext i16 %80 to i32, !dbg !164
  %82 = and i32 %81, 2048, !dbg !164
  %83 = icmp ne i32 %82, 0, !dbg !164
  br i1 %83, label %88, label %84, !dbg !164

84:                                               ; preds = %76
  %85 = call i32 @toupper(i32 noundef 113) #9, !dbg !164
  %86 = icmp eq i32 %85, 81, !dbg !164
  br i1 %86, label %87, label %88, !dbg !167

87:                                               ; preds = %84
  br label %89, !dbg !167

88:                                               ; preds = %84, %76, %68
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.6, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !164
  unreachable, !dbg !164

89:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(i64 8, ptr %3) #8, !dbg !168
    #dbg_declare(ptr %3, !169, !DIExpression(), !171)
  %90 = call noalias ptr @strdup(ptr noundef @.str.15) #8, !dbg !172
  store ptr %90, ptr %3, align 8, !dbg !171
  %91 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !173
  %92 = load ptr, ptr %3, align 8, !dbg !174
  %93 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %91, i64 noundef 32, ptr noundef @.str.16, ptr noundef %92, i32 noundef 7) #8, !dbg !175
  %94 = getelementptr inbounds [32 x i8], ptr %2, i64 0, i64 0, !dbg !176
  %95 = call i32 @strcmp(ptr noundef %94, ptr noundef @.str.17) #9, !dbg !176
  %96 = icmp eq i32 %95, 0, !dbg !176
  br i1 %96, label %97, label %98, !dbg !179

97:                                               ; preds = %89
  br label %99, !dbg !179

98:                                               ; preds = %89
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.6, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !176
  unreachable, !dbg !176

99:                                               ; preds = %97
  %100 = load ptr, ptr %3, align 8, !dbg !180
  call void @free(ptr noundef %100) #8, !dbg !181
  call void @llvm.lifetime.start.p0(i64 8, ptr %4) #8, !dbg !182
    #dbg_declare(ptr %4, !183, !DIExpression(), !187)
  %101 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @worker, ptr noundef null) #8, !dbg !188
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #8, !dbg !189
    #dbg_declare(ptr %5, !190, !DIExpression(), !191)
  %102 = call i64 @strlen(ptr noundef @shared) #9, !dbg !192
  %103 = trunc i64 %102 to i32, !dbg !193
  store i32 %103, ptr %5, align 4, !dbg !191
  %104 = load i64, ptr %4, align 8, !dbg !194
  %105 = call i32 @pthread_join(i64 noundef %104, ptr noundef null), !dbg !195
  %106 = load i32, ptr %5, align 4, !dbg !196
  %107 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef %106), !dbg !197
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #8, !dbg !198
  call void @llvm.lifetime.end.p0(i64 8, ptr %4) #8, !dbg !198
  call void @llvm.lifetime.end.p0(i64 8, ptr %3) #8, !dbg !198
  call void @llvm.lifetime.end.p0(i64 32, ptr %2) #8, !dbg !198
  ret i32 0, !dbg !199
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #3

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__ctype_b_loc() #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #3

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #7

declare i32 @printf(ptr noundef, ...) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!114, !115, !116, !117, !118, !119, !120}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 8, type: !111, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !21, globals: !24, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "strings.c", directory: ".", checksumkind: CSK_MD5, checksum: "4bd821913a8aceee5e66d74fd36689c3")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 46, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20}
!9 = !DIEnumerator(name: "_ISupper", value: 256)
!10 = !DIEnumerator(name: "_ISlower", value: 512)
!11 = !DIEnumerator(name: "_ISalpha", value: 1024)
!12 = !DIEnumerator(name: "_ISdigit", value: 2048)
!13 = !DIEnumerator(name: "_ISxdigit", value: 4096)
!14 = !DIEnumerator(name: "_ISspace", value: 8192)
!15 = !DIEnumerator(name: "_ISprint", value: 16384)
!16 = !DIEnumerator(name: "_ISgraph", value: 32768)
!17 = !DIEnumerator(name: "_ISblank", value: 1)
!18 = !DIEnumerator(name: "_IScntrl", value: 2)
!19 = !DIEnumerator(name: "_ISpunct", value: 4)
!20 = !DIEnumerator(name: "_ISalnum", value: 8)
!21 = !{!22, !23}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!24 = !{!25, !31, !36, !38, !43, !45, !50, !55, !61, !66, !68, !73, !78, !80, !82, !87, !92, !97, !102, !104, !109, !0}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 10, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 48, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 6)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 24, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 3)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 16, type: !33, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 40, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 5)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !40, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 568, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 71)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 80, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 10)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 120, elements: !59)
!58 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!59 = !{!60}
!60 = !DISubrange(count: 15)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 600, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 75)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !40, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 200, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 25)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 216, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 27)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !27, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !40, isLocal: true, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 408, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 51)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(scope: null, file: !3, line: 23, type: !89, isLocal: true, isDefinition: true)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 424, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 53)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !94, isLocal: true, isDefinition: true)
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 32, elements: !95)
!95 = !{!96}
!96 = !DISubrange(count: 4)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 8)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !99, isLocal: true, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !106, isLocal: true, isDefinition: true)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 208, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 26)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !33, isLocal: true, isDefinition: true)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 128, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 16)
!114 = !{i32 7, !"Dwarf Version", i32 5}
!115 = !{i32 2, !"Debug Info Version", i32 3}
!116 = !{i32 1, !"wchar_size", i32 4}
!117 = !{i32 8, !"PIC Level", i32 2}
!118 = !{i32 7, !"PIE Level", i32 2}
!119 = !{i32 7, !"uwtable", i32 2}
!120 = !{i32 7, !"frame-pointer", i32 2}
!121 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 9, type: !122, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !125)
!122 = !DISubroutineType(types: !123)
!123 = !{!124, !124}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!125 = !{}
!126 = !DILocalVariable(name: "p", arg: 1, scope: !121, file: !3, line: 9, type: !124)
!127 = !DILocation(line: 9, column: 20, scope: !121)
!128 = !DILocation(line: 10, column: 5, scope: !121)
!129 = !DILocation(line: 11, column: 5, scope: !121)
!130 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !131, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !125)
!131 = !DISubroutineType(types: !132)
!132 = !{!22}
!133 = !DILocation(line: 14, column: 5, scope: !130)
!134 = !DILocalVariable(name: "b", scope: !130, file: !3, line: 14, type: !135)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !136)
!136 = !{!137}
!137 = !DISubrange(count: 32)
!138 = !DILocation(line: 14, column: 10, scope: !130)
!139 = !DILocation(line: 15, column: 12, scope: !130)
!140 = !DILocation(line: 15, column: 5, scope: !130)
!141 = !DILocation(line: 16, column: 12, scope: !130)
!142 = !DILocation(line: 16, column: 5, scope: !130)
!143 = !DILocation(line: 17, column: 5, scope: !144)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 17, column: 5)
!145 = distinct !DILexicalBlock(scope: !130, file: !3, line: 17, column: 5)
!146 = !DILocation(line: 17, column: 5, scope: !145)
!147 = !DILocation(line: 18, column: 5, scope: !148)
!148 = distinct !DILexicalBlock(scope: !149, file: !3, line: 18, column: 5)
!149 = distinct !DILexicalBlock(scope: !130, file: !3, line: 18, column: 5)
!150 = !DILocation(line: 18, column: 5, scope: !149)
!151 = !DILocation(line: 19, column: 5, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !3, line: 19, column: 5)
!153 = distinct !DILexicalBlock(scope: !130, file: !3, line: 19, column: 5)
!154 = !DILocation(line: 19, column: 5, scope: !153)
!155 = !DILocation(line: 20, column: 5, scope: !130)
!156 = !DILocation(line: 21, column: 5, scope: !157)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 21, column: 5)
!158 = distinct !DILexicalBlock(scope: !130, file: !3, line: 21, column: 5)
!159 = !DILocation(line: 21, column: 5, scope: !158)
!160 = !DILocation(line: 22, column: 5, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 22, column: 5)
!162 = distinct !DILexicalBlock(scope: !130, file: !3, line: 22, column: 5)
!163 = !DILocation(line: 22, column: 5, scope: !162)
!164 = !DILocation(line: 23, column: 5, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 23, column: 5)
!166 = distinct !DILexicalBlock(scope: !130, file: !3, line: 23, column: 5)
!167 = !DILocation(line: 23, column: 5, scope: !166)
!168 = !DILocation(line: 24, column: 5, scope: !130)
!169 = !DILocalVariable(name: "d", scope: !130, file: !3, line: 24, type: !170)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!171 = !DILocation(line: 24, column: 11, scope: !130)
!172 = !DILocation(line: 24, column: 15, scope: !130)
!173 = !DILocation(line: 25, column: 14, scope: !130)
!174 = !DILocation(line: 25, column: 38, scope: !130)
!175 = !DILocation(line: 25, column: 5, scope: !130)
!176 = !DILocation(line: 26, column: 5, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !3, line: 26, column: 5)
!178 = distinct !DILexicalBlock(scope: !130, file: !3, line: 26, column: 5)
!179 = !DILocation(line: 26, column: 5, scope: !178)
!180 = !DILocation(line: 27, column: 10, scope: !130)
!181 = !DILocation(line: 27, column: 5, scope: !130)
!182 = !DILocation(line: 28, column: 5, scope: !130)
!183 = !DILocalVariable(name: "t", scope: !130, file: !3, line: 28, type: !184)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !185, line: 27, baseType: !186)
!185 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!186 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!187 = !DILocation(line: 28, column: 15, scope: !130)
!188 = !DILocation(line: 29, column: 5, scope: !130)
!189 = !DILocation(line: 30, column: 5, scope: !130)
!190 = !DILocalVariable(name: "n", scope: !130, file: !3, line: 30, type: !22)
!191 = !DILocation(line: 30, column: 9, scope: !130)
!192 = !DILocation(line: 30, column: 18, scope: !130)
!193 = !DILocation(line: 30, column: 13, scope: !130)
!194 = !DILocation(line: 31, column: 18, scope: !130)
!195 = !DILocation(line: 31, column: 5, scope: !130)
!196 = !DILocation(line: 32, column: 18, scope: !130)
!197 = !DILocation(line: 32, column: 5, scope: !130)
!198 = !DILocation(line: 34, column: 1, scope: !130)
!199 = !DILocation(line: 33, column: 5, scope: !130)
