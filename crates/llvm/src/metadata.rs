//! Metadata nodes, parsed when they are asked for: the scan only notes where they are.

use crate::cursor::{Cursor, Name};
use crate::diagnostic::Result;
use crate::lexer::Kind;
use std::collections::HashMap;

/// A node: by number, or written out in place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum NodeRef {
    Id(u32),
    Inline(u32),
}

/// A field's value or a tuple's element.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value<'a> {
    Node(NodeRef),
    Int(i128),
    Str(Name<'a>),
    /// A flag, an enumerator, a value: whatever we do not look into.
    Other(&'a [u8]),
}

/// A node's content.
pub(crate) struct Node<'a> {
    /// `DILocation` …; empty for a tuple.
    pub kind: &'a [u8],
    /// Fields by name; a tuple's elements have empty names.
    fields: Vec<(&'a [u8], Value<'a>)>,
}

impl<'a> Node<'a> {
    pub fn field(&self, name: &str) -> Option<&Value<'a>> {
        self.fields.iter().find(|(key, _)| *key == name.as_bytes()).map(|(_, value)| value)
    }

    pub fn node(&self, name: &str) -> Option<NodeRef> {
        match self.field(name) {
            Some(Value::Node(node)) => Some(*node),
            _ => None,
        }
    }

    pub fn int(&self, name: &str) -> Option<i128> {
        match self.field(name) {
            Some(Value::Int(value)) => Some(*value),
            _ => None,
        }
    }

    /// A number that fits; zero otherwise.
    pub fn small(&self, name: &str) -> u32 {
        self.int(name).and_then(|v| u32::try_from(v).ok()).unwrap_or(0)
    }

    pub fn string(&self, name: &str) -> Option<String> {
        match self.field(name) {
            Some(Value::Str(text)) => Some(String::from_utf8_lossy(text).into_owned()),
            _ => None,
        }
    }

    pub fn other(&self, name: &str) -> Option<&'a [u8]> {
        match self.field(name) {
            Some(Value::Other(text)) => Some(text),
            _ => None,
        }
    }

    /// A tuple's elements that are nodes.
    pub fn elements(&self) -> impl Iterator<Item = NodeRef> + '_ {
        self.fields.iter().filter_map(|(_, value)| match value {
            Value::Node(node) => Some(*node),
            _ => None,
        })
    }
}

/// Where the nodes are.
pub(crate) struct Metadata<'a> {
    source: &'a [u8],
    positions: HashMap<u32, u32>,
    /// `!llvm.dbg.cu`
    pub compile_units: Option<u32>,
}

impl<'a> Metadata<'a> {
    pub fn new(source: &'a [u8]) -> Self {
        Metadata { source, positions: HashMap::new(), compile_units: None }
    }

    /// Notes a node; false if there was one of this number.
    pub fn note(&mut self, id: u32, position: usize) -> bool {
        self.positions.insert(id, position as u32).is_none()
    }

    /// Parses a node. Anything that does not look like one gives `None`: debug information is a courtesy, a defect in
    /// it is no reason to refuse a program.
    pub fn node(&self, node: NodeRef) -> Option<Node<'a>> {
        let position = match node {
            NodeRef::Id(id) => *self.positions.get(&id)?,
            NodeRef::Inline(position) => position,
        };
        self.parse(Cursor::new(self.source, position as usize)).ok()
    }

    /// The node, if it is of this kind.
    pub fn node_of_kind(&self, node: NodeRef, kind: &str) -> Option<Node<'a>> {
        self.node(node).filter(|n| n.kind == kind.as_bytes())
    }

    fn parse(&self, mut cursor: Cursor<'a>) -> Result<Node<'a>> {
        cursor.eat_word("distinct");
        let mut fields = Vec::new();
        let token = cursor.bump();
        let (kind, close): (&[u8], Kind) = match token.kind {
            Kind::Meta => (&cursor.text(token)[1..], Kind::CloseParen),
            Kind::Bang => (b"", Kind::CloseBrace),
            _ => return Err(cursor.expected("a metadata node")),
        };
        let open = if close == Kind::CloseParen { Kind::OpenParen } else { Kind::OpenBrace };
        cursor.expect(open, "the opening bracket")?;
        while !cursor.at(close) {
            let key = if cursor.at(Kind::Label) {
                let token = cursor.bump();
                let text = cursor.text(token);
                &text[..text.len() - 1]
            } else {
                b""
            };
            fields.push((key, value(&mut cursor)?));
            if !cursor.eat(Kind::Comma) {
                break;
            }
        }
        cursor.expect(close, "the closing bracket")?;
        Ok(Node { kind, fields })
    }
}

/// At `!7`, `!{…}` or `!DILocation(…)`: takes it.
pub(crate) fn node_ref(cursor: &mut Cursor<'_>) -> Result<NodeRef> {
    let position = cursor.position();
    let inline = NodeRef::Inline(position as u32);
    cursor.eat_word("distinct");
    let token = cursor.bump();
    match token.kind {
        Kind::Meta => {
            let text = &cursor.text(token)[1..];
            if let Some(id) = node_id(text) {
                return Ok(NodeRef::Id(id));
            }
            if cursor.at(Kind::OpenParen) {
                cursor.skip_balanced()?;
            }
            Ok(inline)
        }
        Kind::Bang if cursor.at(Kind::OpenBrace) => {
            cursor.skip_balanced()?;
            Ok(inline)
        }
        Kind::Bang if cursor.eat(Kind::Str) => Ok(inline),
        _ => Err(cursor.expected("a metadata node")),
    }
}

/// The number of a numbered node.
pub(crate) fn node_id(text: &[u8]) -> Option<u32> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

fn value<'a>(cursor: &mut Cursor<'a>) -> Result<Value<'a>> {
    match cursor.kind() {
        Kind::Meta => return node_ref(cursor).map(Value::Node),
        Kind::Bang if cursor.peek_second().kind == Kind::Str => {
            cursor.bump();
            let token = cursor.bump();
            return Ok(Value::Str(cursor.string(token)));
        }
        Kind::Bang => return node_ref(cursor).map(Value::Node),
        Kind::Str => {
            let token = cursor.bump();
            return Ok(Value::Str(cursor.string(token)));
        }
        Kind::Int => {
            let text = std::str::from_utf8(cursor.current_text()).unwrap_or("");
            if let Ok(value) = text.parse() {
                cursor.bump();
                return Ok(Value::Int(value));
            }
        }
        _ => {}
    }
    other(cursor)
}

/// Anything up to the next comma or closing bracket outside of brackets.
fn other<'a>(cursor: &mut Cursor<'a>) -> Result<Value<'a>> {
    let first = cursor.peek();
    loop {
        match cursor.kind() {
            Kind::Comma | Kind::CloseParen | Kind::CloseBrace => return Ok(Value::Other(cursor.text(first))),
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace => cursor.skip_balanced()?,
            Kind::End | Kind::Bad => return Err(cursor.expected("a metadata value")),
            _ => {
                cursor.bump();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_by_name() {
        let source = b"distinct !DIThing(name: \"a\\22\", line: 7, type: !3, flags: DIFlagX | DIFlagY, \
                       inner: !DIExpression(DW_OP_x, 8), t: null)";
        let mut metadata = Metadata::new(source);
        metadata.note(1, 0);
        let node = metadata.node(NodeRef::Id(1)).unwrap();
        assert_eq!(node.kind, b"DIThing");
        assert_eq!(node.string("name").unwrap(), "a\"");
        assert_eq!(node.small("line"), 7);
        assert_eq!(node.node("type"), Some(NodeRef::Id(3)));
        assert_eq!(node.other("flags"), Some(&b"DIFlagX"[..]));
        assert!(matches!(node.node("inner"), Some(NodeRef::Inline(_))));
    }

    #[test]
    fn tuples_have_elements() {
        let metadata = Metadata::new(b"!{!1, null, !\"x\", i32 7, !2}");
        let node = metadata.node(NodeRef::Inline(0)).unwrap();
        assert_eq!(node.elements().collect::<Vec<_>>(), [NodeRef::Id(1), NodeRef::Id(2)]);
    }

    #[test]
    fn a_broken_node_is_none() {
        assert!(Metadata::new(b"!DIThing(name: ").node(NodeRef::Inline(0)).is_none());
        assert!(Metadata::new(b"").node(NodeRef::Id(4)).is_none());
    }
}
