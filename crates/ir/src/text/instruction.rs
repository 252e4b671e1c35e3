//! The parser's part for blocks: phis, instructions, terminators and operands.

use super::lexer::Kind;
use super::parser::{Parsed, Parser, id_of};
use crate::*;

impl Parser<'_> {
    pub(super) fn block(&mut self) -> Parsed<Block> {
        let mut phis = Vec::new();
        let mut insts = Vec::new();
        loop {
            self.end_of_line()?;
            let results = match self.token.text.starts_with('%') {
                true => {
                    let results = self.commas(Self::definition)?;
                    self.mark("=")?;
                    results
                }
                false => Vec::new(),
            };
            if self.is_word("phi") {
                phis.push(self.phi(&results, insts.is_empty())?);
                continue;
            }
            if results.is_empty()
                && let Some(terminator) = self.terminator()?
            {
                let terminator_loc = self.at()?;
                return Ok(Block { phis, insts, terminator, terminator_loc });
            }
            let kind = self.kind()?;
            insts.push(Inst { kind, results, loc: self.at()? });
        }
    }

    fn phi(&mut self, results: &[ValueId], first: bool) -> Parsed<Phi> {
        let &[result] = results else {
            return self.error_at(self.token, "a phi defines one value");
        };
        if !first {
            return self.error_at(self.token, "phis stand before the instructions of their block");
        }
        self.advance()?;
        if self.token.first_on_line {
            return Ok(Phi { result, incoming: Vec::new() });
        }
        let incoming = self.commas(|p| {
            let from = p.block_id()?;
            p.mark(":")?;
            Ok((from, p.operand()?))
        })?;
        Ok(Phi { result, incoming })
    }

    /// The terminator that comes next, if what comes next is one.
    fn terminator(&mut self) -> Parsed<Option<Terminator>> {
        if self.token.kind != Kind::Word {
            return self.expected("an instruction");
        }
        if !matches!(self.token.text, "jump" | "branch" | "switch" | "goto" | "return" | "unreachable") {
            return Ok(None);
        }
        let head = self.advance()?;
        Ok(Some(match head.text {
            "jump" => Terminator::Jump(self.block_id()?),
            "branch" => {
                let cond = self.operand()?;
                self.mark(",")?;
                let then = self.block_id()?;
                self.mark(",")?;
                Terminator::Branch { cond, then, otherwise: self.block_id()? }
            }
            "switch" => {
                let value = self.operand()?;
                self.mark(",")?;
                self.mark("[")?;
                let cases = self.list("]", |p| {
                    let case = p.number("a case")?;
                    p.mark(":")?;
                    Ok((case, p.block_id()?))
                })?;
                self.mark(",")?;
                self.word("default")?;
                Terminator::Switch { value, cases, default: self.block_id()? }
            }
            "goto" => {
                let address = self.operand()?;
                self.mark(",")?;
                self.mark("[")?;
                Terminator::Indirect { address, targets: self.list("]", Self::block_id)? }
            }
            "return" if self.token.first_on_line || self.is_word("at") => Terminator::Return(Vec::new()),
            "return" => Terminator::Return(self.commas(Self::operand)?),
            _ => Terminator::Unreachable,
        }))
    }

    pub(super) fn operand(&mut self) -> Parsed<Operand> {
        if self.token.kind == Kind::Word
            && let Some(value) = id_of("%", self.token.text)
        {
            self.advance()?;
            return Ok(Operand::Value(value));
        }
        Ok(Operand::Const(self.constant()?))
    }

    fn constant(&mut self) -> Parsed<Const> {
        let word = match self.token.kind {
            Kind::Word => self.token.text,
            _ => return self.expected("an operand"),
        };
        if let Some(function) = id_of("fn", word) {
            self.advance()?;
            return Ok(Const::Function(function));
        }
        if let Some(block) = id_of("b", word) {
            self.advance()?;
            return Ok(Const::Block(block));
        }
        if let Some(global) = id_of("g", word) {
            self.advance()?;
            return Ok(Const::Global(global, self.plus()?));
        }
        if self.eat_word("null")? {
            return Ok(Const::Null);
        }
        if self.eat_word("undef")? {
            return Ok(Const::Undef(self.ty()?));
        }
        match self.ty()? {
            Type::F32 => Ok(Const::F32(self.float(f32::to_bits, |text| u32::from_str_radix(text, 16).ok())?)),
            Type::F64 => Ok(Const::F64(self.float(f64::to_bits, |text| u64::from_str_radix(text, 16).ok())?)),
            ty => Ok(Const::Int(ty, self.number("an integer of at most 128 bits")?)),
        }
    }

    /// A number like `1.5`, or its bits like `0x7fc00000`.
    fn float<F: std::str::FromStr, B>(
        &mut self,
        to_bits: impl Fn(F) -> B,
        hexadecimal: impl Fn(&str) -> Option<B>,
    ) -> Parsed<B> {
        let text = self.token.text;
        let bits = match (self.token.kind, text.strip_prefix("0x")) {
            (Kind::Number, Some(digits)) => hexadecimal(digits),
            (Kind::Number, None) => text.parse().ok().map(to_bits),
            _ => None,
        };
        let Some(bits) = bits else {
            return self.expected("a number like `1.5` or its bits like `0x7fc00000`");
        };
        self.advance()?;
        Ok(bits)
    }

    fn two(&mut self) -> Parsed<(Operand, Operand)> {
        let a = self.operand()?;
        self.mark(",")?;
        Ok((a, self.operand()?))
    }

    fn three(&mut self) -> Parsed<(Operand, Operand, Operand)> {
        let (a, b) = self.two()?;
        self.mark(",")?;
        Ok((a, b, self.operand()?))
    }

    fn ordering(&mut self) -> Parsed<Ordering> {
        match Ordering::from_name(self.token.text) {
            Some(order) => {
                self.advance()?;
                Ok(order)
            }
            None => self.expected("a memory ordering"),
        }
    }

    /// `, align 8`.
    fn alignment(&mut self) -> Parsed<u32> {
        self.mark(",")?;
        self.word("align")?;
        self.number("an alignment")
    }

    /// The words between a load or store and its operands.
    fn access(&mut self) -> Parsed<(Option<Ordering>, bool)> {
        let order = match Ordering::from_name(self.token.text) {
            Some(_) => Some(self.ordering()?),
            None => None,
        };
        Ok((order, self.eat_word("volatile")?))
    }

    fn kind(&mut self) -> Parsed<InstKind> {
        let head = self.advance()?;
        if let Some(op) = BinaryOp::from_name(head.text) {
            let (a, b) = self.two()?;
            return Ok(InstKind::Binary(op, a, b));
        }
        if let Some(op) = CastOp::from_name(head.text) {
            return Ok(InstKind::Cast(op, self.operand()?));
        }
        if let Some(op) = UnaryOp::from_name(head.text) {
            return Ok(InstKind::Unary(op, self.operand()?));
        }
        if let Some(op) = TernaryOp::from_name(head.text) {
            let (a, b, c) = self.three()?;
            return Ok(InstKind::Ternary(op, a, b, c));
        }
        if let Some(op) = OverflowOp::from_name(head.text) {
            let (a, b) = self.two()?;
            return Ok(InstKind::Overflow(op, a, b));
        }
        Ok(match head.text {
            "compare" => {
                let op = self.comparison()?;
                let (a, b) = self.two()?;
                InstKind::Compare(op, a, b)
            }
            "select" => {
                let (cond, a, b) = self.three()?;
                InstKind::Select(cond, a, b)
            }
            "address" => self.address()?,
            "alloca" => {
                let size = self.operand()?;
                InstKind::Alloca { size, align: self.alignment()? }
            }
            "thread_local" => InstKind::ThreadLocal(self.global_id()?),
            "call" => {
                let callee = Callee::Direct(self.function_id()?);
                InstKind::Call { callee, args: self.args()? }
            }
            "call_indirect" => {
                let callee = Callee::Indirect(self.operand()?);
                InstKind::Call { callee, args: self.args()? }
            }
            "va_start" => InstKind::VaStart(self.operand()?),
            "stack_save" => InstKind::StackSave,
            "stack_restore" => InstKind::StackRestore(self.operand()?),
            "lifetime_start" => InstKind::LifetimeStart(self.operand()?),
            "lifetime_end" => InstKind::LifetimeEnd(self.operand()?),
            "trap" => InstKind::Trap,
            "loop_bound" => {
                let loop_id = self.number("a loop's number")?;
                self.mark(",")?;
                self.word("limit")?;
                let limit = self.number("a limit")?;
                InstKind::LoopBound { loop_id, limit, every: self.eat_word("every")? }
            }
            "loop_enter" => InstKind::LoopEnter { loop_id: self.number("a loop's number")? },
            "spin_assume" => InstKind::SpinAssume(self.operand()?),
            "await" => self.awaiting(false)?,
            "spin_await" => self.awaiting(true)?,
            "unsupported" => {
                let what = self.string("what it is")?;
                self.word("line")?;
                InstKind::Unsupported { what, line: self.number("a line number")? }
            }
            word => match self.memory(word)? {
                Some(kind) => kind,
                None => return self.error_at(head, format!("there is no instruction `{word}`")),
            },
        })
    }

    fn comparison(&mut self) -> Parsed<CompareOp> {
        match CompareOp::from_name(self.token.text) {
            Some(op) => {
                self.advance()?;
                Ok(op)
            }
            None => self.expected("a comparison"),
        }
    }

    /// The access and the condition of an await, and where the loop is that it stands for.
    fn awaiting(&mut self, spins: bool) -> Parsed<InstKind> {
        let head = self.advance()?;
        let Some(access) = self.memory(head.text)? else {
            return self.error_at(head, "expected an access like `load`");
        };
        self.word("until")?;
        let until = self.commas(|p| {
            let mut clause = vec![p.test()?];
            while p.eat_word("or")? {
                clause.push(p.test()?);
            }
            Ok(clause)
        })?;
        let spin = match spins {
            true if self.eat_word("loop")? => Some(self.loc_id()?),
            true => Some(LocId::NONE),
            false => None,
        };
        Ok(InstKind::Await(Box::new(Await { access, until, spin })))
    }

    fn test(&mut self) -> Parsed<AwaitTest> {
        if self.eat_word("known")? {
            return Ok(AwaitTest::Known(self.operand()?));
        }
        if self.eat_word("mask")? {
            let mask = self.operand()?;
            let op = self.comparison()?;
            return Ok(AwaitTest::Masked(mask, op, self.operand()?));
        }
        let op = self.comparison()?;
        Ok(AwaitTest::Found(op, self.operand()?))
    }

    fn args(&mut self) -> Parsed<Vec<Operand>> {
        self.mark("(")?;
        self.list(")", Self::operand)
    }

    fn address(&mut self) -> Parsed<InstKind> {
        let base = self.operand()?;
        let mut comma = self.eat_mark(",")?;
        let mut index = None;
        if comma && self.eat_word("index")? {
            let operand = self.operand()?;
            self.mark("*")?;
            index = Some((operand, self.number("a scale of 64 bits")?));
            comma = self.eat_mark(",")?;
        }
        let offset = match comma {
            true => {
                self.word("offset")?;
                self.number("an offset of 64 bits")?
            }
            false => 0,
        };
        Ok(InstKind::Address { base, index, offset })
    }

    fn memory(&mut self, word: &str) -> Parsed<Option<InstKind>> {
        Ok(Some(match word {
            "load" => {
                let (order, volatile) = self.access()?;
                InstKind::Load { ptr: self.operand()?, order, volatile }
            }
            "store" => {
                let (order, volatile) = self.access()?;
                let (value, ptr) = self.two()?;
                InstKind::Store { ptr, value, order, volatile }
            }
            "rmw" => {
                let Some(op) = RmwOp::from_name(self.token.text) else {
                    return self.expected("an operation like `add`");
                };
                self.advance()?;
                let order = self.ordering()?;
                let (ptr, value) = self.two()?;
                InstKind::Rmw { op, ptr, value, order }
            }
            "cmpxchg" => {
                let success = self.ordering()?;
                let failure = self.ordering()?;
                let (ptr, expected, new) = self.three()?;
                InstKind::CompareExchange { ptr, expected, new, success, failure }
            }
            "fence" => InstKind::Fence { order: self.ordering()?, single_thread: self.eat_word("single_thread")? },
            "memcpy" | "memmove" => {
                let (dst, src, len) = self.three()?;
                InstKind::MemCopy { dst, src, len, may_overlap: word == "memmove", align: self.alignment()? }
            }
            "memset" => {
                let (dst, value, len) = self.three()?;
                InstKind::MemSet { dst, value, len, align: self.alignment()? }
            }
            _ => return Ok(None),
        }))
    }
}
