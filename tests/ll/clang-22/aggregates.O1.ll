; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tight = type <{ i8, i32, i16 }>
%struct.big = type { [10 x i32], %struct.pair }
%struct.pair = type { i64, i64 }

@first = dso_local local_unnamed_addr global { i32, [4 x i8], ptr } { i32 1, [4 x i8] zeroinitializer, ptr @second }, align 8, !dbg !0
@tight = dso_local local_unnamed_addr constant %struct.tight <{ i8 120, i32 16909060, i16 5 }>, align 1, !dbg !7
@table = dso_local global [3 x %struct.big] [%struct.big zeroinitializer, %struct.big { [10 x i32] [i32 0, i32 0, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], %struct.pair { i64 -1, i64 7 } }, %struct.big zeroinitializer], align 16, !dbg !17
@sparse = dso_local local_unnamed_addr global <{ [901 x i32], [99 x i32] }> <{ [901 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1], [99 x i32] zeroinitializer }>, align 16, !dbg !34
@text = dso_local global [17 x i8] c"a \22quoted\22\0A text\00", align 16, !dbg !39
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !44
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !49
@names = dso_local local_unnamed_addr global [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @text, i64 3)], align 16, !dbg !51
@inside = dso_local local_unnamed_addr global ptr getelementptr inbounds nuw (i8, ptr @table, i64 68), align 8, !dbg !55
@distance = dso_local local_unnamed_addr global i64 40, align 8, !dbg !58
@second = internal global { i32, [4 x i8], ptr } { i32 2, [4 x i8] zeroinitializer, ptr @third }, align 8, !dbg !62
@third = internal global { i32, [4 x i8], ptr } { i32 3, [4 x i8] zeroinitializer, ptr null }, align 8, !dbg !69

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !94 {
    #dbg_declare(ptr poison, !125, !DIExpression(DW_OP_LLVM_fragment, 32, 416), !130)
  %1 = alloca %struct.big, align 8, !DIAssignID !132
    #dbg_assign(i1 poison, !104, !DIExpression(), !132, ptr %1, !DIExpression(), !133)
    #dbg_value(i64 2, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !133)
    #dbg_value(i64 1, !97, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !133)
    #dbg_value(double poison, !98, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !133)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !133)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4, !dbg !134
  %2 = load i32, ptr getelementptr inbounds nuw (i8, ptr @table, i64 56), align 8, !dbg !135
    #dbg_value(i32 %2, !125, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !136)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !137
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(52) %3, ptr noundef nonnull align 4 dereferenceable(52) getelementptr inbounds nuw (i8, ptr @table, i64 60), i64 52, i1 false), !dbg !135
  %4 = add nsw i32 %2, 1, !dbg !138
    #dbg_value(i32 %4, !125, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !136)
  store i32 %4, ptr %1, align 8, !dbg !137, !DIAssignID !139
    #dbg_assign(i32 %4, !104, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !139, ptr %1, !DIExpression(), !133)
    #dbg_assign(i1 poison, !104, !DIExpression(DW_OP_LLVM_fragment, 32, 416), !140, ptr %3, !DIExpression(), !133)
    #dbg_value(i16 poison, !105, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !133)
    #dbg_value(i16 31525, !105, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !133)
    #dbg_value(i8 63, !112, !DIExpression(DW_OP_LLVM_fragment, 24, 8), !133)
    #dbg_value(i8 poison, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !133)
    #dbg_value(i16 poison, !121, !DIExpression(DW_OP_LLVM_fragment, 40, 16), !133)
    #dbg_value(i32 16909163, !121, !DIExpression(DW_OP_LLVM_fragment, 8, 32), !133)
    #dbg_value(i32 0, !122, !DIExpression(), !133)
    #dbg_value(ptr @first, !123, !DIExpression(), !141)
  br label %27, !dbg !142

5:                                                ; preds = %27, %5
  %6 = phi i64 [ %11, %5 ], [ 0, %27 ]
  %7 = phi i32 [ %10, %5 ], [ 3, %27 ]
    #dbg_value(i64 %6, !143, !DIExpression(), !152)
    #dbg_value(i32 %7, !151, !DIExpression(), !154)
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %6, !dbg !155
  %9 = load i32, ptr %8, align 4, !dbg !155, !tbaa !90
  %10 = add nsw i32 %9, %7, !dbg !157
    #dbg_value(i32 %10, !151, !DIExpression(), !154)
  %11 = add nuw nsw i64 %6, 1, !dbg !158
    #dbg_value(i64 %11, !143, !DIExpression(), !152)
  %12 = icmp eq i64 %11, 10, !dbg !159
  br i1 %12, label %13, label %5, !dbg !160, !llvm.loop !161

13:                                               ; preds = %5
  %14 = load i32, ptr getelementptr inbounds nuw (i8, ptr @sparse, i64 3600), align 16, !dbg !166, !tbaa !90
  %15 = load ptr, ptr @inside, align 8, !dbg !167, !tbaa !168
  %16 = load i32, ptr %15, align 4, !dbg !171, !tbaa !90
  %17 = load i64, ptr @distance, align 8, !dbg !172, !tbaa !173
  %18 = trunc i64 %17 to i32, !dbg !175
  %19 = load ptr, ptr @names, align 16, !dbg !176, !tbaa !177
  %20 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %19, ptr noundef nonnull dereferenceable(1) @text), !dbg !179
  %21 = add i32 %31, 16909229, !dbg !180
  %22 = add i32 %21, %10, !dbg !181
  %23 = add nsw i32 %22, %14, !dbg !182
  %24 = add nsw i32 %23, %16, !dbg !183
  %25 = add nsw i32 %24, %18, !dbg !184
  %26 = add nsw i32 %25, %20, !dbg !185
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4, !dbg !186
  ret i32 %26, !dbg !187

27:                                               ; preds = %0, %27
  %28 = phi ptr [ @first, %0 ], [ %33, %27 ]
  %29 = phi i32 [ 0, %0 ], [ %31, %27 ]
    #dbg_value(ptr %28, !123, !DIExpression(), !141)
    #dbg_value(i32 %29, !122, !DIExpression(), !133)
  %30 = load i32, ptr %28, align 8, !dbg !188, !tbaa !190
  %31 = add nsw i32 %30, %29, !dbg !193
    #dbg_value(i32 %31, !122, !DIExpression(), !133)
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8, !dbg !194
  %33 = load ptr, ptr %32, align 8, !dbg !195, !tbaa !196
    #dbg_value(ptr %33, !123, !DIExpression(), !141)
  %34 = icmp eq ptr %33, null, !dbg !197
  br i1 %34, label %5, label %27, !dbg !198, !llvm.loop !199
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}
!llvm.ident = !{!89}
!llvm.errno.tbaa = !{!90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 14, type: !64, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "aggregates.c", directory: ".", checksumkind: CSK_MD5, checksum: "20c6fc0873ed26839a09d93b3a4c3068")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7, !17, !34, !39, !44, !49, !51, !55, !58, !62, !69, !71}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "tight", scope: !2, file: !3, line: 15, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !3, line: 8, size: 56, elements: !11)
!11 = !{!12, !14, !15}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !10, file: !3, line: 8, baseType: !13, size: 8)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !10, file: !3, line: 8, baseType: !5, size: 32, offset: 8)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !10, file: !3, line: 8, baseType: !16, size: 16, offset: 40)
!16 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 16, type: !19, isLocal: false, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 1344, elements: !32)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 7, size: 448, elements: !21)
!21 = !{!22, !26}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "values", scope: !20, file: !3, line: 7, baseType: !23, size: 320)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 320, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 10)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !20, file: !3, line: 7, baseType: !27, size: 128, offset: 320)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 128, elements: !28)
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !27, file: !3, line: 5, baseType: !30, size: 64)
!30 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !27, file: !3, line: 5, baseType: !30, size: 64, offset: 64)
!32 = !{!33}
!33 = !DISubrange(count: 3)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "sparse", scope: !2, file: !3, line: 17, type: !36, isLocal: false, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 32000, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 1000)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 18, type: !41, isLocal: false, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 136, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 17)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 4)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !46, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 18, type: !53, isLocal: false, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 192, elements: !32)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !57, isLocal: false, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "distance", scope: !2, file: !3, line: 20, type: !60, isLocal: false, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !61, line: 18, baseType: !30)
!61 = !DIFile(filename: "/include/__stddef_ptrdiff_t.h", directory: "", checksumkind: CSK_MD5, checksum: "21e0c40f3315797d915cc7ea60040a98")
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !64, isLocal: true, isDefinition: true)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 11, size: 128, elements: !65)
!65 = !{!66, !67}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !64, file: !3, line: 11, baseType: !5, size: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !64, file: !3, line: 11, baseType: !68, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !64, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "operations", scope: !2, file: !3, line: 21, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 128, elements: !80)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !78, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!80 = !{!81}
!81 = !DISubrange(count: 2)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 2}
!88 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!89 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!90 = !{!91, !91, i64 0}
!91 = !{!"int", !92, i64 0}
!92 = !{!"omnipotent char", !93, i64 0}
!93 = !{!"Simple C/C++ TBAA"}
!94 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !95, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96, keyInstructions: true)
!95 = !DISubroutineType(types: !4)
!96 = !{!97, !98, !104, !105, !112, !121, !122, !123}
!97 = !DILocalVariable(name: "p", scope: !94, file: !3, line: 37, type: !27)
!98 = !DILocalVariable(name: "m", scope: !94, file: !3, line: 38, type: !99)
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 6, size: 128, elements: !100)
!100 = !{!101, !103}
!101 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !99, file: !3, line: 6, baseType: !102, size: 64)
!102 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !99, file: !3, line: 6, baseType: !5, size: 32, offset: 64)
!104 = !DILocalVariable(name: "b", scope: !94, file: !3, line: 39, type: !20)
!105 = !DILocalVariable(name: "f", scope: !94, file: !3, line: 40, type: !106)
!106 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 32, elements: !107)
!107 = !{!108, !110, !111}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !106, file: !3, line: 9, baseType: !109, size: 3, flags: DIFlagBitField, extraData: i64 0)
!109 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !106, file: !3, line: 9, baseType: !109, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !106, file: !3, line: 9, baseType: !5, size: 5, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!112 = !DILocalVariable(name: "n", scope: !94, file: !3, line: 42, type: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 10, size: 32, elements: !114)
!114 = !{!115, !116, !118}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !113, file: !3, line: 10, baseType: !5, size: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !113, file: !3, line: 10, baseType: !117, size: 32)
!117 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !113, file: !3, line: 10, baseType: !119, size: 32)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !120, size: 32, elements: !47)
!120 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!121 = !DILocalVariable(name: "copy", scope: !94, file: !3, line: 43, type: !10)
!122 = !DILocalVariable(name: "count", scope: !94, file: !3, line: 45, type: !5)
!123 = !DILocalVariable(name: "l", scope: !124, file: !3, line: 46, type: !68)
!124 = distinct !DILexicalBlock(scope: !94, file: !3, line: 46, column: 5)
!125 = !DILocalVariable(name: "b", arg: 1, scope: !126, file: !3, line: 25, type: !20)
!126 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 25, type: !127, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129, keyInstructions: true)
!127 = !DISubroutineType(types: !128)
!128 = !{!20, !20}
!129 = !{!125}
!130 = !DILocation(line: 25, column: 35, scope: !126, inlinedAt: !131)
!131 = distinct !DILocation(line: 39, column: 20, scope: !94)
!132 = distinct !DIAssignID()
!133 = !DILocation(line: 0, scope: !94)
!134 = !DILocation(line: 39, column: 5, scope: !94)
!135 = !DILocation(line: 26, column: 16, scope: !126, inlinedAt: !131)
!136 = !DILocation(line: 0, scope: !126, inlinedAt: !131)
!137 = !DILocation(line: 27, column: 12, scope: !126, inlinedAt: !131, atomGroup: 2, atomRank: 1)
!138 = !DILocation(line: 26, column: 16, scope: !126, inlinedAt: !131, atomGroup: 1, atomRank: 2)
!139 = distinct !DIAssignID()
!140 = distinct !DIAssignID()
!141 = !DILocation(line: 0, scope: !124)
!142 = !DILocation(line: 46, column: 5, scope: !124, atomGroup: 20, atomRank: 1)
!143 = !DILocalVariable(name: "i", scope: !144, file: !3, line: 31, type: !5)
!144 = distinct !DILexicalBlock(scope: !145, file: !3, line: 31, column: 5)
!145 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 29, type: !146, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !148, keyInstructions: true)
!146 = !DISubroutineType(types: !147)
!147 = !{!5, !20, !27}
!148 = !{!149, !150, !151, !143}
!149 = !DILocalVariable(name: "b", arg: 1, scope: !145, file: !3, line: 29, type: !20)
!150 = !DILocalVariable(name: "p", arg: 2, scope: !145, file: !3, line: 29, type: !27)
!151 = !DILocalVariable(name: "sum", scope: !145, file: !3, line: 30, type: !5)
!152 = !DILocation(line: 0, scope: !144, inlinedAt: !153)
!153 = distinct !DILocation(line: 48, column: 12, scope: !94)
!154 = !DILocation(line: 0, scope: !145, inlinedAt: !153)
!155 = !DILocation(line: 32, column: 16, scope: !156, inlinedAt: !153)
!156 = distinct !DILexicalBlock(scope: !144, file: !3, line: 31, column: 5)
!157 = !DILocation(line: 32, column: 13, scope: !156, inlinedAt: !153, atomGroup: 5, atomRank: 2)
!158 = !DILocation(line: 31, column: 30, scope: !156, inlinedAt: !153, atomGroup: 6, atomRank: 2)
!159 = !DILocation(line: 31, column: 23, scope: !156, inlinedAt: !153, atomGroup: 3, atomRank: 1)
!160 = !DILocation(line: 31, column: 5, scope: !144, inlinedAt: !153, atomGroup: 4, atomRank: 1)
!161 = distinct !{!161, !162, !163, !164, !165}
!162 = !DILocation(line: 31, column: 5, scope: !144, inlinedAt: !153)
!163 = !DILocation(line: 32, column: 26, scope: !144, inlinedAt: !153)
!164 = !{!"llvm.loop.mustprogress"}
!165 = !{!"llvm.loop.unroll.disable"}
!166 = !DILocation(line: 48, column: 62, scope: !94)
!167 = !DILocation(line: 48, column: 77, scope: !94)
!168 = !{!169, !169, i64 0}
!169 = !{!"p1 int", !170, i64 0}
!170 = !{!"any pointer", !92, i64 0}
!171 = !DILocation(line: 48, column: 76, scope: !94)
!172 = !DILocation(line: 48, column: 91, scope: !94)
!173 = !{!174, !174, i64 0}
!174 = !{!"long", !92, i64 0}
!175 = !DILocation(line: 48, column: 86, scope: !94)
!176 = !DILocation(line: 49, column: 26, scope: !94)
!177 = !{!178, !178, i64 0}
!178 = !{!"p1 omnipotent char", !170, i64 0}
!179 = !DILocation(line: 49, column: 12, scope: !94)
!180 = !DILocation(line: 48, column: 43, scope: !94)
!181 = !DILocation(line: 48, column: 52, scope: !94)
!182 = !DILocation(line: 48, column: 60, scope: !94)
!183 = !DILocation(line: 48, column: 74, scope: !94)
!184 = !DILocation(line: 48, column: 84, scope: !94)
!185 = !DILocation(line: 48, column: 100, scope: !94, atomGroup: 16, atomRank: 2)
!186 = !DILocation(line: 50, column: 1, scope: !94)
!187 = !DILocation(line: 48, column: 5, scope: !94, atomGroup: 16, atomRank: 1)
!188 = !DILocation(line: 47, column: 21, scope: !189)
!189 = distinct !DILexicalBlock(scope: !124, file: !3, line: 46, column: 5)
!190 = !{!191, !91, i64 0}
!191 = !{!"list", !91, i64 0, !192, i64 8}
!192 = !{!"p1 _ZTS4list", !170, i64 0}
!193 = !DILocation(line: 47, column: 15, scope: !189, atomGroup: 12, atomRank: 2)
!194 = !DILocation(line: 46, column: 45, scope: !189)
!195 = !DILocation(line: 46, column: 45, scope: !189, atomGroup: 13, atomRank: 2)
!196 = !{!191, !192, i64 8}
!197 = !DILocation(line: 46, column: 5, scope: !124, atomGroup: 10, atomRank: 1)
!198 = !DILocation(line: 46, column: 5, scope: !124, atomGroup: 11, atomRank: 1)
!199 = distinct !{!199, !200, !201, !164, !165}
!200 = !DILocation(line: 46, column: 5, scope: !124)
!201 = !DILocation(line: 47, column: 21, scope: !124)
