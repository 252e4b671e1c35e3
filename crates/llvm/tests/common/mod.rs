//! What the reader's tests share.
#![allow(dead_code, reason = "each test binary uses a part of it")]

use expect_test::Expect;
use raddle_ir::Module;
use std::path::PathBuf;

/// Reads a module that must be readable.
pub fn read(source: &str) -> Module {
    match raddle_llvm::read(source, "test.ll") {
        Ok(module) => module,
        Err(diagnostic) => panic!("{diagnostic}\n{source}"),
    }
}

/// The text of a module without locations (those have tests of their own).
pub fn text(module: &Module) -> String {
    let mut out = String::new();
    for line in module.to_string().lines() {
        if line.starts_with("loc") || line.starts_with("file") {
            continue;
        }
        let opens = if line.ends_with('{') { " {" } else { "" };
        let line = line.split(" at loc").next().unwrap_or(line).trim_end_matches(" {");
        out.push_str(line);
        out.push_str(opens);
        out.push('\n');
    }
    out.trim_start_matches('\n').to_owned()
}

/// Checks what a module is lowered to.
pub fn check(source: &str, expected: Expect) {
    expected.assert_eq(&text(&read(source)));
}

/// Checks what the instructions of one function are lowered to: `body` is its text, the function is
/// `define void @f(…)` with the given parameters.
pub fn check_body(params: &str, body: &str, expected: Expect) {
    let source = format!("define void @f({params}) {{{body}  ret void\n}}\n{DECLARATIONS}");
    let module = read(&source);
    let full = text(&module);
    let start = full.find("function \"f\"").and_then(|at| full[at..].find('\n').map(|n| at + n + 1)).unwrap_or(0);
    let end = full[start..].find("\n}").map_or(full.len(), |n| start + n + 1);
    expected.assert_eq(&full[start..end]);
}

/// What bodies may call and name.
pub const DECLARATIONS: &str = "
@g = global i32 0
@a = global [4 x i32] zeroinitializer
@tls = thread_local global i32 5
declare void @use(...)
declare i32 @k(i32, ptr)
declare void @byval(ptr byval({ i64, [3 x i32] }))
declare void @sret(ptr sret({ i64 }))
declare { i64, double } @pair({ i64, double }, [2 x i32])
!0 = !{}
declare void @llvm.abs.i32()
declare void @llvm.assume()
declare void @llvm.copysign.f32()
declare void @llvm.ctlz.i32()
declare void @llvm.expect.i64()
declare void @llvm.fabs.f64()
declare void @llvm.fmuladd.f64()
declare void @llvm.fptosi.sat.i32.f64()
declare void @llvm.fshl.i32()
declare void @llvm.is.constant.i32()
declare void @llvm.is.fpclass.f32()
declare void @llvm.lifetime.end.p0()
declare void @llvm.lifetime.start.p0()
declare void @llvm.memcpy.p0.p0.i64()
declare void @llvm.memmove.p0.p0.i32()
declare void @llvm.memset.p0.i64()
declare void @llvm.minimum.f64()
declare void @llvm.no.such.thing.i32()
declare void @llvm.objectsize.i64.p0()
declare void @llvm.powi.f64.i32()
declare void @llvm.prefetch.p0()
declare void @llvm.ptrmask.p0.i64()
declare void @llvm.readcyclecounter()
declare void @llvm.roundeven.f64()
declare void @llvm.sadd.with.overflow.i32()
declare void @llvm.smin.v2i32()
declare void @llvm.sqrt.f80()
declare void @llvm.stackrestore.p0()
declare void @llvm.stacksave.p0()
declare void @llvm.threadlocal.address.p0()
declare void @llvm.trap()
declare void @llvm.ucmp.i8.i32()
declare void @llvm.umax.i32()
declare void @llvm.vector.reduce.add.v2i32()
";

/// Checks the complaint about a module.
pub fn check_error(source: &str, expected: Expect) {
    match raddle_llvm::read(source, "test.ll") {
        Ok(module) => panic!("was read:\n{module}"),
        Err(diagnostic) => expected.assert_eq(&diagnostic.to_string()),
    }
}

/// The samples in the repository: path and content.
pub fn samples() -> Vec<(String, Vec<u8>)> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/ll"));
    let mut found = Vec::new();
    for compiler in ["clang-14", "clang-19", "clang-22", "rustc"] {
        let mut paths: Vec<_> = std::fs::read_dir(root.join(compiler))
            .expect("samples")
            .map(|entry| entry.expect("entry").path())
            .collect();
        paths.sort();
        for path in paths {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            found.push((format!("{compiler}/{name}"), std::fs::read(&path).expect("readable")));
        }
    }
    found
}
