//! Builds specialized nodes, and provides typed access to their fields.

use super::flags::subprogram;
use super::schema::{Field, FieldType, NodeKind, Print};
use super::{Md, MdKind, MetadataTable};

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FieldValue {
    /// `null`, or an absent value.
    Null,
    /// A node, string or constant.
    Md(Md),
    /// A non-negative number, the number of a keyword, or flags.
    Unsigned(u64),
    /// A signed number.
    Signed(i64),
    /// `true` or `false`
    Bool(bool),
}

/// A source location: `!DILocation(...)`. Every instruction may have its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// The 1-based line; 0 for none.
    pub line: u32,
    /// The 1-based column; 0 for none.
    pub column: u16,
    /// True if no source code corresponds to the location.
    pub is_implicit_code: bool,
    /// True for a `distinct` location.
    pub is_distinct: bool,
    /// The scope.
    pub scope: Md,
    /// The location of the inlined call.
    pub inlined_at: Option<Md>,
    // Two halves instead of a `u64`, so that a location takes no more space than other metadata.
    atom: [u32; 2],
}

const ATOM_RANK_BITS: u32 = 3;

impl Location {
    /// Returns the location of a line and column in a scope.
    pub fn new(line: u32, column: u16, scope: Md, inlined_at: Option<Md>) -> Location {
        Location {
            line,
            column,
            is_implicit_code: false,
            is_distinct: false,
            scope,
            inlined_at,
            atom: [0; 2],
        }
    }

    /// Returns the same location as a member of a source atom. As in LLVM, the group has 61 bits and the rank 3.
    pub fn with_atom(self, group: u64, rank: u8) -> Location {
        let atom = group << ATOM_RANK_BITS | u64::from(rank) & ((1 << ATOM_RANK_BITS) - 1);
        let atom = [atom as u32, (atom >> 32) as u32];
        Location { atom, ..self }
    }

    fn atom(&self) -> u64 {
        u64::from(self.atom[0]) | u64::from(self.atom[1]) << 32
    }

    /// Returns the ID of the source atom's instruction group; 0 for none.
    pub fn atom_group(&self) -> u64 {
        self.atom() >> ATOM_RANK_BITS
    }

    /// Returns the rank in the group. The instruction of rank 1 is the one at which a debugger stops.
    pub fn atom_rank(&self) -> u64 {
        self.atom() & ((1 << ATOM_RANK_BITS) - 1)
    }

    fn field(&self, field: Field) -> FieldValue {
        match field {
            Field::Line => FieldValue::Unsigned(self.line.into()),
            Field::Column => FieldValue::Unsigned(self.column.into()),
            Field::Scope => FieldValue::Md(self.scope),
            Field::InlinedAt => self.inlined_at.map_or(FieldValue::Null, FieldValue::Md),
            Field::IsImplicitCode => FieldValue::Bool(self.is_implicit_code),
            Field::AtomGroup => FieldValue::Unsigned(self.atom_group()),
            Field::AtomRank => FieldValue::Unsigned(self.atom_rank()),
            _ => FieldValue::Null,
        }
    }
}

/// A field of a node and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The field.
    pub field: Field,
    /// The value.
    pub value: FieldValue,
}

/// The fields of a node under construction, in any order. Absent fields have their default values.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<Slot>);

impl Fields {
    /// Adds a field.
    pub fn set(&mut self, field: Field, value: FieldValue) {
        self.0.push(Slot { field, value });
    }

    /// Returns the fields with one more field.
    #[must_use]
    pub fn with(mut self, field: Field, value: FieldValue) -> Fields {
        self.set(field, value);
        self
    }

    /// Adds a node, string or constant.
    #[must_use]
    pub fn md(self, field: Field, md: Option<Md>) -> Fields {
        self.with(field, md.map_or(FieldValue::Null, FieldValue::Md))
    }

    /// Adds a number, the number of a keyword, or flags.
    #[must_use]
    pub fn number(self, field: Field, value: impl Into<u64>) -> Fields {
        self.with(field, FieldValue::Unsigned(value.into()))
    }

    /// Adds a signed number.
    #[must_use]
    pub fn signed(self, field: Field, value: i64) -> Fields {
        self.with(field, FieldValue::Signed(value))
    }

    /// Adds a boolean.
    #[must_use]
    pub fn truth(self, field: Field, value: bool) -> Fields {
        self.with(field, FieldValue::Bool(value))
    }

    /// Returns the value of a field, or its default if the field was not added.
    pub fn get(&self, kind: NodeKind, field: Field) -> FieldValue {
        value_of(kind, &self.0, field)
    }

    /// Returns the normal form: fields in the order of the schema, without those that have their default values.
    pub(super) fn normal(mut self, kind: NodeKind) -> Box<[Slot]> {
        if kind == NodeKind::DerivedType {
            self.pack_pointer_authentication();
        }
        self.0.retain_mut(|slot| normalize(kind, slot));
        let position = |slot: &Slot| kind.position(slot.field);
        if !self.0.is_sorted_by_key(position) {
            self.0.sort_by_key(position);
        }
        self.0.into()
    }

    /// Moves the fields of pointer authentication into the alignment, where LLVM stores them.
    fn pack_pointer_authentication(&mut self) {
        let kind = NodeKind::DerivedType;
        let number = |field| match self.get(kind, field) {
            FieldValue::Unsigned(value) => value,
            FieldValue::Bool(value) => u64::from(value),
            _ => 0,
        };
        let parts = PTR_AUTH.map(|(field, shift, _)| number(field) << shift);
        let key = number(Field::PtrAuthKey);
        self.0
            .retain(|slot| !PTR_AUTH.iter().any(|(field, ..)| *field == slot.field));
        if key != 0 {
            self.0.retain(|slot| slot.field != Field::Align);
            let bits = parts.iter().fold(0, |bits, part| bits | part);
            self.set(Field::Align, FieldValue::Unsigned(bits));
        }
    }
}

/// The pointer-authentication fields: the field, its lowest bit and the mask of its value.
pub(crate) const PTR_AUTH: [(Field, u32, u64); 5] = [
    (Field::PtrAuthKey, 0, 0xf),
    (Field::PtrAuthIsAddressDiscriminated, 4, 1),
    (Field::PtrAuthExtraDiscriminator, 5, 0xffff),
    (Field::PtrAuthIsaPointer, 21, 1),
    (Field::PtrAuthAuthenticatesNullValues, 22, 1),
];

/// Normalizes a value. Returns false if the value is the default, which nodes do not store.
fn normalize(kind: NodeKind, slot: &mut Slot) -> bool {
    let Some(def) = kind.position(slot.field).map(|at| &kind.fields()[at]) else {
        return false;
    };
    if def.print == Print::Never {
        return false;
    }
    match (def.ty, slot.value) {
        (FieldType::List, _) => return true,
        (
            FieldType::Bound
            | FieldType::Count
            | FieldType::TypedBound
            | FieldType::ExpressionBound
            | FieldType::Integer,
            FieldValue::Unsigned(value),
        ) => {
            if let Ok(value) = i64::try_from(value) {
                slot.value = FieldValue::Signed(value);
            }
        }
        (FieldType::Size, FieldValue::Unsigned(0)) => return false,
        (FieldType::Unsigned(limit), FieldValue::Unsigned(value))
            if slot.field == Field::DwarfAddressSpace && value == limit =>
        {
            return false;
        }
        _ => {}
    }
    slot.value != def.default
}

#[inline]
pub(super) fn value_of(kind: NodeKind, slots: &[Slot], field: Field) -> FieldValue {
    match slots.iter().find(|slot| slot.field == field) {
        Some(slot) => slot.value,
        None => match kind.position(field) {
            Some(at) => kind.fields()[at].default,
            None => FieldValue::Null,
        },
    }
}

/// Typed access to fields. A field that a node does not have reads as `null`, 0 or false.
impl MetadataTable {
    /// Returns the kind of a specialized node.
    #[inline]
    pub fn node_kind(&self, md: Md) -> Option<NodeKind> {
        match self.kind(md) {
            MdKind::Location(_) => Some(NodeKind::Location),
            MdKind::Specialized { kind, .. } => Some(*kind),
            _ => None,
        }
    }

    /// Returns the value of a field of a specialized node, or the field's default.
    pub fn field(&self, md: Md, field: Field) -> FieldValue {
        match self.kind(md) {
            MdKind::Location(location) => location.field(field),
            MdKind::Specialized { kind, fields, .. } => value_of(*kind, fields, field),
            _ => FieldValue::Null,
        }
    }

    /// Returns the metadata that a field refers to.
    pub fn node_field(&self, md: Md, field: Field) -> Option<Md> {
        match self.field(md, field) {
            FieldValue::Md(md) => Some(md),
            _ => None,
        }
    }

    /// Returns a field's number, which may be that of a keyword or flags.
    pub fn number_field(&self, md: Md, field: Field) -> u64 {
        match self.field(md, field) {
            FieldValue::Unsigned(value) => value,
            FieldValue::Signed(value) => value as u64,
            _ => 0,
        }
    }

    /// Returns the `DIFile` of a scope: its own, or that of the closest enclosing scope with a file. Returns `None`
    /// if scopes are nested more than a thousand deep, as in a cycle.
    pub fn file_of_scope(&self, mut scope: Md) -> Option<Md> {
        const MOST: usize = 1000;
        for _ in 0..MOST {
            match self.node_field(scope, Field::File) {
                Some(file) => return Some(file),
                None => scope = self.node_field(scope, Field::Scope)?,
            }
        }
        None
    }

    /// Returns the value of a boolean field.
    pub fn bool_field(&self, md: Md, field: Field) -> bool {
        self.field(md, field) == FieldValue::Bool(true)
    }

    /// Returns the value of a string field.
    pub fn text_field(&self, md: Md, field: Field) -> Option<&[u8]> {
        match self.kind(self.node_field(md, field)?) {
            MdKind::String(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// Returns true if a node's `flags` contain all of `bits`.
    pub fn has_flags(&self, md: Md, bits: u32) -> bool {
        let bits = u64::from(bits);
        self.number_field(md, Field::Flags) & bits == bits
    }

    /// Returns true if a node is the definition of a subprogram.
    pub fn is_definition(&self, md: Md) -> bool {
        self.number_field(md, Field::SpFlags) & u64::from(subprogram::DEFINITION) != 0
    }

    /// Returns the location if `md` is one.
    pub fn location(&self, md: Md) -> Option<&Location> {
        match self.kind(md) {
            MdKind::Location(location) => Some(location),
            _ => None,
        }
    }
}
