//! Conditions for people to read.

use super::analysis::Facts;
use super::condition::{Condition, Conjunction, Literal};
use super::effects::global_behind;
use super::{BLOCKS_MAX, DISJUNCTS_MAX, LITERALS_MAX, ObstacleKind};
use raddle_ir::{BinaryOp, Callee, CompareOp, Const, Inst, InstKind, Module, Operand, Type, ValueId, arith};
use std::collections::{HashMap, HashSet};

/// Expressions are shown up to this depth.
const DEPTH_MAX: u32 = 4;

pub(super) struct Describer<'a> {
    module: &'a Module,
    facts: &'a Facts<'a>,
    /// What more than one register of the loop's condition would be called.
    ambiguous: HashSet<String>,
}

impl<'a> Describer<'a> {
    /// For the condition of one loop.
    pub fn new(module: &'a Module, facts: &'a Facts<'a>, condition: &Condition) -> Self {
        let mut called: HashMap<String, ValueId> = HashMap::new();
        let mut ambiguous = HashSet::new();
        let mut this = Describer { module, facts, ambiguous: HashSet::new() };
        for literal in condition.disjuncts.iter().flat_map(|conjunction| &conjunction.literals) {
            literal.each_value(|value| {
                let name = this.value(value);
                if *called.entry(name.clone()).or_insert(value) != value {
                    ambiguous.insert(name);
                }
            });
        }
        this.ambiguous = ambiguous;
        this
    }

    /// A conjunction: `flag != 0 and head == tail`.
    pub fn conjunction(&self, conjunction: &Conjunction) -> String {
        let literals: Vec<String> = conjunction.literals.iter().map(|literal| self.literal(literal)).collect();
        if literals.is_empty() { "always".to_owned() } else { literals.join(" and ") }
    }

    /// Why a loop, or some of its iterations, are not pure.
    pub fn obstacle(&self, kind: ObstacleKind) -> String {
        match kind {
            ObstacleKind::Irreducible => "it can be entered in several places, or has such a loop inside".to_owned(),
            ObstacleKind::TooLarge => format!("it has more than {BLOCKS_MAX} blocks"),
            ObstacleKind::TooManyConditions => {
                format!("more than {DISJUNCTS_MAX} conditions, or one of more than {LITERALS_MAX} parts")
            }
            ObstacleKind::Store => "it writes memory".to_owned(),
            ObstacleKind::Call(Some(callee)) => format!("it calls {}", self.module.functions[callee].name),
            ObstacleKind::Call(None) => "it calls through a pointer".to_owned(),
            ObstacleKind::Atomic => "an atomic operation changes memory".to_owned(),
            ObstacleKind::Variable(value) => format!("{} changes", self.value(value)),
            ObstacleKind::InnerLoop => "a loop inside goes round".to_owned(),
            ObstacleKind::ComputedGoto => "a computed goto".to_owned(),
            ObstacleKind::Await => "it awaits a value".to_owned(),
            ObstacleKind::Contradiction => "the conditions of every way round exclude one another".to_owned(),
            ObstacleKind::Other => "a statement with other effects".to_owned(),
        }
    }

    fn literal(&self, literal: &Literal) -> String {
        match *literal {
            Literal::Bit { of, holds } => {
                let not = if holds { "" } else { "not " };
                let bit = if self.facts.function.values[of].ty == Type::BOOL { "" } else { " & 1" };
                format!("{not}{}{bit}", self.value(of))
            }
            Literal::Compare { op, a, b } => {
                let signed = matches!(op, CompareOp::SLt | CompareOp::SLe | CompareOp::SGt | CompareOp::SGe);
                format!("{} {} {}", self.value(a), symbol(op), self.operand(b, signed))
            }
            Literal::Absorbs { op, old, value, holds } => {
                let symbol = if op == BinaryOp::And { "&" } else { "|" };
                let (old, equals) = (self.value(old), if holds { "==" } else { "!=" });
                format!("({old} {symbol} {}) {equals} {old}", self.operand(value, false))
            }
        }
    }

    fn operand(&self, operand: Operand, signed: bool) -> String {
        match operand {
            Operand::Value(value) => self.value(value),
            Operand::Const(Const::Int(ty, bits)) if signed => arith::signed(bits, ty.bits()).to_string(),
            Operand::Const(Const::Int(_, bits)) => bits.to_string(),
            Operand::Const(Const::Null) => "null".to_owned(),
            Operand::Const(Const::Global(global, 0)) => format!("&{}", self.global(global)),
            Operand::Const(Const::Function(function)) => self.module.functions[function].name.clone(),
            Operand::Const(constant) => constant.to_string(),
        }
    }

    fn global(&self, global: raddle_ir::GlobalId) -> String {
        let global = &self.module.globals[global];
        global.source_name.as_ref().unwrap_or(&global.name).clone()
    }

    fn value(&self, value: ValueId) -> String {
        let name = self.name(value, 0);
        if self.ambiguous.contains(&name) { format!("{name} ({value})") } else { name }
    }

    /// The variable that a register holds, what it was read from or computed from, the function it came from, or its
    /// number.
    fn name(&self, value: ValueId, depth: u32) -> String {
        if let Some(name) = &self.facts.function.values[value].name {
            return name.clone();
        }
        let inst = self.facts.inst(value.into()).filter(|_| depth < DEPTH_MAX);
        inst.and_then(|inst| self.expression(inst, depth + 1)).unwrap_or_else(|| value.to_string())
    }

    fn expression(&self, inst: &Inst, depth: u32) -> Option<String> {
        let name = |operand: &Operand| match operand {
            Operand::Value(value) => self.name(*value, depth),
            Operand::Const(_) => self.operand(*operand, false),
        };
        Some(match inst.kind.access() {
            InstKind::Load { ptr, .. } | InstKind::Rmw { ptr, .. } | InstKind::CompareExchange { ptr, .. } => {
                match global_behind(self.facts.function, &self.facts.definition, *ptr) {
                    Some((global, 0)) => self.global(global),
                    Some((global, offset)) => format!("{}+{offset}", self.global(global)),
                    None => format!("*{}", name(ptr)),
                }
            }
            InstKind::Call { callee: Callee::Direct(callee), args: _ } => {
                format!("{}()", self.module.functions[*callee].name)
            }
            InstKind::Cast(_, from) => name(from),
            InstKind::Address { base, index: None, offset } => format!("({}+{offset})", name(base)),
            InstKind::Binary(op, a, b) => {
                let symbol = match op {
                    BinaryOp::Add => "+",
                    BinaryOp::Sub => "-",
                    BinaryOp::Mul => "*",
                    BinaryOp::And => "&",
                    BinaryOp::Or => "|",
                    BinaryOp::Xor => "^",
                    BinaryOp::Shl => "<<",
                    BinaryOp::LShr | BinaryOp::AShr => ">>",
                    _ => return None,
                };
                format!("({} {symbol} {})", name(a), name(b))
            }
            _ => return None,
        })
    }
}

fn symbol(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Eq => "==",
        CompareOp::Ne => "!=",
        CompareOp::ULt | CompareOp::SLt => "<",
        CompareOp::ULe | CompareOp::SLe => "<=",
        CompareOp::UGt | CompareOp::SGt => ">",
        CompareOp::UGe | CompareOp::SGe => ">=",
        float => float.name(),
    }
}
