//! Attributes of registered dialects, whichever way they are written, and values that their parameters are made of.

use super::Parser;
use crate::hooks::DialectAsm;
use crate::lexer::{Tok, Token};
use terrace_ir::{Attr, Failed, Type};
use terrace_numeric::{ApFloat, FloatKind};

impl Parser<'_> {
    /// What follows `#dialect.mnemonic`.
    pub(super) fn dialect_attr(
        &mut self,
        asm: &dyn DialectAsm,
        mnemonic: &str,
        expected: Option<Type>,
    ) -> Result<Attr, Failed> {
        match asm.enums().iter().find(|def| def.mnemonic == mnemonic) {
            Some(def) => self.enum_parameters(def),
            None => asm.parse_attr(mnemonic, expected, self),
        }
    }

    /// `#dialect<mnemonic ..>`: the same as `#dialect.mnemonic ..`, for parameters that are not in brackets of their own.
    pub(super) fn bracketed_attr(
        &mut self,
        asm: &dyn DialectAsm,
        expected: Option<Type>,
    ) -> Result<Attr, Failed> {
        self.advance();
        self.advance();
        let custom_op = self.custom_op.take();
        let offset = self.offset();
        let result = match self.optional_keyword() {
            Some(mnemonic) => self.dialect_attr(asm, mnemonic, expected),
            None => Err(self.error(offset, "expected valid keyword")),
        };
        let result = result.and_then(|attr| {
            self.expect_tok(Tok::Greater, "expected '>'")?;
            self.own_type(attr)
        });
        self.custom_op = custom_op;
        result
    }

    /// `!dialect<mnemonic ..>`: the same as `!dialect.mnemonic ..`.
    pub(super) fn bracketed_type(&mut self, asm: &dyn DialectAsm) -> Result<Type, Failed> {
        self.advance();
        self.advance();
        let custom_op = self.custom_op.take();
        let offset = self.offset();
        let result = match self.optional_keyword() {
            Some(mnemonic) => asm.parse_type(mnemonic, self),
            None => Err(self.error(offset, "expected valid keyword")),
        };
        let result =
            result.and_then(|ty| self.expect_tok(Tok::Greater, "expected '>'").map(|()| ty));
        self.custom_op = custom_op;
        result
    }

    /// An attribute ends with the brackets behind its name, or with its name, whatever its parameters made of that.
    pub(super) fn leave_body(&mut self, name: Token) -> Result<(), Failed> {
        let has_body = self.src.get(name.end as usize) == Some(&b'<');
        let taken = self.last_end > name.end;
        if has_body && !taken {
            self.opaque_body(name, name.start)?;
        } else if taken && !has_body {
            self.last_end = name.end;
            self.reset_to(name.end);
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
