//! The symbols around a body: what a job on a nested body may know of the symbol table that it is in, and what a conversion
//! may know of the symbols as they were before it.

use crate::symbol::symbol_name;
use crate::{Attr, Body, Context, Loc, OpId, OpName, OpRef, Traits};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;
use std::sync::Arc;

/// A symbol of a table: the parts of its operation that are not in its regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OuterSymbol<'a> {
    /// The name of the operation.
    pub name: OpName,
    /// Its properties by slot; those after the last one that is present may be left out.
    pub props: &'a [Option<Attr>],
    /// Its discardable attributes, a dictionary.
    pub attrs: Attr,
    /// Its location.
    pub loc: Loc,
}

impl<'a> OuterSymbol<'a> {
    fn new(body: &'a Body, op: OpId) -> Self {
        OuterSymbol {
            name: body.name(op),
            props: body.props(op),
            attrs: body.attrs(op),
            loc: body.loc(op),
        }
    }

    /// A property by slot.
    pub fn prop(&self, slot: usize) -> Option<Attr> {
        self.props.get(slot).copied().flatten()
    }
}

/// The symbols of one table as they were when jobs on its operations began: what folds look at, and what conversions ask for.
/// Jobs on several threads share it, so it is never changed.
#[derive(Default, Debug)]
pub struct OuterSymbols {
    table: Arc<Table>,
    /// Symbols that go before this place are not there.
    place: u32,
}

/// All symbols, for all operations.
#[derive(Default, Debug)]
struct Table {
    symbols: FxHashMap<Attr, Row>,
    /// The properties of all symbols.
    props: Vec<Option<Attr>>,
    /// The places of the operations with a body of their own among those of the table, if symbols go.
    places: FxHashMap<OpId, u32>,
}

#[derive(Debug)]
struct Row {
    name: OpName,
    /// Where its properties are in [`Table::props`].
    props: Range<u32>,
    attrs: Attr,
    loc: Loc,
    /// Its place, if it goes; otherwise the last place there is.
    goes: u32,
}

impl OuterSymbols {
    /// The symbols in the regions of a body's root; of equal names the first one.
    pub fn new(ctx: &Context, body: &Body) -> Self {
        Self::of(ctx, body, |_| false)
    }

    /// The same for a job that works through the table in order: for what comes [after](Self::seen_by) a symbol that `goes`
    /// it is not there any more.
    pub fn of(ctx: &Context, body: &Body, goes: impl Fn(OpRef<'_>) -> bool) -> Self {
        let mut table = Table::default();
        let mut places = Vec::new();
        let mut any_goes = false;
        for (place, op) in (0..).zip(ops_of(body)) {
            let is_nested = body.is_nested(op);
            if is_nested {
                places.push((op, place));
            }
            let Some(name) = symbol_name(ctx, body, op) else {
                continue;
            };
            let goes = !is_nested && goes(OpRef::new(ctx, body, op));
            any_goes |= goes;
            let goes = if goes { place } else { u32::MAX };
            match table.symbols.entry(name) {
                Entry::Occupied(mut entry) => {
                    let row = entry.get_mut();
                    row.goes = row.goes.min(goes);
                }
                Entry::Vacant(entry) => {
                    let symbol = OuterSymbol::new(body, op);
                    let start = table.props.len() as u32;
                    table.props.extend_from_slice(symbol.props);
                    entry.insert(Row {
                        name: symbol.name,
                        props: start..table.props.len() as u32,
                        attrs: symbol.attrs,
                        loc: symbol.loc,
                        goes,
                    });
                }
            }
        }
        if any_goes {
            table.places = places.into_iter().collect();
        }
        OuterSymbols {
            table: Arc::new(table),
            place: 0,
        }
    }

    /// The symbols as an operation of the table finds them.
    pub fn seen_by(self: &Arc<Self>, op: OpId) -> Arc<Self> {
        match self.table.places.get(&op) {
            Some(&place) => Arc::new(OuterSymbols {
                table: Arc::clone(&self.table),
                place,
            }),
            None => Arc::clone(self),
        }
    }

    /// The symbol with a name, which is a string attribute.
    #[inline]
    pub fn lookup(&self, name: Attr) -> Option<OuterSymbol<'_>> {
        let table = &*self.table;
        let row = table.symbols.get(&name)?;
        (row.goes >= self.place).then(|| OuterSymbol {
            name: row.name,
            props: &table.props[row.props.start as usize..row.props.end as usize],
            attrs: row.attrs,
            loc: row.loc,
        })
    }
}

fn ops_of(body: &Body) -> impl Iterator<Item = OpId> + '_ {
    let blocks = body
        .regions(OpId::ROOT)
        .flat_map(|region| body.blocks(region));
    blocks.flat_map(|block| body.ops(block))
}

fn symbols_of<'b>(ctx: &'b Context, body: &'b Body) -> impl Iterator<Item = (Attr, OpId)> + 'b {
    ops_of(body).filter_map(|op| Some((symbol_name(ctx, body, op)?, op)))
}

/// Whether the operation that owns a body is a symbol table.
pub fn is_symbol_table(ctx: &Context, body: &Body) -> bool {
    let def = ctx.op_def(body.name(OpId::ROOT));
    def.is_some_and(|def| def.has(Traits::SYMBOL_TABLE))
}

impl Body {
    /// Sets the symbol table around the body, for jobs that [look symbols up](OpRef::nearest_symbol) in it. It is not part of
    /// the IR: what sets it takes it back when the job is done.
    pub fn set_symbols_around(&mut self, symbols: Option<Arc<OuterSymbols>>) {
        self.around = symbols;
    }
}

impl<'a> OpRef<'a> {
    /// The symbol with a name in the nearest symbol table around the operation; `None` as well if that is not in its body
    /// and the code that works on the body did not [provide](Body::set_symbols_around) it. The name is a string attribute.
    pub fn nearest_symbol(&self, name: Attr) -> Option<OuterSymbol<'a>> {
        if is_symbol_table(self.ctx, self.body) && self.id != OpId::ROOT {
            let mut symbols = symbols_of(self.ctx, self.body);
            let (_, op) = symbols.find(|(known, _)| *known == name)?;
            return Some(OuterSymbol::new(self.body, op));
        }
        self.body.around.as_ref()?.lookup(name)
    }
}
