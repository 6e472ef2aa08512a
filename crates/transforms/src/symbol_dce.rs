//! `symbol-dce`: erases unused symbols.

use rustc_hash::FxHashSet;
use terrace_ir::symbol::{Visibility, symbol_name, visibility};
use terrace_ir::symbol_uses::symbol_uses;
use terrace_ir::{
    Body, BodyId, Context, Failed, OpId, OpRef, Place, Reporter, SymbolTables, Traits,
};
use terrace_pass::{OptionValues, PassContext, PassDef, Statistic};

/// `symbol-dce`
pub static SYMBOL_DCE: PassDef = PassDef::new("symbol-dce", "Eliminate dead symbols", symbol_dce)
    .class("SymbolDCE")
    .statistics(&[&NUM_DCE]);

static NUM_DCE: Statistic = Statistic {
    name: "num-dce'd",
    description: "Number of symbols DCE'd",
};

fn symbol_dce(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let op = cx.op();
    if !op.def().is_some_and(|def| def.has(Traits::SYMBOL_TABLE)) {
        let message = " was scheduled to run under SymbolDCE, but does not define a symbol table";
        return Err(cx.op_error(OpId::ROOT, message));
    }
    // The symbols of a top-level operation are hidden.
    let is_symbol = symbol_name(cx.ctx, cx.body, OpId::ROOT).is_some();
    let hidden = cx.outer.is_none() || !is_symbol || visibility(op) == Visibility::Private;
    let tables = &*cx.analyses.get::<SymbolTables>(cx.ctx, cx.body);
    let live = Liveness {
        ctx: cx.ctx,
        outermost: cx.body,
        tables,
        live: FxHashSet::default(),
    }
    .compute(hidden);
    let live = match live {
        Ok(live) => live,
        Err(place) => {
            let body = tables.tree().body(cx.body, place.body);
            let at = OpRef::new(cx.ctx, body, place.op).record();
            let message = "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses";
            let (ctx, diags) = (cx.ctx, &mut *cx.diags);
            return Err(Reporter { ctx, diags }.error(at, message));
        }
    };
    let mut erased = 0;
    // Nested tables come first, so that the places of the others remain valid.
    for table in tables.ids().rev() {
        let body = tables.tree().body_mut(cx.body, table);
        let ops = direct_ops(body);
        for op in ops {
            if is_symbol_op(cx.ctx, body, op) && !live.contains(&Place::new(table, op)) {
                body.erase_op(op);
                erased += 1;
            }
        }
    }
    cx.count(&NUM_DCE, erased);
    if erased == 0 {
        cx.mark_all_preserved();
    }
    Ok(())
}

/// Returns the operations directly in a symbol table.
fn direct_ops(body: &Body) -> Vec<OpId> {
    let blocks = body
        .regions(OpId::ROOT)
        .flat_map(|region| body.blocks(region));
    blocks.flat_map(|block| body.ops(block)).collect()
}

fn is_symbol_op(ctx: &Context, body: &Body, op: OpId) -> bool {
    symbol_name(ctx, body, op).is_some()
}

/// A stack of tasks, processed from the end.
enum Task {
    /// Visit an operation and its regions. The flag is true if no enclosing symbol is visible outside the module.
    Op(Place, bool),
    /// Visit the symbol uses of an operation.
    Uses(Place, bool),
}

/// Computes the live symbols.
struct Liveness<'a> {
    ctx: &'a Context,
    outermost: &'a Body,
    tables: &'a SymbolTables,
    live: FxHashSet<Place>,
}

impl<'a> Liveness<'a> {
    fn body(&self, id: BodyId) -> &'a Body {
        self.tables.tree().body(self.outermost, id)
    }

    /// Returns the live symbols, or an operation whose symbol uses are unknown.
    fn compute(mut self, hidden: bool) -> Result<FxHashSet<Place>, Place> {
        let mut pending = Vec::new();
        if let Some(outermost) = self.tables.ids().next() {
            self.table(outermost, hidden, &mut pending);
        }
        while let Some(task) = pending.pop() {
            match task {
                Task::Op(place, hidden) => {
                    pending.push(Task::Uses(place, hidden));
                    for inside in self.tables.nearest_inside(self.body(place.body), place) {
                        let own = OpRef::new(self.ctx, self.body(inside), OpId::ROOT);
                        let hidden = hidden
                            || !is_symbol_op(self.ctx, own.body, own.id)
                            || visibility(own) == Visibility::Private;
                        self.table(inside, hidden, &mut pending);
                    }
                }
                Task::Uses(place, hidden) => {
                    let op = OpRef::new(self.ctx, self.body(place.body), place.op);
                    for used in symbol_uses(op).ok_or(place)? {
                        let found = self.tables.resolve(self.ctx, place.body, used.symbol);
                        for symbol in found.into_iter().flatten() {
                            if self.live.insert(symbol) {
                                pending.push(Task::Op(symbol, hidden));
                            }
                        }
                    }
                }
            }
        }
        Ok(self.live)
    }

    /// Adds the operations of a table that are live without being referenced.
    fn table(&mut self, table: BodyId, hidden: bool, pending: &mut Vec<Task>) {
        let body = self.body(table);
        for op in direct_ops(body) {
            let place = Place::new(table, op);
            if !is_symbol_op(self.ctx, body, op) {
                pending.push(Task::Op(place, hidden));
                continue;
            }
            let visibility = visibility(OpRef::new(self.ctx, body, op));
            let discardable =
                (hidden || visibility == Visibility::Private) && visibility != Visibility::Public;
            if !discardable && self.live.insert(place) {
                pending.push(Task::Op(place, hidden));
            }
        }
    }
}
