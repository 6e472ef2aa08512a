//! Attributes that formats make from few numbers, over and over: cheaper than asking the context.

use super::Parser;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Type};

const BITS: u32 = 6;

/// The attributes made last, by hash of what tells them apart.
#[derive(Default)]
pub(super) struct RecentAttrs {
    /// Empty before the first.
    rows: Vec<Option<(Key, Attr)>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Int(Type, i64),
    /// Sizes below 256, the first one lowest, and behind them a one.
    Sizes(u64),
}

impl Key {
    fn of_sizes(sizes: &[i32]) -> Option<Key> {
        if sizes.len() >= 8 {
            return None;
        }
        let mut key = 1;
        for &size in sizes.iter().rev() {
            key = key << 8 | u64::from(u8::try_from(size).ok()?);
        }
        Some(Key::Sizes(key))
    }

    #[inline]
    fn row(self) -> usize {
        let mixed = match self {
            Key::Int(ty, value) => value as u64 ^ (ty.index() as u64) << 32,
            Key::Sizes(key) => !key,
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
    pub(crate) fn sizes(&mut self, sizes: &[i32]) -> Attr {
        let make = || self.ctx.i32_array(sizes);
        match Key::of_sizes(sizes) {
            Some(key) => self.recent_attrs.get(key, make),
            None => make(),
        }
    }
}
