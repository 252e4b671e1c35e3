//! The table of hand-overs in `docs/algorithms.md` is what the algorithms do: it has a row for each reason, and the program of
//! each row is in the corpus and is handed over for that reason.

use raddle_explore::Reason;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A row of the table.
struct Row {
    why: String,
    /// One of those that hand such programs over.
    by: String,
    /// Whether it does so because it is to get by without wakeup trees.
    polynomial: bool,
    /// The algorithm that they are handed over to.
    to: String,
    program: String,
}

fn rows() -> Vec<Row> {
    let text = std::fs::read_to_string(Path::new(ROOT).join("docs/algorithms.md")).expect("readable");
    let table = text.lines().skip_while(|line| !line.starts_with("| handed over because |"));
    let rows = table.skip(2).take_while(|line| line.starts_with('|'));
    let row = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [why, by, to, _, program] = cells[..] else { panic!("five columns: {row}") };
        let polynomial = by.ends_with("in polynomial memory");
        let by = by.split([',', ' ']).next().filter(|by| *by != "all").unwrap_or("optimal");
        let [why, by, to, program] = [why, by, to, program].map(|cell| cell.trim_matches('`').to_owned());
        Row { why, by, polynomial, to, program }
    };
    rows.map(row).collect()
}

/// The hand-overs of a program of the corpus, with the flags that it asks for: from, to, because.
fn hand_overs(program: &str, algorithm: &str, polynomial: bool) -> Vec<[String; 3]> {
    let path = Path::new(ROOT).join("tests/programs").join(program);
    let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{program} is in the corpus: {error}"));
    let args = source.lines().find_map(|line| line.strip_prefix("// args:")).unwrap_or("").split_whitespace();
    let output = raddle_test_support::raddle(env!("CARGO_BIN_EXE_raddle"))
        .args(["check", "--json", "--algorithm", algorithm])
        .args(args)
        .args(if polynomial { &["--memory", "polynomial"][..] } else { &[] })
        .arg(&path)
        .output()
        .expect("raddle runs");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{program}: {error}"));
    let Some(list) = report.get("hand_overs") else { return Vec::new() };
    let field = |entry: &Value, name: &str| entry[name].as_str().expect("a text").to_owned();
    let entry = |entry: &Value| ["from", "to", "because"].map(|name| field(entry, name));
    list.as_array().expect("a list").iter().map(entry).collect()
}

#[test]
fn every_reason_has_a_row() {
    let documented: BTreeSet<_> = rows().into_iter().map(|row| (row.why, row.to)).collect();
    let reasons = Reason::ALL.map(|reason| {
        let to = reason.to().map_or("the same", |to| to.name());
        (reason.text().to_owned(), to.to_owned())
    });
    assert_eq!(documented, BTreeSet::from(reasons));
}

#[test]
fn every_row_has_a_program_that_is_handed_over_for_its_reason() {
    for Row { why, by, polynomial, to, program } in rows() {
        let expected = if to == "the same" { &by } else { &to };
        assert_eq!(hand_overs(&program, &by, polynomial), [[&by, expected, &why].map(String::clone)], "{program}");
        if to == "optimal" {
            assert_eq!(hand_overs(&program, &to, false), [[""; 3]; 0], "{program}");
        }
    }
}

#[test]
fn a_hand_over_hides_no_other() {
    let all = hand_overs("pass/hand_over/futex_before_a_mutex_is_made.c", "reads-from", false);
    let reasons = [Reason::Futexes, Reason::WaitedForAndOverwritten].map(Reason::text);
    let expected = [["reads-from", "optimal", reasons[0]], ["optimal", "naive", reasons[1]]];
    assert_eq!(all, expected);
}
