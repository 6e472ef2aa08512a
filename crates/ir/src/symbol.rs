//! Looks up symbols: MLIR's `SymbolTable`.
//!
//! A [`SymbolTable`] maps the names in one symbol-table operation to operations. A [`SymbolScope`] is a table with its
//! enclosing tables; it resolves nested references. A table borrows nothing and must be updated when symbols change.

use crate::{Attr, Body, Context, DictionaryAttr, OpId, OpName, OpRef, SymbolRefAttr, Traits};
use rustc_hash::FxHashMap;

/// The symbols of one symbol-table operation, by name.
#[derive(Default, Clone)]
pub struct SymbolTable {
    symbols: FxHashMap<Attr, Symbol>,
}

#[derive(Clone, Copy)]
struct Symbol {
    op: OpId,
    /// `None` if the symbol has no type, or if the type was not recorded.
    function: Option<FunctionSymbol>,
}

/// The parts of a symbol with a type that its users read most often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionSymbol {
    /// The name of the operation.
    pub name: OpName,
    /// The value of the property `function_type`.
    pub ty: Attr,
}

impl FunctionSymbol {
    fn of(ctx: &Context, body: &Body, op: OpId) -> Option<Self> {
        let (name, props) = (body.name(op), body.props(op));
        let slot = ctx.op_def(name)?.prop_index("function_type")?;
        let ty = props.get(slot).copied().flatten()?;
        Some(FunctionSymbol { name, ty })
    }
}

/// Returns the symbol name of an operation, if the operation is a symbol.
pub fn symbol_name(ctx: &Context, body: &Body, op: OpId) -> Option<Attr> {
    let def = ctx.op_def(body.name(op))?;
    if !def.has(Traits::SYMBOL) {
        return None;
    }
    body.prop(op, def.prop_index("sym_name")?)
}

/// Returns the name of an operation in a symbol table. As in MLIR, `sym_name` can name an operation that is not a symbol,
/// for example an unregistered one.
pub(crate) fn name_in_table(ctx: &Context, body: &Body, op: OpId) -> Option<Attr> {
    symbol_name(ctx, body, op).or_else(|| {
        let op = OpRef::new(ctx, body, op);
        let inherent = match (op.def(), body.props(op.id)) {
            (None, [Some(props)]) => props.entry(ctx, "sym_name"),
            _ => None,
        };
        let name = inherent.or_else(|| op.attr_named("sym_name"))?;
        name.bytes(ctx).map(|_| name)
    })
}

/// The visibility of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Visible everywhere.
    Public,
    /// Visible only in the symbol table.
    Private,
    /// Visible in the enclosing symbol tables.
    Nested,
}

/// Returns the visibility of a symbol: `sym_visibility`, a property or a discardable attribute.
pub fn visibility(op: OpRef<'_>) -> Visibility {
    let attr = op
        .prop_named(VISIBILITY)
        .or_else(|| op.attr_named(VISIBILITY));
    match attr.and_then(|attr| attr.bytes(op.ctx)) {
        Some(b"private") => Visibility::Private,
        Some(b"nested") => Visibility::Nested,
        _ => Visibility::Public,
    }
}

const VISIBILITY: &str = "sym_visibility";

/// Makes a symbol private.
pub fn make_private(ctx: &Context, body: &mut Body, op: OpId) {
    let slot = ctx
        .op_def(body.name(op))
        .and_then(|def| def.prop_index(VISIBILITY));
    let private = ctx.string("private");
    if let Some(slot) = slot {
        body.set_prop(op, slot, Some(private));
        return;
    }
    let name = ctx.string(VISIBILITY);
    let attrs = body.attrs(op).as_::<DictionaryAttr>(ctx);
    let mut entries: Vec<_> = attrs.map_or(Vec::new(), |attrs| attrs.entries().to_vec());
    entries.retain(|entry| entry.0 != name);
    entries.push((name, private));
    let attrs = ctx.dictionary(entries);
    body.set_attrs(op, attrs);
}

impl SymbolTable {
    /// Creates the table of the symbols in the regions of `owner`, and of other operations with a `sym_name`. Of equal
    /// names, the first one is kept. `owner` must not be a stub.
    pub fn new(ctx: &Context, body: &Body, owner: OpId) -> Self {
        let mut table = SymbolTable::default();
        for region in body.regions(owner) {
            for op in body.blocks(region).flat_map(|block| body.ops(block)) {
                if let Some(name) = name_in_table(ctx, body, op) {
                    table.insert(name, op);
                }
            }
        }
        table
    }

    /// Returns the operation with a name.
    #[inline]
    pub fn lookup(&self, name: Attr) -> Option<OpId> {
        Some(self.symbols.get(&name)?.op)
    }

    /// Reserves capacity for this many more symbols.
    pub fn reserve(&mut self, more: usize) {
        self.symbols.reserve(more);
    }

    /// Adds a symbol. Returns false if the name exists already.
    pub fn insert(&mut self, name: Attr, op: OpId) -> bool {
        self.insert_symbol(name, Symbol { op, function: None })
    }

    /// Like [`insert`](Self::insert), for an operation of `body`, and also records its type. For tables of operations
    /// that do not change.
    pub(crate) fn insert_typed(
        &mut self,
        name: Attr,
        ctx: &Context,
        body: &Body,
        op: OpId,
    ) -> bool {
        let function = FunctionSymbol::of(ctx, body, op);
        self.insert_symbol(name, Symbol { op, function })
    }

    fn insert_symbol(&mut self, name: Attr, symbol: Symbol) -> bool {
        match self.symbols.entry(name) {
            std::collections::hash_map::Entry::Occupied(_) => false,
            std::collections::hash_map::Entry::Vacant(slot) => {
                slot.insert(symbol);
                true
            }
        }
    }

    /// Removes a symbol.
    pub fn remove(&mut self, name: Attr) {
        self.symbols.remove(&name);
    }

    /// Returns `name` if it is free, otherwise the first free one of `name_0`, `name_1`, …. `counter` continues across
    /// calls.
    pub fn unique_name(&self, ctx: &Context, name: &[u8], counter: &mut usize) -> Attr {
        let plain = ctx.string(name);
        if self.lookup(plain).is_none() {
            return plain;
        }
        loop {
            let suffix = format!("_{counter}");
            let candidate = ctx.string([name, suffix.as_bytes()].concat());
            *counter += 1;
            if self.lookup(candidate).is_none() {
                return candidate;
            }
        }
    }
}

/// The enclosing symbol tables of an operation, innermost first.
pub struct SymbolScope<'a> {
    ctx: &'a Context,
    body: &'a Body,
    table: &'a SymbolTable,
    parent: Option<&'a SymbolScope<'a>>,
}

impl<'a> SymbolScope<'a> {
    /// Creates the scope inside a symbol-table operation of `body`, whose symbols are `table`.
    pub fn new(
        ctx: &'a Context,
        body: &'a Body,
        table: &'a SymbolTable,
        parent: Option<&'a SymbolScope<'a>>,
    ) -> Self {
        SymbolScope {
            ctx,
            body,
            table,
            parent,
        }
    }

    /// Returns the enclosing scope.
    pub fn parent(&self) -> Option<&'a SymbolScope<'a>> {
        self.parent
    }

    /// Returns the symbol with this name in the innermost table. For a stub, returns its record.
    pub fn lookup(&self, name: Attr) -> Option<OpRef<'a>> {
        Some(OpRef::new(self.ctx, self.body, self.table.lookup(name)?).record())
    }

    /// Returns the symbol with this name in the innermost table, if it has a type.
    pub fn function(&self, name: Attr) -> Option<FunctionSymbol> {
        let symbol = self.table.symbols.get(&name)?;
        let read = || FunctionSymbol::of(self.ctx, self.body, symbol.op);
        symbol.function.or_else(read)
    }

    /// Resolves a symbol reference from the innermost table. For a stub, returns its record, like
    /// [`lookup`](Self::lookup).
    pub fn resolve(&self, symbol: Attr) -> Option<OpRef<'a>> {
        let symbol = symbol.as_::<SymbolRefAttr>(self.ctx)?;
        let mut op = self.lookup(symbol.root)?;
        for &name in &symbol.nested {
            if !op.def()?.has(Traits::SYMBOL_TABLE) {
                return None;
            }
            let table = SymbolTable::new(self.ctx, op.body, op.id);
            op = op.with(table.lookup(name)?).record();
        }
        Some(op)
    }
}
