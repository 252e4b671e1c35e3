//! Bad input of every kind: a diagnostic with a way forward and the right exit code, never a panic or a hang.

use raddle_test_support::{Scratch, assert_says};
use std::path::Path;
use std::process::{Command, Output};

fn raddle() -> Command {
    raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"))
}

fn check(file: &Path, flags: &[&str]) -> Output {
    raddle().arg("check").args(flags).arg(file).output().unwrap()
}

#[test]
fn no_file() {
    assert_says(&check(Path::new("no_such_file.c"), &[]), 2, &["error: there is no file `no_such_file.c`", "help:"]);
}

#[test]
fn no_argument() {
    assert_says(&raddle().arg("check").output().unwrap(), 2, &["<FILE>", "--help"]);
}

#[test]
fn a_directory() {
    let scratch = Scratch::new("directory.c");
    assert_says(&check(scratch.path(), &[]), 2, &["is a directory", "help:"]);
}

#[test]
fn an_empty_c_file() {
    let scratch = Scratch::new("empty-c");
    assert_says(&check(&scratch.file("empty.c", ""), &[]), 2, &["main"]);
}

#[test]
fn an_empty_ll_file() {
    let scratch = Scratch::new("empty-ll");
    assert_says(&check(&scratch.file("empty.ll", ""), &[]), 2, &["error:"]);
}

#[test]
fn c_that_does_not_compile() {
    let scratch = Scratch::new("does-not-compile");
    let output = check(&scratch.file("bad.c", "int main(void) { return undeclared; }\n"), &[]);
    assert_says(&output, 2, &["does not compile", "undeclared", "help:"]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(stderr.matches("undeclared identifier").count(), 1, "clang's message is shown once: {stderr}");
}

#[test]
fn no_main() {
    let scratch = Scratch::new("no-main");
    assert_says(&check(&scratch.file("lib.c", "int f(void) { return 1; }\n"), &[]), 2, &["error:", "main"]);
}

#[test]
fn no_clang() {
    let scratch = Scratch::new("no-clang");
    let file = scratch.file("a.c", "int main(void) { return 0; }\n");
    let output = raddle().arg("check").arg(&file).env("PATH", "").output().unwrap();
    assert_says(&output, 2, &["no clang found", "install", "--clang"]);
    let output = check(&file, &["--clang", "no-such-clang"]);
    assert_says(&output, 2, &["no clang at `no-such-clang`"]);
}

#[test]
fn a_reachable_unknown_function() {
    let scratch = Scratch::new("unknown");
    let text = "void frobnicate(int);\nint main(void) {\n    frobnicate(3);\n    return 0;\n}\n";
    assert_says(&check(&scratch.file("a.c", text), &[]), 2, &["frobnicate", "a.c:3", "frobnicate(3);", "help:"]);
}

#[test]
fn an_unreachable_unknown_function_is_fine() {
    let scratch = Scratch::new("unreachable");
    let text = "void frobnicate(int);\nvoid unused(void) { frobnicate(3); }\nint main(void) { return 0; }\n";
    assert_says(&check(&scratch.file("a.c", text), &[]), 0, &["verified"]);
}

#[test]
fn an_endless_local_loop() {
    let scratch = Scratch::new("loop");
    let text = "int main(void) {\n    unsigned i = 0;\n    for (;;)\n        i++;\n}\n";
    let file = scratch.file("a.c", text);
    assert_says(&check(&file, &["--max-local-steps", "100000"]), 3, &["incomplete", "a.c:", "--unroll"]);
    // It does not go round because of others: only a bound of its own cuts it.
    assert_says(
        &check(&file, &["--max-local-steps", "100000", "--unroll", "3"]),
        3,
        &["incomplete", "--unroll FILE:LINE=N"],
    );
    let cut = [
        "incomplete",
        "no execution came to its end: 1 cut by a loop bound",
        "cut the loop at",
        "a.c:3 in 1 execution",
    ];
    assert_says(&check(&file, &["--unroll", "a.c:3=3"]), 3, &cut);
    assert_says(&check(&file, &["--unroll", "a.c:1=3"]), 2, &["there is no loop at a.c:1", "go back at a.c:"]);
}

#[test]
fn an_endless_visible_loop() {
    let scratch = Scratch::new("spin");
    let text = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int flag, tries;\n\
                void *wait(void *p) {\n    while (!flag)\n        tries++;\n    return p;\n}\n\
                int main(void) {\n    pthread_t t;\n    pthread_create(&t, 0, wait, 0);\n    pthread_join(t, 0);\n}\n";
    let file = scratch.file("a.c", text);
    assert_says(&check(&file, &["--max-steps", "1000"]), 3, &["incomplete", "a.c:", "--unroll", "--max-steps"]);
}

#[test]
fn endless_recursion() {
    let scratch = Scratch::new("recursion");
    let text = "int f(int n) {\n    return f(n + 1) + 1;\n}\nint main(void) { return f(0); }\n";
    assert_says(&check(&scratch.file("a.c", text), &[]), 1, &["stack-overflow", "a.c:"]);
}

#[test]
fn a_terabyte_of_memory() {
    let scratch = Scratch::new("terabyte");
    let text =
        "#include <stdlib.h>\nint main(void) {\n    char *p = malloc(1ul << 40);\n    p[0] = 1;\n    free(p);\n}\n";
    assert_says(&check(&scratch.file("a.c", text), &[]), 3, &["incomplete", "a.c:3", "--program-memory"]);
}

#[test]
fn a_hundred_thousand_threads() {
    let scratch = Scratch::new("threads");
    let text = "#include <pthread.h>\nvoid *f(void *p) { return p; }\nint main(void) {\n\
                    for (int i = 0; i < 100000; i++) {\n        pthread_t t;\n\
                        pthread_create(&t, 0, f, 0);\n    }\n}\n";
    assert_says(&check(&scratch.file("a.c", text), &[]), 3, &["incomplete", "threads", "a.c:6"]);
}

#[test]
fn ir_cut_in_the_middle() {
    let scratch = Scratch::new("cut");
    let file = scratch.file("a.c", "int x;\nint main(void) { x = 1; return x; }\n");
    let whole = raddle().args(["check", "--emit", "ll"]).arg(&file).output().unwrap();
    assert!(whole.status.success());
    let text = String::from_utf8(whole.stdout).unwrap();
    let start = text.find("define").unwrap();
    for cut in [start + 10, start + 40, text.len() / 2] {
        let output = check(&scratch.file("cut.ll", &text[..cut]), &[]);
        assert_says(&output, 2, &["error:", "cut.ll"]);
    }
}

#[test]
fn ir_that_is_not_text() {
    let scratch = Scratch::new("utf8");
    assert_says(&check(&scratch.file("a.ll", b"; hello\n\xff\xfe\n"), &[]), 2, &["line 2", "UTF-8"]);
    assert_says(&check(&scratch.file("b.ll", b"BC\xc0\xde1234"), &[]), 2, &["bitcode", "llvm-dis"]);
    assert_says(&check(&scratch.file("c.bc", b"BC\xc0\xde1234"), &[]), 2, &["bitcode", "llvm-dis"]);
}

#[test]
fn c_that_is_not_text() {
    let scratch = Scratch::new("binary-c");
    assert_says(&check(&scratch.file("a.c", b"\xff\xfe\x00int"), &[]), 2, &["does not compile"]);
}

#[test]
fn files_of_other_kinds() {
    let scratch = Scratch::new("kinds");
    assert_says(&check(&scratch.file("a.cpp", "int main() {}"), &[]), 2, &["C++"]);
    assert_says(&check(&scratch.file("a.rs", "fn main() {}"), &[]), 2, &["rustc --emit=llvm-ir"]);
    assert_says(&check(&scratch.file("a.txt", "hello"), &[]), 2, &[".ll"]);
    assert_says(&check(&scratch.file("a.h", "int x;"), &[]), 2, &["header"]);
}

#[test]
fn bad_flags() {
    let bad: [&[&str]; 11] = [
        &["--no-such-flag"],
        &["--algorithm", "fast"],
        &["--races", "maybe"],
        &["--timeout", "soon"],
        &["--max-memory", "lots"],
        &["--nondet", "5..1"],
        &["--unroll", "-1"],
        &["--unroll", "a.c=3"],
        &["--unroll", "a.c:x=3"],
        &["--max-steps", "x"],
        &["--color", "blue"],
    ];
    for flags in bad {
        assert_says(&check(Path::new("a.c"), flags), 2, &["error:"]);
    }
    assert_says(&raddle().arg("chekc").output().unwrap(), 2, &["check"]);
}

#[test]
fn flags_for_clang_without_clang() {
    let scratch = Scratch::new("cflags");
    let file = scratch.file("a.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    let output = raddle().arg("check").arg(&file).args(["--", "-DX"]).output().unwrap();
    assert_says(&output, 2, &["not compiled"]);
    assert_says(&check(&file, &[]), 0, &["verified"]);
}

#[test]
fn a_token_that_is_none() {
    let scratch = Scratch::new("token");
    let file = scratch.file("a.c", "int main(void) { return 0; }\n");
    let output = raddle().args(["replay", "nonsense"]).arg(&file).output().unwrap();
    assert_says(&output, 2, &["token", "help:"]);
}

#[test]
fn data_races_that_are_not_asked_for() {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/pass/guided/statistics.c");
    let flags = ["--property", "assertions", "--races", "error"];
    let said = ["error: --races error asks for data races, and --property does not", "help: add `races` to --property"];
    assert_says(&check(&program, &flags), 2, &said);
    assert_says(
        &check(&program, &["--property", "speed"]),
        2,
        &["invalid value 'speed'", "assertions, deadlocks, livelocks, memory, races, all"],
    );
}

#[test]
fn flags_without_what_they_belong_to() {
    let scratch = Scratch::new("companions");
    let file = scratch.file("a.c", "int main(void) { return 0; }\n");
    for (flags, companion) in [
        (["--depth", "3"], "--algorithm symbolic"),
        (["--peephole", "full"], "--algorithm symbolic"),
        (["--solver", "batsat"], "--algorithm symbolic"),
        (["--checkpoint-every", "3"], "--checkpoint"),
    ] {
        let said = [
            format!("error: {} means nothing without {companion}", flags[0]),
            format!("help: add {companion}, or leave out {}", flags[0]),
        ];
        assert_says(&check(&file, &flags), 2, &said.each_ref().map(String::as_str));
    }
    assert_says(&check(&file, &["--algorithm", "symbolic", "--depth", "3"]), 0, &[]);
}
