//! Prints metadata.

use terrace_numeric::ApInt;

use super::flags::subprogram;
use super::node::PTR_AUTH;
use super::schema::{Field, FieldDef, FieldType, NodeKind, Print};
use super::{FieldValue, Location, Md, MdKind, Slot, expression};
use crate::constants::{Const, ConstKind};
use crate::context::Context;
use crate::dwarf::{op, tag};
use crate::numbering::References;
use crate::text::{push_i64, push_quoted, push_u64};

impl Context {
    /// Pushes metadata as an operand: `!7`, `!"text"`, `i32 1`, `!DIExpression()`.
    pub(crate) fn push_md(&self, md: Md, refs: &mut References<'_>, out: &mut Vec<u8>) {
        match self.metadata.kind(md) {
            MdKind::String(bytes) => {
                out.push(b'!');
                push_quoted(out, bytes);
            }
            MdKind::Value(value) => self.push_typed_const(*value, refs, out),
            MdKind::Expression(words) => expression::push(words, out),
            MdKind::ArgList(values) => {
                out.extend_from_slice(b"!DIArgList(");
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        out.extend_from_slice(b", ");
                    }
                    self.push_typed_const(*value, refs, out);
                }
                out.push(b')');
            }
            _ => {
                out.push(b'!');
                refs.push_md(&self.metadata, self.metadata.canonical(md), out);
            }
        }
    }

    fn push_optional_md(&self, md: Option<Md>, refs: &mut References<'_>, out: &mut Vec<u8>) {
        match md {
            Some(md) => self.push_md(md, refs, out),
            None => out.extend_from_slice(b"null"),
        }
    }

    fn push_md_list(
        &self,
        list: impl Iterator<Item = Option<Md>>,
        refs: &mut References<'_>,
        out: &mut Vec<u8>,
    ) {
        out.push(b'{');
        for (index, operand) in list.enumerate() {
            if index > 0 {
                out.extend_from_slice(b", ");
            }
            self.push_optional_md(operand, refs, out);
        }
        out.push(b'}');
    }

    /// Pushes the definition of a numbered node: `distinct !{...}`.
    pub(crate) fn push_md_definition(&self, md: Md, refs: &mut References<'_>, out: &mut Vec<u8>) {
        let node = self.metadata.kind(md);
        if node.is_distinct() {
            out.extend_from_slice(b"distinct ");
        }
        match node {
            MdKind::Node { operands, .. } => {
                out.push(b'!');
                self.push_md_list(operands.iter().copied(), refs, out);
            }
            MdKind::Location(location) => self.push_debug_location(location, refs, out),
            MdKind::Specialized { kind, fields, .. } => {
                let node = NodeText {
                    context: self,
                    kind: *kind,
                    slots: fields,
                };
                node.push(refs, out);
            }
            _ => self.push_md(md, refs, out),
        }
    }

    fn push_debug_location(
        &self,
        location: &Location,
        refs: &mut References<'_>,
        out: &mut Vec<u8>,
    ) {
        out.extend_from_slice(b"!DILocation(line: ");
        push_u64(out, location.line.into());
        if location.column != 0 {
            out.extend_from_slice(b", column: ");
            push_u64(out, location.column.into());
        }
        out.extend_from_slice(b", scope: ");
        self.push_md(location.scope, refs, out);
        if let Some(inlined_at) = location.inlined_at {
            out.extend_from_slice(b", inlinedAt: ");
            self.push_md(inlined_at, refs, out);
        }
        if location.is_implicit_code {
            out.extend_from_slice(b", isImplicitCode: true");
        }
        for (name, value) in [
            (&b", atomGroup: "[..], location.atom_group()),
            (b", atomRank: ", location.atom_rank()),
        ] {
            if value != 0 {
                out.extend_from_slice(name);
                push_u64(out, value);
            }
        }
        out.push(b')');
    }

    /// Returns an integer constant in decimal, with its sign.
    fn integer_digits(&self, c: Const) -> Option<String> {
        let (ty, kind) = self.consts.get(c);
        let bits = self.types.scalar_bits(ty);
        let value = match kind {
            ConstKind::Int(value) => ApInt::from_limbs(bits, &[value]),
            ConstKind::WideInt(limbs) => ApInt::from_limbs(bits, limbs),
            _ => return None,
        };
        let mut text = String::new();
        value.write_signed(&mut text);
        Some(text)
    }
}

/// A specialized node that is being printed.
struct NodeText<'a> {
    context: &'a Context,
    kind: NodeKind,
    slots: &'a [Slot],
}

impl NodeText<'_> {
    fn push(&self, refs: &mut References<'_>, out: &mut Vec<u8>) {
        out.push(b'!');
        out.extend_from_slice(self.kind.text().as_bytes());
        out.push(b'(');
        let start = out.len();
        // Slots are in the order of the schema.
        let mut slots = self.slots.iter().peekable();
        for def in self.kind.fields() {
            let own = slots.next_if(|slot| slot.field == def.field);
            while let (FieldType::List, Some(_)) =
                (def.ty, slots.next_if(|slot| slot.field == def.field))
            {}
            if !self.prints(def, own.is_some()) {
                continue;
            }
            if def.print == Print::PointerAuth {
                self.push_pointer_authentication(start, out);
                continue;
            }
            push_name(def.field, start, out);
            self.push_value(def, own.map_or(def.default, |slot| slot.value), refs, out);
        }
        out.push(b')');
    }

    /// Returns the number of a field, or 0 if the field has its default value.
    fn number(&self, field: Field) -> u64 {
        match self.slots.iter().find(|slot| slot.field == field) {
            Some(Slot {
                value: FieldValue::Unsigned(value),
                ..
            }) => *value,
            _ => 0,
        }
    }

    fn has(&self, field: Field) -> bool {
        self.slots.iter().any(|slot| slot.field == field)
    }

    fn prints(&self, def: &FieldDef, is_set: bool) -> bool {
        const VIRTUAL: u64 = (subprogram::VIRTUAL | subprogram::PURE_VIRTUAL) as u64;
        const RATIONAL: u64 = 2;
        match def.print {
            Print::NonDefault => is_set,
            Print::Always => true,
            Print::Never => false,
            Print::Align => is_set && self.number(Field::Tag) != tag::LLVM_PTRAUTH_TYPE,
            Print::PointerAuth => self.number(Field::Tag) == tag::LLVM_PTRAUTH_TYPE,
            Print::Checksum => self.has(Field::Checksumkind),
            Print::Language => !self.has(Field::SourceLanguageName),
            Print::VirtualIndex => is_set || self.number(Field::SpFlags) & VIRTUAL != 0,
            Print::Factor => is_set && self.number(Field::Kind) != RATIONAL,
            Print::Ratio => self.number(Field::Kind) == RATIONAL,
        }
    }

    fn push_pointer_authentication(&self, start: usize, out: &mut Vec<u8>) {
        let bits = self.number(Field::Align);
        for (field, shift, mask) in PTR_AUTH {
            let value = bits >> shift & mask;
            if mask == 1 {
                push_name(field, start, out);
                push_bool(value != 0, out);
            } else if value != 0 {
                push_name(field, start, out);
                push_u64(out, value);
            }
        }
    }

    fn push_value(
        &self,
        def: &FieldDef,
        value: FieldValue,
        refs: &mut References<'_>,
        out: &mut Vec<u8>,
    ) {
        match (def.ty, value) {
            (FieldType::List, _) => {
                let slots = self.slots.iter().filter(|slot| slot.field == def.field);
                let list = slots.map(|slot| match slot.value {
                    FieldValue::Md(md) => Some(md),
                    _ => None,
                });
                self.context.push_md_list(list, refs, out);
            }
            (FieldType::Text | FieldType::NonEmptyText | FieldType::KeptText, value) => {
                let text: &[u8] = match value {
                    FieldValue::Md(md) => match self.context.metadata.kind(md) {
                        MdKind::String(bytes) => bytes,
                        _ => b"",
                    },
                    _ => b"",
                };
                push_quoted(out, text);
            }
            (FieldType::Keyword(keyword), FieldValue::Unsigned(value)) => {
                let value32 = u32::try_from(value).ok();
                match value32.and_then(|value| keyword.names.name_of(value)) {
                    // LLVM prints a language, convention or encoding of 0 as a number.
                    Some((prefix, name)) => {
                        out.extend_from_slice(prefix.as_bytes());
                        out.extend_from_slice(name.as_bytes());
                    }
                    None => push_u64(out, value),
                }
            }
            (FieldType::Flags(names), FieldValue::Unsigned(bits)) => names.push(bits as u32, out),
            (FieldType::TypedBound, FieldValue::Signed(value)) => {
                out.extend_from_slice(b"i64 ");
                push_i64(out, value);
            }
            (
                FieldType::Integer | FieldType::Size | FieldType::Bound | FieldType::Count,
                FieldValue::Md(md),
            ) => {
                let digits = match self.context.metadata.kind(md) {
                    MdKind::Value(value) => self.context.integer_digits(*value),
                    _ => None,
                };
                match digits {
                    Some(digits) => out.extend_from_slice(digits.as_bytes()),
                    None => self.context.push_md(md, refs, out),
                }
            }
            (FieldType::ExpressionBound, FieldValue::Md(md)) => {
                match self.context.metadata.expression(md) {
                    Some([op::CONSTS, value]) => push_i64(out, *value as i64),
                    _ => self.context.push_md(md, refs, out),
                }
            }
            (_, FieldValue::Null) => out.extend_from_slice(b"null"),
            (_, FieldValue::Md(md)) => self.context.push_md(md, refs, out),
            (_, FieldValue::Unsigned(value)) => push_u64(out, value),
            (_, FieldValue::Signed(value)) => push_i64(out, value),
            (_, FieldValue::Bool(value)) => push_bool(value, out),
        }
    }
}

fn push_name(field: Field, start: usize, out: &mut Vec<u8>) {
    if out.len() > start {
        out.extend_from_slice(b", ");
    }
    out.extend_from_slice(field.text().as_bytes());
    out.extend_from_slice(b": ");
}

fn push_bool(value: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(if value { b"true" } else { b"false" });
}
