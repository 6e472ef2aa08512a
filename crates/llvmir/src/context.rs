//! The interning tables that a module and its function bodies share.

use std::sync::Arc;

use crate::attributes::Attrs;
use crate::constants::Consts;
use crate::layout::DataLayout;
use crate::metadata::MetadataTable;
use crate::symbols::Symbols;
use crate::types::Types;

/// Types, constants, global names, attribute sets and metadata. All of them only grow.
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
    /// Sizes and alignments, for constant folding.
    pub layout: DataLayout,
}

/// A context that no longer changes and that forks are built on.
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
    /// Tables that have only the entries with fixed handles.
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

    /// Makes equal nodes of metadata one, see [`MetadataTable::resolve`], and has constants refer
    /// to those that remain.
    pub fn resolve_metadata(&mut self) {
        self.metadata.resolve();
        self.consts
            .replace_metadata(|md| self.metadata.canonical(md));
    }

    /// Freezes the contents, continues as a fork of them, and returns them for other forks.
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
    /// A separate context that sees everything shared: a thread translates a function with it.
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
