//! Interns LLVM types.

mod rules;
mod text;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::handle::{handle, id};

handle! {
    /// An LLVM type. Equal handles mean equal types within one [`Types`] and its forks.
    Type
}

/// Types with fixed handles.
impl Type {
    /// `void`
    pub const VOID: Type = Type(0);
    /// `half`
    pub const HALF: Type = Type(1);
    /// `bfloat`
    pub const BFLOAT: Type = Type(2);
    /// `float`
    pub const FLOAT: Type = Type(3);
    /// `double`
    pub const DOUBLE: Type = Type(4);
    /// `x86_fp80`
    pub const X86_FP80: Type = Type(5);
    /// `fp128`
    pub const FP128: Type = Type(6);
    /// `ppc_fp128`
    pub const PPC_FP128: Type = Type(7);
    /// `label`
    pub const LABEL: Type = Type(8);
    /// `token`
    pub const TOKEN: Type = Type(9);
    /// `metadata`
    pub const METADATA: Type = Type(10);
    /// `x86_amx`
    pub const X86_AMX: Type = Type(11);
    /// `i1`
    pub const I1: Type = Type(12);
    /// `i8`
    pub const I8: Type = Type(13);
    /// `i16`
    pub const I16: Type = Type(14);
    /// `i32`
    pub const I32: Type = Type(15);
    /// `i64`
    pub const I64: Type = Type(16);
    /// `i128`
    pub const I128: Type = Type(17);
    /// `ptr`, address space 0
    pub const PTR: Type = Type(18);
    /// `{}`
    pub const EMPTY_STRUCT: Type = Type(19);
}

const FIXED: [TypeKind<'static>; 20] = [
    TypeKind::Void,
    TypeKind::Half,
    TypeKind::BFloat,
    TypeKind::Float,
    TypeKind::Double,
    TypeKind::X86Fp80,
    TypeKind::Fp128,
    TypeKind::PpcFp128,
    TypeKind::Label,
    TypeKind::Token,
    TypeKind::Metadata,
    TypeKind::X86Amx,
    TypeKind::Int(1),
    TypeKind::Int(8),
    TypeKind::Int(16),
    TypeKind::Int(32),
    TypeKind::Int(64),
    TypeKind::Int(128),
    TypeKind::Ptr(0),
    TypeKind::Struct {
        fields: &[],
        packed: false,
    },
];

/// The maximum length of a cached text.
const MAX_CACHED_TEXT: usize = 2048;
const NOT_CACHED: u32 = u32::MAX;

/// The kind of a type, with its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind<'a> {
    /// `void`
    Void,
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
    /// `label`
    Label,
    /// `token`
    Token,
    /// `metadata`
    Metadata,
    /// `x86_amx`
    X86Amx,
    /// `iN`, width in bits
    Int(u32),
    /// `ptr`, address space
    Ptr(u32),
    /// `[len x element]`
    Array {
        /// Element type.
        element: Type,
        /// Number of elements.
        len: u64,
    },
    /// `<len x element>` or `<vscale x len x element>`
    Vector {
        /// Element type.
        element: Type,
        /// The number of elements; for a scalable vector, the known minimum.
        len: u32,
        /// True if the number of elements is a multiple of `vscale`.
        scalable: bool,
    },
    /// `{ fields }` or `<{ fields }>`
    Struct {
        /// Field types.
        fields: &'a [Type],
        /// True if there is no padding.
        packed: bool,
    },
    /// `%name`
    Identified {
        /// The name, unescaped, without `%`; empty for a struct that prints as a number.
        name: &'a [u8],
        /// Field types; `None` while opaque.
        fields: Option<&'a [Type]>,
        /// True if there is no padding.
        packed: bool,
    },
    /// `result (params)`
    Function {
        /// Result type.
        result: Type,
        /// Parameter types.
        params: &'a [Type],
        /// True if `...` follows the parameters.
        varargs: bool,
    },
    /// `target("name", types, ints)`
    TargetExt {
        /// Name of the extension type.
        name: &'a [u8],
        /// Type parameters.
        types: &'a [Type],
        /// Integer parameters.
        ints: &'a [u32],
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tag {
    Simple,
    Int,
    Ptr,
    Array,
    Vector,
    Struct,
    Identified,
    Function,
    TargetExt,
}

/// The meaning of `a`, `b`, `start` and `len` depends on the tag.
/// Array: element, low and high half of the length. Vector: element, length. Struct: pool range.
/// Identified: index of the name, number of an unnamed struct, pool range of the body (if `flag2` is set).
/// Function: result, pool range of the parameters. TargetExt: index of the name, pool range of the types.
#[derive(Clone, Copy, Debug)]
struct Record {
    tag: Tag,
    flag: bool,
    flag2: bool,
    a: u32,
    b: u32,
    start: u32,
    len: u32,
    text: u32,
    text_len: u32,
}

/// The table of types. A fork also sees the types of its base.
#[derive(Clone, Debug, Default)]
pub struct Types {
    base: Option<Arc<Types>>,
    base_len: u32,
    records: Vec<Record>,
    pool: Vec<Type>,
    /// The names of identified structs and extension types, the latter with their integers.
    names: Vec<Name>,
    text: Vec<u8>,
    index: HashTable<u32>,
    base_identified: u32,
    identified: Vec<Type>,
    scratch: Vec<u8>,
}

/// A name, and the integers of an extension type.
type Name = (Box<[u8]>, Box<[u32]>);

impl Types {
    /// Returns a table with the fixed types.
    pub fn new() -> Types {
        let mut types = Types::default();
        for kind in FIXED {
            types.intern(kind);
        }
        types
    }

    /// Returns a table that sees everything in `base` and stores additions of its own.
    pub fn fork(base: &Arc<Types>) -> Types {
        Types {
            base_len: base.len(),
            base_identified: base.identified_count(),
            base: Some(Arc::clone(base)),
            ..Types::default()
        }
    }

    /// Returns the number of types in the base.
    pub(crate) fn base_len(&self) -> u32 {
        self.base_len
    }

    pub(crate) fn len(&self) -> u32 {
        self.base_len + id(self.records.len())
    }

    /// Iterates over all types. Each type except identified structs comes after its component types.
    pub fn all(&self) -> impl Iterator<Item = Type> + use<> {
        (0..self.len()).map(Type)
    }

    /// Iterates over the types that this table added to its base, in order.
    pub(crate) fn own(&self) -> impl Iterator<Item = Type> + use<> {
        (self.base_len..self.len()).map(Type)
    }

    /// Returns the kind of `ty`, with its parts.
    #[inline]
    pub fn kind(&self, ty: Type) -> TypeKind<'_> {
        if ty.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.kind(ty);
        }
        let record = &self.records[(ty.0 - self.base_len) as usize];
        let range = |len: u32| &self.pool[record.start as usize..(record.start + len) as usize];
        match record.tag {
            Tag::Simple => FIXED[record.a as usize],
            Tag::Int => TypeKind::Int(record.a),
            Tag::Ptr => TypeKind::Ptr(record.a),
            Tag::Array => TypeKind::Array {
                element: Type(record.a),
                len: u64::from(record.b) | u64::from(record.start) << 32,
            },
            Tag::Vector => TypeKind::Vector {
                element: Type(record.a),
                len: record.b,
                scalable: record.flag,
            },
            Tag::Struct => TypeKind::Struct {
                fields: range(record.len),
                packed: record.flag,
            },
            Tag::Identified => TypeKind::Identified {
                name: &self.names[record.a as usize].0,
                fields: record.flag2.then(|| range(record.len)),
                packed: record.flag,
            },
            Tag::Function => TypeKind::Function {
                result: Type(record.a),
                params: range(record.len),
                varargs: record.flag,
            },
            Tag::TargetExt => {
                let (name, ints) = &self.names[record.a as usize];
                TypeKind::TargetExt {
                    name,
                    types: range(record.len),
                    ints,
                }
            }
        }
    }

    /// `iN`
    #[inline]
    pub fn int(&mut self, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => self.intern(TypeKind::Int(width)),
        }
    }

    /// `ptr addrspace(space)`
    #[inline]
    pub fn ptr(&mut self, space: u32) -> Type {
        if space == 0 {
            Type::PTR
        } else {
            self.intern(TypeKind::Ptr(space))
        }
    }

    /// `[len x element]`
    pub fn array(&mut self, element: Type, len: u64) -> Type {
        self.intern(TypeKind::Array { element, len })
    }

    /// `<len x element>`
    pub fn vector(&mut self, element: Type, len: u32) -> Type {
        self.intern(TypeKind::Vector {
            element,
            len,
            scalable: false,
        })
    }

    /// `<vscale x len x element>`
    pub fn scalable_vector(&mut self, element: Type, len: u32) -> Type {
        self.intern(TypeKind::Vector {
            element,
            len,
            scalable: true,
        })
    }

    /// `{ fields }` or `<{ fields }>`
    pub fn struct_(&mut self, fields: &[Type], packed: bool) -> Type {
        self.intern(TypeKind::Struct { fields, packed })
    }

    /// `result (params)`
    pub fn function(&mut self, result: Type, params: &[Type], varargs: bool) -> Type {
        self.intern(TypeKind::Function {
            result,
            params,
            varargs,
        })
    }

    /// `target("name", types, ints)`
    pub fn target_ext(&mut self, name: &[u8], types: &[Type], ints: &[u32]) -> Type {
        self.intern(TypeKind::TargetExt { name, types, ints })
    }

    /// Returns the identified struct named `name`, and creates it without a body if missing.
    pub fn identified(&mut self, name: &[u8]) -> Type {
        self.intern(TypeKind::Identified {
            name,
            fields: None,
            packed: false,
        })
    }

    /// Creates an identified struct without a name and body. [`Types::set_number`] sets the number that it prints as.
    pub fn unnamed(&mut self) -> Type {
        let ty = Type(self.len());
        self.records.push(Record {
            tag: Tag::Identified,
            flag: false,
            flag2: false,
            a: id(self.names.len()),
            b: 0,
            start: id(self.pool.len()),
            len: 0,
            text: 0,
            text_len: NOT_CACHED,
        });
        self.names.push((Box::default(), Box::default()));
        self.identified.push(ty);
        ty
    }

    /// Sets the number of an unnamed identified struct of this table. The texts of types that contain unnamed structs
    /// are never cached, so all later output uses the number.
    pub fn set_number(&mut self, ty: Type, number: u32) {
        if let Some(own) = ty.0.checked_sub(self.base_len)
            && let Some(record) = self.records.get_mut(own as usize)
            && record.tag == Tag::Identified
        {
            record.b = number;
        }
    }

    /// Returns the number of an unnamed identified struct.
    pub(crate) fn number(&self, ty: Type) -> Option<u32> {
        if ty.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.number(ty);
        }
        let record = &self.records[(ty.0 - self.base_len) as usize];
        let unnamed = record.tag == Tag::Identified && self.names[record.a as usize].0.is_empty();
        unnamed.then_some(record.b)
    }

    /// Sets the body of an identified struct. Returns false and changes nothing if `ty` is not an identified struct,
    /// has a body, or belongs to the base of this table.
    pub fn set_body(&mut self, ty: Type, fields: &[Type], packed: bool) -> bool {
        let Some(own) = ty.0.checked_sub(self.base_len) else {
            return false;
        };
        let Some(record) = self.records.get_mut(own as usize) else {
            return false;
        };
        if record.tag != Tag::Identified || record.flag2 {
            return false;
        }
        record.flag = packed;
        record.flag2 = true;
        record.start = id(self.pool.len());
        record.len = id(fields.len());
        self.pool.extend_from_slice(fields);
        true
    }

    /// Returns the number of identified structs, including those of the base.
    pub(crate) fn identified_count(&self) -> u32 {
        self.base_identified + id(self.identified.len())
    }

    /// Returns the identified struct with this index in the order of creation.
    pub(crate) fn identified_struct(&self, at: u32) -> Type {
        match (at.checked_sub(self.base_identified), &self.base) {
            (None, Some(base)) => base.identified_struct(at),
            (own, _) => self.identified[own.unwrap_or(at) as usize],
        }
    }

    /// Returns `ty` with its scalar type replaced: `<4 x i1>` from `<4 x i32>`, `i1` from `i32`.
    #[inline]
    pub fn with_scalar(&mut self, ty: Type, scalar: Type) -> Type {
        match self.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => self.intern(TypeKind::Vector {
                element: scalar,
                len,
                scalable,
            }),
            _ => scalar,
        }
    }

    /// Returns the element type of a vector, and any other type unchanged.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        match self.kind(ty) {
            TypeKind::Vector { element, .. } => element,
            _ => ty,
        }
    }

    /// Returns the width of an integer type, or `None` for another type.
    #[inline]
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.kind(ty) {
            TypeKind::Int(width) => Some(width),
            _ => None,
        }
    }

    /// Returns true if `ty` is a vector.
    #[inline]
    pub fn is_vector(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Vector { .. })
    }

    /// Returns true if `ty` is a scalable vector.
    pub fn is_scalable(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Vector { scalable: true, .. })
    }

    /// Returns true if `ty` is a floating point scalar.
    pub fn is_float(&self, ty: Type) -> bool {
        (Type::HALF.0..=Type::PPC_FP128.0).contains(&ty.0)
    }

    /// Returns true if `ty` is a pointer.
    pub fn is_ptr(&self, ty: Type) -> bool {
        ty == Type::PTR || matches!(self.kind(ty), TypeKind::Ptr(_))
    }

    /// Returns the width in bits of an integer, a float or a vector's element, and 0 for other types.
    pub fn scalar_bits(&self, ty: Type) -> u32 {
        match self.kind(self.scalar(ty)) {
            TypeKind::Int(width) => width,
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double => 64,
            TypeKind::X86Fp80 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            _ => 0,
        }
    }

    /// Returns the result type of the function type `ty`, and `void` for other types.
    pub fn function_result(&self, ty: Type) -> Type {
        match self.kind(ty) {
            TypeKind::Function { result, .. } => result,
            _ => Type::VOID,
        }
    }

    /// Returns the type of element `index` of an aggregate or vector.
    #[inline]
    pub fn element(&self, ty: Type, index: u64) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Struct { fields, .. }
            | TypeKind::Identified {
                fields: Some(fields),
                ..
            } => fields.get(usize::try_from(index).ok()?).copied(),
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => Some(element),
            _ => None,
        }
    }

    /// Returns the number of elements of an aggregate or vector (for a scalable vector, the known minimum).
    pub fn element_count(&self, ty: Type) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Struct { fields, .. }
            | TypeKind::Identified {
                fields: Some(fields),
                ..
            } => Some(fields.len() as u64),
            TypeKind::Array { len, .. } => Some(len),
            TypeKind::Vector { len, .. } => Some(u64::from(len)),
            _ => None,
        }
    }

    fn find(&self, hash: u64, kind: TypeKind<'_>) -> Option<Type> {
        if let Some(base) = &self.base
            && let Some(ty) = base.find(hash, kind)
        {
            return Some(ty);
        }
        let same = |&at: &u32| same_type(self.kind(Type(at)), kind);
        self.index.find(hash, same).map(|&at| Type(at))
    }

    /// Interns `kind`.
    pub fn intern(&mut self, kind: TypeKind<'_>) -> Type {
        let hash = hash_of(kind);
        if let Some(ty) = self.find(hash, kind) {
            return ty;
        }
        let mut record = Record {
            tag: Tag::Simple,
            flag: false,
            flag2: false,
            a: 0,
            b: 0,
            start: id(self.pool.len()),
            len: 0,
            text: 0,
            text_len: NOT_CACHED,
        };
        match kind {
            TypeKind::Int(width) => (record.tag, record.a) = (Tag::Int, width),
            TypeKind::Ptr(space) => (record.tag, record.a) = (Tag::Ptr, space),
            TypeKind::Array { element, len } => {
                (record.tag, record.a) = (Tag::Array, element.0);
                (record.b, record.start) = (len as u32, (len >> 32) as u32);
            }
            TypeKind::Vector {
                element,
                len,
                scalable,
            } => {
                (record.tag, record.a, record.b) = (Tag::Vector, element.0, len);
                record.flag = scalable;
            }
            TypeKind::Struct { fields, packed } => {
                (record.tag, record.flag, record.len) = (Tag::Struct, packed, id(fields.len()));
                self.pool.extend_from_slice(fields);
            }
            TypeKind::Identified {
                name,
                fields,
                packed,
            } => {
                (record.tag, record.flag, record.a) =
                    (Tag::Identified, packed, id(self.names.len()));
                self.names.push((name.into(), [].into()));
                if let Some(fields) = fields {
                    record.flag2 = true;
                    record.len = id(fields.len());
                    self.pool.extend_from_slice(fields);
                }
            }
            TypeKind::Function {
                result,
                params,
                varargs,
            } => {
                (record.tag, record.flag, record.a) = (Tag::Function, varargs, result.0);
                record.len = id(params.len());
                self.pool.extend_from_slice(params);
            }
            TypeKind::TargetExt { name, types, ints } => {
                (record.tag, record.a) = (Tag::TargetExt, id(self.names.len()));
                record.len = id(types.len());
                self.names.push((name.into(), ints.into()));
                self.pool.extend_from_slice(types);
            }
            simple => {
                let at = FIXED.iter().position(|fixed| *fixed == simple);
                record.a = id(at.expect("invariant: every kind without parameters is fixed"));
            }
        }
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        if self.short(kind) {
            self.push_structure(kind, &mut text);
            if text.len() <= MAX_CACHED_TEXT {
                (record.text, record.text_len) = (id(self.text.len()), id(text.len()));
                self.text.extend_from_slice(&text);
            }
        }
        self.scratch = text;
        let ty = Type(self.len());
        self.records.push(record);
        if record.tag == Tag::Identified {
            self.identified.push(ty);
        }
        let Types { index, .. } = self;
        let mut table = std::mem::take(index);
        table.insert_unique(hash, ty.0, |&at| hash_of(self.kind(Type(at))));
        self.index = table;
        ty
    }
}

/// Compares types for interning. Identified structs are compared by name only.
fn same_type(left: TypeKind<'_>, right: TypeKind<'_>) -> bool {
    match (left, right) {
        (TypeKind::Identified { name: a, .. }, TypeKind::Identified { name: b, .. }) => a == b,
        _ => left == right,
    }
}

fn hash_of(kind: TypeKind<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    match kind {
        TypeKind::Identified { name, .. } => name.hash(&mut hasher),
        _ => kind.hash(&mut hasher),
    }
    hasher.finish()
}
