; ModuleID = 'arithmetic.c'
source_filename = "arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %15 = load volatile i32, ptr @zero, align 4, !dbg !50
  %16 = add nsw i32 %15, 200, !dbg !51
  %17 = trunc i32 %16 to i8, !dbg !52
  store i8 %17, ptr %2, align 1, !dbg !49
    #dbg_declare(ptr %3, !53, !DIExpression(), !54)
  %18 = load i8, ptr %2, align 1, !dbg !55
  %19 = sext i8 %18 to i32, !dbg !55
  %20 = mul nsw i32 %19, 3, !dbg !56
  %21 = trunc i32 %20 to i16, !dbg !57
  store i16 %21, ptr %3, align 2, !dbg !54
    #dbg_declare(ptr %4, !58, !DIExpression(), !61)
  %22 = load i16, ptr %3, align 2, !dbg !62
  %23 = zext i16 %22 to i32, !dbg !62
  %24 = sdiv i32 %23, 7, !dbg !63
  %25 = srem i32 %24, 5, !dbg !64
  %26 = load i8, ptr %2, align 1, !dbg !65
  %27 = sext i8 %26 to i32, !dbg !65
  %28 = ashr i32 %27, 1, !dbg !66
  %29 = sub nsw i32 %25, %28, !dbg !67
  store i32 %29, ptr %4, align 4, !dbg !61
    #dbg_declare(ptr %5, !68, !DIExpression(), !69)
  %30 = load i32, ptr %4, align 4, !dbg !70
  %31 = sext i32 %30 to i64, !dbg !71
  %32 = call i64 @rotate(i64 noundef %31, i32 noundef 13), !dbg !72
  %33 = load i32, ptr %4, align 4, !dbg !73
  %34 = sext i32 %33 to i64, !dbg !73
  %35 = call { i64, i64 } @product(i64 noundef %34, i64 noundef -7), !dbg !74
  %36 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0, !dbg !74
  %37 = extractvalue { i64, i64 } %35, 0, !dbg !74
  store i64 %37, ptr %36, align 16, !dbg !74
  %38 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1, !dbg !74
  %39 = extractvalue { i64, i64 } %35, 1, !dbg !74
  store i64 %39, ptr %38, align 8, !dbg !74
  %40 = load i128, ptr %6, align 16, !dbg !74
  %41 = trunc i128 %40 to i64, !dbg !75
  %42 = xor i64 %32, %41, !dbg !76
  store i64 %42, ptr %5, align 8, !dbg !69
    #dbg_declare(ptr %7, !77, !DIExpression(), !78)
  %43 = load i128, ptr @huge, align 16, !dbg !79
  %44 = sdiv i128 %43, 3, !dbg !80
  %45 = call { i64, i64 } @product(i64 noundef 9223372036854775807, i64 noundef 9), !dbg !81
  %46 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0, !dbg !81
  %47 = extractvalue { i64, i64 } %45, 0, !dbg !81
  store i64 %47, ptr %46, align 16, !dbg !81
  %48 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1, !dbg !81
  %49 = extractvalue { i64, i64 } %45, 1, !dbg !81
  store i64 %49, ptr %48, align 8, !dbg !81
  %50 = load i128, ptr %8, align 16, !dbg !81
  %51 = srem i128 %50, 1000, !dbg !82
  %52 = add nsw i128 %44, %51, !dbg !83
  store i128 %52, ptr %7, align 16, !dbg !78
    #dbg_declare(ptr %9, !84, !DIExpression(), !85)
  %53 = load i64, ptr %5, align 8, !dbg !86
  %54 = call i64 @llvm.ctpop.i64(i64 %53), !dbg !87
  %55 = trunc i64 %54 to i32, !dbg !87
  %56 = load i16, ptr %3, align 2, !dbg !88
  %57 = zext i16 %56 to i32, !dbg !88
  %58 = or i32 %57, 1, !dbg !89
  %59 = call i32 @llvm.ctlz.i32(i32 %58, i1 true), !dbg !90
  %60 = add nsw i32 %55, %59, !dbg !91
  %61 = load i16, ptr %3, align 2, !dbg !92
  %62 = zext i16 %61 to i32, !dbg !92
  %63 = or i32 %62, 8, !dbg !93
  %64 = call i32 @llvm.cttz.i32(i32 %63, i1 true), !dbg !94
  %65 = add nsw i32 %60, %64, !dbg !95
  %66 = load i32, ptr %4, align 4, !dbg !96
  %67 = call i32 @llvm.bswap.i32(i32 %66), !dbg !97
  %68 = add i32 %65, %67, !dbg !98
  store i32 %68, ptr %9, align 4, !dbg !85
    #dbg_declare(ptr %10, !99, !DIExpression(), !100)
  %69 = load double, ptr @numbers, align 16, !dbg !101
  %70 = load float, ptr @single, align 4, !dbg !102
  %71 = fpext float %70 to double, !dbg !102
  %72 = load i64, ptr %5, align 8, !dbg !103
  %73 = uitofp i64 %72 to double, !dbg !104
  %74 = fneg double %73, !dbg !105
  %75 = call double @llvm.fmuladd.f64(double %69, double %71, double %74), !dbg !105
  %76 = load double, ptr getelementptr inbounds ([5 x double], ptr @numbers, i64 0, i64 1), align 8, !dbg !106
  %77 = call double @llvm.fabs.f64(double %76), !dbg !107
  %78 = fadd double %75, %77, !dbg !108
  %79 = load double, ptr @numbers, align 16, !dbg !109
  %80 = call double @sqrt(double noundef %79) #3, !dbg !110
  %81 = fadd double %78, %80, !dbg !111
  store double %81, ptr %10, align 8, !dbg !100
    #dbg_declare(ptr %11, !112, !DIExpression(), !113)
  %82 = load double, ptr %10, align 8, !dbg !114
  %83 = fptrunc double %82 to float, !dbg !115
  %84 = fdiv float %83, 3.000000e+00, !dbg !116
  store float %84, ptr %11, align 4, !dbg !113
    #dbg_declare(ptr %12, !117, !DIExpression(), !118)
  %85 = load double, ptr %10, align 8, !dbg !119
  %86 = call i32 @classify(double noundef %85), !dbg !120
  %87 = load double, ptr getelementptr inbounds ([5 x double], ptr @numbers, i64 0, i64 4), align 16, !dbg !121
  %88 = call i32 @classify(double noundef %87), !dbg !122
  %89 = add nsw i32 %86, %88, !dbg !123
  %90 = load float, ptr %11, align 4, !dbg !124
  %91 = load float, ptr %11, align 4, !dbg !125
  %92 = fcmp une float %90, %91, !dbg !126
  %93 = zext i1 %92 to i32, !dbg !126
  %94 = add nsw i32 %89, %93, !dbg !127
  store i32 %94, ptr %12, align 4, !dbg !118
    #dbg_declare(ptr %13, !128, !DIExpression(), !129)
  %95 = load float, ptr %11, align 4, !dbg !130
  %96 = fptosi float %95 to i64, !dbg !131
  %97 = load double, ptr %10, align 8, !dbg !132
  %98 = fptoui double %97 to i8, !dbg !133
  %99 = zext i8 %98 to i64, !dbg !134
  %100 = add nsw i64 %96, %99, !dbg !135
  store i64 %100, ptr %13, align 8, !dbg !129
    #dbg_declare(ptr %14, !136, !DIExpression(), !138)
  %101 = load i32, ptr %4, align 4, !dbg !139
  %102 = icmp ne i32 %101, 0, !dbg !139
  br i1 %102, label %103, label %106, !dbg !140

103:                                              ; preds = %0
  %104 = load i64, ptr %5, align 8, !dbg !141
  %105 = icmp ne i64 %104, 0, !dbg !140
  br label %106

106:                                              ; preds = %103, %0
  %107 = phi i1 [ false, %0 ], [ %105, %103 ], !dbg !142
  %108 = zext i1 %107 to i8, !dbg !138
  store i8 %108, ptr %14, align 1, !dbg !138
  %109 = load i32, ptr %4, align 4, !dbg !143
  %110 = load i64, ptr %13, align 8, !dbg !144
  %111 = trunc i64 %110 to i32, !dbg !145
  %112 = call i32 @saturate(i32 noundef %109, i32 noundef %111), !dbg !146
  %113 = load i128, ptr %7, align 16, !dbg !147
  %114 = ashr i128 %113, 64, !dbg !148
  %115 = trunc i128 %114 to i32, !dbg !149
  %116 = add nsw i32 %112, %115, !dbg !150
  %117 = load i32, ptr %9, align 4, !dbg !151
  %118 = add nsw i32 %116, %117, !dbg !152
  %119 = load i32, ptr %12, align 4, !dbg !153
  %120 = add nsw i32 %118, %119, !dbg !154
  %121 = load i8, ptr %14, align 1, !dbg !155
  %122 = trunc i8 %121 to i1, !dbg !155
  %123 = zext i1 %122 to i32, !dbg !155
  %124 = add nsw i32 %120, %123, !dbg !156
  %125 = load i32, ptr %4, align 4, !dbg !157
  %126 = icmp slt i32 %125, 0, !dbg !158
  br i1 %126, label %127, label %130, !dbg !157

127:                                              ; preds = %106
  %128 = load i32, ptr %4, align 4, !dbg !159
  %129 = sub nsw i32 0, %128, !dbg !160
  br label %132, !dbg !157

130:                                              ; preds = %106
  %131 = load i32, ptr %4, align 4, !dbg !161
  br label %132, !dbg !157

132:                                              ; preds = %130, %127
  %133 = phi i32 [ %129, %127 ], [ %131, %130 ], !dbg !157
  %134 = add nsw i32 %124, %133, !dbg !162
  %135 = load i32, ptr %4, align 4, !dbg !163
  %136 = icmp sgt i32 %135, 3, !dbg !164
  br i1 %136, label %137, label %139, !dbg !163

137:                                              ; preds = %132
  %138 = load i32, ptr %4, align 4, !dbg !165
  br label %140, !dbg !163

139:                                              ; preds = %132
  br label %140, !dbg !163

140:                                              ; preds = %139, %137
  %141 = phi i32 [ %138, %137 ], [ 3, %139 ], !dbg !163
  %142 = add nsw i32 %134, %141, !dbg !166
  %143 = load i32, ptr %4, align 4, !dbg !167
  %144 = sub nsw i32 0, %143, !dbg !168
  %145 = sub nsw i32 %142, %144, !dbg !169
  ret i32 %145, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @rotate(i64 noundef %0, i32 noundef %1) #0 !dbg !171 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !174, !DIExpression(), !175)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !176, !DIExpression(), !177)
  %5 = load i64, ptr %3, align 8, !dbg !178
  %6 = load i32, ptr %4, align 4, !dbg !179
  %7 = zext i32 %6 to i64, !dbg !180
  %8 = shl i64 %5, %7, !dbg !180
  %9 = load i64, ptr %3, align 8, !dbg !181
  %10 = load i32, ptr %4, align 4, !dbg !182
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
  store i64 %0, ptr %4, align 8
    #dbg_declare(ptr %4, !192, !DIExpression(), !193)
  store i64 %1, ptr %5, align 8
    #dbg_declare(ptr %5, !194, !DIExpression(), !195)
  %6 = load i64, ptr %4, align 8, !dbg !196
  %7 = sext i64 %6 to i128, !dbg !197
  %8 = load i64, ptr %5, align 8, !dbg !198
  %9 = sext i64 %8 to i128, !dbg !198
  %10 = mul nsw i128 %7, %9, !dbg !199
  store i128 %10, ptr %3, align 16, !dbg !200
  %11 = load { i64, i64 }, ptr %3, align 16, !dbg !200
  ret { i64, i64 } %11, !dbg !200
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(double noundef %0) #0 !dbg !201 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
    #dbg_declare(ptr %2, !204, !DIExpression(), !205)
  %3 = load double, ptr %2, align 8, !dbg !206
  %4 = call i1 @llvm.is.fpclass.f64(double %3, i32 3), !dbg !207
  %5 = zext i1 %4 to i32, !dbg !207
  %6 = load double, ptr %2, align 8, !dbg !208
  %7 = call i1 @llvm.is.fpclass.f64(double %6, i32 516), !dbg !209
  %8 = zext i1 %7 to i32, !dbg !209
  %9 = mul nsw i32 2, %8, !dbg !210
  %10 = add nsw i32 %5, %9, !dbg !211
  %11 = load double, ptr %2, align 8, !dbg !212
  %12 = fcmp olt double %11, 0.000000e+00, !dbg !213
  %13 = zext i1 %12 to i32, !dbg !213
  %14 = mul nsw i32 4, %13, !dbg !214
  %15 = add nsw i32 %10, %14, !dbg !215
  %16 = load double, ptr %2, align 8, !dbg !216
  %17 = fcmp oge double %16, 1.000000e+00, !dbg !217
  %18 = zext i1 %17 to i32, !dbg !217
  %19 = mul nsw i32 8, %18, !dbg !218
  %20 = add nsw i32 %15, %19, !dbg !219
  ret i32 %20, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @saturate(i32 noundef %0, i32 noundef %1) #0 !dbg !221 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !224, !DIExpression(), !225)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !226, !DIExpression(), !227)
    #dbg_declare(ptr %5, !228, !DIExpression(), !229)
  %6 = load i32, ptr %3, align 4, !dbg !230
  %7 = load i32, ptr %4, align 4, !dbg !231
  %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %6, i32 %7), !dbg !232
  %9 = extractvalue { i32, i1 } %8, 1, !dbg !232
  %10 = extractvalue { i32, i1 } %8, 0, !dbg !232
  store i32 %10, ptr %5, align 4, !dbg !232
  br i1 %9, label %11, label %12, !dbg !232

11:                                               ; preds = %2
  br label %14, !dbg !232

12:                                               ; preds = %2
  %13 = load i32, ptr %5, align 4, !dbg !233
  br label %14, !dbg !232

14:                                               ; preds = %12, %11
  %15 = phi i32 [ 2147483647, %11 ], [ %13, %12 ], !dbg !232
  ret i32 %15, !dbg !234
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "single", scope: !2, file: !3, line: 8, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !25, splitDebugInlining: false, nameTableKind: None)
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
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
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
