//! Attributes that formats make from few numbers, over and over: cheaper than asking the context.

use super::Parser;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Type};

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

impl Parser<'_> {
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
