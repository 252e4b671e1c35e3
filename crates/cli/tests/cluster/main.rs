//! Searches on many machines, with a real NATS server on this one: whoever is killed, and whatever the server loses, the counts are exact.
//!
//! Where there is no `nats-server` (`scripts/install-test-tools.sh` installs it) these tests say so, and show nothing.
#![cfg(feature = "cluster")]

mod entry;
mod nats;

use nats::{Nats, PATIENCE, Raw, Running, asked_to_end, command, ended, start, worker_at};
use raddle_base::Random;
use raddle_cluster::{Address, Description, Server};
use raddle_test_support::{assert_code, assert_says, number_from};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/programs").join(name)
}

fn check(nats: &Nats, file: &Path, flags: &[&str], n: u32) -> Command {
    let mut command = command();
    // On the server from the start: a short search would not get there.
    command.args(["check", "--json", "--races", "off", "--alone-max", "0", "--cluster", &nats.url()]).args(flags);
    command.arg(file).args(["--", &format!("-DN={n}")]);
    command
}

fn worker(nats: &Nats) -> Running {
    worker_at(&nats.url(), &[])
}

fn report(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn complete(output: &Output) -> u64 {
    let report = report(output);
    assert_eq!(report["verdict"], "verified", "{report}");
    assert_eq!(report["executions"]["sleep_set_blocked"], 0);
    report["executions"]["complete"].as_u64().expect("a number")
}

/// Workers are killed all the time, the coordinator, and the server. Whether the search was still going on when the last one was.
fn outlives_killing(n: u32, executions: u64) -> bool {
    let Some(mut nats) = Nats::start("killed") else { return true };
    let mut random = Random::new(number_from("RADDLE_SEED").unwrap_or(5));
    let every_ms = number_from("RADDLE_KILL_EVERY_MS").unwrap_or(450);
    let file = program("fib-bench.c");
    let coordinator = |nats: &Nats| start(check(nats, &file, &["--checkpoint-every", "0.5"], n));
    let mut running = coordinator(&nats);
    let mut workers: Vec<Running> = (0..3).map(|_| worker(&nats)).collect();
    let mut kill_workers = |nats: &Nats, for_at_least: Duration, workers: &mut Vec<Running>| {
        let started = Instant::now();
        while started.elapsed() < for_at_least {
            std::thread::sleep(Duration::from_millis(every_ms / 2 + random.below(every_ms)));
            workers[random.below(3) as usize] = worker(nats);
        }
    };
    kill_workers(&nats, Duration::from_secs(1), &mut workers);
    if running.has_ended() {
        return false;
    }
    drop(running);
    running = coordinator(&nats);
    // It sees first that nobody else coordinates the search.
    kill_workers(&nats, raddle_cluster::TAKEN_OVER_AFTER + Duration::from_secs(1), &mut workers);
    let outlived = !running.has_ended();
    nats.kill_and_restart();
    kill_workers(&nats, Duration::from_secs(1), &mut workers);
    let started = Instant::now();
    while !running.has_ended() {
        assert!(started.elapsed() < PATIENCE, "it does not end");
        // One that began while the server was away has given up; whoever looks after workers starts it again.
        for helper in workers.iter_mut().filter_map(|helper| helper.has_ended().then_some(helper)) {
            *helper = worker(&nats);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let output = ended(running);
    assert_code(&output, 0);
    assert_eq!(complete(&output), executions);
    outlived
}

#[test]
fn whoever_is_killed_the_counts_are_exact() {
    let small = cfg!(feature = "expensive-checks") && outlives_killing(4, 19_605);
    if !small && !outlives_killing(5, 218_243) && !outlives_killing(6, 2_364_418) {
        assert!(outlives_killing(7, 25_086_260), "this machine is too fast");
    }
}

/// Two searches, three workers, of which one comes late and one leaves as it is asked to.
#[test]
fn two_searches_do_not_mix() {
    let Some(nats) = Nats::start("two") else { return };
    let readers = start(check(&nats, &program("readers.c"), &[], 11));
    let lastzero = start(check(&nats, &program("lastzero.c"), &["--keep-going"], 9));
    let _first = worker(&nats);
    let leaves = worker(&nats);
    std::thread::sleep(Duration::from_millis(500));
    let _second = worker(&nats);
    let status = command().args(["status", "--cluster", &nats.url()]).output().expect("raddle runs");
    assert_says(&status, 0, &["search", "worker"]);
    drop(leaves);
    let (readers, lastzero) = (ended(readers), ended(lastzero));
    assert_eq!(complete(&readers), 2048);
    assert_eq!(complete(&lastzero), 12 << 7);
    // Both are gone.
    let status = command().args(["status", "--json", "--cluster", &nats.url()]).output().expect("raddle runs");
    assert_eq!(report(&status)["searches"], Value::from(Vec::<Value>::new()));
}

/// Without further flags: what is short stays here, and what is long goes to the server without wakeup trees.
#[test]
fn a_long_search_gets_to_the_server() {
    let Some(nats) = Nats::start("long") else { return };
    let check = |n: u32| {
        let mut command = command();
        command.args(["check", "--json", "--races", "off", "--cluster", &nats.url()]).arg(program("readers.c"));
        command.args(["--", &format!("-DN={n}")]);
        command
    };
    // Nobody is there to work.
    assert_eq!(complete(&check(10).output().expect("raddle runs")), 1024);
    let running = start(check(12));
    let id = new_search(&nats, &[]);
    Raw::connect(&nats).wait_for_work(&id);
    let _worker = worker(&nats);
    assert_eq!(complete(&ended(running)), 4096);
}

#[test]
fn bugs_end_a_search_and_limits_pause_it() {
    let Some(nats) = Nats::start("limits") else { return };
    let _workers = [worker(&nats), worker(&nats)];
    // Steps that were too coarse: the check starts again, for the workers, too.
    let torn = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/fail/copies/structure.c");
    let output = check(&nats, &torn, &[], 0).output().expect("raddle runs");
    assert_code(&output, 1);
    let found = report(&output);
    assert_eq!((&found["bugs"][0]["kind"], &found["bugs"][0]["location"]["line"]), (&"assertion".into(), &27.into()));
    let file = program("readers.c");
    let output = check(&nats, &file, &["--max-executions", "20"], 12).output().expect("raddle runs");
    assert_says(&output, 3, &["\"max-executions\"", "give the same command again"]);
    let some = report(&output)["executions"]["complete"].as_u64().expect("a number");
    assert!((20..4096).contains(&some), "{some}");
    let status = command().args(["status", "--cluster", &nats.url()]).output().expect("raddle runs");
    assert_says(&status, 0, &["readers.c", "paused"]);
    let output = check(&nats, &file, &["--timeout", "0"], 12).output().expect("raddle runs");
    assert_says(&output, 3, &["\"timeout\""]);
    assert_eq!(complete(&check(&nats, &file, &[], 12).output().expect("raddle runs")), 4096);
    // A check that stops before it gets to the server says what it counts.
    let mut alone = command();
    alone.args(["check", "--max-executions", "9", "--races", "off", "--cluster", &nats.url()]).arg(&file);
    assert_says(&alone.output().expect("raddle runs"), 3, &["give the same command again", "is not counted here"]);
    // What was stopped can be removed, too.
    let output = check(&nats, &file, &["--max-executions", "1"], 13).output().expect("raddle runs");
    assert_code(&output, 3);
    let status = command().args(["status", "--json", "--cluster", &nats.url()]).output().expect("raddle runs");
    let id = report(&status)["searches"][0]["id"].as_str().expect("an id").to_string();
    let forget = |id: &str| command().args(["status", "--cluster", &nats.url(), "--forget", id]).output();
    assert_says(&forget(&id).expect("raddle runs"), 0, &["removed"]);
    assert_says(&forget(&id).expect("raddle runs"), 2, &["there is no search"]);
}

/// Several workers come to several bugs, in any order. The one that is reported is that of one thread, and so are the counts.
#[test]
fn the_first_bug_is_that_of_one_thread() {
    let Some(nats) = Nats::start("first") else { return };
    let _workers = [worker(&nats), worker(&nats), worker(&nats)];
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cluster/late-bug.c");
    for (algorithm, n) in [("source", 4), ("classic", 4), ("optimal", 4), ("naive", 3)] {
        let check = |flags: &[&str]| {
            let mut command = command();
            command.args(["check", "--json", "--races", "off", "--alone-max", "0", "--algorithm", algorithm]);
            command.args(flags).arg(&file).args(["--", &format!("-DN={n}"), "-DFAILS=o==11||o==1111"]);
            let output = command.output().expect("raddle runs");
            assert_code(&output, 1);
            let found = report(&output);
            assert_eq!(found["bugs"].as_array().map(Vec::len), Some(1), "{algorithm}: {found}");
            let bug = &found["bugs"][0];
            [&found["verdict"], &found["executions"], &bug["token"], &bug["found_after"]].map(Value::clone)
        };
        let one = check(&["--jobs", "1"]);
        let url = nats.url();
        assert_eq!(check(&["--cluster", &url]), one, "{algorithm}");
        // In more pieces than workers ask for.
        for every in ["20000", "5000"] {
            assert_eq!(check(&["--cluster", &url, "--split-every", every]), one, "{algorithm}, {every}");
        }
    }
}

/// The id of the one search on a server that is not among these.
fn new_search(nats: &Nats, known: &[String]) -> String {
    let server = Server::connect(&Address { url: nats.url(), ..Address::default() }, "0").expect("a server");
    let started = Instant::now();
    loop {
        let (searches, _) = server.status(Duration::ZERO).expect("a server");
        if let Some(search) = searches.iter().find(|search| !known.contains(&search.id)) {
            return search.id.clone();
        }
        assert!(started.elapsed() < PATIENCE, "there is no search");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Waits until a worker works on the one search of a server.
fn wait_for_a_running_piece(nats: &Nats) {
    let server = Server::connect(&Address { url: nats.url(), ..Address::default() }, "0").expect("a server");
    let started = Instant::now();
    while !server.status(Duration::ZERO).expect("a server").0.iter().any(|search| search.running > 0) {
        assert!(started.elapsed() < PATIENCE, "nobody works");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whoever is asked to end does so, also if the server never comes back.
#[test]
fn nobody_waits_for_ever_for_a_server_that_is_away() {
    let Some(mut nats) = Nats::start("away") else { return };
    let started = |flags: &[&str]| {
        let mut command = command();
        command.args(flags);
        start(command)
    };
    // The search takes hours.
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cluster/late-bug.c");
    let url = nats.url();
    let flags = ["check", "--json", "--algorithm", "naive", "--cluster", &url, text(&file), "--", "-DN=5", "-DFAILS=0"];
    let (check, worker) = (started(&flags), started(&["worker", "--jobs", "1", "--cluster", &url]));
    wait_for_a_running_piece(&nats);
    nats.kill();
    let (time, output) = asked_to_end(worker, "-TERM");
    assert_says(&output, 0, &["could not be brought back", "somebody else will explore it again"]);
    assert!(time < Duration::from_secs(10), "{time:?}");
    let (time, output) = asked_to_end(check, "-INT");
    assert_says(
        &output,
        3,
        &["the server does not answer; trying again", "\"interrupted\"", "give the same command again"],
    );
    assert!(time < Duration::from_secs(10), "{time:?}");
    // Also right after it has gone.
    nats.kill_and_restart();
    let server = Server::connect(&Address { url: nats.url(), ..Address::default() }, "0").expect("a server");
    server.forget(&[new_search(&nats, &[])]).expect("a server");
    let check = started(&flags);
    let _worker = worker_at(&url, &[]);
    wait_for_a_running_piece(&nats);
    nats.kill();
    let (time, output) = asked_to_end(check, "-INT");
    assert_says(&output, 3, &["the server does not answer; trying again", "\"interrupted\""]);
    assert!(time < Duration::from_secs(10), "{time:?}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.matches("does not answer").count(), 1, "{said}");
}

/// Four searches, and from each the server loses something that it had confirmed: all messages of the queue; a message that is there, but that its
/// consumer passes over; the consumer; everything.
#[test]
fn what_a_server_loses_is_noticed() {
    let Some(mut nats) = Nats::start("loses") else { return };
    let (mut ids, mut searches) = (Vec::new(), Vec::new());
    for n in [6, 7, 8, 9] {
        searches.push((start(check(&nats, &program("readers.c"), &[], n)), 1 << n));
        ids.push(new_search(&nats, &ids));
    }
    let mut raw = Raw::connect(&nats);
    for id in &ids {
        assert_eq!(raw.wait_for_work(id), 1);
    }
    raw.must(&format!("STREAM.PURGE.raddle-{}-work", ids[0]), &json!({}));
    // What servers of some versions make of this is that there is nothing left for anybody.
    raw.must(&format!("STREAM.PURGE.raddle-{}-work", ids[1]), &json!({ "filter": "raddle.none" }));
    raw.must(&format!("CONSUMER.DELETE.raddle-{}-work.workers", ids[2]), &json!({}));
    for name in ["-work", "-results"].map(|end| format!("raddle-{}{end}", ids[3])) {
        raw.remove(&mut nats, &name);
    }
    raw.remove(&mut nats, &format!("OBJ_raddle-{}", ids[3]));
    // With it, who coordinates what.
    raw.remove(&mut nats, "KV_raddle-searches");
    let _workers = [worker(&nats), worker(&nats)];
    for (mut running, executions) in searches {
        let started = Instant::now();
        while !running.has_ended() && started.elapsed() < PATIENCE {
            // One of version 2.9 panics now and then when what is in use is removed.
            nats.restart_if_ended();
            std::thread::sleep(Duration::from_millis(50));
        }
        let output = ended(running);
        assert_code(&output, 0);
        assert_eq!(complete(&output), executions);
    }
}

/// A search that somebody removes while it goes on is not made again.
#[test]
fn what_is_removed_stays_removed() {
    let Some(nats) = Nats::start("removed") else { return };
    let running = start(check(&nats, &program("readers.c"), &[], 10));
    let id = new_search(&nats, &[]);
    Raw::connect(&nats).wait_for_work(&id);
    let forget = command().args(["status", "--cluster", &nats.url(), "--forget", &id]).output().expect("raddle runs");
    assert_says(&forget, 0, &["removed"]);
    assert_says(&ended(running), 2, &[&id, "was removed from the server"]);
    let left = Raw::connect(&nats).must("STREAM.NAMES", &json!({}));
    assert_eq!(left["streams"], json!(["KV_raddle-searches"]));
}

/// Pieces and results of more than a megabyte, which is what a message may have, and of more than a server allows that is told to be strict.
#[test]
fn what_is_too_large_for_a_message_goes_by_an_object() {
    for (name, configuration, n, executions) in
        [("large", "jetstream: enabled", 8, 80_640), ("strict", "jetstream: enabled\nmax_payload: 20000", 6, 1440)]
    {
        let Some(nats) = Nats::start_with(name, |_| String::from(configuration)) else { return };
        let _workers = [worker(&nats), worker(&nats)];
        let file = program("wakeup_stress.c");
        let flags = ["--memory", "trees"];
        // What comes back in the first go is handed out in the second.
        for some in [executions / 3, executions / 3 + 5] {
            let some = some.to_string();
            let flags = [&flags[..], &["--max-executions", &some]].concat();
            assert_code(&check(&nats, &file, &flags, n).output().expect("raddle runs"), 3);
        }
        let objects = format!("OBJ_raddle-{}", new_search(&nats, &[]));
        let info =
            Raw::connect(&nats).must(&format!("STREAM.INFO.{objects}"), &json!({ "subjects_filter": "$O.*.M.*" }));
        let has = |prefix: &str| {
            let names = info["state"]["subjects"].as_object().expect("subjects");
            // Names are in base 64.
            names.keys().any(|subject| subject.rsplit('.').next().expect("a word").starts_with(prefix))
        };
        assert!(has("d29yay0") && has("cmVzdWx0"), "no objects for work and results: {info}");
        assert_eq!(complete(&check(&nats, &file, &flags, n).output().expect("raddle runs")), executions);
    }
}

#[test]
fn a_worker_of_another_version_gets_nothing() {
    let Some(nats) = Nats::start("version") else { return };
    let address = Address { url: nats.url(), ..Address::default() };
    let server = Server::connect(&address, "9.9.9").expect("a server");
    let description = Description {
        program: String::from("prog.c"),
        algorithm: String::from("optimal"),
        bytes: b"not for us".to_vec(),
        version: String::from("9.9.9"),
    };
    let id = server.announce(&description).expect("a server");
    let output = command().args(["worker", "--cluster", &nats.url()]).output().expect("raddle runs");
    assert_says(&output, 2, &[&id, "is one of raddle 9.9.9", "start a worker of the version"]);
    // With something else to do it says so, and works.
    let mut running = start(check(&nats, &program("readers.c"), &[], 5));
    let worker_of = || worker(&nats);
    let mut helper = worker_of();
    let started = Instant::now();
    while running.0.try_wait().expect("a child of ours").is_none() {
        assert!(started.elapsed() < PATIENCE, "it does not end");
        // It may have come before the search.
        if helper.0.try_wait().expect("a child of ours").is_some() {
            helper = worker_of();
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(complete(&ended(running)), 32);
}

#[test]
fn what_is_no_server_is_said() {
    let source = program("readers.c");
    let with = |url: &str, more: &[&str]| {
        let mut command = command();
        command.args(["check", "--cluster", url]).args(more).arg(&source);
        command.output().expect("raddle runs")
    };
    assert_says(&with("http://host", &[]), 2, &["is no address of a NATS server", "nats://host:4222"]);
    assert_says(&with("nats://127.0.0.1:1", &[]), 2, &["no connection", "nats-server -js"]);
    assert_says(&with("nats://127.0.0.1:1", &["--jobs", "2"]), 2, &["cannot be used with"]);
    assert_says(&with("nats://127.0.0.1:1", &["--credentials", "no/such/file"]), 2, &["cannot read"]);
    let text = text(&source);
    assert_says(&with("nats://127.0.0.1:1", &["--credentials", text]), 2, &["no credentials file"]);
    let Some(nats) = Nats::start_with("without", |_| String::new()) else { return };
    assert_says(&with(&nats.url(), &[]), 2, &["has no JetStream", "nats-server -js"]);
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of ours")
}
