//! Constants. To come: others than integers.

use super::Reader;
use super::error::Read;
use super::lexer::Tok;
use crate::constants::Const;
use crate::types::Type;

impl Reader<'_> {
    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: Type) -> Read<Const> {
        match self.tok() {
            Tok::Int => {
                let integer = self.integer()?;
                self.next()?;
                let width = self.module.ctx.types.scalar_bits(ty);
                let value = if integer.is_signed {
                    integer.value.sext_or_trunc(width)
                } else {
                    integer.value.zext_or_trunc(width)
                };
                Ok(self.module.ctx.const_int_words(ty, value.limbs()))
            }
            Tok::LocalVar | Tok::LocalId(_) => self.refuse("invalid use of function-local name"),
            _ => self.refuse("expected value token"),
        }
    }
}
