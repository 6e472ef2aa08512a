//! The table of metadata: strings, constants, nodes and specialized (debug info) nodes.
//!
//! Uniqued nodes, strings and values are interned; every distinct node is new. A node's number (`!7`) is not its
//! handle. The number is assigned when text first refers to the node, see [`crate::numbering`].
//!
//! A reader meets references to nodes before their definitions. [`MetadataTable::forward`] returns a handle for such
//! a node, [`MetadataTable::define`] defines the node later, and [`MetadataTable::resolve`] finally uniques equal
//! nodes.
//!
//! | module | contents |
//! |---|---|
//! | `schema` | the kinds of specialized nodes and their fields: the table for reader, writer and verifier |
//! | `node` | fields, their normal form and typed access |
//! | `flags`, `expression` | names of bits; operators of expressions |
//! | `resolve` | uniquing of nodes that were defined late |
//! | `text` | the writer |

pub mod expression;
pub mod flags;
mod node;
mod resolve;
mod schema;
mod text;

use std::borrow::Cow;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::constants::Const;
use crate::dwarf;
use crate::handle::{handle, id};

use node::value_of;
pub use node::{FieldValue, Fields, Location, Slot};
pub use schema::{Field, FieldDef, FieldType, Keyword, NodeKind, Print};

handle! {
    /// A handle of metadata.
    Md
}

/// Metadata with its operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdKind {
    /// `!"bytes"`
    String(Box<[u8]>),
    /// A constant: `i32 1`.
    Value(Const),
    /// `!{...}`; `None` is `null`.
    Node {
        /// True for `distinct`.
        distinct: bool,
        /// Operands.
        operands: Box<[Option<Md>]>,
    },
    /// `!DILocation(...)`
    Location(Location),
    /// `!DIName(field: value, ...)`
    Specialized {
        /// True for `distinct`.
        distinct: bool,
        /// The kind; never a location.
        kind: NodeKind,
        /// The fields in printing order, without those that have their default values.
        fields: Box<[Slot]>,
    },
    /// `!DIExpression(...)`: operators and their arguments. Printed inline, without a number.
    Expression(Box<[u64]>),
    /// `!DIArgList(...)` of constants. Printed inline, without a number.
    ArgList(Box<[Const]>),
    /// A forward reference to a node without a definition.
    Forward,
    /// A node that was replaced by an equal node.
    Same(Md),
}

impl MdKind {
    /// `!{operands}`
    pub fn node(distinct: bool, operands: &[Option<Md>]) -> MdKind {
        MdKind::Node {
            distinct,
            operands: operands.into(),
        }
    }

    /// `!DIName(fields)` in normal form.
    pub fn specialized(kind: NodeKind, distinct: bool, fields: Fields) -> MdKind {
        MdKind::Specialized {
            distinct,
            kind,
            fields: fields.normal(kind),
        }
    }

    /// Returns true for a `distinct` node.
    pub fn is_distinct(&self) -> bool {
        match self {
            MdKind::Node { distinct, .. } | MdKind::Specialized { distinct, .. } => *distinct,
            MdKind::Location(location) => location.is_distinct,
            _ => false,
        }
    }

    /// Makes a node `distinct`.
    fn make_distinct(&mut self) {
        match self {
            MdKind::Node { distinct, .. } | MdKind::Specialized { distinct, .. } => {
                *distinct = true;
            }
            MdKind::Location(location) => location.is_distinct = true,
            _ => {}
        }
    }

    /// Returns operand `at`, or `None` past the last operand.
    fn operand(&self, at: usize) -> Option<Option<Md>> {
        match self {
            MdKind::Node { operands, .. } => operands.get(at).copied(),
            MdKind::Specialized { fields, .. } => fields.get(at).map(|slot| match slot.value {
                FieldValue::Md(md) => Some(md),
                _ => None,
            }),
            MdKind::Location(location) => match at {
                0 => Some(Some(location.scope)),
                1 => Some(location.inlined_at),
                _ => None,
            },
            _ => None,
        }
    }

    /// Replaces every metadata operand by the result of `new`.
    pub(crate) fn try_map_operands<E>(
        &mut self,
        mut new: impl FnMut(Md) -> Result<Md, E>,
    ) -> Result<(), E> {
        match self {
            MdKind::Node { operands, .. } => {
                for md in operands.iter_mut().flatten() {
                    *md = new(*md)?;
                }
            }
            MdKind::Specialized { fields, .. } => {
                for slot in fields {
                    if let FieldValue::Md(md) = &mut slot.value {
                        *md = new(*md)?;
                    }
                }
            }
            MdKind::Location(location) => {
                location.scope = new(location.scope)?;
                location.inlined_at = location.inlined_at.map(new).transpose()?;
            }
            _ => {}
        }
        Ok(())
    }

    fn map_operands(&mut self, mut new: impl FnMut(Md) -> Md) {
        let Ok(()) = self.try_map_operands(|md| Ok::<_, std::convert::Infallible>(new(md)));
    }
}

/// The table of metadata. A fork also sees the metadata of its base.
#[derive(Clone, Debug, Default)]
pub struct MetadataTable {
    base: Option<Arc<MetadataTable>>,
    base_len: u32,
    records: Vec<MdKind>,
    index: HashTable<u32>,
}

impl MetadataTable {
    /// Returns a table that sees everything in `base` and stores additions of its own.
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

    /// Returns true if the table contains a `!DILocation(...)`.
    pub fn has_locations(&self) -> bool {
        (0..self.len()).any(|at| matches!(self.kind(Md(at)), MdKind::Location(_)))
    }

    pub(crate) fn own(&self) -> impl Iterator<Item = Md> + use<> {
        (self.base_len..self.len()).map(Md)
    }

    /// Returns the metadata that `md` stands for. Follows replaced nodes.
    #[inline]
    pub fn kind(&self, md: Md) -> &MdKind {
        match self.record(md) {
            MdKind::Same(other) => self.record(*other),
            kind => kind,
        }
    }

    fn record(&self, md: Md) -> &MdKind {
        if md.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.record(md);
        }
        &self.records[(md.0 - self.base_len) as usize]
    }

    /// Returns the node that replaced `md`, or `md` itself.
    #[inline]
    pub fn canonical(&self, md: Md) -> Md {
        match self.record(md) {
            MdKind::Same(other) => *other,
            _ => md,
        }
    }

    /// Calls `part` with the metadata operands of a node, in the order of LLVM's operands.
    pub(crate) fn parts(&self, md: Md, mut part: impl FnMut(Md)) {
        match self.kind(md) {
            MdKind::Node { operands, .. } => operands.iter().copied().flatten().for_each(part),
            MdKind::Location(location) => {
                part(location.scope);
                location.inlined_at.into_iter().for_each(part);
            }
            MdKind::Specialized { kind, fields, .. } => {
                for operand in kind.operands() {
                    for slot in fields.iter().filter(|slot| slot.field == *operand) {
                        if let FieldValue::Md(md) = slot.value {
                            part(md);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// Returns true if references to `md` print as `!N`.
    pub(crate) fn is_numbered(&self, md: Md) -> bool {
        matches!(
            self.kind(md),
            MdKind::Node { .. }
                | MdKind::Specialized { .. }
                | MdKind::Location(_)
                | MdKind::Forward
        )
    }

    /// Returns true if `md` is a `distinct` node.
    pub fn is_distinct(&self, md: Md) -> bool {
        self.kind(md).is_distinct()
    }

    /// `!"bytes"`
    pub fn string(&mut self, bytes: &[u8]) -> Md {
        self.intern(MdKind::String(bytes.into()))
    }

    /// Returns the metadata string with these bytes, if it exists.
    pub fn find_string(&self, bytes: &[u8]) -> Option<Md> {
        let kind = MdKind::String(bytes.into());
        self.find(self.hash_of(&kind), &kind)
    }

    /// Returns a constant as metadata.
    pub fn value(&mut self, value: Const) -> Md {
        self.intern(MdKind::Value(value))
    }

    /// Returns the uniqued node `!{operands}`.
    pub fn node(&mut self, operands: &[Option<Md>]) -> Md {
        self.intern(MdKind::node(false, operands))
    }

    /// Creates a `distinct !{operands}`.
    pub fn distinct_node(&mut self, operands: &[Option<Md>]) -> Md {
        self.intern(MdKind::node(true, operands))
    }

    /// Creates a `distinct !{self, operands}`, the form that identifies loops and alias scopes.
    pub fn self_referential(&mut self, operands: &[Option<Md>]) -> Md {
        let md = self.distinct_node(&[]);
        let mut all = Vec::with_capacity(operands.len() + 1);
        all.push(Some(md));
        all.extend_from_slice(operands);
        self.set_operands(md, &all);
        md
    }

    /// Replaces the operands of a distinct node of this table. Does nothing for other metadata.
    pub fn set_operands(&mut self, md: Md, new: &[Option<Md>]) {
        if let Some(MdKind::Node {
            distinct: true,
            operands,
        }) = self.own_mut(md)
        {
            *operands = new.into();
        }
    }

    /// `!DIName(fields)`. For locations, use [`MetadataTable::debug_location`].
    pub fn specialized(&mut self, kind: NodeKind, distinct: bool, fields: Fields) -> Md {
        self.intern(MdKind::specialized(kind, distinct, fields))
    }

    /// Replaces the fields of a distinct specialized node of this table. Cyclic nodes are built in this way.
    pub fn set_fields(&mut self, md: Md, new: Fields) {
        if let Some(MdKind::Specialized {
            distinct: true,
            kind,
            fields,
        }) = self.own_mut(md)
        {
            *fields = new.normal(*kind);
        }
    }

    /// Replaces one field of a distinct specialized node of this table.
    pub fn set_field(&mut self, md: Md, field: Field, value: FieldValue) {
        if let MdKind::Specialized { fields, .. } = self.kind(md) {
            let others = fields.iter().filter(|slot| slot.field != field);
            let mut new = Fields::default();
            others.for_each(|slot| new.set(slot.field, slot.value));
            new.set(field, value);
            self.set_fields(md, new);
        }
    }

    /// `!DILocation(...)`
    pub fn debug_location(&mut self, location: Location) -> Md {
        self.intern(MdKind::Location(location))
    }

    /// `!DIExpression(words)`
    pub fn debug_expression(&mut self, words: Vec<u64>) -> Md {
        self.intern(MdKind::Expression(words.into()))
    }

    /// `!DIArgList(values)` of constants.
    pub fn arg_list(&mut self, values: &[Const]) -> Md {
        self.intern(MdKind::ArgList(values.into()))
    }

    /// Returns metadata in its form as a call operand: `!{}` for `!{null}`, and the constant for `!{i32 1}`.
    pub fn as_value(&mut self, md: Md) -> Md {
        let MdKind::Node { operands, .. } = self.kind(md) else {
            return md;
        };
        match **operands {
            [None] => self.node(&[]),
            [Some(only)] if matches!(self.kind(only), MdKind::Value(_)) => only,
            _ => md,
        }
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
        let key = self.identity(kind);
        let same = |&at: &u32| self.identity(self.record(Md(at))) == key;
        self.index.find(hash, same).map(|&at| Md(at))
    }

    pub(crate) fn intern(&mut self, kind: MdKind) -> Md {
        if kind.is_distinct() {
            return self.push(kind);
        }
        let hash = self.hash_of(&kind);
        if let Some(found) = self.find(hash, &kind) {
            return found;
        }
        let md = self.push(kind);
        self.insert(hash, md);
        md
    }

    fn push(&mut self, kind: MdKind) -> Md {
        let md = Md(self.len());
        self.records.push(kind);
        md
    }

    fn insert(&mut self, hash: u64, md: Md) {
        let mut index = std::mem::take(&mut self.index);
        index.insert_unique(hash, md.0, |&at| self.hash_of(self.record(Md(at))));
        self.index = index;
    }

    /// Returns the key by which uniqued nodes are compared: the whole node, except where the one definition rule of
    /// C++ makes two nodes equal.
    fn identity<'a>(&self, kind: &'a MdKind) -> Cow<'a, MdKind> {
        let MdKind::Specialized {
            distinct: false,
            kind: node @ (NodeKind::DerivedType | NodeKind::Subprogram),
            fields,
        } = kind
        else {
            return Cow::Borrowed(kind);
        };
        let is_subprogram = *node == NodeKind::Subprogram;
        let key: &[Field] = if is_subprogram {
            &[Field::LinkageName, Field::Scope, Field::TemplateParams]
        } else {
            &[Field::Tag, Field::Name, Field::Scope]
        };
        let value = |field| value_of(*node, fields, field);
        let is_member = match value(if is_subprogram {
            Field::SpFlags
        } else {
            Field::Tag
        }) {
            FieldValue::Unsigned(flags) if is_subprogram => {
                flags & u64::from(flags::subprogram::DEFINITION) == 0
            }
            tag => tag == FieldValue::Unsigned(dwarf::tag::MEMBER),
        };
        let has_name = value(if is_subprogram {
            Field::LinkageName
        } else {
            Field::Name
        });
        let FieldValue::Md(scope) = value(Field::Scope) else {
            return Cow::Borrowed(kind);
        };
        if !is_member
            || has_name == FieldValue::Null
            || self.node_kind(scope) != Some(NodeKind::CompositeType)
            || self.field(scope, Field::Identifier) == FieldValue::Null
        {
            return Cow::Borrowed(kind);
        }
        let fields = fields.iter().filter(|slot| key.contains(&slot.field));
        Cow::Owned(MdKind::Specialized {
            distinct: false,
            kind: *node,
            fields: fields.copied().collect(),
        })
    }

    fn hash_of(&self, kind: &MdKind) -> u64 {
        let mut hasher = FxHasher::default();
        self.identity(kind).hash(&mut hasher);
        hasher.finish()
    }
}
