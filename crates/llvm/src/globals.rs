//! The second pass: global variables with their contents and source types, constructors and destructors.

use crate::constants::Constant;
use crate::diagnostic::{Error, Result};
use crate::init::InitWriter;
use crate::reader::{Alias, AliasState, Base, Reader};
use crate::types::Ty;
use raddle_ir::link::{Linkage, StartUp};
use raddle_ir::{GlobalId, LocId, Target, arith};

impl Reader<'_> {
    /// Fills in the globals the scan has noted, and evaluates aliases. Gives what runs at the start and at the end.
    pub fn lower_globals(&mut self) -> Result<(Vec<StartUp>, Vec<StartUp>)> {
        for id in self.globals.ids() {
            self.lower_global(id)?;
        }
        for index in 0..self.aliases.len() as u32 {
            self.alias(index, self.aliases[index as usize].position)?;
            let Alias { symbol, state, .. } = &self.aliases[index as usize];
            // Others are told of nothing that cannot be used.
            if let AliasState::Unsupported = state {
                match *symbol {
                    Target::Function(id) => self.signatures[id].linkage = Linkage::Declared,
                    Target::Global(id) => self.globals[id].linkage = Linkage::Declared,
                }
            }
        }
        let (constructors, destructors) = (self.constructors, self.destructors);
        let constructors = constructors.map_or(Ok(Vec::new()), |(ty, at)| self.start_ups(ty, at))?;
        let destructors = destructors.map_or(Ok(Vec::new()), |(ty, at)| self.start_ups(ty, at))?;
        // For the verifier; their order is the linker's business.
        self.module.constructors = constructors.iter().map(|entry| entry.function).collect();
        self.module.destructors = destructors.iter().map(|entry| entry.function).collect();
        Ok((constructors, destructors))
    }

    fn lower_global(&mut self, id: GlobalId) -> Result<()> {
        let info = &self.globals[id];
        let (ty, init, debug, align, position) = (info.ty, info.init, info.debug, info.align, info.position);
        // Something declared elsewhere may have a type whose size nobody knows here.
        let layout = match self.types.layout(ty) {
            Ok(layout) => Some(layout),
            Err(_) if init.is_none() && ty == Ty::OPAQUE => None,
            Err(_) if init.is_none() && self.types.resolve(ty) == Ty::OPAQUE => None,
            Err(message) => return Err(Error::new(position, message)),
        };
        let contents = match init {
            Some(at) => {
                self.cursor.seek(at);
                let mut writer = InitWriter::new(self.zero_gap_left);
                self.initialise(ty, 0, &mut writer)?;
                let (contents, gap_left) = writer.finish();
                self.zero_gap_left = gap_left;
                contents
            }
            None => None,
        };
        let global = &mut self.module.globals[id];
        global.size = layout.map_or(0, |layout| layout.size);
        global.align = align.unwrap_or(layout.map_or(1, |layout| layout.align));
        global.init = contents;
        if let Some(node) = debug {
            self.describe_global(id, node);
        }
        Ok(())
    }

    /// Name, line and type from debug information.
    fn describe_global(&mut self, id: GlobalId, node: crate::metadata::NodeRef) {
        let mut debug = self.debug();
        let expression = debug.metadata.node_of_kind(node, "DIGlobalVariableExpression");
        let Some(variable) = expression.and_then(|fields| fields.node("var")) else { return };
        let Some(fields) = debug.metadata.node_of_kind(variable, "DIGlobalVariable") else { return };
        let loc: LocId = debug.declaration(variable);
        let debug_type = fields.node("type").map(|ty| debug.debug_type(ty));
        let global = &mut self.module.globals[id];
        global.loc = loc;
        global.debug_type = debug_type;
        global.source_name = fields.string("name").filter(|name| !name.is_empty() && *name != global.name);
    }

    /// The functions of `llvm.global_ctors` or `llvm.global_dtors`.
    fn start_ups(&mut self, ty: Ty, position: usize) -> Result<Vec<StartUp>> {
        self.cursor.seek(position);
        let mut found = Vec::new();
        let entries = match self.constant(ty)? {
            Constant::Aggregate(entries) => entries,
            _ => Vec::new(),
        };
        for entry in entries {
            let Constant::Aggregate(fields) = entry else { continue };
            match &fields[..] {
                [priority, Constant::Address(Base::Function(function), 0), rest @ ..] => {
                    let priority = arith::signed(priority.as_int().unwrap_or(0), 32) as i32;
                    let belongs_to = match rest.first() {
                        Some(Constant::Address(Base::Function(id), _)) => Some(Target::Function(*id)),
                        Some(Constant::Address(Base::Global(id) | Base::ThreadLocal(id), _)) => {
                            Some(Target::Global(*id))
                        }
                        _ => None,
                    };
                    found.push(StartUp { priority, function: *function, belongs_to });
                }
                [_, Constant::Zero, ..] => {}
                _ => return Err(Error::new(position, "this entry is not a function")),
            }
        }
        Ok(found)
    }
}
