; ModuleID = 'shapes.43b48fc11de24fea-cgu.0'
source_filename = "shapes.43b48fc11de24fea-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_560a59ed819b9d9a5841f6e731c4c8e5 = private unnamed_addr constant [210 x i8] c"unsafe precondition(s) violated: NonNull::new_unchecked requires that the pointer is non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_e17502e153481471943c37e20438384b = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/sync/atomic.rs\00", align 1
@alloc_1dbbdb33ce56ab0f629d5d081745ad16 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EC\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_11a7b6bb3417a8fba26ae9c100d23a1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EB\0F\00\00\1C\00\00\00" }>, align 8
@alloc_929e9b2e7b7429614ca4fc017efff666 = private unnamed_addr constant [41 x i8] c"there is no such thing as a relaxed fence", align 1
@alloc_ea5b21d5fc560c6358071a0315535da4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\19\11\00\00\18\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_b32cf8b9ab30c790bbc0840b2fa926d9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\AA\05\00\00\12\00\00\00" }>, align 8
@anon.71d8e0ac2014c27cfaac54f356a5189a.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_f79e0e94e2ad0f0e1c95aa03a7f180a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\10\01\00\00\1B\00\00\00" }>, align 8
@alloc_3b1a4f891d84c779a3ec160850dd0a16 = private unnamed_addr constant [10 x i8] c"shapes.rs\00", align 1
@alloc_1ba9c6f9e7a712d478d351bda6af55ea = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3b1a4f891d84c779a3ec160850dd0a16, [16 x i8] c"\09\00\00\00\00\00\00\00\1E\00\00\00\1E\00\00\00" }>, align 8
@alloc_373663e07d1fdc5e069987ed56d816aa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3b1a4f891d84c779a3ec160850dd0a16, [16 x i8] c"\09\00\00\00\00\00\00\00\10\00\00\00\1D\00\00\00" }>, align 8
@_ZN6shapes5COUNT17h3bf36c8bed0ed872E = global [8 x i8] c"\03\00\00\00\00\00\00\00", align 8, !dbg !0
@_ZN6shapes5STATE17hab95033745fc582dE = internal global [1 x i8] zeroinitializer, align 1, !dbg !19

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17hecd35dbf6e42e584E() unnamed_addr #0 !dbg !115 {
start:
  ret void, !dbg !120
}

; core::num::<impl i64>::saturating_mul
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN4core3num21_$LT$impl$u20$i64$GT$14saturating_mul17h86334da7e5b0714cE"(i64 %self, i64 %rhs) unnamed_addr #1 !dbg !121 {
start:
  %b.dbg.spill = alloca [1 x i8], align 1
  %a.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %x = alloca [8 x i8], align 8
    #dbg_declare(ptr %x, !131, !DIExpression(), !133)
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !129, !DIExpression(), !134)
    #dbg_declare(ptr %self.dbg.spill, !135, !DIExpression(), !159)
    #dbg_declare(ptr %self.dbg.spill, !161, !DIExpression(), !171)
  store i64 %rhs, ptr %rhs.dbg.spill, align 8
    #dbg_declare(ptr %rhs.dbg.spill, !130, !DIExpression(), !173)
    #dbg_declare(ptr %rhs.dbg.spill, !154, !DIExpression(), !174)
    #dbg_declare(ptr %rhs.dbg.spill, !170, !DIExpression(), !175)
  %0 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %self, i64 %rhs), !dbg !176
  %_9.0 = extractvalue { i64, i1 } %0, 0, !dbg !176
  %_9.1 = extractvalue { i64, i1 } %0, 1, !dbg !176
  store i64 %_9.0, ptr %a.dbg.spill, align 8, !dbg !177
    #dbg_declare(ptr %a.dbg.spill, !155, !DIExpression(), !178)
  %1 = zext i1 %_9.1 to i8, !dbg !179
  store i8 %1, ptr %b.dbg.spill, align 1, !dbg !179
    #dbg_declare(ptr %b.dbg.spill, !157, !DIExpression(), !180)
    #dbg_declare(ptr %b.dbg.spill, !181, !DIExpression(), !186)
  br i1 %_9.1, label %bb5, label %bb7, !dbg !188

bb7:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !189
  store i64 %_9.0, ptr %2, align 8, !dbg !189
  store i64 1, ptr %_3, align 8, !dbg !189
  %3 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !190
  %4 = load i64, ptr %3, align 8, !dbg !190
  store i64 %4, ptr %x, align 8, !dbg !190
  br label %bb4, !dbg !191

bb5:                                              ; preds = %start
  %_5 = icmp slt i64 %self, 0, !dbg !192
  %_6 = icmp slt i64 %rhs, 0, !dbg !193
  %_4 = icmp eq i1 %_5, %_6, !dbg !192
  br i1 %_4, label %bb1, label %bb2, !dbg !192

bb4:                                              ; preds = %bb3, %bb7
  %5 = load i64, ptr %x, align 8, !dbg !194
  ret i64 %5, !dbg !194

bb2:                                              ; preds = %bb5
  store i64 -9223372036854775808, ptr %x, align 8, !dbg !195
  br label %bb3, !dbg !196

bb1:                                              ; preds = %bb5
  store i64 9223372036854775807, ptr %x, align 8, !dbg !197
  br label %bb3, !dbg !196

bb3:                                              ; preds = %bb1, %bb2
  br label %bb4, !dbg !198
}

; core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h70229809c7a70877E"(ptr %ptr, ptr align 8 %0) unnamed_addr #2 !dbg !199 {
start:
  %msg.dbg.spill = alloca [16 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  store ptr %ptr, ptr %ptr.dbg.spill, align 8
    #dbg_declare(ptr %ptr.dbg.spill, !235, !DIExpression(), !238)
    #dbg_declare(ptr %ptr.dbg.spill, !239, !DIExpression(), !249)
  %_5 = ptrtoint ptr %ptr to i64, !dbg !253
  %1 = icmp eq i64 %_5, 0, !dbg !274
  br i1 %1, label %bb1, label %bb2, !dbg !274

bb1:                                              ; preds = %start
  store ptr @alloc_560a59ed819b9d9a5841f6e731c4c8e5, ptr %msg.dbg.spill, align 8, !dbg !275
  %2 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8, !dbg !275
  store i64 210, ptr %2, align 8, !dbg !275
    #dbg_declare(ptr %msg.dbg.spill, !236, !DIExpression(), !276)
    #dbg_declare(ptr %msg.dbg.spill, !277, !DIExpression(), !365)
    #dbg_declare(ptr %msg.dbg.spill, !367, !DIExpression(), !375)
    #dbg_declare(ptr %msg.dbg.spill, !377, !DIExpression(), !382)
    #dbg_declare(ptr %msg.dbg.spill, !384, !DIExpression(), !393)
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_560a59ed819b9d9a5841f6e731c4c8e5, ptr inttoptr (i64 421 to ptr), i1 zeroext false, ptr align 8 %0) #13, !dbg !395
  unreachable, !dbg !395

bb2:                                              ; preds = %start
  ret void, !dbg !396
}

; core::sync::atomic::AtomicUsize::fetch_max
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @_ZN4core4sync6atomic11AtomicUsize9fetch_max17h2648649dfce0d67eE(ptr align 8 %self, i64 %val, i8 %order) unnamed_addr #1 !dbg !397 {
start:
  %dst.dbg.spill = alloca [8 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !404, !DIExpression(), !407)
  store i64 %val, ptr %val.dbg.spill, align 8
    #dbg_declare(ptr %val.dbg.spill, !405, !DIExpression(), !408)
    #dbg_declare(ptr %val.dbg.spill, !409, !DIExpression(), !417)
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !406, !DIExpression(), !419)
    #dbg_declare(ptr %order.dbg.spill, !416, !DIExpression(), !420)
    #dbg_value(ptr %self, !421, !DIExpression(), !429)
  store ptr %self, ptr %dst.dbg.spill, align 8, !dbg !431
    #dbg_declare(ptr %dst.dbg.spill, !415, !DIExpression(), !432)
  %_7 = zext i8 %order to i64, !dbg !433
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !434

bb2:                                              ; preds = %start
  unreachable, !dbg !433

bb7:                                              ; preds = %start
  %0 = atomicrmw umax ptr %self, i64 %val monotonic, align 8, !dbg !435
  store i64 %0, ptr %_0, align 8, !dbg !435
  br label %bb1, !dbg !435

bb5:                                              ; preds = %start
  %1 = atomicrmw umax ptr %self, i64 %val release, align 8, !dbg !436
  store i64 %1, ptr %_0, align 8, !dbg !436
  br label %bb1, !dbg !436

bb6:                                              ; preds = %start
  %2 = atomicrmw umax ptr %self, i64 %val acquire, align 8, !dbg !437
  store i64 %2, ptr %_0, align 8, !dbg !437
  br label %bb1, !dbg !437

bb4:                                              ; preds = %start
  %3 = atomicrmw umax ptr %self, i64 %val acq_rel, align 8, !dbg !438
  store i64 %3, ptr %_0, align 8, !dbg !438
  br label %bb1, !dbg !438

bb3:                                              ; preds = %start
  %4 = atomicrmw umax ptr %self, i64 %val seq_cst, align 8, !dbg !439
  store i64 %4, ptr %_0, align 8, !dbg !439
  br label %bb1, !dbg !439

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i64, ptr %_0, align 8, !dbg !440
  ret i64 %5, !dbg !440
}

; core::sync::atomic::atomic_compare_exchange_weak
; Function Attrs: inlinehint nonlazybind uwtable
define { i1, i8 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h77da8c140ea8a977E(ptr %dst, i8 %old, i8 %new, i8 %success, i8 %failure) unnamed_addr #1 !dbg !441 {
start:
  %s.dbg.spill1 = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %ok.dbg.spill = alloca [1 x i8], align 1
  %val.dbg.spill = alloca [1 x i8], align 1
  %failure.dbg.spill = alloca [1 x i8], align 1
  %success.dbg.spill = alloca [1 x i8], align 1
  %new.dbg.spill = alloca [1 x i8], align 1
  %old.dbg.spill = alloca [1 x i8], align 1
  %dst.dbg.spill = alloca [8 x i8], align 8
  %_8 = alloca [2 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  store ptr %dst, ptr %dst.dbg.spill, align 8
    #dbg_declare(ptr %dst.dbg.spill, !461, !DIExpression(), !469)
  store i8 %old, ptr %old.dbg.spill, align 1
    #dbg_declare(ptr %old.dbg.spill, !462, !DIExpression(), !470)
  store i8 %new, ptr %new.dbg.spill, align 1
    #dbg_declare(ptr %new.dbg.spill, !463, !DIExpression(), !471)
  store i8 %success, ptr %success.dbg.spill, align 1
    #dbg_declare(ptr %success.dbg.spill, !464, !DIExpression(), !472)
  store i8 %failure, ptr %failure.dbg.spill, align 1
    #dbg_declare(ptr %failure.dbg.spill, !465, !DIExpression(), !473)
  %_14 = zext i8 %success to i64, !dbg !474
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ], !dbg !475

bb7:                                              ; preds = %start
  unreachable, !dbg !474

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64, !dbg !474
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ], !dbg !475

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64, !dbg !474
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ], !dbg !475

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64, !dbg !474
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ], !dbg !475

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64, !dbg !474
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ], !dbg !475

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64, !dbg !474
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ], !dbg !475

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64, !dbg !474
  %0 = icmp eq i64 %_15, 1, !dbg !475
  br i1 %0, label %bb8, label %bb9, !dbg !475

bb24:                                             ; preds = %bb2
  %1 = cmpxchg weak ptr %dst, i8 %old, i8 %new monotonic monotonic, align 1, !dbg !476
  %2 = extractvalue { i8, i1 } %1, 0, !dbg !476
  %3 = extractvalue { i8, i1 } %1, 1, !dbg !476
  %4 = zext i1 %3 to i8, !dbg !476
  store i8 %2, ptr %_8, align 1, !dbg !476
  %5 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !476
  store i8 %4, ptr %5, align 1, !dbg !476
  br label %bb25, !dbg !476

bb23:                                             ; preds = %bb2
  %6 = cmpxchg weak ptr %dst, i8 %old, i8 %new monotonic acquire, align 1, !dbg !477
  %7 = extractvalue { i8, i1 } %6, 0, !dbg !477
  %8 = extractvalue { i8, i1 } %6, 1, !dbg !477
  %9 = zext i1 %8 to i8, !dbg !477
  store i8 %7, ptr %_8, align 1, !dbg !477
  %10 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !477
  store i8 %9, ptr %10, align 1, !dbg !477
  br label %bb25, !dbg !477

bb22:                                             ; preds = %bb2
  %11 = cmpxchg weak ptr %dst, i8 %old, i8 %new monotonic seq_cst, align 1, !dbg !478
  %12 = extractvalue { i8, i1 } %11, 0, !dbg !478
  %13 = extractvalue { i8, i1 } %11, 1, !dbg !478
  %14 = zext i1 %13 to i8, !dbg !478
  store i8 %12, ptr %_8, align 1, !dbg !478
  %15 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !478
  store i8 %14, ptr %15, align 1, !dbg !478
  br label %bb25, !dbg !478

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i8, ptr %_8, align 1, !dbg !479
  store i8 %val, ptr %val.dbg.spill, align 1, !dbg !479
    #dbg_declare(ptr %val.dbg.spill, !466, !DIExpression(), !480)
  %16 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !481
  %17 = load i8, ptr %16, align 1, !dbg !481
  %ok = trunc nuw i8 %17 to i1, !dbg !481
  %18 = zext i1 %ok to i8, !dbg !481
  store i8 %18, ptr %ok.dbg.spill, align 1, !dbg !481
    #dbg_declare(ptr %ok.dbg.spill, !468, !DIExpression(), !482)
  br i1 %ok, label %bb26, label %bb27, !dbg !483

bb18:                                             ; preds = %bb4
  %19 = cmpxchg weak ptr %dst, i8 %old, i8 %new release monotonic, align 1, !dbg !484
  %20 = extractvalue { i8, i1 } %19, 0, !dbg !484
  %21 = extractvalue { i8, i1 } %19, 1, !dbg !484
  %22 = zext i1 %21 to i8, !dbg !484
  store i8 %20, ptr %_8, align 1, !dbg !484
  %23 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !484
  store i8 %22, ptr %23, align 1, !dbg !484
  br label %bb25, !dbg !484

bb17:                                             ; preds = %bb4
  %24 = cmpxchg weak ptr %dst, i8 %old, i8 %new release acquire, align 1, !dbg !485
  %25 = extractvalue { i8, i1 } %24, 0, !dbg !485
  %26 = extractvalue { i8, i1 } %24, 1, !dbg !485
  %27 = zext i1 %26 to i8, !dbg !485
  store i8 %25, ptr %_8, align 1, !dbg !485
  %28 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !485
  store i8 %27, ptr %28, align 1, !dbg !485
  br label %bb25, !dbg !485

bb16:                                             ; preds = %bb4
  %29 = cmpxchg weak ptr %dst, i8 %old, i8 %new release seq_cst, align 1, !dbg !486
  %30 = extractvalue { i8, i1 } %29, 0, !dbg !486
  %31 = extractvalue { i8, i1 } %29, 1, !dbg !486
  %32 = zext i1 %31 to i8, !dbg !486
  store i8 %30, ptr %_8, align 1, !dbg !486
  %33 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !486
  store i8 %32, ptr %33, align 1, !dbg !486
  br label %bb25, !dbg !486

bb21:                                             ; preds = %bb3
  %34 = cmpxchg weak ptr %dst, i8 %old, i8 %new acquire monotonic, align 1, !dbg !487
  %35 = extractvalue { i8, i1 } %34, 0, !dbg !487
  %36 = extractvalue { i8, i1 } %34, 1, !dbg !487
  %37 = zext i1 %36 to i8, !dbg !487
  store i8 %35, ptr %_8, align 1, !dbg !487
  %38 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !487
  store i8 %37, ptr %38, align 1, !dbg !487
  br label %bb25, !dbg !487

bb20:                                             ; preds = %bb3
  %39 = cmpxchg weak ptr %dst, i8 %old, i8 %new acquire acquire, align 1, !dbg !488
  %40 = extractvalue { i8, i1 } %39, 0, !dbg !488
  %41 = extractvalue { i8, i1 } %39, 1, !dbg !488
  %42 = zext i1 %41 to i8, !dbg !488
  store i8 %40, ptr %_8, align 1, !dbg !488
  %43 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !488
  store i8 %42, ptr %43, align 1, !dbg !488
  br label %bb25, !dbg !488

bb19:                                             ; preds = %bb3
  %44 = cmpxchg weak ptr %dst, i8 %old, i8 %new acquire seq_cst, align 1, !dbg !489
  %45 = extractvalue { i8, i1 } %44, 0, !dbg !489
  %46 = extractvalue { i8, i1 } %44, 1, !dbg !489
  %47 = zext i1 %46 to i8, !dbg !489
  store i8 %45, ptr %_8, align 1, !dbg !489
  %48 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !489
  store i8 %47, ptr %48, align 1, !dbg !489
  br label %bb25, !dbg !489

bb15:                                             ; preds = %bb5
  %49 = cmpxchg weak ptr %dst, i8 %old, i8 %new acq_rel monotonic, align 1, !dbg !490
  %50 = extractvalue { i8, i1 } %49, 0, !dbg !490
  %51 = extractvalue { i8, i1 } %49, 1, !dbg !490
  %52 = zext i1 %51 to i8, !dbg !490
  store i8 %50, ptr %_8, align 1, !dbg !490
  %53 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !490
  store i8 %52, ptr %53, align 1, !dbg !490
  br label %bb25, !dbg !490

bb14:                                             ; preds = %bb5
  %54 = cmpxchg weak ptr %dst, i8 %old, i8 %new acq_rel acquire, align 1, !dbg !491
  %55 = extractvalue { i8, i1 } %54, 0, !dbg !491
  %56 = extractvalue { i8, i1 } %54, 1, !dbg !491
  %57 = zext i1 %56 to i8, !dbg !491
  store i8 %55, ptr %_8, align 1, !dbg !491
  %58 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !491
  store i8 %57, ptr %58, align 1, !dbg !491
  br label %bb25, !dbg !491

bb13:                                             ; preds = %bb5
  %59 = cmpxchg weak ptr %dst, i8 %old, i8 %new acq_rel seq_cst, align 1, !dbg !492
  %60 = extractvalue { i8, i1 } %59, 0, !dbg !492
  %61 = extractvalue { i8, i1 } %59, 1, !dbg !492
  %62 = zext i1 %61 to i8, !dbg !492
  store i8 %60, ptr %_8, align 1, !dbg !492
  %63 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !492
  store i8 %62, ptr %63, align 1, !dbg !492
  br label %bb25, !dbg !492

bb12:                                             ; preds = %bb6
  %64 = cmpxchg weak ptr %dst, i8 %old, i8 %new seq_cst monotonic, align 1, !dbg !493
  %65 = extractvalue { i8, i1 } %64, 0, !dbg !493
  %66 = extractvalue { i8, i1 } %64, 1, !dbg !493
  %67 = zext i1 %66 to i8, !dbg !493
  store i8 %65, ptr %_8, align 1, !dbg !493
  %68 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !493
  store i8 %67, ptr %68, align 1, !dbg !493
  br label %bb25, !dbg !493

bb11:                                             ; preds = %bb6
  %69 = cmpxchg weak ptr %dst, i8 %old, i8 %new seq_cst acquire, align 1, !dbg !494
  %70 = extractvalue { i8, i1 } %69, 0, !dbg !494
  %71 = extractvalue { i8, i1 } %69, 1, !dbg !494
  %72 = zext i1 %71 to i8, !dbg !494
  store i8 %70, ptr %_8, align 1, !dbg !494
  %73 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !494
  store i8 %72, ptr %73, align 1, !dbg !494
  br label %bb25, !dbg !494

bb10:                                             ; preds = %bb6
  %74 = cmpxchg weak ptr %dst, i8 %old, i8 %new seq_cst seq_cst, align 1, !dbg !495
  %75 = extractvalue { i8, i1 } %74, 0, !dbg !495
  %76 = extractvalue { i8, i1 } %74, 1, !dbg !495
  %77 = zext i1 %76 to i8, !dbg !495
  store i8 %75, ptr %_8, align 1, !dbg !495
  %78 = getelementptr inbounds i8, ptr %_8, i64 1, !dbg !495
  store i8 %77, ptr %78, align 1, !dbg !495
  br label %bb25, !dbg !495

bb27:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !496
  store i8 %val, ptr %79, align 1, !dbg !496
  store i8 1, ptr %_0, align 1, !dbg !496
  br label %bb28, !dbg !497

bb26:                                             ; preds = %bb25
  %80 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !498
  store i8 %val, ptr %80, align 1, !dbg !498
  store i8 0, ptr %_0, align 1, !dbg !498
  br label %bb28, !dbg !497

bb28:                                             ; preds = %bb26, %bb27
  %81 = load i8, ptr %_0, align 1, !dbg !499
  %82 = trunc nuw i8 %81 to i1, !dbg !499
  %83 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !499
  %84 = load i8, ptr %83, align 1, !dbg !499
  %85 = insertvalue { i1, i8 } poison, i1 %82, 0, !dbg !499
  %86 = insertvalue { i1, i8 } %85, i8 %84, 1, !dbg !499
  ret { i1, i8 } %86, !dbg !499

bb8:                                              ; preds = %bb1
  store ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr %s.dbg.spill, align 8, !dbg !500
  %87 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !500
  store i64 52, ptr %87, align 8, !dbg !500
    #dbg_declare(ptr %s.dbg.spill, !501, !DIExpression(), !504)
    #dbg_declare(ptr %s.dbg.spill, !505, !DIExpression(), !508)
    #dbg_declare(ptr %s.dbg.spill, !510, !DIExpression(), !513)
    #dbg_declare(ptr %s.dbg.spill, !515, !DIExpression(), !518)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_1dbbdb33ce56ab0f629d5d081745ad16) #14, !dbg !500
  unreachable, !dbg !500

bb9:                                              ; preds = %bb1
  store ptr @alloc_7adef5546d83b439c7829602020737c6, ptr %s.dbg.spill1, align 8, !dbg !520
  %88 = getelementptr inbounds i8, ptr %s.dbg.spill1, i64 8, !dbg !520
  store i64 61, ptr %88, align 8, !dbg !520
    #dbg_declare(ptr %s.dbg.spill1, !501, !DIExpression(), !521)
    #dbg_declare(ptr %s.dbg.spill1, !505, !DIExpression(), !522)
    #dbg_declare(ptr %s.dbg.spill1, !510, !DIExpression(), !525)
    #dbg_declare(ptr %s.dbg.spill1, !515, !DIExpression(), !527)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_11a7b6bb3417a8fba26ae9c100d23a1b) #14, !dbg !520
  unreachable, !dbg !520
}

; core::sync::atomic::fence
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core4sync6atomic5fence17h3c49b42fa5d5dd58E(i8 %order) unnamed_addr #1 !dbg !530 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  %order.dbg.spill = alloca [1 x i8], align 1
  store i8 %order, ptr %order.dbg.spill, align 1
    #dbg_declare(ptr %order.dbg.spill, !534, !DIExpression(), !535)
  %_2 = zext i8 %order to i64, !dbg !536
  switch i64 %_2, label %bb1 [
    i64 0, label %bb2
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ], !dbg !537

bb1:                                              ; preds = %start
  unreachable, !dbg !536

bb2:                                              ; preds = %start
  store ptr @alloc_929e9b2e7b7429614ca4fc017efff666, ptr %s.dbg.spill, align 8, !dbg !538
  %0 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8, !dbg !538
  store i64 41, ptr %0, align 8, !dbg !538
    #dbg_declare(ptr %s.dbg.spill, !539, !DIExpression(), !542)
    #dbg_declare(ptr %s.dbg.spill, !543, !DIExpression(), !546)
    #dbg_declare(ptr %s.dbg.spill, !548, !DIExpression(), !551)
    #dbg_declare(ptr %s.dbg.spill, !553, !DIExpression(), !556)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_929e9b2e7b7429614ca4fc017efff666, ptr inttoptr (i64 83 to ptr), ptr align 8 @alloc_ea5b21d5fc560c6358071a0315535da4) #14, !dbg !538
  unreachable, !dbg !538

bb5:                                              ; preds = %start
  fence release, !dbg !558
  br label %bb7, !dbg !558

bb6:                                              ; preds = %start
  fence acquire, !dbg !559
  br label %bb7, !dbg !559

bb4:                                              ; preds = %start
  fence acq_rel, !dbg !560
  br label %bb7, !dbg !560

bb3:                                              ; preds = %start
  fence seq_cst, !dbg !561
  br label %bb7, !dbg !561

bb7:                                              ; preds = %bb3, %bb4, %bb6, %bb5
  ret void, !dbg !562
}

; core::sync::atomic::AtomicU8::compare_exchange_weak
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i1, i8 } @_ZN4core4sync6atomic8AtomicU821compare_exchange_weak17h11d3bb4fdc1b9964E(ptr align 1 %self, i8 %current, i8 %new, i8 %success, i8 %failure) unnamed_addr #1 !dbg !563 {
start:
  %failure.dbg.spill = alloca [1 x i8], align 1
  %success.dbg.spill = alloca [1 x i8], align 1
  %new.dbg.spill = alloca [1 x i8], align 1
  %current.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !569, !DIExpression(), !574)
  store i8 %current, ptr %current.dbg.spill, align 1
    #dbg_declare(ptr %current.dbg.spill, !570, !DIExpression(), !575)
  store i8 %new, ptr %new.dbg.spill, align 1
    #dbg_declare(ptr %new.dbg.spill, !571, !DIExpression(), !576)
  store i8 %success, ptr %success.dbg.spill, align 1
    #dbg_declare(ptr %success.dbg.spill, !572, !DIExpression(), !577)
  store i8 %failure, ptr %failure.dbg.spill, align 1
    #dbg_declare(ptr %failure.dbg.spill, !573, !DIExpression(), !578)
    #dbg_value(ptr %self, !579, !DIExpression(), !586)
; call core::sync::atomic::atomic_compare_exchange_weak
  %0 = call { i1, i8 } @_ZN4core4sync6atomic28atomic_compare_exchange_weak17h77da8c140ea8a977E(ptr %self, i8 %current, i8 %new, i8 %success, i8 %failure) #15, !dbg !588
  %_0.0 = extractvalue { i1, i8 } %0, 0, !dbg !588
  %_0.1 = extractvalue { i1, i8 } %0, 1, !dbg !588
  %1 = insertvalue { i1, i8 } poison, i1 %_0.0, 0, !dbg !589
  %2 = insertvalue { i1, i8 } %1, i8 %_0.1, 1, !dbg !589
  ret { i1, i8 } %2, !dbg !589
}

; core::slice::<impl [T]>::get
; Function Attrs: inlinehint nonlazybind uwtable
define align 8 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17h8103dfb8b3a2fd12E"(ptr align 8 %self.0, i64 %self.1, i64 %index) unnamed_addr #1 !dbg !590 {
start:
  %index.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [16 x i8], align 8
  store ptr %self.0, ptr %self.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill, i64 8
  store i64 %self.1, ptr %0, align 8
    #dbg_declare(ptr %self.dbg.spill, !616, !DIExpression(), !620)
  store i64 %index, ptr %index.dbg.spill, align 8
    #dbg_declare(ptr %index.dbg.spill, !617, !DIExpression(), !621)
; call <usize as core::slice::index::SliceIndex<[T]>>::get
  %_0 = call align 8 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h2eab91f09b15c432E"(i64 %index, ptr align 8 %self.0, i64 %self.1) #15, !dbg !622
  ret ptr %_0, !dbg !623
}

; core::option::Option<T>::map
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN4core6option15Option$LT$T$GT$3map17h49d1901f280237a7E"(i64 %0, i64 %1) unnamed_addr #1 !dbg !624 {
start:
  %x.dbg.spill = alloca [8 x i8], align 8
  %f.dbg.spill = alloca [0 x i8], align 1
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
    #dbg_declare(ptr %self, !635, !DIExpression(), !639)
    #dbg_declare(ptr %f.dbg.spill, !636, !DIExpression(), !640)
  %_3 = load i64, ptr %self, align 8, !dbg !641
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !641
  %4 = load i64, ptr %3, align 8, !dbg !641
  %5 = trunc nuw i64 %_3 to i1, !dbg !642
  br i1 %5, label %bb3, label %bb2, !dbg !642

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !643
  %x = load i64, ptr %6, align 8, !dbg !643
  store i64 %x, ptr %x.dbg.spill, align 8, !dbg !643
    #dbg_declare(ptr %x.dbg.spill, !637, !DIExpression(), !644)
; call shapes::pick::{{closure}}
  %_5 = call i64 @"_ZN6shapes4pick28_$u7b$$u7b$closure$u7d$$u7d$17h6d5788637391c4c3E"(i64 %x) #15, !dbg !645
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !646
  store i64 %_5, ptr %7, align 8, !dbg !646
  store i64 1, ptr %_0, align 8, !dbg !646
  br label %bb5, !dbg !647

bb2:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !648
  br label %bb5, !dbg !649

bb5:                                              ; preds = %bb3, %bb2
  %8 = load i64, ptr %_0, align 8, !dbg !650
  %9 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !650
  %10 = load i64, ptr %9, align 8, !dbg !650
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0, !dbg !650
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1, !dbg !650
  ret { i64, i64 } %12, !dbg !650

bb1:                                              ; No predecessors!
  unreachable, !dbg !641
}

; core::option::Option<T>::filter
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN4core6option15Option$LT$T$GT$6filter17ha0f87d4cbfc6606cE"(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !651 {
start:
  %2 = alloca [16 x i8], align 8
  %predicate.dbg.spill = alloca [0 x i8], align 1
  %x = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
    #dbg_declare(ptr %self, !659, !DIExpression(), !663)
    #dbg_declare(ptr %predicate.dbg.spill, !660, !DIExpression(), !664)
    #dbg_declare(ptr %x, !661, !DIExpression(), !665)
  %_3 = load i64, ptr %self, align 8, !dbg !666
  %4 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !666
  %5 = load i64, ptr %4, align 8, !dbg !666
  %6 = trunc nuw i64 %_3 to i1, !dbg !667
  br i1 %6, label %bb1, label %bb10, !dbg !667

bb1:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !665
  %8 = load i64, ptr %7, align 8, !dbg !665
  store i64 %8, ptr %x, align 8, !dbg !665
; invoke shapes::pick::{{closure}}
  %_5 = invoke zeroext i1 @"_ZN6shapes4pick28_$u7b$$u7b$closure$u7d$$u7d$17hb453ee4b9da1de15E"(ptr align 8 %x)
          to label %bb2 unwind label %cleanup, !dbg !668

bb10:                                             ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !669
  br label %bb6, !dbg !670

bb7:                                              ; preds = %cleanup
  %9 = load ptr, ptr %2, align 8, !dbg !671
  %10 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !671
  %11 = load i32, ptr %10, align 8, !dbg !671
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0, !dbg !671
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1, !dbg !671
  resume { ptr, i32 } %13, !dbg !671

cleanup:                                          ; preds = %bb1
  %14 = landingpad { ptr, i32 }
          cleanup
  %15 = extractvalue { ptr, i32 } %14, 0
  %16 = extractvalue { ptr, i32 } %14, 1
  store ptr %15, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %16, ptr %17, align 8
  br label %bb7

bb2:                                              ; preds = %bb1
  br i1 %_5, label %bb3, label %bb4, !dbg !668

bb4:                                              ; preds = %bb2
  store i64 0, ptr %_0, align 8, !dbg !669
  br label %bb6, !dbg !670

bb3:                                              ; preds = %bb2
  %_9 = load i64, ptr %x, align 8, !dbg !672
  %18 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !673
  store i64 %_9, ptr %18, align 8, !dbg !673
  store i64 1, ptr %_0, align 8, !dbg !673
  br label %bb6, !dbg !670

bb6:                                              ; preds = %bb10, %bb3, %bb4
  %19 = load i64, ptr %_0, align 8, !dbg !674
  %20 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !674
  %21 = load i64, ptr %20, align 8, !dbg !674
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0, !dbg !674
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1, !dbg !674
  ret { i64, i64 } %23, !dbg !674

bb9:                                              ; No predecessors!
  unreachable, !dbg !671
}

; core::option::Option<&T>::copied
; Function Attrs: nonlazybind uwtable
define { i64, i64 } @"_ZN4core6option19Option$LT$$RF$T$GT$6copied17h4d99efa4abe0856cE"(ptr align 8 %0) unnamed_addr #3 !dbg !675 {
start:
  %v.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 8
  store ptr %0, ptr %self, align 8
    #dbg_declare(ptr %self, !680, !DIExpression(), !683)
  %1 = load ptr, ptr %self, align 8, !dbg !684
  %2 = ptrtoint ptr %1 to i64, !dbg !684
  %3 = icmp eq i64 %2, 0, !dbg !684
  %_2 = select i1 %3, i64 0, i64 1, !dbg !684
  %4 = trunc nuw i64 %_2 to i1, !dbg !685
  br i1 %4, label %bb3, label %bb2, !dbg !685

bb3:                                              ; preds = %start
  %_4 = load ptr, ptr %self, align 8, !dbg !686
  %v = load i64, ptr %_4, align 8, !dbg !686
  store i64 %v, ptr %v.dbg.spill, align 8, !dbg !686
    #dbg_declare(ptr %v.dbg.spill, !681, !DIExpression(), !687)
  %5 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !688
  store i64 %v, ptr %5, align 8, !dbg !688
  store i64 1, ptr %_0, align 8, !dbg !688
  br label %bb4, !dbg !689

bb2:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !690
  br label %bb4, !dbg !690

bb4:                                              ; preds = %bb3, %bb2
  %6 = load i64, ptr %_0, align 8, !dbg !691
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !691
  %8 = load i64, ptr %7, align 8, !dbg !691
  %9 = insertvalue { i64, i64 } poison, i64 %6, 0, !dbg !691
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1, !dbg !691
  ret { i64, i64 } %10, !dbg !691

bb1:                                              ; No predecessors!
  unreachable, !dbg !684
}

; core::result::Result<T,E>::is_ok
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hae67130b0e8a854cE"(ptr align 1 %self) unnamed_addr #1 !dbg !692 {
start:
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !699, !DIExpression(), !700)
  %0 = load i8, ptr %self, align 1, !dbg !701
  %1 = trunc nuw i8 %0 to i1, !dbg !701
  %2 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !701
  %3 = load i8, ptr %2, align 1, !dbg !701
  %_2 = zext i1 %1 to i64, !dbg !701
  %_0 = icmp eq i64 %_2, 0, !dbg !702
  ret i1 %_0, !dbg !705
}

; alloc::alloc::Global::alloc_impl_runtime
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17hed15ec7f892354b6E(i64 %layout.0, i64 %layout.1, i1 zeroext %zeroed) unnamed_addr #1 !dbg !706 {
start:
  %ptr.dbg.spill11 = alloca [16 x i8], align 8
  %data.dbg.spill10 = alloca [8 x i8], align 8
  %ptr.dbg.spill9 = alloca [8 x i8], align 8
  %v.dbg.spill8 = alloca [8 x i8], align 8
  %v.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [16 x i8], align 8
  %data.dbg.spill6 = alloca [8 x i8], align 8
  %data.dbg.spill = alloca [8 x i8], align 8
  %size.dbg.spill = alloca [8 x i8], align 8
  %t.dbg.spill = alloca [0 x i8], align 1
  %e.dbg.spill4 = alloca [0 x i8], align 1
  %residual.dbg.spill3 = alloca [0 x i8], align 1
  %e.dbg.spill = alloca [0 x i8], align 1
  %err.dbg.spill = alloca [0 x i8], align 1
  %len.dbg.spill2 = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %residual.dbg.spill = alloca [0 x i8], align 1
  %zeroed.dbg.spill = alloca [1 x i8], align 1
  %layout.dbg.spill = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %raw_ptr = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store i64 %layout.0, ptr %layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %layout.dbg.spill, i64 8
  store i64 %layout.1, ptr %0, align 8
    #dbg_declare(ptr %layout.dbg.spill, !748, !DIExpression(), !778)
    #dbg_declare(ptr %layout.dbg.spill, !779, !DIExpression(), !784)
    #dbg_declare(ptr %layout.dbg.spill, !786, !DIExpression(), !789)
  %1 = zext i1 %zeroed to i8
  store i8 %1, ptr %zeroed.dbg.spill, align 1
    #dbg_declare(ptr %zeroed.dbg.spill, !749, !DIExpression(), !791)
    #dbg_declare(ptr %raw_ptr, !752, !DIExpression(), !792)
    #dbg_declare(ptr %raw_ptr, !793, !DIExpression(), !812)
    #dbg_declare(ptr %raw_ptr, !814, !DIExpression(), !819)
    #dbg_declare(ptr %raw_ptr, !821, !DIExpression(), !827)
    #dbg_declare(ptr %self, !829, !DIExpression(), !871)
    #dbg_declare(ptr %self1, !874, !DIExpression(), !883)
    #dbg_declare(ptr %residual.dbg.spill, !756, !DIExpression(), !885)
  store i64 0, ptr %len.dbg.spill, align 8, !dbg !886
    #dbg_declare(ptr %len.dbg.spill, !893, !DIExpression(), !886)
  store i64 0, ptr %len.dbg.spill2, align 8, !dbg !896
    #dbg_declare(ptr %len.dbg.spill2, !907, !DIExpression(), !896)
    #dbg_declare(ptr %err.dbg.spill, !880, !DIExpression(), !910)
    #dbg_declare(ptr %e.dbg.spill, !869, !DIExpression(), !911)
    #dbg_declare(ptr %residual.dbg.spill3, !912, !DIExpression(), !922)
    #dbg_declare(ptr %e.dbg.spill4, !918, !DIExpression(), !925)
    #dbg_declare(ptr %t.dbg.spill, !926, !DIExpression(), !935)
    #dbg_value(ptr poison, !937, !DIExpression(), !945)
  store i64 %layout.1, ptr %size.dbg.spill, align 8, !dbg !947
    #dbg_declare(ptr %size.dbg.spill, !750, !DIExpression(), !948)
    #dbg_declare(ptr %size.dbg.spill, !894, !DIExpression(), !949)
    #dbg_declare(ptr %size.dbg.spill, !908, !DIExpression(), !951)
  %2 = icmp eq i64 %layout.1, 0, !dbg !954
  br i1 %2, label %bb2, label %bb1, !dbg !954

bb2:                                              ; preds = %start
    #dbg_value(ptr poison, !955, !DIExpression(), !961)
  %data = inttoptr i64 %layout.0 to ptr, !dbg !963
  store ptr %data, ptr %data.dbg.spill, align 8, !dbg !963
    #dbg_declare(ptr %data.dbg.spill, !892, !DIExpression(), !977)
    #dbg_declare(ptr %data.dbg.spill, !978, !DIExpression(), !984)
  %data5 = inttoptr i64 %layout.0 to ptr, !dbg !986
  store ptr %data5, ptr %data.dbg.spill6, align 8, !dbg !986
    #dbg_declare(ptr %data.dbg.spill6, !906, !DIExpression(), !987)
  store ptr %data5, ptr %ptr.dbg.spill, align 8, !dbg !988
  %3 = getelementptr inbounds i8, ptr %ptr.dbg.spill, i64 8, !dbg !988
  store i64 0, ptr %3, align 8, !dbg !988
    #dbg_declare(ptr %ptr.dbg.spill, !995, !DIExpression(), !1001)
  br label %bb7, !dbg !1003

bb1:                                              ; preds = %start
  br i1 %zeroed, label %bb3, label %bb4, !dbg !1005

bb7:                                              ; preds = %bb2
  %_19 = inttoptr i64 %layout.0 to ptr, !dbg !1006
; call core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h70229809c7a70877E"(ptr %_19, ptr align 8 @alloc_b32cf8b9ab30c790bbc0840b2fa926d9) #16, !dbg !1007
  br label %bb9, !dbg !1008

bb9:                                              ; preds = %bb7
  store ptr %data5, ptr %_0, align 8, !dbg !1009
  %4 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1009
  store i64 0, ptr %4, align 8, !dbg !1009
  br label %bb6, !dbg !1010

bb6:                                              ; preds = %bb21, %bb14, %bb9
  %5 = load ptr, ptr %_0, align 8, !dbg !1011
  %6 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1011
  %7 = load i64, ptr %6, align 8, !dbg !1011
  %8 = insertvalue { ptr, i64 } poison, ptr %5, 0, !dbg !1011
  %9 = insertvalue { ptr, i64 } %8, i64 %7, 1, !dbg !1011
  ret { ptr, i64 } %9, !dbg !1011

bb4:                                              ; preds = %bb1
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #17, !dbg !1012
    #dbg_value(ptr poison, !937, !DIExpression(), !1013)
    #dbg_value(ptr poison, !1015, !DIExpression(), !1021)
; call __rustc::__rust_alloc
  %10 = call ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 %layout.1, i64 %layout.0) #17, !dbg !1023
  store ptr %10, ptr %raw_ptr, align 8, !dbg !1023
  br label %bb5, !dbg !1024

bb3:                                              ; preds = %bb1
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #17, !dbg !1025
    #dbg_value(ptr poison, !937, !DIExpression(), !1026)
    #dbg_value(ptr poison, !1015, !DIExpression(), !1028)
; call __rustc::__rust_alloc_zeroed
  %11 = call ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64 %layout.1, i64 %layout.0) #17, !dbg !1030
  store ptr %11, ptr %raw_ptr, align 8, !dbg !1030
  br label %bb5, !dbg !1024

bb5:                                              ; preds = %bb3, %bb4
  %12 = load ptr, ptr %raw_ptr, align 8, !dbg !1031
  %_29 = ptrtoint ptr %12 to i64, !dbg !1031
  %13 = icmp eq i64 %_29, 0, !dbg !1041
  br i1 %13, label %bb14, label %bb15, !dbg !1041

bb14:                                             ; preds = %bb5
  store ptr null, ptr %self1, align 8, !dbg !1042
  store ptr null, ptr %self, align 8, !dbg !1043
  %14 = load ptr, ptr @anon.71d8e0ac2014c27cfaac54f356a5189a.0, align 8, !dbg !1044
  %15 = load i64, ptr getelementptr inbounds (i8, ptr @anon.71d8e0ac2014c27cfaac54f356a5189a.0, i64 8), align 8, !dbg !1044
  store ptr %14, ptr %_0, align 8, !dbg !1044
  %16 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1044
  store i64 %15, ptr %16, align 8, !dbg !1044
  br label %bb6, !dbg !1011

bb15:                                             ; preds = %bb5
  br label %bb16, !dbg !1045

bb16:                                             ; preds = %bb15
  %_31 = load ptr, ptr %raw_ptr, align 8, !dbg !1047
; call core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h70229809c7a70877E"(ptr %_31, ptr align 8 @alloc_f79e0e94e2ad0f0e1c95aa03a7f180a1) #16, !dbg !1048
  br label %bb18, !dbg !1049

bb18:                                             ; preds = %bb16
  %_28 = load ptr, ptr %raw_ptr, align 8, !dbg !1050
  store ptr %_28, ptr %self1, align 8, !dbg !1051
  %v = load ptr, ptr %self1, align 8, !dbg !1052
  store ptr %v, ptr %v.dbg.spill, align 8, !dbg !1052
    #dbg_declare(ptr %v.dbg.spill, !881, !DIExpression(), !1053)
  store ptr %v, ptr %self, align 8, !dbg !1054
  %v7 = load ptr, ptr %self, align 8, !dbg !1055
  store ptr %v7, ptr %v.dbg.spill8, align 8, !dbg !1055
    #dbg_declare(ptr %v.dbg.spill8, !867, !DIExpression(), !1056)
  store ptr %v7, ptr %_9, align 8, !dbg !1057
  %ptr = load ptr, ptr %_9, align 8, !dbg !813
  store ptr %ptr, ptr %ptr.dbg.spill9, align 8, !dbg !813
    #dbg_declare(ptr %ptr.dbg.spill9, !754, !DIExpression(), !1058)
    #dbg_declare(ptr %ptr.dbg.spill9, !776, !DIExpression(), !1059)
    #dbg_declare(ptr %ptr.dbg.spill9, !892, !DIExpression(), !1060)
    #dbg_declare(ptr %ptr.dbg.spill9, !978, !DIExpression(), !1061)
  store ptr %ptr, ptr %data.dbg.spill10, align 8, !dbg !1063
    #dbg_declare(ptr %data.dbg.spill10, !906, !DIExpression(), !1064)
  store ptr %ptr, ptr %ptr.dbg.spill11, align 8, !dbg !1065
  %17 = getelementptr inbounds i8, ptr %ptr.dbg.spill11, i64 8, !dbg !1065
  store i64 %layout.1, ptr %17, align 8, !dbg !1065
    #dbg_declare(ptr %ptr.dbg.spill11, !995, !DIExpression(), !1068)
  br label %bb19, !dbg !1070

bb19:                                             ; preds = %bb18
; call core::ptr::non_null::NonNull<T>::new_unchecked::precondition_check
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h70229809c7a70877E"(ptr %ptr, ptr align 8 @alloc_b32cf8b9ab30c790bbc0840b2fa926d9) #16, !dbg !1071
  br label %bb21, !dbg !1072

bb21:                                             ; preds = %bb19
  store ptr %ptr, ptr %_0, align 8, !dbg !1073
  %18 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !1073
  store i64 %layout.1, ptr %18, align 8, !dbg !1073
  br label %bb6, !dbg !1074
}

; alloc::boxed::box_new_uninit
; Function Attrs: inlinehint nonlazybind uwtable
define internal ptr @_ZN5alloc5boxed14box_new_uninit17he6a1fcbbae0374c5E(i64 %layout.0, i64 %layout.1) unnamed_addr #1 !dbg !1075 {
start:
  %ptr.dbg.spill = alloca [16 x i8], align 8
  %zeroed.dbg.spill = alloca [1 x i8], align 1
  %self.dbg.spill1 = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %layout.dbg.spill = alloca [16 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  store i64 %layout.0, ptr %layout.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %layout.dbg.spill, i64 8
  store i64 %layout.1, ptr %0, align 8
    #dbg_declare(ptr %layout.dbg.spill, !1079, !DIExpression(), !1082)
    #dbg_declare(ptr %layout.dbg.spill, !1083, !DIExpression(), !1091)
    #dbg_declare(ptr %layout.dbg.spill, !1093, !DIExpression(), !1101)
  store ptr inttoptr (i64 1 to ptr), ptr %self.dbg.spill, align 8, !dbg !1103
    #dbg_declare(ptr %self.dbg.spill, !1090, !DIExpression(), !1103)
  store ptr inttoptr (i64 1 to ptr), ptr %self.dbg.spill1, align 8, !dbg !1104
    #dbg_declare(ptr %self.dbg.spill1, !1099, !DIExpression(), !1104)
  store i8 0, ptr %zeroed.dbg.spill, align 1, !dbg !1105
    #dbg_declare(ptr %zeroed.dbg.spill, !1100, !DIExpression(), !1105)
; call alloc::alloc::Global::alloc_impl_runtime
  %1 = call { ptr, i64 } @_ZN5alloc5alloc6Global18alloc_impl_runtime17hed15ec7f892354b6E(i64 %layout.0, i64 %layout.1, i1 zeroext false) #15, !dbg !1106
  %2 = extractvalue { ptr, i64 } %1, 0, !dbg !1106
  %3 = extractvalue { ptr, i64 } %1, 1, !dbg !1106
  store ptr %2, ptr %_2, align 8, !dbg !1106
  %4 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1106
  store i64 %3, ptr %4, align 8, !dbg !1106
  %5 = load ptr, ptr %_2, align 8, !dbg !1107
  %6 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1107
  %7 = load i64, ptr %6, align 8, !dbg !1107
  %8 = ptrtoint ptr %5 to i64, !dbg !1107
  %9 = icmp eq i64 %8, 0, !dbg !1107
  %_3 = select i1 %9, i64 1, i64 0, !dbg !1107
  %10 = trunc nuw i64 %_3 to i1, !dbg !1108
  br i1 %10, label %bb2, label %bb3, !dbg !1108

bb2:                                              ; preds = %start
; call alloc::alloc::handle_alloc_error
  call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 %layout.0, i64 %layout.1) #18, !dbg !1109
  unreachable, !dbg !1109

bb3:                                              ; preds = %start
  %ptr.0 = load ptr, ptr %_2, align 8, !dbg !1110
  %11 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1110
  %ptr.1 = load i64, ptr %11, align 8, !dbg !1110
  store ptr %ptr.0, ptr %ptr.dbg.spill, align 8, !dbg !1110
  %12 = getelementptr inbounds i8, ptr %ptr.dbg.spill, i64 8, !dbg !1110
  store i64 %ptr.1, ptr %12, align 8, !dbg !1110
    #dbg_declare(ptr %ptr.dbg.spill, !1080, !DIExpression(), !1111)
    #dbg_declare(ptr %ptr.dbg.spill, !1112, !DIExpression(), !1118)
  ret ptr %ptr.0, !dbg !1120

bb1:                                              ; No predecessors!
  unreachable, !dbg !1107
}

; <f64 as core::ops::arith::Mul<&f64>>::mul
; Function Attrs: inlinehint nonlazybind uwtable
define internal double @"_ZN60_$LT$f64$u20$as$u20$core..ops..arith..Mul$LT$$RF$f64$GT$$GT$3mul17h9ae06deafd439fceE"(double %self, ptr align 8 %other, ptr align 8 %0) unnamed_addr #1 !dbg !1121 {
start:
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store double %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1130, !DIExpression(), !1132)
  store ptr %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !1131, !DIExpression(), !1133)
  %_3 = load double, ptr %other, align 8, !dbg !1134
  %_0 = fmul double %self, %_3, !dbg !1135
  ret double %_0, !dbg !1142
}

; shapes::swap_bytes
; Function Attrs: nonlazybind uwtable
define void @_ZN6shapes10swap_bytes17h532b199bce630131E(ptr sret([32 x i8]) align 16 %_0, i128 %value) unnamed_addr #3 !dbg !1143 {
start:
  %0 = alloca [4 x i8], align 4
  %self.dbg.spill.i3 = alloca [16 x i8], align 16
  %1 = alloca [16 x i8], align 16
  %self.dbg.spill.i1 = alloca [16 x i8], align 16
  %2 = alloca [4 x i8], align 4
  %self.dbg.spill.i = alloca [16 x i8], align 16
  %value.dbg.spill = alloca [16 x i8], align 16
  store i128 %value, ptr %value.dbg.spill, align 16
    #dbg_declare(ptr %value.dbg.spill, !1152, !DIExpression(), !1153)
  store i128 %value, ptr %self.dbg.spill.i1, align 16
    #dbg_declare(ptr %self.dbg.spill.i1, !1154, !DIExpression(), !1161)
  %3 = call i128 @llvm.bswap.i128(i128 %value), !dbg !1163
  store i128 %3, ptr %1, align 16, !dbg !1163
  %_0.i2 = load i128, ptr %1, align 16, !dbg !1163
  %_2 = udiv i128 %_0.i2, 3, !dbg !1164
  store i128 %value, ptr %self.dbg.spill.i3, align 16
    #dbg_declare(ptr %self.dbg.spill.i3, !1165, !DIExpression(), !1170)
  %4 = call i128 @llvm.ctlz.i128(i128 %value, i1 false), !dbg !1172
  %5 = trunc i128 %4 to i32, !dbg !1172
  store i32 %5, ptr %0, align 4, !dbg !1172
  %_0.i4 = load i32, ptr %0, align 4, !dbg !1172
  store i128 %value, ptr %self.dbg.spill.i, align 16
    #dbg_declare(ptr %self.dbg.spill.i, !1173, !DIExpression(), !1176)
  %6 = call i128 @llvm.ctpop.i128(i128 %value), !dbg !1178
  %7 = trunc i128 %6 to i32, !dbg !1178
  store i32 %7, ptr %2, align 4, !dbg !1178
  %_0.i = load i32, ptr %2, align 4, !dbg !1178
  %_8.0 = add i32 %_0.i4, %_0.i, !dbg !1179
  %_8.1 = icmp ult i32 %_8.0, %_0.i4, !dbg !1179
  br i1 %_8.1, label %panic, label %bb5, !dbg !1179

bb5:                                              ; preds = %start
  store i128 %_2, ptr %_0, align 16, !dbg !1180
  %8 = getelementptr inbounds i8, ptr %_0, i64 16, !dbg !1180
  store i32 %_8.0, ptr %8, align 16, !dbg !1180
  ret void, !dbg !1181

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_1ba9c6f9e7a712d478d351bda6af55ea) #14, !dbg !1179
  unreachable, !dbg !1179
}

; shapes::area
; Function Attrs: nonlazybind uwtable
define double @_ZN6shapes4area17h6d5cc3dd46e69191E(ptr align 8 %shape) unnamed_addr #3 !dbg !1182 {
start:
  %small.dbg.spill.i1 = alloca [4 x i8], align 4
  %small.dbg.spill.i = alloca [4 x i8], align 4
  %h.dbg.spill = alloca [8 x i8], align 8
  %w.dbg.spill = alloca [8 x i8], align 8
  %r.dbg.spill = alloca [8 x i8], align 8
  %shape.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %shape, ptr %shape.dbg.spill, align 8
    #dbg_declare(ptr %shape.dbg.spill, !1203, !DIExpression(), !1210)
  %0 = load i32, ptr %shape, align 8, !dbg !1211
  %_2 = zext i32 %0 to i64, !dbg !1211
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !1212

bb1:                                              ; preds = %start
  unreachable, !dbg !1211

bb4:                                              ; preds = %start
  store double 0.000000e+00, ptr %_0, align 8, !dbg !1213
  br label %bb8, !dbg !1213

bb3:                                              ; preds = %start
  %r = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !1214
  store ptr %r, ptr %r.dbg.spill, align 8, !dbg !1214
    #dbg_declare(ptr %r.dbg.spill, !1204, !DIExpression(), !1215)
; call <f64 as core::ops::arith::Mul<&f64>>::mul
  %_4 = call double @"_ZN60_$LT$f64$u20$as$u20$core..ops..arith..Mul$LT$$RF$f64$GT$$GT$3mul17h9ae06deafd439fceE"(double 3.000000e+00, ptr align 8 %r, ptr align 8 @alloc_373663e07d1fdc5e069987ed56d816aa) #15, !dbg !1216
; call <f64 as core::ops::arith::Mul<&f64>>::mul
  %1 = call double @"_ZN60_$LT$f64$u20$as$u20$core..ops..arith..Mul$LT$$RF$f64$GT$$GT$3mul17h9ae06deafd439fceE"(double %_4, ptr align 8 %r, ptr align 8 @alloc_373663e07d1fdc5e069987ed56d816aa) #15, !dbg !1216
  store double %1, ptr %_0, align 8, !dbg !1216
  br label %bb8, !dbg !1216

bb2:                                              ; preds = %start
  %w = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !1217
  store ptr %w, ptr %w.dbg.spill, align 8, !dbg !1217
    #dbg_declare(ptr %w.dbg.spill, !1206, !DIExpression(), !1218)
  %h = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !1219
  store ptr %h, ptr %h.dbg.spill, align 8, !dbg !1219
    #dbg_declare(ptr %h.dbg.spill, !1209, !DIExpression(), !1220)
  %_8 = load i32, ptr %w, align 4, !dbg !1221
  store i32 %_8, ptr %small.dbg.spill.i1, align 4
    #dbg_declare(ptr %small.dbg.spill.i1, !1222, !DIExpression(), !1230)
  %_0.i2 = uitofp i32 %_8 to double, !dbg !1232
  %_10 = load i32, ptr %h, align 4, !dbg !1233
  store i32 %_10, ptr %small.dbg.spill.i, align 4
    #dbg_declare(ptr %small.dbg.spill.i, !1222, !DIExpression(), !1234)
  %_0.i = uitofp i32 %_10 to double, !dbg !1236
  %2 = fmul double %_0.i2, %_0.i, !dbg !1237
  store double %2, ptr %_0, align 8, !dbg !1237
  br label %bb8, !dbg !1238

bb8:                                              ; preds = %bb2, %bb3, %bb4
  %3 = load double, ptr %_0, align 8, !dbg !1239
  ret double %3, !dbg !1239
}

; shapes::pick
; Function Attrs: nonlazybind uwtable
define { i64, i64 } @_ZN6shapes4pick17hb3603b163631c702E(ptr align 8 %values.0, i64 %values.1, i64 %at) unnamed_addr #3 !dbg !1240 {
start:
  %at.dbg.spill = alloca [8 x i8], align 8
  %values.dbg.spill = alloca [16 x i8], align 8
  store ptr %values.0, ptr %values.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %values.dbg.spill, i64 8
  store i64 %values.1, ptr %0, align 8
    #dbg_declare(ptr %values.dbg.spill, !1244, !DIExpression(), !1246)
  store i64 %at, ptr %at.dbg.spill, align 8
    #dbg_declare(ptr %at.dbg.spill, !1245, !DIExpression(), !1247)
; call core::slice::<impl [T]>::get
  %_5 = call align 8 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17h8103dfb8b3a2fd12E"(ptr align 8 %values.0, i64 %values.1, i64 %at) #15, !dbg !1248
; call core::option::Option<&T>::copied
  %1 = call { i64, i64 } @"_ZN4core6option19Option$LT$$RF$T$GT$6copied17h4d99efa4abe0856cE"(ptr align 8 %_5), !dbg !1249
  %_4.0 = extractvalue { i64, i64 } %1, 0, !dbg !1249
  %_4.1 = extractvalue { i64, i64 } %1, 1, !dbg !1249
; call core::option::Option<T>::map
  %2 = call { i64, i64 } @"_ZN4core6option15Option$LT$T$GT$3map17h49d1901f280237a7E"(i64 %_4.0, i64 %_4.1) #15, !dbg !1250
  %_3.0 = extractvalue { i64, i64 } %2, 0, !dbg !1250
  %_3.1 = extractvalue { i64, i64 } %2, 1, !dbg !1250
; call core::option::Option<T>::filter
  %3 = call { i64, i64 } @"_ZN4core6option15Option$LT$T$GT$6filter17ha0f87d4cbfc6606cE"(i64 %_3.0, i64 %_3.1) #15, !dbg !1251
  %_0.0 = extractvalue { i64, i64 } %3, 0, !dbg !1251
  %_0.1 = extractvalue { i64, i64 } %3, 1, !dbg !1251
  %4 = insertvalue { i64, i64 } poison, i64 %_0.0, 0, !dbg !1252
  %5 = insertvalue { i64, i64 } %4, i64 %_0.1, 1, !dbg !1252
  ret { i64, i64 } %5, !dbg !1252
}

; shapes::pick::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN6shapes4pick28_$u7b$$u7b$closure$u7d$$u7d$17h6d5788637391c4c3E"(i64 %v) unnamed_addr #1 !dbg !1253 {
start:
  %v.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !1258, !DIExpression(), !1259)
  store i64 %v, ptr %v.dbg.spill, align 8
    #dbg_declare(ptr %v.dbg.spill, !1257, !DIExpression(), !1260)
; call core::num::<impl i64>::saturating_mul
  %_0 = call i64 @"_ZN4core3num21_$LT$impl$u20$i64$GT$14saturating_mul17h86334da7e5b0714cE"(i64 %v, i64 3) #15, !dbg !1261
  ret i64 %_0, !dbg !1262
}

; shapes::pick::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN6shapes4pick28_$u7b$$u7b$closure$u7d$$u7d$17hb453ee4b9da1de15E"(ptr align 8 %v) unnamed_addr #1 !dbg !1263 {
start:
  %v.dbg.spill = alloca [8 x i8], align 8
  %_1.dbg.spill = alloca [0 x i8], align 1
    #dbg_declare(ptr %_1.dbg.spill, !1268, !DIExpression(), !1269)
  store ptr %v, ptr %v.dbg.spill, align 8
    #dbg_declare(ptr %v.dbg.spill, !1267, !DIExpression(), !1270)
  %_3 = load i64, ptr %v, align 8, !dbg !1271
  %_0 = icmp ne i64 %_3, 7, !dbg !1271
  ret i1 %_0, !dbg !1272
}

; shapes::boxed
; Function Attrs: nonlazybind uwtable
define align 8 ptr @_ZN6shapes5boxed17h17c69d68e5a722efE(i32 %n) unnamed_addr #3 personality ptr @rust_eh_personality !dbg !1273 {
start:
  %ptr.dbg.spill.i = alloca [8 x i8], align 8
    #dbg_declare(ptr %_2, !1279, !DIExpression(), !1290)
  %0 = alloca [16 x i8], align 8
  %rhs.dbg.spill.i = alloca [4 x i8], align 4
  %self.dbg.spill.i = alloca [4 x i8], align 4
  %n.dbg.spill = alloca [4 x i8], align 4
  %_2 = alloca [16 x i8], align 8
  store i32 %n, ptr %n.dbg.spill, align 4
    #dbg_declare(ptr %n.dbg.spill, !1278, !DIExpression(), !1292)
  %_3 = icmp eq i32 %n, 0, !dbg !1293
  br i1 %_3, label %bb1, label %bb2, !dbg !1293

bb2:                                              ; preds = %start
  store i32 %n, ptr %self.dbg.spill.i, align 4
    #dbg_declare(ptr %self.dbg.spill.i, !1294, !DIExpression(), !1301)
  store i32 1, ptr %rhs.dbg.spill.i, align 4
    #dbg_declare(ptr %rhs.dbg.spill.i, !1300, !DIExpression(), !1303)
  %_0.i = add i32 %n, 1, !dbg !1304
  %1 = getelementptr inbounds i8, ptr %_2, i64 4, !dbg !1305
  store i32 %n, ptr %1, align 4, !dbg !1305
  %2 = getelementptr inbounds i8, ptr %_2, i64 8, !dbg !1305
  store i32 %_0.i, ptr %2, align 8, !dbg !1305
  store i32 2, ptr %_2, align 8, !dbg !1305
  br label %bb4, !dbg !1306

bb1:                                              ; preds = %start
  store i32 0, ptr %_2, align 8, !dbg !1307
  br label %bb4, !dbg !1306

bb4:                                              ; preds = %bb1, %bb2
; invoke alloc::boxed::box_new_uninit
  %_3.i = invoke ptr @_ZN5alloc5boxed14box_new_uninit17he6a1fcbbae0374c5E(i64 8, i64 16)
          to label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h90c921d5f29dd7a7E.exit" unwind label %cleanup.i, !dbg !1308

cleanup.i:                                        ; preds = %bb4
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  %7 = load ptr, ptr %0, align 8, !dbg !1309
  %8 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !1309
  %9 = load i32, ptr %8, align 8, !dbg !1309
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0, !dbg !1309
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1, !dbg !1309
  resume { ptr, i32 } %11, !dbg !1309

"_ZN5alloc5boxed12Box$LT$T$GT$3new17h90c921d5f29dd7a7E.exit": ; preds = %bb4
  store ptr %_3.i, ptr %ptr.dbg.spill.i, align 8, !dbg !1308
    #dbg_declare(ptr %ptr.dbg.spill.i, !1285, !DIExpression(), !1310)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3.i, ptr align 8 %_2, i64 16, i1 false), !dbg !1311
  ret ptr %_3.i, !dbg !1312
}

; shapes::enter
; Function Attrs: nonlazybind uwtable
define zeroext i1 @_ZN6shapes5enter17h4a0d33dd85099969E() unnamed_addr #3 !dbg !1313 {
start:
  %first.dbg.spill = alloca [1 x i8], align 1
  %_2 = alloca [2 x i8], align 1
; call core::sync::atomic::AtomicU8::compare_exchange_weak
  %0 = call { i1, i8 } @_ZN4core4sync6atomic8AtomicU821compare_exchange_weak17h11d3bb4fdc1b9964E(ptr align 1 @_ZN6shapes5STATE17hab95033745fc582dE, i8 0, i8 1, i8 3, i8 0) #15, !dbg !1319
  %1 = extractvalue { i1, i8 } %0, 0, !dbg !1319
  %2 = extractvalue { i1, i8 } %0, 1, !dbg !1319
  %3 = zext i1 %1 to i8, !dbg !1319
  store i8 %3, ptr %_2, align 1, !dbg !1319
  %4 = getelementptr inbounds i8, ptr %_2, i64 1, !dbg !1319
  store i8 %2, ptr %4, align 1, !dbg !1319
; call core::result::Result<T,E>::is_ok
  %first = call zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hae67130b0e8a854cE"(ptr align 1 %_2) #15, !dbg !1320
  %5 = zext i1 %first to i8, !dbg !1320
  store i8 %5, ptr %first.dbg.spill, align 1, !dbg !1320
    #dbg_declare(ptr %first.dbg.spill, !1317, !DIExpression(), !1321)
; call core::sync::atomic::fence
  call void @_ZN4core4sync6atomic5fence17h3c49b42fa5d5dd58E(i8 4) #15, !dbg !1322
; call core::sync::atomic::AtomicUsize::fetch_max
  %_8 = call i64 @_ZN4core4sync6atomic11AtomicUsize9fetch_max17h2648649dfce0d67eE(ptr align 8 @_ZN6shapes5COUNT17h3bf36c8bed0ed872E, i64 9, i8 0) #15, !dbg !1323
  ret i1 %first, !dbg !1324
}

; <usize as core::slice::index::SliceIndex<[T]>>::get
; Function Attrs: inlinehint nonlazybind uwtable
define align 8 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h2eab91f09b15c432E"(i64 %self, ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !1325 {
start:
  %slice.dbg.spill = alloca [16 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store i64 %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !1332, !DIExpression(), !1334)
  store ptr %slice.0, ptr %slice.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %slice.dbg.spill, i64 8
  store i64 %slice.1, ptr %0, align 8
    #dbg_declare(ptr %slice.dbg.spill, !1333, !DIExpression(), !1335)
  %_3 = icmp ult i64 %self, %slice.1, !dbg !1336
  br i1 %_3, label %bb1, label %bb2, !dbg !1336

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8, !dbg !1337
  br label %bb3, !dbg !1338

bb1:                                              ; preds = %start
  %_5 = getelementptr inbounds nuw i64, ptr %slice.0, i64 %self, !dbg !1339
  store ptr %_5, ptr %_0, align 8, !dbg !1340
  br label %bb3, !dbg !1338

bb3:                                              ; preds = %bb1, %bb2
  %1 = load ptr, ptr %_0, align 8, !dbg !1341
  ret ptr %1, !dbg !1341
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctpop.i128(i128) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.bswap.i128(i128) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #4

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #8

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #8

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64, i64 allocalign) unnamed_addr #9

; __rustc::__rust_alloc_zeroed
; Function Attrs: nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable
declare noalias ptr @_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed(i64, i64 allocalign) unnamed_addr #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64, i64) unnamed_addr #12

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7

attributes #0 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { noinline noreturn }
attributes #15 = { inlinehint }
attributes #16 = { inlinehint nounwind }
attributes #17 = { nounwind }
attributes #18 = { noreturn }

!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.dbg.cu = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "COUNT", linkageName: "_ZN6shapes5COUNT17h3bf36c8bed0ed872E", scope: !2, file: !3, line: 10, type: !4, isLocal: false, isDefinition: true, align: 64)
!2 = !DINamespace(name: "shapes", scope: null)
!3 = !DIFile(filename: "shapes.rs", directory: ".", checksumkind: CSK_MD5, checksum: "9b2dad77ac29ae35058aaba2613223ae")
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicUsize", scope: !6, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !9, templateParams: !18, identifier: "4d473d2171783819ad804082894a3856")
!5 = !DIFile(filename: "<unknown>", directory: "")
!6 = !DINamespace(name: "atomic", scope: !7)
!7 = !DINamespace(name: "sync", scope: !8)
!8 = !DINamespace(name: "core", scope: null)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !4, file: !5, baseType: !11, size: 64, align: 64, flags: DIFlagPrivate)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<usize>", scope: !12, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !13, templateParams: !16, identifier: "39a99da3e6158f476ae51abf051b55a8")
!12 = !DINamespace(name: "cell", scope: !8)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !5, baseType: !15, size: 64, align: 64, flags: DIFlagPrivate)
!15 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DITemplateTypeParameter(name: "T", type: !15)
!18 = !{}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "STATE", linkageName: "_ZN6shapes5STATE17hab95033745fc582dE", scope: !2, file: !3, line: 11, type: !21, isLocal: true, isDefinition: true, align: 8)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "AtomicU8", scope: !6, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !22, templateParams: !18, identifier: "6980823d1c4bcf21feab4429769428e9")
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !21, file: !5, baseType: !24, size: 8, align: 8, flags: DIFlagPrivate)
!24 = !DICompositeType(tag: DW_TAG_structure_type, name: "UnsafeCell<u8>", scope: !12, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !25, templateParams: !28, identifier: "df3fe7d204cf9645c1e0417088da45bf")
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !24, file: !5, baseType: !27, size: 8, align: 8, flags: DIFlagPrivate)
!27 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DITemplateTypeParameter(name: "T", type: !27)
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 2, !"RtLibUseGOT", i32 1}
!32 = !{i32 7, !"Dwarf Version", i32 4}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!35 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !36, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !37, globals: !114, splitDebugInlining: false, nameTableKind: None)
!36 = !DIFile(filename: "shapes.rs/@/shapes.43b48fc11de24fea-cgu.0", directory: ".")
!37 = !{!38, !45}
!38 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Ordering", scope: !6, file: !5, baseType: !27, size: 8, align: 8, flags: DIFlagEnumClass, elements: !39)
!39 = !{!40, !41, !42, !43, !44}
!40 = !DIEnumerator(name: "Relaxed", value: 0, isUnsigned: true)
!41 = !DIEnumerator(name: "Release", value: 1, isUnsigned: true)
!42 = !DIEnumerator(name: "Acquire", value: 2, isUnsigned: true)
!43 = !DIEnumerator(name: "AcqRel", value: 3, isUnsigned: true)
!44 = !DIEnumerator(name: "SeqCst", value: 4, isUnsigned: true)
!45 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "AlignmentEnum", scope: !46, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagEnumClass, elements: !49)
!46 = !DINamespace(name: "alignment", scope: !47)
!47 = !DINamespace(name: "ptr", scope: !8)
!48 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!49 = !{!50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113}
!50 = !DIEnumerator(name: "_Align1Shl0", value: 1, isUnsigned: true)
!51 = !DIEnumerator(name: "_Align1Shl1", value: 2, isUnsigned: true)
!52 = !DIEnumerator(name: "_Align1Shl2", value: 4, isUnsigned: true)
!53 = !DIEnumerator(name: "_Align1Shl3", value: 8, isUnsigned: true)
!54 = !DIEnumerator(name: "_Align1Shl4", value: 16, isUnsigned: true)
!55 = !DIEnumerator(name: "_Align1Shl5", value: 32, isUnsigned: true)
!56 = !DIEnumerator(name: "_Align1Shl6", value: 64, isUnsigned: true)
!57 = !DIEnumerator(name: "_Align1Shl7", value: 128, isUnsigned: true)
!58 = !DIEnumerator(name: "_Align1Shl8", value: 256, isUnsigned: true)
!59 = !DIEnumerator(name: "_Align1Shl9", value: 512, isUnsigned: true)
!60 = !DIEnumerator(name: "_Align1Shl10", value: 1024, isUnsigned: true)
!61 = !DIEnumerator(name: "_Align1Shl11", value: 2048, isUnsigned: true)
!62 = !DIEnumerator(name: "_Align1Shl12", value: 4096, isUnsigned: true)
!63 = !DIEnumerator(name: "_Align1Shl13", value: 8192, isUnsigned: true)
!64 = !DIEnumerator(name: "_Align1Shl14", value: 16384, isUnsigned: true)
!65 = !DIEnumerator(name: "_Align1Shl15", value: 32768, isUnsigned: true)
!66 = !DIEnumerator(name: "_Align1Shl16", value: 65536, isUnsigned: true)
!67 = !DIEnumerator(name: "_Align1Shl17", value: 131072, isUnsigned: true)
!68 = !DIEnumerator(name: "_Align1Shl18", value: 262144, isUnsigned: true)
!69 = !DIEnumerator(name: "_Align1Shl19", value: 524288, isUnsigned: true)
!70 = !DIEnumerator(name: "_Align1Shl20", value: 1048576, isUnsigned: true)
!71 = !DIEnumerator(name: "_Align1Shl21", value: 2097152, isUnsigned: true)
!72 = !DIEnumerator(name: "_Align1Shl22", value: 4194304, isUnsigned: true)
!73 = !DIEnumerator(name: "_Align1Shl23", value: 8388608, isUnsigned: true)
!74 = !DIEnumerator(name: "_Align1Shl24", value: 16777216, isUnsigned: true)
!75 = !DIEnumerator(name: "_Align1Shl25", value: 33554432, isUnsigned: true)
!76 = !DIEnumerator(name: "_Align1Shl26", value: 67108864, isUnsigned: true)
!77 = !DIEnumerator(name: "_Align1Shl27", value: 134217728, isUnsigned: true)
!78 = !DIEnumerator(name: "_Align1Shl28", value: 268435456, isUnsigned: true)
!79 = !DIEnumerator(name: "_Align1Shl29", value: 536870912, isUnsigned: true)
!80 = !DIEnumerator(name: "_Align1Shl30", value: 1073741824, isUnsigned: true)
!81 = !DIEnumerator(name: "_Align1Shl31", value: 2147483648, isUnsigned: true)
!82 = !DIEnumerator(name: "_Align1Shl32", value: 4294967296, isUnsigned: true)
!83 = !DIEnumerator(name: "_Align1Shl33", value: 8589934592, isUnsigned: true)
!84 = !DIEnumerator(name: "_Align1Shl34", value: 17179869184, isUnsigned: true)
!85 = !DIEnumerator(name: "_Align1Shl35", value: 34359738368, isUnsigned: true)
!86 = !DIEnumerator(name: "_Align1Shl36", value: 68719476736, isUnsigned: true)
!87 = !DIEnumerator(name: "_Align1Shl37", value: 137438953472, isUnsigned: true)
!88 = !DIEnumerator(name: "_Align1Shl38", value: 274877906944, isUnsigned: true)
!89 = !DIEnumerator(name: "_Align1Shl39", value: 549755813888, isUnsigned: true)
!90 = !DIEnumerator(name: "_Align1Shl40", value: 1099511627776, isUnsigned: true)
!91 = !DIEnumerator(name: "_Align1Shl41", value: 2199023255552, isUnsigned: true)
!92 = !DIEnumerator(name: "_Align1Shl42", value: 4398046511104, isUnsigned: true)
!93 = !DIEnumerator(name: "_Align1Shl43", value: 8796093022208, isUnsigned: true)
!94 = !DIEnumerator(name: "_Align1Shl44", value: 17592186044416, isUnsigned: true)
!95 = !DIEnumerator(name: "_Align1Shl45", value: 35184372088832, isUnsigned: true)
!96 = !DIEnumerator(name: "_Align1Shl46", value: 70368744177664, isUnsigned: true)
!97 = !DIEnumerator(name: "_Align1Shl47", value: 140737488355328, isUnsigned: true)
!98 = !DIEnumerator(name: "_Align1Shl48", value: 281474976710656, isUnsigned: true)
!99 = !DIEnumerator(name: "_Align1Shl49", value: 562949953421312, isUnsigned: true)
!100 = !DIEnumerator(name: "_Align1Shl50", value: 1125899906842624, isUnsigned: true)
!101 = !DIEnumerator(name: "_Align1Shl51", value: 2251799813685248, isUnsigned: true)
!102 = !DIEnumerator(name: "_Align1Shl52", value: 4503599627370496, isUnsigned: true)
!103 = !DIEnumerator(name: "_Align1Shl53", value: 9007199254740992, isUnsigned: true)
!104 = !DIEnumerator(name: "_Align1Shl54", value: 18014398509481984, isUnsigned: true)
!105 = !DIEnumerator(name: "_Align1Shl55", value: 36028797018963968, isUnsigned: true)
!106 = !DIEnumerator(name: "_Align1Shl56", value: 72057594037927936, isUnsigned: true)
!107 = !DIEnumerator(name: "_Align1Shl57", value: 144115188075855872, isUnsigned: true)
!108 = !DIEnumerator(name: "_Align1Shl58", value: 288230376151711744, isUnsigned: true)
!109 = !DIEnumerator(name: "_Align1Shl59", value: 576460752303423488, isUnsigned: true)
!110 = !DIEnumerator(name: "_Align1Shl60", value: 1152921504606846976, isUnsigned: true)
!111 = !DIEnumerator(name: "_Align1Shl61", value: 2305843009213693952, isUnsigned: true)
!112 = !DIEnumerator(name: "_Align1Shl62", value: 4611686018427387904, isUnsigned: true)
!113 = !DIEnumerator(name: "_Align1Shl63", value: 9223372036854775808, isUnsigned: true)
!114 = !{!0, !19}
!115 = distinct !DISubprogram(name: "cold_path", linkageName: "_ZN4core10intrinsics9cold_path17hecd35dbf6e42e584E", scope: !117, file: !116, line: 417, type: !118, scopeLine: 417, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18)
!116 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!117 = !DINamespace(name: "intrinsics", scope: !8)
!118 = !DISubroutineType(types: !119)
!119 = !{null}
!120 = !DILocation(line: 417, column: 28, scope: !115)
!121 = distinct !DISubprogram(name: "saturating_mul", linkageName: "_ZN4core3num21_$LT$impl$u20$i64$GT$14saturating_mul17h86334da7e5b0714cE", scope: !123, file: !122, line: 2024, type: !125, scopeLine: 2024, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !128)
!122 = !DIFile(filename: "library/core/src/num/int_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!123 = !DINamespace(name: "{impl#3}", scope: !124)
!124 = !DINamespace(name: "num", scope: !8)
!125 = !DISubroutineType(types: !126)
!126 = !{!127, !127, !127}
!127 = !DIBasicType(name: "i64", size: 64, encoding: DW_ATE_signed)
!128 = !{!129, !130, !131}
!129 = !DILocalVariable(name: "self", arg: 1, scope: !121, file: !122, line: 2024, type: !127)
!130 = !DILocalVariable(name: "rhs", arg: 2, scope: !121, file: !122, line: 2024, type: !127)
!131 = !DILocalVariable(name: "x", scope: !132, file: !122, line: 2026, type: !127, align: 64)
!132 = distinct !DILexicalBlock(scope: !121, file: !122, line: 2026, column: 17)
!133 = !DILocation(line: 2026, column: 22, scope: !132)
!134 = !DILocation(line: 2024, column: 37, scope: !121)
!135 = !DILocalVariable(name: "self", arg: 1, scope: !136, file: !122, line: 803, type: !127)
!136 = distinct !DISubprogram(name: "checked_mul", linkageName: "_ZN4core3num21_$LT$impl$u20$i64$GT$11checked_mul17h7398fcad2c5b9883E", scope: !123, file: !122, line: 803, type: !137, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !153)
!137 = !DISubroutineType(types: !138)
!138 = !{!139, !127, !127}
!139 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i64>", scope: !140, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !141, templateParams: !18, identifier: "b57794be78e0ef6fc66ec82e0f5bd72")
!140 = !DINamespace(name: "option", scope: !8)
!141 = !{!142}
!142 = !DICompositeType(tag: DW_TAG_variant_part, scope: !139, file: !5, size: 128, align: 64, elements: !143, templateParams: !18, identifier: "1ce7029255e40023898546465810cda7", discriminator: !152)
!143 = !{!144, !148}
!144 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !142, file: !5, baseType: !145, size: 128, align: 64, extraData: i64 0)
!145 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !139, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !146, identifier: "18847b17062cb477d318c702af67e96d")
!146 = !{!147}
!147 = !DITemplateTypeParameter(name: "T", type: !127)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !142, file: !5, baseType: !149, size: 128, align: 64, extraData: i64 1)
!149 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !139, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !150, templateParams: !146, identifier: "42c556b8514c7bd64b93d9a4eed1555c")
!150 = !{!151}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !149, file: !5, baseType: !127, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!152 = !DIDerivedType(tag: DW_TAG_member, scope: !139, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!153 = !{!135, !154, !155, !157}
!154 = !DILocalVariable(name: "rhs", arg: 2, scope: !136, file: !122, line: 803, type: !127)
!155 = !DILocalVariable(name: "a", scope: !156, file: !122, line: 804, type: !127, align: 64)
!156 = distinct !DILexicalBlock(scope: !136, file: !122, line: 804, column: 13)
!157 = !DILocalVariable(name: "b", scope: !156, file: !122, line: 804, type: !158, align: 8)
!158 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!159 = !DILocation(line: 803, column: 34, scope: !136, inlinedAt: !160)
!160 = !DILocation(line: 2025, column: 24, scope: !121)
!161 = !DILocalVariable(name: "self", arg: 1, scope: !162, file: !122, line: 2710, type: !127)
!162 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs1_NtCsgEmfK2I1SDS_4core3numx15overflowing_mul", scope: !123, file: !122, line: 2710, type: !163, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !169)
!163 = !DISubroutineType(types: !164)
!164 = !{!165, !127, !127}
!165 = !DICompositeType(tag: DW_TAG_structure_type, name: "(i64, bool)", file: !5, size: 128, align: 64, elements: !166, templateParams: !18, identifier: "1811c31ad92cd894e514ef1638fdb14c")
!166 = !{!167, !168}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !165, file: !5, baseType: !127, size: 64, align: 64)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !165, file: !5, baseType: !158, size: 8, align: 8, offset: 64)
!169 = !{!161, !170}
!170 = !DILocalVariable(name: "rhs", arg: 2, scope: !162, file: !122, line: 2710, type: !127)
!171 = !DILocation(line: 2710, column: 38, scope: !162, inlinedAt: !172)
!172 = !DILocation(line: 804, column: 31, scope: !136, inlinedAt: !160)
!173 = !DILocation(line: 2024, column: 43, scope: !121)
!174 = !DILocation(line: 803, column: 40, scope: !136, inlinedAt: !160)
!175 = !DILocation(line: 2710, column: 44, scope: !162, inlinedAt: !172)
!176 = !DILocation(line: 2711, column: 26, scope: !162, inlinedAt: !172)
!177 = !DILocation(line: 804, column: 18, scope: !136, inlinedAt: !160)
!178 = !DILocation(line: 804, column: 18, scope: !156, inlinedAt: !160)
!179 = !DILocation(line: 804, column: 21, scope: !136, inlinedAt: !160)
!180 = !DILocation(line: 804, column: 21, scope: !156, inlinedAt: !160)
!181 = !DILocalVariable(name: "b", arg: 1, scope: !182, file: !116, line: 456, type: !158)
!182 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCsgEmfK2I1SDS_4core10intrinsics8unlikely", scope: !117, file: !116, line: 456, type: !183, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !185)
!183 = !DISubroutineType(types: !184)
!184 = !{!158, !158}
!185 = !{!181}
!186 = !DILocation(line: 456, column: 23, scope: !182, inlinedAt: !187)
!187 = !DILocation(line: 805, column: 16, scope: !156, inlinedAt: !160)
!188 = !DILocation(line: 457, column: 8, scope: !182, inlinedAt: !187)
!189 = !DILocation(line: 805, column: 56, scope: !156, inlinedAt: !160)
!190 = !DILocation(line: 2026, column: 22, scope: !121)
!191 = !DILocation(line: 2026, column: 28, scope: !121)
!192 = !DILocation(line: 2027, column: 28, scope: !121)
!193 = !DILocation(line: 2027, column: 42, scope: !121)
!194 = !DILocation(line: 2033, column: 10, scope: !121)
!195 = !DILocation(line: 2030, column: 21, scope: !121)
!196 = !DILocation(line: 2027, column: 25, scope: !121)
!197 = !DILocation(line: 2028, column: 21, scope: !121)
!198 = !DILocation(line: 2031, column: 17, scope: !121)
!199 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h70229809c7a70877E", scope: !201, file: !200, line: 68, type: !204, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !234)
!200 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!201 = !DINamespace(name: "new_unchecked", scope: !202)
!202 = !DINamespace(name: "{impl#3}", scope: !203)
!203 = !DINamespace(name: "non_null", scope: !47)
!204 = !DISubroutineType(types: !205)
!205 = !{null, !206, !208}
!206 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut ()", baseType: !207, size: 64, align: 64, dwarfAddressSpace: 0)
!207 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !209, size: 64, align: 64, dwarfAddressSpace: 0)
!209 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !210, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !212, templateParams: !18, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!210 = !DINamespace(name: "location", scope: !211)
!211 = !DINamespace(name: "panic", scope: !8)
!212 = !{!213, !222, !224, !225}
!213 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !209, file: !5, baseType: !214, size: 128, align: 64, flags: DIFlagPrivate)
!214 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !203, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !215, templateParams: !28, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!215 = !{!216}
!216 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !214, file: !5, baseType: !217, size: 128, align: 64, flags: DIFlagPrivate)
!217 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !5, size: 128, align: 64, elements: !218, templateParams: !18, identifier: "238a44609877474087c05adf26cd41fa")
!218 = !{!219, !221}
!219 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !217, file: !5, baseType: !220, size: 64, align: 64)
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !217, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !209, file: !5, baseType: !223, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!223 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !209, file: !5, baseType: !223, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !209, file: !5, baseType: !226, align: 8, offset: 192, flags: DIFlagPrivate)
!226 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !227, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !228, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!227 = !DINamespace(name: "marker", scope: !8)
!228 = !{!229}
!229 = !DITemplateTypeParameter(name: "T", type: !230)
!230 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !5, size: 128, align: 64, elements: !231, templateParams: !18, identifier: "9277eecd40495f85161460476aacc992")
!231 = !{!232, !233}
!232 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !230, file: !5, baseType: !220, size: 64, align: 64)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !230, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!234 = !{!235, !236}
!235 = !DILocalVariable(name: "ptr", arg: 1, scope: !199, file: !200, line: 68, type: !206)
!236 = !DILocalVariable(name: "msg", scope: !237, file: !200, line: 70, type: !230, align: 64)
!237 = distinct !DILexicalBlock(scope: !199, file: !200, line: 70, column: 21)
!238 = !DILocation(line: 68, column: 43, scope: !199)
!239 = !DILocalVariable(name: "self", arg: 1, scope: !240, file: !241, line: 22, type: !206)
!240 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17h90ca5f9ec78096faE", scope: !242, file: !241, line: 22, type: !244, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !247, retainedNodes: !246)
!241 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!242 = !DINamespace(name: "{impl#0}", scope: !243)
!243 = !DINamespace(name: "mut_ptr", scope: !47)
!244 = !DISubroutineType(types: !245)
!245 = !{!158, !206}
!246 = !{!239}
!247 = !{!248}
!248 = !DITemplateTypeParameter(name: "T", type: !207)
!249 = !DILocation(line: 22, column: 26, scope: !240, inlinedAt: !250)
!250 = !DILocation(line: 239, column: 57, scope: !251)
!251 = !DILexicalBlockFile(scope: !199, file: !252, discriminator: 0)
!252 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!253 = !DILocation(line: 159, column: 18, scope: !254, inlinedAt: !261)
!254 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hea7800368b7f6bf9E", scope: !256, file: !255, line: 153, type: !258, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28)
!255 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!256 = !DINamespace(name: "{impl#0}", scope: !257)
!257 = !DINamespace(name: "const_ptr", scope: !47)
!258 = !DISubroutineType(types: !259)
!259 = !{!15, !260}
!260 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!261 = !DILocation(line: 38, column: 21, scope: !262, inlinedAt: !267)
!262 = !DILexicalBlockFile(scope: !263, file: !255, discriminator: 0)
!263 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h30a69a7c8412dcd3E", scope: !264, file: !116, line: 2434, type: !265, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18)
!264 = !DINamespace(name: "is_null", scope: !256)
!265 = !DISubroutineType(types: !266)
!266 = !{!158, !260}
!267 = !DILocation(line: 2447, column: 9, scope: !268, inlinedAt: !273)
!268 = !DILexicalBlockFile(scope: !269, file: !116, discriminator: 0)
!269 = distinct !DISubprogram(name: "is_null<()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h67db6c52b3ff7f33E", scope: !256, file: !255, line: 22, type: !270, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !247)
!270 = !DISubroutineType(types: !271)
!271 = !{!158, !272}
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !207, size: 64, align: 64, dwarfAddressSpace: 0)
!273 = !DILocation(line: 23, column: 27, scope: !240, inlinedAt: !250)
!274 = !DILocation(line: 239, column: 53, scope: !251)
!275 = !DILocation(line: 70, column: 31, scope: !199)
!276 = !DILocation(line: 70, column: 25, scope: !237)
!277 = !DILocalVariable(name: "s", arg: 1, scope: !278, file: !279, line: 815, type: !230)
!278 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17hce4ff75602f59e7bE", scope: !280, file: !279, line: 815, type: !361, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !363, retainedNodes: !364)
!279 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!280 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !281, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !282, templateParams: !18, identifier: "e5c67bbe046da39973c72077c7f66185")
!281 = !DINamespace(name: "fmt", scope: !8)
!282 = !{!283, !287}
!283 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !280, file: !5, baseType: !284, size: 64, align: 64, flags: DIFlagPrivate)
!284 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !203, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !285, templateParams: !28, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!285 = !{!286}
!286 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !284, file: !5, baseType: !260, size: 64, align: 64, flags: DIFlagPrivate)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !280, file: !5, baseType: !288, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!288 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !203, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !289, templateParams: !359, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!289 = !{!290}
!290 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !288, file: !5, baseType: !291, size: 64, align: 64, flags: DIFlagPrivate)
!291 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !292, size: 64, align: 64, dwarfAddressSpace: 0)
!292 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !293, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !294, templateParams: !18, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!293 = !DINamespace(name: "rt", scope: !281)
!294 = !{!295}
!295 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !292, file: !5, baseType: !296, size: 128, align: 64, flags: DIFlagPrivate)
!296 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !293, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !297, templateParams: !18, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!297 = !{!298}
!298 = !DICompositeType(tag: DW_TAG_variant_part, scope: !296, file: !5, size: 128, align: 64, elements: !299, templateParams: !18, identifier: "fbd384083752b747f8b252853b979154", discriminator: !358)
!299 = !{!300, !354}
!300 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !298, file: !5, baseType: !301, size: 128, align: 64)
!301 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !296, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !302, templateParams: !18, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!302 = !{!303, !307, !349}
!303 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !301, file: !5, baseType: !304, size: 64, align: 64, flags: DIFlagPrivate)
!304 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !203, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !305, templateParams: !247, identifier: "f4e496144210c619b96aa08326287b92")
!305 = !{!306}
!306 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !304, file: !5, baseType: !272, size: 64, align: 64, flags: DIFlagPrivate)
!307 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !301, file: !5, baseType: !308, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!308 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !309, size: 64, align: 64, dwarfAddressSpace: 0)
!309 = !DISubroutineType(types: !310)
!310 = !{!311, !304, !328}
!311 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !312, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !313, templateParams: !18, identifier: "1c6752419820cdc3961061cc58b31873")
!312 = !DINamespace(name: "result", scope: !8)
!313 = !{!314}
!314 = !DICompositeType(tag: DW_TAG_variant_part, scope: !311, file: !5, size: 8, align: 8, elements: !315, templateParams: !18, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !327)
!315 = !{!316, !323}
!316 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !314, file: !5, baseType: !317, size: 8, align: 8, extraData: i8 0)
!317 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !311, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !318, templateParams: !320, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!318 = !{!319}
!319 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !317, file: !5, baseType: !207, align: 8, offset: 8, flags: DIFlagPublic)
!320 = !{!248, !321}
!321 = !DITemplateTypeParameter(name: "E", type: !322)
!322 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !281, file: !5, align: 8, flags: DIFlagPublic, elements: !18, identifier: "5a24300cdda31093f5fe20c939b4885")
!323 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !314, file: !5, baseType: !324, size: 8, align: 8, extraData: i8 1)
!324 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !311, file: !5, size: 8, align: 8, flags: DIFlagPublic, elements: !325, templateParams: !320, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!325 = !{!326}
!326 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !324, file: !5, baseType: !322, align: 8, offset: 8, flags: DIFlagPublic)
!327 = !DIDerivedType(tag: DW_TAG_member, scope: !311, file: !5, baseType: !27, size: 8, align: 8, flags: DIFlagArtificial)
!328 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !329, size: 64, align: 64, dwarfAddressSpace: 0)
!329 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !281, file: !5, size: 192, align: 64, flags: DIFlagPublic, elements: !330, templateParams: !18, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!330 = !{!331, !338}
!331 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !329, file: !5, baseType: !332, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!332 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !281, file: !5, size: 64, align: 32, flags: DIFlagPublic, elements: !333, templateParams: !18, identifier: "ca2f5547247cd95c514a47d5800e09e")
!333 = !{!334, !335, !337}
!334 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !332, file: !5, baseType: !223, size: 32, align: 32, flags: DIFlagPrivate)
!335 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !332, file: !5, baseType: !336, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!336 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!337 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !332, file: !5, baseType: !336, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!338 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !329, file: !5, baseType: !339, size: 128, align: 64, flags: DIFlagPrivate)
!339 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !5, size: 128, align: 64, elements: !340, templateParams: !18, identifier: "effe97114690fc58a8e246cb04e37234")
!340 = !{!341, !344}
!341 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !339, file: !5, baseType: !342, size: 64, align: 64)
!342 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !343, size: 64, align: 64, dwarfAddressSpace: 0)
!343 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !5, align: 8, elements: !18, identifier: "64328679825f9c73b507edbfd5b86b47")
!344 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !339, file: !5, baseType: !345, size: 64, align: 64, offset: 64)
!345 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !346, size: 64, align: 64, dwarfAddressSpace: 0)
!346 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 384, align: 64, elements: !347)
!347 = !{!348}
!348 = !DISubrange(count: 6, lowerBound: 0)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !301, file: !5, baseType: !350, align: 8, offset: 128, flags: DIFlagPrivate)
!350 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !227, file: !5, align: 8, flags: DIFlagPublic, elements: !18, templateParams: !351, identifier: "efa596960370766459fc018866dc4048")
!351 = !{!352}
!352 = !DITemplateTypeParameter(name: "T", type: !353)
!353 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !207, size: 64, align: 64, dwarfAddressSpace: 0)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !298, file: !5, baseType: !355, size: 128, align: 64, extraData: i64 0)
!355 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !296, file: !5, size: 128, align: 64, flags: DIFlagPrivate, elements: !356, templateParams: !18, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!356 = !{!357}
!357 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !355, file: !5, baseType: !336, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!358 = !DIDerivedType(tag: DW_TAG_member, scope: !296, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!359 = !{!360}
!360 = !DITemplateTypeParameter(name: "T", type: !292)
!361 = !DISubroutineType(types: !362)
!362 = !{!280, !230}
!363 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17hce4ff75602f59e7bE", scope: !280, file: !279, line: 815, type: !361, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!364 = !{!277}
!365 = !DILocation(line: 815, column: 27, scope: !278, inlinedAt: !366)
!366 = !DILocation(line: 73, column: 59, scope: !237)
!367 = !DILocalVariable(name: "self", arg: 1, scope: !368, file: !369, line: 578, type: !230)
!368 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !370, file: !369, line: 578, type: !372, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !374)
!369 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!370 = !DINamespace(name: "{impl#0}", scope: !371)
!371 = !DINamespace(name: "str", scope: !8)
!372 = !DISubroutineType(types: !373)
!373 = !{!260, !230}
!374 = !{!367}
!375 = !DILocation(line: 578, column: 25, scope: !368, inlinedAt: !376)
!376 = !DILocation(line: 819, column: 44, scope: !278, inlinedAt: !366)
!377 = !DILocalVariable(name: "self", arg: 1, scope: !378, file: !369, line: 157, type: !230)
!378 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h8c54bedaa0b50c6aE", scope: !370, file: !369, line: 157, type: !379, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !381)
!379 = !DISubroutineType(types: !380)
!380 = !{!15, !230}
!381 = !{!377}
!382 = !DILocation(line: 157, column: 22, scope: !378, inlinedAt: !383)
!383 = !DILocation(line: 820, column: 40, scope: !278, inlinedAt: !366)
!384 = !DILocalVariable(name: "self", arg: 1, scope: !385, file: !369, line: 502, type: !230)
!385 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !370, file: !369, line: 502, type: !386, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !392)
!386 = !DISubroutineType(types: !387)
!387 = !{!388, !230}
!388 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !5, size: 128, align: 64, elements: !389, templateParams: !18, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!389 = !{!390, !391}
!390 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !388, file: !5, baseType: !220, size: 64, align: 64)
!391 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !388, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!392 = !{!384}
!393 = !DILocation(line: 502, column: 27, scope: !385, inlinedAt: !394)
!394 = !DILocation(line: 158, column: 14, scope: !378, inlinedAt: !383)
!395 = !DILocation(line: 73, column: 21, scope: !237)
!396 = !DILocation(line: 75, column: 14, scope: !199)
!397 = distinct !DISubprogram(name: "fetch_max", linkageName: "_ZN4core4sync6atomic11AtomicUsize9fetch_max17h2648649dfce0d67eE", scope: !4, file: !398, line: 3500, type: !399, scopeLine: 3500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !402, retainedNodes: !403)
!398 = !DIFile(filename: "library/core/src/sync/atomic.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!399 = !DISubroutineType(types: !400)
!400 = !{!15, !401, !15, !38}
!401 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicUsize", baseType: !4, size: 64, align: 64, dwarfAddressSpace: 0)
!402 = !DISubprogram(name: "fetch_max", linkageName: "_ZN4core4sync6atomic11AtomicUsize9fetch_max17h2648649dfce0d67eE", scope: !4, file: !398, line: 3500, type: !399, scopeLine: 3500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!403 = !{!404, !405, !406}
!404 = !DILocalVariable(name: "self", arg: 1, scope: !397, file: !398, line: 3500, type: !401)
!405 = !DILocalVariable(name: "val", arg: 2, scope: !397, file: !398, line: 3500, type: !15)
!406 = !DILocalVariable(name: "order", arg: 3, scope: !397, file: !398, line: 3500, type: !38)
!407 = !DILocation(line: 3500, column: 30, scope: !397)
!408 = !DILocation(line: 3500, column: 37, scope: !397)
!409 = !DILocalVariable(name: "val", arg: 2, scope: !410, file: !398, line: 4184, type: !15)
!410 = distinct !DISubprogram(name: "atomic_umax<usize>", linkageName: "_ZN4core4sync6atomic11atomic_umax17hb264559f4b591faeE", scope: !6, file: !398, line: 4184, type: !411, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !16, retainedNodes: !414)
!411 = !DISubroutineType(types: !412)
!412 = !{!15, !413, !15, !38}
!413 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut usize", baseType: !15, size: 64, align: 64, dwarfAddressSpace: 0)
!414 = !{!415, !409, !416}
!415 = !DILocalVariable(name: "dst", arg: 1, scope: !410, file: !398, line: 4184, type: !413)
!416 = !DILocalVariable(name: "order", arg: 3, scope: !410, file: !398, line: 4184, type: !38)
!417 = !DILocation(line: 4184, column: 45, scope: !410, inlinedAt: !418)
!418 = !DILocation(line: 3502, column: 26, scope: !397)
!419 = !DILocation(line: 3500, column: 53, scope: !397)
!420 = !DILocation(line: 4184, column: 53, scope: !410, inlinedAt: !418)
!421 = !DILocalVariable(name: "self", arg: 1, scope: !422, file: !423, line: 2443, type: !426)
!422 = distinct !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hc4ddf27d04c1e944E", scope: !11, file: !423, line: 2443, type: !424, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !16, declaration: !427, retainedNodes: !428)
!423 = !DIFile(filename: "library/core/src/cell.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "96404e804c6faf0fea9fa631bcb8d1d2")
!424 = !DISubroutineType(types: !425)
!425 = !{!413, !426}
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<usize>", baseType: !11, size: 64, align: 64, dwarfAddressSpace: 0)
!427 = !DISubprogram(name: "get<usize>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hc4ddf27d04c1e944E", scope: !11, file: !423, line: 2443, type: !424, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !16)
!428 = !{!421}
!429 = !DILocation(line: 2443, column: 22, scope: !422, inlinedAt: !430)
!430 = !DILocation(line: 3502, column: 41, scope: !397)
!431 = !DILocation(line: 2447, column: 9, scope: !422, inlinedAt: !430)
!432 = !DILocation(line: 4184, column: 32, scope: !410, inlinedAt: !418)
!433 = !DILocation(line: 4187, column: 15, scope: !410, inlinedAt: !418)
!434 = !DILocation(line: 4187, column: 9, scope: !410, inlinedAt: !418)
!435 = !DILocation(line: 4188, column: 24, scope: !410, inlinedAt: !418)
!436 = !DILocation(line: 4190, column: 24, scope: !410, inlinedAt: !418)
!437 = !DILocation(line: 4189, column: 24, scope: !410, inlinedAt: !418)
!438 = !DILocation(line: 4191, column: 23, scope: !410, inlinedAt: !418)
!439 = !DILocation(line: 4192, column: 23, scope: !410, inlinedAt: !418)
!440 = !DILocation(line: 3503, column: 14, scope: !397)
!441 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u8>", linkageName: "_ZN4core4sync6atomic28atomic_compare_exchange_weak17h77da8c140ea8a977E", scope: !6, file: !398, line: 4020, type: !442, scopeLine: 4020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, retainedNodes: !460)
!442 = !DISubroutineType(types: !443)
!443 = !{!444, !459, !27, !27, !38, !38}
!444 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<u8, u8>", scope: !312, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !445, templateParams: !18, identifier: "3f49ad2ad3ca6e08f7b9fc653cc2383")
!445 = !{!446}
!446 = !DICompositeType(tag: DW_TAG_variant_part, scope: !444, file: !5, size: 16, align: 8, elements: !447, templateParams: !18, identifier: "b34042df202b1279b47f0d50c1696f5", discriminator: !458)
!447 = !{!448, !454}
!448 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !446, file: !5, baseType: !449, size: 16, align: 8, extraData: i8 0)
!449 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !444, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !450, templateParams: !452, identifier: "ec167bdaf0ec5ce6afcec043e500fc90")
!450 = !{!451}
!451 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !449, file: !5, baseType: !27, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!452 = !{!29, !453}
!453 = !DITemplateTypeParameter(name: "E", type: !27)
!454 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !446, file: !5, baseType: !455, size: 16, align: 8, extraData: i8 1)
!455 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !444, file: !5, size: 16, align: 8, flags: DIFlagPublic, elements: !456, templateParams: !452, identifier: "598f99603d7fa8ddcbfb9c68db8da1fb")
!456 = !{!457}
!457 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !455, file: !5, baseType: !27, size: 8, align: 8, offset: 8, flags: DIFlagPublic)
!458 = !DIDerivedType(tag: DW_TAG_member, scope: !444, file: !5, baseType: !27, size: 8, align: 8, flags: DIFlagArtificial)
!459 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut u8", baseType: !27, size: 64, align: 64, dwarfAddressSpace: 0)
!460 = !{!461, !462, !463, !464, !465, !466, !468}
!461 = !DILocalVariable(name: "dst", arg: 1, scope: !441, file: !398, line: 4021, type: !459)
!462 = !DILocalVariable(name: "old", arg: 2, scope: !441, file: !398, line: 4022, type: !27)
!463 = !DILocalVariable(name: "new", arg: 3, scope: !441, file: !398, line: 4023, type: !27)
!464 = !DILocalVariable(name: "success", arg: 4, scope: !441, file: !398, line: 4024, type: !38)
!465 = !DILocalVariable(name: "failure", arg: 5, scope: !441, file: !398, line: 4025, type: !38)
!466 = !DILocalVariable(name: "val", scope: !467, file: !398, line: 4028, type: !27, align: 8)
!467 = distinct !DILexicalBlock(scope: !441, file: !398, line: 4028, column: 5)
!468 = !DILocalVariable(name: "ok", scope: !467, file: !398, line: 4028, type: !158, align: 8)
!469 = !DILocation(line: 4021, column: 5, scope: !441)
!470 = !DILocation(line: 4022, column: 5, scope: !441)
!471 = !DILocation(line: 4023, column: 5, scope: !441)
!472 = !DILocation(line: 4024, column: 5, scope: !441)
!473 = !DILocation(line: 4025, column: 5, scope: !441)
!474 = !DILocation(line: 4029, column: 15, scope: !441)
!475 = !DILocation(line: 4029, column: 9, scope: !441)
!476 = !DILocation(line: 4031, column: 17, scope: !441)
!477 = !DILocation(line: 4034, column: 17, scope: !441)
!478 = !DILocation(line: 4037, column: 17, scope: !441)
!479 = !DILocation(line: 4028, column: 10, scope: !441)
!480 = !DILocation(line: 4028, column: 10, scope: !467)
!481 = !DILocation(line: 4028, column: 15, scope: !441)
!482 = !DILocation(line: 4028, column: 15, scope: !467)
!483 = !DILocation(line: 4079, column: 8, scope: !467)
!484 = !DILocation(line: 4049, column: 17, scope: !441)
!485 = !DILocation(line: 4052, column: 17, scope: !441)
!486 = !DILocation(line: 4055, column: 17, scope: !441)
!487 = !DILocation(line: 4040, column: 17, scope: !441)
!488 = !DILocation(line: 4043, column: 17, scope: !441)
!489 = !DILocation(line: 4046, column: 17, scope: !441)
!490 = !DILocation(line: 4058, column: 17, scope: !441)
!491 = !DILocation(line: 4061, column: 17, scope: !441)
!492 = !DILocation(line: 4064, column: 17, scope: !441)
!493 = !DILocation(line: 4067, column: 17, scope: !441)
!494 = !DILocation(line: 4070, column: 17, scope: !441)
!495 = !DILocation(line: 4073, column: 17, scope: !441)
!496 = !DILocation(line: 4079, column: 30, scope: !467)
!497 = !DILocation(line: 4079, column: 5, scope: !467)
!498 = !DILocation(line: 4079, column: 13, scope: !467)
!499 = !DILocation(line: 4080, column: 2, scope: !441)
!500 = !DILocation(line: 4076, column: 29, scope: !441)
!501 = !DILocalVariable(name: "s", arg: 1, scope: !502, file: !279, line: 815, type: !230)
!502 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17hce4ff75602f59e7bE", scope: !280, file: !279, line: 815, type: !361, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !363, retainedNodes: !503)
!503 = !{!501}
!504 = !DILocation(line: 815, column: 27, scope: !502, inlinedAt: !500)
!505 = !DILocalVariable(name: "self", arg: 1, scope: !506, file: !369, line: 578, type: !230)
!506 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !370, file: !369, line: 578, type: !372, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !507)
!507 = !{!505}
!508 = !DILocation(line: 578, column: 25, scope: !506, inlinedAt: !509)
!509 = !DILocation(line: 819, column: 44, scope: !502, inlinedAt: !500)
!510 = !DILocalVariable(name: "self", arg: 1, scope: !511, file: !369, line: 157, type: !230)
!511 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h8c54bedaa0b50c6aE", scope: !370, file: !369, line: 157, type: !379, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !512)
!512 = !{!510}
!513 = !DILocation(line: 157, column: 22, scope: !511, inlinedAt: !514)
!514 = !DILocation(line: 820, column: 40, scope: !502, inlinedAt: !500)
!515 = !DILocalVariable(name: "self", arg: 1, scope: !516, file: !369, line: 502, type: !230)
!516 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !370, file: !369, line: 502, type: !386, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !517)
!517 = !{!515}
!518 = !DILocation(line: 502, column: 27, scope: !516, inlinedAt: !519)
!519 = !DILocation(line: 158, column: 14, scope: !511, inlinedAt: !514)
!520 = !DILocation(line: 4075, column: 28, scope: !441)
!521 = !DILocation(line: 815, column: 27, scope: !502, inlinedAt: !520)
!522 = !DILocation(line: 578, column: 25, scope: !506, inlinedAt: !523)
!523 = !DILocation(line: 819, column: 44, scope: !524, inlinedAt: !520)
!524 = !DILexicalBlockFile(scope: !502, file: !279, discriminator: 2)
!525 = !DILocation(line: 157, column: 22, scope: !511, inlinedAt: !526)
!526 = !DILocation(line: 820, column: 40, scope: !524, inlinedAt: !520)
!527 = !DILocation(line: 502, column: 27, scope: !516, inlinedAt: !528)
!528 = !DILocation(line: 158, column: 14, scope: !529, inlinedAt: !526)
!529 = !DILexicalBlockFile(scope: !511, file: !369, discriminator: 2)
!530 = distinct !DISubprogram(name: "fence", linkageName: "_ZN4core4sync6atomic5fence17h3c49b42fa5d5dd58E", scope: !6, file: !398, line: 4369, type: !531, scopeLine: 4369, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !533)
!531 = !DISubroutineType(types: !532)
!532 = !{null, !38}
!533 = !{!534}
!534 = !DILocalVariable(name: "order", arg: 1, scope: !530, file: !398, line: 4369, type: !38)
!535 = !DILocation(line: 4369, column: 14, scope: !530)
!536 = !DILocation(line: 4372, column: 15, scope: !530)
!537 = !DILocation(line: 4372, column: 9, scope: !530)
!538 = !DILocation(line: 4377, column: 24, scope: !530)
!539 = !DILocalVariable(name: "s", arg: 1, scope: !540, file: !279, line: 815, type: !230)
!540 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17hce4ff75602f59e7bE", scope: !280, file: !279, line: 815, type: !361, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !363, retainedNodes: !541)
!541 = !{!539}
!542 = !DILocation(line: 815, column: 27, scope: !540, inlinedAt: !538)
!543 = !DILocalVariable(name: "self", arg: 1, scope: !544, file: !369, line: 578, type: !230)
!544 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !370, file: !369, line: 578, type: !372, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !545)
!545 = !{!543}
!546 = !DILocation(line: 578, column: 25, scope: !544, inlinedAt: !547)
!547 = !DILocation(line: 819, column: 44, scope: !540, inlinedAt: !538)
!548 = !DILocalVariable(name: "self", arg: 1, scope: !549, file: !369, line: 157, type: !230)
!549 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17h8c54bedaa0b50c6aE", scope: !370, file: !369, line: 157, type: !379, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !550)
!550 = !{!548}
!551 = !DILocation(line: 157, column: 22, scope: !549, inlinedAt: !552)
!552 = !DILocation(line: 820, column: 40, scope: !540, inlinedAt: !538)
!553 = !DILocalVariable(name: "self", arg: 1, scope: !554, file: !369, line: 502, type: !230)
!554 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !370, file: !369, line: 502, type: !386, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !555)
!555 = !{!553}
!556 = !DILocation(line: 502, column: 27, scope: !554, inlinedAt: !557)
!557 = !DILocation(line: 158, column: 14, scope: !549, inlinedAt: !552)
!558 = !DILocation(line: 4374, column: 24, scope: !530)
!559 = !DILocation(line: 4373, column: 24, scope: !530)
!560 = !DILocation(line: 4375, column: 23, scope: !530)
!561 = !DILocation(line: 4376, column: 23, scope: !530)
!562 = !DILocation(line: 4380, column: 2, scope: !530)
!563 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZN4core4sync6atomic8AtomicU821compare_exchange_weak17h11d3bb4fdc1b9964E", scope: !21, file: !398, line: 3097, type: !564, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !567, retainedNodes: !568)
!564 = !DISubroutineType(types: !565)
!565 = !{!444, !566, !27, !27, !38, !38}
!566 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::sync::atomic::AtomicU8", baseType: !21, size: 64, align: 64, dwarfAddressSpace: 0)
!567 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZN4core4sync6atomic8AtomicU821compare_exchange_weak17h11d3bb4fdc1b9964E", scope: !21, file: !398, line: 3097, type: !564, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!568 = !{!569, !570, !571, !572, !573}
!569 = !DILocalVariable(name: "self", arg: 1, scope: !563, file: !398, line: 3097, type: !566)
!570 = !DILocalVariable(name: "current", arg: 2, scope: !563, file: !398, line: 3098, type: !27)
!571 = !DILocalVariable(name: "new", arg: 3, scope: !563, file: !398, line: 3099, type: !27)
!572 = !DILocalVariable(name: "success", arg: 4, scope: !563, file: !398, line: 3100, type: !38)
!573 = !DILocalVariable(name: "failure", arg: 5, scope: !563, file: !398, line: 3101, type: !38)
!574 = !DILocation(line: 3097, column: 42, scope: !563)
!575 = !DILocation(line: 3098, column: 42, scope: !563)
!576 = !DILocation(line: 3099, column: 42, scope: !563)
!577 = !DILocation(line: 3100, column: 42, scope: !563)
!578 = !DILocation(line: 3101, column: 42, scope: !563)
!579 = !DILocalVariable(name: "self", arg: 1, scope: !580, file: !423, line: 2443, type: !583)
!580 = distinct !DISubprogram(name: "get<u8>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hba444f113dccffd2E", scope: !24, file: !423, line: 2443, type: !581, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !584, retainedNodes: !585)
!581 = !DISubroutineType(types: !582)
!582 = !{!459, !583}
!583 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::cell::UnsafeCell<u8>", baseType: !24, size: 64, align: 64, dwarfAddressSpace: 0)
!584 = !DISubprogram(name: "get<u8>", linkageName: "_ZN4core4cell19UnsafeCell$LT$T$GT$3get17hba444f113dccffd2E", scope: !24, file: !423, line: 2443, type: !581, scopeLine: 2443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!585 = !{!579}
!586 = !DILocation(line: 2443, column: 22, scope: !580, inlinedAt: !587)
!587 = !DILocation(line: 3104, column: 57, scope: !563)
!588 = !DILocation(line: 3104, column: 21, scope: !563)
!589 = !DILocation(line: 3106, column: 14, scope: !563)
!590 = distinct !DISubprogram(name: "get<i64, usize>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17h8103dfb8b3a2fd12E", scope: !592, file: !591, line: 572, type: !594, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !618, retainedNodes: !615)
!591 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!592 = !DINamespace(name: "{impl#0}", scope: !593)
!593 = !DINamespace(name: "slice", scope: !8)
!594 = !DISubroutineType(types: !595)
!595 = !{!596, !610, !15}
!596 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&i64>", scope: !140, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !597, templateParams: !18, identifier: "7601eb94b85973e3a41b9c943d6ba405")
!597 = !{!598}
!598 = !DICompositeType(tag: DW_TAG_variant_part, scope: !596, file: !5, size: 64, align: 64, elements: !599, templateParams: !18, identifier: "7288e3465b03aef8241c7904a4d71637", discriminator: !609)
!599 = !{!600, !605}
!600 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !598, file: !5, baseType: !601, size: 64, align: 64, extraData: i64 0)
!601 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !596, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !602, identifier: "87b2875e20d96f967593b9a4a7c9c2cf")
!602 = !{!603}
!603 = !DITemplateTypeParameter(name: "T", type: !604)
!604 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i64", baseType: !127, size: 64, align: 64, dwarfAddressSpace: 0)
!605 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !598, file: !5, baseType: !606, size: 64, align: 64)
!606 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !596, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !607, templateParams: !602, identifier: "b761e8d282f789bbf625adb2dffb8b61")
!607 = !{!608}
!608 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !606, file: !5, baseType: !604, size: 64, align: 64, flags: DIFlagPublic)
!609 = !DIDerivedType(tag: DW_TAG_member, scope: !596, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!610 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i64]", file: !5, size: 128, align: 64, elements: !611, templateParams: !18, identifier: "18e66e1de31dfeb8a323a7c2c427c19e")
!611 = !{!612, !614}
!612 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !610, file: !5, baseType: !613, size: 64, align: 64)
!613 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64, align: 64, dwarfAddressSpace: 0)
!614 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !610, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!615 = !{!616, !617}
!616 = !DILocalVariable(name: "self", arg: 1, scope: !590, file: !591, line: 572, type: !610)
!617 = !DILocalVariable(name: "index", arg: 2, scope: !590, file: !591, line: 572, type: !15)
!618 = !{!147, !619}
!619 = !DITemplateTypeParameter(name: "I", type: !15)
!620 = !DILocation(line: 572, column: 25, scope: !590)
!621 = !DILocation(line: 572, column: 32, scope: !590)
!622 = !DILocation(line: 576, column: 15, scope: !590)
!623 = !DILocation(line: 577, column: 6, scope: !590)
!624 = distinct !DISubprogram(name: "map<i64, i64, shapes::pick::{closure_env#0}>", linkageName: "_ZN4core6option15Option$LT$T$GT$3map17h49d1901f280237a7E", scope: !139, file: !625, line: 1160, type: !626, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !631, declaration: !630, retainedNodes: !634)
!625 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!626 = !DISubroutineType(types: !627)
!627 = !{!139, !139, !628}
!628 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#0}", scope: !629, file: !5, align: 8, elements: !18, identifier: "f5de6c3d0628d72c29df57fc9ae7061c")
!629 = !DINamespace(name: "pick", scope: !2)
!630 = !DISubprogram(name: "map<i64, i64, shapes::pick::{closure_env#0}>", linkageName: "_ZN4core6option15Option$LT$T$GT$3map17h49d1901f280237a7E", scope: !139, file: !625, line: 1160, type: !626, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !631)
!631 = !{!147, !632, !633}
!632 = !DITemplateTypeParameter(name: "U", type: !127)
!633 = !DITemplateTypeParameter(name: "F", type: !628)
!634 = !{!635, !636, !637}
!635 = !DILocalVariable(name: "self", arg: 1, scope: !624, file: !625, line: 1160, type: !139)
!636 = !DILocalVariable(name: "f", arg: 2, scope: !624, file: !625, line: 1160, type: !628)
!637 = !DILocalVariable(name: "x", scope: !638, file: !625, line: 1165, type: !127, align: 64)
!638 = distinct !DILexicalBlock(scope: !624, file: !625, line: 1165, column: 13)
!639 = !DILocation(line: 1160, column: 28, scope: !624)
!640 = !DILocation(line: 1160, column: 34, scope: !624)
!641 = !DILocation(line: 1164, column: 15, scope: !624)
!642 = !DILocation(line: 1164, column: 9, scope: !624)
!643 = !DILocation(line: 1165, column: 18, scope: !624)
!644 = !DILocation(line: 1165, column: 18, scope: !638)
!645 = !DILocation(line: 1165, column: 29, scope: !638)
!646 = !DILocation(line: 1165, column: 24, scope: !638)
!647 = !DILocation(line: 1165, column: 33, scope: !624)
!648 = !DILocation(line: 1166, column: 21, scope: !624)
!649 = !DILocation(line: 1168, column: 5, scope: !624)
!650 = !DILocation(line: 1168, column: 6, scope: !624)
!651 = distinct !DISubprogram(name: "filter<i64, shapes::pick::{closure_env#1}>", linkageName: "_ZN4core6option15Option$LT$T$GT$6filter17ha0f87d4cbfc6606cE", scope: !139, file: !625, line: 1578, type: !652, scopeLine: 1578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !656, declaration: !655, retainedNodes: !658)
!652 = !DISubroutineType(types: !653)
!653 = !{!139, !139, !654}
!654 = !DICompositeType(tag: DW_TAG_structure_type, name: "{closure_env#1}", scope: !629, file: !5, align: 8, elements: !18, identifier: "d4f9478ceb23a13e916afc7ebae0bdf9")
!655 = !DISubprogram(name: "filter<i64, shapes::pick::{closure_env#1}>", linkageName: "_ZN4core6option15Option$LT$T$GT$6filter17ha0f87d4cbfc6606cE", scope: !139, file: !625, line: 1578, type: !652, scopeLine: 1578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !656)
!656 = !{!147, !657}
!657 = !DITemplateTypeParameter(name: "P", type: !654)
!658 = !{!659, !660, !661}
!659 = !DILocalVariable(name: "self", arg: 1, scope: !651, file: !625, line: 1578, type: !139)
!660 = !DILocalVariable(name: "predicate", arg: 2, scope: !651, file: !625, line: 1578, type: !654)
!661 = !DILocalVariable(name: "x", scope: !662, file: !625, line: 1583, type: !127, align: 64)
!662 = distinct !DILexicalBlock(scope: !651, file: !625, line: 1583, column: 31)
!663 = !DILocation(line: 1578, column: 28, scope: !651)
!664 = !DILocation(line: 1578, column: 34, scope: !651)
!665 = !DILocation(line: 1583, column: 21, scope: !662)
!666 = !DILocation(line: 1583, column: 26, scope: !662)
!667 = !DILocation(line: 1583, column: 16, scope: !662)
!668 = !DILocation(line: 1584, column: 16, scope: !662)
!669 = !DILocation(line: 1588, column: 9, scope: !651)
!670 = !DILocation(line: 1589, column: 5, scope: !651)
!671 = !DILocation(line: 1578, column: 5, scope: !651)
!672 = !DILocation(line: 1585, column: 29, scope: !662)
!673 = !DILocation(line: 1585, column: 24, scope: !662)
!674 = !DILocation(line: 1589, column: 6, scope: !651)
!675 = distinct !DISubprogram(name: "copied<i64>", linkageName: "_ZN4core6option19Option$LT$$RF$T$GT$6copied17h4d99efa4abe0856cE", scope: !596, file: !625, line: 2119, type: !676, scopeLine: 2119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !146, declaration: !678, retainedNodes: !679)
!676 = !DISubroutineType(types: !677)
!677 = !{!139, !596}
!678 = !DISubprogram(name: "copied<i64>", linkageName: "_ZN4core6option19Option$LT$$RF$T$GT$6copied17h4d99efa4abe0856cE", scope: !596, file: !625, line: 2119, type: !676, scopeLine: 2119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !146)
!679 = !{!680, !681}
!680 = !DILocalVariable(name: "self", arg: 1, scope: !675, file: !625, line: 2119, type: !596)
!681 = !DILocalVariable(name: "v", scope: !682, file: !625, line: 2126, type: !127, align: 64)
!682 = distinct !DILexicalBlock(scope: !675, file: !625, line: 2126, column: 13)
!683 = !DILocation(line: 2119, column: 25, scope: !675)
!684 = !DILocation(line: 2125, column: 15, scope: !675)
!685 = !DILocation(line: 2125, column: 9, scope: !675)
!686 = !DILocation(line: 2126, column: 19, scope: !675)
!687 = !DILocation(line: 2126, column: 19, scope: !682)
!688 = !DILocation(line: 2126, column: 25, scope: !682)
!689 = !DILocation(line: 2126, column: 31, scope: !675)
!690 = !DILocation(line: 2127, column: 21, scope: !675)
!691 = !DILocation(line: 2129, column: 6, scope: !675)
!692 = distinct !DISubprogram(name: "is_ok<u8, u8>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hae67130b0e8a854cE", scope: !444, file: !693, line: 593, type: !694, scopeLine: 593, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !452, declaration: !697, retainedNodes: !698)
!693 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!694 = !DISubroutineType(types: !695)
!695 = !{!158, !696}
!696 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::result::Result<u8, u8>", baseType: !444, size: 64, align: 64, dwarfAddressSpace: 0)
!697 = !DISubprogram(name: "is_ok<u8, u8>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hae67130b0e8a854cE", scope: !444, file: !693, line: 593, type: !694, scopeLine: 593, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !452)
!698 = !{!699}
!699 = !DILocalVariable(name: "self", arg: 1, scope: !692, file: !693, line: 593, type: !696)
!700 = !DILocation(line: 593, column: 24, scope: !692)
!701 = !DILocation(line: 594, column: 18, scope: !692)
!702 = !DILocation(line: 433, column: 9, scope: !703)
!703 = !DILexicalBlockFile(scope: !692, file: !704, discriminator: 0)
!704 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!705 = !DILocation(line: 595, column: 6, scope: !692)
!706 = distinct !DISubprogram(name: "alloc_impl_runtime", linkageName: "_ZN5alloc5alloc6Global18alloc_impl_runtime17hed15ec7f892354b6E", scope: !708, file: !707, line: 185, type: !711, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !746, retainedNodes: !747)
!707 = !DIFile(filename: "library/alloc/src/alloc.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "57066d22da38e4b1f3bfd29f3d5ff5ae")
!708 = !DICompositeType(tag: DW_TAG_structure_type, name: "Global", scope: !709, file: !5, align: 8, flags: DIFlagPublic, elements: !18, identifier: "8471efeafbd677a88d306f08d1a0eeb")
!709 = !DINamespace(name: "alloc", scope: !710)
!710 = !DINamespace(name: "alloc", scope: null)
!711 = !DISubroutineType(types: !712)
!712 = !{!713, !738, !158}
!713 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<[u8]>, core::alloc::AllocError>", scope: !312, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !714, templateParams: !18, identifier: "519a674418a5b51cf8bee27a967aa54e")
!714 = !{!715}
!715 = !DICompositeType(tag: DW_TAG_variant_part, scope: !713, file: !5, size: 128, align: 64, elements: !716, templateParams: !18, identifier: "3b104dde0538164c272d7f6e9ec8806f", discriminator: !737)
!716 = !{!717, !733}
!717 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !715, file: !5, baseType: !718, size: 128, align: 64)
!718 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !713, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !719, templateParams: !728, identifier: "30b736d771929d0b7715388dfe942406")
!719 = !{!720}
!720 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !718, file: !5, baseType: !721, size: 128, align: 64, flags: DIFlagPublic)
!721 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[u8]>", scope: !203, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !722, templateParams: !28, identifier: "efe3e6a52bef0fc2baf8e9a8d6a6c8ea")
!722 = !{!723}
!723 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !721, file: !5, baseType: !724, size: 128, align: 64, flags: DIFlagPrivate)
!724 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [u8]", file: !5, size: 128, align: 64, elements: !725, templateParams: !18, identifier: "a10360edaf335c418dbc95bccd0cb05d")
!725 = !{!726, !727}
!726 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !724, file: !5, baseType: !220, size: 64, align: 64)
!727 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !724, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!728 = !{!729, !730}
!729 = !DITemplateTypeParameter(name: "T", type: !721)
!730 = !DITemplateTypeParameter(name: "E", type: !731)
!731 = !DICompositeType(tag: DW_TAG_structure_type, name: "AllocError", scope: !732, file: !5, align: 8, flags: DIFlagPublic, elements: !18, identifier: "111d797cdc779cf5e7833a8ef17b26ec")
!732 = !DINamespace(name: "alloc", scope: !8)
!733 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !715, file: !5, baseType: !734, size: 128, align: 64, extraData: i64 0)
!734 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !713, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !735, templateParams: !728, identifier: "1f90ad7cc2064f8f568100f50e75d1fb")
!735 = !{!736}
!736 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !734, file: !5, baseType: !731, align: 8, flags: DIFlagPublic)
!737 = !DIDerivedType(tag: DW_TAG_member, scope: !713, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!738 = !DICompositeType(tag: DW_TAG_structure_type, name: "Layout", scope: !739, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !740, templateParams: !18, identifier: "ae6bead0f2b6a034e04e04a9846a76e3")
!739 = !DINamespace(name: "layout", scope: !732)
!740 = !{!741, !742}
!741 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !738, file: !5, baseType: !15, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!742 = !DIDerivedType(tag: DW_TAG_member, name: "align", scope: !738, file: !5, baseType: !743, size: 64, align: 64, flags: DIFlagPrivate)
!743 = !DICompositeType(tag: DW_TAG_structure_type, name: "Alignment", scope: !46, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !744, templateParams: !18, identifier: "5099570874743123f8e757e4da3ea37b")
!744 = !{!745}
!745 = !DIDerivedType(tag: DW_TAG_member, name: "_inner_repr_trick", scope: !743, file: !5, baseType: !45, size: 64, align: 64, flags: DIFlagPrivate)
!746 = !DISubprogram(name: "alloc_impl_runtime", linkageName: "_ZN5alloc5alloc6Global18alloc_impl_runtime17hed15ec7f892354b6E", scope: !708, file: !707, line: 185, type: !711, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!747 = !{!748, !749, !750, !752, !754, !756, !776}
!748 = !DILocalVariable(name: "layout", arg: 1, scope: !706, file: !707, line: 185, type: !738)
!749 = !DILocalVariable(name: "zeroed", arg: 2, scope: !706, file: !707, line: 185, type: !158)
!750 = !DILocalVariable(name: "size", scope: !751, file: !707, line: 189, type: !15, align: 64)
!751 = distinct !DILexicalBlock(scope: !706, file: !707, line: 189, column: 13)
!752 = !DILocalVariable(name: "raw_ptr", scope: !753, file: !707, line: 190, type: !459, align: 64)
!753 = distinct !DILexicalBlock(scope: !751, file: !707, line: 190, column: 17)
!754 = !DILocalVariable(name: "ptr", scope: !755, file: !707, line: 191, type: !284, align: 64)
!755 = distinct !DILexicalBlock(scope: !753, file: !707, line: 191, column: 17)
!756 = !DILocalVariable(name: "residual", scope: !757, file: !707, line: 191, type: !758, align: 8)
!757 = distinct !DILexicalBlock(scope: !753, file: !707, line: 191, column: 66)
!758 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::convert::Infallible, core::alloc::AllocError>", scope: !312, file: !5, align: 8, flags: DIFlagPublic, elements: !759, templateParams: !18, identifier: "e93516a9a4d4ff61ba16dc75632d6fe")
!759 = !{!760}
!760 = !DICompositeType(tag: DW_TAG_variant_part, scope: !758, file: !5, align: 8, elements: !761, templateParams: !18, identifier: "f5e162db303eef1e33f578c71ec0a693")
!761 = !{!762, !772}
!762 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !760, file: !5, baseType: !763, align: 8)
!763 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !758, file: !5, align: 8, flags: DIFlagPublic, elements: !764, templateParams: !770, identifier: "f1d8e5af3a1dffc68ba77da64f0701a9")
!764 = !{!765}
!765 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !763, file: !5, baseType: !766, align: 8, flags: DIFlagPublic)
!766 = !DICompositeType(tag: DW_TAG_structure_type, name: "Infallible", scope: !767, file: !5, align: 8, flags: DIFlagPublic, elements: !768, templateParams: !18, identifier: "78cfd968ca0619bc6721ef3bf8e03805")
!767 = !DINamespace(name: "convert", scope: !8)
!768 = !{!769}
!769 = !DICompositeType(tag: DW_TAG_variant_part, scope: !766, file: !5, align: 8, elements: !18, identifier: "820520e070d3f01e1d1c030b6bcc9c0e")
!770 = !{!771, !730}
!771 = !DITemplateTypeParameter(name: "T", type: !766)
!772 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !760, file: !5, baseType: !773, align: 8)
!773 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !758, file: !5, align: 8, flags: DIFlagPublic, elements: !774, templateParams: !770, identifier: "e8d1b6dff9322dfb94e83992955f462f")
!774 = !{!775}
!775 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !773, file: !5, baseType: !731, align: 8, flags: DIFlagPublic)
!776 = !DILocalVariable(name: "val", scope: !777, file: !707, line: 191, type: !284, align: 64)
!777 = distinct !DILexicalBlock(scope: !753, file: !707, line: 191, column: 66)
!778 = !DILocation(line: 185, column: 27, scope: !706)
!779 = !DILocalVariable(name: "layout", arg: 1, scope: !780, file: !707, line: 172, type: !738)
!780 = distinct !DISubprogram(name: "alloc_zeroed", linkageName: "_ZN5alloc5alloc12alloc_zeroed17hbc28965b83bf6acbE", scope: !709, file: !707, line: 172, type: !781, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !783)
!781 = !DISubroutineType(types: !782)
!782 = !{!459, !738}
!783 = !{!779}
!784 = !DILocation(line: 172, column: 28, scope: !780, inlinedAt: !785)
!785 = !DILocation(line: 190, column: 43, scope: !751)
!786 = !DILocalVariable(name: "layout", arg: 1, scope: !787, file: !707, line: 89, type: !738)
!787 = distinct !DISubprogram(name: "alloc", linkageName: "_ZN5alloc5alloc5alloc17h093ae6bbd8973d8eE", scope: !709, file: !707, line: 89, type: !781, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !788)
!788 = !{!786}
!789 = !DILocation(line: 89, column: 21, scope: !787, inlinedAt: !790)
!790 = !DILocation(line: 190, column: 73, scope: !751)
!791 = !DILocation(line: 185, column: 43, scope: !706)
!792 = !DILocation(line: 190, column: 21, scope: !753)
!793 = !DILocalVariable(name: "ptr", arg: 1, scope: !794, file: !252, line: 269, type: !459)
!794 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h892a5eaa7ab324b8E", scope: !284, file: !252, line: 269, type: !795, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !810, retainedNodes: !811)
!795 = !DISubroutineType(types: !796)
!796 = !{!797, !459}
!797 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<core::ptr::non_null::NonNull<u8>>", scope: !140, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !798, templateParams: !18, identifier: "1c2f5ede12c5cc8dc3cb6d5149cdb63d")
!798 = !{!799}
!799 = !DICompositeType(tag: DW_TAG_variant_part, scope: !797, file: !5, size: 64, align: 64, elements: !800, templateParams: !18, identifier: "4f2088bb8646394c7dfe10324c704100", discriminator: !809)
!800 = !{!801, !805}
!801 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !799, file: !5, baseType: !802, size: 64, align: 64, extraData: i64 0)
!802 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !797, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !18, templateParams: !803, identifier: "dad5724574518fd4604ed98c22fc07a9")
!803 = !{!804}
!804 = !DITemplateTypeParameter(name: "T", type: !284)
!805 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !799, file: !5, baseType: !806, size: 64, align: 64)
!806 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !797, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !807, templateParams: !803, identifier: "9697c4c24786271790f6148692230b16")
!807 = !{!808}
!808 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !806, file: !5, baseType: !284, size: 64, align: 64, flags: DIFlagPublic)
!809 = !DIDerivedType(tag: DW_TAG_member, scope: !797, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!810 = !DISubprogram(name: "new<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3new17h892a5eaa7ab324b8E", scope: !284, file: !252, line: 269, type: !795, scopeLine: 269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!811 = !{!793}
!812 = !DILocation(line: 269, column: 22, scope: !794, inlinedAt: !813)
!813 = !DILocation(line: 191, column: 27, scope: !753)
!814 = !DILocalVariable(name: "self", arg: 1, scope: !815, file: !241, line: 22, type: !459)
!815 = distinct !DISubprogram(name: "is_null<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$7is_null17hec5fa20a0df5935cE", scope: !242, file: !241, line: 22, type: !816, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, retainedNodes: !818)
!816 = !DISubroutineType(types: !817)
!817 = !{!158, !459}
!818 = !{!814}
!819 = !DILocation(line: 22, column: 26, scope: !815, inlinedAt: !820)
!820 = !DILocation(line: 270, column: 17, scope: !794, inlinedAt: !813)
!821 = !DILocalVariable(name: "ptr", arg: 1, scope: !822, file: !252, line: 233, type: !459)
!822 = distinct !DISubprogram(name: "new_unchecked<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17he9af065df33b3e55E", scope: !284, file: !252, line: 233, type: !823, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !825, retainedNodes: !826)
!823 = !DISubroutineType(types: !824)
!824 = !{!284, !459, !208}
!825 = !DISubprogram(name: "new_unchecked<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17he9af065df33b3e55E", scope: !284, file: !252, line: 233, type: !823, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!826 = !{!821}
!827 = !DILocation(line: 233, column: 39, scope: !822, inlinedAt: !828)
!828 = !DILocation(line: 272, column: 27, scope: !794, inlinedAt: !813)
!829 = !DILocalVariable(name: "self", arg: 1, scope: !830, file: !693, line: 2172, type: !852)
!830 = distinct !DISubprogram(name: "branch<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", linkageName: "_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h4041f7295b66efd5E", scope: !831, file: !693, line: 2172, type: !832, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !860, retainedNodes: !866)
!831 = !DINamespace(name: "{impl#27}", scope: !312)
!832 = !DISubroutineType(types: !833)
!833 = !{!834, !852}
!834 = !DICompositeType(tag: DW_TAG_structure_type, name: "ControlFlow<core::result::Result<core::convert::Infallible, core::alloc::AllocError>, core::ptr::non_null::NonNull<u8>>", scope: !835, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !837, templateParams: !18, identifier: "aa606b96d421fa5c92e58946891d4a5d")
!835 = !DINamespace(name: "control_flow", scope: !836)
!836 = !DINamespace(name: "ops", scope: !8)
!837 = !{!838}
!838 = !DICompositeType(tag: DW_TAG_variant_part, scope: !834, file: !5, size: 64, align: 64, elements: !839, templateParams: !18, identifier: "4cdcaacbb9f17f589405f0c31bc6d4a2", discriminator: !851)
!839 = !{!840, !847}
!840 = !DIDerivedType(tag: DW_TAG_member, name: "Continue", scope: !838, file: !5, baseType: !841, size: 64, align: 64)
!841 = !DICompositeType(tag: DW_TAG_structure_type, name: "Continue", scope: !834, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !842, templateParams: !844, identifier: "8b89e262f18fd2091a95b2d2322864ac")
!842 = !{!843}
!843 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !841, file: !5, baseType: !284, size: 64, align: 64, flags: DIFlagPublic)
!844 = !{!845, !846}
!845 = !DITemplateTypeParameter(name: "B", type: !758)
!846 = !DITemplateTypeParameter(name: "C", type: !284)
!847 = !DIDerivedType(tag: DW_TAG_member, name: "Break", scope: !838, file: !5, baseType: !848, size: 64, align: 64, extraData: i64 0)
!848 = !DICompositeType(tag: DW_TAG_structure_type, name: "Break", scope: !834, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !849, templateParams: !844, identifier: "f6f3f17bfd2b71f774d5e723f84f9670")
!849 = !{!850}
!850 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !848, file: !5, baseType: !758, align: 8, flags: DIFlagPublic)
!851 = !DIDerivedType(tag: DW_TAG_member, scope: !834, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!852 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", scope: !312, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !853, templateParams: !18, identifier: "785fa7e4032bf6c831384fb47333c1cd")
!853 = !{!854}
!854 = !DICompositeType(tag: DW_TAG_variant_part, scope: !852, file: !5, size: 64, align: 64, elements: !855, templateParams: !18, identifier: "ba6de07dd9f41ce17341df7967fb54f6", discriminator: !865)
!855 = !{!856, !861}
!856 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !854, file: !5, baseType: !857, size: 64, align: 64)
!857 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !852, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !858, templateParams: !860, identifier: "796121e357aea3ae31479ed1493b2533")
!858 = !{!859}
!859 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !857, file: !5, baseType: !284, size: 64, align: 64, flags: DIFlagPublic)
!860 = !{!804, !730}
!861 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !854, file: !5, baseType: !862, size: 64, align: 64, extraData: i64 0)
!862 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !852, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !863, templateParams: !860, identifier: "5b6246b1d1d9328a14a39a070826cbaf")
!863 = !{!864}
!864 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !862, file: !5, baseType: !731, align: 8, flags: DIFlagPublic)
!865 = !DIDerivedType(tag: DW_TAG_member, scope: !852, file: !5, baseType: !48, size: 64, align: 64, flags: DIFlagArtificial)
!866 = !{!829, !867, !869}
!867 = !DILocalVariable(name: "v", scope: !868, file: !693, line: 2174, type: !284, align: 64)
!868 = distinct !DILexicalBlock(scope: !830, file: !693, line: 2174, column: 13)
!869 = !DILocalVariable(name: "e", scope: !870, file: !693, line: 2175, type: !731, align: 8)
!870 = distinct !DILexicalBlock(scope: !830, file: !693, line: 2175, column: 13)
!871 = !DILocation(line: 2172, column: 15, scope: !830, inlinedAt: !872)
!872 = !DILocation(line: 191, column: 27, scope: !873)
!873 = !DILexicalBlockFile(scope: !753, file: !707, discriminator: 2)
!874 = !DILocalVariable(name: "self", arg: 1, scope: !875, file: !625, line: 1337, type: !797)
!875 = distinct !DISubprogram(name: "ok_or<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", linkageName: "_ZN4core6option15Option$LT$T$GT$5ok_or17h155dd2aab7f9e2baE", scope: !797, file: !625, line: 1337, type: !876, scopeLine: 1337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !860, declaration: !878, retainedNodes: !879)
!876 = !DISubroutineType(types: !877)
!877 = !{!852, !797, !731}
!878 = !DISubprogram(name: "ok_or<core::ptr::non_null::NonNull<u8>, core::alloc::AllocError>", linkageName: "_ZN4core6option15Option$LT$T$GT$5ok_or17h155dd2aab7f9e2baE", scope: !797, file: !625, line: 1337, type: !876, scopeLine: 1337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !860)
!879 = !{!874, !880, !881}
!880 = !DILocalVariable(name: "err", scope: !875, file: !625, line: 1337, type: !731, align: 8)
!881 = !DILocalVariable(name: "v", scope: !882, file: !625, line: 1339, type: !284, align: 64)
!882 = distinct !DILexicalBlock(scope: !875, file: !625, line: 1339, column: 13)
!883 = !DILocation(line: 1337, column: 45, scope: !875, inlinedAt: !884)
!884 = !DILocation(line: 191, column: 49, scope: !753)
!885 = !DILocation(line: 191, column: 66, scope: !757)
!886 = !DILocation(line: 1448, column: 57, scope: !887, inlinedAt: !895)
!887 = distinct !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$20slice_from_raw_parts17h2e7d1575a3eb0775E", scope: !721, file: !252, line: 1448, type: !888, scopeLine: 1448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !890, retainedNodes: !891)
!888 = !DISubroutineType(types: !889)
!889 = !{!721, !284, !15}
!890 = !DISubprogram(name: "slice_from_raw_parts<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$20slice_from_raw_parts17h2e7d1575a3eb0775E", scope: !721, file: !252, line: 1448, type: !888, scopeLine: 1448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!891 = !{!892, !893, !894}
!892 = !DILocalVariable(name: "data", arg: 1, scope: !887, file: !252, line: 1448, type: !284)
!893 = !DILocalVariable(name: "len", scope: !887, file: !252, line: 1448, type: !15, align: 64)
!894 = !DILocalVariable(name: "len", arg: 2, scope: !887, file: !252, line: 1448, type: !15)
!895 = !DILocation(line: 187, column: 21, scope: !706)
!896 = !DILocation(line: 1220, column: 56, scope: !897, inlinedAt: !909)
!897 = distinct !DISubprogram(name: "slice_from_raw_parts_mut<u8>", linkageName: "_ZN4core3ptr24slice_from_raw_parts_mut17h807502bccb3f2c8aE", scope: !47, file: !898, line: 1220, type: !899, scopeLine: 1220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, retainedNodes: !905)
!898 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!899 = !DISubroutineType(types: !900)
!900 = !{!901, !459, !15}
!901 = !DICompositeType(tag: DW_TAG_structure_type, name: "*mut [u8]", file: !5, size: 128, align: 64, elements: !902, templateParams: !18, identifier: "eb80752d8dc9079cf56e9f0de61d8d5f")
!902 = !{!903, !904}
!903 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !901, file: !5, baseType: !220, size: 64, align: 64)
!904 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !901, file: !5, baseType: !15, size: 64, align: 64, offset: 64)
!905 = !{!906, !907, !908}
!906 = !DILocalVariable(name: "data", arg: 1, scope: !897, file: !898, line: 1220, type: !459)
!907 = !DILocalVariable(name: "len", scope: !897, file: !898, line: 1220, type: !15, align: 64)
!908 = !DILocalVariable(name: "len", arg: 2, scope: !897, file: !898, line: 1220, type: !15)
!909 = !DILocation(line: 1450, column: 38, scope: !887, inlinedAt: !895)
!910 = !DILocation(line: 1337, column: 51, scope: !875, inlinedAt: !884)
!911 = !DILocation(line: 2175, column: 17, scope: !870, inlinedAt: !872)
!912 = !DILocalVariable(name: "residual", scope: !913, file: !693, line: 2187, type: !758, align: 8)
!913 = distinct !DISubprogram(name: "from_residual<core::ptr::non_null::NonNull<[u8]>, core::alloc::AllocError, core::alloc::AllocError>", linkageName: "_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h61cc906916b24ce0E", scope: !914, file: !693, line: 2187, type: !915, scopeLine: 2187, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !920, retainedNodes: !917)
!914 = !DINamespace(name: "{impl#28}", scope: !312)
!915 = !DISubroutineType(types: !916)
!916 = !{!713, !758, !208}
!917 = !{!912, !918}
!918 = !DILocalVariable(name: "e", scope: !919, file: !693, line: 2189, type: !731, align: 8)
!919 = distinct !DILexicalBlock(scope: !913, file: !693, line: 2189, column: 13)
!920 = !{!729, !730, !921}
!921 = !DITemplateTypeParameter(name: "F", type: !731)
!922 = !DILocation(line: 2187, column: 22, scope: !913, inlinedAt: !923)
!923 = !DILocation(line: 191, column: 27, scope: !924)
!924 = !DILexicalBlockFile(scope: !757, file: !707, discriminator: 4)
!925 = !DILocation(line: 2189, column: 17, scope: !919, inlinedAt: !923)
!926 = !DILocalVariable(name: "t", scope: !927, file: !928, line: 788, type: !731, align: 8)
!927 = distinct !DISubprogram(name: "from<core::alloc::AllocError>", linkageName: "_ZN50_$LT$T$u20$as$u20$core..convert..From$LT$T$GT$$GT$4from17h109b0382941d93a2E", scope: !929, file: !928, line: 788, type: !930, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !933, retainedNodes: !932)
!928 = !DIFile(filename: "library/core/src/convert/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!929 = !DINamespace(name: "{impl#4}", scope: !767)
!930 = !DISubroutineType(types: !931)
!931 = !{null, !731}
!932 = !{!926}
!933 = !{!934}
!934 = !DITemplateTypeParameter(name: "T", type: !731)
!935 = !DILocation(line: 788, column: 13, scope: !927, inlinedAt: !936)
!936 = !DILocation(line: 2189, column: 27, scope: !919, inlinedAt: !923)
!937 = !DILocalVariable(name: "self", arg: 1, scope: !938, file: !939, line: 175, type: !942)
!938 = distinct !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17h65aed483370d0444E", scope: !738, file: !939, line: 175, type: !940, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !943, retainedNodes: !944)
!939 = !DIFile(filename: "library/core/src/alloc/layout.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "742dc9b469eb35aa4fa4088d8f093c03")
!940 = !DISubroutineType(types: !941)
!941 = !{!15, !942}
!942 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::alloc::layout::Layout", baseType: !738, size: 64, align: 64, dwarfAddressSpace: 0)
!943 = !DISubprogram(name: "size", linkageName: "_ZN4core5alloc6layout6Layout4size17h65aed483370d0444E", scope: !738, file: !939, line: 175, type: !940, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!944 = !{!937}
!945 = !DILocation(line: 175, column: 23, scope: !938, inlinedAt: !946)
!946 = !DILocation(line: 186, column: 22, scope: !706)
!947 = !DILocation(line: 176, column: 9, scope: !938, inlinedAt: !946)
!948 = !DILocation(line: 189, column: 13, scope: !751)
!949 = !DILocation(line: 1448, column: 57, scope: !887, inlinedAt: !950)
!950 = !DILocation(line: 192, column: 20, scope: !755)
!951 = !DILocation(line: 1220, column: 56, scope: !897, inlinedAt: !952)
!952 = !DILocation(line: 1450, column: 38, scope: !953, inlinedAt: !950)
!953 = !DILexicalBlockFile(scope: !887, file: !252, discriminator: 2)
!954 = !DILocation(line: 186, column: 9, scope: !706)
!955 = !DILocalVariable(name: "self", arg: 1, scope: !956, file: !939, line: 270, type: !942)
!956 = distinct !DISubprogram(name: "dangling_ptr", linkageName: "_ZN4core5alloc6layout6Layout12dangling_ptr17hcac126e20cd2a610E", scope: !738, file: !939, line: 270, type: !957, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !959, retainedNodes: !960)
!957 = !DISubroutineType(types: !958)
!958 = !{!284, !942}
!959 = !DISubprogram(name: "dangling_ptr", linkageName: "_ZN4core5alloc6layout6Layout12dangling_ptr17hcac126e20cd2a610E", scope: !738, file: !939, line: 270, type: !957, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!960 = !{!955}
!961 = !DILocation(line: 270, column: 31, scope: !956, inlinedAt: !962)
!962 = !DILocation(line: 187, column: 58, scope: !706)
!963 = !DILocation(line: 104, column: 18, scope: !964, inlinedAt: !976)
!964 = distinct !DISubprogram(name: "without_provenance<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$18without_provenance17ha3ad538dc6f6e587E", scope: !284, file: !252, line: 102, type: !965, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !975)
!965 = !DISubroutineType(types: !966)
!966 = !{!284, !967}
!967 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonZero<usize>", scope: !968, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !969, templateParams: !16, identifier: "44b3255484829a0f48397ba71910d976")
!968 = !DINamespace(name: "nonzero", scope: !124)
!969 = !{!970}
!970 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !967, file: !5, baseType: !971, size: 64, align: 64, flags: DIFlagPrivate)
!971 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonZeroUsizeInner", scope: !972, file: !5, size: 64, align: 64, flags: DIFlagPublic, elements: !973, templateParams: !18, identifier: "3fd2e83a31e4fa746278d8fcd4d42ef")
!972 = !DINamespace(name: "niche_types", scope: !124)
!973 = !{!974}
!974 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !971, file: !5, baseType: !15, size: 64, align: 64, flags: DIFlagPrivate)
!975 = !DISubprogram(name: "without_provenance<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$18without_provenance17ha3ad538dc6f6e587E", scope: !284, file: !252, line: 102, type: !965, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!976 = !DILocation(line: 271, column: 9, scope: !956, inlinedAt: !962)
!977 = !DILocation(line: 1448, column: 39, scope: !887, inlinedAt: !895)
!978 = !DILocalVariable(name: "self", arg: 1, scope: !979, file: !252, line: 401, type: !284)
!979 = distinct !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h161df3f5baaa5dbdE", scope: !284, file: !252, line: 401, type: !980, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !982, retainedNodes: !983)
!980 = !DISubroutineType(types: !981)
!981 = !{!459, !284}
!982 = !DISubprogram(name: "as_ptr<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17h161df3f5baaa5dbdE", scope: !284, file: !252, line: 401, type: !980, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!983 = !{!978}
!984 = !DILocation(line: 401, column: 25, scope: !979, inlinedAt: !985)
!985 = !DILocation(line: 1450, column: 75, scope: !887, inlinedAt: !895)
!986 = !DILocation(line: 407, column: 18, scope: !979, inlinedAt: !985)
!987 = !DILocation(line: 1220, column: 42, scope: !897, inlinedAt: !909)
!988 = !DILocation(line: 133, column: 5, scope: !989, inlinedAt: !994)
!989 = distinct !DISubprogram(name: "from_raw_parts_mut<[u8], u8>", linkageName: "_ZN4core3ptr8metadata18from_raw_parts_mut17he9cc088f4cdd7154E", scope: !991, file: !990, line: 129, type: !899, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !992)
!990 = !DIFile(filename: "library/core/src/ptr/metadata.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c85ba1a096992da0f69a2c5ff0eac593")
!991 = !DINamespace(name: "metadata", scope: !47)
!992 = !{!29, !993}
!993 = !DITemplateTypeParameter(name: "impl Thin", type: !27)
!994 = !DILocation(line: 1221, column: 5, scope: !897, inlinedAt: !909)
!995 = !DILocalVariable(name: "ptr", arg: 1, scope: !996, file: !252, line: 233, type: !901)
!996 = distinct !DISubprogram(name: "new_unchecked<[u8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17he66c068cc2290674E", scope: !721, file: !252, line: 233, type: !997, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !999, retainedNodes: !1000)
!997 = !DISubroutineType(types: !998)
!998 = !{!721, !901, !208}
!999 = !DISubprogram(name: "new_unchecked<[u8]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked17he66c068cc2290674E", scope: !721, file: !252, line: 233, type: !997, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!1000 = !{!995}
!1001 = !DILocation(line: 233, column: 39, scope: !996, inlinedAt: !1002)
!1002 = !DILocation(line: 1450, column: 18, scope: !887, inlinedAt: !895)
!1003 = !DILocation(line: 77, column: 35, scope: !1004, inlinedAt: !1002)
!1004 = !DILexicalBlockFile(scope: !996, file: !200, discriminator: 0)
!1005 = !DILocation(line: 190, column: 34, scope: !751)
!1006 = !DILocation(line: 239, column: 33, scope: !996, inlinedAt: !1002)
!1007 = !DILocation(line: 78, column: 17, scope: !1004, inlinedAt: !1002)
!1008 = !DILocation(line: 77, column: 13, scope: !1004, inlinedAt: !1002)
!1009 = !DILocation(line: 187, column: 18, scope: !706)
!1010 = !DILocation(line: 187, column: 76, scope: !706)
!1011 = !DILocation(line: 195, column: 6, scope: !706)
!1012 = !DILocation(line: 93, column: 9, scope: !787, inlinedAt: !790)
!1013 = !DILocation(line: 175, column: 23, scope: !938, inlinedAt: !1014)
!1014 = !DILocation(line: 95, column: 29, scope: !787, inlinedAt: !790)
!1015 = !DILocalVariable(name: "self", arg: 1, scope: !1016, file: !939, line: 197, type: !942)
!1016 = distinct !DISubprogram(name: "alignment", linkageName: "_ZN4core5alloc6layout6Layout9alignment17h2e4e010ed1834273E", scope: !738, file: !939, line: 197, type: !1017, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !1019, retainedNodes: !1020)
!1017 = !DISubroutineType(types: !1018)
!1018 = !{!743, !942}
!1019 = !DISubprogram(name: "alignment", linkageName: "_ZN4core5alloc6layout6Layout9alignment17h2e4e010ed1834273E", scope: !738, file: !939, line: 197, type: !1017, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1020 = !{!1015}
!1021 = !DILocation(line: 197, column: 28, scope: !1016, inlinedAt: !1022)
!1022 = !DILocation(line: 95, column: 44, scope: !787, inlinedAt: !790)
!1023 = !DILocation(line: 95, column: 9, scope: !787, inlinedAt: !790)
!1024 = !DILocation(line: 190, column: 31, scope: !751)
!1025 = !DILocation(line: 176, column: 9, scope: !780, inlinedAt: !785)
!1026 = !DILocation(line: 175, column: 23, scope: !938, inlinedAt: !1027)
!1027 = !DILocation(line: 178, column: 36, scope: !780, inlinedAt: !785)
!1028 = !DILocation(line: 197, column: 28, scope: !1016, inlinedAt: !1029)
!1029 = !DILocation(line: 178, column: 51, scope: !780, inlinedAt: !785)
!1030 = !DILocation(line: 178, column: 9, scope: !780, inlinedAt: !785)
!1031 = !DILocation(line: 159, column: 18, scope: !1032, inlinedAt: !1033)
!1032 = distinct !DISubprogram(name: "addr<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17hea7800368b7f6bf9E", scope: !256, file: !255, line: 153, type: !258, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28)
!1033 = !DILocation(line: 38, column: 21, scope: !1034, inlinedAt: !1036)
!1034 = !DILexicalBlockFile(scope: !1035, file: !255, discriminator: 0)
!1035 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null7runtime17h30a69a7c8412dcd3E", scope: !264, file: !116, line: 2434, type: !265, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18)
!1036 = !DILocation(line: 2447, column: 9, scope: !1037, inlinedAt: !1040)
!1037 = !DILexicalBlockFile(scope: !1038, file: !116, discriminator: 2)
!1038 = !DILexicalBlockFile(scope: !1039, file: !116, discriminator: 0)
!1039 = distinct !DISubprogram(name: "is_null<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7is_null17h877febbf1f53d49fE", scope: !256, file: !255, line: 22, type: !265, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28)
!1040 = !DILocation(line: 23, column: 27, scope: !815, inlinedAt: !820)
!1041 = !DILocation(line: 270, column: 13, scope: !794, inlinedAt: !813)
!1042 = !DILocation(line: 274, column: 13, scope: !794, inlinedAt: !813)
!1043 = !DILocation(line: 1340, column: 21, scope: !875, inlinedAt: !884)
!1044 = !DILocation(line: 2189, column: 23, scope: !919, inlinedAt: !923)
!1045 = !DILocation(line: 77, column: 35, scope: !1046, inlinedAt: !828)
!1046 = !DILexicalBlockFile(scope: !822, file: !200, discriminator: 0)
!1047 = !DILocation(line: 239, column: 33, scope: !822, inlinedAt: !828)
!1048 = !DILocation(line: 78, column: 17, scope: !1046, inlinedAt: !828)
!1049 = !DILocation(line: 77, column: 13, scope: !1046, inlinedAt: !828)
!1050 = !DILocation(line: 241, column: 13, scope: !822, inlinedAt: !828)
!1051 = !DILocation(line: 272, column: 13, scope: !794, inlinedAt: !813)
!1052 = !DILocation(line: 1339, column: 18, scope: !875, inlinedAt: !884)
!1053 = !DILocation(line: 1339, column: 18, scope: !882, inlinedAt: !884)
!1054 = !DILocation(line: 1339, column: 24, scope: !882, inlinedAt: !884)
!1055 = !DILocation(line: 2174, column: 16, scope: !830, inlinedAt: !872)
!1056 = !DILocation(line: 2174, column: 16, scope: !868, inlinedAt: !872)
!1057 = !DILocation(line: 2174, column: 22, scope: !868, inlinedAt: !872)
!1058 = !DILocation(line: 191, column: 21, scope: !755)
!1059 = !DILocation(line: 191, column: 27, scope: !777)
!1060 = !DILocation(line: 1448, column: 39, scope: !887, inlinedAt: !950)
!1061 = !DILocation(line: 401, column: 25, scope: !979, inlinedAt: !1062)
!1062 = !DILocation(line: 1450, column: 75, scope: !953, inlinedAt: !950)
!1063 = !DILocation(line: 407, column: 18, scope: !979, inlinedAt: !1062)
!1064 = !DILocation(line: 1220, column: 42, scope: !897, inlinedAt: !952)
!1065 = !DILocation(line: 133, column: 5, scope: !989, inlinedAt: !1066)
!1066 = !DILocation(line: 1221, column: 5, scope: !1067, inlinedAt: !952)
!1067 = !DILexicalBlockFile(scope: !897, file: !898, discriminator: 2)
!1068 = !DILocation(line: 233, column: 39, scope: !996, inlinedAt: !1069)
!1069 = !DILocation(line: 1450, column: 18, scope: !953, inlinedAt: !950)
!1070 = !DILocation(line: 77, column: 35, scope: !1004, inlinedAt: !1069)
!1071 = !DILocation(line: 78, column: 17, scope: !1004, inlinedAt: !1069)
!1072 = !DILocation(line: 77, column: 13, scope: !1004, inlinedAt: !1069)
!1073 = !DILocation(line: 192, column: 17, scope: !755)
!1074 = !DILocation(line: 193, column: 13, scope: !706)
!1075 = distinct !DISubprogram(name: "box_new_uninit", linkageName: "_ZN5alloc5boxed14box_new_uninit17he6a1fcbbae0374c5E", scope: !1077, file: !1076, line: 247, type: !781, scopeLine: 247, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1078)
!1076 = !DIFile(filename: "library/alloc/src/boxed.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "c2c961396e00891ae9e97f5dc112a35a")
!1077 = !DINamespace(name: "boxed", scope: !710)
!1078 = !{!1079, !1080}
!1079 = !DILocalVariable(name: "layout", arg: 1, scope: !1075, file: !1076, line: 247, type: !738)
!1080 = !DILocalVariable(name: "ptr", scope: !1081, file: !1076, line: 249, type: !721, align: 64)
!1081 = distinct !DILexicalBlock(scope: !1075, file: !1076, line: 249, column: 9)
!1082 = !DILocation(line: 247, column: 19, scope: !1075)
!1083 = !DILocalVariable(name: "layout", arg: 2, scope: !1084, file: !707, line: 428, type: !738)
!1084 = distinct !DISubprogram(name: "allocate", linkageName: "_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17h91f3d1ecc776936dE", scope: !1085, file: !707, line: 428, type: !1086, scopeLine: 428, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1089)
!1085 = !DINamespace(name: "{impl#1}", scope: !709)
!1086 = !DISubroutineType(types: !1087)
!1087 = !{!713, !1088, !738}
!1088 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&alloc::alloc::Global", baseType: !708, size: 64, align: 64, dwarfAddressSpace: 0)
!1089 = !{!1090, !1083}
!1090 = !DILocalVariable(name: "self", scope: !1084, file: !707, line: 428, type: !1088, align: 64)
!1091 = !DILocation(line: 428, column: 24, scope: !1084, inlinedAt: !1092)
!1092 = !DILocation(line: 248, column: 18, scope: !1075)
!1093 = !DILocalVariable(name: "layout", arg: 2, scope: !1094, file: !707, line: 311, type: !738)
!1094 = distinct !DISubprogram(name: "alloc_impl", linkageName: "_ZN5alloc5alloc6Global10alloc_impl17hd89fd140f412908eE", scope: !708, file: !707, line: 311, type: !1095, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, declaration: !1097, retainedNodes: !1098)
!1095 = !DISubroutineType(types: !1096)
!1096 = !{!713, !1088, !738, !158}
!1097 = !DISubprogram(name: "alloc_impl", linkageName: "_ZN5alloc5alloc6Global10alloc_impl17hd89fd140f412908eE", scope: !708, file: !707, line: 311, type: !1095, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !18)
!1098 = !{!1099, !1093, !1100}
!1099 = !DILocalVariable(name: "self", scope: !1094, file: !707, line: 311, type: !1088, align: 64)
!1100 = !DILocalVariable(name: "zeroed", scope: !1094, file: !707, line: 311, type: !158, align: 8)
!1101 = !DILocation(line: 311, column: 32, scope: !1094, inlinedAt: !1102)
!1102 = !DILocation(line: 429, column: 14, scope: !1084, inlinedAt: !1092)
!1103 = !DILocation(line: 428, column: 17, scope: !1084, inlinedAt: !1092)
!1104 = !DILocation(line: 311, column: 25, scope: !1094, inlinedAt: !1102)
!1105 = !DILocation(line: 311, column: 48, scope: !1094, inlinedAt: !1102)
!1106 = !DILocation(line: 312, column: 9, scope: !1094, inlinedAt: !1102)
!1107 = !DILocation(line: 248, column: 11, scope: !1075)
!1108 = !DILocation(line: 248, column: 5, scope: !1075)
!1109 = !DILocation(line: 250, column: 19, scope: !1075)
!1110 = !DILocation(line: 249, column: 12, scope: !1075)
!1111 = !DILocation(line: 249, column: 12, scope: !1081)
!1112 = !DILocalVariable(name: "self", arg: 1, scope: !1113, file: !252, line: 1527, type: !721)
!1113 = distinct !DISubprogram(name: "as_mut_ptr<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$10as_mut_ptr17h203f8f00d8840624E", scope: !721, file: !252, line: 1527, type: !1114, scopeLine: 1527, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !28, declaration: !1116, retainedNodes: !1117)
!1114 = !DISubroutineType(types: !1115)
!1115 = !{!459, !721}
!1116 = !DISubprogram(name: "as_mut_ptr<u8>", linkageName: "_ZN4core3ptr8non_null26NonNull$LT$$u5b$T$u5d$$GT$10as_mut_ptr17h203f8f00d8840624E", scope: !721, file: !252, line: 1527, type: !1114, scopeLine: 1527, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !28)
!1117 = !{!1112}
!1118 = !DILocation(line: 1527, column: 29, scope: !1113, inlinedAt: !1119)
!1119 = !DILocation(line: 249, column: 24, scope: !1081)
!1120 = !DILocation(line: 252, column: 2, scope: !1075)
!1121 = distinct !DISubprogram(name: "mul", linkageName: "_ZN60_$LT$f64$u20$as$u20$core..ops..arith..Mul$LT$$RF$f64$GT$$GT$3mul17h9ae06deafd439fceE", scope: !1123, file: !1122, line: 38, type: !1125, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1129)
!1122 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!1123 = !DINamespace(name: "{impl#187}", scope: !1124)
!1124 = !DINamespace(name: "arith", scope: !836)
!1125 = !DISubroutineType(types: !1126)
!1126 = !{!1127, !1127, !1128, !208}
!1127 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!1128 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&f64", baseType: !1127, size: 64, align: 64, dwarfAddressSpace: 0)
!1129 = !{!1130, !1131}
!1130 = !DILocalVariable(name: "self", arg: 1, scope: !1121, file: !1122, line: 38, type: !1127)
!1131 = !DILocalVariable(name: "other", arg: 2, scope: !1121, file: !1122, line: 38, type: !1128)
!1132 = !DILocation(line: 38, column: 24, scope: !1121)
!1133 = !DILocation(line: 38, column: 30, scope: !1121)
!1134 = !DILocation(line: 39, column: 37, scope: !1121)
!1135 = !DILocation(line: 352, column: 45, scope: !1136, inlinedAt: !1141)
!1136 = distinct !DISubprogram(name: "mul", linkageName: "_ZN45_$LT$f64$u20$as$u20$core..ops..arith..Mul$GT$3mul17h2108e83153f7f39aE", scope: !1138, file: !1137, line: 352, type: !1139, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18)
!1137 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!1138 = !DINamespace(name: "{impl#142}", scope: !1124)
!1139 = !DISubroutineType(types: !1140)
!1140 = !{!1127, !1127, !1127, !208}
!1141 = !DILocation(line: 39, column: 17, scope: !1121)
!1142 = !DILocation(line: 40, column: 14, scope: !1121)
!1143 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_ZN6shapes10swap_bytes17h532b199bce630131E", scope: !2, file: !3, line: 29, type: !1144, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1151)
!1144 = !DISubroutineType(types: !1145)
!1145 = !{!1146, !1149}
!1146 = !DICompositeType(tag: DW_TAG_structure_type, name: "(u128, u32)", file: !5, size: 256, align: 128, elements: !1147, templateParams: !18, identifier: "6f3105af42d6187743fb56a384a9ffa7")
!1147 = !{!1148, !1150}
!1148 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1146, file: !5, baseType: !1149, size: 128, align: 128)
!1149 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!1150 = !DIDerivedType(tag: DW_TAG_member, name: "__1", scope: !1146, file: !5, baseType: !223, size: 32, align: 32, offset: 128)
!1151 = !{!1152}
!1152 = !DILocalVariable(name: "value", arg: 1, scope: !1143, file: !3, line: 29, type: !1149)
!1153 = !DILocation(line: 29, column: 19, scope: !1143)
!1154 = !DILocalVariable(name: "self", arg: 1, scope: !1155, file: !1156, line: 559, type: !1149)
!1155 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs8_NtCsgEmfK2I1SDS_4core3numo10swap_bytes", scope: !1157, file: !1156, line: 559, type: !1158, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1160)
!1156 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!1157 = !DINamespace(name: "{impl#10}", scope: !124)
!1158 = !DISubroutineType(types: !1159)
!1159 = !{!1149, !1149}
!1160 = !{!1154}
!1161 = !DILocation(line: 559, column: 33, scope: !1155, inlinedAt: !1162)
!1162 = distinct !DILocation(line: 30, column: 12, scope: !1143)
!1163 = !DILocation(line: 560, column: 13, scope: !1155, inlinedAt: !1162)
!1164 = !DILocation(line: 30, column: 6, scope: !1143)
!1165 = !DILocalVariable(name: "self", arg: 1, scope: !1166, file: !1156, line: 153, type: !1149)
!1166 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs8_NtCsgEmfK2I1SDS_4core3numo13leading_zeros", scope: !1157, file: !1156, line: 153, type: !1167, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1169)
!1167 = !DISubroutineType(types: !1168)
!1168 = !{!223, !1149}
!1169 = !{!1165}
!1170 = !DILocation(line: 153, column: 36, scope: !1166, inlinedAt: !1171)
!1171 = distinct !DILocation(line: 30, column: 36, scope: !1143)
!1172 = !DILocation(line: 154, column: 20, scope: !1166, inlinedAt: !1171)
!1173 = !DILocalVariable(name: "self", arg: 1, scope: !1174, file: !1156, line: 84, type: !1149)
!1174 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs8_NtCsgEmfK2I1SDS_4core3numo10count_ones", scope: !1157, file: !1156, line: 84, type: !1167, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1175)
!1175 = !{!1173}
!1176 = !DILocation(line: 84, column: 33, scope: !1174, inlinedAt: !1177)
!1177 = distinct !DILocation(line: 30, column: 60, scope: !1143)
!1178 = !DILocation(line: 85, column: 20, scope: !1174, inlinedAt: !1177)
!1179 = !DILocation(line: 30, column: 30, scope: !1143)
!1180 = !DILocation(line: 30, column: 5, scope: !1143)
!1181 = !DILocation(line: 31, column: 2, scope: !1143)
!1182 = distinct !DISubprogram(name: "area", linkageName: "_ZN6shapes4area17h6d5cc3dd46e69191E", scope: !2, file: !3, line: 13, type: !1183, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1202)
!1183 = !DISubroutineType(types: !1184)
!1184 = !{!1127, !1185}
!1185 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&shapes::Shape", baseType: !1186, size: 64, align: 64, dwarfAddressSpace: 0)
!1186 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !2, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !1187, templateParams: !18, identifier: "60e833b990b2e145c2e8c53dc93db12f")
!1187 = !{!1188}
!1188 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1186, file: !5, size: 128, align: 64, elements: !1189, templateParams: !18, identifier: "35c992d2e6bfdc7d1f852f36527ddf2d", discriminator: !1201)
!1189 = !{!1190, !1192, !1196}
!1190 = !DIDerivedType(tag: DW_TAG_member, name: "Point", scope: !1188, file: !5, baseType: !1191, size: 128, align: 64, extraData: i32 0)
!1191 = !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !1186, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !18, identifier: "168503fedc8d044e839e3a093472ef80")
!1192 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !1188, file: !5, baseType: !1193, size: 128, align: 64, extraData: i32 1)
!1193 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !1186, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !1194, templateParams: !18, identifier: "de59a525bdc79f9861d9eb216df144f")
!1194 = !{!1195}
!1195 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !1193, file: !5, baseType: !1127, size: 64, align: 64, offset: 64, flags: DIFlagPublic)
!1196 = !DIDerivedType(tag: DW_TAG_member, name: "Rect", scope: !1188, file: !5, baseType: !1197, size: 128, align: 64, extraData: i32 2)
!1197 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rect", scope: !1186, file: !5, size: 128, align: 64, flags: DIFlagPublic, elements: !1198, templateParams: !18, identifier: "55251ab5d7f731ac3bc24031ffb8bbf7")
!1198 = !{!1199, !1200}
!1199 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !1197, file: !5, baseType: !223, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!1200 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !1197, file: !5, baseType: !223, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!1201 = !DIDerivedType(tag: DW_TAG_member, scope: !1186, file: !5, baseType: !223, size: 32, align: 32, flags: DIFlagArtificial)
!1202 = !{!1203, !1204, !1206, !1209}
!1203 = !DILocalVariable(name: "shape", arg: 1, scope: !1182, file: !3, line: 13, type: !1185)
!1204 = !DILocalVariable(name: "r", scope: !1205, file: !3, line: 16, type: !1128, align: 64)
!1205 = distinct !DILexicalBlock(scope: !1182, file: !3, line: 16, column: 9)
!1206 = !DILocalVariable(name: "w", scope: !1207, file: !3, line: 17, type: !1208, align: 64)
!1207 = distinct !DILexicalBlock(scope: !1182, file: !3, line: 17, column: 9)
!1208 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&u32", baseType: !223, size: 64, align: 64, dwarfAddressSpace: 0)
!1209 = !DILocalVariable(name: "h", scope: !1207, file: !3, line: 17, type: !1208, align: 64)
!1210 = !DILocation(line: 13, column: 13, scope: !1182)
!1211 = !DILocation(line: 14, column: 11, scope: !1182)
!1212 = !DILocation(line: 14, column: 5, scope: !1182)
!1213 = !DILocation(line: 15, column: 25, scope: !1182)
!1214 = !DILocation(line: 16, column: 23, scope: !1182)
!1215 = !DILocation(line: 16, column: 23, scope: !1205)
!1216 = !DILocation(line: 16, column: 29, scope: !1205)
!1217 = !DILocation(line: 17, column: 23, scope: !1182)
!1218 = !DILocation(line: 17, column: 23, scope: !1207)
!1219 = !DILocation(line: 17, column: 26, scope: !1182)
!1220 = !DILocation(line: 17, column: 26, scope: !1207)
!1221 = !DILocation(line: 17, column: 43, scope: !1207)
!1222 = !DILocalVariable(name: "small", arg: 1, scope: !1223, file: !1224, line: 79, type: !223)
!1223 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1P_NtNtCsgEmfK2I1SDS_4core7convert3numdINtB8_4FrommE4from", scope: !1225, file: !1224, line: 79, type: !1227, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1229)
!1224 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!1225 = !DINamespace(name: "{impl#115}", scope: !1226)
!1226 = !DINamespace(name: "num", scope: !767)
!1227 = !DISubroutineType(types: !1228)
!1228 = !{!1127, !223}
!1229 = !{!1222}
!1230 = !DILocation(line: 79, column: 21, scope: !1223, inlinedAt: !1231)
!1231 = distinct !DILocation(line: 17, column: 33, scope: !1207)
!1232 = !DILocation(line: 82, column: 17, scope: !1223, inlinedAt: !1231)
!1233 = !DILocation(line: 17, column: 59, scope: !1207)
!1234 = !DILocation(line: 79, column: 21, scope: !1223, inlinedAt: !1235)
!1235 = distinct !DILocation(line: 17, column: 49, scope: !1207)
!1236 = !DILocation(line: 82, column: 17, scope: !1223, inlinedAt: !1235)
!1237 = !DILocation(line: 17, column: 33, scope: !1207)
!1238 = !DILocation(line: 17, column: 61, scope: !1182)
!1239 = !DILocation(line: 19, column: 2, scope: !1182)
!1240 = distinct !DISubprogram(name: "pick", linkageName: "_ZN6shapes4pick17hb3603b163631c702E", scope: !2, file: !3, line: 25, type: !1241, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1243)
!1241 = !DISubroutineType(types: !1242)
!1242 = !{!139, !610, !15}
!1243 = !{!1244, !1245}
!1244 = !DILocalVariable(name: "values", arg: 1, scope: !1240, file: !3, line: 25, type: !610)
!1245 = !DILocalVariable(name: "at", arg: 2, scope: !1240, file: !3, line: 25, type: !15)
!1246 = !DILocation(line: 25, column: 13, scope: !1240)
!1247 = !DILocation(line: 25, column: 29, scope: !1240)
!1248 = !DILocation(line: 26, column: 12, scope: !1240)
!1249 = !DILocation(line: 26, column: 20, scope: !1240)
!1250 = !DILocation(line: 26, column: 29, scope: !1240)
!1251 = !DILocation(line: 26, column: 58, scope: !1240)
!1252 = !DILocation(line: 27, column: 2, scope: !1240)
!1253 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN6shapes4pick28_$u7b$$u7b$closure$u7d$$u7d$17h6d5788637391c4c3E", scope: !629, file: !3, line: 26, type: !1254, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1256)
!1254 = !DISubroutineType(types: !1255)
!1255 = !{!127, !628, !127}
!1256 = !{!1257, !1258}
!1257 = !DILocalVariable(name: "v", arg: 2, scope: !1253, file: !3, line: 26, type: !127)
!1258 = !DILocalVariable(arg: 1, scope: !1253, file: !3, line: 26, type: !628)
!1259 = !DILocation(line: 26, column: 33, scope: !1253)
!1260 = !DILocation(line: 26, column: 34, scope: !1253)
!1261 = !DILocation(line: 26, column: 39, scope: !1253)
!1262 = !DILocation(line: 26, column: 56, scope: !1253)
!1263 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_ZN6shapes4pick28_$u7b$$u7b$closure$u7d$$u7d$17hb453ee4b9da1de15E", scope: !629, file: !3, line: 26, type: !1264, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1266)
!1264 = !DISubroutineType(types: !1265)
!1265 = !{!158, !654, !604}
!1266 = !{!1267, !1268}
!1267 = !DILocalVariable(name: "v", arg: 2, scope: !1263, file: !3, line: 26, type: !604)
!1268 = !DILocalVariable(arg: 1, scope: !1263, file: !3, line: 26, type: !654)
!1269 = !DILocation(line: 26, column: 65, scope: !1263)
!1270 = !DILocation(line: 26, column: 66, scope: !1263)
!1271 = !DILocation(line: 26, column: 69, scope: !1263)
!1272 = !DILocation(line: 26, column: 76, scope: !1263)
!1273 = distinct !DISubprogram(name: "boxed", linkageName: "_ZN6shapes5boxed17h17c69d68e5a722efE", scope: !2, file: !3, line: 21, type: !1274, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1277)
!1274 = !DISubroutineType(types: !1275)
!1275 = !{!1276, !223}
!1276 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "alloc::boxed::Box<shapes::Shape, alloc::alloc::Global>", baseType: !1186, size: 64, align: 64, dwarfAddressSpace: 0)
!1277 = !{!1278}
!1278 = !DILocalVariable(name: "n", arg: 1, scope: !1273, file: !3, line: 21, type: !223)
!1279 = !DILocalVariable(name: "x", arg: 1, scope: !1280, file: !1076, line: 284, type: !1186)
!1280 = distinct !DISubprogram(name: "new<shapes::Shape>", linkageName: "_ZN5alloc5boxed12Box$LT$T$GT$3new17h90c921d5f29dd7a7E", scope: !1281, file: !1076, line: 284, type: !1282, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !1288, retainedNodes: !1284)
!1281 = !DINamespace(name: "{impl#0}", scope: !1077)
!1282 = !DISubroutineType(types: !1283)
!1283 = !{!1276, !1186}
!1284 = !{!1279, !1285}
!1285 = !DILocalVariable(name: "ptr", scope: !1286, file: !1076, line: 286, type: !1287, align: 64)
!1286 = distinct !DILexicalBlock(scope: !1280, file: !1076, line: 286, column: 9)
!1287 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut shapes::Shape", baseType: !1186, size: 64, align: 64, dwarfAddressSpace: 0)
!1288 = !{!1289}
!1289 = !DITemplateTypeParameter(name: "T", type: !1186)
!1290 = !DILocation(line: 284, column: 16, scope: !1280, inlinedAt: !1291)
!1291 = distinct !DILocation(line: 22, column: 5, scope: !1273)
!1292 = !DILocation(line: 21, column: 14, scope: !1273)
!1293 = !DILocation(line: 22, column: 17, scope: !1273)
!1294 = !DILocalVariable(name: "self", arg: 1, scope: !1295, file: !1156, line: 2456, type: !223)
!1295 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_add", scope: !1296, file: !1156, line: 2456, type: !1297, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1299)
!1296 = !DINamespace(name: "{impl#8}", scope: !124)
!1297 = !DISubroutineType(types: !1298)
!1298 = !{!223, !223, !223}
!1299 = !{!1294, !1300}
!1300 = !DILocalVariable(name: "rhs", arg: 2, scope: !1295, file: !1156, line: 2456, type: !223)
!1301 = !DILocation(line: 2456, column: 35, scope: !1295, inlinedAt: !1302)
!1302 = distinct !DILocation(line: 22, column: 73, scope: !1273)
!1303 = !DILocation(line: 2456, column: 41, scope: !1295, inlinedAt: !1302)
!1304 = !DILocation(line: 2457, column: 13, scope: !1295, inlinedAt: !1302)
!1305 = !DILocation(line: 22, column: 48, scope: !1273)
!1306 = !DILocation(line: 22, column: 14, scope: !1273)
!1307 = !DILocation(line: 22, column: 26, scope: !1273)
!1308 = !DILocation(line: 286, column: 19, scope: !1280, inlinedAt: !1291)
!1309 = !DILocation(line: 284, column: 5, scope: !1280, inlinedAt: !1291)
!1310 = !DILocation(line: 286, column: 13, scope: !1286, inlinedAt: !1291)
!1311 = !DILocation(line: 289, column: 56, scope: !1286, inlinedAt: !1291)
!1312 = !DILocation(line: 23, column: 2, scope: !1273)
!1313 = distinct !DISubprogram(name: "enter", linkageName: "_ZN6shapes5enter17h4a0d33dd85099969E", scope: !2, file: !3, line: 33, type: !1314, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !35, templateParams: !18, retainedNodes: !1316)
!1314 = !DISubroutineType(types: !1315)
!1315 = !{!158}
!1316 = !{!1317}
!1317 = !DILocalVariable(name: "first", scope: !1318, file: !3, line: 34, type: !158, align: 8)
!1318 = distinct !DILexicalBlock(scope: !1313, file: !3, line: 34, column: 5)
!1319 = !DILocation(line: 34, column: 23, scope: !1313)
!1320 = !DILocation(line: 34, column: 88, scope: !1313)
!1321 = !DILocation(line: 34, column: 9, scope: !1318)
!1322 = !DILocation(line: 35, column: 5, scope: !1318)
!1323 = !DILocation(line: 36, column: 11, scope: !1318)
!1324 = !DILocation(line: 38, column: 2, scope: !1313)
!1325 = distinct !DISubprogram(name: "get<i64>", linkageName: "_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h2eab91f09b15c432E", scope: !1327, file: !1326, line: 218, type: !1329, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !35, templateParams: !146, retainedNodes: !1331)
!1326 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!1327 = !DINamespace(name: "{impl#2}", scope: !1328)
!1328 = !DINamespace(name: "index", scope: !593)
!1329 = !DISubroutineType(types: !1330)
!1330 = !{!596, !15, !610}
!1331 = !{!1332, !1333}
!1332 = !DILocalVariable(name: "self", arg: 1, scope: !1325, file: !1326, line: 218, type: !15)
!1333 = !DILocalVariable(name: "slice", arg: 2, scope: !1325, file: !1326, line: 218, type: !610)
!1334 = !DILocation(line: 218, column: 12, scope: !1325)
!1335 = !DILocation(line: 218, column: 18, scope: !1325)
!1336 = !DILocation(line: 219, column: 12, scope: !1325)
!1337 = !DILocation(line: 223, column: 13, scope: !1325)
!1338 = !DILocation(line: 219, column: 9, scope: !1325)
!1339 = !DILocation(line: 221, column: 27, scope: !1325)
!1340 = !DILocation(line: 221, column: 22, scope: !1325)
!1341 = !DILocation(line: 225, column: 6, scope: !1325)
