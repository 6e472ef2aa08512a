//! Operations by the text of their names.

use crate::tables::Syntax;
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

/// Names met before: the text of a name and the address of the dialect's name that may be left out there. The same static text
/// is the same dialect.
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
