//! Scripts in their own words: [`ScriptMachine`] implements [`Host`], with the names of the text form.

use super::{CELL_BASE, OBJECT_BASE, ScriptMachine};
use raddle_trace::{Host, SiteId, SourcePlace, ThreadId};

impl Host for ScriptMachine<'_> {
    fn thread_name(&self, t: ThreadId) -> String {
        if t == ThreadId::MAIN { String::from("main") } else { t.to_string() }
    }

    /// The line of the text form.
    fn source_place(&self, site: SiteId) -> SourcePlace<'_> {
        let (body, pc) = ((site.0 >> 16) as usize, site.0 & 0xffff);
        // The cells are a line, every object is one, and every body has one before its instructions.
        let before = 1 + self.script.objects.len();
        let bodies: usize = self.script.bodies.iter().take(body).map(|body| 1 + body.len()).sum();
        let line = (before + bodies + 1) as u32 + pc + 1;
        SourcePlace { file: Some("script"), line, ..SourcePlace::default() }
    }

    fn address_name(&self, address: u64) -> String {
        match address.checked_sub(OBJECT_BASE) {
            Some(object) => format!("o{}", object / 16),
            None => {
                let byte = address.saturating_sub(CELL_BASE);
                match (byte / 8, byte % 8) {
                    (cell, 0) => format!("x{cell}"),
                    (cell, offset) => format!("x{cell}@{offset}"),
                }
            }
        }
    }
}
