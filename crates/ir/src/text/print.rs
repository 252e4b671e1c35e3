//! The printer.

use crate::*;
use std::fmt::{self, Display, Formatter, Write};

/// A quoted string of bytes; what is not printable ASCII by its hexadecimal digits.
struct Quoted<'a>(&'a [u8]);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for &byte in self.0 {
            match byte {
                b'"' | b'\\' => write!(f, "\\{byte:02x}")?,
                b' '..=b'~' => f.write_char(byte as char)?,
                _ => write!(f, "\\{byte:02x}")?,
            }
        }
        f.write_char('"')
    }
}

fn quoted(text: &str) -> Quoted<'_> {
    Quoted(text.as_bytes())
}

/// Items separated by commas.
struct List<'a, T>(&'a [T]);

impl<T: Display> Display for List<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (i, item) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{item}")?;
        }
        Ok(())
    }
}

/// `+4`, `-4`, or nothing for zero.
struct Plus(i64);

impl Display for Plus {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { write!(f, "{:+}", self.0) }
    }
}

/// ` at loc3`, or nothing when unknown.
struct At(LocId);

impl Display for At {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == LocId::NONE { Ok(()) } else { write!(f, " at {}", self.0) }
    }
}

impl Display for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Module { files, locs, debug_types, pointees, globals, functions, constructors, destructors } = self;
        for (id, name) in files.iter() {
            writeln!(f, "{id} = {}", quoted(name))?;
        }
        for (id, loc) in locs.iter().skip(1) {
            writeln!(f, "{id} = {loc}")?;
        }
        for (id, ty) in debug_types.iter() {
            writeln!(f, "{id} = {ty}")?;
        }
        for Pointee { loc, name, ty } in pointees {
            write!(f, "pointee {loc} {}", quoted(name))?;
            ty.map_or(Ok(()), |ty| write!(f, " {ty}"))?;
            writeln!(f)?;
        }
        for (id, global) in globals.iter() {
            writeln!(f, "{id} = {global}")?;
        }
        for (word, list) in [("constructors", constructors), ("destructors", destructors)] {
            if !list.is_empty() {
                writeln!(f, "{word} {}", List(list))?;
            }
        }
        for (id, function) in functions.iter() {
            if id.0 > 0 || !globals.is_empty() || locs.len() > 1 {
                writeln!(f)?;
            }
            writeln!(f, "{id} = {function}")?;
        }
        Ok(())
    }
}

impl Display for Loc {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.file {
            Some(file) => write!(f, "{file}:{}:{}", self.line, self.column)?,
            None => write!(f, "unknown:{}:{}", self.line, self.column)?,
        }
        match self.inlined_at {
            Some(at) => write!(f, " inlined {at}"),
            None => Ok(()),
        }
    }
}

impl Display for DebugType {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            DebugType::Base { name, size, signed, float } => {
                write!(f, "base {} size {size}", quoted(name))?;
                f.write_str(if *signed { " signed" } else { "" })?;
                f.write_str(if *float { " float" } else { "" })
            }
            DebugType::Pointer { to: None } => f.write_str("pointer"),
            DebugType::Pointer { to: Some(to) } => write!(f, "pointer {to}"),
            DebugType::Array { element, count, stride } => write!(f, "array {element} count {count} stride {stride}"),
            DebugType::Record { name, size, fields } => {
                write!(f, "record {} size {size} {{", quoted(name))?;
                for (i, Field { name, offset, size, ty }) in fields.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{} offset {offset} size {size} {ty}", quoted(name))?;
                }
                f.write_char('}')
            }
            DebugType::Other => f.write_str("other"),
        }
    }
}

impl Display for Global {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Global { name, size, align, constant, thread_local, init, debug_type, source_name, loc } = self;
        write!(f, "global {} size {size} align {align}", quoted(name))?;
        f.write_str(if *constant { " constant" } else { "" })?;
        f.write_str(if *thread_local { " thread_local" } else { "" })?;
        if let Some(Init { bytes, relocations }) = init {
            write!(f, " init {}", Quoted(bytes))?;
            for (i, Relocation { offset, target, addend }) in relocations.iter().enumerate() {
                let open = if i > 0 { ", " } else { " {" };
                write!(f, "{open}{offset}: {target}{}", Plus(*addend))?;
            }
            f.write_str(if relocations.is_empty() { "" } else { "}" })?;
        }
        if let Some(ty) = debug_type {
            write!(f, " type {ty}")?;
        }
        if let Some(source) = source_name {
            write!(f, " source {}", quoted(source))?;
        }
        write!(f, "{}", At(*loc))
    }
}

impl Display for Target {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Target::Global(id) => write!(f, "{id}"),
            Target::Function(id) => write!(f, "{id}"),
        }
    }
}

/// A value where it is defined.
struct Definition<'a>(&'a Function, ValueId);

impl Display for Definition<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Definition(function, value) = *self;
        match function.values.get(value) {
            None => write!(f, "{value}: ?"),
            Some(ValueInfo { ty, name, debug_type }) => {
                write!(f, "{value}: {ty}")?;
                name.as_ref().map_or(Ok(()), |name| write!(f, " {}", quoted(name)))?;
                debug_type.map_or(Ok(()), |debug_type| write!(f, " {debug_type}"))
            }
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Function { name, params, returns, varargs, weak, blocks, values, loc } = self;
        let mut params: Vec<String> = params.iter().map(|&p| Definition(self, p).to_string()).collect();
        if *varargs {
            params.push("...".to_owned());
        }
        write!(f, "function {}({})", quoted(name), List(&params))?;
        if !returns.is_empty() {
            write!(f, " -> {}", List(returns))?;
        }
        f.write_str(if *weak { " weak" } else { "" })?;
        write!(f, "{}", At(*loc))?;
        let mut unused = vec![true; values.len()];
        self.each_definition(|value| {
            if let Some(slot) = unused.get_mut(value.0 as usize) {
                *slot = false;
            }
        });
        let unused: Vec<ValueId> = values.ids().filter(|v| unused[v.0 as usize]).collect();
        if blocks.is_empty() && unused.is_empty() {
            return Ok(());
        }
        writeln!(f, " {{")?;
        for (id, block) in blocks.iter() {
            writeln!(f, "{id}:")?;
            self.print_block(f, block)?;
        }
        for value in unused {
            writeln!(f, "    unused {}", Definition(self, value))?;
        }
        f.write_char('}')
    }
}

impl Function {
    /// Calls `f` for each value where it is defined: parameters, phis, results.
    pub fn each_definition(&self, mut f: impl FnMut(ValueId)) {
        self.params.iter().copied().for_each(&mut f);
        for (_, block) in self.blocks.iter() {
            block.phis.iter().map(|phi| phi.result).for_each(&mut f);
            block.insts.iter().flat_map(|inst| inst.results.iter().copied()).for_each(&mut f);
        }
    }

    fn print_block(&self, f: &mut Formatter<'_>, block: &Block) -> fmt::Result {
        for Phi { result, incoming } in &block.phis {
            write!(f, "    {} = phi", Definition(self, *result))?;
            for (i, (from, operand)) in incoming.iter().enumerate() {
                write!(f, "{} {from}: {operand}", if i > 0 { "," } else { "" })?;
            }
            writeln!(f)?;
        }
        for Inst { kind, results, loc } in &block.insts {
            f.write_str("    ")?;
            for (i, &result) in results.iter().enumerate() {
                write!(f, "{}{}", if i > 0 { ", " } else { "" }, Definition(self, result))?;
            }
            f.write_str(if results.is_empty() { "" } else { " = " })?;
            writeln!(f, "{kind}{}", At(*loc))?;
        }
        writeln!(f, "    {}{}", block.terminator, At(block.terminator_loc))
    }
}

impl Display for Operand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Value(value) => write!(f, "{value}"),
            Operand::Const(constant) => write!(f, "{constant}"),
        }
    }
}

impl Display for Const {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Const::Int(ty, value) => write!(f, "{ty} {value}"),
            Const::F32(bits) if f32::from_bits(bits).is_finite() => write!(f, "f32 {:?}", f32::from_bits(bits)),
            Const::F32(bits) => write!(f, "f32 {bits:#x}"),
            Const::F64(bits) if f64::from_bits(bits).is_finite() => write!(f, "f64 {:?}", f64::from_bits(bits)),
            Const::F64(bits) => write!(f, "f64 {bits:#x}"),
            Const::Null => f.write_str("null"),
            Const::Undef(ty) => write!(f, "undef {ty}"),
            Const::Global(global, offset) => write!(f, "{global}{}", Plus(offset)),
            Const::Function(function) => write!(f, "{function}"),
            Const::Block(block) => write!(f, "{block}"),
        }
    }
}

/// The words between a memory operation and its operands.
fn access(order: Option<Ordering>, volatile: bool) -> String {
    let order = order.map_or(String::new(), |order| format!(" {order}"));
    format!("{order}{}", if volatile { " volatile" } else { "" })
}

impl Display for InstKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            InstKind::Binary(op, a, b) => write!(f, "{op} {a}, {b}"),
            InstKind::Unary(op, a) => write!(f, "{op} {a}"),
            InstKind::Ternary(op, a, b, c) => write!(f, "{op} {a}, {b}, {c}"),
            InstKind::Overflow(op, a, b) => write!(f, "{op} {a}, {b}"),
            InstKind::Compare(op, a, b) => write!(f, "compare {op} {a}, {b}"),
            InstKind::Cast(op, a) => write!(f, "{op} {a}"),
            InstKind::Select(cond, a, b) => write!(f, "select {cond}, {a}, {b}"),
            InstKind::Address { base, index, offset } => {
                write!(f, "address {base}")?;
                if let Some((index, scale)) = index {
                    write!(f, ", index {index} * {scale}")?;
                }
                if *offset != 0 { write!(f, ", offset {offset}") } else { Ok(()) }
            }
            InstKind::Alloca { size, align } => write!(f, "alloca {size}, align {align}"),
            InstKind::ThreadLocal(global) => write!(f, "thread_local {global}"),
            InstKind::Load { ptr, order, volatile } => write!(f, "load{} {ptr}", access(*order, *volatile)),
            InstKind::Store { ptr, value, order, volatile } => {
                write!(f, "store{} {value}, {ptr}", access(*order, *volatile))
            }
            InstKind::Rmw { op, ptr, value, order } => write!(f, "rmw {op} {order} {ptr}, {value}"),
            InstKind::CompareExchange { ptr, expected, new, success, failure } => {
                write!(f, "cmpxchg {success} {failure} {ptr}, {expected}, {new}")
            }
            InstKind::Fence { order, single_thread } => {
                write!(f, "fence {order}{}", if *single_thread { " single_thread" } else { "" })
            }
            InstKind::MemCopy { dst, src, len, may_overlap, align } => {
                write!(f, "{} {dst}, {src}, {len}, align {align}", if *may_overlap { "memmove" } else { "memcpy" })
            }
            InstKind::MemSet { dst, value, len, align } => write!(f, "memset {dst}, {value}, {len}, align {align}"),
            InstKind::Call { callee: Callee::Direct(callee), args } => write!(f, "call {callee}({})", List(args)),
            InstKind::Call { callee: Callee::Indirect(callee), args } => {
                write!(f, "call_indirect {callee}({})", List(args))
            }
            InstKind::VaStart(list) => write!(f, "va_start {list}"),
            InstKind::StackSave => f.write_str("stack_save"),
            InstKind::StackRestore(height) => write!(f, "stack_restore {height}"),
            InstKind::LifetimeStart(object) => write!(f, "lifetime_start {object}"),
            InstKind::LifetimeEnd(object) => write!(f, "lifetime_end {object}"),
            InstKind::Trap => f.write_str("trap"),
            InstKind::LoopBound { loop_id, limit, every } => {
                let every = if *every { " every" } else { "" };
                write!(f, "loop_bound {loop_id}, limit {limit}{every}")
            }
            InstKind::LoopEnter { loop_id } => write!(f, "loop_enter {loop_id}"),
            InstKind::SpinAssume(holds) => write!(f, "spin_assume {holds}"),
            InstKind::Await(this) => write!(f, "{this}"),
            InstKind::Unsupported { what, line } => write!(f, "unsupported {} line {line}", quoted(what)),
        }
    }
}

impl Display for Await {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Await { access, until, spin } = self;
        write!(f, "{} {access}", if spin.is_some() { "spin_await" } else { "await" })?;
        for (i, clause) in until.iter().enumerate() {
            f.write_str(if i > 0 { ", " } else { " until " })?;
            for (j, test) in clause.iter().enumerate() {
                write!(f, "{}{test}", if j > 0 { " or " } else { "" })?;
            }
        }
        match spin {
            Some(loc) if *loc != LocId::NONE => write!(f, " loop {loc}"),
            _ => Ok(()),
        }
    }
}

impl Display for AwaitTest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            AwaitTest::Found(op, right) => write!(f, "{op} {right}"),
            AwaitTest::Masked(mask, op, right) => write!(f, "mask {mask} {op} {right}"),
            AwaitTest::Known(holds) => write!(f, "known {holds}"),
        }
    }
}

impl Display for Terminator {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Terminator::Jump(to) => write!(f, "jump {to}"),
            Terminator::Branch { cond, then, otherwise } => write!(f, "branch {cond}, {then}, {otherwise}"),
            Terminator::Switch { value, cases, default } => {
                write!(f, "switch {value}, [")?;
                for (i, (case, to)) in cases.iter().enumerate() {
                    write!(f, "{}{case}: {to}", if i > 0 { ", " } else { "" })?;
                }
                write!(f, "], default {default}")
            }
            Terminator::Indirect { address, targets } => write!(f, "goto {address}, [{}]", List(targets)),
            Terminator::Return(operands) if operands.is_empty() => f.write_str("return"),
            Terminator::Return(operands) => write!(f, "return {}", List(operands)),
            Terminator::Unreachable => f.write_str("unreachable"),
        }
    }
}
