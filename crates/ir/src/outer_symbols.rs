//! A snapshot of the enclosing symbol table before a conversion. The conversion of a nested body sees only this
//! snapshot of the table.

use crate::symbol::name_in_table;
use crate::{Attr, Body, Context, Loc, OpId, OpName, Traits};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::ops::Range;

/// A symbol of a table: the parts of its operation that are outside its regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OuterSymbol<'a> {
    /// The name of the operation.
    pub name: OpName,
    /// The operation's properties by slot. Absent properties at the end may be omitted.
    pub props: &'a [Option<Attr>],
    /// The operation's discardable attributes, a dictionary.
    pub attrs: Attr,
    /// The operation's location.
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

    /// Returns a property by slot.
    pub fn prop(&self, slot: usize) -> Option<Attr> {
        self.props.get(slot).copied().flatten()
    }
}

/// The symbols of one table at the time when jobs on its operations began. Jobs on several threads share the snapshot,
/// so it is immutable.
#[derive(Default, Debug)]
pub struct OuterSymbols {
    symbols: FxHashMap<Attr, Row>,
    /// The properties of all symbols.
    props: Vec<Option<Attr>>,
}

#[derive(Debug)]
struct Row {
    name: OpName,
    /// The range of the symbol's properties in [`OuterSymbols::props`].
    props: Range<u32>,
    attrs: Attr,
    loc: Loc,
}

impl OuterSymbols {
    /// Records the symbols in the regions of a body's root. Of equal names, the first one is kept.
    pub fn new(ctx: &Context, body: &Body) -> Self {
        let mut all = OuterSymbols::default();
        for (name, op) in symbols_of(ctx, body) {
            if let Entry::Vacant(entry) = all.symbols.entry(name) {
                let symbol = OuterSymbol::new(body, op);
                let start = all.props.len() as u32;
                all.props.extend_from_slice(symbol.props);
                entry.insert(Row {
                    name: symbol.name,
                    props: start..all.props.len() as u32,
                    attrs: symbol.attrs,
                    loc: symbol.loc,
                });
            }
        }
        all
    }

    /// Returns the symbol with a name. `name` is a string attribute.
    #[inline]
    pub fn lookup(&self, name: Attr) -> Option<OuterSymbol<'_>> {
        let row = self.symbols.get(&name)?;
        Some(OuterSymbol {
            name: row.name,
            props: &self.props[row.props.start as usize..row.props.end as usize],
            attrs: row.attrs,
            loc: row.loc,
        })
    }
}

fn symbols_of<'b>(ctx: &'b Context, body: &'b Body) -> impl Iterator<Item = (Attr, OpId)> + 'b {
    let regions = body.regions(OpId::ROOT);
    let ops = regions
        .flat_map(|region| body.blocks(region))
        .flat_map(|block| body.ops(block));
    ops.filter_map(|op| Some((name_in_table(ctx, body, op)?, op)))
}

/// Returns true if the operation that owns a body is a symbol table.
pub fn is_symbol_table(ctx: &Context, body: &Body) -> bool {
    let def = ctx.op_def(body.name(OpId::ROOT));
    def.is_some_and(|def| def.has(Traits::SYMBOL_TABLE))
}
