//! LLVM's types, interned and named. Sizes are in `layout`.
//!
//! A typed pointer (`i32*`) is the same type as `ptr`: since LLVM 14 nothing depends on the pointee.

use crate::layout::{Layout, Part};
use raddle_ir::Type;
use std::collections::HashMap;
use std::rc::Rc;

/// How deep named types may nest by value.
pub(super) const NESTING_MAX: u32 = 200;
/// LLVM's own limit on integer widths.
pub(crate) const INT_BITS_MAX: u64 = 1 << 23;

/// An interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ty(pub(super) u32);

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TyKind {
    Void,
    Label,
    Metadata,
    /// `token`, `target("…")`, `x86_amx`, `opaque`: has no size.
    Opaque,
    Int(u32),
    /// 16-bit floats: `half`, `bfloat`.
    Half,
    Float,
    Double,
    /// `x86_fp80`, `fp128`, `ppc_fp128`: 16 bytes.
    LongDouble,
    Ptr,
    Array(u64, Ty),
    Vector(u64, Ty),
    Struct {
        fields: Rc<[Ty]>,
        packed: bool,
    },
    Function {
        ret: Ty,
        params: Rc<[Ty]>,
        varargs: bool,
    },
    /// An entry of the table of named types.
    Named(u32),
}

/// The type table.
pub(crate) struct Types {
    pub(super) kinds: Vec<TyKind>,
    pub(super) ids: HashMap<TyKind, Ty>,
    pub(super) layouts: Vec<Option<Layout>>,
    pub(super) offsets: HashMap<Ty, Rc<[u64]>>,
    pub(super) parts: HashMap<Ty, Rc<[Part]>>,
    /// What each named type stands for.
    pub(super) named: Vec<Option<Ty>>,
    pub(super) i128_align: u32,
    /// How many further scalars aggregates may be taken apart into, over the whole module: this keeps memory in
    /// proportion to the input.
    pub(super) budget: usize,
}

macro_rules! basic_types {
    ($($name:ident = $index:literal: $kind:expr;)*) => {
        impl Ty {
            $(pub const $name: Ty = Ty($index);)*
        }
        const BASIC: &[TyKind] = &[$($kind),*];
    };
}

basic_types! {
    VOID = 0: TyKind::Void;
    LABEL = 1: TyKind::Label;
    METADATA = 2: TyKind::Metadata;
    OPAQUE = 3: TyKind::Opaque;
    HALF = 4: TyKind::Half;
    FLOAT = 5: TyKind::Float;
    DOUBLE = 6: TyKind::Double;
    LONG_DOUBLE = 7: TyKind::LongDouble;
    PTR = 8: TyKind::Ptr;
    I1 = 9: TyKind::Int(1);
    I8 = 10: TyKind::Int(8);
    I16 = 11: TyKind::Int(16);
    I32 = 12: TyKind::Int(32);
    I64 = 13: TyKind::Int(64);
}

impl Types {
    pub fn new(source_bytes: usize) -> Self {
        let mut types = Types {
            kinds: Vec::new(),
            ids: HashMap::new(),
            layouts: Vec::new(),
            offsets: HashMap::new(),
            parts: HashMap::new(),
            named: Vec::new(),
            i128_align: 16,
            budget: (1 << 14) + source_bytes / 4,
        };
        for kind in BASIC {
            types.intern(kind.clone());
        }
        types
    }

    pub fn set_i128_align(&mut self, bytes: u32) {
        self.i128_align = bytes;
    }

    pub fn intern(&mut self, kind: TyKind) -> Ty {
        if let Some(&ty) = self.ids.get(&kind) {
            return ty;
        }
        let ty = Ty(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.layouts.push(None);
        self.ids.insert(kind, ty);
        ty
    }

    pub fn int(&mut self, bits: u32) -> Ty {
        match bits {
            1 => Ty::I1,
            8 => Ty::I8,
            16 => Ty::I16,
            32 => Ty::I32,
            64 => Ty::I64,
            _ => self.intern(TyKind::Int(bits)),
        }
    }

    /// A new entry of the table of named types.
    pub fn new_named(&mut self) -> Ty {
        let index = self.named.len() as u32;
        self.named.push(None);
        self.intern(TyKind::Named(index))
    }

    /// Says what a named type stands for; false if it had a definition already.
    pub fn define_named(&mut self, ty: Ty, body: Ty) -> bool {
        let TyKind::Named(index) = self.kinds[ty.0 as usize] else { return false };
        self.named[index as usize].replace(body).is_none()
    }

    /// The type behind a name: never [`TyKind::Named`], unless it is defined by itself or not at all.
    pub fn resolve(&self, mut ty: Ty) -> Ty {
        for _ in 0..NESTING_MAX {
            match self.kinds[ty.0 as usize] {
                TyKind::Named(index) => match self.named[index as usize] {
                    Some(body) => ty = body,
                    None => return ty,
                },
                _ => return ty,
            }
        }
        Ty::OPAQUE
    }

    /// What the (resolved) type is.
    pub fn kind(&self, ty: Ty) -> &TyKind {
        &self.kinds[self.resolve(ty).0 as usize]
    }

    pub fn same(&self, a: Ty, b: Ty) -> bool {
        a == b || self.resolve(a) == self.resolve(b)
    }

    pub fn is_vector(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), TyKind::Vector(..))
    }

    /// The element type of a vector; any other type itself.
    pub fn element(&self, ty: Ty) -> Ty {
        match *self.kind(ty) {
            TyKind::Vector(_, element) => element,
            _ => ty,
        }
    }

    /// A vector of the shape of `like`, or a scalar if that is one.
    pub fn like(&mut self, like: Ty, element: Ty) -> Ty {
        match *self.kind(like) {
            TyKind::Vector(count, _) => self.intern(TyKind::Vector(count, element)),
            _ => element,
        }
    }

    pub fn int_bits(&self, ty: Ty) -> Option<u32> {
        match *self.kind(ty) {
            TyKind::Int(bits) => Some(bits),
            _ => None,
        }
    }

    /// The scalar type this is, if our program form has it.
    pub fn scalar(&self, ty: Ty) -> Option<Type> {
        match *self.kind(ty) {
            TyKind::Int(bits @ 1..=128) => Some(Type::Int(bits as u8)),
            TyKind::Float => Some(Type::F32),
            TyKind::Double => Some(Type::F64),
            TyKind::Ptr => Some(Type::Ptr),
            _ => None,
        }
    }
}
