; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { i32, ptr }
%struct.tight = type <{ i8, i32, i16 }>
%struct.big = type { [10 x i32], %struct.pair }
%struct.pair = type { i64, i64 }
%struct.mixed = type { double, i32 }
%struct.bits = type { i16, [2 x i8] }
%union.number = type { i32 }

@second = internal global %struct.list { i32 2, ptr @third }, align 8, !dbg !0
@first = dso_local global %struct.list { i32 1, ptr @second }, align 8, !dbg !7
@tight = dso_local constant %struct.tight <{ i8 120, i32 16909060, i16 5 }>, align 1, !dbg !14
@table = dso_local global [3 x %struct.big] [%struct.big zeroinitializer, %struct.big { [10 x i32] [i32 0, i32 0, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], %struct.pair { i64 -1, i64 7 } }, %struct.big zeroinitializer], align 16, !dbg !24
@sparse = dso_local global <{ [901 x i32], [99 x i32] }> <{ [901 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1], [99 x i32] zeroinitializer }>, align 16, !dbg !41
@text = dso_local global [17 x i8] c"a \22quoted\22\0A text\00", align 16, !dbg !46
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !51
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !56
@names = dso_local global [3 x ptr] [ptr @.str, ptr @.str.1, ptr getelementptr (i8, ptr @text, i64 3)], align 16, !dbg !58
@inside = dso_local global ptr getelementptr (i8, ptr @table, i64 68), align 8, !dbg !62
@distance = dso_local global i64 40, align 8, !dbg !65
@__const.main.f = private unnamed_addr constant { i8, i8, [2 x i8] } { i8 37, i8 119, [2 x i8] undef }, align 4
@__const.main.n = private unnamed_addr constant { float } { float 1.000000e+00 }, align 4
@__const.main.copy = private unnamed_addr constant %struct.tight <{ i8 120, i32 16909060, i16 5 }>, align 1
@operations = internal constant [2 x ptr] [ptr @strcmp, ptr null], align 16, !dbg !71
@third = internal global %struct.list { i32 3, ptr null }, align 8, !dbg !69

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !90 {
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
  %11 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !93, !DIExpression(), !94)
  %12 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !95
  store i64 1, ptr %12, align 8, !dbg !95
  %13 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !95
  store i64 2, ptr %13, align 8, !dbg !95
  %14 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0, !dbg !96
  %15 = load i64, ptr %14, align 8, !dbg !96
  %16 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1, !dbg !96
  %17 = load i64, ptr %16, align 8, !dbg !96
  %18 = call { i64, i64 } @swap(i64 %15, i64 %17), !dbg !96
  %19 = getelementptr inbounds { i64, i64 }, ptr %2, i32 0, i32 0, !dbg !96
  %20 = extractvalue { i64, i64 } %18, 0, !dbg !96
  store i64 %20, ptr %19, align 8, !dbg !96
  %21 = getelementptr inbounds { i64, i64 }, ptr %2, i32 0, i32 1, !dbg !96
  %22 = extractvalue { i64, i64 } %18, 1, !dbg !96
  store i64 %22, ptr %21, align 8, !dbg !96
    #dbg_declare(ptr %4, !97, !DIExpression(), !103)
  %23 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 0, !dbg !104
  store double 1.500000e+00, ptr %23, align 8, !dbg !104
  %24 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 1, !dbg !104
  store i32 2, ptr %24, align 8, !dbg !104
  %25 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 0, !dbg !105
  %26 = load double, ptr %25, align 8, !dbg !105
  %27 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 1, !dbg !105
  %28 = load i32, ptr %27, align 8, !dbg !105
  %29 = call { double, i32 } @scale(double %26, i32 %28, float noundef 2.000000e+00), !dbg !105
  %30 = getelementptr inbounds { double, i32 }, ptr %4, i32 0, i32 0, !dbg !105
  %31 = extractvalue { double, i32 } %29, 0, !dbg !105
  store double %31, ptr %30, align 8, !dbg !105
  %32 = getelementptr inbounds { double, i32 }, ptr %4, i32 0, i32 1, !dbg !105
  %33 = extractvalue { double, i32 } %29, 1, !dbg !105
  store i32 %33, ptr %32, align 8, !dbg !105
    #dbg_declare(ptr %6, !106, !DIExpression(), !107)
  call void @bump(ptr dead_on_unwind writable sret(%struct.big) align 8 %6, ptr noundef byval(%struct.big) align 8 getelementptr inbounds ([3 x %struct.big], ptr @table, i64 0, i64 1)), !dbg !108
    #dbg_declare(ptr %7, !109, !DIExpression(), !116)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const.main.f, i64 4, i1 false), !dbg !116
  %34 = load i16, ptr %7, align 4, !dbg !117
  %35 = shl i16 %34, 1, !dbg !117
  %36 = ashr i16 %35, 11, !dbg !117
  %37 = sext i16 %36 to i32, !dbg !117
  %38 = add nsw i32 %37, 1, !dbg !117
  %39 = trunc i32 %38 to i16, !dbg !117
  %40 = load i16, ptr %7, align 4, !dbg !117
  %41 = and i16 %39, 31, !dbg !117
  %42 = shl i16 %41, 10, !dbg !117
  %43 = and i16 %40, -31745, !dbg !117
  %44 = or i16 %43, %42, !dbg !117
  store i16 %44, ptr %7, align 4, !dbg !117
  %45 = shl i16 %41, 11, !dbg !117
  %46 = ashr i16 %45, 11, !dbg !117
  %47 = sext i16 %46 to i32, !dbg !117
    #dbg_declare(ptr %8, !118, !DIExpression(), !127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 @__const.main.n, i64 4, i1 false), !dbg !127
    #dbg_declare(ptr %9, !128, !DIExpression(), !129)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 @__const.main.copy, i64 7, i1 false), !dbg !129
  %48 = load i16, ptr %7, align 4, !dbg !130
  %49 = and i16 %48, 7, !dbg !130
  %50 = zext i16 %49 to i32, !dbg !130
  %51 = load i16, ptr %7, align 4, !dbg !131
  %52 = lshr i16 %51, 3, !dbg !131
  %53 = and i16 %52, 127, !dbg !131
  %54 = zext i16 %53 to i32, !dbg !131
  %55 = add nsw i32 %50, %54, !dbg !132
  %56 = load i16, ptr %7, align 4, !dbg !133
  %57 = shl i16 %56, 1, !dbg !133
  %58 = ashr i16 %57, 11, !dbg !133
  %59 = sext i16 %58 to i32, !dbg !133
  %60 = add nsw i32 %55, %59, !dbg !134
  %61 = getelementptr inbounds %struct.tight, ptr %9, i32 0, i32 1, !dbg !135
  %62 = load i32, ptr %61, align 1, !dbg !136
  %63 = add nsw i32 %62, %60, !dbg !136
  store i32 %63, ptr %61, align 1, !dbg !136
    #dbg_declare(ptr %10, !137, !DIExpression(), !138)
  store i32 0, ptr %10, align 4, !dbg !138
    #dbg_declare(ptr %11, !139, !DIExpression(), !141)
  store ptr @first, ptr %11, align 8, !dbg !141
  br label %64, !dbg !142

64:                                               ; preds = %73, %0
  %65 = load ptr, ptr %11, align 8, !dbg !143
  %66 = icmp ne ptr %65, null, !dbg !145
  br i1 %66, label %67, label %77, !dbg !145

67:                                               ; preds = %64
  %68 = load ptr, ptr %11, align 8, !dbg !146
  %69 = getelementptr inbounds %struct.list, ptr %68, i32 0, i32 0, !dbg !147
  %70 = load i32, ptr %69, align 8, !dbg !147
  %71 = load i32, ptr %10, align 4, !dbg !148
  %72 = add nsw i32 %71, %70, !dbg !148
  store i32 %72, ptr %10, align 4, !dbg !148
  br label %73, !dbg !149

73:                                               ; preds = %67
  %74 = load ptr, ptr %11, align 8, !dbg !150
  %75 = getelementptr inbounds %struct.list, ptr %74, i32 0, i32 1, !dbg !151
  %76 = load ptr, ptr %75, align 8, !dbg !151
  store ptr %76, ptr %11, align 8, !dbg !152
  br label %64, !dbg !153, !llvm.loop !154

77:                                               ; preds = %64
  %78 = getelementptr inbounds { i64, i64 }, ptr %2, i32 0, i32 0, !dbg !157
  %79 = load i64, ptr %78, align 8, !dbg !157
  %80 = getelementptr inbounds { i64, i64 }, ptr %2, i32 0, i32 1, !dbg !157
  %81 = load i64, ptr %80, align 8, !dbg !157
  %82 = call i32 @total(ptr noundef byval(%struct.big) align 8 %6, i64 %79, i64 %81), !dbg !157
  %83 = getelementptr inbounds %struct.mixed, ptr %4, i32 0, i32 1, !dbg !158
  %84 = load i32, ptr %83, align 8, !dbg !158
  %85 = add nsw i32 %82, %84, !dbg !159
  %86 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 3, !dbg !160
  %87 = load i8, ptr %86, align 1, !dbg !160
  %88 = zext i8 %87 to i32, !dbg !160
  %89 = add nsw i32 %85, %88, !dbg !161
  %90 = getelementptr inbounds %struct.tight, ptr %9, i32 0, i32 1, !dbg !162
  %91 = load i32, ptr %90, align 1, !dbg !162
  %92 = add nsw i32 %89, %91, !dbg !163
  %93 = load i32, ptr %10, align 4, !dbg !164
  %94 = add nsw i32 %92, %93, !dbg !165
  %95 = load i32, ptr getelementptr inbounds ([1000 x i32], ptr @sparse, i64 0, i64 900), align 16, !dbg !166
  %96 = add nsw i32 %94, %95, !dbg !167
  %97 = load ptr, ptr @inside, align 8, !dbg !168
  %98 = load i32, ptr %97, align 4, !dbg !169
  %99 = add nsw i32 %96, %98, !dbg !170
  %100 = load i64, ptr @distance, align 8, !dbg !171
  %101 = trunc i64 %100 to i32, !dbg !172
  %102 = add nsw i32 %99, %101, !dbg !173
  %103 = load ptr, ptr @operations, align 16, !dbg !174
  %104 = load ptr, ptr @names, align 16, !dbg !175
  %105 = call i32 %103(ptr noundef %104, ptr noundef @text), !dbg !174
  %106 = add nsw i32 %102, %105, !dbg !176
  ret i32 %106, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @swap(i64 %0, i64 %1) #0 !dbg !178 {
  %3 = alloca %struct.pair, align 8
  %4 = alloca %struct.pair, align 8
  %5 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 8
  %6 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %6, align 8
    #dbg_declare(ptr %4, !181, !DIExpression(), !182)
  %7 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !183
  %8 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !184
  %9 = load i64, ptr %8, align 8, !dbg !184
  store i64 %9, ptr %7, align 8, !dbg !183
  %10 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !183
  %11 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 0, !dbg !185
  %12 = load i64, ptr %11, align 8, !dbg !185
  store i64 %12, ptr %10, align 8, !dbg !183
  %13 = load { i64, i64 }, ptr %3, align 8, !dbg !186
  ret { i64, i64 } %13, !dbg !186
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, i32 } @scale(double %0, i32 %1, float noundef %2) #0 !dbg !187 {
  %4 = alloca %struct.mixed, align 8
  %5 = alloca %struct.mixed, align 8
  %6 = alloca float, align 4
  %7 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 1
  store i32 %1, ptr %8, align 8
    #dbg_declare(ptr %5, !190, !DIExpression(), !191)
  store float %2, ptr %6, align 4
    #dbg_declare(ptr %6, !192, !DIExpression(), !193)
  %9 = getelementptr inbounds %struct.mixed, ptr %4, i32 0, i32 0, !dbg !194
  %10 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 0, !dbg !195
  %11 = load double, ptr %10, align 8, !dbg !195
  %12 = load float, ptr %6, align 4, !dbg !196
  %13 = fpext float %12 to double, !dbg !196
  %14 = fmul double %11, %13, !dbg !197
  store double %14, ptr %9, align 8, !dbg !194
  %15 = getelementptr inbounds %struct.mixed, ptr %4, i32 0, i32 1, !dbg !194
  %16 = getelementptr inbounds %struct.mixed, ptr %5, i32 0, i32 1, !dbg !198
  %17 = load i32, ptr %16, align 8, !dbg !198
  %18 = add nsw i32 %17, 1, !dbg !199
  store i32 %18, ptr %15, align 8, !dbg !194
  %19 = load { double, i32 }, ptr %4, align 8, !dbg !200
  ret { double, i32 } %19, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bump(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %0, ptr noundef byval(%struct.big) align 8 %1) #0 !dbg !201 {
    #dbg_declare(ptr %1, !204, !DIExpression(), !205)
  %3 = getelementptr inbounds %struct.big, ptr %1, i32 0, i32 0, !dbg !206
  %4 = getelementptr inbounds [10 x i32], ptr %3, i64 0, i64 0, !dbg !207
  %5 = load i32, ptr %4, align 8, !dbg !208
  %6 = add nsw i32 %5, 1, !dbg !208
  store i32 %6, ptr %4, align 8, !dbg !208
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 56, i1 false), !dbg !209
  ret void, !dbg !210
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @total(ptr noundef byval(%struct.big) align 8 %0, i64 %1, i64 %2) #0 !dbg !211 {
  %4 = alloca %struct.pair, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %1, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %2, ptr %8, align 8
    #dbg_declare(ptr %0, !214, !DIExpression(), !215)
    #dbg_declare(ptr %4, !216, !DIExpression(), !217)
    #dbg_declare(ptr %5, !218, !DIExpression(), !219)
  %9 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 0, !dbg !220
  %10 = load i64, ptr %9, align 8, !dbg !220
  %11 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !221
  %12 = load i64, ptr %11, align 8, !dbg !221
  %13 = add nsw i64 %10, %12, !dbg !222
  %14 = trunc i64 %13 to i32, !dbg !223
  store i32 %14, ptr %5, align 4, !dbg !219
    #dbg_declare(ptr %6, !224, !DIExpression(), !226)
  store i32 0, ptr %6, align 4, !dbg !226
  br label %15, !dbg !227

15:                                               ; preds = %26, %3
  %16 = load i32, ptr %6, align 4, !dbg !228
  %17 = icmp slt i32 %16, 10, !dbg !230
  br i1 %17, label %18, label %29, !dbg !231

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.big, ptr %0, i32 0, i32 0, !dbg !232
  %20 = load i32, ptr %6, align 4, !dbg !233
  %21 = sext i32 %20 to i64, !dbg !234
  %22 = getelementptr inbounds [10 x i32], ptr %19, i64 0, i64 %21, !dbg !234
  %23 = load i32, ptr %22, align 4, !dbg !234
  %24 = load i32, ptr %5, align 4, !dbg !235
  %25 = add nsw i32 %24, %23, !dbg !235
  store i32 %25, ptr %5, align 4, !dbg !235
  br label %26, !dbg !236

26:                                               ; preds = %18
  %27 = load i32, ptr %6, align 4, !dbg !237
  %28 = add nsw i32 %27, 1, !dbg !237
  store i32 %28, ptr %6, align 4, !dbg !237
  br label %15, !dbg !238, !llvm.loop !239

29:                                               ; preds = %15
  %30 = load i32, ptr %5, align 4, !dbg !241
  ret i32 %30, !dbg !242
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}
!llvm.ident = !{!89}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!88 = !{i32 7, !"frame-pointer", i32 2}
!89 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!90 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !91, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !92)
!91 = !DISubroutineType(types: !4)
!92 = !{}
!93 = !DILocalVariable(name: "p", scope: !90, file: !3, line: 37, type: !34)
!94 = !DILocation(line: 37, column: 17, scope: !90)
!95 = !DILocation(line: 37, column: 39, scope: !90)
!96 = !DILocation(line: 37, column: 21, scope: !90)
!97 = !DILocalVariable(name: "m", scope: !90, file: !3, line: 38, type: !98)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 6, size: 128, elements: !99)
!99 = !{!100, !102}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !98, file: !3, line: 6, baseType: !101, size: 64)
!101 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !98, file: !3, line: 6, baseType: !5, size: 32, offset: 64)
!103 = !DILocation(line: 38, column: 18, scope: !90)
!104 = !DILocation(line: 38, column: 42, scope: !90)
!105 = !DILocation(line: 38, column: 22, scope: !90)
!106 = !DILocalVariable(name: "b", scope: !90, file: !3, line: 39, type: !27)
!107 = !DILocation(line: 39, column: 16, scope: !90)
!108 = !DILocation(line: 39, column: 20, scope: !90)
!109 = !DILocalVariable(name: "f", scope: !90, file: !3, line: 40, type: !110)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 32, elements: !111)
!111 = !{!112, !114, !115}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !110, file: !3, line: 9, baseType: !113, size: 3, flags: DIFlagBitField, extraData: i64 0)
!113 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !110, file: !3, line: 9, baseType: !113, size: 7, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !110, file: !3, line: 9, baseType: !5, size: 5, offset: 10, flags: DIFlagBitField, extraData: i64 0)
!116 = !DILocation(line: 40, column: 17, scope: !90)
!117 = !DILocation(line: 41, column: 8, scope: !90)
!118 = !DILocalVariable(name: "n", scope: !90, file: !3, line: 42, type: !119)
!119 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 10, size: 32, elements: !120)
!120 = !{!121, !122, !124}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !119, file: !3, line: 10, baseType: !5, size: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !119, file: !3, line: 10, baseType: !123, size: 32)
!123 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !119, file: !3, line: 10, baseType: !125, size: 32)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !126, size: 32, elements: !54)
!126 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!127 = !DILocation(line: 42, column: 18, scope: !90)
!128 = !DILocalVariable(name: "copy", scope: !90, file: !3, line: 43, type: !17)
!129 = !DILocation(line: 43, column: 18, scope: !90)
!130 = !DILocation(line: 44, column: 17, scope: !90)
!131 = !DILocation(line: 44, column: 23, scope: !90)
!132 = !DILocation(line: 44, column: 19, scope: !90)
!133 = !DILocation(line: 44, column: 29, scope: !90)
!134 = !DILocation(line: 44, column: 25, scope: !90)
!135 = !DILocation(line: 44, column: 10, scope: !90)
!136 = !DILocation(line: 44, column: 12, scope: !90)
!137 = !DILocalVariable(name: "count", scope: !90, file: !3, line: 45, type: !5)
!138 = !DILocation(line: 45, column: 9, scope: !90)
!139 = !DILocalVariable(name: "l", scope: !140, file: !3, line: 46, type: !13)
!140 = distinct !DILexicalBlock(scope: !90, file: !3, line: 46, column: 5)
!141 = !DILocation(line: 46, column: 23, scope: !140)
!142 = !DILocation(line: 46, column: 10, scope: !140)
!143 = !DILocation(line: 46, column: 35, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 46, column: 5)
!145 = !DILocation(line: 46, column: 5, scope: !140)
!146 = !DILocation(line: 47, column: 18, scope: !144)
!147 = !DILocation(line: 47, column: 21, scope: !144)
!148 = !DILocation(line: 47, column: 15, scope: !144)
!149 = !DILocation(line: 47, column: 9, scope: !144)
!150 = !DILocation(line: 46, column: 42, scope: !144)
!151 = !DILocation(line: 46, column: 45, scope: !144)
!152 = !DILocation(line: 46, column: 40, scope: !144)
!153 = !DILocation(line: 46, column: 5, scope: !144)
!154 = distinct !{!154, !145, !155, !156}
!155 = !DILocation(line: 47, column: 21, scope: !140)
!156 = !{!"llvm.loop.mustprogress"}
!157 = !DILocation(line: 48, column: 12, scope: !90)
!158 = !DILocation(line: 48, column: 28, scope: !90)
!159 = !DILocation(line: 48, column: 24, scope: !90)
!160 = !DILocation(line: 48, column: 32, scope: !90)
!161 = !DILocation(line: 48, column: 30, scope: !90)
!162 = !DILocation(line: 48, column: 50, scope: !90)
!163 = !DILocation(line: 48, column: 43, scope: !90)
!164 = !DILocation(line: 48, column: 54, scope: !90)
!165 = !DILocation(line: 48, column: 52, scope: !90)
!166 = !DILocation(line: 48, column: 62, scope: !90)
!167 = !DILocation(line: 48, column: 60, scope: !90)
!168 = !DILocation(line: 48, column: 77, scope: !90)
!169 = !DILocation(line: 48, column: 76, scope: !90)
!170 = !DILocation(line: 48, column: 74, scope: !90)
!171 = !DILocation(line: 48, column: 91, scope: !90)
!172 = !DILocation(line: 48, column: 86, scope: !90)
!173 = !DILocation(line: 48, column: 84, scope: !90)
!174 = !DILocation(line: 49, column: 12, scope: !90)
!175 = !DILocation(line: 49, column: 26, scope: !90)
!176 = !DILocation(line: 48, column: 100, scope: !90)
!177 = !DILocation(line: 48, column: 5, scope: !90)
!178 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 23, type: !179, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!179 = !DISubroutineType(types: !180)
!180 = !{!34, !34}
!181 = !DILocalVariable(name: "p", arg: 1, scope: !178, file: !3, line: 23, type: !34)
!182 = !DILocation(line: 23, column: 37, scope: !178)
!183 = !DILocation(line: 23, column: 62, scope: !178)
!184 = !DILocation(line: 23, column: 65, scope: !178)
!185 = !DILocation(line: 23, column: 70, scope: !178)
!186 = !DILocation(line: 23, column: 42, scope: !178)
!187 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 24, type: !188, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!188 = !DISubroutineType(types: !189)
!189 = !{!98, !98, !123}
!190 = !DILocalVariable(name: "m", arg: 1, scope: !187, file: !3, line: 24, type: !98)
!191 = !DILocation(line: 24, column: 40, scope: !187)
!192 = !DILocalVariable(name: "by", arg: 2, scope: !187, file: !3, line: 24, type: !123)
!193 = !DILocation(line: 24, column: 49, scope: !187)
!194 = !DILocation(line: 24, column: 76, scope: !187)
!195 = !DILocation(line: 24, column: 79, scope: !187)
!196 = !DILocation(line: 24, column: 83, scope: !187)
!197 = !DILocation(line: 24, column: 81, scope: !187)
!198 = !DILocation(line: 24, column: 89, scope: !187)
!199 = !DILocation(line: 24, column: 91, scope: !187)
!200 = !DILocation(line: 24, column: 55, scope: !187)
!201 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 25, type: !202, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!202 = !DISubroutineType(types: !203)
!203 = !{!27, !27}
!204 = !DILocalVariable(name: "b", arg: 1, scope: !201, file: !3, line: 25, type: !27)
!205 = !DILocation(line: 25, column: 35, scope: !201)
!206 = !DILocation(line: 26, column: 7, scope: !201)
!207 = !DILocation(line: 26, column: 5, scope: !201)
!208 = !DILocation(line: 26, column: 16, scope: !201)
!209 = !DILocation(line: 27, column: 12, scope: !201)
!210 = !DILocation(line: 27, column: 5, scope: !201)
!211 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 29, type: !212, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!212 = !DISubroutineType(types: !213)
!213 = !{!5, !27, !34}
!214 = !DILocalVariable(name: "b", arg: 1, scope: !211, file: !3, line: 29, type: !27)
!215 = !DILocation(line: 29, column: 29, scope: !211)
!216 = !DILocalVariable(name: "p", arg: 2, scope: !211, file: !3, line: 29, type: !34)
!217 = !DILocation(line: 29, column: 44, scope: !211)
!218 = !DILocalVariable(name: "sum", scope: !211, file: !3, line: 30, type: !5)
!219 = !DILocation(line: 30, column: 9, scope: !211)
!220 = !DILocation(line: 30, column: 23, scope: !211)
!221 = !DILocation(line: 30, column: 29, scope: !211)
!222 = !DILocation(line: 30, column: 25, scope: !211)
!223 = !DILocation(line: 30, column: 15, scope: !211)
!224 = !DILocalVariable(name: "i", scope: !225, file: !3, line: 31, type: !5)
!225 = distinct !DILexicalBlock(scope: !211, file: !3, line: 31, column: 5)
!226 = !DILocation(line: 31, column: 14, scope: !225)
!227 = !DILocation(line: 31, column: 10, scope: !225)
!228 = !DILocation(line: 31, column: 21, scope: !229)
!229 = distinct !DILexicalBlock(scope: !225, file: !3, line: 31, column: 5)
!230 = !DILocation(line: 31, column: 23, scope: !229)
!231 = !DILocation(line: 31, column: 5, scope: !225)
!232 = !DILocation(line: 32, column: 18, scope: !229)
!233 = !DILocation(line: 32, column: 25, scope: !229)
!234 = !DILocation(line: 32, column: 16, scope: !229)
!235 = !DILocation(line: 32, column: 13, scope: !229)
!236 = !DILocation(line: 32, column: 9, scope: !229)
!237 = !DILocation(line: 31, column: 30, scope: !229)
!238 = !DILocation(line: 31, column: 5, scope: !229)
!239 = distinct !{!239, !231, !240, !156}
!240 = !DILocation(line: 32, column: 26, scope: !225)
!241 = !DILocation(line: 33, column: 12, scope: !211)
!242 = !DILocation(line: 33, column: 5, scope: !211)
