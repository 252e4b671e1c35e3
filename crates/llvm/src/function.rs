//! The third pass: one function's body, parsed and lowered statement by statement.

use crate::cursor::{Cursor, Name};
use crate::diagnostic::{Error, Result};
use crate::lexer::Kind;
use crate::lifetimes;
use crate::metadata::{NodeRef, node_ref};
use crate::pointees;
use crate::reader::{Labels, Reader};
use crate::values::{Local, Parts};
use raddle_base::IdVec;
use raddle_ir::{
    Block, BlockId, FunctionId, Inst, InstKind, Loc, LocId, Operand, Phi, Terminator, Type, ValueId, ValueInfo,
};
use std::collections::HashMap;

/// A scalar that was used before it was defined.
pub(crate) struct Forward {
    pub ty: Type,
    pub value: Option<Operand>,
}

/// A function while its body is read.
pub(crate) struct Body<'r, 'a> {
    pub r: &'r mut Reader<'a>,
    pub id: FunctionId,
    pub values: IdVec<ValueId, ValueInfo>,
    pub locals: HashMap<Name<'a>, Local>,
    /// How many of them are used but not defined.
    pub undefined: usize,
    pub labels: Labels<'a>,
    pub block_count: usize,
    pub blocks: IdVec<BlockId, Block>,
    /// Position of the first phi of each block that has one.
    pub phi_positions: HashMap<BlockId, usize>,
    /// The current block's.
    pub phis: Vec<Phi>,
    /// The current block's.
    pub insts: Vec<Inst>,
    /// The current block's, once it is known.
    pub terminator: Option<Terminator>,
    pub terminator_loc: LocId,
    /// What constants in phis need to have computed at the end of a predecessor.
    pub tails: Vec<(BlockId, Vec<Inst>)>,
    /// Objects made once, at the start of the function.
    pub entry_allocas: Vec<Inst>,
    /// The number of the next thing without a name.
    next_number: u64,
    /// A computed goto needs a block for addresses that are no label's: it comes last.
    pub needs_fault_block: bool,
    /// The location of an instruction that was skipped with its attachments.
    pub found_loc: Option<LocId>,
    pub forward: Vec<Forward>,
    /// Where the current statement starts.
    pub statement: usize,
    /// Without debug information, locations are lines of the `.ll`.
    own_lines: bool,
}

/// Lowers the body of a function.
pub(crate) fn lower(reader: &mut Reader<'_>, id: FunctionId) -> Result<()> {
    let signature = &reader.signatures[id];
    let (position, start) = (signature.position, signature.body.unwrap_or(signature.position));
    let own_lines = signature.debug.is_none();
    let (labels, block_count) = labels(reader.source, start)?;
    let values = std::mem::take(&mut reader.module.functions[id].values);
    let representable = signature.representable;
    let mut body = Body {
        r: reader,
        id,
        values,
        locals: HashMap::new(),
        undefined: 0,
        labels,
        block_count,
        blocks: IdVec::new(),
        phi_positions: HashMap::new(),
        phis: Vec::new(),
        insts: Vec::new(),
        terminator: None,
        terminator_loc: LocId::NONE,
        tails: Vec::new(),
        entry_allocas: Vec::new(),
        next_number: 0,
        needs_fault_block: false,
        found_loc: None,
        forward: Vec::new(),
        statement: position,
        own_lines,
    };
    if own_lines {
        body.r.module.functions[id].loc = body.own_location(position);
    }
    if representable {
        body.bind_parameters()?;
        body.r.cursor.seek(start);
        body.statements()?;
        body.complete()?;
    } else {
        let line = body.r.lines.line(position);
        body.emit(InstKind::Unsupported { what: "a parameter or result of this size".to_owned(), line });
        body.terminator = Some(Terminator::Unreachable);
        body.close_block();
    }
    let Body { r, values, blocks, .. } = body;
    let function = &mut r.module.functions[id];
    function.values = values;
    function.blocks = blocks;
    lifetimes::keep_exact(function);
    pointees::find(r, id);
    Ok(())
}

/// Block numbers by label, and the number of blocks, of the body that starts at this position.
pub(crate) fn labels(source: &[u8], start: usize) -> Result<(Labels<'_>, usize)> {
    let mut cursor = Cursor::new(source, start);
    let mut labels = Labels::new();
    // The entry block needs no label.
    let mut count = u32::from(!cursor.at(Kind::Label));
    loop {
        match cursor.kind() {
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => cursor.skip_balanced()?,
            Kind::CloseBrace | Kind::End => return Ok((labels, count as usize)),
            Kind::Label => {
                let token = cursor.bump();
                if labels.insert(cursor.name(token), count).is_some() {
                    return Err(Error::new(token.position(), "this label is used twice"));
                }
                count += 1;
            }
            _ => {
                cursor.bump();
            }
        }
    }
}

impl<'a> Body<'_, 'a> {
    fn bind_parameters(&mut self) -> Result<()> {
        let position = self.statement;
        let params = std::mem::take(&mut self.r.signatures[self.id].params);
        let mut next = 0;
        for param in &params {
            let count = self.r.types.part_count(param.ty).map_err(|message| Error::new(position, message))? as usize;
            let parts = (next..next + count).map(|index| Operand::Value(ValueId(index as u32))).collect();
            next += count;
            let name = match &param.name {
                Some(name) => name.clone(),
                None => self.number(),
            };
            self.note_number(&name);
            self.define(name, Some(param.ty), Parts::from_vec(parts), position)?;
        }
        self.r.signatures[self.id].params = params;
        Ok(())
    }

    /// The name something without a name gets.
    pub fn number(&self) -> Name<'a> {
        self.next_number.to_string().into_bytes().into()
    }

    /// Keeps count of numbered names.
    pub fn note_number(&mut self, name: &[u8]) {
        if let Some(number) = std::str::from_utf8(name).ok().and_then(|text| text.parse::<u64>().ok()) {
            self.next_number = number.saturating_add(1);
        }
    }

    fn statements(&mut self) -> Result<()> {
        self.first_label()?;
        loop {
            self.statement = self.r.cursor.position();
            match self.r.cursor.kind() {
                Kind::CloseBrace => break,
                Kind::Label => {
                    if self.terminator.is_none() {
                        return Err(self.r.cursor.error("the block before this label does not end with a jump"));
                    }
                    let token = self.r.cursor.bump();
                    let name = self.r.cursor.name(token);
                    self.note_number(&name);
                    self.close_block();
                }
                Kind::Record => self.debug_record()?,
                _ if self.r.cursor.at_word("uselistorder") => self.r.cursor.skip_line()?,
                _ if self.terminator.is_some() => return Err(self.r.cursor.expected("a label or `}`")),
                _ => self.statement()?,
            }
        }
        if self.terminator.is_none() {
            return Err(self.r.cursor.error("the last block does not end with a jump or return"));
        }
        self.close_block();
        Ok(())
    }

    fn first_label(&mut self) -> Result<()> {
        if self.r.cursor.at(Kind::Label) {
            let token = self.r.cursor.bump();
            let name = self.r.cursor.name(token);
            self.note_number(&name);
        } else {
            let name = self.number();
            self.note_number(&name);
            if self.labels.insert(name, 0).is_some() {
                return Err(self.r.cursor.error("a label has the number of the entry block"));
            }
        }
        Ok(())
    }

    /// Ends the current block, at a label or at the end of the function.
    pub fn close_block(&mut self) {
        let block = Block {
            phis: std::mem::take(&mut self.phis),
            insts: std::mem::take(&mut self.insts),
            terminator: self.terminator.take().unwrap_or(Terminator::Unreachable),
            terminator_loc: self.terminator_loc,
        };
        self.blocks.push(block);
    }

    /// The id of the block being read.
    pub fn current_block(&self) -> BlockId {
        self.blocks.next_id()
    }

    /// `label %x`
    pub fn label(&mut self) -> Result<BlockId> {
        self.r.cursor.expect_word("label")?;
        self.block_name()
    }

    /// `%x`, naming a block.
    pub fn block_name(&mut self) -> Result<BlockId> {
        let token = self.r.cursor.expect(Kind::Local, "a label")?;
        let name = self.r.cursor.name(token);
        match self.labels.get(&name) {
            Some(&index) => Ok(BlockId(index)),
            None => {
                let name = String::from_utf8_lossy(&name);
                Err(Error::new(token.position(), format!("there is no block `%{name}`")))
            }
        }
    }

    /// One instruction with its result's name and its attachments.
    fn statement(&mut self) -> Result<()> {
        let first = self.insts.len();
        let mut name = None;
        if self.r.cursor.at(Kind::Local) {
            let token = self.r.cursor.bump();
            self.r.cursor.expect(Kind::Equals, "`=`")?;
            name = Some((self.r.cursor.name(token), token.position()));
        }
        let opcode = self.r.cursor.expect(Kind::Word, "an instruction")?;
        let text = self.r.cursor.text(opcode);
        let result = self.instruction(text)?;
        let debug = self.attachments()?;
        let loc = match (debug, self.found_loc.take()) {
            (Some(node), _) => self.r.debug().location(node),
            (None, Some(loc)) => loc,
            (None, None) if self.own_lines => self.own_location(self.statement),
            (None, None) => LocId::NONE,
        };
        for inst in &mut self.insts[first..] {
            inst.loc = loc;
        }
        if self.terminator.is_some() {
            self.terminator_loc = loc;
        }
        self.bind_result(name, result)
    }

    fn bind_result(&mut self, name: Option<(Name<'a>, usize)>, result: Outcome) -> Result<()> {
        let position = self.statement;
        match (name, result) {
            (None, Outcome::Nothing) => Ok(()),
            (None, Outcome::Unknown) => Ok(()),
            (None, Outcome::Value(ty, parts)) => {
                let name = self.number();
                self.note_number(&name);
                self.define(name, Some(ty), parts, position)
            }
            (Some((name, position)), Outcome::Value(ty, parts)) => {
                self.note_number(&name);
                self.define(name, Some(ty), parts, position)
            }
            (Some((name, position)), Outcome::Unknown) => {
                self.note_number(&name);
                self.define(name, None, Parts::Refused, position)
            }
            (Some((_, position)), Outcome::Nothing) => Err(Error::new(position, "this instruction has no result")),
        }
    }

    /// `, align 4, !dbg !7` behind an instruction; gives the debug location.
    fn attachments(&mut self) -> Result<Option<NodeRef>> {
        let mut debug = None;
        while self.r.cursor.eat(Kind::Comma) {
            if self.r.cursor.at(Kind::Meta) {
                let token = self.r.cursor.bump();
                let is_debug = self.r.cursor.text(token) == b"!dbg";
                let node = node_ref(&mut self.r.cursor)?;
                if is_debug {
                    debug = Some(node);
                }
            } else {
                let start = self.r.cursor.position();
                self.r.cursor.skip_attributes(|cursor| cursor.at(Kind::Comma) || cursor.peek().first_on_line)?;
                if self.r.cursor.position() == start {
                    return Err(self.r.cursor.expected("an attachment"));
                }
            }
        }
        Ok(debug)
    }

    /// A line of the `.ll` as a location.
    fn own_location(&mut self, position: usize) -> LocId {
        let line = self.r.lines.line(position);
        let file = self.r.debug_info.file(&mut self.r.module, self.r.file_name);
        if let Some(last) = self.r.module.locs.as_slice().last()
            && last.file == Some(file)
            && last.line == line
            && last.inlined_at.is_none()
        {
            return LocId(self.r.module.locs.len() as u32 - 1);
        }
        self.r.module.locs.push(Loc { file: Some(file), line, column: 0, inlined_at: None })
    }

    /// `#dbg_declare(ptr %x, !12, !DIExpression(), !15)`
    fn debug_record(&mut self) -> Result<()> {
        let token = self.r.cursor.bump();
        let kind = self.r.cursor.text(token);
        if !matches!(kind, b"#dbg_declare" | b"#dbg_value") {
            return self.r.cursor.skip_balanced();
        }
        let mut ahead = self.r.cursor.clone();
        self.r.cursor.skip_balanced()?;
        ahead.expect(Kind::OpenParen, "`(`")?;
        self.variable(&mut ahead);
        Ok(())
    }

    /// At `ptr %x, !12` or `metadata ptr %x, metadata !12`: names `%x` after the variable `!12`. Anything else there is
    /// left alone.
    pub fn variable(&mut self, at: &mut Cursor<'a>) {
        at.eat_word("metadata");
        if !crate::type_parser::at_type(at) || at.at(Kind::Local) {
            return;
        }
        std::mem::swap(at, &mut self.r.cursor);
        let ty = self.r.ty();
        std::mem::swap(at, &mut self.r.cursor);
        if ty.is_err() || !at.at(Kind::Local) {
            return;
        }
        let token = at.bump();
        let name = at.name(token);
        if !at.eat(Kind::Comma) {
            return;
        }
        at.eat_word("metadata");
        let Ok(node) = node_ref(at) else { return };
        let Some(Local { parts: Parts::One(Operand::Value(value)), .. }) = self.locals.get(&name) else { return };
        let value = *value;
        if value.0 & crate::values::FORWARD != 0 || self.values[value].name.is_some() {
            return;
        }
        self.values[value].name = self.r.debug().variable_name(node);
        self.values[value].debug_type = self.r.debug().variable_type(node);
    }
}

/// What an instruction leaves behind.
pub(crate) enum Outcome {
    Nothing,
    Value(crate::types::Ty, Parts),
    /// We do not know the instruction, nor therefore its type.
    Unknown,
}
