//! Reads metadata: numbered nodes, named metadata, attachments and operands.

mod fields;

use rustc_hash::FxHashMap;

use super::Reader;
use super::error::{Read, ensure, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::literals::Integer;
use terrace_llvmir::Const;
use terrace_llvmir::MdKindId;
use terrace_llvmir::Type;
use terrace_llvmir::dwarf;
use terrace_llvmir::{Md, MdKind, NodeKind};

/// Nodes by number.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    nodes: FxHashMap<u32, Md>,
    /// Numbers without a definition so far, with the offset of the first reference.
    undefined: FxHashMap<u32, usize>,
}

/// Returns a DWARF name, which is ASCII, as a string.
pub(super) fn word(text: &[u8]) -> &str {
    std::str::from_utf8(text).unwrap_or_default()
}

impl Reader<'_> {
    /// `!7 = distinct !{...}`
    pub(super) fn metadata_definition(&mut self) -> Read<()> {
        self.next()?;
        let number = self.uint32()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        self.ensure(!matches!(self.tok(), Tok::Type(_) | Tok::IntType(_)))
            .or("unexpected type in metadata definition")?;
        let is_distinct = self.eat_keyword(Kw::Distinct)?;
        let node = if self.tok() == Tok::MetadataVar {
            self.specialized(is_distinct)?
        } else {
            self.expect(Tok::Exclaim, "Expected '!' here")?;
            self.tuple(is_distinct)?
        };
        let known = self.metadata.nodes.get(&number).copied();
        if let Some(md) = known
            && self.metadata.undefined.remove(&number).is_some()
        {
            match node {
                // A node without a number is printed inline. Here, the number is an alias for it.
                MdKind::Expression(_) => {
                    let same = self.add_node(node);
                    self.module.ctx.metadata.define(md, MdKind::Same(same));
                }
                node => self.module.ctx.metadata.define(md, node),
            }
            return Ok(());
        }
        if known.is_some() {
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

    /// Reads `!kind !7`. The current token is the kind.
    pub(super) fn attachment(&mut self) -> Read<(MdKindId, Md)> {
        let name = self.lex.name();
        let name = String::from_utf8_lossy(&name);
        let kind = MdKindId::named(&mut self.module.ctx.metadata, &name);
        self.next()?;
        Ok((kind, self.metadata_node()?))
    }

    /// Reads a node: `!7`, `!{...}` or `!DIName(...)`.
    pub(super) fn metadata_node(&mut self) -> Read<Md> {
        if self.tok() == Tok::MetadataVar {
            let node = self.nested(|reader| reader.specialized(false))?;
            return Ok(self.add_node(node));
        }
        self.expect(Tok::Exclaim, "expected '!' here")?;
        self.node_after_exclaim()
    }

    /// Reads metadata as an operand: a node, a string, or a constant with its type. The reader of bodies handles
    /// local values before it calls this method.
    pub(super) fn metadata(&mut self) -> Read<Md> {
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

    /// Reads metadata or `null`.
    fn optional_metadata(&mut self) -> Read<Option<Md>> {
        if self.eat_keyword(Kw::Null)? {
            return Ok(None);
        }
        self.metadata().map(Some)
    }

    fn constant_as_metadata(&mut self, message: &str) -> Read<Const> {
        let at = self.here();
        let ty = self.type_or(false, message)?;
        ensure(ty != Type::METADATA, at).or("invalid metadata-value-metadata roundtrip")?;
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

    /// Reads `{...}` or `7`, after the exclamation mark.
    fn node_after_exclaim(&mut self) -> Read<Md> {
        if self.tok() != Tok::LBrace {
            return self.numbered_node();
        }
        let node = self.nested(|reader| reader.tuple(false))?;
        Ok(self.add_node(node))
    }

    /// Returns the node `7`, possibly as a forward reference.
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

    /// Reads `{...}` as a list.
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

    /// Reads `!DIName(...)`. The current token is the name.
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

    /// Reads an unsigned integer; `None` if it exceeds `limit`.
    fn unsigned(&mut self, limit: u64) -> Read<Option<u64>> {
        let text = self.lex.text();
        let is_unsigned = self.tok() == Tok::Int && !matches!(text, [b'-' | b's', ..]);
        self.ensure(is_unsigned).or("expected unsigned integer")?;
        // A long literal may have leading zeros.
        let value = match self.unsigned_digits() {
            Some(Some(value)) => Some(value),
            _ => Integer::parse(text).value().to_u64(),
        };
        let value = value.filter(|value| *value <= limit);
        if value.is_some() {
            self.next()?;
        }
        Ok(value)
    }

    /// Adds a node, which may refer to undefined nodes.
    fn add_node(&mut self, node: MdKind) -> Md {
        let metadata = &mut self.module.ctx.metadata;
        match node {
            MdKind::Expression(words) => metadata.debug_expression(words.into()),
            node => metadata.unresolved(node),
        }
    }

    /// Returns an error for numbers without a definition. Otherwise uniques equal nodes and updates the references to
    /// removed nodes.
    pub(super) fn check_metadata(&mut self) -> Read<()> {
        let undefined = self.metadata.undefined.iter();
        if let Some((number, &at)) = undefined.min_by_key(|(number, _)| **number) {
            return Err(refusal(
                at,
                format!("use of undefined metadata '!{number}'"),
            ));
        }
        self.module.resolve_metadata();
        Ok(())
    }
}
