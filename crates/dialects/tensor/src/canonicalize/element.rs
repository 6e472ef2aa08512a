//! Canonicalizes access to elements, sizes, and tensors of given elements.

use super::{adds_only, constant_sizes, replace_by_cast_of, result_type, tensor, with_shape};
use crate::ops::*;
use terrace_arith::IndexCastOp;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_interfaces::destination_style::{DestinationStyleOpInterface, tensor_inits};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::effects::would_be_trivially_dead;
use terrace_ir::{IrMapping, OpView};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, check};

pub(super) fn populate_dim(patterns: &mut PatternSet) {
    patterns
        .add_fn("DimOfCastOp", dim_of_cast)
        .add_fn("DimOfDestStyleOp", dim_of_destination)
        .add_fn("DimOfReshapeOp", dim_of_reshape);
}

pub(super) fn populate_empty(patterns: &mut PatternSet) {
    patterns
        .add_fn("FoldEmptyTensorWithCastOp", cast_of_empty)
        .add_fn("FoldEmptyTensorWithDimOp", dim_of_empty)
        .add_fn("ReplaceEmptyTensorStaticShapeDims", empty_constants);
}

pub(super) fn populate_extract(patterns: &mut PatternSet) {
    patterns
        .add_fn("ExtractFromTensorCast", extract_of_cast)
        // Upstream adds it with `from_elements`, after `extract_slice`, whose patterns have other roots.
        .add_fn("ExtractElementFromIndexCast", extract_of_index_cast);
}

pub(super) fn populate_generate(patterns: &mut PatternSet) {
    patterns
        .add_fn("ExtractFromTensorGenerate", extract_of_generate)
        .add_fn("StaticTensorGenerate", generate_constants);
}

fn dim_of_cast(op: DimOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let cast = rw.defined_by::<CastOp>(rw.read(op).source())?;
    let (source, index) = (rw.read(cast).source(), rw.read(op).index());
    rw.replace_op_with(op.id(), DimOp::spec(source, index));
    Ok(())
}

/// Rewrites the size of a result to the size of the destination.
fn dim_of_destination(op: DimOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let source = rw.read(op).source();
    let owner = rw.body().defining_op(source).ok_or(NO_MATCH)?;
    let view = rw.op(owner);
    let model = rw
        .ctx()
        .op_interface::<dyn DestinationStyleOpInterface>(view.name());
    let model = model.ok_or(NO_MATCH)?;
    let result = rw.body().results(owner).position(|it| it == source);
    let init = tensor_inits(model, view).nth(result.ok_or(NO_MATCH)?);
    let init = rw.operand(owner, init.ok_or(NO_MATCH)?);
    rw.edit(op.id()).set_operand(0, init);
    Ok(())
}

fn dim_of_reshape(op: DimOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let reshape = rw.defined_by::<ReshapeOp>(rw.read(op).source())?;
    let (shape, index) = (rw.read(reshape).shape(), rw.read(op).index());
    let at = terrace_ir::InsertPoint::after(rw.body(), op.id());
    rw.set_insertion_point(at);
    let mut size = rw.create_value(ExtractOp::spec(shape, &[index]));
    let ty = result_type(op.id(), rw);
    if rw.body().ty(size) != ty {
        size = rw.create_value(IndexCastOp::spec(ty, size));
    }
    rw.replace_op(op.id(), &[size]);
    Ok(())
}

fn dim_of_empty(op: DimOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let empty = rw.read(rw.defined_by::<EmptyOp>(view.source())?);
    let index = rw
        .constant(view.index())
        .and_then(|it| int_value(rw.ctx(), it));
    let index = usize::try_from(index.ok_or(NO_MATCH)?).map_err(|_| NO_MATCH)?;
    let sizes = MixedIndex::join(&tensor(rw, view.source())?.shape, empty.dynamic_sizes());
    match sizes.get(index) {
        Some(&MixedIndex::Value(size)) => rw.replace_op(op.id(), &[size]),
        _ => return Err(NO_MATCH),
    }
    Ok(())
}

/// Makes `tensor.empty` produce the static sizes of the cast that follows.
fn cast_of_empty(op: CastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let empty = rw.defined_by::<EmptyOp>(rw.read(op).source())?;
    check(adds_only(op, rw))?;
    let to = tensor(rw, rw.read(op).dest())?;
    let from = tensor(rw, rw.read(empty).result())?;
    let sizes = MixedIndex::join(&from.shape, rw.read(empty).dynamic_sizes());
    let fits = |(size, &want): (&MixedIndex, &i64)| match *size {
        MixedIndex::Known(size) => size == want,
        MixedIndex::Value(_) => true,
    };
    check(sizes.iter().zip(&to.shape).all(fits))?;
    let known = sizes
        .iter()
        .zip(&to.shape)
        .map(|(&size, &want)| match want {
            DYNAMIC => size,
            want => MixedIndex::Known(want),
        });
    let (_, values) = MixedIndex::split(&known.collect::<Vec<_>>());
    let ty = result_type(op.id(), rw);
    rw.replace_op_with(op.id(), EmptyOp::spec(ty, &values));
    Ok(())
}

fn empty_constants(op: EmptyOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ty = tensor(rw, rw.read(op).result())?;
    let sizes = constant_sizes(&ty.shape, rw.read(op).dynamic_sizes(), rw);
    let (shape, sizes) = sizes.ok_or(NO_MATCH)?;
    let ty = with_shape(rw.ctx(), ty, &shape);
    let new = rw.create_value(EmptyOp::spec(ty, &sizes));
    replace_by_cast_of(op.id(), new, rw);
    Ok(())
}

fn extract_of_cast(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let cast = rw.defined_by::<CastOp>(rw.read(op).tensor())?;
    let source = rw.read(cast).source();
    check(rw.body().ty(source).is::<RankedTensorType>(rw.ctx()))?;
    let indices: super::Values = rw.read(op).indices().collect();
    rw.replace_op_with(op.id(), ExtractOp::spec(source, &indices));
    Ok(())
}

/// Extracts from the operand of an elementwise `arith.index_cast`, and casts the element.
fn extract_of_index_cast(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let cast = rw.defined_by::<IndexCastOp>(rw.read(op).tensor())?;
    let source = rw.read(cast).r#in();
    let indices: super::Values = rw.read(op).indices().collect();
    let ty = result_type(op.id(), rw);
    let element = rw.create_value(ExtractOp::spec(source, &indices));
    rw.replace_op_with(op.id(), IndexCastOp::spec(ty, element));
    Ok(())
}

/// Copies the body of a `tensor.generate` without side effects to the extraction of an element.
fn extract_of_generate(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let generate = rw.defined_by::<GenerateOp>(rw.read(op).tensor())?;
    check(would_be_trivially_dead(rw.ctx(), rw.body(), generate.id()))?;
    let (block, end) = rw.single_block::<YieldOp>(rw.read(generate).body_region())?;
    let args = rw.body().block_args(block).to_vec();
    let mut mapping = IrMapping::of_values(args.into_iter().zip(rw.read(op).indices()));
    let ops: Vec<_> = rw.body().ops(block).filter(|&it| it != end.id()).collect();
    for inner in ops {
        rw.clone_op(inner, &mut mapping);
    }
    let yielded = rw.read(end).value();
    let element = mapping.lookup_or_self(yielded);
    rw.replace_op(op.id(), &[element]);
    Ok(())
}

fn generate_constants(op: GenerateOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let ty = tensor(rw, rw.read(op).result())?;
    let sizes = constant_sizes(&ty.shape, rw.read(op).dynamic_extents(), rw);
    let (shape, sizes) = sizes.ok_or(NO_MATCH)?;
    let ty = with_shape(rw.ctx(), ty, &shape);
    let new = rw.create(GenerateOp::spec(ty, &sizes));
    let (from, to) = (rw.read(op).body_region(), rw.read(new).body_region());
    rw.inline_region_before(from, to, None);
    let result = rw.read(new).result();
    replace_by_cast_of(op.id(), result, rw);
    Ok(())
}
