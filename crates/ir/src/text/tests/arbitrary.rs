//! Modules from a string of choices: any instruction with any operands, valid or not.

use crate::*;
use raddle_base::{Id, IdVec};

struct Source<'a>(std::slice::Iter<'a, u8>);

/// A module made from the choices.
pub fn module(choices: &[u8]) -> Module {
    let mut source = Source(choices.iter());
    let mut module = Module::new();
    module.files = source.many(3, Source::string).into_iter().collect();
    source.many(4, Source::loc).into_iter().for_each(|loc| {
        module.locs.push(loc);
    });
    module.debug_types = source.many(4, Source::debug_type).into_iter().collect();
    module.pointees = source.many(3, |s| Pointee { loc: s.id(), name: s.string(), ty: s.maybe(Source::id) });
    module.globals = source.many(4, Source::global).into_iter().collect();
    module.constructors = source.many(3, Source::id);
    module.destructors = source.many(3, Source::id);
    module.functions = source.many(4, Source::function).into_iter().collect();
    module
}

impl Source<'_> {
    fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn choose(&mut self, among: usize) -> usize {
        self.byte() as usize % among
    }

    fn flag(&mut self) -> bool {
        self.byte() & 1 != 0
    }

    fn many<T>(&mut self, most: usize, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.choose(most)).map(|_| one(self)).collect()
    }

    fn maybe<T>(&mut self, one: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.flag().then(|| one(self))
    }

    /// Small, or from anywhere in the range.
    fn number(&mut self) -> u128 {
        match self.choose(5) {
            0 => u128::MAX,
            1 => u128::from_le_bytes(std::array::from_fn(|_| self.byte())),
            2 => 1 << self.choose(128),
            _ => u128::from(self.byte()),
        }
    }

    fn id<I: Id>(&mut self) -> I {
        let index = if self.choose(8) == 0 { self.number() as u32 } else { u32::from(self.byte()) };
        I::from_index(index as usize)
    }

    fn string(&mut self) -> String {
        const ODD: [char; 10] = ['a', 'Z', '"', '\\', '\n', '\0', ' ', ';', 'é', '\u{1f600}'];
        self.many(6, |s| ODD[s.choose(ODD.len())]).into_iter().collect()
    }

    fn loc(&mut self) -> Loc {
        let (line, column) = (self.number() as u32, self.number() as u32);
        Loc { file: self.maybe(Self::id), line, column, inlined_at: self.maybe(Self::id) }
    }

    fn debug_type(&mut self) -> DebugType {
        match self.choose(5) {
            0 => DebugType::Base {
                name: self.string(),
                size: self.number() as u32,
                signed: self.flag(),
                float: self.flag(),
            },
            1 => DebugType::Pointer { to: self.maybe(Self::id) },
            2 => DebugType::Array { element: self.id(), count: self.number() as u64, stride: self.number() as u64 },
            3 => {
                DebugType::Record { name: self.string(), size: self.number() as u64, fields: self.many(4, Self::field) }
            }
            _ => DebugType::Other,
        }
    }

    fn field(&mut self) -> Field {
        Field { name: self.string(), offset: self.number() as u64, size: self.number() as u64, ty: self.id() }
    }

    fn global(&mut self) -> Global {
        Global {
            name: self.string(),
            size: self.number() as u64,
            align: self.number() as u32,
            constant: self.flag(),
            thread_local: self.flag(),
            init: self.maybe(|s| Init { bytes: s.many(9, Self::byte), relocations: s.many(4, Self::relocation) }),
            debug_type: self.maybe(Self::id),
            source_name: self.maybe(Self::string),
            loc: self.id(),
        }
    }

    fn relocation(&mut self) -> Relocation {
        let target = if self.flag() { Target::Global(self.id()) } else { Target::Function(self.id()) };
        Relocation { offset: self.number() as u64, target, addend: self.number() as i64 }
    }

    fn ty(&mut self) -> Type {
        match self.choose(5) {
            0 => Type::F32,
            1 => Type::F64,
            2 => Type::Ptr,
            _ => Type::Int(self.byte()),
        }
    }

    fn function(&mut self) -> Function {
        let mut values: IdVec<ValueId, ValueInfo> = IdVec::new();
        let params = self.many(4, |s| s.value(&mut values));
        let mut function = Function {
            name: self.string(),
            params,
            returns: self.many(3, Self::ty),
            varargs: self.flag(),
            weak: self.flag(),
            blocks: self.many(5, |s| s.block(&mut values)).into_iter().collect(),
            values,
            loc: self.id(),
        };
        for _ in 0..self.choose(3) {
            function.values.push(ValueInfo {
                ty: self.ty(),
                name: self.maybe(Self::string),
                debug_type: self.maybe(Self::id),
            });
        }
        function
    }

    fn value(&mut self, values: &mut IdVec<ValueId, ValueInfo>) -> ValueId {
        values.push(ValueInfo { ty: self.ty(), name: self.maybe(Self::string), debug_type: self.maybe(Self::id) })
    }

    fn block(&mut self, values: &mut IdVec<ValueId, ValueInfo>) -> Block {
        let phis = self.many(3, |s| Phi { result: s.value(values), incoming: s.many(4, |s| (s.id(), s.operand())) });
        let insts = self.many(9, |s| Inst { kind: s.kind(), results: s.many(4, |s| s.value(values)), loc: s.id() });
        Block { phis, insts, terminator: self.terminator(), terminator_loc: self.id() }
    }

    fn terminator(&mut self) -> Terminator {
        match self.choose(6) {
            0 => Terminator::Jump(self.id()),
            1 => Terminator::Branch { cond: self.operand(), then: self.id(), otherwise: self.id() },
            2 => {
                let cases = self.many(5, |s| (s.number(), s.id()));
                Terminator::Switch { value: self.operand(), cases, default: self.id() }
            }
            3 => Terminator::Indirect { address: self.operand(), targets: self.many(4, Self::id) },
            4 => Terminator::Return(self.many(4, Self::operand)),
            _ => Terminator::Unreachable,
        }
    }

    fn operand(&mut self) -> Operand {
        Operand::Const(match self.choose(12) {
            0 => Const::F32(self.number() as u32),
            1 => Const::F64(self.number() as u64),
            2 => Const::F64((1.5f64 * f64::from(self.byte())).to_bits()),
            3 => Const::Null,
            4 => Const::Undef(self.ty()),
            5 => Const::Global(self.id(), self.number() as i64),
            6 => Const::Function(self.id()),
            7 => Const::Block(self.id()),
            // Numbers of other types than integers have no spelling (rule 8).
            8 | 9 => Const::Int(Type::Int(self.byte()), self.number()),
            _ => return Operand::Value(self.id()),
        })
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.choose(of.len())]
    }

    fn kind(&mut self) -> InstKind {
        let (a, b, c) = (self.operand(), self.operand(), self.operand());
        let order = self.one(Ordering::ALL);
        match self.choose(29) {
            0 => InstKind::Binary(self.one(BinaryOp::ALL), a, b),
            1 => InstKind::Unary(self.one(UnaryOp::ALL), a),
            2 => InstKind::Ternary(self.one(TernaryOp::ALL), a, b, c),
            3 => InstKind::Overflow(self.one(OverflowOp::ALL), a, b),
            4 => InstKind::Compare(self.one(CompareOp::ALL), a, b),
            5 => InstKind::Cast(self.one(CastOp::ALL), a),
            6 => InstKind::Select(a, b, c),
            7 => {
                let index = self.maybe(|s| (b, s.number() as i64));
                InstKind::Address { base: a, index, offset: self.number() as i64 }
            }
            8 => InstKind::Alloca { size: a, align: self.number() as u32 },
            9 => InstKind::ThreadLocal(self.id()),
            10 => InstKind::Load { ptr: a, order: self.maybe(|_| order), volatile: self.flag() },
            11 => InstKind::Store { ptr: a, value: b, order: self.maybe(|_| order), volatile: self.flag() },
            12 => InstKind::Rmw { op: self.one(RmwOp::ALL), ptr: a, value: b, order },
            13 => {
                let failure = self.one(Ordering::ALL);
                InstKind::CompareExchange { ptr: a, expected: b, new: c, success: order, failure }
            }
            14 => InstKind::Fence { order, single_thread: self.flag() },
            15 => InstKind::MemCopy { dst: a, src: b, len: c, may_overlap: self.flag(), align: self.number() as u32 },
            16 => InstKind::MemSet { dst: a, value: b, len: c, align: self.number() as u32 },
            17 => InstKind::Call { callee: Callee::Direct(self.id()), args: self.many(5, Self::operand) },
            18 => InstKind::Call { callee: Callee::Indirect(a), args: self.many(5, Self::operand) },
            19 => InstKind::VaStart(a),
            20 => InstKind::StackSave,
            21 => InstKind::StackRestore(a),
            22 => InstKind::Trap,
            23 => {
                let (loop_id, limit) = (self.number() as u32, self.number() as u32);
                InstKind::LoopBound { loop_id, limit, every: self.flag() }
            }
            24 => InstKind::LifetimeStart(a),
            25 => InstKind::LifetimeEnd(a),
            26 => InstKind::SpinAssume(a),
            27 => {
                let access = match self.choose(3) {
                    0 => InstKind::Load { ptr: a, order: self.maybe(|_| order), volatile: self.flag() },
                    1 => InstKind::Rmw { op: self.one(RmwOp::ALL), ptr: a, value: b, order },
                    _ => InstKind::CompareExchange { ptr: a, expected: b, new: c, success: order, failure: order },
                };
                let clauses = 1 + self.choose(3);
                let until = (0..clauses).map(|_| self.clause()).collect();
                InstKind::Await(Box::new(Await { access, until, spin: self.maybe(Self::id) }))
            }
            _ if self.flag() => InstKind::LoopEnter { loop_id: self.number() as u32 },
            _ => InstKind::Unsupported { what: self.string(), line: self.number() as u32 },
        }
    }

    fn clause(&mut self) -> Vec<AwaitTest> {
        let tests = 1 + self.choose(3);
        (0..tests).map(|_| self.test()).collect()
    }

    fn test(&mut self) -> AwaitTest {
        let (op, a, b) = (self.one(CompareOp::ALL), self.operand(), self.operand());
        match self.choose(3) {
            0 => AwaitTest::Found(op, a),
            1 => AwaitTest::Masked(a, op, b),
            _ => AwaitTest::Known(a),
        }
    }
}
