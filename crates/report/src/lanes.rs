//! The threads of an interleaving, numbered: lanes of a picture, thread ids of a witness, thread flows of SARIF.

use crate::StepRow;

/// The threads in the order of their beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lanes<'a> {
    names: Vec<&'a str>,
}

impl<'a> Lanes<'a> {
    /// A thread begins where it is spawned, or with its first step.
    pub fn of(rows: &'a [StepRow]) -> Self {
        let mut names = Vec::new();
        for name in rows.iter().flat_map(|row| [Some(row.thread.as_str()), created(row)]).flatten() {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Lanes { names }
    }

    /// All threads.
    pub fn names(&self) -> &[&'a str] {
        &self.names
    }

    /// The number of a thread, from 0.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| *known == name)
    }
}

/// The thread that a step starts, if it starts one.
pub(crate) fn created(row: &StepRow) -> Option<&str> {
    (row.operation == "spawn" && !row.detail.is_empty()).then_some(row.detail.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_numbered_by_their_beginning() {
        let row = |thread: &str, operation: &str, detail: &str| StepRow {
            thread: thread.to_string(),
            operation: operation.to_string(),
            detail: detail.to_string(),
            ..StepRow::default()
        };
        let rows = [
            row("main", "spawn", "a#1"),
            row("main", "spawn", "b"),
            row("b", "read", "x = 0"),
            row("a#1", "spawn", ""),
        ];
        let lanes = Lanes::of(&rows);
        assert_eq!(lanes.names(), ["main", "a#1", "b"]);
        assert_eq!((lanes.number("b"), lanes.number("c")), (Some(2), None));
    }
}
