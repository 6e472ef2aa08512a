//! The state that every part of a translation shares: the two contexts, the symbols, the types, the metadata.

use crate::metadata::MetadataMap;
use crate::types::TypeTable;
use terrace_ir::{Attr, Context, Diagnostics, Failed, Loc, Type};
use terrace_llvmir as ll;

/// The symbols of the module by the handle of their name.
#[derive(Default)]
pub struct SymbolMap {
    /// By the index of the string attribute.
    rows: Vec<Option<ll::Symbol>>,
}

impl SymbolMap {
    /// The LLVM IR symbol of an MLIR symbol's name, a string attribute.
    #[inline]
    pub fn get(&self, name: Attr) -> Option<ll::Symbol> {
        self.rows.get(name.index()).copied().flatten()
    }

    pub(crate) fn insert(&mut self, name: Attr, symbol: ll::Symbol) {
        if self.rows.len() <= name.index() {
            self.rows.resize(name.index() + 1, None);
        }
        self.rows[name.index()] = Some(symbol);
    }
}

/// The two contexts with what leads from one to the other.
pub struct Scope<'a> {
    /// The context of the module that is translated.
    pub ctx: &'a Context,
    /// The context of the LLVM IR.
    pub llvm: &'a mut ll::Context,
    /// The module's symbols.
    pub symbols: &'a SymbolMap,
    /// The destination of errors.
    pub diags: &'a mut Diagnostics,
    pub(crate) types: &'a mut TypeTable,
    pub(crate) metadata: &'a mut MetadataMap,
}

impl Scope<'_> {
    /// The LLVM IR type of a type; an error at `loc` when there is none.
    pub fn ty(&mut self, ty: Type, loc: Loc) -> Result<ll::Type, Failed> {
        match self.types.get(self.ctx, &mut self.llvm.types, ty) {
            Some(ty) => Ok(ty),
            None => Err(no_type(self.ctx, self.diags, ty, loc)),
        }
    }
}

/// Reports a type that LLVM IR lacks.
#[cold]
pub(crate) fn no_type(ctx: &Context, diags: &mut Diagnostics, ty: Type, loc: Loc) -> Failed {
    diags.error(
        loc,
        format!("type {} cannot be converted to LLVM IR", ctx.show_type(ty)),
    )
}
