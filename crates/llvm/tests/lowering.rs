//! What instructions become: one snippet per family, with the text of what it is lowered to.
//!
//! Long on purpose: the texts are. Each test is a few lines of LLVM IR and the whole of what they become, to be read side
//! by side.

mod common;

use common::{check, check_body};
use expect_test::expect;

#[test]
fn loads_and_stores_keep_order_and_width() {
    check_body(
        "ptr %p, ptr %q",
        r#"
  %1 = load i32, ptr %p, align 4
  %2 = load atomic i64, ptr %q acquire, align 8
  %3 = load volatile i1, ptr %p
  store i32 %1, ptr %q
  store atomic i64 %2, ptr %q syncscope("singlethread") release, align 8
  store atomic volatile i64 7, ptr %q seq_cst, align 8
  store i1 %3, ptr %p
"#,
        expect![[r#"
            b0:
                %2: i32 = load %0
                %3: i64 = load acquire %1
                %4: i1 = load volatile %0
                store %2, %1
                store release %3, %1
                store seq_cst volatile i64 7, %1
                store %4, %0
                return
        "#]],
    );
}

#[test]
fn structs_are_accessed_member_by_member() {
    check_body(
        "ptr %p, ptr %q",
        r#"
  %1 = load { i8, [2 x i16], double }, ptr %p
  store { i8, [2 x i16], double } %1, ptr %q
  store <{ i8, i32 }> <{ i8 1, i32 2 }>, ptr %q
  %2 = load <4 x float>, ptr %p, align 16
  store <4 x float> %2, ptr %q, align 16
"#,
        expect![[r#"
            b0:
                %2: i8 = load %0
                %3: ptr = address %0, offset 2
                %4: i16 = load %3
                %5: ptr = address %0, offset 4
                %6: i16 = load %5
                %7: ptr = address %0, offset 8
                %8: f64 = load %7
                store %2, %1
                %9: ptr = address %1, offset 2
                store %4, %9
                %10: ptr = address %1, offset 4
                store %6, %10
                %11: ptr = address %1, offset 8
                store %8, %11
                store i8 1, %1
                %12: ptr = address %1, offset 1
                store i32 2, %12
                %13: f32 = load %0
                %14: ptr = address %0, offset 4
                %15: f32 = load %14
                %16: ptr = address %0, offset 8
                %17: f32 = load %16
                %18: ptr = address %0, offset 12
                %19: f32 = load %18
                store %13, %1
                %20: ptr = address %1, offset 4
                store %15, %20
                %21: ptr = address %1, offset 8
                store %17, %21
                %22: ptr = address %1, offset 12
                store %19, %22
                return
        "#]],
    );
}

#[test]
fn typed_pointers() {
    check_body(
        "i32* %p, i8** %q",
        r#"
  %1 = load i32, i32* %p, align 4
  store i32 %1, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @a, i64 0, i64 2), align 4
  %2 = bitcast i8** %q to i64*
  %3 = load i64, i64* %2
  %4 = call i32 (i32*, ...)* null(i32* %p)
"#,
        expect![[r#"
            b0:
                %2: i32 = load %0
                store %2, g1+8
                %3: i64 = load %1
                %4: ptr = call_indirect null(%0)
                return
        "#]],
    );
}

#[test]
fn addresses_fold_constants() {
    check_body(
        "ptr %p, i32 %i, i64 %j",
        r#"
  %1 = getelementptr inbounds { i8, [10 x { i32, i64 }] }, ptr %p, i64 1, i32 1, i64 3, i32 1
  %2 = getelementptr inbounds nuw [4 x [8 x i16]], ptr %p, i64 0, i32 %i, i64 %j
  %3 = getelementptr i8, ptr %p, i64 0
  %4 = getelementptr i32, ptr @a, i64 -1
  %5 = getelementptr i32, ptr %p, i8 -1
  %6 = getelementptr { i32, [4 x i8] }, ptr %p, i32 %i, i32 1, i64 2
  call void (...) @use(ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6)
"#,
        expect![[r#"
            b0:
                %3: ptr = address %0, offset 232
                %4: i64 = sext %1
                %5: ptr = address %0, index %4 * 16
                %6: ptr = address %5, index %2 * 2
                %7: ptr = address %0, offset -4
                %8: i64 = sext %1
                %9: ptr = address %0, index %8 * 8, offset 6
                call fn1(%3, %6, %0, g1-4, %7, %9)
                return
        "#]],
    );
}

#[test]
fn vector_addresses() {
    check_body(
        "ptr %p, <2 x i64> %i, <2 x ptr> %v",
        r#"
  %1 = getelementptr i32, ptr %p, <2 x i64> %i
  %2 = getelementptr i32, <2 x ptr> %v, i64 1
  %3 = extractelement <2 x ptr> %1, i32 1
  %4 = extractelement <2 x ptr> %2, i32 0
  call void (...) @use(ptr %3, ptr %4)
"#,
        expect![[r#"
            b0:
                %5: ptr = address %0, index %1 * 4
                %6: ptr = address %0, index %2 * 4
                %7: ptr = address %3, offset 4
                %8: ptr = address %4, offset 4
                call fn1(%6, %7)
                return
        "#]],
    );
}

#[test]
fn allocas() {
    check_body(
        "i32 %n",
        r#"
  %1 = alloca i32, align 4
  %2 = alloca { i8, i64 }, i32 3, align 16
  %3 = alloca i16, i32 %n
  %4 = alloca i8, i64 5, align 1, addrspace(0)
"#,
        expect![[r#"
            b0:
                %1: ptr = alloca i64 4, align 4
                %2: ptr = alloca i64 48, align 16
                %3: i64 = zext %0
                %4: i64 = mul %3, i64 2
                %5: ptr = alloca %4, align 2
                %6: ptr = alloca i64 5, align 1
                return
        "#]],
    );
}

#[test]
fn atomics() {
    check_body(
        "ptr %p, i32 %v, ptr %x",
        r#"
  %1 = atomicrmw add ptr %p, i32 %v seq_cst, align 4
  %2 = atomicrmw volatile nand ptr %p, i32 %v syncscope("agent") monotonic
  %3 = atomicrmw xchg ptr %p, ptr %x acq_rel, align 8
  %4 = atomicrmw fadd ptr %p, double 1.0 release
  %5 = atomicrmw uinc_wrap ptr %p, i32 %v acquire
  %6 = atomicrmw usub_sat ptr %p, i32 %v acquire
  %7 = cmpxchg weak volatile ptr %p, i32 %v, i32 7 acq_rel monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = cmpxchg ptr %p, ptr null, ptr %x seq_cst seq_cst
  fence acquire
  fence syncscope("singlethread") seq_cst
"#,
        expect![[r#"
            b0:
                %3: i32 = rmw add seq_cst %0, %1
                %4: i32 = rmw nand relaxed %0, %1
                %5: ptr = rmw xchg acq_rel %0, %2
                %6: f64 = rmw fadd release %0, f64 1.0
                %7: i32 = rmw uinc_wrap acquire %0, %1
                %8: i32 = unsupported "`atomicrmw usub_sat` on this type" line 7
                %9: i32, %10: i1 = cmpxchg acq_rel relaxed %0, %1, i32 7
                %11: ptr, %12: i1 = cmpxchg seq_cst seq_cst %0, null, %2
                fence acquire
                fence seq_cst single_thread
                return
        "#]],
    );
}

#[test]
fn thread_local_addresses() {
    check_body(
        "",
        r#"
  store i32 1, ptr @tls
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tls)
  %2 = load i32, ptr %1
  store i8 0, ptr getelementptr (i8, ptr @tls, i64 2)
"#,
        expect![[r#"
            b0:
                %0: ptr = thread_local g2
                store i32 1, %0
                %1: ptr = thread_local g2
                %2: i32 = load %1
                %3: ptr = thread_local g2
                %4: ptr = address %3, offset 2
                store i8 0, %4
                return
        "#]],
    );
}

#[test]
fn arithmetic() {
    check_body(
        "i32 %a, i32 %b, double %x",
        r#"
  %1 = add nuw nsw i32 %a, %b
  %2 = sub i32 0, %1
  %3 = or disjoint i32 %2, -1
  %4 = shl i32 %3, 3
  %5 = sdiv exact i32 %4, %b
  %6 = fadd fast double %x, 0x3FF8000000000000
  %7 = frem reassoc nnan double %6, 1.0e+01
  %8 = fneg double %7
  %9 = icmp samesign ult i32 %5, 4
  %10 = fcmp ninf one double %8, %x
  %11 = freeze i1 %9
  %12 = select i1 %11, i32 %a, i32 %b
  %13 = add i128 170141183460469231731687303715884105727, 1
"#,
        expect![[r#"
            b0:
                %3: i32 = add %0, %1
                %4: i32 = sub i32 0, %3
                %5: i32 = or %4, i32 4294967295
                %6: i32 = shl %5, i32 3
                %7: i32 = sdiv %6, %1
                %8: f64 = fadd %2, f64 1.5
                %9: f64 = frem %8, f64 10.0
                %10: f64 = fneg %9
                %11: i1 = compare ult %7, i32 4
                %12: i1 = compare fone %10, %2
                %13: i1 = freeze %11
                %14: i32 = select %13, %0, %1
                %15: i128 = add i128 170141183460469231731687303715884105727, i128 1
                return
        "#]],
    );
}

#[test]
fn casts() {
    check_body(
        "i32 %a, float %f, ptr %p",
        r#"
  %1 = zext nneg i32 %a to i64
  %2 = sext i32 %a to i128
  %3 = trunc nuw i128 %2 to i1
  %4 = fpext float %f to double
  %5 = fptosi double %4 to i8
  %6 = uitofp i8 %5 to float
  %7 = ptrtoint ptr %p to i32
  %8 = inttoptr i32 %7 to ptr
  %9 = bitcast float %f to i32
  %10 = bitcast ptr %p to ptr
  %11 = addrspacecast ptr %10 to ptr addrspace(1)
  call void (...) @use(ptr addrspace(1) %11)
"#,
        expect![[r#"
            b0:
                %3: i64 = zext %0
                %4: i128 = sext %0
                %5: i1 = trunc %4
                %6: f64 = fpext %1
                %7: i8 = fptosi %6
                %8: f32 = uitofp %7
                %9: i32 = ptrtoint %2
                %10: ptr = inttoptr %9
                %11: i32 = bitcast %1
                call fn1(%2)
                return
        "#]],
    );
}

#[test]
fn vectors() {
    check_body(
        "<4 x i32> %a, <4 x i32> %b, i32 %n",
        r#"
  %1 = add <4 x i32> %a, splat (i32 1)
  %2 = icmp sgt <4 x i32> %1, <i32 0, i32 undef, i32 2, i32 3>
  %3 = select <4 x i1> %2, <4 x i32> %a, <4 x i32> zeroinitializer
  %4 = shufflevector <4 x i32> %3, <4 x i32> %b, <2 x i32> <i32 0, i32 6>
  %5 = bitcast <2 x i32> %4 to i64
  %6 = extractelement <4 x i32> %3, i32 %n
  %7 = insertelement <4 x i32> %b, i32 9, i64 2
  %8 = extractelement <4 x i32> %7, i64 2
  %9 = sext <2 x i32> %4 to <2 x i64>
  call void (...) @use(i64 %5, i32 %6, i32 %8, <2 x i64> %9)
"#,
        expect![[r#"
            b0:
                %9: i32 = add %0, i32 1
                %10: i32 = add %1, i32 1
                %11: i32 = add %2, i32 1
                %12: i32 = add %3, i32 1
                %13: i1 = compare sgt %9, i32 0
                %14: i1 = compare sgt %10, undef i32
                %15: i1 = compare sgt %11, i32 2
                %16: i1 = compare sgt %12, i32 3
                %17: i32 = select %13, %0, i32 0
                %18: i32 = select %14, %1, i32 0
                %19: i32 = select %15, %2, i32 0
                %20: i32 = select %16, %3, i32 0
                %21: i64 = zext %17
                %22: i64 = zext %6
                %23: i64 = shl %22, i64 32
                %24: i64 = or %21, %23
                %25: i1 = compare eq %8, i32 1
                %26: i32 = select %25, %18, %17
                %27: i1 = compare eq %8, i32 2
                %28: i32 = select %27, %19, %26
                %29: i1 = compare eq %8, i32 3
                %30: i32 = select %29, %20, %28
                %31: i64 = sext %17
                %32: i64 = sext %6
                call fn1(%24, %30, i32 9, %31, %32)
                return
        "#]],
    );
}

#[test]
fn splitting_a_number_into_a_vector() {
    check_body(
        "i64 %x",
        r#"
  %1 = bitcast i64 %x to <2 x float>
  %2 = extractelement <2 x float> %1, i32 1
  %3 = bitcast i64 %x to <2 x i32>
  call void (...) @use(float %2, <2 x i32> %3)
"#,
        expect![[r#"
            b0:
                %1: i32 = trunc %0
                %2: f32 = bitcast %1
                %3: i64 = lshr %0, i64 32
                %4: i32 = trunc %3
                %5: f32 = bitcast %4
                %6: i32 = trunc %0
                %7: i64 = lshr %0, i64 32
                %8: i32 = trunc %7
                call fn1(%5, %6, %8)
                return
        "#]],
    );
}

#[test]
fn aggregates() {
    check_body(
        "{ i32, [2 x i64] } %s",
        r#"
  %1 = extractvalue { i32, [2 x i64] } %s, 1
  %2 = extractvalue [2 x i64] %1, 1
  %3 = insertvalue { i32, [2 x i64] } %s, i64 7, 1, 0
  %4 = insertvalue { i32, [2 x i64] } undef, [2 x i64] %1, 1
  %5 = select i1 true, { i32, [2 x i64] } %3, { i32, [2 x i64] } %4
  call void (...) @use(i64 %2, { i32, [2 x i64] } %5)
"#,
        expect![[r#"
            b0:
                %3: i32 = select i1 1, %0, undef i32
                %4: i64 = select i1 1, i64 7, %1
                %5: i64 = select i1 1, %2, %2
                call fn1(%2, %3, %4, %5)
                return
        "#]],
    );
}

#[test]
fn constant_expressions() {
    check_body(
        "",
        r#"
  %1 = add i64 ptrtoint (ptr @g to i64), 1
  %2 = select i1 icmp eq (ptr @g, ptr null), i64 1, i64 2
  %3 = load i32, ptr inttoptr (i64 4096 to ptr)
  %4 = add i64 sub (i64 ptrtoint (ptr getelementptr (i32, ptr @a, i64 3) to i64), i64 ptrtoint (ptr @a to i64)), 0
  %5 = and i64 %1, and (i64 ptrtoint (ptr @g to i64), i64 7)
"#,
        expect![[r#"
            b0:
                %0: i64 = ptrtoint g0
                %1: i64 = add %0, i64 1
                %2: i64 = select i1 0, i64 1, i64 2
                %3: ptr = inttoptr i64 4096
                %4: i32 = load %3
                %5: i64 = add i64 12, i64 0
                %6: i64 = ptrtoint g0
                %7: i64 = and %6, i64 7
                %8: i64 = and %1, %7
                return
        "#]],
    );
}

#[test]
fn unusual_floats_can_be_passed_around() {
    check_body(
        "x86_fp80 %x, half %h, ptr %p",
        r#"
  %1 = load half, ptr %p
  store half %1, ptr %p
  %2 = fadd half %1, %h
  %3 = select i1 true, x86_fp80 %x, x86_fp80 0xK3FFF8000000000000000
  %4 = fptrunc x86_fp80 %3 to double
  store x86_fp80 %x, ptr %p
"#,
        expect![[r#"
            b0:
                %3: i16 = load %2
                store %3, %2
                %4: i16 = unsupported "`fadd` on this type" line 4
                %5: i128 = select i1 1, %0, i128 302222231531620438900736
                %6: f64 = unsupported "conversion of this type" line 6
                unsupported "store of a long double" line 7
                return
        "#]],
    );
}

#[test]
fn wide_integers_are_refused_where_they_are_made() {
    check_body(
        "ptr %p",
        r#"
  %1 = load i256, ptr %p
  %2 = add i256 %1, 1
  %3 = trunc i256 %2 to i64
  call void (...) @use(i64 %3)
"#,
        expect![[r#"
            b0:
                unsupported "load of a value of this size" line 2
                unsupported "`add` on this type" line 3
                %1: i64 = unsupported "conversion of this type" line 4
                call fn1(%1)
                return
        "#]],
    );
}

#[test]
fn direct_indirect_and_disagreeing_calls() {
    check_body(
        "ptr %p",
        r#"
  %1 = call i32 @k(i32 signext 1, ptr noundef nonnull align 8 dereferenceable(8) %p) #0
  %2 = tail call noundef zeroext i8 %p(i64 range(i64 0, 5) 3), !range !0
  %3 = call i32 (i32, ...) @k(i32 1)
  call fastcc void %p() [ "deopt"(i32 1), "x"() ]
  call void (...) @use(ptr null, double 2.0, i1 true)
"#,
        expect![[r#"
            b0:
                %1: i32 = call fn2(i32 1, %0)
                %2: i8 = call_indirect %0(i64 3)
                %3: i32 = call_indirect fn2(i32 1)
                call_indirect %0()
                call fn1(null, f64 2.0, i1 1)
                return
        "#]],
    );
}

#[test]
fn structs_by_value_are_copied() {
    check_body(
        "ptr %p, ptr %q",
        r#"
  call void @byval(ptr noundef byval({ i64, [3 x i32] }) align 8 %p)
  call void @byval(ptr noundef byval({ i64, [3 x i32] }) align 8 %q)
  call void (...) @use(i32 1, ptr byval({ i64 }) %p)
  call void @sret(ptr sret({ i64 }) align 8 %q)
"#,
        expect![[r#"
            b0:
                %2: ptr = alloca i64 24, align 8
                %3: ptr = alloca i64 24, align 8
                memcpy %2, %0, i64 24, align 8
                call fn3(%2)
                memcpy %3, %1, i64 24, align 8
                call fn3(%3)
                unsupported "a struct passed by value through `...`" line 4
                call fn4(%1)
                return
        "#]],
    );
}

#[test]
fn aggregates_are_passed_and_returned_in_pieces() {
    check_body(
        "",
        r#"
  %1 = call { i64, double } @pair({ i64, double } { i64 1, double 2.0 }, [2 x i32] zeroinitializer)
  %2 = extractvalue { i64, double } %1, 1
  call void (...) @use(double %2)
"#,
        expect![[r#"
            b0:
                %0: i64, %1: f64 = call fn5(i64 1, f64 2.0, i32 0, i32 0)
                call fn1(%1)
                return
        "#]],
    );
}

#[test]
fn inline_assembly() {
    check_body(
        "i32 %x, ptr %p",
        r#"
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !srcloc !0
  call void asm sideeffect "mfence", "~{memory}"()
  call void asm sideeffect "lock; addl $$0,0(%rsp)", "~{memory},~{cc}"()
  call void asm sideeffect "pause", ""()
  %1 = call i32 asm sideeffect "", "=r,0,~{dirflag}"(i32 %x)
  %2 = call { i32, ptr } asm "", "=r,=r,0,1"(i32 %x, ptr %p)
  %3 = call i32 asm sideeffect "", "=r,=*m,*m,0"(ptr elementtype(i32) %p, ptr elementtype(i32) %p, i32 7)
  %4 = call i32 asm sideeffect "xchgl $0, $1", "=r,*m"(ptr elementtype(i32) %p)
  %5 = extractvalue { i32, ptr } %2, 1
  call void (...) @use(i32 %1, ptr %5, i32 %3)
"#,
        expect![[r#"
            b0:
                fence seq_cst
                fence seq_cst
                %2: i32 = unsupported "inline assembly `xchgl $0, $1` (many libraries have a switch for the compiler's builtins instead)" line 9
                call fn1(%0, %1, i32 7)
                return
        "#]],
    );
}

#[test]
fn inline_assembly_that_is_an_access() {
    check_body(
        "i32 %x, ptr %p",
        r#"
  %1 = call i32 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m,~{memory}"(ptr elementtype(i32) %p, i32 %x, ptr elementtype(i32) %p)
  %2 = call { i8, i32 } asm sideeffect "lock; cmpxchgl $3, $1\0A\09sete $0", "=q,=*m,={ax},r,2,*m,~{cc}"(ptr elementtype(i32) %p, i32 %x, i32 7, ptr elementtype(i32) %p)
  %3 = call { i32, i32 } asm sideeffect "lock cmpxchg $3, $1", "={@ccz},=*m,={ax},r,2,*m"(ptr elementtype(i32) %p, i32 %x, i32 7, ptr elementtype(i32) %p)
  call void asm sideeffect "lock; orb $1, $0", "=*m,iq,*m"(ptr elementtype(i8) %p, i8 4, ptr elementtype(i8) %p)
  call void asm sideeffect "subl $$2, ($0)", "r"(ptr %p)
  %4 = call i64 asm sideeffect "movq $1, $0", "=r,*m"(ptr elementtype(i64) %p)
  call void asm sideeffect "movl $1, $0", "=*m,r"(ptr elementtype(i32) %p, i32 %x)
  %5 = extractvalue { i8, i32 } %2, 0
  %6 = extractvalue { i32, i32 } %3, 0
  call void (...) @use(i32 %1, i8 %5, i32 %6, i64 %4)
"#,
        expect![[r#"
            b0:
                %2: i32 = rmw xchg seq_cst %1, %0
                %3: i32, %4: i1 = cmpxchg seq_cst seq_cst %1, i32 7, %0
                %5: i8 = zext %4
                %6: i32, %7: i1 = cmpxchg seq_cst seq_cst %1, i32 7, %0
                %8: i32 = zext %7
                %9: i8 = rmw or seq_cst %1, i8 4
                %10: i8 = or %9, i8 4
                %11: i1 = compare eq %10, i8 0
                %12: i1 = compare slt %10, i8 0
                %13: i32 = load %1
                %14: i32 = sub %13, i32 2
                store %14, %1
                %15: i1 = compare ult %13, i32 2
                %16: i1 = compare eq %14, i32 0
                %17: i1 = compare slt %14, i32 0
                %18: i64 = load acquire %1
                store release %0, %1
                call fn1(%2, %5, %8, %18)
                return
        "#]],
    );
}

#[test]
fn memory_intrinsics() {
    check_body(
        "ptr %p, ptr %q, i32 %n",
        r#"
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr %p, ptr %q, i32 %n, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 -1, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(i64 8, ptr %p)
  call void @llvm.lifetime.end.p0(ptr %p)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %1 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %1)
  call void @llvm.trap()
"#,
        expect![[r#"
            b0:
                memcpy %0, %1, i64 16, align 4
                %3: i64 = zext %2
                memmove %0, %1, %3, align 1
                memset %0, i8 255, i64 8, align 1
                %4: ptr = stack_save
                stack_restore %4
                trap
                return
        "#]],
    );
}

#[test]
fn lifetimes_are_kept_where_they_are_exact() {
    // Of `%early` the address is used before the loop that its lives begin in, `%twice` begins in two places.
    check_body(
        "ptr %p, i1 %c",
        r#"
  %once = alloca i32
  %turn = alloca i32
  %early = alloca i32
  %twice = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %once)
  store ptr %early, ptr %p
  br label %loop
loop:
  call void @llvm.lifetime.start.p0(i64 4, ptr %turn)
  call void @llvm.lifetime.start.p0(ptr %early)
  call void @llvm.lifetime.start.p0(i64 4, ptr %twice)
  store ptr %turn, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %twice)
  call void @llvm.lifetime.end.p0(ptr %early)
  call void @llvm.lifetime.end.p0(i64 4, ptr %turn)
  br i1 %c, label %loop, label %done
done:
  call void @llvm.lifetime.end.p0(i64 4, ptr %once)
  call void @llvm.lifetime.start.p0(i64 4, ptr %twice)
  call void @llvm.lifetime.end.p0(i64 4, ptr %twice)
"#,
        expect![[r#"
            b0:
                %2: ptr = alloca i64 4, align 4
                %3: ptr = alloca i64 4, align 4
                %4: ptr = alloca i64 4, align 4
                %5: ptr = alloca i64 4, align 4
                lifetime_start %2
                store %4, %0
                jump b1
            b1:
                lifetime_start %3
                store %3, %0
                lifetime_end %3
                branch %1, b1, b2
            b2:
                lifetime_end %2
                return
        "#]],
    );
}

#[test]
fn integer_intrinsics() {
    check_body(
        "i32 %a, i32 %b, <2 x i32> %v",
        r#"
  %1 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %2 = extractvalue { i32, i1 } %1, 1
  %3 = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %4 = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %5 = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 3)
  %6 = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %7 = call i64 @llvm.objectsize.i64.p0(ptr @g, i1 true, i1 true, i1 false)
  %8 = call i1 @llvm.is.constant.i32(i32 %a)
  %9 = call i64 @llvm.expect.i64(i64 4, i64 0)
  %10 = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v)
  %11 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %v, <2 x i32> splat (i32 3))
  %12 = call ptr @llvm.ptrmask.p0.i64(ptr @g, i64 -16)
  %13 = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  %14 = call i32 @llvm.no.such.thing.i32(i32 %a)
  %15 = call i64 @llvm.readcyclecounter()
  call void (...) @use(i1 %2, i64 %7, i1 %8, i64 %9, i64 %15)
"#,
        expect![[r#"
            b0:
                %4: i32, %5: i1 = sadd_overflow %0, %1
                %6: i32 = umax %0, %1
                %7: i32 = ctlz %0
                %8: i32 = fshl %0, %1, i32 3
                %9: i32 = abs %0
                %10: i32 = add %2, %3
                %11: i32 = smin %2, i32 3
                %12: i32 = smin %3, i32 3
                %13: i64 = ptrtoint g0
                %14: i64 = and %13, i64 18446744073709551600
                %15: i64 = sub %14, %13
                %16: ptr = address g0, index %15 * 1
                %17: i1 = compare ugt %0, %1
                %18: i1 = compare ult %0, %1
                %19: i8 = select %18, i8 255, i8 0
                %20: i8 = select %17, i8 1, %19
                %21: i32 = unsupported "intrinsic `llvm.no.such.thing.i32`" line 15
                %22: i64 = call fn6()
                call fn1(%5, i64 0, i1 0, i64 4, %22)
                return
        "#]],
    );
}

#[test]
fn float_intrinsics() {
    check_body(
        "double %x, float %y",
        r#"
  %1 = call double @llvm.fabs.f64(double %x)
  %2 = call double @llvm.fmuladd.f64(double %x, double %1, double 1.0)
  %3 = call float @llvm.copysign.f32(float %y, float -1.0)
  %4 = call i32 @llvm.fptosi.sat.i32.f64(double %2)
  %5 = call double @llvm.powi.f64.i32(double %x, i32 3)
  %6 = call double @llvm.minimum.f64(double %x, double %1)
  %7 = call i1 @llvm.is.fpclass.f32(float %y, i32 516)
  %8 = call double @llvm.roundeven.f64(double %x)
  %9 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 0xK3FFF8000000000000000)
"#,
        expect![[r#"
            b0:
                %2: f64 = fabs %0
                %3: f64 = fmul %0, %2
                %4: f64 = fadd %3, f64 1.0
                %5: f32 = fcopysign %1, f32 -1.0
                %6: i32 = fptosi_sat %4
                %7: f64 = sitofp i32 3
                %8: f64 = fpow %0, %7
                %9: f64 = fmin %0, %2
                %10: i1 = compare foeq %0, %2
                %11: i64 = bitcast %0
                %12: i64 = bitcast %2
                %13: i64 = or %11, %12
                %14: f64 = bitcast %13
                %15: f64 = select %10, %14, %9
                %16: i1 = compare funo %0, %2
                %17: f64 = fadd %0, %2
                %18: f64 = select %16, %17, %15
                %19: i32 = bitcast %1
                %20: i32 = and %19, i32 2147483647
                %21: i32 = sub %20, i32 2139095040
                %22: i1 = compare ult %21, i32 1
                %23: i1 = compare slt %19, i32 0
                %24: i1 = and %22, %23
                %25: i1 = or i1 0, %24
                %26: i32 = sub %20, i32 2139095040
                %27: i1 = compare ult %26, i32 1
                %28: i1 = compare sge %19, i32 0
                %29: i1 = and %27, %28
                %30: i1 = or %25, %29
                %31: f64 = frint %0
                %32: i128 = unsupported "intrinsic `llvm.sqrt.f80`" line 10
                return
        "#]],
    );
}

#[test]
fn uses_before_definitions() {
    check(
        r#"
define i32 @f(i32 %n) {
entry:
  br label %loop

later:
  %d = bitcast ptr %c to ptr
  %e = load i32, ptr %d
  ret i32 %e

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ null, %entry ], [ %c, %loop ]
  %next = add i32 %i, 1
  %c = getelementptr i8, ptr @x, i32 %i
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %later
}
@x = external global [0 x i8]
"#,
        expect![[r#"
            g0 = global "x" size 0 align 1

            fn0 = function "f"(%0: i32) -> i32 {
            b0:
                jump b2
            b1:
                %1: i32 = load %6
                return %1
            b2:
                %2: i32 = phi b0: i32 0, b2: %4
                %3: ptr = phi b0: null, b2: %6
                %4: i32 = add %2, i32 1
                %5: i64 = sext %2
                %6: ptr = address g0, index %5 * 1
                %7: i1 = compare slt %4, %0
                branch %7, b2, b1
            }
        "#]],
    );
}

#[test]
fn phis_compute_constants_in_the_block_they_come_from() {
    check(
        r#"
@t = thread_local global i32 0
define ptr @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ @t, %0 ], [ getelementptr (i8, ptr @t, i64 4), %a ]
  ret ptr %p
}
"#,
        expect![[r#"
            g0 = global "t" size 4 align 4 thread_local init ""

            fn0 = function "f"(%0: i1) -> ptr {
            b0:
                %2: ptr = thread_local g0
                branch %0, b1, b2
            b1:
                %3: ptr = thread_local g0
                %4: ptr = address %3, offset 4
                jump b2
            b2:
                %1: ptr = phi b0: %2, b1: %4
                return %1
            }
        "#]],
    );
}

#[test]
fn phis_of_structs_and_of_double_edges() {
    check(
        r#"
define i64 @f(i32 %x, { i32, i64 } %s) {
entry:
  switch i32 %x, label %end [
    i32 0, label %end
    i32 -1, label %other
  ]
other:
  br label %end
end:
  %v = phi { i32, i64 } [ %s, %entry ], [ %s, %entry ], [ { i32 1, i64 2 }, %other ]
  %r = extractvalue { i32, i64 } %v, 1
  ret i64 %r
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32, %1: i32, %2: i64) -> i64 {
            b0:
                switch %0, [0: b2, 4294967295: b1], default b2
            b1:
                jump b2
            b2:
                %3: i32 = phi b0: %1, b1: i32 1
                %4: i64 = phi b0: %2, b1: i64 2
                return %4
            }
        "#]],
    );
}

#[test]
fn computed_goto() {
    check(
        r#"
@table = internal global [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two)]
define i32 @f(i64 %i) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %t = load ptr, ptr %p
  %same = icmp eq ptr %t, blockaddress(@f, %one)
  indirectbr ptr %t, [label %one, label %two, label %one]
one:
  ret i32 1
two:
  %z = zext i1 %same to i32
  ret i32 %z
}
"#,
        expect![[r#"
            g0 = global "table" size 16 align 8 init "" {0: fn0+2, 8: fn0+3}

            fn0 = function "f"(%0: i64) -> i32 {
            b0:
                %1: ptr = address g0, index %0 * 8
                %2: ptr = load %1
                %3: ptr = address fn0, offset 2
                %4: i1 = compare eq %2, %3
                %5: i64 = ptrtoint fn0
                %6: i64 = ptrtoint %2
                %7: i64 = sub %6, %5
                switch %7, [2: b1, 3: b2], default b3
            b1:
                return i32 1
            b2:
                %8: i32 = zext %4
                return %8
            b3:
                unreachable
            }
        "#]],
    );
}

#[test]
fn invoke_goes_on_at_the_normal_destination() {
    check(
        r#"
define i32 @f() personality ptr @pers {
entry:
  %r = invoke i32 @g()
          to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %x = phi i32 [ 7, %entry ]
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr null]
  resume { ptr, i32 } %l
}
declare i32 @g()
declare i32 @pers(...)
"#,
        expect![[r#"
            fn0 = function "f"(...) -> i32 {
            b0:
                %0: i32 = call fn1()
                jump b1
            b1:
                return %0
            b2:
                %1: i32 = phi
                %2: ptr, %3: i32 = unsupported "exception handling (`landingpad`)" line 10
                unsupported "instruction `resume`" line 14
                unreachable
            }

            fn1 = function "g"() -> i32

            fn2 = function "pers"(...) -> i32
        "#]],
    );
}

#[test]
fn jumps_that_cannot_be_executed() {
    check(
        r#"
define i32 @f(ptr %p) {
  callbr void asm sideeffect "jmp ${0:l}", "!i"()
          to label %a [label %b]
a:
  %v = brandnew fast i32 %p, { i8 } !foo
  %w = add i32 %v, 1
  ret i32 %w
b:
  newjump label %a, label %b
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: ptr) -> i32 {
            b0:
                unsupported "assembly that jumps (`callbr`)" line 3
                unreachable
            b1:
                unsupported "instruction `brandnew`" line 6
                %1: i32 = add undef i32, i32 1
                return %1
            b2:
                unsupported "instruction `newjump`" line 10
                unreachable
            }
        "#]],
    );
}

#[test]
fn va_arg() {
    check(
        r#"
define double @f(ptr %ap, ...) {
  call void @llvm.va_start.p0(ptr %ap)
  %i = va_arg ptr %ap, i32
  %d = va_arg ptr %ap, double
  %b = va_arg ptr %ap, i128
  call void @llvm.va_copy.p0(ptr %ap, ptr %ap)
  call void @llvm.va_end.p0(ptr %ap)
  ret double %d
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
"#,
        expect![[r#"
            fn0 = function "f"(%0: ptr, ...) -> f64 {
            b0:
                va_start %0
                %1: ptr = address %0, offset 8
                %2: ptr = address %0, offset 16
                %3: i32 = load %0
                %4: ptr = load %1
                %5: ptr = load %2
                %6: i1 = compare ule %3, i32 40
                %7: i64 = zext %3
                %8: ptr = address %5, index %7 * 1
                %9: ptr = select %6, %8, %4
                %10: i32 = add %3, i32 8
                %11: i32 = select %6, %10, %3
                %12: ptr = address %4, offset 8
                %13: ptr = select %6, %4, %12
                store %11, %0
                store %13, %1
                %14: i32 = load %9
                %15: ptr = address %0, offset 4
                %16: ptr = address %0, offset 8
                %17: ptr = address %0, offset 16
                %18: i32 = load %15
                %19: ptr = load %16
                %20: ptr = load %17
                %21: i1 = compare ule %18, i32 160
                %22: i64 = zext %18
                %23: ptr = address %20, index %22 * 1
                %24: ptr = select %21, %23, %19
                %25: i32 = add %18, i32 16
                %26: i32 = select %21, %25, %18
                %27: ptr = address %19, offset 8
                %28: ptr = select %21, %19, %27
                store %26, %15
                store %28, %16
                %29: f64 = load %24
                %30: i128 = unsupported "`va_arg` of this type" line 6
                memcpy %0, %0, i64 24, align 8
                return %29
            }
        "#]],
    );
}

#[test]
fn numbers_of_things_without_names() {
    check(
        r#"
define i32 @f(i32, i32 %named, i32) {
  %3 = add i32 %0, %1
  br label %4
4:
  %5 = phi i32 [ %3, %2 ]
  call i32 @f(i32 %5, i32 %0, i32 %1)
  %7 = add i32 %6, %5
  ret i32 %7
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: i32, %1: i32, %2: i32) -> i32 {
            b0:
                %3: i32 = add %0, %2
                jump b1
            b1:
                %4: i32 = phi b0: %3
                %5: i32 = call fn0(%4, %0, %2)
                %6: i32 = add %5, %4
                return %6
            }
        "#]],
    );
}

#[test]
fn names_with_quotes() {
    check(
        r#"
%"a type" = type { i32 }
@"a b\22" = global %"a type" { i32 3 }
define i32 @"f g"(ptr %"the arg") {
"first block":
  %"x y" = load i32, ptr @"a b\22"
  br label %"second block"
"second block":
  ret i32 %"x y"
}
"#,
        expect![[r#"
            g0 = global "a b\22" size 4 align 4 init "\03"

            fn0 = function "f g"(%0: ptr) -> i32 {
            b0:
                %1: i32 = load g0
                jump b1
            b1:
                return %1
            }
        "#]],
    );
}

#[test]
fn initialisers() {
    check(
        r#"
%n = type { i32, ptr, [2 x i8] }
@a = global %n { i32 1, ptr @b, [2 x i8] c"x\00" }, align 8
@b = constant [3 x %n] [%n zeroinitializer, %n { i32 -1, ptr getelementptr inbounds ([3 x %n], ptr @b, i64 0, i64 1, i32 2), [2 x i8] undef }, %n zeroinitializer]
@c = global [1000000 x i64] zeroinitializer
@d = global <{ [12 x i8], i32 }> <{ [12 x i8] zeroinitializer, i32 258 }>
@e = global <2 x i32> <i32 1, i32 2>
@f = global { i1, i128, float, double, half, x86_fp80 } { i1 true, i128 -2, float 1.5, double -2.5, half 0xH3E00, x86_fp80 0xK3FFF8000000000000000 }
@g = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @c, i64 100) to i64), i64 ptrtoint (ptr @c to i64))
@h = global ptr inttoptr (i64 4096 to ptr)
@i = global i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)) to i32)
@j = thread_local(initialexec) global i32 7
@k = external thread_local global i32
@l = external global %opaque
@m = weak_odr hidden unnamed_addr addrspace(0) global ptr @func, section "x,y", comdat($m), align 16
@n = global ptr @alias
@o = global ptr null, !dbg !0
@alias = alias i32, getelementptr (i8, ptr @alias2, i64 4)
@alias2 = internal alias %n, ptr @a
%opaque = type opaque
$m = comdat any
declare extern_weak void @func()
!0 = !{}
"#,
        expect![[r#"
            g0 = global "a" size 24 align 8 init "\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00x" {8: g1}
            g1 = global "b" size 72 align 8 constant init "\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\ff\ff\ff\ff" {32: g1+40}
            g2 = global "c" size 8000000 align 8 init ""
            g3 = global "d" size 16 align 1 init "\00\00\00\00\00\00\00\00\00\00\00\00\02\01"
            g4 = global "e" size 8 align 8 init "\01\00\00\00\02"
            g5 = global "f" size 80 align 16 init "\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\fe\ff\ff\ff\ff\ff\ff\ff\ff\ff\ff\ff\ff\ff\ff\ff\00\00\c0?\00\00\00\00\00\00\00\00\00\00\04\c0\00>\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\ff?"
            g6 = global "g" size 8 align 8 init "d"
            g7 = global "h" size 8 align 8 init "\00\10"
            g8 = global "i" size 4 align 4
            g9 = global "j" size 4 align 4 thread_local init "\07"
            g10 = global "k" size 4 align 4 thread_local
            g11 = global "l" size 0 align 1
            g12 = global "m" size 8 align 16 init "" {0: fn0}
            g13 = global "n" size 8 align 8 init "" {0: g0+4}
            g14 = global "o" size 8 align 8 init ""

            fn0 = function "func"() weak
        "#]],
    );
}

#[test]
fn old_pointers_in_initialisers() {
    check(
        r#"
@s = private unnamed_addr constant [3 x i8] c"ab\00"
@p = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @s, i32 0, i32 1)
@q = global i32 (i8*, ...)* bitcast (i32 (...)* @f to i32 (i8*, ...)*)
@r = global i64 ptrtoint (i8** @p to i64)
declare i32 @f(...)
"#,
        expect![[r#"
            g0 = global "s" size 3 align 1 constant init "ab"
            g1 = global "p" size 8 align 8 init "" {0: g0+1}
            g2 = global "q" size 8 align 8 init "" {0: fn0}
            g3 = global "r" size 8 align 8 init "" {0: g1}

            fn0 = function "f"(...) -> i32
        "#]],
    );
}

#[test]
fn constructors_by_priority() {
    check(
        r#"
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @c, ptr null }, { i32, ptr, ptr } { i32 101, ptr @a, ptr null }, { i32, ptr, ptr } { i32 200, ptr @b, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @a, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @b, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
declare void @a()
declare void @b()
declare void @c()
"#,
        expect![[r#"
            constructors fn0, fn1, fn2
            destructors fn1, fn0
            fn0 = function "a"()

            fn1 = function "b"()

            fn2 = function "c"()
        "#]],
    );
}

#[test]
fn everything_at_the_top_level_that_means_nothing_here() {
    check(
        r#"
; ModuleID = 'x'
source_filename = "x.c"
target datalayout = "e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
module asm ".globl foo"
$c = comdat nodeduplicate
@i = ifunc i32 (), ptr @resolver
define linkonce_odr dso_local noundef i32 @f() local_unnamed_addr #0 section "s" partition "p" comdat($c) align 16 gc "statepoint" prefix i32 1 prologue { i8, i8 } { i8 1, i8 2 } personality ptr @p !prof !1 {
  %r = call i32 @i()
  ret i32 %r
  uselistorder i32 %r, { 1, 0 }
}
declare !foo !1 void @p(...) #1
declare ptr @resolver()
attributes #0 = { nounwind memory(none) "k"="v" uwtable(sync) captures(address, read_provenance) }
attributes #1 = { alwaysinline }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !{!1, !0}
^0 = module: (path: "x", hash: (0, 0))
uselistorder ptr @p, { 1, 0 }
"#,
        expect![[r#"
            fn0 = function "f"(...) -> i32 {
            b0:
                %0: i32 = unsupported "call of ifunc `@i`" line 10
                return %0
            }

            fn1 = function "p"(...)

            fn2 = function "resolver"() -> ptr
        "#]],
    );
}

#[test]
fn values_too_large_to_take_apart() {
    check(
        r#"
define void @f(ptr %p) {
  %x = load [1000000 x i32], ptr %p
  store [1000000 x i32] %x, ptr %p
  %y = phi2 i32 0
  %z = insertvalue [1000000 x i32] %x, i32 1, 77
  %w = extractvalue [1000000 x i32] %z, 3
  %v = add i32 %w, 1
  ret void
}
define [1000000 x i32] @g([1000000 x i32] %x) {
  ret [1000000 x i32] %x
}
define void @h() {
  %x = call [1000000 x i32] @g([1000000 x i32] zeroinitializer)
  ret void
}
"#,
        expect![[r#"
            fn0 = function "f"(%0: ptr) {
            b0:
                unsupported "load of a value of this size" line 3
                unsupported "store of a value of this size" line 4
                unsupported "instruction `phi2`" line 5
                unsupported "a member of a value of this size" line 6
                unsupported "a member of a value of this size" line 7
                %1: i32 = add undef i32, i32 1
                return
            }

            fn1 = function "g"() {
            b0:
                unsupported "a parameter or result of this size" line 11
                unreachable
            }

            fn2 = function "h"(...) {
            b0:
                unsupported "an argument of this size" line 15
                return
            }
        "#]],
    );
}

/// LLVM 18 changed the alignment of `i128`; the data layout string says which one a module was compiled for.
#[test]
fn alignment_of_wide_integers_follows_the_data_layout() {
    let size = |layout: &str| {
        let module =
            common::read(&format!("target datalayout = \"{layout}\"\n@x = global {{ i64, i128 }} zeroinitializer\n"));
        module.globals.as_slice()[0].size
    };
    assert_eq!(size("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"), 24);
    assert_eq!(size("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"), 32);
}

/// A weak variable that nothing defines has no address.
#[test]
fn weak_variables_may_be_absent() {
    check(
        "@w = extern_weak global i32\n@p = global ptr @w\ndefine i1 @f() {\n  %c = icmp ne ptr @w, null\n  ret i1 %c\n}\n",
        expect![[r#"
            g0 = global "p" size 8 align 8 init ""

            fn0 = function "f"(...) -> i1 {
            b0:
                %0: i1 = compare ne null, null
                return %0
            }
        "#]],
    );
}
