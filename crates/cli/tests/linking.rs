//! Programs of several files, as a user gives them: what is linked, what is refused and how, compilation databases,
//! arguments of `main`, and that a reported schedule replays from what the report prints.

use raddle_test_support::{Scratch, assert_code, assert_says};
use serde_json::Value;
use std::process::{Command, Output};

fn raddle(directory: &Scratch) -> Command {
    let mut command = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    command.current_dir(directory.path());
    command
}

fn check(directory: &Scratch, words: &[&str]) -> Output {
    raddle(directory).arg("check").args(words).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Runs the command that a report gives for its bug, in a shell as a user would.
fn again(directory: &Scratch, output: &Output) -> Output {
    let text = stdout(output);
    let command = text.lines().find_map(|line| line.strip_prefix("To see it again: raddle ")).expect("a command");
    let program = env!("CARGO_BIN_EXE_raddle");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("'{program}' {command}")]).current_dir(directory.path()).env_remove("RADDLE_CLANG");
    shell.output().unwrap()
}

/// A program of two files that loses an update, and takes an argument and a macro.
fn two_files(name: &str) -> Scratch {
    let scratch = Scratch::new(name);
    scratch.file(
        "main.c",
        "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\nextern int total;\nvoid *add(void *);\n\
         int main(int argc, char **argv) {\n    pthread_t a, b;\n    pthread_create(&a, 0, add, 0);\n\
         \x20   pthread_create(&b, 0, add, 0);\n    pthread_join(a, 0);\n    pthread_join(b, 0);\n\
         \x20   assert(argc == 3 && total == 2 * STEP * atoi(argv[2]) / 8);\n    return 0;\n}\n",
    );
    scratch.file("add.c", "int total;\nvoid *add(void *p) {\n    total += STEP;\n    return p;\n}\n");
    scratch
}

#[test]
fn a_bug_replays_from_what_the_report_prints() {
    let scratch = two_files("link-replay");
    let words = ["--arg", "two words", "--arg", "8", "main.c", "add.c", "--", "-DSTEP=3"];
    let output = check(&scratch, &words);
    assert_says(&output, 1, &["add.c:3", "main.c:12", "--arg 'two words' --arg 8 main.c add.c -- -DSTEP=3"]);
    assert_says(&again(&scratch, &output), 1, &["main.c:12", "assertion"]);
}

#[test]
fn every_subcommand_takes_several_files() {
    let scratch = two_files("link-subcommands");
    let with = |command: &str, more: &[&str]| {
        let words = ["--arg", "x", "--arg", "8", "main.c", "add.c", "--", "-DSTEP=1"];
        raddle(&scratch).arg(command).args(more).args(words).output().unwrap()
    };
    assert_code(&with("run", &[]), 0);
    assert_says(&with("passes", &["--function", "add"]), 0, &["add.c:3"]);
    assert_says(&with("compare", &["--json"]), 0, &["optimal", "main.c add.c"]);
    assert_says(&with("check", &["--emit", "ll"]), 0, &["; main.c", "; add.c", "define"]);
    assert_says(&with("check", &["--emit", "ir"]), 0, &["function \"add\"", "function \"main\""]);
    let json: Value = serde_json::from_str(&stdout(&with("check", &["--json"]))).unwrap();
    assert_eq!(json["program"], "main.c add.c");
    assert_eq!(json["bugs"][0]["location"]["file"], "main.c");
}

#[test]
fn a_name_that_is_defined_twice() {
    let scratch = Scratch::new("link-twice");
    scratch.file("a.c", "int twice(void) { return 1; }\nint main(void) { return twice(); }\n");
    scratch.file("b.c", "\nint twice(void) { return 2; }\n");
    let both =
        ["error: `twice` is defined twice", "a.c:1", "first defined here", "b.c:2", "defined again here", "help:"];
    assert_says(&check(&scratch, &["a.c", "b.c"]), 2, &both);
    scratch.file("c.ll", "define i32 @twice() {\n  ret i32 1\n}\n");
    assert_says(&check(&scratch, &["a.c", "c.ll"]), 2, &["`twice` is defined twice", "a.c:1", "c.ll:1"]);
    scratch.file("d.c", "int main(void) { return 0; }\n");
    assert_says(&check(&scratch, &["a.c", "d.c"]), 2, &["`main` is defined twice", "a.c:2", "d.c:1", "one program"]);
    scratch.file("h.h", "int in_header(void) { return 1; }\n");
    scratch.file("e.c", "#include \"h.h\"\n");
    scratch.file("f.c", "#include \"h.h\"\nint main(void) { return 0; }\n");
    let header = ["`in_header` is defined twice", "h.h:1", "for e.c", "for f.c", "static inline"];
    assert_says(&check(&scratch, &["e.c", "f.c"]), 2, &header);
    assert_says(&check(&scratch, &["a.c", "./a.c"]), 2, &["`./a.c` is given twice, as `a.c`"]);
}

#[test]
fn a_name_that_is_defined_nowhere() {
    let scratch = Scratch::new("link-nowhere");
    scratch.file("a.c", "void f(void);\nint main(void) { f(); }\n");
    scratch.file("b.c", "void g(int);\nextern int v;\nvoid f(void) {\n    g(3);\n    g(v);\n}\n");
    let missing = ["call of `g`", "b.c:4", "g(3);", "`v` is declared but defined nowhere", "b.c:5", "give the file"];
    assert_says(&check(&scratch, &["a.c", "b.c"]), 2, &missing);
    scratch.file("c.c", "int v = 1;\nvoid g(int x) { v += x; }\n");
    assert_says(&check(&scratch, &["a.c", "b.c", "c.c"]), 0, &["verified"]);
    assert_says(&check(&scratch, &["b.c", "c.c"]), 2, &["no function `main`"]);
}

#[test]
fn a_name_of_two_kinds() {
    let scratch = Scratch::new("link-kinds");
    scratch.file("a.c", "extern int x;\nint main(void) {\n    return x;\n}\n");
    scratch.file("b.c", "_Thread_local int x = 1;\n");
    let kinds = ["`x` is a variable in one file and a thread-local variable in another", "a.c:3", "b.c:1"];
    assert_says(&check(&scratch, &["a.c", "b.c"]), 2, &kinds);
    scratch.file("c.c", "void x(void) {}\n");
    assert_says(&check(&scratch, &["a.c", "c.c"]), 2, &["a function in another", "a.c:3", "c.c:1"]);
}

#[test]
fn equal_names_say_which_file() {
    let scratch = Scratch::new("link-equal");
    let part = |name: &str| {
        format!(
            "static int count;\nstatic void *worker(void *p) {{\n    count++;\n    return p;\n}}\n\
             void *(*start_{name}(void))(void *) {{ return worker; }}\nint *count_{name}(void) {{ return &count; }}\n"
        )
    };
    scratch.file("a.c", part("a"));
    scratch.file("b.c", part("b"));
    scratch.file(
        "main.c",
        "#include <pthread.h>\nvoid *(*start_a(void))(void *);\nvoid *(*start_b(void))(void *);\nint *count_b(void);\n\
         int main(void) {\n    pthread_t a, b;\n    pthread_create(&a, 0, start_a(), 0);\n\
         \x20   pthread_create(&b, 0, start_b(), 0);\n    ++*count_b();\n}\n",
    );
    let output = check(&scratch, &["--races", "error", "main.c", "a.c", "b.c"]);
    assert_says(&output, 1, &["data-race", "count@b.c", "worker@b.c", "b.c:3"]);
    let output = raddle(&scratch).args(["passes", "--function", "worker", "main.c", "a.c", "b.c"]).output().unwrap();
    assert_says(&output, 0, &["function \"worker@a.c\"", "function \"worker@b.c\""]);
}

#[test]
fn what_cannot_run_has_its_file() {
    let scratch = Scratch::new("link-unsupported");
    scratch.file("a.c", "void f(void);\nint main(void) { f(); }\n");
    scratch.file("b.ll", "define void @f() {\n  call void asm \"hlt\", \"\"()\n  ret void\n}\n");
    assert_says(&check(&scratch, &["a.c", "b.ll"]), 2, &["not supported", "b.ll:2", "hlt"]);
    scratch.file("c.ll", "define void @f() {\n  nonsense\n}\n");
    assert_says(&check(&scratch, &["a.c", "c.ll"]), 2, &["error:", "c.ll:2"]);
}

#[test]
fn flags_go_to_the_files_that_are_compiled() {
    let scratch = Scratch::new("link-flags");
    scratch.file("a.c", "int f(void);\nint main(void) { return f() - VALUE; }\n");
    scratch.file("b.ll", "define i32 @f() {\n  ret i32 3\n}\n");
    assert_says(&check(&scratch, &["a.c", "b.ll", "--", "-DVALUE=3"]), 0, &["verified"]);
    scratch.file("c.ll", "declare i32 @f()\ndefine i32 @main() {\n  %a = call i32 @f()\n  ret i32 %a\n}\n");
    assert_says(&check(&scratch, &["b.ll", "c.ll", "--", "-DX"]), 2, &["not compiled"]);
    assert_says(&check(&scratch, &["a.c", "b.ll"]), 2, &["a.c does not compile", "VALUE", "after `--`"]);
}

#[test]
fn arguments_of_main() {
    let scratch = Scratch::new("arguments");
    let text = "#include <assert.h>\n#include <string.h>\nint main(int argc, char **argv) {\n\
                \x20   assert(argc == 4 && argv[0][0] && !argv[4]);\n\
                \x20   assert(!strcmp(argv[1], \"-v\") && !argv[2][0] && !strcmp(argv[3], \"a b\"));\n\
                \x20   argv[1] = argv[3];\n    argv[3][0] = 'x';\n    assert(!strcmp(argv[1], \"x b\"));\n}\n";
    scratch.file("a.c", text);
    assert_says(&check(&scratch, &["--arg", "-v", "--arg", "", "--arg", "a b", "a.c"]), 0, &["verified"]);
    scratch.file("b.c", "int main(void) { return 0; }\n");
    assert_says(&check(&scratch, &["--arg", "x", "b.c"]), 2, &["`main`, which takes none", "b.c:1", "--arg"]);
    let beyond = "int main(int argc, char **argv) {\n    return argv[argc + 1] != 0;\n}\n";
    scratch.file("c.c", beyond);
    assert_says(&check(&scratch, &["--arg", "x", "c.c"]), 1, &["out-of-bounds", "argv"]);
}

/// A project whose build directory is beside its sources.
fn project(name: &str) -> Scratch {
    let scratch = Scratch::new(name);
    for directory in ["src", "include", "build", "other"] {
        std::fs::create_dir(scratch.path().join(directory)).unwrap();
    }
    scratch.file("include/p.h", "static inline int twice(int x) {\n    return BASE * x;\n}\nint f(int);\n");
    scratch.file("src/main.c", "#include \"p.h\"\nint main(void) { return f(2) - 10; }\n");
    scratch.file(
        "src/f.c",
        "#include \"p.h\"\n#ifndef __linux__\n#error\n#endif\nint f(int x) { return twice(x) + EXTRA; }\n",
    );
    scratch.file("other/g.c", "int g;\n");
    let root = scratch.path().display().to_string();
    let entry = |file: &str, flags: &str| {
        format!(
            r#"{{"directory": "{root}/build", "file": "{file}",
                "command": "/usr/bin/gcc -I../include -DBASE=2 {flags} -O2 -MD -MF x.d -o x.o -c {file}"}}"#
        )
    };
    let entries = [entry("../src/main.c", ""), entry(&format!("{root}/src/f.c"), "-DEXTRA=6 '-DTEXT=\\\"a b\\\"'")];
    scratch.file("build/compile_commands.json", format!("[{}]", entries.join(",\n")));
    scratch
}

#[test]
fn a_compilation_database_gives_files_and_flags() {
    let scratch = project("database");
    let database = "build/compile_commands.json";
    assert_says(&check(&scratch, &["--compile-commands", database]), 0, &["verified"]);
    assert_says(&check(&scratch, &["--compile-commands", "build"]), 0, &["verified"]);
    let named = ["--compile-commands", database, "src/f.c", "src/main.c"];
    assert_says(&check(&scratch, &named), 0, &["verified"]);
    // Flags of one's own win, and a bug has its place and its command.
    let output = raddle(&scratch).arg("check").args(named).args(["--", "-UEXTRA", "-DEXTRA=1/(x-2)"]).output().unwrap();
    assert_says(
        &output,
        1,
        &["src/f.c:5", "--compile-commands build/compile_commands.json src/f.c src/main.c -- -UEXTRA"],
    );
    let output = raddle(&scratch).arg("check").args(named).args(["--", "-UBASE", "-DBASE=1/(x-2)"]).output().unwrap();
    assert_says(&output, 1, &["--> include/p.h:2", "return BASE * x"]);
    assert_says(&again(&scratch, &output), 1, &["include/p.h:2"]);
    let all = ["check", "--compile-commands", database, "--", "-UBASE", "-DBASE=1/(x-2)"];
    let output = raddle(&scratch).args(all).output().unwrap();
    assert_says(&output, 1, &["--compile-commands build/compile_commands.json -- -UBASE"]);
    assert_says(&again(&scratch, &output), 1, &["include/p.h:2"]);
}

#[test]
fn compilation_databases_that_do_not_help() {
    let scratch = project("bad-database");
    let database = "build/compile_commands.json";
    let output = check(&scratch, &["--compile-commands", database, "src/main.c", "other/g.c"]);
    assert_says(&output, 2, &["`other/g.c` has no entry in", "it has entries for", "src/main.c", "help:"]);
    let output = check(&scratch, &["--compile-commands", "none.json", "src/main.c"]);
    assert_says(&output, 2, &["cannot read `none.json`", "CMake"]);
    scratch.file("bad.json", "{\"directory\": 3}");
    assert_says(
        &check(&scratch, &["--compile-commands", "bad.json"]),
        2,
        &["`bad.json` is not a compilation database"],
    );
    scratch.file("empty.json", "[]");
    assert_says(&check(&scratch, &["--compile-commands", "empty.json"]), 2, &["`empty.json` has no entries"]);
    let entry = |flags: &str| {
        let root = scratch.path().display();
        format!(
            r#"{{"directory": "{root}", "file": "src/main.c", "arguments": ["cc", {flags} "-Iinclude", "-DBASE=2", "src/main.c"]}}"#
        )
    };
    scratch.file("two.json", format!("[{}, {}]", entry(""), entry("\"-DX\",")));
    let output = check(&scratch, &["--compile-commands", "two.json", "src/main.c"]);
    assert_says(&output, 2, &["several entries", "different flags"]);
    scratch.file("gcc.json", format!("[{}]", entry("\"-fno-such-flag-of-clang\",")));
    let output = check(&scratch, &["--compile-commands", "gcc.json", "src/main.c"]);
    assert_says(
        &output,
        2,
        &["-fno-such-flag-of-clang", "its flags come from `gcc.json`", "leave out --compile-commands"],
    );
    // No files and no database is bad usage.
    assert_says(&check(&scratch, &[]), 2, &["<FILE>"]);
}

#[test]
fn standard_input_is_one_of_the_files() {
    let scratch = Scratch::new("link-stdin");
    scratch.file("b.c", "int f(void) { return 0; }\n");
    let mut command = raddle(&scratch);
    command.args(["check", "-", "b.c"]).stdin(std::process::Stdio::piped());
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"int f(void);\nint main(void) { return 1 / f(); }\n")
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_says(&output, 1, &["<stdin>:2", "return 1 / f();"]);
}
