//! Looking around in a program that stands still: variables by the names they have in the source, and what they hold.
//!
//! Nothing here changes anything, and nothing here is fast. Variables are found in memory, by way of debug information: a
//! program whose local variables were kept in registers shows only those that others can reach.

mod expression;

use crate::describe;
use crate::machine::Vm;
use crate::memory::ObjectKind;
use crate::paths;
use crate::thread::Frame;
use raddle_ir::{DebugType, DebugTypeId};
use raddle_trace::{Host, ThreadId};

/// Elements and fields of one thing that are shown.
const PARTS_MAX: usize = 12;
/// How deep they are shown.
const DEPTH_MAX: usize = 3;

/// A thing in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Variable {
    pub address: u64,
    pub ty: DebugTypeId,
}

impl Vm {
    /// An expression of C over variables of the program, as seen by a thread in the function that is so many calls above
    /// the one it is in. An error says what is wrong with it.
    pub fn evaluate(&self, t: ThreadId, up: usize, text: &str) -> Result<String, String> {
        expression::evaluate(self, t, up, text)
    }

    /// The local variables of a function that a thread is in, with their values; so many calls above the innermost one.
    pub fn locals(&self, t: ThreadId, up: usize) -> Vec<(String, String)> {
        let named = self.stack_variables(t, up).into_iter();
        named.map(|(name, variable)| (name, self.show(variable, 0))).collect()
    }

    /// The global variables of the source, with their values.
    pub fn globals(&self) -> Vec<(String, String)> {
        let globals = self.program.module.globals.iter();
        let named = globals.filter_map(|(id, global)| {
            let name = global.source_name.as_ref().unwrap_or(&global.name);
            let address = *self.program.global_addresses.get(id.0 as usize)?;
            let ty = global.debug_type?;
            // Texts of the program, and what compilers add, have no names that anybody would write.
            let own = !name.starts_with(['.', '_']) && !name.contains('.');
            (address != 0 && own).then(|| (name.clone(), self.show(Variable { address, ty }, 0)))
        });
        named.collect()
    }

    /// How many functions a thread is in.
    pub fn depth(&self, t: ThreadId) -> usize {
        self.own_frames(t).len()
    }

    /// The frames of functions of the program, innermost first, with where their variables begin and end.
    fn own_frames(&self, t: ThreadId) -> Vec<(&Frame, usize, usize)> {
        let Some(thread) = self.state.threads.get(t.0 as usize) else { return Vec::new() };
        let mut end = thread.core.stack_objects as usize;
        let mut frames = Vec::new();
        for frame in thread.frames[..thread.core.depth as usize].iter().rev() {
            let begin = frame.stack_objects as usize;
            if !self.program.is_root(frame.function) {
                frames.push((frame, begin, end));
            }
            end = begin;
        }
        frames
    }

    fn stack_variables(&self, t: ThreadId, up: usize) -> Vec<(String, Variable)> {
        let frames = self.own_frames(t);
        let Some(&(_, begin, end)) = frames.get(up) else { return Vec::new() };
        let addresses = &self.state.threads[t.0 as usize].stack_objects[begin..end];
        let variable = |&address: &u64| {
            let (_, object) = self.state.memory.find(address)?;
            let info = self.program.allocas.get(object.what as usize)?;
            let alive = object.kind == ObjectKind::Stack && !object.is_dead();
            let variable = Variable { address, ty: info.debug_type? };
            alive.then(|| Some((info.name.clone()?, variable)))?
        };
        addresses.iter().filter_map(variable).collect()
    }

    /// The variable of this name that code there would mean. Of several in one function the innermost one: it is made last.
    fn variable(&self, t: ThreadId, up: usize, name: &str) -> Option<Variable> {
        let local = self.stack_variables(t, up).into_iter().rev().find(|(known, _)| known == name);
        if let Some((_, variable)) = local {
            return Some(variable);
        }
        let program = &self.program;
        let called = |global: &raddle_ir::Global| global.source_name.as_deref() == Some(name) || global.name == name;
        let (id, global) = program.module.globals.iter().find(|(_, global)| called(global))?;
        let thread_local = program.thread_locals.iter().position(|&global| global == id.0);
        let address = match thread_local {
            Some(index) => self.state.threads.get(t.0 as usize)?.thread_locals[index],
            None => program.global_addresses[id.0 as usize],
        };
        (address != 0).then_some(Variable { address, ty: global.debug_type? })
    }

    /// What a variable holds, with what is in it.
    fn show(&self, Variable { address, ty }: Variable, depth: usize) -> String {
        let module = &self.program.module;
        match module.debug_types.get(ty) {
            Some(DebugType::Record { fields, .. }) => {
                if depth == DEPTH_MAX {
                    return String::from("{…}");
                }
                let own = fields.iter().filter(|field| !field.name.starts_with("__"));
                let part = |field: &raddle_ir::Field| {
                    let inner = Variable { address: address + field.offset, ty: field.ty };
                    format!("{} = {}", field.name, self.show(inner, depth + 1))
                };
                enclosed('{', own.map(part), '}')
            }
            Some(DebugType::Array { element, count, stride }) => {
                if depth == DEPTH_MAX {
                    return String::from("[…]");
                }
                let size = self.state.memory.find(address).map_or(0, |(_, object)| u64::from(object.size));
                let count = (*count).min(if *stride == 0 { 0 } else { size / stride });
                let part = |index| {
                    let inner = Variable { address: address + index * stride, ty: *element };
                    self.show(inner, depth + 1)
                };
                enclosed('[', (0..count).map(part), ']')
            }
            Some(DebugType::Base { .. } | DebugType::Pointer { .. }) => self.show_number(address, ty),
            Some(DebugType::Other) | None => String::from("(of a type that is not known)"),
        }
    }

    fn show_number(&self, address: u64, ty: DebugTypeId) -> String {
        let len = paths::size(&self.program.module, ty) as u32;
        match self.value_at(address, len) {
            Some(value) => describe::typed_value(&self.program, &self.state, Some(ty), len, value),
            None => match self.state.memory.find(address) {
                Some((_, object)) if object.is_dead() => String::from("(gone)"),
                Some(_) => String::from("(no value yet)"),
                None => String::from("(no memory)"),
            },
        }
    }
}

fn enclosed(open: char, parts: impl Iterator<Item = String>, close: char) -> String {
    let mut shown: Vec<String> = parts.take(PARTS_MAX + 1).collect();
    if shown.len() > PARTS_MAX {
        shown[PARTS_MAX] = String::from("…");
    }
    format!("{open}{}{close}", shown.join(", "))
}
