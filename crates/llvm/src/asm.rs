//! Inline assembly: nothing at all, a fence, a pause. Anything else is named and unsupported.

use crate::calls::Arg;
use crate::diagnostic::Result;
use crate::function::{Body, Outcome};
use crate::lexer::Kind;
use crate::types::{Ty, TyKind};
use crate::values::Parts;
use raddle_ir::{InstKind, Ordering};

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
                let shown = crate::cursor::excerpt(text.as_bytes());
                return self.unsupported_result(format!("inline assembly `{shown}`"), ret);
            }
        }
        if ret == Ty::VOID {
            return Ok(Outcome::Nothing);
        }
        let outputs = self.tied_outputs(&constraints, &args);
        self.assembly_result(ret, &outputs)
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
