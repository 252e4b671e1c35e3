//! The command as a user meets it: verdicts, limits, interrupts, JSON, replay.

use raddle_test_support::{Scratch, assert_code, assert_says};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn example(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples")).join(name)
}

fn raddle() -> Command {
    raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"))
}

/// A program with far more executions than anybody can wait for.
fn endless(scratch: &Scratch) -> PathBuf {
    scratch.file(
        "many.c",
        "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
         void *f(void *p) {\n    for (int i = 0; i < 8; i++)\n        atomic_fetch_add(&x, 1);\n    return p;\n}\n\
         int main(void) {\n    pthread_t t[8];\n    for (int i = 0; i < 8; i++)\n\
                 pthread_create(&t[i], 0, f, 0);\n}\n",
    )
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[track_caller]
fn json(output: &Output) -> Value {
    serde_json::from_str(&stdout(output)).expect("standard output is one JSON object")
}

#[test]
fn a_correct_program_is_verified() {
    let output = raddle().arg("check").arg(example("locked_update.c")).output().unwrap();
    assert_code(&output, 0);
    let text = stdout(&output);
    assert!(text.contains("verdict:  verified — no bug in any execution"), "{text}");
    assert!(output.stderr.is_empty(), "no progress line without a terminal");
}

#[test]
fn a_bug_is_shown_with_its_interleaving() {
    let output = raddle().arg("check").arg(example("lost_update.c")).output().unwrap();
    assert_code(&output, 1);
    let text = stdout(&output);
    for part in ["error[assertion]", "assert(counter == 2);", "counter is 0", "counter: 0 → 1", "raddle replay r"] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
    assert!(text.contains("warning[data-race]"), "{text}");
    assert!(text.contains("verdict:  bug — assertion at"), "{text}");
}

#[test]
fn a_deadlock_says_who_waits_for_what() {
    let output = raddle().arg("check").arg(example("transfer.c")).output().unwrap();
    assert_code(&output, 1);
    let text = stdout(&output);
    for part in ["error[deadlock]", "waits for mutex alice", "waits for mutex bob"] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

#[test]
fn json_has_the_fixed_fields_and_the_token_replays() {
    let file = example("lost_update.c");
    let output = raddle().args(["check", "--json"]).arg(&file).output().unwrap();
    assert_code(&output, 1);
    let value = json(&output);
    assert_eq!(value["schema"], 1);
    assert_eq!(value["verdict"], "bug");
    assert_eq!(value["algorithm"], "optimal");
    assert!(value["executions"]["complete"].as_u64().unwrap() > 0);
    assert!(value["events"].as_u64().unwrap() > 0);
    assert!(value["seconds"].is_number() && value["peak_memory_bytes"].as_u64().unwrap() > 0);
    let bug = &value["bugs"][0];
    assert_eq!(bug["kind"], "assertion");
    assert_eq!(bug["location"]["line"], 19);
    assert_eq!(value["warnings"][0]["kind"], "data-race");

    let token = bug["token"].as_str().unwrap();
    let output = raddle().args(["replay", token]).arg(&file).output().unwrap();
    assert_code(&output, 1);
    let text = stdout(&output);
    let steps = bug["interleaving"].as_array().unwrap().len();
    assert!(text.contains(&format!("> {steps}")), "{text}");
    assert!(text.contains("error[assertion]"), "{text}");

    let output = raddle().args(["replay", token]).arg(example("transfer.c")).output().unwrap();
    assert_code(&output, 2);
}

#[test]
fn every_algorithm_reports_the_same_verdict() {
    for (file, code) in [("locked_update.c", 0), ("lost_update.c", 1), ("transfer.c", 1)] {
        for algorithm in ["naive", "classic", "source", "optimal", "reads-from"] {
            let output = raddle().args(["check", "--algorithm", algorithm]).arg(example(file)).output().unwrap();
            assert_code(&output, code);
        }
    }
}

#[test]
fn run_shows_the_output_of_one_execution() {
    let scratch = Scratch::new("run");
    let text = "#include <stdio.h>\nint main(void) {\n    printf(\"hello %d\\n\", 42);\n    return 3;\n}\n";
    let file = scratch.file("hello.c", text);
    let output = raddle().arg("run").arg(&file).output().unwrap();
    assert_code(&output, 0);
    assert_eq!(stdout(&output), "hello 42\n");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("code 3"), "{stderr}");
}

#[test]
fn run_with_a_seed_is_repeatable() {
    let run = |seed: &str| {
        let output =
            raddle().args(["run", "--steps", "--seed", seed]).arg(example("locked_update.c")).output().unwrap();
        assert_code(&output, 0);
        stdout(&output)
    };
    assert_eq!(run("7"), run("7"));
    assert!((0..20).any(|seed| run(&seed.to_string()) != run("7")), "seeds matter");
}

/// One thread waits for another whose assumption fails.
#[test]
fn run_does_not_take_a_failed_assumption_for_a_deadlock() {
    let scratch = Scratch::new("assume");
    let program = |what: &str| {
        format!(
            "#include <pthread.h>\nvoid __VERIFIER_assume(int);\npthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
             void *f(void *p) {{\n    {what};\n    return p;\n}}\n\
             int main(void) {{\n    pthread_t t;\n    pthread_create(&t, 0, f, 0);\n    pthread_join(t, 0);\n}}\n"
        )
    };
    let run = |name: &str, what: &str| raddle().arg("run").arg(scratch.file(name, program(what))).output().unwrap();
    let output = run("assume.c", "__VERIFIER_assume(0)");
    assert_code(&output, 0);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("an assumption does not hold") && !stderr.contains("deadlock"), "{stderr}");
    let output = run("deadlock.c", "pthread_mutex_lock(&m); pthread_mutex_lock(&m)");
    assert_code(&output, 1);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("error[deadlock]: no thread can move"), "{stderr}");
}

#[test]
fn standard_input_is_c() {
    let mut child = raddle().args(["check", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let text = std::fs::read(example("lost_update.c")).unwrap();
    std::io::Write::write_all(child.stdin.as_mut().unwrap(), &text).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_code(&output, 1);
    assert!(stdout(&output).contains("assert(counter == 2);"), "{}", stdout(&output));
}

#[test]
fn passes_shows_each_function_before_and_after() {
    let scratch = Scratch::new("passes");
    let file = scratch.file(
        "wait.c",
        "#include <stdatomic.h>\natomic_int x, y;\nvoid waits(void) {\n  while (atomic_load(&x) && atomic_load(&y)) { }\n}\n\
         int main(void) { waits(); return 0; }\n",
    );
    let passes = |flags: &[&str]| raddle().arg("passes").args(flags).arg(&file).output().unwrap();
    let both = stdout(&passes(&["--function", "waits"]));
    let (before, after) = both.split_once("; after ").unwrap();
    assert!(before.starts_with("; as read\n") && before.contains("alloca") && !before.contains("spin_await"), "{both}");
    assert!(after.contains("purity, awaits") && !after.contains("alloca"), "{both}");
    let waits = after.lines().find(|line| line.contains("spin_await load seq_cst g1 until eq i32 0")).unwrap();
    assert!(waits.ends_with("; wait.c:4, loop wait.c:4"), "{both}");
    assert!(after.contains("; wait.c:4") && !both.contains("\"main\""), "{both}");
    let each = stdout(&passes(&["--each", "--no-purity"]));
    assert!(each.contains("; after promote") && !each.contains("purity") && each.contains("\"main\""), "{each}");
    let each = stdout(&passes(&["--each", "--function", "waits"]));
    let (_, purity) = each.split_once("; after purity").unwrap();
    let (purity, awaits) = purity.split_once("; after awaits").unwrap();
    assert!(purity.contains("spin_assume") && !purity.contains("spin_await"), "{each}");
    assert!(awaits.contains("spin_await") && !awaits.contains("spin_assume"), "{each}");
    let output = passes(&["--function", "nobody"]);
    assert_code(&output, 2);
    assert!(String::from_utf8_lossy(&output.stderr).contains("no function `nobody`"), "{output:?}");
}

#[test]
fn emit_shows_what_is_checked() {
    let file = example("locked_update.c");
    let ll = stdout(&raddle().args(["check", "--emit", "ll"]).arg(&file).output().unwrap());
    assert!(ll.contains("define") && ll.contains("@pthread_create"), "{ll}");
    let output = raddle().args(["check", "--emit", "ir"]).arg(&file).output().unwrap();
    assert_code(&output, 0);
    assert!(stdout(&output).contains("worker"));
}

#[test]
fn compare_has_a_row_per_algorithm() {
    let file = example("locked_update.c");
    let value = json(&raddle().args(["compare", "--json"]).arg(&file).output().unwrap());
    let names: Vec<&str> =
        value["algorithms"].as_array().unwrap().iter().map(|row| row["algorithm"].as_str().unwrap()).collect();
    assert!(names.contains(&"naive") && names.contains(&"optimal"), "{names:?}");
    let markdown = stdout(&raddle().args(["compare", "--markdown"]).arg(&file).output().unwrap());
    assert!(markdown.starts_with("| algorithm |"), "{markdown}");
    let text = stdout(&raddle().arg("compare").arg(&file).output().unwrap());
    assert!(text.contains("\nalgorithm   verdict"), "{text}");
}

/// Two threads that write without reading: reads-from needs fewer executions.
const BLIND_WRITES: &str = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
    void *f(void *p) {\n    x = 1;\n    x = 2;\n    return p;\n}\n\
    int main(void) {\n    pthread_t a, b;\n    pthread_create(&a, 0, f, 0);\n    pthread_create(&b, 0, f, 0);\n}\n";

#[test]
fn auto_says_what_it_chose_and_why() {
    let scratch = Scratch::new("auto");
    let blind = scratch.file("blind.c", BLIND_WRITES);
    // Its threads overwrite whose turn it is, each after having read it: reads-from has nothing to leave out.
    let ticket = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/programs/ticketlock.c"));
    // Inputs that can be anything are left to optimal anyway.
    let inputs = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/symbolic/withdraw.c"));
    let chosen =
        [(blind, "reads-from"), (example("locked_update.c"), "optimal"), (ticket, "optimal"), (inputs, "optimal")];
    for (file, chosen) in chosen {
        let output = raddle().args(["check", "--json", "--algorithm", "auto"]).arg(&file).output().unwrap();
        assert_code(&output, 0);
        let value = json(&output);
        assert_eq!(value["algorithm"], chosen);
        let why = value["chosen_because"].as_str().unwrap();
        let text = stdout(&raddle().args(["check", "--algorithm", "auto"]).arg(&file).output().unwrap());
        assert!(text.contains(&format!("note: auto chose {chosen}: {why}")), "{text}");
    }
    let value = json(&raddle().args(["check", "--json"]).arg(example("locked_update.c")).output().unwrap());
    assert!(value.get("chosen_because").is_none());
}

#[test]
fn compare_bounds_what_would_not_end_and_counts_checks() {
    let scratch = Scratch::new("compare");
    let value = json(&raddle().args(["compare", "--json"]).arg(scratch.file("a.c", BLIND_WRITES)).output().unwrap());
    let row = |name: &str| {
        let rows = value["algorithms"].as_array().unwrap();
        rows.iter().find(|row| row["algorithm"] == name).unwrap().clone()
    };
    assert_eq!(row("random")["complete"], 1000);
    assert_eq!(row("random")["because"], "1,000 executions");
    assert!(row("reads-from")["complete"].as_u64() < row("optimal")["complete"].as_u64());
    assert!(row("reads-from")["consistency_checks"]["decision"].is_u64());
    assert!(row("optimal").get("consistency_checks").is_none());

    let output = raddle().args(["compare", "--max-executions", "10"]).arg(endless(&scratch)).output().unwrap();
    assert_code(&output, 0);
    let text = stdout(&output);
    assert!(text.contains("naive       stopped: 10 executions"), "{text}");
    let output = raddle().args(["compare", "--algorithm", "naive"]).arg(endless(&scratch)).output().unwrap();
    assert_code(&output, 2);
}

#[test]
fn threads_that_start_threads_have_names_and_replay() {
    let scratch = Scratch::new("nested");
    let text = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
                void *inner(void *p) {\n    x = 1;\n    return p;\n}\n\
                void *outer(void *p) {\n    pthread_t t;\n    pthread_create(&t, 0, inner, 0);\n    return p;\n}\n\
                int main(void) {\n    pthread_t a, b;\n    pthread_create(&a, 0, outer, 0);\n\
                    pthread_create(&b, 0, outer, 0);\n    pthread_join(a, 0);\n    assert(x == 0);\n}\n";
    let file = scratch.file("nested.c", text);
    for algorithm in ["naive", "source", "optimal", "reads-from"] {
        let output = raddle().args(["check", "--json", "--algorithm", algorithm]).arg(&file).output().unwrap();
        assert_code(&output, 1);
        let value = json(&output);
        assert!(value["executions"]["complete"].as_u64().unwrap() > 0, "the execution with the bug counts: {value}");
        let bug = &value["bugs"][0];
        let steps = bug["interleaving"].as_array().unwrap();
        assert!(steps.iter().any(|step| step["thread"].as_str().unwrap().starts_with("inner#")), "{value}");
        let output = raddle().args(["replay", bug["token"].as_str().unwrap()]).arg(&file).output().unwrap();
        assert_code(&output, 1);
    }
}

/// An early end: exit code 3, the reason, and the counts so far.
#[track_caller]
fn assert_incomplete(flags: &[&str], reason: &str) {
    let scratch = Scratch::new(reason);
    let output = raddle().args(["check", "--json"]).args(flags).arg(endless(&scratch)).output().unwrap();
    assert_code(&output, 3);
    let value = json(&output);
    assert_eq!(value["verdict"], "incomplete");
    assert_eq!(value["incomplete"]["reason"], reason);
    assert!(value["events"].as_u64().unwrap() > 0, "{value}");
    let text = stdout(&raddle().arg("check").args(flags).arg(endless(&scratch)).output().unwrap());
    assert!(text.contains("verdict:  incomplete — no bug in what was explored"), "{text}");
    assert!(text.contains("explored: "), "{text}");
}

#[test]
fn a_timeout_is_incomplete() {
    assert_incomplete(&["--timeout", "0.05"], "timeout");
}

/// Questions about inputs are given up when time is up, in the middle of whatever it is; that is no refusal.
#[test]
fn a_timeout_ends_questions_about_inputs() {
    let scratch = Scratch::new("questions");
    let text = "#include <pthread.h>\nint __VERIFIER_nondet_int(void);\nint g[4];\n\
                void *one(void *p) {\n    int k = __VERIFIER_nondet_int();\n    for (int i = 0; i < 6; i++)\n        if (k > i * 100)\n\
                            __atomic_fetch_add(&g[i % 4], k, __ATOMIC_SEQ_CST);\n    return p;\n}\n\
                int main(void) {\n    pthread_t t[4];\n    for (int i = 0; i < 4; i++)\n        pthread_create(&t[i], 0, one, 0);\n\
                    for (int i = 0; i < 4; i++)\n        pthread_join(t[i], 0);\n}\n";
    let file = scratch.file("questions.c", text);
    for flags in
        [&["--algorithm", "naive"][..], &["--algorithm", "source"], &["--algorithm", "optimal"], &["--jobs", "2"]]
    {
        let output = raddle().args(["check", "--json", "--timeout", "0.3"]).args(flags).arg(&file).output().unwrap();
        assert_code(&output, 3);
        assert_eq!(json(&output)["incomplete"]["reason"], "timeout", "{flags:?}");
    }
}

/// A formula is left when time is up also while a thread is unrolled that goes round in a loop of its own.
#[test]
fn a_timeout_ends_the_unrolling_of_a_thread() {
    let scratch = Scratch::new("unrolled");
    let text = "unsigned __VERIFIER_nondet_uint(void);\n\
                int main(void) {\n    unsigned n = __VERIFIER_nondet_uint(), x = 1;\n\
                    for (unsigned i = 0; i < n; i++)\n        x = x * x + i;\n    return x == 7;\n}\n";
    let flags = ["--json", "--algorithm", "symbolic", "--timeout", "0.5"];
    let output = raddle().arg("check").args(flags).arg(scratch.file("unrolled.c", text)).output().unwrap();
    assert_code(&output, 3);
    assert_eq!(json(&output)["incomplete"]["reason"], "timeout");
}

/// One race whose parts are tried for minutes is left when time is up.
#[test]
fn a_timeout_ends_the_search_for_parts_of_a_race() {
    let scratch = Scratch::new("parts");
    let text = "#include <pthread.h>\n#include <stdatomic.h>\nenum { N = 24 };\natomic_int x;\n\
                void *one(void *p) {\n    atomic_fetch_add(&x, 1);\n    return p;\n}\n\
                int main(void) {\n    pthread_t t[N];\n    for (int i = 0; i < N; i++)\n        pthread_create(&t[i], 0, one, 0);\n\
                    while (atomic_load(&x) != N)\n        ;\n}\n";
    let flags = ["--json", "--algorithm", "optimal", "--commuting-adds", "--timeout", "0.5"];
    let output = raddle().arg("check").args(flags).arg(scratch.file("parts.c", text)).output().unwrap();
    assert_code(&output, 3);
    assert_eq!(json(&output)["incomplete"]["reason"], "timeout");
}

#[test]
fn a_program_that_says_it_failed_is_noted() {
    let scratch = Scratch::new("failed");
    let text = "#include <pthread.h>\n#include <stdatomic.h>\n#include <stdlib.h>\natomic_int x;\n\
                void *one(void *p) {\n    x = 1;\n    return p;\n}\n\
                int main(void) {\n    pthread_t t;\n    pthread_create(&t, 0, one, 0);\n\
                    int seen = x;\n    pthread_join(t, 0);\n    exit(seen ? 0 : 7);\n}\n";
    let output = raddle().arg("check").arg(scratch.file("failed.c", text)).output().unwrap();
    assert_code(&output, 0);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("the program ended with exit code 7 in 1 execution: that is no bug here"), "{text}");
}

#[test]
fn a_thread_that_makes_too_many_steps_is_cut_and_the_search_goes_on() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/fail/steps/no_bug.c");
    let output = raddle().args(["check", "--json", "--max-steps", "12", program]).output().unwrap();
    assert_code(&output, 3);
    let value = json(&output);
    assert_eq!(value["incomplete"]["reason"], "max-steps", "{value}");
    assert_eq!(
        (&value["executions"]["complete"], &value["executions"]["steps_cut"]),
        (&5.into(), &2.into()),
        "{value}"
    );
    let text = stdout(&raddle().args(["check", "--max-steps", "12", program]).output().unwrap());
    for part in ["a thread makes more than 12 visible steps in 2 executions", "no_bug.c:18 in 1 execution", "--unroll"]
    {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

#[test]
fn a_limit_on_executions_is_incomplete() {
    assert_incomplete(&["--max-executions", "10"], "max-executions");
}

#[test]
fn a_limit_on_memory_is_incomplete() {
    assert_incomplete(&["--max-memory", "1M"], "max-memory");
}

/// Wakeup trees of this program need 46 MB; without them it is 8 MB.
#[test]
fn a_long_search_needs_no_memory_for_wakeup_trees() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/programs/wakeup_stress.c");
    let check = |flags: &[&str]| {
        let flags = [&["check", "--races", "off", "--max-memory", "30M"], flags, &[program, "--", "-DN=8"]].concat();
        stdout(&raddle().args(flags).output().unwrap())
    };
    for (flags, parts) in [
        (&["--jobs", "1"][..], ["verified", "80640 complete", "algorithm optimal"]),
        (&["--memory", "trees"], ["uses more than 30 MB", "with --memory polynomial", "incomplete"]),
    ] {
        let text = check(flags);
        parts.iter().for_each(|part| assert!(text.contains(part), "no `{part}` in\n{text}"));
    }
}

/// Wakeup trees come to it among the first 2,000 executions; in the order of a search without them it is later than that.
#[test]
fn what_was_found_before_a_search_starts_again_is_not_lost() {
    let scratch = Scratch::new("found-early");
    let program = scratch.file(
        "chain.c",
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n#include <stdint.h>\natomic_int a[13];\n\
         void *search(void *p) {\n    for (int i = 12; atomic_load(&a[i]) != 0; i--)\n        ;\n    return p;\n}\n\
         void *fill(void *p) {\n    intptr_t j = (intptr_t)p;\n    int v = atomic_load(&a[j - 1]);\n\
         \x20   assert(!(j == 12 && v == 4));\n    atomic_store(&a[j], v + 1);\n    return p;\n}\n\
         int main(void) {\n    pthread_t t[13];\n    pthread_create(&t[0], 0, search, 0);\n\
         \x20   for (intptr_t j = 1; j <= 12; j++)\n        pthread_create(&t[j], 0, fill, (void *)j);\n}\n",
    );
    let check = |flags: &[&str]| {
        let flags = [&["check", "--json", "--keep-going", "--races", "off"], flags].concat();
        raddle().args(flags).arg(&program).output().unwrap()
    };
    let limit = ["--max-executions", "2500"];
    assert_code(&check(&[&["--memory", "polynomial", "--jobs", "1"], &limit[..]].concat()), 3);
    let output = check(&limit);
    assert_code(&output, 1);
    assert_eq!(json(&output)["bugs"].as_array().unwrap().len(), 1);
    // Nor is it in a checkpoint, wherever the search was when that was written.
    let file = scratch.path().join("chain.checkpoint");
    let mut output = check(&["--checkpoint", file.to_str().unwrap(), "--max-executions", "1500"]);
    for allowed in ["2000", "2001", "2300", "2400"] {
        assert_code(&output, 1);
        assert_eq!(json(&output)["bugs"].as_array().unwrap().len(), 1, "before {allowed} executions");
        let mut resume = raddle();
        resume.args(["resume", "--json", "--max-executions", allowed]).arg(&file);
        output = resume.output().unwrap();
    }
    assert_eq!(json(&output)["bugs"][0]["kind"], "assertion");
}

#[test]
fn random_schedules_are_never_a_verdict() {
    assert_incomplete(&["--algorithm", "random", "--max-executions", "50"], "random");
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupt_is_incomplete() {
    let scratch = Scratch::new("interrupt");
    let child = raddle()
        .args(["check", "--json"])
        .arg(endless(&scratch))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let pid = child.id().to_string();
    // Until the process listens: bit 1 of the caught signals is SIGINT.
    let listens = || {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or("0").trim().to_string();
        u64::from_str_radix(&caught, 16).unwrap_or(0) & 2 != 0
    };
    while !listens() {
        std::thread::yield_now();
    }
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_code(&output, 3);
    let value = json(&output);
    assert_eq!(value["incomplete"]["reason"], "interrupted");
}

#[test]
fn bounded_loops_are_part_of_the_verdict() {
    let scratch = Scratch::new("unroll");
    let text = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int flag;\n\
                void *f(void *p) {\n    while (!flag)\n        ;\n    return p;\n}\n\
                int main(void) {\n    pthread_t t;\n    pthread_create(&t, 0, f, 0);\n    flag = 1;\n}\n";
    let file = scratch.file("spin.c", text);
    let output = raddle().args(["check", "--unroll", "3", "--no-spin-detection"]).arg(&file).output().unwrap();
    assert_code(&output, 0);
    let text = stdout(&output);
    assert!(text.contains("no bug within bounds") && text.contains("at most 3 iterations"), "{text}");
}

#[test]
fn loops_are_explained_if_asked_for() {
    let scratch = Scratch::new("loops");
    let text = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int flag;\n\
                void *f(void *p) {\n    while (!flag)\n        ;\n    return p;\n}\n\
                int main(void) {\n    pthread_t t;\n    pthread_create(&t, 0, f, 0);\n    flag = 1;\n\
                    for (int i = 0; i < 2; i++)\n        flag = 2;\n}\n";
    let file = scratch.file("spin.c", text);
    let output = raddle().args(["check", "-v"]).arg(&file).output().unwrap();
    assert_code(&output, 0);
    let text = stdout(&output);
    assert!(text.contains("loop at spin.c:5: an iteration is for nothing if flag == 0"), "{text}");
    assert!(text.contains("loop at spin.c:13: an iteration may have effects: "), "{text}");
    let quiet = stdout(&raddle().arg("check").arg(&file).output().unwrap());
    assert!(!quiet.contains("loop at"), "{quiet}");
}

#[test]
fn weaker_atomics_are_said_to_be_approximated() {
    let scratch = Scratch::new("weak");
    let text = "#include <stdatomic.h>\natomic_int x;\nint main(void) {\n\
                    atomic_store_explicit(&x, 1, memory_order_relaxed);\n}\n";
    let output = raddle().arg("check").arg(scratch.file("weak.c", text)).output().unwrap();
    assert_code(&output, 0);
    assert!(stdout(&output).contains("explored as sequentially consistent"), "{}", stdout(&output));
}

#[test]
fn races_can_be_errors_or_nothing() {
    let scratch = Scratch::new("races");
    let text = "#include <pthread.h>\nint x;\nvoid *f(void *p) {\n    x = 1;\n    return p;\n}\n\
                int main(void) {\n    pthread_t t;\n    pthread_create(&t, 0, f, 0);\n    x = 2;\n    pthread_join(t, 0);\n}\n";
    let file = scratch.file("race.c", text);
    let output = raddle().args(["check", "--races", "error"]).arg(&file).output().unwrap();
    assert_code(&output, 1);
    assert!(stdout(&output).contains("data-race"), "{}", stdout(&output));
    let output = raddle().args(["check", "--races", "off"]).arg(&file).output().unwrap();
    assert_code(&output, 0);
    assert!(!stdout(&output).contains("data-race"), "{}", stdout(&output));
}

/// The first token that a check reports, of a warning or of a bug.
#[track_caller]
fn first_token(value: &Value) -> String {
    let token = &value["bugs"][0]["token"];
    let token = if token.is_string() { token } else { &value["warnings"][0]["token"] };
    token.as_str().expect("something was reported").to_string()
}

const RACE: &str = "#include <pthread.h>\nint x;\nvoid *f(void *p) {\n    x = 1;\n    return p;\n}\n\
    int main(void) {\n    pthread_t t;\n    pthread_create(&t, 0, f, 0);\n    x = 2;\n    pthread_join(t, 0);\n}\n";

#[test]
fn the_token_of_a_race_shows_the_race() {
    let scratch = Scratch::new("race-token");
    let file = scratch.file("race.c", RACE);
    for (races, code) in [("warn", 0), ("error", 1)] {
        let output = raddle().args(["check", "--json", "--races", races]).arg(&file).output().unwrap();
        assert_code(&output, code);
        let token = first_token(&json(&output));
        let output = raddle().args(["replay", &token]).arg(&file).output().unwrap();
        assert_code(&output, 1);
        let text = stdout(&output);
        for part in
            ["error[data-race]: nothing orders these accesses to x", "main writes it here", "f#1 writes it here"]
        {
            assert!(text.contains(part), "no `{part}` in\n{text}");
        }
    }
}

#[test]
fn a_token_that_does_not_show_what_it_was_given_for_is_noticed() {
    let scratch = Scratch::new("changed");
    let text = "#include <assert.h>\nint main(void) {\n    assert(1 == 2);\n}\n";
    let file = scratch.file("a.c", text);
    let output = raddle().args(["check", "--json"]).arg(&file).output().unwrap();
    let token = first_token(&json(&output));
    assert_code(&raddle().args(["replay", &token]).arg(&file).output().unwrap(), 1);
    // The operations on its way are the same ones, none.
    let file = scratch.file("a.c", text.replace("1 == 2", "1 == 1"));
    let output = raddle().args(["replay", &token]).arg(&file).output().unwrap();
    assert_code(&output, 101);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(stderr.contains("given for a fault (assertion) that its schedule does not show"), "{stderr}");
    assert!(stderr.contains("check it again"), "{stderr}");
}

#[test]
fn tokens_of_version_1_still_replay() {
    for (token, part) in
        [("r1.MbgQBz4ABAEAAAICAAECAQIAAgICAAQ", "error[assertion]"), ("r1.7nAMmeAABAEAAAQAAgIAAQI", "error[data-race]")]
    {
        let output = raddle().args(["replay", token]).arg(example("lost_update.c")).output().unwrap();
        assert_code(&output, 1);
        assert!(stdout(&output).contains(part), "{}", stdout(&output));
    }
}

#[test]
fn silent_writes_say_that_they_need_races_off() {
    let scratch = Scratch::new("silent");
    let file = scratch.file("a.c", BLIND_WRITES);
    let note = "--silent-writes does nothing while data races are looked for";
    let check = |flags: &[&str]| stdout(&raddle().arg("check").args(flags).arg(&file).output().unwrap());
    assert!(check(&["--silent-writes"]).contains(note));
    assert!(!check(&["--silent-writes", "--races", "off"]).contains(note));
}

#[test]
fn what_an_algorithm_cannot_do_is_refused() {
    let check = |flags: &[&str]| raddle().arg("check").args(flags).arg(example("locked_update.c")).output().unwrap();
    let output = check(&["--algorithm", "reads-from", "--preemptions", "2"]);
    assert_code(&output, 2);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("error: reads-from does not honour --preemptions"), "{stderr}");
    assert!(stderr.contains("use an --algorithm that does: naive"), "{stderr}");
    assert!(stderr.contains("in part, and may leave out more: classic, source, optimal"), "{stderr}");
    assert_code(&check(&["--algorithm", "auto", "--seed", "5"]), 2);
    let text = stdout(&check(&["--algorithm", "auto", "--preemptions", "2"]));
    assert!(text.contains("auto chose optimal: reads-from does not honour --preemptions"), "{text}");
    let text =
        stdout(&raddle().args(["compare", "--preemptions", "1"]).arg(example("locked_update.c")).output().unwrap());
    assert!(text.contains("without reads-from: not able to honour --preemptions"), "{text}");
}

/// Set in the process that is to panic.
const PANIC: &str = "RADDLE_TEST_PANIC";

/// Runs itself once more, in a process that panics.
#[test]
fn a_panic_ends_like_every_other_bug_of_ours() {
    if std::env::var_os(PANIC).is_some() {
        raddle::panics::end_as_own_bugs();
        panic!("what cannot be");
    }
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "a_panic_ends_like_every_other_bug_of_ours", "--nocapture"]).env(PANIC, "1");
    let output = command.stdin(Stdio::null()).output().unwrap();
    assert_code(&output, 101);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(stderr.contains("error: internal error: what cannot be"), "{stderr}");
    assert!(stderr.contains("this is a bug in raddle, not in your program; please report it"), "{stderr}");
}

/// A pointer that is hidden in a number: the search starts again with every access visible, and its tokens say so.
#[test]
fn tokens_of_programs_that_hide_pointers_replay() {
    const HIDDEN: &str = "#include <pthread.h>\n#include <stdatomic.h>\n#include <stdint.h>\n\
        static uintptr_t hidden;\nstatic atomic_int ready;\n\
        static void *worker(void *arg) { int local = 1; hidden = (uintptr_t)&local ^ 0xff00000000ff; ready = 1; \
        ready = 2; return arg; }\n\
        int main(void) { pthread_t t; pthread_create(&t, 0, worker, 0); \
        if (ready == 1) *(int *)(hidden ^ 0xff00000000ff) = 3; pthread_join(t, 0); return 0; }\n";
    let scratch = Scratch::new("hidden");
    let file = scratch.file("a.c", HIDDEN);
    let output = raddle().arg("check").arg(&file).output().unwrap();
    assert_code(&output, 1);
    let text = stdout(&output);
    let command = text.split("raddle replay ").nth(1).and_then(|rest| rest.lines().next()).unwrap();
    assert!(command.contains("--all-visible"), "{command}");
    let replayed = raddle().arg("replay").args(command.split_whitespace()).output().unwrap();
    assert_code(&replayed, 1);
    assert!(stdout(&replayed).contains("error[use-after-free]"), "{}", stdout(&replayed));
}

#[test]
fn what_is_not_supported_is_named_where_it_is_reached() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/fail/unsupported/reached.c");
    let output = raddle().args(["check", program]).output().unwrap();
    assert_code(&output, 2);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains("a definition of `fork` in the harness overrides it"), "{text}");
    let output = raddle().args(["check", "--unsupported", "execute", program]).output().unwrap();
    assert_code(&output, 3);
    let text = stdout(&output);
    for part in [
        "warning: 18 executions ended at something that is not supported",
        "reached.c:26: `fork` is not supported: there is one process only",
        "reached.c:28: call of `unknown`, which has no body and no model",
        "reached.c:30: `elsewhere` is declared but defined nowhere",
        "24 executions (6 complete, 18 ended at something unsupported)",
    ] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
    assert_eq!(text.matches("note: 6 executions ended at").count(), 3, "{text}");
    let output = raddle().args(["run", "--unsupported", "execute", program, "--seed", "1"]).output().unwrap();
    assert_code(&output, 3);
}

/// Each program runs out of time for another reason, and is told what would help it.
#[test]
fn a_timeout_says_what_would_help_this_program() {
    let scratch = Scratch::new("advice");
    let program = |name: &str, body: &str| {
        let text = format!(
            "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x, y;\n\
             void *f(void *p) {{\n{body}\n    return p;\n}}\n\
             int main(void) {{\n    pthread_t t[8];\n    for (int i = 0; i < 8; i++)\n        pthread_create(&t[i], 0, f, 0);\n}}\n"
        );
        scratch.file(name, &text)
    };
    let blind = program("blind.c", "    for (int i = 0; i < 100; i++)\n        atomic_store(&x, i);");
    let adds = program("adds.c", "    for (int i = 0; i < 8; i++)\n        atomic_fetch_add(&x, 1);");
    let spins = program("spins.c", "    while (!atomic_load(&x))\n        atomic_fetch_add(&y, 1);");
    let says = |file: &PathBuf, flags: &[&str], wanted: &[&str], unwanted: &[&str]| {
        // Time for a few hundred executions, also where all cores are busy and every step is checked.
        let output = raddle().args(["check", "--timeout", "4"]).args(flags).arg(file).output().unwrap();
        assert_code(&output, 3);
        let text = stdout(&output);
        wanted.iter().for_each(|part| assert!(text.contains(part), "no `{part}` in\n{text}"));
        unwanted.iter().for_each(|part| assert!(!text.contains(part), "`{part}` in\n{text}"));
    };
    says(&blind, &[], &["steps of an execution are at", "blind.c:6", "--algorithm reads-from", "--preemptions 2"], &[]);
    says(&adds, &[], &["--preemptions 2", "--timeout"], &["reads-from", "steps of an execution"]);
    says(&adds, &["--preemptions", "9"], &["--timeout"], &["--preemptions 2"]);
    says(&spins, &["--max-steps", "50"], &["go round forever at", "spins.c:", "--unroll"], &[]);
    says(&spins, &["--unroll", "9"], &["--unroll cut the loop at", "try fewer than 9 iterations"], &[]);
}

/// What a search for some properties finds is replayed with the same properties, and the verdict says what it is about.
#[test]
fn guided_says_what_it_covers_and_its_tokens_replay() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs");
    let raddle = || raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    let clean = raddle()
        .args(["check", "--algorithm", "guided", "--json"])
        .arg(format!("{root}/pass/guided/statistics.c"))
        .output()
        .unwrap();
    let value: Value = serde_json::from_slice(&clean.stdout).unwrap();
    assert_eq!((value["algorithm"].as_str(), value["executions"]["complete"].as_u64()), (Some("guided"), Some(4)));
    assert_eq!(value["coverage"][1], "livelocks and data races were not looked for");
    let program = format!("{root}/fail/guided/freed_by_what_has_no_say.c");
    let found = raddle().args(["check", "--property", "assertions", "--json", &program]).output().unwrap();
    let value: Value = serde_json::from_slice(&found.stdout).unwrap();
    let token = value["bugs"][0]["token"].as_str().unwrap();
    let replay = |flags: &[&str]| raddle().args(["replay", token]).args(flags).arg(&program).output().unwrap();
    assert_says(&replay(&["--property", "assertions"]), 1, &["assertion `found == 0` failed"]);
    // The steps of the whole program are others.
    assert_ne!(replay(&[]).status.code(), Some(0));
}

/// `optimal` is shared after some executions, and then without wakeup trees; a short search is what it is with one thread.
#[test]
fn the_counts_are_the_same_for_any_number_of_threads() {
    let file = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/programs/lastzero.c"));
    let check = |n: &str, flags: &[&str]| {
        let output =
            raddle().args(["check", "--json", "--races", "off"]).args(flags).arg(&file).args(["--", n]).output();
        let output = output.unwrap();
        assert_code(&output, 0);
        let report = json(&output);
        let found = ["verdict", "executions", "bugs", "hand_overs"].map(|name| report[name].clone());
        (found, report["events"].as_u64().unwrap())
    };
    let short = check("-DN=9", &["--jobs", "1"]);
    assert_eq!(short.0[1]["complete"], 1536);
    assert_eq!((check("-DN=9", &["--jobs", "3"]), check("-DN=9", &[])), (short.clone(), short));
    let long = check("-DN=10", &["--jobs", "1"]);
    assert_eq!(long.0[1]["complete"], 3328);
    for jobs in ["2", "8", "all"] {
        assert_eq!(check("-DN=10", &["--jobs", jobs]).0, long.0, "{jobs}");
    }
    // There are no wakeup trees to be walked through, for one thread neither.
    assert!(long.1 * 2 < check("-DN=10", &["--memory", "trees"]).1);
}
