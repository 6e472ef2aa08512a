//! Finds uses of symbols: references in the attributes of operations.

use crate::{Attr, Body, Context, Element, OpRef, RegionId, SmallVec, SymbolRefAttr, Traits};

/// A reference to a symbol.
#[derive(Clone, Copy)]
pub struct SymbolUse<'a> {
    /// The operation whose attributes contain the reference.
    pub user: OpRef<'a>,
    /// The reference.
    pub symbol: Attr,
}

/// Calls `found` with the symbol references in an attribute. Uses a worklist instead of recursion, because nesting may
/// be deep.
pub fn for_each_symbol_ref(ctx: &Context, attr: Attr, found: &mut impl FnMut(Attr)) {
    let mut pending = SmallVec::<[Attr; 8]>::from_slice(&[attr]);
    while let Some(attr) = pending.pop() {
        let first = pending.len();
        if attr.is::<SymbolRefAttr>(ctx) {
            found(attr);
        } else {
            Element::Attr(attr).elements(ctx, &mut |inner| {
                if let Element::Attr(inner) = inner {
                    pending.push(inner);
                }
            });
        }
        pending[first..].reverse();
    }
}

/// Returns the uses of symbols by an operation and by the operations in its regions. `op` must not be a stub's record.
/// The contents of symbol tables are skipped, because they refer to the symbols of these tables. Returns `None` if a
/// nested operation of an unknown dialect may be a symbol table. MLIR: `SymbolTable::getSymbolUses`.
pub fn symbol_uses<'a>(op: OpRef<'a>) -> Option<Vec<SymbolUse<'a>>> {
    let mut uses = Vec::new();
    if is_unknown_table(op) {
        return None;
    }
    own_uses(op, &mut uses);
    if is_table(op) {
        return Some(uses);
    }
    let mut regions: Vec<(&Body, RegionId)> = op.regions().collect();
    while let Some((body, region)) = regions.pop() {
        for id in body.blocks(region).flat_map(|block| body.ops(block)) {
            let op = OpRef::new(op.ctx, body, id);
            if body.has_extra(id) {
                if is_unknown_table(op) {
                    return None;
                }
                if !is_table(op) {
                    regions.extend(op.regions());
                }
            }
            own_uses(op, &mut uses);
        }
    }
    Some(uses)
}

fn own_uses<'a>(user: OpRef<'a>, uses: &mut Vec<SymbolUse<'a>>) {
    for_each_own_ref(user, &mut |symbol| uses.push(SymbolUse { user, symbol }));
}

/// Calls `found` with the symbol references in the attributes of an operation. Its regions are not visited.
pub fn for_each_own_ref(op: OpRef<'_>, found: &mut impl FnMut(Attr)) {
    let attrs = op.body.attrs(op.id);
    let props = op.body.props(op.id).iter().flatten().copied();
    let discardable = (attrs != Attr::EMPTY_DICTIONARY).then_some(attrs);
    for attr in discardable.into_iter().chain(props) {
        for_each_symbol_ref(op.ctx, attr, found);
    }
}

/// Returns true if an operation of an unknown dialect may be a symbol table. Symbols in its regions may shadow others.
pub fn is_unknown_table(op: OpRef<'_>) -> bool {
    if op.def().is_some() || op.body.regions(op.id).count() != 1 {
        return false;
    }
    op.ctx.dialect(op.dialect_namespace()).is_none()
}

fn is_table(op: OpRef<'_>) -> bool {
    op.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE))
}
