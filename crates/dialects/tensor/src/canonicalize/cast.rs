//! Canonicalizes casts.

use super::{adds_only, result_type, tensor, uncast};
use crate::ops::*;
use crate::shapes::joined;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::destination_style::DestinationStyleOpInterface;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice, dropped_by_size};
use terrace_ir::loops::is_loop;
use terrace_ir::{IrMapping, OpId, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, check};

pub(super) fn populate_producers(patterns: &mut PatternSet) {
    patterns.add_interface_fn::<dyn DestinationStyleOpInterface>(
        "FoldTensorCastProducerOp",
        |op, model, rw| cast_of_destination_style(op, model, rw),
    );
}

pub(super) fn populate_bitcast(patterns: &mut PatternSet) {
    patterns.add_fn("ChainedTensorBitcast", |op: BitcastOp, rw| {
        let inner = rw.defined_by::<BitcastOp>(rw.read(op).source())?;
        let source = rw.read(inner).source();
        rw.edit(op.id()).set_operand(0, source);
        Ok(())
    });
}

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("ChainedTensorCast", cast_of_cast)
        .add_fn("TensorCastExtractSlice", cast_of_slice);
}

/// Makes an operation in destination style take operands before casts that only drop static information. Its results
/// get more static types and are cast back.
fn cast_of_destination_style(
    op: OpId,
    model: &dyn DestinationStyleOpInterface,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    // Insertions of slices have a pattern that compares sizes, loops one that changes the body.
    check(!rw.op(op).is::<InsertSliceOp>() && !is_loop(rw.op(op)))?;
    let old = rw.operands(op);
    let new: Vec<ValueId> = old.iter().map(|&it| uncast(rw, it).unwrap_or(it)).collect();
    check(new[..] != old[..])?;
    let inits = model.inits(rw.op(op));
    let mut types: Vec<Type> = rw.result_types(op).to_vec();
    let tensors = new[inits].iter().map(|&init| rw.body().ty(init));
    let tensors = tensors.filter(|ty| !ty.is::<MemRefType>(ctx));
    for (ty, init) in types.iter_mut().zip(tensors) {
        *ty = init;
    }
    let copy = rw.clone_op(op, &mut IrMapping::new());
    let mut edit = rw.edit(copy);
    for (at, &operand) in new.iter().enumerate() {
        edit.set_operand(at, operand);
    }
    for (at, &ty) in types.iter().enumerate() {
        edit.set_result_type(at, ty);
    }
    let results = rw.results(copy);
    let old_types = rw.result_types(op);
    let values: Vec<ValueId> = results
        .iter()
        .zip(&old_types)
        .map(|(&result, &ty)| match rw.body().ty(result) == ty {
            true => result,
            false => rw.create_value(CastOp::spec(ty, result)),
        })
        .collect();
    rw.replace_op(op, &values);
    Ok(())
}

/// Composes two casts, unless the type in between adds information.
fn cast_of_cast(op: CastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ctx = rw.ctx();
    let between = rw.read(op).source();
    let inner = rw.defined_by::<CastOp>(between)?;
    let source = rw.read(inner).source();
    let ty = |value| rw.body().ty(value);
    let to = result_type(op.id(), rw);
    let with_between = joined(ctx, ty(source), ty(between)).and_then(|it| joined(ctx, it, to));
    check(with_between.is_some() && with_between == joined(ctx, ty(source), to))?;
    rw.replace_op_with(op.id(), CastOp::spec(to, source));
    Ok(())
}

/// Makes a slice produce the static sizes of the cast that follows.
fn cast_of_slice(op: CastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let slice_op = rw.defined_by::<ExtractSliceOp>(rw.read(op).source())?;
    let to = tensor(rw, rw.read(op).dest())?;
    let from = tensor(rw, rw.read(op).source())?;
    check(adds_only(op, rw) && to.shape != from.shape)?;
    let view = rw.read(slice_op);
    let (source, numbers) = (view.source(), StaticSlice::of(*view));
    let dropped = dropped_by_size(numbers.sizes, &from.shape).ok_or(NO_MATCH)?;
    let mut slice = MixedSlice::of(*view).ok_or(NO_MATCH)?;
    let kept = slice.sizes.iter_mut().zip(dropped);
    let kept = kept.filter(|(_, dropped)| !dropped);
    for ((size, _), &known) in kept.zip(&to.shape) {
        if known != DYNAMIC {
            *size = MixedIndex::Known(known);
        }
    }
    let ty = result_type(op.id(), rw);
    let new = super::slice::extract_slice(ty, source, &slice, rw);
    rw.replace_op(op.id(), &[new]);
    Ok(())
}
