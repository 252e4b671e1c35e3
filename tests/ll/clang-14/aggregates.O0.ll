; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i32, %struct.list* }
%struct.tight = type <{ i8, i32, i16 }>
%struct.big = type { [10 x i32], %struct.pair }
%struct.pair = type { i64, i64 }
%struct.mixed = type { double, i32 }
%struct.bits = type { i16, [2 x i8] }
%union.number = type { i32 }

@second = internal global %struct.list { i32 2, %struct.list* @third }, align 8, !dbg !0
@first = dso_local global %struct.list { i32 1, %struct.list* @second }, align 8, !dbg !7
@tight = dso_local constant %struct.tight <{ i8 120, i32 16909060, i16 5 }>, align 1, !dbg !14
@table = dso_local global [3 x %struct.big] [%struct.big zeroinitializer, %struct.big { [10 x i32] [i32 0, i32 0, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], %struct.pair { i64 -1, i64 7 } }, %struct.big zeroinitializer], align 16, !dbg !24
@sparse = dso_local global <{ [901 x i32], [99 x i32] }> <{ [901 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1], [99 x i32] zeroinitializer }>, align 16, !dbg !41
@text = dso_local global [17 x i8] c"a \22quoted\22\0A text\00", align 16, !dbg !46
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@names = dso_local global [3 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @text, i32 0, i64 3)], align 16, !dbg !51
@inside = dso_local global i32* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.big]* @table to i8*), i64 68) to i32*), align 8, !dbg !55
@distance = dso_local global i64 40, align 8, !dbg !58
@__const.main.f = private unnamed_addr constant { i8, i8, [2 x i8] } { i8 37, i8 119, [2 x i8] undef }, align 4
@__const.main.n = private unnamed_addr constant { float } { float 1.000000e+00 }, align 4
@operations = internal constant [2 x i32 (i8*, i8*)*] [i32 (i8*, i8*)* @strcmp, i32 (i8*, i8*)* null], align 16, !dbg !64
@third = internal global %struct.list { i32 3, %struct.list* null }, align 8, !dbg !62

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !83 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 8
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.mixed, align 8
  %5 = alloca %struct.mixed, align 8
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.bits, align 4
  %8 = alloca %union.number, align 4
  %9 = alloca %struct.tight, align 1
  %10 = alloca i32, align 4
  %11 = alloca %struct.list*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.pair* %2, metadata !86, metadata !DIExpression()), !dbg !87
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !88
  store i64 1, i64* %12, align 8, !dbg !88
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 1, !dbg !88
  store i64 2, i64* %13, align 8, !dbg !88
  %14 = bitcast %struct.pair* %3 to { i64, i64 }*, !dbg !89
  %15 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 0, !dbg !89
  %16 = load i64, i64* %15, align 8, !dbg !89
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %14, i32 0, i32 1, !dbg !89
  %18 = load i64, i64* %17, align 8, !dbg !89
  %19 = call { i64, i64 } @swap(i64 %16, i64 %18), !dbg !89
  %20 = bitcast %struct.pair* %2 to { i64, i64 }*, !dbg !89
  %21 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %20, i32 0, i32 0, !dbg !89
  %22 = extractvalue { i64, i64 } %19, 0, !dbg !89
  store i64 %22, i64* %21, align 8, !dbg !89
  %23 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %20, i32 0, i32 1, !dbg !89
  %24 = extractvalue { i64, i64 } %19, 1, !dbg !89
  store i64 %24, i64* %23, align 8, !dbg !89
  call void @llvm.dbg.declare(metadata %struct.mixed* %4, metadata !90, metadata !DIExpression()), !dbg !96
  %25 = getelementptr inbounds %struct.mixed, %struct.mixed* %5, i32 0, i32 0, !dbg !97
  store double 1.500000e+00, double* %25, align 8, !dbg !97
  %26 = getelementptr inbounds %struct.mixed, %struct.mixed* %5, i32 0, i32 1, !dbg !97
  store i32 2, i32* %26, align 8, !dbg !97
  %27 = bitcast %struct.mixed* %5 to { double, i32 }*, !dbg !98
  %28 = getelementptr inbounds { double, i32 }, { double, i32 }* %27, i32 0, i32 0, !dbg !98
  %29 = load double, double* %28, align 8, !dbg !98
  %30 = getelementptr inbounds { double, i32 }, { double, i32 }* %27, i32 0, i32 1, !dbg !98
  %31 = load i32, i32* %30, align 8, !dbg !98
  %32 = call { double, i32 } @scale(double %29, i32 %31, float noundef 2.000000e+00), !dbg !98
  %33 = bitcast %struct.mixed* %4 to { double, i32 }*, !dbg !98
  %34 = getelementptr inbounds { double, i32 }, { double, i32 }* %33, i32 0, i32 0, !dbg !98
  %35 = extractvalue { double, i32 } %32, 0, !dbg !98
  store double %35, double* %34, align 8, !dbg !98
  %36 = getelementptr inbounds { double, i32 }, { double, i32 }* %33, i32 0, i32 1, !dbg !98
  %37 = extractvalue { double, i32 } %32, 1, !dbg !98
  store i32 %37, i32* %36, align 8, !dbg !98
  call void @llvm.dbg.declare(metadata %struct.big* %6, metadata !99, metadata !DIExpression()), !dbg !100
  call void @bump(%struct.big* sret(%struct.big) align 8 %6, %struct.big* noundef byval(%struct.big) align 8 getelementptr inbounds ([3 x %struct.big], [3 x %struct.big]* @table, i64 0, i64 1)), !dbg !101
  call void @llvm.dbg.declare(metadata %struct.bits* %7, metadata !102, metadata !DIExpression()), !dbg !109
  %38 = bitcast %struct.bits* %7 to i8*, !dbg !109
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %38, i8* align 4 getelementptr inbounds ({ i8, i8, [2 x i8] }, { i8, i8, [2 x i8] }* @__const.main.f, i32 0, i32 0), i64 4, i1 false), !dbg !109
  %39 = bitcast %struct.bits* %7 to i16*, !dbg !110
  %40 = load i16, i16* %39, align 4, !dbg !111
  %41 = shl i16 %40, 1, !dbg !111
  %42 = ashr i16 %41, 11, !dbg !111
  %43 = sext i16 %42 to i32, !dbg !111
  %44 = add nsw i32 %43, 1, !dbg !111
  %45 = trunc i32 %44 to i16, !dbg !111
  %46 = load i16, i16* %39, align 4, !dbg !111
  %47 = and i16 %45, 31, !dbg !111
  %48 = shl i16 %47, 10, !dbg !111
  %49 = and i16 %46, -31745, !dbg !111
  %50 = or i16 %49, %48, !dbg !111
  store i16 %50, i16* %39, align 4, !dbg !111
  %51 = shl i16 %47, 11, !dbg !111
  %52 = ashr i16 %51, 11, !dbg !111
  %53 = sext i16 %52 to i32, !dbg !111
  call void @llvm.dbg.declare(metadata %union.number* %8, metadata !112, metadata !DIExpression()), !dbg !123
  %54 = bitcast %union.number* %8 to i8*, !dbg !123
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %54, i8* align 4 bitcast ({ float }* @__const.main.n to i8*), i64 4, i1 false), !dbg !123
  call void @llvm.dbg.declare(metadata %struct.tight* %9, metadata !124, metadata !DIExpression()), !dbg !125
  %55 = bitcast %struct.tight* %9 to i8*, !dbg !126
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %55, i8* align 1 getelementptr inbounds (%struct.tight, %struct.tight* @tight, i32 0, i32 0), i64 7, i1 false), !dbg !126
  %56 = bitcast %struct.bits* %7 to i16*, !dbg !127
  %57 = load i16, i16* %56, align 4, !dbg !127
  %58 = and i16 %57, 7, !dbg !127
  %59 = zext i16 %58 to i32, !dbg !127
  %60 = bitcast %struct.bits* %7 to i16*, !dbg !128
  %61 = load i16, i16* %60, align 4, !dbg !128
  %62 = lshr i16 %61, 3, !dbg !128
  %63 = and i16 %62, 127, !dbg !128
  %64 = zext i16 %63 to i32, !dbg !128
  %65 = add nsw i32 %59, %64, !dbg !129
  %66 = bitcast %struct.bits* %7 to i16*, !dbg !130
  %67 = load i16, i16* %66, align 4, !dbg !130
  %68 = shl i16 %67, 1, !dbg !130
  %69 = ashr i16 %68, 11, !dbg !130
  %70 = sext i16 %69 to i32, !dbg !130
  %71 = add nsw i32 %65, %70, !dbg !131
  %72 = getelementptr inbounds %struct.tight, %struct.tight* %9, i32 0, i32 1, !dbg !132
  %73 = load i32, i32* %72, align 1, !dbg !133
  %74 = add nsw i32 %73, %71, !dbg !133
  store i32 %74, i32* %72, align 1, !dbg !133
  call void @llvm.dbg.declare(metadata i32* %10, metadata !134, metadata !DIExpression()), !dbg !135
  store i32 0, i32* %10, align 4, !dbg !135
  call void @llvm.dbg.declare(metadata %struct.list** %11, metadata !136, metadata !DIExpression()), !dbg !138
  store %struct.list* @first, %struct.list** %11, align 8, !dbg !138
  br label %75, !dbg !139

75:                                               ; preds = %84, %0
  %76 = load %struct.list*, %struct.list** %11, align 8, !dbg !140
  %77 = icmp ne %struct.list* %76, null, !dbg !142
  br i1 %77, label %78, label %88, !dbg !142

78:                                               ; preds = %75
  %79 = load %struct.list*, %struct.list** %11, align 8, !dbg !143
  %80 = getelementptr inbounds %struct.list, %struct.list* %79, i32 0, i32 0, !dbg !144
  %81 = load i32, i32* %80, align 8, !dbg !144
  %82 = load i32, i32* %10, align 4, !dbg !145
  %83 = add nsw i32 %82, %81, !dbg !145
  store i32 %83, i32* %10, align 4, !dbg !145
  br label %84, !dbg !146

84:                                               ; preds = %78
  %85 = load %struct.list*, %struct.list** %11, align 8, !dbg !147
  %86 = getelementptr inbounds %struct.list, %struct.list* %85, i32 0, i32 1, !dbg !148
  %87 = load %struct.list*, %struct.list** %86, align 8, !dbg !148
  store %struct.list* %87, %struct.list** %11, align 8, !dbg !149
  br label %75, !dbg !150, !llvm.loop !151

88:                                               ; preds = %75
  %89 = bitcast %struct.pair* %2 to { i64, i64 }*, !dbg !154
  %90 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %89, i32 0, i32 0, !dbg !154
  %91 = load i64, i64* %90, align 8, !dbg !154
  %92 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %89, i32 0, i32 1, !dbg !154
  %93 = load i64, i64* %92, align 8, !dbg !154
  %94 = call i32 @total(%struct.big* noundef byval(%struct.big) align 8 %6, i64 %91, i64 %93), !dbg !154
  %95 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i32 0, i32 1, !dbg !155
  %96 = load i32, i32* %95, align 8, !dbg !155
  %97 = add nsw i32 %94, %96, !dbg !156
  %98 = bitcast %union.number* %8 to [4 x i8]*, !dbg !157
  %99 = getelementptr inbounds [4 x i8], [4 x i8]* %98, i64 0, i64 3, !dbg !158
  %100 = load i8, i8* %99, align 1, !dbg !158
  %101 = zext i8 %100 to i32, !dbg !158
  %102 = add nsw i32 %97, %101, !dbg !159
  %103 = getelementptr inbounds %struct.tight, %struct.tight* %9, i32 0, i32 1, !dbg !160
  %104 = load i32, i32* %103, align 1, !dbg !160
  %105 = add nsw i32 %102, %104, !dbg !161
  %106 = load i32, i32* %10, align 4, !dbg !162
  %107 = add nsw i32 %105, %106, !dbg !163
  %108 = load i32, i32* getelementptr inbounds ([1000 x i32], [1000 x i32]* bitcast (<{ [901 x i32], [99 x i32] }>* @sparse to [1000 x i32]*), i64 0, i64 900), align 16, !dbg !164
  %109 = add nsw i32 %107, %108, !dbg !165
  %110 = load i32*, i32** @inside, align 8, !dbg !166
  %111 = load i32, i32* %110, align 4, !dbg !167
  %112 = add nsw i32 %109, %111, !dbg !168
  %113 = load i64, i64* @distance, align 8, !dbg !169
  %114 = trunc i64 %113 to i32, !dbg !170
  %115 = add nsw i32 %112, %114, !dbg !171
  %116 = load i32 (i8*, i8*)*, i32 (i8*, i8*)** getelementptr inbounds ([2 x i32 (i8*, i8*)*], [2 x i32 (i8*, i8*)*]* @operations, i64 0, i64 0), align 16, !dbg !172
  %117 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 0), align 16, !dbg !173
  %118 = call i32 %116(i8* noundef %117, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @text, i64 0, i64 0)), !dbg !172
  %119 = add nsw i32 %115, %118, !dbg !174
  ret i32 %119, !dbg !175
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @swap(i64 %0, i64 %1) #0 !dbg !176 {
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 8
  %5 = bitcast %struct.pair* %4 to { i64, i64 }*
  %6 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 0
  store i64 %0, i64* %6, align 8
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 1
  store i64 %1, i64* %7, align 8
  call void @llvm.dbg.declare(metadata %struct.pair* %4, metadata !179, metadata !DIExpression()), !dbg !180
  %8 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !181
  %9 = getelementptr inbounds %struct.pair, %struct.pair* %4, i32 0, i32 1, !dbg !182
  %10 = load i64, i64* %9, align 8, !dbg !182
  store i64 %10, i64* %8, align 8, !dbg !181
  %11 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 1, !dbg !181
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %4, i32 0, i32 0, !dbg !183
  %13 = load i64, i64* %12, align 8, !dbg !183
  store i64 %13, i64* %11, align 8, !dbg !181
  %14 = bitcast %struct.pair* %3 to { i64, i64 }*, !dbg !184
  %15 = load { i64, i64 }, { i64, i64 }* %14, align 8, !dbg !184
  ret { i64, i64 } %15, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, i32 } @scale(double %0, i32 %1, float noundef %2) #0 !dbg !185 {
  %4 = alloca %struct.mixed, align 8
  %5 = alloca %struct.mixed, align 8
  %6 = alloca float, align 4
  %7 = bitcast %struct.mixed* %5 to { double, i32 }*
  %8 = getelementptr inbounds { double, i32 }, { double, i32 }* %7, i32 0, i32 0
  store double %0, double* %8, align 8
  %9 = getelementptr inbounds { double, i32 }, { double, i32 }* %7, i32 0, i32 1
  store i32 %1, i32* %9, align 8
  call void @llvm.dbg.declare(metadata %struct.mixed* %5, metadata !188, metadata !DIExpression()), !dbg !189
  store float %2, float* %6, align 4
  call void @llvm.dbg.declare(metadata float* %6, metadata !190, metadata !DIExpression()), !dbg !191
  %10 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i32 0, i32 0, !dbg !192
  %11 = getelementptr inbounds %struct.mixed, %struct.mixed* %5, i32 0, i32 0, !dbg !193
  %12 = load double, double* %11, align 8, !dbg !193
  %13 = load float, float* %6, align 4, !dbg !194
  %14 = fpext float %13 to double, !dbg !194
  %15 = fmul double %12, %14, !dbg !195
  store double %15, double* %10, align 8, !dbg !192
  %16 = getelementptr inbounds %struct.mixed, %struct.mixed* %4, i32 0, i32 1, !dbg !192
  %17 = getelementptr inbounds %struct.mixed, %struct.mixed* %5, i32 0, i32 1, !dbg !196
  %18 = load i32, i32* %17, align 8, !dbg !196
  %19 = add nsw i32 %18, 1, !dbg !197
  store i32 %19, i32* %16, align 8, !dbg !192
  %20 = bitcast %struct.mixed* %4 to { double, i32 }*, !dbg !198
  %21 = load { double, i32 }, { double, i32 }* %20, align 8, !dbg !198
  ret { double, i32 } %21, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bump(%struct.big* noalias sret(%struct.big) align 8 %0, %struct.big* noundef byval(%struct.big) align 8 %1) #0 !dbg !199 {
  call void @llvm.dbg.declare(metadata %struct.big* %1, metadata !202, metadata !DIExpression()), !dbg !203
  %3 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0, !dbg !204
  %4 = getelementptr inbounds [10 x i32], [10 x i32]* %3, i64 0, i64 0, !dbg !205
  %5 = load i32, i32* %4, align 8, !dbg !206
  %6 = add nsw i32 %5, 1, !dbg !206
  store i32 %6, i32* %4, align 8, !dbg !206
  %7 = bitcast %struct.big* %0 to i8*, !dbg !207
  %8 = bitcast %struct.big* %1 to i8*, !dbg !207
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 %8, i64 56, i1 false), !dbg !207
  ret void, !dbg !208
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @total(%struct.big* noundef byval(%struct.big) align 8 %0, i64 %1, i64 %2) #0 !dbg !209 {
  %4 = alloca %struct.pair, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = bitcast %struct.pair* %4 to { i64, i64 }*
  %8 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %7, i32 0, i32 0
  store i64 %1, i64* %8, align 8
  %9 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %7, i32 0, i32 1
  store i64 %2, i64* %9, align 8
  call void @llvm.dbg.declare(metadata %struct.big* %0, metadata !212, metadata !DIExpression()), !dbg !213
  call void @llvm.dbg.declare(metadata %struct.pair* %4, metadata !214, metadata !DIExpression()), !dbg !215
  call void @llvm.dbg.declare(metadata i32* %5, metadata !216, metadata !DIExpression()), !dbg !217
  %10 = getelementptr inbounds %struct.pair, %struct.pair* %4, i32 0, i32 0, !dbg !218
  %11 = load i64, i64* %10, align 8, !dbg !218
  %12 = getelementptr inbounds %struct.pair, %struct.pair* %4, i32 0, i32 1, !dbg !219
  %13 = load i64, i64* %12, align 8, !dbg !219
  %14 = add nsw i64 %11, %13, !dbg !220
  %15 = trunc i64 %14 to i32, !dbg !221
  store i32 %15, i32* %5, align 4, !dbg !217
  call void @llvm.dbg.declare(metadata i32* %6, metadata !222, metadata !DIExpression()), !dbg !224
  store i32 0, i32* %6, align 4, !dbg !224
  br label %16, !dbg !225

16:                                               ; preds = %27, %3
  %17 = load i32, i32* %6, align 4, !dbg !226
  %18 = icmp slt i32 %17, 10, !dbg !228
  br i1 %18, label %19, label %30, !dbg !229

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !230
  %21 = load i32, i32* %6, align 4, !dbg !231
  %22 = sext i32 %21 to i64, !dbg !232
  %23 = getelementptr inbounds [10 x i32], [10 x i32]* %20, i64 0, i64 %22, !dbg !232
  %24 = load i32, i32* %23, align 4, !dbg !232
  %25 = load i32, i32* %5, align 4, !dbg !233
  %26 = add nsw i32 %25, %24, !dbg !233
  store i32 %26, i32* %5, align 4, !dbg !233
  br label %27, !dbg !234

27:                                               ; preds = %19
  %28 = load i32, i32* %6, align 4, !dbg !235
  %29 = add nsw i32 %28, 1, !dbg !235
  store i32 %29, i32* %6, align 4, !dbg !235
  br label %16, !dbg !236, !llvm.loop !237

30:                                               ; preds = %16
  %31 = load i32, i32* %5, align 4, !dbg !239
  ret i32 %31, !dbg !240
}

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!75, !76, !77, !78, !79, !80, !81}
!llvm.ident = !{!82}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!81 = !{i32 7, !"frame-pointer", i32 2}
!82 = !{!"Debian clang version 14.0.6"}
!83 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !84, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !85)
!84 = !DISubroutineType(types: !4)
!85 = !{}
!86 = !DILocalVariable(name: "p", scope: !83, file: !3, line: 37, type: !34)
!87 = !DILocation(line: 37, column: 17, scope: !83)
!88 = !DILocation(line: 37, column: 39, scope: !83)
!89 = !DILocation(line: 37, column: 21, scope: !83)
!90 = !DILocalVariable(name: "m", scope: !83, file: !3, line: 38, type: !91)
!91 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 6, size: 128, elements: !92)
!92 = !{!93, !95}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !91, file: !3, line: 6, baseType: !94, size: 64)
!94 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !91, file: !3, line: 6, baseType: !5, size: 32, offset: 64)
!96 = !DILocation(line: 38, column: 18, scope: !83)
!97 = !DILocation(line: 38, column: 42, scope: !83)
!98 = !DILocation(line: 38, column: 22, scope: !83)
!99 = !DILocalVariable(name: "b", scope: !83, file: !3, line: 39, type: !27)
!100 = !DILocation(line: 39, column: 16, scope: !83)
!101 = !DILocation(line: 39, column: 20, scope: !83)
!102 = !DILocalVariable(name: "f", scope: !83, file: !3, line: 40, type: !103)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 32, elements: !104)
!104 = !{!105, !107, !108}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !103, file: !3, line: 9, baseType: !106, size: 3, flags: DIFlagBitField, extraData: i64 0)
!106 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !103, file: !3, line: 9, baseType: !106, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !103, file: !3, line: 9, baseType: !5, size: 5, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!109 = !DILocation(line: 40, column: 17, scope: !83)
!110 = !DILocation(line: 41, column: 7, scope: !83)
!111 = !DILocation(line: 41, column: 8, scope: !83)
!112 = !DILocalVariable(name: "n", scope: !83, file: !3, line: 42, type: !113)
!113 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 10, size: 32, elements: !114)
!114 = !{!115, !116, !118}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !113, file: !3, line: 10, baseType: !5, size: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !113, file: !3, line: 10, baseType: !117, size: 32)
!117 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !113, file: !3, line: 10, baseType: !119, size: 32)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !120, size: 32, elements: !121)
!120 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!121 = !{!122}
!122 = !DISubrange(count: 4)
!123 = !DILocation(line: 42, column: 18, scope: !83)
!124 = !DILocalVariable(name: "copy", scope: !83, file: !3, line: 43, type: !17)
!125 = !DILocation(line: 43, column: 18, scope: !83)
!126 = !DILocation(line: 43, column: 25, scope: !83)
!127 = !DILocation(line: 44, column: 17, scope: !83)
!128 = !DILocation(line: 44, column: 23, scope: !83)
!129 = !DILocation(line: 44, column: 19, scope: !83)
!130 = !DILocation(line: 44, column: 29, scope: !83)
!131 = !DILocation(line: 44, column: 25, scope: !83)
!132 = !DILocation(line: 44, column: 10, scope: !83)
!133 = !DILocation(line: 44, column: 12, scope: !83)
!134 = !DILocalVariable(name: "count", scope: !83, file: !3, line: 45, type: !5)
!135 = !DILocation(line: 45, column: 9, scope: !83)
!136 = !DILocalVariable(name: "l", scope: !137, file: !3, line: 46, type: !13)
!137 = distinct !DILexicalBlock(scope: !83, file: !3, line: 46, column: 5)
!138 = !DILocation(line: 46, column: 23, scope: !137)
!139 = !DILocation(line: 46, column: 10, scope: !137)
!140 = !DILocation(line: 46, column: 35, scope: !141)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 46, column: 5)
!142 = !DILocation(line: 46, column: 5, scope: !137)
!143 = !DILocation(line: 47, column: 18, scope: !141)
!144 = !DILocation(line: 47, column: 21, scope: !141)
!145 = !DILocation(line: 47, column: 15, scope: !141)
!146 = !DILocation(line: 47, column: 9, scope: !141)
!147 = !DILocation(line: 46, column: 42, scope: !141)
!148 = !DILocation(line: 46, column: 45, scope: !141)
!149 = !DILocation(line: 46, column: 40, scope: !141)
!150 = !DILocation(line: 46, column: 5, scope: !141)
!151 = distinct !{!151, !142, !152, !153}
!152 = !DILocation(line: 47, column: 21, scope: !137)
!153 = !{!"llvm.loop.mustprogress"}
!154 = !DILocation(line: 48, column: 12, scope: !83)
!155 = !DILocation(line: 48, column: 28, scope: !83)
!156 = !DILocation(line: 48, column: 24, scope: !83)
!157 = !DILocation(line: 48, column: 34, scope: !83)
!158 = !DILocation(line: 48, column: 32, scope: !83)
!159 = !DILocation(line: 48, column: 30, scope: !83)
!160 = !DILocation(line: 48, column: 50, scope: !83)
!161 = !DILocation(line: 48, column: 43, scope: !83)
!162 = !DILocation(line: 48, column: 54, scope: !83)
!163 = !DILocation(line: 48, column: 52, scope: !83)
!164 = !DILocation(line: 48, column: 62, scope: !83)
!165 = !DILocation(line: 48, column: 60, scope: !83)
!166 = !DILocation(line: 48, column: 77, scope: !83)
!167 = !DILocation(line: 48, column: 76, scope: !83)
!168 = !DILocation(line: 48, column: 74, scope: !83)
!169 = !DILocation(line: 48, column: 91, scope: !83)
!170 = !DILocation(line: 48, column: 86, scope: !83)
!171 = !DILocation(line: 48, column: 84, scope: !83)
!172 = !DILocation(line: 49, column: 12, scope: !83)
!173 = !DILocation(line: 49, column: 26, scope: !83)
!174 = !DILocation(line: 48, column: 100, scope: !83)
!175 = !DILocation(line: 48, column: 5, scope: !83)
!176 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 23, type: !177, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !85)
!177 = !DISubroutineType(types: !178)
!178 = !{!34, !34}
!179 = !DILocalVariable(name: "p", arg: 1, scope: !176, file: !3, line: 23, type: !34)
!180 = !DILocation(line: 23, column: 37, scope: !176)
!181 = !DILocation(line: 23, column: 62, scope: !176)
!182 = !DILocation(line: 23, column: 65, scope: !176)
!183 = !DILocation(line: 23, column: 70, scope: !176)
!184 = !DILocation(line: 23, column: 42, scope: !176)
!185 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 24, type: !186, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !85)
!186 = !DISubroutineType(types: !187)
!187 = !{!91, !91, !117}
!188 = !DILocalVariable(name: "m", arg: 1, scope: !185, file: !3, line: 24, type: !91)
!189 = !DILocation(line: 24, column: 40, scope: !185)
!190 = !DILocalVariable(name: "by", arg: 2, scope: !185, file: !3, line: 24, type: !117)
!191 = !DILocation(line: 24, column: 49, scope: !185)
!192 = !DILocation(line: 24, column: 76, scope: !185)
!193 = !DILocation(line: 24, column: 79, scope: !185)
!194 = !DILocation(line: 24, column: 83, scope: !185)
!195 = !DILocation(line: 24, column: 81, scope: !185)
!196 = !DILocation(line: 24, column: 89, scope: !185)
!197 = !DILocation(line: 24, column: 91, scope: !185)
!198 = !DILocation(line: 24, column: 55, scope: !185)
!199 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 25, type: !200, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !85)
!200 = !DISubroutineType(types: !201)
!201 = !{!27, !27}
!202 = !DILocalVariable(name: "b", arg: 1, scope: !199, file: !3, line: 25, type: !27)
!203 = !DILocation(line: 25, column: 35, scope: !199)
!204 = !DILocation(line: 26, column: 7, scope: !199)
!205 = !DILocation(line: 26, column: 5, scope: !199)
!206 = !DILocation(line: 26, column: 16, scope: !199)
!207 = !DILocation(line: 27, column: 12, scope: !199)
!208 = !DILocation(line: 27, column: 5, scope: !199)
!209 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 29, type: !210, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !85)
!210 = !DISubroutineType(types: !211)
!211 = !{!5, !27, !34}
!212 = !DILocalVariable(name: "b", arg: 1, scope: !209, file: !3, line: 29, type: !27)
!213 = !DILocation(line: 29, column: 29, scope: !209)
!214 = !DILocalVariable(name: "p", arg: 2, scope: !209, file: !3, line: 29, type: !34)
!215 = !DILocation(line: 29, column: 44, scope: !209)
!216 = !DILocalVariable(name: "sum", scope: !209, file: !3, line: 30, type: !5)
!217 = !DILocation(line: 30, column: 9, scope: !209)
!218 = !DILocation(line: 30, column: 23, scope: !209)
!219 = !DILocation(line: 30, column: 29, scope: !209)
!220 = !DILocation(line: 30, column: 25, scope: !209)
!221 = !DILocation(line: 30, column: 15, scope: !209)
!222 = !DILocalVariable(name: "i", scope: !223, file: !3, line: 31, type: !5)
!223 = distinct !DILexicalBlock(scope: !209, file: !3, line: 31, column: 5)
!224 = !DILocation(line: 31, column: 14, scope: !223)
!225 = !DILocation(line: 31, column: 10, scope: !223)
!226 = !DILocation(line: 31, column: 21, scope: !227)
!227 = distinct !DILexicalBlock(scope: !223, file: !3, line: 31, column: 5)
!228 = !DILocation(line: 31, column: 23, scope: !227)
!229 = !DILocation(line: 31, column: 5, scope: !223)
!230 = !DILocation(line: 32, column: 18, scope: !227)
!231 = !DILocation(line: 32, column: 25, scope: !227)
!232 = !DILocation(line: 32, column: 16, scope: !227)
!233 = !DILocation(line: 32, column: 13, scope: !227)
!234 = !DILocation(line: 32, column: 9, scope: !227)
!235 = !DILocation(line: 31, column: 30, scope: !227)
!236 = !DILocation(line: 31, column: 5, scope: !227)
!237 = distinct !{!237, !229, !238, !153}
!238 = !DILocation(line: 32, column: 26, scope: !223)
!239 = !DILocation(line: 33, column: 12, scope: !209)
!240 = !DILocation(line: 33, column: 5, scope: !209)
