//! Lowers the operations that `convert-vector-to-llvm` does not lower, and that no upstream pass lowers.
//!
//! For some of these operations upstream has patterns that only tests and `transform` apply. The pattern set reuses
//! them. The other patterns are defined here; like `convert-vector-to-llvm`, they unroll to one-dimensional vectors.

use crate::conditional::{Places, conditional};
use crate::emit::{drop_dims, extract, index, insert, place_after, poison, shape_cast};
use crate::scan::populate_vector_scan_lowering_patterns;
use crate::unroll::{MAX_PARTS, positions, unrolled_shape};
use terrace_arith::{AddIOp, MulIOp};
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::{DYNAMIC, VectorType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{OpDef, OpId, OpRef, OpSpec, OpView, Type, ValueId};
use terrace_math::{AbsIOp, CountLeadingZerosOp, CountTrailingZerosOp};
use terrace_memref::weak_alignment;
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root};
use terrace_scf::build_if;
use terrace_vector::matching::{Values, count, is_scalable, memref, strides, vector};
use terrace_vector::{
    CompressStoreOp, ExpandLoadOp, ExtractOp, FromElementsOp, GatherOp, InsertOp, LoadOp,
    MaskedLoadOp, MaskedStoreOp, ScanOp, ScatterOp, StoreOp, TransposeOp, TransposeOpRef,
};

const ROWS: &[&OpDef] = &[
    terrace_math::AbsIOp::DEF,
    terrace_math::CountLeadingZerosOp::DEF,
    terrace_math::CountTrailingZerosOp::DEF,
    GatherOp::DEF,
    LoadOp::DEF,
    MaskedLoadOp::DEF,
    MaskedStoreOp::DEF,
    ScatterOp::DEF,
    StoreOp::DEF,
];

/// Returns the type of the vector that an operation reads or writes: its result, or operand `stored` if it has no
/// result.
fn accessed(op: OpRef<'_>, stored: usize) -> Option<&VectorType> {
    let value = match op.body.results(op.id).next() {
        None => op.body.operand(op.id, stored),
        Some(result) => result,
    };
    vector(op, value)
}

/// Returns true if the accessed vector can be unrolled to one dimension.
fn has_rows(op: OpRef<'_>, stored: usize) -> bool {
    accessed(op, stored).is_some_and(|ty| unrolled_shape(ty, 1).is_some())
}

/// Returns true if the patterns of [`populate_lower_vectors`] lower an operation.
pub fn is_lowered_vector_op(op: OpRef<'_>) -> bool {
    let last = op.body.num_operands(op.id).saturating_sub(1);
    let has_rows = |stored| has_rows(op, stored);
    // A memory element of vector type is always accessed as a whole.
    let is_of_scalars = |base| {
        let memory = memref(op, op.body.operand(op.id, base));
        memory.is_some_and(|ty| !ty.element.is::<VectorType>(op.ctx))
    };
    match op.name_str() {
        AbsIOp::NAME | CountLeadingZerosOp::NAME | CountTrailingZerosOp::NAME => has_rows(0),
        StoreOp::NAME => is_of_scalars(1) && has_rows(0),
        LoadOp::NAME | MaskedLoadOp::NAME | MaskedStoreOp::NAME => {
            is_of_scalars(0) && has_rows(last)
        }
        ExpandLoadOp::NAME | CompressStoreOp::NAME => accessed(op, last)
            .is_some_and(|ty| ty.shape.len() > 1 && !is_scalable(ty) && count(ty) <= MAX_PARTS),
        ScatterOp::NAME => is_of_scalars(0) && (has_rows(last) || is_apart(op)),
        GatherOp::NAME => is_of_scalars(0) && is_apart(op),
        ExtractOp::NAME => op
            .well_formed_as::<ExtractOp>()
            .is_some_and(|op| has_unknown_row(op.source_type(), op.static_position())),
        InsertOp::NAME => op
            .well_formed_as::<InsertOp>()
            .is_some_and(|op| has_unknown_row(op.dest_type(), op.static_position())),
        ScanOp::NAME => op.well_formed_as::<ScanOp>().is_some_and(|op| {
            let dim = usize::try_from(op.reduction_dim()).ok();
            dim.and_then(|dim| op.source_type().scalable.get(dim)) == Some(&false)
        }),
        TransposeOp::NAME => op
            .well_formed_as::<TransposeOp>()
            .is_some_and(has_scaling_rows),
        _ => false,
    }
}

/// Returns true if consecutive indices are not contiguous in memory. Returns false for scalable vectors, which cannot
/// be accessed element by element.
fn is_apart(op: OpRef<'_>) -> bool {
    let (base, mask) = if let Some(op) = op.well_formed_as::<GatherOp>() {
        (op.base(), op.mask())
    } else if let Some(op) = op.well_formed_as::<ScatterOp>() {
        (op.base(), op.mask())
    } else {
        return false;
    };
    let Some(memory) = memref(op, base) else {
        return false;
    };
    let strided = memory.layout.and_then(|_| memory.strided(op.ctx));
    let last = strided.and_then(|form| form.strides.last().copied());
    let mask = vector(op, mask);
    last.is_some_and(|stride| stride != 1) && mask.is_some_and(|mask| !is_scalable(mask))
}

/// Returns true if the position of an extraction from (or insertion into) `ty` is dynamic in a dimension other than the
/// last. LLVM represents these dimensions as arrays, which require static indices.
fn has_unknown_row(ty: &VectorType, position: &[i64]) -> bool {
    let rows = ty.shape.len().saturating_sub(1);
    let can_be_flat = !is_scalable(ty) && count(ty) <= MAX_PARTS;
    can_be_flat && position.iter().take(rows).any(|&at| at == DYNAMIC)
}

/// Returns true if a transpose permutes scalable rows, each of which remains whole.
fn has_scaling_rows(op: TransposeOpRef<'_>) -> bool {
    let ty = op.vector_type();
    let last = ty.shape.len().saturating_sub(1);
    let stays = op.permutation().last() == Some(&(last as i64));
    let row_scales = ty.scalable.last() == Some(&true);
    stays && row_scales && unrolled_shape(ty, 1).is_some_and(|shape| shape.len() == last)
}

/// Adds the patterns of the pass `terrace-lower-vectors`. They lower each operation for which [`is_lowered_vector_op`]
/// returns true.
pub fn populate_lower_vectors(patterns: &mut PatternSet) {
    populate_vector_scan_lowering_patterns(patterns);
    patterns.add(Pattern::of("LowerVectorRows", Root::Ops(ROWS), lower_rows));
    patterns.add_fn("FlattenExpandLoadOp", expand_load);
    patterns.add_fn("FlattenCompressStoreOp", compress_store);
    patterns.add_fn("GatherToLoads", gather);
    patterns.add_fn("ScatterToStores", scatter);
    patterns.add_fn("ExtractFromFlatVector", extract_unknown);
    patterns.add_fn("InsertIntoFlatVector", insert_unknown);
    patterns.add_fn("TransposeScalableRows", transpose_rows);
}

/// Unrolls an operation to one-dimensional vectors. Each position offsets the indices of the last dimensions of memory.
fn lower_rows(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.op(op);
    let operands: Values = view.body.operands(op).collect();
    let is_store = view.is::<StoreOp>();
    let last = operands.len().saturating_sub(1);
    let ty = accessed(view, if is_store { 0 } else { last }).ok_or(NO_MATCH)?;
    let shape = unrolled_shape(ty, 1);
    let shape = shape.ok_or(NoMatch::because(
        "the vector cannot be unrolled to one dimension",
    ))?;
    let depth = shape.len();
    let positions = positions(shape);
    // The first memory index that corresponds to a dimension of the vector; `None` for gathers and scatters, which have
    // an index vector instead.
    let scalars = |value: &&ValueId| view.body.ty(**value) == Type::INDEX;
    let indices = operands.iter().filter(scalars).count();
    let is_near = !view.is::<GatherOp>() && !view.is::<ScatterOp>();
    let moved = is_near.then(|| indices.saturating_sub(ty.shape.len()));
    let row = drop_dims(view.ctx, ty, depth);
    // The alignment holds for the first row. The other rows may start at any element.
    let alignments = [
        (LoadOp::DEF, LoadOp::ALIGNMENT),
        (StoreOp::DEF, StoreOp::ALIGNMENT),
        (MaskedLoadOp::DEF, MaskedLoadOp::ALIGNMENT),
        (MaskedStoreOp::DEF, MaskedStoreOp::ALIGNMENT),
    ];
    let mut props = view.body.props(op).to_vec();
    let def = view.def();
    let alignment = alignments
        .iter()
        .find(|(of, _)| def.is_some_and(|def| def.name == of.name));
    if let Some(alignment) = alignment.and_then(|(_, slot)| props.get_mut(*slot)) {
        let given = alignment.and_then(|alignment| int_value(view.ctx, alignment));
        let memory = operands[usize::from(is_store)];
        let of_rows = weak_alignment(view.ctx, given, view.body.ty(memory));
        *alignment = of_rows.map(|bytes| view.ctx.i64(bytes));
    }
    let (name, attrs) = (view.body.name(op), view.body.attrs(op));
    let result = view.body.results(op).next().map(|_| view.result_type(0));
    let mut whole = result.map(|ty| poison(rw, ty));
    for position in positions {
        let mut parts = Vec::with_capacity(operands.len());
        let mut at = 0;
        for &operand in &operands {
            let view = rw.op(op);
            let of_rows = vector(view, operand).is_some_and(|ty| ty.shape.len() > depth);
            parts.push(if of_rows {
                extract(rw, operand, &position)
            } else if view.body.ty(operand) == Type::INDEX {
                at += 1;
                let dim = moved.and_then(|moved| (at - 1usize).checked_sub(moved));
                match dim.and_then(|dim| position.get(dim)) {
                    Some(&by) => place_after(rw, operand, by),
                    None => operand,
                }
            } else {
                operand
            });
        }
        let results = [row];
        let loc = rw.loc();
        let part = rw.builder().insert(OpSpec {
            operands: &parts,
            results: &results[..usize::from(whole.is_some())],
            props: &props,
            attrs,
            ..OpSpec::new(name, loc)
        });
        if let Some(all) = whole {
            let part = rw.body().result(part, 0);
            whole = Some(insert(rw, part, all, &position));
        }
    }
    match whole {
        Some(whole) => rw.replace_op(op, &[whole]),
        None => rw.erase_op(op),
    }
    Ok(())
}

/// Flattens a vector to one dimension.
fn flat(rw: &mut dyn Rewriter<'_>, value: ValueId) -> Option<ValueId> {
    let ctx = rw.ctx();
    let ty = rw.body().ty(value).as_::<VectorType>(ctx)?;
    if is_scalable(ty) {
        return None;
    }
    let ty = VectorType::fixed(ctx, &[count(ty)], ty.element);
    Some(shape_cast(rw, ty, value))
}

/// Lowers `vector.expandload`. The elements of a multi-dimensional vector are in row-major order.
fn expand_load(op: ExpandLoadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (base, indices): (_, Values) = (view.base(), view.indices().collect());
    let (passthru, mask) = (view.pass_thru(), view.mask());
    let (ty, alignment) = (view.result_ty(), view.alignment());
    let mask = flat(rw, mask)?;
    let passthru = flat(rw, passthru)?;
    let row = rw.body().ty(passthru);
    let spec = ExpandLoadOp::spec(row, base, &indices, mask, passthru).alignment(alignment);
    let loaded = rw.create_value(spec);
    let value = shape_cast(rw, ty, loaded);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn compress_store(op: CompressStoreOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (base, indices): (_, Values) = (view.base(), view.indices().collect());
    let (value, mask, alignment) = (view.value_to_store(), view.mask(), view.alignment());
    let mask = flat(rw, mask)?;
    let value = flat(rw, value)?;
    let store = CompressStoreOp::spec(base, &indices, mask, value);
    rw.replace_op_with(op.id(), store.alignment(alignment));
    Some(())
}

/// Returns the operands of a gather or scatter of non-contiguous elements.
fn places(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Places> {
    match is_apart(rw.op(op)) {
        true => Places::new(op, rw),
        false => None,
    }
}

fn gather(op: GatherOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let alignment = rw.read(op).alignment();
    let parts = places(op.id(), rw)?;
    let mut value = parts.value;
    for at in 0..parts.size {
        let (bit, indices) = parts.element(at, rw);
        value = conditional(rw, bit, value, |rw| {
            let element = terrace_memref::LoadOp::spec(parts.base, &indices);
            let element = rw.create_value(element.alignment(alignment));
            insert(rw, element, value, &[at])
        });
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn scatter(op: ScatterOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let alignment = rw.read(op).alignment();
    let parts = places(op.id(), rw)?;
    for at in 0..parts.size {
        let (bit, indices) = parts.element(at, rw);
        build_if(rw, bit, |rw| {
            let element = extract(rw, parts.value, &[at]);
            let spec = terrace_memref::StoreOp::spec(element, parts.base, &indices);
            rw.create(spec.alignment(alignment));
        });
    }
    rw.erase_op(op.id());
    Some(())
}

/// A run of consecutive elements of a flattened vector.
struct Run {
    /// The index of the first element.
    first: ValueId,
    count: i64,
}

impl Run {
    /// Returns the run at a position in a vector type.
    fn new(ty: &VectorType, position: Vec<MixedIndex>, rw: &mut dyn Rewriter<'_>) -> Option<Self> {
        if count(ty) > MAX_PARTS {
            return None;
        }
        let strides = strides(&ty.shape);
        let rest = ty.shape.get(position.len()..)?.iter().product();
        let mut first = None;
        for (at, stride) in position.into_iter().zip(strides) {
            let at = match at {
                MixedIndex::Known(at) => index(rw, at.saturating_mul(stride)),
                MixedIndex::Value(at) => {
                    let stride = index(rw, stride);
                    rw.create_value(MulIOp::spec(at, stride))
                }
            };
            first = Some(match first {
                Some(first) => rw.create_value(AddIOp::spec(first, at)),
                None => at,
            });
        }
        Some(Run {
            first: first?,
            count: rest,
        })
    }
}

/// Extracts at a dynamic position from the flattened vector, which permits a dynamic index for each element.
fn extract_unknown(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (source, result) = (view.source(), view.result_type());
    let position = MixedIndex::join(view.static_position(), view.dynamic_position());
    let ty = view.source_type().clone();
    let element = ty.element;
    let run = Run::new(&ty, position, rw)?;
    let source = flat(rw, source)?;
    let mut elements = Vec::new();
    for at in 0..run.count {
        let at = place_after(rw, run.first, at);
        elements.push(rw.create_value(ExtractOp::spec(element, source, &[at], &[DYNAMIC])));
    }
    let value = match (&elements[..], result == element) {
        (&[value], true) => value,
        _ => rw.create_value(FromElementsOp::spec(result, &elements)),
    };
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn insert_unknown(op: InsertOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (value, dest, result) = (view.value_to_store(), view.dest(), view.result_ty());
    let position = MixedIndex::join(view.static_position(), view.dynamic_position());
    let ty = view.dest_type().clone();
    let is_vector = vector(*view, value).is_some();
    let run = Run::new(&ty, position, rw)?;
    let value = if is_vector { flat(rw, value)? } else { value };
    let mut dest = flat(rw, dest)?;
    for at in 0..run.count {
        let element = match is_vector {
            true => extract(rw, value, &[at]),
            false => value,
        };
        let at = place_after(rw, run.first, at);
        dest = rw.create_value(InsertOp::spec(element, dest, &[at], &[DYNAMIC]));
    }
    let value = shape_cast(rw, result, dest);
    rw.replace_op(op.id(), &[value]);
    Some(())
}

/// Moves each scalable row to its transposed position.
fn transpose_rows(op: TransposeOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    if !has_scaling_rows(view) {
        return None;
    }
    let (source, ty) = (view.vector(), view.result_ty());
    let positions = positions(unrolled_shape(view.vector_type(), 1)?);
    let permutation = view.permutation().iter();
    let permutation: Vec<usize> = permutation.map(|dim| *dim as usize).collect();
    let mut value = poison(rw, ty);
    for position in positions {
        let row = extract(rw, source, &position);
        let rows = &permutation[..position.len()];
        let to: Vec<i64> = rows.iter().map(|dim| position[*dim]).collect();
        value = insert(rw, row, value, &to);
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}
