//! Pages in a real browser: stepping, folding, searching, themes, paper, what programs try to smuggle in, ten thousand steps, and what
//! `--html` writes for real programs. `scripts/install-test-tools.sh` gets the browser; without one, the test says that it was skipped.

#[path = "page/browser.rs"]
#[allow(dead_code, reason = "pictures are taken by another test")]
mod browser;

use browser::{Browser, key};
use raddle_report::{
    BugReport, Counts, Effect, Location, Mark, Report, Sources, StepRow, ThreadState, Verdict, Warning,
};
use raddle_test_support::{Scratch, assert_code};
use std::io::Write;
use std::path::PathBuf;

/// Text that would do something if it became part of a page.
const EVIL: &str = "</script><script>window.evil = 1</script><img src=x onerror='window.evil = 1'>\u{2028}\"";

fn at(line: u32) -> Location {
    Location { file: String::from("a.c"), line, column: 5, function: Some(String::from("worker")) }
}

fn row(thread: &str, line: u32, operation: &str, object: &str, read: Option<&str>, wrote: Option<&str>) -> StepRow {
    let text = |value: Option<&str>| value.map(String::from);
    let detail = match (read, wrote) {
        (Some(read), Some(wrote)) => format!("{object}: {read} → {wrote}"),
        (Some(value), None) | (None, Some(value)) => format!("{object} = {value}"),
        (None, None) => object.to_owned(),
    };
    let effects = vec![Effect { object: object.to_owned(), read: text(read), wrote: text(wrote) }];
    StepRow {
        thread: thread.to_owned(),
        location: at(line),
        operation: operation.to_owned(),
        detail,
        effects: if read.is_none() && wrote.is_none() { Vec::new() } else { effects },
        matters: true,
        ..StepRow::default()
    }
}

/// A lost update, with steps in between that do not matter.
fn lost_update() -> Report {
    let aside = |n: u32| StepRow { matters: false, ..row("main", 2, "write", "log", None, Some(&n.to_string())) };
    let mut steps = vec![row("one", 4, "read", "x", Some("0"), None), row("two", 4, "read", "x", Some("0"), None)];
    steps.extend((0..5).map(aside));
    steps.push(StepRow {
        held: vec![String::from("m")],
        calls: vec![Location { line: 7, ..at(7) }],
        mark: Some(Mark::Deciding),
        after: vec![1],
        ..row("one", 5, "write", "x", Some("0"), Some("1"))
    });
    steps.push(StepRow { after: vec![7], ..row("two", 5, "write", "x", Some("1"), Some("1")) });
    steps.push(StepRow {
        reads_from: vec![8],
        mark: Some(Mark::Failed),
        ..row("main", 9, "read", "x", Some("1"), None)
    });
    report(vec![bug("assertion", "`x == 2` does not hold", steps)])
}

fn bug(kind: &str, message: &str, interleaving: Vec<StepRow>) -> BugReport {
    BugReport {
        kind: kind.to_owned(),
        message: message.to_owned(),
        location: at(9),
        thread: String::from("main"),
        notes: Vec::new(),
        token: String::from("r2.token"),
        found_after: 3,
        interleaving,
        threads: Vec::new(),
        output: None,
    }
}

fn report(bugs: Vec<BugReport>) -> Report {
    Report {
        program: String::from("a.c"),
        algorithm: String::from("optimal"),
        chosen_because: None,
        hand_overs: Vec::new(),
        verdict: Verdict::Bug,
        coverage: vec![String::from("assertion at a.c:9")],
        executions: Counts { complete: 3, ..Counts::default() },
        events: 40,
        depth_max: 11,
        wakeup_tree_max: 2,
        consistency_checks: None,
        formula: None,
        seconds: 0.25,
        peak_memory_bytes: 8 << 20,
        bugs,
        warnings: Vec::new(),
        stop: None,
        notes: Vec::new(),
        replay_arguments: String::from("a.c"),
        profile: None,
    }
}

fn sources() -> Sources {
    let mut sources = Sources::default();
    sources.insert("a.c", "int x;\nint log;\nvoid *worker(void *p) {\n    int y = x;\n    x = y + 1;\n}\nint main() {\n    run();\n    assert(x == 2);\n}\n");
    sources
}

/// Writes a page and opens it.
fn open(browser: &Browser, scratch: &Scratch, report: &Report, sources: &Sources) {
    browser.open(&scratch.file("page.html", report.to_html(sources)));
}

fn step(browser: &Browser) -> String {
    browser.text("#position")
}

/// The value of a place in memory, as the page shows it.
fn value(browser: &Browser, object: &str) -> String {
    let find = format!(
        "[...document.querySelectorAll('#state tbody tr')].find((row) => row.children[0].textContent === '{object}').children[1].textContent"
    );
    browser.eval(&find).as_str().unwrap().to_owned()
}

fn steps_go_forwards_and_backwards(browser: &Browser, scratch: &Scratch) {
    open(browser, scratch, &lost_update(), &sources());
    // The failing step is there at once, in all panes.
    assert_eq!(step(browser), "Step 10 of 10");
    assert!(browser.text(".fault h1").contains("`x == 2` does not hold"));
    assert_eq!(browser.text(".row.current .what"), "read x = 1");
    assert_eq!(browser.text(".line.failed code"), "    assert(x == 2);");
    assert_eq!(value(browser, "x"), "1");
    assert!(browser.text("#step").contains("reads from") && browser.text("#step").contains("step 9"));
    let inside = "(() => { const [a, b] = ['.row.current', '#lanes'].map((s) => document.querySelector(s).getBoundingClientRect()); \
                  return a.top >= b.top && a.bottom <= b.bottom; })()";
    assert_eq!(browser.eval(inside), true);
    // Back by keys, over what is folded.
    for (key, wanted) in [('k', 9), (key::LEFT, 8), ('k', 2), ('k', 1), ('k', 1), ('j', 2), (key::RIGHT, 8)] {
        browser.press(&key.to_string());
        assert_eq!(step(browser), format!("Step {wanted} of 10"), "{key:?}");
    }
    assert_eq!(value(browser, "x"), "1");
    assert!(
        browser.text("#step").contains("holds") && browser.text("#step").contains("a.c:7"),
        "{}",
        browser.text("#step")
    );
    assert_eq!(browser.text(".line.now code"), "    x = y + 1;");
    assert_eq!(browser.text(".line.caller code"), "int main() {");
    browser.press(&key::HOME.to_string());
    assert_eq!((step(browser), value(browser, "x")), (String::from("Step 1 of 10"), String::from("0")));
    assert_eq!(browser.eval("document.getElementById('back').disabled"), true);
    browser.press(&key::END.to_string());
    assert_eq!(step(browser), "Step 10 of 10");
    // By mouse.
    browser.click("#back");
    assert_eq!(step(browser), "Step 9 of 10");
    browser.click("[data-step='0']");
    assert_eq!(step(browser), "Step 1 of 10");
    browser.click("#forward");
    assert_eq!(step(browser), "Step 2 of 10");
    assert_eq!(browser.text("#live"), "Step 2, two: read x = 0, at a.c:4");
    // One thread alone.
    browser.press("]");
    assert_eq!(step(browser), "Step 9 of 10");
    // Who reads from whom, and who comes after whom.
    assert!(browser.count("path.edge.reads") >= 2 && browser.count("path.edge.after.present") >= 2);
}

fn steps_are_folded_and_found(browser: &Browser, scratch: &Scratch) {
    open(browser, scratch, &lost_update(), &sources());
    assert_eq!(browser.eval("document.getElementById('fold').checked"), true);
    assert_eq!((browser.count(".row"), browser.text(".folded button")), (6, String::from("5 steps of main")));
    browser.press("f");
    assert_eq!((browser.count(".row"), browser.count(".folded")), (10, 0));
    browser.press("f");
    assert_eq!(browser.count(".folded"), 1);
    browser.click(".folded button");
    assert_eq!((browser.count(".row"), step(browser)), (10, String::from("Step 10 of 10")));
    browser.click("#fold");
    browser.click("#fold");
    assert_eq!(browser.count(".folded"), 1);
    // What is found is unfolded.
    browser.press("/");
    browser.press("log = 3");
    browser.press(&key::ENTER.to_string());
    assert_eq!((step(browser), browser.text("#found")), (String::from("Step 6 of 10"), String::from("1 of 1")));
    browser.eval("document.getElementById('find').value = '2'");
    browser.press(&key::ENTER.to_string());
    assert_eq!(step(browser), "Step 2 of 10");
    browser.eval("document.getElementById('find').value = 'no such thing'");
    browser.press(&key::ENTER.to_string());
    assert_eq!(browser.text("#found"), "not found");
    browser.eval("document.getElementById('lanes').focus()");
    browser.press("?");
    assert_eq!(browser.eval("document.getElementById('keys').matches(':popover-open')"), true);
    browser.press("?");
    assert_eq!(browser.eval("document.getElementById('keys').matches(':popover-open')"), false);
    // Without knowing what matters there is nothing to fold.
    let mut report = lost_update();
    report.bugs[0].interleaving.iter_mut().for_each(|row| row.matters = false);
    open(browser, scratch, &report, &sources());
    assert_eq!((browser.count(".row"), browser.eval("document.getElementById('folding').hidden")), (10, true.into()));
}

fn a_page_is_light_dark_and_on_paper(browser: &Browser, scratch: &Scratch) {
    let back = || browser.eval("getComputedStyle(document.body).backgroundColor");
    open(browser, scratch, &lost_update(), &sources());
    browser.system_scheme("light");
    assert_eq!(back(), "rgb(255, 255, 255)");
    browser.system_scheme("dark");
    assert_eq!(back(), "rgb(13, 17, 23)");
    browser.click("#theme");
    assert_eq!((browser.text("#theme"), back()), (String::from("Theme: light"), "rgb(255, 255, 255)".into()));
    browser.press("t");
    browser.system_scheme("light");
    assert_eq!((browser.text("#theme"), back()), (String::from("Theme: dark"), "rgb(13, 17, 23)".into()));
    browser.press("t");
    assert_eq!((browser.text("#theme"), back()), (String::from("Theme: auto"), "rgb(255, 255, 255)".into()));
    browser.eval("window.dispatchEvent(new Event('beforeprint'))");
    assert_eq!(browser.count("#paper tbody tr"), 6);
    assert!(browser.text("#paper tr.failed").contains("assert(x == 2);"));
    browser.eval("window.dispatchEvent(new Event('afterprint'))");
    assert_eq!(browser.count("#paper tr"), 0);
}

fn bugs_are_chosen_from_a_list(browser: &Browser, scratch: &Scratch) {
    let mut report = lost_update();
    let mut deadlock = bug("deadlock", "no thread can move", vec![row("one", 4, "lock", "a", None, None)]);
    let waits = |thread: &str, line| ThreadState {
        thread: thread.to_owned(),
        state: String::from("waits for mutex a, held by one"),
        location: Some(at(line)),
    };
    deadlock.threads = vec![waits("one", 4), waits("two", 5)];
    report.bugs.push(deadlock);
    report.bugs.push(bug("overflow", "too deep", Vec::new()));
    open(browser, scratch, &report, &sources());
    assert_eq!(browser.count(".bugs .tab"), 3);
    browser.click(".bugs .tab:nth-child(2)");
    assert_eq!((step(browser), browser.count(".end.waits")), (String::from("End"), 2));
    assert!(browser.text(".fault h1").contains("no thread can move"));
    assert!(browser.text("#step").contains("waits for mutex a"));
    browser.press("k");
    assert_eq!(step(browser), "Step 1 of 1");
    // One that happens before the first step.
    browser.click(".bugs .tab:nth-child(3)");
    assert_eq!(
        (step(browser), browser.text(".line.asked code")),
        (String::from("No step"), String::from("    assert(x == 2);"))
    );
    browser.press("jkf");
    browser.click(".bugs .tab:nth-child(1)");
    assert_eq!(step(browser), "Step 10 of 10");
}

fn programs_cannot_write_the_page(browser: &Browser, scratch: &Scratch) {
    let mut report = lost_update();
    let evil = || String::from(EVIL);
    (report.program, report.replay_arguments, report.notes) = (evil(), evil(), vec![evil()]);
    let place = raddle_report::Place { message: evil(), location: Location { file: evil(), ..at(1) } };
    report.warnings =
        vec![Warning { kind: String::from("data-race"), message: evil(), places: vec![place], token: Some(evil()) }];
    let bug = &mut report.bugs[0];
    (bug.message, bug.output) = (evil(), Some(evil()));
    let row = &mut bug.interleaving[9];
    (row.thread, row.detail, row.held) = (evil(), evil(), vec![evil()]);
    (row.location.file, row.location.function) = (evil(), Some(evil()));
    row.effects = vec![Effect { object: evil(), read: Some(evil()), wrote: Some(evil()) }];
    bug.location = row.location.clone();
    let mut sources = Sources::default();
    sources.insert(EVIL, format!("{EVIL}\n").repeat(9));
    open(browser, scratch, &report, &sources);
    browser.press("kj");
    browser.eval("window.dispatchEvent(new Event('beforeprint'))");
    assert_eq!(browser.eval("window.evil === undefined && document.images.length === 0"), true);
    let shown = EVIL.replace('\u{2028}', "\\u{2028}");
    assert_eq!(browser.text(".line.failed code"), shown);
    assert!(browser.text(".fault h1").contains(&shown) && browser.text(".row.current .what").contains(&shown));
}

/// Only what can be seen is there, wherever one is.
fn ten_thousand_steps_are_a_few_rows(browser: &Browser, scratch: &Scratch) {
    let step_of = |n: u32| StepRow {
        matters: n.is_multiple_of(500),
        reads_from: if n > 3 { vec![n - 3] } else { Vec::new() },
        after: if n > 1 { vec![n - 1] } else { Vec::new() },
        ..row(
            &format!("t{}", n % 3),
            1 + n % 9,
            "update",
            &format!("slots[{}]", n % 300),
            Some(&n.to_string()),
            Some(&(n + 1).to_string()),
        )
    };
    let report = report(vec![bug("assertion", "failed", (0..10_000).map(step_of).collect())]);
    open(browser, scratch, &report, &sources());
    // Twenty that matter, the last one, and what is folded between them.
    assert_eq!(browser.eval("document.getElementById('lanes').getAttribute('aria-rowcount')"), "41");
    browser.press("f");
    let elements = || browser.count("*");
    assert_eq!(step(browser), "Step 10000 of 10000");
    assert!(
        browser.count(".row") < 100 && elements() < 5000,
        "{} rows, {} elements",
        browser.count(".row"),
        elements()
    );
    browser.press(&"k".repeat(40));
    assert_eq!(step(browser), "Step 9960 of 10000");
    browser
        .eval("(() => { document.getElementById('find').value = '5000'; document.getElementById('find').focus(); })()");
    browser.press(&key::ENTER.to_string());
    assert_eq!(
        (step(browser), browser.text(".row.current .number")),
        (String::from("Step 5000 of 10000"), String::from("5000"))
    );
    assert_eq!(value(browser, "slots[199]"), "5000");
    assert!(browser.count(".row") < 100 && elements() < 5000);
}

fn raddle(arguments: &[&str], code: i32) {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut raddle = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    assert_code(&raddle.args(arguments).current_dir(root).output().unwrap(), code);
}

fn real_programs_have_pages(browser: &Browser, scratch: &Scratch) {
    let file = scratch.path().join("real.html");
    let path = file.to_str().unwrap();
    raddle(&["check", "--html", path, "examples/lost_update.c"], 1);
    browser.open(&file);
    assert!(step(browser).ends_with("of 9"), "{}", step(browser));
    assert!(browser.text(".command code").starts_with("raddle replay r2."));
    assert_eq!(browser.count("#warnings .place"), 2);
    // The place of a warning is shown in the source.
    browser.click("#warnings .place");
    assert_eq!(browser.text(".line.asked code"), "    counter++;");
    raddle(&["check", "--html", path, "examples/locked_update.c"], 0);
    browser.open(&file);
    assert_eq!(browser.text(".verdict h1"), "Verified");
    assert!(browser.count("rect.bar") > 0 && browser.count("polyline.curve") > 0);
}

/// Each kind of fault, with its step, or who waits, in view as the page opens, in the source and beside it.
fn faults_are_seen_at_once(browser: &Browser, scratch: &Scratch) {
    let file = scratch.path().join("fault.html");
    let path = file.to_str().unwrap();
    let faults = [
        ("assertion", "examples/lost_update.c", ".row.current.failed"),
        ("use-after-free", "tests/programs/fail/freed/use_after_free.c", ".row.current.failed"),
        ("deadlock", "examples/transfer.c", ".ends.current .end.waits"),
        ("livelock", "tests/programs/fail/livelock/spin_lock_and_loop.c", ".ends.current .end.waits"),
        ("data-race", "tests/programs/fail/race/plain.c", ".row.current.failed"),
        ("lock-misuse", "tests/programs/fail/lock/unlock_of_other.c", ".row.current.failed"),
    ];
    for (kind, program, seen) in faults {
        let races = if kind == "data-race" { "error" } else { "warn" };
        raddle(&["check", "--races", races, "--html", path, program], 1);
        for (width, height) in [(1280, 800), (480, 900)] {
            browser.resize(width, height);
            browser.open(&file);
            assert_eq!(browser.text(".fault h1 .badge"), kind);
            let in_view = format!(
                "(() => {{ const box = document.querySelector('{seen}').getBoundingClientRect(); \
                 return box.top >= 0 && box.bottom <= innerHeight && box.height > 0; }})()"
            );
            assert_eq!(browser.eval(&in_view), true, "{program}, {width} wide");
            assert!(browser.count(".line.failed") > 0, "{program}");
        }
    }
    browser.resize(1280, 800);
}

/// The sum of an execution of each length is how many there were, and so is the end of the curve.
#[test]
fn the_profile_counts_every_execution() {
    let scratch = Scratch::new("profile");
    let page = scratch.path().join("page.html");
    for flags in [&["--jobs", "2"][..], &["--algorithm", "reads-from"], &[]] {
        let mut raddle = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
        let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/tour/3/mailbox.c");
        let output = raddle.args(["check", "--json", "--html"]).arg(&page).args(flags).arg(program).output().unwrap();
        assert_code(&output, 0);
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let kinds = json["executions"].as_object().unwrap();
        let total: u64 = kinds.values().map(|count| count.as_u64().unwrap()).sum();
        let profile = &json["profile"];
        let depths = profile["depths"]["counts"].as_array().unwrap();
        assert_eq!(depths.iter().map(|count| count.as_u64().unwrap()).sum::<u64>(), total, "{flags:?}");
        let curve = profile["over_time"].as_array().unwrap();
        assert_eq!(curve.last().unwrap()["executions"].as_u64(), Some(total), "{flags:?}");
        assert!(total > 1 && std::fs::read_to_string(&page).unwrap().contains("Executions over time"));
    }
}

#[test]
fn a_replayed_schedule_has_a_page() {
    let scratch = Scratch::new("replay-page");
    let page = scratch.path().join("page.html");
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/transfer.c");
    let command = || raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    let checked = command().args(["check", "--json", program]).output().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert!(json.get("profile").is_none(), "nobody asked for a page");
    let token = json["bugs"][0]["token"].as_str().unwrap();
    assert_code(&command().args(["replay", "--html"]).arg(&page).args([token, program]).output().unwrap(), 1);
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(text.contains("\"deadlock\"") && text.contains("waits for"), "{text}");
}

#[test]
fn a_page_that_cannot_be_written_is_said_before_the_search() {
    let mut raddle = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"));
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/lost_update.c");
    let output = raddle.args(["check", "--html", "no/such/directory/page.html", program]).output().unwrap();
    raddle_test_support::assert_says(&output, 2, &["cannot write", "--html takes the file"]);
    assert!(output.stdout.is_empty());
}

#[test]
fn pages_work_in_a_browser() {
    let Some(browser) = Browser::start() else {
        // Not by a macro: what those print is kept back when a test passes.
        let note =
            "\n*** SKIPPED: pages were not tried in a browser, there is no chromium with chromedriver on PATH ***\n\n";
        std::io::stderr().write_all(note.as_bytes()).unwrap();
        return;
    };
    browser.resize(1280, 800);
    let scratch = Scratch::new("pages");
    steps_go_forwards_and_backwards(&browser, &scratch);
    steps_are_folded_and_found(&browser, &scratch);
    a_page_is_light_dark_and_on_paper(&browser, &scratch);
    bugs_are_chosen_from_a_list(&browser, &scratch);
    programs_cannot_write_the_page(&browser, &scratch);
    ten_thousand_steps_are_a_few_rows(&browser, &scratch);
    faults_are_seen_at_once(&browser, &scratch);
    real_programs_have_pages(&browser, &scratch);
}
