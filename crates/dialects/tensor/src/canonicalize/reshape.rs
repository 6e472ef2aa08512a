//! Canonicalizes reshapes and concatenations.

use super::{replace_by_cast_of, result_type, tensor, uncast, with_shape};
use crate::ops::*;
use crate::shapes::{collapsed_type, concatenated, keeps_static_sizes};
use std::cmp::Ordering;
use terrace_arith::index_product;
use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::reassociation::{
    Groups, composed, cover, groups_within, reassociation, reassociation_attrs,
};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};

pub(super) fn populate_collapse(patterns: &mut PatternSet) {
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
        .add_fn("FoldReshapeWithSplat", |op: CollapseShapeOp, rw| {
            of_splat(op.id(), rw)
        })
        .add_fn("FoldReshapeWithFromElements", |op: CollapseShapeOp, rw| {
            of_elements(op.id(), rw)
        })
        .add_fn("FoldCollapseOfCastOp", collapse_of_cast);
}

pub(super) fn populate_expand(patterns: &mut PatternSet) {
    patterns
        .add_fn("ComposeReassociativeReshapeOps", |op: ExpandShapeOp, rw| {
            let (source, groups) = composed_with::<ExpandShapeOp>(op.id(), rw)?;
            let shape = output_shape(op, rw);
            replace_by_expanded(op.id(), source, &groups, &shape, rw);
            Ok(())
        })
        .add_fn("ComposeExpandOfCollapseOp", expand_of_collapse)
        .add_fn("ConvertToStaticExpandShape", expand_constants)
        .add_fn("FoldReshapeWithSplat", |op: ExpandShapeOp, rw| {
            of_splat(op.id(), rw)
        })
        .add_fn("FoldReshapeWithFromElements", |op: ExpandShapeOp, rw| {
            of_elements(op.id(), rw)
        });
}

pub(super) fn populate_concat(patterns: &mut PatternSet) {
    patterns
        .add_fn("SingleInputConcatOp", concat_of_one)
        .add_fn("InferConcatOperandTypes", concat_operand_types)
        .add_fn("InferConcatResultType", concat_result_type);
}

// Both operations store `reassociation` in the same slot.
const _: () = assert!(CollapseShapeOp::REASSOCIATION == ExpandShapeOp::REASSOCIATION);

fn groups(op: OpId, rw: &dyn Rewriter<'_>) -> Groups {
    let groups = rw.read(CollapseShapeOp::from_id(op)).reassociation();
    reassociation(rw.ctx(), groups)
}

fn output_shape(op: ExpandShapeOp, rw: &dyn Rewriter<'_>) -> Vec<MixedIndex> {
    let view = rw.read(op);
    MixedIndex::join(view.static_output_shape(), view.output_shape())
}

fn replace_by_collapsed(op: OpId, source: ValueId, groups: &Groups, rw: &mut dyn Rewriter<'_>) {
    let (ty, groups) = (result_type(op, rw), reassociation_attrs(rw.ctx(), groups));
    rw.replace_op_with(op, CollapseShapeOp::spec(ty, source, &groups));
}

fn replace_by_expanded(
    op: OpId,
    source: ValueId,
    groups: &Groups,
    shape: &[MixedIndex],
    rw: &mut dyn Rewriter<'_>,
) {
    let (numbers, values) = MixedIndex::split(shape);
    let (ty, groups) = (result_type(op, rw), reassociation_attrs(rw.ctx(), groups));
    rw.replace_op_with(
        op,
        ExpandShapeOp::spec(ty, source, &values, &groups, &numbers),
    );
}

/// Composes two reshapes of the same kind. Returns the source of the first reshape and the combined groups.
fn composed_with<T: OpView>(op: OpId, rw: &dyn Rewriter<'_>) -> Result<(ValueId, Groups), NoMatch> {
    let first = rw.defined_by::<T>(rw.operand(op, 0))?.id();
    let all = composed(groups(first, rw), groups(op, rw));
    Ok((rw.operand(first, 0), all.ok_or(NO_MATCH)?))
}

fn collapse_of_expand(op: CollapseShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let expand = rw.defined_by::<ExpandShapeOp>(rw.read(op).src())?;
    let source = rw.read(expand).src();
    let (from, to) = (tensor(rw, source)?, tensor(rw, rw.read(op).result())?);
    check(from != to)?;
    let (of_expand, of_collapse) = (groups(expand.id(), rw), groups(op.id(), rw));
    match from.shape.len().cmp(&to.shape.len()) {
        Ordering::Greater => {
            let all = cover(&of_expand, &of_collapse).ok_or(NO_MATCH)?;
            replace_by_collapsed(op.id(), source, &all, rw);
        }
        Ordering::Less => {
            let all = cover(&of_collapse, &of_expand).ok_or(NO_MATCH)?;
            let shape = output_shape(expand, rw);
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
        Ordering::Equal => {
            cover(&of_collapse, &of_expand).ok_or(NO_MATCH)?;
            replace_by_cast_of(op.id(), source, rw);
        }
    }
    Ok(())
}

fn expand_of_collapse(op: ExpandShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let collapse = rw.defined_by::<CollapseShapeOp>(rw.read(op).src())?;
    let (source, collapse) = (rw.read(collapse).src(), collapse.id());
    let (from, to) = (tensor(rw, source)?, tensor(rw, rw.read(op).result())?);
    check(from != to)?;
    let (of_collapse, of_expand) = (groups(collapse, rw), groups(op.id(), rw));
    if from.shape.len() > to.shape.len() {
        let all = groups_within(&of_collapse, &of_expand, &from.shape, &to.shape);
        replace_by_collapsed(op.id(), source, &all.ok_or(NO_MATCH)?, rw);
        return Ok(());
    }
    let all = groups_within(&of_expand, &of_collapse, &to.shape, &from.shape);
    let (all, shape) = (all.ok_or(NO_MATCH)?, output_shape(op, rw));
    replace_by_expanded(op.id(), source, &all, &shape, rw);
    Ok(())
}

/// Reshapes a splat of static shape by splatting to the other shape.
fn of_splat(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    let source = rw.operand(op, 0);
    let splat = rw.defined_by::<SplatOp>(source)?;
    check(!tensor(rw, source)?.shape.contains(&DYNAMIC))?;
    let (ty, input) = (result_type(op, rw), rw.read(splat).input());
    rw.replace_op_with(op, SplatOp::spec(ty, input, &[]));
    Ok(())
}

/// Reshapes separate elements by creating a tensor of the other shape from them.
fn of_elements(op: OpId, rw: &mut dyn Rewriter<'_>) -> Match {
    let from = rw.defined_by::<FromElementsOp>(rw.operand(op, 0))?;
    check(
        !tensor(rw, rw.body().result(op, 0))?
            .shape
            .contains(&DYNAMIC),
    )?;
    let elements: super::Values = rw.read(from).elements().collect();
    let ty = result_type(op, rw);
    rw.replace_op_with(op, FromElementsOp::spec(ty, &elements));
    Ok(())
}

fn collapse_of_cast(op: CollapseShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let source = uncast(rw, rw.read(op).src()).ok_or(NO_MATCH)?;
    let groups = groups(op.id(), rw);
    let new = rw.ctx().ty(collapsed_type(tensor(rw, source)?, &groups));
    if new == result_type(op.id(), rw) {
        rw.edit(op.id()).set_operand(0, source);
        return Ok(());
    }
    let groups = rw.read(op).reassociation();
    let new = rw.create_value(CollapseShapeOp::spec(new, source, groups));
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

/// Folds constant sizes into an expansion of a cast, where the cast's operand is static.
fn expand_constants(op: ExpandShapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let source = rw.read(op).src();
    let before = tensor(rw, uncast(rw, source).ok_or(NO_MATCH)?)?;
    let (from, to) = (tensor(rw, source)?, tensor(rw, rw.read(op).result())?);
    let groups = groups(op.id(), rw);
    let mut shape = output_shape(op, rw);
    check(shape.len() == to.shape.len())?;
    let mut changed = false;
    for (group, &known) in groups.iter().zip(&before.shape) {
        for &dim in group {
            let dim = usize::try_from(dim).map_err(|_| NO_MATCH)?;
            let size = shape.get_mut(dim).ok_or(NO_MATCH)?;
            let constant = size.constant(ctx, rw.body()).filter(|&it| it >= 0);
            match (*size, constant) {
                (MixedIndex::Value(_), Some(constant)) if known != DYNAMIC => {
                    *size = MixedIndex::Known(constant);
                    changed = true;
                }
                _ => {}
            }
        }
    }
    check(changed)?;
    let (numbers, values) = MixedIndex::split(&shape);
    let output = RankedTensorType {
        shape: numbers.clone().into(),
        element: from.element,
        encoding: None,
    };
    let input = collapsed_type(&output, &groups);
    let (input, output) = (ctx.ty(input), ctx.ty(output));
    let cast = rw.create_value(CastOp::spec(input, source));
    let groups = rw.read(op).reassociation();
    let new = rw.create_value(ExpandShapeOp::spec(output, cast, &values, groups, &numbers));
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

fn concat_of_one(op: ConcatOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let operands = rw.operands(op.id());
    check(operands.len() == 1)?;
    replace_by_cast_of(op.id(), operands[0], rw);
    Ok(())
}

/// Returns the dimension and the shape that follows from the inputs.
fn inferred(op: ConcatOp, rw: &dyn Rewriter<'_>) -> Result<(usize, Vec<i64>), NoMatch> {
    let along = usize::try_from(rw.read(op).dim()).map_err(|_| NO_MATCH)?;
    let mut shapes: Vec<&[i64]> = Vec::new();
    for input in rw.operands(op.id()) {
        shapes.push(&tensor(rw, input)?.shape);
    }
    let shape = concatenated(&shapes, along).map_err(|_| NO_MATCH)?;
    Ok((along, shape))
}

/// Casts inputs to the static sizes that other inputs have.
fn concat_operand_types(op: ConcatOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (along, mut shape) = inferred(op, rw)?;
    let mut new = Vec::new();
    for (at, input) in rw.operands(op.id()).into_iter().enumerate() {
        let ty = tensor(rw, input)?;
        shape[along] = *ty.shape.get(along).ok_or(NO_MATCH)?;
        if !keeps_static_sizes(&shape, &ty.shape) {
            new.push((at, input, with_shape(rw.ctx(), ty, &shape)));
        }
    }
    check(!new.is_empty())?;
    for (at, input, ty) in new {
        let cast = rw.create_value(CastOp::spec(ty, input));
        rw.edit(op.id()).set_operand(at, cast);
    }
    Ok(())
}

fn concat_result_type(op: ConcatOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (along, shape) = inferred(op, rw)?;
    let ty = tensor(rw, rw.read(op).result())?;
    check(!keeps_static_sizes(&shape, &ty.shape))?;
    let ty = with_shape(rw.ctx(), ty, &shape);
    let inputs = rw.operands(op.id());
    let new = rw.create_value(ConcatOp::spec(ty, &inputs, along as i64));
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}
