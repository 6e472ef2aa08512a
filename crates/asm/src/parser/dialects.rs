//! Parses attributes of registered dialects in all their spellings, and the values of their parameters.

use super::Parser;
use crate::hooks::DialectAsm;
use crate::lexer::{Tok, Token};
use terrace_ir::{Attr, Failed, Type};
use terrace_numeric::{ApFloat, FloatKind};

impl<'p> Parser<'p> {
    /// Loads the dialect of an operation name.
    pub(super) fn load_dialect_of(&self, name: &str) {
        if let Some((dialect, _)) = name.split_once('.') {
            self.ctx.load_dialect(dialect);
        }
    }

    /// Loads the dialect of an attribute name, which is usually that of the previous attribute.
    pub(super) fn load_dialect_of_attr(&mut self, name: &'p [u8]) {
        let Some(end) = name.iter().position(|&byte| byte == b'.') else {
            return;
        };
        let dialect = &name[..end];
        if dialect != self.memo.named_dialect {
            self.memo.named_dialect = dialect;
            if let Ok(dialect) = std::str::from_utf8(dialect) {
                self.ctx.load_dialect(dialect);
            }
        }
    }

    /// Parses the rest of an attribute after `#dialect.mnemonic`.
    pub(super) fn dialect_attr(
        &mut self,
        asm: &dyn DialectAsm,
        mnemonic: &str,
        expected: Option<Type>,
    ) -> Result<Attr, Failed> {
        match asm.enums().iter().find(|def| def.mnemonic == mnemonic) {
            Some(def) if def.bare => self.bare_enum(def),
            Some(def) => self.enum_parameters(def),
            None => match asm.text().attr(mnemonic) {
                Some(text) => text.parse(self),
                None => asm.parse_attr(mnemonic, expected, self),
            },
        }
    }

    /// Parses the rest of a type after `!dialect.mnemonic`.
    pub(super) fn type_of_dialect(
        &mut self,
        asm: &dyn DialectAsm,
        mnemonic: &str,
    ) -> Result<Type, Failed> {
        match asm.text().ty(mnemonic) {
            Some(text) => text.parse(self),
            None => asm.parse_type(mnemonic, self),
        }
    }

    /// Reports a mnemonic, already consumed, that the dialect does not define.
    #[cold]
    pub fn unknown_kind(&mut self, what: &str, mnemonic: &str, dialect: &str) -> Failed {
        let offset = self.previous_end().saturating_sub(mnemonic.len() as u32);
        let message = format!("unknown {what} `{mnemonic}` in dialect `{dialect}`");
        let failed = self.error(offset, message);
        self.author_hint(offset, dialect, || {
            "a kind that is defined with `#[dialect_type]` or `#[dialect_attr]` must be in the list of `dialect_text!`"
                .to_owned()
        });
        failed
    }

    /// Parses `#dialect<mnemonic ..>`: the same as `#dialect.mnemonic ..`, for parameters without their own brackets.
    pub(super) fn bracketed_attr(
        &mut self,
        asm: &dyn DialectAsm,
        expected: Option<Type>,
    ) -> Result<Attr, Failed> {
        self.bracketed(|parser, mnemonic| parser.dialect_attr(asm, mnemonic, expected))
            .and_then(|attr| self.own_type(attr))
    }

    /// Parses `!dialect<mnemonic ..>`: the same as `!dialect.mnemonic ..`.
    pub(super) fn bracketed_type(&mut self, asm: &dyn DialectAsm) -> Result<Type, Failed> {
        self.bracketed(|parser, mnemonic| parser.type_of_dialect(asm, mnemonic))
    }

    /// Parses `dialect<mnemonic ..>`. The text that `parse` does not consume is ignored.
    fn bracketed<T>(
        &mut self,
        parse: impl FnOnce(&mut Self, &str) -> Result<T, Failed>,
    ) -> Result<T, Failed> {
        let name = self.take();
        self.advance();
        let custom_op = self.custom_op.take();
        let offset = self.offset();
        let result = match self.optional_keyword() {
            Some(mnemonic) => parse(self, mnemonic),
            None => Err(self.error(offset, "expected valid keyword")),
        };
        let result = result.and_then(|parsed| {
            self.opaque_body(name, name.start())?;
            Ok(parsed)
        });
        self.custom_op = custom_op;
        result
    }

    /// Parses `#dialect.mnemonic` or `!dialect.mnemonic`. The mnemonic ends before a `-`, and the parameters are
    /// expected after the full name.
    pub(super) fn take_mnemonic<'a>(
        &mut self,
        name: Token,
        mnemonic: &'a str,
    ) -> Result<&'a str, Failed> {
        self.advance();
        if !mnemonic.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_') {
            self.reset_to(name.end() - mnemonic.len() as u32);
            return Err(self.raw_error(self.cursor.tok.start(), "expected valid keyword"));
        }
        let Some((word, rest)) = mnemonic.split_once('-') else {
            return Ok(mnemonic);
        };
        self.cursor.last_end = name.end() - rest.len() as u32 - 1;
        self.reset_to(self.cursor.last_end);
        Ok(word)
    }

    /// Moves to the end of an attribute. That is the end of the brackets after its name, or of the name if there are no
    /// brackets, independently of how much the parser of the parameters consumed.
    pub(super) fn leave_body(&mut self, name: Token) -> Result<(), Failed> {
        let has_body = self.cursor.src.get(name.end() as usize) == Some(&b'<');
        let taken = self.cursor.last_end > name.end();
        if has_body && !taken || self.text_of(name).contains(&b'-') {
            self.opaque_body(name, name.start())?;
        } else if taken && !has_body {
            self.cursor.last_end = name.end();
            self.reset_to(name.end());
        }
        Ok(())
    }

    /// Parses the optional `: type` after an attribute of a dialect, and ignores the type, because the attribute
    /// determines its own type.
    pub(super) fn own_type(&mut self, attr: Attr) -> Result<Attr, Failed> {
        if self.eat_tok(Tok::Colon) {
            self.ty()?;
        }
        Ok(attr)
    }

    /// Reports a registered dialect without types or attributes.
    pub(super) fn no_hook(&mut self, dialect: &str, offset: u32, what: &str) -> Failed {
        let message = format!("dialect '{dialect}' provides no {what} parsing hook");
        self.raw_error(offset, message)
    }

    /// Parses a float of a given format: decimal with a point, or its bits in hex.
    pub fn float(&mut self, kind: FloatKind) -> Result<ApFloat, Failed> {
        let negative = self.eat_tok(Tok::Minus);
        if !matches!(self.kind(), Tok::Float | Tok::Integer) {
            return Err(self.error_here("expected floating point literal"));
        }
        let token = self.take();
        self.float_literal(token, negative, kind)
    }
}
