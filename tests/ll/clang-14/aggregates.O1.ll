; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i32, %struct.list* }
%struct.tight = type <{ i8, i32, i16 }>
%struct.big = type { [10 x i32], %struct.pair }
%struct.pair = type { i64, i64 }

@second = internal global %struct.list { i32 2, %struct.list* @third }, align 8, !dbg !0
@first = dso_local local_unnamed_addr global %struct.list { i32 1, %struct.list* @second }, align 8, !dbg !7
@tight = dso_local local_unnamed_addr constant %struct.tight <{ i8 120, i32 16909060, i16 5 }>, align 1, !dbg !14
@table = dso_local global [3 x %struct.big] [%struct.big zeroinitializer, %struct.big { [10 x i32] [i32 0, i32 0, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], %struct.pair { i64 -1, i64 7 } }, %struct.big zeroinitializer], align 16, !dbg !24
@sparse = dso_local local_unnamed_addr global <{ [901 x i32], [99 x i32] }> <{ [901 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1], [99 x i32] zeroinitializer }>, align 16, !dbg !41
@text = dso_local global [17 x i8] c"a \22quoted\22\0A text\00", align 16, !dbg !46
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@names = dso_local local_unnamed_addr global [3 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @text, i32 0, i64 3)], align 16, !dbg !51
@inside = dso_local local_unnamed_addr global i32* getelementptr inbounds ([3 x %struct.big], [3 x %struct.big]* @table, i64 0, i64 1, i32 0, i64 3), align 8, !dbg !55
@distance = dso_local local_unnamed_addr global i64 40, align 8, !dbg !58
@third = internal global %struct.list { i32 3, %struct.list* null }, align 8, !dbg !62

; Function Attrs: nofree nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !82 {
  call void @llvm.dbg.declare(metadata i32* undef, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 96, 32)), !dbg !115
  %1 = alloca %struct.big, align 8
  call void @llvm.dbg.value(metadata i64 2, metadata !85, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !116
  call void @llvm.dbg.value(metadata i64 1, metadata !85, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !116
  call void @llvm.dbg.value(metadata double undef, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !116
  call void @llvm.dbg.value(metadata i32 3, metadata !86, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !116
  %2 = bitcast %struct.big* %1 to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %2) #6, !dbg !117
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !92, metadata !DIExpression()), !dbg !118
  %3 = load i32, i32* getelementptr inbounds ([3 x %struct.big], [3 x %struct.big]* @table, i64 0, i64 1, i32 0, i64 0), align 8, !dbg !119
  call void @llvm.dbg.value(metadata i32 %3, metadata !124, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !126
  %4 = getelementptr inbounds %struct.big, %struct.big* %1, i64 0, i32 0, i64 1, !dbg !127
  %5 = bitcast i32* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(52) %5, i8* noundef nonnull align 4 dereferenceable(52) bitcast (i32* getelementptr inbounds ([3 x %struct.big], [3 x %struct.big]* @table, i64 0, i64 1, i32 0, i64 1) to i8*), i64 52, i1 false), !dbg !119
  %6 = add nsw i32 %3, 1, !dbg !128
  call void @llvm.dbg.value(metadata i32 %6, metadata !124, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32)), !dbg !126
  %7 = getelementptr inbounds %struct.big, %struct.big* %1, i64 0, i32 0, i64 0, !dbg !127
  store i32 %6, i32* %7, align 8, !dbg !127, !tbaa.struct !129
  call void @llvm.dbg.value(metadata i16 30501, metadata !93, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !116
  call void @llvm.dbg.value(metadata i16 undef, metadata !93, metadata !DIExpression(DW_OP_LLVM_fragment, 16, 16)), !dbg !116
  call void @llvm.dbg.value(metadata i16 31525, metadata !93, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !116
  call void @llvm.dbg.value(metadata i8 63, metadata !100, metadata !DIExpression(DW_OP_LLVM_fragment, 24, 8)), !dbg !116
  call void @llvm.dbg.value(metadata i8 undef, metadata !111, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 8)), !dbg !116
  call void @llvm.dbg.value(metadata i32 16909060, metadata !111, metadata !DIExpression(DW_OP_LLVM_fragment, 8, 32)), !dbg !116
  call void @llvm.dbg.value(metadata i16 undef, metadata !111, metadata !DIExpression(DW_OP_LLVM_fragment, 40, 16)), !dbg !116
  call void @llvm.dbg.value(metadata i32 16909163, metadata !111, metadata !DIExpression(DW_OP_LLVM_fragment, 8, 32)), !dbg !116
  call void @llvm.dbg.value(metadata i32 0, metadata !112, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.value(metadata %struct.list* @first, metadata !113, metadata !DIExpression()), !dbg !135
  br label %30, !dbg !136

8:                                                ; preds = %30, %8
  %9 = phi i64 [ %14, %8 ], [ 0, %30 ]
  %10 = phi i32 [ %13, %8 ], [ 3, %30 ]
  call void @llvm.dbg.value(metadata i64 %9, metadata !137, metadata !DIExpression()), !dbg !146
  call void @llvm.dbg.value(metadata i32 %10, metadata !145, metadata !DIExpression()), !dbg !148
  %11 = getelementptr inbounds %struct.big, %struct.big* %1, i64 0, i32 0, i64 %9, !dbg !149
  %12 = load i32, i32* %11, align 4, !dbg !149, !tbaa !151
  %13 = add nsw i32 %12, %10, !dbg !153
  call void @llvm.dbg.value(metadata i32 %13, metadata !145, metadata !DIExpression()), !dbg !148
  %14 = add nuw nsw i64 %9, 1, !dbg !154
  call void @llvm.dbg.value(metadata i64 %14, metadata !137, metadata !DIExpression()), !dbg !146
  %15 = icmp eq i64 %14, 10, !dbg !155
  br i1 %15, label %16, label %8, !dbg !156, !llvm.loop !157

16:                                               ; preds = %8
  %17 = load i32, i32* getelementptr inbounds (<{ [901 x i32], [99 x i32] }>, <{ [901 x i32], [99 x i32] }>* @sparse, i64 0, i32 0, i64 900), align 16, !dbg !161, !tbaa !151
  %18 = load i32*, i32** @inside, align 8, !dbg !162, !tbaa !163
  %19 = load i32, i32* %18, align 4, !dbg !165, !tbaa !151
  %20 = load i64, i64* @distance, align 8, !dbg !166, !tbaa !133
  %21 = trunc i64 %20 to i32, !dbg !167
  %22 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 0), align 16, !dbg !168, !tbaa !163
  %23 = call i32 @strcmp(i8* noundef nonnull dereferenceable(1) %22, i8* noundef nonnull dereferenceable(1) getelementptr inbounds ([17 x i8], [17 x i8]* @text, i64 0, i64 0)), !dbg !169
  %24 = add i32 %35, 16909229, !dbg !170
  %25 = add i32 %24, %13, !dbg !171
  %26 = add i32 %25, %17, !dbg !172
  %27 = add i32 %26, %19, !dbg !173
  %28 = add i32 %27, %21, !dbg !174
  %29 = add i32 %28, %23, !dbg !175
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %2) #6, !dbg !176
  ret i32 %29, !dbg !177

30:                                               ; preds = %0, %30
  %31 = phi %struct.list* [ @first, %0 ], [ %37, %30 ]
  %32 = phi i32 [ 0, %0 ], [ %35, %30 ]
  call void @llvm.dbg.value(metadata %struct.list* %31, metadata !113, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.value(metadata i32 %32, metadata !112, metadata !DIExpression()), !dbg !116
  %33 = getelementptr inbounds %struct.list, %struct.list* %31, i64 0, i32 0, !dbg !178
  %34 = load i32, i32* %33, align 8, !dbg !178, !tbaa !180
  %35 = add nsw i32 %34, %32, !dbg !182
  call void @llvm.dbg.value(metadata i32 %35, metadata !112, metadata !DIExpression()), !dbg !116
  %36 = getelementptr inbounds %struct.list, %struct.list* %31, i64 0, i32 1, !dbg !183
  %37 = load %struct.list*, %struct.list** %36, align 8, !dbg !183, !tbaa !184
  call void @llvm.dbg.value(metadata %struct.list* %37, metadata !113, metadata !DIExpression()), !dbg !135
  %38 = icmp eq %struct.list* %37, null, !dbg !136
  br i1 %38, label %8, label %30, !dbg !136, !llvm.loop !185
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind readonly willreturn
declare i32 @strcmp(i8* nocapture noundef, i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #5

attributes #0 = { nofree nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!75, !76, !77, !78, !79, !80}
!llvm.ident = !{!81}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "aggregates.c", directory: ".", checksumkind: CSK_MD5, checksum: "20c6fc0873ed26839a09d93b3a4c3068")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !14, !24, !41, !46, !51, !55, !58, !0, !62, !64}
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
!52 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 18, type: !53, isLocal: false, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 192, elements: !39)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 19, type: !57, isLocal: false, isDefinition: true)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "distance", scope: !2, file: !3, line: 20, type: !60, isLocal: false, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrdiff_t", file: !61, line: 35, baseType: !37)
!61 = !DIFile(filename: "/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "third", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "operations", scope: !2, file: !3, line: 21, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 128, elements: !73)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !71, !71}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!73 = !{!74}
!74 = !DISubrange(count: 2)
!75 = !{i32 7, !"Dwarf Version", i32 5}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 7, !"PIC Level", i32 2}
!79 = !{i32 7, !"PIE Level", i32 2}
!80 = !{i32 7, !"uwtable", i32 1}
!81 = !{!"Debian clang version 14.0.6"}
!82 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !83, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84)
!83 = !DISubroutineType(types: !4)
!84 = !{!85, !86, !92, !93, !100, !111, !112, !113}
!85 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 37, type: !34)
!86 = !DILocalVariable(name: "m", scope: !82, file: !3, line: 38, type: !87)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 6, size: 128, elements: !88)
!88 = !{!89, !91}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !87, file: !3, line: 6, baseType: !90, size: 64)
!90 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !87, file: !3, line: 6, baseType: !5, size: 32, offset: 64)
!92 = !DILocalVariable(name: "b", scope: !82, file: !3, line: 39, type: !27)
!93 = !DILocalVariable(name: "f", scope: !82, file: !3, line: 40, type: !94)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 32, elements: !95)
!95 = !{!96, !98, !99}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !94, file: !3, line: 9, baseType: !97, size: 3, flags: DIFlagBitField, extraData: i64 0)
!97 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !94, file: !3, line: 9, baseType: !97, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !94, file: !3, line: 9, baseType: !5, size: 5, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!100 = !DILocalVariable(name: "n", scope: !82, file: !3, line: 42, type: !101)
!101 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 10, size: 32, elements: !102)
!102 = !{!103, !104, !106}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !101, file: !3, line: 10, baseType: !5, size: 32)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !101, file: !3, line: 10, baseType: !105, size: 32)
!105 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !101, file: !3, line: 10, baseType: !107, size: 32)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !108, size: 32, elements: !109)
!108 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!109 = !{!110}
!110 = !DISubrange(count: 4)
!111 = !DILocalVariable(name: "copy", scope: !82, file: !3, line: 43, type: !17)
!112 = !DILocalVariable(name: "count", scope: !82, file: !3, line: 45, type: !5)
!113 = !DILocalVariable(name: "l", scope: !114, file: !3, line: 46, type: !13)
!114 = distinct !DILexicalBlock(scope: !82, file: !3, line: 46, column: 5)
!115 = !DILocation(line: 38, column: 18, scope: !82)
!116 = !DILocation(line: 0, scope: !82)
!117 = !DILocation(line: 39, column: 5, scope: !82)
!118 = !DILocation(line: 39, column: 16, scope: !82)
!119 = !DILocation(line: 25, column: 35, scope: !120, inlinedAt: !125)
!120 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 25, type: !121, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !123)
!121 = !DISubroutineType(types: !122)
!122 = !{!27, !27}
!123 = !{!124}
!124 = !DILocalVariable(name: "b", arg: 1, scope: !120, file: !3, line: 25, type: !27)
!125 = distinct !DILocation(line: 39, column: 20, scope: !82)
!126 = !DILocation(line: 0, scope: !120, inlinedAt: !125)
!127 = !DILocation(line: 27, column: 12, scope: !120, inlinedAt: !125)
!128 = !DILocation(line: 26, column: 16, scope: !120, inlinedAt: !125)
!129 = !{i64 0, i64 40, !130, i64 40, i64 8, !133, i64 48, i64 8, !133}
!130 = !{!131, !131, i64 0}
!131 = !{!"omnipotent char", !132, i64 0}
!132 = !{!"Simple C/C++ TBAA"}
!133 = !{!134, !134, i64 0}
!134 = !{!"long", !131, i64 0}
!135 = !DILocation(line: 0, scope: !114)
!136 = !DILocation(line: 46, column: 5, scope: !114)
!137 = !DILocalVariable(name: "i", scope: !138, file: !3, line: 31, type: !5)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 31, column: 5)
!139 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 29, type: !140, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !142)
!140 = !DISubroutineType(types: !141)
!141 = !{!5, !27, !34}
!142 = !{!143, !144, !145, !137}
!143 = !DILocalVariable(name: "b", arg: 1, scope: !139, file: !3, line: 29, type: !27)
!144 = !DILocalVariable(name: "p", arg: 2, scope: !139, file: !3, line: 29, type: !34)
!145 = !DILocalVariable(name: "sum", scope: !139, file: !3, line: 30, type: !5)
!146 = !DILocation(line: 0, scope: !138, inlinedAt: !147)
!147 = distinct !DILocation(line: 48, column: 12, scope: !82)
!148 = !DILocation(line: 0, scope: !139, inlinedAt: !147)
!149 = !DILocation(line: 32, column: 16, scope: !150, inlinedAt: !147)
!150 = distinct !DILexicalBlock(scope: !138, file: !3, line: 31, column: 5)
!151 = !{!152, !152, i64 0}
!152 = !{!"int", !131, i64 0}
!153 = !DILocation(line: 32, column: 13, scope: !150, inlinedAt: !147)
!154 = !DILocation(line: 31, column: 30, scope: !150, inlinedAt: !147)
!155 = !DILocation(line: 31, column: 23, scope: !150, inlinedAt: !147)
!156 = !DILocation(line: 31, column: 5, scope: !138, inlinedAt: !147)
!157 = distinct !{!157, !156, !158, !159, !160}
!158 = !DILocation(line: 32, column: 26, scope: !138, inlinedAt: !147)
!159 = !{!"llvm.loop.mustprogress"}
!160 = !{!"llvm.loop.unroll.disable"}
!161 = !DILocation(line: 48, column: 62, scope: !82)
!162 = !DILocation(line: 48, column: 77, scope: !82)
!163 = !{!164, !164, i64 0}
!164 = !{!"any pointer", !131, i64 0}
!165 = !DILocation(line: 48, column: 76, scope: !82)
!166 = !DILocation(line: 48, column: 91, scope: !82)
!167 = !DILocation(line: 48, column: 86, scope: !82)
!168 = !DILocation(line: 49, column: 26, scope: !82)
!169 = !DILocation(line: 49, column: 12, scope: !82)
!170 = !DILocation(line: 48, column: 43, scope: !82)
!171 = !DILocation(line: 48, column: 52, scope: !82)
!172 = !DILocation(line: 48, column: 60, scope: !82)
!173 = !DILocation(line: 48, column: 74, scope: !82)
!174 = !DILocation(line: 48, column: 84, scope: !82)
!175 = !DILocation(line: 48, column: 100, scope: !82)
!176 = !DILocation(line: 50, column: 1, scope: !82)
!177 = !DILocation(line: 48, column: 5, scope: !82)
!178 = !DILocation(line: 47, column: 21, scope: !179)
!179 = distinct !DILexicalBlock(scope: !114, file: !3, line: 46, column: 5)
!180 = !{!181, !152, i64 0}
!181 = !{!"list", !152, i64 0, !164, i64 8}
!182 = !DILocation(line: 47, column: 15, scope: !179)
!183 = !DILocation(line: 46, column: 45, scope: !179)
!184 = !{!181, !164, i64 8}
!185 = distinct !{!185, !136, !186, !159, !160}
!186 = !DILocation(line: 47, column: 21, scope: !114)
