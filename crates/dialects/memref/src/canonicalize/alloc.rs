//! Canonicalizes allocations and their scopes.

use super::{Values, fold_numbers, memref, replace_by_cast_of};
use crate::ops::*;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::effects::{Effect, EffectOn, Effects, Resource, own_effects};
use terrace_ir::loops::is_loop;
use terrace_ir::{Attr, InsertPoint, IrMapping, OpId, OpView, Traits, Type};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("SimplifyAllocConst", |op: AllocOp, rw| {
            let (ty, sizes) = constant_sizes(op.id(), rw)?;
            let (symbols, alignment) = rest(op.id(), rw);
            let new = AllocOp::spec(ty, &sizes, &symbols).alignment_attr(alignment);
            let new = rw.create_value(new);
            replace_by_cast_of(op.id(), new, rw);
            Ok(())
        })
        .add_fn("SimplifyDeadAlloc", |op: AllocOp, rw| dead(op.id(), rw))
        .add_fn("SimplifyAllocConst", |op: AllocaOp, rw| {
            let (ty, sizes) = constant_sizes(op.id(), rw)?;
            let (symbols, alignment) = rest(op.id(), rw);
            let new = AllocaOp::spec(ty, &sizes, &symbols).alignment_attr(alignment);
            let new = rw.create_value(new);
            replace_by_cast_of(op.id(), new, rw);
            Ok(())
        })
        .add_fn("SimplifyDeadAlloc", |op: AllocaOp, rw| dead(op.id(), rw))
        .add_fn("AllocaScopeInliner", inline_scope)
        .add_fn("AllocaScopeHoister", hoist)
        .add_fn("SimplifyDeadAlloc", |op: ReallocOp, rw| dead(op.id(), rw));
}

/// `memref.alloc` and `memref.alloca` have the same operand groups and property slots.
const _: () = assert!(AllocOp::ALIGNMENT == AllocaOp::ALIGNMENT);

fn rest(op: OpId, rw: &dyn Rewriter<'_>) -> (Values, Option<Attr>) {
    let symbols = rw.read(AllocOp::from_id(op)).symbol_operands();
    (symbols.collect(), rw.body().prop(op, AllocOp::ALIGNMENT))
}

/// Returns the type with constant sizes folded in, and the remaining sizes.
fn constant_sizes(op: OpId, rw: &dyn Rewriter<'_>) -> Result<(Type, Values), NoMatch> {
    let old = memref(rw, rw.body().result(op, 0))?;
    let sizes = rw.read(AllocOp::from_id(op)).dynamic_sizes();
    let sizes = MixedIndex::join(&old.shape, sizes);
    let folded = fold_numbers(rw, &sizes, |size| size >= 0 && size != DYNAMIC);
    check(folded != sizes)?;
    let (shape, sizes) = MixedIndex::split(&folded);
    let shape = shape.into();
    let ty = rw.ctx().ty(MemRefType {
        shape,
        ..old.clone()
    });
    Ok((ty, sizes.into()))
}

/// Erases an allocation whose memory is only written and freed.
fn dead(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let memory = body.result(op, 0);
    let users: Vec<OpId> = body.uses(memory).map(|used| used.op).collect();
    let writes = |&user: &OpId| match rw.op(user).as_::<StoreOp>() {
        Some(store) => store.value() != memory,
        None => rw.op(user).is::<DeallocOp>(),
    };
    check(users.iter().all(writes))?;
    for user in users {
        rw.erase_op(user);
    }
    rw.erase_op(op);
    Ok(())
}

/// Returns true if an operation certainly allocates memory that lives until the end of the scope. Returns `None` if
/// its effects are unknown.
fn allocates(op: OpId, rw: &dyn Rewriter<'_>) -> Option<bool> {
    let mut effects = Effects::new();
    own_effects(rw.op(op), &mut effects).then(|| {
        effects.iter().any(|it| {
            it.effect == Effect::Allocate
                && it.resource == Resource::AUTOMATIC
                && matches!(it.on, EffectOn::Value(value) if rw.body().defining_op(value) == Some(op))
        })
    })
}

fn has(op: OpId, traits: Traits, rw: &dyn Rewriter<'_>) -> bool {
    rw.op(op).def().is_some_and(|def| def.has(traits))
}

/// Returns true if an operation is directly before the terminator of a single-block region.
fn is_last(op: OpId, rw: &dyn Rewriter<'_>) -> bool {
    let body = rw.body();
    let block = body.parent_block(op);
    let region = block.and_then(|block| body.parent_region(block));
    let next = body.next_op(op);
    next.is_some()
        && next == block.and_then(|block| body.last_op(block))
        && region.is_some_and(|region| body.has_one_block(region))
}

/// Returns true if a scope may contain an operation that allocates memory freed by the scope.
fn may_allocate(scope: OpId, rw: &dyn Rewriter<'_>) -> bool {
    let mut pending: Vec<OpId> = Vec::new();
    let push = |pending: &mut Vec<OpId>, op| {
        for region in rw.body().regions(op) {
            pending.extend(
                rw.body()
                    .blocks(region)
                    .flat_map(|block| rw.body().ops(block)),
            );
        }
    };
    push(&mut pending, scope);
    while let Some(op) = pending.pop() {
        let recursive = has(op, Traits::RECURSIVE_MEMORY_EFFECTS, rw);
        if !recursive && allocates(op, rw) != Some(false) {
            return true;
        }
        if !has(op, Traits::AUTOMATIC_ALLOCATION_SCOPE, rw) {
            push(&mut pending, op);
        }
    }
    false
}

/// Returns true if memory is freed at the end of an operation's regions. Returns false for loops: once lowered to
/// blocks, they free nothing between iterations, so allocations would accumulate.
fn gives_back(op: OpId, rw: &dyn Rewriter<'_>) -> bool {
    has(op, Traits::AUTOMATIC_ALLOCATION_SCOPE, rw) && !is_loop(rw.op(op))
}

/// Inlines a scope without allocations, and a scope at the end of another scope.
fn inline_scope(op: AllocaScopeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let region = rw.read(op).body_region();
    let (block, _) = rw.single_block::<AllocaScopeReturnOp>(region)?;
    if may_allocate(op.id(), rw) {
        let parent = rw.body().parent_op(op.id()).ok_or(NO_MATCH)?;
        check(gives_back(parent, rw) && is_last(op.id(), rw))?;
    }
    rw.replace_op_with_block(op.id(), block, &[]);
    Ok(())
}

/// Hoists allocations out of a scope that ends together with the enclosing operations. The allocations are inserted
/// before these operations.
fn hoist(op: AllocaScopeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let parent_of = |op| rw.body().parent_op(op).ok_or(NO_MATCH);
    let is_scope = |op| has(op, Traits::AUTOMATIC_ALLOCATION_SCOPE, rw);
    let mut outer = parent_of(op.id())?;
    check(!is_scope(outer) && is_last(op.id(), rw) && is_last(outer, rw))?;
    while !is_scope(parent_of(outer)?) {
        outer = parent_of(outer)?;
        check(is_last(outer, rw))?;
    }
    check(gives_back(parent_of(outer)?, rw))?;
    let mut regions = rw.body().regions(outer);
    let region = regions.find(|&region| rw.is_in_region(op.id(), region));
    let region = region.ok_or(NO_MATCH)?;
    let inside = |value| match rw.body().defining_op(value) {
        Some(def) => rw.is_in_region(def, region),
        None => rw
            .region_of(value)
            .is_some_and(|of| of == region || rw.is_in_region(rw.body().region_owner(of), region)),
    };
    let mut found: Vec<OpId> = rw
        .body()
        .walk(op.id())
        .filter(|&it| allocates(it, rw) == Some(true) && !rw.body().operands(it).any(inside))
        .collect();
    found.retain(|&it| it != op.id());
    drop(regions);
    check(!found.is_empty())?;
    rw.set_insertion_point(InsertPoint::before(rw.body(), outer));
    for alloc in found {
        let copy = rw.clone_op(alloc, &mut IrMapping::new());
        let results = rw.results(copy);
        rw.replace_op(alloc, &results);
    }
    Ok(())
}
