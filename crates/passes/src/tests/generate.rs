//! Small functions from a string of choices: variables in memory, some of which escape or are read too early, blocks
//! with any control flow between them, arithmetic, and calls that observe values.

use raddle_base::IdVec;
use raddle_ir::{
    BinaryOp, Block, BlockId, Callee, CastOp, CompareOp, Const, Function, FunctionId, Inst, InstKind, LocId, Module,
    Operand, OverflowOp, Terminator, Type, ValueId, ValueInfo,
};

const WIDTHS: [u8; 3] = [8, 32, 64];

struct Generator<'a> {
    choices: std::slice::Iter<'a, u8>,
    values: IdVec<ValueId, ValueInfo>,
    /// Values that may be used in the current block.
    usable: Vec<ValueId>,
    /// Pointers that may be used, with the bytes from there.
    pointers: Vec<(ValueId, i64)>,
    insts: Vec<Inst>,
}

/// A module whose first function is made from the choices; the second one is `observe`.
pub fn program(choices: &[u8]) -> Module {
    let mut generator = Generator {
        choices: choices.iter(),
        values: IdVec::new(),
        usable: Vec::new(),
        pointers: Vec::new(),
        insts: Vec::new(),
    };
    let params = vec![generator.value(Type::I64), generator.value(Type::I64)];
    generator.usable.extend(&params);
    let count = 1 + generator.choose(8);
    let mut blocks = IdVec::new();
    for i in 0..count {
        if i == 0 {
            generator.variables();
        }
        let (usable, pointers) = (generator.usable.len(), generator.pointers.len());
        for _ in 0..generator.choose(7) {
            generator.instruction();
        }
        let terminator = generator.terminator(count);
        blocks.push(Block {
            phis: Vec::new(),
            insts: std::mem::take(&mut generator.insts),
            terminator,
            terminator_loc: LocId::NONE,
        });
        if i > 0 {
            // Only what the entry block defines dominates every other block.
            generator.usable.truncate(usable);
            generator.pointers.truncate(pointers);
        }
    }
    let mut module = Module::new();
    module.functions.push(function("f", params, generator.values, blocks, vec![Type::I64]));
    let mut values = IdVec::new();
    let param = values.push(ValueInfo::new(Type::I64));
    module.functions.push(function("observe", vec![param], values, IdVec::new(), vec![]));
    module
}

fn function(
    name: &str,
    params: Vec<ValueId>,
    values: IdVec<ValueId, ValueInfo>,
    blocks: IdVec<BlockId, Block>,
    returns: Vec<Type>,
) -> Function {
    Function { name: name.to_owned(), params, returns, varargs: false, weak: false, blocks, values, loc: LocId::NONE }
}

impl Generator<'_> {
    fn choose(&mut self, among: usize) -> usize {
        self.choices.next().map_or(0, |&choice| choice as usize) % among
    }

    fn value(&mut self, ty: Type) -> ValueId {
        self.values.push(ValueInfo::new(ty))
    }

    fn emit(&mut self, kind: InstKind, types: &[Type]) -> Vec<ValueId> {
        let results: Vec<ValueId> = types.iter().map(|&ty| self.value(ty)).collect();
        self.insts.push(Inst { kind, results: results.clone(), loc: LocId::NONE });
        results
    }

    fn alloca(&mut self, size: i64) {
        let size_operand = Operand::Const(Const::Int(Type::I64, size as u128));
        let kind = InstKind::Alloca { size: size_operand, align: 8 };
        let pointer = self.emit(kind, &[Type::Ptr])[0];
        self.values[pointer].name = Some(format!("v{}", pointer.0));
        self.pointers.push((pointer, size));
    }

    fn variables(&mut self) {
        for _ in 0..1 + self.choose(4) {
            let size = [1, 4, 8, 16][self.choose(4)];
            self.alloca(size);
            let (pointer, _) = *self.pointers.last().unwrap();
            if self.choose(4) > 0 {
                let ty = self.fitting(size);
                self.store(pointer, ty);
            }
        }
    }

    /// An integer type of at most this many bytes; mostly the widest.
    fn fitting(&mut self, bytes: i64) -> Type {
        let fits: Vec<u8> = WIDTHS.into_iter().filter(|&width| i64::from(width) <= bytes * 8).collect();
        match (fits.last(), self.choose(6)) {
            (Some(_), 0) => Type::Int(fits[self.choose(fits.len())]),
            (Some(&widest), _) => Type::Int(widest),
            (None, _) => Type::I8,
        }
    }

    /// An operand of a type: a constant, or a value converted to it.
    fn operand(&mut self, ty: Type) -> Operand {
        if self.usable.is_empty() || self.choose(3) == 0 {
            let bits = [0, 1, 2, 255, 7][self.choose(5)];
            return Operand::Const(Const::Int(ty, bits & raddle_ir::arith::mask(ty.bits())));
        }
        let chosen = self.choose(self.usable.len());
        let value = self.usable[self.usable.len() - 1 - chosen];
        let from = self.values[value].ty;
        let op = match from.bits().cmp(&ty.bits()) {
            std::cmp::Ordering::Equal => return Operand::Value(value),
            std::cmp::Ordering::Greater => CastOp::Trunc,
            std::cmp::Ordering::Less if self.choose(2) == 0 => CastOp::SExt,
            std::cmp::Ordering::Less => CastOp::ZExt,
        };
        Operand::Value(self.emit(InstKind::Cast(op, value.into()), &[ty])[0])
    }

    fn store(&mut self, pointer: ValueId, ty: Type) {
        let value = self.operand(ty);
        self.emit(InstKind::Store { ptr: pointer.into(), value, order: None, volatile: false }, &[]);
    }

    fn pointer(&mut self) -> (ValueId, i64) {
        let chosen = self.choose(self.pointers.len());
        self.pointers[chosen]
    }

    fn instruction(&mut self) {
        let (pointer, bytes) = self.pointer();
        let ty = self.fitting(bytes);
        match self.choose(16) {
            0..=3 => {
                let load = InstKind::Load { ptr: pointer.into(), order: None, volatile: false };
                let result = self.emit(load, &[ty])[0];
                self.usable.push(result);
            }
            4..=7 => self.store(pointer, ty),
            8 | 9 => self.arithmetic(ty),
            10 => {
                let ops = [CompareOp::Eq, CompareOp::Ne, CompareOp::SLt, CompareOp::ULe];
                let op = ops[self.choose(4)];
                let (a, b) = (self.operand(ty), self.operand(ty));
                let result = self.emit(InstKind::Compare(op, a, b), &[Type::BOOL])[0];
                self.usable.push(result);
            }
            11 => {
                let offset = [4, 8, 1, 0][self.choose(4)];
                let index = (self.choose(2) == 0).then_some((Operand::Const(Const::Int(Type::I64, 1)), 4));
                let address = InstKind::Address { base: pointer.into(), index, offset };
                let result = self.emit(address, &[Type::Ptr])[0];
                let left = bytes - offset - if index.is_some() { 4 } else { 0 };
                self.pointers.push((result, left));
            }
            12 => {
                // A pointer in memory: an escape, and perhaps a use through it.
                let (other, _) = self.pointer();
                self.emit(
                    InstKind::Store { ptr: pointer.into(), value: other.into(), order: None, volatile: false },
                    &[],
                );
            }
            13 => {
                let byte = Operand::Const(Const::Int(Type::I8, self.choose(3) as u128));
                let len = Operand::Const(Const::Int(Type::I64, bytes.max(0) as u128));
                self.emit(InstKind::MemSet { dst: pointer.into(), value: byte, len, align: 1 }, &[]);
            }
            14 if self.choose(3) == 0 => self.alloca(8),
            _ => {
                let arg = self.operand(Type::I64);
                let callee = Callee::Direct(FunctionId(1));
                self.emit(InstKind::Call { callee, args: vec![arg] }, &[]);
            }
        }
    }

    fn arithmetic(&mut self, ty: Type) {
        let ops = [
            BinaryOp::Add,
            BinaryOp::Sub,
            BinaryOp::Mul,
            BinaryOp::And,
            BinaryOp::Or,
            BinaryOp::Xor,
            BinaryOp::UDiv,
            BinaryOp::SRem,
            BinaryOp::SMax,
        ];
        let choice = self.choose(ops.len() + 2);
        let (a, b) = (self.operand(ty), self.operand(ty));
        let results = match ops.get(choice) {
            Some(&op) => self.emit(InstKind::Binary(op, a, b), &[ty]),
            None if choice == ops.len() => self.emit(InstKind::Overflow(OverflowOp::SAdd, a, b), &[ty, Type::BOOL]),
            None => {
                let cond = self.operand(Type::BOOL);
                self.emit(InstKind::Select(cond, a, b), &[ty])
            }
        };
        self.usable.extend(results);
    }

    fn terminator(&mut self, blocks: usize) -> Terminator {
        if blocks == 1 || self.choose(6) == 0 {
            return Terminator::Return(vec![self.operand(Type::I64)]);
        }
        let mut target = || BlockId(1 + self.choose(blocks - 1) as u32);
        let (a, b, c) = (target(), target(), target());
        match self.choose(8) {
            0 | 1 => Terminator::Jump(a),
            2 => {
                let value = self.operand(Type::I8);
                Terminator::Switch { value, cases: vec![(0, a), (1, b), (7, a)], default: c }
            }
            3 => Terminator::Indirect {
                address: Operand::Const(Const::Block([a, b, c][self.choose(3)])),
                targets: vec![a, b],
            },
            _ => Terminator::Branch { cond: self.operand(Type::BOOL), then: a, otherwise: b },
        }
    }
}
