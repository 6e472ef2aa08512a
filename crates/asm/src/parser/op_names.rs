//! Operations by the text of their names.

use crate::tables::Syntax;
use crate::words::word_at;
use rustc_hash::FxHashMap;
use terrace_ir::{Attr, OpDef, OpName};

/// The entry that reading an operation looks up by its name.
#[derive(Clone, Copy)]
pub(super) struct KnownOp<'p> {
    pub name: OpName,
    pub def: Option<&'static OpDef>,
    pub syntax: Option<&'p Syntax>,
    /// The properties it starts with.
    pub defaults: &'p [Option<Attr>],
}

/// Names met before. The text of a name and the dialect that may be left out there tell the operation.
#[derive(Default)]
pub(super) struct OpNames<'p> {
    /// Names of at most sixteen bytes by hash, where [`Short`] tells them apart. Empty before the first.
    short: Vec<Option<(Short, KnownOp<'p>)>>,
    all: FxHashMap<(&'p [u8], usize), KnownOp<'p>>,
}

/// The first and the last eight bytes of a name, its length, and the address of the dialect's name: the same static text is
/// the same dialect.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Short {
    first: u64,
    last: u64,
    len: usize,
    dialect: usize,
}

const SHORT_BITS: u32 = 8;

impl Short {
    #[inline]
    fn of(text: &[u8], dialect: usize) -> Option<Self> {
        let len = text.len();
        (len <= 16).then(|| Short {
            first: word_at(text, 0, len.min(8)),
            last: word_at(text, len.saturating_sub(8), len.min(8)),
            len,
            dialect,
        })
    }

    #[inline]
    fn row(self) -> usize {
        let mixed = self.last ^ self.first.rotate_left(29) ^ self.dialect as u64;
        (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - SHORT_BITS)) as usize
    }
}

impl<'p> OpNames<'p> {
    #[inline]
    pub(super) fn get(&self, text: &'p [u8], dialect: &'static str) -> Option<KnownOp<'p>> {
        let dialect = dialect.as_ptr().addr();
        if let Some(short) = Short::of(text, dialect)
            && let Some(Some((known, op))) = self.short.get(short.row())
            && *known == short
        {
            return Some(*op);
        }
        self.all.get(&(text, dialect)).copied()
    }

    pub(super) fn insert(&mut self, text: &'p [u8], dialect: &'static str, op: KnownOp<'p>) {
        let dialect = dialect.as_ptr().addr();
        self.all.insert((text, dialect), op);
        if let Some(short) = Short::of(text, dialect) {
            self.short.resize(1 << SHORT_BITS, None);
            self.short[short.row()] = Some((short, op));
        }
    }
}
