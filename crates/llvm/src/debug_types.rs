//! The source types of global variables, so that memory can be shown as `queue.slots[2]`.

use crate::debug_info::Debug;
use crate::metadata::{Node, NodeRef};
use raddle_ir::{DebugType, DebugTypeId, Field};

/// How deep types nest by value before we stop looking.
const DEPTH_MAX: u32 = 64;

impl Debug<'_, '_> {
    /// The type a `type:` field names.
    pub fn debug_type(&mut self, node: NodeRef) -> DebugTypeId {
        self.debug_type_at(node, 0)
    }

    fn debug_type_at(&mut self, node: NodeRef, depth: u32) -> DebugTypeId {
        let node = self.strip(node);
        match self.info.types.get(&node) {
            Some(Some(id)) => return *id,
            // A type that contains itself by value, which only a broken file has.
            Some(None) => return self.module.debug_types.push(DebugType::Other),
            None => {}
        }
        self.info.types.insert(node, None);
        let fields = self.metadata.node(node).filter(|_| depth < DEPTH_MAX);
        let ty = fields.and_then(|fields| self.convert(&fields, depth));
        let id = self.module.debug_types.push(ty.unwrap_or(DebugType::Other));
        self.info.types.insert(node, Some(id));
        id
    }

    /// The type behind typedefs and qualifiers.
    fn strip(&mut self, mut node: NodeRef) -> NodeRef {
        for _ in 0..DEPTH_MAX {
            match self.metadata.node_of_kind(node, "DIDerivedType") {
                Some(fields) if !is_pointer(&fields) => match fields.node("baseType") {
                    Some(inner) => node = inner,
                    None => break,
                },
                _ => break,
            }
        }
        node
    }

    fn convert(&mut self, fields: &Node<'_>, depth: u32) -> Option<DebugType> {
        let tag = fields.other("tag").unwrap_or(b"");
        match (fields.kind, tag) {
            (b"DIBasicType", _) => Some(base(fields)),
            (b"DIDerivedType", _) if is_pointer(fields) => Some(DebugType::Pointer),
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

    fn record(&mut self, fields: &Node<'_>, depth: u32) -> DebugType {
        let name = fields.string("name").unwrap_or_default();
        let members = fields.node("elements").and_then(|elements| self.metadata.node(elements));
        let mut out = Vec::new();
        for member in members.iter().flat_map(|members| members.elements()) {
            let Some(member) = self.metadata.node_of_kind(member, "DIDerivedType") else { continue };
            let bit_field = member.other("flags").is_some_and(|flags| flags == b"DIFlagBitField");
            let is_static = member.other("flags").is_some_and(|flags| flags == b"DIFlagStaticMember");
            let (Some(ty), false, false) = (member.node("baseType"), bit_field, is_static) else { continue };
            let bytes = |bits: Option<i128>| bits.and_then(|bits| u64::try_from(bits / 8).ok()).unwrap_or(0);
            out.push(Field {
                name: member.string("name").unwrap_or_default(),
                offset: bytes(member.int("offset")),
                size: bytes(member.int("size")),
                ty: self.debug_type_at(ty, depth + 1),
            });
        }
        out.sort_by_key(|field| field.offset);
        DebugType::Record { name, fields: out }
    }
}

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
