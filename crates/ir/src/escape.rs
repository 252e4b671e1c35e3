//! Which variables of functions are reached by their names alone: nobody keeps their address.
//!
//! A variable is private when its address is only used to load and store, to compute addresses inside it, and by functions that do
//! no more than that. What becomes of an address that is stored, returned, compared by number or merged with another is not followed.

use crate::{Callee, FunctionId, InstKind, Module, Operand, Terminator, ValueId};
use std::collections::HashSet;

/// Whether the address that a value is may become known elsewhere.
pub fn escapes(module: &Module, function: FunctionId, value: ValueId) -> bool {
    Follow { module, seen: HashSet::new() }.escapes(function, value)
}

/// Arguments of library functions that are only written to, by the calling thread.
fn is_own_result(name: &str, argument: usize) -> bool {
    matches!((name, argument), ("pthread_create", 0) | ("pthread_join", 1))
}

struct Follow<'m> {
    module: &'m Module,
    /// What has been looked at, or is being looked at: what comes back to it adds nothing.
    seen: HashSet<(FunctionId, ValueId)>,
}

impl Follow<'_> {
    fn escapes(&mut self, function: FunctionId, value: ValueId) -> bool {
        if !self.seen.insert((function, value)) {
            return false;
        }
        let module = self.module;
        let is = |operand: &Operand| *operand == Operand::Value(value);
        for (_, block) in module.functions[function].blocks.iter() {
            if block.phis.iter().any(|phi| phi.incoming.iter().any(|(_, operand)| is(operand))) {
                return true;
            }
            for inst in &block.insts {
                let mut used = false;
                inst.kind.each_operand(|operand| used |= is(operand));
                if used && self.lets_go(function, &inst.kind, &inst.results, &is) {
                    return true;
                }
            }
            if matches!(&block.terminator, Terminator::Return(values) if values.iter().any(is)) {
                return true;
            }
        }
        false
    }

    /// Whether an instruction that uses the address lets it become known.
    fn lets_go(
        &mut self,
        function: FunctionId,
        kind: &InstKind,
        results: &[ValueId],
        is: &dyn Fn(&Operand) -> bool,
    ) -> bool {
        match kind {
            InstKind::Load { order, .. } => order.is_some(),
            InstKind::Store { value, order, .. } => is(value) || order.is_some(),
            InstKind::Address { index, .. } => {
                index.as_ref().is_some_and(|(index, _)| is(index)) || self.escapes(function, results[0])
            }
            InstKind::MemCopy { len, .. } | InstKind::MemSet { len, .. } => is(len),
            InstKind::Compare(..) | InstKind::LifetimeStart(_) | InstKind::LifetimeEnd(_) => false,
            InstKind::Call { callee: Callee::Direct(callee), args } => {
                let target = &self.module.functions[*callee];
                let used = args.iter().enumerate().filter(|(_, arg)| is(arg));
                let used: Vec<usize> = used.map(|(i, _)| i).collect();
                if target.is_external() {
                    return used.iter().any(|&i| !is_own_result(&target.name, i));
                }
                used.iter().any(|&i| target.params.get(i).is_none_or(|&param| self.escapes(*callee, param)))
            }
            _ => true,
        }
    }
}
