; ModuleID = 'spawn.996a6ef03fbfd7fb-cgu.0'
source_filename = "spawn.996a6ef03fbfd7fb-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::sync::atomic::AtomicUsize" = type { i64 }
%"std::thread::join_handle::JoinHandle<()>" = type { %"std::thread::lifecycle::JoinInner<'_, ()>" }
%"std::thread::lifecycle::JoinInner<'_, ()>" = type { ptr, ptr, i64 }
%"alloc::boxed::Box<dyn core::ops::function::FnOnce() + core::marker::Send>" = type { %"core::ptr::unique::Unique<dyn core::ops::function::FnOnce() + core::marker::Send>", %"alloc::alloc::Global" }
%"core::ptr::unique::Unique<dyn core::ops::function::FnOnce() + core::marker::Send>" = type { %"core::ptr::non_null::NonNull<dyn core::ops::function::FnOnce() + core::marker::Send>", %"core::marker::PhantomData<dyn core::ops::function::FnOnce() + core::marker::Send>" }
%"core::ptr::non_null::NonNull<dyn core::ops::function::FnOnce() + core::marker::Send>" = type { { ptr, ptr } }
%"core::marker::PhantomData<dyn core::ops::function::FnOnce() + core::marker::Send>" = type {}
%"alloc::alloc::Global" = type {}

@_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT = external local_unnamed_addr global %"core::sync::atomic::AtomicUsize"
@alloc_99934ceadea2ef3a7bbccbd3e4b2fedc = private unnamed_addr constant [74 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/io/mod.rs\00", align 1
@alloc_8d68fcbc011419193bd208f22e2789d1 = private unnamed_addr constant [28 x i8] c"failed to write whole buffer", align 1
@alloc_0c6bd0c1dc63d8d7fb1eb0c800f5dec2 = private unnamed_addr constant <{ ptr, [9 x i8], [7 x i8] }> <{ ptr @alloc_8d68fcbc011419193bd208f22e2789d1, [9 x i8] c"\1C\00\00\00\00\00\00\00\17", [7 x i8] undef }>, align 8
@alloc_a2b462ac72db38b51a27d3bbf062bd3b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_99934ceadea2ef3a7bbccbd3e4b2fedc, [16 x i8] c"I\00\00\00\00\00\00\00Y\07\00\00$\00\00\00" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2db630c0b48ae05dE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5eac2fe6fa680d78E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5eac2fe6fa680d78E" }>, align 8
@alloc_e3605bf48dd8479a638909176cc37fce = private unnamed_addr constant [22 x i8] c"failed to spawn thread", align 1
@alloc_ac3c4e69c0cf013c504e8d949189a5f7 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/functions.rs\00", align 1
@alloc_0246dd9f5900f3685febed10b072f357 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac3c4e69c0cf013c504e8d949189a5f7, [16 x i8] c"S\00\00\00\00\00\00\00\83\00\00\00\1D\00\00\00" }>, align 8
@vtable.2 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr177drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h880fa7f5b8bf0eaeE", [16 x i8] c"8\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha24a9546939ff939E" }>, align 8
@_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN = external local_unnamed_addr global %"core::sync::atomic::AtomicUsize"
@alloc_7a0078e56453c84a4274ce689b2bb39a = private unnamed_addr constant [14 x i8] c"RUST_MIN_STACK", align 1
@alloc_987f9181f01088182face37be6d0a1cd = private unnamed_addr constant [41 x i8] c"threads should not terminate unexpectedly", align 1
@alloc_d71163240bab68464d47d4f464e0e58e = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/std/src/thread/lifecycle.rs\00", align 1
@alloc_c8fa0f44c6d4fbb5209642c5dc0b0954 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d71163240bab68464d47d4f464e0e58e, [16 x i8] c"S\00\00\00\00\00\00\00\F7\00\00\00\0E\00\00\00" }>, align 8
@alloc_5c930fb1751f82b8f0fb1f0c7d0d38d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d71163240bab68464d47d4f464e0e58e, [16 x i8] c"S\00\00\00\00\00\00\00\FB\00\00\00\0E\00\00\00" }>, align 8
@vtable.3 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h2e1f4b1f311cfc0aE", [16 x i8] c"\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt }>, align 8
@vtable.4 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN67_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h73c0a9a8e38bc89eE" }>, align 8
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@vtable.5 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr107drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$$GT$17hcb75115a3aa6ec11E", [16 x i8] c"\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h40d3ecf8c319c8a1E" }>, align 8
@alloc_1275bda27182b7472c2bb947247b21f6 = private unnamed_addr constant [9 x i8] c"spawn.rs\00", align 1
@alloc_3297db378a93ffee42c156a9b848cc1d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1275bda27182b7472c2bb947247b21f6, [16 x i8] c"\08\00\00\00\00\00\00\00'\00\00\00(\00\00\00" }>, align 8
@alloc_f46a8ec1663d463123e814676301ecac = private unnamed_addr constant [106 x i8] c"assertion failed: sum > 6.0 && *total.lock().unwrap() == 1 << 70 &&\0A    COUNT.load(Ordering::Relaxed) == 2", align 1
@alloc_3e9fb61747d07be8827b239e25944fd3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1275bda27182b7472c2bb947247b21f6, [16 x i8] c"\08\00\00\00\00\00\00\00'\00\00\00\05\00\00\00" }>, align 8
@alloc_b2299acb7a0838789656fb97315be3b6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1275bda27182b7472c2bb947247b21f6, [16 x i8] c"\08\00\00\00\00\00\00\00\22\00\00\00\17\00\00\00" }>, align 8
@alloc_f0167c69a001a39ce3c7f06177d54bfe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1275bda27182b7472c2bb947247b21f6, [16 x i8] c"\08\00\00\00\00\00\00\00\1D\00\00\00\1F\00\00\00" }>, align 8
@_ZN5spawn5COUNT17h0b62638579e4ffe5E = internal global [8 x i8] zeroinitializer, align 8
@alloc_8e2410b80645266732854088d21653bc = private unnamed_addr constant [11 x i8] c"PoisonError", align 1
@alloc_58f213f5b48e0bea76ba0b429606a6b5 = private unnamed_addr constant [62 x i8] c"fatal runtime error: thread result panicked on drop, aborting\0A", align 1

; std::io::Write::write_all
; Function Attrs: nonlazybind uwtable
define internal fastcc noundef ptr @_ZN3std2io5Write9write_all17h01cdb62e3447a9caE(ptr noalias noundef nonnull align 1 %self, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %0, i64 noundef range(i64 0, -9223372036854775808) %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4 = alloca [16 x i8], align 8
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %bb13, label %bb3.lr.ph

bb3.lr.ph:                                        ; preds = %start
  %3 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  br label %bb3

bb3:                                              ; preds = %bb3.lr.ph, %bb15
  %buf.sroa.0.024 = phi ptr [ %0, %bb3.lr.ph ], [ %buf.sroa.0.1, %bb15 ]
  %buf.sroa.6.023 = phi i64 [ %1, %bb3.lr.ph ], [ %buf.sroa.6.1, %bb15 ]
  %_15.sroa.7.022 = phi i8 [ undef, %bb3.lr.ph ], [ %_15.sroa.7.1, %bb15 ]
  %_15.sroa.11.021 = phi ptr [ undef, %bb3.lr.ph ], [ %_15.sroa.11.1, %bb15 ]
  %_15.sroa.94.020 = phi i32 [ undef, %bb3.lr.ph ], [ %_15.sroa.94.1, %bb15 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_4)
; call <std::sys::stdio::unix::Stderr as std::io::Write>::write
  %4 = tail call { i64, ptr } @_RNvXs3_NtNtNtCsjrHSEGnQ3l9_3std3sys5stdio4unixNtB5_6StderrNtNtBb_2io5Write5write(ptr noalias noundef nonnull align 1 %self, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %buf.sroa.0.024, i64 noundef %buf.sroa.6.023)
  %5 = extractvalue { i64, ptr } %4, 0
  %6 = extractvalue { i64, ptr } %4, 1
  store i64 %5, ptr %_4, align 8
  store ptr %6, ptr %3, align 8
  %7 = trunc nuw i64 %5 to i1
  br i1 %7, label %bb7, label %bb6

bb13:                                             ; preds = %bb15, %start, %bb12
  %_0.sroa.0.0 = phi ptr [ %_0.sroa.0.1, %bb12 ], [ null, %start ], [ null, %bb15 ]
  ret ptr %_0.sroa.0.0

bb7:                                              ; preds = %bb3
  %bits.i = ptrtoint ptr %6 to i64
  %_5.i = and i64 %bits.i, 3
  switch i64 %_5.i, label %default.unreachable38 [
    i64 2, label %bb5.i
    i64 3, label %bb4.i
    i64 0, label %bb25
    i64 1, label %bb2.i
  ], !prof !4

default.unreachable38:                            ; preds = %bb25, %bb7
  unreachable

bb5.i:                                            ; preds = %bb7
  %_7.i = lshr i64 %bits.i, 32
  %code.i = trunc nuw i64 %_7.i to i32
  br label %bb25

bb4.i:                                            ; preds = %bb7
  %_10.i = lshr i64 %bits.i, 32
  %kind_bits.i = trunc nuw i64 %_10.i to i32
  switch i32 %kind_bits.i, label %bb84.i.i [
    i32 0, label %bb25
    i32 1, label %bb3.i.i
    i32 2, label %bb5.i.i
    i32 3, label %bb7.i.i
    i32 4, label %bb9.i.i
    i32 5, label %bb11.i.i
    i32 6, label %bb13.i.i
    i32 7, label %bb15.i.i
    i32 8, label %bb17.i.i
    i32 9, label %bb19.i.i
    i32 10, label %bb21.i.i
    i32 11, label %bb23.i.i
    i32 12, label %bb25.i.i
    i32 13, label %bb27.i.i
    i32 14, label %bb29.i.i
    i32 15, label %bb31.i.i
    i32 16, label %bb33.i.i
    i32 17, label %bb35.i.i
    i32 18, label %bb37.i.i
    i32 19, label %bb39.i.i
    i32 20, label %bb41.i.i
    i32 21, label %bb43.i.i
    i32 22, label %bb45.i.i
    i32 23, label %bb47.i.i
    i32 24, label %bb49.i.i
    i32 25, label %bb51.i.i
    i32 26, label %bb53.i.i
    i32 27, label %bb55.i.i
    i32 28, label %bb57.i.i
    i32 29, label %bb59.i.i
    i32 30, label %bb61.i.i
    i32 31, label %bb63.i.i
    i32 32, label %bb65.i.i
    i32 33, label %bb67.i.i
    i32 34, label %bb69.i.i
    i32 35, label %bb71.i.i
    i32 40, label %bb73.i.i
    i32 37, label %bb75.i.i
    i32 36, label %bb77.i.i
    i32 38, label %bb79.i.i
    i32 39, label %bb81.i.i
    i32 41, label %bb83.i.i
  ]

bb3.i.i:                                          ; preds = %bb4.i
  br label %bb25

bb5.i.i:                                          ; preds = %bb4.i
  br label %bb25

bb7.i.i:                                          ; preds = %bb4.i
  br label %bb25

bb9.i.i:                                          ; preds = %bb4.i
  br label %bb25

bb11.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb13.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb15.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb17.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb19.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb21.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb23.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb25.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb27.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb29.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb31.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb33.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb35.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb37.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb39.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb41.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb43.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb45.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb47.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb49.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb51.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb53.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb55.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb57.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb59.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb61.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb63.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb65.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb67.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb69.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb71.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb73.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb75.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb77.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb79.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb81.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb83.i.i:                                         ; preds = %bb4.i
  br label %bb25

bb84.i.i:                                         ; preds = %bb4.i
  unreachable

bb2.i:                                            ; preds = %bb7
  %8 = getelementptr i8, ptr %6, i64 -1
  br label %bb25

bb6:                                              ; preds = %bb3
  %9 = load i64, ptr %3, align 8, !noundef !5
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %bb12, label %bb8

bb8:                                              ; preds = %bb6
  %_29 = icmp ugt i64 %9, %buf.sroa.6.023
  br i1 %_29, label %bb26, label %bb27, !prof !6

bb12:                                             ; preds = %bb24, %bb6
  %_0.sroa.0.1 = phi ptr [ @alloc_0c6bd0c1dc63d8d7fb1eb0c800f5dec2, %bb6 ], [ %6, %bb24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_4)
  br label %bb13

bb27:                                             ; preds = %bb8
  %new_len = sub nuw nsw i64 %buf.sroa.6.023, %9
  %_36 = getelementptr inbounds nuw i8, ptr %buf.sroa.0.024, i64 %9
  br label %bb17

bb26:                                             ; preds = %bb8
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %9, i64 noundef %buf.sroa.6.023, i64 noundef %buf.sroa.6.023, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a2b462ac72db38b51a27d3bbf062bd3b) #22
  unreachable

bb17:                                             ; preds = %bb24, %bb27
  %_15.sroa.94.1 = phi i32 [ %_15.sroa.94.2, %bb24 ], [ %_15.sroa.94.020, %bb27 ]
  %_15.sroa.11.1 = phi ptr [ %_15.sroa.11.2, %bb24 ], [ %_15.sroa.11.021, %bb27 ]
  %_15.sroa.7.1 = phi i8 [ %_15.sroa.7.2, %bb24 ], [ %_15.sroa.7.022, %bb27 ]
  %buf.sroa.6.1 = phi i64 [ %buf.sroa.6.023, %bb24 ], [ %new_len, %bb27 ]
  %buf.sroa.0.1 = phi ptr [ %buf.sroa.0.024, %bb24 ], [ %_36, %bb27 ]
  br i1 %7, label %bb16, label %bb15

bb25:                                             ; preds = %bb2.i, %bb5.i, %bb83.i.i, %bb81.i.i, %bb79.i.i, %bb77.i.i, %bb75.i.i, %bb73.i.i, %bb71.i.i, %bb69.i.i, %bb67.i.i, %bb65.i.i, %bb63.i.i, %bb61.i.i, %bb59.i.i, %bb57.i.i, %bb55.i.i, %bb53.i.i, %bb51.i.i, %bb49.i.i, %bb47.i.i, %bb45.i.i, %bb43.i.i, %bb41.i.i, %bb39.i.i, %bb37.i.i, %bb35.i.i, %bb33.i.i, %bb31.i.i, %bb29.i.i, %bb27.i.i, %bb25.i.i, %bb23.i.i, %bb21.i.i, %bb19.i.i, %bb17.i.i, %bb15.i.i, %bb13.i.i, %bb11.i.i, %bb9.i.i, %bb7.i.i, %bb5.i.i, %bb3.i.i, %bb4.i, %bb7
  %_15.sroa.94.2 = phi i32 [ %code.i, %bb5.i ], [ %_15.sroa.94.020, %bb2.i ], [ %_15.sroa.94.020, %bb4.i ], [ %_15.sroa.94.020, %bb83.i.i ], [ %_15.sroa.94.020, %bb81.i.i ], [ %_15.sroa.94.020, %bb79.i.i ], [ %_15.sroa.94.020, %bb77.i.i ], [ %_15.sroa.94.020, %bb75.i.i ], [ %_15.sroa.94.020, %bb73.i.i ], [ %_15.sroa.94.020, %bb71.i.i ], [ %_15.sroa.94.020, %bb69.i.i ], [ %_15.sroa.94.020, %bb67.i.i ], [ %_15.sroa.94.020, %bb65.i.i ], [ %_15.sroa.94.020, %bb63.i.i ], [ %_15.sroa.94.020, %bb61.i.i ], [ %_15.sroa.94.020, %bb59.i.i ], [ %_15.sroa.94.020, %bb57.i.i ], [ %_15.sroa.94.020, %bb55.i.i ], [ %_15.sroa.94.020, %bb53.i.i ], [ %_15.sroa.94.020, %bb51.i.i ], [ %_15.sroa.94.020, %bb49.i.i ], [ %_15.sroa.94.020, %bb47.i.i ], [ %_15.sroa.94.020, %bb45.i.i ], [ %_15.sroa.94.020, %bb43.i.i ], [ %_15.sroa.94.020, %bb41.i.i ], [ %_15.sroa.94.020, %bb39.i.i ], [ %_15.sroa.94.020, %bb37.i.i ], [ %_15.sroa.94.020, %bb35.i.i ], [ %_15.sroa.94.020, %bb33.i.i ], [ %_15.sroa.94.020, %bb31.i.i ], [ %_15.sroa.94.020, %bb29.i.i ], [ %_15.sroa.94.020, %bb27.i.i ], [ %_15.sroa.94.020, %bb25.i.i ], [ %_15.sroa.94.020, %bb23.i.i ], [ %_15.sroa.94.020, %bb21.i.i ], [ %_15.sroa.94.020, %bb19.i.i ], [ %_15.sroa.94.020, %bb17.i.i ], [ %_15.sroa.94.020, %bb15.i.i ], [ %_15.sroa.94.020, %bb13.i.i ], [ %_15.sroa.94.020, %bb11.i.i ], [ %_15.sroa.94.020, %bb9.i.i ], [ %_15.sroa.94.020, %bb7.i.i ], [ %_15.sroa.94.020, %bb5.i.i ], [ %_15.sroa.94.020, %bb3.i.i ], [ %_15.sroa.94.020, %bb7 ]
  %_15.sroa.11.2 = phi ptr [ %_15.sroa.11.021, %bb5.i ], [ %8, %bb2.i ], [ %_15.sroa.11.021, %bb4.i ], [ %_15.sroa.11.021, %bb83.i.i ], [ %_15.sroa.11.021, %bb81.i.i ], [ %_15.sroa.11.021, %bb79.i.i ], [ %_15.sroa.11.021, %bb77.i.i ], [ %_15.sroa.11.021, %bb75.i.i ], [ %_15.sroa.11.021, %bb73.i.i ], [ %_15.sroa.11.021, %bb71.i.i ], [ %_15.sroa.11.021, %bb69.i.i ], [ %_15.sroa.11.021, %bb67.i.i ], [ %_15.sroa.11.021, %bb65.i.i ], [ %_15.sroa.11.021, %bb63.i.i ], [ %_15.sroa.11.021, %bb61.i.i ], [ %_15.sroa.11.021, %bb59.i.i ], [ %_15.sroa.11.021, %bb57.i.i ], [ %_15.sroa.11.021, %bb55.i.i ], [ %_15.sroa.11.021, %bb53.i.i ], [ %_15.sroa.11.021, %bb51.i.i ], [ %_15.sroa.11.021, %bb49.i.i ], [ %_15.sroa.11.021, %bb47.i.i ], [ %_15.sroa.11.021, %bb45.i.i ], [ %_15.sroa.11.021, %bb43.i.i ], [ %_15.sroa.11.021, %bb41.i.i ], [ %_15.sroa.11.021, %bb39.i.i ], [ %_15.sroa.11.021, %bb37.i.i ], [ %_15.sroa.11.021, %bb35.i.i ], [ %_15.sroa.11.021, %bb33.i.i ], [ %_15.sroa.11.021, %bb31.i.i ], [ %_15.sroa.11.021, %bb29.i.i ], [ %_15.sroa.11.021, %bb27.i.i ], [ %_15.sroa.11.021, %bb25.i.i ], [ %_15.sroa.11.021, %bb23.i.i ], [ %_15.sroa.11.021, %bb21.i.i ], [ %_15.sroa.11.021, %bb19.i.i ], [ %_15.sroa.11.021, %bb17.i.i ], [ %_15.sroa.11.021, %bb15.i.i ], [ %_15.sroa.11.021, %bb13.i.i ], [ %_15.sroa.11.021, %bb11.i.i ], [ %_15.sroa.11.021, %bb9.i.i ], [ %_15.sroa.11.021, %bb7.i.i ], [ %_15.sroa.11.021, %bb5.i.i ], [ %_15.sroa.11.021, %bb3.i.i ], [ %6, %bb7 ]
  %_15.sroa.7.2 = phi i8 [ %_15.sroa.7.022, %bb5.i ], [ %_15.sroa.7.022, %bb2.i ], [ 0, %bb4.i ], [ 41, %bb83.i.i ], [ 39, %bb81.i.i ], [ 38, %bb79.i.i ], [ 36, %bb77.i.i ], [ 37, %bb75.i.i ], [ 40, %bb73.i.i ], [ 35, %bb71.i.i ], [ 34, %bb69.i.i ], [ 33, %bb67.i.i ], [ 32, %bb65.i.i ], [ 31, %bb63.i.i ], [ 30, %bb61.i.i ], [ 29, %bb59.i.i ], [ 28, %bb57.i.i ], [ 27, %bb55.i.i ], [ 26, %bb53.i.i ], [ 25, %bb51.i.i ], [ 24, %bb49.i.i ], [ 23, %bb47.i.i ], [ 22, %bb45.i.i ], [ 21, %bb43.i.i ], [ 20, %bb41.i.i ], [ 19, %bb39.i.i ], [ 18, %bb37.i.i ], [ 17, %bb35.i.i ], [ 16, %bb33.i.i ], [ 15, %bb31.i.i ], [ 14, %bb29.i.i ], [ 13, %bb27.i.i ], [ 12, %bb25.i.i ], [ 11, %bb23.i.i ], [ 10, %bb21.i.i ], [ 9, %bb19.i.i ], [ 8, %bb17.i.i ], [ 7, %bb15.i.i ], [ 6, %bb13.i.i ], [ 5, %bb11.i.i ], [ 4, %bb9.i.i ], [ 3, %bb7.i.i ], [ 2, %bb5.i.i ], [ 1, %bb3.i.i ], [ %_15.sroa.7.022, %bb7 ]
  %_15.sroa.0.0 = phi i8 [ 0, %bb5.i ], [ 3, %bb2.i ], [ 1, %bb4.i ], [ 1, %bb83.i.i ], [ 1, %bb81.i.i ], [ 1, %bb79.i.i ], [ 1, %bb77.i.i ], [ 1, %bb75.i.i ], [ 1, %bb73.i.i ], [ 1, %bb71.i.i ], [ 1, %bb69.i.i ], [ 1, %bb67.i.i ], [ 1, %bb65.i.i ], [ 1, %bb63.i.i ], [ 1, %bb61.i.i ], [ 1, %bb59.i.i ], [ 1, %bb57.i.i ], [ 1, %bb55.i.i ], [ 1, %bb53.i.i ], [ 1, %bb51.i.i ], [ 1, %bb49.i.i ], [ 1, %bb47.i.i ], [ 1, %bb45.i.i ], [ 1, %bb43.i.i ], [ 1, %bb41.i.i ], [ 1, %bb39.i.i ], [ 1, %bb37.i.i ], [ 1, %bb35.i.i ], [ 1, %bb33.i.i ], [ 1, %bb31.i.i ], [ 1, %bb29.i.i ], [ 1, %bb27.i.i ], [ 1, %bb25.i.i ], [ 1, %bb23.i.i ], [ 1, %bb21.i.i ], [ 1, %bb19.i.i ], [ 1, %bb17.i.i ], [ 1, %bb15.i.i ], [ 1, %bb13.i.i ], [ 1, %bb11.i.i ], [ 1, %bb9.i.i ], [ 1, %bb7.i.i ], [ 1, %bb5.i.i ], [ 1, %bb3.i.i ], [ 2, %bb7 ]
  switch i8 %_15.sroa.0.0, label %default.unreachable38 [
    i8 0, label %bb23
    i8 1, label %bb21
    i8 2, label %bb20
    i8 3, label %bb22
  ]

bb23:                                             ; preds = %bb25
  %11 = icmp eq i32 %_15.sroa.94.2, 4
  br label %bb24

bb21:                                             ; preds = %bb25
  %12 = icmp eq i8 %_15.sroa.7.2, 35
  br label %bb24

bb20:                                             ; preds = %bb25
  %13 = icmp ne ptr %_15.sroa.11.2, null
  tail call void @llvm.assume(i1 %13)
  %14 = getelementptr inbounds nuw i8, ptr %_15.sroa.11.2, i64 16
  %15 = load i8, ptr %14, align 8, !range !7, !noundef !5
  %16 = icmp eq i8 %15, 35
  br label %bb24

bb22:                                             ; preds = %bb25
  %17 = icmp ne ptr %_15.sroa.11.2, null
  tail call void @llvm.assume(i1 %17)
  %18 = getelementptr inbounds nuw i8, ptr %_15.sroa.11.2, i64 16
  %19 = load i8, ptr %18, align 8, !range !7, !noundef !5
  %20 = icmp eq i8 %19, 35
  br label %bb24

bb24:                                             ; preds = %bb22, %bb20, %bb21, %bb23
  %_10.sroa.0.0.in = phi i1 [ %11, %bb23 ], [ %12, %bb21 ], [ %16, %bb20 ], [ %20, %bb22 ]
  br i1 %_10.sroa.0.0.in, label %bb17, label %bb12

bb16:                                             ; preds = %bb17
; call core::ptr::drop_in_place<std::io::error::Error>
  call void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h2e1f4b1f311cfc0aE"(ptr noalias noundef align 8 dereferenceable(8) %3)
  br label %bb15

bb15:                                             ; preds = %bb16, %bb17
  call void @llvm.lifetime.end.p0(ptr nonnull %_4)
  %21 = icmp eq i64 %buf.sroa.6.1, 0
  br i1 %21, label %bb13, label %bb3
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17had664eddab1ee0e9E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #0 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7)
  store ptr %main, ptr %_7, align 8
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.1, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7)
  ret i64 %_0
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5eac2fe6fa680d78E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 {
start:
  %_4 = load ptr, ptr %_1, align 8, !nonnull !5, !noundef !5
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h3c2ab272eff4741dE(ptr noundef nonnull %_4) #23
  ret i32 0
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h3c2ab272eff4741dE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 {
start:
  tail call void %f()
  tail call void asm sideeffect "", "~{memory}"() #24, !srcloc !8
  ret void
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7c4c34b273cb8ca6E(ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %f) unnamed_addr #2 {
start:
  %_2.i = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i), !noalias !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %_2.i, ptr noundef nonnull readonly align 8 dereferenceable(32) %f, i64 32, i1 false)
; call <std::thread::spawnhook::ChildSpawnHooks>::run
  call void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB4_15ChildSpawnHooks3run(ptr noalias noundef align 8 captures(address) dereferenceable(32) %_2.i), !noalias !9
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i), !noalias !9
  call void asm sideeffect "", "~{memory}"() #24, !srcloc !8
  ret void
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h83cc8b1595929651E(ptr noundef nonnull %f.0, i32 noundef %f.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %e.i.i = alloca [16 x i8], align 8
  %_1.i = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_1.i)
  store ptr %f.0, ptr %_1.i, align 8
  %0 = getelementptr inbounds nuw i8, ptr %_1.i, i64 8
  store i32 %f.1, ptr %0, align 8
  %1 = atomicrmw add ptr @_ZN5spawn5COUNT17h0b62638579e4ffe5E, i64 1 acq_rel, align 8
  %_0.i.i = zext i32 %f.1 to i128
  %_3.i = shl nuw nsw i128 %_0.i.i, 70
  %_0.i3.i = getelementptr inbounds nuw i8, ptr %f.0, i64 16
  %2 = cmpxchg ptr %_0.i3.i, i32 0, i32 1 acquire monotonic, align 4, !noalias !12
  %3 = extractvalue { i32, i1 } %2, 1
  br i1 %3, label %bb3.i.i, label %bb1.i.i, !prof !15

bb2.i.i.i.i:                                      ; preds = %cleanup.body.i
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(16) %_1.i) #23
  br label %bb11.i

cleanup.i:                                        ; preds = %bb3.i.i8.i, %bb6.i.i.i.i, %bb6.i.i.i, %bb1.i.i
  %4 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.body.i

cleanup.body.i:                                   ; preds = %cleanup.i.i, %cleanup.i
  %eh.lpad-body.i = phi { ptr, i32 } [ %4, %cleanup.i ], [ %14, %cleanup.i.i ]
  %5 = atomicrmw sub ptr %f.0, i64 1 release, align 8, !noalias !16
  %6 = icmp eq i64 %5, 1
  br i1 %6, label %bb2.i.i.i.i, label %bb11.i

bb1.i.i:                                          ; preds = %start
; invoke <std::sys::sync::mutex::futex::Mutex>::lock_contended
  invoke void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr noundef nonnull align 16 %_0.i3.i)
          to label %bb3.i.i unwind label %cleanup.i

bb3.i.i:                                          ; preds = %bb1.i.i, %start
  %_14.i.i = getelementptr inbounds nuw i8, ptr %f.0, i64 20
  %7 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !12
  %_6.i.i.i = and i64 %7, 9223372036854775807
  %8 = icmp eq i64 %_6.i.i.i, 0
  br i1 %8, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i.i, label %bb6.i.i.i, !prof !15

bb6.i.i.i:                                        ; preds = %bb3.i.i
; invoke std::panicking::panic_count::is_zero_slow_path
  %9 = invoke noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #23
          to label %.noexc4.i unwind label %cleanup.i

.noexc4.i:                                        ; preds = %bb6.i.i.i
  %10 = xor i1 %9, true
  %11 = zext i1 %10 to i8
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i.i: ; preds = %.noexc4.i, %bb3.i.i
  %_5.sroa.0.0.i.i.i = phi i8 [ %11, %.noexc4.i ], [ 0, %bb3.i.i ]
  %12 = load atomic i8, ptr %_14.i.i monotonic, align 1, !noalias !12
  %.not.i.not.i = icmp eq i8 %12, 0
  br i1 %.not.i.not.i, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit.i", label %bb2.i.i, !prof !15

bb2.i.i:                                          ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i.i), !noalias !23
  store ptr %_0.i3.i, ptr %e.i.i, align 8, !noalias !23
  %13 = getelementptr inbounds nuw i8, ptr %e.i.i, i64 8
  store i8 %_5.sroa.0.0.i.i.i, ptr %13, align 8, !noalias !23
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f0167c69a001a39ce3c7f06177d54bfe) #22
          to label %unreachable.i.i unwind label %cleanup.i.i, !noalias !27

cleanup.i.i:                                      ; preds = %bb2.i.i
  %14 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<u128>>>
  invoke void @"_ZN4core3ptr107drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$$GT$17hcb75115a3aa6ec11E"(ptr noalias noundef align 8 dereferenceable(16) %e.i.i) #25
          to label %cleanup.body.i unwind label %terminate.i.i, !noalias !27

unreachable.i.i:                                  ; preds = %bb2.i.i
  unreachable

terminate.i.i:                                    ; preds = %cleanup.i.i
  %15 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !27
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit.i": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i.i
  %t.1.i.i = trunc nuw i8 %_5.sroa.0.0.i.i.i to i1
  %_4.i.i = getelementptr inbounds nuw i8, ptr %f.0, i64 32
  %16 = load i128, ptr %_4.i.i, align 16, !noundef !5
  %17 = add i128 %16, %_3.i
  store i128 %17, ptr %_4.i.i, align 16
  br i1 %t.1.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i, label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit.i"
  %18 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !28
  %_7.i.i.i.i = and i64 %18, 9223372036854775807
  %19 = icmp eq i64 %_7.i.i.i.i, 0
  br i1 %19, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i, label %bb6.i.i.i.i, !prof !15

bb6.i.i.i.i:                                      ; preds = %bb1.i.i.i.i
; invoke std::panicking::panic_count::is_zero_slow_path
  %_6.i.i.i9.i = invoke noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #23
          to label %_6.i.i.i.noexc.i unwind label %cleanup.i

_6.i.i.i.noexc.i:                                 ; preds = %bb6.i.i.i.i
  br i1 %_6.i.i.i9.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i, label %bb2.i.i.i7.i

bb2.i.i.i7.i:                                     ; preds = %_6.i.i.i.noexc.i
  store atomic i8 1, ptr %_14.i.i monotonic, align 1, !noalias !28
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i: ; preds = %bb2.i.i.i7.i, %_6.i.i.i.noexc.i, %bb1.i.i.i.i, %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit.i"
  %20 = atomicrmw xchg ptr %_0.i3.i, i32 0 release, align 4, !noalias !35
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %bb3.i.i8.i, label %bb7.i, !prof !6

bb3.i.i8.i:                                       ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i
; invoke <std::sys::sync::mutex::futex::Mutex>::wake
  invoke void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %_0.i3.i)
          to label %bb7.i unwind label %cleanup.i

bb7.i:                                            ; preds = %bb3.i.i8.i, %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i
  %22 = atomicrmw sub ptr %f.0, i64 1 release, align 8, !noalias !36
  %23 = icmp eq i64 %22, 1
  br i1 %23, label %bb2.i.i.i12.i, label %"_ZN5spawn4main28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h3c6ae5e3710170f9E.exit"

bb2.i.i.i12.i:                                    ; preds = %bb7.i
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(16) %_1.i) #23
  br label %"_ZN5spawn4main28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h3c6ae5e3710170f9E.exit"

bb11.i:                                           ; preds = %cleanup.body.i, %bb2.i.i.i.i
  resume { ptr, i32 } %eh.lpad-body.i

"_ZN5spawn4main28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h3c6ae5e3710170f9E.exit": ; preds = %bb7.i, %bb2.i.i.i12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_1.i)
  tail call void asm sideeffect "", "~{memory}"() #24, !srcloc !8
  ret void
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h2db630c0b48ae05dE"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = load ptr, ptr %_1, align 8, !nonnull !5, !noundef !5
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h3c2ab272eff4741dE(ptr noundef nonnull readonly %0) #23, !noalias !43
  ret i32 0
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha24a9546939ff939E"(ptr noundef readonly captures(none) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %f.i.i = alloca [48 x i8], align 8
  %_x.i = alloca [8 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 40
  %self.0.i = load ptr, ptr %0, align 8, !alias.scope !46, !nonnull !5, !noundef !5
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 48
  %self.1.i = load i32, ptr %1, align 8, !alias.scope !46
  %_6.sroa.0.sroa.0.0.copyload.i = load ptr, ptr %_1, align 8, !alias.scope !46
  %_6.sroa.0.sroa.4.0._1.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_6.sroa.0.sroa.4.0.copyload.i = load ptr, ptr %_6.sroa.0.sroa.4.0._1.sroa_idx.i, align 8, !alias.scope !46
  %_6.sroa.0.sroa.5.0._1.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %data.sroa.8.0.f.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %f.i.i, i64 16
  call void @llvm.lifetime.start.p0(ptr nonnull %f.i.i), !noalias !46
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %data.sroa.8.0.f.i.sroa_idx.i, ptr noundef nonnull readonly align 8 dereferenceable(16) %_6.sroa.0.sroa.5.0._1.sroa_idx.i, i64 16, i1 false)
  store ptr %_6.sroa.0.sroa.0.0.copyload.i, ptr %f.i.i, align 8, !noalias !46
  %data.sroa.6.0.f.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %f.i.i, i64 8
  store ptr %_6.sroa.0.sroa.4.0.copyload.i, ptr %data.sroa.6.0.f.i.sroa_idx.i, align 8, !noalias !46
  %data.sroa.821.0.f.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %f.i.i, i64 32
  store ptr %self.0.i, ptr %data.sroa.821.0.f.i.sroa_idx.i, align 8, !noalias !46
  %data.sroa.9.0.f.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %f.i.i, i64 40
  store i32 %self.1.i, ptr %data.sroa.9.0.f.i.sroa_idx.i, align 8, !noalias !46
; invoke std::sys::backtrace::__rust_begin_short_backtrace
  invoke fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h7c4c34b273cb8ca6E(ptr noalias noundef nonnull readonly align 8 captures(address) dereferenceable(48) %f.i.i)
          to label %bb1.i.i.i17.i unwind label %cleanup.i.i.i15.i, !noalias !46

cleanup.i.i.i15.i:                                ; preds = %bb1.i.i.i17.i, %start
  %_5.sroa.0.0.i.i.i.i = phi i1 [ false, %bb1.i.i.i17.i ], [ true, %start ]
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  br i1 %_5.sroa.0.0.i.i.i.i, label %bb4.i.i.i.i, label %catch.i.body.i

bb1.i.i.i17.i:                                    ; preds = %start
; invoke std::sys::backtrace::__rust_begin_short_backtrace
  invoke fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h83cc8b1595929651E(ptr noundef nonnull %self.0.i, i32 noundef %self.1.i)
          to label %_ZN3std9panicking12catch_unwind7do_call17h73df6ebe2294477aE.exit.i unwind label %cleanup.i.i.i15.i, !noalias !49

bb4.i.i.i.i:                                      ; preds = %cleanup.i.i.i15.i
  %3 = atomicrmw sub ptr %self.0.i, i64 1 release, align 8, !noalias !54
  %4 = icmp eq i64 %3, 1
  br i1 %4, label %bb2.i.i.i.i.i.i.i, label %catch.i.body.i

bb2.i.i.i.i.i.i.i:                                ; preds = %bb4.i.i.i.i
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(16) %data.sroa.821.0.f.i.sroa_idx.i) #23, !noalias !46
  br label %catch.i.body.i

_ZN3std9panicking12catch_unwind7do_call17h73df6ebe2294477aE.exit.i: ; preds = %bb1.i.i.i17.i
  call void @llvm.lifetime.end.p0(ptr nonnull %f.i.i), !noalias !46
  br label %__rust_try.exit.i

catch.i.body.i:                                   ; preds = %bb2.i.i.i.i.i.i.i, %bb4.i.i.i.i, %cleanup.i.i.i15.i
  %5 = extractvalue { ptr, i32 } %2, 0
; invoke std::panicking::catch_unwind::cleanup
  %6 = invoke { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef %5)
          to label %_ZN3std9panicking12catch_unwind8do_catch17h18b8ef1697344c9fE.exit.i unwind label %terminate.i.i, !noalias !46

terminate.i.i:                                    ; preds = %catch.i.body.i
  %7 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #26, !noalias !46
  unreachable

_ZN3std9panicking12catch_unwind8do_catch17h18b8ef1697344c9fE.exit.i: ; preds = %catch.i.body.i
  %obj.0.i.i = extractvalue { ptr, ptr } %6, 0
  %obj.1.i.i = extractvalue { ptr, ptr } %6, 1
  br label %__rust_try.exit.i

__rust_try.exit.i:                                ; preds = %_ZN3std9panicking12catch_unwind8do_catch17h18b8ef1697344c9fE.exit.i, %_ZN3std9panicking12catch_unwind7do_call17h73df6ebe2294477aE.exit.i
  %data.sroa.6.0.i = phi ptr [ %_6.sroa.0.sroa.4.0.copyload.i, %_ZN3std9panicking12catch_unwind7do_call17h73df6ebe2294477aE.exit.i ], [ %obj.1.i.i, %_ZN3std9panicking12catch_unwind8do_catch17h18b8ef1697344c9fE.exit.i ]
  %data.sroa.0.0.i = phi ptr [ %_6.sroa.0.sroa.0.0.copyload.i, %_ZN3std9panicking12catch_unwind7do_call17h73df6ebe2294477aE.exit.i ], [ %obj.0.i.i, %_ZN3std9panicking12catch_unwind8do_catch17h18b8ef1697344c9fE.exit.i ]
  %8 = phi i1 [ true, %_ZN3std9panicking12catch_unwind7do_call17h73df6ebe2294477aE.exit.i ], [ false, %_ZN3std9panicking12catch_unwind8do_catch17h18b8ef1697344c9fE.exit.i ]
  %try_result.sroa.3.0.i = select i1 %8, ptr undef, ptr %data.sroa.6.0.i
  %try_result.sroa.0.0.i = select i1 %8, ptr null, ptr %data.sroa.0.0.i
  %9 = getelementptr inbounds nuw i8, ptr %_1, i64 32
  %_37.i = load ptr, ptr %9, align 8, !alias.scope !46, !nonnull !5, !noundef !5
  %_38.i = getelementptr inbounds nuw i8, ptr %_37.i, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  %_2.i.i = load i64, ptr %_38.i, align 8, !range !64, !alias.scope !61, !noalias !46, !noundef !5
  %10 = icmp eq i64 %_2.i.i, 0
  br i1 %10, label %bb1.i, label %bb2.i.i

bb2.i.i:                                          ; preds = %__rust_try.exit.i
  %11 = getelementptr inbounds nuw i8, ptr %_37.i, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  %12 = load ptr, ptr %11, align 8, !alias.scope !68, !noalias !46, !align !69, !noundef !5
  %13 = icmp eq ptr %12, null
  br i1 %13, label %bb1.i, label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %bb2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !70)
  %14 = getelementptr inbounds nuw i8, ptr %_37.i, i64 40
  %_6.1.i.i.i.i = load ptr, ptr %14, align 8, !alias.scope !73, !noalias !46, !nonnull !5, !align !74, !noundef !5
  %15 = load ptr, ptr %_6.1.i.i.i.i, align 8, !invariant.load !5, !noalias !75
  %.not.i.i.i.i = icmp eq ptr %15, null
  br i1 %.not.i.i.i.i, label %bb3.i.i.i.i, label %is_not_null.i.i.i.i

is_not_null.i.i.i.i:                              ; preds = %bb2.i.i.i
  invoke void %15(ptr noundef nonnull %12)
          to label %bb3.i.i.i.i unwind label %cleanup.i.i.i.i, !noalias !75

bb3.i.i.i.i:                                      ; preds = %is_not_null.i.i.i.i, %bb2.i.i.i
  %16 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 8
  %17 = load i64, ptr %16, align 8, !range !76, !invariant.load !5, !noalias !77
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %bb1.i, label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:                                    ; preds = %bb3.i.i.i.i
  %19 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 16
  %20 = load i64, ptr %19, align 8, !range !80, !invariant.load !5, !noalias !77
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %12, i64 noundef range(i64 1, -9223372036854775808) %17, i64 noundef range(i64 1, 536870913) %20) #24, !noalias !77
  br label %bb1.i

cleanup.i.i.i.i:                                  ; preds = %is_not_null.i.i.i.i
  %21 = landingpad { ptr, i32 }
          cleanup
  %22 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 8
  %23 = load i64, ptr %22, align 8, !range !76, !invariant.load !5, !noalias !81
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %cleanup.body.i, label %bb1.i2.i.i.i.i

bb1.i2.i.i.i.i:                                   ; preds = %cleanup.i.i.i.i
  %25 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 16
  %26 = load i64, ptr %25, align 8, !range !80, !invariant.load !5, !noalias !81
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %12, i64 noundef range(i64 1, -9223372036854775808) %23, i64 noundef range(i64 1, 536870913) %26) #24, !noalias !81
  br label %cleanup.body.i

cleanup.body.i:                                   ; preds = %bb1.i2.i.i.i.i, %cleanup.i.i.i.i
  store i64 1, ptr %_38.i, align 8, !noalias !46
  store ptr %try_result.sroa.0.0.i, ptr %11, align 8, !noalias !46
  store ptr %try_result.sroa.3.0.i, ptr %14, align 8, !noalias !46
  br label %bb4.i

bb1.i:                                            ; preds = %bb1.i.i.i.i.i, %bb3.i.i.i.i, %bb2.i.i, %__rust_try.exit.i
  store i64 1, ptr %_38.i, align 8, !noalias !46
  %_7.sroa.5.0._38.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_37.i, i64 32
  store ptr %try_result.sroa.0.0.i, ptr %_7.sroa.5.0._38.sroa_idx.i, align 8, !noalias !46
  %_7.sroa.6.0._38.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_37.i, i64 40
  store ptr %try_result.sroa.3.0.i, ptr %_7.sroa.6.0._38.sroa_idx.i, align 8, !noalias !46
  call void @llvm.lifetime.start.p0(ptr nonnull %_x.i), !noalias !46
  store ptr %_37.i, ptr %_x.i, align 8, !noalias !46
  %27 = atomicrmw sub ptr %_37.i, i64 1 release, align 8, !noalias !84
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %bb2.i.i10.i, label %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9def6d4da45d7681E.exit"

bb2.i.i10.i:                                      ; preds = %bb1.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %_x.i) #23
          to label %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9def6d4da45d7681E.exit" unwind label %cleanup2.i, !noalias !46

bb4.i:                                            ; preds = %cleanup2.i, %cleanup.body.i
  %_12.sroa.0.0.i = phi i1 [ false, %cleanup2.i ], [ true, %cleanup.body.i ]
  %.pn.i = phi { ptr, i32 } [ %29, %cleanup2.i ], [ %21, %cleanup.body.i ]
  br i1 %_12.sroa.0.0.i, label %bb5.i, label %bb3.i

cleanup2.i:                                       ; preds = %bb2.i.i10.i
  %29 = landingpad { ptr, i32 }
          cleanup
  br label %bb4.i

bb3.i:                                            ; preds = %bb2.i.i12.i, %bb5.i, %bb4.i
  resume { ptr, i32 } %.pn.i

bb5.i:                                            ; preds = %bb4.i
  %30 = atomicrmw sub ptr %_37.i, i64 1 release, align 8, !noalias !89
  %31 = icmp eq i64 %30, 1
  br i1 %31, label %bb2.i.i12.i, label %bb3.i

bb2.i.i12.i:                                      ; preds = %bb5.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %9) #23
          to label %bb3.i unwind label %terminate.i

terminate.i:                                      ; preds = %bb2.i.i12.i
  %32 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !46
  unreachable

"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9def6d4da45d7681E.exit": ; preds = %bb1.i, %bb2.i.i10.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_x.i), !noalias !46
  ret void
}

; core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<u128>>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr107drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$$GT$17hcb75115a3aa6ec11E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !94)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !97)
  %_6.i.i = load ptr, ptr %_1, align 8, !alias.scope !100, !nonnull !5, !align !101, !noundef !5
  %_3.i.i = getelementptr inbounds nuw i8, ptr %_6.i.i, i64 4
  %_4.i.i = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !102)
  %0 = load i8, ptr %_4.i.i, align 8, !range !105, !alias.scope !106, !noundef !5
  %_3.i.i.i = trunc nuw i8 %0 to i1
  br i1 %_3.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %start
  %1 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !106
  %_7.i.i.i = and i64 %1, 9223372036854775807
  %2 = icmp eq i64 %_7.i.i.i, 0
  br i1 %2, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb6.i.i.i, !prof !15

bb6.i.i.i:                                        ; preds = %bb1.i.i.i
; call std::panicking::panic_count::is_zero_slow_path
  %_6.i.i.i = tail call noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #23, !noalias !106
  br i1 %_6.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %bb6.i.i.i
  store atomic i8 1, ptr %_3.i.i monotonic, align 4, !noalias !106
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i: ; preds = %bb2.i.i.i, %bb6.i.i.i, %bb1.i.i.i, %start
  %3 = atomicrmw xchg ptr %_6.i.i, i32 0 release, align 4, !noalias !100
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %bb3.i.i, label %"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE.exit", !prof !6

bb3.i.i:                                          ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i
; call <std::sys::sync::mutex::futex::Mutex>::wake
  tail call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %_6.i.i), !noalias !100
  br label %"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE.exit"

"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE.exit": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, %bb3.i.i
  ret void
}

; core::ptr::drop_in_place<alloc::vec::into_iter::IntoIter<std::thread::join_handle::JoinHandle<()>>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr112drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$$GT$17haa00cb34d8f90e25E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4.i.i1.i = alloca [16 x i8], align 8
  %_4.i.i.i = alloca [16 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !107)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %self1.i.i = load ptr, ptr %0, align 8, !alias.scope !110, !nonnull !5, !noundef !5
  %_10.i.i.i = getelementptr inbounds nuw i8, ptr %_1, i64 24
  %self1.i.i.i = load ptr, ptr %_10.i.i.i, align 8, !alias.scope !113, !noalias !116, !nonnull !5, !noundef !5
  %1 = ptrtoint ptr %self1.i.i.i to i64
  %2 = ptrtoint ptr %self1.i.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 24
  br label %bb6.i.i

"_ZN4core3ptr206drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..alloc..Global$GT$$GT$17h89790a7a74160be3E.exit.i": ; preds = %bb2.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i), !noalias !118
  resume { ptr, i32 } %6

bb6.i.i:                                          ; preds = %bb5.i.i, %start
  %_3.sroa.0.0.i.i = phi i64 [ 0, %start ], [ %5, %bb5.i.i ]
  %_7.i.i = icmp eq i64 %_3.sroa.0.0.i.i, %4
  br i1 %_7.i.i, label %"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0c361ff012e8457aE.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %bb6.i.i
  %_6.i.i = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<()>", ptr %self1.i.i, i64 %_3.sroa.0.0.i.i
  %5 = add nuw nsw i64 %_3.sroa.0.0.i.i, 1
; invoke core::ptr::drop_in_place<std::thread::join_handle::JoinHandle<()>>
  invoke fastcc void @"_ZN4core3ptr73drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$17hd84536fc6ba7a958E"(ptr noalias noundef align 8 dereferenceable(24) %_6.i.i)
          to label %bb6.i.i unwind label %cleanup.i.i, !noalias !107

bb4.i.i:                                          ; preds = %bb3.i.i, %cleanup.i.i
  %_3.sroa.0.1.i.i = phi i64 [ %5, %cleanup.i.i ], [ %7, %bb3.i.i ]
  %_5.i.i = icmp eq i64 %_3.sroa.0.1.i.i, %4
  br i1 %_5.i.i, label %bb2.i.i, label %bb3.i.i

cleanup.i.i:                                      ; preds = %bb5.i.i
  %6 = landingpad { ptr, i32 }
          cleanup
  br label %bb4.i.i

bb3.i.i:                                          ; preds = %bb4.i.i
  %_4.i.i = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<()>", ptr %self1.i.i, i64 %_3.sroa.0.1.i.i
  %7 = add i64 %_3.sroa.0.1.i.i, 1
; invoke core::ptr::drop_in_place<std::thread::join_handle::JoinHandle<()>>
  invoke fastcc void @"_ZN4core3ptr73drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$17hd84536fc6ba7a958E"(ptr noalias noundef align 8 dereferenceable(24) %_4.i.i) #25
          to label %bb4.i.i unwind label %terminate.i.i, !noalias !107

bb2.i.i:                                          ; preds = %bb4.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i), !noalias !118
  %ptr.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !107, !noalias !123, !nonnull !5, !noundef !5
  %8 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %capacity1.i.i.i = load i64, ptr %8, align 8, !alias.scope !107, !noalias !123, !noundef !5
  store i64 %capacity1.i.i.i, ptr %_4.i.i.i, align 8, !noalias !118
  %9 = getelementptr inbounds nuw i8, ptr %_4.i.i.i, i64 8
  store ptr %ptr.i.i.i, ptr %9, align 8, !noalias !118
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_4.i.i.i, i64 noundef 8, i64 noundef 24)
          to label %"_ZN4core3ptr206drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..alloc..Global$GT$$GT$17h89790a7a74160be3E.exit.i" unwind label %terminate.i, !noalias !107

terminate.i.i:                                    ; preds = %bb3.i.i
  %10 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !107
  unreachable

terminate.i:                                      ; preds = %bb2.i.i
  %11 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !107
  unreachable

"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0c361ff012e8457aE.exit": ; preds = %bb6.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i1.i), !noalias !124
  %ptr.i.i3.i = load ptr, ptr %_1, align 8, !alias.scope !107, !noalias !129, !nonnull !5, !noundef !5
  %12 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %capacity1.i.i4.i = load i64, ptr %12, align 8, !alias.scope !107, !noalias !129, !noundef !5
  store i64 %capacity1.i.i4.i, ptr %_4.i.i1.i, align 8, !noalias !124
  %13 = getelementptr inbounds nuw i8, ptr %_4.i.i1.i, i64 8
  store ptr %ptr.i.i3.i, ptr %13, align 8, !noalias !124
; call <alloc::raw_vec::RawVecInner>::deallocate
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_4.i.i1.i, i64 noundef 8, i64 noundef 24), !noalias !124
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i1.i), !noalias !124
  ret void
}

; core::ptr::drop_in_place<core::result::Result<(),alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = load ptr, ptr %_1, align 8, !align !69, !noundef !5
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %bb1.i.i, %bb3.i, %start
  ret void

bb2:                                              ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !130)
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_6.1.i = load ptr, ptr %2, align 8, !alias.scope !130, !nonnull !5, !align !74, !noundef !5
  %3 = load ptr, ptr %_6.1.i, align 8, !invariant.load !5, !noalias !130
  %.not.i = icmp eq ptr %3, null
  br i1 %.not.i, label %bb3.i, label %is_not_null.i

is_not_null.i:                                    ; preds = %bb2
  invoke void %3(ptr noundef nonnull %0)
          to label %bb3.i unwind label %cleanup.i, !noalias !130

bb3.i:                                            ; preds = %is_not_null.i, %bb2
  %4 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 8
  %5 = load i64, ptr %4, align 8, !range !76, !invariant.load !5, !noalias !133
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %bb1, label %bb1.i.i

bb1.i.i:                                          ; preds = %bb3.i
  %7 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 16
  %8 = load i64, ptr %7, align 8, !range !80, !invariant.load !5, !noalias !133
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef range(i64 1, -9223372036854775808) %5, i64 noundef range(i64 1, 536870913) %8) #24, !noalias !133
  br label %bb1

cleanup.i:                                        ; preds = %is_not_null.i
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 8
  %11 = load i64, ptr %10, align 8, !range !76, !invariant.load !5, !noalias !136
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %bb1.i, label %bb1.i2.i

bb1.i2.i:                                         ; preds = %cleanup.i
  %13 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 16
  %14 = load i64, ptr %13, align 8, !range !80, !invariant.load !5, !noalias !136
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef range(i64 1, -9223372036854775808) %11, i64 noundef range(i64 1, 536870913) %14) #24, !noalias !136
  br label %bb1.i

bb1.i:                                            ; preds = %bb1.i2.i, %cleanup.i
  resume { ptr, i32 } %9
}

; core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::FnOnce<()>+Output = ()+core::marker::Send>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8, !nonnull !5, !align !74, !noundef !5
  %1 = load ptr, ptr %_6.1, align 8, !invariant.load !5
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %bb3, label %is_not_null

is_not_null:                                      ; preds = %start
  %_6.0 = load ptr, ptr %_1, align 8, !nonnull !5, !noundef !5
  invoke void %1(ptr noundef nonnull %_6.0)
          to label %bb3 unwind label %cleanup

bb3:                                              ; preds = %is_not_null, %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !139)
  %2 = getelementptr inbounds nuw i8, ptr %_6.1, i64 8
  %3 = load i64, ptr %2, align 8, !range !76, !invariant.load !5, !noalias !139
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E.exit", label %bb1.i

bb1.i:                                            ; preds = %bb3
  %5 = getelementptr inbounds nuw i8, ptr %_6.1, i64 16
  %6 = load i64, ptr %5, align 8, !range !80, !invariant.load !5, !noalias !139
  %ptr.0.i = load ptr, ptr %_1, align 8, !alias.scope !139, !nonnull !5, !noundef !5
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i, i64 noundef range(i64 1, -9223372036854775808) %3, i64 noundef range(i64 1, 536870913) %6) #24, !noalias !139
  br label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E.exit"

"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E.exit": ; preds = %bb3, %bb1.i
  ret void

cleanup:                                          ; preds = %is_not_null
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = getelementptr inbounds nuw i8, ptr %_6.1, i64 8
  %9 = load i64, ptr %8, align 8, !range !76, !invariant.load !5, !noalias !142
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %bb1, label %bb1.i2

bb1.i2:                                           ; preds = %cleanup
  %11 = getelementptr inbounds nuw i8, ptr %_6.1, i64 16
  %12 = load i64, ptr %11, align 8, !range !80, !invariant.load !5, !noalias !142
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0, i64 noundef range(i64 1, -9223372036854775808) %9, i64 noundef range(i64 1, 536870913) %12) #24, !noalias !142
  br label %bb1

bb1:                                              ; preds = %bb1.i2, %cleanup
  resume { ptr, i32 } %7
}

; core::ptr::drop_in_place<alloc::vec::Vec<alloc::boxed::Box<dyn core::ops::function::FnOnce<()>+Output = ()+core::marker::Send>>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17h7ef6a92cd585d39cE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !145)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !145, !nonnull !5, !noundef !5
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %len.i = load i64, ptr %1, align 8, !alias.scope !145, !noundef !5
  tail call void @llvm.experimental.noalias.scope.decl(metadata !148)
  %_76.i.i = icmp eq i64 %len.i, 0
  br i1 %_76.i.i, label %bb4, label %bb5.i.i

bb5.i.i:                                          ; preds = %start, %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit.i.i"
  %_3.sroa.0.07.i.i = phi i64 [ %2, %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit.i.i" ], [ 0, %start ]
  %_6.i.i = getelementptr inbounds nuw %"alloc::boxed::Box<dyn core::ops::function::FnOnce() + core::marker::Send>", ptr %_5.i, i64 %_3.sroa.0.07.i.i
  %2 = add nuw i64 %_3.sroa.0.07.i.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !151)
  %3 = getelementptr inbounds nuw i8, ptr %_6.i.i, i64 8
  %_6.1.i.i.i = load ptr, ptr %3, align 8, !alias.scope !154, !noalias !145, !nonnull !5, !align !74, !noundef !5
  %4 = load ptr, ptr %_6.1.i.i.i, align 8, !invariant.load !5, !noalias !155
  %.not.i.i.i = icmp eq ptr %4, null
  br i1 %.not.i.i.i, label %bb3.i.i.i, label %is_not_null.i.i.i

is_not_null.i.i.i:                                ; preds = %bb5.i.i
  %_6.0.i.i.i = load ptr, ptr %_6.i.i, align 8, !alias.scope !154, !noalias !145, !nonnull !5, !noundef !5
  invoke void %4(ptr noundef nonnull %_6.0.i.i.i)
          to label %bb3.i.i.i unwind label %cleanup.i.i.i, !noalias !155

bb3.i.i.i:                                        ; preds = %is_not_null.i.i.i, %bb5.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !156)
  %5 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 8
  %6 = load i64, ptr %5, align 8, !range !76, !invariant.load !5, !noalias !159
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit.i.i", label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %bb3.i.i.i
  %8 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 16
  %9 = load i64, ptr %8, align 8, !range !80, !invariant.load !5, !noalias !159
  %ptr.0.i.i.i.i = load ptr, ptr %_6.i.i, align 8, !alias.scope !160, !noalias !145, !nonnull !5, !noundef !5
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i.i.i.i, i64 noundef range(i64 1, -9223372036854775808) %6, i64 noundef range(i64 1, 536870913) %9) #24, !noalias !159
  br label %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit.i.i"

cleanup.i.i.i:                                    ; preds = %is_not_null.i.i.i
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 8
  %12 = load i64, ptr %11, align 8, !range !76, !invariant.load !5, !noalias !161
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %bb4.i.i.preheader, label %bb1.i2.i.i.i

bb4.i.i.preheader:                                ; preds = %bb1.i2.i.i.i, %cleanup.i.i.i
  br label %bb4.i.i

bb1.i2.i.i.i:                                     ; preds = %cleanup.i.i.i
  %14 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 16
  %15 = load i64, ptr %14, align 8, !range !80, !invariant.load !5, !noalias !161
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0.i.i.i, i64 noundef range(i64 1, -9223372036854775808) %12, i64 noundef range(i64 1, 536870913) %15) #24, !noalias !161
  br label %bb4.i.i.preheader

"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit.i.i": ; preds = %bb1.i.i.i.i, %bb3.i.i.i
  %_7.i.i = icmp eq i64 %2, %len.i
  br i1 %_7.i.i, label %bb4, label %bb5.i.i

bb4.i.i:                                          ; preds = %bb4.i.i.preheader, %bb3.i.i
  %_3.sroa.0.1.i.i = phi i64 [ %16, %bb3.i.i ], [ %2, %bb4.i.i.preheader ]
  %_5.i.i = icmp eq i64 %_3.sroa.0.1.i.i, %len.i
  br i1 %_5.i.i, label %cleanup.body, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb4.i.i
  %_4.i.i = getelementptr inbounds nuw %"alloc::boxed::Box<dyn core::ops::function::FnOnce() + core::marker::Send>", ptr %_5.i, i64 %_3.sroa.0.1.i.i
  %16 = add i64 %_3.sroa.0.1.i.i, 1
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::FnOnce<()>+Output = ()+core::marker::Send>>
  invoke fastcc void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E"(ptr noalias noundef readonly align 8 dereferenceable(16) %_4.i.i) #25
          to label %bb4.i.i unwind label %terminate.i.i, !noalias !145

terminate.i.i:                                    ; preds = %bb3.i.i
  %17 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !164
  unreachable

cleanup.body:                                     ; preds = %bb4.i.i
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1, i64 noundef 8, i64 noundef 16)
          to label %bb1 unwind label %terminate

bb4:                                              ; preds = %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit.i.i", %start
; call <alloc::raw_vec::RawVecInner>::deallocate
  tail call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1, i64 noundef 8, i64 noundef 16)
  ret void

terminate:                                        ; preds = %cleanup.body
  %18 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb1:                                              ; preds = %cleanup.body
  resume { ptr, i32 } %10
}

; core::ptr::drop_in_place<std::thread::lifecycle::spawn_unchecked<spawn::main::{{closure}}::{{closure}},()>::{{closure}}>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr177drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h880fa7f5b8bf0eaeE"(ptr noalias noundef align 8 dereferenceable(56) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 40
  tail call void @llvm.experimental.noalias.scope.decl(metadata !165)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !168)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !171)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !174)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !177)
  %_10.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !180, !nonnull !5, !noundef !5
  %1 = atomicrmw sub ptr %_10.i.i.i.i.i, i64 1 release, align 8, !noalias !180
  %2 = icmp eq i64 %1, 1
  br i1 %2, label %bb2.i.i.i.i.i, label %bb6

bb2.i.i.i.i.i:                                    ; preds = %start
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  tail call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(16) %0) #23
  br label %bb6

bb6:                                              ; preds = %bb2.i.i.i.i.i, %start
; invoke core::ptr::drop_in_place<std::thread::spawnhook::ChildSpawnHooks>
  invoke fastcc void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17had775a9292465c20E"(ptr noalias noundef align 8 dereferenceable(32) %_1)
          to label %bb5 unwind label %cleanup1

bb2.i.i:                                          ; preds = %cleanup1
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %4) #23
          to label %bb1 unwind label %terminate

cleanup1:                                         ; preds = %bb6
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = getelementptr inbounds nuw i8, ptr %_1, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !184)
  %_10.i.i = load ptr, ptr %4, align 8, !alias.scope !187, !nonnull !5, !noundef !5
  %5 = atomicrmw sub ptr %_10.i.i, i64 1 release, align 8, !noalias !187
  %6 = icmp eq i64 %5, 1
  br i1 %6, label %bb2.i.i, label %bb1

bb5:                                              ; preds = %bb6
  %7 = getelementptr inbounds nuw i8, ptr %_1, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !188)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !191)
  %_10.i.i3 = load ptr, ptr %7, align 8, !alias.scope !194, !nonnull !5, !noundef !5
  %8 = atomicrmw sub ptr %_10.i.i3, i64 1 release, align 8, !noalias !194
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %bb2.i.i4, label %"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE.exit5"

bb2.i.i4:                                         ; preds = %bb5
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  tail call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %7) #23
  br label %"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE.exit5"

"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE.exit5": ; preds = %bb5, %bb2.i.i4
  ret void

terminate:                                        ; preds = %bb2.i.i
  %10 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb1:                                              ; preds = %cleanup1, %bb2.i.i
  resume { ptr, i32 } %3
}

; core::ptr::drop_in_place<core::cell::UnsafeCell<core::option::Option<core::result::Result<(),alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !195)
  %_2.i = load i64, ptr %_1, align 8, !range !64, !alias.scope !195, !noundef !5
  %0 = icmp eq i64 %_2.i, 0
  br i1 %0, label %"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E.exit", label %bb2.i

bb2.i:                                            ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !198)
  %2 = load ptr, ptr %1, align 8, !alias.scope !201, !align !69, !noundef !5
  %3 = icmp eq ptr %2, null
  br i1 %3, label %"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E.exit", label %bb2.i.i

bb2.i.i:                                          ; preds = %bb2.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !202)
  %4 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %_6.1.i.i.i = load ptr, ptr %4, align 8, !alias.scope !205, !nonnull !5, !align !74, !noundef !5
  %5 = load ptr, ptr %_6.1.i.i.i, align 8, !invariant.load !5, !noalias !205
  %.not.i.i.i = icmp eq ptr %5, null
  br i1 %.not.i.i.i, label %bb3.i.i.i, label %is_not_null.i.i.i

is_not_null.i.i.i:                                ; preds = %bb2.i.i
  invoke void %5(ptr noundef nonnull %2)
          to label %bb3.i.i.i unwind label %cleanup.i.i.i, !noalias !205

bb3.i.i.i:                                        ; preds = %is_not_null.i.i.i, %bb2.i.i
  %6 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 8
  %7 = load i64, ptr %6, align 8, !range !76, !invariant.load !5, !noalias !206
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E.exit", label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %bb3.i.i.i
  %9 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 16
  %10 = load i64, ptr %9, align 8, !range !80, !invariant.load !5, !noalias !206
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %2, i64 noundef range(i64 1, -9223372036854775808) %7, i64 noundef range(i64 1, 536870913) %10) #24, !noalias !206
  br label %"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E.exit"

cleanup.i.i.i:                                    ; preds = %is_not_null.i.i.i
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 8
  %13 = load i64, ptr %12, align 8, !range !76, !invariant.load !5, !noalias !209
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %bb1.i.i.i, label %bb1.i2.i.i.i

bb1.i2.i.i.i:                                     ; preds = %cleanup.i.i.i
  %15 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i, i64 16
  %16 = load i64, ptr %15, align 8, !range !80, !invariant.load !5, !noalias !209
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %2, i64 noundef range(i64 1, -9223372036854775808) %13, i64 noundef range(i64 1, 536870913) %16) #24, !noalias !209
  br label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %bb1.i2.i.i.i, %cleanup.i.i.i
  resume { ptr, i32 } %11

"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E.exit": ; preds = %start, %bb2.i, %bb3.i.i.i, %bb1.i.i.i.i
  ret void
}

; core::ptr::drop_in_place<std::io::error::Error>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h2e1f4b1f311cfc0aE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !212)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !215)
  %_3.i.i = load ptr, ptr %_1, align 8, !alias.scope !218, !nonnull !5, !noundef !5
  %bits.i.i.i = ptrtoint ptr %_3.i.i to i64
  %_5.i.i.i = and i64 %bits.i.i.i, 3
  %0 = icmp eq i64 %_5.i.i.i, 1
  br i1 %0, label %bb2.i.i.i, label %"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hb2820f5e99af1eb4E.exit", !prof !219

bb2.i.i.i:                                        ; preds = %start
  %1 = getelementptr i8, ptr %_3.i.i, i64 -1
  %2 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %2)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !220)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !223)
  %3 = getelementptr i8, ptr %_3.i.i, i64 7
  %_6.1.i.i.i.i.i.i = load ptr, ptr %3, align 8, !alias.scope !226, !noalias !227, !nonnull !5, !align !74, !noundef !5
  %4 = load ptr, ptr %_6.1.i.i.i.i.i.i, align 8, !invariant.load !5, !noalias !232
  %.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %.not.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i, label %is_not_null.i.i.i.i.i.i

is_not_null.i.i.i.i.i.i:                          ; preds = %bb2.i.i.i
  %_6.0.i.i.i.i.i.i = load ptr, ptr %1, align 8, !alias.scope !226, !noalias !227, !nonnull !5, !noundef !5
  invoke void %4(ptr noundef nonnull %_6.0.i.i.i.i.i.i)
          to label %bb3.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i, !noalias !232

bb3.i.i.i.i.i.i:                                  ; preds = %is_not_null.i.i.i.i.i.i, %bb2.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !233)
  %5 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 8
  %6 = load i64, ptr %5, align 8, !range !76, !invariant.load !5, !noalias !236
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h47256fe3975739f4E.exit.i.i.i", label %bb1.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i:                                ; preds = %bb3.i.i.i.i.i.i
  %8 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 16
  %9 = load i64, ptr %8, align 8, !range !80, !invariant.load !5, !noalias !236
  %ptr.0.i.i.i.i.i.i.i = load ptr, ptr %1, align 8, !alias.scope !237, !noalias !227, !nonnull !5, !noundef !5
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i.i.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775808) %6, i64 noundef range(i64 1, 536870913) %9) #24, !noalias !236
  br label %"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h47256fe3975739f4E.exit.i.i.i"

cleanup.i.i.i.i.i.i:                              ; preds = %is_not_null.i.i.i.i.i.i
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 8
  %12 = load i64, ptr %11, align 8, !range !76, !invariant.load !5, !noalias !238
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %cleanup.body.i.i.i.i, label %bb1.i2.i.i.i.i.i.i

bb1.i2.i.i.i.i.i.i:                               ; preds = %cleanup.i.i.i.i.i.i
  %14 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 16
  %15 = load i64, ptr %14, align 8, !range !80, !invariant.load !5, !noalias !238
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0.i.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775808) %12, i64 noundef range(i64 1, 536870913) %15) #24, !noalias !238
  br label %cleanup.body.i.i.i.i

cleanup.body.i.i.i.i:                             ; preds = %bb1.i2.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %1, i64 noundef 24, i64 noundef 8) #24, !noalias !241
  resume { ptr, i32 } %10

"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h47256fe3975739f4E.exit.i.i.i": ; preds = %bb1.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %1, i64 noundef 24, i64 noundef 8) #24, !noalias !244
  br label %"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hb2820f5e99af1eb4E.exit"

"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hb2820f5e99af1eb4E.exit": ; preds = %start, %"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h47256fe3975739f4E.exit.i.i.i"
  ret void
}

; core::ptr::drop_in_place<std::ffi::os_str::OsString>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17h9e1b84cab86bf09aE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
; invoke <alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1)
          to label %"_ZN4core3ptr49drop_in_place$LT$std..sys..os_str..bytes..Buf$GT$17hac72c8f177ed850bE.exit" unwind label %cleanup.i.i

cleanup.i.i:                                      ; preds = %start
  %0 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1)
          to label %bb1.i.i unwind label %terminate.i.i

terminate.i.i:                                    ; preds = %cleanup.i.i
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb1.i.i:                                          ; preds = %cleanup.i.i
  resume { ptr, i32 } %0

"_ZN4core3ptr49drop_in_place$LT$std..sys..os_str..bytes..Buf$GT$17hac72c8f177ed850bE.exit": ; preds = %start
; call <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  tail call void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1)
  ret void
}

; core::ptr::drop_in_place<std::thread::lifecycle::ThreadInit>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr55drop_in_place$LT$std..thread..lifecycle..ThreadInit$GT$17hbcfa41276624c175E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !247)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !250)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !253)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !256)
  %_10.i.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !259, !nonnull !5, !noundef !5
  %0 = atomicrmw sub ptr %_10.i.i.i.i, i64 1 release, align 8, !noalias !259
  %1 = icmp eq i64 %0, 1
  br i1 %1, label %bb2.i.i.i.i, label %bb4

bb2.i.i.i.i:                                      ; preds = %start
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(8) %_1) #23
          to label %bb4 unwind label %cleanup

cleanup:                                          ; preds = %bb2.i.i.i.i
  %2 = landingpad { ptr, i32 }
          cleanup
  %3 = getelementptr inbounds nuw i8, ptr %_1, i64 8
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::FnOnce<()>+Output = ()+core::marker::Send>>
  invoke fastcc void @"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E"(ptr noalias noundef align 8 dereferenceable(16) %3) #25
          to label %common.resume unwind label %terminate

bb4:                                              ; preds = %start, %bb2.i.i.i.i
  %4 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !260)
  %5 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %_6.1.i = load ptr, ptr %5, align 8, !alias.scope !260, !nonnull !5, !align !74, !noundef !5
  %6 = load ptr, ptr %_6.1.i, align 8, !invariant.load !5, !noalias !260
  %.not.i = icmp eq ptr %6, null
  br i1 %.not.i, label %bb3.i, label %is_not_null.i

is_not_null.i:                                    ; preds = %bb4
  %_6.0.i = load ptr, ptr %4, align 8, !alias.scope !260, !nonnull !5, !noundef !5
  invoke void %6(ptr noundef nonnull %_6.0.i)
          to label %bb3.i unwind label %cleanup.i, !noalias !260

bb3.i:                                            ; preds = %is_not_null.i, %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !263)
  %7 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 8
  %8 = load i64, ptr %7, align 8, !range !76, !invariant.load !5, !noalias !266
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit", label %bb1.i.i

bb1.i.i:                                          ; preds = %bb3.i
  %10 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 16
  %11 = load i64, ptr %10, align 8, !range !80, !invariant.load !5, !noalias !266
  %ptr.0.i.i = load ptr, ptr %4, align 8, !alias.scope !266, !nonnull !5, !noundef !5
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i.i, i64 noundef range(i64 1, -9223372036854775808) %8, i64 noundef range(i64 1, 536870913) %11) #24, !noalias !266
  br label %"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit"

cleanup.i:                                        ; preds = %is_not_null.i
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 8
  %14 = load i64, ptr %13, align 8, !range !76, !invariant.load !5, !noalias !267
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %common.resume, label %bb1.i2.i

bb1.i2.i:                                         ; preds = %cleanup.i
  %16 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 16
  %17 = load i64, ptr %16, align 8, !range !80, !invariant.load !5, !noalias !267
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0.i, i64 noundef range(i64 1, -9223372036854775808) %14, i64 noundef range(i64 1, 536870913) %17) #24, !noalias !267
  br label %common.resume

common.resume:                                    ; preds = %cleanup, %cleanup.i, %bb1.i2.i
  %common.resume.op = phi { ptr, i32 } [ %12, %cleanup.i ], [ %12, %bb1.i2.i ], [ %2, %cleanup ]
  resume { ptr, i32 } %common.resume.op

"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E.exit": ; preds = %bb3.i, %bb1.i.i
  ret void

terminate:                                        ; preds = %cleanup
  %18 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable
}

; core::ptr::drop_in_place<std::thread::spawnhook::ChildSpawnHooks>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17had775a9292465c20E"(ptr noalias noundef nonnull align 8 dereferenceable(32) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 24
; invoke <std::thread::spawnhook::SpawnHooks as core::ops::drop::Drop>::drop
  invoke void @_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr noalias noundef nonnull align 8 dereferenceable(8) %0)
          to label %bb4.i unwind label %cleanup.i

cleanup.i:                                        ; preds = %start
  %1 = landingpad { ptr, i32 }
          cleanup
  tail call void @llvm.experimental.noalias.scope.decl(metadata !270)
  %2 = load ptr, ptr %0, align 8, !alias.scope !273, !noundef !5
  %3 = icmp eq ptr %2, null
  br i1 %3, label %cleanup.body, label %bb2.i.i

bb2.i.i:                                          ; preds = %cleanup.i
  %4 = atomicrmw sub ptr %2, i64 1 release, align 8, !noalias !276
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %bb2.i.i.i.i, label %cleanup.body

bb2.i.i.i.i:                                      ; preds = %bb2.i.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::spawnhook::SpawnHook>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(8) %0) #23
          to label %cleanup.body unwind label %terminate.i

bb4.i:                                            ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !281)
  %6 = load ptr, ptr %0, align 8, !alias.scope !284, !noundef !5
  %7 = icmp eq ptr %6, null
  br i1 %7, label %bb4, label %bb2.i1.i

bb2.i1.i:                                         ; preds = %bb4.i
  %8 = atomicrmw sub ptr %6, i64 1 release, align 8, !noalias !285
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %bb2.i.i.i2.i, label %bb4

bb2.i.i.i2.i:                                     ; preds = %bb2.i1.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::spawnhook::SpawnHook>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(8) %0) #23
          to label %bb4 unwind label %cleanup

terminate.i:                                      ; preds = %bb2.i.i.i.i
  %10 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

cleanup:                                          ; preds = %bb2.i.i.i2.i
  %11 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.body

cleanup.body:                                     ; preds = %cleanup.i, %bb2.i.i, %bb2.i.i.i.i, %cleanup
  %eh.lpad-body = phi { ptr, i32 } [ %11, %cleanup ], [ %1, %bb2.i.i.i.i ], [ %1, %bb2.i.i ], [ %1, %cleanup.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::boxed::Box<dyn core::ops::function::FnOnce<()>+Output = ()+core::marker::Send>>>
  invoke fastcc void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17h7ef6a92cd585d39cE"(ptr noalias noundef align 8 dereferenceable(24) %_1) #25
          to label %bb1 unwind label %terminate

bb4:                                              ; preds = %bb2.i1.i, %bb4.i, %bb2.i.i.i2.i
; call core::ptr::drop_in_place<alloc::vec::Vec<alloc::boxed::Box<dyn core::ops::function::FnOnce<()>+Output = ()+core::marker::Send>>>
  tail call fastcc void @"_ZN4core3ptr177drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$$GT$17h7ef6a92cd585d39cE"(ptr noalias noundef align 8 dereferenceable(24) %_1)
  ret void

terminate:                                        ; preds = %cleanup.body
  %12 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb1:                                              ; preds = %cleanup.body
  resume { ptr, i32 } %eh.lpad-body
}

; core::ptr::drop_in_place<std::thread::lifecycle::Packet<()>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr67drop_in_place$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$17h432992a4c05ed73eE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(32) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_11.i = alloca [0 x i8], align 1
  %_12.i = alloca [8 x i8], align 8
  %_6.i = alloca [16 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !290)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_5.i = load i64, ptr %0, align 8, !range !64, !alias.scope !290, !noundef !5
  %1 = trunc nuw i64 %_5.i to i1
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %3 = load ptr, ptr %2, align 8, !alias.scope !290, !align !69
  %4 = icmp ne ptr %3, null
  %unhandled_panic.sroa.0.0.i = select i1 %1, i1 %4, i1 false
  call void @llvm.lifetime.start.p0(ptr nonnull %_6.i), !noalias !290
  tail call void @llvm.experimental.noalias.scope.decl(metadata !293)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !296)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !299)
  %5 = icmp eq i64 %_5.i, 0
  br i1 %5, label %_ZN3std9panicking12catch_unwind7do_call17h841c667138059c8eE.exit.i, label %bb2.i.i.i.i.i.i

bb2.i.i.i.i.i.i:                                  ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !302)
  %6 = icmp eq ptr %3, null
  br i1 %6, label %_ZN3std9panicking12catch_unwind7do_call17h841c667138059c8eE.exit.i, label %bb2.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i:                                ; preds = %bb2.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !305)
  %7 = getelementptr inbounds nuw i8, ptr %_1, i64 24
  %_6.1.i.i.i.i.i.i.i.i = load ptr, ptr %7, align 8, !alias.scope !308, !noalias !309, !nonnull !5, !align !74, !noundef !5
  %8 = load ptr, ptr %_6.1.i.i.i.i.i.i.i.i, align 8, !invariant.load !5, !noalias !312
  %.not.i.i.i.i.i.i.i.i = icmp eq ptr %8, null
  br i1 %.not.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i, label %is_not_null.i.i.i.i.i.i.i.i

is_not_null.i.i.i.i.i.i.i.i:                      ; preds = %bb2.i.i.i.i.i.i.i
  invoke void %8(ptr noundef nonnull %3)
          to label %bb3.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i, !noalias !312

bb3.i.i.i.i.i.i.i.i:                              ; preds = %is_not_null.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i
  %9 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i.i.i, i64 8
  %10 = load i64, ptr %9, align 8, !range !76, !invariant.load !5, !noalias !313
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %_ZN3std9panicking12catch_unwind7do_call17h841c667138059c8eE.exit.i, label %bb1.i.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i.i:                            ; preds = %bb3.i.i.i.i.i.i.i.i
  %12 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i.i.i, i64 16
  %13 = load i64, ptr %12, align 8, !range !80, !invariant.load !5, !noalias !313
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %3, i64 noundef range(i64 1, -9223372036854775808) %10, i64 noundef range(i64 1, 536870913) %13) #24, !noalias !313
  br label %_ZN3std9panicking12catch_unwind7do_call17h841c667138059c8eE.exit.i

cleanup.i.i.i.i.i.i.i.i:                          ; preds = %is_not_null.i.i.i.i.i.i.i.i
  %14 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  %15 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i.i.i, i64 8
  %16 = load i64, ptr %15, align 8, !range !76, !invariant.load !5, !noalias !316
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %cleanup.body.i.i.i.i.i, label %bb1.i2.i.i.i.i.i.i.i.i

bb1.i2.i.i.i.i.i.i.i.i:                           ; preds = %cleanup.i.i.i.i.i.i.i.i
  %18 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i.i.i, i64 16
  %19 = load i64, ptr %18, align 8, !range !80, !invariant.load !5, !noalias !316
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %3, i64 noundef range(i64 1, -9223372036854775808) %16, i64 noundef range(i64 1, 536870913) %19) #24, !noalias !316
  br label %cleanup.body.i.i.i.i.i

cleanup.body.i.i.i.i.i:                           ; preds = %bb1.i2.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i.i.i
  store i64 0, ptr %0, align 8, !alias.scope !319, !noalias !309
  %20 = extractvalue { ptr, i32 } %14, 0
; invoke std::panicking::catch_unwind::cleanup
  %21 = invoke { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef %20)
          to label %_ZN3std9panicking12catch_unwind8do_catch17h92c9c0ab9784bf4fE.exit.i unwind label %terminate.i.i, !noalias !290

_ZN3std9panicking12catch_unwind7do_call17h841c667138059c8eE.exit.i: ; preds = %bb1.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i, %start
  store i64 0, ptr %0, align 8, !alias.scope !319, !noalias !309
  store ptr null, ptr %_6.i, align 8, !noalias !290
  br label %bb7.i

terminate.i.i:                                    ; preds = %cleanup.body.i.i.i.i.i
  %22 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #26, !noalias !290
  unreachable

_ZN3std9panicking12catch_unwind8do_catch17h92c9c0ab9784bf4fE.exit.i: ; preds = %cleanup.body.i.i.i.i.i
  %obj.0.i.i = extractvalue { ptr, ptr } %21, 0
  %obj.1.i.i = extractvalue { ptr, ptr } %21, 1
  %23 = icmp ne ptr %obj.1.i.i, null
  tail call void @llvm.assume(i1 %23)
  store ptr %obj.0.i.i, ptr %_6.i, align 8, !noalias !290
  %24 = getelementptr inbounds nuw i8, ptr %_6.i, i64 8
  store ptr %obj.1.i.i, ptr %24, align 8, !noalias !290
  %25 = icmp eq ptr %obj.0.i.i, null
  br i1 %25, label %bb7.i, label %bb4.i

bb4.i:                                            ; preds = %_ZN3std9panicking12catch_unwind8do_catch17h92c9c0ab9784bf4fE.exit.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_12.i), !noalias !290
; invoke std::io::Write::write_all
  %26 = invoke fastcc noundef ptr @_ZN3std2io5Write9write_all17h01cdb62e3447a9caE(ptr noalias noundef nonnull align 1 %_11.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_58f213f5b48e0bea76ba0b429606a6b5, i64 noundef 62)
          to label %bb5.i unwind label %cleanup.i, !noalias !290

bb7.i:                                            ; preds = %_ZN3std9panicking12catch_unwind8do_catch17h92c9c0ab9784bf4fE.exit.i, %_ZN3std9panicking12catch_unwind7do_call17h841c667138059c8eE.exit.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_6.i), !noalias !290
  %27 = load ptr, ptr %_1, align 8, !alias.scope !290, !noundef !5
  %.not2.i = icmp eq ptr %27, null
  br i1 %.not2.i, label %bb5, label %bb9.i

cleanup.i:                                        ; preds = %bb6.i, %bb2.i3.i, %bb4.i
  %28 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<core::result::Result<(),alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>
  invoke fastcc void @"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E"(ptr noalias noundef align 8 dereferenceable(16) %_6.i) #25
          to label %cleanup.body unwind label %terminate.i, !noalias !290

bb5.i:                                            ; preds = %bb4.i
  store ptr %26, ptr %_12.i, align 8, !noalias !290
  %29 = icmp eq ptr %26, null
  br i1 %29, label %bb6.i, label %bb2.i3.i

bb2.i3.i:                                         ; preds = %bb5.i
; invoke core::ptr::drop_in_place<std::io::error::Error>
  invoke void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h2e1f4b1f311cfc0aE"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %_12.i)
          to label %bb6.i unwind label %cleanup.i, !noalias !290

bb6.i:                                            ; preds = %bb2.i3.i, %bb5.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_12.i), !noalias !290
; invoke std::process::abort
  invoke void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() #22
          to label %unreachable.i unwind label %cleanup.i, !noalias !290

unreachable.i:                                    ; preds = %bb6.i
  unreachable

terminate.i:                                      ; preds = %cleanup.i
  %30 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !290
  unreachable

bb9.i:                                            ; preds = %bb7.i
  %_19.i = getelementptr inbounds nuw i8, ptr %27, i64 16
; invoke <std::thread::scoped::ScopeData>::decrement_num_running_threads
  invoke void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29decrement_num_running_threads(ptr noundef nonnull align 8 %_19.i, i1 noundef zeroext %unhandled_panic.sroa.0.0.i)
          to label %bb2.i4 unwind label %cleanup

cleanup:                                          ; preds = %bb9.i
  %31 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.body

cleanup.body:                                     ; preds = %cleanup.i, %cleanup
  %eh.lpad-body = phi { ptr, i32 } [ %31, %cleanup ], [ %28, %cleanup.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !320)
  %32 = load ptr, ptr %_1, align 8, !alias.scope !320, !noundef !5
  %33 = icmp eq ptr %32, null
  br i1 %33, label %bb3, label %bb2.i

bb2.i:                                            ; preds = %cleanup.body
  %34 = atomicrmw sub ptr %32, i64 1 release, align 8, !noalias !323
  %35 = icmp eq i64 %34, 1
  br i1 %35, label %bb2.i.i.i, label %bb3

bb2.i.i.i:                                        ; preds = %bb2.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h84b1009d0483b31eE"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %_1) #23
          to label %bb3 unwind label %terminate

bb2.i4:                                           ; preds = %bb9.i
  %36 = atomicrmw sub ptr %27, i64 1 release, align 8, !noalias !328
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %bb2.i.i.i5, label %bb5

bb2.i.i.i5:                                       ; preds = %bb2.i4
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h84b1009d0483b31eE"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %_1) #23
          to label %bb5 unwind label %cleanup1

bb3:                                              ; preds = %bb2.i, %cleanup.body, %bb2.i.i.i, %cleanup1
  %.pn = phi { ptr, i32 } [ %38, %cleanup1 ], [ %eh.lpad-body, %bb2.i.i.i ], [ %eh.lpad-body, %cleanup.body ], [ %eh.lpad-body, %bb2.i ]
; invoke core::ptr::drop_in_place<core::cell::UnsafeCell<core::option::Option<core::result::Result<(),alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>>>
  invoke fastcc void @"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E"(ptr noalias noundef align 8 dereferenceable(24) %0) #25
          to label %common.resume unwind label %terminate

cleanup1:                                         ; preds = %bb2.i.i.i5
  %38 = landingpad { ptr, i32 }
          cleanup
  br label %bb3

bb5:                                              ; preds = %bb7.i, %bb2.i4, %bb2.i.i.i5
  tail call void @llvm.experimental.noalias.scope.decl(metadata !335)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !338)
  %_2.i.i = load i64, ptr %0, align 8, !range !64, !alias.scope !341, !noundef !5
  %39 = icmp eq i64 %_2.i.i, 0
  br i1 %39, label %"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E.exit", label %bb2.i.i

bb2.i.i:                                          ; preds = %bb5
  %40 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !342)
  %41 = load ptr, ptr %40, align 8, !alias.scope !345, !align !69, !noundef !5
  %42 = icmp eq ptr %41, null
  br i1 %42, label %"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E.exit", label %bb2.i.i.i8

bb2.i.i.i8:                                       ; preds = %bb2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !346)
  %43 = getelementptr inbounds nuw i8, ptr %_1, i64 24
  %_6.1.i.i.i.i = load ptr, ptr %43, align 8, !alias.scope !349, !nonnull !5, !align !74, !noundef !5
  %44 = load ptr, ptr %_6.1.i.i.i.i, align 8, !invariant.load !5, !noalias !349
  %.not.i.i.i.i = icmp eq ptr %44, null
  br i1 %.not.i.i.i.i, label %bb3.i.i.i.i, label %is_not_null.i.i.i.i

is_not_null.i.i.i.i:                              ; preds = %bb2.i.i.i8
  invoke void %44(ptr noundef nonnull %41)
          to label %bb3.i.i.i.i unwind label %cleanup.i.i.i.i, !noalias !349

bb3.i.i.i.i:                                      ; preds = %is_not_null.i.i.i.i, %bb2.i.i.i8
  %45 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 8
  %46 = load i64, ptr %45, align 8, !range !76, !invariant.load !5, !noalias !350
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:                                    ; preds = %bb3.i.i.i.i
  %48 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 16
  %49 = load i64, ptr %48, align 8, !range !80, !invariant.load !5, !noalias !350
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %41, i64 noundef range(i64 1, -9223372036854775808) %46, i64 noundef range(i64 1, 536870913) %49) #24, !noalias !350
  br label %"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E.exit"

cleanup.i.i.i.i:                                  ; preds = %is_not_null.i.i.i.i
  %50 = landingpad { ptr, i32 }
          cleanup
  %51 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 8
  %52 = load i64, ptr %51, align 8, !range !76, !invariant.load !5, !noalias !353
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %common.resume, label %bb1.i2.i.i.i.i

bb1.i2.i.i.i.i:                                   ; preds = %cleanup.i.i.i.i
  %54 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i, i64 16
  %55 = load i64, ptr %54, align 8, !range !80, !invariant.load !5, !noalias !353
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %41, i64 noundef range(i64 1, -9223372036854775808) %52, i64 noundef range(i64 1, 536870913) %55) #24, !noalias !353
  br label %common.resume

common.resume:                                    ; preds = %bb3, %cleanup.i.i.i.i, %bb1.i2.i.i.i.i
  %common.resume.op = phi { ptr, i32 } [ %50, %cleanup.i.i.i.i ], [ %50, %bb1.i2.i.i.i.i ], [ %.pn, %bb3 ]
  resume { ptr, i32 } %common.resume.op

"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E.exit": ; preds = %bb5, %bb2.i.i, %bb3.i.i.i.i, %bb1.i.i.i.i.i
  ret void

terminate:                                        ; preds = %bb2.i.i.i, %bb3
  %56 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable
}

; core::ptr::drop_in_place<std::sync::poison::mutex::MutexGuard<u128>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !356)
  %_6.i = load ptr, ptr %_1, align 8, !alias.scope !356, !nonnull !5, !align !101, !noundef !5
  %_3.i = getelementptr inbounds nuw i8, ptr %_6.i, i64 4
  %_4.i = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !359)
  %0 = load i8, ptr %_4.i, align 8, !range !105, !alias.scope !362, !noundef !5
  %_3.i.i = trunc nuw i8 %0 to i1
  br i1 %_3.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i, label %bb1.i.i

bb1.i.i:                                          ; preds = %start
  %1 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !362
  %_7.i.i = and i64 %1, 9223372036854775807
  %2 = icmp eq i64 %_7.i.i, 0
  br i1 %2, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i, label %bb6.i.i, !prof !15

bb6.i.i:                                          ; preds = %bb1.i.i
; call std::panicking::panic_count::is_zero_slow_path
  %_6.i.i = tail call noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #23, !noalias !362
  br i1 %_6.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i, label %bb2.i.i

bb2.i.i:                                          ; preds = %bb6.i.i
  store atomic i8 1, ptr %_3.i monotonic, align 4, !noalias !362
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i: ; preds = %bb2.i.i, %bb6.i.i, %bb1.i.i, %start
  %3 = atomicrmw xchg ptr %_6.i, i32 0 release, align 4, !noalias !356
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %bb3.i, label %"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E.exit", !prof !6

bb3.i:                                            ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i
; call <std::sys::sync::mutex::futex::Mutex>::wake
  tail call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %_6.i), !noalias !356
  br label %"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E.exit"

"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E.exit": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i, %bb3.i
  ret void
}

; core::ptr::drop_in_place<std::thread::join_handle::JoinHandle<()>>
; Function Attrs: nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr73drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$17hd84536fc6ba7a958E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 16
; invoke <std::sys::thread::unix::Thread as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6ThreadNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr noalias noundef nonnull align 8 dereferenceable(8) %0)
          to label %bb6.i unwind label %cleanup.i

cleanup.i:                                        ; preds = %start
  %1 = landingpad { ptr, i32 }
          cleanup
  tail call void @llvm.experimental.noalias.scope.decl(metadata !363)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !366)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !369)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !372)
  %_10.i.i.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !375, !nonnull !5, !noundef !5
  %2 = atomicrmw sub ptr %_10.i.i.i.i.i, i64 1 release, align 8, !noalias !378
  %3 = icmp eq i64 %2, 1
  br i1 %3, label %bb2.i.i.i.i.i, label %bb3.i

bb2.i.i.i.i.i:                                    ; preds = %cleanup.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) #23
          to label %bb3.i unwind label %terminate.i

bb6.i:                                            ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !379)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !382)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !385)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !388)
  %_10.i.i.i.i3.i = load ptr, ptr %_1, align 8, !alias.scope !391, !nonnull !5, !noundef !5
  %4 = atomicrmw sub ptr %_10.i.i.i.i3.i, i64 1 release, align 8, !noalias !392
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %bb2.i.i.i.i4.i, label %bb5.i

bb2.i.i.i.i4.i:                                   ; preds = %bb6.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) #23
          to label %bb5.i unwind label %cleanup1.i

bb3.i:                                            ; preds = %cleanup1.i, %bb2.i.i.i.i.i, %cleanup.i
  %.pn.i = phi { ptr, i32 } [ %9, %cleanup1.i ], [ %1, %bb2.i.i.i.i.i ], [ %1, %cleanup.i ]
  %6 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !393)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !396)
  %_10.i.i.i = load ptr, ptr %6, align 8, !alias.scope !399, !nonnull !5, !noundef !5
  %7 = atomicrmw sub ptr %_10.i.i.i, i64 1 release, align 8, !noalias !400
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %bb2.i.i.i, label %bb1.i

bb2.i.i.i:                                        ; preds = %bb3.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %6) #23
          to label %bb1.i unwind label %terminate.i

cleanup1.i:                                       ; preds = %bb2.i.i.i.i4.i
  %9 = landingpad { ptr, i32 }
          cleanup
  br label %bb3.i

bb5.i:                                            ; preds = %bb2.i.i.i.i4.i, %bb6.i
  %10 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !401)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !404)
  %_10.i.i8.i = load ptr, ptr %10, align 8, !alias.scope !407, !nonnull !5, !noundef !5
  %11 = atomicrmw sub ptr %_10.i.i8.i, i64 1 release, align 8, !noalias !408
  %12 = icmp eq i64 %11, 1
  br i1 %12, label %bb2.i.i9.i, label %"_ZN4core3ptr70drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$$LP$$RP$$GT$$GT$17he1610a08da538454E.exit"

bb2.i.i9.i:                                       ; preds = %bb5.i
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  tail call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %10) #23
  br label %"_ZN4core3ptr70drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$$LP$$RP$$GT$$GT$17he1610a08da538454E.exit"

terminate.i:                                      ; preds = %bb2.i.i.i, %bb2.i.i.i.i.i
  %13 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb1.i:                                            ; preds = %bb2.i.i.i, %bb3.i
  resume { ptr, i32 } %.pn.i

"_ZN4core3ptr70drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$$LP$$RP$$GT$$GT$17he1610a08da538454E.exit": ; preds = %bb5.i, %bb2.i.i9.i
  ret void
}

; core::ptr::drop_in_place<alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>
; Function Attrs: nonlazybind uwtable
define internal void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8, !nonnull !5, !align !74, !noundef !5
  %1 = load ptr, ptr %_6.1, align 8, !invariant.load !5
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %bb3, label %is_not_null

is_not_null:                                      ; preds = %start
  %_6.0 = load ptr, ptr %_1, align 8, !nonnull !5, !noundef !5
  invoke void %1(ptr noundef nonnull %_6.0)
          to label %bb3 unwind label %cleanup

bb3:                                              ; preds = %is_not_null, %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !409)
  %2 = getelementptr inbounds nuw i8, ptr %_6.1, i64 8
  %3 = load i64, ptr %2, align 8, !range !76, !invariant.load !5, !noalias !409
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE.exit", label %bb1.i

bb1.i:                                            ; preds = %bb3
  %5 = getelementptr inbounds nuw i8, ptr %_6.1, i64 16
  %6 = load i64, ptr %5, align 8, !range !80, !invariant.load !5, !noalias !409
  %ptr.0.i = load ptr, ptr %_1, align 8, !alias.scope !409, !nonnull !5, !noundef !5
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i, i64 noundef range(i64 1, -9223372036854775808) %3, i64 noundef range(i64 1, 536870913) %6) #24, !noalias !409
  br label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE.exit"

"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE.exit": ; preds = %bb3, %bb1.i
  ret void

cleanup:                                          ; preds = %is_not_null
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = getelementptr inbounds nuw i8, ptr %_6.1, i64 8
  %9 = load i64, ptr %8, align 8, !range !76, !invariant.load !5, !noalias !412
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %bb1, label %bb1.i2

bb1.i2:                                           ; preds = %cleanup
  %11 = getelementptr inbounds nuw i8, ptr %_6.1, i64 16
  %12 = load i64, ptr %11, align 8, !range !80, !invariant.load !5, !noalias !412
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0, i64 noundef range(i64 1, -9223372036854775808) %9, i64 noundef range(i64 1, 536870913) %12) #24, !noalias !412
  br label %bb1

bb1:                                              ; preds = %bb1.i2, %cleanup
  resume { ptr, i32 } %7
}

; alloc::sync::Arc<T,A>::drop_slow
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h84b1009d0483b31eE"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !5, !noundef !5
  %_6 = getelementptr inbounds nuw i8, ptr %_3, i64 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !415)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !418)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !421)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !424)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !427)
  %_10.i.i.i.i.i = load ptr, ptr %_6, align 8, !alias.scope !430, !nonnull !5, !noundef !5
  %0 = atomicrmw sub ptr %_10.i.i.i.i.i, i64 1 release, align 8, !noalias !430
  %1 = icmp eq i64 %0, 1
  br i1 %1, label %bb2.i.i.i.i.i, label %bb1

bb2.i.i.i.i.i:                                    ; preds = %start
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(24) %_6) #23
          to label %bb1 unwind label %cleanup

cleanup:                                          ; preds = %bb2.i.i.i.i.i
  %2 = landingpad { ptr, i32 }
          cleanup
  %3 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %3, label %bb4, label %bb8.i.i

bb8.i.i:                                          ; preds = %cleanup
  %_19.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %4 = atomicrmw sub ptr %_19.i.i, i64 1 release, align 8, !noalias !431
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %bb1.i.i, label %bb4

bb1.i.i:                                          ; preds = %bb8.i.i
  fence acquire
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef range(i64 1, -9223372036854775808) 40, i64 noundef range(i64 1, 536870913) 8) #24, !noalias !431
  br label %bb4

bb1:                                              ; preds = %start, %bb2.i.i.i.i.i
  %6 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %6, label %"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E.exit6", label %bb8.i.i3

bb8.i.i3:                                         ; preds = %bb1
  %_19.i.i4 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %7 = atomicrmw sub ptr %_19.i.i4, i64 1 release, align 8, !noalias !436
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %bb1.i.i5, label %"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E.exit6"

bb1.i.i5:                                         ; preds = %bb8.i.i3
  fence acquire
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef range(i64 1, -9223372036854775808) 40, i64 noundef range(i64 1, 536870913) 8) #24, !noalias !436
  br label %"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E.exit6"

"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E.exit6": ; preds = %bb1, %bb8.i.i3, %bb1.i.i5
  ret void

bb4:                                              ; preds = %bb1.i.i, %bb8.i.i, %cleanup
  resume { ptr, i32 } %2
}

; alloc::sync::Arc<T,A>::drop_slow
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !5, !noundef !5
  %0 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %0, label %"_ZN4core3ptr116drop_in_place$LT$alloc..sync..Weak$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h15ccbb6bddc7a6d6E.exit", label %bb8.i.i

bb8.i.i:                                          ; preds = %start
  %_19.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %1 = atomicrmw sub ptr %_19.i.i, i64 1 release, align 8, !noalias !441
  %2 = icmp eq i64 %1, 1
  br i1 %2, label %bb1.i.i, label %"_ZN4core3ptr116drop_in_place$LT$alloc..sync..Weak$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h15ccbb6bddc7a6d6E.exit"

bb1.i.i:                                          ; preds = %bb8.i.i
  fence acquire
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef range(i64 1, -9223372036854775808) 48, i64 noundef range(i64 1, 536870913) 16) #24, !noalias !441
  br label %"_ZN4core3ptr116drop_in_place$LT$alloc..sync..Weak$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h15ccbb6bddc7a6d6E.exit"

"_ZN4core3ptr116drop_in_place$LT$alloc..sync..Weak$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h15ccbb6bddc7a6d6E.exit": ; preds = %start, %bb8.i.i, %bb1.i.i
  ret void
}

; alloc::sync::Arc<T,A>::drop_slow
; Function Attrs: noinline nonlazybind uwtable
define internal fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(8) %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !5, !noundef !5
  %_6 = getelementptr inbounds nuw i8, ptr %_3, i64 16
; invoke core::ptr::drop_in_place<std::thread::lifecycle::Packet<()>>
  invoke fastcc void @"_ZN4core3ptr67drop_in_place$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$17h432992a4c05ed73eE"(ptr noalias noundef align 8 dereferenceable(32) %_6)
          to label %bb1 unwind label %cleanup

cleanup:                                          ; preds = %start
  %0 = landingpad { ptr, i32 }
          cleanup
  %1 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %1, label %bb4, label %bb8.i.i

bb8.i.i:                                          ; preds = %cleanup
  %_19.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %2 = atomicrmw sub ptr %_19.i.i, i64 1 release, align 8, !noalias !446
  %3 = icmp eq i64 %2, 1
  br i1 %3, label %bb1.i.i, label %bb4

bb1.i.i:                                          ; preds = %bb8.i.i
  fence acquire
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef range(i64 1, -9223372036854775808) 48, i64 noundef range(i64 1, 536870913) 8) #24, !noalias !446
  br label %bb4

bb1:                                              ; preds = %start
  %4 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %4, label %"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E.exit6", label %bb8.i.i3

bb8.i.i3:                                         ; preds = %bb1
  %_19.i.i4 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %5 = atomicrmw sub ptr %_19.i.i4, i64 1 release, align 8, !noalias !451
  %6 = icmp eq i64 %5, 1
  br i1 %6, label %bb1.i.i5, label %"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E.exit6"

bb1.i.i5:                                         ; preds = %bb8.i.i3
  fence acquire
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef range(i64 1, -9223372036854775808) 48, i64 noundef range(i64 1, 536870913) 8) #24, !noalias !451
  br label %"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E.exit6"

"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E.exit6": ; preds = %bb1, %bb8.i.i3, %bb1.i.i5
  ret void

bb4:                                              ; preds = %bb1.i.i, %bb8.i.i, %cleanup
  resume { ptr, i32 } %0
}

; spawn::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN5spawn4main17h446ade4db1794d7aE() unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_2.i17 = alloca [24 x i8], align 8
  %e.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [8 x i8], align 8
  %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [48 x i8], align 8
  %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_30.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [56 x i8], align 8
  %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [56 x i8], align 8
  %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [8 x i8], align 8
  %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [32 x i8], align 8
  %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [8 x i8], align 8
  %f.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [16 x i8], align 8
  %name.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_4.i.i.i.i.i = alloca [24 x i8], align 8
  %vector.i.i.i.i = alloca [24 x i8], align 8
  %e.i5 = alloca [16 x i8], align 8
  %e.i = alloca [16 x i8], align 8
  %_27 = alloca [16 x i8], align 8
  %_9.sroa.7 = alloca [16 x i8], align 8
  %iter = alloca [32 x i8], align 8
  %total = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %total)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #24, !noalias !456
; call __rustc::__rust_alloc
  %0 = tail call noundef align 16 dereferenceable_or_null(48) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 24, 57) 48, i64 noundef range(i64 8, 17) 16) #24, !noalias !456
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb2.i.i, label %"_ZN5alloc4sync12Arc$LT$T$GT$3new17h50197d6e12e9e59eE.exit", !prof !6

bb2.i.i:                                          ; preds = %start
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 16, i64 noundef 48) #22, !noalias !456
  unreachable

"_ZN5alloc4sync12Arc$LT$T$GT$3new17h50197d6e12e9e59eE.exit": ; preds = %start
  store i64 1, ptr %0, align 16, !noalias !461
  %_3.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 1, ptr %_3.sroa.4.0..sroa_idx.i, align 8, !noalias !461
  %_3.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %_3.sroa.5.0..sroa_idx.i, align 16
  %_2.sroa.4.0._3.sroa.5.0..sroa_idx.i.sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 0, ptr %_2.sroa.4.0._3.sroa.5.0..sroa_idx.i.sroa_idx, align 4
  %_2.sroa.539.0._3.sroa.5.0..sroa_idx.i.sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i128 0, ptr %_2.sroa.539.0._3.sroa.5.0..sroa_idx.i.sroa_idx, align 16
  store ptr %0, ptr %total, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i), !noalias !462
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i), !noalias !462
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i, i64 noundef 2, i1 noundef zeroext false, i64 noundef 8, i64 noundef 24)
          to label %.noexc unwind label %cleanup

bb34:                                             ; preds = %cleanup.i7, %bb4.i.i.i.i, %cleanup, %cleanup1.body
  %.pn = phi { ptr, i32 } [ %eh.lpad-body, %cleanup1.body ], [ %common.resume.op.i.i.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i ], [ %4, %cleanup ], [ %123, %cleanup.i7 ]
  %2 = atomicrmw sub ptr %0, i64 1 release, align 8, !noalias !475
  %3 = icmp eq i64 %2, 1
  br i1 %3, label %bb2.i.i12, label %bb35

bb2.i.i12:                                        ; preds = %bb34
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %total) #23
  br label %bb35

cleanup:                                          ; preds = %bb3.i.i33, %bb6.i.i.i, %bb6.i.i24, %bb1.i, %bb3.i.i.i.i.i, %"_ZN5alloc4sync12Arc$LT$T$GT$3new17h50197d6e12e9e59eE.exit", %bb30, %bb28, %bb10
  %4 = landingpad { ptr, i32 }
          cleanup
  br label %bb34

.noexc:                                           ; preds = %"_ZN5alloc4sync12Arc$LT$T$GT$3new17h50197d6e12e9e59eE.exit"
  %_5.i.i.i.i.i = load i64, ptr %_4.i.i.i.i.i, align 8, !range !64, !noalias !462, !noundef !5
  %5 = trunc nuw i64 %_5.i.i.i.i.i to i1
  %6 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i, i64 8
  %err.0.i.i.i.i.i = load i64, ptr %6, align 8, !range !480, !noalias !462, !noundef !5
  %7 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i, i64 16
  br i1 %5, label %bb3.i.i.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i", !prof !6

bb3.i.i.i.i.i:                                    ; preds = %.noexc
  %err.1.i.i.i.i.i = load i64, ptr %7, align 8, !noalias !462
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i, i64 %err.1.i.i.i.i.i) #22
          to label %.noexc13 unwind label %cleanup

.noexc13:                                         ; preds = %bb3.i.i.i.i.i
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i": ; preds = %.noexc
  %this.1.i.i.i.i.i = load ptr, ptr %7, align 8, !noalias !462, !nonnull !5, !noundef !5
  %_7.i.i.i.i.i = icmp samesign ugt i64 %err.0.i.i.i.i.i, 1
  tail call void @llvm.assume(i1 %_7.i.i.i.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i), !noalias !462
  store i64 %err.0.i.i.i.i.i, ptr %vector.i.i.i.i, align 8, !noalias !462
  %8 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i, i64 8
  store ptr %this.1.i.i.i.i.i, ptr %8, align 8, !noalias !462
  %9 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i, i64 16
  store i64 0, ptr %9, align 8, !noalias !462
  tail call void @llvm.experimental.noalias.scope.decl(metadata !481)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !484)
  %10 = getelementptr inbounds nuw i8, ptr %f.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 40
  %18 = getelementptr inbounds nuw i8, ptr %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 48
  %19 = getelementptr inbounds nuw i8, ptr %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 16
  br label %bb3.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i:                            ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i", %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i"
  %22 = phi i1 [ false, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i" ], [ true, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i" ]
  %_5.sroa.5.0.i.i.i.i.i.i.i.i = phi i64 [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i" ], [ 1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i" ]
  %spec.select57.i.i.i.i.i.i.i.i.i = phi i32 [ 1, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i" ], [ %spec.select.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i" ]
  %self.sroa.0.056.i.i.i.i.i.i.i.i.i = phi i32 [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h555553199421bc86E.exit.i.i.i.i" ], [ %spec.select57.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i" ]
  %23 = atomicrmw add ptr %0, i64 1 monotonic, align 8, !noalias !487
  %_4.i.i.i4.i.i.i.i.i.i.i.i.i = icmp slt i64 %23, 0
  br i1 %_4.i.i.i4.i.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4597968938f7ff71E.exit.i.i.i.i.i.i.i.i.i.i.i"

bb1.i.i.i.i.i.i.i.i.i.i.i.i:                      ; preds = %bb3.i.i.i.i.i.i.i.i.i
  call void @llvm.trap()
  unreachable

"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4597968938f7ff71E.exit.i.i.i.i.i.i.i.i.i.i.i": ; preds = %bb3.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %name.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !505
  store i64 -9223372036854775808, ptr %name.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !508
  call void @llvm.lifetime.start.p0(ptr nonnull %f.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !511
  store ptr %0, ptr %f.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513
  store i32 %self.sroa.0.056.i.i.i.i.i.i.i.i.i, ptr %10, align 8, !noalias !513
  %24 = load atomic i64, ptr @_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN monotonic, align 8, !noalias !513
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %bb2.i27.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i27.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4597968938f7ff71E.exit.i.i.i.i.i.i.i.i.i.i.i"
  call void @llvm.lifetime.start.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
; invoke std::env::_var_os
  invoke void @_RNvNtCsjrHSEGnQ3l9_3std3env7__var_os(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_7a0078e56453c84a4274ce689b2bb39a, i64 noundef 14)
          to label %.noexc.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

.noexc.i.i.i.i.i.i.i.i.i.i.i.i.i.i:               ; preds = %bb2.i27.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %26 = load i64, ptr %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !range !480, !noalias !513, !noundef !5
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %26, -9223372036854775808
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4597968938f7ff71E.exit.i.i.i.i.i.i.i.i.i.i.i"
  %27 = add i64 %24, -1
  br label %bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %.noexc.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(24) %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 24, i1 false), !noalias !513
  call void @llvm.experimental.noalias.scope.decl(metadata !518)
  %_10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %11, align 8, !alias.scope !518, !noalias !513, !nonnull !5, !noundef !5
  %_9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %12, align 8, !alias.scope !518, !noalias !513, !noundef !5
  call void @llvm.lifetime.start.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !521
; invoke core::str::converts::from_utf8
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core3str8converts9from_utf8(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 noundef %_9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !522

cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:          ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %28 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::ffi::os_str::OsString>
  invoke fastcc void @"_ZN4core3ptr47drop_in_place$LT$std..ffi..os_str..OsString$GT$17h9e1b84cab86bf09aE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #25
          to label %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !range !64, !noalias !521, !noundef !5
  %29 = trunc nuw i64 %_16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i1
  br i1 %29, label %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !521
  br label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %x.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %13, align 8, !noalias !521, !nonnull !5, !align !69, !noundef !5
  %x.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %14, align 8, !noalias !521, !noundef !5
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !521
  switch i64 %x.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i [
    i64 0, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i64 1, label %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  ]

bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %30 = load i8, ptr %x.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !523, !noalias !526, !noundef !5
  switch i8 %30, label %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i [
    i8 43, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i8 45, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  ]

bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %31 = load i8, ptr %x.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !523, !noalias !526, !noundef !5
  %cond.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8 %31, 43
  %rest.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = sext i1 %cond.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %src.sroa.15.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = add nsw i64 %x.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %rest.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %src.sroa.0.0.idx.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i1 %cond.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %src.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %x.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %src.sroa.0.0.idx.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ult i64 %src.sroa.15.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 17
  br i1 %_10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_13.not56.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %src.sroa.15.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %_13.not56.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb22.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %result.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %_66.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 0, %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %src.sroa.15.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %rest.12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %src.sroa.15.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %src.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %rest.01.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %src.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb9.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_30.not.i.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %src.sroa.15.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %_30.not.i.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %32 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %result.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 10)
  %_60.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = extractvalue { i64, i1 } %32, 1
  br i1 %_60.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !prof !6

bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_60.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = extractvalue { i64, i1 } %32, 0
  %rest.12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = add nsw i64 %src.sroa.15.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, -1
  %rest.01.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 1
  %33 = load i8, ptr %src.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !523, !noalias !526, !noundef !5
  %34 = zext i8 %33 to i32
  %35 = add nsw i32 %34, -48
  %_14.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i32 %35, 9
  %36 = zext nneg i32 %35 to i64
  %_66.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %_60.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %36
  %_66.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ult i64 %_66.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_60.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %or.cond.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = select i1 %_14.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i1 true, i1 %_66.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !prof !528
  br i1 %or.cond.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !prof !528

bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %src.sroa.0.259.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %rest.05.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %src.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %src.sroa.15.258.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %rest.16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %src.sroa.15.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %result.sroa.0.257.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %39, %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 0, %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %src.sroa.0.259.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !523, !noalias !526, !noundef !5
  %_19.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i8 %_20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %37 = add nsw i32 %_19.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, -48
  %_14.i46.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i32 %37, 9
  br i1 %_14.i46.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:           ; preds = %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %38 = mul i64 %result.sroa.0.257.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 10
  %rest.16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = add nsw i64 %src.sroa.15.258.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, -1
  %rest.05.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.259.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 1
  %_24.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %37 to i64
  %39 = add i64 %38, %_24.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_13.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %rest.16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %_13.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 2097152, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 0, %bb15.preheader.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %39, %bb20.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %bb33.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %result.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
; invoke <alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i" unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:    ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %40 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:  ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %41 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !517
  unreachable

terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %42 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !517
  unreachable

"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i": ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %.noexc29.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

.noexc29.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  call void @llvm.lifetime.end.p0(ptr nonnull %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  br label %bb10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:               ; preds = %.noexc.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %.noexc29.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %amt.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %_0.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %.noexc29.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 2097152, %.noexc.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  %val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %amt.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 1
  store atomic i64 %val.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr @_RNvNCNvNtNtCsjrHSEGnQ3l9_3std6thread9lifecycle15spawn_unchecked03MIN monotonic, align 8, !noalias !513
  br label %bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_45.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ true, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_46.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_45.sroa.0.2.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_45.sroa.0.2.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_47.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ false, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %43, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ false, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %.pn13.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %28, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %44, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %40, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %.pn.pn.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %.pn.pn.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  br i1 %_45.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb25.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i

cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i", %bb2.i27.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_46.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ false, %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i" ], [ true, %bb2.i27.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %43 = phi i1 [ true, %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ false, %"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i" ], [ false, %bb2.i27.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %44 = landingpad { ptr, i32 }
          cleanup
  br label %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %stack_size1.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %27, %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %amt.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
; invoke <std::thread::id::ThreadId>::new
  %id.i.i.i.i.i.i.i.i.i.i.i.i.i.i = invoke noundef i64 @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread2idNtB2_8ThreadId3new()
          to label %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb29.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
; invoke <std::thread::thread::Thread>::new
  %45 = invoke noundef nonnull ptr @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread3new(i64 noundef %id.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %name.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !529

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  store ptr %45, ptr %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513
  call void @llvm.lifetime.start.p0(ptr nonnull %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
; invoke std::thread::spawnhook::run_spawn_hooks
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook15run_spawn_hooks(ptr noalias noundef sret([32 x i8]) align 8 captures(none) dereferenceable(32) %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup2.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup2.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_45.sroa.0.2.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ true, %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ true, %cleanup2.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %.pn.pn.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %.pn.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %.pn.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %48, %cleanup2.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !530)
  call void @llvm.experimental.noalias.scope.decl(metadata !533)
  call void @llvm.experimental.noalias.scope.decl(metadata !536)
  call void @llvm.experimental.noalias.scope.decl(metadata !539)
  %_10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !alias.scope !542, !noalias !513, !nonnull !5, !noundef !5
  %46 = atomicrmw sub ptr %_10.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 1 release, align 8, !noalias !543
  %47 = icmp eq i64 %46, 1
  br i1 %47, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:          ; preds = %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(8) %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #23
          to label %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

cleanup2.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %48 = landingpad { ptr, i32 }
          cleanup
  br label %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.lifetime.start.p0(ptr nonnull %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  store i64 1, ptr %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513
  store i64 1, ptr %15, align 8, !noalias !513
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false), !noalias !513
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #24, !noalias !544
; call __rustc::__rust_alloc
  %49 = call noundef align 8 dereferenceable_or_null(48) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 24, 57) 48, i64 noundef range(i64 8, 17) 8) #24, !noalias !544
  %50 = icmp eq ptr %49, null
  br i1 %50, label %bb2.i31.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7e10958ef06011baE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i", !prof !6

bb2.i31.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 48) #22
          to label %.noexc32.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i23.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

.noexc32.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %bb2.i31.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  unreachable

cleanup.i23.i.i.i.i.i.i.i.i.i.i.i.i.i.i:          ; preds = %bb2.i31.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %51 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::thread::lifecycle::Packet<()>>
  invoke fastcc void @"_ZN4core3ptr67drop_in_place$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$17h432992a4c05ed73eE"(ptr noalias noundef align 8 dereferenceable(32) %16)
          to label %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i24.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

terminate.i24.i.i.i.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %cleanup.i23.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %52 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !517
  unreachable

"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7e10958ef06011baE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i": ; preds = %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %49, ptr noundef nonnull align 8 dereferenceable(48) %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 48, i1 false), !noalias !517
  call void @llvm.lifetime.end.p0(ptr nonnull %_51.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  store ptr %49, ptr %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513
  %53 = atomicrmw add ptr %49, i64 1 monotonic, align 8, !noalias !517
  %_59.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp slt i64 %53, 0
  br i1 %_59.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb34.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb35.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb2.i.i47.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup3.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup.i23.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %.pn.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %51, %cleanup.i23.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %54, %cleanup3.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %eh.lpad-body.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i47.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %eh.lpad-body.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  br i1 %50, label %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i

cleanup3.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %54 = landingpad { ptr, i32 }
          cleanup
  br label %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb35.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7e10958ef06011baE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  call void @llvm.lifetime.start.p0(ptr nonnull %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  store ptr %0, ptr %17, align 8, !noalias !513
  store i32 %self.sroa.0.056.i.i.i.i.i.i.i.i.i, ptr %18, align 8, !noalias !513
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(32) %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 32, i1 false), !noalias !513
  store ptr %49, ptr %19, align 8, !noalias !513
  %55 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %56 = load ptr, ptr %55, align 8, !noalias !517, !noundef !5
  %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %56, null
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb34.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7e10958ef06011baE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  call void @llvm.trap()
  unreachable

bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb35.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_26.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %56, i64 16
; invoke <std::thread::scoped::ScopeData>::increment_num_running_threads
  invoke void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29increment_num_running_threads(ptr noundef nonnull align 8 %_26.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb35.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_30.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %_30.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(56) %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 56, i1 false), !noalias !513
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #24, !noalias !547
; call __rustc::__rust_alloc
  %57 = call noundef align 8 dereferenceable_or_null(56) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 24, 57) 56, i64 noundef range(i64 8, 17) 8) #24, !noalias !547
  %58 = icmp eq ptr %57, null
  br i1 %58, label %bb2.i34.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h075bd6fe8dbd358bE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i", !prof !6

bb2.i34.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 56) #22
          to label %.noexc35.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

.noexc35.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %bb2.i34.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  unreachable

cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb2.i34.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %59 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::thread::lifecycle::spawn_unchecked<spawn::main::{{closure}}::{{closure}},()>::{{closure}}>
  invoke void @"_ZN4core3ptr177drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h880fa7f5b8bf0eaeE"(ptr noalias noundef nonnull align 8 dereferenceable(56) %_30.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #25
          to label %cleanup4.body.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:          ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %60 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !517
  unreachable

"_ZN5alloc5boxed12Box$LT$T$GT$3new17h075bd6fe8dbd358bE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i": ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %57, ptr noundef nonnull align 8 dereferenceable(56) %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 56, i1 false), !noalias !517
  call void @llvm.lifetime.end.p0(ptr nonnull %_30.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.lifetime.start.p0(ptr nonnull %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  %_92.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513, !nonnull !5, !noundef !5
  %61 = atomicrmw add ptr %_92.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 1 monotonic, align 8, !noalias !517
  %_87.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp slt i64 %61, 0
  br i1 %_87.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb40.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb41.i.i.i.i.i.i.i.i.i.i.i.i.i.i

cleanup4.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i", %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_43.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ false, %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i" ], [ true, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %62 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup4.body.i.i.i.i.i.i.i.i.i.i.i.i.i.i

cleanup4.body.i.i.i.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %cleanup.i16.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_43.sroa.0.0.lpad-body.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ false, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_43.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup4.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ false, %cleanup.i16.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %eh.lpad-body.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %59, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %62, %cleanup4.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %65, %cleanup.i16.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  br i1 %_43.sroa.0.0.lpad-body.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb21.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb41.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h075bd6fe8dbd358bE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  %ptr6.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513, !nonnull !5, !noundef !5
  store ptr %ptr6.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513
  store ptr %57, ptr %20, align 8, !noalias !513
  store ptr @vtable.2, ptr %21, align 8, !noalias !513
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #24, !noalias !550
; call __rustc::__rust_alloc
  %63 = call noundef align 8 dereferenceable_or_null(24) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef range(i64 24, 57) 24, i64 noundef range(i64 8, 17) 8) #24, !noalias !550
  %64 = icmp eq ptr %63, null
  br i1 %64, label %bb2.i37.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i", !prof !6

bb2.i37.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb41.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 24) #22
          to label %.noexc38.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i16.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

.noexc38.i.i.i.i.i.i.i.i.i.i.i.i.i.i:             ; preds = %bb2.i37.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  unreachable

cleanup.i16.i.i.i.i.i.i.i.i.i.i.i.i.i.i:          ; preds = %bb2.i37.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %65 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::thread::lifecycle::ThreadInit>
  invoke fastcc void @"_ZN4core3ptr55drop_in_place$LT$std..thread..lifecycle..ThreadInit$GT$17hbcfa41276624c175E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #25
          to label %cleanup4.body.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i17.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

terminate.i17.i.i.i.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %cleanup.i16.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %66 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !517
  unreachable

"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i": ; preds = %bb41.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %63, ptr noundef nonnull align 8 dereferenceable(24) %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 24, i1 false), !noalias !517
  call void @llvm.lifetime.end.p0(ptr nonnull %_33.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
; invoke <std::sys::thread::unix::Thread>::new
  %67 = invoke { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64 noundef %stack_size1.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull align 8 %63)
          to label %bb11.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb40.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h075bd6fe8dbd358bE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  call void @llvm.trap()
  unreachable

bb11.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  %68 = extractvalue { i64, ptr } %67, 0
  %69 = extractvalue { i64, ptr } %67, 1
  %70 = trunc nuw i64 %68 to i1
  br i1 %70, label %bb43.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb44.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb43.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb11.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  %71 = atomicrmw sub ptr %49, i64 1 release, align 8, !noalias !553
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %bb43.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #23
          to label %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup3.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb44.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb11.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %73 = ptrtoint ptr %69 to i64
  %_41.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !513, !nonnull !5, !noundef !5
  call void @llvm.lifetime.end.p0(ptr nonnull %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.lifetime.end.p0(ptr nonnull %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.lifetime.end.p0(ptr nonnull %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  br label %_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i

bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb43.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.lifetime.end.p0(ptr nonnull %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.experimental.noalias.scope.decl(metadata !558)
  call void @llvm.experimental.noalias.scope.decl(metadata !561)
  call void @llvm.experimental.noalias.scope.decl(metadata !564)
  call void @llvm.experimental.noalias.scope.decl(metadata !567)
  %_10.i.i.i.i42.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !alias.scope !570, !noalias !513, !nonnull !5, !noundef !5
  %74 = atomicrmw sub ptr %_10.i.i.i.i42.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 1 release, align 8, !noalias !571
  %75 = icmp eq i64 %74, 1
  br i1 %75, label %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i:        ; preds = %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(8) %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #23
          to label %_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb21.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %cleanup4.body.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %76 = atomicrmw sub ptr %49, i64 1 release, align 8, !noalias !572
  %77 = icmp eq i64 %76, 1
  br i1 %77, label %bb2.i.i47.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i47.i.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %my_packet.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #23
          to label %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb21.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %cleanup4.body.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke core::ptr::drop_in_place<std::thread::lifecycle::spawn_unchecked<spawn::main::{{closure}}::{{closure}},()>::{{closure}}>
  invoke void @"_ZN4core3ptr177drop_in_place$LT$std..thread..lifecycle..spawn_unchecked$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$C$$LP$$RP$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h880fa7f5b8bf0eaeE"(ptr noalias noundef align 8 dereferenceable(56) %rust_start.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #25
          to label %bb16.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hee477593bbf2237dE.exit.i.i.i.i.i.i.i.i.i.i", %bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb21.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i47.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %78 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  br label %terminate.i.i.i.i.i.body.i.i.i.i.i.i.i.i.i

terminate.i.i.i.i.i.body.i.i.i.i.i.i.i.i.i:       ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i, %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !529
  unreachable

bb23.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke core::ptr::drop_in_place<std::thread::spawnhook::ChildSpawnHooks>
  invoke fastcc void @"_ZN4core3ptr60drop_in_place$LT$std..thread..spawnhook..ChildSpawnHooks$GT$17had775a9292465c20E"(ptr noalias noundef align 8 dereferenceable(32) %hooks.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #25
          to label %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !517

bb25.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %79 = atomicrmw sub ptr %0, i64 1 release, align 8, !noalias !577
  %80 = icmp eq i64 %79, 1
  br i1 %80, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb25.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(16) %f.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #23, !noalias !517
  br label %bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i

bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                 ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb25.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb26.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %81 = load i64, ptr %name.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !range !480, !noalias !584
  %82 = icmp eq i64 %81, -9223372036854775808
  %or.cond.i.i.i.i.i.i.i.i.i = select i1 %_47.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i1 true, i1 %82
  br i1 %or.cond.i.i.i.i.i.i.i.i.i, label %common.resume.i.i.i.i.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i.i.i

common.resume.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hee477593bbf2237dE.exit.i.i.i.i.i.i.i.i.i.i", %bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %common.resume.op.i.i.i.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %.pn13.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %86, %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %.pn13.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hee477593bbf2237dE.exit.i.i.i.i.i.i.i.i.i.i" ]
  store i64 %_5.sroa.5.0.i.i.i.i.i.i.i.i, ptr %9, align 8, !alias.scope !585, !noalias !586
  call void @llvm.experimental.noalias.scope.decl(metadata !597)
  call void @llvm.experimental.noalias.scope.decl(metadata !600), !noalias !603
  %_5.i.i1.i.i.i = load ptr, ptr %8, align 8, !alias.scope !604, !noalias !462, !nonnull !5, !noundef !5
  br label %bb6.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb19.i.i.i.i.i.i.i.i.i.i.i.i.i.i
; invoke <alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %name.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hee477593bbf2237dE.exit.i.i.i.i.i.i.i.i.i.i" unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !529

cleanup.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb2.i.i.i.i.i.i.i.i.i.i
  %83 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; invoke <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %name.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %terminate.i.i.i.i.i.body.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !529

terminate.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i
  %84 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !529
  unreachable

"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17hee477593bbf2237dE.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i.i.i.i
; invoke <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %name.i.i.i.i.i.i.i.i.i.i.i.i.i)
          to label %common.resume.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !605

_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i: ; preds = %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb44.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %self1.sroa.10.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %73, %bb44.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ undef, %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ undef, %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %self1.sroa.6.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %49, %bb44.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %69, %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %69, %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %self1.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_41.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb44.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ null, %bb2.i.i.i.i43.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ null, %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %thread.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !513
  call void @llvm.lifetime.end.p0(ptr nonnull %f.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !511
  call void @llvm.lifetime.end.p0(ptr nonnull %name.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !505
  %85 = icmp eq ptr %self1.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i, null
  br i1 %85, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i", !prof !6

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !606
  store ptr %self1.sroa.6.0.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %e.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !606
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_e3605bf48dd8479a638909176cc37fce, i64 noundef 22, ptr noundef nonnull align 1 %e.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0246dd9f5900f3685febed10b072f357) #22
          to label %unreachable.i.i.i.i.i.i.i.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !610

cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i
  %86 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::io::error::Error>
  invoke void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h2e1f4b1f311cfc0aE"(ptr noalias noundef align 8 dereferenceable(8) %e.i.i.i.i.i.i.i.i.i.i.i.i.i) #25
          to label %common.resume.i.i.i.i.i.i.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i.i.i.i.i.i.i.i, !noalias !610

unreachable.i.i.i.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i
  unreachable

terminate.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %cleanup.i.i.i.i.i.i.i.i.i.i.i.i.i
  %87 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !610
  unreachable

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i": ; preds = %_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E.exit.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i5.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<()>", ptr %this.1.i.i.i.i.i, i64 %_5.sroa.5.0.i.i.i.i.i.i.i.i
  store ptr %self1.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i5.i.i.i.i.i.i.i.i.i, align 8, !noalias !611
  %_5.sroa.4.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i5.i.i.i.i.i.i.i.i.i, i64 8
  store ptr %self1.sroa.6.0.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_5.sroa.4.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !611
  %_5.sroa.5.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i5.i.i.i.i.i.i.i.i.i, i64 16
  store i64 %self1.sroa.10.0.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_5.sroa.5.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !611
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = icmp ult i32 %spec.select57.i.i.i.i.i.i.i.i.i, 2
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %spec.select.i.i.i.i.i.i.i.i.i = add nuw i32 %spec.select57.i.i.i.i.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i
  br i1 %22, label %_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E.exit, label %bb3.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i:                                  ; preds = %bb5.i.i.i.i.i.i, %common.resume.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %common.resume.i.i.i.i.i.i.i.i.i.i.i.i ], [ %88, %bb5.i.i.i.i.i.i ]
  %_7.i.i.i.i.i.i = icmp eq i64 %_3.sroa.0.0.i.i.i.i.i.i, %_5.sroa.5.0.i.i.i.i.i.i.i.i
  br i1 %_7.i.i.i.i.i.i, label %bb4.i.i.i.i, label %bb5.i.i.i.i.i.i

bb5.i.i.i.i.i.i:                                  ; preds = %bb6.i.i.i.i.i.i
  %_6.i.i.i.i.i.i = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<()>", ptr %_5.i.i1.i.i.i, i64 %_3.sroa.0.0.i.i.i.i.i.i
  %88 = add nuw nsw i64 %_3.sroa.0.0.i.i.i.i.i.i, 1
; invoke core::ptr::drop_in_place<std::thread::join_handle::JoinHandle<()>>
  invoke fastcc void @"_ZN4core3ptr73drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$17hd84536fc6ba7a958E"(ptr noalias noundef align 8 dereferenceable(24) %_6.i.i.i.i.i.i)
          to label %bb6.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i, !noalias !616

bb4.i.i.i.i.i.i:                                  ; preds = %bb3.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i
  %_3.sroa.0.1.i.i.i.i.i.i = phi i64 [ %88, %cleanup.i.i.i.i.i.i ], [ %90, %bb3.i.i.i.i.i.i ]
  %_5.i.i.i.i.i.i = icmp eq i64 %_3.sroa.0.1.i.i.i.i.i.i, %_5.sroa.5.0.i.i.i.i.i.i.i.i
  br i1 %_5.i.i.i.i.i.i, label %cleanup.body.i.i.i.i, label %bb3.i.i.i.i.i.i

cleanup.i.i.i.i.i.i:                              ; preds = %bb5.i.i.i.i.i.i
  %89 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  br label %bb4.i.i.i.i.i.i

bb3.i.i.i.i.i.i:                                  ; preds = %bb4.i.i.i.i.i.i
  %_4.i.i.i2.i.i.i = getelementptr inbounds nuw %"std::thread::join_handle::JoinHandle<()>", ptr %_5.i.i1.i.i.i, i64 %_3.sroa.0.1.i.i.i.i.i.i
  %90 = add i64 %_3.sroa.0.1.i.i.i.i.i.i, 1
; invoke core::ptr::drop_in_place<std::thread::join_handle::JoinHandle<()>>
  invoke fastcc void @"_ZN4core3ptr73drop_in_place$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$17hd84536fc6ba7a958E"(ptr noalias noundef align 8 dereferenceable(24) %_4.i.i.i2.i.i.i) #25
          to label %bb4.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i, !noalias !616

terminate.i.i.i.i.i.i:                            ; preds = %bb3.i.i.i.i.i.i
  %91 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !616
  unreachable

cleanup.body.i.i.i.i:                             ; preds = %bb4.i.i.i.i.i.i
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i, i64 noundef 8, i64 noundef 24)
          to label %terminate.i.body.i.i.i unwind label %terminate.i3.i.i.i, !noalias !462

bb4.i.i.i.i:                                      ; preds = %bb6.i.i.i.i.i.i
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i, i64 noundef 8, i64 noundef 24)
          to label %bb34 unwind label %terminate.i.i.i.i, !noalias !617

terminate.i3.i.i.i:                               ; preds = %cleanup.body.i.i.i.i
  %92 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !462
  unreachable

terminate.i.i.i.i:                                ; preds = %bb4.i.i.i.i
  %93 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  br label %terminate.i.body.i.i.i

terminate.i.body.i.i.i:                           ; preds = %terminate.i.i.i.i, %cleanup.body.i.i.i.i
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !462
  unreachable

_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E.exit: ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E.exit.i.i.i.i.i.i.i.i.i"
  store i64 2, ptr %9, align 8, !alias.scope !585, !noalias !618
  %workers.sroa.0.0.copyload = load i64, ptr %vector.i.i.i.i, align 8, !noalias !629
  %workers.sroa.2.0.copyload = load ptr, ptr %8, align 8, !noalias !629, !nonnull !5, !noundef !5
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i), !noalias !462
  %_16.i = getelementptr inbounds nuw i8, ptr %workers.sroa.2.0.copyload, i64 48
  call void @llvm.lifetime.start.p0(ptr nonnull %iter)
  store ptr %workers.sroa.2.0.copyload, ptr %iter, align 8
  %_7.sroa.4.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 8
  store ptr %workers.sroa.2.0.copyload, ptr %_7.sroa.4.0.iter.sroa_idx, align 8
  %_7.sroa.5.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 16
  store i64 %workers.sroa.0.0.copyload, ptr %_7.sroa.5.0.iter.sroa_idx, align 8
  %_7.sroa.6.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 24
  store ptr %_16.i, ptr %_7.sroa.6.0.iter.sroa_idx, align 8
  %worker.sroa.2.0._2.i17.sroa_idx = getelementptr inbounds nuw i8, ptr %_2.i17, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %_2.i17, i64 16
  br label %bb6

bb6:                                              ; preds = %bb12, %_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E.exit
  %_21.i41.idx = phi i64 [ %_21.i40.idx, %bb12 ], [ 0, %_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E.exit ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_9.sroa.7)
  call void @llvm.experimental.noalias.scope.decl(metadata !630)
  %_9.i = icmp eq i64 %_21.i41.idx, 48
  br i1 %_9.i, label %bb7, label %bb6.i

bb6.i:                                            ; preds = %bb6
  %_21.i41.ptr = getelementptr inbounds nuw i8, ptr %workers.sroa.2.0.copyload, i64 %_21.i41.idx
  %_21.i41.add = add nuw nsw i64 %_21.i41.idx, 24
  %_23.i.ptr = getelementptr inbounds nuw i8, ptr %workers.sroa.2.0.copyload, i64 %_21.i41.add
  store ptr %_23.i.ptr, ptr %_7.sroa.4.0.iter.sroa_idx, align 8, !alias.scope !630, !noalias !633
  %_9.sroa.0.0.copyload42 = load ptr, ptr %_21.i41.ptr, align 8, !noalias !630
  %_9.sroa.7.0._21.i41.sroa_idx = getelementptr inbounds nuw i8, ptr %_21.i41.ptr, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_9.sroa.7, ptr noundef nonnull align 8 dereferenceable(16) %_9.sroa.7.0._21.i41.sroa_idx, i64 16, i1 false), !noalias !630
  br label %bb7

cleanup1:                                         ; preds = %bb2.i.i11.i.i
  %95 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup1.body

cleanup1.body:                                    ; preds = %cleanup.i, %cleanup3.i.i, %bb2.i.i.i.i, %bb6.i.i, %bb2.i.i14.i.i, %cleanup1
  %eh.lpad-body = phi { ptr, i32 } [ %lpad.phi, %bb6.i.i ], [ %95, %cleanup1 ], [ %106, %cleanup3.i.i ], [ %106, %bb2.i.i.i.i ], [ %lpad.phi, %bb2.i.i14.i.i ], [ %138, %cleanup.i ]
; invoke core::ptr::drop_in_place<alloc::vec::into_iter::IntoIter<std::thread::join_handle::JoinHandle<()>>>
  invoke fastcc void @"_ZN4core3ptr112drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$$GT$17haa00cb34d8f90e25E"(ptr noalias noundef align 8 dereferenceable(32) %iter) #25
          to label %bb34 unwind label %terminate

bb7:                                              ; preds = %bb6.i, %bb6
  %_9.sroa.0.0 = phi ptr [ %_9.sroa.0.0.copyload42, %bb6.i ], [ null, %bb6 ]
  %_21.i40.idx = phi i64 [ %_21.i41.add, %bb6.i ], [ %_21.i41.idx, %bb6 ]
  %.not = icmp eq ptr %_9.sroa.0.0, null
  br i1 %.not, label %bb10, label %bb9

bb9:                                              ; preds = %bb7
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i17), !noalias !635
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %worker.sroa.2.0._2.i17.sroa_idx, ptr noundef nonnull align 8 dereferenceable(16) %_9.sroa.7, i64 16, i1 false)
  store ptr %_9.sroa.0.0, ptr %_2.i17, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !638)
  %_3.i.i = load i64, ptr %94, align 8, !alias.scope !638, !noalias !635, !noundef !5
; invoke <std::sys::thread::unix::Thread>::join
  invoke void @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread4join(i64 noundef %_3.i.i)
          to label %bb1.i.i unwind label %cleanup.i.i.loopexit, !noalias !641

cleanup.i.i.loopexit:                             ; preds = %bb9
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.i.i

cleanup.i.i.loopexit.split-lp:                    ; preds = %bb10.i.i, %bb12.i.i
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.i.i

cleanup.i.i:                                      ; preds = %cleanup.i.i.loopexit.split-lp, %cleanup.i.i.loopexit
  %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit, %cleanup.i.i.loopexit ], [ %lpad.loopexit.split-lp, %cleanup.i.i.loopexit.split-lp ]
  call void @llvm.experimental.noalias.scope.decl(metadata !642)
  call void @llvm.experimental.noalias.scope.decl(metadata !645)
  call void @llvm.experimental.noalias.scope.decl(metadata !648)
  call void @llvm.experimental.noalias.scope.decl(metadata !651)
  %_10.i.i.i.i.i.i = load ptr, ptr %_2.i17, align 8, !alias.scope !654, !noalias !635, !nonnull !5, !noundef !5
  %96 = atomicrmw sub ptr %_10.i.i.i.i.i.i, i64 1 release, align 8, !noalias !655
  %97 = icmp eq i64 %96, 1
  br i1 %97, label %bb2.i.i.i.i.i.i, label %bb6.i.i

bb2.i.i.i.i.i.i:                                  ; preds = %cleanup.i.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(24) %_2.i17) #23
          to label %bb6.i.i unwind label %terminate.i.i, !noalias !635

bb1.i.i:                                          ; preds = %bb9
  call void @llvm.experimental.noalias.scope.decl(metadata !656)
  %_9.i.i.i = load ptr, ptr %worker.sroa.2.0._2.i17.sroa_idx, align 8, !alias.scope !659, !noalias !635, !nonnull !5, !noundef !5
  %_12.i.i.i = getelementptr inbounds nuw i8, ptr %_9.i.i.i, i64 8
  %98 = cmpxchg ptr %_12.i.i.i, i64 1, i64 -1 acquire monotonic, align 8, !noalias !660
  %99 = extractvalue { i64, i1 } %98, 1
  br i1 %99, label %bb1.i.i.i, label %bb10.i.i

bb1.i.i.i:                                        ; preds = %bb1.i.i
  %100 = load atomic i64, ptr %_9.i.i.i acquire, align 8, !noalias !660
  %101 = icmp eq i64 %100, 1
  store atomic i64 1, ptr %_12.i.i.i release, align 8, !noalias !660
  br i1 %101, label %bb9.i.i, label %bb10.i.i, !prof !15

bb10.i.i:                                         ; preds = %bb1.i.i.i, %bb1.i.i
; invoke core::option::expect_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_987f9181f01088182face37be6d0a1cd, i64 noundef 41, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_c8fa0f44c6d4fbb5209642c5dc0b0954) #22
          to label %unreachable.i.i unwind label %cleanup.i.i.loopexit.split-lp, !noalias !641

bb9.i.i:                                          ; preds = %bb1.i.i.i
  %_14.i.i = load ptr, ptr %worker.sroa.2.0._2.i17.sroa_idx, align 8, !alias.scope !638, !noalias !635, !nonnull !5, !noundef !5
  %102 = getelementptr inbounds nuw i8, ptr %_14.i.i, i64 24
  %self1.sroa.0.0.copyload.i.i = load i64, ptr %102, align 8, !noalias !641
  %self1.sroa.4.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_14.i.i, i64 32
  %self1.sroa.4.0.copyload.i.i = load ptr, ptr %self1.sroa.4.0..sroa_idx.i.i, align 8, !noalias !641
  %self1.sroa.5.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_14.i.i, i64 40
  %self1.sroa.5.0.copyload.i.i = load ptr, ptr %self1.sroa.5.0..sroa_idx.i.i, align 8, !noalias !641
  store i64 0, ptr %102, align 8, !noalias !641
  %103 = trunc nuw i64 %self1.sroa.0.0.copyload.i.i to i1
  br i1 %103, label %bb13.i.i, label %bb12.i.i, !prof !15

unreachable.i.i:                                  ; preds = %bb12.i.i, %bb10.i.i
  unreachable

bb13.i.i:                                         ; preds = %bb9.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !661)
  call void @llvm.experimental.noalias.scope.decl(metadata !664)
  call void @llvm.experimental.noalias.scope.decl(metadata !667)
  call void @llvm.experimental.noalias.scope.decl(metadata !670)
  %_10.i.i.i.i5.i.i = load ptr, ptr %_2.i17, align 8, !alias.scope !673, !noalias !635, !nonnull !5, !noundef !5
  %104 = atomicrmw sub ptr %_10.i.i.i.i5.i.i, i64 1 release, align 8, !noalias !674
  %105 = icmp eq i64 %104, 1
  br i1 %105, label %bb2.i.i.i.i6.i.i, label %bb5.i.i

bb2.i.i.i.i6.i.i:                                 ; preds = %bb13.i.i
  fence acquire
; invoke <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
  invoke void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef nonnull align 8 dereferenceable(24) %_2.i17) #23
          to label %bb5.i.i unwind label %cleanup3.i.i, !noalias !635

bb12.i.i:                                         ; preds = %bb9.i.i
; invoke core::option::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_5c930fb1751f82b8f0fb1f0c7d0d38d5) #22
          to label %unreachable.i.i unwind label %cleanup.i.i.loopexit.split-lp, !noalias !641

cleanup3.i.i:                                     ; preds = %bb2.i.i.i.i6.i.i
  %106 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.experimental.noalias.scope.decl(metadata !675)
  call void @llvm.experimental.noalias.scope.decl(metadata !678)
  %_10.i.i.i.i = load ptr, ptr %worker.sroa.2.0._2.i17.sroa_idx, align 8, !alias.scope !681, !noalias !635, !nonnull !5, !noundef !5
  %107 = atomicrmw sub ptr %_10.i.i.i.i, i64 1 release, align 8, !noalias !682
  %108 = icmp eq i64 %107, 1
  br i1 %108, label %bb2.i.i.i.i, label %cleanup1.body

bb2.i.i.i.i:                                      ; preds = %cleanup3.i.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %worker.sroa.2.0._2.i17.sroa_idx) #23
          to label %cleanup1.body unwind label %terminate.i.i, !noalias !635

bb5.i.i:                                          ; preds = %bb2.i.i.i.i6.i.i, %bb13.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !683)
  call void @llvm.experimental.noalias.scope.decl(metadata !686)
  %_10.i.i10.i.i = load ptr, ptr %worker.sroa.2.0._2.i17.sroa_idx, align 8, !alias.scope !689, !noalias !635, !nonnull !5, !noundef !5
  %109 = atomicrmw sub ptr %_10.i.i10.i.i, i64 1 release, align 8, !noalias !690
  %110 = icmp eq i64 %109, 1
  br i1 %110, label %bb2.i.i11.i.i, label %"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E.exit"

bb2.i.i11.i.i:                                    ; preds = %bb5.i.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %worker.sroa.2.0._2.i17.sroa_idx) #23
          to label %"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E.exit" unwind label %cleanup1

terminate.i.i:                                    ; preds = %bb2.i.i14.i.i, %bb2.i.i.i.i, %bb2.i.i.i.i.i.i
  %111 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !635
  unreachable

bb6.i.i:                                          ; preds = %bb2.i.i.i.i.i.i, %cleanup.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !691)
  call void @llvm.experimental.noalias.scope.decl(metadata !694)
  %_10.i.i13.i.i = load ptr, ptr %worker.sroa.2.0._2.i17.sroa_idx, align 8, !alias.scope !697, !noalias !635, !nonnull !5, !noundef !5
  %112 = atomicrmw sub ptr %_10.i.i13.i.i, i64 1 release, align 8, !noalias !698
  %113 = icmp eq i64 %112, 1
  br i1 %113, label %bb2.i.i14.i.i, label %cleanup1.body

bb2.i.i14.i.i:                                    ; preds = %bb6.i.i
  fence acquire
; invoke alloc::sync::Arc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h939b4d6206d21382E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %worker.sroa.2.0._2.i17.sroa_idx) #23
          to label %cleanup1.body unwind label %terminate.i.i, !noalias !635

"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E.exit": ; preds = %bb2.i.i11.i.i, %bb5.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i17), !noalias !635
  %.not.i = icmp eq ptr %self1.sroa.4.0.copyload.i.i, null
  br i1 %.not.i, label %bb12, label %bb2.i, !prof !15

bb10:                                             ; preds = %bb7
  call void @llvm.lifetime.end.p0(ptr nonnull %_9.sroa.7)
; invoke core::ptr::drop_in_place<alloc::vec::into_iter::IntoIter<std::thread::join_handle::JoinHandle<()>>>
  invoke fastcc void @"_ZN4core3ptr112drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$$GT$17haa00cb34d8f90e25E"(ptr noalias noundef align 8 dereferenceable(32) %iter)
          to label %bb13 unwind label %cleanup

bb13:                                             ; preds = %bb10
  call void @llvm.lifetime.end.p0(ptr nonnull %iter)
  fence seq_cst
  call void @llvm.lifetime.start.p0(ptr nonnull %_27)
  %_0.i = getelementptr inbounds nuw i8, ptr %0, i64 16
  %114 = cmpxchg ptr %_0.i, i32 0, i32 1 acquire monotonic, align 4, !noalias !699
  %115 = extractvalue { i32, i1 } %114, 1
  br i1 %115, label %bb3.i, label %bb1.i, !prof !15

bb30:                                             ; preds = %bb24, %bb29
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_f46a8ec1663d463123e814676301ecac, i64 noundef 106, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3e9fb61747d07be8827b239e25944fd3) #22
          to label %unreachable unwind label %cleanup

bb1.i:                                            ; preds = %bb13
; invoke <std::sys::sync::mutex::futex::Mutex>::lock_contended
  invoke void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr noundef nonnull align 16 %_0.i)
          to label %bb3.i unwind label %cleanup

bb3.i:                                            ; preds = %bb1.i, %bb13
  %_14.i23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %116 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !699
  %_6.i.i = and i64 %116, 9223372036854775807
  %117 = icmp eq i64 %_6.i.i, 0
  br i1 %117, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i, label %bb6.i.i24, !prof !15

bb6.i.i24:                                        ; preds = %bb3.i
; invoke std::panicking::panic_count::is_zero_slow_path
  %118 = invoke noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #23
          to label %.noexc28 unwind label %cleanup

.noexc28:                                         ; preds = %bb6.i.i24
  %119 = xor i1 %118, true
  %120 = zext i1 %119 to i8
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i: ; preds = %.noexc28, %bb3.i
  %_5.sroa.0.0.i.i = phi i8 [ %120, %.noexc28 ], [ 0, %bb3.i ]
  %121 = load atomic i8, ptr %_14.i23 monotonic, align 4, !noalias !699
  %.not.i25.not = icmp eq i8 %121, 0
  br i1 %.not.i25.not, label %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit", label %bb2.i6, !prof !15

bb2.i6:                                           ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i5), !noalias !702
  store ptr %_0.i, ptr %e.i5, align 8, !noalias !702
  %122 = getelementptr inbounds nuw i8, ptr %e.i5, i64 8
  store i8 %_5.sroa.0.0.i.i, ptr %122, align 8, !noalias !702
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3297db378a93ffee42c156a9b848cc1d) #22
          to label %unreachable.i10 unwind label %cleanup.i7, !noalias !706

cleanup.i7:                                       ; preds = %bb2.i6
  %123 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::sync::poison::PoisonError<std::sync::poison::mutex::MutexGuard<u128>>>
  invoke void @"_ZN4core3ptr107drop_in_place$LT$std..sync..poison..PoisonError$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$$GT$17hcb75115a3aa6ec11E"(ptr noalias noundef align 8 dereferenceable(16) %e.i5) #25
          to label %bb34 unwind label %terminate.i8, !noalias !706

unreachable.i10:                                  ; preds = %bb2.i6
  unreachable

terminate.i8:                                     ; preds = %cleanup.i7
  %124 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26, !noalias !706
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag5guard.exit.i
  store ptr %_0.i, ptr %_27, align 8
  %125 = getelementptr inbounds nuw i8, ptr %_27, i64 8
  store i8 %_5.sroa.0.0.i.i, ptr %125, align 8
  %_4.i = getelementptr inbounds nuw i8, ptr %0, i64 32
  %_24 = load i128, ptr %_4.i, align 16, !noundef !5
  %126 = icmp eq i128 %_24, 1180591620717411303424
  br i1 %126, label %bb23, label %bb28

bb23:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit"
  %t.1.i = trunc nuw i8 %_5.sroa.0.0.i.i to i1
  br i1 %t.1.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb1.i.i.i32

bb1.i.i.i32:                                      ; preds = %bb23
  %127 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !707
  %_7.i.i.i = and i64 %127, 9223372036854775807
  %128 = icmp eq i64 %_7.i.i.i, 0
  br i1 %128, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb6.i.i.i, !prof !15

bb6.i.i.i:                                        ; preds = %bb1.i.i.i32
; invoke std::panicking::panic_count::is_zero_slow_path
  %_6.i.i.i34 = invoke noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #23
          to label %_6.i.i.i.noexc unwind label %cleanup

_6.i.i.i.noexc:                                   ; preds = %bb6.i.i.i
  br i1 %_6.i.i.i34, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %_6.i.i.i.noexc
  store atomic i8 1, ptr %_14.i23 monotonic, align 4, !noalias !707
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i: ; preds = %bb2.i.i.i, %_6.i.i.i.noexc, %bb1.i.i.i32, %bb23
  %129 = atomicrmw xchg ptr %_0.i, i32 0 release, align 4, !noalias !714
  %130 = icmp eq i32 %129, 2
  br i1 %130, label %bb3.i.i33, label %bb24, !prof !6

bb3.i.i33:                                        ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i
; invoke <std::sys::sync::mutex::futex::Mutex>::wake
  invoke void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %_0.i)
          to label %bb24 unwind label %cleanup

bb28:                                             ; preds = %"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E.exit"
; invoke core::ptr::drop_in_place<std::sync::poison::mutex::MutexGuard<u128>>
  invoke fastcc void @"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE"(ptr noalias noundef align 8 dereferenceable(16) %_27)
          to label %bb29 unwind label %cleanup

bb24:                                             ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i, %bb3.i.i33
  call void @llvm.lifetime.end.p0(ptr nonnull %_27)
  %131 = load atomic i64, ptr @_ZN5spawn5COUNT17h0b62638579e4ffe5E monotonic, align 8
  %132 = icmp eq i64 %131, 2
  br i1 %132, label %bb26, label %bb30, !prof !15

bb26:                                             ; preds = %bb24
  %133 = atomicrmw sub ptr %0, i64 1 release, align 8, !noalias !715
  %134 = icmp eq i64 %133, 1
  br i1 %134, label %bb2.i.i37, label %"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E.exit38"

bb2.i.i37:                                        ; preds = %bb26
  fence acquire
; call alloc::sync::Arc<T,A>::drop_slow
  call fastcc void @"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9drop_slow17h8880ef173d2daca7E"(ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %total) #23
  br label %"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E.exit38"

"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E.exit38": ; preds = %bb26, %bb2.i.i37
  call void @llvm.lifetime.end.p0(ptr nonnull %total)
  ret void

bb29:                                             ; preds = %bb28
  call void @llvm.lifetime.end.p0(ptr nonnull %_27)
  br label %bb30

unreachable:                                      ; preds = %bb30
  unreachable

terminate:                                        ; preds = %cleanup1.body
  %135 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb2.i:                                            ; preds = %"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E.exit"
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i)
  %136 = icmp ne ptr %self1.sroa.5.0.copyload.i.i, null
  call void @llvm.assume(i1 %136)
  store ptr %self1.sroa.4.0.copyload.i.i, ptr %e.i, align 8
  %137 = getelementptr inbounds nuw i8, ptr %e.i, i64 8
  store ptr %self1.sroa.5.0.copyload.i.i, ptr %137, align 8
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b2299acb7a0838789656fb97315be3b6) #22
          to label %unreachable.i unwind label %cleanup.i

cleanup.i:                                        ; preds = %bb2.i
  %138 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>
  invoke void @"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"(ptr noalias noundef align 8 dereferenceable(16) %e.i) #25
          to label %cleanup1.body unwind label %terminate.i

unreachable.i:                                    ; preds = %bb2.i
  unreachable

terminate.i:                                      ; preds = %cleanup.i
  %139 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #26
  unreachable

bb12:                                             ; preds = %"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E.exit"
  call void @llvm.lifetime.end.p0(ptr nonnull %_9.sroa.7)
  br label %bb6

bb35:                                             ; preds = %bb2.i.i12, %bb34
  resume { ptr, i32 } %.pn
}

; <alloc::boxed::Box<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN67_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h73c0a9a8e38bc89eE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_5.0 = load ptr, ptr %self, align 8, !nonnull !5, !noundef !5
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.1 = load ptr, ptr %0, align 8, !nonnull !5, !align !74, !noundef !5
; call <dyn core::any::Any + core::marker::Send as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXs0_NtCsgEmfK2I1SDS_4core3anyDNtB5_3AnyNtNtB7_6marker4SendEL_NtNtB7_3fmt5Debug3fmt(ptr noundef nonnull align 1 %_5.0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %_5.1, ptr noalias noundef align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <std::sync::poison::PoisonError<T> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
define internal noundef zeroext i1 @"_ZN76_$LT$std..sync..poison..PoisonError$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h40d3ecf8c319c8a1E"(ptr noalias readonly align 8 captures(none) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_4 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_4)
; call <core::fmt::Formatter>::debug_struct
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr noalias noundef sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_4, ptr noalias noundef align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_8e2410b80645266732854088d21653bc, i64 noundef 11)
; call <core::fmt::builders::DebugStruct>::finish_non_exhaustive
  %_0 = call noundef zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr noalias noundef align 8 dereferenceable(16) %_4)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4)
  ret i1 %_0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #5

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; std::panicking::panic_count::is_zero_slow_path
; Function Attrs: cold noinline nonlazybind uwtable
declare noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() unnamed_addr #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #9

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #12

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #13

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #5

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #14

; <std::sys::stdio::unix::Stderr as std::io::Write>::write
; Function Attrs: nonlazybind uwtable
declare { i64, ptr } @_RNvXs3_NtNtNtCsjrHSEGnQ3l9_3std3sys5stdio4unixNtB5_6StderrNtNtBb_2io5Write5write(ptr noalias noundef nonnull align 1, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #0

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #13

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #0

; std::env::_var_os
; Function Attrs: nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std3env7__var_os(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(address) dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #0

; <std::sys::sync::mutex::futex::Mutex>::lock_contended
; Function Attrs: cold nonlazybind uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex14lock_contended(ptr noundef nonnull align 4) unnamed_addr #15

; <std::thread::id::ThreadId>::new
; Function Attrs: nonlazybind uwtable
declare noundef range(i64 1, 0) i64 @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread2idNtB2_8ThreadId3new() unnamed_addr #0

; <std::thread::thread::Thread>::new
; Function Attrs: nonlazybind uwtable
declare noundef nonnull ptr @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread6threadNtB4_6Thread3new(i64 noundef range(i64 1, 0), ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(24)) unnamed_addr #0

; std::thread::spawnhook::run_spawn_hooks
; Function Attrs: nonlazybind uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook15run_spawn_hooks(ptr dead_on_unwind noalias noundef writable sret([32 x i8]) align 8 captures(none) dereferenceable(32), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8)) unnamed_addr #0

; <std::thread::scoped::ScopeData>::increment_num_running_threads
; Function Attrs: nonlazybind uwtable
declare void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29increment_num_running_threads(ptr noundef nonnull align 8) unnamed_addr #0

; <std::sys::thread::unix::Thread>::new
; Function Attrs: nonlazybind uwtable
declare { i64, ptr } @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new(i64 noundef, ptr noalias noundef nonnull align 8) unnamed_addr #0

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #16

; core::str::converts::from_utf8
; Function Attrs: nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core3str8converts9from_utf8(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #0

; <std::thread::spawnhook::ChildSpawnHooks>::run
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs_NtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB4_15ChildSpawnHooks3run(ptr dead_on_return noalias noundef align 8 captures(address) dereferenceable(32)) unnamed_addr #0

; <std::sys::thread::unix::Thread>::join
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread4join(i64 noundef) unnamed_addr #0

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #13

; core::option::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #13

; std::panicking::catch_unwind::cleanup
; Function Attrs: cold minsize nonlazybind optsize uwtable
declare { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef) unnamed_addr #17

; core::panicking::panic_cannot_unwind
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; <alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
declare void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; <std::sys::thread::unix::Thread as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
declare void @_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6ThreadNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr noalias noundef align 8 dereferenceable(8)) unnamed_addr #0

; <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
declare void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #0

; <std::thread::spawnhook::SpawnHooks as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind uwtable
declare void @_RNvXNtNtCsjrHSEGnQ3l9_3std6thread9spawnhookNtB2_10SpawnHooksNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop(ptr noalias noundef align 8 dereferenceable(8)) unnamed_addr #0

; <std::io::error::Error as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::result::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #13

; <alloc::raw_vec::RawVecInner>::try_allocate_in
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), i64 noundef, i1 noundef zeroext, i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #0

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #10

; <dyn core::any::Any + core::marker::Send as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvXs0_NtCsgEmfK2I1SDS_4core3anyDNtB5_3AnyNtNtB7_6marker4SendEL_NtNtB7_3fmt5Debug3fmt(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; <alloc::sync::Arc<std::thread::thread::Inner, std::alloc::System>>::drop_slow
; Function Attrs: noinline nonlazybind uwtable
declare void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread6thread5InnerNtNtBM_5alloc6SystemE9drop_slowBM_(ptr noalias noundef align 8 dereferenceable(8)) unnamed_addr #2

; <alloc::sync::Arc<std::thread::spawnhook::SpawnHook>>::drop_slow
; Function Attrs: noinline nonlazybind uwtable
declare void @_RNvMsn_NtCslNYArtu3iFV_5alloc4syncINtB5_3ArcNtNtNtCsjrHSEGnQ3l9_3std6thread9spawnhook9SpawnHookE9drop_slowBM_(ptr noalias noundef align 8 dereferenceable(8)) unnamed_addr #2

; <core::fmt::Formatter>::debug_struct
; Function Attrs: nonlazybind uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #0

; <core::fmt::builders::DebugStruct>::finish_non_exhaustive
; Function Attrs: nonlazybind uwtable
declare noundef zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct21finish_non_exhaustive(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #0

; <alloc::raw_vec::RawVecInner>::deallocate
; Function Attrs: nonlazybind uwtable
declare void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(16), i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #0

; std::process::abort
; Function Attrs: cold noreturn nonlazybind uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std7process5abort() unnamed_addr #19

; <std::thread::scoped::ScopeData>::decrement_num_running_threads
; Function Attrs: nonlazybind uwtable
declare void @_RNvMNtNtCsjrHSEGnQ3l9_3std6thread6scopedNtB2_9ScopeData29decrement_num_running_threads(ptr noundef nonnull align 8, i1 noundef zeroext) unnamed_addr #0

; <std::sys::sync::mutex::futex::Mutex>::wake
; Function Attrs: cold nonlazybind uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4) unnamed_addr #15

; Function Attrs: nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #20 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i)
  store ptr @_ZN5spawn4main17h446ade4db1794d7aE, ptr %_7.i, align 8
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.1, i64 noundef %2, ptr noundef %1, i8 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i)
  %3 = trunc i64 %_0.i to i32
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #21

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { cold noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #15 = { cold nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #16 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #17 = { cold minsize nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { cold noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #20 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #21 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #22 = { noreturn }
attributes #23 = { noinline }
attributes #24 = { nounwind }
attributes #25 = { cold }
attributes #26 = { cold noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = !{!"branch_weights", i32 1, i32 2000, i32 2000, i32 2000, i32 2000}
!5 = !{}
!6 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!7 = !{i8 0, i8 42}
!8 = !{i64 20661245124896552}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h2e933af401c8dfc8E: %_1"}
!11 = distinct !{!11, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h2e933af401c8dfc8E"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17hc16cc11b0b8ac1d1E: %_0"}
!14 = distinct !{!14, !"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17hc16cc11b0b8ac1d1E"}
!15 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!16 = !{!17, !19, !21}
!17 = distinct !{!17, !18, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!18 = distinct !{!18, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!19 = distinct !{!19, !20, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!20 = distinct !{!20, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
!21 = distinct !{!21, !22, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE: %_1"}
!22 = distinct !{!22, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE"}
!23 = !{!24, !26}
!24 = distinct !{!24, !25, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E: %self"}
!25 = distinct !{!25, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E"}
!26 = distinct !{!26, !25, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E: argument 1"}
!27 = !{!24}
!28 = !{!29, !31, !33}
!29 = distinct !{!29, !30, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!30 = distinct !{!30, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!31 = distinct !{!31, !32, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E: %self"}
!32 = distinct !{!32, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E"}
!33 = distinct !{!33, !34, !"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE: %_1"}
!34 = distinct !{!34, !"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE"}
!35 = !{!31, !33}
!36 = !{!37, !39, !41}
!37 = distinct !{!37, !38, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!38 = distinct !{!38, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!39 = distinct !{!39, !40, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!40 = distinct !{!40, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
!41 = distinct !{!41, !42, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE: %_1"}
!42 = distinct !{!42, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5eac2fe6fa680d78E: %_1"}
!45 = distinct !{!45, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h5eac2fe6fa680d78E"}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9def6d4da45d7681E: %_1"}
!48 = distinct !{!48, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$17h9def6d4da45d7681E"}
!49 = !{!50, !52, !47}
!50 = distinct !{!50, !51, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17ha73a2919bd31411bE: %_1"}
!51 = distinct !{!51, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17ha73a2919bd31411bE"}
!52 = distinct !{!52, !53, !"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h71b5516cac8d3a97E: %self"}
!53 = distinct !{!53, !"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h71b5516cac8d3a97E"}
!54 = !{!55, !57, !59, !50, !52, !47}
!55 = distinct !{!55, !56, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!56 = distinct !{!56, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!57 = distinct !{!57, !58, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!58 = distinct !{!58, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
!59 = distinct !{!59, !60, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE: %_1"}
!60 = distinct !{!60, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E: %_1"}
!63 = distinct !{!63, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E"}
!64 = !{i64 0, i64 2}
!65 = !{!66}
!66 = distinct !{!66, !67, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E: %_1"}
!67 = distinct !{!67, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E"}
!68 = !{!66, !62}
!69 = !{i64 1}
!70 = !{!71}
!71 = distinct !{!71, !72, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE: %_1"}
!72 = distinct !{!72, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"}
!73 = !{!71, !66, !62}
!74 = !{i64 8}
!75 = !{!71, !66, !62, !47}
!76 = !{i64 0, i64 -9223372036854775808}
!77 = !{!78, !71, !66, !62, !47}
!78 = distinct !{!78, !79, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!79 = distinct !{!79, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!80 = !{i64 1, i64 536870913}
!81 = !{!82, !71, !66, !62, !47}
!82 = distinct !{!82, !83, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!83 = distinct !{!83, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!84 = !{!85, !87, !47}
!85 = distinct !{!85, !86, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!86 = distinct !{!86, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!87 = distinct !{!87, !88, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!88 = distinct !{!88, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!89 = !{!90, !92, !47}
!90 = distinct !{!90, !91, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!91 = distinct !{!91, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!92 = distinct !{!92, !93, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!93 = distinct !{!93, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE: %_1"}
!96 = distinct !{!96, !"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE"}
!97 = !{!98}
!98 = distinct !{!98, !99, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E: %self"}
!99 = distinct !{!99, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E"}
!100 = !{!98, !95}
!101 = !{i64 16}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!104 = distinct !{!104, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!105 = !{i8 0, i8 2}
!106 = !{!103, !98, !95}
!107 = !{!108}
!108 = distinct !{!108, !109, !"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0c361ff012e8457aE: %self"}
!109 = distinct !{!109, !"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0c361ff012e8457aE"}
!110 = !{!111, !108}
!111 = distinct !{!111, !112, !"_ZN5alloc3vec9into_iter21IntoIter$LT$T$C$A$GT$16as_raw_mut_slice17h6c20c5186c59de34E: %self"}
!112 = distinct !{!112, !"_ZN5alloc3vec9into_iter21IntoIter$LT$T$C$A$GT$16as_raw_mut_slice17h6c20c5186c59de34E"}
!113 = !{!114, !111, !108}
!114 = distinct !{!114, !115, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17ha61fec5aa53bacbcE: %self"}
!115 = distinct !{!115, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17ha61fec5aa53bacbcE"}
!116 = !{!117}
!117 = distinct !{!117, !115, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17ha61fec5aa53bacbcE: %_0"}
!118 = !{!119, !121, !108}
!119 = distinct !{!119, !120, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h32a841ab10d4708aE: %self"}
!120 = distinct !{!120, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h32a841ab10d4708aE"}
!121 = distinct !{!121, !122, !"_ZN4core3ptr206drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..alloc..Global$GT$$GT$17h89790a7a74160be3E: %_1"}
!122 = distinct !{!122, !"_ZN4core3ptr206drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..alloc..Global$GT$$GT$17h89790a7a74160be3E"}
!123 = !{!119, !121}
!124 = !{!125, !127, !108}
!125 = distinct !{!125, !126, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h32a841ab10d4708aE: %self"}
!126 = distinct !{!126, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h32a841ab10d4708aE"}
!127 = distinct !{!127, !128, !"_ZN4core3ptr206drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..alloc..Global$GT$$GT$17h89790a7a74160be3E: %_1"}
!128 = distinct !{!128, !"_ZN4core3ptr206drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..alloc..Global$GT$$GT$17h89790a7a74160be3E"}
!129 = !{!125, !127}
!130 = !{!131}
!131 = distinct !{!131, !132, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE: %_1"}
!132 = distinct !{!132, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"}
!133 = !{!134, !131}
!134 = distinct !{!134, !135, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!135 = distinct !{!135, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!136 = !{!137, !131}
!137 = distinct !{!137, !138, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!138 = distinct !{!138, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!139 = !{!140}
!140 = distinct !{!140, !141, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E: %self"}
!141 = distinct !{!141, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E"}
!142 = !{!143}
!143 = distinct !{!143, !144, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E: %self"}
!144 = distinct !{!144, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E"}
!145 = !{!146}
!146 = distinct !{!146, !147, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h883fbacd09ad21a6E: %self"}
!147 = distinct !{!147, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h883fbacd09ad21a6E"}
!148 = !{!149}
!149 = distinct !{!149, !150, !"_ZN4core3ptr164drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$u5d$$GT$17h0850fc7a7c8ef8edE: %_1.0"}
!150 = distinct !{!150, !"_ZN4core3ptr164drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$u5d$$GT$17h0850fc7a7c8ef8edE"}
!151 = !{!152}
!152 = distinct !{!152, !153, !"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E: %_1"}
!153 = distinct !{!153, !"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E"}
!154 = !{!152, !149}
!155 = !{!152, !149, !146}
!156 = !{!157}
!157 = distinct !{!157, !158, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E: %self"}
!158 = distinct !{!158, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E"}
!159 = !{!157, !152, !149, !146}
!160 = !{!157, !152, !149}
!161 = !{!162, !152, !149, !146}
!162 = distinct !{!162, !163, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E: %self"}
!163 = distinct !{!163, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E"}
!164 = !{!149, !146}
!165 = !{!166}
!166 = distinct !{!166, !167, !"_ZN4core3ptr152drop_in_place$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h6d0da848405ef840E: %_1"}
!167 = distinct !{!167, !"_ZN4core3ptr152drop_in_place$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h6d0da848405ef840E"}
!168 = !{!169}
!169 = distinct !{!169, !170, !"_ZN105_$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8830db7db97db2faE: %self"}
!170 = distinct !{!170, !"_ZN105_$LT$std..thread..lifecycle..spawn_unchecked..MaybeDangling$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8830db7db97db2faE"}
!171 = !{!172}
!172 = distinct !{!172, !173, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE: %_1"}
!173 = distinct !{!173, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE"}
!174 = !{!175}
!175 = distinct !{!175, !176, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!176 = distinct !{!176, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
!177 = !{!178}
!178 = distinct !{!178, !179, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!179 = distinct !{!179, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!180 = !{!178, !175, !172, !169, !166}
!181 = !{!182}
!182 = distinct !{!182, !183, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!183 = distinct !{!183, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!184 = !{!185}
!185 = distinct !{!185, !186, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!186 = distinct !{!186, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!187 = !{!185, !182}
!188 = !{!189}
!189 = distinct !{!189, !190, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!190 = distinct !{!190, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!191 = !{!192}
!192 = distinct !{!192, !193, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!193 = distinct !{!193, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!194 = !{!192, !189}
!195 = !{!196}
!196 = distinct !{!196, !197, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E: %_1"}
!197 = distinct !{!197, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E"}
!198 = !{!199}
!199 = distinct !{!199, !200, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E: %_1"}
!200 = distinct !{!200, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E"}
!201 = !{!199, !196}
!202 = !{!203}
!203 = distinct !{!203, !204, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE: %_1"}
!204 = distinct !{!204, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"}
!205 = !{!203, !199, !196}
!206 = !{!207, !203, !199, !196}
!207 = distinct !{!207, !208, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!208 = distinct !{!208, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!209 = !{!210, !203, !199, !196}
!210 = distinct !{!210, !211, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!211 = distinct !{!211, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!212 = !{!213}
!213 = distinct !{!213, !214, !"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hb2820f5e99af1eb4E: %_1"}
!214 = distinct !{!214, !"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hb2820f5e99af1eb4E"}
!215 = !{!216}
!216 = distinct !{!216, !217, !"_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std2io5error14repr_bitpackedNtB5_4ReprNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!217 = distinct !{!217, !"_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std2io5error14repr_bitpackedNtB5_4ReprNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!218 = !{!216, !213}
!219 = !{!"branch_weights", i32 2000, i32 6001}
!220 = !{!221}
!221 = distinct !{!221, !222, !"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17hb1d76f3d22f5e359E: %_1"}
!222 = distinct !{!222, !"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17hb1d76f3d22f5e359E"}
!223 = !{!224}
!224 = distinct !{!224, !225, !"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17h6da3afb61f0e4481E: %_1"}
!225 = distinct !{!225, !"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17h6da3afb61f0e4481E"}
!226 = !{!224, !221}
!227 = !{!228, !230, !216, !213}
!228 = distinct !{!228, !229, !"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h47256fe3975739f4E: %_1"}
!229 = distinct !{!229, !"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17h47256fe3975739f4E"}
!230 = distinct !{!230, !231, !"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h7fea44ab7fb8b330E: %_1"}
!231 = distinct !{!231, !"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h7fea44ab7fb8b330E"}
!232 = !{!224, !221, !228, !230, !216, !213}
!233 = !{!234}
!234 = distinct !{!234, !235, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9cf3f6b0272c2d62E: %self"}
!235 = distinct !{!235, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9cf3f6b0272c2d62E"}
!236 = !{!234, !224, !221, !228, !230, !216, !213}
!237 = !{!234, !224, !221}
!238 = !{!239, !224, !221, !228, !230, !216, !213}
!239 = distinct !{!239, !240, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9cf3f6b0272c2d62E: %self"}
!240 = distinct !{!240, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9cf3f6b0272c2d62E"}
!241 = !{!242, !228, !230, !216, !213}
!242 = distinct !{!242, !243, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9fd598d7fac1fbb4E: %self"}
!243 = distinct !{!243, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9fd598d7fac1fbb4E"}
!244 = !{!245, !228, !230, !216, !213}
!245 = distinct !{!245, !246, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9fd598d7fac1fbb4E: %self"}
!246 = distinct !{!246, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9fd598d7fac1fbb4E"}
!247 = !{!248}
!248 = distinct !{!248, !249, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!249 = distinct !{!249, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!250 = !{!251}
!251 = distinct !{!251, !252, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!252 = distinct !{!252, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!253 = !{!254}
!254 = distinct !{!254, !255, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!255 = distinct !{!255, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!256 = !{!257}
!257 = distinct !{!257, !258, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!258 = distinct !{!258, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!259 = !{!257, !254, !251, !248}
!260 = !{!261}
!261 = distinct !{!261, !262, !"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E: %_1"}
!262 = distinct !{!262, !"_ZN4core3ptr154drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$u2b$Output$u20$$u3d$$u20$$LP$$RP$$u2b$core..marker..Send$GT$$GT$17h69f956fd20935962E"}
!263 = !{!264}
!264 = distinct !{!264, !265, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E: %self"}
!265 = distinct !{!265, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E"}
!266 = !{!264, !261}
!267 = !{!268, !261}
!268 = distinct !{!268, !269, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E: %self"}
!269 = distinct !{!269, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h290fb4c16e208060E"}
!270 = !{!271}
!271 = distinct !{!271, !272, !"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17haed603064e40be32E: %_1"}
!272 = distinct !{!272, !"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17haed603064e40be32E"}
!273 = !{!271, !274}
!274 = distinct !{!274, !275, !"_ZN4core3ptr55drop_in_place$LT$std..thread..spawnhook..SpawnHooks$GT$17h44902e439758a75dE: %_1"}
!275 = distinct !{!275, !"_ZN4core3ptr55drop_in_place$LT$std..thread..spawnhook..SpawnHooks$GT$17h44902e439758a75dE"}
!276 = !{!277, !279, !271}
!277 = distinct !{!277, !278, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hcb7be998a4c2ae14E: %self"}
!278 = distinct !{!278, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hcb7be998a4c2ae14E"}
!279 = distinct !{!279, !280, !"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17hda15573c63caa5f3E: %_1"}
!280 = distinct !{!280, !"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17hda15573c63caa5f3E"}
!281 = !{!282}
!282 = distinct !{!282, !283, !"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17haed603064e40be32E: %_1"}
!283 = distinct !{!283, !"_ZN4core3ptr106drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$$GT$17haed603064e40be32E"}
!284 = !{!282, !274}
!285 = !{!286, !288, !282}
!286 = distinct !{!286, !287, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hcb7be998a4c2ae14E: %self"}
!287 = distinct !{!287, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hcb7be998a4c2ae14E"}
!288 = distinct !{!288, !289, !"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17hda15573c63caa5f3E: %_1"}
!289 = distinct !{!289, !"_ZN4core3ptr78drop_in_place$LT$alloc..sync..Arc$LT$std..thread..spawnhook..SpawnHook$GT$$GT$17hda15573c63caa5f3E"}
!290 = !{!291}
!291 = distinct !{!291, !292, !"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2124eacb9667e0a6E: %self"}
!292 = distinct !{!292, !"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h2124eacb9667e0a6E"}
!293 = !{!294}
!294 = distinct !{!294, !295, !"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h93f49fda51e4fb23E: %self"}
!295 = distinct !{!295, !"_ZN115_$LT$core..panic..unwind_safe..AssertUnwindSafe$LT$F$GT$$u20$as$u20$core..ops..function..FnOnce$LT$$LP$$RP$$GT$$GT$9call_once17h93f49fda51e4fb23E"}
!296 = !{!297}
!297 = distinct !{!297, !298, !"_ZN4core3ops8function6FnOnce9call_once17h6b97fba0ea76f39bE: argument 0"}
!298 = distinct !{!298, !"_ZN4core3ops8function6FnOnce9call_once17h6b97fba0ea76f39bE"}
!299 = !{!300}
!300 = distinct !{!300, !301, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E: %_1"}
!301 = distinct !{!301, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E"}
!302 = !{!303}
!303 = distinct !{!303, !304, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E: %_1"}
!304 = distinct !{!304, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E"}
!305 = !{!306}
!306 = distinct !{!306, !307, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE: %_1"}
!307 = distinct !{!307, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"}
!308 = !{!306, !303, !300, !297, !294, !291}
!309 = !{!310}
!310 = distinct !{!310, !311, !"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17ha8e47ec12dee5410E: %_1"}
!311 = distinct !{!311, !"_ZN81_$LT$std..thread..lifecycle..Packet$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop28_$u7b$$u7b$closure$u7d$$u7d$17ha8e47ec12dee5410E"}
!312 = !{!306, !303, !300, !310, !297, !294, !291}
!313 = !{!314, !306, !303, !300, !310, !297, !294, !291}
!314 = distinct !{!314, !315, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!315 = distinct !{!315, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!316 = !{!317, !306, !303, !300, !310, !297, !294, !291}
!317 = distinct !{!317, !318, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!318 = distinct !{!318, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!319 = !{!297, !294, !291}
!320 = !{!321}
!321 = distinct !{!321, !322, !"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17hb26ac24950edd5ceE: %_1"}
!322 = distinct !{!322, !"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17hb26ac24950edd5ceE"}
!323 = !{!324, !326, !321}
!324 = distinct !{!324, !325, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h52827cfd3c79545fE: %self"}
!325 = distinct !{!325, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h52827cfd3c79545fE"}
!326 = distinct !{!326, !327, !"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17h36e01eaa90b4e3e4E: %_1"}
!327 = distinct !{!327, !"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17h36e01eaa90b4e3e4E"}
!328 = !{!329, !331, !333}
!329 = distinct !{!329, !330, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h52827cfd3c79545fE: %self"}
!330 = distinct !{!330, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h52827cfd3c79545fE"}
!331 = distinct !{!331, !332, !"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17h36e01eaa90b4e3e4E: %_1"}
!332 = distinct !{!332, !"_ZN4core3ptr75drop_in_place$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$17h36e01eaa90b4e3e4E"}
!333 = distinct !{!333, !334, !"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17hb26ac24950edd5ceE: %_1"}
!334 = distinct !{!334, !"_ZN4core3ptr103drop_in_place$LT$core..option..Option$LT$alloc..sync..Arc$LT$std..thread..scoped..ScopeData$GT$$GT$$GT$17hb26ac24950edd5ceE"}
!335 = !{!336}
!336 = distinct !{!336, !337, !"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E: %_1"}
!337 = distinct !{!337, !"_ZN4core3ptr188drop_in_place$LT$core..cell..UnsafeCell$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$$GT$17hc6e460c820e12a35E"}
!338 = !{!339}
!339 = distinct !{!339, !340, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E: %_1"}
!340 = distinct !{!340, !"_ZN4core3ptr158drop_in_place$LT$core..option..Option$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$$GT$17h222c2c5d6e384274E"}
!341 = !{!339, !336}
!342 = !{!343}
!343 = distinct !{!343, !344, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E: %_1"}
!344 = distinct !{!344, !"_ZN4core3ptr130drop_in_place$LT$core..result..Result$LT$$LP$$RP$$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17h48ea8f2c7f09c297E"}
!345 = !{!343, !339, !336}
!346 = !{!347}
!347 = distinct !{!347, !348, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE: %_1"}
!348 = distinct !{!348, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hb1b178f2321875cfE"}
!349 = !{!347, !343, !339, !336}
!350 = !{!351, !347, !343, !339, !336}
!351 = distinct !{!351, !352, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!352 = distinct !{!352, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!353 = !{!354, !347, !343, !339, !336}
!354 = distinct !{!354, !355, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!355 = distinct !{!355, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!356 = !{!357}
!357 = distinct !{!357, !358, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E: %self"}
!358 = distinct !{!358, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E"}
!359 = !{!360}
!360 = distinct !{!360, !361, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!361 = distinct !{!361, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!362 = !{!360, !357}
!363 = !{!364}
!364 = distinct !{!364, !365, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!365 = distinct !{!365, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!366 = !{!367}
!367 = distinct !{!367, !368, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!368 = distinct !{!368, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!369 = !{!370}
!370 = distinct !{!370, !371, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!371 = distinct !{!371, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!372 = !{!373}
!373 = distinct !{!373, !374, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!374 = distinct !{!374, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!375 = !{!373, !370, !367, !364, !376}
!376 = distinct !{!376, !377, !"_ZN4core3ptr70drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$$LP$$RP$$GT$$GT$17he1610a08da538454E: %_1"}
!377 = distinct !{!377, !"_ZN4core3ptr70drop_in_place$LT$std..thread..lifecycle..JoinInner$LT$$LP$$RP$$GT$$GT$17he1610a08da538454E"}
!378 = !{!373, !370, !367, !364}
!379 = !{!380}
!380 = distinct !{!380, !381, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!381 = distinct !{!381, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!382 = !{!383}
!383 = distinct !{!383, !384, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!384 = distinct !{!384, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!385 = !{!386}
!386 = distinct !{!386, !387, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!387 = distinct !{!387, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!388 = !{!389}
!389 = distinct !{!389, !390, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!390 = distinct !{!390, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!391 = !{!389, !386, !383, !380, !376}
!392 = !{!389, !386, !383, !380}
!393 = !{!394}
!394 = distinct !{!394, !395, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!395 = distinct !{!395, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!396 = !{!397}
!397 = distinct !{!397, !398, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!398 = distinct !{!398, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!399 = !{!397, !394, !376}
!400 = !{!397, !394}
!401 = !{!402}
!402 = distinct !{!402, !403, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!403 = distinct !{!403, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!404 = !{!405}
!405 = distinct !{!405, !406, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!406 = distinct !{!406, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!407 = !{!405, !402, !376}
!408 = !{!405, !402}
!409 = !{!410}
!410 = distinct !{!410, !411, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!411 = distinct !{!411, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!412 = !{!413}
!413 = distinct !{!413, !414, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE: %self"}
!414 = distinct !{!414, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h94fc3c116913975aE"}
!415 = !{!416}
!416 = distinct !{!416, !417, !"_ZN4core3ptr51drop_in_place$LT$std..thread..scoped..ScopeData$GT$17h34dea7c57ddcf416E: %_1"}
!417 = distinct !{!417, !"_ZN4core3ptr51drop_in_place$LT$std..thread..scoped..ScopeData$GT$17h34dea7c57ddcf416E"}
!418 = !{!419}
!419 = distinct !{!419, !420, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!420 = distinct !{!420, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!421 = !{!422}
!422 = distinct !{!422, !423, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!423 = distinct !{!423, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!424 = !{!425}
!425 = distinct !{!425, !426, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!426 = distinct !{!426, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!427 = !{!428}
!428 = distinct !{!428, !429, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!429 = distinct !{!429, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!430 = !{!428, !425, !422, !419, !416}
!431 = !{!432, !434}
!432 = distinct !{!432, !433, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h1592ea0b23dcd0cfE: %self"}
!433 = distinct !{!433, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h1592ea0b23dcd0cfE"}
!434 = distinct !{!434, !435, !"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E: %_1"}
!435 = distinct !{!435, !"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E"}
!436 = !{!437, !439}
!437 = distinct !{!437, !438, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h1592ea0b23dcd0cfE: %self"}
!438 = distinct !{!438, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h1592ea0b23dcd0cfE"}
!439 = distinct !{!439, !440, !"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E: %_1"}
!440 = distinct !{!440, !"_ZN4core3ptr103drop_in_place$LT$alloc..sync..Weak$LT$std..thread..scoped..ScopeData$C$$RF$alloc..alloc..Global$GT$$GT$17ha1b5c3904d142740E"}
!441 = !{!442, !444}
!442 = distinct !{!442, !443, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h203efb6eb07faa86E: %self"}
!443 = distinct !{!443, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h203efb6eb07faa86E"}
!444 = distinct !{!444, !445, !"_ZN4core3ptr116drop_in_place$LT$alloc..sync..Weak$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h15ccbb6bddc7a6d6E: %_1"}
!445 = distinct !{!445, !"_ZN4core3ptr116drop_in_place$LT$alloc..sync..Weak$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h15ccbb6bddc7a6d6E"}
!446 = !{!447, !449}
!447 = distinct !{!447, !448, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4839b012686bc044E: %self"}
!448 = distinct !{!448, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4839b012686bc044E"}
!449 = distinct !{!449, !450, !"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E: %_1"}
!450 = distinct !{!450, !"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E"}
!451 = !{!452, !454}
!452 = distinct !{!452, !453, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4839b012686bc044E: %self"}
!453 = distinct !{!453, !"_ZN72_$LT$alloc..sync..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h4839b012686bc044E"}
!454 = distinct !{!454, !455, !"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E: %_1"}
!455 = distinct !{!455, !"_ZN4core3ptr119drop_in_place$LT$alloc..sync..Weak$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h182048d9e60eaee9E"}
!456 = !{!457, !459}
!457 = distinct !{!457, !458, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6481318fd923c13dE: %x"}
!458 = distinct !{!458, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6481318fd923c13dE"}
!459 = distinct !{!459, !460, !"_ZN5alloc4sync12Arc$LT$T$GT$3new17h50197d6e12e9e59eE: %data"}
!460 = distinct !{!460, !"_ZN5alloc4sync12Arc$LT$T$GT$3new17h50197d6e12e9e59eE"}
!461 = !{!459}
!462 = !{!463, !465, !466, !468, !469, !471, !472, !474}
!463 = distinct !{!463, !464, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he4aed335c32010c6E: %_0"}
!464 = distinct !{!464, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he4aed335c32010c6E"}
!465 = distinct !{!465, !464, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17he4aed335c32010c6E: %iterator"}
!466 = distinct !{!466, !467, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd617e545fb333eb7E: %_0"}
!467 = distinct !{!467, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd617e545fb333eb7E"}
!468 = distinct !{!468, !467, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd617e545fb333eb7E: %iterator"}
!469 = distinct !{!469, !470, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hb69cb3d7886870b5E: %_0"}
!470 = distinct !{!470, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hb69cb3d7886870b5E"}
!471 = distinct !{!471, !470, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hb69cb3d7886870b5E: %iter"}
!472 = distinct !{!472, !473, !"_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E: %_0"}
!473 = distinct !{!473, !"_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E"}
!474 = distinct !{!474, !473, !"_ZN4core4iter6traits8iterator8Iterator7collect17hcda4425102afd0e0E: %self"}
!475 = !{!476, !478}
!476 = distinct !{!476, !477, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!477 = distinct !{!477, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!478 = distinct !{!478, !479, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!479 = distinct !{!479, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
!480 = !{i64 0, i64 -9223372036854775807}
!481 = !{!482}
!482 = distinct !{!482, !483, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha79912d66eb942ecE: %self"}
!483 = distinct !{!483, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha79912d66eb942ecE"}
!484 = !{!485}
!485 = distinct !{!485, !486, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hd351d3cd9790a70aE: %self"}
!486 = distinct !{!486, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hd351d3cd9790a70aE"}
!487 = !{!488, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!488 = distinct !{!488, !489, !"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4597968938f7ff71E: %self"}
!489 = distinct !{!489, !"_ZN68_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4597968938f7ff71E"}
!490 = distinct !{!490, !491, !"_ZN5spawn4main28_$u7b$$u7b$closure$u7d$$u7d$17hb0d26ddeff320be4E: %_0"}
!491 = distinct !{!491, !"_ZN5spawn4main28_$u7b$$u7b$closure$u7d$$u7d$17hb0d26ddeff320be4E"}
!492 = distinct !{!492, !491, !"_ZN5spawn4main28_$u7b$$u7b$closure$u7d$$u7d$17hb0d26ddeff320be4E: %_1"}
!493 = distinct !{!493, !494, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E: %_1"}
!494 = distinct !{!494, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c60ec6484428ed0E"}
!495 = distinct !{!495, !496, !"_ZN4core4iter6traits8iterator8Iterator4fold17h586d6e74cbdc61aeE: %f"}
!496 = distinct !{!496, !"_ZN4core4iter6traits8iterator8Iterator4fold17h586d6e74cbdc61aeE"}
!497 = distinct !{!497, !498, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5172f78c38d1b7e1E: %self"}
!498 = distinct !{!498, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5172f78c38d1b7e1E"}
!499 = distinct !{!499, !498, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5172f78c38d1b7e1E: %g"}
!500 = distinct !{!500, !501, !"_ZN4core4iter6traits8iterator8Iterator8for_each17he28f2e5b9544e978E: %self"}
!501 = distinct !{!501, !"_ZN4core4iter6traits8iterator8Iterator8for_each17he28f2e5b9544e978E"}
!502 = distinct !{!502, !501, !"_ZN4core4iter6traits8iterator8Iterator8for_each17he28f2e5b9544e978E: %f"}
!503 = distinct !{!503, !486, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hd351d3cd9790a70aE: %iterator"}
!504 = distinct !{!504, !483, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha79912d66eb942ecE: %iterator"}
!505 = !{!506, !490, !492, !493, !495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!506 = distinct !{!506, !507, !"_ZN3std6thread9functions5spawn17h9cf79a0bf1ba7245E: %_0"}
!507 = distinct !{!507, !"_ZN3std6thread9functions5spawn17h9cf79a0bf1ba7245E"}
!508 = !{!509, !506, !490, !492, !493, !495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!509 = distinct !{!509, !510, !"_ZN3std6thread7builder7Builder15spawn_unchecked17h14841432d02e944bE: %_0"}
!510 = distinct !{!510, !"_ZN3std6thread7builder7Builder15spawn_unchecked17h14841432d02e944bE"}
!511 = !{!509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!512 = distinct !{!512, !510, !"_ZN3std6thread7builder7Builder15spawn_unchecked17h14841432d02e944bE: %self"}
!513 = !{!514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!514 = distinct !{!514, !515, !"_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E: %_0"}
!515 = distinct !{!515, !"_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E"}
!516 = distinct !{!516, !515, !"_ZN3std6thread9lifecycle15spawn_unchecked17hb6d13c5584df3d17E: %name"}
!517 = !{!514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!518 = !{!519}
!519 = distinct !{!519, !520, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE: %s"}
!520 = distinct !{!520, !"_ZN3std6thread9lifecycle15spawn_unchecked28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd8eefeb30629bd3aE"}
!521 = !{!519, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!522 = !{!519, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!523 = !{!524}
!524 = distinct !{!524, !525, !"_RNvMsv_NtCsgEmfK2I1SDS_4core3numj16from_ascii_radix: argument 1"}
!525 = distinct !{!525, !"_RNvMsv_NtCsgEmfK2I1SDS_4core3numj16from_ascii_radix"}
!526 = !{!527, !519, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!527 = distinct !{!527, !525, !"_RNvMsv_NtCsgEmfK2I1SDS_4core3numj16from_ascii_radix: %_0"}
!528 = !{!"branch_weights", i32 2002, i32 2000}
!529 = !{!514, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!530 = !{!531}
!531 = distinct !{!531, !532, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!532 = distinct !{!532, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!533 = !{!534}
!534 = distinct !{!534, !535, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!535 = distinct !{!535, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!536 = !{!537}
!537 = distinct !{!537, !538, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!538 = distinct !{!538, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!539 = !{!540}
!540 = distinct !{!540, !541, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!541 = distinct !{!541, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!542 = !{!540, !537, !534, !531}
!543 = !{!540, !537, !534, !531, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!544 = !{!545, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!545 = distinct !{!545, !546, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7e10958ef06011baE: %x"}
!546 = distinct !{!546, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7e10958ef06011baE"}
!547 = !{!548, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!548 = distinct !{!548, !549, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h075bd6fe8dbd358bE: %x"}
!549 = distinct !{!549, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h075bd6fe8dbd358bE"}
!550 = !{!551, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!551 = distinct !{!551, !552, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E: %x"}
!552 = distinct !{!552, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h39c13a71b147dcf5E"}
!553 = !{!554, !556, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!554 = distinct !{!554, !555, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!555 = distinct !{!555, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!556 = distinct !{!556, !557, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!557 = distinct !{!557, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!558 = !{!559}
!559 = distinct !{!559, !560, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!560 = distinct !{!560, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!561 = !{!562}
!562 = distinct !{!562, !563, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!563 = distinct !{!563, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!564 = !{!565}
!565 = distinct !{!565, !566, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!566 = distinct !{!566, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!567 = !{!568}
!568 = distinct !{!568, !569, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!569 = distinct !{!569, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!570 = !{!568, !565, !562, !559}
!571 = !{!568, !565, !562, !559, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!572 = !{!573, !575, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!573 = distinct !{!573, !574, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!574 = distinct !{!574, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!575 = distinct !{!575, !576, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!576 = distinct !{!576, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!577 = !{!578, !580, !582, !514, !516, !509, !512, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!578 = distinct !{!578, !579, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!579 = distinct !{!579, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!580 = distinct !{!580, !581, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!581 = distinct !{!581, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
!582 = distinct !{!582, !583, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE: %_1"}
!583 = distinct !{!583, !"_ZN4core3ptr90drop_in_place$LT$spawn..main..$u7b$$u7b$closure$u7d$$u7d$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h74bbe887f517edfcE"}
!584 = !{!495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!585 = !{!485, !482}
!586 = !{!587, !589, !591, !593, !595, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!587 = distinct !{!587, !588, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!588 = distinct !{!588, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!589 = distinct !{!589, !590, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17h41e682bd68f285f2E: %_1"}
!590 = distinct !{!590, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17h41e682bd68f285f2E"}
!591 = distinct !{!591, !592, !"_ZN4core3ptr264drop_in_place$LT$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h756c6de6266bf531E: %_1"}
!592 = distinct !{!592, !"_ZN4core3ptr264drop_in_place$LT$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h756c6de6266bf531E"}
!593 = distinct !{!593, !594, !"_ZN4core3ptr410drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2cc8f94f58a4892fE: %_1"}
!594 = distinct !{!594, !"_ZN4core3ptr410drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2cc8f94f58a4892fE"}
!595 = distinct !{!595, !596, !"_ZN4core3ptr597drop_in_place$LT$core..iter..adapters..map..map_fold$LT$u32$C$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$$LP$$RP$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h53d0da7999050191E: %_1"}
!596 = distinct !{!596, !"_ZN4core3ptr597drop_in_place$LT$core..iter..adapters..map..map_fold$LT$u32$C$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$$LP$$RP$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h53d0da7999050191E"}
!597 = !{!598}
!598 = distinct !{!598, !599, !"_ZN4core3ptr96drop_in_place$LT$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$$GT$17h01438e5a121e8575E: %_1"}
!599 = distinct !{!599, !"_ZN4core3ptr96drop_in_place$LT$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$$GT$17h01438e5a121e8575E"}
!600 = !{!601}
!601 = distinct !{!601, !602, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0cc4072119701250E: %self"}
!602 = distinct !{!602, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0cc4072119701250E"}
!603 = !{!463, !465}
!604 = !{!601, !598}
!605 = !{!495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!606 = !{!607, !609, !506, !490, !492, !493, !495, !497, !499, !500, !502, !485, !503, !482, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!607 = distinct !{!607, !608, !"_ZN4core6result19Result$LT$T$C$E$GT$6expect17hc60eba1d65b24b20E: %t"}
!608 = distinct !{!608, !"_ZN4core6result19Result$LT$T$C$E$GT$6expect17hc60eba1d65b24b20E"}
!609 = distinct !{!609, !608, !"_ZN4core6result19Result$LT$T$C$E$GT$6expect17hc60eba1d65b24b20E: %self"}
!610 = !{!607, !609, !506, !490, !492, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!611 = !{!612, !614, !493, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!612 = distinct !{!612, !613, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h74f7e049a5b02fe7E: %_1"}
!613 = distinct !{!613, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h74f7e049a5b02fe7E"}
!614 = distinct !{!614, !615, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h307f03b944858f4bE: %_1"}
!615 = distinct !{!615, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h307f03b944858f4bE"}
!616 = !{!601, !598, !463, !465, !466, !468, !469, !471, !472, !474}
!617 = !{!466, !468, !469, !471, !472, !474}
!618 = !{!619, !621, !623, !625, !627, !495, !497, !499, !500, !502, !503, !504, !463, !465, !466, !468, !469, !471, !472, !474}
!619 = distinct !{!619, !620, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!620 = distinct !{!620, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!621 = distinct !{!621, !622, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17h41e682bd68f285f2E: %_1"}
!622 = distinct !{!622, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17h41e682bd68f285f2E"}
!623 = distinct !{!623, !624, !"_ZN4core3ptr264drop_in_place$LT$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h756c6de6266bf531E: %_1"}
!624 = distinct !{!624, !"_ZN4core3ptr264drop_in_place$LT$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h756c6de6266bf531E"}
!625 = distinct !{!625, !626, !"_ZN4core3ptr410drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2cc8f94f58a4892fE: %_1"}
!626 = distinct !{!626, !"_ZN4core3ptr410drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2cc8f94f58a4892fE"}
!627 = distinct !{!627, !628, !"_ZN4core3ptr597drop_in_place$LT$core..iter..adapters..map..map_fold$LT$u32$C$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$$LP$$RP$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h53d0da7999050191E: %_1"}
!628 = distinct !{!628, !"_ZN4core3ptr597drop_in_place$LT$core..iter..adapters..map..map_fold$LT$u32$C$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$$LP$$RP$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$C$alloc..vec..Vec$LT$std..thread..join_handle..JoinHandle$LT$$LP$$RP$$GT$$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..ops..range..Range$LT$u32$GT$$C$spawn..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h53d0da7999050191E"}
!629 = !{!465, !468, !471, !474}
!630 = !{!631}
!631 = distinct !{!631, !632, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0de5f5124b301707E: %self"}
!632 = distinct !{!632, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0de5f5124b301707E"}
!633 = !{!634}
!634 = distinct !{!634, !632, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0de5f5124b301707E: %_0"}
!635 = !{!636}
!636 = distinct !{!636, !637, !"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E: %self"}
!637 = distinct !{!637, !"_ZN3std6thread11join_handle19JoinHandle$LT$T$GT$4join17h3d3b7ab306f4e0b0E"}
!638 = !{!639}
!639 = distinct !{!639, !640, !"_ZN3std6thread9lifecycle18JoinInner$LT$T$GT$4join17h9f124c4a2a7b502fE: %self"}
!640 = distinct !{!640, !"_ZN3std6thread9lifecycle18JoinInner$LT$T$GT$4join17h9f124c4a2a7b502fE"}
!641 = !{!639, !636}
!642 = !{!643}
!643 = distinct !{!643, !644, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!644 = distinct !{!644, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!645 = !{!646}
!646 = distinct !{!646, !647, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!647 = distinct !{!647, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!648 = !{!649}
!649 = distinct !{!649, !650, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!650 = distinct !{!650, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!651 = !{!652}
!652 = distinct !{!652, !653, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!653 = distinct !{!653, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!654 = !{!652, !649, !646, !643, !639}
!655 = !{!652, !649, !646, !643, !639, !636}
!656 = !{!657}
!657 = distinct !{!657, !658, !"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9is_unique17hc36e7e822edae2acE: %this"}
!658 = distinct !{!658, !"_ZN5alloc4sync16Arc$LT$T$C$A$GT$9is_unique17hc36e7e822edae2acE"}
!659 = !{!657, !639}
!660 = !{!657, !639, !636}
!661 = !{!662}
!662 = distinct !{!662, !663, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E: %_1"}
!663 = distinct !{!663, !"_ZN4core3ptr48drop_in_place$LT$std..thread..thread..Thread$GT$17ha1e5e3b64fbf4422E"}
!664 = !{!665}
!665 = distinct !{!665, !666, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E: %_1"}
!666 = distinct !{!666, !"_ZN4core3ptr114drop_in_place$LT$core..pin..Pin$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$$GT$17hb977e3eb10d35959E"}
!667 = !{!668}
!668 = distinct !{!668, !669, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE: %_1"}
!669 = distinct !{!669, !"_ZN4core3ptr92drop_in_place$LT$alloc..sync..Arc$LT$std..thread..thread..Inner$C$std..alloc..System$GT$$GT$17h47f30014c051f04dE"}
!670 = !{!671}
!671 = distinct !{!671, !672, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E: %self"}
!672 = distinct !{!672, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17ha9482473eb794ec3E"}
!673 = !{!671, !668, !665, !662, !639}
!674 = !{!671, !668, !665, !662, !639, !636}
!675 = !{!676}
!676 = distinct !{!676, !677, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!677 = distinct !{!677, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!678 = !{!679}
!679 = distinct !{!679, !680, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!680 = distinct !{!680, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!681 = !{!679, !676, !639}
!682 = !{!679, !676, !636}
!683 = !{!684}
!684 = distinct !{!684, !685, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!685 = distinct !{!685, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!686 = !{!687}
!687 = distinct !{!687, !688, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!688 = distinct !{!688, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!689 = !{!687, !684, !639}
!690 = !{!687, !684, !636}
!691 = !{!692}
!692 = distinct !{!692, !693, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE: %_1"}
!693 = distinct !{!693, !"_ZN4core3ptr91drop_in_place$LT$alloc..sync..Arc$LT$std..thread..lifecycle..Packet$LT$$LP$$RP$$GT$$GT$$GT$17hccc57279c533806bE"}
!694 = !{!695}
!695 = distinct !{!695, !696, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E: %self"}
!696 = distinct !{!696, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc381b4d97fd1cc91E"}
!697 = !{!695, !692, !639}
!698 = !{!695, !692, !636}
!699 = !{!700}
!700 = distinct !{!700, !701, !"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17hc16cc11b0b8ac1d1E: %_0"}
!701 = distinct !{!701, !"_ZN3std4sync6poison5mutex14Mutex$LT$T$GT$4lock17hc16cc11b0b8ac1d1E"}
!702 = !{!703, !705}
!703 = distinct !{!703, !704, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E: %self"}
!704 = distinct !{!704, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E"}
!705 = distinct !{!705, !704, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17ha630aaa7ffa5d7b6E: argument 1"}
!706 = !{!703}
!707 = !{!708, !710, !712}
!708 = distinct !{!708, !709, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!709 = distinct !{!709, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!710 = distinct !{!710, !711, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E: %self"}
!711 = distinct !{!711, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d1902ddba5d1e99E"}
!712 = distinct !{!712, !713, !"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE: %_1"}
!713 = distinct !{!713, !"_ZN4core3ptr69drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$u128$GT$$GT$17h1e39166406d0147fE"}
!714 = !{!710, !712}
!715 = !{!716, !718}
!716 = distinct !{!716, !717, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E: %self"}
!717 = distinct !{!717, !"_ZN71_$LT$alloc..sync..Arc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hba72b35db40dcdf8E"}
!718 = distinct !{!718, !719, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E: %_1"}
!719 = distinct !{!719, !"_ZN4core3ptr88drop_in_place$LT$alloc..sync..Arc$LT$std..sync..poison..mutex..Mutex$LT$u128$GT$$GT$$GT$17hdf733028ab4ea790E"}
