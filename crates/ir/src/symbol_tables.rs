//! Collects the symbol tables of a body and of everything nested in it: `SymbolTableCollection`.

use crate::outer_symbols::is_symbol_table;
use crate::symbol::{SymbolTable, Visibility, symbol_name, visibility};
use crate::{Attr, Body, BodyId, BodyTree, Context, OpId, OpRef, Place, SmallVec, SymbolRefAttr};

/// The symbol tables of a [`BodyTree`], keyed by the bodies of their operations. The collection borrows nothing. It
/// remains valid while operations change, as long as no symbol is added, renamed or erased.
#[derive(Default)]
pub struct SymbolTables {
    tree: BodyTree,
    /// In tree order.
    tables: Vec<(BodyId, SymbolTable)>,
}

impl SymbolTables {
    /// Creates the tables of the operation that owns a body, and of the operations nested in it.
    pub fn new(ctx: &Context, outermost: &Body) -> Self {
        let tree = BodyTree::new(outermost);
        let tables = (tree.bodies(outermost).iter())
            .filter(|(_, body)| is_symbol_table(ctx, body))
            .map(|(id, body)| (id, SymbolTable::new(ctx, body, OpId::ROOT)))
            .collect();
        SymbolTables { tree, tables }
    }

    /// Returns the tree of all bodies, with and without tables.
    pub fn tree(&self) -> &BodyTree {
        &self.tree
    }

    /// Returns the bodies that are symbol tables, in pre-order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = BodyId> + '_ {
        self.tables.iter().map(|(id, _)| *id)
    }

    fn table(&self, id: BodyId) -> Option<&SymbolTable> {
        let at = self.tables.binary_search_by_key(&id, |(id, _)| *id);
        Some(&self.tables[at.ok()?].1)
    }

    /// Returns true if the operation that owns a body is a symbol table.
    pub fn is_table(&self, id: BodyId) -> bool {
        self.table(id).is_some()
    }

    /// Returns the body of an operation that is a symbol table; `None` for other operations.
    pub fn inside(&self, stub: Place) -> Option<BodyId> {
        self.tree.inside(stub).filter(|&id| self.is_table(id))
    }

    /// Returns the innermost table of the operations in a body: its own, or that of an enclosing body.
    pub fn nearest(&self, id: BodyId) -> Option<BodyId> {
        self.tree.outwards(id).find(|&id| self.is_table(id))
    }

    /// Returns the outermost tables inside an operation of a table whose body is `body`. If the operation is a table
    /// itself, only that table.
    pub fn nearest_inside(&self, body: &Body, at: Place) -> Vec<BodyId> {
        let inside = |stub| self.tree.inside(Place::new(at.body, stub));
        let bodies: SmallVec<[BodyId; 4]> = match body.is_nested(at.op) {
            true => inside(at.op).into_iter().collect(),
            false => body.walk(at.op).filter_map(inside).collect(),
        };
        let mut found: Vec<BodyId> = Vec::new();
        for id in bodies.into_iter().flat_map(|id| self.tree.within(id)) {
            let is_nearest = |&last: &BodyId| !self.tree.is_within(id, last);
            if self.is_table(id) && found.last().is_none_or(is_nearest) {
                found.push(id);
            }
        }
        found
    }

    /// Returns true if all uses of the symbols of a table are inside the operation that owns `outermost`.
    /// `is_outermost` is true if no operation encloses that operation.
    pub fn sees_all_uses(
        &self,
        ctx: &Context,
        outermost: &Body,
        table: BodyId,
        is_outermost: bool,
    ) -> bool {
        let hides = |id| {
            let op = OpRef::new(ctx, self.tree.body(outermost, id), OpId::ROOT);
            !self.is_table(id)
                || symbol_name(ctx, op.body, op.id).is_none()
                || visibility(op) == Visibility::Private
        };
        is_outermost || self.tree.outwards(table).any(hides)
    }

    /// Returns the symbol with a name in a table.
    pub fn lookup(&self, table: BodyId, name: Attr) -> Option<Place> {
        let op = self.table(table)?.lookup(name)?;
        Some(Place::new(table, op))
    }

    /// Resolves the parts of a symbol reference from a table. Returns the operation of each part; the last one is the
    /// referenced operation.
    pub fn resolve(
        &self,
        ctx: &Context,
        table: BodyId,
        symbol: Attr,
    ) -> Option<SmallVec<[Place; 2]>> {
        let symbol = symbol.as_::<SymbolRefAttr>(ctx)?;
        let mut at = self.lookup(table, symbol.root)?;
        let mut found = SmallVec::from_slice(&[at]);
        for &name in &symbol.nested {
            at = self.lookup(self.inside(at)?, name)?;
            found.push(at);
        }
        Some(found)
    }
}
