//! Types.

use super::Reader;
use super::error::Read;
use crate::types::Type;

/// Names and numbers of types.
#[derive(Debug, Default)]
pub(super) struct TypeNames {}

impl Reader<'_> {
    /// A type; `void` where `allow_void`.
    pub(super) fn ty(&mut self, _allow_void: bool) -> Read<Type> {
        self.refuse("expected type")
    }
}
