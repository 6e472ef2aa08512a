//! The symbol tables in a body and in everything nested in it: `SymbolTableCollection`.

use crate::symbol::SymbolTable;
use crate::{Attr, Body, Context, OpId, SmallVec, SymbolRefAttr, Traits};
use rustc_hash::FxHashMap;

/// One of the tables of [`SymbolTables`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TableId(usize);

/// The symbol tables and their symbols. It borrows nothing: bodies are found again by the stubs that lead to them, so
/// it may be kept while operations change, as long as no symbol is added, renamed or erased.
#[derive(Default)]
pub struct SymbolTables {
    tables: Vec<Table>,
}

struct Table {
    /// The stubs that lead to the body of the table.
    path: Box<[OpId]>,
    symbols: SymbolTable,
    /// The tables directly inside, by their stubs.
    inside: FxHashMap<OpId, TableId>,
}

impl SymbolTables {
    /// The tables of the operation that owns a body, in the order of the text.
    pub fn new(ctx: &Context, body: &Body) -> Self {
        let mut tables = SymbolTables::default();
        let mut pending = vec![(body, Vec::<OpId>::new(), None)];
        while let Some((body, path, around)) = pending.pop() {
            let def = ctx.op_def(body.name(OpId::ROOT));
            let mut own = None;
            if def.is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
                let id = TableId(tables.tables.len());
                tables.tables.push(Table {
                    path: path.as_slice().into(),
                    symbols: SymbolTable::new(ctx, body, OpId::ROOT),
                    inside: FxHashMap::default(),
                });
                if let Some((TableId(table), stub)) = around {
                    tables.tables[table].inside.insert(stub, id);
                }
                own = Some(id);
            }
            if !body.has_nested() {
                continue;
            }
            let first = pending.len();
            for stub in body.walk(OpId::ROOT) {
                if let Some(nested) = body.nested(stub) {
                    let path = path.iter().copied().chain([stub]).collect();
                    pending.push((nested, path, own.map(|own| (own, stub))));
                }
            }
            pending[first..].reverse();
        }
        tables
    }

    /// The tables, outer ones before those in them.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = TableId> + use<> {
        (0..self.tables.len()).map(TableId)
    }

    /// The stubs that lead from the outermost body to that of a table.
    pub fn path(&self, table: TableId) -> &[OpId] {
        &self.tables[table.0].path
    }

    /// The body of a table.
    pub fn body<'b>(&self, outermost: &'b Body, table: TableId) -> &'b Body {
        body_at(outermost, self.path(table))
    }

    /// The table that an operation directly inside a table has itself.
    pub fn inside(&self, table: TableId, op: OpId) -> Option<TableId> {
        self.tables[table.0].inside.get(&op).copied()
    }

    /// The outermost tables inside an operation of a table's `body`; if the operation is a table itself, that alone.
    pub fn nearest_inside(&self, body: &Body, table: TableId, op: OpId) -> Vec<TableId> {
        if let Some(own) = self.inside(table, op) {
            return vec![own];
        }
        let stubs: Vec<OpId> = match body.is_nested(op) {
            true => vec![op],
            false => body.walk(op).filter(|&op| body.is_nested(op)).collect(),
        };
        let depth = self.path(table).len();
        let mut found: Vec<TableId> = Vec::new();
        for id in self.ids().skip(table.0 + 1) {
            let Some(inner) = self.path(id).strip_prefix(self.path(table)) else {
                break;
            };
            let is_inside = inner.first().is_some_and(|stub| stubs.contains(stub));
            let is_nearest = !found
                .iter()
                .any(|&known| self.path(id).starts_with(self.path(known)));
            if is_inside && is_nearest && self.path(id).len() > depth {
                found.push(id);
            }
        }
        found
    }

    /// The symbol with a name in a table.
    pub fn lookup(&self, table: TableId, name: Attr) -> Option<OpId> {
        self.tables[table.0].symbols.lookup(name)
    }

    /// The operations that the parts of a symbol reference name, seen from a table; the last one is the referenced
    /// operation.
    pub fn resolve(
        &self,
        ctx: &Context,
        table: TableId,
        symbol: Attr,
    ) -> Option<SmallVec<[(TableId, OpId); 2]>> {
        let symbol = symbol.as_::<SymbolRefAttr>(ctx)?;
        let mut at = (table, self.lookup(table, symbol.root)?);
        let mut found = SmallVec::from_slice(&[at]);
        for &name in &symbol.nested {
            let table = self.inside(at.0, at.1)?;
            at = (table, self.lookup(table, name)?);
            found.push(at);
        }
        Some(found)
    }
}

/// The body that stubs lead to.
///
/// # Panics
/// If one of them is not a stub.
pub fn body_at<'b>(outermost: &'b Body, path: &[OpId]) -> &'b Body {
    path.iter().fold(outermost, |body, &stub| {
        body.nested(stub)
            .expect("invariant: stubs of the path lead to bodies")
    })
}

/// As [`body_at`].
///
/// # Panics
/// If one of them is not a stub.
pub fn body_at_mut<'b>(outermost: &'b mut Body, path: &[OpId]) -> &'b mut Body {
    path.iter().fold(outermost, |body, &stub| {
        body.nested_mut(stub)
            .expect("invariant: stubs of the path lead to bodies")
    })
}
