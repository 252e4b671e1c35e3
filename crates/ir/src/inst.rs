//! Instructions, operands and terminators.
//!
//! Arithmetic wraps; a flag that makes overflow undefined in the source language has no counterpart. Integers of a
//! width that is not a whole number of bytes are stored in the next whole number of bytes, zero-extended.

use crate::{BlockId, FunctionId, GlobalId, LocId, Type, ValueId, arith};

/// An instruction's operand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Operand {
    /// A parameter or a result.
    Value(ValueId),
    /// A constant.
    Const(Const),
}

/// A constant operand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Const {
    /// An integer of a type; bits above its width are zero.
    Int(Type, u128),
    /// A single-precision number by its bits.
    F32(u32),
    /// A double-precision number by its bits.
    F64(u64),
    /// The null pointer.
    Null,
    /// Any value of the type, the same at each use (we take zero).
    Undef(Type),
    /// Address of a global that is not thread-local, plus an offset.
    Global(GlobalId, i64),
    /// Address of a function.
    Function(FunctionId),
    /// Address of a block of this function, for computed gotos.
    Block(BlockId),
}

impl Const {
    /// Its type.
    pub const fn ty(&self) -> Type {
        match *self {
            Const::Int(ty, _) | Const::Undef(ty) => ty,
            Const::F32(_) => Type::F32,
            Const::F64(_) => Type::F64,
            Const::Null | Const::Global(..) | Const::Function(_) | Const::Block(_) => Type::Ptr,
        }
    }
}

impl From<ValueId> for Operand {
    fn from(value: ValueId) -> Self {
        Operand::Value(value)
    }
}

impl From<Const> for Operand {
    fn from(value: Const) -> Self {
        Operand::Const(value)
    }
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// What it does.
    pub kind: InstKind,
    /// The values it defines; how many and of which types follows from the kind.
    pub results: Vec<ValueId>,
    /// Where it comes from.
    pub loc: LocId,
}

/// Memory ordering of an atomic operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the C11 names")]
pub enum Ordering {
    /// LLVM's `unordered` and `monotonic`.
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

/// What an instruction does. Result counts and types are given behind each kind.
#[derive(Clone, PartialEq, Debug)]
pub enum InstKind {
    /// `op a, b`: one result of the operands' type.
    Binary(BinaryOp, Operand, Operand),
    /// `op a`: one result of the operand's type (bit counts too).
    Unary(UnaryOp, Operand),
    /// `op a, b, c`: one result of the operands' type.
    Ternary(TernaryOp, Operand, Operand, Operand),
    /// Arithmetic with an overflow flag: the wrapped result, and an `i1`.
    Overflow(OverflowOp, Operand, Operand),
    /// One `i1`.
    Compare(CompareOp, Operand, Operand),
    /// One result, whose type is the target type.
    Cast(CastOp, Operand),
    /// `cond ? a : b`, cond an `i1`: one result of the type of `a`.
    Select(Operand, Operand, Operand),
    /// `base + offset + index * scale`: one `ptr`. The index is an `i64`.
    Address {
        /// A pointer.
        base: Operand,
        /// An `i64` and the bytes it counts in.
        index: Option<(Operand, i64)>,
        /// Bytes.
        offset: i64,
    },
    /// A new object of this many bytes (an `i64` operand) in the current frame: one `ptr`.
    Alloca {
        /// Bytes.
        size: Operand,
        /// Alignment in bytes.
        align: u32,
    },
    /// Address of the current thread's copy of a thread-local global: one `ptr`.
    ThreadLocal(GlobalId),
    /// One result of the loaded type.
    Load {
        /// Address.
        ptr: Operand,
        /// Atomic with this ordering; `None` for a plain load.
        order: Option<Ordering>,
        /// Must not be removed or merged.
        volatile: bool,
    },
    /// No result.
    Store {
        /// Address.
        ptr: Operand,
        /// What to write.
        value: Operand,
        /// Atomic with this ordering; `None` for a plain store.
        order: Option<Ordering>,
        /// Must not be removed or merged.
        volatile: bool,
    },
    /// Atomic read-modify-write: one result, the old value.
    Rmw {
        /// What it computes.
        op: RmwOp,
        /// Address.
        ptr: Operand,
        /// Right-hand side.
        value: Operand,
        /// Ordering.
        order: Ordering,
    },
    /// Atomic compare-and-swap: the old value, and an `i1` that says whether it was swapped. Weak ones never fail
    /// spuriously.
    CompareExchange {
        /// Address.
        ptr: Operand,
        /// Compared with.
        expected: Operand,
        /// Written if equal.
        new: Operand,
        /// Ordering on success.
        success: Ordering,
        /// Ordering on failure.
        failure: Ordering,
    },
    /// No result. `single_thread` fences order nothing between threads.
    Fence {
        /// Ordering.
        order: Ordering,
        /// Only against signal handlers.
        single_thread: bool,
    },
    /// `memcpy` (or `memmove` when the ranges may overlap): no result. The length is an `i64`.
    MemCopy {
        /// To.
        dst: Operand,
        /// From.
        src: Operand,
        /// Bytes.
        len: Operand,
        /// The ranges may overlap.
        may_overlap: bool,
        /// What the addresses are known to be multiples of; 1 if nothing is known.
        align: u32,
    },
    /// `memset`: no result. The value is an `i8`, the length an `i64`.
    MemSet {
        /// To.
        dst: Operand,
        /// The byte.
        value: Operand,
        /// Bytes.
        len: Operand,
        /// What the address is known to be a multiple of; 1 if nothing is known.
        align: u32,
    },
    /// One result per returned type of the callee. For an indirect call, the results' types are those the caller
    /// expects.
    Call {
        /// Whom.
        callee: Callee,
        /// Arguments, named ones first.
        args: Vec<Operand>,
    },
    /// Fills the `va_list` at this address for the current function (System V x86-64 layout): no result.
    VaStart(Operand),
    /// The present height of the frame's stack of allocas: one `ptr` (opaque).
    StackSave,
    /// Ends the lifetime of all allocas since that height: no result.
    StackRestore(Operand),
    /// The variable behind an alloca comes into scope: no result. Every life is one of its own: an alloca whose life
    /// was [ended](InstKind::LifetimeEnd) begins anew without a value, and at another address if somebody else may
    /// know the old one. The alloca's value is the address of the present life. So what is computed from it must be
    /// computed again in every life: the reader keeps the marker only where that is so.
    LifetimeStart(Operand),
    /// The variable behind an alloca goes out of scope: no result.
    LifetimeEnd(Operand),
    /// Ends the program abnormally: no result.
    Trap,
    /// Marks the back edge of a loop that has been bounded: a thread that performs it more than `limit` times since it
    /// entered the loop is stuck ([`passes`] puts it there). Iterations without a visible operation do not count, unless all do. No
    /// result.
    ///
    /// [`passes`]: https://docs.rs/raddle-passes
    LoopBound {
        /// Which loop of the function.
        loop_id: u32,
        /// How many times.
        limit: u32,
        /// Whether every iteration counts.
        every: bool,
    },
    /// Resets the count of [`LoopBound`](InstKind::LoopBound) on entry to the loop. No result.
    LoopEnter {
        /// Which loop of the function.
        loop_id: u32,
    },
    /// The thread goes on if the operand (an `i1`) holds. If not, the present iteration of some loop around this place
    /// is pure: whatever the other threads do, it will be back at the loop's header, with all memory and all registers
    /// that are used there as they were when it started. The thread stays here instead ([`passes`] puts it there). No
    /// result.
    ///
    /// [`passes`]: https://docs.rs/raddle-passes
    SpinAssume(Operand),
    /// An access that waits for a value: see [`Await`]. The results of the access.
    Await(Box<Await>),
    /// Something the reader understood but nothing here can execute. Reported when the program is loaded, if it can be
    /// reached. Results of any number and type.
    Unsupported {
        /// The construct, for a person.
        what: String,
        /// Its line in the file it was read from; 0 when there is none.
        line: u32,
    },
}

/// An atomic access together with a condition on the value that it finds. The access is possible only while the condition
/// holds; it is one step then. Without a mask, an `or` and several clauses these are the awaits, load-awaits and
/// exchange-awaits of the paper *Awaiting for Godot*.
#[derive(Clone, PartialEq, Debug)]
pub struct Await {
    /// An atomic load that is not volatile, a read-modify-write or a compare-and-swap. A load, if this is no [`spin`](Await::spin).
    pub access: InstKind,
    /// The condition, a conjunction of disjunctions: in each of these at least one test passes. None of them is empty.
    pub until: Vec<Vec<AwaitTest>>,
    /// The await stands for iterations of a loop, which begins here: [`passes`] puts it there. While the condition does not hold,
    /// the access would change nothing, and the iteration would be pure, as at a [`SpinAssume`](InstKind::SpinAssume). So
    /// instead of waiting, a thread may as well make the access, and stop behind it or go on. `None` where the program itself asks
    /// to wait.
    ///
    /// [`passes`]: https://docs.rs/raddle-passes
    pub spin: Option<LocId>,
}

/// What is asked of the value that an [`Await`] finds. Machines have operands of their own kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AwaitTest<O = Operand> {
    /// It compares so with the operand, which has its type.
    Found(CompareOp, O),
    /// Those of its bits that the first operand has compare so with the second one. All are integers of one type.
    Masked(O, CompareOp, O),
    /// Whatever is found, this `i1` is true: it was known before.
    Known(O),
}

impl<O> AwaitTest<O> {
    /// The same test with other operands.
    pub fn map<P>(&self, mut f: impl FnMut(&O) -> P) -> AwaitTest<P> {
        match self {
            AwaitTest::Found(op, right) => AwaitTest::Found(*op, f(right)),
            AwaitTest::Masked(mask, op, right) => AwaitTest::Masked(f(mask), *op, f(right)),
            AwaitTest::Known(holds) => AwaitTest::Known(f(holds)),
        }
    }

    /// Whether a value of this type passes; `get` gives the bits of an operand of a type.
    pub fn passes(&self, ty: Type, found: u128, get: impl Fn(&O, Type) -> u128) -> bool {
        match self {
            AwaitTest::Found(op, right) => arith::compare(*op, ty, found, get(right, ty)),
            AwaitTest::Masked(mask, op, right) => arith::compare(*op, ty, found & get(mask, ty), get(right, ty)),
            AwaitTest::Known(holds) => get(holds, Type::BOOL) != 0,
        }
    }

    /// Whether the condition of an await holds for a value of this type: in each clause some test passes.
    pub fn all_pass(until: &[Vec<Self>], ty: Type, found: u128, get: impl Fn(&O, Type) -> u128) -> bool {
        until.iter().all(|clause| clause.iter().any(|test| test.passes(ty, found, &get)))
    }
}

/// Whom a call calls.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Callee {
    /// A known function.
    Direct(FunctionId),
    /// A function pointer.
    Indirect(Operand),
}

/// Two-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
    UAddSat,
    SAddSat,
    USubSat,
    SSubSat,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    FMin,
    FMax,
    FCopySign,
    FPow,
}

/// One-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum UnaryOp {
    CtPop,
    CtLz,
    CtTz,
    BSwap,
    BitReverse,
    Abs,
    FNeg,
    FAbs,
    FSqrt,
    FFloor,
    FCeil,
    FTrunc,
    FRound,
    FRint,
    FSin,
    FCos,
    FExp,
    FExp2,
    FLog,
    FLog2,
    FLog10,
    /// Any value stays what it is.
    Freeze,
}

/// Three-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum TernaryOp {
    FShl,
    FShr,
    Fma,
}

/// Arithmetic that also tells whether it overflowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum OverflowOp {
    UAdd,
    SAdd,
    USub,
    SSub,
    UMul,
    SMul,
}

/// Comparisons. `F…` compare floats: `FO…` are false and `FU…` true when an operand is not a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum CompareOp {
    Eq,
    Ne,
    ULt,
    ULe,
    UGt,
    UGe,
    SLt,
    SLe,
    SGt,
    SGe,
    FFalse,
    FOEq,
    FONe,
    FOLt,
    FOLe,
    FOGt,
    FOGe,
    FOrd,
    FUEq,
    FUNe,
    FULt,
    FULe,
    FUGt,
    FUGe,
    FUno,
    FTrue,
}

/// Conversions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpToUi,
    FpToSi,
    /// Saturating; not-a-number gives zero.
    FpToUiSat,
    /// Saturating; not-a-number gives zero.
    FpToSiSat,
    UiToFp,
    SiToFp,
    FpTrunc,
    FpExt,
    PtrToInt,
    IntToPtr,
    /// Between types of one width.
    Bitcast,
}

/// What an atomic read-modify-write computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum RmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    UIncWrap,
    UDecWrap,
}

/// A value chosen by the block control came from.
#[derive(Clone, PartialEq, Debug)]
pub struct Phi {
    /// The value it defines.
    pub result: ValueId,
    /// One entry per predecessor block (not per edge: a switch with two cases to the same block counts once).
    pub incoming: Vec<(BlockId, Operand)>,
}

/// Where control goes at the end of a block.
#[derive(Clone, PartialEq, Debug)]
pub enum Terminator {
    /// To a block.
    Jump(BlockId),
    /// On an `i1`.
    Branch {
        /// The condition.
        cond: Operand,
        /// If it holds.
        then: BlockId,
        /// If not.
        otherwise: BlockId,
    },
    /// On an integer.
    Switch {
        /// What is compared.
        value: Operand,
        /// Cases; values unique.
        cases: Vec<(u128, BlockId)>,
        /// If none matches.
        default: BlockId,
    },
    /// Computed goto: to the block whose address ([`Const::Block`]) this is.
    Indirect {
        /// The address.
        address: Operand,
        /// The blocks it may be.
        targets: Vec<BlockId>,
    },
    /// Out of the function.
    Return(Vec<Operand>),
    /// Control cannot come here; if it does, that is a fault.
    Unreachable,
}
