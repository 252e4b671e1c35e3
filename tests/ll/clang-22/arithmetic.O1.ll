; ModuleID = 'arithmetic.c'
source_filename = "arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@single = dso_local local_unnamed_addr global float 0x3FF19999A0000000, align 4, !dbg !0
@numbers = dso_local local_unnamed_addr global [5 x double] [double 1.500000e+00, double -0.000000e+00, double 1.000000e+300, double 0x7FF0000000000000, double 0x7FF8000000000000], align 16, !dbg !26
@huge = dso_local local_unnamed_addr global i128 1267650600228229401496703205381, align 16, !dbg !31
@zero = dso_local global i32 0, align 4, !dbg !33

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !48 {
  %1 = load volatile i32, ptr @zero, align 4, !dbg !66, !tbaa !44
    #dbg_value(i32 %1, !52, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_constu, 56, DW_OP_minus, DW_OP_stack_value), !67)
  %2 = shl i32 %1, 24, !dbg !68
  %3 = add i32 %2, -939524096, !dbg !68
  %4 = ashr exact i32 %3, 24, !dbg !68
  %5 = mul nsw i32 %4, 3, !dbg !69
  %6 = and i32 %5, 65535, !dbg !70
    #dbg_value(i32 %5, !53, !DIExpression(), !67)
  %7 = udiv i32 %6, 7, !dbg !71
  %8 = urem i32 %7, 5, !dbg !72
  %9 = ashr i32 %3, 25, !dbg !73
  %10 = sub nsw i32 %8, %9, !dbg !74
    #dbg_value(i32 %10, !54, !DIExpression(), !67)
  %11 = sext i32 %10 to i64, !dbg !75
    #dbg_value(i64 %11, !76, !DIExpression(), !82)
    #dbg_value(i32 13, !81, !DIExpression(), !82)
  %12 = tail call noundef i64 @llvm.fshl.i64(i64 range(i64 -63, 69) %11, i64 range(i64 -63, 69) %11, i64 13), !dbg !84
    #dbg_value(i64 %11, !85, !DIExpression(), !93)
    #dbg_value(i64 -7, !92, !DIExpression(), !93)
  %13 = mul nsw i32 %10, -7, !dbg !95
  %14 = sext i32 %13 to i64, !dbg !96
  %15 = xor i64 %12, %14, !dbg !97
    #dbg_value(i64 %15, !57, !DIExpression(), !67)
  %16 = load i128, ptr @huge, align 16, !dbg !98, !tbaa !99
  %17 = sdiv i128 %16, 3, !dbg !101
    #dbg_value(i64 9223372036854775807, !85, !DIExpression(), !102)
    #dbg_value(i64 9, !92, !DIExpression(), !102)
  %18 = add nsw i128 %17, 263, !dbg !104
    #dbg_value(i128 %18, !58, !DIExpression(), !67)
  %19 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %15), !dbg !105
  %20 = trunc nuw nsw i64 %19 to i32, !dbg !105
  %21 = or i32 %6, 1, !dbg !106
  %22 = tail call range(i32 16, 32) i32 @llvm.ctlz.i32(i32 %21, i1 true), !dbg !107
  %23 = or i32 %6, 8, !dbg !108
  %24 = tail call range(i32 0, 4) i32 @llvm.cttz.i32(i32 %23, i1 true), !dbg !109
  %25 = tail call i32 @llvm.bswap.i32(i32 %10), !dbg !110
    #dbg_value(i32 poison, !59, !DIExpression(), !67)
  %26 = load double, ptr @numbers, align 16, !dbg !111, !tbaa !112
  %27 = load float, ptr @single, align 4, !dbg !114, !tbaa !115
  %28 = fpext float %27 to double, !dbg !114
  %29 = uitofp i64 %15 to double, !dbg !117
  %30 = fneg double %29, !dbg !118
  %31 = tail call double @llvm.fmuladd.f64(double %26, double %28, double %30), !dbg !118
  %32 = load double, ptr getelementptr inbounds nuw (i8, ptr @numbers, i64 8), align 8, !dbg !119, !tbaa !112
  %33 = tail call double @llvm.fabs.f64(double %32), !dbg !120
  %34 = fadd double %33, %31, !dbg !121
  %35 = tail call double @sqrt(double noundef %26) #6, !dbg !122, !tbaa !44
  %36 = fadd double %35, %34, !dbg !123
    #dbg_value(double %36, !60, !DIExpression(), !67)
  %37 = fptrunc double %36 to float, !dbg !124
  %38 = fdiv float %37, 3.000000e+00, !dbg !125
    #dbg_value(float %38, !61, !DIExpression(), !67)
    #dbg_value(double %36, !126, !DIExpression(), !131)
  %39 = fcmp uno double %36, 0.000000e+00, !dbg !133
  %40 = zext i1 %39 to i32, !dbg !133
  %41 = tail call double @llvm.fabs.f64(double %36), !dbg !134
  %42 = fcmp oeq double %41, 0x7FF0000000000000, !dbg !134
  %43 = select i1 %42, i32 2, i32 0, !dbg !135
  %44 = fcmp olt double %36, 0.000000e+00, !dbg !136
  %45 = select i1 %44, i32 4, i32 0, !dbg !137
  %46 = fcmp oge double %36, 1.000000e+00, !dbg !138
  %47 = select i1 %46, i32 8, i32 0, !dbg !139
  %48 = load double, ptr getelementptr inbounds nuw (i8, ptr @numbers, i64 32), align 16, !dbg !140, !tbaa !112
    #dbg_value(double %48, !126, !DIExpression(), !141)
  %49 = fcmp uno double %48, 0.000000e+00, !dbg !143
  %50 = zext i1 %49 to i32, !dbg !143
  %51 = tail call double @llvm.fabs.f64(double %48), !dbg !144
  %52 = fcmp oeq double %51, 0x7FF0000000000000, !dbg !144
  %53 = select i1 %52, i32 2, i32 0, !dbg !145
  %54 = fcmp olt double %48, 0.000000e+00, !dbg !146
  %55 = select i1 %54, i32 4, i32 0, !dbg !147
  %56 = fcmp oge double %48, 1.000000e+00, !dbg !148
  %57 = select i1 %56, i32 8, i32 0, !dbg !149
  %58 = fcmp uno float %38, 0.000000e+00, !dbg !150
  %59 = zext i1 %58 to i32, !dbg !150
    #dbg_value(i32 poison, !62, !DIExpression(), !67)
  %60 = fptosi float %38 to i64, !dbg !151
  %61 = fptoui double %36 to i8, !dbg !152
  %62 = zext i8 %61 to i64, !dbg !153
  %63 = add nsw i64 %60, %62, !dbg !154
    #dbg_value(i64 %63, !63, !DIExpression(), !67)
  %64 = icmp ne i32 %8, %9, !dbg !155
  %65 = icmp ne i64 %12, %14, !dbg !156
  %66 = select i1 %64, i1 %65, i1 false, !dbg !156
    #dbg_value(i1 %66, !64, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !67)
  %67 = trunc i64 %63 to i32, !dbg !157
    #dbg_value(i32 %10, !158, !DIExpression(), !165)
    #dbg_value(i32 %67, !163, !DIExpression(), !165)
  %68 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 range(i32 -63, 69) %10, i32 %67), !dbg !167
  %69 = extractvalue { i32, i1 } %68, 1, !dbg !168
  %70 = extractvalue { i32, i1 } %68, 0, !dbg !167
    #dbg_value(i32 %70, !164, !DIExpression(), !165)
  %71 = select i1 %69, i32 2147483647, i32 %70, !dbg !169
  %72 = lshr i128 %18, 64, !dbg !170
  %73 = trunc i128 %72 to i32, !dbg !171
  %74 = zext i1 %66 to i32, !dbg !172
  %75 = tail call i32 @llvm.abs.i32(i32 %10, i1 true), !dbg !173
  %76 = tail call i32 @llvm.smax.i32(i32 %10, i32 3), !dbg !174
  %77 = add i32 %22, %73, !dbg !175
  %78 = add i32 %77, %24, !dbg !176
  %79 = add i32 %78, %50, !dbg !177
  %80 = add i32 %79, %55, !dbg !178
  %81 = add i32 %80, %57, !dbg !179
  %82 = add i32 %81, %10, !dbg !180
  %83 = add i32 %82, %53, !dbg !181
  %84 = add i32 %83, %25, !dbg !182
  %85 = add i32 %84, %75, !dbg !183
  %86 = add i32 %85, %76, !dbg !184
  %87 = add i32 %86, %20, !dbg !185
  %88 = add i32 %87, %74, !dbg !186
  %89 = add i32 %88, %40, !dbg !187
  %90 = add i32 %89, %45, !dbg !188
  %91 = add i32 %90, %47, !dbg !189
  %92 = add i32 %91, %43, !dbg !190
  %93 = add i32 %92, %59, !dbg !191
  %94 = add i32 %93, %71, !dbg !192
  ret i32 %94, !dbg !193
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !194 double @sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}
!llvm.errno.tbaa = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "single", scope: !2, file: !3, line: 8, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !25, splitDebugInlining: false, nameTableKind: None)
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
!42 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!43 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C/C++ TBAA"}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !49, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51, keyInstructions: true)
!49 = !DISubroutineType(types: !50)
!50 = !{!22}
!51 = !{!52, !53, !54, !57, !58, !59, !60, !61, !62, !63, !64}
!52 = !DILocalVariable(name: "a", scope: !48, file: !3, line: 21, type: !5)
!53 = !DILocalVariable(name: "b", scope: !48, file: !3, line: 22, type: !10)
!54 = !DILocalVariable(name: "c", scope: !48, file: !3, line: 23, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !6, line: 26, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !8, line: 41, baseType: !22)
!57 = !DILocalVariable(name: "d", scope: !48, file: !3, line: 24, type: !14)
!58 = !DILocalVariable(name: "e", scope: !48, file: !3, line: 25, type: !23)
!59 = !DILocalVariable(name: "bits", scope: !48, file: !3, line: 26, type: !17)
!60 = !DILocalVariable(name: "f", scope: !48, file: !3, line: 28, type: !18)
!61 = !DILocalVariable(name: "g", scope: !48, file: !3, line: 29, type: !19)
!62 = !DILocalVariable(name: "kind", scope: !48, file: !3, line: 30, type: !22)
!63 = !DILocalVariable(name: "h", scope: !48, file: !3, line: 31, type: !20)
!64 = !DILocalVariable(name: "truth", scope: !48, file: !3, line: 32, type: !65)
!65 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!66 = !DILocation(line: 21, column: 25, scope: !48)
!67 = !DILocation(line: 0, scope: !48)
!68 = !DILocation(line: 22, column: 29, scope: !48)
!69 = !DILocation(line: 22, column: 18, scope: !48, atomGroup: 2, atomRank: 2)
!70 = !DILocation(line: 23, column: 17, scope: !48)
!71 = !DILocation(line: 23, column: 19, scope: !48)
!72 = !DILocation(line: 23, column: 23, scope: !48)
!73 = !DILocation(line: 23, column: 32, scope: !48)
!74 = !DILocation(line: 23, column: 27, scope: !48, atomGroup: 3, atomRank: 2)
!75 = !DILocation(line: 24, column: 25, scope: !48)
!76 = !DILocalVariable(name: "x", arg: 1, scope: !77, file: !3, line: 13, type: !14)
!77 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 13, type: !78, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !80, keyInstructions: true)
!78 = !DISubroutineType(types: !79)
!79 = !{!14, !14, !22}
!80 = !{!76, !81}
!81 = !DILocalVariable(name: "by", arg: 2, scope: !77, file: !3, line: 13, type: !22)
!82 = !DILocation(line: 0, scope: !77, inlinedAt: !83)
!83 = distinct !DILocation(line: 24, column: 18, scope: !48)
!84 = !DILocation(line: 13, column: 61, scope: !77, inlinedAt: !83, atomGroup: 1, atomRank: 2)
!85 = !DILocalVariable(name: "a", arg: 1, scope: !86, file: !3, line: 12, type: !89)
!86 = distinct !DISubprogram(name: "product", scope: !3, file: !3, line: 12, type: !87, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !91, keyInstructions: true)
!87 = !DISubroutineType(types: !88)
!88 = !{!23, !89, !89}
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !6, line: 27, baseType: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !8, line: 44, baseType: !20)
!91 = !{!85, !92}
!92 = !DILocalVariable(name: "b", arg: 2, scope: !86, file: !3, line: 12, type: !89)
!93 = !DILocation(line: 0, scope: !86, inlinedAt: !94)
!94 = distinct !DILocation(line: 24, column: 54, scope: !48)
!95 = !DILocation(line: 12, column: 60, scope: !86, inlinedAt: !94, atomGroup: 1, atomRank: 2)
!96 = !DILocation(line: 24, column: 44, scope: !48)
!97 = !DILocation(line: 24, column: 42, scope: !48, atomGroup: 4, atomRank: 2)
!98 = !DILocation(line: 25, column: 14, scope: !48)
!99 = !{!100, !100, i64 0}
!100 = !{!"__int128", !46, i64 0}
!101 = !DILocation(line: 25, column: 19, scope: !48)
!102 = !DILocation(line: 0, scope: !86, inlinedAt: !103)
!103 = distinct !DILocation(line: 25, column: 25, scope: !48)
!104 = !DILocation(line: 25, column: 23, scope: !48, atomGroup: 5, atomRank: 2)
!105 = !DILocation(line: 26, column: 32, scope: !48)
!106 = !DILocation(line: 26, column: 74, scope: !48)
!107 = !DILocation(line: 26, column: 58, scope: !48)
!108 = !DILocation(line: 26, column: 97, scope: !48)
!109 = !DILocation(line: 26, column: 81, scope: !48)
!110 = !DILocation(line: 27, column: 21, scope: !48)
!111 = !DILocation(line: 28, column: 16, scope: !48)
!112 = !{!113, !113, i64 0}
!113 = !{!"double", !46, i64 0}
!114 = !DILocation(line: 28, column: 29, scope: !48)
!115 = !{!116, !116, i64 0}
!116 = !{!"float", !46, i64 0}
!117 = !DILocation(line: 28, column: 38, scope: !48)
!118 = !DILocation(line: 28, column: 36, scope: !48)
!119 = !DILocation(line: 28, column: 55, scope: !48)
!120 = !DILocation(line: 28, column: 50, scope: !48)
!121 = !DILocation(line: 28, column: 48, scope: !48)
!122 = !DILocation(line: 28, column: 69, scope: !48)
!123 = !DILocation(line: 28, column: 67, scope: !48, atomGroup: 7, atomRank: 2)
!124 = !DILocation(line: 29, column: 15, scope: !48)
!125 = !DILocation(line: 29, column: 24, scope: !48, atomGroup: 8, atomRank: 2)
!126 = !DILocalVariable(name: "x", arg: 1, scope: !127, file: !3, line: 18, type: !18)
!127 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 18, type: !128, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130, keyInstructions: true)
!128 = !DISubroutineType(types: !129)
!129 = !{!22, !18}
!130 = !{!126}
!131 = !DILocation(line: 0, scope: !127, inlinedAt: !132)
!132 = distinct !DILocation(line: 30, column: 16, scope: !48)
!133 = !DILocation(line: 18, column: 40, scope: !127, inlinedAt: !132)
!134 = !DILocation(line: 18, column: 65, scope: !127, inlinedAt: !132)
!135 = !DILocation(line: 18, column: 63, scope: !127, inlinedAt: !132)
!136 = !DILocation(line: 18, column: 93, scope: !127, inlinedAt: !132)
!137 = !DILocation(line: 18, column: 88, scope: !127, inlinedAt: !132)
!138 = !DILocation(line: 18, column: 107, scope: !127, inlinedAt: !132)
!139 = !DILocation(line: 18, column: 102, scope: !127, inlinedAt: !132)
!140 = !DILocation(line: 30, column: 39, scope: !48)
!141 = !DILocation(line: 0, scope: !127, inlinedAt: !142)
!142 = distinct !DILocation(line: 30, column: 30, scope: !48)
!143 = !DILocation(line: 18, column: 40, scope: !127, inlinedAt: !142)
!144 = !DILocation(line: 18, column: 65, scope: !127, inlinedAt: !142)
!145 = !DILocation(line: 18, column: 63, scope: !127, inlinedAt: !142)
!146 = !DILocation(line: 18, column: 93, scope: !127, inlinedAt: !142)
!147 = !DILocation(line: 18, column: 88, scope: !127, inlinedAt: !142)
!148 = !DILocation(line: 18, column: 107, scope: !127, inlinedAt: !142)
!149 = !DILocation(line: 18, column: 102, scope: !127, inlinedAt: !142)
!150 = !DILocation(line: 30, column: 56, scope: !48)
!151 = !DILocation(line: 31, column: 14, scope: !48)
!152 = !DILocation(line: 31, column: 30, scope: !48)
!153 = !DILocation(line: 31, column: 24, scope: !48)
!154 = !DILocation(line: 31, column: 22, scope: !48, atomGroup: 10, atomRank: 2)
!155 = !DILocation(line: 32, column: 19, scope: !48, atomGroup: 12, atomRank: 2)
!156 = !DILocation(line: 32, column: 21, scope: !48, atomGroup: 12, atomRank: 1)
!157 = !DILocation(line: 33, column: 24, scope: !48)
!158 = !DILocalVariable(name: "a", arg: 1, scope: !159, file: !3, line: 14, type: !22)
!159 = distinct !DISubprogram(name: "saturate", scope: !3, file: !3, line: 14, type: !160, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !162, keyInstructions: true)
!160 = !DISubroutineType(types: !161)
!161 = !{!22, !22, !22}
!162 = !{!158, !163, !164}
!163 = !DILocalVariable(name: "b", arg: 2, scope: !159, file: !3, line: 14, type: !22)
!164 = !DILocalVariable(name: "sum", scope: !159, file: !3, line: 15, type: !22)
!165 = !DILocation(line: 0, scope: !159, inlinedAt: !166)
!166 = distinct !DILocation(line: 33, column: 12, scope: !48)
!167 = !DILocation(line: 16, column: 12, scope: !159, inlinedAt: !166)
!168 = !DILocation(line: 16, column: 12, scope: !159, inlinedAt: !166, atomGroup: 2, atomRank: 2)
!169 = !DILocation(line: 16, column: 12, scope: !159, inlinedAt: !166, atomGroup: 2, atomRank: 1)
!170 = !DILocation(line: 33, column: 42, scope: !48)
!171 = !DILocation(line: 33, column: 34, scope: !48)
!172 = !DILocation(line: 33, column: 70, scope: !48)
!173 = !DILocation(line: 33, column: 79, scope: !48, atomGroup: 14, atomRank: 1)
!174 = !DILocation(line: 34, column: 13, scope: !48, atomGroup: 15, atomRank: 1)
!175 = !DILocation(line: 33, column: 32, scope: !48)
!176 = !DILocation(line: 26, column: 56, scope: !48)
!177 = !DILocation(line: 26, column: 79, scope: !48)
!178 = !DILocation(line: 26, column: 103, scope: !48, atomGroup: 6, atomRank: 2)
!179 = !DILocation(line: 18, column: 59, scope: !127, inlinedAt: !142)
!180 = !DILocation(line: 33, column: 49, scope: !48)
!181 = !DILocation(line: 18, column: 98, scope: !127, inlinedAt: !132, atomGroup: 1, atomRank: 2)
!182 = !DILocation(line: 18, column: 98, scope: !127, inlinedAt: !142, atomGroup: 1, atomRank: 2)
!183 = !DILocation(line: 18, column: 84, scope: !127, inlinedAt: !142)
!184 = !DILocation(line: 30, column: 28, scope: !48)
!185 = !DILocation(line: 30, column: 51, scope: !48, atomGroup: 9, atomRank: 2)
!186 = !DILocation(line: 33, column: 61, scope: !48)
!187 = !DILocation(line: 33, column: 68, scope: !48)
!188 = !DILocation(line: 18, column: 59, scope: !127, inlinedAt: !132)
!189 = !DILocation(line: 18, column: 84, scope: !127, inlinedAt: !132)
!190 = !DILocation(line: 33, column: 76, scope: !48)
!191 = !DILocation(line: 33, column: 95, scope: !48)
!192 = !DILocation(line: 34, column: 28, scope: !48, atomGroup: 16, atomRank: 2)
!193 = !DILocation(line: 33, column: 5, scope: !48, atomGroup: 16, atomRank: 1)
!194 = !DISubprogram(name: "sqrt", scope: !195, file: !195, line: 143, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DIFile(filename: "/include/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!196 = !DISubroutineType(types: !197)
!197 = !{!18, !18}
