//! What a line of an interleaving says: the code of the step, what it found and left, and by which call it came about.
//!
//! A thread's own code is what is in the file of the function that it started with. A step elsewhere, in a header or another file, is in
//! a helper. Its call chain is folded to the innermost call in own code; frames between are three dots.

use crate::names::ShortNames;
use crate::statement::statement;
use crate::{Effect, Location, Sources, StepRow, origins, printable};

/// The code of a step with its line: `17: q->head = n;`, with the file where that is not the one that most steps are in.
pub(crate) fn code(location: &Location, main_file: &str, names: &ShortNames<'_>, sources: &Sources) -> String {
    let place = match location.file == main_file && location.line > 0 {
        true => location.line.to_string(),
        false => names.place(location),
    };
    let column = (location.column as usize).checked_sub(1);
    let line = sources.line(&location.file, location.line).unwrap_or("");
    let column = column.filter(|&column| line.is_char_boundary(column));
    let code = printable(statement(line, column)).replace('\t', " ");
    if code.is_empty() { place } else { format!("{place}: {code}") }
}

/// What a step found and left, or what it did; and the locks that are held, if asked for.
pub(crate) fn effect(row: &StepRow, with_held: bool) -> String {
    let text = match (row.operation.as_str(), &row.effects[..]) {
        ("read" | "await", [Effect { object, read: Some(read), wrote: None }]) => format!("{object} is {read}"),
        ("write", _) if !row.detail.is_empty() => origins::without(&row.detail),
        (operation, _) if row.detail.is_empty() => operation.to_owned(),
        (operation, _) => format!("{operation} {}", origins::without(&row.detail)),
    };
    let from = match &row.reads_from[..] {
        [] => String::new(),
        [from] => format!(" ←{}", from + 1),
        several => format!(" ←{}…", several.iter().min().map_or(0, |from| from + 1)),
    };
    let held = if with_held { held(row) } else { Vec::new() };
    let held = if held.is_empty() { String::new() } else { format!(" {{{}}}", held.join(", ")) };
    printable(&format!("{text}{from}{held}")).replace(['\n', '\t'], " ")
}

/// The locks that are held around a step: without the one that it takes.
pub(crate) fn held(row: &StepRow) -> Vec<&str> {
    let detail = origins::without(&row.detail);
    row.held.iter().filter(|lock| **lock != detail).map(String::as_str).collect()
}

/// By which call a step came about: its function, and the innermost call of it in the thread's own code. `None` for what the
/// function does that the thread started with.
pub(crate) fn context(row: &StepRow, main_file: &str, names: &ShortNames<'_>, sources: &Sources) -> Option<String> {
    let own = &row.calls.last()?.file;
    let folded = row.calls.iter().position(|call| call.file == *own).unwrap_or(0);
    let call = &row.calls[folded];
    let function = row.location.function.as_ref().map_or(String::from("inlined"), |name| format!("{name}()"));
    let code = code(call, main_file, names, sources);
    let between = if folded > 0 { " ← …" } else { "" };
    Some(format!("{function}{between} ← {code}"))
}
