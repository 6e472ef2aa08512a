//! The registered operations: assigns their indices, and looks them up by name and by definition.
//!
//! A definition is only read once its operation or dialect is looked up by name.

use crate::interner::hash_of;
use crate::models::key;
use crate::slots::Slots;
use crate::{DialectDef, OpDef, OpName};
use std::ops::Range;
use std::sync::OnceLock;

/// Returns the part of a name before its first dot: the operation's dialect, registered or not. MLIR's
/// `getDialectNamespace`.
pub fn dialect_namespace(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

/// The operations of all registered dialects, in order of registration.
pub(crate) struct OpNames {
    ops: Vec<&'static OpDef>,
    /// Indexed by operation: the index of its dialect.
    places: Vec<u16>,
    dialects: Vec<Dialect>,
    by_def: OnceLock<Slots>,
}

/// One dialect, and its operations by name.
struct Dialect {
    def: &'static DialectDef,
    names: Range<usize>,
    by_name: OnceLock<Slots>,
}

impl OpNames {
    pub(crate) fn new(defs: &[&'static DialectDef]) -> Self {
        let count = defs.iter().map(|dialect| dialect.ops.len()).sum();
        let mut ops = Vec::with_capacity(count);
        let mut places = Vec::with_capacity(count);
        let dialects = defs.iter().enumerate().map(|(place, &def)| {
            let first = ops.len();
            ops.extend_from_slice(def.ops);
            places.resize(ops.len(), place as u16);
            Dialect {
                def,
                names: first..ops.len(),
                by_name: OnceLock::new(),
            }
        });
        OpNames {
            dialects: dialects.collect(),
            ops,
            places,
            by_def: OnceLock::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.ops.len()
    }

    #[inline]
    pub(crate) fn def(&self, name: OpName) -> Option<&'static OpDef> {
        self.ops.get(name.index()).copied()
    }

    /// Returns the index of an operation's dialect among all dialects.
    #[inline]
    pub(crate) fn dialect_place(&self, name: OpName) -> Option<usize> {
        self.places
            .get(name.index())
            .map(|&place| usize::from(place))
    }

    pub(crate) fn dialect(&self, name: &str) -> Option<&'static DialectDef> {
        self.dialects
            .iter()
            .map(|dialect| dialect.def)
            .find(|def| def.name == name)
    }

    pub(crate) fn by_name(&self, name: &str) -> Option<OpName> {
        let (namespace, _) = name.split_once('.')?;
        let dialect = self
            .dialects
            .iter()
            .find(|dialect| dialect.def.name == namespace)?;
        let first = dialect.names.start;
        let ops = &self.ops[dialect.names.clone()];
        let by_name = dialect.by_name.get_or_init(|| {
            let mut slots = Slots::new(ops.len());
            for (at, op) in ops.iter().enumerate() {
                slots.insert(hash_of(op.name), at, |known| ops[known].name == op.name);
            }
            slots
        });
        let at = by_name.find(hash_of(name), |at| ops[at].name == name)?;
        Some(OpName::from_index(first + at))
    }

    #[inline]
    pub(crate) fn by_def(&self, def: &'static OpDef) -> Option<OpName> {
        self.by_key(key(def))
    }

    /// Like [`by_def`](Self::by_def), for the definition's key.
    #[inline]
    pub(crate) fn by_key(&self, sought: usize) -> Option<OpName> {
        let is = |at: usize| key(self.ops[at]) == sought;
        let slots = match self.by_def.get() {
            Some(slots) => slots,
            None => self.index_defs(),
        };
        slots.find(sought as u64, is).map(OpName::from_index)
    }

    #[cold]
    fn index_defs(&self) -> &Slots {
        self.by_def.get_or_init(|| {
            let mut slots = Slots::new(self.ops.len());
            for (at, op) in self.ops.iter().enumerate() {
                // If two dialects contain the same definition, either index is valid.
                slots.insert(key(op) as u64, at, |_| false);
            }
            slots
        })
    }
}
