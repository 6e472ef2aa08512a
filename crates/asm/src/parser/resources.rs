//! Parses the resource section: `{-# dialect_resources: {..}, external_resources: {..} #-}`.

use super::Parser;
use crate::lexer::{Tok, Token};
use terrace_ir::resources::Resource;
use terrace_ir::{Failed, message_text};
use terrace_numeric::hex;

/// The size in bytes of the alignment with which a blob starts.
const ALIGNMENT: usize = 4;

/// The external resource whose entries `mlir-opt --run-reproducer` applies.
const REPRODUCER: &str = "mlir_reproducer";

impl<'p> Parser<'p> {
    /// Parses a resource section.
    pub(super) fn file_metadata(&mut self) -> Result<(), Failed> {
        self.advance();
        self.metadata_list(Tok::FileMetadataEnd, "expected ',' or '#-}'", |parser| {
            let token = parser.cursor.tok;
            if token.kind != Tok::BareId {
                let message = "expected identifier key in file metadata dictionary";
                return Err(parser.raw_error(token.start(), message));
            }
            parser.advance();
            parser.expect_tok(Tok::Colon, "expected ':'")?;
            match parser.text_of(token) {
                b"dialect_resources" => parser.resource_groups(Self::dialect_resources),
                b"external_resources" => parser.resource_groups(Self::external_resources),
                name => {
                    let name = String::from_utf8_lossy(name);
                    let message = format!("unknown key '{name}' in file metadata dictionary");
                    Err(parser.raw_error(token.start(), message))
                }
            }
        })
    }

    /// Parses `{ name: {..}, .. }`.
    fn resource_groups(
        &mut self,
        entries: fn(&mut Self, Token) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        self.expect_tok(Tok::LBrace, "expected '{'")?;
        self.metadata_list(Tok::RBrace, "expected ',' or '}'", |parser| {
            let token = parser.cursor.tok;
            if token.kind != Tok::BareId {
                return Err(parser.no_key("resource"));
            }
            parser.advance();
            parser.expect_tok(Tok::Colon, "expected ':'")?;
            parser.expect_tok(Tok::LBrace, "expected '{'")?;
            entries(parser, token)
        })
    }

    fn dialect_resources(&mut self, dialect: Token) -> Result<(), Failed> {
        let name = self.str_of(dialect);
        if self.ctx.dialect(name).is_none() {
            return Err(self.raw_error(dialect.start(), format!("dialect '{name}' is unknown")));
        }
        if name != "builtin" {
            let message = format!("unexpected 'resource' section for dialect '{name}'");
            return Err(self.raw_error(self.cursor.tok.start(), message));
        }
        self.resource_entries("resource", |parser, (key, _), token| {
            let blob = parser.resource_blob(key, token)?;
            parser.ctx.resources().set_blob(key, blob);
            Ok(())
        })
    }

    fn external_resources(&mut self, tool: Token) -> Result<(), Failed> {
        let tool = self.str_of(tool);
        let checked = self.options.reproducer && tool == REPRODUCER;
        self.resource_entries("external_resources", |parser, (key, key_at), token| {
            if checked {
                parser.check_reproducer_entry(&message_text(key), key_at, token)?;
            }
            let value = match (token.kind, parser.text_of(token)) {
                (Tok::BareId, b"true") => Resource::Bool(true),
                (Tok::BareId, b"false") => Resource::Bool(false),
                (Tok::String, text) if text.starts_with(b"\"0x") => {
                    parser.resource_blob(key, token)?
                }
                (Tok::String, _) => Resource::String(parser.string_value(token).into()),
                _ => {
                    let key = message_text(key);
                    let message = format!("expected string value for key '{key}'");
                    return Err(parser.raw_error(token.start(), message));
                }
            };
            parser
                .ctx
                .resources()
                .add_external(tool.as_bytes(), key, value);
            Ok(())
        })
    }

    /// Checks that `mlir-opt` could apply an entry of [`REPRODUCER`].
    fn check_reproducer_entry(
        &mut self,
        key: &str,
        key_at: u32,
        value: Token,
    ) -> Result<(), Failed> {
        let is_bool =
            || value.kind == Tok::BareId && matches!(self.text_of(value), b"true" | b"false");
        let (fits, wanted) = match key {
            "pipeline" => (value.kind == Tok::String, "string"),
            "disable_threading" | "verify_each" => (is_bool(), "'true' or 'false'"),
            _ => {
                let message = format!("unknown '{REPRODUCER}' resource key '{key}'");
                return Err(self.raw_error(key_at, message));
            }
        };
        if fits {
            return Ok(());
        }
        let message = format!("expected {wanted} value for key '{key}'");
        Err(self.raw_error(value.start(), message))
    }

    /// Parses the key of an entry.
    pub(super) fn entry_key(&mut self, section: &str) -> Result<Vec<u8>, Failed> {
        match self.optional_keyword_or_string()? {
            Some(key) => Ok(key),
            None => Err(self.no_key(section)),
        }
    }

    fn no_key(&mut self, section: &str) -> Failed {
        let message = format!("expected identifier key for '{section}' entry");
        self.raw_error(self.cursor.tok.start(), message)
    }

    /// Parses `key: value, .. }`, after the opening brace. `entry` is called with the key, its offset and the value's
    /// token, which is consumed afterwards.
    fn resource_entries(
        &mut self,
        section: &str,
        mut entry: impl FnMut(&mut Self, (&[u8], u32), Token) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        self.metadata_list(Tok::RBrace, "expected ',' or '}'", |parser| {
            let key_at = parser.cursor.tok.start();
            let key = parser.entry_key(section)?;
            parser.expect_tok(Tok::Colon, "expected ':'")?;
            let token = parser.cursor.tok;
            entry(parser, (&key, key_at), token)?;
            parser.advance();
            Ok(())
        })
    }

    /// Decodes `"0x.."`: the alignment in four little-endian bytes, and the data.
    fn resource_blob(&mut self, key: &[u8], token: Token) -> Result<Resource, Failed> {
        let wrong = format!("expected hex string blob for key '{}'", message_text(key));
        let digits = match token.kind {
            Tok::String => (std::str::from_utf8(self.inner_text(token)).ok())
                .and_then(|text| text.strip_prefix("0x")),
            _ => None,
        };
        let Some(bytes) = digits.and_then(hex::decode) else {
            return Err(self.raw_error(token.start(), wrong));
        };
        let Some((alignment, data)) = bytes.split_first_chunk::<ALIGNMENT>() else {
            let message = wrong + " to encode alignment in first 4 bytes";
            return Err(self.raw_error(token.start(), message));
        };
        let alignment = u32::from_le_bytes(*alignment);
        if alignment != 0 && !alignment.is_power_of_two() {
            let message = format!(
                "{wrong} to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"
            );
            return Err(self.raw_error(token.start(), message));
        }
        Ok(Resource::Blob {
            alignment: if data.is_empty() { 0 } else { alignment },
            data: data.into(),
        })
    }

    /// Parses a possibly empty comma-separated list, including the closing token.
    fn metadata_list(
        &mut self,
        close: Tok,
        unclosed: &str,
        mut element: impl FnMut(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        if self.eat_tok(close) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.eat_tok(Tok::Comma) {
                return self.expect_tok(close, unclosed);
            }
        }
    }
}
