//! The program in its own words: [`Vm`] implements [`Host`].

use crate::describe;
use crate::machine::Vm;
use crate::memory::ObjectKind;
use raddle_trace::{Host, SiteId, SourcePlace, ThreadId};

impl Host for Vm {
    /// By the name of its start routine.
    fn thread_name(&self, t: ThreadId) -> String {
        describe::thread(&self.program, &self.state, t)
    }

    fn source_place(&self, site: SiteId) -> SourcePlace<'_> {
        let site = self.program.site(site);
        SourcePlace { file: site.file, line: site.line, column: site.column, function: site.function }
    }

    /// ``local `n` of worker`` for what only a stack has.
    fn address_name(&self, address: u64) -> String {
        describe::address(&self.program, &self.state, address)
    }

    /// Without the fields that the C library hides inside its objects.
    fn object_name(&self, address: u64) -> String {
        let name = self.address_name(address);
        match name.split_once(".__") {
            Some((outside, _)) => outside.to_string(),
            None => name,
        }
    }

    fn is_variable(&self, address: u64) -> bool {
        self.state.memory.find(address).is_some_and(|(_, object)| object.kind != ObjectKind::Heap)
    }

    fn value_text(&self, address: u64, len: u32, value: u128) -> String {
        describe::value(&self.program, &self.state, address, len, value)
    }

    fn output(&self) -> &[u8] {
        &self.state.output
    }
}
