//! Metadata: numbered nodes, named lists, attachments and operands.

mod fields;

use rustc_hash::FxHashMap;
use terrace_numeric::{ApInt, Signedness};

use super::Reader;
use super::error::{Read, refusal};
use super::keywords::Kw;
use super::lexer::{MAX_INT_BITS, Tok};
use crate::body::MdKindId;
use crate::dwarf;
use crate::metadata::{Md, MdKind, NodeKind};

/// The nodes behind numbers.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    nodes: FxHashMap<u32, Md>,
    /// Numbers without a definition so far, and the offset of the first mention.
    undefined: FxHashMap<u32, usize>,
}

/// An integer as the text has it.
pub(super) struct Integer {
    /// The value, with no more bits than it needs; one more for 0.
    pub(super) value: ApInt,
    /// Set if it is negative or written with `s0x`.
    pub(super) is_signed: bool,
}

/// A name of DWARF is ASCII.
pub(super) fn word(text: &[u8]) -> &str {
    std::str::from_utf8(text).unwrap_or_default()
}

impl Reader<'_> {
    /// `!7 = distinct !{...}`
    pub(super) fn standalone_metadata(&mut self) -> Read<()> {
        self.next()?;
        let number = self.uint32()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        if matches!(self.tok(), Tok::Type(_) | Tok::IntType(_)) {
            return self.refuse("unexpected type in metadata definition");
        }
        let is_distinct = self.eat_keyword(Kw::Distinct)?;
        let node = if self.tok() == Tok::MetadataVar {
            self.specialized(is_distinct)?
        } else {
            self.expect(Tok::Exclaim, "Expected '!' here")?;
            self.tuple(is_distinct)?
        };
        if self.metadata.undefined.remove(&number).is_some() {
            let md = self.metadata.nodes[&number];
            match node {
                // What has no number stays where it is used: the number is another name of it.
                MdKind::Expression(_) => {
                    let same = self.add_node(node);
                    self.module.ctx.metadata.define(md, MdKind::Same(same));
                }
                node => self.module.ctx.metadata.define(md, node),
            }
            return Ok(());
        }
        if self.metadata.nodes.contains_key(&number) {
            return self.refuse("Metadata id is already used");
        }
        let md = self.add_node(node);
        self.metadata.nodes.insert(number, md);
        Ok(())
    }

    /// `!name = !{!0, !DIExpression()}`
    pub(super) fn named_metadata(&mut self) -> Read<()> {
        let name = self.lex.name();
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::Exclaim, "Expected '!' here")?;
        self.expect(Tok::LBrace, "Expected '{' here")?;
        self.module.named_metadata_list(&name);
        if self.tok() != Tok::RBrace {
            loop {
                let md = if self.tok() == Tok::MetadataVar && self.lex.text() == b"!DIArgList" {
                    return self.refuse("found DIArgList outside of function");
                } else if self.tok() == Tok::MetadataVar && self.lex.text() == b"!DIExpression" {
                    let node = self.specialized(false)?;
                    self.add_node(node)
                } else {
                    self.expect(Tok::Exclaim, "Expected '!' here")?;
                    self.numbered_node()?
                };
                self.module.add_named_metadata(&name, md);
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        self.expect(Tok::RBrace, "expected end of metadata node")
    }

    /// `!kind !7`, with the kind as the current token.
    pub(super) fn metadata_attachment(&mut self) -> Read<(MdKindId, Md)> {
        let name = self.lex.name();
        let name = String::from_utf8_lossy(&name);
        let kind = MdKindId::named(&mut self.module.ctx.metadata, &name);
        self.next()?;
        Ok((kind, self.metadata_node()?))
    }

    /// A node: `!7`, `!{...}` or `!DIName(...)`.
    pub(super) fn metadata_node(&mut self) -> Read<Md> {
        if self.tok() == Tok::MetadataVar {
            let node = self.nested(|reader| reader.specialized(false))?;
            return Ok(self.add_node(node));
        }
        self.expect(Tok::Exclaim, "expected '!' here")?;
        self.node_after_exclaim()
    }

    /// Metadata as an operand: a node, a string, or a constant with its type. Values of a function
    /// are for the reader of its body, which has to look for them before it asks here.
    pub(super) fn metadata_operand(&mut self) -> Read<Md> {
        match self.tok() {
            Tok::MetadataVar if self.lex.text() == b"!DIArgList" => self.constant_arg_list(),
            Tok::MetadataVar => self.metadata_node(),
            Tok::Exclaim => {
                self.next()?;
                if self.tok() != Tok::String {
                    return self.node_after_exclaim();
                }
                let md = self.module.ctx.metadata.string(&self.lex.name());
                self.next()?;
                Ok(md)
            }
            _ => {
                let value = self.constant_as_metadata("expected metadata operand")?;
                Ok(self.module.ctx.metadata.value(value))
            }
        }
    }

    /// Metadata that may be `null`.
    fn optional_metadata(&mut self) -> Read<Option<Md>> {
        if self.eat_keyword(Kw::Null)? {
            return Ok(None);
        }
        self.metadata_operand().map(Some)
    }

    fn constant_as_metadata(&mut self, message: &str) -> Read<crate::constants::Const> {
        let at = self.here();
        let begins_type = matches!(
            self.tok(),
            Tok::Type(_)
                | Tok::IntType(_)
                | Tok::LBrace
                | Tok::LSquare
                | Tok::Less
                | Tok::LocalVar
                | Tok::LocalId(_)
                | Tok::Keyword(Kw::Target)
        );
        if !begins_type {
            return self.refuse(message);
        }
        let ty = self.ty(false)?;
        if ty == crate::types::Type::METADATA {
            return Err(refusal(at, "invalid metadata-value-metadata roundtrip"));
        }
        self.constant(ty)
    }

    /// `!DIArgList(i32 1, ptr @g)`
    fn constant_arg_list(&mut self) -> Read<Md> {
        self.next()?;
        self.expect(Tok::LParen, "expected '(' here")?;
        let mut values = Vec::new();
        if self.tok() != Tok::RParen {
            loop {
                values.push(self.constant_as_metadata("expected value-as-metadata operand")?);
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' here")?;
        Ok(self.module.ctx.metadata.arg_list(&values))
    }

    /// `{...}` or `7`, after the exclamation mark.
    fn node_after_exclaim(&mut self) -> Read<Md> {
        if self.tok() != Tok::LBrace {
            return self.numbered_node();
        }
        let node = self.nested(|reader| reader.tuple(false))?;
        Ok(self.add_node(node))
    }

    /// `7`, defined or not.
    fn numbered_node(&mut self) -> Read<Md> {
        let at = self.here();
        let number = self.uint32()?;
        if let Some(&md) = self.metadata.nodes.get(&number) {
            return Ok(md);
        }
        let md = self.module.ctx.metadata.forward();
        self.metadata.nodes.insert(number, md);
        self.metadata.undefined.insert(number, at);
        Ok(md)
    }

    /// `{...}`
    fn tuple(&mut self, distinct: bool) -> Read<MdKind> {
        let operands = self.metadata_list()?;
        Ok(MdKind::Node {
            distinct,
            operands: operands.into(),
        })
    }

    /// `{...}`, as a list.
    fn metadata_list(&mut self) -> Read<Vec<Option<Md>>> {
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut list = Vec::new();
        if self.eat(Tok::RBrace)? {
            return Ok(list);
        }
        loop {
            list.push(self.optional_metadata()?);
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected end of metadata node")?;
        Ok(list)
    }

    /// `!DIName(...)`, with the name as the current token.
    fn specialized(&mut self, distinct: bool) -> Read<MdKind> {
        let at = self.here();
        let name = &self.lex.text()[1..];
        if name == b"DIExpression" {
            self.next()?;
            return self.expression();
        }
        match NodeKind::from_text(name) {
            Some(kind) => self.node_with_fields(kind, distinct, at),
            None => self.refuse("expected metadata type"),
        }
    }

    /// `(DW_OP_deref, 1)`
    fn expression(&mut self) -> Read<MdKind> {
        self.expect(Tok::LParen, "expected '(' here")?;
        let mut words = Vec::new();
        if self.tok() != Tok::RParen {
            loop {
                words.push(self.expression_word()?);
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' here")?;
        Ok(MdKind::Expression(words.into()))
    }

    fn expression_word(&mut self) -> Read<u64> {
        let (names, what) = match self.tok() {
            Tok::DwarfOp => (&dwarf::OPERATIONS, "op"),
            Tok::DwarfAttEncoding => (&dwarf::ENCODINGS, "attribute encoding"),
            _ => {
                return match self.unsigned(u64::MAX)? {
                    Some(value) => Ok(value),
                    None => self.refuse(format!("element too large, limit is {}", u64::MAX)),
                };
            }
        };
        let name = word(self.lex.text());
        match names.value_of(name) {
            Some(value) => {
                self.next()?;
                Ok(value.into())
            }
            None => self.refuse(format!("invalid DWARF {what} '{name}'")),
        }
    }

    /// An unsigned integer up to `limit`; `None` if it is larger.
    fn unsigned(&mut self, limit: u64) -> Read<Option<u64>> {
        let text = self.lex.text();
        let is_unsigned = self.tok() == Tok::Int && !matches!(text, [b'-' | b's', ..]);
        if !is_unsigned {
            return self.refuse("expected unsigned integer");
        }
        // Long digits may have zeros in front.
        let value = match self.unsigned_digits() {
            Some(Some(value)) => Some(value),
            _ => self.field_integer()?.value.to_u64(),
        };
        let value = value.filter(|value| *value <= limit);
        if value.is_some() {
            self.next()?;
        }
        Ok(value)
    }

    /// The integer that the current token is.
    pub(super) fn field_integer(&self) -> Read<Integer> {
        let text = word(self.lex.text());
        if self.tok() != Tok::Int {
            return self.refuse("expected integer");
        }
        let (digits, bits_of_digit, is_hex) = match text.get(..3) {
            Some("u0x" | "s0x") => (&text[3..], 4, true),
            _ => (text, 4, false),
        };
        let width = digits.len().saturating_mul(bits_of_digit) + 1;
        let Some(width) = u32::try_from(width)
            .ok()
            .filter(|width| *width <= MAX_INT_BITS)
        else {
            return self.refuse("integer is too wide");
        };
        let parsed = if is_hex {
            ApInt::parse(width, Signedness::Signless, &format!("0x{digits}"))
        } else {
            let magnitude = digits.strip_prefix('-').unwrap_or(digits);
            ApInt::parse(width, Signedness::Signless, magnitude)
        };
        let Ok(value) = parsed else {
            return self.refuse("expected integer");
        };
        let is_negative = digits.starts_with('-');
        let value = if is_negative { value.neg() } else { value };
        let is_signed = is_negative || text.starts_with('s');
        let bits = if is_negative {
            value.min_signed_bits()
        } else {
            value.active_bits().max(1)
        };
        Ok(Integer {
            value: value.trunc(bits),
            is_signed,
        })
    }

    /// Adds a node of the text. It may refer to nodes that are not defined yet.
    fn add_node(&mut self, node: MdKind) -> Md {
        let metadata = &mut self.module.ctx.metadata;
        match node {
            MdKind::Expression(words) => metadata.debug_expression(words.into()),
            node => metadata.unresolved(node),
        }
    }

    /// Refuses numbers without a definition, makes equal nodes one, and has the module refer to
    /// those that remain.
    pub(super) fn finish_metadata(&mut self) -> Read<()> {
        let undefined = self.metadata.undefined.iter();
        if let Some((number, &at)) = undefined.min_by_key(|(number, _)| **number) {
            return Err(refusal(
                at,
                format!("use of undefined metadata '!{number}'"),
            ));
        }
        let module = &mut self.module;
        module.ctx.resolve_metadata();
        let metadata = &module.ctx.metadata;
        let lists = module.named_metadata.iter_mut().flat_map(|(_, list)| list);
        let of_globals = module
            .globals
            .iter_mut()
            .map(|global| &mut global.attachments);
        let of_functions = module
            .functions
            .iter_mut()
            .map(|function| &mut function.attachments);
        let attached = of_globals.chain(of_functions).flatten().map(|(_, md)| md);
        for md in lists.chain(attached) {
            *md = metadata.canonical(*md);
        }
        for function in &mut module.functions {
            function.body.replace_metadata(|md| metadata.canonical(md));
        }
        Ok(())
    }
}
