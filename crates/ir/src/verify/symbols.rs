//! Verifies uses of symbols in MLIR's order: a stack of regions within each symbol table, so the region found last is
//! visited first.

use super::{Reporter, SymbolUsers, VERIFIER, structure};
use crate::interfaces::SymbolUserOpInterface;
use crate::symbol_uses::is_unknown_table;
use crate::{
    Body, Context, Diagnostics, Failed, OpId, OpName, OpRef, RegionId, SymbolScope, SymbolTable,
    Traits,
};

/// Verifies the uses of symbols in an operation and in the symbol tables nested in it. `outer` is the enclosing scope.
pub(super) fn verify_uses(
    root: OpRef<'_>,
    outer: Option<&SymbolScope<'_>>,
    users: &SymbolUsers,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let ctx = root.ctx;
    let symbols;
    let own;
    let mut scope = outer;
    if is_table(root) {
        symbols = structure::symbol_table(root, report)?;
        own = SymbolScope::new(ctx, root.body, &symbols, outer);
        scope = Some(&own);
    }
    for nested in nested_tables(root) {
        verify_uses(nested, scope, users, report)?;
    }
    let Some(scope) = scope else {
        return Ok(());
    };
    let user = |op: OpRef<'_>| users.get(op.name().index()).copied().flatten();
    if let Some(user) = user(root).filter(|_| !is_table(root)) {
        verify_user(user, root, scope, report)?;
    }
    // No symbol is found in an operation of an unknown dialect that may be a symbol table.
    let nothing = SymbolTable::default();
    let unknown = SymbolScope::new(ctx, root.body, &nothing, None);
    let known = |(body, region)| (body, region, false);
    let mut regions: Vec<(&Body, RegionId, bool)> = root.regions().map(known).collect();
    while let Some((body, region, is_unknown)) = regions.pop() {
        let scope = if is_unknown { &unknown } else { scope };
        if !body.has_inner_regions() && all_hold(root.ctx, body, users, scope) {
            continue;
        }
        for block in body.blocks(region) {
            for id in body.ops(block) {
                // Most operations neither use symbols nor have regions.
                let head = body.head(id);
                let is_user = |name: OpName| users.get(name.index()).is_some_and(Option::is_some);
                if !head.has_extra && !head.name.is_some_and(is_user) {
                    continue;
                }
                let op = OpRef::new(ctx, body, id);
                if let Some(user) = user(op) {
                    verify_user(user, op.record(), scope, report)?;
                }
                if head.has_extra && !is_table(op) {
                    let inside = is_unknown || is_unknown_table(op);
                    regions.extend(op.regions().map(|(body, region)| (body, region, inside)));
                }
            }
        }
    }
    Ok(())
}

/// Returns true if all uses of symbols in a body without nested regions are valid and cause no diagnostics. Visits rows
/// in the order of the table, which is faster than textual order: most rows are not users.
fn all_hold(ctx: &Context, body: &Body, users: &SymbolUsers, scope: &SymbolScope<'_>) -> bool {
    let mut diags = Diagnostics::new();
    let mut report = Reporter {
        ctx,
        diags: &mut diags,
    };
    let mut rows = body.ops.iter().enumerate().skip(1);
    rows.all(|(row, op)| match users.get(op.name.index()) {
        Some(&Some(user)) => {
            let op = OpRef::new(ctx, body, OpId::from_index(row));
            verify_user(user, op, scope, &mut report).is_ok()
        }
        _ => true,
    }) && diags.is_empty()
}

/// Verifies the uses of symbols of one operation.
fn verify_user(
    user: &dyn SymbolUserOpInterface,
    op: OpRef<'_>,
    scope: &SymbolScope<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let note = op.panic_note(VERIFIER);
    let result = user.verify_symbol_uses(op, scope, report);
    note.done();
    result
}

/// Returns the outermost symbol tables nested in one, in textual order.
fn nested_tables<'c>(table: OpRef<'c>) -> Vec<OpRef<'c>> {
    let mut found = Vec::new();
    let mut pending = children(table);
    while let Some(op) = pending.pop() {
        match is_table(op) {
            true => found.push(op.record()),
            false => pending.extend(children(op)),
        }
    }
    found
}

/// Returns the operations with regions directly inside one, the last first.
fn children<'c>(op: OpRef<'c>) -> Vec<OpRef<'c>> {
    let mut ops = Vec::new();
    for (body, region) in op.regions() {
        if !body.has_inner_regions() {
            continue;
        }
        let ids = body.blocks(region).flat_map(|block| body.ops(block));
        let may_have_regions = ids.filter(|&id| body.has_extra(id));
        ops.extend(may_have_regions.map(|id| OpRef::new(op.ctx, body, id)));
    }
    ops.reverse();
    ops
}

fn is_table(op: OpRef<'_>) -> bool {
    op.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE))
}
