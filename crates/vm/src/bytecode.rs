//! The bytecode: fixed-size operations over the register slots of a frame.
//!
//! A register slot is a `u64`. Integers up to 64 bits and pointers are kept zero-extended, floats by their bits; wider
//! integers take two slots, low half first. A frame's first slots hold the constants its function uses, filled in when
//! the frame is made, so an operand is always a slot. What is rare or wide goes through [`Op::Slow`], whose operands
//! and types lie in a side table.

use crate::arith;
use crate::trap::Trap;
use raddle_ir::{AwaitTest, BinaryOp, CastOp, CompareOp, OverflowOp, RmwOp, TernaryOp, Type, UnaryOp};
use raddle_trace::{FaultKind, Mode, Order};

/// A register of the current frame.
pub(crate) type Slot = u16;

/// No register: a result nobody looks at.
pub(crate) const NO_SLOT: Slot = u16::MAX;

/// A position in [`Program::code`](crate::Program).
pub(crate) type Pc = u32;

/// One operation. `d` is the destination, `a`, `b` are operands, `p` a pointer.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names are the operations' usual ones")]
pub(crate) enum Op {
    Move {
        d: Slot,
        a: Slot,
    },
    Move2 {
        d: Slot,
        a: Slot,
        e: Slot,
        b: Slot,
    },
    Add32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Add64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Sub32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Sub64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Mul32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Mul64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    And {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Or {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Xor {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Shl32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Shl64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    /// Also for narrower values: they are zero-extended.
    LShr {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    AShr32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    AShr64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    UDiv {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    URem {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SDiv32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SRem32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SDiv64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SRem64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    FAdd64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    FSub64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    FMul64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    FDiv64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Eq {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Ne {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    ULt {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    ULe {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SLt32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SLe32 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SLt64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    SLe64 {
        d: Slot,
        a: Slot,
        b: Slot,
    },
    Jump {
        to: Pc,
    },
    /// A loop's back edge with its one phi.
    MoveJump {
        d: Slot,
        a: Slot,
        to: Pc,
    },
    /// A loop's back edge with its two phis.
    Move2Jump {
        d: Slot,
        a: Slot,
        e: Slot,
        b: Slot,
        to: Pc,
    },
    Branch {
        a: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchEq {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchULt {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchULe {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchSLt32 {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchSLe32 {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchSLt64 {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    BranchSLe64 {
        a: Slot,
        b: Slot,
        then: Pc,
        otherwise: Pc,
    },
    /// By the sorted cases of a side table.
    Switch {
        a: Slot,
        table: u32,
    },
    /// To the block of this function whose address this is; the table lists the allowed ones.
    JumpIndirect {
        a: Slot,
        table: u32,
    },
    /// Keeps the low bits.
    Truncate {
        d: Slot,
        a: Slot,
        bits: u8,
    },
    /// Sign-extends from a width to a width.
    SignExtend {
        d: Slot,
        a: Slot,
        from: u8,
        to: u8,
    },
    Select {
        d: Slot,
        c: Slot,
        a: Slot,
        b: Slot,
    },
    Address {
        d: Slot,
        base: Slot,
        offset: i32,
    },
    AddressIndex {
        d: Slot,
        base: Slot,
        index: Slot,
        scale: i32,
        offset: i32,
    },
    Load1 {
        d: Slot,
        p: Slot,
        checked: bool,
    },
    Load4 {
        d: Slot,
        p: Slot,
        checked: bool,
    },
    Load8 {
        d: Slot,
        p: Slot,
        checked: bool,
    },
    Load {
        d: Slot,
        p: Slot,
        bits: u8,
        order: Order,
        /// It has its order only for being volatile.
        volatile: bool,
        checked: bool,
    },
    /// An address computation and a load: `[base + index * scale]`.
    LoadIndex4 {
        d: Slot,
        base: Slot,
        index: Slot,
        scale: i32,
        checked: bool,
    },
    LoadIndex8 {
        d: Slot,
        base: Slot,
        index: Slot,
        scale: i32,
        checked: bool,
    },
    Store1 {
        p: Slot,
        a: Slot,
    },
    Store4 {
        p: Slot,
        a: Slot,
    },
    Store8 {
        p: Slot,
        a: Slot,
    },
    Store {
        p: Slot,
        a: Slot,
        bits: u8,
        order: Order,
        /// It has its order only for being volatile.
        volatile: bool,
    },
    /// A read-modify-write or compare-and-swap of the side table.
    Atomic {
        index: u32,
    },
    /// An access or a call on memory of the side table that is performed at once, whoever can reach its bytes.
    Irrelevant {
        index: u32,
    },
    Fence {
        order: Order,
    },
    /// The list holds results and arguments.
    Call {
        function: u32,
        list: u32,
    },
    CallIndirect {
        p: Slot,
        list: u32,
    },
    /// A function of the environment model.
    CallModel {
        model: u16,
        list: u32,
    },
    Return0,
    Return1 {
        a: Slot,
    },
    /// The list holds the returned slots as arguments.
    Return {
        list: u32,
    },
    Alloca {
        d: Slot,
        size: Slot,
        info: u32,
    },
    ThreadLocal {
        d: Slot,
        index: u32,
    },
    VaStart {
        p: Slot,
    },
    StackSave {
        d: Slot,
    },
    StackRestore {
        a: Slot,
    },
    /// A local variable comes into scope; its address may change.
    LifetimeStart {
        p: Slot,
        /// Nobody keeps its address, so where it was before is as good.
        revives: bool,
    },
    /// Local variables go out of scope together: the list's arguments are their addresses.
    LifetimeEnd {
        list: u32,
    },
    /// The count is kept in a slot.
    /// Counts, in the lower half of a register, iterations with a visible operation, or all. Its upper half is how many operations the
    /// thread had made when it last looked.
    LoopBound {
        count: Slot,
        limit: u32,
        every: bool,
    },
    LoopEnter {
        count: Slot,
    },
    /// Stops the thread when the slot is zero, if loops that wait are to be stopped: see [`spin`](crate::spin).
    SpinAssume {
        a: Slot,
    },
    /// The same when a condition of the side table does not hold for what the access just before it found. Whoever is before that access
    /// and looks can tell beforehand.
    SpinUntil {
        index: u32,
    },
    /// Waits for a value because the program asks to, by the side table.
    Await {
        index: u32,
    },
    Trap,
    Unreachable,
    /// Something that cannot be executed: an index into [`Program::refused`](crate::Program).
    Unsupported {
        index: u32,
    },
    Slow {
        index: u32,
    },
}

/// A computation of the side table, with its types.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Slow {
    Binary { op: BinaryOp, ty: Type, d: Slot, a: Slot, b: Slot },
    Unary { op: UnaryOp, ty: Type, d: Slot, a: Slot },
    Ternary { op: TernaryOp, ty: Type, d: Slot, a: Slot, b: Slot, c: Slot },
    Overflow { op: OverflowOp, ty: Type, d: Slot, flag: Slot, a: Slot, b: Slot },
    Compare { op: CompareOp, ty: Type, d: Slot, a: Slot, b: Slot },
    Cast { op: CastOp, from: Type, to: Type, d: Slot, a: Slot },
    Select { ty: Type, d: Slot, c: Slot, a: Slot, b: Slot },
    Address { d: Slot, base: Slot, index: Slot, scale: i64, offset: i64 },
}

impl Op {
    /// Whether it reads or writes memory, and that is all it does.
    pub const fn is_access(self) -> bool {
        use Op::*;
        matches!(
            self,
            Load1 { .. }
                | Load4 { .. }
                | Load8 { .. }
                | Load { .. }
                | LoadIndex4 { .. }
                | LoadIndex8 { .. }
                | Store1 { .. }
                | Store4 { .. }
                | Store8 { .. }
                | Store { .. }
                | Atomic { .. }
        )
    }
}

/// An atomic read-modify-write.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Atomic {
    Rmw { op: RmwOp, ty: Type, p: Slot, a: Slot, d: Slot, order: Order, mode: Mode },
    CompareExchange { ty: Type, p: Slot, expected: Slot, new: Slot, old: Slot, success: Slot, orders: (Order, Order) },
}

impl Atomic {
    /// The slot of the address and the type of the value.
    pub fn place(&self) -> (Slot, Type) {
        match *self {
            Atomic::Rmw { p, ty, .. } | Atomic::CompareExchange { p, ty, .. } => (p, ty),
        }
    }
}

/// What is asked of a value that is found in memory.
#[derive(Clone, Debug)]
pub(crate) struct Condition {
    /// The value's type.
    pub ty: Type,
    /// In each of these a test passes.
    pub until: Vec<Vec<AwaitTest<Slot>>>,
}

impl Condition {
    /// Whether it holds for a value, with the registers of the frame.
    pub fn holds(&self, found: u128, regs: &[u64]) -> bool {
        AwaitTest::all_pass(&self.until, self.ty, found, |&slot, ty| arith::get(regs, slot, ty))
    }
}

/// A wait that the program asks for.
#[derive(Clone, Debug)]
pub(crate) struct Awaiting {
    /// The slot of the address.
    pub p: Slot,
    /// Where what was found goes.
    pub d: Slot,
    pub order: Order,
    /// What it waits for.
    pub condition: Condition,
}

/// What a thread of a loop would be stopped by behind an access.
#[derive(Clone, Debug)]
pub(crate) struct SpinCondition {
    /// Where the access left what it found.
    pub found: Slot,
    /// The thread goes on if it holds.
    pub condition: Condition,
}

/// A function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionInfo {
    /// Its name.
    pub name: String,
    /// Where its code starts; [`NO_CODE`] when it has none and is modelled or unreachable.
    pub entry: Pc,
    /// Which model it has, for calls through pointers.
    pub model: Option<u16>,
    /// All slots of a frame.
    pub slots: u32,
    /// Its constants, in [`Program::constants`](crate::Program), which fill the first slots.
    pub constants: (u32, u32),
    /// Slots of its parameters, which come next.
    pub params: u32,
    /// Slots it returns.
    pub returns: u32,
    /// Takes further arguments.
    pub varargs: bool,
    /// Runs in one step, as `__VERIFIER_atomic_*` functions do.
    pub atomic: bool,
    /// Declared weak and defined nowhere: its address is null.
    pub absent: bool,
    /// It can be reached, but not run: what to say when it is called.
    pub refused: Option<String>,
}

impl FunctionInfo {
    /// Refuses a call with so many slots of arguments: too few, or more than it takes.
    #[inline]
    pub fn accept(&self, args: usize) -> Result<(), Trap> {
        let params = self.params as usize;
        if args == params || (args > params && self.varargs) { Ok(()) } else { Err(self.refusal(args)) }
    }

    #[cold]
    fn refusal(&self, args: usize) -> Trap {
        let s = if args == 1 { "" } else { "s" };
        let message = format!("call of `{}` with {args} argument{s}, but it takes {}", self.name, self.params);
        Trap::fault(FaultKind::InvalidCall, message)
    }
}

/// [`FunctionInfo::entry`] of a function without code.
pub(crate) const NO_CODE: Pc = Pc::MAX;

/// A list of slots in [`Program::lists`](crate::Program): count of results, results, count of arguments, arguments.
#[inline]
pub(crate) fn list_parts(lists: &[Slot], list: u32) -> (&[Slot], &[Slot]) {
    let list = &lists[list as usize..];
    let (results, rest) = list[1..].split_at(list[0] as usize);
    (results, &rest[1..1 + rest[0] as usize])
}
