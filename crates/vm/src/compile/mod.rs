//! `ir` → bytecode.
//!
//! [`reach`] finds what can run at all and reports what cannot be run, or [`refuse`] marks that where it stands; [`function`] translates one function at a time, with its
//! [`control`] flow;
//! this file lays out globals, adds the code that starts and ends threads, and puts it all together.

mod control;
mod ends;
mod function;
mod reach;
mod refuse;
mod slots;
mod spins;

use crate::address::{self, Maker};
use crate::bytecode::{FunctionInfo, NO_CODE, NO_SLOT, Op, Slot};
use crate::env;
use crate::program::{Program, SiteInfo};
use crate::{LoadError, Options, Unsupported};
use raddle_base::{Id, IdVec};
use raddle_ir::{FunctionId, Global, GlobalId, Init, LocId, Module, Reach, Relocation, Target, Type};
use std::collections::HashMap;
use std::sync::Arc;

/// Compiles what can be reached from `main`.
pub fn compile(module: &Module, options: &Options) -> Result<Arc<Program>, Vec<LoadError>> {
    let linked = crate::prelude::link(module);
    let module = linked.as_ref().unwrap_or(module);
    let main = match module.function_named("main") {
        Some(main) if !module.functions[main].is_external() => main,
        _ => {
            let message = "the program has no function `main`".to_string();
            let help = Some("give the file that defines `int main(void)`".to_string());
            return Err(vec![LoadError { message, loc: LocId::NONE, ll_line: 0, help }]);
        }
    };
    let marked = (options.unsupported == Unsupported::Execute).then(|| refuse::mark(module, options));
    let module = marked.as_ref().unwrap_or(module);
    let (reached, mut errors) = reach::reach(module, main, options);
    if module.functions[main].params.is_empty() && !options.arguments.is_empty() {
        let message = "there are arguments for `main`, which takes none".to_string();
        let help = Some("write `int main(int argc, char **argv)`, or leave out --arg".to_string());
        errors.push(LoadError { message, loc: module.functions[main].loc, ll_line: 0, help });
    }
    env::check_policies(module, &reached, options, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut program = empty_program(module, options);
    lay_out_globals(&mut program, module, &reached);
    for (id, function) in module.functions.iter() {
        program.functions.push(FunctionInfo {
            name: function.name.clone(),
            entry: NO_CODE,
            model: if function.is_external() { env::find(&function.name) } else { None },
            slots: 0,
            constants: (0, 0),
            params: function.params.iter().map(|&p| slots_of(function.values[p].ty)).sum(),
            returns: function.returns.iter().map(|&ty| slots_of(ty)).sum(),
            varargs: function.varargs,
            atomic: env::is_block(function),
            absent: function.is_external() && function.weak && env::find(&function.name).is_none(),
            refused: reach::refused(function),
        });
        debug_assert_eq!(program.functions.len(), id.index() + 1);
    }
    program.deletes_keys = env::may_be_called(module, &reached, &env::keys::DELETING);
    (program.cancels, program.cancels_main) = env::cancel::who(module, &reached);
    let begins = |info: &FunctionInfo| info.atomic || info.model.is_some_and(env::begins_block);
    let has_blocks =
        program.functions.iter().zip(module.functions.ids()).any(|(f, id)| reached.function(id) && begins(f));
    // Handlers of a thread that is cancelled in a block may do anything there.
    program.ends_are_events = has_blocks && program.cancels || ends::are_events(module, &reached);
    let spins = spins::Spins::new(module);
    for (id, f) in module.functions.iter() {
        if reached.function(id)
            && !f.is_external()
            && let Err(error) = function::emit(&mut program, module, id, &spins)
        {
            errors.push(error);
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    add_roots(&mut program, module, main);
    note_memory_calls(&mut program, |function| reached.function(FunctionId(function as u32)));
    note_pointees(&mut program);
    Ok(Arc::new(program))
}

/// Notes where calls on memory are, and whether there are any. What is called through a pointer may be one.
fn note_memory_calls(program: &mut Program, reached: impl Fn(usize) -> bool) {
    let called = |op: &Op| matches!(op, Op::CallModel { model, .. } if env::is_whole_call(*model));
    let by_name = |(id, info): (usize, &FunctionInfo)| info.model.is_some_and(env::is_whole_call) && reached(id);
    program.calls_on_memory = program.code.iter().any(called) || program.functions.iter().enumerate().any(by_name);
    let parts = program.options.granule.unwrap_or(u32::MAX);
    program.memory_calls = vec![0; program.sites.len()];
    for (op, &site) in program.code.iter().zip(&program.op_sites) {
        let bytes = match op {
            Op::CallModel { model, .. } if env::is_memory_call(*model) => parts,
            Op::CallModel { model, .. } if env::is_whole_call(*model) => u32::MAX,
            Op::CallIndirect { .. } => parts,
            _ => 0,
        };
        if let Some(most) = program.memory_calls.get_mut(site as usize) {
            *most = bytes.max(*most);
        }
    }
}

/// Notes what is asked for where: the first that is said of a location counts.
fn note_pointees(program: &mut Program) {
    let mut by_loc: HashMap<LocId, u32> = HashMap::new();
    for (index, pointee) in (1..).zip(&program.module.pointees) {
        by_loc.entry(pointee.loc).or_insert(index);
    }
    program.pointee_of = program.sites.iter().map(|site| by_loc.get(&site.loc).copied().unwrap_or(0)).collect();
}

/// The slots a value of this type takes.
pub(crate) fn slots_of(ty: Type) -> u32 {
    if ty.bits() > 64 { 2 } else { 1 }
}

fn empty_program(module: &Module, options: &Options) -> Program {
    Program {
        options: options.clone(),
        code: Vec::new(),
        op_sites: Vec::new(),
        sites: Vec::new(),
        pointee_of: Vec::new(),
        memory_calls: Vec::new(),
        awaits: Vec::new(),
        spin_conditions: Vec::new(),
        calls_on_memory: false,
        functions: Vec::new(),
        constants: Vec::new(),
        lists: Vec::new(),
        slow: Vec::new(),
        atomics: Vec::new(),
        irrelevant: Vec::new(),
        irrelevant_at: Vec::new(),
        switches: Vec::new(),
        allocas: Vec::new(),
        refused: Vec::new(),
        callback_entries: [0; 2],
        deletes_keys: false,
        ends_are_events: false,
        cancels: false,
        cancels_main: false,
        point_of: Vec::new(),
        points: Vec::new(),
        live: Vec::new(),
        global_addresses: Vec::new(),
        thread_locals: Vec::new(),
        main_entry: 0,
        thread_entry: 0,
        module: Module {
            files: module.files.clone(),
            locs: module.locs.clone(),
            debug_types: module.debug_types.clone(),
            pointees: module.pointees.clone(),
            globals: module.globals.clone(),
            functions: IdVec::new(),
            constructors: module.constructors.clone(),
            destructors: module.destructors.clone(),
        },
    }
}

/// Gives every reached global its address; thread-local ones their index.
fn lay_out_globals(program: &mut Program, module: &Module, reached: &Reach) {
    env::add_globals(&mut program.module.globals, &program.options.arguments);
    let mut counts = [0; address::CLASSES];
    for (id, global) in program.module.globals.iter() {
        // Unreached globals have no bytes; the environment's own come after the module's.
        let unreached = id.index() < module.globals.len() && !reached.global(id);
        let address = if global.thread_local || unreached {
            0
        } else {
            address::class(global.size, global.align.into()).map_or(0, |class| {
                let made = counts[class];
                counts[class] += 1;
                // One too many is found when the program is loaded.
                Maker::Program.slot(class, made).map_or(u64::MAX, |slot| slot.address)
            })
        };
        program.global_addresses.push(address);
        if global.thread_local {
            program.thread_locals.push(id.0);
        }
    }
}

/// The code frames start from: main's runs constructors, `main` and the end of main; a thread's calls its start
/// routine and ends the thread.
fn add_roots(program: &mut Program, module: &Module, main: FunctionId) {
    let site = program.sites.len() as u32;
    program.sites.push(SiteInfo { function: main.0, loc: module.functions[main].loc, model: None });
    let root = |program: &mut Program, name: &str, params: u32, slots: u32, constants: &[u64]| {
        let start = program.constants.len() as u32;
        program.constants.extend_from_slice(constants);
        program.functions.push(FunctionInfo {
            name: name.to_string(),
            entry: program.code.len() as u32,
            model: None,
            slots: slots + constants.len() as u32,
            constants: (start, constants.len() as u32),
            params,
            returns: 0,
            varargs: false,
            atomic: false,
            absent: false,
            refused: None,
        });
        program.functions.len() as u32 - 1
    };
    let emit = |program: &mut Program, op: Op| {
        program.code.push(op);
        program.op_sites.push(site);
    };
    // Parameters: a library function and its arguments.
    for args in 0..program.callback_entries.len() as u16 {
        program.callback_entries[args as usize] =
            root(program, "<callback>", 1 + u32::from(args), 1 + u32::from(args), &[]);
        let list = add_list(program, &[], &(1..=args).collect::<Vec<Slot>>());
        emit(program, Op::CallIndirect { p: 0, list });
        emit(program, Op::Return0);
    }
    let argv = program.module.globals.iter().find(|(_, g)| g.name == ARGV).map(|(id, _)| id);
    let argv = argv.map_or(0, |id| program.global_addresses[id.index()]);
    // Slot 0 holds what main returned; the constants argc, argv and envp follow. The null pointer behind the last argument
    // is an empty environment, too.
    let argc = 1 + program.options.arguments.len() as u64;
    program.main_entry = root(program, "<start>", 0, 1, &[argc, argv, argv + 8 * argc]);
    for &constructor in &module.constructors {
        let list = add_list(program, &[], &[]);
        emit(program, Op::Call { function: constructor.0, list });
    }
    let params = program.functions[main.index()].params.min(3) as u16;
    let args: Vec<Slot> = (1..=params).collect();
    let results: &[Slot] = if program.functions[main.index()].returns > 0 { &[0] } else { &[] };
    let list = add_list(program, results, &args);
    emit(program, Op::Call { function: main.0, list });
    let list = add_list(program, &[], &[0]);
    emit(program, Op::CallModel { model: env::model_of("raddle.main_end"), list });
    // Last of all, where its end is looked for. Parameters: the start routine and its argument; slot 2 holds what it returned.
    program.thread_entry = root(program, "<thread>", 2, 3, &[]);
    let list = add_list(program, &[2], &[1]);
    emit(program, Op::CallIndirect { p: 0, list });
    let list = add_list(program, &[], &[2]);
    emit(program, Op::CallModel { model: env::model_of("raddle.thread_end"), list });
}

/// Name of the synthetic global that holds `argv`.
pub(crate) const ARGV: &str = "raddle.argv";

/// A list of results and arguments; see [`list_parts`](crate::bytecode::list_parts).
fn add_list(program: &mut Program, results: &[Slot], args: &[Slot]) -> u32 {
    let list = program.lists.len() as u32;
    program.lists.push(results.len() as Slot);
    program.lists.extend_from_slice(results);
    program.lists.push(args.len() as Slot);
    program.lists.extend_from_slice(args);
    debug_assert!(args.iter().all(|&slot| slot != NO_SLOT));
    list
}

/// A constant global of the environment.
pub(crate) fn synthetic_global(name: &str, bytes: Vec<u8>, relocations: Vec<(u64, GlobalId)>) -> Global {
    let relocations: Vec<Relocation> = relocations
        .into_iter()
        .map(|(offset, target)| Relocation { offset, target: Target::Global(target), addend: 0 })
        .collect();
    Global {
        name: name.to_string(),
        size: bytes.len() as u64,
        align: 8,
        constant: true,
        thread_local: false,
        init: Some(Init { bytes, relocations }),
        debug_type: None,
        source_name: None,
        loc: LocId::NONE,
    }
}
