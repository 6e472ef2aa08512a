//! Interns constants.
//!
//! Constants are in canonical form, so equal handles mean equal constants:
//! - an all-zero aggregate, array or vector is `Null`, like a null pointer and `token none`;
//! - an aggregate whose elements are all undef (or all poison) is `Undef` (`Poison`);
//! - arrays and vectors of `i8 i16 i32 i64 half bfloat float double` constants are `Data`;
//! - a vector whose elements are all the same integer or floating-point constant is `Splat`.

mod ask;
mod build;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::handle::{handle, id};
use crate::metadata::Md;
use crate::symbols::Symbol;
use crate::types::Type;

handle! {
    /// A constant. Equal handles mean equal constants within one [`Consts`] and its forks.
    Const
}

impl Const {
    /// `i1 false`
    pub const FALSE: Const = Const(0);
    /// `i1 true`
    pub const TRUE: Const = Const(1);
    /// `ptr null` in address space 0
    pub const NULL: Const = Const(2);
}

/// The kind of a constant, with its operands. [`Consts::type_of`] returns its type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ConstKind<'a> {
    /// An integer of at most 64 bits, zero extended.
    Int(u64),
    /// An integer of more than 64 bits, least significant word first, zero extended.
    WideInt(&'a [u64]),
    /// The bits of a floating-point constant.
    Float(u128),
    /// `null`, `zeroinitializer`, `none`
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// The elements of a struct, array or fixed vector.
    Aggregate(&'a [Const]),
    /// The elements of an array or fixed vector as little-endian bytes.
    Data(&'a [u8]),
    /// The element of a vector whose elements are all the same integer or floating-point constant.
    Splat(Const),
    /// The address of a global value.
    Symbol(Symbol),
    /// `dso_local_equivalent @f`
    DsoLocalEquivalent(Symbol),
    /// `no_cfi @f`
    NoCfi(Symbol),
    /// `blockaddress(@f, %block)`; the tag identifies the block.
    BlockAddress {
        /// The function.
        function: Symbol,
        /// The tag of a block of the function, see [`FunctionBody::add_tag`](crate::FunctionBody::add_tag).
        tag: u32,
    },
    /// `ptrauth (...)`: pointer, key, discriminator, address discriminator, deactivation symbol.
    PtrAuth(&'a [Const]),
    /// A constant expression.
    Expr(Expr<'a>),
    /// `asm "...", "..."`
    InlineAsm(&'a InlineAsm),
    /// Metadata as an operand of a call.
    Metadata(Md),
}

/// The opcode of a constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExprOp {
    /// `getelementptr`
    GetElementPtr,
    /// `trunc`
    Trunc,
    /// `ptrtoint`
    PtrToInt,
    /// `ptrtoaddr`
    PtrToAddr,
    /// `inttoptr`
    IntToPtr,
    /// `bitcast`
    BitCast,
    /// `addrspacecast`
    AddrSpaceCast,
    /// `add`
    Add,
    /// `sub`
    Sub,
    /// `xor`
    Xor,
    /// `extractelement`
    ExtractElement,
    /// `insertelement`
    InsertElement,
    /// `shufflevector`; the operands after the second are the mask elements.
    ShuffleVector,
}

/// A constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expr<'a> {
    /// Opcode.
    pub op: ExprOp,
    /// GEP flags or `nuw`/`nsw`, as in [`crate::flags`].
    pub flags: u16,
    /// The source element type of a GEP, otherwise `void`.
    pub source: Type,
    /// The bounds of a GEP's `inrange` offsets, as integers of the index type.
    pub inrange: Option<(Const, Const)>,
    /// Operands.
    pub operands: &'a [Const],
}

/// An inline assembly snippet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The function type through which the snippet is called.
    pub function_type: Type,
    /// The assembly text.
    pub text: Box<[u8]>,
    /// The constraint string.
    pub constraints: Box<[u8]>,
    /// `sideeffect`
    pub side_effects: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel_dialect: bool,
    /// `unwind`
    pub can_unwind: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Tag {
    Int,
    WideInt,
    Float,
    WideFloat,
    Null,
    Undef,
    Poison,
    Aggregate,
    Data,
    Splat,
    Symbol,
    DsoLocalEquivalent,
    NoCfi,
    BlockAddress,
    PtrAuth,
    Expr,
    InlineAsm,
    Metadata,
}

/// `payload` is the value itself, a handle, a pool range (`start | len << 32`), or an index into a side table.
#[derive(Clone, Copy, Debug)]
struct Record {
    tag: Tag,
    ty: Type,
    payload: u64,
}

const _: () = assert!(size_of::<Record>() == 16);

#[derive(Clone, Copy, Debug)]
struct ExprRecord {
    op: ExprOp,
    flags: u16,
    source: Type,
    inrange: Option<(Const, Const)>,
    start: u32,
    len: u32,
}

/// The table of constants. A fork also sees the constants of its base.
#[derive(Clone, Debug, Default)]
pub struct Consts {
    base: Option<Arc<Consts>>,
    base_len: u32,
    records: Vec<Record>,
    pool: Vec<Const>,
    limbs: Vec<u64>,
    blobs: Vec<Box<[u8]>>,
    exprs: Vec<ExprRecord>,
    asms: Vec<InlineAsm>,
    index: HashTable<u32>,
}

impl Consts {
    /// Returns a table with the fixed constants.
    pub fn new() -> Consts {
        let mut consts = Consts::default();
        consts.intern(Type::I1, ConstKind::Int(0));
        consts.intern(Type::I1, ConstKind::Int(1));
        consts.intern(Type::PTR, ConstKind::Null);
        consts
    }

    /// Returns a table that sees everything in `base` and stores additions of its own.
    pub fn fork(base: &Arc<Consts>) -> Consts {
        Consts {
            base_len: base.len(),
            base: Some(Arc::clone(base)),
            ..Consts::default()
        }
    }

    pub(crate) fn base_len(&self) -> u32 {
        self.base_len
    }

    pub(crate) fn len(&self) -> u32 {
        self.base_len + id(self.records.len())
    }

    pub(crate) fn own(&self) -> impl Iterator<Item = Const> + use<> {
        (self.base_len..self.len()).map(Const)
    }

    #[inline]
    fn record(&self, c: Const) -> (&Consts, Record) {
        if c.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.record(c);
        }
        (self, self.records[(c.0 - self.base_len) as usize])
    }

    /// Returns the type of `c`.
    #[inline]
    pub fn type_of(&self, c: Const) -> Type {
        self.record(c).1.ty
    }

    /// Returns the kind of `c`, with its operands.
    #[inline]
    pub fn kind(&self, c: Const) -> ConstKind<'_> {
        let (owner, record) = self.record(c);
        owner.view(record)
    }

    /// Returns the type and kind of `c`.
    #[inline]
    pub fn get(&self, c: Const) -> (Type, ConstKind<'_>) {
        let (owner, record) = self.record(c);
        (record.ty, owner.view(record))
    }

    #[inline]
    fn view(&self, record: Record) -> ConstKind<'_> {
        let low = record.payload as u32;
        let high = (record.payload >> 32) as u32;
        let range = low as usize..(low as usize + high as usize);
        match record.tag {
            Tag::Int => ConstKind::Int(record.payload),
            Tag::WideInt => ConstKind::WideInt(&self.limbs[range]),
            Tag::Float => ConstKind::Float(u128::from(record.payload)),
            Tag::WideFloat => {
                let limbs = &self.limbs[range];
                ConstKind::Float(u128::from(limbs[0]) | u128::from(limbs[1]) << 64)
            }
            Tag::Null => ConstKind::Null,
            Tag::Undef => ConstKind::Undef,
            Tag::Poison => ConstKind::Poison,
            Tag::Aggregate => ConstKind::Aggregate(&self.pool[range]),
            Tag::Data => ConstKind::Data(&self.blobs[low as usize]),
            Tag::Splat => ConstKind::Splat(Const(low)),
            Tag::Symbol => ConstKind::Symbol(Symbol(low)),
            Tag::DsoLocalEquivalent => ConstKind::DsoLocalEquivalent(Symbol(low)),
            Tag::NoCfi => ConstKind::NoCfi(Symbol(low)),
            Tag::BlockAddress => ConstKind::BlockAddress {
                function: Symbol(low),
                tag: high,
            },
            Tag::PtrAuth => ConstKind::PtrAuth(&self.pool[range]),
            Tag::Expr => {
                let expr = &self.exprs[low as usize];
                let start = expr.start as usize;
                ConstKind::Expr(Expr {
                    op: expr.op,
                    flags: expr.flags,
                    source: expr.source,
                    inrange: expr.inrange,
                    operands: &self.pool[start..start + expr.len as usize],
                })
            }
            Tag::InlineAsm => ConstKind::InlineAsm(&self.asms[low as usize]),
            Tag::Metadata => ConstKind::Metadata(Md(low)),
        }
    }

    fn find(&self, hash: u64, ty: Type, kind: ConstKind<'_>) -> Option<Const> {
        if let Some(base) = &self.base
            && let Some(found) = base.find(hash, ty, kind)
        {
            return Some(found);
        }
        let same = |&at: &u32| {
            let record = self.records[(at - self.base_len) as usize];
            record.ty == ty && self.view(record) == kind
        };
        self.index.find(hash, same).map(|&at| Const(at))
    }

    /// Interns a constant that is already in canonical form. Other code builds constants through
    /// [`Context`](crate::Context).
    pub fn intern(&mut self, ty: Type, kind: ConstKind<'_>) -> Const {
        let hash = hash_of(ty, kind);
        if let Some(found) = self.find(hash, ty, kind) {
            return found;
        }
        let blob = match kind {
            ConstKind::Data(bytes) => bytes.into(),
            _ => Box::default(),
        };
        self.insert(hash, ty, kind, blob)
    }

    /// Replaces the metadata of the metadata constants in this table. The hash table is not updated: if the new
    /// metadata is interned later, the result may be a different constant.
    pub(crate) fn replace_metadata(&mut self, new: impl Fn(Md) -> Md) {
        for at in 0..self.records.len() {
            let record = self.records[at];
            let (Tag::Metadata, old) = (record.tag, Md(record.payload as u32)) else {
                continue;
            };
            let replacement = new(old);
            if replacement == old {
                continue;
            }
            let hash = hash_of(record.ty, ConstKind::Metadata(old));
            let handle = self.base_len + id(at);
            if let Ok(entry) = self.index.find_entry(hash, |&other| other == handle) {
                entry.remove();
            }
            self.records[at].payload = u64::from(replacement.0);
        }
    }

    /// As [`Consts::intern`], for bytes that the caller owns.
    pub(crate) fn intern_data(&mut self, ty: Type, bytes: Box<[u8]>) -> Const {
        let hash = hash_of(ty, ConstKind::Data(&bytes));
        if let Some(found) = self.find(hash, ty, ConstKind::Data(&bytes)) {
            return found;
        }
        self.insert(hash, ty, ConstKind::Data(&[]), bytes)
    }

    fn insert(&mut self, hash: u64, ty: Type, kind: ConstKind<'_>, blob: Box<[u8]>) -> Const {
        let range = |start: usize, len: usize| u64::from(id(start)) | u64::from(id(len)) << 32;
        let (tag, payload) = match kind {
            ConstKind::Int(value) => (Tag::Int, value),
            ConstKind::WideInt(limbs) => {
                let start = self.limbs.len();
                self.limbs.extend_from_slice(limbs);
                (Tag::WideInt, range(start, limbs.len()))
            }
            ConstKind::Float(bits) => match ty {
                Type::X86_FP80 | Type::FP128 | Type::PPC_FP128 => {
                    let start = self.limbs.len();
                    self.limbs
                        .extend_from_slice(&[bits as u64, (bits >> 64) as u64]);
                    (Tag::WideFloat, range(start, 2))
                }
                _ => (Tag::Float, bits as u64),
            },
            ConstKind::Null => (Tag::Null, 0),
            ConstKind::Undef => (Tag::Undef, 0),
            ConstKind::Poison => (Tag::Poison, 0),
            ConstKind::Aggregate(elements) => {
                let start = self.pool.len();
                self.pool.extend_from_slice(elements);
                (Tag::Aggregate, range(start, elements.len()))
            }
            ConstKind::Data(_) => {
                self.blobs.push(blob);
                (Tag::Data, self.blobs.len() as u64 - 1)
            }
            ConstKind::Splat(element) => (Tag::Splat, u64::from(element.0)),
            ConstKind::Symbol(symbol) => (Tag::Symbol, u64::from(symbol.0)),
            ConstKind::DsoLocalEquivalent(symbol) => (Tag::DsoLocalEquivalent, u64::from(symbol.0)),
            ConstKind::NoCfi(symbol) => (Tag::NoCfi, u64::from(symbol.0)),
            ConstKind::BlockAddress { function, tag } => (
                Tag::BlockAddress,
                u64::from(function.0) | u64::from(tag) << 32,
            ),
            ConstKind::PtrAuth(operands) => {
                let start = self.pool.len();
                self.pool.extend_from_slice(operands);
                (Tag::PtrAuth, range(start, operands.len()))
            }
            ConstKind::Expr(expr) => {
                let start = id(self.pool.len());
                self.pool.extend_from_slice(expr.operands);
                self.exprs.push(ExprRecord {
                    op: expr.op,
                    flags: expr.flags,
                    source: expr.source,
                    inrange: expr.inrange,
                    start,
                    len: id(expr.operands.len()),
                });
                (Tag::Expr, self.exprs.len() as u64 - 1)
            }
            ConstKind::InlineAsm(asm) => {
                self.asms.push(asm.clone());
                (Tag::InlineAsm, self.asms.len() as u64 - 1)
            }
            ConstKind::Metadata(md) => (Tag::Metadata, u64::from(md.0)),
        };
        let handle = Const(self.len());
        self.records.push(Record { tag, ty, payload });
        let mut index = std::mem::take(&mut self.index);
        index.insert_unique(hash, handle.0, |&at| {
            let record = self.records[(at - self.base_len) as usize];
            hash_of(record.ty, self.view(record))
        });
        self.index = index;
        handle
    }
}

fn hash_of(ty: Type, kind: ConstKind<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    ty.0.hash(&mut hasher);
    match kind {
        ConstKind::Int(value) => value.hash(&mut hasher),
        ConstKind::WideInt(limbs) => limbs.hash(&mut hasher),
        ConstKind::Float(bits) => (bits as u64 ^ 0x5555, (bits >> 64) as u64).hash(&mut hasher),
        ConstKind::Null => 1u32.hash(&mut hasher),
        ConstKind::Undef => 2u32.hash(&mut hasher),
        ConstKind::Poison => 3u32.hash(&mut hasher),
        ConstKind::Aggregate(elements) => elements.hash(&mut hasher),
        ConstKind::Data(bytes) => bytes.hash(&mut hasher),
        ConstKind::Splat(element) => (4u32, element).hash(&mut hasher),
        ConstKind::Symbol(symbol) => (5u32, symbol).hash(&mut hasher),
        ConstKind::DsoLocalEquivalent(symbol) => (6u32, symbol).hash(&mut hasher),
        ConstKind::NoCfi(symbol) => (7u32, symbol).hash(&mut hasher),
        ConstKind::BlockAddress { function, tag } => (function, tag).hash(&mut hasher),
        ConstKind::PtrAuth(operands) => (9u32, operands).hash(&mut hasher),
        ConstKind::Expr(expr) => expr.hash(&mut hasher),
        ConstKind::InlineAsm(asm) => asm.hash(&mut hasher),
        ConstKind::Metadata(md) => (8u32, md).hash(&mut hasher),
    }
    hasher.finish()
}
