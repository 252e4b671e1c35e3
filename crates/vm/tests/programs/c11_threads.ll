; ModuleID = 'c11_threads.c'
source_filename = "c11_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__once_flag = type { i32 }
%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@flag = dso_local global %struct.__once_flag zeroinitializer, align 4, !dbg !0
@m = dso_local global %union.mtx_t zeroinitializer, align 8, !dbg !30
@c = dso_local global %union.cnd_t zeroinitializer, align 8, !dbg !41
@key = dso_local global i32 0, align 4, !dbg !55
@ready = dso_local global i32 0, align 4, !dbg !52
@.str = private unnamed_addr constant [7 x i8] c"r == 9\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [14 x i8] c"c11_threads.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local void @init() #0 !dbg !72 {
  %1 = call i32 @mtx_init(ptr noundef @m, i32 noundef 0), !dbg !75
  %2 = call i32 @cnd_init(ptr noundef @c), !dbg !76
  %3 = call i32 @tss_create(ptr noundef @key, ptr noundef null), !dbg !77
  ret void, !dbg !78
}

declare i32 @mtx_init(ptr noundef, i32 noundef) #1

declare i32 @cnd_init(ptr noundef) #1

declare i32 @tss_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @worker(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !84, !DIExpression(), !85)
  call void @call_once(ptr noundef @flag, ptr noundef @init), !dbg !86
  %3 = call i32 @mtx_lock(ptr noundef @m), !dbg !87
  store i32 1, ptr @ready, align 4, !dbg !88
  %4 = call i32 @cnd_signal(ptr noundef @c), !dbg !89
  %5 = call i32 @mtx_unlock(ptr noundef @m), !dbg !90
  %6 = load i32, ptr @key, align 4, !dbg !91
  %7 = load ptr, ptr %2, align 8, !dbg !92
  %8 = call i32 @tss_set(i32 noundef %6, ptr noundef %7), !dbg !93
  %9 = load i32, ptr @key, align 4, !dbg !94
  %10 = call ptr @tss_get(i32 noundef %9), !dbg !95
  %11 = load ptr, ptr %2, align 8, !dbg !96
  %12 = icmp eq ptr %10, %11, !dbg !97
  %13 = zext i1 %12 to i64, !dbg !95
  %14 = select i1 %12, i32 9, i32 0, !dbg !95
  ret i32 %14, !dbg !98
}

declare void @call_once(ptr noundef, ptr noundef) #1

declare i32 @mtx_lock(ptr noundef) #1

declare i32 @cnd_signal(ptr noundef) #1

declare i32 @mtx_unlock(ptr noundef) #1

declare i32 @tss_set(i32 noundef, ptr noundef) #1

declare ptr @tss_get(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !99 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %2) #4, !dbg !102
    #dbg_declare(ptr %2, !103, !DIExpression(), !107)
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #4, !dbg !108
    #dbg_declare(ptr %3, !109, !DIExpression(), !110)
  call void @call_once(ptr noundef @flag, ptr noundef @init), !dbg !111
  %4 = call i32 @thrd_create(ptr noundef %2, ptr noundef @worker, ptr noundef %3), !dbg !112
  %5 = call i32 @mtx_lock(ptr noundef @m), !dbg !113
  br label %6, !dbg !114

6:                                                ; preds = %10, %0
  %7 = load i32, ptr @ready, align 4, !dbg !115
  %8 = icmp ne i32 %7, 0, !dbg !116
  %9 = xor i1 %8, true, !dbg !116
  br i1 %9, label %10, label %12, !dbg !114

10:                                               ; preds = %6
  %11 = call i32 @cnd_wait(ptr noundef @c, ptr noundef @m), !dbg !117
  br label %6, !dbg !114, !llvm.loop !118

12:                                               ; preds = %6
  %13 = call i32 @mtx_unlock(ptr noundef @m), !dbg !121
  %14 = load i64, ptr %2, align 8, !dbg !122
  %15 = call i32 @thrd_join(i64 noundef %14, ptr noundef %3), !dbg !123
  %16 = load i32, ptr %3, align 4, !dbg !124
  %17 = icmp eq i32 %16, 9, !dbg !124
  br i1 %17, label %18, label %19, !dbg !127

18:                                               ; preds = %12
  br label %20, !dbg !127

19:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !124
  unreachable, !dbg !124

20:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #4, !dbg !128
  call void @llvm.lifetime.end.p0(i64 8, ptr %2) #4, !dbg !128
  ret i32 0, !dbg !129
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @cnd_wait(ptr noundef, ptr noundef) #1

declare i32 @thrd_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 10, type: !60, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11_threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "e5b554f3db481ba79d1a702a2e979d68")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 52, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "mtx_plain", value: 0)
!10 = !DIEnumerator(name: "mtx_recursive", value: 1)
!11 = !DIEnumerator(name: "mtx_timed", value: 2)
!12 = !{!0, !13, !19, !24, !30, !41, !52, !55}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 56, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 7)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 112, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 14)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 120, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 15)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 7, type: !32, isLocal: false, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "mtx_t", file: !6, line: 66, baseType: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 62, size: 320, elements: !34)
!34 = !{!35, !39}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !33, file: !6, line: 64, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 40)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !33, file: !6, line: 65, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !43, isLocal: false, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "cnd_t", file: !6, line: 72, baseType: !44)
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 68, size: 384, elements: !45)
!45 = !{!46, !50}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !44, file: !6, line: 70, baseType: !47, size: 384)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 384, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 48)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !6, line: 71, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !54, isLocal: false, isDefinition: true)
!54 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 11, type: !57, isLocal: false, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "tss_t", file: !6, line: 35, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tss_t", file: !59, line: 105, baseType: !7)
!59 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "once_flag", file: !6, line: 59, baseType: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__once_flag", file: !59, line: 111, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !59, line: 108, size: 32, elements: !63)
!63 = !{!64}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !62, file: !59, line: 110, baseType: !54, size: 32)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = distinct !DISubprogram(name: "init", scope: !3, file: !3, line: 12, type: !73, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!73 = !DISubroutineType(types: !74)
!74 = !{null}
!75 = !DILocation(line: 12, column: 19, scope: !72)
!76 = !DILocation(line: 12, column: 44, scope: !72)
!77 = !DILocation(line: 12, column: 58, scope: !72)
!78 = !DILocation(line: 12, column: 79, scope: !72)
!79 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 13, type: !80, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !83)
!80 = !DISubroutineType(types: !81)
!81 = !{!54, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !{}
!84 = !DILocalVariable(name: "p", arg: 1, scope: !79, file: !3, line: 13, type: !82)
!85 = !DILocation(line: 13, column: 18, scope: !79)
!86 = !DILocation(line: 14, column: 5, scope: !79)
!87 = !DILocation(line: 15, column: 5, scope: !79)
!88 = !DILocation(line: 16, column: 11, scope: !79)
!89 = !DILocation(line: 17, column: 5, scope: !79)
!90 = !DILocation(line: 18, column: 5, scope: !79)
!91 = !DILocation(line: 19, column: 13, scope: !79)
!92 = !DILocation(line: 19, column: 18, scope: !79)
!93 = !DILocation(line: 19, column: 5, scope: !79)
!94 = !DILocation(line: 20, column: 20, scope: !79)
!95 = !DILocation(line: 20, column: 12, scope: !79)
!96 = !DILocation(line: 20, column: 28, scope: !79)
!97 = !DILocation(line: 20, column: 25, scope: !79)
!98 = !DILocation(line: 20, column: 5, scope: !79)
!99 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !100, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !83)
!100 = !DISubroutineType(types: !101)
!101 = !{!54}
!102 = !DILocation(line: 23, column: 5, scope: !99)
!103 = !DILocalVariable(name: "t", scope: !99, file: !3, line: 23, type: !104)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !6, line: 38, baseType: !105)
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !59, line: 106, baseType: !106)
!106 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!107 = !DILocation(line: 23, column: 12, scope: !99)
!108 = !DILocation(line: 24, column: 5, scope: !99)
!109 = !DILocalVariable(name: "r", scope: !99, file: !3, line: 24, type: !54)
!110 = !DILocation(line: 24, column: 9, scope: !99)
!111 = !DILocation(line: 25, column: 5, scope: !99)
!112 = !DILocation(line: 26, column: 5, scope: !99)
!113 = !DILocation(line: 27, column: 5, scope: !99)
!114 = !DILocation(line: 28, column: 5, scope: !99)
!115 = !DILocation(line: 28, column: 13, scope: !99)
!116 = !DILocation(line: 28, column: 12, scope: !99)
!117 = !DILocation(line: 28, column: 20, scope: !99)
!118 = distinct !{!118, !114, !119, !120}
!119 = !DILocation(line: 28, column: 35, scope: !99)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 29, column: 5, scope: !99)
!122 = !DILocation(line: 30, column: 15, scope: !99)
!123 = !DILocation(line: 30, column: 5, scope: !99)
!124 = !DILocation(line: 31, column: 5, scope: !125)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 31, column: 5)
!126 = distinct !DILexicalBlock(scope: !99, file: !3, line: 31, column: 5)
!127 = !DILocation(line: 31, column: 5, scope: !126)
!128 = !DILocation(line: 33, column: 1, scope: !99)
!129 = !DILocation(line: 32, column: 5, scope: !99)
