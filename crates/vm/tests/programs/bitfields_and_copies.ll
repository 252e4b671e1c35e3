; ModuleID = 'bitfields_and_copies.c'
source_filename = "bitfields_and_copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i8, i8, %struct.anon }
%struct.anon = type { i32, i64 }

@.str = private unnamed_addr constant [36 x i8] c"q.a == 5 && q.b == 9 && q.in.x == 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [23 x i8] c"bitfields_and_copies.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %struct.s, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #5, !dbg !32
    #dbg_declare(ptr %2, !33, !DIExpression(), !47)
  %4 = call noalias ptr @malloc(i64 noundef 24) #6, !dbg !48
  store ptr %4, ptr %2, align 8, !dbg !47
  %5 = load ptr, ptr %2, align 8, !dbg !49
  %6 = load i8, ptr %5, align 8, !dbg !50
  %7 = and i8 %6, -8, !dbg !50
  %8 = or i8 %7, 5, !dbg !50
  store i8 %8, ptr %5, align 8, !dbg !50
  %9 = load ptr, ptr %2, align 8, !dbg !51
  %10 = load i8, ptr %9, align 8, !dbg !52
  %11 = and i8 %10, 7, !dbg !52
  %12 = or i8 %11, 72, !dbg !52
  store i8 %12, ptr %9, align 8, !dbg !52
  %13 = load ptr, ptr %2, align 8, !dbg !53
  %14 = getelementptr inbounds %struct.s, ptr %13, i32 0, i32 2, !dbg !54
  %15 = getelementptr inbounds %struct.anon, ptr %14, i32 0, i32 0, !dbg !55
  store i32 1, ptr %15, align 8, !dbg !56
  call void @llvm.lifetime.start.p0(i64 24, ptr %3) #5, !dbg !57
    #dbg_declare(ptr %3, !58, !DIExpression(), !59)
  %16 = load ptr, ptr %2, align 8, !dbg !60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %16, i64 24, i1 false), !dbg !61
  %17 = load i8, ptr %3, align 8, !dbg !62
  %18 = and i8 %17, 7, !dbg !62
  %19 = zext i8 %18 to i32, !dbg !62
  %20 = icmp eq i32 %19, 5, !dbg !62
  br i1 %20, label %21, label %32, !dbg !62

21:                                               ; preds = %0
  %22 = load i8, ptr %3, align 8, !dbg !62
  %23 = lshr i8 %22, 3, !dbg !62
  %24 = zext i8 %23 to i32, !dbg !62
  %25 = icmp eq i32 %24, 9, !dbg !62
  br i1 %25, label %26, label %32, !dbg !62

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.s, ptr %3, i32 0, i32 2, !dbg !62
  %28 = getelementptr inbounds %struct.anon, ptr %27, i32 0, i32 0, !dbg !62
  %29 = load i32, ptr %28, align 8, !dbg !62
  %30 = icmp eq i32 %29, 1, !dbg !62
  br i1 %30, label %31, label %32, !dbg !65

31:                                               ; preds = %26
  br label %33, !dbg !65

32:                                               ; preds = %26, %21, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !62
  unreachable, !dbg !62

33:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(i64 24, ptr %3) #5, !dbg !66
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #5, !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bitfields_and_copies.c", directory: ".", checksumkind: CSK_MD5, checksum: "7790cd01ed8d52a57cb0bf2f1b8e82f6")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 288, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 36)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 23)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !28, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocation(line: 8, column: 5, scope: !27)
!33 = !DILocalVariable(name: "p", scope: !27, file: !2, line: 8, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !2, line: 6, size: 192, elements: !36)
!36 = !{!37, !39, !40, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !35, file: !2, line: 6, baseType: !38, size: 3, flags: DIFlagBitField, extraData: i64 0)
!38 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !35, file: !2, line: 6, baseType: !38, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "pad", scope: !35, file: !2, line: 6, baseType: !4, size: 8, offset: 8)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !35, file: !2, line: 6, baseType: !42, size: 128, offset: 64)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !35, file: !2, line: 6, size: 128, elements: !43)
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !42, file: !2, line: 6, baseType: !30, size: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !42, file: !2, line: 6, baseType: !46, size: 64, offset: 64)
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !DILocation(line: 8, column: 15, scope: !27)
!48 = !DILocation(line: 8, column: 19, scope: !27)
!49 = !DILocation(line: 9, column: 5, scope: !27)
!50 = !DILocation(line: 9, column: 10, scope: !27)
!51 = !DILocation(line: 10, column: 5, scope: !27)
!52 = !DILocation(line: 10, column: 10, scope: !27)
!53 = !DILocation(line: 11, column: 5, scope: !27)
!54 = !DILocation(line: 11, column: 8, scope: !27)
!55 = !DILocation(line: 11, column: 11, scope: !27)
!56 = !DILocation(line: 11, column: 13, scope: !27)
!57 = !DILocation(line: 12, column: 5, scope: !27)
!58 = !DILocalVariable(name: "q", scope: !27, file: !2, line: 12, type: !35)
!59 = !DILocation(line: 12, column: 14, scope: !27)
!60 = !DILocation(line: 12, column: 19, scope: !27)
!61 = !DILocation(line: 12, column: 18, scope: !27)
!62 = !DILocation(line: 13, column: 5, scope: !63)
!63 = distinct !DILexicalBlock(scope: !64, file: !2, line: 13, column: 5)
!64 = distinct !DILexicalBlock(scope: !27, file: !2, line: 13, column: 5)
!65 = !DILocation(line: 13, column: 5, scope: !64)
!66 = !DILocation(line: 15, column: 1, scope: !27)
!67 = !DILocation(line: 14, column: 5, scope: !27)
