//! Accesses that wait become awaits (*Awaiting for Godot*, §II-A): [`Await`], an instruction that is an atomic access together with
//! a condition on the value that it finds.
//!
//! [`library`] does so with the calls of `raddle_await_eq_4` and its like, which `raddle.h` declares: the program asks to wait.
//! [`awaits`] does so with an access and the [`SpinAssume`](InstKind::SpinAssume)s directly behind it, that is, with nothing but
//! computations in between. So load and assume become a load-await, exchange and assume an exchange-await, and compare-and-swap and
//! assume an await of the value that is compared with.
//!
//! # Conditions
//!
//! One of several spin assumes is a clause of the condition. It holds if one of its tests passes: what stands in an `or`. A test is
//!
//! - a comparison of the value found with a register or a constant that was known before the access,
//! - the same of some of its bits: `x & m`, the low bits of `x`, a truth value in a byte. What an atomic `or` or `and` leaves as it
//!   was (`(x | v) == x`) is a test of bits, too. A value that was made wider is compared with a constant as it was before,
//! - a truth value that was known before the access. What computes such values between the access and the spin assume moves in front of
//!   the access. It cannot fault.
//!
//! Everything else stays an access and a spin assume: what compares two functions of the value, or with what another access found
//! later. The first spin assume of that kind, or of another loop, ends the condition; it and those behind it stay.
//!
//! # Deviations from the paper
//!
//! 1. The loop stays around its await. Whether threads wait (`--no-await`), stop or go round (`--no-spin-detection`) is the machine's
//!    choice, which it makes again when an algorithm hands over to another one. While it waits, the way back is not taken.
//! 2. An await of a loop is no promise that waiting is all there is to do. When the condition holds, the iteration may still turn
//!    out pure, in this loop or in one behind it. Then the machine sees that, as it does without the pass. So counts are
//!    the same with and without it: it says earlier, and without a trial, what would be found out.
//! 3. Accesses that are not atomic are left alone: whether they race has to be seen, so they must happen. Volatile ones, too: an
//!    option says what they are when the program is run.

mod condition;
#[cfg(test)]
mod tests;

use crate::purity::negated;
use condition::Reader;
use raddle_base::IdVec;
use raddle_ir::{
    Await, AwaitTest, BlockId, Callee, CastOp, CompareOp, Const, Function, FunctionId, Inst, InstKind, LocId, Module,
    Operand, Ordering, Target, Terminator, Type, ValueId, ValueInfo,
};
use std::collections::HashMap;

/// The module with awaits of loops.
pub fn awaits(mut module: Module) -> Module {
    for (_, function) in module.functions.iter_mut() {
        run(function);
    }
    module
}

/// The pass on one function; whether anything changed.
pub(crate) fn run(function: &mut Function) -> bool {
    let mut changed = false;
    for id in function.blocks.ids().collect::<Vec<_>>() {
        // From the back, so that the places in front stay what they are.
        for at in (0..function.blocks[id].insts.len()).rev() {
            changed |= rewrite(function, id, at);
        }
    }
    changed
}

/// Whether it is an access that may wait.
fn may_wait(kind: &InstKind) -> bool {
    match kind {
        InstKind::Load { order, volatile, .. } => order.is_some() && !volatile,
        InstKind::Rmw { .. } | InstKind::CompareExchange { .. } => true,
        _ => false,
    }
}

/// Makes an await of an access and the spin assumes behind it, if they are of that form.
fn rewrite(function: &mut Function, id: BlockId, at: usize) -> bool {
    let insts = &function.blocks[id].insts;
    if !may_wait(&insts[at].kind) {
        return false;
    }
    let assumed = |inst: &Inst| match inst.kind {
        InstKind::SpinAssume(holds) => Some(holds),
        _ => None,
    };
    let behind = insts[at + 1..].iter();
    let end = behind.take_while(|inst| inst.kind.only_computes() || assumed(inst).is_some()).count() + at + 1;
    let mut reader = Reader::new(function, id, at..end);
    let mut until: Vec<Vec<AwaitTest>> = Vec::new();
    let mut first: Option<LocId> = None;
    // By place: it goes, because it is in the condition.
    let mut goes = vec![false; end];
    for place in at + 1..end {
        let Some(holds) = assumed(&insts[place]) else { continue };
        if *first.get_or_insert(insts[place].loc) != insts[place].loc {
            break;
        }
        let Some(mut clause) = reader.clause(holds) else { break };
        // What another clause excludes need not be asked. (If nothing is left, the condition never holds, and says so.)
        let open = |test: &AwaitTest| !until.iter().any(|other| matches!(other[..], [only] if excludes(&only, test)));
        if clause.iter().any(open) {
            clause.retain(open);
        }
        until.push(clause);
        goes[place] = true;
    }
    let (Some(spin), false) = (first, until.is_empty()) else { return false };
    let earlier = reader.earlier(&until);
    let insts = &mut function.blocks[id].insts;
    let mut access = insts[at].clone();
    access.kind = InstKind::Await(Box::new(Await { access: access.kind, until, spin: Some(spin) }));
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for (place, inst) in insts.drain(at..end).enumerate().skip(1) {
        let place = at + place;
        match () {
            () if goes[place] => {}
            () if earlier[place - at] => before.push(inst),
            () => after.push(inst),
        }
    }
    before.push(access);
    before.append(&mut after);
    insts.splice(at..at, before);
    true
}

/// Whether two tests never pass for one value because one is the negation of the other.
fn excludes(one: &AwaitTest, other: &AwaitTest) -> bool {
    match (one, other) {
        (AwaitTest::Found(op, right), AwaitTest::Found(not, same)) => *op == negated(*not) && right == same,
        (AwaitTest::Masked(mask, op, right), AwaitTest::Masked(same_mask, not, same)) => {
            *op == negated(*not) && (mask, right) == (same_mask, same)
        }
        _ => false,
    }
}

/// What a function of `raddle.h` awaits: the comparison and the type of what is compared.
fn awaited(name: &str) -> Option<(CompareOp, Type)> {
    let (test, size) = name.strip_prefix("raddle_await_")?.split_once('_')?;
    let op = match test {
        "eq" => CompareOp::Eq,
        "ne" => CompareOp::Ne,
        "lt" => CompareOp::ULt,
        "ge" => CompareOp::UGe,
        _ => return None,
    };
    let ty = match size {
        "1" => Type::I8,
        "2" => Type::Int(16),
        "4" => Type::I32,
        "8" => Type::I64,
        _ => return None,
    };
    Some((op, ty))
}

/// The module with awaits in place of calls of the functions of `raddle.h` that wait. One whose address is taken gets a body that
/// waits. A function of that name that the program defines is the program's. A call that is not as `raddle.h` declares it is not supported.
pub fn library(mut module: Module) -> Module {
    lower(&mut module);
    module
}

/// The functions of `raddle.h` that wait, with their names and what they await.
type Waiting = HashMap<FunctionId, (String, (CompareOp, Type))>;

/// The functions that changed.
pub(crate) fn lower(module: &mut Module) -> Vec<FunctionId> {
    let externals = module.functions.iter().filter(|(_, function)| function.is_external());
    let waiting: Waiting =
        externals.filter_map(|(id, function)| Some((id, (function.name.clone(), awaited(&function.name)?)))).collect();
    let mut changed = Vec::new();
    if waiting.is_empty() {
        return changed;
    }
    for (id, function) in module.functions.iter_mut() {
        let Function { blocks, values, .. } = function;
        let mut calls = false;
        for (_, block) in blocks.iter_mut() {
            let mut insts = Vec::with_capacity(block.insts.len());
            for inst in block.insts.drain(..) {
                match awaiting_call(&waiting, values, &inst) {
                    Some(awaiting) => {
                        insts.extend(awaiting);
                        calls = true;
                    }
                    None => insts.push(inst),
                }
            }
            block.insts = insts;
        }
        if calls {
            changed.push(id);
        }
    }
    let mut ids: Vec<FunctionId> = waiting.keys().copied().filter(|&id| has_address_taken(module, id)).collect();
    ids.sort();
    for id in ids {
        if define(&mut module.functions[id], waiting[&id].1) {
            changed.push(id);
        }
    }
    changed
}

/// The type of an operand.
fn type_of(values: &IdVec<ValueId, ValueInfo>, operand: &Operand) -> Type {
    match operand {
        Operand::Value(value) => values[*value].ty,
        Operand::Const(constant) => constant.ty(),
    }
}

/// What a call does, if it is one of a function that waits: with an address and an integer it can, otherwise it is not supported.
fn awaiting_call(waiting: &Waiting, values: &mut IdVec<ValueId, ValueInfo>, inst: &Inst) -> Option<Vec<Inst>> {
    let InstKind::Call { callee: Callee::Direct(callee), args } = &inst.kind else { return None };
    let (name, awaited) = waiting.get(callee)?;
    let is_int = |ty: Type| matches!(ty, Type::Int(_));
    if let &[ptr, right, ..] = &args[..]
        && type_of(values, &ptr) == Type::Ptr
        && is_int(type_of(values, &right))
        && inst.results.len() <= 1
        && inst.results.iter().all(|result| is_int(values[*result].ty))
    {
        return Some(awaiting(values, *awaited, ptr, right, (inst.results.first().copied(), inst.loc)));
    }
    let what = format!("a call of `{name}` that is not as `raddle.h` declares it");
    Some(vec![Inst { kind: InstKind::Unsupported { what, line: 0 }, ..inst.clone() }])
}

/// Waits until what is at an address compares so with an integer. Integers that are not as wide as what is there are made so.
fn awaiting(
    values: &mut IdVec<ValueId, ValueInfo>,
    (op, ty): (CompareOp, Type),
    ptr: Operand,
    right: Operand,
    (result, loc): (Option<ValueId>, LocId),
) -> Vec<Inst> {
    let mut insts = Vec::new();
    let width = |from: Type, to: Type| if from.bits() < to.bits() { CastOp::ZExt } else { CastOp::Trunc };
    let from = type_of(values, &right);
    let right = match from == ty {
        true => right,
        false => {
            let cast = values.push(ValueInfo::new(ty));
            insts.push(Inst { kind: InstKind::Cast(width(from, ty), right), results: vec![cast], loc });
            cast.into()
        }
    };
    let access = InstKind::Load { ptr, order: Some(Ordering::SeqCst), volatile: false };
    let until = vec![vec![AwaitTest::Found(op, right)]];
    let kind = InstKind::Await(Box::new(Await { access, until, spin: None }));
    match result {
        Some(result) if values[result].ty == ty => insts.push(Inst { kind, results: vec![result], loc }),
        _ => {
            let found = values.push(ValueInfo::new(ty));
            insts.push(Inst { kind, results: vec![found], loc });
            insts.extend(result.map(|result| {
                let kind = InstKind::Cast(width(ty, values[result].ty), found.into());
                Inst { kind, results: vec![result], loc }
            }));
        }
    }
    insts
}

/// Whether something may call the function through a pointer.
fn has_address_taken(module: &Module, id: FunctionId) -> bool {
    let is_it = |operand: &Operand| matches!(operand, Operand::Const(Const::Function(it)) if *it == id);
    let in_code = module.functions.iter().flat_map(|(_, function)| function.blocks.iter()).any(|(_, block)| {
        let mut found = block.phis.iter().flat_map(|phi| &phi.incoming).any(|(_, operand)| is_it(operand));
        block.insts.iter().for_each(|inst| inst.kind.each_operand(|operand| found |= is_it(operand)));
        block.terminator.each_operand(|operand| found |= is_it(operand));
        found
    });
    let relocations = module.globals.iter().flat_map(|(_, global)| &global.init).flat_map(|init| &init.relocations);
    in_code || relocations.into_iter().any(|relocation| relocation.target == Target::Function(id))
}

/// Gives a function that waits a body, if it takes an address and an integer and returns an integer.
fn define(function: &mut Function, awaited: (CompareOp, Type)) -> bool {
    let Function { params, returns, blocks, values, loc, .. } = function;
    let &[ptr, right] = &params[..] else { return false };
    let (&[result], true) = (&returns[..], values[ptr].ty == Type::Ptr) else { return false };
    if ![values[right].ty, result].iter().all(|ty| matches!(ty, Type::Int(_))) {
        return false;
    }
    let result = values.push(ValueInfo::new(result));
    let insts = awaiting(values, awaited, ptr.into(), right.into(), (Some(result), *loc));
    let terminator = Terminator::Return(vec![result.into()]);
    blocks.push(raddle_ir::Block { phis: Vec::new(), insts, terminator, terminator_loc: *loc });
    true
}
