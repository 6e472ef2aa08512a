//! Constants, interned.
//!
//! Canonical forms, so that equal handles mean equal constants:
//! - an all-zero aggregate, array or vector is `Null`; a null pointer and `token none` too;
//! - an aggregate of undef (poison) only is `Undef` (`Poison`);
//! - arrays and vectors of `i8 i16 i32 i64 half bfloat float double` constants are `Data`;
//! - a vector whose elements are one and the same int or float is `Splat`.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::context::Context;
use crate::fold::MAX_LANES;
use crate::handle::{handle, id};
use crate::metadata::Md;
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};

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

/// What a constant is. Its type is [`Consts::type_of`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ConstKind<'a> {
    /// An integer of at most 64 bits, zero extended.
    Int(u64),
    /// An integer of more than 64 bits, least significant word first, zero extended.
    WideInt(&'a [u64]),
    /// A float's bits.
    Float(u128),
    /// `null`, `zeroinitializer`, `none`
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// Elements of a struct, array or fixed vector.
    Aggregate(&'a [Const]),
    /// Elements of an array or fixed vector as little-endian bytes.
    Data(&'a [u8]),
    /// The element of a vector whose elements are all the same int or float.
    Splat(Const),
    /// The address of a global value.
    Symbol(Symbol),
    /// `dso_local_equivalent @f`
    DsoLocalEquivalent(Symbol),
    /// `no_cfi @f`
    NoCfi(Symbol),
    /// `blockaddress(@f, %block)`; the block is the one with this tag.
    BlockAddress {
        /// The function.
        function: Symbol,
        /// The tag a block of the function was given.
        tag: u32,
    },
    /// A constant expression.
    Expr(Expr<'a>),
    /// `asm "...", "..."`
    InlineAsm(&'a InlineAsm),
    /// Metadata as an operand of a call.
    Metadata(Md),
}

/// Opcode of a constant expression.
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
    /// `shufflevector`; the operands after the second are the mask.
    ShuffleVector,
}

/// A constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expr<'a> {
    /// Opcode.
    pub op: ExprOp,
    /// GEP flags, or `nuw`/`nsw`, as in [`crate::flags`].
    pub flags: u16,
    /// Source element type of a GEP, `void` otherwise.
    pub source: Type,
    /// Operands.
    pub operands: &'a [Const],
}

/// An inline assembly snippet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The function type it is called through.
    pub function_type: Type,
    /// Assembly text.
    pub text: Box<[u8]>,
    /// Constraint string.
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
    Expr,
    InlineAsm,
    Metadata,
}

/// `payload`: the value itself, a handle, or `start | len << 32` of a pool range, or the index of
/// a side table entry.
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
    start: u32,
    len: u32,
}

/// The table of constants. A fork sees its base's constants and adds its own.
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
    /// A table with the fixed constants.
    pub fn new() -> Consts {
        let mut consts = Consts::default();
        consts.intern(Type::I1, ConstKind::Int(0));
        consts.intern(Type::I1, ConstKind::Int(1));
        consts.intern(Type::PTR, ConstKind::Null);
        consts
    }

    /// A table that sees everything in `base` and adds its own constants on top.
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

    /// The type of `c`.
    #[inline]
    pub fn type_of(&self, c: Const) -> Type {
        self.record(c).1.ty
    }

    /// What `c` is.
    #[inline]
    pub fn kind(&self, c: Const) -> ConstKind<'_> {
        let (owner, record) = self.record(c);
        owner.view(record)
    }

    /// Type and kind at once.
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
            Tag::Expr => {
                let expr = &self.exprs[low as usize];
                let start = expr.start as usize;
                ConstKind::Expr(Expr {
                    op: expr.op,
                    flags: expr.flags,
                    source: expr.source,
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

    /// The handle of a constant that is in canonical form already. Everybody else builds
    /// constants through [`Context`].
    pub(crate) fn intern(&mut self, ty: Type, kind: ConstKind<'_>) -> Const {
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

    /// As [`Consts::intern`] for data the caller owns.
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
            ConstKind::Expr(expr) => {
                let start = id(self.pool.len());
                self.pool.extend_from_slice(expr.operands);
                self.exprs.push(ExprRecord {
                    op: expr.op,
                    flags: expr.flags,
                    source: expr.source,
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
        ConstKind::Expr(expr) => expr.hash(&mut hasher),
        ConstKind::InlineAsm(asm) => asm.hash(&mut hasher),
        ConstKind::Metadata(md) => (8u32, md).hash(&mut hasher),
    }
    hasher.finish()
}

/// Building constants.
impl Context {
    /// An integer, `value` truncated to the width of `ty`, zero extended when wider. For a vector
    /// type, the splat.
    #[inline]
    pub fn const_int(&mut self, ty: Type, value: u64) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(width @ 0..=64) => {
                let mask = if width == 64 {
                    u64::MAX
                } else {
                    (1 << width) - 1
                };
                self.consts.intern(ty, ConstKind::Int(value & mask))
            }
            _ => self.const_int_words(ty, &[value]),
        }
    }

    /// An integer, `value` sign extended to the width of `ty`.
    pub fn const_int_signed(&mut self, ty: Type, value: i64) -> Const {
        match self.types.int_width(self.types.scalar(ty)) {
            Some(width @ 65..) if value < 0 => {
                let mut words = vec![u64::MAX; width.div_ceil(64) as usize];
                words[0] = value as u64;
                self.const_int_words(ty, &words)
            }
            _ => self.const_int(ty, value as u64),
        }
    }

    /// An integer of any width from its words, least significant first; missing words are zero,
    /// bits past the width are dropped. For a vector type, the splat.
    pub fn const_int_words(&mut self, ty: Type, words: &[u64]) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(width @ 65..) => {
                let count = width.div_ceil(64) as usize;
                let mut limbs: Vec<u64> = words.iter().copied().take(count).collect();
                limbs.resize(count, 0);
                if !width.is_multiple_of(64)
                    && let Some(top) = limbs.last_mut()
                {
                    *top &= (1 << (width % 64)) - 1;
                }
                self.consts.intern(ty, ConstKind::WideInt(&limbs))
            }
            TypeKind::Vector { element, .. } => {
                let element = self.const_int_words(element, words);
                self.splat(ty, element)
            }
            _ => self.const_int(ty, words.first().copied().unwrap_or(0)),
        }
    }

    /// `i1 value`
    #[inline]
    pub fn const_bool(&self, value: bool) -> Const {
        if value { Const::TRUE } else { Const::FALSE }
    }

    /// A float from its bits. For a vector type, the splat.
    pub fn const_float(&mut self, ty: Type, bits: u128) -> Const {
        match self.types.kind(ty) {
            TypeKind::Vector { element, .. } => {
                let element = self.const_float(element, bits);
                self.splat(ty, element)
            }
            _ => {
                let bits = if ty == Type::X86_FP80 {
                    canonical_x87(bits)
                } else {
                    bits
                };
                self.consts.intern(ty, ConstKind::Float(bits))
            }
        }
    }

    /// The zero of `ty`: `0`, `0.0`, `null`, `zeroinitializer`, `none`.
    pub fn zero(&mut self, ty: Type) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(_) => self.const_int(ty, 0),
            _ if self.types.is_float(ty) => self.consts.intern(ty, ConstKind::Float(0)),
            _ => self.consts.intern(ty, ConstKind::Null),
        }
    }

    /// All bits set: `-1`, a float of ones, or their splat.
    pub fn all_ones(&mut self, ty: Type) -> Const {
        match self.types.kind(ty) {
            TypeKind::Int(width @ 65..) => {
                self.const_int_words(ty, &vec![u64::MAX; width.div_ceil(64) as usize])
            }
            TypeKind::Int(_) => self.const_int(ty, u64::MAX),
            TypeKind::Vector { element, .. } => {
                let element = self.all_ones(element);
                self.splat(ty, element)
            }
            _ => {
                let bits = self.types.scalar_bits(ty);
                let ones = if bits >= 128 {
                    u128::MAX
                } else {
                    (1 << bits) - 1
                };
                self.consts.intern(ty, ConstKind::Float(ones))
            }
        }
    }

    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Const {
        self.consts.intern(ty, ConstKind::Undef)
    }

    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Const {
        self.consts.intern(ty, ConstKind::Poison)
    }

    /// A struct, array or fixed vector of the given elements.
    pub fn aggregate(&mut self, ty: Type, elements: &[Const]) -> Const {
        let Some(&first) = elements.first() else {
            return self.zero(ty);
        };
        let is_struct = !matches!(
            self.types.kind(ty),
            TypeKind::Array { .. } | TypeKind::Vector { .. }
        );
        if is_struct {
            if elements.iter().all(|&c| self.is_null(c)) {
                return self.zero(ty);
            }
            if elements.iter().all(|&c| self.is_poison(c)) {
                return self.poison(ty);
            }
            if elements
                .iter()
                .all(|&c| self.consts.kind(c) == ConstKind::Undef)
            {
                return self.undef(ty);
            }
        } else {
            let same = elements.iter().all(|&c| c == first);
            if same {
                match self.consts.kind(first) {
                    ConstKind::Poison => return self.poison(ty),
                    ConstKind::Undef => return self.undef(ty),
                    _ if self.is_null(first) => return self.zero(ty),
                    ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_)
                        if self.types.is_vector(ty) =>
                    {
                        return self.consts.intern(ty, ConstKind::Splat(first));
                    }
                    _ => {}
                }
            }
            if let Some(bytes) = self.as_data(first, elements) {
                return self.consts.intern_data(ty, bytes);
            }
        }
        self.consts.intern(ty, ConstKind::Aggregate(elements))
    }

    fn as_data(&self, first: Const, elements: &[Const]) -> Option<Box<[u8]>> {
        let size = self.data_element_size(self.consts.type_of(first))?;
        let mut bytes = Vec::with_capacity(elements.len() * size);
        for &element in elements {
            let value = match self.consts.kind(element) {
                ConstKind::Int(value) => value,
                ConstKind::Float(bits) => bits as u64,
                _ => return None,
            };
            bytes.extend_from_slice(&value.to_le_bytes()[..size]);
        }
        Some(bytes.into())
    }

    /// Bytes per element if arrays and vectors of `ty` are kept as `Data`.
    pub(crate) fn data_element_size(&self, ty: Type) -> Option<usize> {
        match self.types.kind(ty) {
            TypeKind::Int(8) => Some(1),
            TypeKind::Int(16) | TypeKind::Half | TypeKind::BFloat => Some(2),
            TypeKind::Int(32) | TypeKind::Float => Some(4),
            TypeKind::Int(64) | TypeKind::Double => Some(8),
            _ => None,
        }
    }

    /// An array or fixed vector of `i8 i16 i32 i64 half bfloat float double` from its elements'
    /// little-endian bytes. `None` when the element type is another or the length does not fit.
    pub fn data(&mut self, ty: Type, bytes: impl Into<Box<[u8]>>) -> Option<Const> {
        let bytes = bytes.into();
        let (element, len) = match self.types.kind(ty) {
            TypeKind::Array { element, len } => (element, len),
            TypeKind::Vector {
                element,
                len,
                scalable: false,
            } => (element, u64::from(len)),
            _ => return None,
        };
        let size = self.data_element_size(element)?;
        if (size as u64).checked_mul(len)? != bytes.len() as u64 {
            return None;
        }
        if bytes.iter().all(|&byte| byte == 0) {
            return Some(self.zero(ty));
        }
        if self.types.is_vector(ty) {
            let (head, tail) = bytes.split_at(size);
            if tail.chunks_exact(size).all(|chunk| chunk == head) {
                let element = self.data_element(element, head);
                return Some(self.consts.intern(ty, ConstKind::Splat(element)));
            }
        }
        Some(self.consts.intern_data(ty, bytes))
    }

    /// `[n x i8] c"..."`
    pub fn string(&mut self, bytes: impl Into<Box<[u8]>>) -> Const {
        let bytes = bytes.into();
        let ty = self.types.array(Type::I8, bytes.len() as u64);
        match self.data(ty, bytes) {
            Some(c) => c,
            None => self.zero(ty),
        }
    }

    fn data_element(&mut self, ty: Type, bytes: &[u8]) -> Const {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        let value = u64::from_le_bytes(word);
        if self.types.is_float(ty) {
            self.const_float(ty, u128::from(value))
        } else {
            self.const_int(ty, value)
        }
    }

    /// A vector whose elements are all `element`.
    pub fn splat(&mut self, ty: Type, element: Const) -> Const {
        let TypeKind::Vector { len, scalable, .. } = self.types.kind(ty) else {
            return element;
        };
        if self.is_null(element) {
            return self.zero(ty);
        }
        match self.consts.kind(element) {
            ConstKind::Poison => self.poison(ty),
            ConstKind::Undef => self.undef(ty),
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) => {
                self.consts.intern(ty, ConstKind::Splat(element))
            }
            _ if len > MAX_LANES => self.consts.intern(ty, ConstKind::Splat(element)),
            _ if !scalable => self.aggregate(ty, &vec![element; len as usize]),
            _ => {
                let poison = self.poison(ty);
                let zero = self.const_int(Type::I32, 0);
                let inserted = self.expr(
                    ty,
                    ExprOp::InsertElement,
                    0,
                    Type::VOID,
                    &[poison, element, zero],
                );
                let mut operands = vec![inserted, poison];
                operands.resize(2 + len as usize, Const(0));
                self.expr(ty, ExprOp::ShuffleVector, 0, Type::VOID, &operands)
            }
        }
    }

    /// The address of a global value.
    #[inline]
    pub fn symbol(&mut self, symbol: Symbol) -> Const {
        let ty = self.types.ptr(self.symbols.info(symbol).address_space);
        self.consts.intern(ty, ConstKind::Symbol(symbol))
    }

    /// `dso_local_equivalent @symbol`
    pub fn dso_local_equivalent(&mut self, symbol: Symbol) -> Const {
        let ty = self.types.ptr(self.symbols.info(symbol).address_space);
        self.consts
            .intern(ty, ConstKind::DsoLocalEquivalent(symbol))
    }

    /// `no_cfi @symbol`
    pub fn no_cfi(&mut self, symbol: Symbol) -> Const {
        let ty = self.types.ptr(self.symbols.info(symbol).address_space);
        self.consts.intern(ty, ConstKind::NoCfi(symbol))
    }

    /// `blockaddress(@function, %block)` for the block of the function that is given this tag.
    pub fn block_address(&mut self, function: Symbol, tag: u32) -> Const {
        let ty = self.types.ptr(self.symbols.info(function).address_space);
        self.consts
            .intern(ty, ConstKind::BlockAddress { function, tag })
    }

    /// An inline assembly snippet as a callee.
    pub fn inline_asm(&mut self, asm: &InlineAsm) -> Const {
        self.consts.intern(Type::PTR, ConstKind::InlineAsm(asm))
    }

    /// Metadata as a call operand.
    pub fn metadata_value(&mut self, md: Md) -> Const {
        self.consts.intern(Type::METADATA, ConstKind::Metadata(md))
    }

    /// A constant expression as given, not folded; [`Context::fold_cast`] and its like fold.
    pub fn expr(
        &mut self,
        ty: Type,
        op: ExprOp,
        flags: u16,
        source: Type,
        operands: &[Const],
    ) -> Const {
        self.consts.intern(
            ty,
            ConstKind::Expr(Expr {
                op,
                flags,
                source,
                operands,
            }),
        )
    }
}

/// Asking about constants.
impl Context {
    /// `0`, `+0.0`, `null`, `zeroinitializer`
    #[inline]
    pub fn is_null(&self, c: Const) -> bool {
        match self.consts.kind(c) {
            ConstKind::Int(value) => value == 0,
            ConstKind::WideInt(limbs) => limbs.iter().all(|&limb| limb == 0),
            ConstKind::Float(bits) => bits == 0,
            ConstKind::Null => true,
            _ => false,
        }
    }

    /// `undef` or `poison`
    #[inline]
    pub fn is_undef(&self, c: Const) -> bool {
        matches!(self.consts.kind(c), ConstKind::Undef | ConstKind::Poison)
    }

    /// `poison`
    #[inline]
    pub fn is_poison(&self, c: Const) -> bool {
        self.consts.kind(c) == ConstKind::Poison
    }

    /// All bits set, in every element for a vector.
    pub fn is_all_ones(&self, c: Const) -> bool {
        let (ty, kind) = self.consts.get(c);
        let bits = self.types.scalar_bits(ty);
        match kind {
            ConstKind::Int(value) => bits > 0 && value == u64::MAX >> (64 - bits.min(64)),
            ConstKind::WideInt(limbs) => {
                let top = u64::MAX >> ((64 - bits % 64) % 64);
                limbs.iter().rev().skip(1).all(|&limb| limb == u64::MAX)
                    && limbs.last() == Some(&top)
            }
            ConstKind::Float(value) => bits > 0 && value == u128::MAX >> (128 - bits),
            ConstKind::Splat(element) => self.is_all_ones(element),
            _ => false,
        }
    }

    /// Element `index` of a struct, array or fixed vector constant; of a scalable vector if it is
    /// a splat known without the vector's length.
    pub fn const_element(&mut self, c: Const, index: u64) -> Option<Const> {
        let (ty, kind) = self.consts.get(c);
        if index >= self.types.element_count(ty)? {
            return None;
        }
        let element = self.types.element(ty, index)?;
        match kind {
            ConstKind::Aggregate(elements) => elements.get(usize::try_from(index).ok()?).copied(),
            ConstKind::Data(bytes) => {
                let size = self.data_element_size(element)?;
                let start = usize::try_from(index).ok()?.checked_mul(size)?;
                let mut word = [0; 8];
                word[..size].copy_from_slice(bytes.get(start..start + size)?);
                Some(self.data_element(element, &word[..size]))
            }
            ConstKind::Splat(element) => Some(element),
            ConstKind::Null => Some(self.zero(element)),
            ConstKind::Undef => Some(self.undef(element)),
            ConstKind::Poison => Some(self.poison(element)),
            _ => None,
        }
    }

    /// The element all elements of a vector equal.
    pub fn splat_value(&mut self, c: Const) -> Option<Const> {
        let (ty, kind) = self.consts.get(c);
        let TypeKind::Vector { element, .. } = self.types.kind(ty) else {
            return None;
        };
        match kind {
            ConstKind::Splat(element) => Some(element),
            ConstKind::Null => Some(self.zero(element)),
            ConstKind::Aggregate([first, rest @ ..]) => {
                rest.iter().all(|c| c == first).then_some(*first)
            }
            ConstKind::Expr(Expr {
                op: ExprOp::ShuffleVector,
                operands: [source, _, mask @ ..],
                ..
            }) if mask.iter().all(|lane| lane.0 == 0) => match self.consts.kind(*source) {
                ConstKind::Expr(Expr {
                    op: ExprOp::InsertElement,
                    operands: [into, value, at],
                    ..
                }) if self.is_undef(*into) && self.is_null(*at) => Some(*value),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The encodings x87 no longer makes, as LLVM reads them: a number without its integer bit is a
/// NaN, a denormal with it is the normal number it stands for.
fn canonical_x87(bits: u128) -> u128 {
    let exponent = (bits >> 64) as u16 & 0x7fff;
    let integer_bit = bits >> 63 & 1 == 1;
    match exponent {
        0 if integer_bit => bits | 1 << 64,
        1..0x7fff if !integer_bit => bits | 0x7fff << 64,
        _ => bits,
    }
}
