//! Inlines the body of a function at a call: MLIR's `inlineCall`.

use super::allocations::Allocations;
use rustc_hash::FxHashMap;
use terrace_builtin::attrs::array_value;
use terrace_builtin::locations::{CallSiteLoc, is_unknown, loc};
use terrace_ir::call::{CallOpInterface, DialectInlinerInterface, InlineSite, Inlined};
use terrace_ir::interfaces::FunctionOpInterface;
use terrace_ir::{
    Attr, BlockId, Body, Context, IrMapping, Loc, OpId, OpRef, OpTable, SmallVec, ValueId,
    dialect_namespace,
};
use terrace_rewrite::IrRewriter;

/// Inlines the callable at a call in `caller`, and leaves the call without uses. Calls `found` with the inlined blocks.
/// Changes nothing and returns `false` if inlining is not allowed, or if operands or results do not match.
pub(super) fn inline_call(
    inliners: &Inliners,
    caller: &mut Body,
    site: &InlineSite<'_>,
    cloned: bool,
    mut found: impl FnMut(&Body, &[BlockId]),
) -> bool {
    let (call, callable) = (site.call, site.callable);
    let (ctx, callee) = (callable.ctx, callable.body);
    let at = OpRef::new(ctx, caller, call);
    let (Some(handed), Some(from)) = (operands(at, callable), callee.region(OpId::ROOT, 0)) else {
        return false;
    };
    let Some(dialect) = inliners.of(at) else {
        return false;
    };
    let Some(block) = caller.parent_block(call) else {
        return false;
    };
    let Some(region) = caller.parent_region(block) else {
        return false;
    };
    let around = at.with(caller.region_owner(region));
    let allowed = dialect.is_legal_call(at, callable, cloned)
        && inliners
            .of(around)
            .is_some_and(|dialect| dialect.is_legal_region(at, callable))
        && is_legal(inliners, callable, around);
    if !allowed {
        return false;
    }
    let Some(allocations) = Allocations::new(ctx, caller, site, dialect.places_allocations())
    else {
        return false;
    };
    let call_loc = caller.loc(call);
    let arguments: Vec<(ValueId, ValueId)> = (handed.into_iter())
        .map(|(handed, attrs)| {
            let used = attrs.map(|attrs| {
                let rw = &mut IrRewriter::new(ctx, caller);
                dialect.handle_argument(site, handed, attrs, rw)
            });
            (handed, used.unwrap_or(handed))
        })
        .collect();
    let after = caller.split_block(block, caller.next_op(call));
    let mut copies = IrMapping::new();
    caller.clone_region_from(callee, from, region, Some(after), &mut copies);
    let mut blocks = Vec::new();
    let mut next = caller.next_block(block);
    while let Some(new) = next.filter(|&new| new != after) {
        blocks.push(new);
        next = caller.next_block(new);
    }
    let first = blocks[0];
    for (index, &(_, value)) in arguments.iter().enumerate() {
        caller.replace_all_uses(caller.block_args(first)[index], value);
    }
    for index in (0..arguments.len()).rev() {
        caller.erase_block_arg(first, index);
    }
    if !is_unknown(ctx, call_loc) {
        move_locations(ctx, caller, &blocks, call_loc);
    }
    allocations.hoist(caller, &copies);
    let inlined = Inlined {
        call,
        blocks: &blocks,
        arguments: &arguments,
        place: allocations.place,
    };
    dialect.process_inlined(&inlined, &mut IrRewriter::new(ctx, caller));
    found(caller, &blocks);
    let results: SmallVec<[ValueId; 4]> = caller.results(call).collect();
    let last = caller.last_op(first);
    let single = last.filter(|_| blocks.len() == 1);
    let single = single.filter(|&last| {
        let last = OpRef::new(ctx, caller, last);
        dialect.allows_single_block(last)
    });
    if let Some(last) = single {
        let values: SmallVec<[ValueId; 4]> = caller.operands(last).collect();
        for (&result, &value) in results.iter().zip(&values) {
            caller.replace_all_uses(result, value);
        }
        caller.erase_op(last);
        let rest = caller.first_op(after);
        caller.splice_ops(after, rest, first);
        caller.erase_block(after);
    } else {
        for &result in &results {
            let argument = caller.add_block_arg(after, caller.ty(result), call_loc);
            caller.replace_all_uses(result, argument);
        }
        for &block in &blocks {
            if let Some(last) = caller.last_op(block)
                && let Some(dialect) = inliners.of(OpRef::new(ctx, caller, last))
            {
                dialect.branch_instead(last, after, &mut IrRewriter::new(ctx, caller));
            }
        }
    }
    let rest = caller.first_op(first);
    caller.splice_ops(first, rest, block);
    caller.erase_block(first);
    true
}

/// Returns the operand and the argument attributes for each argument. Returns `None` if operands or results do not
/// match those of the function.
fn operands(call: OpRef<'_>, callable: OpRef<'_>) -> Option<Vec<(ValueId, Option<Attr>)>> {
    let ctx = call.ctx;
    let (caller, callee) = (call.body, callable.body);
    let model = ctx.op_interface::<dyn CallOpInterface>(call.name())?;
    let function = ctx.op_interface::<dyn FunctionOpInterface>(callable.name())?;
    let entry = callee.entry_block(callee.region(OpId::ROOT, 0)?)?;
    let arguments = callee.block_args(entry);
    let handed = model.arguments(call);
    let results = caller.results(call.id).map(|result| caller.ty(result));
    if handed.len() != arguments.len() || !results.eq(function.results(callable).iter().copied()) {
        return None;
    }
    let attrs = callable.prop_named("arg_attrs");
    let attrs = attrs
        .and_then(|attrs| array_value(ctx, attrs))
        .unwrap_or(&[]);
    let pair = |(index, &argument): (usize, &ValueId)| {
        let value = caller.operand(call.id, handed.start + index);
        let fits = caller.ty(value) == callee.ty(argument);
        fits.then(|| (value, attrs.get(index).copied()))
    };
    arguments.iter().enumerate().map(pair).collect()
}

/// The inliner interfaces of the dialects of operations.
pub(super) struct Inliners {
    registered: OpTable<Option<&'static dyn DialectInlinerInterface>>,
}

impl Inliners {
    pub(super) fn new(ctx: &Context) -> Self {
        Inliners {
            registered: OpTable::new(ctx.registered_ops()),
        }
    }

    /// Returns the inliner interface of an operation's dialect. The operation may be unregistered.
    fn of(&self, op: OpRef<'_>) -> Option<&'static dyn DialectInlinerInterface> {
        let of_name = |name| {
            let dialect = dialect_namespace(op.ctx.op_name_str(name));
            op.ctx
                .dialect_interface::<dyn DialectInlinerInterface>(dialect)
        };
        match self.registered.get(op.name(), of_name) {
            Some(known) => *known,
            None => of_name(op.name()),
        }
    }
}

/// Returns true if all operations of a function can be inlined into `around`.
fn is_legal(inliners: &Inliners, callable: OpRef<'_>, around: OpRef<'_>) -> bool {
    let mut pending: Vec<_> = callable.regions().collect();
    while let Some((body, region)) = pending.pop() {
        for id in body.blocks(region).flat_map(|block| body.ops(block)) {
            let op = OpRef::new(callable.ctx, body, id);
            let Some(dialect) = (inliners.of(op)).filter(|dialect| dialect.is_legal_op(op, around))
            else {
                return false;
            };
            if body.has_extra(id) && dialect.is_analyzed_recursively(op) {
                pending.extend(op.regions());
            }
        }
    }
    true
}

/// Adds the call site to the locations of inlined operations and block arguments.
fn move_locations(ctx: &Context, body: &mut Body, blocks: &[BlockId], caller: Loc) {
    let mut stacks = Stacks::new(ctx, caller);
    let mut moved = |callee: Loc| stacks.moved(callee);
    let mut ops: Vec<OpId> = Vec::new();
    for &block in blocks {
        move_arguments(body, block, &mut moved);
        for op in body.ops(block) {
            ops.push(op);
            if body.has_extra(op) && !body.is_nested(op) {
                ops.extend(body.walk(op));
            }
        }
    }
    for op in ops {
        move_op(body, op, &mut moved);
        let mut pending: Vec<&mut Body> = body.nested_mut(op).into_iter().collect();
        while let Some(nested) = pending.pop() {
            // The location of a nested body's root is stored in its stub.
            let inner: Vec<OpId> = nested.walk(OpId::ROOT).collect();
            move_blocks(nested, OpId::ROOT, &mut moved);
            for op in inner {
                move_op(nested, op, &mut moved);
            }
            pending.extend(nested.nested_bodies_mut());
        }
    }
}

/// Computes call-site locations for one call: MLIR's `stackLocations`.
struct Stacks<'c> {
    ctx: &'c Context,
    caller: Loc,
    /// The new locations of the callers in the callee's call sites. Many operations share a caller.
    known: FxHashMap<Loc, Loc>,
}

impl<'c> Stacks<'c> {
    fn new(ctx: &'c Context, caller: Loc) -> Self {
        Stacks {
            ctx,
            caller,
            known: FxHashMap::default(),
        }
    }

    /// Returns the location of an inlined operation. A call-site location keeps its callee; the call is appended to its
    /// chain of callers.
    fn moved(&mut self, callee: Loc) -> Loc {
        match self.call_site(callee) {
            Some(site) => {
                let caller = self.moved_caller(site.caller);
                self.called_from(site.callee, caller)
            }
            None => self.called_from(callee, self.caller),
        }
    }

    fn moved_caller(&mut self, caller: Loc) -> Loc {
        let mut inner: SmallVec<[(Loc, Loc); 8]> = SmallVec::new();
        let mut at = caller;
        let mut moved = loop {
            if let Some(&known) = self.known.get(&at) {
                break known;
            }
            let Some(site) = self.call_site(at) else {
                let moved = self.called_from(at, self.caller);
                self.known.insert(at, moved);
                break moved;
            };
            inner.push((at, site.callee));
            at = site.caller;
        };
        while let Some((whole, callee)) = inner.pop() {
            moved = self.called_from(callee, moved);
            self.known.insert(whole, moved);
        }
        moved
    }

    /// Returns the call site of a location. File locations, which are the most frequent, are not interned as attributes
    /// here.
    fn call_site(&self, loc: Loc) -> Option<&'c CallSiteLoc> {
        Attr::of_loc(loc)?.as_(self.ctx)
    }

    fn called_from(&self, callee: Loc, caller: Loc) -> Loc {
        loc(self.ctx, CallSiteLoc { callee, caller })
    }
}

fn move_op(body: &mut Body, op: OpId, moved: &mut impl FnMut(Loc) -> Loc) {
    body.set_loc(op, moved(body.loc(op)));
    if body.has_extra(op) && !body.is_nested(op) {
        move_blocks(body, op, moved);
    }
}

fn move_blocks(body: &mut Body, op: OpId, moved: &mut impl FnMut(Loc) -> Loc) {
    let blocks: Vec<BlockId> = body
        .regions(op)
        .flat_map(|region| body.blocks(region))
        .collect();
    for block in blocks {
        move_arguments(body, block, moved);
    }
}

fn move_arguments(body: &mut Body, block: BlockId, moved: &mut impl FnMut(Loc) -> Loc) {
    for index in 0..body.block_args(block).len() {
        let loc = moved(body.block_arg_locs(block)[index]);
        body.set_block_arg_loc(block, index, loc);
    }
}
