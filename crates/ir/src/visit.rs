//! Operands and successors without a match over every kind: what passes, the verifier and compilers walk over.

use crate::{Await, AwaitTest, BinaryOp, BlockId, Callee, Const, Function, InstKind, Operand, Terminator, Type};

/// Writes a method once for shared and once for mutable operands.
macro_rules! operand_visitor {
    ($name:ident, $doc:literal $(, $mutability:tt)?) => {
        #[doc = $doc]
        pub fn $name<'a>(&'a $($mutability)? self, mut f: impl FnMut(&'a $($mutability)? Operand)) {
            match self {
                InstKind::Unary(_, a)
                | InstKind::Cast(_, a)
                | InstKind::Alloca { size: a, align: _ }
                | InstKind::Load { ptr: a, order: _, volatile: _ }
                | InstKind::VaStart(a)
                | InstKind::StackRestore(a)
                | InstKind::LifetimeStart(a)
                | InstKind::LifetimeEnd(a)
                | InstKind::SpinAssume(a) => f(a),
                InstKind::Binary(_, a, b)
                | InstKind::Overflow(_, a, b)
                | InstKind::Compare(_, a, b)
                | InstKind::Store { ptr: a, value: b, order: _, volatile: _ }
                | InstKind::Rmw { op: _, ptr: a, value: b, order: _ } => {
                    f(a);
                    f(b);
                }
                InstKind::Ternary(_, a, b, c)
                | InstKind::Select(a, b, c)
                | InstKind::CompareExchange { ptr: a, expected: b, new: c, success: _, failure: _ }
                | InstKind::MemCopy { dst: a, src: b, len: c, may_overlap: _, align: _ }
                | InstKind::MemSet { dst: a, value: b, len: c, align: _ } => {
                    f(a);
                    f(b);
                    f(c);
                }
                InstKind::Address { base, index, offset: _ } => {
                    f(base);
                    if let Some((index, _)) = index {
                        f(index);
                    }
                }
                InstKind::Call { callee, args } => {
                    if let Callee::Indirect(callee) = callee {
                        f(callee);
                    }
                    for arg in args {
                        f(arg);
                    }
                }
                InstKind::Await(this) => {
                    // Erased, or the method would be made for ever new types of `f`.
                    let f: &mut dyn FnMut(&'a $($mutability)? Operand) = &mut f;
                    let Await { access, until, spin: _ } = &$($mutability)? **this;
                    access.$name(&mut *f);
                    for test in until.into_iter().flatten() {
                        match test {
                            AwaitTest::Found(_, a) | AwaitTest::Known(a) => f(a),
                            AwaitTest::Masked(a, _, b) => {
                                f(a);
                                f(b);
                            }
                        }
                    }
                }
                InstKind::ThreadLocal(_)
                | InstKind::Fence { .. }
                | InstKind::StackSave
                | InstKind::Trap
                | InstKind::LoopBound { .. }
                | InstKind::LoopEnter { .. }
                | InstKind::Unsupported { .. } => {}
            }
        }
    };
}

impl InstKind {
    operand_visitor!(each_operand, "Calls `f` for each operand, in order.");
    operand_visitor!(each_operand_mut, "Calls `f` for each operand, in order, to change it.", mut);
}

impl InstKind {
    /// Whether it computes its results from its operands and from nothing else. A division may fail.
    pub fn computes(&self) -> bool {
        match self {
            InstKind::Binary(..)
            | InstKind::Unary(..)
            | InstKind::Ternary(..)
            | InstKind::Overflow(..)
            | InstKind::Compare(..)
            | InstKind::Cast(..)
            | InstKind::Select(..)
            | InstKind::Address { .. } => true,
            InstKind::ThreadLocal(_)
            | InstKind::StackSave
            | InstKind::Alloca { .. }
            | InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::Rmw { .. }
            | InstKind::CompareExchange { .. }
            | InstKind::Fence { .. }
            | InstKind::MemCopy { .. }
            | InstKind::MemSet { .. }
            | InstKind::Call { .. }
            | InstKind::VaStart(_)
            | InstKind::StackRestore(_)
            | InstKind::LifetimeStart(_)
            | InstKind::LifetimeEnd(_)
            | InstKind::Trap
            | InstKind::LoopBound { .. }
            | InstKind::LoopEnter { .. }
            | InstKind::SpinAssume(_)
            | InstKind::Await(_)
            | InstKind::Unsupported { .. } => false,
        }
    }

    /// The access that it makes if it is an [`Await`]; if not, itself.
    pub fn access(&self) -> &InstKind {
        match self {
            InstKind::Await(this) => &this.access,
            kind => kind,
        }
    }

    /// Whether it does nothing but compute its results, whatever its operands are: it touches no memory and cannot fail.
    pub fn only_computes(&self) -> bool {
        match self {
            InstKind::Binary(BinaryOp::UDiv | BinaryOp::URem, _, divisor) => divisor.as_int().is_some_and(|d| d != 0),
            InstKind::Binary(BinaryOp::SDiv | BinaryOp::SRem, _, divisor) => {
                let minus_one = divisor.as_const().map(|c| u128::MAX >> (128 - c.ty().bits()));
                divisor.as_int().is_some_and(|d| d != 0 && Some(d) != minus_one)
            }
            InstKind::ThreadLocal(_) | InstKind::StackSave => true,
            _ => self.computes(),
        }
    }
}

impl Terminator {
    /// Calls `f` for each operand, in order.
    pub fn each_operand<'a>(&'a self, mut f: impl FnMut(&'a Operand)) {
        match self {
            Terminator::Branch { cond: operand, .. }
            | Terminator::Switch { value: operand, .. }
            | Terminator::Indirect { address: operand, .. } => f(operand),
            Terminator::Return(operands) => operands.iter().for_each(f),
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
    }

    /// Calls `f` for each operand, in order, to change it.
    pub fn each_operand_mut<'a>(&'a mut self, mut f: impl FnMut(&'a mut Operand)) {
        match self {
            Terminator::Branch { cond: operand, .. }
            | Terminator::Switch { value: operand, .. }
            | Terminator::Indirect { address: operand, .. } => f(operand),
            Terminator::Return(operands) => operands.iter_mut().for_each(f),
            Terminator::Jump(_) | Terminator::Unreachable => {}
        }
    }

    /// Calls `f` for each edge out of the block; a block that is the target of two edges comes twice.
    pub fn each_successor(&self, mut f: impl FnMut(BlockId)) {
        match self {
            Terminator::Jump(to) => f(*to),
            Terminator::Branch { cond: _, then, otherwise } => {
                f(*then);
                f(*otherwise);
            }
            Terminator::Switch { value: _, cases, default } => {
                cases.iter().for_each(|&(_, to)| f(to));
                f(*default);
            }
            Terminator::Indirect { address: _, targets } => targets.iter().copied().for_each(f),
            Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }

    /// Calls `f` for each edge out of the block, to change it.
    pub fn each_successor_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        match self {
            Terminator::Jump(to) => f(to),
            Terminator::Branch { cond: _, then, otherwise } => {
                f(then);
                f(otherwise);
            }
            Terminator::Switch { value: _, cases, default } => {
                cases.iter_mut().for_each(|(_, to)| f(to));
                f(default);
            }
            Terminator::Indirect { address: _, targets } => targets.iter_mut().for_each(f),
            Terminator::Return(_) | Terminator::Unreachable => {}
        }
    }
}

impl Operand {
    /// The constant, if it is one.
    pub const fn as_const(&self) -> Option<Const> {
        match *self {
            Operand::Const(constant) => Some(constant),
            Operand::Value(_) => None,
        }
    }

    /// The value, if it is one.
    pub const fn as_value(&self) -> Option<crate::ValueId> {
        match *self {
            Operand::Value(value) => Some(value),
            Operand::Const(_) => None,
        }
    }

    /// The bits of an integer constant, if it is one.
    pub const fn as_int(&self) -> Option<u128> {
        match *self {
            Operand::Const(Const::Int(_, bits)) => Some(bits),
            _ => None,
        }
    }
}

impl Function {
    /// The type of an operand; `None` when it names a value that does not exist.
    pub fn operand_type(&self, operand: &Operand) -> Option<Type> {
        match operand {
            Operand::Value(value) => self.values.get(*value).map(|info| info.ty),
            Operand::Const(constant) => Some(constant.ty()),
        }
    }
}
