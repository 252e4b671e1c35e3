//! A check that is killed and resumed, as often as it takes, gives what it gives in one go; what is no checkpoint is refused.

use raddle_base::Random;
use raddle_test_support::{Scratch, assert_code, assert_says, number_from, raddle};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

fn command() -> Command {
    raddle(env!("CARGO_BIN_EXE_raddle"))
}

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs").join(name)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of ours")
}

fn check(file: &Path, flags: &[&str], n: u32) -> Command {
    let mut command = command();
    command.args(["check", "--json"]).args(flags).arg(file).args(["--", &format!("-DN={n}")]);
    command
}

fn resume(file: &Path, flags: &[&str]) -> Output {
    command().args(["resume", "--json"]).args(flags).arg(file).output().expect("raddle runs")
}

/// What must not depend on how often the check was interrupted: the verdict, the executions, the bugs and warnings.
fn found(output: &Output) -> Value {
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let part = |name: &str| report[name].clone();
    Value::from(["verdict", "executions", "bugs", "warnings", "hand_overs", "algorithm"].map(part).to_vec())
}

/// `RADDLE_ROUNDS` says how many checks, each of which is killed until it has come to its end.
#[test]
fn a_check_that_is_killed_goes_on() {
    let scratch = Scratch::new("killed");
    let mut random = Random::new(number_from("RADDLE_SEED").unwrap_or(3));
    let programs = [
        ("fib-bench.c", 4, "optimal", "trees"),
        ("lastzero.c", 12, "reads-from", "auto"),
        ("readers.c", 13, "source", "auto"),
        ("readers.c", 12, "optimal", "polynomial"),
        ("readers.c", 12, "optimal", "auto"),
    ];
    for round in 0..number_from("RADDLE_ROUNDS").unwrap_or(5) {
        let (name, n, algorithm, memory) = programs[round as usize % programs.len()];
        let file = scratch.path().join(format!("{round}.checkpoint"));
        let flags = ["--algorithm", algorithm, "--memory", memory, "--keep-going", "--races", "off"];
        let expected = check(&program(name), &flags, n).output().expect("raddle runs");
        assert_code(&expected, 0);
        let often = ["--checkpoint", text(&file), "--checkpoint-every", "0.01", "--jobs", "2"];
        let mut command = check(&program(name), &[&flags[..], &often[..]].concat(), n);
        let mut kills = 0;
        loop {
            let mut child = command.stdout(std::process::Stdio::null()).spawn().expect("raddle runs");
            // The first one has to be compiled before there is anything to go on with.
            let longer = if file.exists() { 0 } else { 100 * kills };
            std::thread::sleep(Duration::from_millis(40 + random.below(160) + longer));
            child.kill().expect("a child of ours");
            let status = child.wait().expect("a child of ours");
            kills += 1;
            if status.code().is_some() || kills == 30 {
                break;
            }
            if file.exists() {
                command = self::command();
                let jobs = (1 + random.below(3)).to_string();
                command.args(["resume", "--checkpoint-every", "0.01", "--jobs", &jobs]).arg(&file);
            }
        }
        let resumed = resume(&file, &[]);
        assert_code(&resumed, 0);
        assert_eq!(found(&resumed), found(&expected), "{name}, killed {kills} times");
        // It is over, and says the same again.
        assert_eq!(found(&resume(&file, &["--jobs", "2"])), found(&expected));
    }
}

/// Limits end a check with a checkpoint, and say how to go on.
#[test]
fn a_check_that_is_stopped_goes_on() {
    let scratch = Scratch::new("stopped");
    let file = scratch.path().join("a.checkpoint");
    let source = program("readers.c");
    let expected = check(&source, &[], 9).output().expect("raddle runs");
    let limited = check(&source, &["--checkpoint", text(&file), "--max-executions", "100"], 9).output();
    let limited = limited.expect("raddle runs");
    assert_says(&limited, 3, &["\"max-executions\"", "raddle resume"]);
    let more = resume(&file, &["--max-executions", "200"]);
    assert_code(&more, 3);
    assert_eq!(found(&more)[1]["complete"], 200);
    // Another check does not overwrite it.
    let again = check(&source, &["--checkpoint", text(&file)], 9).output().expect("raddle runs");
    assert_says(&again, 2, &["is there already", "raddle resume"]);
    let not_ours = scratch.file("notes.txt", "remember the milk");
    let again = check(&source, &["--checkpoint", text(&not_ours)], 9).output().expect("raddle runs");
    assert_says(&again, 2, &["is no checkpoint"]);
    let link = scratch.path().join("link");
    std::os::unix::fs::symlink(scratch.path().join("nothing"), &link).expect("a link");
    let again = check(&source, &["--checkpoint", text(&link)], 9).output().expect("raddle runs");
    assert_says(&again, 2, &["is there already", "is no checkpoint"]);
    // What is written beside does not overwrite what others have there.
    let kept = scratch.file("b.checkpoint.new", "remember the bread");
    let beside = scratch.path().join("b.checkpoint");
    let again = check(&source, &["--checkpoint", text(&beside)], 9).output().expect("raddle runs");
    assert_says(&again, 2, &["b.checkpoint.new` is there already", "is no checkpoint"]);
    assert_eq!(std::fs::read(&kept).expect("it is there"), b"remember the bread");
    // What a check left that was killed while it wrote is in nobody's way.
    scratch.file("b.checkpoint.new", "raddle checkpoint");
    assert_code(&check(&source, &["--checkpoint", text(&beside)], 9).output().expect("raddle runs"), 0);
    let nowhere = scratch.path().join("no/such/directory");
    let again = check(&source, &["--checkpoint", text(&nowhere)], 9).output().expect("raddle runs");
    assert_says(&again, 2, &["cannot write"]);
    assert_eq!(found(&resume(&file, &[])), found(&expected));
}

/// Two that went on from one file would overwrite each other's checkpoints.
#[test]
fn two_do_not_go_on_from_one_file() {
    let scratch = Scratch::new("two");
    let file = scratch.path().join("a.checkpoint");
    let expected = check(&program("readers.c"), &[], 8).output().expect("raddle runs");
    let flags = ["--checkpoint", text(&file), "--max-executions", "100"];
    assert_code(&check(&program("readers.c"), &flags, 8).output().expect("raddle runs"), 3);
    let held = std::fs::File::open(&file).expect("a checkpoint");
    held.lock().expect("a lock");
    assert_says(&resume(&file, &[]), 2, &["cannot resume", "another raddle has it", "help: wait"]);
    drop(held);
    assert_eq!(found(&resume(&file, &[])), found(&expected));
}

/// Random schedules have numbers. How many were asked for is no limit that is forgotten, and can be raised.
#[test]
fn random_schedules_go_on() {
    let scratch = Scratch::new("random");
    let executions = |output: &Output| {
        let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
        report["executions"]["complete"].clone()
    };
    for asked in [None, Some("3000")] {
        let file = scratch.path().join(format!("{asked:?}.checkpoint"));
        let mut flags = vec!["--algorithm", "random", "--races", "off", "--timeout", "0", "--checkpoint", text(&file)];
        flags.extend(asked.iter().flat_map(|asked| ["--max-executions", asked]));
        let begun = check(&program("readers.c"), &flags, 3).output().expect("raddle runs");
        assert_code(&begun, 3);
        let all: u64 = asked.map_or(10_000, |asked| asked.parse().expect("a number"));
        for jobs in ["1", "3"] {
            assert_eq!(executions(&resume(&file, &["--jobs", jobs])), all);
        }
        assert_eq!(executions(&resume(&file, &["--max-executions", "12000", "--jobs", "3"])), 12_000);
        let fewer = resume(&file, &["--max-executions", "11000"]);
        assert_says(&fewer, 2, &["asked for 12000 random schedules", "--timeout"]);
    }
}

/// What is written is what the link leads to, and whoever could not read the old file cannot read the new one.
#[test]
fn a_link_stays_a_link() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new("link");
    let (file, link) = (scratch.path().join("file"), scratch.path().join("link"));
    let begun = check(&program("readers.c"), &["--timeout", "0", "--checkpoint", text(&file)], 12).output();
    assert_code(&begun.expect("raddle runs"), 3);
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o600)).expect("a file of ours");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let before = std::fs::read(&file).expect("a checkpoint");
    assert_code(&resume(&link, &["--max-executions", "100"]), 3);
    assert!(link.is_symlink());
    assert_ne!(std::fs::read(&file).expect("a checkpoint"), before);
    assert_eq!(std::fs::metadata(&file).expect("a checkpoint").permissions().mode() & 0o777, 0o600);
}

/// `timeout` asks a process to end, and then its group: that is one request.
#[test]
fn two_signals_at_once_are_one() {
    let scratch = Scratch::new("signals");
    for round in 0..3 {
        let file = scratch.path().join(format!("{round}"));
        let mut command = check(&program("readers.c"), &["--races", "off", "--checkpoint", text(&file)], 25);
        let mut child = command.stdout(std::process::Stdio::piped()).spawn().expect("raddle runs");
        let started = std::time::Instant::now();
        while !file.exists() && started.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(20));
        }
        for _ in 0..3 {
            let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
            assert!(kill.expect("kill runs").success() || child.try_wait().expect("a child of ours").is_some());
        }
        let output = child.wait_with_output().expect("a child of ours");
        assert_code(&output, 3);
        assert_eq!(found(&output)[0], "incomplete");
    }
}

/// A file that cannot become as large as the checkpoint, as on a disk that is full: the old one is kept, and leads to the same.
#[test]
fn a_full_disk_leaves_the_old_checkpoint() {
    let scratch = Scratch::new("full");
    let file = scratch.path().join("a.checkpoint");
    let source = program("readers.c");
    let expected = check(&source, &["--races", "off"], 12).output().expect("raddle runs");
    let flags = ["--races", "off", "--memory", "trees", "--checkpoint", text(&file), "--max-executions", "3"];
    assert_code(&check(&source, &flags, 12).output().expect("raddle runs"), 3);
    let before = std::fs::read(&file).expect("a checkpoint");
    // Blocks are 512 bytes. Without the signal, a write that goes too far is an error.
    let limited = |blocks: usize, flags: &[&str]| {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
        let resume = ["sh", env!("CARGO_BIN_EXE_raddle"), "resume", "--json"];
        Command::new("sh").args(["-c", &script]).args(resume).args(flags).arg(&file).output().expect("sh runs")
    };
    // There is no room from the start.
    assert_says(&limited(before.len() / 1024, &[]), 2, &["cannot write"]);
    assert_eq!(std::fs::read(&file).expect("a checkpoint"), before);
    // Or no more than for what it was: wakeup trees are larger in the middle.
    let stopped = limited(before.len() / 512 + 2, &["--max-executions", "1000"]);
    assert_code(&stopped, 3);
    assert_eq!(found(&stopped)[1]["complete"], 1000);
    let report = String::from_utf8_lossy(&stopped.stdout);
    assert!(report.contains("could not be written"), "{report}");
    let after = std::fs::read(&file).expect("a checkpoint");
    assert!(raddle::checkpoint::decode(&after).is_ok());
    assert!(after.len() <= before.len() + 1024, "it is one that there was room for");
    assert_eq!(found(&resume(&file, &[])), found(&expected));
}

/// Steps that were too coarse: the file knows.
#[test]
fn what_started_again_goes_on() {
    let scratch = Scratch::new("again");
    let torn = scratch.file(
        "torn.c",
        "#include <pthread.h>
#include <string.h>
#include <assert.h>
struct pair { long a, b, c, d; } shared, zero, one = {1, 1, 1, 1};
static void *writer(void *_) { memcpy(&shared, &one, sizeof one); return 0; }
static void *reader(void *_) { struct pair mine; memcpy(&mine, &shared, sizeof mine); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, writer, 0);
  pthread_create(&u, 0, reader, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
",
    );
    let expected = check(&torn, &[], 0).output().expect("raddle runs");
    let file = scratch.path().join("torn.checkpoint");
    let limited = check(&torn, &["--checkpoint", text(&file), "--max-executions", "3"], 0).output();
    assert_code(&limited.expect("raddle runs"), 3);
    let resumed = resume(&file, &[]);
    assert_eq!(found(&resumed), found(&expected));
    let notes = |output: &Output| String::from_utf8_lossy(&output.stdout).contains("copies are in data races");
    assert!(notes(&resumed) && notes(&expected));
}

#[test]
fn what_is_no_checkpoint_is_refused() {
    let scratch = Scratch::new("refused");
    let file = scratch.path().join("a.checkpoint");
    let flags = ["--checkpoint", text(&file), "--max-executions", "5"];
    assert_code(&check(&program("readers.c"), &flags, 3).output().expect("raddle runs"), 3);
    let bytes = std::fs::read(&file).expect("a checkpoint");
    let refused = |bytes: &[u8]| raddle::checkpoint::decode(bytes).is_err();
    assert!(!refused(&bytes));
    for len in 0..bytes.len() {
        assert!(refused(&bytes[..len]), "{len} bytes of {}", bytes.len());
    }
    let mut random = Random::new(11);
    for _ in 0..3000 {
        let mut changed = bytes.clone();
        let at = random.below(bytes.len() as u64) as usize;
        changed[at] ^= 1 << random.below(8);
        assert!(refused(&changed), "byte {at} was changed");
    }
    let says = |name: &str, bytes: &[u8], what: &str| {
        let file = scratch.file(name, bytes);
        assert_says(&resume(&file, &[]), 2, &["cannot resume", what]);
    };
    says("half", &bytes[..bytes.len() / 2], "damaged");
    says("foreign", b"int main(void) { return 0; }\n", "no checkpoint of raddle");
    says("newer", b"raddle checkpoint 99\n{}\n", "another version");
    says("empty", b"", "no checkpoint of raddle");
    assert_says(&resume(&scratch.path().join("none"), &[]), 2, &["cannot resume"]);
}
