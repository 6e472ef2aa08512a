//! Prints attributes.

use super::Printer;
use crate::hooks::DialectAsm;
use crate::params::AttrText;
use std::any::Any;
use terrace_builtin::types::{DYNAMIC, Signedness};
use terrace_builtin::{
    AffineMapAttr, ArrayAttr, BoolArrayAttr, DenseArrayAttr, DenseElementsAttr, DenseI64ArrayAttr,
    DenseResourceElementsAttr, DenseStringElementsAttr, DistinctAttr, FloatAttr, IntegerAttr,
    IntegerSetAttr, IntegerType, OpaqueAttr, SparseElementsAttr, StridedLayoutAttr, TypeAttr,
};
use terrace_ir::{
    Attr, DenseI32Array, DictionaryAttr, EnumAttr, EnumDef, OpRef, StringAttr, SymbolRefAttr, Type,
    UnitAttr,
};

/// The condition under which the type of an attribute is omitted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Elision {
    Never,
    /// Omitted if it is the default: `i64`, `f64`.
    May,
    Must,
}

impl Printer<'_> {
    /// Prints an attribute with its type.
    pub fn attr(&mut self, attr: Attr) {
        self.attr_with(attr, Elision::Never);
    }

    /// Prints an attribute whose type the context determines.
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_with(attr, Elision::Must);
    }

    /// Prints an attribute, and its type unless it is `i64` or `f64`.
    pub(crate) fn attr_eliding_type(&mut self, attr: Attr) {
        self.attr_with(attr, Elision::May);
    }

    pub(crate) fn attr_with(&mut self, attr: Attr, elision: Elision) {
        if self.aliases.is_active() && self.alias_of(attr) {
            return;
        }
        self.attr_body(attr, elision);
    }

    pub(crate) fn attr_body(&mut self, attr: Attr, elision: Elision) {
        let storage = attr.storage(self.ctx);
        if let Some(int) = storage.downcast_ref::<IntegerAttr>() {
            self.integer(int, elision);
        } else if let Some(ty) = storage.downcast_ref::<TypeAttr>() {
            self.ty(ty.value);
        } else if let Some(string) = storage.downcast_ref::<StringAttr>() {
            self.string(&string.value);
            self.type_suffix(string.ty, elision);
        } else if attr == Attr::UNIT {
            self.text("unit");
        } else if let Some(float) = storage.downcast_ref::<FloatAttr>() {
            let hex = self.out.push_written(|out| float.value.write_mlir(out));
            if !(elision == Elision::May && float.ty == Type::F64 && !hex) {
                self.type_suffix(Some(float.ty), elision);
            }
        } else if let Some(symbol) = storage.downcast_ref::<SymbolRefAttr>() {
            self.symbol(symbol.root);
            for &nested in &symbol.nested {
                self.text("::");
                self.symbol(nested);
            }
        } else if let Some(array) = storage.downcast_ref::<ArrayAttr>() {
            self.ch('[');
            self.comma_list(array.elements.iter().copied(), Self::attr_eliding_type);
            self.ch(']');
        } else if let Some(dictionary) = storage.downcast_ref::<DictionaryAttr>() {
            self.ch('{');
            self.named_attrs(dictionary.entries());
            self.ch('}');
        } else if let Some(value) = storage.downcast_ref::<EnumAttr>() {
            self.ch('#');
            self.text(value.def.dialect);
            if value.def.bare {
                self.ch('<');
                self.text(value.def.mnemonic);
                self.ch(' ');
                self.enum_value(value.def, value.value);
                return self.ch('>');
            }
            self.ch('.');
            self.text(value.def.mnemonic);
            self.ch('<');
            self.enum_value(value.def, value.value);
            self.ch('>');
        } else {
            self.rare_attr(attr, storage, elision);
        }
    }

    fn rare_attr(&mut self, attr: Attr, storage: &dyn Any, elision: Elision) {
        let ctx = self.ctx;
        if storage.is::<DenseI32Array>()
            || storage.is::<DenseI64ArrayAttr>()
            || storage.is::<BoolArrayAttr>()
            || storage.is::<DenseArrayAttr>()
        {
            self.dense_array(attr);
        } else if storage.is::<DenseElementsAttr>()
            || storage.is::<DenseStringElementsAttr>()
            || storage.is::<DenseResourceElementsAttr>()
            || storage.is::<SparseElementsAttr>()
        {
            self.dense_elements(attr);
            self.type_suffix(attr.ty(ctx), elision);
        } else if let Some(map) = storage.downcast_ref::<AffineMapAttr>() {
            self.text("affine_map<");
            self.affine_map(&map.map);
            self.ch('>');
        } else if let Some(set) = storage.downcast_ref::<IntegerSetAttr>() {
            self.text("affine_set<");
            self.integer_set(&set.set);
            self.ch('>');
        } else if let Some(layout) = storage.downcast_ref::<StridedLayoutAttr>() {
            self.text("strided<[");
            self.comma_list(layout.strides.iter().copied(), Self::int_or_dynamic);
            self.ch(']');
            if layout.offset != 0 {
                self.text(", offset: ");
                self.int_or_dynamic(layout.offset);
            }
            self.ch('>');
        } else if let Some(distinct) = storage.downcast_ref::<DistinctAttr>() {
            let number = self.aliases.distinct_number(distinct.id);
            self.text("distinct[");
            self.int(number as i64);
            self.text("]<");
            if !distinct.referenced.is::<UnitAttr>(ctx) {
                self.attr(distinct.referenced);
            }
            self.ch('>');
        } else if let Some(opaque) = storage.downcast_ref::<OpaqueAttr>() {
            self.ch('#');
            self.bytes(opaque.dialect.bytes(ctx).unwrap_or_default());
            self.bytes(&opaque.text);
            self.type_suffix(opaque.ty, elision);
        } else if terrace_builtin::locations::is_location(ctx, attr) {
            self.location(attr.as_loc());
        } else {
            let dialect = attr.dialect(ctx);
            self.ch('#');
            self.text(dialect);
            self.ch('.');
            let start = self.out.len();
            if let Some(text) = ctx.attr_interface::<dyn AttrText>(attr) {
                self.text(text.def().mnemonic);
                text.print(attr, self);
            } else if let Some(asm) = ctx.dialect_interface::<dyn DialectAsm>(dialect) {
                asm.print_attr(ctx, attr, self);
            } else {
                self.without_text("attribute", attr.kind_name(ctx));
            }
            let text = self.out.since(start);
            if needs_brackets(text) {
                let text = text.to_owned();
                self.out.truncate(start - 1);
                self.ch('<');
                self.bytes(&text);
                self.ch('>');
            }
            self.type_suffix(attr.ty(ctx), elision);
        }
    }

    /// Prints a type without the leading `!dialect.mnemonic`, if the type has parameters and its text has this prefix.
    pub fn stripped_type(&mut self, ty: Type, dialect: &str, mnemonic: &str) {
        let start = self.out.len();
        self.ty(ty);
        let text = self.out.since(start);
        let name = format!("!{dialect}.{mnemonic}");
        if let Some(parameters) = text.strip_prefix(name.as_bytes())
            && parameters.starts_with(b"<")
        {
            let parameters = parameters.to_owned();
            self.out.truncate(start);
            self.bytes(&parameters);
        }
    }

    /// Prints an attribute's alias, or the parameters of a dialect's attribute without the leading `#dialect.mnemonic`.
    pub fn stripped_attr(&mut self, attr: Attr) {
        if self.aliases.is_active() && self.alias_of(attr) {
            return;
        }
        let start = self.out.len();
        if let Some(text) = self.ctx.attr_interface::<dyn AttrText>(attr) {
            text.print(attr, self);
            // An attribute without parameters is printed in full.
            if self.out.len() == start {
                self.attr_body(attr, Elision::Never);
            }
            return;
        }
        self.attr_body(attr, Elision::Never);
        let text = self.out.since(start);
        if let Some(rest) = text.strip_prefix(b"#") {
            let place = |text: &[u8], wanted: &[u8]| {
                let found = text.iter().position(|byte| wanted.contains(byte));
                found.unwrap_or(text.len())
            };
            let name = 1 + place(rest, b"<.");
            let parameters = if text[name..].starts_with(b"<") {
                // `#dialect<mnemonic parameters>`
                let parameters = &text[place(text, b" ")..];
                parameters.strip_suffix(b">").unwrap_or_default()
            } else {
                &text[place(text, b"<")..]
            };
            let parameters = parameters.to_owned();
            self.out.truncate(start);
            self.bytes(&parameters);
        }
    }

    fn type_suffix(&mut self, ty: Option<Type>, elision: Elision) {
        if let Some(ty) = ty
            && elision != Elision::Must
        {
            self.text(" : ");
            self.ty(ty);
        }
    }

    fn integer(&mut self, int: &IntegerAttr, elision: Elision) {
        if int.ty == Type::I1 {
            self.text(if int.value.is_zero() { "false" } else { "true" });
            return;
        }
        let unsigned = int
            .ty
            .as_::<IntegerType>(self.ctx)
            .is_some_and(|ty| ty.signedness == Signedness::Unsigned);
        if let Some(value) = int.value.to_i64().filter(|_| !unsigned) {
            self.int(value);
        } else if unsigned {
            self.out.push_written(|out| int.value.write_unsigned(out));
        } else {
            self.out.push_written(|out| int.value.write_signed(out));
        }
        if !(elision == Elision::May && int.ty == Type::I64) {
            self.type_suffix(Some(int.ty), elision);
        }
    }

    fn int_or_dynamic(&mut self, value: i64) {
        if value == DYNAMIC {
            self.ch('?');
        } else {
            self.int(value);
        }
    }

    /// Prints `"text"` with MLIR's escapes.
    pub fn string(&mut self, bytes: impl AsRef<[u8]>) {
        let bytes = bytes.as_ref();
        self.ch('"');
        if bytes.iter().copied().all(is_unescaped) {
            self.bytes(bytes);
        } else {
            self.out.push_written(|out| escape(bytes, out));
        }
        self.ch('"');
    }

    /// Prints a bare keyword, or a quoted string if the text is not a keyword.
    pub fn keyword_or_string(&mut self, bytes: impl AsRef<[u8]>) {
        let bytes = bytes.as_ref();
        if is_keyword(bytes) {
            self.bytes(bytes);
        } else {
            self.string(bytes);
        }
    }

    /// Prints the value of an enum: a case, quoted if it is not a keyword, or flags.
    pub(crate) fn enum_value(&mut self, def: &EnumDef, value: u64) {
        match def.case_of(value) {
            _ if def.flags => self.out.push_written(|out| def.write(value, out)),
            Some(case) => self.keyword_or_string(case),
            None => self.string(""),
        }
    }

    /// Prints `@name` or `@"name"`. The name is a string attribute.
    pub fn symbol(&mut self, name: Attr) {
        self.ch('@');
        self.keyword_or_string(name.bytes(self.ctx).unwrap_or_default());
    }

    /// Prints `a = 1, b`.
    fn named_attrs(&mut self, entries: &[(Attr, Attr)]) {
        let ctx = self.ctx;
        let entries = entries
            .iter()
            .map(|&(name, value)| (name.bytes(ctx).unwrap_or_default(), value));
        self.comma_list(entries, Self::named_attr);
    }

    fn named_attr(&mut self, (name, value): (&[u8], Attr)) {
        self.keyword_or_string(name);
        if value != Attr::UNIT {
            self.text(" = ");
            self.attr(value);
        }
    }

    /// Prints ` {a = 1}` of an operation: discardable attributes and properties except those in `elided`. Prints
    /// nothing if there are none.
    pub fn attr_dict(&mut self, op: OpRef<'_>, elided: &[&str]) {
        self.attr_dict_of(op, elided, false);
    }

    /// Prints ` attributes {a = 1}`.
    pub fn attr_dict_with_keyword(&mut self, op: OpRef<'_>, elided: &[&str]) {
        self.attr_dict_of(op, elided, true);
    }

    /// Prints ` {a = 1}` of a dictionary; nothing if it is empty.
    pub fn dictionary(&mut self, attrs: Attr) {
        if attrs == Attr::EMPTY_DICTIONARY {
            return;
        }
        let Some(dictionary) = attrs.as_::<DictionaryAttr>(self.ctx) else {
            return;
        };
        self.text(" {");
        self.named_attrs(dictionary.entries());
        self.ch('}');
    }

    pub(crate) fn attr_dict_of(&mut self, op: OpRef<'_>, elided: &[&str], with_keyword: bool) {
        let ctx = self.ctx;
        let attrs = op.body.attrs(op.id);
        let has_attrs = attrs != Attr::EMPTY_DICTIONARY;
        let name = op.name();
        let def = ctx.op_def(name);
        let has_props = def.is_some_and(|def| !def.props.is_empty());
        if !has_attrs && !has_props {
            return;
        }
        let mut entries: terrace_ir::SmallVec<[(&[u8], Attr); 8]> = Default::default();
        if let Some(def) = def
            && has_props
        {
            let defaults = ctx.prop_defaults(name);
            for (slot, (row, value)) in def.props.iter().zip(op.body.props(op.id)).enumerate() {
                let Some(value) = value else { continue };
                let is_default = match row.default {
                    None => false,
                    Some(default) if row.optional => default(ctx) == *value,
                    Some(_) => defaults[slot] == Some(*value),
                };
                if !is_default && !row.is_segments() && !elided.contains(&row.name) {
                    entries.push((row.name.as_bytes(), *value));
                }
            }
        }
        let props = entries.len();
        if has_attrs && let Some(dictionary) = attrs.as_::<DictionaryAttr>(ctx) {
            for &(name, value) in dictionary.entries() {
                let name = name.bytes(ctx).unwrap_or_default();
                let is_elided = elided.iter().any(|elided| elided.as_bytes() == name);
                let is_free = || {
                    let name = std::str::from_utf8(name).ok()?;
                    Some(def?.props[def?.prop_index(name)?].is_native())
                };
                if !is_elided || is_free() == Some(true) {
                    entries.push((name, value));
                }
            }
        }
        if entries.is_empty() {
            return;
        }
        // Dictionaries are sorted.
        if props > 0 {
            entries.sort_by(|a, b| a.0.cmp(b.0));
        }
        self.text(if with_keyword { " attributes {" } else { " {" });
        self.comma_list(entries, Self::named_attr);
        self.ch('}');
    }

    /// Prints ` <{a = 1}>`: all properties, sorted by name.
    pub(crate) fn generic_props(&mut self, op: OpRef<'_>) {
        let props = op.body.props(op.id);
        let Some(def) = op.def() else {
            if let [Some(dictionary)] = props {
                self.text(" <");
                self.attr(*dictionary);
                self.ch('>');
            }
            return;
        };
        let mut entries = terrace_ir::SmallVec::<[(&[u8], Attr); 8]>::new();
        for (row, value) in def.props.iter().zip(props) {
            if let Some(value) = value {
                entries.push((row.name.as_bytes(), *value));
            }
        }
        if entries.is_empty() {
            return;
        }
        entries.sort_by(|a, b| a.0.cmp(b.0));
        self.text(" <{");
        self.comma_list(entries, Self::named_attr);
        self.text("}>");
    }
}

/// Returns true if text can be a bare keyword, or follow `@` without quotes.
fn is_keyword(text: &[u8]) -> bool {
    /// 2 for a byte with which a keyword may start, 1 for other bytes of keywords.
    const KEYWORD: [u8; 256] = {
        let mut table = [0; 256];
        let mut at = 0;
        while at < 256 {
            let byte = at as u8;
            if byte.is_ascii_alphabetic() || byte == b'_' {
                table[at] = 2;
            } else if byte.is_ascii_digit() || byte == b'$' || byte == b'.' {
                table[at] = 1;
            }
            at += 1;
        }
        table
    };
    let class = |byte: &u8| KEYWORD[usize::from(*byte)];
    match text {
        [] => false,
        [first, rest @ ..] => class(first) == 2 && rest.iter().all(|byte| class(byte) > 0),
    }
}

/// Returns true if the text that a dialect prints for an attribute is not a name followed by a pair of brackets.
fn needs_brackets(text: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let mut name = text.iter().take_while(|&&byte| byte != b'<');
    !name.all(is_name)
}

/// Returns true if a byte is not escaped in quotes.
fn is_unescaped(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'\\' && byte != b'"'
}

/// Appends bytes as MLIR prints them in quotes.
pub(crate) fn escape(bytes: &[u8], out: &mut String) {
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            byte if is_unescaped(byte) => out.push(byte as char),
            byte => {
                out.push('\\');
                for digit in [byte >> 4, byte & 15] {
                    out.push(
                        char::from_digit(u32::from(digit), 16)
                            .unwrap_or('0')
                            .to_ascii_uppercase(),
                    );
                }
            }
        }
    }
}
