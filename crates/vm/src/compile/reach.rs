//! Which functions and globals can be reached from `main`, and what in them cannot be run.
//!
//! A function is reached by a call or by its address being taken in reached code or in the initialiser of a reached
//! global. What is not reached is neither compiled nor complained about.

use crate::LoadError;
use crate::env;
use raddle_ir::{Callee, Const, FunctionId, GlobalId, InstKind, LocId, Module, Operand, Target, Terminator};

pub(super) struct Reached {
    pub functions: Vec<bool>,
    pub globals: Vec<bool>,
    pub errors: Vec<LoadError>,
}

struct Search<'m> {
    module: &'m Module,
    reached: Reached,
    functions_left: Vec<FunctionId>,
    globals_left: Vec<GlobalId>,
}

/// Finds everything reachable.
pub(super) fn reach(module: &Module, main: FunctionId) -> Reached {
    let mut search = Search {
        module,
        reached: Reached {
            functions: vec![false; module.functions.len()],
            globals: vec![false; module.globals.len()],
            errors: Vec::new(),
        },
        functions_left: Vec::new(),
        globals_left: Vec::new(),
    };
    search.function(main, LocId::NONE);
    for &function in module.constructors.iter().chain(&module.destructors) {
        search.function(function, LocId::NONE);
    }
    loop {
        if let Some(function) = search.functions_left.pop() {
            search.body(function);
        } else if let Some(global) = search.globals_left.pop() {
            search.initialiser(global);
        } else {
            break;
        }
    }
    search.reached
}

impl Search<'_> {
    fn error(&mut self, message: String, loc: LocId, ll_line: u32, help: Option<String>) {
        self.reached.errors.push(LoadError { message, loc, ll_line, help });
    }

    fn function(&mut self, id: FunctionId, loc: LocId) {
        if std::mem::replace(&mut self.reached.functions[id.0 as usize], true) {
            return;
        }
        let function = &self.module.functions[id];
        if !function.is_external() {
            self.functions_left.push(id);
        } else if env::find(&function.name).is_none() {
            let (message, help) = match env::refusal(&function.name) {
                Some(reason) => (format!("`{}` is not supported: {reason}", function.name), None),
                None => (
                    format!("call of `{}`, which has no body and no model", function.name),
                    Some("define it in the program, or leave the call out for checking".to_string()),
                ),
            };
            self.error(message, loc, 0, help);
        }
    }

    fn global(&mut self, id: GlobalId, loc: LocId) {
        if std::mem::replace(&mut self.reached.globals[id.0 as usize], true) {
            return;
        }
        let global = &self.module.globals[id];
        if global.init.is_none() && !env::is_known_global(&global.name) {
            let message = format!("`{}` is declared but defined nowhere", global.name);
            self.error(message, loc, 0, Some("define the variable in the program".to_string()));
        }
        self.globals_left.push(id);
    }

    fn initialiser(&mut self, id: GlobalId) {
        let global = &self.module.globals[id];
        let loc = global.loc;
        for relocation in global.init.iter().flat_map(|init| &init.relocations) {
            match relocation.target {
                Target::Global(global) => self.global(global, loc),
                Target::Function(function) => self.function(function, loc),
            }
        }
    }

    fn operand(&mut self, operand: &Operand, loc: LocId) {
        match operand {
            Operand::Const(Const::Global(global, _)) => self.global(*global, loc),
            Operand::Const(Const::Function(function)) => self.function(*function, loc),
            _ => {}
        }
    }

    fn body(&mut self, id: FunctionId) {
        let module = self.module;
        for (_, block) in module.functions[id].blocks.iter() {
            for phi in &block.phis {
                for (_, operand) in &phi.incoming {
                    self.operand(operand, block.terminator_loc);
                }
            }
            for inst in &block.insts {
                match &inst.kind {
                    InstKind::Unsupported { what, line } => {
                        self.error(format!("{what} is not supported"), inst.loc, *line, None);
                    }
                    InstKind::Call { callee: Callee::Direct(callee), .. } => self.function(*callee, inst.loc),
                    InstKind::ThreadLocal(global) => self.global(*global, inst.loc),
                    _ => {}
                }
                super::for_each_operand(&inst.kind, &mut |operand| self.operand(operand, inst.loc));
            }
            match &block.terminator {
                Terminator::Branch { cond: operand, .. }
                | Terminator::Switch { value: operand, .. }
                | Terminator::Indirect { address: operand, .. } => self.operand(operand, block.terminator_loc),
                Terminator::Return(operands) => {
                    for operand in operands {
                        self.operand(operand, block.terminator_loc);
                    }
                }
                Terminator::Jump(_) | Terminator::Unreachable => {}
            }
        }
    }
}
