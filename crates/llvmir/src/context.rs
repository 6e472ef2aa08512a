//! The interning tables of a module and its function bodies.

use std::sync::Arc;

use crate::attributes::Attrs;
use crate::constants::Consts;
use crate::layout::DataLayout;
use crate::metadata::MetadataTable;
use crate::symbols::Symbols;
use crate::types::Types;

/// Types, constants, global names, attribute sets and metadata. The tables only grow.
#[derive(Clone, Debug)]
pub struct Context {
    /// Types.
    pub types: Types,
    /// Constants.
    pub consts: Consts,
    /// Global names.
    pub symbols: Symbols,
    /// Attribute sets and lists.
    pub attrs: Attrs,
    /// Metadata.
    pub metadata: MetadataTable,
    /// The data layout, for constant folding.
    pub layout: DataLayout,
}

/// A frozen context, the base of forks.
#[derive(Clone, Debug)]
pub struct SharedContext {
    types: Arc<Types>,
    consts: Arc<Consts>,
    symbols: Arc<Symbols>,
    attrs: Arc<Attrs>,
    metadata: Arc<MetadataTable>,
    layout: DataLayout,
}

impl Default for Context {
    fn default() -> Context {
        Context::new()
    }
}

impl Context {
    /// Returns tables with only the entries that have fixed handles.
    pub fn new() -> Context {
        Context {
            types: Types::new(),
            consts: Consts::new(),
            symbols: Symbols::default(),
            attrs: Attrs::new(),
            metadata: MetadataTable::default(),
            layout: DataLayout::default(),
        }
    }

    /// Uniques equal metadata nodes (see [`MetadataTable::resolve`]) and updates the constants that refer to the
    /// removed ones.
    pub fn resolve_metadata(&mut self) {
        self.metadata.resolve();
        self.consts
            .replace_metadata(|md| self.metadata.canonical(md));
    }

    /// Freezes the contents, turns this context into a fork of them, and returns them as the base of other forks.
    pub fn share(&mut self) -> SharedContext {
        let taken = std::mem::take(self);
        let shared = SharedContext {
            types: Arc::new(taken.types),
            consts: Arc::new(taken.consts),
            symbols: Arc::new(taken.symbols),
            attrs: Arc::new(taken.attrs),
            metadata: Arc::new(taken.metadata),
            layout: taken.layout,
        };
        *self = shared.fork();
        shared
    }
}

impl SharedContext {
    /// Returns a separate context that sees everything shared. A thread uses one per function.
    pub fn fork(&self) -> Context {
        Context {
            types: Types::fork(&self.types),
            consts: Consts::fork(&self.consts),
            symbols: Symbols::fork(&self.symbols),
            attrs: Attrs::fork(&self.attrs),
            metadata: MetadataTable::fork(&self.metadata),
            layout: self.layout.clone(),
        }
    }
}
