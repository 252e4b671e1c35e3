//! Expressions of C over the variables of a program that stands still: `queue->head.next`, `a[i + 1] == 3`, `*p`, `&x`.
//!
//! Numbers are 64 bits and signed, unless they are floating-point ones, which can be looked at and nothing else. There are
//! no casts, no assignments and no calls.

use super::Variable;
use crate::describe;
use crate::machine::Vm;
use crate::paths;
use raddle_ir::{DebugType, DebugTypeId};
use raddle_trace::{Host, ThreadId};

/// What a part of an expression is.
#[derive(Clone, Copy, Debug)]
enum Value {
    /// Something in memory.
    Place(Variable),
    /// A number.
    Number(i64),
    /// An address of something of this type.
    Pointer(u64, Option<DebugTypeId>),
}

struct Evaluator<'v> {
    vm: &'v Vm,
    thread: ThreadId,
    up: usize,
    tokens: Vec<&'v str>,
    at: usize,
    /// Open parentheses and prefixes: a hostile expression is no reason to overflow the stack.
    depth: usize,
}

type Evaluated = Result<Value, String>;

const NESTING_MAX: usize = 200;

/// Operators of two operands, from those that bind least.
const LEVELS: [&[&str]; 7] =
    [&["||"], &["&&"], &["==", "!="], &["<=", ">=", "<", ">"], &["|", "^", "&"], &["+", "-"], &["*", "/", "%"]];

pub(super) fn evaluate(vm: &Vm, thread: ThreadId, up: usize, text: &str) -> Result<String, String> {
    let mut evaluator = Evaluator { vm, thread, up, tokens: tokens(text)?, at: 0, depth: 0 };
    let value = evaluator.binary(0)?;
    match evaluator.tokens.get(evaluator.at) {
        Some(token) => Err(format!("`{token}` does not belong there")),
        None => Ok(evaluator.text(value)),
    }
}

fn tokens(text: &str) -> Result<Vec<&str>, String> {
    const SYMBOLS: [&str; 26] = [
        "->", "==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "(", ")", "[", "]",
        ".", "<", ">", ",", "::",
    ];
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match SYMBOLS.iter().find(|symbol| rest.starts_with(**symbol)) {
            Some(symbol) => symbol.len(),
            None if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            None => return Err(format!("`{first}` is not part of an expression")),
        };
        let (token, behind) = rest.split_at(length);
        tokens.push(token);
        rest = behind.trim_start();
    }
    if tokens.is_empty() { Err(String::from("there is no expression")) } else { Ok(tokens) }
}

impl Evaluator<'_> {
    fn accept(&mut self, token: &str) -> bool {
        let found = self.tokens.get(self.at) == Some(&token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.accept(token) { Ok(()) } else { Err(format!("there is a `{token}` missing")) }
    }

    fn debug_type(&self, ty: DebugTypeId) -> Option<&DebugType> {
        self.vm.program.module.debug_types.get(ty)
    }

    fn binary(&mut self, level: usize) -> Evaluated {
        let Some(operators) = LEVELS.get(level) else { return self.prefix() };
        let mut left = self.binary(level + 1)?;
        while let Some(&operator) = self.tokens.get(self.at).filter(|token| operators.contains(token)) {
            self.at += 1;
            let right = self.binary(level + 1)?;
            left = self.apply(operator, left, right)?;
        }
        Ok(left)
    }

    fn apply(&self, operator: &str, left: Value, right: Value) -> Evaluated {
        let (left, right) = (self.loaded(left)?, self.loaded(right)?);
        let stride = |to: Option<DebugTypeId>| {
            let size = to.map_or(1, |to| paths::size(&self.vm.program.module, to));
            i64::try_from(size.max(1)).unwrap_or(1)
        };
        if let (Value::Pointer(address, to), Value::Number(by), "+" | "-") = (left, right, operator) {
            let by = by.wrapping_mul(stride(to));
            let by = if operator == "-" { by.wrapping_neg() } else { by };
            return Ok(Value::Pointer(address.wrapping_add_signed(by), to));
        }
        let (a, b) = (number(left), number(right));
        let truth = |holds: bool| i64::from(holds);
        let pointers = matches!(left, Value::Pointer(..)) || matches!(right, Value::Pointer(..));
        let order = if pointers { (a as u64).cmp(&(b as u64)) } else { a.cmp(&b) };
        Ok(Value::Number(match operator {
            "||" => truth(a != 0 || b != 0),
            "&&" => truth(a != 0 && b != 0),
            "==" => truth(a == b),
            "!=" => truth(a != b),
            "<=" => truth(order.is_le()),
            ">=" => truth(order.is_ge()),
            "<" => truth(order.is_lt()),
            ">" => truth(order.is_gt()),
            "|" => a | b,
            "^" => a ^ b,
            "&" => a & b,
            "+" => a.wrapping_add(b),
            "-" => match (left, right) {
                (Value::Pointer(_, to), Value::Pointer(..)) => a.wrapping_sub(b) / stride(to),
                _ => a.wrapping_sub(b),
            },
            "*" => a.wrapping_mul(b),
            _ if b == 0 => return Err(String::from("that divides by zero")),
            "/" => a.wrapping_div(b),
            _ => a.wrapping_rem(b),
        }))
    }

    fn prefix(&mut self) -> Evaluated {
        if self.depth == NESTING_MAX {
            return Err(String::from("this expression is nested too deeply"));
        }
        self.depth += 1;
        let value = self.prefixed();
        self.depth -= 1;
        value
    }

    fn prefixed(&mut self) -> Evaluated {
        for operator in ["*", "&", "-", "!", "~"] {
            if self.accept(operator) {
                let operand = self.prefix()?;
                return match operator {
                    "*" => self.pointed_to(operand),
                    "&" => match operand {
                        Value::Place(Variable { address, ty }) => Ok(Value::Pointer(address, Some(ty))),
                        _ => Err(String::from("what `&` stands before has no address")),
                    },
                    "-" => Ok(Value::Number(number(self.loaded(operand)?).wrapping_neg())),
                    "!" => Ok(Value::Number(i64::from(number(self.loaded(operand)?) == 0))),
                    _ => Ok(Value::Number(!number(self.loaded(operand)?))),
                };
            }
        }
        self.postfix()
    }

    fn postfix(&mut self) -> Evaluated {
        let mut value = self.primary()?;
        loop {
            if self.accept(".") {
                value = self.field(value)?;
            } else if self.accept("->") {
                let whole = self.pointed_to(value)?;
                value = self.field(whole)?;
            } else if self.accept("[") {
                let index = self.binary(0)?;
                self.expect("]")?;
                let pointer = self.loaded(value)?;
                let Value::Pointer(..) = pointer else {
                    return Err(String::from("only arrays and pointers have elements"));
                };
                let sum = self.apply("+", pointer, index)?;
                value = self.pointed_to(sum)?;
            } else {
                return Ok(value);
            }
        }
    }

    fn primary(&mut self) -> Evaluated {
        let token = *self.tokens.get(self.at).ok_or("the expression ends too early")?;
        self.at += 1;
        if token == "(" {
            let value = self.binary(0)?;
            self.expect(")")?;
            return Ok(value);
        }
        if token == "NULL" {
            return Ok(Value::Pointer(0, None));
        }
        if token.starts_with(|c: char| c.is_ascii_digit()) {
            let number = match token.strip_prefix("0x") {
                Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).map(|number| number as i64),
                None => token.parse(),
            };
            return number.map(Value::Number).map_err(|_| format!("`{token}` is not a number"));
        }
        if !token.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            return Err(format!("`{token}` does not belong there"));
        }
        let found = self.vm.variable(self.thread, self.up, token).map(Value::Place);
        found.ok_or_else(|| format!("there is no variable `{token}` here"))
    }

    fn field(&mut self, value: Value) -> Evaluated {
        let name = *self.tokens.get(self.at).ok_or("the name of a field is missing")?;
        self.at += 1;
        let Value::Place(Variable { address, ty }) = value else { return Err(String::from("a number has no fields")) };
        let Some(DebugType::Record { fields, name: record, .. }) = self.debug_type(ty) else {
            return Err(format!("only structures have fields such as `{name}`"));
        };
        // What is in a structure without a name is in the one around it.
        let mut left: Vec<(u64, &[raddle_ir::Field])> = vec![(0, fields)];
        while let Some((base, fields)) = left.pop() {
            for field in fields {
                if field.name == name {
                    return Ok(Value::Place(Variable { address: address + base + field.offset, ty: field.ty }));
                }
                if let (true, Some(DebugType::Record { fields, .. })) =
                    (field.name.is_empty(), self.debug_type(field.ty))
                {
                    left.push((base + field.offset, fields));
                }
            }
        }
        let of = if record.is_empty() { String::from("the structure") } else { format!("struct {record}") };
        let known: Vec<&str> = fields.iter().map(|field| field.name.as_str()).filter(|name| !name.is_empty()).collect();
        Err(format!("{of} has no field `{name}`; it has {}", known.join(", ")))
    }

    /// The value of what is in memory; of an array, the address of its first element.
    fn loaded(&self, value: Value) -> Evaluated {
        let Value::Place(Variable { address, ty }) = value else { return Ok(value) };
        let bytes = || {
            let len = paths::size(&self.vm.program.module, ty) as u32;
            self.vm.value_at(address, len).map(|value| (len, value)).ok_or("there is no value in memory")
        };
        match self.debug_type(ty) {
            Some(DebugType::Array { element, .. }) => Ok(Value::Pointer(address, Some(*element))),
            Some(DebugType::Pointer { to }) => Ok(Value::Pointer(bytes()?.1 as u64, *to)),
            Some(DebugType::Base { float: false, signed, .. }) => {
                let (len, value) = bytes()?;
                let number = if *signed { crate::arith::signed(value, len * 8) as i64 } else { value as i64 };
                Ok(Value::Number(number))
            }
            Some(DebugType::Base { .. }) => Err(String::from("floating-point numbers can only be looked at")),
            Some(DebugType::Record { .. } | DebugType::Other) | None => {
                Err(String::from("only numbers and pointers can be computed with"))
            }
        }
    }

    fn pointed_to(&self, value: Value) -> Evaluated {
        match self.loaded(value)? {
            Value::Pointer(0, _) => Err(String::from("that is a null pointer")),
            Value::Pointer(address, Some(ty)) => Ok(Value::Place(Variable { address, ty })),
            Value::Pointer(address, None) => {
                let known = describe::type_at(&self.vm.program, &self.vm.state, address);
                let place = known.map(|ty| Value::Place(Variable { address, ty }));
                place.ok_or_else(|| String::from("what this points to is of no known type"))
            }
            Value::Number(_) | Value::Place(_) => Err(String::from("a number points to nothing")),
        }
    }

    fn text(&self, value: Value) -> String {
        match value {
            Value::Place(variable) => self.vm.show(variable, 0),
            Value::Number(number) => number.to_string(),
            Value::Pointer(address, to) => describe::pointer(&self.vm.program, &self.vm.state, address, to),
        }
    }
}

/// As a number.
fn number(value: Value) -> i64 {
    match value {
        Value::Number(number) => number,
        Value::Pointer(address, _) => address as i64,
        // Everything is loaded before it is computed with.
        Value::Place(Variable { address, .. }) => address as i64,
    }
}
