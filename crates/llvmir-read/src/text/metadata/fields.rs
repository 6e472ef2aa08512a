//! Reads nodes with fields, guided by the schema.

use super::super::Reader;
use super::super::error::{Read, refusal};
use super::super::keywords::Kw;
use super::super::lexer::Tok;
use super::super::literals::Integer;
use super::word;
use terrace_llvmir::ConstKind;
use terrace_llvmir::Type;
use terrace_llvmir::dwarf::op;
use terrace_llvmir::{
    Field, FieldDef, FieldType, FieldValue, Fields, Keyword, Location, MdKind, NodeKind,
};

/// The fields of a node that have been read.
struct Parsed {
    fields: Fields,
    /// The bits of the schema's fields that have been read.
    seen: u64,
    kind: NodeKind,
}

impl Parsed {
    fn has(&self, field: Field) -> bool {
        let at = self.kind.position(field);
        at.is_some_and(|at| self.seen >> at & 1 != 0)
    }

    fn number(&self, field: Field) -> u64 {
        match self.fields.get(self.kind, field) {
            FieldValue::Unsigned(value) => value,
            FieldValue::Bool(value) => value.into(),
            _ => 0,
        }
    }

    fn node(&self, field: Field) -> Option<terrace_llvmir::Md> {
        match self.fields.get(self.kind, field) {
            FieldValue::Md(md) => Some(md),
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// Reads `!DIName(field: value, ...)`. The current token is the name, at offset `at`.
    pub(super) fn node_with_fields(
        &mut self,
        kind: NodeKind,
        distinct: bool,
        at: usize,
    ) -> Read<MdKind> {
        match kind {
            NodeKind::CompileUnit if !distinct => {
                return self.refuse("missing 'distinct', required for !DICompileUnit");
            }
            NodeKind::AssignID if !distinct => {
                return self.refuse("missing 'distinct', required for !DIAssignID()");
            }
            _ => {}
        }
        let mut parsed = self.fields(kind)?;
        match kind {
            NodeKind::Location => return Ok(location(&parsed, distinct)),
            NodeKind::CompileUnit => check_language(&parsed, at)?,
            NodeKind::Subprogram => finish_subprogram(&mut parsed, distinct, at)?,
            NodeKind::Enumerator => {
                let is_negative = match parsed.fields.get(kind, Field::Value) {
                    FieldValue::Signed(value) => value < 0,
                    FieldValue::Md(md) => self.is_negative(md),
                    _ => false,
                };
                if is_negative && parsed.number(Field::IsUnsigned) != 0 {
                    return self.refuse("unsigned enumerator with negative value");
                }
            }
            NodeKind::File if parsed.has(Field::Checksumkind) != parsed.has(Field::Checksum) => {
                return self.refuse("'checksumkind' and 'checksum' must be provided together");
            }
            _ => {}
        }
        Ok(MdKind::specialized(kind, distinct, parsed.fields))
    }

    /// Reads `(field: value, ...)`, after the name.
    fn fields(&mut self, kind: NodeKind) -> Read<Parsed> {
        self.next()?;
        self.expect(Tok::LParen, "expected '(' here")?;
        let mut parsed = Parsed {
            fields: Fields::default(),
            seen: 0,
            kind,
        };
        // The only kind without fields is rejected below in any case.
        if self.tok() != Tok::RParen && !kind.fields().is_empty() {
            loop {
                self.field(&mut parsed)?;
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        let closing = self.here();
        self.expect(Tok::RParen, "expected ')' here")?;
        for (at, def) in kind.fields().iter().enumerate() {
            if def.required && parsed.seen >> at & 1 == 0 {
                let name = def.field.text();
                return Err(refusal(closing, format!("missing required field '{name}'")));
            }
        }
        Ok(parsed)
    }

    fn field(&mut self, parsed: &mut Parsed) -> Read<()> {
        self.require(Tok::Label, "expected field label here")?;
        let name = self.lex.name();
        let mut defs = parsed.kind.fields().iter().enumerate();
        let Some((at, def)) = defs.find(|(_, def)| def.field.text().as_bytes() == &*name) else {
            let name = String::from_utf8_lossy(&name);
            return self.refuse(format!("invalid field '{name}'"));
        };
        self.ensure(parsed.seen >> at & 1 == 0).or_else(|| {
            format!(
                "field '{}' cannot be specified more than once",
                def.field.text()
            )
        })?;
        parsed.seen |= 1 << at;
        self.next()?;
        if let FieldType::List = def.ty {
            for md in self.metadata_list()? {
                let value = md.map_or(FieldValue::Null, FieldValue::Md);
                parsed.fields.set(def.field, value);
            }
            return Ok(());
        }
        let value = self.field_value(def)?;
        parsed.fields.set(def.field, value);
        Ok(())
    }

    fn field_value(&mut self, def: &FieldDef) -> Read<FieldValue> {
        let name = def.field.text();
        match def.ty {
            FieldType::Node | FieldType::List => self.node_value(name, true),
            FieldType::NonNullNode => self.node_value(name, false),
            FieldType::Text | FieldType::NonEmptyText | FieldType::KeptText => self.text_value(def),
            FieldType::Unsigned(limit) => self.number(name, limit),
            FieldType::Signed(min, max) => self.signed(name, min, max).map(FieldValue::Signed),
            FieldType::Bool => {
                let value = match self.tok() {
                    Tok::Keyword(Kw::True) => true,
                    Tok::Keyword(Kw::False) => false,
                    _ => return self.refuse("expected 'true' or 'false'"),
                };
                self.next()?;
                Ok(FieldValue::Bool(value))
            }
            FieldType::Integer => self.integer_value(def),
            FieldType::Size => match self.tok() {
                Tok::Int => self.number(name, u64::MAX),
                _ => {
                    let value = self.node_value(name, true)?;
                    Ok(match self.constant_i64(value) {
                        Some(bits) => FieldValue::Unsigned(bits as u64),
                        None => value,
                    })
                }
            },
            FieldType::Bound | FieldType::TypedBound | FieldType::Count => {
                let is_count = matches!(def.ty, FieldType::Count);
                let min = if is_count { -1 } else { i64::MIN };
                if self.tok() == Tok::Int {
                    return self.signed(name, min, i64::MAX).map(FieldValue::Signed);
                }
                let value = self.node_value(name, !is_count)?;
                Ok(self.constant_i64(value).map_or(value, FieldValue::Signed))
            }
            FieldType::ExpressionBound => {
                if self.tok() == Tok::Int {
                    let value = self.signed(name, i64::MIN, i64::MAX)?;
                    return Ok(FieldValue::Signed(value));
                }
                let value = self.node_value(name, true)?;
                let FieldValue::Md(md) = value else {
                    return Ok(value);
                };
                Ok(match self.module.ctx.metadata.expression(md) {
                    Some([op::CONSTS, constant]) => FieldValue::Signed(*constant as i64),
                    _ => value,
                })
            }
            FieldType::Keyword(keyword) => self.keyword(def.field, keyword),
            FieldType::Flags(_) => self.flags(def),
        }
    }

    /// Returns the number that represents an `i64` constant in normal form.
    fn constant_i64(&self, value: FieldValue) -> Option<i64> {
        let FieldValue::Md(md) = value else {
            return None;
        };
        let MdKind::Value(value) = self.module.ctx.metadata.kind(md) else {
            return None;
        };
        match self.module.ctx.consts.get(*value) {
            (Type::I64, ConstKind::Int(value)) => Some(value as i64),
            _ => None,
        }
    }

    fn is_negative(&self, md: terrace_llvmir::Md) -> bool {
        let MdKind::Value(value) = self.module.ctx.metadata.kind(md) else {
            return false;
        };
        let (ty, kind) = self.module.ctx.consts.get(*value);
        match (kind, self.module.ctx.types.int_width(ty)) {
            (ConstKind::WideInt(limbs), Some(width)) => {
                let top = limbs.last().copied().unwrap_or(0);
                top >> ((width - 1) % 64) & 1 != 0
            }
            _ => false,
        }
    }

    fn node_value(&mut self, name: &str, allows_null: bool) -> Read<FieldValue> {
        if self.tok() == Tok::Keyword(Kw::Null) && !allows_null {
            return self.refuse(format!("'{name}' cannot be null"));
        }
        let md = self.nested(Self::optional_metadata)?;
        Ok(md.map_or(FieldValue::Null, FieldValue::Md))
    }

    fn text_value(&mut self, def: &FieldDef) -> Read<FieldValue> {
        let at = self.here();
        self.require(Tok::String, "expected string constant")?;
        let text = self.lex.name();
        self.next()?;
        match def.ty {
            FieldType::NonEmptyText if text.is_empty() => {
                let name = def.field.text();
                return Err(refusal(at, format!("'{name}' cannot be empty")));
            }
            FieldType::Text if text.is_empty() => return Ok(FieldValue::Null),
            _ => {}
        }
        Ok(FieldValue::Md(self.module.ctx.metadata.string(&text)))
    }

    fn number(&mut self, name: &str, limit: u64) -> Read<FieldValue> {
        match self.unsigned(limit)? {
            Some(value) => Ok(FieldValue::Unsigned(value)),
            None => self.refuse(format!("value for '{name}' too large, limit is {limit}")),
        }
    }

    fn signed(&mut self, name: &str, min: i64, max: i64) -> Read<i64> {
        self.require(Tok::Int, "expected signed integer")?;
        let integer = Integer::parse(self.lex.text());
        let is_negative = integer.is_signed() && integer.value().is_negative();
        let value = if integer.is_signed() {
            integer.value().to_i64()
        } else {
            let value = integer.value().to_u64();
            value.and_then(|value| i64::try_from(value).ok())
        };
        match value {
            Some(value) if value < min => {}
            None if is_negative => {}
            Some(value) if value <= max => {
                self.next()?;
                return Ok(value);
            }
            _ => return self.refuse(format!("value for '{name}' too large, limit is {max}")),
        }
        self.refuse(format!("value for '{name}' too small, limit is {min}"))
    }

    fn integer_value(&mut self, def: &FieldDef) -> Read<FieldValue> {
        self.require(Tok::Int, "expected integer")?;
        let integer = Integer::parse(self.lex.text());
        self.next()?;
        // LLVM prints numerators and denominators as unsigned numbers with the same bits.
        let is_signed = integer.is_signed() && def.field == Field::Value;
        let value = if is_signed {
            integer.value().clone()
        } else {
            integer.value().zext_or_trunc(integer.width() + 1)
        };
        if let Some(value) = value.to_i64() {
            return Ok(FieldValue::Signed(value));
        }
        let ctx = &mut self.module.ctx;
        let ty = ctx.types.int(value.width());
        let value = ctx.const_int_words(ty, value.limbs());
        Ok(FieldValue::Md(ctx.metadata.value(value)))
    }

    fn keyword(&mut self, field: Field, keyword: &Keyword) -> Read<FieldValue> {
        if field == Field::Checksumkind {
            return self.checksum_kind(keyword);
        }
        if self.tok() == Tok::Int {
            return self.number(field.text(), keyword.limit);
        }
        let text = self.lex.text();
        self.ensure(Some(self.tok()) == keyword_token(field))
            .or_else(|| format!("expected {}", keyword.noun))?;
        match keyword.names.value_of(word(text)) {
            Some(value) => {
                self.next()?;
                Ok(FieldValue::Unsigned(value.into()))
            }
            None => self.refuse(format!("invalid {} '{}'", keyword.noun, word(text))),
        }
    }

    fn checksum_kind(&mut self, keyword: &Keyword) -> Read<FieldValue> {
        let text = match self.tok() {
            Tok::ChecksumKind => self.lex.text().into(),
            Tok::String => self.lex.name(),
            // LLVM reports the last word or string that it stored: the label.
            _ => Field::Checksumkind.text().as_bytes().into(),
        };
        let name = String::from_utf8_lossy(&text);
        let value = keyword.names.value_of(&name);
        match value.filter(|_| self.tok() == Tok::ChecksumKind) {
            Some(value) => {
                self.next()?;
                Ok(FieldValue::Unsigned(value.into()))
            }
            None => self.refuse(format!("invalid {} '{name}'", keyword.noun)),
        }
    }

    fn flags(&mut self, def: &FieldDef) -> Read<FieldValue> {
        let FieldType::Flags(names) = def.ty else {
            return Ok(FieldValue::Null);
        };
        let word_token = match def.field {
            Field::SpFlags => Tok::DISPFlag,
            _ => Tok::DIFlag,
        };
        let mut all = 0;
        loop {
            let text = self.lex.text();
            let bits = if self.tok() == Tok::Int && !matches!(text, [b'-' | b's', ..]) {
                self.uint32()?
            } else if self.tok() == word_token {
                let Some(bits) = names.value_of(text) else {
                    return self.refuse(format!("invalid {} '{}'", names.noun, word(text)));
                };
                self.next()?;
                bits
            } else {
                return self.refuse("expected debug info flag");
            };
            all |= bits;
            if !self.eat(Tok::Bar)? {
                return Ok(FieldValue::Unsigned(all.into()));
            }
        }
    }
}

/// Returns the token kind of a field's keywords.
fn keyword_token(field: Field) -> Option<Tok> {
    Some(match field {
        Field::Tag => Tok::DwarfTag,
        Field::Encoding => Tok::DwarfAttEncoding,
        Field::Language | Field::RuntimeLang => Tok::DwarfLang,
        Field::SourceLanguageName => Tok::DwarfSourceLangName,
        Field::Cc => Tok::DwarfCC,
        Field::Type => Tok::DwarfMacinfo,
        Field::Virtuality => Tok::DwarfVirtuality,
        Field::EnumKind => Tok::DwarfEnumKind,
        Field::EmissionKind => Tok::EmissionKind,
        Field::NameTableKind => Tok::NameTableKind,
        Field::Kind => Tok::FixedPointKind,
        _ => return None,
    })
}

fn location(parsed: &Parsed, distinct: bool) -> MdKind {
    let Some(scope) = parsed.node(Field::Scope) else {
        return MdKind::Forward;
    };
    let line = u32::try_from(parsed.number(Field::Line)).unwrap_or(0);
    let column = u16::try_from(parsed.number(Field::Column)).unwrap_or(0);
    let rank = parsed.number(Field::AtomRank) as u8;
    let mut location = Location::new(line, column, scope, parsed.node(Field::InlinedAt))
        .with_atom(parsed.number(Field::AtomGroup), rank);
    location.is_implicit_code = parsed.number(Field::IsImplicitCode) != 0;
    location.is_distinct = distinct;
    MdKind::Location(location)
}

/// Checks that a compile unit specifies its language in exactly one of two ways.
fn check_language(parsed: &Parsed, at: usize) -> Read<()> {
    let has_name = parsed.has(Field::SourceLanguageName);
    let message = match parsed.has(Field::Language) {
        false if !has_name => {
            "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit"
        }
        true if has_name => {
            "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit"
        }
        true if parsed.has(Field::SourceLanguageVersion) => {
            "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit"
        }
        _ => return Ok(()),
    };
    Err(refusal(at, message))
}

/// Handles older text, which has separate fields for the bits of `spFlags`.
fn finish_subprogram(parsed: &mut Parsed, distinct: bool, at: usize) -> Read<()> {
    use terrace_llvmir::debug_flags::subprogram as bits;
    if !parsed.has(Field::SpFlags) {
        let flag = |field, bit: u32| parsed.number(field) * u64::from(bit);
        let flags = parsed.number(Field::Virtuality)
            | flag(Field::IsLocal, bits::LOCAL_TO_UNIT)
            | flag(Field::IsDefinition, bits::DEFINITION)
            | flag(Field::IsOptimized, bits::OPTIMIZED);
        parsed
            .fields
            .set(Field::SpFlags, FieldValue::Unsigned(flags));
    }
    let is_definition = parsed.number(Field::SpFlags) & u64::from(bits::DEFINITION) != 0;
    if is_definition && !distinct {
        return Err(refusal(
            at,
            "missing 'distinct', required for !DISubprogram that is a Definition",
        ));
    }
    Ok(())
}
