; ModuleID = 'arithmetic.c'
source_filename = "arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@single = dso_local global float 0x3FF19999A0000000, align 4, !dbg !0
@numbers = dso_local global [5 x double] [double 1.500000e+00, double -0.000000e+00, double 1.000000e+300, double 0x7FF0000000000000, double 0x7FF8000000000000], align 16, !dbg !26
@huge = dso_local global i128 1267650600228229401496703205381, align 16, !dbg !31
@zero = dso_local global i32 0, align 4, !dbg !33

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i16, align 2
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !48, metadata !DIExpression()), !dbg !49
  %15 = load volatile i32, i32* @zero, align 4, !dbg !50
  %16 = add nsw i32 %15, 200, !dbg !51
  %17 = trunc i32 %16 to i8, !dbg !52
  store i8 %17, i8* %2, align 1, !dbg !49
  call void @llvm.dbg.declare(metadata i16* %3, metadata !53, metadata !DIExpression()), !dbg !54
  %18 = load i8, i8* %2, align 1, !dbg !55
  %19 = sext i8 %18 to i32, !dbg !55
  %20 = mul nsw i32 %19, 3, !dbg !56
  %21 = trunc i32 %20 to i16, !dbg !57
  store i16 %21, i16* %3, align 2, !dbg !54
  call void @llvm.dbg.declare(metadata i32* %4, metadata !58, metadata !DIExpression()), !dbg !61
  %22 = load i16, i16* %3, align 2, !dbg !62
  %23 = zext i16 %22 to i32, !dbg !62
  %24 = sdiv i32 %23, 7, !dbg !63
  %25 = srem i32 %24, 5, !dbg !64
  %26 = load i8, i8* %2, align 1, !dbg !65
  %27 = sext i8 %26 to i32, !dbg !65
  %28 = ashr i32 %27, 1, !dbg !66
  %29 = sub nsw i32 %25, %28, !dbg !67
  store i32 %29, i32* %4, align 4, !dbg !61
  call void @llvm.dbg.declare(metadata i64* %5, metadata !68, metadata !DIExpression()), !dbg !69
  %30 = load i32, i32* %4, align 4, !dbg !70
  %31 = sext i32 %30 to i64, !dbg !71
  %32 = call i64 @rotate(i64 noundef %31, i32 noundef 13), !dbg !72
  %33 = load i32, i32* %4, align 4, !dbg !73
  %34 = sext i32 %33 to i64, !dbg !73
  %35 = call { i64, i64 } @product(i64 noundef %34, i64 noundef -7), !dbg !74
  %36 = bitcast i128* %6 to { i64, i64 }*, !dbg !74
  %37 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %36, i32 0, i32 0, !dbg !74
  %38 = extractvalue { i64, i64 } %35, 0, !dbg !74
  store i64 %38, i64* %37, align 16, !dbg !74
  %39 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %36, i32 0, i32 1, !dbg !74
  %40 = extractvalue { i64, i64 } %35, 1, !dbg !74
  store i64 %40, i64* %39, align 8, !dbg !74
  %41 = load i128, i128* %6, align 16, !dbg !74
  %42 = trunc i128 %41 to i64, !dbg !75
  %43 = xor i64 %32, %42, !dbg !76
  store i64 %43, i64* %5, align 8, !dbg !69
  call void @llvm.dbg.declare(metadata i128* %7, metadata !77, metadata !DIExpression()), !dbg !78
  %44 = load i128, i128* @huge, align 16, !dbg !79
  %45 = sdiv i128 %44, 3, !dbg !80
  %46 = call { i64, i64 } @product(i64 noundef 9223372036854775807, i64 noundef 9), !dbg !81
  %47 = bitcast i128* %8 to { i64, i64 }*, !dbg !81
  %48 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %47, i32 0, i32 0, !dbg !81
  %49 = extractvalue { i64, i64 } %46, 0, !dbg !81
  store i64 %49, i64* %48, align 16, !dbg !81
  %50 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %47, i32 0, i32 1, !dbg !81
  %51 = extractvalue { i64, i64 } %46, 1, !dbg !81
  store i64 %51, i64* %50, align 8, !dbg !81
  %52 = load i128, i128* %8, align 16, !dbg !81
  %53 = srem i128 %52, 1000, !dbg !82
  %54 = add nsw i128 %45, %53, !dbg !83
  store i128 %54, i128* %7, align 16, !dbg !78
  call void @llvm.dbg.declare(metadata i32* %9, metadata !84, metadata !DIExpression()), !dbg !85
  %55 = load i64, i64* %5, align 8, !dbg !86
  %56 = call i64 @llvm.ctpop.i64(i64 %55), !dbg !87
  %57 = trunc i64 %56 to i32, !dbg !87
  %58 = load i16, i16* %3, align 2, !dbg !88
  %59 = zext i16 %58 to i32, !dbg !88
  %60 = or i32 %59, 1, !dbg !89
  %61 = call i32 @llvm.ctlz.i32(i32 %60, i1 true), !dbg !90
  %62 = add nsw i32 %57, %61, !dbg !91
  %63 = load i16, i16* %3, align 2, !dbg !92
  %64 = zext i16 %63 to i32, !dbg !92
  %65 = or i32 %64, 8, !dbg !93
  %66 = call i32 @llvm.cttz.i32(i32 %65, i1 true), !dbg !94
  %67 = add nsw i32 %62, %66, !dbg !95
  %68 = load i32, i32* %4, align 4, !dbg !96
  %69 = call i32 @llvm.bswap.i32(i32 %68), !dbg !97
  %70 = add i32 %67, %69, !dbg !98
  store i32 %70, i32* %9, align 4, !dbg !85
  call void @llvm.dbg.declare(metadata double* %10, metadata !99, metadata !DIExpression()), !dbg !100
  %71 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 0), align 16, !dbg !101
  %72 = load float, float* @single, align 4, !dbg !102
  %73 = fpext float %72 to double, !dbg !102
  %74 = load i64, i64* %5, align 8, !dbg !103
  %75 = uitofp i64 %74 to double, !dbg !104
  %76 = fneg double %75, !dbg !105
  %77 = call double @llvm.fmuladd.f64(double %71, double %73, double %76), !dbg !105
  %78 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 1), align 8, !dbg !106
  %79 = call double @llvm.fabs.f64(double %78), !dbg !107
  %80 = fadd double %77, %79, !dbg !108
  %81 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 0), align 16, !dbg !109
  %82 = call double @sqrt(double noundef %81) #3, !dbg !110
  %83 = fadd double %80, %82, !dbg !111
  store double %83, double* %10, align 8, !dbg !100
  call void @llvm.dbg.declare(metadata float* %11, metadata !112, metadata !DIExpression()), !dbg !113
  %84 = load double, double* %10, align 8, !dbg !114
  %85 = fptrunc double %84 to float, !dbg !115
  %86 = fdiv float %85, 3.000000e+00, !dbg !116
  store float %86, float* %11, align 4, !dbg !113
  call void @llvm.dbg.declare(metadata i32* %12, metadata !117, metadata !DIExpression()), !dbg !118
  %87 = load double, double* %10, align 8, !dbg !119
  %88 = call i32 @classify(double noundef %87), !dbg !120
  %89 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 4), align 16, !dbg !121
  %90 = call i32 @classify(double noundef %89), !dbg !122
  %91 = add nsw i32 %88, %90, !dbg !123
  %92 = load float, float* %11, align 4, !dbg !124
  %93 = load float, float* %11, align 4, !dbg !125
  %94 = fcmp une float %92, %93, !dbg !126
  %95 = zext i1 %94 to i32, !dbg !126
  %96 = add nsw i32 %91, %95, !dbg !127
  store i32 %96, i32* %12, align 4, !dbg !118
  call void @llvm.dbg.declare(metadata i64* %13, metadata !128, metadata !DIExpression()), !dbg !129
  %97 = load float, float* %11, align 4, !dbg !130
  %98 = fptosi float %97 to i64, !dbg !131
  %99 = load double, double* %10, align 8, !dbg !132
  %100 = fptoui double %99 to i8, !dbg !133
  %101 = zext i8 %100 to i64, !dbg !134
  %102 = add nsw i64 %98, %101, !dbg !135
  store i64 %102, i64* %13, align 8, !dbg !129
  call void @llvm.dbg.declare(metadata i8* %14, metadata !136, metadata !DIExpression()), !dbg !138
  %103 = load i32, i32* %4, align 4, !dbg !139
  %104 = icmp ne i32 %103, 0, !dbg !139
  br i1 %104, label %105, label %108, !dbg !140

105:                                              ; preds = %0
  %106 = load i64, i64* %5, align 8, !dbg !141
  %107 = icmp ne i64 %106, 0, !dbg !140
  br label %108

108:                                              ; preds = %105, %0
  %109 = phi i1 [ false, %0 ], [ %107, %105 ], !dbg !142
  %110 = zext i1 %109 to i8, !dbg !138
  store i8 %110, i8* %14, align 1, !dbg !138
  %111 = load i32, i32* %4, align 4, !dbg !143
  %112 = load i64, i64* %13, align 8, !dbg !144
  %113 = trunc i64 %112 to i32, !dbg !145
  %114 = call i32 @saturate(i32 noundef %111, i32 noundef %113), !dbg !146
  %115 = load i128, i128* %7, align 16, !dbg !147
  %116 = ashr i128 %115, 64, !dbg !148
  %117 = trunc i128 %116 to i32, !dbg !149
  %118 = add nsw i32 %114, %117, !dbg !150
  %119 = load i32, i32* %9, align 4, !dbg !151
  %120 = add nsw i32 %118, %119, !dbg !152
  %121 = load i32, i32* %12, align 4, !dbg !153
  %122 = add nsw i32 %120, %121, !dbg !154
  %123 = load i8, i8* %14, align 1, !dbg !155
  %124 = trunc i8 %123 to i1, !dbg !155
  %125 = zext i1 %124 to i32, !dbg !155
  %126 = add nsw i32 %122, %125, !dbg !156
  %127 = load i32, i32* %4, align 4, !dbg !157
  %128 = icmp slt i32 %127, 0, !dbg !158
  br i1 %128, label %129, label %132, !dbg !157

129:                                              ; preds = %108
  %130 = load i32, i32* %4, align 4, !dbg !159
  %131 = sub nsw i32 0, %130, !dbg !160
  br label %134, !dbg !157

132:                                              ; preds = %108
  %133 = load i32, i32* %4, align 4, !dbg !161
  br label %134, !dbg !157

134:                                              ; preds = %132, %129
  %135 = phi i32 [ %131, %129 ], [ %133, %132 ], !dbg !157
  %136 = add nsw i32 %126, %135, !dbg !162
  %137 = load i32, i32* %4, align 4, !dbg !163
  %138 = icmp sgt i32 %137, 3, !dbg !164
  br i1 %138, label %139, label %141, !dbg !163

139:                                              ; preds = %134
  %140 = load i32, i32* %4, align 4, !dbg !165
  br label %142, !dbg !163

141:                                              ; preds = %134
  br label %142, !dbg !163

142:                                              ; preds = %141, %139
  %143 = phi i32 [ %140, %139 ], [ 3, %141 ], !dbg !163
  %144 = add nsw i32 %136, %143, !dbg !166
  %145 = load i32, i32* %4, align 4, !dbg !167
  %146 = sub nsw i32 0, %145, !dbg !168
  %147 = sub nsw i32 %144, %146, !dbg !169
  ret i32 %147, !dbg !170
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rotate(i64 noundef %0, i32 noundef %1) #0 !dbg !171 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata i64* %3, metadata !174, metadata !DIExpression()), !dbg !175
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !176, metadata !DIExpression()), !dbg !177
  %5 = load i64, i64* %3, align 8, !dbg !178
  %6 = load i32, i32* %4, align 4, !dbg !179
  %7 = zext i32 %6 to i64, !dbg !180
  %8 = shl i64 %5, %7, !dbg !180
  %9 = load i64, i64* %3, align 8, !dbg !181
  %10 = load i32, i32* %4, align 4, !dbg !182
  %11 = sub nsw i32 64, %10, !dbg !183
  %12 = zext i32 %11 to i64, !dbg !184
  %13 = lshr i64 %9, %12, !dbg !184
  %14 = or i64 %8, %13, !dbg !185
  ret i64 %14, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @product(i64 noundef %0, i64 noundef %1) #0 !dbg !187 {
  %3 = alloca i128, align 16
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !192, metadata !DIExpression()), !dbg !193
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !194, metadata !DIExpression()), !dbg !195
  %6 = load i64, i64* %4, align 8, !dbg !196
  %7 = sext i64 %6 to i128, !dbg !197
  %8 = load i64, i64* %5, align 8, !dbg !198
  %9 = sext i64 %8 to i128, !dbg !198
  %10 = mul nsw i128 %7, %9, !dbg !199
  store i128 %10, i128* %3, align 16, !dbg !200
  %11 = bitcast i128* %3 to { i64, i64 }*, !dbg !200
  %12 = load { i64, i64 }, { i64, i64 }* %11, align 16, !dbg !200
  ret { i64, i64 } %12, !dbg !200
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(double noundef %0) #0 !dbg !201 {
  %2 = alloca double, align 8
  store double %0, double* %2, align 8
  call void @llvm.dbg.declare(metadata double* %2, metadata !204, metadata !DIExpression()), !dbg !205
  %3 = load double, double* %2, align 8, !dbg !206
  %4 = fcmp uno double %3, %3, !dbg !207
  %5 = zext i1 %4 to i32, !dbg !207
  %6 = load double, double* %2, align 8, !dbg !208
  %7 = call double @llvm.fabs.f64(double %6) #4, !dbg !209
  %8 = fcmp oeq double %7, 0x7FF0000000000000, !dbg !209
  %9 = zext i1 %8 to i32, !dbg !209
  %10 = mul nsw i32 2, %9, !dbg !210
  %11 = add nsw i32 %5, %10, !dbg !211
  %12 = load double, double* %2, align 8, !dbg !212
  %13 = fcmp olt double %12, 0.000000e+00, !dbg !213
  %14 = zext i1 %13 to i32, !dbg !213
  %15 = mul nsw i32 4, %14, !dbg !214
  %16 = add nsw i32 %11, %15, !dbg !215
  %17 = load double, double* %2, align 8, !dbg !216
  %18 = fcmp oge double %17, 1.000000e+00, !dbg !217
  %19 = zext i1 %18 to i32, !dbg !217
  %20 = mul nsw i32 8, %19, !dbg !218
  %21 = add nsw i32 %16, %20, !dbg !219
  ret i32 %21, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @saturate(i32 noundef %0, i32 noundef %1) #0 !dbg !221 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !224, metadata !DIExpression()), !dbg !225
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !226, metadata !DIExpression()), !dbg !227
  call void @llvm.dbg.declare(metadata i32* %5, metadata !228, metadata !DIExpression()), !dbg !229
  %6 = load i32, i32* %3, align 4, !dbg !230
  %7 = load i32, i32* %4, align 4, !dbg !231
  %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %6, i32 %7), !dbg !232
  %9 = extractvalue { i32, i1 } %8, 1, !dbg !232
  %10 = extractvalue { i32, i1 } %8, 0, !dbg !232
  store i32 %10, i32* %5, align 4, !dbg !232
  br i1 %9, label %11, label %12, !dbg !232

11:                                               ; preds = %2
  br label %14, !dbg !232

12:                                               ; preds = %2
  %13 = load i32, i32* %5, align 4, !dbg !233
  br label %14, !dbg !232

14:                                               ; preds = %12, %11
  %15 = phi i32 [ 2147483647, %11 ], [ %13, %12 ], !dbg !232
  ret i32 %15, !dbg !234
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { readnone }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "single", scope: !2, file: !3, line: 8, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "arithmetic.c", directory: ".", checksumkind: CSK_MD5, checksum: "75473c44c658622ac74c7a269d4e5e2d")
!4 = !{!5, !10, !14, !17, !18, !19, !20, !21, !22, !23}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !6, line: 24, baseType: !7)
!6 = !DIFile(filename: "/include/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !8, line: 37, baseType: !9)
!8 = !DIFile(filename: "/include/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!9 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !11, line: 25, baseType: !12)
!11 = !DIFile(filename: "/include/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !8, line: 40, baseType: !13)
!13 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !11, line: 27, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !8, line: 45, baseType: !16)
!16 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "i128", file: !3, line: 6, baseType: !24)
!24 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!25 = !{!0, !26, !31, !33}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 9, type: !28, isLocal: false, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 320, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 5)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "huge", scope: !2, file: !3, line: 10, type: !23, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "zero", scope: !2, file: !3, line: 7, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 1}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 14.0.6"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !45, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!22}
!47 = !{}
!48 = !DILocalVariable(name: "a", scope: !44, file: !3, line: 21, type: !5)
!49 = !DILocation(line: 21, column: 12, scope: !44)
!50 = !DILocation(line: 21, column: 25, scope: !44)
!51 = !DILocation(line: 21, column: 30, scope: !44)
!52 = !DILocation(line: 21, column: 16, scope: !44)
!53 = !DILocalVariable(name: "b", scope: !44, file: !3, line: 22, type: !10)
!54 = !DILocation(line: 22, column: 14, scope: !44)
!55 = !DILocation(line: 22, column: 29, scope: !44)
!56 = !DILocation(line: 22, column: 31, scope: !44)
!57 = !DILocation(line: 22, column: 18, scope: !44)
!58 = !DILocalVariable(name: "c", scope: !44, file: !3, line: 23, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !6, line: 26, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !8, line: 41, baseType: !22)
!61 = !DILocation(line: 23, column: 13, scope: !44)
!62 = !DILocation(line: 23, column: 17, scope: !44)
!63 = !DILocation(line: 23, column: 19, scope: !44)
!64 = !DILocation(line: 23, column: 23, scope: !44)
!65 = !DILocation(line: 23, column: 30, scope: !44)
!66 = !DILocation(line: 23, column: 32, scope: !44)
!67 = !DILocation(line: 23, column: 27, scope: !44)
!68 = !DILocalVariable(name: "d", scope: !44, file: !3, line: 24, type: !14)
!69 = !DILocation(line: 24, column: 14, scope: !44)
!70 = !DILocation(line: 24, column: 35, scope: !44)
!71 = !DILocation(line: 24, column: 25, scope: !44)
!72 = !DILocation(line: 24, column: 18, scope: !44)
!73 = !DILocation(line: 24, column: 62, scope: !44)
!74 = !DILocation(line: 24, column: 54, scope: !44)
!75 = !DILocation(line: 24, column: 44, scope: !44)
!76 = !DILocation(line: 24, column: 42, scope: !44)
!77 = !DILocalVariable(name: "e", scope: !44, file: !3, line: 25, type: !23)
!78 = !DILocation(line: 25, column: 10, scope: !44)
!79 = !DILocation(line: 25, column: 14, scope: !44)
!80 = !DILocation(line: 25, column: 19, scope: !44)
!81 = !DILocation(line: 25, column: 25, scope: !44)
!82 = !DILocation(line: 25, column: 47, scope: !44)
!83 = !DILocation(line: 25, column: 23, scope: !44)
!84 = !DILocalVariable(name: "bits", scope: !44, file: !3, line: 26, type: !17)
!85 = !DILocation(line: 26, column: 14, scope: !44)
!86 = !DILocation(line: 26, column: 53, scope: !44)
!87 = !DILocation(line: 26, column: 32, scope: !44)
!88 = !DILocation(line: 26, column: 72, scope: !44)
!89 = !DILocation(line: 26, column: 74, scope: !44)
!90 = !DILocation(line: 26, column: 58, scope: !44)
!91 = !DILocation(line: 26, column: 56, scope: !44)
!92 = !DILocation(line: 26, column: 95, scope: !44)
!93 = !DILocation(line: 26, column: 97, scope: !44)
!94 = !DILocation(line: 26, column: 81, scope: !44)
!95 = !DILocation(line: 26, column: 79, scope: !44)
!96 = !DILocation(line: 27, column: 49, scope: !44)
!97 = !DILocation(line: 27, column: 21, scope: !44)
!98 = !DILocation(line: 26, column: 103, scope: !44)
!99 = !DILocalVariable(name: "f", scope: !44, file: !3, line: 28, type: !18)
!100 = !DILocation(line: 28, column: 12, scope: !44)
!101 = !DILocation(line: 28, column: 16, scope: !44)
!102 = !DILocation(line: 28, column: 29, scope: !44)
!103 = !DILocation(line: 28, column: 46, scope: !44)
!104 = !DILocation(line: 28, column: 38, scope: !44)
!105 = !DILocation(line: 28, column: 36, scope: !44)
!106 = !DILocation(line: 28, column: 55, scope: !44)
!107 = !DILocation(line: 28, column: 50, scope: !44)
!108 = !DILocation(line: 28, column: 48, scope: !44)
!109 = !DILocation(line: 28, column: 74, scope: !44)
!110 = !DILocation(line: 28, column: 69, scope: !44)
!111 = !DILocation(line: 28, column: 67, scope: !44)
!112 = !DILocalVariable(name: "g", scope: !44, file: !3, line: 29, type: !19)
!113 = !DILocation(line: 29, column: 11, scope: !44)
!114 = !DILocation(line: 29, column: 22, scope: !44)
!115 = !DILocation(line: 29, column: 15, scope: !44)
!116 = !DILocation(line: 29, column: 24, scope: !44)
!117 = !DILocalVariable(name: "kind", scope: !44, file: !3, line: 30, type: !22)
!118 = !DILocation(line: 30, column: 9, scope: !44)
!119 = !DILocation(line: 30, column: 25, scope: !44)
!120 = !DILocation(line: 30, column: 16, scope: !44)
!121 = !DILocation(line: 30, column: 39, scope: !44)
!122 = !DILocation(line: 30, column: 30, scope: !44)
!123 = !DILocation(line: 30, column: 28, scope: !44)
!124 = !DILocation(line: 30, column: 54, scope: !44)
!125 = !DILocation(line: 30, column: 59, scope: !44)
!126 = !DILocation(line: 30, column: 56, scope: !44)
!127 = !DILocation(line: 30, column: 51, scope: !44)
!128 = !DILocalVariable(name: "h", scope: !44, file: !3, line: 31, type: !20)
!129 = !DILocation(line: 31, column: 10, scope: !44)
!130 = !DILocation(line: 31, column: 20, scope: !44)
!131 = !DILocation(line: 31, column: 14, scope: !44)
!132 = !DILocation(line: 31, column: 45, scope: !44)
!133 = !DILocation(line: 31, column: 30, scope: !44)
!134 = !DILocation(line: 31, column: 24, scope: !44)
!135 = !DILocation(line: 31, column: 22, scope: !44)
!136 = !DILocalVariable(name: "truth", scope: !44, file: !3, line: 32, type: !137)
!137 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!138 = !DILocation(line: 32, column: 11, scope: !44)
!139 = !DILocation(line: 32, column: 19, scope: !44)
!140 = !DILocation(line: 32, column: 21, scope: !44)
!141 = !DILocation(line: 32, column: 24, scope: !44)
!142 = !DILocation(line: 0, scope: !44)
!143 = !DILocation(line: 33, column: 21, scope: !44)
!144 = !DILocation(line: 33, column: 29, scope: !44)
!145 = !DILocation(line: 33, column: 24, scope: !44)
!146 = !DILocation(line: 33, column: 12, scope: !44)
!147 = !DILocation(line: 33, column: 40, scope: !44)
!148 = !DILocation(line: 33, column: 42, scope: !44)
!149 = !DILocation(line: 33, column: 34, scope: !44)
!150 = !DILocation(line: 33, column: 32, scope: !44)
!151 = !DILocation(line: 33, column: 56, scope: !44)
!152 = !DILocation(line: 33, column: 49, scope: !44)
!153 = !DILocation(line: 33, column: 63, scope: !44)
!154 = !DILocation(line: 33, column: 61, scope: !44)
!155 = !DILocation(line: 33, column: 70, scope: !44)
!156 = !DILocation(line: 33, column: 68, scope: !44)
!157 = !DILocation(line: 33, column: 79, scope: !44)
!158 = !DILocation(line: 33, column: 81, scope: !44)
!159 = !DILocation(line: 33, column: 88, scope: !44)
!160 = !DILocation(line: 33, column: 87, scope: !44)
!161 = !DILocation(line: 33, column: 92, scope: !44)
!162 = !DILocation(line: 33, column: 76, scope: !44)
!163 = !DILocation(line: 34, column: 13, scope: !44)
!164 = !DILocation(line: 34, column: 15, scope: !44)
!165 = !DILocation(line: 34, column: 21, scope: !44)
!166 = !DILocation(line: 33, column: 95, scope: !44)
!167 = !DILocation(line: 34, column: 32, scope: !44)
!168 = !DILocation(line: 34, column: 31, scope: !44)
!169 = !DILocation(line: 34, column: 28, scope: !44)
!170 = !DILocation(line: 33, column: 5, scope: !44)
!171 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 13, type: !172, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!172 = !DISubroutineType(types: !173)
!173 = !{!14, !14, !22}
!174 = !DILocalVariable(name: "x", arg: 1, scope: !171, file: !3, line: 13, type: !14)
!175 = !DILocation(line: 13, column: 33, scope: !171)
!176 = !DILocalVariable(name: "by", arg: 2, scope: !171, file: !3, line: 13, type: !22)
!177 = !DILocation(line: 13, column: 40, scope: !171)
!178 = !DILocation(line: 13, column: 53, scope: !171)
!179 = !DILocation(line: 13, column: 58, scope: !171)
!180 = !DILocation(line: 13, column: 55, scope: !171)
!181 = !DILocation(line: 13, column: 63, scope: !171)
!182 = !DILocation(line: 13, column: 74, scope: !171)
!183 = !DILocation(line: 13, column: 72, scope: !171)
!184 = !DILocation(line: 13, column: 65, scope: !171)
!185 = !DILocation(line: 13, column: 61, scope: !171)
!186 = !DILocation(line: 13, column: 46, scope: !171)
!187 = distinct !DISubprogram(name: "product", scope: !3, file: !3, line: 12, type: !188, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!188 = !DISubroutineType(types: !189)
!189 = !{!23, !190, !190}
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !6, line: 27, baseType: !191)
!191 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !8, line: 44, baseType: !20)
!192 = !DILocalVariable(name: "a", arg: 1, scope: !187, file: !3, line: 12, type: !190)
!193 = !DILocation(line: 12, column: 29, scope: !187)
!194 = !DILocalVariable(name: "b", arg: 2, scope: !187, file: !3, line: 12, type: !190)
!195 = !DILocation(line: 12, column: 40, scope: !187)
!196 = !DILocation(line: 12, column: 58, scope: !187)
!197 = !DILocation(line: 12, column: 52, scope: !187)
!198 = !DILocation(line: 12, column: 62, scope: !187)
!199 = !DILocation(line: 12, column: 60, scope: !187)
!200 = !DILocation(line: 12, column: 45, scope: !187)
!201 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 18, type: !202, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!202 = !DISubroutineType(types: !203)
!203 = !{!22, !18}
!204 = !DILocalVariable(name: "x", arg: 1, scope: !201, file: !3, line: 18, type: !18)
!205 = !DILocation(line: 18, column: 28, scope: !201)
!206 = !DILocation(line: 18, column: 56, scope: !201)
!207 = !DILocation(line: 18, column: 40, scope: !201)
!208 = !DILocation(line: 18, column: 81, scope: !201)
!209 = !DILocation(line: 18, column: 65, scope: !201)
!210 = !DILocation(line: 18, column: 63, scope: !201)
!211 = !DILocation(line: 18, column: 59, scope: !201)
!212 = !DILocation(line: 18, column: 91, scope: !201)
!213 = !DILocation(line: 18, column: 93, scope: !201)
!214 = !DILocation(line: 18, column: 88, scope: !201)
!215 = !DILocation(line: 18, column: 84, scope: !201)
!216 = !DILocation(line: 18, column: 105, scope: !201)
!217 = !DILocation(line: 18, column: 107, scope: !201)
!218 = !DILocation(line: 18, column: 102, scope: !201)
!219 = !DILocation(line: 18, column: 98, scope: !201)
!220 = !DILocation(line: 18, column: 33, scope: !201)
!221 = distinct !DISubprogram(name: "saturate", scope: !3, file: !3, line: 14, type: !222, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!222 = !DISubroutineType(types: !223)
!223 = !{!22, !22, !22}
!224 = !DILocalVariable(name: "a", arg: 1, scope: !221, file: !3, line: 14, type: !22)
!225 = !DILocation(line: 14, column: 25, scope: !221)
!226 = !DILocalVariable(name: "b", arg: 2, scope: !221, file: !3, line: 14, type: !22)
!227 = !DILocation(line: 14, column: 32, scope: !221)
!228 = !DILocalVariable(name: "sum", scope: !221, file: !3, line: 15, type: !22)
!229 = !DILocation(line: 15, column: 9, scope: !221)
!230 = !DILocation(line: 16, column: 36, scope: !221)
!231 = !DILocation(line: 16, column: 39, scope: !221)
!232 = !DILocation(line: 16, column: 12, scope: !221)
!233 = !DILocation(line: 16, column: 60, scope: !221)
!234 = !DILocation(line: 16, column: 5, scope: !221)
