//! Test results as JUnit's XML, which every CI service reads.
//!
//! There is no standard; this is what the services have in common: a suite for each file, a case for each test, `failure` for a
//! bug, for another verdict than the expected one and for a search that was not finished, `error` for what could not be checked.

use crate::xml::{attribute, xml};
use crate::{SuiteReport, TestResult, TestStatus};
use std::fmt::Write;

impl SuiteReport {
    /// An XML document that ends in a newline.
    pub fn to_junit(&self) -> String {
        let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        let all: Vec<&TestResult> = self.tests.iter().collect();
        let _ = writeln!(text, "<testsuites name=\"raddle\" {} time=\"{:.3}\">", counts(&all), self.seconds);
        let mut rest = all.as_slice();
        while let Some(first) = rest.first() {
            let same = rest.iter().take_while(|test| test.file == first.file).count();
            let (suite, after) = rest.split_at(same);
            rest = after;
            let seconds: f64 = suite.iter().map(|test| test.seconds).sum();
            let name = attribute(&first.file);
            let _ = writeln!(text, "  <testsuite name=\"{name}\" {} time=\"{seconds:.3}\">", counts(suite));
            suite.iter().for_each(|test| case(&mut text, test));
            text.push_str("  </testsuite>\n");
        }
        text.push_str("</testsuites>\n");
        text
    }
}

fn counts(tests: &[&TestResult]) -> String {
    let count = |of: &[TestStatus]| tests.iter().filter(|test| of.contains(&test.status)).count();
    format!(
        "tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\"",
        tests.len(),
        count(&[TestStatus::Failed, TestStatus::Incomplete]),
        count(&[TestStatus::BadInput, TestStatus::OwnBug]),
        count(&[TestStatus::NotRun])
    )
}

fn case(text: &mut String, test: &TestResult) {
    let function = test.function.as_deref().unwrap_or("main");
    let _ = write!(
        text,
        "    <testcase classname=\"{}\" name=\"{}\" file=\"{}\" time=\"{:.3}\"",
        attribute(&test.file),
        attribute(function),
        attribute(&test.file),
        test.seconds
    );
    let kind = match (&test.report, test.status) {
        (_, TestStatus::BadInput) => "bad-input",
        (_, TestStatus::OwnBug) => "internal-error",
        (Some(report), TestStatus::Failed) => report.bugs.first().map_or("unexpected", |bug| bug.kind.as_str()),
        (Some(report), _) => report.stop.as_ref().map_or("incomplete", |stop| stop.reason.as_str()),
        (None, _) => "unexpected",
    };
    let element = match test.status {
        TestStatus::Passed => None,
        TestStatus::NotRun => {
            text.push_str(">\n      <skipped message=\"interrupted\"/>\n    </testcase>\n");
            return;
        }
        TestStatus::Failed | TestStatus::Incomplete => Some("failure"),
        TestStatus::BadInput | TestStatus::OwnBug => Some("error"),
    };
    match element {
        None => {
            let _ = writeln!(text, ">\n      <system-out>{}</system-out>\n    </testcase>", xml(&test.summary));
        }
        Some(element) => {
            let (kind, message) = (attribute(kind), attribute(&test.summary));
            let _ = writeln!(
                text,
                ">\n      <{element} type=\"{kind}\" message=\"{message}\">{}</{element}>\n    </testcase>",
                xml(&without_colors(&test.text))
            );
        }
    }
}

/// Text for a terminal, without what changes its colours: `ESC [ … m`.
fn without_colors(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit() && c != ';');
        match end.filter(|&end| part[end..].starts_with('m')) {
            Some(end) => plain += &part[end + 1..],
            None => plain = plain + "\u{1b}[" + part,
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fabricated::rich_report;

    fn test(file: &str, function: Option<&str>, status: TestStatus, summary: &str) -> TestResult {
        TestResult {
            file: file.to_string(),
            function: function.map(str::to_string),
            status,
            summary: summary.to_string(),
            expected: None,
            seconds: 0.25,
            text: String::from("\u{1b}[1;31mx\u{1b}[0m < 1 \u{1b}[2K\n"),
            report: (status == TestStatus::Failed).then(rich_report),
            errors: Vec::new(),
        }
    }

    #[test]
    fn every_status_has_its_element() {
        let suite = SuiteReport {
            tests: vec![
                test("a.c", None, TestStatus::Passed, "verified"),
                test("a & b.c", Some("raddle_test_x"), TestStatus::Failed, "bug: assertion at \"a\":3"),
                test("a & b.c", Some("raddle_test_y"), TestStatus::NotRun, "interrupted"),
                test("c.c", None, TestStatus::BadInput, "c.c does not compile"),
            ],
            seconds: 1.5,
            notes: Vec::new(),
        };
        expect_test::expect![[r#"
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="raddle" tests="4" failures="1" errors="1" skipped="1" time="1.500">
              <testsuite name="a.c" tests="1" failures="0" errors="0" skipped="0" time="0.250">
                <testcase classname="a.c" name="main" file="a.c" time="0.250">
                  <system-out>verified</system-out>
                </testcase>
              </testsuite>
              <testsuite name="a &amp; b.c" tests="2" failures="1" errors="0" skipped="1" time="0.500">
                <testcase classname="a &amp; b.c" name="raddle_test_x" file="a &amp; b.c" time="0.250">
                  <failure type="assertion" message="bug: assertion at &quot;a&quot;:3">x &lt; 1 \u{1b}[2K
            </failure>
                </testcase>
                <testcase classname="a &amp; b.c" name="raddle_test_y" file="a &amp; b.c" time="0.250">
                  <skipped message="interrupted"/>
                </testcase>
              </testsuite>
              <testsuite name="c.c" tests="1" failures="0" errors="1" skipped="0" time="0.250">
                <testcase classname="c.c" name="main" file="c.c" time="0.250">
                  <error type="bad-input" message="c.c does not compile">x &lt; 1 \u{1b}[2K
            </error>
                </testcase>
              </testsuite>
            </testsuites>
        "#]]
        .assert_eq(&suite.to_junit());
        assert_eq!(suite.worst(), TestStatus::Failed);
    }
}
