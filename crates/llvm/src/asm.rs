//! Inline assembly: nothing at all, a fence, a pause, and [instructions](x86) that mean an access. Anything else is named and unsupported.

mod flags;
mod special;
mod x86;

use crate::calls::Arg;
use crate::diagnostic::Result;
use crate::function::{Body, Outcome};
use crate::lexer::Kind;
use crate::types::{Ty, TyKind};
use crate::values::{Parts, int};
use flags::{Condition, Flags, Keeps};
use raddle_ir::{BinaryOp, CastOp, InstKind, Operand, Ordering, RmwOp, Type};
use special::Fixed;
use x86::{Operation, Place, Step};

/// What a piece of assembly does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effect {
    Nothing,
    Fence(Ordering),
}

/// The strongest effect of all instructions in a text; `None` if one of them is unknown.
fn effect(text: &str) -> Option<Effect> {
    let mut found = Effect::Nothing;
    // `lock` and `rep` prefixes may be separated from what they apply to.
    let mut prefix = "";
    for piece in text.split([';', '\n']) {
        let piece = piece.trim().to_ascii_lowercase();
        let mut words = piece.split_whitespace();
        let mut first = words.next().unwrap_or("");
        if matches!(first, "lock" | "rep" | "repz" | "repe") {
            prefix = if first == "lock" { "lock" } else { "rep" };
            first = words.next().unwrap_or("");
        }
        let rest: String = words.collect();
        let this = match (prefix, first) {
            (_, "") => continue,
            (_, comment) if comment.starts_with('#') => continue,
            ("", "mfence") => Effect::Fence(Ordering::SeqCst),
            ("", "lfence") => Effect::Fence(Ordering::Acquire),
            ("", "sfence") => Effect::Fence(Ordering::Release),
            ("", "nop" | "pause") | ("rep", "nop") => Effect::Nothing,
            ("lock", "addl" | "addq" | "orl" | "orq" | "addb" | "orb" | "add" | "or") if is_zero_to_stack(&rest) => {
                Effect::Fence(Ordering::SeqCst)
            }
            _ => return None,
        };
        prefix = "";
        found = match (found, this) {
            (Effect::Nothing, this) => this,
            (found, Effect::Nothing) => found,
            (found, this) if found == this => found,
            _ => Effect::Fence(Ordering::SeqCst),
        };
    }
    prefix.is_empty().then_some(found)
}

/// `$$0,0(%rsp)`: adds nothing to the top of the stack.
fn is_zero_to_stack(operands: &str) -> bool {
    let Some((value, place)) = operands.split_once(',') else { return false };
    let zero = value.trim_start_matches('$').trim_start_matches("0x");
    let stack = place.contains("(%rsp)") || place.contains("(%esp)") || place.contains("%rsp)");
    !zero.is_empty() && zero.bytes().all(|b| b == b'0') && stack
}

/// An operand of the constraints.
struct Slot {
    /// Its constraint, without what says whether it comes in or goes out.
    constraint: String,
    place: Held,
    ty: Type,
}

/// Where an operand is.
#[derive(Clone, Copy)]
enum Held {
    /// In a register, whose value is known once there is one.
    Register(Option<Operand>),
    /// In the register of this output.
    Tied(usize),
    /// In memory.
    Memory(Operand),
}

impl Slot {
    fn is_memory(&self) -> bool {
        matches!(self.place, Held::Memory(_))
    }

    /// The value of its own register.
    fn register(&self) -> Option<Operand> {
        match self.place {
            Held::Register(value) => value,
            _ => None,
        }
    }

    /// The value of its register, or of the one that it is tied to.
    fn register_of(&self, slots: &[Slot]) -> Option<Operand> {
        match self.place {
            Held::Tied(to) => slots.get(to)?.register(),
            _ => self.register(),
        }
    }
}

/// Puts a value into a register; only into one that goes out, or nobody would see it.
fn set(slots: &mut [Slot], number: usize, value: Operand) -> Option<()> {
    let slot = slots.get_mut(number)?;
    match slot.place {
        Held::Register(_) => slot.place = Held::Register(Some(value)),
        Held::Tied(to) => return set(slots, to, value),
        Held::Memory(_) => return None,
    }
    Some(())
}

impl Body<'_, '_> {
    /// Behind `asm`.
    pub fn inline_assembly(&mut self, ret: Ty) -> Result<Outcome> {
        while self.r.cursor.at(Kind::Word) {
            self.r.cursor.bump();
        }
        let text = self.r.cursor.expect(Kind::Str, "the assembly")?;
        self.r.cursor.expect(Kind::Comma, "`,`")?;
        let constraints = self.r.cursor.expect(Kind::Str, "its constraints")?;
        let text = String::from_utf8_lossy(&self.r.cursor.string(text)).into_owned();
        let constraints = String::from_utf8_lossy(&self.r.cursor.string(constraints)).into_owned();
        let args = self.arguments()?;
        match effect(&text) {
            Some(Effect::Fence(order)) => self.emit(InstKind::Fence { order, single_thread: false }),
            Some(Effect::Nothing) => {}
            None => {
                if let Some(steps) = x86::parse(&text)
                    && let Some(outcome) = self.instructions(&steps, &constraints, &args, ret)
                {
                    return Ok(outcome);
                }
                let shown = crate::cursor::excerpt(text.as_bytes());
                let hint = "many libraries have a switch for the compiler's builtins instead";
                return self.unsupported_result(format!("inline assembly `{shown}` ({hint})"), ret);
            }
        }
        if ret == Ty::VOID {
            return Ok(Outcome::Nothing);
        }
        let outputs = self.tied_outputs(&constraints, &args);
        self.assembly_result(ret, &outputs)
    }

    /// What known instructions do. `None` if the constraints do not fit them.
    fn instructions(&mut self, steps: &[Step], constraints: &str, args: &[Arg<'_>], ret: Ty) -> Option<Outcome> {
        let fields = match self.r.types.kind(ret) {
            TyKind::Struct { fields, .. } => fields.to_vec(),
            _ if ret == Ty::VOID => Vec::new(),
            _ => vec![ret],
        };
        let (mut slots, mut next_arg, mut outputs) = (Vec::new(), 0, Vec::new());
        for constraint in constraints.split(',').filter(|constraint| !constraint.starts_with(['~', '!'])) {
            let is_output = constraint.starts_with('=');
            let body = constraint.trim_start_matches(['=', '&', '+', '%']);
            if is_output && !body.starts_with('*') {
                let ty = self.scalar_type(*fields.get(outputs.len())?)?;
                outputs.push((slots.len(), ty));
                slots.push(Slot { constraint: body.to_owned(), place: Held::Register(None), ty });
                continue;
            }
            let Arg::Value { ty, parts: Parts::One(value), .. } = args.get(next_arg)? else { return None };
            next_arg += 1;
            let ty = self.scalar_type(*ty)?;
            if let Ok(tied) = body.parse::<usize>() {
                let output: &mut Slot = slots.get_mut(tied)?;
                (output.place, output.ty) = (Held::Register(Some(*value)), ty);
                slots.push(Slot { constraint: String::new(), place: Held::Tied(tied), ty });
            } else {
                let place = if body.starts_with('*') { Held::Memory(*value) } else { Held::Register(Some(*value)) };
                slots.push(Slot { constraint: body.to_owned(), place, ty });
            }
        }
        // Where they do not fit after all, what has been emitted stands before something that cannot be run.
        let mut flags = Flags::default();
        for step in steps {
            self.perform(step, &mut slots, &mut flags)?;
        }
        let mut results = Vec::new();
        for (index, ty) in outputs {
            let asked = slots[index].constraint.strip_prefix("{@cc").and_then(|text| text.strip_suffix('}'));
            let value = match asked {
                Some(condition) => self.holds(flags, Condition::parse(condition)?)?,
                None => slots[index].register()?,
            };
            results.push(self.resized(value, ty)?);
        }
        Some(match results.as_slice() {
            [] => Outcome::Nothing,
            &[one] if fields.len() == 1 && fields[0] == ret => Outcome::Value(ret, Parts::One(one)),
            _ => Outcome::Value(ret, Parts::from_vec(results)),
        })
    }

    /// A value cut or filled up with zeros to the width of a type.
    fn resized(&mut self, value: Operand, ty: Type) -> Option<Operand> {
        let from = self.type_of(&value);
        let op = match (from, ty) {
            _ if from == ty => return Some(value),
            (Type::Int(a), Type::Int(b)) if a < b => CastOp::ZExt,
            (Type::Int(_), Type::Int(_)) => CastOp::Trunc,
            (Type::Ptr, Type::Int(64)) => CastOp::PtrToInt,
            (Type::Int(64), Type::Ptr) => CastOp::IntToPtr,
            _ => return None,
        };
        Some(self.emit_one(InstKind::Cast(op, value), ty))
    }

    fn perform(&mut self, step: &Step, slots: &mut [Slot], flags: &mut Flags) -> Option<()> {
        let order = Ordering::SeqCst;
        let memory = |place: Place, slots: &[Slot]| match place {
            Place::Number(number) => match slots.get(number)?.place {
                Held::Memory(ptr) => Some(ptr),
                _ => None,
            },
            Place::At(number) => slots.get(number)?.register_of(slots).filter(|_| slots[number].ty == Type::Ptr),
            Place::Immediate(_) => None,
        };
        let number = |place: Place| match place {
            Place::Number(number) => Some(number),
            _ => None,
        };
        // As wide as the mnemonic says, or as its register is.
        let width = |places: &[Place], slots: &[Slot]| {
            let of = |place: &Place| number(*place).and_then(|n| slots.get(n)).filter(|slot| !slot.is_memory());
            step.bits.map(Type::Int).or_else(|| places.iter().find_map(of).map(|slot| slot.ty))
        };
        match step.operation {
            Operation::Exchange(a, b) => {
                let (register, memory) = match (memory(a, slots), memory(b, slots)) {
                    (None, Some(ptr)) => (number(a)?, ptr),
                    (Some(ptr), None) => (number(b)?, ptr),
                    _ => return None,
                };
                let ty = width(&[a, b], slots)?;
                let value = self.operand(Place::Number(register), slots, ty)?;
                let old = self.emit_one(InstKind::Rmw { op: RmwOp::Xchg, ptr: memory, value, order }, ty);
                set(slots, register, old)
            }
            Operation::ExchangeAdd { register, memory: at, locked } => {
                let (ptr, ty) = (memory(at, slots)?, width(&[register], slots)?);
                let value = self.operand(register, slots, ty)?;
                let (old, after) = self.modify(RmwOp::Add, ptr, value, ty, locked)?;
                *flags = self.flags_after(RmwOp::Add, (old, value, after), (*flags, Keeps::Nothing));
                set(slots, number(register)?, old)
            }
            Operation::Modify { op, by, to, locked, keeps } => {
                let ty = width(&[by, to], slots)?;
                let value = self.operand(by, slots, ty)?;
                let in_memory = memory(to, slots);
                let (before, after) = match in_memory {
                    Some(ptr) => self.modify(op, ptr, value, ty, locked)?,
                    None => {
                        let before = self.operand(to, slots, ty).filter(|_| !locked)?;
                        (before, self.emit_one(InstKind::Binary(x86::arithmetic(op)?, before, value), ty))
                    }
                };
                *flags = self.flags_after(op, (before, value, after), (*flags, keeps));
                if in_memory.is_some() { Some(()) } else { set(slots, number(to)?, after) }
            }
            Operation::Negate(to) => {
                let ty = width(&[to], slots)?;
                let in_memory = memory(to, slots);
                let before = match in_memory {
                    Some(ptr) => self.plain_load(ptr, ty),
                    None => self.operand(to, slots, ty)?,
                };
                let zero = int(ty, 0);
                let after = self.emit_one(InstKind::Binary(BinaryOp::Sub, zero, before), ty);
                *flags = self.flags_after(RmwOp::Sub, (zero, before, after), (*flags, Keeps::Nothing));
                match in_memory {
                    Some(ptr) => {
                        self.plain_store(ptr, after);
                        Some(())
                    }
                    None => set(slots, number(to)?, after),
                }
            }
            Operation::Bit { change, offset, at, locked } => {
                let ty = width(&[offset, at], slots)?;
                let memory = memory(at, slots);
                self.bit((change, locked), (offset, at, memory), ty, (slots, flags))
            }
            Operation::ComparePair { memory: at, half } => {
                let ptr = memory(at, slots)?;
                self.compare_pair(ptr, Type::Int(half), slots, flags)
            }
            Operation::Spread(to) => {
                let (ty, carry) = (width(&[to], slots)?, flags.carry?);
                let all = self.emit_one(InstKind::Cast(CastOp::SExt, carry), ty);
                *flags = Flags { carry: Some(carry), ..Flags::default() };
                set(slots, number(to)?, all)
            }
            Operation::TimeStamp { whole, processor } => self.time_stamp((whole, processor), slots),
            Operation::Processor(b) => self.processor(b, slots),
            Operation::Fence(order) => {
                self.emit(InstKind::Fence { order, single_thread: false });
                Some(())
            }
            Operation::Nothing => Some(()),
            Operation::CompareExchange { new, memory: at } => {
                let accumulator = Fixed::A.operand(slots)?;
                let (ptr, ty) = (memory(at, slots)?, width(&[new, Place::Number(accumulator)], slots)?);
                let expected = self.operand(Place::Number(accumulator), slots, ty)?;
                let new = self.operand(new, slots, ty)?;
                let kind = InstKind::CompareExchange { ptr, expected, new, success: order, failure: order };
                let parts = self.emit_many(kind, &[ty, Type::BOOL]);
                *flags = Flags { zero: Some(parts[1]), ..Flags::default() };
                Fixed::A.set(slots, parts[0])
            }
            Operation::Move { from, to } => {
                let ty = width(&[from, to], slots)?;
                match (memory(from, slots), memory(to, slots)) {
                    (Some(ptr), None) => {
                        let order = Some(Ordering::Acquire);
                        let value = self.emit_one(InstKind::Load { ptr, order, volatile: false }, ty);
                        set(slots, number(to)?, value)
                    }
                    (None, Some(ptr)) => {
                        let (value, order) = (self.operand(from, slots, ty)?, Some(Ordering::Release));
                        self.emit(InstKind::Store { ptr, value, order, volatile: false });
                        Some(())
                    }
                    (None, None) => {
                        let value = self.operand(from, slots, ty)?;
                        set(slots, number(to)?, value)
                    }
                    _ => None,
                }
            }
            Operation::Set { to, condition } => {
                let value = self.holds(*flags, condition)?;
                let value = self.resized(value, Type::I8)?;
                match memory(to, slots) {
                    Some(ptr) => {
                        self.plain_store(ptr, value);
                        Some(())
                    }
                    None => set(slots, number(to)?, value),
                }
            }
        }
    }

    /// A read-modify-write in one step, or in two; what was there, and what is.
    fn modify(
        &mut self,
        op: RmwOp,
        ptr: Operand,
        value: Operand,
        ty: Type,
        locked: bool,
    ) -> Option<(Operand, Operand)> {
        let arithmetic = x86::arithmetic(op)?;
        let old = match locked {
            true => self.emit_one(InstKind::Rmw { op, ptr, value, order: Ordering::SeqCst }, ty),
            false => self.plain_load(ptr, ty),
        };
        let new = self.emit_one(InstKind::Binary(arithmetic, old, value), ty);
        if !locked {
            self.plain_store(ptr, new);
        }
        Some((old, new))
    }

    /// The value of a register or constant.
    fn operand(&mut self, place: Place, slots: &[Slot], ty: Type) -> Option<Operand> {
        match place {
            Place::Immediate(value) => Some(int(ty, value as u128)),
            Place::Number(number) => {
                let value = slots.get(number)?.register_of(slots)?;
                self.resized(value, ty)
            }
            Place::At(_) => None,
        }
    }

    /// For each output, the argument that goes in where it comes out.
    fn tied_outputs(&self, constraints: &str, args: &[Arg<'_>]) -> Vec<Option<(Ty, Parts)>> {
        let mut outputs: Vec<Option<(Ty, Parts)>> = Vec::new();
        // Constraint numbers of outputs that are results.
        let mut numbers = Vec::new();
        let mut next_arg = 0;
        for (number, constraint) in constraints.split(',').enumerate() {
            let indirect = constraint.contains('*');
            if constraint.starts_with('~') || constraint.starts_with('!') {
                continue;
            }
            if constraint.starts_with('=') && !indirect {
                numbers.push(number);
                outputs.push(None);
                continue;
            }
            let arg = args.get(next_arg);
            next_arg += 1;
            let tied = constraint.parse::<usize>().ok().and_then(|n| numbers.iter().position(|&m| m == n));
            if let (Some(index), Some(Arg::Value { ty, parts, .. })) = (tied, arg) {
                outputs[index] = Some((*ty, parts.clone()));
            }
        }
        outputs
    }

    fn assembly_result(&mut self, ret: Ty, outputs: &[Option<(Ty, Parts)>]) -> Result<Outcome> {
        let types: Vec<Ty> = match (outputs.len(), self.r.types.kind(ret)) {
            (0 | 1, _) => vec![ret],
            (_, TyKind::Struct { fields, .. }) => fields.to_vec(),
            _ => vec![ret],
        };
        let mut all = Vec::new();
        for (index, &ty) in types.iter().enumerate() {
            let parts = match outputs.get(index) {
                Some(Some((from, parts))) if self.r.types.same(*from, ty) => parts.clone(),
                _ => self.undefined_parts(ty)?,
            };
            match parts.as_slice() {
                Some(parts) => all.extend_from_slice(parts),
                None => return self.unsupported_result("inline assembly with operands of this size", ret),
            }
        }
        Ok(Outcome::Value(ret, Parts::from_vec(all)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_pieces() {
        let full = Some(Effect::Fence(Ordering::SeqCst));
        assert_eq!(effect(""), Some(Effect::Nothing));
        assert_eq!(effect("# comment"), Some(Effect::Nothing));
        assert_eq!(effect("mfence"), full);
        assert_eq!(effect("lock; addl $$0,0(%rsp)"), full);
        assert_eq!(effect("lock orl $$0x0, (%rsp)"), full);
        assert_eq!(effect("lock; addl $$0, -4(%rsp)"), full);
        assert_eq!(effect("rep; nop"), Some(Effect::Nothing));
        assert_eq!(effect("\tpause\n"), Some(Effect::Nothing));
        assert_eq!(effect("lfence; sfence"), full);
        assert_eq!(effect("lfence"), Some(Effect::Fence(Ordering::Acquire)));
    }

    #[test]
    fn anything_else_is_unknown() {
        for text in
            ["xchgl $0, $1", "lock; addl $$1,0(%rsp)", "lock; addl $0, $1", "addl $$0,0(%rsp)", "lock", "syscall"]
        {
            assert_eq!(effect(text), None, "{text}");
        }
    }
}
