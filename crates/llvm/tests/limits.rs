//! Hostile sizes: deep nesting, huge types, many of everything. Time and memory stay in proportion to the text.

use raddle_llvm::{Diagnostic, Limits, memory_max, read_with};
use raddle_test_support::{CountingAllocator, peak_during};
use std::fmt::Write;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

const LIMITS: Limits = Limits { zero_gap_bytes: 1 << 20 };

/// Reads within the stated memory.
fn read(what: &str, source: &str) -> Result<raddle_ir::Module, Diagnostic> {
    let (result, peak) = peak_during(|| read_with(source.as_bytes(), "limits.ll", LIMITS));
    let max = memory_max(source.len(), LIMITS);
    assert!(peak <= max, "{what}: {peak} bytes for an input of {}, allowed are {max}", source.len());
    result
}

fn refused(what: &str, source: &str) {
    assert!(read(what, source).is_err(), "{what} was read");
}

fn accepted(what: &str, source: &str) {
    if let Err(diagnostic) = read(what, source) {
        panic!("{what}: {diagnostic}");
    }
}

fn body(statements: impl Fn(&mut String)) -> String {
    let mut text = "@g = global i32 0\ndeclare void @use(...)\ndefine void @f(ptr %p, i32 %n) {\n".to_owned();
    statements(&mut text);
    text.push_str("  ret void\n}\n");
    text
}

#[test]
fn time_and_memory_are_bounded() {
    deep_nesting();
    large_types();
    amplification();
    many_of_everything();
    chains();
}

fn deep_nesting() {
    for open in ["(", "[", "{", "<", "[1 x ", "{ i32, ", "<{", "<2 x "] {
        let many = open.repeat(1_000_000);
        refused(open, &format!("@x = global {many}"));
        let many = open.repeat(100_000);
        refused(open, &format!("%t = type {many}"));
        refused(open, &format!("define void @f() {{\n  %x = alloca {many}\n  ret void\n}}\n"));
        refused(open, &many);
    }
    let close = "]".repeat(1_000_000);
    let types = format!("{}i32{close}", "[1 x ".repeat(1_000_000));
    refused("a deep type", &format!("@x = global {types} zeroinitializer\n"));
    let values = format!("{}i32 0{close}", "[1 x i32] [".repeat(1_000_000));
    refused("a deep value", &format!("@x = global [1 x i32] {values}\n"));
    for expression in ["bitcast (ptr ", "getelementptr (i8, ptr ", "ptrtoint (i64 ", "select (i1 ", "add (i64 "] {
        refused(expression, &format!("@x = global ptr {}", expression.repeat(300_000)));
        refused(expression, &body(|text| write!(text, "store ptr {}", expression.repeat(300_000)).unwrap()));
    }
    let stars = "*".repeat(1_000_000);
    accepted("many stars", &format!("@x = global i32{stars} null\n"));
    let functions = " ()".repeat(1_000_000);
    refused("functions that return functions", &format!("@x = global i32{functions} zeroinitializer\n"));
    accepted("deep metadata", &format!("!0 = {}{}\n", "!{".repeat(1_000_000), "}".repeat(1_000_000)));
}

fn large_types() {
    accepted("zeros cost nothing", "@x = global [70368744177664 x i8] zeroinitializer\n");
    refused("no object is that large", "@x = global [70368744177665 x i8] zeroinitializer\n");
    let gap = "@x = global <{ [8000000 x i8], i8 }> <{ [8000000 x i8] zeroinitializer, i8 1 }>\n";
    refused("zeros in front of something cost, and the budget is small", gap);
    assert!(raddle_llvm::read(gap, "limits.ll").is_ok(), "by default the budget is large enough");
    // Sizes double with every line.
    let mut doubling = "%t0 = type { i64, i64 }\n".to_owned();
    for level in 1..150 {
        writeln!(doubling, "%t{level} = type {{ %t{0}, %t{0} }}", level - 1).unwrap();
    }
    accepted("doubling types that are not used", &doubling);
    refused("doubling types", &format!("{doubling}@x = global %t149 zeroinitializer\n"));
    let value = "define void @f(ptr %p) {\n  %x = load %t30, ptr %p\n  store %t30 %x, ptr %p\n  ret void\n}\n";
    accepted("a large value", &format!("{doubling}{value}"));
    // A chain of named types deeper than any limit on nesting in the text.
    let mut chain = "%t0 = type { i64 }\n".to_owned();
    for level in 1..20_000 {
        writeln!(chain, "%t{level} = type {{ %t{} }}", level - 1).unwrap();
    }
    refused("a chain of types", &format!("{chain}@x = global %t19999 zeroinitializer\n"));
    let empties = "{}, ".repeat(100_000);
    let wide = format!("%e = type {{ {empties}i32 }}\n");
    let uses = body(|text| {
        for n in 0..20_000 {
            writeln!(text, "  %x{n} = load %e, ptr %p\n  %y{n} = extractvalue %e %x{n}, 100000").unwrap();
        }
    });
    accepted("many empty members", &format!("{wide}{uses}"));
}

/// Few characters that stand for many scalars.
fn amplification() {
    let lines = |line: &str| body(|text| text.push_str(&format!("  {line}\n").repeat(20_000)));
    accepted("loads", &lines("load [1024 x i8], ptr %p"));
    accepted("stores", &lines("store [1024 x i8] zeroinitializer, ptr %p"));
    accepted("splats", &lines("add <1024 x i8> splat (i8 1), splat (i8 2)"));
    accepted("selects", &lines("select i1 true, [1024 x i8] undef, [1024 x i8] zeroinitializer"));
    accepted("calls", &lines("call void (...) @use([1024 x i8] undef)"));
    accepted("results", &lines("call [1024 x i8] %p()"));
    accepted("elements", &lines("extractelement <1024 x i8> undef, i32 %n"));
    accepted("insertions", &lines("insertelement <1024 x i8> undef, i8 0, i32 %n"));
    accepted("shuffles", &lines("shufflevector <4 x i8> undef, <4 x i8> undef, <1024 x i32> zeroinitializer"));
    accepted("addresses", &lines("getelementptr i8, ptr %p, <1024 x i64> undef"));
    let on_value = |line: &str| {
        body(|text| {
            text.push_str("  %v = load <1024 x i8>, ptr %p\n");
            text.push_str(&format!("  {line}\n").repeat(20_000));
        })
    };
    accepted("casts", &on_value("bitcast <1024 x i8> %v to <512 x i16>"));
    accepted("freezes", &on_value("freeze <1024 x i8> %v"));
    accepted("members", &on_value("insertelement <1024 x i8> %v, i8 0, i32 0"));
    accepted("arguments", &on_value("call void (...) @use(<1024 x i8> %v)"));
    accepted("stores of a value", &on_value("store <1024 x i8> %v, ptr %p"));
    let mut distinct = body(|text| {
        for n in 1..=1024 {
            writeln!(text, "  load [{n} x i8], ptr %p\n  load [{n} x i16], ptr %p").unwrap();
        }
    });
    accepted("distinct types", &distinct);
    distinct.clear();
    for n in 0..20_000 {
        writeln!(distinct, "declare [1024 x i8] @f{n}([1024 x i8])").unwrap();
    }
    accepted("parameters", &distinct);
    let returns = "define [1024 x i8] @fN() {\n  ret [1024 x i8] undef\n}\n";
    let many: String = (0..5000).map(|n| returns.replace('N', &n.to_string())).collect();
    accepted("returned values", &many);
}

fn many_of_everything() {
    let mut text = String::new();
    for n in 0..50_000 {
        writeln!(text, "@g{n} = global i8 1").unwrap();
    }
    accepted("globals", &text);
    text.clear();
    for n in 0..20_000 {
        writeln!(text, "define void @f{n}() {{\n  ret void\n}}").unwrap();
    }
    accepted("functions", &text);
    accepted("instructions", &body(|text| text.push_str(&"  add i1 0,0\n".repeat(100_000))));
    let blocks = body(|text| {
        for n in 0..50_000 {
            writeln!(text, "  br label %b{n}\nb{n}:").unwrap();
        }
    });
    accepted("blocks", &blocks);
    let list = format!("@x = global [200000 x i8] [{}i8 1]\n", "i8 1,".repeat(199_999));
    accepted("a long initialiser", &list);
    let string = format!("@x = global [3000000 x i8] c\"{}\"\n", "x".repeat(3_000_000));
    accepted("a long string", &string);
    text.clear();
    for n in 0..50_000 {
        writeln!(text, "!{n} = !DILocation(line: {n}, column: 1, scope: !{})", n + 1).unwrap();
    }
    accepted("metadata", &text);
    let forward = body(|text| {
        text.push_str("  br label %b\na:\n");
        for n in 0..20_000 {
            writeln!(text, "  %x{n} = add i32 %y{n}, %y0").unwrap();
        }
        text.push_str("  ret void\nb:\n");
        for n in 0..20_000 {
            writeln!(text, "  %y{n} = add i32 1, 1").unwrap();
        }
        text.push_str("  br i1 true, label %a, label %c\nc:\n");
    });
    accepted("uses before definitions", &forward);
    refused("labels in one line", &format!("define void @f() {{\n{}\n}}\n", "a: ".repeat(100_000)));
    accepted("newlines", &format!("{}@x = global i32 0\n", "\n".repeat(2_000_000)));
}

/// Things that refer to the next of their kind.
fn chains() {
    let mut text = String::new();
    for n in 0..20_000 {
        writeln!(text, "@a{n} = alias i8, ptr @a{}", n + 1).unwrap();
    }
    refused("a chain of aliases", &format!("{text}@a20000 = global i8 0\n@x = global ptr @a0\n"));
    text.clear();
    text.push_str("define void @f() !dbg !0 {\n  ret void, !dbg !1\n}\n!0 = !DISubprogram(name: \"f\")\n");
    for n in 1..50_000 {
        writeln!(text, "!{n} = !DILocation(line: {n}, scope: !0, inlinedAt: !{})", n + 1).unwrap();
    }
    accepted("a chain of inlined calls", &text);
    text.clear();
    text.push_str("@x = global i32 0, !dbg !0\n!0 = !DIGlobalVariableExpression(var: !1)\n");
    text.push_str("!1 = !DIGlobalVariable(name: \"x\", type: !2)\n");
    for n in 2..50_000 {
        writeln!(text, "!{n} = !DICompositeType(tag: DW_TAG_structure_type, elements: !{{!DIDerivedType(tag: DW_TAG_member, baseType: !{})}})", n + 1).unwrap();
    }
    accepted("a chain of source types", &text);
    accepted("a source type in itself", &text.replace("baseType: !40", "baseType: !4"));
    // Casts that change nothing, each of the next one.
    let casts = body(|text| {
        text.push_str("  br label %b\na:\n");
        for n in 0..50_000 {
            writeln!(text, "  %x{n} = bitcast ptr %x{} to ptr", n + 1).unwrap();
        }
        text.push_str("  ret void\nb:\n  %x50000 = load ptr, ptr %p\n  br i1 true, label %a, label %c\nc:\n");
    });
    accepted("a chain of casts", &casts);
    let circle = "define void @f() {\n  ret void\na:\n  %x = bitcast ptr %y to ptr\n  %y = bitcast ptr %x to ptr\n  \
                  store i32 0, ptr %x\n  br label %a\n}\n";
    accepted("a circle of casts", circle);
}
