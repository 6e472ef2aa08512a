//! Folds preceding and following operations into contractions.

use crate::contract::{Contraction, transpose};
use terrace_arith::{ExtFOp, ExtSIOp, ExtUIOp, MulFOp, MulIOp};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::types::{element_type_or_self, with_element_type};
use terrace_ir::{Attr, Context, OpId, OpRef, OpView, ValueId};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, check};
use terrace_vector::enums::IteratorType;
use terrace_vector::matching::{dims, vector};
use terrace_vector::{
    BroadcastOp, CombiningKind, ContractionOp, MultiDimReductionOp, OuterProductOp, TransposeOp,
    TransposeOpRef,
};

/// `populateVectorContractCanonicalizeMatmulToMMT`: transposes the second matrix of a product. Applies to the
/// contractions for which `wanted` returns true.
pub fn populate_vector_contract_canonicalize_matmul_to_mmt(
    patterns: &mut PatternSet,
    wanted: impl Fn(OpRef<'_>) -> bool + Send + Sync + 'static,
) {
    let wanted = Box::new(wanted);
    patterns.add_fn("CanonicalizeContractMatmulToMMT", move |op, rw| {
        canonicalize_contract_matmul_to_mmt(op, &wanted, rw)
    });
}

/// `populateFoldArithExtensionPatterns`: folds extensions of the operands into contractions.
pub fn populate_fold_arith_extension_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("FoldArithExtIntoContractionOp", extended::<ExtFOp>)
        .add_fn("FoldArithExtIntoContractionOp", extended::<ExtSIOp>);
}

/// `populateElementwiseToVectorOpsPatterns`: rewrites products of broadcast rows and columns to `vector.outerproduct`.
pub fn populate_elementwise_to_vector_ops_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("FoldArithToVectorOuterProduct", |op: MulFOp, rw| {
            outer_product(op.id(), rw)
        })
        .add_fn("FoldArithToVectorOuterProduct", |op: MulIOp, rw| {
            outer_product(op.id(), rw)
        });
}

/// `populateVectorReductionToContractPatterns`: rewrites `vector.multi_reduction` of products to `vector.contract`, and
/// folds transposes and broadcasts of operands into contractions.
pub fn populate_vector_reduction_to_contract_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("MultiReduceToContract", reduction_of_products)
        .add_fn("CombineContractBroadcast", of_broadcasts)
        .add_fn("CombineContractABTranspose", of_transposed)
        .add_fn("CombineContractResultTranspose", transposed);
}

fn map_attrs(ctx: &Context, maps: &[AffineMap]) -> Vec<Attr> {
    let attr = |map: &AffineMap| ctx.attr(AffineMapAttr { map: map.clone() });
    maps.iter().map(attr).collect()
}

fn canonicalize_contract_matmul_to_mmt(
    op: ContractionOp,
    wanted: &dyn Fn(OpRef<'_>) -> bool,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    // As in upstream, this also rewrites masked contractions, although the region of a `vector.mask` may contain no
    // other operation.
    check(wanted(*view))?;
    let parts = Contraction::new(*view).ok_or(NO_MATCH)?;
    let form = parts
        .product()
        .filter(|form| form.matrices)
        .ok_or(NO_MATCH)?;
    check(form.swapped || !form.first_last || !form.second_last)?;
    let mut lhs = (parts.lhs, !form.first_last);
    let mut rhs = (parts.rhs, !form.second_last);
    if form.swapped {
        std::mem::swap(&mut lhs, &mut rhs);
    }
    let rhs = oriented(rw, rhs);
    let lhs = oriented(rw, lhs);
    let dims = |dims: [u32; 2]| AffineMap::new(3, 0, dims.map(AffineExpr::Dim));
    let maps = map_attrs(ctx, &[dims([0, 2]), dims([1, 2]), dims([0, 1])]);
    let iterators = &parts.iterators;
    let spec = ContractionOp::spec(parts.result, lhs, rhs, parts.acc, &maps, iterators);
    // As in upstream, the new contractions here and below lose the combining kind.
    rw.replace_op_with(op.id(), spec);
    Ok(())
}

/// Transposes a matrix if necessary. The transpose is placed before an extension of the matrix.
fn oriented(rw: &mut dyn Rewriter<'_>, (matrix, transposed): (ValueId, bool)) -> ValueId {
    if !transposed {
        return matrix;
    }
    let ctx = rw.ctx();
    let element = element_type_or_self(ctx, rw.body().ty(matrix));
    let signed = rw.defined_by::<ExtSIOp>(matrix).ok().map(|op| op.id());
    let unsigned = rw.defined_by::<ExtUIOp>(matrix).ok().map(|op| op.id());
    let Some(extension) = signed.or(unsigned) else {
        return transpose(rw, matrix, &[1, 0]);
    };
    let source = rw.operand(extension, 0);
    let source = transpose(rw, source, &[1, 0]);
    let ty = with_element_type(ctx, rw.body().ty(source), element);
    match signed.is_some() {
        true => rw.create_value(ExtSIOp::spec(ty, source)),
        false => rw.create_value(ExtUIOp::spec(ty, source)),
    }
}

fn extended<Ext: OpView>(op: ContractionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let parts = Contraction::new(*view)?;
    let source = |value: ValueId| {
        let extension: OpRef<'_> = view.defined_by::<Ext>(value)?.into();
        extension.body.operands(extension.id).next()
    };
    let (lhs, rhs) = (source(parts.lhs)?, source(parts.rhs)?);
    let maps = map_attrs(view.ctx, &parts.maps);
    let iterators = &parts.iterators;
    let spec = ContractionOp::spec(parts.result, lhs, rhs, parts.acc, &maps, iterators);
    rw.replace_op_with(op.id(), spec);
    Some(())
}

/// Returns the source of a broadcast that only adds leading dimensions to a one-dimensional vector.
fn row(view: OpRef<'_>, value: ValueId) -> Option<ValueId> {
    let broadcast = view.defined_by::<BroadcastOp>(value)?;
    let source = broadcast.source();
    let (from, to) = (vector(view, source)?, vector(view, value)?);
    (from.shape.len() == 1 && dims(to).next_back() == dims(from).next()).then_some(source)
}

fn outer_product(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op);
    if vector(view, view.body.result(op, 0))?.shape.len() != 2 {
        return None;
    }
    let factors = |column: ValueId, other: ValueId| {
        let turned = view.defined_by::<TransposeOp>(column)?;
        let is_turned = turned.permutation()[..] == [1, 0];
        let column = row(view, turned.vector()).filter(|_| is_turned)?;
        Some((column, row(view, other)?))
    };
    let [a, b] = [0, 1].map(|index| view.body.operand(op, index));
    let (lhs, rhs) = factors(a, b).or_else(|| factors(b, a))?;
    let ty = view.result_type(0);
    rw.replace_op_with(op, OuterProductOp::spec(ty, lhs, rhs));
    Some(())
}

fn reduction_of_products(op: MultiDimReductionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ctx = view.ctx;
    let source = view.source();
    let product = view.with(view.body.defining_op(source)?);
    let multiplies = product.is::<MulFOp>() || product.is::<MulIOp>();
    if view.kind() != CombiningKind::Add || !multiplies {
        return None;
    }
    let rank = view.source_type().shape.len() as u32;
    let reduced = view.reduction_dims();
    let is_reduced = |dim: &u32| reduced.contains(&i64::from(*dim));
    let iterator = |dim: u32| match is_reduced(&dim) {
        true => IteratorType::Reduction,
        false => IteratorType::Parallel,
    };
    let iterators: Vec<Attr> = (0..rank).map(|dim| iterator(dim).attr(ctx)).collect();
    let kept = (0..rank)
        .filter(|dim| !is_reduced(dim))
        .map(AffineExpr::Dim);
    let whole = AffineMap::identity(rank);
    let maps = map_attrs(ctx, &[whole.clone(), whole, AffineMap::new(rank, 0, kept)]);
    let [lhs, rhs] = [0, 1].map(|index| view.body.operand(product.id, index));
    let (ty, acc) = (view.dest_type(), view.acc());
    rw.replace_op_with(
        op.id(),
        ContractionOp::spec(ty, lhs, rhs, acc, &maps, &iterators),
    );
    Some(())
}

fn permutation_map(transpose: TransposeOpRef<'_>) -> AffineMap {
    let permutation = transpose.permutation();
    let dims: Vec<u32> = permutation.iter().map(|dim| *dim as u32).collect();
    AffineMap::permutation(&dims)
}

fn of_transposed(op: ContractionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ctx = view.ctx;
    let mut parts = Contraction::new(*view)?;
    let mut operands = [parts.lhs, parts.rhs];
    let mut changed = false;
    for (value, map) in operands.iter_mut().zip(&mut parts.maps) {
        if let Some(turned) = view.defined_by::<TransposeOp>(*value) {
            *map = permutation_map(turned).inverse_permutation()?.compose(map);
            *value = turned.vector();
            changed = true;
        }
    }
    if !changed {
        return None;
    }
    let [lhs, rhs] = operands;
    let (maps, iterators) = (map_attrs(ctx, &parts.maps), &parts.iterators);
    let spec = ContractionOp::spec(parts.result, lhs, rhs, parts.acc, &maps, iterators);
    rw.replace_op_with(op.id(), spec);
    Some(())
}

/// Folds a transpose of a contraction's result that undoes the transpose of its accumulator.
fn transposed(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ctx = view.ctx;
    let value = view.vector();
    let mut parts = Contraction::new(*view.defined_by::<ContractionOp>(value)?)?;
    if view.body.uses(value).nth(1).is_some() {
        return None;
    }
    let start = view.defined_by::<TransposeOp>(parts.acc)?;
    let (before, after) = (permutation_map(start), permutation_map(view));
    if before.inverse_permutation()? != after {
        return None;
    }
    parts.maps[2] = after.compose(&parts.maps[2]);
    let (ty, acc) = (view.result_ty(), start.vector());
    let (maps, iterators) = (map_attrs(ctx, &parts.maps), &parts.iterators);
    let spec = ContractionOp::spec(ty, parts.lhs, parts.rhs, acc, &maps, iterators);
    rw.replace_op_with(op.id(), spec);
    Some(())
}

/// Returns a flag per dimension: true if a map uses the dimension.
fn used_dims(maps: &[AffineMap], count: usize) -> Vec<bool> {
    let has = |dim: usize| {
        let dim = AffineExpr::Dim(dim as u32);
        maps.iter().any(|map| map.results.contains(&dim))
    };
    (0..count).map(has).collect()
}

/// Drops the dimensions that a broadcast adds from the operand's map.
fn of_broadcasts(op: ContractionOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ctx = view.ctx;
    let mut parts = Contraction::new(*view)?;
    let mut operands = [parts.lhs, parts.rhs];
    let mut changed = false;
    for (value, map) in operands.iter_mut().zip(&mut parts.maps) {
        let Some(broadcast) = view.defined_by::<BroadcastOp>(*value) else {
            continue;
        };
        let source = broadcast.source();
        let Some((from, to)) = vector(*view, source).zip(vector(*view, *value)) else {
            continue;
        };
        let lead = to.shape.len() - from.shape.len();
        // A broadcast along a reduced dimension multiplies the sum, so it must be kept.
        let summed = |at: usize| match &map.results[at] {
            AffineExpr::Dim(dim) => parts.reduces[*dim as usize],
            _ => false,
        };
        let counts = (0..lead).any(|at| to.shape[at] != 1 && summed(at));
        if lead == 0 || from.shape[..] != to.shape[lead..] || counts {
            continue;
        }
        *map = AffineMap::new(map.dims, 0, map.results[lead..].iter().cloned());
        *value = source;
        changed = true;
    }
    if !changed {
        return None;
    }
    let used = used_dims(&parts.maps, parts.reduces.len());
    let new_dim = |dim: usize| used[..dim].iter().filter(|used| **used).count();
    let all = new_dim(used.len()) as u32;
    let compress = |map: &AffineMap| {
        let results = map.results.iter().map(|result| match result {
            AffineExpr::Dim(dim) => AffineExpr::Dim(new_dim(*dim as usize) as u32),
            other => other.clone(),
        });
        AffineMap::new(all, 0, results)
    };
    let maps: Vec<AffineMap> = parts.maps.iter().map(compress).collect();
    let kept = (0..used.len()).filter(|&dim| used[dim]);
    let kept: Vec<usize> = kept.collect();
    let sums_both = kept.iter().enumerate().any(|(new, &old)| {
        let dim = AffineExpr::Dim(new as u32);
        parts.reduces[old] && maps[..2].iter().all(|map| map.results.contains(&dim))
    });
    if !sums_both || used_dims(&maps[..2], kept.len()).contains(&false) {
        return None;
    }
    let iterators: Vec<Attr> = kept.iter().map(|&dim| parts.iterators[dim]).collect();
    let [lhs, rhs] = operands;
    let maps = map_attrs(ctx, &maps);
    let spec = ContractionOp::spec(parts.result, lhs, rhs, parts.acc, &maps, &iterators);
    rw.replace_op_with(op.id(), spec);
    Some(())
}
