//! The program, made of what counts of each object.

use super::names;
use super::resolve::{Entry, Kept, Meaning, Resolved};
use super::rewrite::{Files, Final, Rewrite};
use super::{Object, PerSymbol, StartUp};
use crate::{
    Callee, Const, Function, FunctionId, GlobalId, Inst, InstKind, Loc, LocId, Module, Operand, Target, Type, call_fits,
};
use raddle_base::{Id, IdVec};

pub(super) fn assemble(mut objects: Vec<Object>, resolved: &Resolved) -> Module {
    let mut names = names::renamed(&objects, resolved);
    let finals = finals(&objects, resolved);
    for definitions in &resolved.commons {
        merge_common(&mut objects, definitions);
    }
    // A single module stays as it is, unless it has names for the same thing.
    let calls_may_change = objects.len() > 1 || objects.iter().any(|object| !object.aliases.is_empty());
    let several = objects.len() > 1;
    let mut module = Module::new();
    let mut files = Files::default();
    let (mut constructors, mut destructors) = (Vec::new(), Vec::new());
    for (at, object) in objects.into_iter().enumerate() {
        let Object { name: _, text, module: mut from, constructors: first, destructors: last, .. } = object;
        let symbols = &finals[at];
        constructors.extend(start_ups(&first, symbols, &resolved.counts[at]));
        destructors.extend(start_ups(&last, symbols, &resolved.counts[at]));
        let rewrite = Rewrite::tables(&mut from, &mut module, &mut files, symbols);
        for (id, mut global) in from.globals.into_pairs() {
            match resolved.kept[at][Target::Global(id)] {
                Kept::No => continue,
                // What belonged to a comdat that does not count is a declaration now.
                Kept::Undefined { .. } => global.init = None,
                Kept::Shared | Kept::Local => {}
            }
            if let Some(name) = names[at].globals[id.index()].take() {
                // What is shown says which one it is, too.
                let suffix = &name[global.name.len()..];
                global.source_name = global.source_name.map(|source| format!("{source}{suffix}"));
                global.name = name;
            }
            rewrite.global(&mut global);
            module.globals.push(global);
        }
        for (id, mut function) in from.functions.into_pairs() {
            match resolved.kept[at][Target::Function(id)] {
                Kept::No => continue,
                Kept::Undefined { weak } => {
                    function.weak = weak;
                    function.blocks = IdVec::new();
                    function.values.truncate(function.params.len());
                }
                Kept::Shared | Kept::Local => {}
            }
            if let Some(name) = names[at].functions[id.index()].take() {
                function.name = name;
            }
            rewrite.function(&mut function);
            if several {
                say_where(&mut function, &text, &mut module, &mut files);
            }
            module.functions.push(function);
        }
    }
    constructors.sort_by_key(|(priority, _)| *priority);
    destructors.sort_by_key(|(priority, _)| *priority);
    module.constructors = constructors.into_iter().map(|(_, id)| id).collect();
    module.destructors = destructors.into_iter().rev().map(|(_, id)| id).collect();
    if calls_may_change {
        fit_calls(&mut module);
        debug_assert_eq!(crate::verify(&module), []);
    }
    module
}

/// What the symbols of each object are in the program.
fn finals(objects: &[Object], resolved: &Resolved) -> Vec<PerSymbol<Final>> {
    let mut ids: Vec<PerSymbol<Option<Target>>> = objects.iter().map(|object| PerSymbol::new(object, None)).collect();
    let (mut functions, mut globals) = (0, 0);
    for (at, object) in objects.iter().enumerate() {
        for target in object.targets().filter(|&target| resolved.kept[at][target] != Kept::No) {
            ids[at][target] = Some(match target {
                Target::Function(_) => {
                    functions += 1;
                    Target::Function(FunctionId::from_index(functions - 1))
                }
                Target::Global(_) => {
                    globals += 1;
                    Target::Global(GlobalId::from_index(globals - 1))
                }
            });
        }
    }
    let of = |meaning: Meaning| match meaning {
        Meaning::Null(by) => Final::Null(by),
        Meaning::Of(Entry { object, target }, by) => match ids[object][target] {
            Some(Target::Function(id)) => Final::Function(id),
            Some(Target::Global(id)) => Final::Global(id, by),
            None => Final::Null(by),
        },
    };
    let mut all = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        let mut symbols = PerSymbol::new(object, Final::Null(0));
        for target in object.targets() {
            symbols[target] = of(resolved.meanings[at][target]);
        }
        all.push(symbols);
    }
    all
}

/// Several common definitions are one variable, aligned as the strictest asks for. The largest is the one that is kept.
fn merge_common(objects: &mut [Object], definitions: &[Entry]) {
    let globals = |entry: &Entry| match entry.target {
        Target::Global(id) => Some((entry.object, id)),
        Target::Function(_) => None,
    };
    let globals: Vec<(usize, GlobalId)> = definitions.iter().filter_map(globals).collect();
    let align = globals.iter().map(|&(at, id)| objects[at].module.globals[id].align).max().unwrap_or(1);
    globals.iter().for_each(|&(at, id)| objects[at].module.globals[id].align = align);
}

/// Rule 6, but for the order.
fn start_ups<'a>(
    list: &'a [StartUp],
    symbols: &'a PerSymbol<Final>,
    counts: &'a PerSymbol<bool>,
) -> impl Iterator<Item = (i32, FunctionId)> + 'a {
    let runs = |entry: &&StartUp| entry.belongs_to.is_none_or(|target| counts[target]);
    list.iter().filter(runs).filter_map(|entry| match symbols[Target::Function(entry.function)] {
        Final::Function(id) => Some((entry.priority, id)),
        Final::Global(..) | Final::Null(_) => None,
    })
}

/// What cannot be executed and has no place in the source gets its place in the text it was read from: the line alone
/// says nothing when there are several texts.
fn say_where(function: &mut Function, text: &str, module: &mut Module, files: &mut Files) {
    for inst in function.blocks.iter_mut().flat_map(|(_, block)| &mut block.insts) {
        if let (InstKind::Unsupported { what: _, line: line @ 1.. }, LocId::NONE) = (&inst.kind, inst.loc) {
            let file = files.id(module, text.to_owned());
            inst.loc = module.locs.push(Loc { file: Some(file), line: *line, column: 0, inlined_at: None });
        }
    }
}

/// Calls that do not fit the function they get become indirect ones.
fn fit_calls(module: &mut Module) {
    for id in module.functions.ids() {
        let mut blocks = std::mem::take(&mut module.functions[id].blocks);
        let function = &module.functions[id];
        for inst in blocks.iter_mut().flat_map(|(_, block)| &mut block.insts) {
            let Inst { kind: InstKind::Call { callee, args }, results, loc: _ } = inst else { continue };
            let Callee::Direct(called) = *callee else { continue };
            let to = &module.functions[called];
            let fits = call_fits(
                (to.params.iter().map(|&param| to.values[param].ty), &to.returns, to.varargs),
                args.iter().map(|arg| type_of(function, arg)),
                results.iter().map(|&result| function.values[result].ty),
            );
            if !fits {
                *callee = Callee::Indirect(Operand::Const(Const::Function(called)));
            }
        }
        module.functions[id].blocks = blocks;
    }
}

fn type_of(function: &Function, operand: &Operand) -> Type {
    match operand {
        Operand::Value(value) => function.values[*value].ty,
        Operand::Const(constant) => constant.ty(),
    }
}
