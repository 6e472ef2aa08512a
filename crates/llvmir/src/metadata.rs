//! Metadata: strings, constants, nodes and specialised (debug info) nodes.
//!
//! Uniqued nodes, strings and values are interned; a distinct node is always new. Numbers (`!7`)
//! are not handles: a node gets its number when text first refers to it, see
//! [`crate::numbering`].

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::constants::Const;
use crate::handle::{handle, id};

handle! {
    /// A piece of metadata.
    Md
}

/// What a piece of metadata is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdKind {
    /// `!"bytes"`
    String(Box<[u8]>),
    /// A constant: `i32 1`.
    Value(Const),
    /// `!{...}`; `None` is `null`.
    Node {
        /// Whether `distinct`.
        distinct: bool,
        /// Operands.
        operands: Box<[Option<Md>]>,
    },
    /// `!DIName(field: value, ...)`
    Specialized {
        /// Whether `distinct`.
        distinct: bool,
        /// The name with `DI`, without `!`.
        name: &'static str,
        /// Fields in the order they print.
        fields: Box<[Field]>,
    },
    /// `!DIArgList(...)` of constants, or `!DIExpression(...)`: words that stay where they are
    /// used and have no number.
    Inline {
        /// `DIExpression` or `DIArgList`.
        name: &'static str,
        /// Words, in order, without the commas.
        words: Box<[InlineWord]>,
    },
}

/// A word inside an unnumbered node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InlineWord {
    /// A keyword: `DW_OP_deref`.
    Keyword(Box<str>),
    /// A number.
    Int(u64),
    /// A typed constant.
    Value(Const),
}

/// `name: value` of a specialised node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// The field's name; empty for a positional field.
    pub name: &'static str,
    /// Its value.
    pub value: FieldValue,
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FieldValue {
    /// `null`
    Null,
    /// A node, string or constant.
    Md(Md),
    /// `"bytes"`
    String(Box<[u8]>),
    /// A number that is never negative.
    Unsigned(u64),
    /// A number.
    Signed(i64),
    /// `true` or `false`
    Bool(bool),
    /// Keywords as they are: `DW_TAG_member`, `DIFlagPublic | DIFlagVector`.
    Keyword(Box<str>),
}

impl Field {
    /// `name: value`
    pub fn new(name: &'static str, value: FieldValue) -> Field {
        Field { name, value }
    }
}

/// The table of metadata. A fork sees its base's metadata and adds its own.
#[derive(Clone, Debug, Default)]
pub struct MetadataTable {
    base: Option<Arc<MetadataTable>>,
    base_len: u32,
    records: Vec<MdKind>,
    index: HashTable<u32>,
}

impl MetadataTable {
    /// A table that sees everything in `base` and adds its own on top.
    pub fn fork(base: &Arc<MetadataTable>) -> MetadataTable {
        MetadataTable {
            base_len: base.len(),
            base: Some(Arc::clone(base)),
            ..MetadataTable::default()
        }
    }

    pub(crate) fn base_len(&self) -> u32 {
        self.base_len
    }

    pub(crate) fn len(&self) -> u32 {
        self.base_len + id(self.records.len())
    }

    pub(crate) fn own(&self) -> impl Iterator<Item = Md> + use<> {
        (self.base_len..self.len()).map(Md)
    }

    /// What `md` is.
    pub fn kind(&self, md: Md) -> &MdKind {
        if md.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.kind(md);
        }
        &self.records[(md.0 - self.base_len) as usize]
    }

    /// Whether `md` is written as `!N`.
    /// The metadata that a node refers to, in order.
    pub(crate) fn parts(&self, md: Md) -> impl Iterator<Item = Md> + '_ {
        let (operands, fields): (&[Option<Md>], &[Field]) = match self.kind(md) {
            MdKind::Node { operands, .. } => (operands, &[]),
            MdKind::Specialized { fields, .. } => (&[], fields),
            _ => (&[], &[]),
        };
        let of_fields = fields.iter().filter_map(|field| match field.value {
            FieldValue::Md(md) => Some(md),
            _ => None,
        });
        operands.iter().copied().flatten().chain(of_fields)
    }

    pub(crate) fn is_numbered(&self, md: Md) -> bool {
        matches!(
            self.kind(md),
            MdKind::Node { .. } | MdKind::Specialized { .. }
        )
    }

    /// `!"bytes"`
    pub fn string(&mut self, bytes: &[u8]) -> Md {
        self.intern(MdKind::String(bytes.into()))
    }

    /// A constant as metadata.
    pub fn value(&mut self, value: Const) -> Md {
        self.intern(MdKind::Value(value))
    }

    /// `!{operands}`, uniqued.
    pub fn node(&mut self, operands: &[Option<Md>]) -> Md {
        self.intern(MdKind::Node {
            distinct: false,
            operands: operands.into(),
        })
    }

    /// A new `distinct !{operands}`.
    pub fn distinct_node(&mut self, operands: &[Option<Md>]) -> Md {
        self.intern(MdKind::Node {
            distinct: true,
            operands: operands.into(),
        })
    }

    /// A new `distinct !{self, operands}`, as loops and alias scopes are identified.
    pub fn self_referential(&mut self, operands: &[Option<Md>]) -> Md {
        let md = self.distinct_node(&[]);
        let mut all = Vec::with_capacity(operands.len() + 1);
        all.push(Some(md));
        all.extend_from_slice(operands);
        self.set_operands(md, &all);
        md
    }

    /// Replaces the operands of a distinct node of this table.
    pub fn set_operands(&mut self, md: Md, new: &[Option<Md>]) {
        if let Some(MdKind::Node {
            distinct: true,
            operands,
        }) = self.own_mut(md)
        {
            *operands = new.into();
        }
    }

    /// `!DIName(fields)`
    pub fn specialized(&mut self, name: &'static str, distinct: bool, fields: Vec<Field>) -> Md {
        self.intern(MdKind::Specialized {
            distinct,
            name,
            fields: fields.into(),
        })
    }

    /// Replaces the fields of a distinct specialised node of this table: how cycles are closed.
    pub fn set_fields(&mut self, md: Md, new: Vec<Field>) {
        if let Some(MdKind::Specialized {
            distinct: true,
            fields,
            ..
        }) = self.own_mut(md)
        {
            *fields = new.into();
        }
    }

    /// `!DIExpression(words)`, or `!DIArgList(words)` of constants.
    pub fn inline(&mut self, name: &'static str, words: Vec<InlineWord>) -> Md {
        self.intern(MdKind::Inline {
            name,
            words: words.into(),
        })
    }

    fn own_mut(&mut self, md: Md) -> Option<&mut MdKind> {
        self.records
            .get_mut(md.0.checked_sub(self.base_len)? as usize)
    }

    fn find(&self, hash: u64, kind: &MdKind) -> Option<Md> {
        if let Some(base) = &self.base
            && let Some(md) = base.find(hash, kind)
        {
            return Some(md);
        }
        let same = |&at: &u32| self.kind(Md(at)) == kind;
        self.index.find(hash, same).map(|&at| Md(at))
    }

    pub(crate) fn intern(&mut self, kind: MdKind) -> Md {
        let distinct = matches!(
            kind,
            MdKind::Node { distinct: true, .. } | MdKind::Specialized { distinct: true, .. }
        );
        let md = Md(self.len());
        if distinct {
            self.records.push(kind);
            return md;
        }
        let hash = hash_of(&kind);
        if let Some(found) = self.find(hash, &kind) {
            return found;
        }
        self.records.push(kind);
        let mut index = std::mem::take(&mut self.index);
        index.insert_unique(hash, md.0, |&at| hash_of(self.kind(Md(at))));
        self.index = index;
        md
    }
}

fn hash_of(kind: &MdKind) -> u64 {
    let mut hasher = FxHasher::default();
    kind.hash(&mut hasher);
    hasher.finish()
}
