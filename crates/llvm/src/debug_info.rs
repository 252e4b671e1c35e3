//! Debug information to source locations: `!DILocation`, `!DISubprogram`, `!DIFile`, and the names of variables.

use crate::metadata::{Metadata, NodeRef};
use raddle_ir::{FileId, Loc, LocId, Module};
use std::collections::{HashMap, HashSet};

/// How many calls deep inlining is followed, and how many scopes up a file is looked for.
const CHAIN_MAX: u32 = 128;

/// What has been worked out so far.
pub(crate) struct DebugInfo {
    locations: HashMap<NodeRef, LocId>,
    files: HashMap<NodeRef, Option<FileId>>,
    file_ids: HashMap<String, FileId>,
    names: HashMap<NodeRef, Option<String>>,
    /// Directories of compile units: names relative to these stay as they are.
    directories: Option<HashSet<String>>,
    /// `None` while one is being read.
    pub(crate) types: HashMap<NodeRef, Option<raddle_ir::DebugTypeId>>,
    /// Pointers whose targets are still to be read.
    pub(crate) pointers: Vec<(raddle_ir::DebugTypeId, NodeRef)>,
}

/// Debug information while it is being read: where the nodes are, what is known, and where results go.
pub(crate) struct Debug<'d, 'a> {
    pub metadata: &'d Metadata<'a>,
    pub info: &'d mut DebugInfo,
    pub module: &'d mut Module,
}

impl DebugInfo {
    pub fn new() -> Self {
        DebugInfo {
            locations: HashMap::new(),
            files: HashMap::new(),
            file_ids: HashMap::new(),
            names: HashMap::new(),
            directories: None,
            types: HashMap::new(),
            pointers: Vec::new(),
        }
    }

    /// The file of this name.
    pub fn file(&mut self, module: &mut Module, name: &str) -> FileId {
        if let Some(&id) = self.file_ids.get(name) {
            return id;
        }
        let id = module.files.push(name.to_owned());
        self.file_ids.insert(name.to_owned(), id);
        id
    }
}

impl Debug<'_, '_> {
    /// The location a `!dbg` attachment of an instruction means.
    pub fn location(&mut self, node: NodeRef) -> LocId {
        self.location_at(node, 0)
    }

    fn location_at(&mut self, node: NodeRef, depth: u32) -> LocId {
        if let Some(&loc) = self.info.locations.get(&node) {
            return loc;
        }
        // Also what a location that is inlined at itself finds.
        self.info.locations.insert(node, LocId::NONE);
        let Some(fields) = self.metadata.node_of_kind(node, "DILocation") else { return LocId::NONE };
        let Some(file) = fields.node("scope").and_then(|scope| self.scope_file(scope)) else { return LocId::NONE };
        let inlined_at = match fields.node("inlinedAt") {
            Some(outer) if depth < CHAIN_MAX => Some(self.location_at(outer, depth + 1)),
            _ => None,
        };
        let loc = self.module.locs.push(Loc {
            file: Some(file),
            line: fields.small("line"),
            column: fields.small("column"),
            inlined_at: inlined_at.filter(|&loc| loc != LocId::NONE),
        });
        self.info.locations.insert(node, loc);
        loc
    }

    /// Where a function or a variable is declared.
    pub fn declaration(&mut self, node: NodeRef) -> LocId {
        let Some(fields) = self.metadata.node(node) else { return LocId::NONE };
        let Some(file) = self.scope_file(node) else { return LocId::NONE };
        self.module.locs.push(Loc { file: Some(file), line: fields.small("line"), column: 0, inlined_at: None })
    }

    /// The name of a variable.
    pub fn variable_name(&mut self, node: NodeRef) -> Option<String> {
        if let Some(name) = self.info.names.get(&node) {
            return name.clone();
        }
        let name = self.metadata.node(node).and_then(|fields| fields.string("name")).filter(|name| !name.is_empty());
        self.info.names.insert(node, name.clone());
        name
    }

    /// The type of a variable.
    pub fn variable_type(&mut self, node: NodeRef) -> Option<raddle_ir::DebugTypeId> {
        let ty = self.metadata.node(node)?.node("type")?;
        Some(self.debug_type(ty))
    }

    /// The file a scope is in.
    fn scope_file(&mut self, scope: NodeRef) -> Option<FileId> {
        if let Some(&file) = self.info.files.get(&scope) {
            return file;
        }
        let mut at = scope;
        let mut file = None;
        for _ in 0..CHAIN_MAX {
            let Some(fields) = self.metadata.node(at) else { break };
            if let Some(node) = fields.node("file") {
                file = self.file(node);
                break;
            }
            match fields.node("scope") {
                Some(outer) => at = outer,
                None => break,
            }
        }
        self.info.files.insert(scope, file);
        file
    }

    fn file(&mut self, node: NodeRef) -> Option<FileId> {
        if let Some(&file) = self.info.files.get(&node) {
            return file;
        }
        let file = self.metadata.node_of_kind(node, "DIFile").and_then(|fields| {
            let name = fields.string("filename")?;
            let directory = fields.string("directory").unwrap_or_default();
            let joined = self.join(&directory, name);
            Some(self.info.file(self.module, &joined))
        });
        self.info.files.insert(node, file);
        file
    }

    /// A relative name keeps its form if it is relative to where the compiler ran, so that messages say `prog.c:12`.
    fn join(&mut self, directory: &str, name: String) -> String {
        if name.starts_with('/') || directory.is_empty() || self.directories().contains(directory) {
            return name;
        }
        format!("{}/{name}", directory.trim_end_matches('/'))
    }

    fn directories(&mut self) -> &HashSet<String> {
        let metadata = self.metadata;
        self.info.directories.get_or_insert_with(|| {
            let units = metadata.compile_units.and_then(|position| metadata.node(NodeRef::Inline(position)));
            let mut directories = HashSet::new();
            for unit in units.iter().flat_map(|units| units.elements()) {
                let file = metadata.node(unit).and_then(|unit| unit.node("file"));
                let directory = file.and_then(|file| metadata.node(file)).and_then(|file| file.string("directory"));
                directories.extend(directory);
            }
            directories
        })
    }
}
