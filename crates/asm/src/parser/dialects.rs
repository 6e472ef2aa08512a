//! Attributes of registered dialects in all their spellings, and the values of their parameters.

use super::Parser;
use crate::hooks::DialectAsm;
use crate::lexer::{Tok, Token};
use terrace_ir::{Attr, Failed, Type};
use terrace_numeric::{ApFloat, FloatKind};

impl<'p> Parser<'p> {
    /// Loads the dialect that the name of an operation begins with.
    pub(super) fn load_dialect_of(&self, name: &str) {
        if let Some((dialect, _)) = name.split_once('.') {
            self.ctx.load_dialect(dialect);
        }
    }

    /// Loads the dialect that the name of an attribute begins with; mostly it is that of the one before.
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

    /// Takes the rest of an attribute after `#dialect.mnemonic`.
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

    /// Takes the rest of a type after `!dialect.mnemonic`.
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

    /// The error about a mnemonic, which was taken, that no kind of type or attribute of a dialect has.
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

    /// `#dialect<mnemonic ..>`: the same as `#dialect.mnemonic ..`, for parameters that are not in brackets of their own.
    pub(super) fn bracketed_attr(
        &mut self,
        asm: &dyn DialectAsm,
        expected: Option<Type>,
    ) -> Result<Attr, Failed> {
        self.bracketed(|parser, mnemonic| parser.dialect_attr(asm, mnemonic, expected))
            .and_then(|attr| self.own_type(attr))
    }

    /// `!dialect<mnemonic ..>`: the same as `!dialect.mnemonic ..`.
    pub(super) fn bracketed_type(&mut self, asm: &dyn DialectAsm) -> Result<Type, Failed> {
        self.bracketed(|parser, mnemonic| parser.type_of_dialect(asm, mnemonic))
    }

    /// `dialect<mnemonic ..>`. What `parse` leaves of it is ignored.
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

    /// Takes `#dialect.mnemonic` or `!dialect.mnemonic`. The mnemonic ends before a `-`; the parameters are looked
    /// for after it.
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

    /// An attribute ends with the brackets after its name, or with its name, whatever its parameters made of that.
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

    /// Takes the `: type` that may follow an attribute of a dialect, which knows its type without it.
    pub(super) fn own_type(&mut self, attr: Attr) -> Result<Attr, Failed> {
        if self.eat_tok(Tok::Colon) {
            self.ty()?;
        }
        Ok(attr)
    }

    /// The error about a registered dialect that has no types or attributes.
    pub(super) fn no_hook(&mut self, dialect: &str, offset: u32, what: &str) -> Failed {
        let message = format!("dialect '{dialect}' provides no {what} parsing hook");
        self.raw_error(offset, message)
    }

    /// Takes a float of a format: decimal with a point, or its bits in hex.
    pub fn float(&mut self, kind: FloatKind) -> Result<ApFloat, Failed> {
        let negative = self.eat_tok(Tok::Minus);
        if !matches!(self.kind(), Tok::Float | Tok::Integer) {
            return Err(self.error_here("expected floating point literal"));
        }
        let token = self.take();
        self.float_literal(token, negative, kind)
    }
}
