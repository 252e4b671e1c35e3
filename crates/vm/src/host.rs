//! The program in its own words: [`Vm`] implements [`Host`].

use crate::describe;
use crate::machine::Vm;
use crate::memory::ObjectKind;
use crate::paths::Want;
use crate::program::Site;
use crate::thread::Status;
use raddle_ir::GlobalId;
use raddle_trace::{Host, SiteId, SourcePlace, ThreadId};

/// What kind of memory an address is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// A global variable.
    Global(GlobalId),
    /// From `malloc` and its like.
    Heap,
    /// A variable of a function or of a thread.
    Local,
}

impl Vm {
    /// What an address is in, and how far behind its first byte.
    pub fn region_at(&self, address: u64) -> Option<(Region, u64)> {
        let (place, object) = self.state.memory.find(address)?;
        let region = match object.kind {
            ObjectKind::Global => Region::Global(GlobalId(object.what)),
            ObjectKind::Heap => Region::Heap,
            ObjectKind::Stack | ObjectKind::ThreadLocal => Region::Local,
            ObjectKind::Environment => return None,
        };
        Some((region, place.offset))
    }
}

impl Host for Vm {
    /// By the name of its start routine.
    fn thread_name(&self, t: ThreadId) -> String {
        describe::thread(&self.program, &self.state, t)
    }

    fn source_place(&self, site: SiteId) -> SourcePlace<'_> {
        source_place(self.program.site(site))
    }

    /// By the frames of its stack, and by what was inlined into their functions.
    fn calls(&self, t: ThreadId) -> Vec<SourcePlace<'_>> {
        let Some(thread) = self.state.threads.get(t.0 as usize) else { return Vec::new() };
        let program = &*self.program;
        let frames = thread.frames[..thread.core.depth as usize].iter().rev().enumerate();
        let mut calls = Vec::new();
        for (above, frame) in frames.filter(|(_, frame)| !program.is_root(frame.function)) {
            let site = program.site(program.site_at(frame.pc));
            // The top one is where the thread is, rather than a call; but it may be in what was inlined.
            let place = Some(site).filter(|_| above > 0);
            let inlined = std::iter::successors(site.inlined_at, |&loc| program.loc(loc).inlined_at);
            let outside = inlined.map(|loc| Site { function: site.function, ..program.loc(loc) });
            let places = place.into_iter().chain(outside).filter(|place| place.file.is_some());
            calls.extend(places.map(source_place));
        }
        calls
    }

    /// ``local `n` of worker`` for what only a stack has.
    fn address_name(&self, address: u64) -> String {
        describe::address(&self.program, &self.state, address)
    }

    fn place_name(&self, address: u64, len: u32) -> String {
        describe::bytes(&self.program, &self.state, address, Want::Bytes(len))
    }

    fn whole_name(&self, address: u64) -> String {
        describe::whole(&self.program, &self.state, address)
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

    fn chosen_text(&self, site: SiteId, value: u128) -> String {
        match self.program.site(site).what.filter(|function| raddle_ir::input_bits(function).is_some()) {
            Some(function) => raddle_ir::input_text(function, value),
            None => value.to_string(),
        }
    }

    fn given_text(&self, thread: ThreadId, site: SiteId, choice: u32) -> Option<String> {
        let function = self.program.site(site).what?;
        let values = self.program.options.nondet.values(raddle_ir::input_bits(function)?);
        if !values.are_chosen_in_halves() {
            return Some(raddle_ir::input_text(function, values.value(choice.into())));
        }
        // The thread is still there when it has made the first of two choices.
        let thread = &self.state.threads[thread.0 as usize];
        let is_there = thread.core.status == Status::Live && thread.core.depth > 0;
        let is_lower = is_there && thread.top().phase == 1 && self.program.site_at(thread.top().pc) == site;
        is_lower.then(|| format!("{choice} (lower half)"))
    }

    fn value_at(&self, address: u64, len: u32) -> Option<u128> {
        let memory = &self.state.memory;
        let (place, object) = memory.find(address)?;
        let inside =
            (1..=16).contains(&len) && !object.is_dead() && place.offset + u64::from(len) <= object.size.into();
        let (bytes, marks) = memory.contents(object);
        let range = place.offset as usize..place.offset as usize + len as usize;
        let known = inside && marks[range.clone()].iter().all(|&mark| mark == 1);
        known.then(|| bytes[range].iter().rev().fold(0, |value, &byte| value << 8 | u128::from(byte)))
    }

    fn output(&self) -> &[u8] {
        &self.state.output
    }
}

/// The function is the one that the code was compiled into: of inlined code, another one than in the source, so nothing is said.
fn source_place(site: Site<'_>) -> SourcePlace<'_> {
    let function = if site.inlined_at.is_some() { "" } else { site.function };
    SourcePlace { file: site.file, line: site.line, column: site.column, function }
}
