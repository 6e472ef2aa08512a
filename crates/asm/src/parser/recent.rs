//! A cache of attributes that recur, with few numbers or the same text. It is cheaper than the context's table.

use super::Parser;
use super::type_text::RecentTypes;
use rustc_hash::FxHashMap;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, SymbolRefAttr, Type};

/// The attributes that were made last, by key: one in each row. `ROWS` is a power of two.
pub(super) struct Recent<K, const ROWS: usize> {
    /// Empty before the first attribute.
    rows: Vec<Option<(K, Attr)>>,
}

impl<K, const ROWS: usize> Default for Recent<K, ROWS> {
    fn default() -> Self {
        Recent { rows: Vec::new() }
    }
}

impl<K: Copy + PartialEq, const ROWS: usize> Recent<K, ROWS> {
    /// The attribute of a key that was mixed to this number, if it is remembered; otherwise the one that is made.
    #[inline]
    fn get(&mut self, key: K, mixed: u64, make: impl FnOnce() -> Attr) -> Attr {
        // The highest bits: those below do not depend on the highest ones of the key, the last letters of a text.
        let row = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - ROWS.ilog2());
        let row = row as usize;
        if let Some(Some((known, attr))) = self.rows.get(row)
            && *known == key
        {
            return *attr;
        }
        let attr = make();
        self.rows.resize(ROWS, None);
        self.rows[row] = Some((key, attr));
        attr
    }
}

/// Attributes by few numbers.
pub(super) type RecentAttrs = Recent<Key, 128>;

/// Short strings as attributes. The text is in the table: what it was read from has left the caches.
pub(super) type RecentStrings = Recent<ShortText, 1024>;

/// The parts that an attribute is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Int(Type, i64),
    /// The numbers of a [`packed`] row.
    I32s(u64),
    I64s(u64),
    Type(Type),
    Symbol(Attr),
}

/// Up to seven numbers in as many bytes, the first one lowest, and after them a one: numbers below 255, and as 255 the
/// one that marks a dynamic index in `llvm.getelementptr`.
fn packed<T: Copy + Into<i64>>(numbers: &[T]) -> Option<u64> {
    if numbers.len() >= 8 {
        return None;
    }
    let mut key = 1;
    for &number in numbers.iter().rev() {
        let byte = match number.into() {
            number @ 0..255 => number as u64,
            number if number == i64::from(i32::MIN) => 255,
            _ => return None,
        };
        key = key << 8 | byte;
    }
    Some(key)
}

impl Key {
    #[inline]
    fn mixed(self) -> u64 {
        match self {
            Key::Int(ty, value) => value as u64 ^ (ty.index() as u64) << 32,
            Key::I32s(key) => !key,
            Key::I64s(key) => key.rotate_left(32),
            Key::Type(ty) => ty.index() as u64,
            Key::Symbol(name) => !(name.index() as u64),
        }
    }
}

impl RecentAttrs {
    #[inline]
    fn of(&mut self, key: Key, make: impl FnOnce() -> Attr) -> Attr {
        self.get(key, key.mixed(), make)
    }
}

/// At most 16 bytes: the first eight and the last eight, which may be the same ones, and how many there are.
type ShortText = (u64, u64, u32);

/// The first `len` of at most eight bytes from `at` on, the first one lowest.
#[inline]
fn word_at(text: &[u8], at: usize, len: usize) -> u64 {
    match text.get(at..).and_then(|rest| rest.first_chunk()) {
        Some(bytes) if len > 0 => u64::from_le_bytes(*bytes) & (u64::MAX >> (64 - 8 * len)),
        _ => {
            let bytes = text.get(at..at + len).unwrap_or_default().iter().rev();
            bytes.fold(0, |word, &byte| word << 8 | u64::from(byte))
        }
    }
}

impl RecentStrings {
    /// The attribute of a text.
    #[inline]
    pub(super) fn of(&mut self, text: &[u8], make: impl FnOnce() -> Attr) -> Attr {
        if text.len() > 16 {
            return make();
        }
        let len = text.len().min(8);
        let first = word_at(text, 0, len);
        let last = word_at(text, text.len() - len, len);
        let mixed = first.rotate_left(23) ^ last ^ (text.len() as u64) << 56;
        self.get((first, last, text.len() as u32), mixed, make)
    }
}

/// Answers that are asked for again and again.
#[derive(Default)]
pub(super) struct Memo<'p> {
    pub types: FxHashMap<&'p [u8], Type>,
    pub recent_types: RecentTypes<'p>,
    /// The dialect that the name of an attribute began with last.
    pub named_dialect: &'p [u8],
    /// Set once `!llvm.ptr` was read, which loads its dialect.
    pub pointer_met: bool,
    pub attrs: RecentAttrs,
    pub strings: RecentStrings,
}

impl Parser<'_> {
    /// The attribute `@name`; the name is a string attribute.
    pub(crate) fn flat_symbol(&mut self, name: Attr) -> Attr {
        let make = || {
            self.ctx.attr(SymbolRefAttr {
                root: name,
                nested: Box::default(),
            })
        };
        self.memo.attrs.of(Key::Symbol(name), make)
    }

    /// The attribute `value : ty` of an integer type or `index`.
    pub fn int(&mut self, ty: Type, value: i64) -> Attr {
        let ctx = self.ctx;
        let make = || ctx.int(ty, value);
        self.memo.attrs.of(Key::Int(ty, value), make)
    }

    /// The attribute `array<i32: ..>`.
    pub fn i32s(&mut self, values: &[i32]) -> Attr {
        let make = || self.ctx.i32_array(values);
        match packed(values) {
            Some(key) => self.memo.attrs.of(Key::I32s(key), make),
            None => make(),
        }
    }

    /// The attribute `array<i64: ..>`.
    pub fn i64s(&mut self, values: &[i64]) -> Attr {
        let make = || self.ctx.i64_array(values);
        match packed(values) {
            Some(key) => self.memo.attrs.of(Key::I64s(key), make),
            None => make(),
        }
    }

    /// The attribute of a type.
    pub fn type_as_attr(&mut self, ty: Type) -> Attr {
        let make = || self.ctx.type_attr(ty);
        self.memo.attrs.of(Key::Type(ty), make)
    }
}
