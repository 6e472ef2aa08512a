//! Fields of nodes of debug information.

use terrace_ir::EnumDef;
use terrace_llvm::dwarf::DwarfNames;
use terrace_llvmir::{Field, FieldValue, Md};

/// The fields of a node, without those that are absent.
#[derive(Default)]
pub(super) struct Fields(pub(super) Vec<Field>);

impl Fields {
    pub(super) fn md(mut self, name: &'static str, md: Option<Md>) -> Self {
        if let Some(md) = md {
            self.0.push(Field::new(name, FieldValue::Md(md)));
        }
        self
    }

    /// A field that is `null` rather than absent.
    pub(super) fn required(mut self, name: &'static str, md: Option<Md>) -> Self {
        self.0.push(Field::new(
            name,
            md.map_or(FieldValue::Null, FieldValue::Md),
        ));
        self
    }

    pub(super) fn text(mut self, name: &'static str, text: &[u8]) -> Self {
        if !text.is_empty() {
            self.0
                .push(Field::new(name, FieldValue::String(text.into())));
        }
        self
    }

    pub(super) fn number(mut self, name: &'static str, value: impl Into<u64>) -> Self {
        let value = value.into();
        if value != 0 {
            self.0.push(Field::new(name, FieldValue::Unsigned(value)));
        }
        self
    }

    pub(super) fn always(mut self, name: &'static str, value: FieldValue) -> Self {
        self.0.push(Field::new(name, value));
        self
    }

    pub(super) fn truth(self, name: &'static str, value: bool) -> Self {
        self.always(name, FieldValue::Bool(value))
    }

    pub(super) fn dwarf(self, name: &'static str, names: &DwarfNames, value: u32) -> Self {
        if value == 0 {
            return self;
        }
        self.always(name, dwarf_value(names, value))
    }

    pub(super) fn flags(self, name: &'static str, prefix: &str, def: &EnumDef, value: u64) -> Self {
        if value == 0 {
            return self;
        }
        let (mut left, mut text) = (value, String::new());
        for &(case, bits) in def.cases {
            if bits != 0 && left & bits == bits && !case.starts_with("Bit") {
                if !text.is_empty() {
                    text.push_str(" | ");
                }
                text.push_str(prefix);
                text.push_str(case);
                left &= !bits;
            }
        }
        let value = if left == 0 {
            FieldValue::Keyword(text.into())
        } else {
            FieldValue::Unsigned(value)
        };
        self.always(name, value)
    }
}

pub(super) fn dwarf_value(names: &DwarfNames, value: u32) -> FieldValue {
    match names.name_of(value) {
        Some((prefix, name)) => FieldValue::Keyword([prefix, name].concat().into()),
        None => FieldValue::Unsigned(u64::from(value)),
    }
}
