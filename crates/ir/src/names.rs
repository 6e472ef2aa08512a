//! Registered operations: their numbers, and how to find them by name and by definition.
//!
//! Nothing here looks at an operation before somebody names it or its dialect.

use crate::models::key;
use crate::{DialectDef, OpDef, OpName};
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::OnceLock;

/// The operations of all registered dialects, in the order of registration.
pub(crate) struct OpNames {
    ops: Vec<&'static OpDef>,
    dialects: Vec<Dialect>,
    by_def: OnceLock<ByDef>,
}

/// One dialect, and its operations by name.
struct Dialect {
    def: &'static DialectDef,
    names: Range<usize>,
    by_name: OnceLock<FxHashMap<&'static str, OpName>>,
}

/// Numbers of operations by the addresses of their definitions: slots by hash, a full one followed by the next. Zero is
/// free, and at least half of the slots are.
struct ByDef {
    slots: Box<[u32]>,
}

impl OpNames {
    pub(crate) fn new(defs: &[&'static DialectDef]) -> Self {
        let mut ops = Vec::with_capacity(defs.iter().map(|dialect| dialect.ops.len()).sum());
        let dialects = defs.iter().map(|&def| {
            let first = ops.len();
            ops.extend_from_slice(def.ops);
            Dialect {
                def,
                names: first..ops.len(),
                by_name: OnceLock::new(),
            }
        });
        OpNames {
            dialects: dialects.collect(),
            ops,
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
        let by_name = dialect.by_name.get_or_init(|| {
            let names = dialect.names.clone();
            names
                .map(|at| (self.ops[at].name, OpName::from_index(at)))
                .collect()
        });
        by_name.get(name).copied()
    }

    #[inline]
    pub(crate) fn by_def(&self, def: &'static OpDef) -> Option<OpName> {
        self.by_key(key(def))
    }

    /// As [`by_def`](Self::by_def), by the definition's key.
    #[inline]
    pub(crate) fn by_key(&self, key: usize) -> Option<OpName> {
        self.by_def
            .get_or_init(|| ByDef::new(&self.ops))
            .get(&self.ops, key)
    }
}

impl ByDef {
    #[cold]
    fn new(ops: &[&'static OpDef]) -> Self {
        let mut by_def = ByDef {
            slots: vec![0; (ops.len() * 2).next_power_of_two()].into_boxed_slice(),
        };
        for (at, def) in ops.iter().enumerate() {
            let mut slot = by_def.first(key(def));
            while by_def.slots[slot] != 0 {
                slot = by_def.next(slot);
            }
            by_def.slots[slot] = at as u32 + 1;
        }
        by_def
    }

    /// The slot where a key is first looked for.
    #[inline]
    fn first(&self, key: usize) -> usize {
        let mixed = (key as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 32) as usize & (self.slots.len() - 1)
    }

    #[inline]
    fn next(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }

    #[inline]
    fn get(&self, ops: &[&'static OpDef], sought: usize) -> Option<OpName> {
        let mut slot = self.first(sought);
        loop {
            let at = self.slots[slot].checked_sub(1)? as usize;
            if key(ops[at]) == sought {
                return Some(OpName::from_index(at));
            }
            slot = self.next(slot);
        }
    }
}
