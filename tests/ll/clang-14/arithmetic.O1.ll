; ModuleID = 'arithmetic.c'
source_filename = "arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@single = dso_local local_unnamed_addr global float 0x3FF19999A0000000, align 4, !dbg !0
@numbers = dso_local local_unnamed_addr global [5 x double] [double 1.500000e+00, double -0.000000e+00, double 1.000000e+300, double 0x7FF0000000000000, double 0x7FF8000000000000], align 16, !dbg !26
@huge = dso_local local_unnamed_addr global i128 1267650600228229401496703205381, align 16, !dbg !31
@zero = dso_local global i32 0, align 4, !dbg !33

; Function Attrs: mustprogress nofree nounwind uwtable willreturn
define dso_local i32 @main() local_unnamed_addr #0 !dbg !43 {
  %1 = load volatile i32, i32* @zero, align 4, !dbg !61, !tbaa !62
  call void @llvm.dbg.value(metadata i32 %1, metadata !47, metadata !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_constu, 56, DW_OP_minus, DW_OP_stack_value)), !dbg !66
  %2 = shl i32 %1, 24, !dbg !67
  %3 = add i32 %2, -939524096, !dbg !67
  %4 = ashr exact i32 %3, 24, !dbg !67
  %5 = mul nsw i32 %4, 3, !dbg !68
  %6 = and i32 %5, 65535, !dbg !69
  call void @llvm.dbg.value(metadata i32 %5, metadata !48, metadata !DIExpression()), !dbg !66
  %7 = udiv i32 %6, 7, !dbg !70
  %8 = urem i32 %7, 5, !dbg !71
  %9 = ashr i32 %3, 25, !dbg !72
  %10 = sub nsw i32 %8, %9, !dbg !73
  call void @llvm.dbg.value(metadata i32 %10, metadata !49, metadata !DIExpression()), !dbg !66
  %11 = sext i32 %10 to i64, !dbg !74
  call void @llvm.dbg.value(metadata i64 %11, metadata !75, metadata !DIExpression()) #4, !dbg !81
  call void @llvm.dbg.value(metadata i32 13, metadata !80, metadata !DIExpression()) #4, !dbg !81
  %12 = call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 13) #4, !dbg !83
  call void @llvm.dbg.value(metadata i64 %11, metadata !84, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.value(metadata i64 -7, metadata !91, metadata !DIExpression()), !dbg !92
  %13 = mul nsw i32 %10, -7, !dbg !94
  %14 = sext i32 %13 to i64, !dbg !95
  %15 = xor i64 %12, %14, !dbg !96
  call void @llvm.dbg.value(metadata i64 %15, metadata !52, metadata !DIExpression()), !dbg !66
  %16 = load i128, i128* @huge, align 16, !dbg !97, !tbaa !98
  %17 = sdiv i128 %16, 3, !dbg !100
  call void @llvm.dbg.value(metadata i64 9223372036854775807, metadata !84, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.value(metadata i64 9, metadata !91, metadata !DIExpression()), !dbg !101
  %18 = add nsw i128 %17, 263, !dbg !103
  call void @llvm.dbg.value(metadata i128 %18, metadata !53, metadata !DIExpression()), !dbg !66
  %19 = call i64 @llvm.ctpop.i64(i64 %15), !dbg !104, !range !105
  %20 = trunc i64 %19 to i32, !dbg !104
  %21 = or i32 %6, 1, !dbg !106
  %22 = call i32 @llvm.ctlz.i32(i32 %21, i1 true), !dbg !107, !range !108
  %23 = or i32 %6, 8, !dbg !109
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true), !dbg !110, !range !111
  %25 = call i32 @llvm.bswap.i32(i32 %10), !dbg !112
  call void @llvm.dbg.value(metadata i32 undef, metadata !54, metadata !DIExpression()), !dbg !66
  %26 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 0), align 16, !dbg !113, !tbaa !114
  %27 = load float, float* @single, align 4, !dbg !116, !tbaa !117
  %28 = fpext float %27 to double, !dbg !116
  %29 = uitofp i64 %15 to double, !dbg !119
  %30 = fneg double %29, !dbg !120
  %31 = call double @llvm.fmuladd.f64(double %26, double %28, double %30), !dbg !120
  %32 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 1), align 8, !dbg !121, !tbaa !114
  %33 = call double @llvm.fabs.f64(double %32), !dbg !122
  %34 = fadd double %33, %31, !dbg !123
  %35 = call double @sqrt(double noundef %26) #4, !dbg !124
  %36 = fadd double %35, %34, !dbg !125
  call void @llvm.dbg.value(metadata double %36, metadata !55, metadata !DIExpression()), !dbg !66
  %37 = fptrunc double %36 to float, !dbg !126
  %38 = fdiv float %37, 3.000000e+00, !dbg !127
  call void @llvm.dbg.value(metadata float %38, metadata !56, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.value(metadata double %36, metadata !128, metadata !DIExpression()) #4, !dbg !133
  %39 = fcmp uno double %36, 0.000000e+00, !dbg !135
  %40 = zext i1 %39 to i32, !dbg !135
  %41 = call double @llvm.fabs.f64(double %36) #5, !dbg !136
  %42 = fcmp oeq double %41, 0x7FF0000000000000, !dbg !136
  %43 = select i1 %42, i32 2, i32 0, !dbg !137
  %44 = fcmp olt double %36, 0.000000e+00, !dbg !138
  %45 = select i1 %44, i32 4, i32 0, !dbg !139
  %46 = fcmp oge double %36, 1.000000e+00, !dbg !140
  %47 = select i1 %46, i32 8, i32 0, !dbg !141
  %48 = load double, double* getelementptr inbounds ([5 x double], [5 x double]* @numbers, i64 0, i64 4), align 16, !dbg !142, !tbaa !114
  call void @llvm.dbg.value(metadata double %48, metadata !128, metadata !DIExpression()) #4, !dbg !143
  %49 = fcmp uno double %48, 0.000000e+00, !dbg !145
  %50 = zext i1 %49 to i32, !dbg !145
  %51 = call double @llvm.fabs.f64(double %48) #5, !dbg !146
  %52 = fcmp oeq double %51, 0x7FF0000000000000, !dbg !146
  %53 = select i1 %52, i32 2, i32 0, !dbg !147
  %54 = fcmp olt double %48, 0.000000e+00, !dbg !148
  %55 = select i1 %54, i32 4, i32 0, !dbg !149
  %56 = fcmp oge double %48, 1.000000e+00, !dbg !150
  %57 = select i1 %56, i32 8, i32 0, !dbg !151
  %58 = fcmp uno float %38, 0.000000e+00, !dbg !152
  %59 = zext i1 %58 to i32, !dbg !152
  call void @llvm.dbg.value(metadata i32 undef, metadata !57, metadata !DIExpression()), !dbg !66
  %60 = fptosi float %38 to i64, !dbg !153
  %61 = fptoui double %36 to i8, !dbg !154
  %62 = zext i8 %61 to i64, !dbg !155
  %63 = add nsw i64 %60, %62, !dbg !156
  call void @llvm.dbg.value(metadata i64 %63, metadata !58, metadata !DIExpression()), !dbg !66
  %64 = icmp ne i32 %10, 0, !dbg !157
  %65 = icmp ne i64 %15, 0, !dbg !158
  %66 = select i1 %64, i1 %65, i1 false, !dbg !158
  call void @llvm.dbg.value(metadata i1 %66, metadata !59, metadata !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)), !dbg !66
  %67 = trunc i64 %63 to i32, !dbg !159
  call void @llvm.dbg.value(metadata i32 %10, metadata !160, metadata !DIExpression()) #4, !dbg !167
  call void @llvm.dbg.value(metadata i32 %67, metadata !165, metadata !DIExpression()) #4, !dbg !167
  %68 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %10, i32 %67) #4, !dbg !169
  %69 = extractvalue { i32, i1 } %68, 1, !dbg !169
  %70 = extractvalue { i32, i1 } %68, 0, !dbg !169
  call void @llvm.dbg.value(metadata i32 %70, metadata !166, metadata !DIExpression()) #4, !dbg !167
  %71 = select i1 %69, i32 2147483647, i32 %70, !dbg !169
  %72 = lshr i128 %18, 64, !dbg !170
  %73 = trunc i128 %72 to i32, !dbg !171
  %74 = zext i1 %66 to i32, !dbg !172
  %75 = call i32 @llvm.abs.i32(i32 %10, i1 true), !dbg !173
  %76 = icmp sgt i32 %10, 3, !dbg !174
  %77 = select i1 %76, i32 %10, i32 3, !dbg !175
  %78 = add i32 %22, %73, !dbg !176
  %79 = add i32 %78, %24, !dbg !177
  %80 = add i32 %79, %50, !dbg !178
  %81 = add i32 %80, %55, !dbg !179
  %82 = add i32 %81, %10, !dbg !180
  %83 = add i32 %82, %57, !dbg !181
  %84 = add i32 %83, %53, !dbg !182
  %85 = add i32 %84, %25, !dbg !183
  %86 = add i32 %85, %75, !dbg !184
  %87 = add i32 %86, %77, !dbg !185
  %88 = add i32 %87, %20, !dbg !186
  %89 = add i32 %88, %74, !dbg !187
  %90 = add i32 %89, %40, !dbg !188
  %91 = add i32 %90, %45, !dbg !189
  %92 = add i32 %91, %47, !dbg !190
  %93 = add i32 %92, %43, !dbg !191
  %94 = add i32 %93, %59, !dbg !192
  %95 = add i32 %94, %71, !dbg !193
  ret i32 %95, !dbg !194
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree nounwind willreturn writeonly
declare double @sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

attributes #0 = { mustprogress nofree nounwind uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree nounwind willreturn writeonly "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }
attributes #5 = { nounwind readnone }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "single", scope: !2, file: !3, line: 8, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !25, splitDebugInlining: false, nameTableKind: None)
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
!42 = !{!"Debian clang version 14.0.6"}
!43 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !44, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !46)
!44 = !DISubroutineType(types: !45)
!45 = !{!22}
!46 = !{!47, !48, !49, !52, !53, !54, !55, !56, !57, !58, !59}
!47 = !DILocalVariable(name: "a", scope: !43, file: !3, line: 21, type: !5)
!48 = !DILocalVariable(name: "b", scope: !43, file: !3, line: 22, type: !10)
!49 = !DILocalVariable(name: "c", scope: !43, file: !3, line: 23, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !6, line: 26, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !8, line: 41, baseType: !22)
!52 = !DILocalVariable(name: "d", scope: !43, file: !3, line: 24, type: !14)
!53 = !DILocalVariable(name: "e", scope: !43, file: !3, line: 25, type: !23)
!54 = !DILocalVariable(name: "bits", scope: !43, file: !3, line: 26, type: !17)
!55 = !DILocalVariable(name: "f", scope: !43, file: !3, line: 28, type: !18)
!56 = !DILocalVariable(name: "g", scope: !43, file: !3, line: 29, type: !19)
!57 = !DILocalVariable(name: "kind", scope: !43, file: !3, line: 30, type: !22)
!58 = !DILocalVariable(name: "h", scope: !43, file: !3, line: 31, type: !20)
!59 = !DILocalVariable(name: "truth", scope: !43, file: !3, line: 32, type: !60)
!60 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!61 = !DILocation(line: 21, column: 25, scope: !43)
!62 = !{!63, !63, i64 0}
!63 = !{!"int", !64, i64 0}
!64 = !{!"omnipotent char", !65, i64 0}
!65 = !{!"Simple C/C++ TBAA"}
!66 = !DILocation(line: 0, scope: !43)
!67 = !DILocation(line: 22, column: 29, scope: !43)
!68 = !DILocation(line: 22, column: 18, scope: !43)
!69 = !DILocation(line: 23, column: 17, scope: !43)
!70 = !DILocation(line: 23, column: 19, scope: !43)
!71 = !DILocation(line: 23, column: 23, scope: !43)
!72 = !DILocation(line: 23, column: 32, scope: !43)
!73 = !DILocation(line: 23, column: 27, scope: !43)
!74 = !DILocation(line: 24, column: 25, scope: !43)
!75 = !DILocalVariable(name: "x", arg: 1, scope: !76, file: !3, line: 13, type: !14)
!76 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 13, type: !77, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!14, !14, !22}
!79 = !{!75, !80}
!80 = !DILocalVariable(name: "by", arg: 2, scope: !76, file: !3, line: 13, type: !22)
!81 = !DILocation(line: 0, scope: !76, inlinedAt: !82)
!82 = distinct !DILocation(line: 24, column: 18, scope: !43)
!83 = !DILocation(line: 13, column: 61, scope: !76, inlinedAt: !82)
!84 = !DILocalVariable(name: "a", arg: 1, scope: !85, file: !3, line: 12, type: !88)
!85 = distinct !DISubprogram(name: "product", scope: !3, file: !3, line: 12, type: !86, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90)
!86 = !DISubroutineType(types: !87)
!87 = !{!23, !88, !88}
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !6, line: 27, baseType: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !8, line: 44, baseType: !20)
!90 = !{!84, !91}
!91 = !DILocalVariable(name: "b", arg: 2, scope: !85, file: !3, line: 12, type: !88)
!92 = !DILocation(line: 0, scope: !85, inlinedAt: !93)
!93 = distinct !DILocation(line: 24, column: 54, scope: !43)
!94 = !DILocation(line: 12, column: 60, scope: !85, inlinedAt: !93)
!95 = !DILocation(line: 12, column: 45, scope: !85, inlinedAt: !93)
!96 = !DILocation(line: 24, column: 42, scope: !43)
!97 = !DILocation(line: 25, column: 14, scope: !43)
!98 = !{!99, !99, i64 0}
!99 = !{!"__int128", !64, i64 0}
!100 = !DILocation(line: 25, column: 19, scope: !43)
!101 = !DILocation(line: 0, scope: !85, inlinedAt: !102)
!102 = distinct !DILocation(line: 25, column: 25, scope: !43)
!103 = !DILocation(line: 25, column: 23, scope: !43)
!104 = !DILocation(line: 26, column: 32, scope: !43)
!105 = !{i64 0, i64 65}
!106 = !DILocation(line: 26, column: 74, scope: !43)
!107 = !DILocation(line: 26, column: 58, scope: !43)
!108 = !{i32 16, i32 32}
!109 = !DILocation(line: 26, column: 97, scope: !43)
!110 = !DILocation(line: 26, column: 81, scope: !43)
!111 = !{i32 0, i32 4}
!112 = !DILocation(line: 27, column: 21, scope: !43)
!113 = !DILocation(line: 28, column: 16, scope: !43)
!114 = !{!115, !115, i64 0}
!115 = !{!"double", !64, i64 0}
!116 = !DILocation(line: 28, column: 29, scope: !43)
!117 = !{!118, !118, i64 0}
!118 = !{!"float", !64, i64 0}
!119 = !DILocation(line: 28, column: 38, scope: !43)
!120 = !DILocation(line: 28, column: 36, scope: !43)
!121 = !DILocation(line: 28, column: 55, scope: !43)
!122 = !DILocation(line: 28, column: 50, scope: !43)
!123 = !DILocation(line: 28, column: 48, scope: !43)
!124 = !DILocation(line: 28, column: 69, scope: !43)
!125 = !DILocation(line: 28, column: 67, scope: !43)
!126 = !DILocation(line: 29, column: 15, scope: !43)
!127 = !DILocation(line: 29, column: 24, scope: !43)
!128 = !DILocalVariable(name: "x", arg: 1, scope: !129, file: !3, line: 18, type: !18)
!129 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 18, type: !130, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132)
!130 = !DISubroutineType(types: !131)
!131 = !{!22, !18}
!132 = !{!128}
!133 = !DILocation(line: 0, scope: !129, inlinedAt: !134)
!134 = distinct !DILocation(line: 30, column: 16, scope: !43)
!135 = !DILocation(line: 18, column: 40, scope: !129, inlinedAt: !134)
!136 = !DILocation(line: 18, column: 65, scope: !129, inlinedAt: !134)
!137 = !DILocation(line: 18, column: 63, scope: !129, inlinedAt: !134)
!138 = !DILocation(line: 18, column: 93, scope: !129, inlinedAt: !134)
!139 = !DILocation(line: 18, column: 88, scope: !129, inlinedAt: !134)
!140 = !DILocation(line: 18, column: 107, scope: !129, inlinedAt: !134)
!141 = !DILocation(line: 18, column: 102, scope: !129, inlinedAt: !134)
!142 = !DILocation(line: 30, column: 39, scope: !43)
!143 = !DILocation(line: 0, scope: !129, inlinedAt: !144)
!144 = distinct !DILocation(line: 30, column: 30, scope: !43)
!145 = !DILocation(line: 18, column: 40, scope: !129, inlinedAt: !144)
!146 = !DILocation(line: 18, column: 65, scope: !129, inlinedAt: !144)
!147 = !DILocation(line: 18, column: 63, scope: !129, inlinedAt: !144)
!148 = !DILocation(line: 18, column: 93, scope: !129, inlinedAt: !144)
!149 = !DILocation(line: 18, column: 88, scope: !129, inlinedAt: !144)
!150 = !DILocation(line: 18, column: 107, scope: !129, inlinedAt: !144)
!151 = !DILocation(line: 18, column: 102, scope: !129, inlinedAt: !144)
!152 = !DILocation(line: 30, column: 56, scope: !43)
!153 = !DILocation(line: 31, column: 14, scope: !43)
!154 = !DILocation(line: 31, column: 30, scope: !43)
!155 = !DILocation(line: 31, column: 24, scope: !43)
!156 = !DILocation(line: 31, column: 22, scope: !43)
!157 = !DILocation(line: 32, column: 19, scope: !43)
!158 = !DILocation(line: 32, column: 21, scope: !43)
!159 = !DILocation(line: 33, column: 24, scope: !43)
!160 = !DILocalVariable(name: "a", arg: 1, scope: !161, file: !3, line: 14, type: !22)
!161 = distinct !DISubprogram(name: "saturate", scope: !3, file: !3, line: 14, type: !162, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !164)
!162 = !DISubroutineType(types: !163)
!163 = !{!22, !22, !22}
!164 = !{!160, !165, !166}
!165 = !DILocalVariable(name: "b", arg: 2, scope: !161, file: !3, line: 14, type: !22)
!166 = !DILocalVariable(name: "sum", scope: !161, file: !3, line: 15, type: !22)
!167 = !DILocation(line: 0, scope: !161, inlinedAt: !168)
!168 = distinct !DILocation(line: 33, column: 12, scope: !43)
!169 = !DILocation(line: 16, column: 12, scope: !161, inlinedAt: !168)
!170 = !DILocation(line: 33, column: 42, scope: !43)
!171 = !DILocation(line: 33, column: 34, scope: !43)
!172 = !DILocation(line: 33, column: 70, scope: !43)
!173 = !DILocation(line: 33, column: 79, scope: !43)
!174 = !DILocation(line: 34, column: 15, scope: !43)
!175 = !DILocation(line: 34, column: 13, scope: !43)
!176 = !DILocation(line: 18, column: 84, scope: !129, inlinedAt: !144)
!177 = !DILocation(line: 33, column: 32, scope: !43)
!178 = !DILocation(line: 26, column: 56, scope: !43)
!179 = !DILocation(line: 26, column: 79, scope: !43)
!180 = !DILocation(line: 26, column: 103, scope: !43)
!181 = !DILocation(line: 33, column: 49, scope: !43)
!182 = !DILocation(line: 18, column: 98, scope: !129, inlinedAt: !134)
!183 = !DILocation(line: 18, column: 59, scope: !129, inlinedAt: !144)
!184 = !DILocation(line: 18, column: 98, scope: !129, inlinedAt: !144)
!185 = !DILocation(line: 30, column: 28, scope: !43)
!186 = !DILocation(line: 30, column: 51, scope: !43)
!187 = !DILocation(line: 33, column: 61, scope: !43)
!188 = !DILocation(line: 33, column: 68, scope: !43)
!189 = !DILocation(line: 18, column: 59, scope: !129, inlinedAt: !134)
!190 = !DILocation(line: 18, column: 84, scope: !129, inlinedAt: !134)
!191 = !DILocation(line: 33, column: 76, scope: !43)
!192 = !DILocation(line: 33, column: 95, scope: !43)
!193 = !DILocation(line: 34, column: 28, scope: !43)
!194 = !DILocation(line: 35, column: 1, scope: !43)
