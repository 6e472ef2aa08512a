//! The state shared by all parts of a translation: the two contexts, the symbols, the types, the metadata.

use crate::metadata::MetadataMap;
use crate::types::TypeTable;
use terrace_ir::{Attr, Context, Diagnostics, Failed, Loc, Type};
use terrace_llvmir as ll;

/// The module's symbols, keyed by the handle of their name.
#[derive(Default)]
pub struct SymbolMap {
    /// Indexed by string attribute.
    rows: Vec<Option<ll::Symbol>>,
}

impl SymbolMap {
    /// Returns the LLVM IR symbol for the name of an MLIR symbol.
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

/// The contexts of both modules, with the mappings from MLIR to LLVM IR.
pub struct Scope<'a> {
    /// The context of the translated module.
    pub ctx: &'a Context,
    /// The context of the LLVM IR module.
    pub llvm: &'a mut ll::Context,
    /// The module's symbols.
    pub symbols: &'a SymbolMap,
    /// The diagnostics that errors are added to.
    pub diags: &'a mut Diagnostics,
    pub(crate) types: &'a mut TypeTable,
    pub(crate) metadata: &'a mut MetadataMap,
}

impl Scope<'_> {
    /// Returns the LLVM IR type of a type. Reports an error at `loc` if it has none.
    pub fn ty(&mut self, ty: Type, loc: Loc) -> Result<ll::Type, Failed> {
        match self.types.get(self.ctx, &mut self.llvm.types, ty) {
            Some(ty) => Ok(ty),
            None => Err(no_type(self.ctx, self.diags, ty, loc)),
        }
    }
}

/// Reports a type without a counterpart in LLVM IR.
#[cold]
pub(crate) fn no_type(ctx: &Context, diags: &mut Diagnostics, ty: Type, loc: Loc) -> Failed {
    diags.error(
        loc,
        format!("type {} cannot be converted to LLVM IR", ctx.show_type(ty)),
    )
}
