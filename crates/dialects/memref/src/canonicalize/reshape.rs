//! Canonicalizes reshapes.

use super::{fold_numbers, memref, replace_by_cast_of};
use crate::fold::forgets_only;
use crate::layout::{collapsed_type, expanded_type, is_identity_layout, mul};
use crate::ops::*;
use terrace_arith::index_product;
use terrace_builtin::types::DYNAMIC;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::reassociation::{
    Groups, composed, cover, groups_within, reassociation, reassociation_attrs,
};
use terrace_ir::{OpId, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn(
            "ComposeReassociativeReshapeOps",
            |op: CollapseShapeOp, rw| {
                let (source, groups) = composed_with::<CollapseShapeOp>(op.id(), rw)?;
                replace_by_collapsed(op.id(), source, &groups, rw);
                Ok(())
            },
        )
        .add_fn("ComposeCollapseOfExpandOp", collapse_of_expand)
        .add_fn("CollapseShapeOpMemRefCastFolder", collapse_of_cast)
        .add_fn("ComposeReassociativeReshapeOps", |op: ExpandShapeOp, rw| {
            let (source, groups) = composed_with::<ExpandShapeOp>(op.id(), rw)?;
            let shape = output_shape(op, rw)?;
            replace_by_expanded(op.id(), source, &groups, &shape, rw);
            Ok(())
        })
        .add_fn("ComposeExpandOfCollapseOp", expand_of_collapse)
        .add_fn("ExpandShapeOpMemRefCastFolder", expand_of_cast);
}

// Both operations store `reassociation` in the same slot.
const _: () = assert!(CollapseShapeOp::REASSOCIATION == ExpandShapeOp::REASSOCIATION);

fn groups(op: OpId, rw: &dyn Rewriter<'_>) -> Groups {
    let groups = rw.read(CollapseShapeOp::from_id(op)).reassociation();
    reassociation(rw.ctx(), groups)
}

fn result_type(op: OpId, rw: &dyn Rewriter<'_>) -> Type {
    rw.body().ty(rw.body().result(op, 0))
}

fn output_shape(op: ExpandShapeOp, rw: &dyn Rewriter<'_>) -> Result<Vec<MixedIndex>, NoMatch> {
    let view = rw.read(op);
    let numbers = view.static_output_shape();
    Ok(MixedIndex::join(numbers, view.output_shape()))
}

fn replace_by_collapsed(op: OpId, source: ValueId, groups: &[Vec<i64>], rw: &mut dyn Rewriter<'_>) {
    let (ty, groups) = (result_type(op, rw), reassociation_attrs(rw.ctx(), groups));
    rw.replace_op_with(op, CollapseShapeOp::spec(ty, source, &groups));
}

fn expanded(
    ty: Type,
    source: ValueId,
    groups: &[Vec<i64>],
    shape: &[MixedIndex],
    rw: &mut dyn Rewriter<'_>,
) -> ValueId {
    let (numbers, values) = MixedIndex::split(shape);
    let groups = reassociation_attrs(rw.ctx(), groups);
    rw.create_value(ExpandShapeOp::spec(ty, source, &values, &groups, &numbers))
}

fn replace_by_expanded(
    op: OpId,
    source: ValueId,
    groups: &[Vec<i64>],
    shape: &[MixedIndex],
    rw: &mut dyn Rewriter<'_>,
) {
    let new = expanded(result_type(op, rw), source, groups, shape, rw);
    rw.replace_op(op, &[new]);
}

fn plain(rw: &dyn Rewriter<'_>, values: &[ValueId]) -> Match {
    for &value in values {
        check(is_identity_layout(rw.ctx(), memref(rw, value)?))?;
    }
    Ok(())
}

/// Composes two reshapes of the same kind. Returns the source of the first reshape and the combined groups.
fn composed_with<T: OpView>(op: OpId, rw: &dyn Rewriter<'_>) -> Result<(ValueId, Groups), NoMatch> {
    let between = rw.operand(op, 0);
    let first = rw.defined_by::<T>(between)?.id();
    let source = rw.operand(first, 0);
    plain(rw, &[source, between, rw.body().result(op, 0)])?;
    let all = composed(groups(first, rw), groups(op, rw));
    Ok((source, all.ok_or(NO_MATCH)?))
}

fn collapse_of_expand(op: CollapseShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let between = rw.read(op).src();
    let expand = rw.defined_by::<ExpandShapeOp>(between)?;
    let source = rw.read(expand).src();
    plain(rw, &[between, source])?;
    let (from, to) = (memref(rw, source)?, memref(rw, rw.read(op).result())?);
    check(from != to)?;
    let (of_expand, of_collapse) = (groups(expand.id(), rw), groups(op.id(), rw));
    match from.shape.len().cmp(&to.shape.len()) {
        std::cmp::Ordering::Greater => {
            let all = cover(&of_expand, &of_collapse).ok_or(NO_MATCH)?;
            replace_by_collapsed(op.id(), source, &all, rw);
        }
        std::cmp::Ordering::Less => {
            let all = cover(&of_collapse, &of_expand).ok_or(NO_MATCH)?;
            let shape = output_shape(expand, rw)?;
            let factors = |group: &Vec<i64>| -> Option<Vec<MixedIndex>> {
                let dims = group.iter().map(|&dim| usize::try_from(dim).ok());
                dims.map(|dim| shape.get(dim?).copied()).collect()
            };
            let factors: Option<Vec<_>> = of_collapse.iter().map(factors).collect();
            let factors = factors.ok_or(NO_MATCH)?;
            let shape: Vec<MixedIndex> = factors
                .iter()
                .map(|it| index_product(&mut rw.builder(), it))
                .collect();
            replace_by_expanded(op.id(), source, &all, &shape, rw);
        }
        std::cmp::Ordering::Equal => {
            cover(&of_collapse, &of_expand).ok_or(NO_MATCH)?;
            replace_by_cast_of(op.id(), source, rw);
        }
    }
    Ok(())
}

fn expand_of_collapse(op: ExpandShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let between = rw.read(op).src();
    let collapse = rw.defined_by::<CollapseShapeOp>(between)?;
    let (source, collapse) = (rw.read(collapse).src(), collapse.id());
    plain(rw, &[between, source])?;
    let (from, to) = (memref(rw, source)?, memref(rw, rw.read(op).result())?);
    check(from != to)?;
    let (of_collapse, of_expand) = (groups(collapse, rw), groups(op.id(), rw));
    if from.shape.len() > to.shape.len() {
        let all = groups_within(&of_collapse, &of_expand, &from.shape, &to.shape);
        replace_by_collapsed(op.id(), source, &all.ok_or(NO_MATCH)?, rw);
        return Ok(());
    }
    let all = groups_within(&of_expand, &of_collapse, &to.shape, &from.shape);
    let (all, shape) = (all.ok_or(NO_MATCH)?, output_shape(op, rw)?);
    replace_by_expanded(op.id(), source, &all, &shape, rw);
    Ok(())
}

fn collapse_of_cast(op: CollapseShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let cast = rw.defined_by::<CastOp>(rw.read(op).src())?;
    check(forgets_only(rw.read(cast)))?;
    let source = rw.read(cast).source();
    let (ty, groups) = (memref(rw, source)?, groups(op.id(), rw));
    let size = |group: &Vec<i64>| {
        let sizes = group.iter().map(|&dim| ty.shape.get(dim as usize).copied());
        sizes.fold(1, |all, size| mul(all, size.unwrap_or(DYNAMIC)))
    };
    let shape: Vec<i64> = groups.iter().map(size).collect();
    let new = ctx.ty(collapsed_type(ctx, ty, &shape, &groups).ok_or(NO_MATCH)?);
    if new == result_type(op.id(), rw) {
        rw.edit(op.id()).set_operand(0, source);
        return Ok(());
    }
    let groups = rw.read(op).reassociation();
    let new = rw.create_value(CollapseShapeOp::spec(new, source, groups));
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

fn expand_of_cast(op: ExpandShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let cast = rw.defined_by::<CastOp>(rw.read(op).src())?;
    check(forgets_only(rw.read(cast)))?;
    let source = rw.read(cast).source();
    let (ty, groups) = (memref(rw, source)?, groups(op.id(), rw));
    let shape = fold_numbers(rw, &output_shape(op, rw)?, |it| it >= 0);
    let (numbers, _) = MixedIndex::split(&shape);
    // A size is static iff all sizes into which it is split are static.
    for (group, &size) in groups.iter().zip(&ty.shape) {
        let unknown = group
            .iter()
            .any(|&dim| numbers.get(dim as usize) == Some(&DYNAMIC));
        check(unknown == (size == DYNAMIC))?;
    }
    let new = ctx.ty(expanded_type(ctx, ty, &numbers, &groups).ok_or(NO_MATCH)?);
    let new = expanded(new, source, &groups, &shape, rw);
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}
