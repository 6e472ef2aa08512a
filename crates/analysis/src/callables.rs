//! The functions that calls name, and their callers.

use crate::bodies::{Bodies, BodyId};
use rustc_hash::FxHashMap;
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::symbol::{Visibility, symbol_name, visibility};
use terrace_ir::symbol_uses::symbol_uses;
use terrace_ir::{Attr, BlockId, Body, Context, OpId, OpRef, SymbolRefAttr, SymbolTable, Traits};

/// The functions in symbol tables, by their bodies; true for functions that may have unknown callers.
pub(crate) struct Callables<'s> {
    ctx: &'s Context,
    bodies: &'s Bodies<'s>,
    tables: FxHashMap<BodyId, SymbolTable>,
    has_unknown_callers: FxHashMap<BodyId, bool>,
}

impl<'s> Callables<'s> {
    /// `is_outermost`: nothing is around the outermost body.
    pub(crate) fn new(ctx: &'s Context, bodies: &'s Bodies<'s>, is_outermost: bool) -> Self {
        let mut callables = Callables {
            ctx,
            bodies,
            tables: FxHashMap::default(),
            has_unknown_callers: FxHashMap::default(),
        };
        callables.find_functions(is_outermost);
        callables
    }

    /// The functions that may have unknown callers.
    pub(crate) fn called_from_elsewhere(&self) -> impl Iterator<Item = BodyId> + '_ {
        let functions = self.has_unknown_callers.iter();
        functions
            .filter(|(_, unknown)| **unknown)
            .map(|(id, _)| *id)
    }

    /// The body of the function that a call names, if it is a function in one of the symbol tables.
    pub(crate) fn called(&self, body: BodyId, symbol: Attr) -> Option<BodyId> {
        let callee = self.resolve(self.table_around(body)?, symbol)?;
        self.has_unknown_callers
            .contains_key(&callee)
            .then_some(callee)
    }

    /// Finds the functions, and those with unknown callers.
    fn find_functions(&mut self, is_outermost: bool) {
        let (ctx, bodies) = (self.ctx, self.bodies);
        for id in bodies.ids() {
            let body = bodies.body(id);
            let def = ctx.op_def(body.name(OpId::ROOT));
            if def.is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
                self.tables
                    .insert(id, SymbolTable::new(ctx, body, OpId::ROOT));
            }
        }
        let tables: Vec<BodyId> = bodies
            .ids()
            .filter(|id| self.tables.contains_key(id))
            .collect();
        for &table in &tables {
            let body = bodies.body(table);
            let visible = self.all_uses_visible(table, is_outermost);
            for op in blocks_of(body).flat_map(|block| body.ops(block)) {
                let at = OpRef::new(ctx, body, op);
                let is_function = ctx
                    .op_interface::<dyn FunctionOpInterface>(at.name())
                    .is_some();
                let Some(inside) = bodies.inside(table, op).filter(|_| is_function) else {
                    continue;
                };
                let is_public = match visibility(at) {
                    Visibility::Public => true,
                    Visibility::Nested => !visible,
                    Visibility::Private => false,
                };
                let function = self.has_unknown_callers.entry(inside).or_default();
                *function |= is_public;
            }
        }
        // A use of a function that is not a call of it.
        for &table in &tables {
            let body = bodies.body(table);
            for op in blocks_of(body).flat_map(|block| body.ops(block)) {
                for used in symbol_uses(OpRef::new(ctx, body, op)).into_iter().flatten() {
                    let call = ctx.op_interface::<dyn CallOpInterface>(used.user.name());
                    let callee = call.and_then(|call| call.callee(used.user));
                    if callee == Some(Callee::Symbol(used.symbol)) {
                        continue;
                    }
                    let named = self.resolve(table, used.symbol);
                    if let Some(function) =
                        named.and_then(|named| self.has_unknown_callers.get_mut(&named))
                    {
                        *function = true;
                    }
                }
            }
        }
    }

    fn all_uses_visible(&self, table: BodyId, is_outermost: bool) -> bool {
        let mut at = Some(table);
        while let Some(id) = at {
            let op = OpRef::new(self.ctx, self.bodies.body(id), OpId::ROOT);
            let is_table = self.tables.contains_key(&id);
            let is_symbol = symbol_name(self.ctx, op.body, op.id).is_some();
            if !is_table || !is_symbol || visibility(op) == Visibility::Private {
                return true;
            }
            at = self.bodies.around(id).map(|around| around.0);
        }
        is_outermost
    }

    /// The body of the operation that a symbol reference names, seen from a table.
    fn resolve(&self, table: BodyId, symbol: Attr) -> Option<BodyId> {
        let symbol = symbol.as_::<SymbolRefAttr>(self.ctx)?;
        let mut at = self
            .bodies
            .inside(table, self.tables.get(&table)?.lookup(symbol.root)?)?;
        for &name in &symbol.nested {
            at = self
                .bodies
                .inside(at, self.tables.get(&at)?.lookup(name)?)?;
        }
        Some(at)
    }

    /// The table that symbols are looked up in.
    fn table_around(&self, mut id: BodyId) -> Option<BodyId> {
        loop {
            if self.tables.contains_key(&id) {
                return Some(id);
            }
            id = self.bodies.around(id)?.0;
        }
    }
}

/// The blocks directly inside the operation that owns a body.
fn blocks_of(body: &Body) -> impl Iterator<Item = BlockId> + '_ {
    body.regions(OpId::ROOT)
        .flat_map(|region| body.blocks(region))
}
