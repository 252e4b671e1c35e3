//! Where identifiers of threads may be in memory.
//!
//! An identifier is a number of 64 bits, and another one here than on the machine. So it is treated as an [address](crate::addresses): nothing may depend on it but
//! whether two are equal. It cannot be told by its type where it is loaded. So this follows, in the whole program, where `pthread_create` leaves one and where it
//! is copied to from there. What cannot be followed may be anywhere.

use crate::layout::Kind;
use raddle_ir::{
    Callee, Const, Function, FunctionId, GlobalId, Inst, InstKind, Module, Operand, Reach, Terminator, Type, ValueId,
};
use std::collections::BTreeSet;

/// The objects that may hold identifiers of threads.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Handles {
    globals: BTreeSet<GlobalId>,
    /// All variables of functions.
    variables: bool,
    everything: bool,
}

impl Handles {
    /// Whether an object of this kind may hold one.
    pub fn may_be_in(&self, kind: Kind) -> bool {
        let here = match kind {
            Kind::Global(global, _) => self.globals.contains(&global),
            Kind::Stack | Kind::Private => self.variables,
            Kind::Heap => false,
        };
        here || self.everything
    }

    /// Of what can be reached of a program.
    pub fn of(module: &Module, reach: &Reach) -> Handles {
        let mut handles = Handles::default();
        loop {
            let before = handles.clone();
            for (id, function) in module.functions.iter().filter(|(id, _)| reach.function(*id)) {
                handles.look_at(module, id, function);
            }
            if handles == before {
                return handles;
            }
        }
    }

    fn look_at(&mut self, module: &Module, id: FunctionId, function: &Function) {
        let insts = || function.blocks.iter().flat_map(|(_, block)| &block.insts);
        for inst in insts() {
            match &inst.kind {
                InstKind::Call { callee: Callee::Direct(callee), args } => {
                    match module.functions[*callee].name.as_str() {
                        "pthread_create" => args.iter().take(1).for_each(|to| self.add(function, to)),
                        "pthread_self" => self.follow_results(module, id, inst),
                        _ => {}
                    }
                }
                InstKind::Load { ptr, .. } | InstKind::Rmw { ptr, .. } | InstKind::CompareExchange { ptr, .. }
                    if self.holds(function, ptr) =>
                {
                    self.follow_results(module, id, inst);
                }
                // What is copied as bytes is not followed.
                InstKind::MemCopy { src, .. } if self.holds(function, src) => self.everything = true,
                _ => {}
            }
        }
    }

    /// Whether what a pointer points to may hold one.
    fn holds(&self, function: &Function, pointer: &Operand) -> bool {
        match base_of(function, pointer) {
            Base::Global(global) => self.everything || self.globals.contains(&global),
            Base::Variable => self.everything || self.variables,
            Base::Unknown => *self != Handles::default(),
        }
    }

    /// One may be where a pointer points to.
    fn add(&mut self, function: &Function, pointer: &Operand) {
        match base_of(function, pointer) {
            Base::Global(global) => _ = self.globals.insert(global),
            Base::Variable => self.variables = true,
            Base::Unknown => self.everything = true,
        }
    }

    /// Follows what an instruction gives to where it is stored.
    fn follow_results(&mut self, module: &Module, id: FunctionId, inst: &Inst) {
        let function = &module.functions[id];
        let Some(&value) = inst.results.first().filter(|value| function.values[**value].ty == Type::I64) else {
            return;
        };
        let is = |operand: &Operand| *operand == Operand::Value(value);
        for (_, block) in function.blocks.iter() {
            let joins = block.phis.iter().any(|phi| phi.incoming.iter().any(|(_, operand)| is(operand)));
            let returns = matches!(&block.terminator, Terminator::Return(values) if values.iter().any(is));
            self.everything |= joins || returns;
            for inst in &block.insts {
                match &inst.kind {
                    InstKind::Store { ptr, value, .. } | InstKind::Rmw { ptr, value, .. } if is(value) => {
                        self.add(function, ptr);
                    }
                    InstKind::CompareExchange { ptr, new, .. } if is(new) => self.add(function, ptr),
                    InstKind::Call { callee, args } if args.iter().any(is) => {
                        let library = matches!(callee, Callee::Direct(to) if module.functions[*to].is_external());
                        self.everything |= !library;
                    }
                    InstKind::Select(_, a, b) => self.everything |= is(a) || is(b),
                    _ => {}
                }
            }
        }
    }
}

/// What a pointer points into.
enum Base {
    Global(GlobalId),
    Variable,
    Unknown,
}

fn base_of(function: &Function, pointer: &Operand) -> Base {
    let mut pointer = pointer;
    // No longer than the function: an address is computed from one that is defined before.
    for _ in 0..=function.values.len() {
        match pointer {
            Operand::Const(Const::Global(global, _)) => return Base::Global(*global),
            Operand::Const(_) => return Base::Unknown,
            Operand::Value(value) => match definition(function, *value) {
                Some(InstKind::Address { base, .. }) => pointer = base,
                Some(InstKind::Alloca { .. } | InstKind::ThreadLocal(_)) => return Base::Variable,
                _ => return Base::Unknown,
            },
        }
    }
    Base::Unknown
}

fn definition(function: &Function, value: ValueId) -> Option<&InstKind> {
    let mut insts = function.blocks.iter().flat_map(|(_, block)| &block.insts);
    insts.find(|inst| inst.results.contains(&value)).map(|inst| &inst.kind)
}
