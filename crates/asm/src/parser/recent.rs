//! Attributes that are made over and over, of few numbers or of the same text: cheaper than asking the context.

use super::Parser;
use crate::words::word_at;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, SymbolRefAttr, Type};

const BITS: u32 = 7;

/// The attributes made last, by hash of what tells them apart.
#[derive(Default)]
pub(super) struct RecentAttrs {
    /// Empty before the first.
    rows: Vec<Option<(Key, Attr)>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Int(Type, i64),
    /// What a [`packed`] row stands for.
    I32s(u64),
    I64s(u64),
    Type(Type),
    Symbol(Attr),
}

/// Up to seven numbers in as many bytes, the first one lowest, and behind them a one: numbers below 255, and as 255 the
/// one that stands for what is not constant in `llvm.getelementptr`.
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
    fn row(self) -> usize {
        let mixed = match self {
            Key::Int(ty, value) => value as u64 ^ (ty.index() as u64) << 32,
            Key::I32s(key) => !key,
            Key::I64s(key) => key.rotate_left(32),
            Key::Type(ty) => ty.index() as u64,
            Key::Symbol(name) => !(name.index() as u64),
        };
        (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - BITS)) as usize
    }
}

impl RecentAttrs {
    #[inline]
    fn get(&mut self, key: Key, make: impl FnOnce() -> Attr) -> Attr {
        if let Some(Some((known, attr))) = self.rows.get(key.row())
            && *known == key
        {
            return *attr;
        }
        let attr = make();
        self.rows.resize(1 << BITS, None);
        self.rows[key.row()] = Some((key, attr));
        attr
    }
}

/// How many strings are remembered; a power of two.
const STRINGS: usize = 1 << 10;

/// Short strings as attributes. The text stands in the table: what it was read from has left the caches.
#[derive(Default)]
pub(super) struct RecentStrings {
    /// By hash; one more than the index of the attribute, or 0. Empty before the first.
    rows: Vec<(ShortText, u32)>,
}

/// At most 16 bytes: the first eight and the last eight, which may be the same ones, and how many there are.
type ShortText = (u64, u64, u32);

#[inline]
fn short_text(text: &[u8]) -> Option<ShortText> {
    let len = text.len().min(8);
    let first = word_at(text, 0, len);
    let last = word_at(text, text.len() - len, len);
    (text.len() <= 16).then_some((first, last, text.len() as u32))
}

impl RecentStrings {
    #[inline]
    fn row(&(first, last, len): &ShortText) -> usize {
        let mixed = first.rotate_left(23) ^ last ^ u64::from(len) << 56;
        (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize % STRINGS
    }

    /// The attribute of a text, if it is remembered; otherwise the one that is made.
    #[inline]
    pub(super) fn get(&mut self, text: &[u8], make: impl FnOnce() -> Attr) -> Attr {
        let Some(text) = short_text(text) else {
            return make();
        };
        let row = Self::row(&text);
        if let Some(&(known, attr)) = self.rows.get(row)
            && known == text
            && attr != 0
        {
            return Attr::from_index(attr as usize - 1);
        }
        let attr = make();
        if self.rows.is_empty() {
            self.rows = vec![((0, 0, 0), 0); STRINGS];
        }
        self.rows[row] = (text, attr.index() as u32 + 1);
        attr
    }
}

/// How many pairs of names are remembered; a power of two.
const PAIRS: usize = 64;

/// Pairs of names, strings, of which the first comes before the other.
#[derive(Default)]
pub(super) struct NameOrder {
    /// Empty before the first.
    rows: Vec<Option<(Attr, Attr)>>,
}

impl NameOrder {
    /// Whether the first of two names comes before the other.
    #[inline]
    pub(super) fn is_ascending(&mut self, ctx: &Context, a: Attr, b: Attr) -> bool {
        let row = a.index().wrapping_mul(31).wrapping_add(b.index()) % PAIRS;
        if self.rows.get(row) == Some(&Some((a, b))) {
            return true;
        }
        let is_ascending = a.as_str(ctx) < b.as_str(ctx);
        if is_ascending {
            self.rows.resize(PAIRS, None);
            self.rows[row] = Some((a, b));
        }
        is_ascending
    }
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
        self.recent_attrs.get(Key::Symbol(name), make)
    }

    /// The attribute `value : ty` of an integer type or `index`.
    pub(crate) fn int(&mut self, ty: Type, value: i64) -> Attr {
        let ctx = self.ctx;
        let make = || ctx.int(ty, value);
        self.recent_attrs.get(Key::Int(ty, value), make)
    }

    /// The attribute `array<i32: ..>`.
    pub fn i32s(&mut self, values: &[i32]) -> Attr {
        let make = || self.ctx.i32_array(values);
        match packed(values) {
            Some(key) => self.recent_attrs.get(Key::I32s(key), make),
            None => make(),
        }
    }

    /// The attribute `array<i64: ..>`.
    pub fn i64s(&mut self, values: &[i64]) -> Attr {
        let make = || self.ctx.i64_array(values);
        match packed(values) {
            Some(key) => self.recent_attrs.get(Key::I64s(key), make),
            None => make(),
        }
    }

    /// The attribute of a type.
    pub fn type_as_attr(&mut self, ty: Type) -> Attr {
        let make = || self.ctx.type_attr(ty);
        self.recent_attrs.get(Key::Type(ty), make)
    }
}
