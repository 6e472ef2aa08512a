//! Types.

use super::Reader;
use super::error::Read;
use super::lexer::Tok;
use crate::types::Type;

/// Names and numbers of types.
#[derive(Debug, Default)]
pub(super) struct TypeNames {}

impl Reader<'_> {
    /// A type; `void` where `allow_void`.
    pub(super) fn ty(&mut self, _allow_void: bool) -> Read<Type> {
        let ty = match self.tok() {
            Tok::Type(ty) => ty,
            Tok::IntType(bits) => self.module.ctx.types.int(bits),
            _ => return self.refuse("expected type"),
        };
        self.next()?;
        Ok(ty)
    }
}
