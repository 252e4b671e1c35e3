//! The source types of variables, so that memory can be shown as `queue.slots[2]`.

use crate::debug_info::Debug;
use crate::metadata::{Node, NodeRef};
use raddle_ir::{DebugType, DebugTypeId, Field};

/// How deep types nest by value before we stop looking.
const DEPTH_MAX: u32 = 64;

impl Debug<'_, '_> {
    /// The type a `type:` field names, and all that can be reached from it by pointers.
    pub fn debug_type(&mut self, node: NodeRef) -> DebugTypeId {
        let id = self.debug_type_at(node, 0);
        // What pointers point to may contain the pointer, so it is read when nothing else is being read.
        while let Some((pointer, node)) = self.info.pointers.pop() {
            let to = self.debug_type_at(node, 0);
            self.module.debug_types[pointer] = DebugType::Pointer { to: Some(to) };
        }
        id
    }

    /// What a function returns, if that is a pointer to something that is known.
    pub fn returned_pointee(&mut self, function: NodeRef) -> Option<DebugTypeId> {
        let ty = self.metadata.node_of_kind(function, "DISubprogram")?.node("type")?;
        let types = self.metadata.node_of_kind(ty, "DISubroutineType")?.node("types")?;
        let first = self.metadata.node(types)?.elements().next()?;
        let returned = self.debug_type(first);
        match self.module.debug_types[returned] {
            DebugType::Pointer { to } => to,
            _ => None,
        }
    }

    fn debug_type_at(&mut self, node: NodeRef, depth: u32) -> DebugTypeId {
        let (node, typedef) = self.strip(node);
        match self.info.types.get(&node) {
            Some(Some(id)) => return *id,
            // A type that contains itself by value, which only a broken file has.
            Some(None) => return self.module.debug_types.push(DebugType::Other),
            None => {}
        }
        self.info.types.insert(node, None);
        let fields = self.metadata.node(node).filter(|_| depth < DEPTH_MAX);
        let mut ty = fields.as_ref().and_then(|fields| self.convert(fields, depth)).unwrap_or(DebugType::Other);
        if let (DebugType::Record { name, .. }, Some(typedef)) = (&mut ty, typedef)
            && name.is_empty()
        {
            *name = typedef;
        }
        let id = self.module.debug_types.push(ty);
        if let Some(to) = fields.filter(is_pointer).and_then(|fields| fields.node("baseType")) {
            self.info.pointers.push((id, to));
        }
        self.info.types.insert(node, Some(id));
        id
    }

    /// The type behind typedefs and qualifiers, and the name that the last typedef gives it.
    fn strip(&mut self, mut node: NodeRef) -> (NodeRef, Option<String>) {
        let mut name = None;
        for _ in 0..DEPTH_MAX {
            match self.metadata.node_of_kind(node, "DIDerivedType") {
                Some(fields) if !is_pointer(&fields) => match fields.node("baseType") {
                    Some(inner) => {
                        node = inner;
                        name = fields.string("name").filter(|name| !name.is_empty()).or(name);
                    }
                    None => break,
                },
                _ => break,
            }
        }
        (node, name)
    }

    fn convert(&mut self, fields: &Node<'_>, depth: u32) -> Option<DebugType> {
        let tag = fields.other("tag").unwrap_or(b"");
        match (fields.kind, tag) {
            (b"DIBasicType", _) => Some(base(fields)),
            (b"DIDerivedType", _) if is_pointer(fields) => Some(DebugType::Pointer { to: None }),
            (b"DICompositeType", b"DW_TAG_array_type") => self.array(fields, depth),
            (b"DICompositeType", b"DW_TAG_structure_type" | b"DW_TAG_union_type" | b"DW_TAG_class_type") => {
                Some(self.record(fields, depth))
            }
            (b"DICompositeType", b"DW_TAG_enumeration_type") => Some(enumeration(fields)),
            _ => None,
        }
    }

    fn array(&mut self, fields: &Node<'_>, depth: u32) -> Option<DebugType> {
        let mut element = self.debug_type_at(fields.node("baseType")?, depth + 1);
        let dimensions = self.metadata.node(fields.node("elements")?)?;
        let counts: Vec<Option<u64>> = dimensions
            .elements()
            .take(DEPTH_MAX as usize)
            .map(|dimension| {
                let count = self.metadata.node(dimension)?.int("count")?;
                u64::try_from(count).ok()
            })
            .collect();
        if let [None] = counts[..] {
            // A flexible array: how many there are only the allocation says.
            let stride = self.size(element);
            return Some(DebugType::Array { element, count: u64::MAX, stride });
        }
        let total = fields.int("size").and_then(|bits| u64::try_from(bits / 8).ok())?;
        let cells = counts.iter().try_fold(1u64, |n, count| n.checked_mul((*count)?))?;
        let mut stride = total.checked_div(cells)?;
        // The last dimension is the innermost array.
        for (index, count) in counts.iter().enumerate().rev() {
            let array = DebugType::Array { element, count: (*count)?, stride };
            if index == 0 {
                return Some(array);
            }
            stride = stride.checked_mul((*count)?)?;
            element = self.module.debug_types.push(array);
        }
        None
    }

    /// Bytes of a type, as far as they are known.
    fn size(&self, ty: DebugTypeId) -> u64 {
        match &self.module.debug_types[ty] {
            DebugType::Base { size, .. } => u64::from(*size),
            DebugType::Pointer { .. } => 8,
            DebugType::Array { count, stride, .. } => count.checked_mul(*stride).unwrap_or(0),
            DebugType::Record { size, .. } => *size,
            DebugType::Other => 0,
        }
    }

    fn record(&mut self, fields: &Node<'_>, depth: u32) -> DebugType {
        let name = fields.string("name").unwrap_or_default();
        let members = fields.node("elements").and_then(|elements| self.metadata.node(elements));
        let mut out = Vec::new();
        for member in members.iter().flat_map(|members| members.elements()) {
            let Some(member) = self.metadata.node_of_kind(member, "DIDerivedType") else { continue };
            let bit_field = member.other("flags").is_some_and(|flags| flags == b"DIFlagBitField");
            let is_static = member.other("flags").is_some_and(|flags| flags == b"DIFlagStaticMember");
            let (Some(ty), false) = (member.node("baseType"), is_static) else { continue };
            let bits = |name: &str| member.int(name).and_then(|bits| u64::try_from(bits).ok()).unwrap_or(0);
            let name = member.string("name").unwrap_or_default();
            let (first, end) = (bits("offset"), bits("offset") + bits("size"));
            if bit_field {
                self.bit_field(&mut out, name, (first / 8, end.div_ceil(8)));
            } else {
                let ty = self.debug_type_at(ty, depth + 1);
                out.push(Field { name, offset: first / 8, size: (end - first) / 8, ty });
            }
        }
        out.sort_by_key(|field| field.offset);
        DebugType::Record { name, fields: out, size: fields.int("size").map_or(0, |bits| (bits / 8) as u64) }
    }

    /// Bit-fields next to each other are read and written together: they are one field, with all their names.
    fn bit_field(&mut self, out: &mut Vec<Field>, name: String, (first, end): (u64, u64)) {
        let bits = |module: &raddle_ir::Module, ty| module.debug_types.get(ty) == Some(&BITS);
        match out.last_mut().filter(|last| bits(self.module, last.ty) && first < last.offset + last.size + 1) {
            Some(last) if !name.is_empty() => {
                let names = last.name.trim_matches(['(', ')']);
                last.name = if names.is_empty() { name } else { format!("({names}|{name})") };
                last.size = last.size.max(end - last.offset);
            }
            Some(last) => last.size = last.size.max(end - last.offset),
            None => {
                let ty = self.module.debug_types.push(BITS);
                out.push(Field { name, offset: first, size: end - first, ty });
            }
        }
    }
}

/// The type of bit-fields.
const BITS: DebugType = DebugType::Base { name: String::new(), size: 0, signed: false, float: false };

fn is_pointer(fields: &Node<'_>) -> bool {
    matches!(
        fields.other("tag").unwrap_or(b""),
        b"DW_TAG_pointer_type" | b"DW_TAG_reference_type" | b"DW_TAG_rvalue_reference_type"
    )
}

fn base(fields: &Node<'_>) -> DebugType {
    let encoding = fields.other("encoding").unwrap_or(b"");
    DebugType::Base {
        name: fields.string("name").unwrap_or_default(),
        size: fields.small("size") / 8,
        signed: matches!(encoding, b"DW_ATE_signed" | b"DW_ATE_signed_char"),
        float: encoding == b"DW_ATE_float",
    }
}

/// Shown as the number it is.
fn enumeration(fields: &Node<'_>) -> DebugType {
    let name = fields.string("name").unwrap_or_default();
    DebugType::Base { name, size: fields.small("size") / 8, signed: false, float: false }
}
