//! What becomes of a panic of ours, wherever it happens.
//!
//! A panic is a bug of our own. The release build aborts on panics, which would end the process with a signal and without a
//! word to the user; the hook comes first, and ends it the way every other bug of ours does.

use crate::failure::{HOW_TO_REPORT, OWN_BUG};
use std::io::Write;

/// Makes panics end the process with the exit code of our own bugs, after what happened, where, and what to do about it.
pub fn end_as_own_bugs() {
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.payload().downcast_ref::<&str>().copied();
        let what = text.or_else(|| panic.payload().downcast_ref::<String>().map(String::as_str));
        let what = what.unwrap_or("a panic without a message");
        let at = panic.location().map_or(String::new(), |location| format!("\n  = note: at {location}"));
        let text = format!("error: internal error: {what}{at}\n  = help: {HOW_TO_REPORT}\n");
        // Nobody to tell is no reason not to end.
        let _ = std::io::stderr().lock().write_all(text.as_bytes());
        std::process::exit(i32::from(OWN_BUG));
    }));
}
