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
    let mut message = test.summary.clone();
    if let (Some(expected), true) = (&test.expected, test.status != TestStatus::Passed) {
        let _ = write!(message, " (expected: {expected})");
    }
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
            let (kind, message) = (attribute(kind), attribute(&message));
            let _ = writeln!(
                text,
                ">\n      <{element} type=\"{kind}\" message=\"{message}\">{}</{element}>\n    </testcase>",
                xml(&test.text)
            );
        }
    }
}
