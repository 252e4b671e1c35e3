; ModuleID = 'longdouble.c'
source_filename = "longdouble.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.holder = type { i8, x86_fp80, i8 }

@ld = dso_local global x86_fp80 0xK3FFFC000000000000000, align 16, !dbg !0
@holder = dso_local global { i8, [15 x i8], x86_fp80, i8, [15 x i8] } { i8 1, [15 x i8] zeroinitializer, x86_fp80 0xK4000A000000000000000, i8 3, [15 x i8] zeroinitializer }, align 16, !dbg !7
@half_ = dso_local global half 0xH3E00, align 2, !dbg !16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @unused(x86_fp80 noundef %0) #0 !dbg !27 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
    #dbg_declare(ptr %2, !31, !DIExpression(), !32)
  %3 = load x86_fp80, ptr %2, align 16, !dbg !33
  %4 = load x86_fp80, ptr @ld, align 16, !dbg !34
  %5 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 0xK40008000000000000000, x86_fp80 %4), !dbg !35
  ret x86_fp80 %5, !dbg !36
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca { double, double }, align 8
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0, !dbg !39
  %4 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1, !dbg !39
  store double 1.000000e+00, ptr %3, align 8, !dbg !39
  store double 2.000000e+00, ptr %4, align 8, !dbg !39
  %5 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0, !dbg !39
  %6 = load double, ptr %5, align 8, !dbg !39
  %7 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1, !dbg !39
  %8 = load double, ptr %7, align 8, !dbg !39
  %9 = call { double, double } @rotate(double noundef %6, double noundef %8), !dbg !39
  %10 = extractvalue { double, double } %9, 0, !dbg !39
  %11 = extractvalue { double, double } %9, 1, !dbg !39
  %12 = fptosi double %10 to i32, !dbg !40
  %13 = load i8, ptr getelementptr inbounds nuw (%struct.holder, ptr @holder, i32 0, i32 2), align 16, !dbg !41
  %14 = sext i8 %13 to i32, !dbg !42
  %15 = add nsw i32 %12, %14, !dbg !43
  ret i32 %15, !dbg !44
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, double } @rotate(double noundef %0, double noundef %1) #0 !dbg !45 {
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  store double %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %6, align 8
    #dbg_declare(ptr %4, !49, !DIExpression(), !50)
  %7 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0, !dbg !51
  %8 = load double, ptr %7, align 8, !dbg !51
  %9 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1, !dbg !51
  %10 = load double, ptr %9, align 8, !dbg !51
  %11 = fmul double %8, 0.000000e+00, !dbg !52
  %12 = fmul double %10, 1.000000e+00, !dbg !52
  %13 = fmul double %8, 1.000000e+00, !dbg !52
  %14 = fmul double %10, 0.000000e+00, !dbg !52
  %15 = fsub double %11, %12, !dbg !52
  %16 = fadd double %13, %14, !dbg !52
  %17 = fcmp uno double %15, %15, !dbg !52
  br i1 %17, label %18, label %24, !dbg !52, !prof !53

18:                                               ; preds = %2
  %19 = fcmp uno double %16, %16, !dbg !52
  br i1 %19, label %20, label %24, !dbg !52, !prof !53

20:                                               ; preds = %18
  %21 = call { double, double } @__muldc3(double noundef %8, double noundef %10, double noundef 0.000000e+00, double noundef 1.000000e+00) #2, !dbg !52
  %22 = extractvalue { double, double } %21, 0, !dbg !52
  %23 = extractvalue { double, double } %21, 1, !dbg !52
  br label %24, !dbg !52

24:                                               ; preds = %20, %18, %2
  %25 = phi double [ %15, %2 ], [ %15, %18 ], [ %22, %20 ], !dbg !52
  %26 = phi double [ %16, %2 ], [ %16, %18 ], [ %23, %20 ], !dbg !52
  %27 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0, !dbg !54
  %28 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1, !dbg !54
  store double %25, ptr %27, align 8, !dbg !54
  store double %26, ptr %28, align 8, !dbg !54
  %29 = load { double, double }, ptr %3, align 8, !dbg !54
  ret { double, double } %29, !dbg !54
}

declare { double, double } @__muldc3(double, double, double, double)

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ld", scope: !2, file: !3, line: 4, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longdouble.c", directory: ".", checksumkind: CSK_MD5, checksum: "ece1657a9abeff7e6fa6946172d1499e")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7, !16}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "holder", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !3, line: 5, size: 384, elements: !10)
!10 = !{!11, !13, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !9, file: !3, line: 5, baseType: !12, size: 8)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !9, file: !3, line: 5, baseType: !14, size: 128, offset: 128)
!14 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !9, file: !3, line: 5, baseType: !12, size: 8, offset: 256)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "half_", scope: !2, file: !3, line: 6, type: !18, isLocal: false, isDefinition: true)
!18 = !DIBasicType(name: "__fp16", size: 16, encoding: DW_ATE_float)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!27 = distinct !DISubprogram(name: "unused", scope: !3, file: !3, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!14, !14}
!30 = !{}
!31 = !DILocalVariable(name: "x", arg: 1, scope: !27, file: !3, line: 8, type: !14)
!32 = !DILocation(line: 8, column: 32, scope: !27)
!33 = !DILocation(line: 8, column: 44, scope: !27)
!34 = !DILocation(line: 8, column: 52, scope: !27)
!35 = !DILocation(line: 8, column: 50, scope: !27)
!36 = !DILocation(line: 8, column: 37, scope: !27)
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !38, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!38 = !DISubroutineType(types: !4)
!39 = !DILocation(line: 11, column: 36, scope: !37)
!40 = !DILocation(line: 11, column: 25, scope: !37)
!41 = !DILocation(line: 11, column: 68, scope: !37)
!42 = !DILocation(line: 11, column: 61, scope: !37)
!43 = !DILocation(line: 11, column: 59, scope: !37)
!44 = !DILocation(line: 11, column: 18, scope: !37)
!45 = distinct !DISubprogram(name: "rotate", scope: !3, file: !3, line: 9, type: !46, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!46 = !DISubroutineType(types: !47)
!47 = !{!48, !48}
!48 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!49 = !DILocalVariable(name: "z", arg: 1, scope: !45, file: !3, line: 9, type: !48)
!50 = !DILocation(line: 9, column: 45, scope: !45)
!51 = !DILocation(line: 9, column: 57, scope: !45)
!52 = !DILocation(line: 9, column: 59, scope: !45)
!53 = !{!"branch_weights", i32 1, i32 1048575}
!54 = !DILocation(line: 9, column: 50, scope: !45)
