; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i32, ptr }
%struct.tight = type <{ i8, i32, i16 }>
%struct.big = type { [10 x i32], %struct.pair }
%struct.pair = type { i64, i64 }

@second = internal global %struct.list { i32 2, ptr @third }, align 8, !dbg !0
@first = dso_local local_unnamed_addr global %struct.list { i32 1, ptr @second }, align 8, !dbg !7
@tight = dso_local local_unnamed_addr constant %struct.tight <{ i8 120, i32 16909060, i16 5 }>, align 1, !dbg !14
@table = dso_local global [3 x %struct.big] [%struct.big zeroinitializer, %struct.big { [10 x i32] [i32 0, i32 0, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], %struct.pair { i64 -1, i64 7 } }, %struct.big zeroinitializer], align 16, !dbg !24
@sparse = dso_local local_unnamed_addr global <{ [901 x i32], [99 x i32] }> <{ [901 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1], [99 x i32] zeroinitializer }>, align 16, !dbg !41
@text = dso_local global [17 x i8] c"a \22quoted\22\0A text\00", align 16, !dbg !46
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !51
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !56
@names = dso_local local_unnamed_addr global [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @text, i64 3)], align 16, !dbg !58
@inside = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @table, i64 68), align 8, !dbg !62
@distance = dso_local local_unnamed_addr global i64 40, align 8, !dbg !65
@third = internal global %struct.list { i32 3, ptr null }, align 8, !dbg !69

; Function Attrs: nofree nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !90 {
    #dbg_declare(ptr poison, !121, !DIExpression(DW_OP_LLVM_fragment, 32, 416), !126)
  %1 = alloca %struct.big, align 8, !DIAssignID !128
    #dbg_assign(i1 undef, !100, !DIExpression(), !128, ptr %1, !DIExpression(), !129)
    #dbg_value(i64 2, !93, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !129)
    #dbg_value(i64 1, !93, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !129)
    #dbg_value(double poison, !94, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !129)
    #dbg_value(i32 3, !94, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !129)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %1) #4, !dbg !130
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 56), align 8, !dbg !131
    #dbg_value(i32 %2, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !132)
  %3 = getelementptr inbounds i8, ptr %1, i64 4, !dbg !133
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(52) %3, ptr noundef nonnull align 4 dereferenceable(52) getelementptr inbounds (i8, ptr @table, i64 60), i64 52, i1 false), !dbg !131
  %4 = add nsw i32 %2, 1, !dbg !131
    #dbg_value(i32 %4, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !132)
  store i32 %4, ptr %1, align 8, !dbg !133, !DIAssignID !134
    #dbg_assign(i32 %4, !100, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !134, ptr %1, !DIExpression(), !129)
    #dbg_assign(i1 undef, !100, !DIExpression(DW_OP_LLVM_fragment, 32, 416), !135, ptr %3, !DIExpression(), !129)
    #dbg_value(i16 poison, !101, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !129)
    #dbg_value(i16 31525, !101, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !129)
    #dbg_value(i8 63, !108, !DIExpression(DW_OP_LLVM_fragment, 24, 8), !129)
    #dbg_value(i8 poison, !117, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !129)
    #dbg_value(i16 poison, !117, !DIExpression(DW_OP_LLVM_fragment, 40, 16), !129)
    #dbg_value(i32 16909163, !117, !DIExpression(DW_OP_LLVM_fragment, 8, 32), !129)
    #dbg_value(i32 0, !118, !DIExpression(), !129)
    #dbg_value(ptr @first, !119, !DIExpression(), !136)
  br label %27, !dbg !137

5:                                                ; preds = %27, %5
  %6 = phi i64 [ %11, %5 ], [ 0, %27 ]
  %7 = phi i32 [ %10, %5 ], [ 3, %27 ]
    #dbg_value(i64 %6, !138, !DIExpression(), !147)
    #dbg_value(i32 %7, !146, !DIExpression(), !149)
  %8 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %6, !dbg !150
  %9 = load i32, ptr %8, align 4, !dbg !150, !tbaa !152
  %10 = add nsw i32 %9, %7, !dbg !156
    #dbg_value(i32 %10, !146, !DIExpression(), !149)
  %11 = add nuw nsw i64 %6, 1, !dbg !157
    #dbg_value(i64 %11, !138, !DIExpression(), !147)
  %12 = icmp eq i64 %11, 10, !dbg !158
  br i1 %12, label %13, label %5, !dbg !159, !llvm.loop !160

13:                                               ; preds = %5
  %14 = load i32, ptr getelementptr inbounds (i8, ptr @sparse, i64 3600), align 16, !dbg !164, !tbaa !152
  %15 = load ptr, ptr @inside, align 8, !dbg !165, !tbaa !166
  %16 = load i32, ptr %15, align 4, !dbg !168, !tbaa !152
  %17 = load i64, ptr @distance, align 8, !dbg !169, !tbaa !170
  %18 = trunc i64 %17 to i32, !dbg !172
  %19 = load ptr, ptr @names, align 16, !dbg !173, !tbaa !166
  %20 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %19, ptr noundef nonnull dereferenceable(1) @text), !dbg !174
  %21 = add i32 %31, 16909229, !dbg !175
  %22 = add i32 %21, %10, !dbg !176
  %23 = add nsw i32 %22, %14, !dbg !177
  %24 = add nsw i32 %23, %16, !dbg !178
  %25 = add nsw i32 %24, %18, !dbg !179
  %26 = add nsw i32 %25, %20, !dbg !180
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %1) #4, !dbg !181
  ret i32 %26, !dbg !182

27:                                               ; preds = %0, %27
  %28 = phi ptr [ @first, %0 ], [ %33, %27 ]
  %29 = phi i32 [ 0, %0 ], [ %31, %27 ]
    #dbg_value(ptr %28, !119, !DIExpression(), !136)
    #dbg_value(i32 %29, !118, !DIExpression(), !129)
  %30 = load i32, ptr %28, align 8, !dbg !183, !tbaa !185
  %31 = add nsw i32 %30, %29, !dbg !187
    #dbg_value(i32 %31, !118, !DIExpression(), !129)
  %32 = getelementptr inbounds i8, ptr %28, i64 8, !dbg !188
  %33 = load ptr, ptr %32, align 8, !dbg !188, !tbaa !189
    #dbg_value(ptr %33, !119, !DIExpression(), !136)
  %34 = icmp eq ptr %33, null, !dbg !137
  br i1 %34, label %5, label %27, !dbg !137, !llvm.loop !190
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #3

attributes #0 = { nofree nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}
!llvm.ident = !{!89}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "aggregates.c", directory: ".", checksumkind: CSK_MD5, checksum: "20c6fc0873ed26839a09d93b3a4c3068")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !14, !24, !41, !46, !51, !56, !58, !62, !65, !0, !69, !71}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 14, type: !9, isLocal: false, isDefinition: true)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 11, size: 128, elements: !10)
!10 = !{!11, !12}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !9, file: !3, line: 11, baseType: !5, size: 32)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !9, file: !3, line: 11, baseType: !13, size: 64, offset: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "tight", scope: !2, file: !3, line: 15, type: !16, isLocal: false, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !3, line: 8, size: 56, elements: !18)
!18 = !{!19, !21, !22}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !17, file: !3, line: 8, baseType: !20, size: 8)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !17, file: !3, line: 8, baseType: !5, size: 32, offset: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !17, file: !3, line: 8, baseType: !23, size: 16, offset: 40)
!23 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 16, type: !26, isLocal: false, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1344, elements: !39)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 7, size: 448, elements: !28)
!28 = !{!29, !33}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !27, file: !3, line: 7, baseType: !30, size: 320)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 10)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !27, file: !3, line: 7, baseType: !34, size: 128, offset: 320)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 128, elements: !35)
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !34, file: !3, line: 5, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !34, file: !3, line: 5, baseType: !37, size: 64, offset: 64)
!39 = !{!40}
!40 = !DISubrange(count: 3)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "sparse", scope: !2, file: !3, line: 17, type: !43, isLocal: false, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 32000, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 1000)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 18, type: !48, isLocal: false, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 136, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 17)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 4)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !53, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 18, type: !60, isLocal: false, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 192, elements: !39)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !64, isLocal: false, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "distance", scope: !2, file: !3, line: 20, type: !67, isLocal: false, isDefinition: true)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !68, line: 18, baseType: !37)
!68 = !DIFile(filename: "/include/__stddef_ptrdiff_t.h", directory: "", checksumkind: CSK_MD5, checksum: "21e0c40f3315797d915cc7ea60040a98")
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "operations", scope: !2, file: !3, line: 21, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 128, elements: !80)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !78, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!80 = !{!81}
!81 = !DISubrange(count: 2)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 2}
!88 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!89 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!90 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !91, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !92)
!91 = !DISubroutineType(types: !4)
!92 = !{!93, !94, !100, !101, !108, !117, !118, !119}
!93 = !DILocalVariable(name: "p", scope: !90, file: !3, line: 37, type: !34)
!94 = !DILocalVariable(name: "m", scope: !90, file: !3, line: 38, type: !95)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 6, size: 128, elements: !96)
!96 = !{!97, !99}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !95, file: !3, line: 6, baseType: !98, size: 64)
!98 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !95, file: !3, line: 6, baseType: !5, size: 32, offset: 64)
!100 = !DILocalVariable(name: "b", scope: !90, file: !3, line: 39, type: !27)
!101 = !DILocalVariable(name: "f", scope: !90, file: !3, line: 40, type: !102)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 32, elements: !103)
!103 = !{!104, !106, !107}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !102, file: !3, line: 9, baseType: !105, size: 3, flags: DIFlagBitField, extraData: i64 0)
!105 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !102, file: !3, line: 9, baseType: !105, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !102, file: !3, line: 9, baseType: !5, size: 5, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!108 = !DILocalVariable(name: "n", scope: !90, file: !3, line: 42, type: !109)
!109 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 10, size: 32, elements: !110)
!110 = !{!111, !112, !114}
!111 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !109, file: !3, line: 10, baseType: !5, size: 32)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !109, file: !3, line: 10, baseType: !113, size: 32)
!113 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !109, file: !3, line: 10, baseType: !115, size: 32)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !116, size: 32, elements: !54)
!116 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!117 = !DILocalVariable(name: "copy", scope: !90, file: !3, line: 43, type: !17)
!118 = !DILocalVariable(name: "count", scope: !90, file: !3, line: 45, type: !5)
!119 = !DILocalVariable(name: "l", scope: !120, file: !3, line: 46, type: !13)
!120 = distinct !DILexicalBlock(scope: !90, file: !3, line: 46, column: 5)
!121 = !DILocalVariable(name: "b", arg: 1, scope: !122, file: !3, line: 25, type: !27)
!122 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 25, type: !123, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !125)
!123 = !DISubroutineType(types: !124)
!124 = !{!27, !27}
!125 = !{!121}
!126 = !DILocation(line: 25, column: 35, scope: !122, inlinedAt: !127)
!127 = distinct !DILocation(line: 39, column: 20, scope: !90)
!128 = distinct !DIAssignID()
!129 = !DILocation(line: 0, scope: !90)
!130 = !DILocation(line: 39, column: 5, scope: !90)
!131 = !DILocation(line: 26, column: 16, scope: !122, inlinedAt: !127)
!132 = !DILocation(line: 0, scope: !122, inlinedAt: !127)
!133 = !DILocation(line: 27, column: 12, scope: !122, inlinedAt: !127)
!134 = distinct !DIAssignID()
!135 = distinct !DIAssignID()
!136 = !DILocation(line: 0, scope: !120)
!137 = !DILocation(line: 46, column: 5, scope: !120)
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 31, type: !5)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 31, column: 5)
!140 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 29, type: !141, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !143)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !27, !34}
!143 = !{!144, !145, !146, !138}
!144 = !DILocalVariable(name: "b", arg: 1, scope: !140, file: !3, line: 29, type: !27)
!145 = !DILocalVariable(name: "p", arg: 2, scope: !140, file: !3, line: 29, type: !34)
!146 = !DILocalVariable(name: "sum", scope: !140, file: !3, line: 30, type: !5)
!147 = !DILocation(line: 0, scope: !139, inlinedAt: !148)
!148 = distinct !DILocation(line: 48, column: 12, scope: !90)
!149 = !DILocation(line: 0, scope: !140, inlinedAt: !148)
!150 = !DILocation(line: 32, column: 16, scope: !151, inlinedAt: !148)
!151 = distinct !DILexicalBlock(scope: !139, file: !3, line: 31, column: 5)
!152 = !{!153, !153, i64 0}
!153 = !{!"int", !154, i64 0}
!154 = !{!"omnipotent char", !155, i64 0}
!155 = !{!"Simple C/C++ TBAA"}
!156 = !DILocation(line: 32, column: 13, scope: !151, inlinedAt: !148)
!157 = !DILocation(line: 31, column: 30, scope: !151, inlinedAt: !148)
!158 = !DILocation(line: 31, column: 23, scope: !151, inlinedAt: !148)
!159 = !DILocation(line: 31, column: 5, scope: !139, inlinedAt: !148)
!160 = distinct !{!160, !159, !161, !162, !163}
!161 = !DILocation(line: 32, column: 26, scope: !139, inlinedAt: !148)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !{!"llvm.loop.unroll.disable"}
!164 = !DILocation(line: 48, column: 62, scope: !90)
!165 = !DILocation(line: 48, column: 77, scope: !90)
!166 = !{!167, !167, i64 0}
!167 = !{!"any pointer", !154, i64 0}
!168 = !DILocation(line: 48, column: 76, scope: !90)
!169 = !DILocation(line: 48, column: 91, scope: !90)
!170 = !{!171, !171, i64 0}
!171 = !{!"long", !154, i64 0}
!172 = !DILocation(line: 48, column: 86, scope: !90)
!173 = !DILocation(line: 49, column: 26, scope: !90)
!174 = !DILocation(line: 49, column: 12, scope: !90)
!175 = !DILocation(line: 48, column: 43, scope: !90)
!176 = !DILocation(line: 48, column: 52, scope: !90)
!177 = !DILocation(line: 48, column: 60, scope: !90)
!178 = !DILocation(line: 48, column: 74, scope: !90)
!179 = !DILocation(line: 48, column: 84, scope: !90)
!180 = !DILocation(line: 48, column: 100, scope: !90)
!181 = !DILocation(line: 50, column: 1, scope: !90)
!182 = !DILocation(line: 48, column: 5, scope: !90)
!183 = !DILocation(line: 47, column: 21, scope: !184)
!184 = distinct !DILexicalBlock(scope: !120, file: !3, line: 46, column: 5)
!185 = !{!186, !153, i64 0}
!186 = !{!"list", !153, i64 0, !167, i64 8}
!187 = !DILocation(line: 47, column: 15, scope: !184)
!188 = !DILocation(line: 46, column: 45, scope: !184)
!189 = !{!186, !167, i64 8}
!190 = distinct !{!190, !137, !191, !162, !163}
!191 = !DILocation(line: 47, column: 21, scope: !120)
