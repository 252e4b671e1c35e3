//! Each rule, violated.

use crate::*;

/// The rules that a module given as text violates.
#[track_caller]
fn rules(text: &str) -> Vec<u8> {
    let module = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut rules: Vec<u8> = verify(&module).into_iter().map(|error| error.rule).collect();
    rules.dedup();
    rules
}

/// The text violates this rule and no other.
#[track_caller]
fn check(rule: u8, text: &str) {
    assert_eq!(rules(text), [rule], "{text}");
}

/// A function with these lines as its only block violates this rule and no other; with `%0: i32`, `%1: ptr`, `%2: i1`,
/// `%3: f64`, `%4: i64` as parameters.
#[track_caller]
fn check_body(rule: u8, body: &str) {
    check(rule, &with_body(body));
}

fn with_body(body: &str) -> String {
    format!(
        "g0 = global \"g\" size 8 align 8 init \"\"\ng1 = global \"t\" size 8 align 8 thread_local init \"\"\n\
         fn0 = function \"f\"(%0: i32, %1: ptr, %2: i1, %3: f64, %4: i64) {{\nb0:\n{body}\n    return\n}}\n\
         fn1 = function \"callee\"(%0: i32) -> i32\nfn2 = function \"variadic\"(%0: i32, ...)\n"
    )
}

#[track_caller]
fn check_valid(body: &str) {
    assert_eq!(rules(&with_body(body)), [], "{body}");
}

#[test]
fn rule_1_locations() {
    check(1, "loc1 = file0:1:1");
    check(1, "loc1 = unknown:0:0 inlined loc7");
    check(1, "loc1 = unknown:0:0 inlined loc2\nloc2 = unknown:0:0 inlined loc1");
    let mut module = Module::new();
    module.locs = raddle_base::IdVec::new();
    assert!(verify(&module).iter().all(|error| error.rule == 1) && !verify(&module).is_empty());
}

#[test]
fn rule_2_debug_types() {
    check(2, "type0 = array type1 count 1 stride 1");
    check(2, "type0 = array type1 count 2 stride 8\ntype1 = record \"r\" size 8 {\"a\" offset 0 size 8 type0}");
    assert_eq!(
        rules(
            "type0 = record \"r\" size 8 {\"a\" offset 0 size 8 type1, \"b\" offset 8 size 8 type1}\ntype1 = pointer"
        ),
        []
    );
}

#[test]
fn rule_3_names() {
    check(3, "g0 = global \"a\" size 1 align 1\ng1 = global \"a\" size 1 align 1");
    check(3, "fn0 = function \"a\"()\nfn1 = function \"a\"()");
}

#[test]
fn rule_4_initialisers() {
    check(4, "g0 = global \"a\" size 1 align 1 init \"ab\"");
    check(4, "g0 = global \"a\" size 8 align 1 init \"\" {1: g0}");
    check(4, "g0 = global \"a\" size 8 align 1 init \"\" {18446744073709551615: g0}");
    check(4, "g0 = global \"a\" size 16 align 1 init \"\" {0: g0, 7: g0}");
    check(4, "g0 = global \"a\" size 16 align 1 init \"\" {8: g0, 0: g0}");
    check(4, "g0 = global \"a\" size 8 align 1 init \"\" {0: g1}");
    check(4, "g0 = global \"a\" size 8 align 1 init \"\" {0: fn0}");
    check(4, "g0 = global \"a\" size 8 align 1 init \"\" {0: g1}\ng1 = global \"t\" size 8 align 8 thread_local");
}

#[test]
fn rule_5_constructors() {
    check(5, "constructors fn0");
    check(5, "destructors fn0\nfn0 = function \"f\"(%0: i32, %1: i32, %2: i32, %3: i32)");
}

#[test]
fn rule_6_alignment() {
    check(6, "g0 = global \"a\" size 1 align 3");
    check_body(6, "%5: ptr = alloca i64 4, align 0");
}

#[test]
fn rule_7_parameters() {
    check(7, "fn0 = function \"f\"(%1: i32, %0: i32)");
    check(7, "fn0 = function \"f\"(%1: i32) {\n    unused %0: i32\n}");
}

#[test]
fn rule_8_widths() {
    check(8, "fn0 = function \"f\"(%0: i0)");
    check(8, "fn0 = function \"f\"() -> i129");
    check_body(8, "store i8 256, %1");
    check_body(8, "store ptr 1, %1");
    check_body(8, "store undef i0, %1");
    check_valid("store i128 340282366920938463463374607431768211455, %1");
}

#[test]
fn rule_9_ids() {
    check_body(9, "store %99, %1");
    check_body(9, "store b7, %1");
    check_body(9, "store fn7, %1");
    check_body(9, "store g7, %1");
    check_body(9, "store i8 1, %1 at loc7");
    check_body(9, "%5: ptr = thread_local g7");
    check_body(9, "call fn7()");
    check(9, "fn0 = function \"f\"() at loc3");
    check(9, "fn0 = function \"f\"() {\nb0:\n    jump b1\n}");
    check(9, "g0 = global \"g\" size 1 align 1 at loc4");
    check(9, "g0 = global \"g\" size 1 align 1 type type4");
    let mut module = parse("fn0 = function \"f\"() {\nb0:\n    return\n}").unwrap();
    let inst = Inst { kind: InstKind::StackSave, results: vec![ValueId(3)], loc: LocId::NONE };
    module.functions[FunctionId(0)].blocks[BlockId(0)].insts.push(inst);
    assert_eq!(verify(&module)[0].rule, 9);
}

#[test]
fn rule_10_one_definition() {
    check_body(10, "%5: i32 = load %1\n%5: i32 = load %1");
    check(10, "fn0 = function \"f\"() -> i32 {\nb0:\n    return %0\n    unused %0: i32\n}");
}

#[test]
fn rule_11_entry() {
    check(11, "fn0 = function \"f\"() {\nb0:\n    jump b0\n}");
}

#[test]
fn rule_12_phis() {
    let with_phi = |phi: &str| {
        format!(
            "fn0 = function \"f\"(%0: i1) {{\nb0:\n    branch %0, b1, b2\nb1:\n    jump b2\nb2:\n    %1: i8 = phi {phi}\n    \
             return\n}}"
        )
    };
    check(12, &with_phi("b0: i8 1"));
    check(12, &with_phi("b0: i8 1, b1: i8 2, b2: i8 3"));
    check(12, &with_phi("b0: i8 1, b1: i8 2, b1: i8 2"));
    check(12, &with_phi("b0: i8 1, b1: i16 2"));
    assert_eq!(rules(&with_phi("b1: i8 1, b0: i8 2")), []);
    // One entry per predecessor, not per edge.
    let twice =
        "fn0 = function \"f\"(%0: i1) {\nb0:\n    branch %0, b1, b1\nb1:\n    %1: i8 = phi b0: i8 1\n    return\n}";
    assert_eq!(rules(twice), []);
}

#[test]
fn rule_13_operands() {
    for body in [
        "%5: i32 = add %0, %4",
        "%5: f64 = add %3, %3",
        "%5: i32 = fadd %0, %0",
        "%5: ptr = add %1, %1",
        "%5: f64 = ctpop %3",
        "%5: i12 = bswap i12 1",
        "%5: i32 = fneg %0",
        "%5: i32 = fshl %0, %0, %4",
        "%5: i32 = fma %0, %0, %0",
        "%5: f64, %6: i1 = sadd_overflow %3, %3",
        "%5: i32, %6: i1 = sadd_overflow %0, i8 1",
        "%5: i1 = compare eq %0, %4",
        "spin_assume %0",
        "%5: i1 = compare eq %3, %3",
        "%5: i1 = compare foeq %0, %0",
        "%5: i32 = trunc %0",
        "%5: i8 = zext %0",
        "%5: i8 = fptosi %0",
        "%5: f64 = sitofp %3",
        "%5: f64 = fptrunc %3",
        "%5: f64 = fpext %3",
        "%5: i64 = ptrtoint %4",
        "%5: ptr = inttoptr %3",
        "%5: i32 = bitcast %4",
        "%5: i32 = select %0, %0, %0",
        "%5: i32 = select %2, %0, %4",
        "%5: ptr = address %4",
        "%5: ptr = address %1, index %0 * 4",
        "%5: ptr = alloca %0, align 4",
        "%5: i32 = load %4",
        "store %0, %0",
        "%5: i32 = rmw add seq_cst %0, %0",
        "%5: f64 = rmw add seq_cst %1, %3",
        "%5: i32 = rmw fadd seq_cst %1, %0",
        "%5: ptr = rmw umax seq_cst %1, %1",
        "%5: i32, %6: i1 = cmpxchg seq_cst seq_cst %4, %0, %0",
        "%5: i32, %6: i1 = cmpxchg seq_cst seq_cst %1, %4, %0",
        "%5: f64, %6: i1 = cmpxchg seq_cst seq_cst %1, %3, %3",
        "memcpy %4, %1, %4, align 1",
        "memcpy %1, %4, %4, align 1",
        "memcpy %1, %1, %0, align 1",
        "memset %1, %0, %4, align 1",
        "memset %1, i8 0, %0, align 1",
        "memset %0, i8 0, %4, align 1",
        "call_indirect %4()",
        "stack_restore %4",
        "lifetime_start %4",
        "lifetime_end %4",
    ] {
        check_body(13, body);
    }
}

#[test]
fn rule_14_results() {
    for body in [
        "%5: i64 = add %0, %0",
        "add %0, %0",
        "%5: i32 = ctpop %4",
        "%5: i32, %6: i8 = sadd_overflow %0, %0",
        "%5: i8 = compare eq %0, %0",
        "zext %0",
        "%5: i64 = select %2, %0, %0",
        "%5: i64 = address %1",
        "%5: i64 = alloca i64 4, align 4",
        "%5: i64 = thread_local g1",
        "load %1",
        "%5: i32, %6: i32 = load %1",
        "%5: i32 = store %0, %1",
        "%5: i64 = rmw add seq_cst %1, %0",
        "%5: i32 = cmpxchg seq_cst seq_cst %1, %0, %0",
        "%5: i32 = fence seq_cst",
        "%5: i32 = memset %1, i8 0, %4, align 1",
        "%5: i32 = stack_save",
        "%5: i32 = trap",
        "%5: i32 = loop_enter 0",
    ] {
        check_body(14, body);
    }
}

#[test]
fn rule_15_calls() {
    check_body(15, "%5: i32 = call fn1()");
    check_body(15, "%5: i32 = call fn1(%4)");
    check_body(15, "%5: i32 = call fn1(%0, %0)");
    check_body(15, "%5: i64 = call fn1(%0)");
    check_body(15, "call fn1(%0)");
    check_body(15, "call fn2()");
    check_body(15, "call fn2(%4, %0)");
    check_valid("%5: i32 = call fn1(%0)\ncall fn2(%0)\ncall fn2(%0, %3, %4)\n%6: i64 = call_indirect fn1(%3, %3)");
}

#[test]
fn rule_16_terminators() {
    let with = |terminator: &str| {
        format!("fn0 = function \"f\"(%0: i8, %1: f64) -> i8 {{\nb0:\n    {terminator}\nb1:\n    unreachable\n}}")
    };
    check(16, &with("branch %0, b1, b1"));
    check(16, &with("switch %1, [], default b1"));
    check(16, &with("switch %0, [1: b1, 1: b1], default b1"));
    check(16, &with("switch %0, [256: b1], default b1"));
    check(16, &with("goto %0, [b1]"));
    check(16, &with("return"));
    check(16, &with("return %1"));
    check(16, &with("return %0, %0"));
    assert_eq!(rules(&with("return %0")), []);
    assert_eq!(rules(&with("switch %0, [1: b1, 255: b1], default b1")), []);
}

#[test]
fn rule_17_dominance() {
    check_body(17, "store %5, %1\n%5: i32 = load %1");
    check_body(17, "%5: i32 = add %5, %5");
    let with = |b1: &str, b2: &str| {
        format!(
            "fn0 = function \"f\"(%0: i1, %1: ptr) {{\nb0:\n    branch %0, b1, b2\nb1:\n    {b1}\n    jump b2\nb2:\n    \
             {b2}\n    return\n}}"
        )
    };
    check(17, &with("%2: i8 = load %1", "store %2, %1"));
    check(17, &with("%2: i8 = load %1", "%3: i8 = phi b0: %2, b1: %2"));
    assert_eq!(rules(&with("%2: i8 = load %1", "%3: i8 = phi b0: i8 1, b1: %2")), []);
    // A phi sees the other phis of its block as they were.
    let around = "fn0 = function \"f\"(%0: i1) {\nb0:\n    jump b1\nb1:\n    %1: i8 = phi b0: i8 1, b1: %2\n    \
                  %2: i8 = phi b0: i8 2, b1: %1\n    branch %0, b1, b2\nb2:\n    return\n}";
    assert_eq!(rules(around), []);
    // In code that cannot be reached, anything dominates anything.
    let dead =
        "fn0 = function \"f\"(%0: ptr) {\nb0:\n    return\nb1:\n    store %1, %0\n    %1: i8 = load %0\n    return\n}";
    assert_eq!(rules(dead), []);
}

#[test]
fn rule_18_thread_locals() {
    check_body(18, "store i8 1, g1");
    check_body(18, "%5: ptr = thread_local g0");
    check_valid("%5: ptr = thread_local g1\nstore %5, g0");
}

#[test]
fn rule_19_orderings() {
    check_body(19, "%5: i32 = load release %1");
    check_body(19, "store acq_rel %0, %1");
    check_body(19, "%5: i32, %6: i1 = cmpxchg seq_cst release %1, %0, %0");
    check_body(19, "fence relaxed");
}

#[test]
fn rule_20_va_start() {
    check_body(20, "va_start %1");
    assert_eq!(rules("fn0 = function \"f\"(%0: ptr, ...) {\nb0:\n    va_start %0\n    return\n}"), []);
}

#[test]
fn rule_21_awaits() {
    check_body(21, "%5: i32 = await load %1 until eq %0");
    check_body(21, "%5: i32 = await load seq_cst volatile %1 until eq %0");
    check_body(21, "%5: i32 = await rmw xchg seq_cst %1, i32 1 until eq i32 0");
    check_body(21, "%5: i32, %6: i1 = await cmpxchg seq_cst seq_cst %1, i32 0, i32 1 until eq i32 0");
    check_body(21, "spin_await store seq_cst %0, %1 until eq i32 0");
    check_body(21, "spin_await fence seq_cst until eq i32 0");
    for body in [
        "%5: i32 = await load seq_cst %0 until eq i32 0",
        "%5: i32 = await load seq_cst %1 until eq i64 0",
        "%5: i32 = await load seq_cst %1 until foeq i32 0",
        "%5: i32 = await load seq_cst %1 until eq i32 0, mask i8 1 eq i32 0",
        "%5: i32 = await load seq_cst %1 until eq i32 0 or known %0",
        "%5: ptr = await load seq_cst %1 until mask %1 eq null",
        "%5: f64 = spin_await rmw xchg seq_cst %1, %3 until eq %3",
    ] {
        check_body(13, body);
    }
    check_body(14, "await load seq_cst %1 until known %2");
    check_body(14, "%5: i32 = spin_await cmpxchg seq_cst seq_cst %1, i32 0, i32 1 until eq i32 0");
    check_body(17, "%5: i32 = await load seq_cst %1 until eq %5");
    check_body(19, "%5: i32 = await load release %1 until eq %0");
    check_body(9, "%5: i32 = spin_await load seq_cst %1 until eq %0 loop loc9");
    check_valid("%5: i32 = await load acquire %1 until eq %0, ne i32 3 or known %2 or mask %0 slt i32 0");
    check_valid(
        "%5: ptr = spin_await load relaxed %1 until ne null\n%6: f64 = spin_await rmw xchg seq_cst %1, %3 until fone %3",
    );
    check_valid("%5: i32, %6: i1 = spin_await cmpxchg seq_cst seq_cst %1, %0, i32 1 until eq %0");
    // The text has no words for a condition without a test.
    let text = "fn0 = function \"f\"(%0: ptr) {\nb0:\n    %1: i8 = await load seq_cst %0 until eq i8 1\n    return\n}";
    for until in [vec![], vec![vec![]]] {
        let mut module = parse(text).unwrap();
        let InstKind::Await(this) = &mut module.functions[FunctionId(0)].blocks[BlockId(0)].insts[0].kind else {
            panic!("no await");
        };
        this.until = until;
        assert_eq!(verify(&module)[0].rule, 21);
    }
}

#[test]
fn errors_say_where() {
    let module = parse("fn0 = function \"f\"(%0: i32) {\nb0:\n    store %0, %0\n    return\n}").unwrap();
    assert_eq!(verify(&module)[0].to_string(), "fn0 b0: store %0, %0: the address is not a ptr (rule 13)");
}
