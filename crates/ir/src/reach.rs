//! What can be reached from the start of the program: functions, globals, and in them what nothing here can execute.
//!
//! A function is reachable when a reachable block of a reachable function calls it, or when its address is taken: by a
//! reachable block, or by the initialiser of a global that one refers to. An address that is taken counts as a call,
//! because where it ends up (in `pthread_create`, in `atexit`, in a table of operations) is not followed.

use crate::{Callee, Cfg, Const, FunctionId, GlobalId, InstKind, LocId, Module, Operand, Target};
use raddle_base::Id;

/// What is reachable, and from where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Per function: the place that was found to reach it first ([`LocId::NONE`] for roots, or when the place has no
    /// location).
    functions: Vec<Option<LocId>>,
    /// Per global, likewise.
    globals: Vec<Option<LocId>>,
    /// Per function: whether its address can be had.
    taken: Vec<bool>,
}

/// Something that nothing here can execute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// Where it stands.
    pub function: FunctionId,
    /// The construct, for a person.
    pub what: String,
    /// Its line in the file that was read; 0 when there is none.
    pub line: u32,
    /// Its place in the source.
    pub loc: LocId,
}

/// Where execution starts: `main`, constructors and destructors.
pub fn roots(module: &Module) -> Vec<FunctionId> {
    let main = module.function_named("main");
    main.into_iter().chain(module.constructors.iter().copied()).chain(module.destructors.iter().copied()).collect()
}

/// What can be reached from some functions.
pub fn reachable(module: &Module, roots: &[FunctionId]) -> Reach {
    let mut walk = Walk {
        module,
        reach: Reach {
            functions: vec![None; module.functions.len()],
            globals: vec![None; module.globals.len()],
            taken: vec![false; module.functions.len()],
        },
        functions: Vec::new(),
        globals: Vec::new(),
    };
    roots.iter().for_each(|&root| walk.function(root, LocId::NONE));
    loop {
        if let Some(function) = walk.functions.pop() {
            walk.scan_function(function);
        } else if let Some(global) = walk.globals.pop() {
            walk.scan_global(global);
        } else {
            return walk.reach;
        }
    }
}

impl Reach {
    /// Whether the function can be reached.
    pub fn function(&self, id: FunctionId) -> bool {
        self.functions[id.index()].is_some()
    }

    /// Whether code that can be reached has the function's address, so that it may be called through a pointer.
    pub fn is_taken(&self, id: FunctionId) -> bool {
        self.taken[id.index()]
    }

    /// Whether code that can be reached refers to the global.
    pub fn global(&self, id: GlobalId) -> bool {
        self.globals[id.index()].is_some()
    }

    /// The functions without a body that can be reached, each with a place that calls it or takes its address.
    pub fn externals(&self, module: &Module) -> Vec<(FunctionId, LocId)> {
        let external = |(id, loc): (usize, &Option<LocId>)| {
            let id = FunctionId::from_index(id);
            loc.filter(|_| module.functions[id].is_external()).map(|loc| (id, loc))
        };
        self.functions.iter().enumerate().filter_map(external).collect()
    }

    /// The globals without a definition that code which can be reached refers to, each with a place that does.
    pub fn external_globals(&self, module: &Module) -> Vec<(GlobalId, LocId)> {
        let external = |id: GlobalId| {
            let loc = self.globals[id.index()].filter(|_| module.globals[id].init.is_none())?;
            Some((id, loc))
        };
        module.globals.ids().filter_map(external).collect()
    }

    /// The constructs in reachable code that nothing here can execute.
    pub fn unsupported(&self, module: &Module) -> Vec<Unsupported> {
        let mut found = Vec::new();
        for (id, function) in module.functions.iter().filter(|(id, _)| self.function(*id)) {
            let has = |kind: &InstKind| matches!(kind, InstKind::Unsupported { .. });
            if !function.blocks.iter().any(|(_, block)| block.insts.iter().any(|inst| has(&inst.kind))) {
                continue;
            }
            let cfg = Cfg::new(function);
            for (_, block) in function.blocks.iter().filter(|(id, _)| cfg.is_reachable(*id)) {
                for inst in &block.insts {
                    if let InstKind::Unsupported { what, line } = &inst.kind {
                        found.push(Unsupported { function: id, what: what.clone(), line: *line, loc: inst.loc });
                    }
                }
            }
        }
        found
    }
}

struct Walk<'a> {
    module: &'a Module,
    reach: Reach,
    functions: Vec<FunctionId>,
    globals: Vec<GlobalId>,
}

impl Walk<'_> {
    fn function(&mut self, id: FunctionId, from: LocId) {
        if let Some(slot @ None) = self.reach.functions.get_mut(id.index()) {
            *slot = Some(from);
            self.functions.push(id);
        }
    }

    fn address(&mut self, id: FunctionId, from: LocId) {
        if let Some(taken) = self.reach.taken.get_mut(id.index()) {
            *taken = true;
        }
        self.function(id, from);
    }

    fn global(&mut self, id: GlobalId, from: LocId) {
        if let Some(slot @ None) = self.reach.globals.get_mut(id.index()) {
            *slot = Some(from);
            self.globals.push(id);
        }
    }

    fn operand(&mut self, operand: &Operand, from: LocId) {
        match operand {
            Operand::Const(Const::Function(id)) => self.address(*id, from),
            Operand::Const(Const::Global(id, _)) => self.global(*id, from),
            _ => {}
        }
    }

    fn scan_function(&mut self, id: FunctionId) {
        let function = &self.module.functions[id];
        let cfg = Cfg::new(function);
        for &block in cfg.reverse_postorder() {
            let block = &function.blocks[block];
            for (_, operand) in block.phis.iter().flat_map(|phi| &phi.incoming) {
                self.operand(operand, block.terminator_loc);
            }
            for inst in &block.insts {
                inst.kind.each_operand(|operand| self.operand(operand, inst.loc));
                match inst.kind {
                    InstKind::Call { callee: Callee::Direct(callee), args: _ } => self.function(callee, inst.loc),
                    InstKind::ThreadLocal(global) => self.global(global, inst.loc),
                    _ => {}
                }
            }
            block.terminator.each_operand(|operand| self.operand(operand, block.terminator_loc));
        }
    }

    fn scan_global(&mut self, id: GlobalId) {
        let global = &self.module.globals[id];
        for relocation in global.init.iter().flat_map(|init| &init.relocations) {
            match relocation.target {
                Target::Global(target) => self.global(target, global.loc),
                Target::Function(target) => self.address(target, global.loc),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = r#"
file0 = "p.c"
loc1 = file0:1:1
loc2 = file0:2:2
g0 = global "table" size 8 align 8 init "" {0: fn3}
g1 = global "unused_table" size 8 align 8 init "" {0: fn4}
g2 = global "elsewhere" size 8 align 8
constructors fn6
fn0 = function "main"() {
b0:
    call fn1() at loc1
    call_indirect fn2()
    return
b1:
    call fn5()
    return
}
fn1 = function "called"() {
b0:
    %0: ptr = load g0
    %1: ptr = load g2
    unsupported "landingpad" line 12 at loc2
    call fn7(fn8) at loc2
    return
b1:
    unsupported "never" line 13
    return
}
fn2 = function "by_pointer"()
fn3 = function "in_table"() {
b0:
    call fn3()
    return
}
fn4 = function "in_unused_table"()
fn5 = function "in_dead_block"()
fn6 = function "constructor"() {
b0:
    return
}
fn7 = function "spawn"(%0: ptr)
fn8 = function "thread"() {
b0:
    unsupported "asm" line 14
    return
}
fn9 = function "orphan"() {
b0:
    unsupported "orphan" line 15
    return
}
"#;

    #[test]
    fn calls_addresses_and_tables() {
        let module = crate::parse(PROGRAM).unwrap();
        let reach = reachable(&module, &roots(&module));
        let found: Vec<u32> = module.functions.ids().filter(|&id| reach.function(id)).map(|id| id.0).collect();
        assert_eq!(found, [0, 1, 2, 3, 6, 7, 8]);
        assert_eq!(reach.externals(&module), [(FunctionId(2), LocId::NONE), (FunctionId(7), LocId(2))]);
        assert_eq!(reach.external_globals(&module), [(GlobalId(2), LocId::NONE)]);
        assert!(!reach.global(GlobalId(1)));
        let unsupported: Vec<String> = reach.unsupported(&module).into_iter().map(|u| u.what).collect();
        assert_eq!(unsupported, ["landingpad", "asm"]);
    }

    #[test]
    fn no_main() {
        let module = Module::new();
        assert!(roots(&module).is_empty());
        assert!(reachable(&module, &[FunctionId(7)]).externals(&module).is_empty());
    }
}
