//! Caches operations by the text of their names.

use crate::tables::Syntax;
use rustc_hash::FxHashMap;
use terrace_ir::{Attr, OpDef, OpName};

/// The cached facts about an operation name.
#[derive(Clone, Copy)]
pub(super) struct KnownOp<'p> {
    pub name: OpName,
    pub def: Option<&'static OpDef>,
    pub syntax: Option<&'p Syntax>,
    /// The initial values of the properties.
    pub defaults: &'p [Option<Attr>],
}

/// The names parsed so far, keyed by the text and the address of the default dialect's name. Equal addresses of the
/// static text imply equal dialects.
#[derive(Default)]
pub(super) struct OpNames<'p>(FxHashMap<(&'p [u8], usize), KnownOp<'p>>);

impl<'p> OpNames<'p> {
    #[inline]
    pub(super) fn get(&self, text: &'p [u8], dialect: &'static str) -> Option<KnownOp<'p>> {
        self.0.get(&(text, dialect.as_ptr().addr())).copied()
    }

    pub(super) fn insert(&mut self, text: &'p [u8], dialect: &'static str, op: KnownOp<'p>) {
        self.0.insert((text, dialect.as_ptr().addr()), op);
    }
}
