//! Rules 1 to 6: tables, names, initialisers.

use super::VerifyError;
use crate::{DebugType, DebugTypeId, Global, Loc, LocId, Module, Pointee, Target};
use raddle_base::Id;
use std::collections::HashSet;

pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    let mut report = |rule: u8, message: String| {
        errors.push(VerifyError { rule, function: None, block: None, message });
    };
    locations(module, &mut report);
    debug_types(module, &mut report);
    names(module, &mut report);
    for (id, global) in module.globals.iter() {
        if let Err(message) = initialiser(module, global) {
            report(4, format!("{id}: {message}"));
        }
        if !global.align.is_power_of_two() {
            report(6, format!("{id}: alignment {}", global.align));
        }
        if module.locs.get(global.loc).is_none() {
            report(9, format!("{id}: {} does not exist", global.loc));
        }
        if let Some(ty) = global.debug_type.filter(|&ty| module.debug_types.get(ty).is_none()) {
            report(9, format!("{id}: {ty} does not exist"));
        }
    }
    for &id in module.constructors.iter().chain(&module.destructors) {
        match module.functions.get(id) {
            None => report(5, format!("{id}, to run at the start or end, does not exist")),
            Some(function) if function.params.len() > 3 => {
                report(5, format!("{id}, to run at the start or end, takes {} parameters", function.params.len()));
            }
            Some(_) => {}
        }
    }
}

fn locations(module: &Module, report: &mut impl FnMut(u8, String)) {
    if module.locs.get(LocId::NONE) != Some(&Loc::UNKNOWN) {
        report(1, "loc0 is not the unknown location".to_owned());
    }
    let mut ranges = true;
    for (id, loc) in module.locs.iter() {
        if let Some(file) = loc.file.filter(|&file| module.files.get(file).is_none()) {
            report(1, format!("{id}: {file} does not exist"));
        }
        if let Some(at) = loc.inlined_at.filter(|&at| module.locs.get(at).is_none()) {
            report(1, format!("{id}: {at} does not exist"));
            ranges = false;
        }
    }
    let contained = |id: usize| module.locs.as_slice()[id].inlined_at.map(|at| at.index()).into_iter().collect();
    if ranges && let Some(id) = on_a_cycle(module.locs.len(), contained) {
        report(1, format!("{}: inlined into itself", LocId::from_index(id)));
    }
}

fn debug_types(module: &Module, report: &mut impl FnMut(u8, String)) {
    let contained = |id: usize| -> Vec<usize> {
        match &module.debug_types.as_slice()[id] {
            DebugType::Array { element, .. } => vec![element.index()],
            DebugType::Record { fields, .. } => fields.iter().map(|field| field.ty.index()).collect(),
            DebugType::Base { .. } | DebugType::Pointer { .. } | DebugType::Other => Vec::new(),
        }
    };
    let count = module.debug_types.len();
    let missing = |ty: &DebugTypeId| ty.index() >= count;
    for (id, ty) in module.debug_types.iter() {
        if let DebugType::Pointer { to: Some(to) } = ty
            && missing(to)
        {
            report(2, format!("{id}: {to} does not exist"));
        }
    }
    for Pointee { loc, ty, .. } in &module.pointees {
        if let Some(ty) = ty.filter(missing) {
            report(2, format!("a pointee at {loc}: {ty} does not exist"));
        }
        if module.locs.get(*loc).is_none() {
            report(1, format!("a pointee is at {loc}, which does not exist"));
        }
    }
    let values = module.functions.iter().flat_map(|(_, function)| function.values.iter());
    if let Some(ty) = values.filter_map(|(_, info)| info.debug_type).find(missing) {
        report(2, format!("the type of a variable, {ty}, does not exist"));
    }
    let mut ranges = true;
    for (id, _) in module.debug_types.iter() {
        for missing in contained(id.index()).into_iter().filter(|&ty| ty >= count) {
            report(2, format!("{id}: {} does not exist", DebugTypeId::from_index(missing)));
            ranges = false;
        }
    }
    if ranges && let Some(id) = on_a_cycle(count, contained) {
        report(2, format!("{} contains itself", DebugTypeId::from_index(id)));
    }
}

/// A node on a cycle of the graph of `next`, if there is one.
fn on_a_cycle(nodes: usize, next: impl Fn(usize) -> Vec<usize>) -> Option<usize> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut state = vec![State::New; nodes];
    for root in 0..nodes {
        let mut stack = match state[root] {
            State::New => vec![(root, next(root))],
            _ => continue,
        };
        state[root] = State::Open;
        while let Some((node, left)) = stack.last_mut() {
            match left.pop() {
                None => {
                    state[*node] = State::Done;
                    stack.pop();
                }
                Some(to) if state[to] == State::Open => return Some(to),
                Some(to) if state[to] == State::New => {
                    state[to] = State::Open;
                    stack.push((to, next(to)));
                }
                Some(_) => {}
            }
        }
    }
    None
}

fn names(module: &Module, report: &mut impl FnMut(u8, String)) {
    let mut seen = HashSet::new();
    for (id, global) in module.globals.iter() {
        if !seen.insert(&global.name) {
            report(3, format!("{id}: another global is named {:?}", global.name));
        }
    }
    seen.clear();
    for (id, function) in module.functions.iter() {
        if !seen.insert(&function.name) {
            report(3, format!("{id}: another function is named {:?}", function.name));
        }
    }
}

fn initialiser(module: &Module, global: &Global) -> Result<(), String> {
    let Some(init) = &global.init else { return Ok(()) };
    if init.bytes.len() as u64 > global.size {
        return Err(format!("{} initial bytes for a size of {}", init.bytes.len(), global.size));
    }
    let mut free_from = 0;
    for relocation in &init.relocations {
        let end = relocation.offset.checked_add(8).filter(|&end| end <= global.size);
        let (Some(end), true) = (end, relocation.offset >= free_from) else {
            return Err(format!("the address at offset {} overlaps or sticks out", relocation.offset));
        };
        free_from = end;
        match relocation.target {
            Target::Global(id) => match module.globals.get(id) {
                None => return Err(format!("{id} does not exist")),
                Some(target) if target.thread_local => return Err(format!("{id} has no address: it is thread-local")),
                Some(_) => {}
            },
            Target::Function(id) if module.functions.get(id).is_none() => return Err(format!("{id} does not exist")),
            Target::Function(_) => {}
        }
    }
    Ok(())
}
