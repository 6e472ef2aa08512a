//! Verifies reads and writes.

use super::{Verified, bits, vector};
use crate::ops::*;
use crate::transfer::{Written, mask_type};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::array_value;
use terrace_builtin::types::{MemRefType, RankedTensorType, VectorType, element_type, shape};
use terrace_interfaces::destination_style::verify_destination_style;
use terrace_ir::{OpDef, OpRef, OpView, OperandGroups, Reporter, Type, TypeClass};

/// Returns the range of operands in a group.
fn group(op: OpRef<'_>, def: &'static OpDef, group: usize) -> std::ops::Range<usize> {
    OperandGroups::operands(def, op, group)
}

fn indices(op: OpRef<'_>, base: Type, count: usize, report: &mut Reporter<'_>) -> Verified {
    let rank = shape(op.ctx, base).map_or(0, <[i64]>::len);
    report.refuse_if(op, rank != count, format_args!("requires {rank} indices"))
}

/// Performs the checks that `load` and `store` share. `words` are upstream's terms for each.
fn access(
    op: OpRef<'_>,
    base: Type,
    value: Type,
    count: usize,
    words: [&str; 3],
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let (Some(memref), Some(ty)) = (base.as_::<MemRefType>(ctx), vector(ctx, value)) else {
        return Ok(());
    };
    let [lower, vectors, elements] = words;
    let last = memref
        .strided(ctx)
        .map(|form| form.strides.last().copied().unwrap_or(1));
    // The stride of a single element is irrelevant.
    let is_single = ty.shape.iter().all(|size| *size == 1) && !ty.scalable.contains(&true);
    let message = "most minor memref dim must have unit stride";
    report.refuse_if(op, last != Some(1) && !is_single, message)?;
    report.refuse_if(op, memref.shape.len() < ty.shape.len(), lower)?;
    let mut element = memref.element;
    if let Some(inner) = vector(ctx, element) {
        report.refuse_if(op, element != value, vectors)?;
        element = inner.element;
    }
    report.refuse_if(op, ty.element != element, elements)?;
    indices(op, base, count, report)
}

pub(crate) fn load(op: LoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let words = [
        "destination memref has lower rank than the result vector",
        "base memref and result vector types should match",
        "base and result element types should match",
    ];
    let count = op.indices().len();
    access(*op, op.base_ty(), op.result_ty(), count, words, report)
}

pub(crate) fn store(op: StoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let words = [
        "source memref has lower rank than the vector to store",
        "base memref and valueToStore vector types should match",
        "base and valueToStore element type should match",
    ];
    let count = op.indices().len();
    access(
        *op,
        op.base_ty(),
        op.value_to_store_ty(),
        count,
        words,
        report,
    )
}

/// Checks a masked access: the element type and the number of indices.
fn masked(
    op: OpRef<'_>,
    value: Type,
    name: &str,
    count: usize,
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let base = op.operand_type(0);
    let differ = vector(ctx, value).map(|ty| ty.element) != element_type(ctx, base);
    let message = format_args!("base and {name} element type should match");
    report.refuse_if(op, differ, message)?;
    indices(op, base, count, report)
}

/// Checks that two vectors have the same shape.
fn same_shape(
    op: OpRef<'_>,
    [a, b]: [Type; 2],
    message: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    let shape = |ty| vector(op.ctx, ty).map(|ty| (&ty.shape, &ty.scalable));
    report.refuse_if(op, shape(a) != shape(b), message)
}

/// Checks that two vectors have the same first size.
fn same_first(
    op: OpRef<'_>,
    [a, b]: [Type; 2],
    message: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    let size = |ty| vector(op.ctx, ty).and_then(|ty| ty.shape.first());
    report.refuse_if(op, size(a) != size(b), message)
}

const PASS_THRU: &str = "expected pass_thru of same type as result type";

pub(crate) fn masked_load(op: MaskedLoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (mask, result) = (op.mask_ty(), op.result_ty());
    masked(*op, result, "result", op.indices().len(), report)?;
    same_shape(
        *op,
        [result, mask],
        "expected result shape to match mask shape",
        report,
    )?;
    report.refuse_if(*op, result != op.pass_thru_ty(), PASS_THRU)
}

pub(crate) fn masked_store(op: MaskedStoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (mask, value) = (op.mask_ty(), op.value_to_store_ty());
    masked(*op, value, "valueToStore", op.indices().len(), report)?;
    same_shape(
        *op,
        [value, mask],
        "expected valueToStore shape to match mask shape",
        report,
    )
}

pub(crate) fn expand_load(op: ExpandLoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (mask, result) = (op.mask_ty(), op.result_ty());
    masked(*op, result, "result", op.indices().len(), report)?;
    same_first(
        *op,
        [result, mask],
        "expected result dim to match mask dim",
        report,
    )?;
    report.refuse_if(*op, result != op.pass_thru_ty(), PASS_THRU)
}

pub(crate) fn compress_store(op: CompressStoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (mask, value) = (op.mask_ty(), op.value_to_store_ty());
    masked(*op, value, "valueToStore", op.indices().len(), report)?;
    same_first(
        *op,
        [value, mask],
        "expected valueToStore dim to match mask dim",
        report,
    )
}

fn is_base(op: OpRef<'_>, ty: Type) -> bool {
    ty.is::<MemRefType>(op.ctx) || ty.is::<RankedTensorType>(op.ctx)
}

pub(crate) fn gather(op: GatherOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (places, mask, result) = (op.indices_ty(), op.mask_ty(), op.result_ty());
    let message = "requires base to be a memref or ranked tensor type";
    report.refuse_if(op, !is_base(*op, op.base_type()), message)?;
    masked(*op, result, "result", op.offsets().len(), report)?;
    same_shape(
        *op,
        [result, places],
        "expected result dim to match indices dim",
        report,
    )?;
    same_shape(
        *op,
        [result, mask],
        "expected result dim to match mask dim",
        report,
    )?;
    report.refuse_if(op, result != op.pass_thru_ty(), PASS_THRU)
}

pub(crate) fn scatter(op: ScatterOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (places, mask, value) = (op.indices_ty(), op.mask_ty(), op.value_to_store_ty());
    let message = "requires base to be a memref or ranked tensor type";
    report.refuse_if(op, !is_base(*op, op.base_type()), message)?;
    masked(*op, value, "valueToStore", op.offsets().len(), report)?;
    same_shape(
        *op,
        [value, places],
        "expected valueToStore dim to match indices dim",
        report,
    )?;
    same_shape(
        *op,
        [value, mask],
        "expected valueToStore dim to match mask dim",
        report,
    )
}

pub(crate) fn transfer_read(op: TransferReadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let def = TransferReadOp::DEF;
    let base = op.base_type();
    let (Some(padding), Some(map)) = (group(*op, def, 2).next(), Some(op.permutation_map())) else {
        return Ok(());
    };
    indices(*op, base, group(*op, def, 1).len(), report)?;
    let mask = group(*op, def, 3).next().map(|at| op.operand_type(at));
    transfer(
        *op,
        [base, op.vector_ty()],
        mask,
        map,
        TransferReadOp::IN_BOUNDS,
        report,
    )?;
    let padding = op.operand_type(padding);
    let element = element_type(op.ctx, base);
    if element.is_some_and(|ty| ty.is::<VectorType>(op.ctx)) {
        let message = "requires source element type and padding type to match.";
        report.refuse_if(op, element != Some(padding), message)?;
    } else {
        const ELEMENT: TypeClass = TypeClass::SIGNLESS_INT
            .or(TypeClass::SIGNED_INT)
            .or(TypeClass::UNSIGNED_INT)
            .or(TypeClass::INDEX)
            .or(TypeClass::FLOAT);
        let valid = padding.class(op.ctx).intersects(ELEMENT) || element == Some(padding);
        let message = "requires valid padding vector elemental type";
        report.refuse_if(op, !valid, message)?;
        let message = "requires formal padding and source of the same elemental type";
        report.refuse_if(op, element != Some(padding), message)?;
    }
    permutation(*op, map, report)
}

pub(crate) fn transfer_write(op: TransferWriteOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let def = TransferWriteOp::DEF;
    let (value, base) = (op.value_to_store_ty(), op.base_type());
    let map = op.permutation_map();
    indices(*op, base, group(*op, def, 2).len(), report)?;
    let repeats = map
        .results
        .iter()
        .any(|result| result.as_constant() == Some(0));
    report.refuse_if(op, repeats, "should not have broadcast dimensions")?;
    let mask = group(*op, def, 3).next().map(|at| op.operand_type(at));
    transfer(
        *op,
        [base, value],
        mask,
        map,
        TransferWriteOp::IN_BOUNDS,
        report,
    )?;
    permutation(*op, map, report)?;
    verify_destination_style(&Written, *op, report)
}

/// Performs the checks that both transfers share.
fn transfer(
    op: OpRef<'_>,
    [base, value]: [Type; 2],
    mask: Option<Type>,
    map: &AffineMap,
    in_bounds: usize,
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    let message = "masked attribute has been removed. Use in_bounds instead.";
    report.refuse_if(op, op.attr_named("masked").is_some(), message)?;
    let message = "requires source to be a memref or ranked tensor type";
    report.refuse_if(op, !is_base(op, base), message)?;
    let (Some(element), Some(ty)) = (element_type(ctx, base), vector(ctx, value)) else {
        return Ok(());
    };
    let minor = |ty: &VectorType| {
        let last = ty.shape.last().copied().unwrap_or(1);
        bits(ctx, ty.element).wrapping_mul(last as u64)
    };
    let fits = |size: u64| size == 0 || minor(ty) % size == 0;
    let rank = map.results.len();
    let same_rank =
        "requires a permutation_map with result dims of the same rank as the vector type";
    if let Some(inner) = vector(ctx, element) {
        let message = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of \
                       the minor 1-D vector of the source";
        report.refuse_if(op, !fits(minor(inner)), message)?;
        let outer = ty.shape.len().checked_sub(inner.shape.len());
        let message = "requires source vector element and vector result ranks to match.";
        report.refuse_if(op, outer.is_none(), message)?;
        report.refuse_if(op, outer != Some(rank), same_rank)?;
        let message = "does not support masks with vector element type";
        report.refuse_if(op, mask.is_some(), message)?;
    } else {
        let message = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of \
                       the source element type";
        report.refuse_if(op, !fits(bits(ctx, element)), message)?;
        report.refuse_if(op, rank != ty.shape.len(), same_rank)?;
    }
    let message = "requires permutation_map without symbols";
    report.refuse_if(op, map.symbols != 0, message)?;
    let base_rank = shape(ctx, base).map_or(0, <[i64]>::len);
    let message = "requires a permutation_map with input dims of the same rank as the source type";
    report.refuse_if(op, map.dims as usize != base_rank, message)?;
    if let Some(mask) = mask {
        let inferred = mask_type(ctx, ty, map);
        let message = format_args!(
            "inferred mask type ({}) and mask operand type ({}) don't match",
            ctx.show_type(inferred),
            ctx.show_type(mask)
        );
        report.refuse_if(op, mask != inferred, message)?;
    }
    let flags = op.prop(in_bounds).and_then(|attr| array_value(ctx, attr));
    let flags = flags.unwrap_or_default();
    if rank != flags.len() {
        let shown = ctx.show_attr(AffineMapAttr::get(ctx, map.clone()));
        let message = format!(
            "expects the in_bounds attr of same rank as permutation_map results: {shown} vs inBounds of size: {}",
            flags.len()
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

/// Checks that the results are distinct dimensions or 0.
fn permutation(op: OpRef<'_>, map: &AffineMap, report: &mut Reporter<'_>) -> Verified {
    let projected = "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                     result)";
    let mut seen = vec![false; map.dims as usize];
    for result in &map.results {
        match result {
            AffineExpr::Constant(0) => {}
            AffineExpr::Dim(dim) => {
                let twice = seen
                    .get_mut(*dim as usize)
                    .is_some_and(|seen| std::mem::replace(seen, true));
                let message = "requires a permutation_map that is a permutation (found one dim used more than once)";
                report.refuse_if(op, twice, message)?;
            }
            _ => return Err(report.op_error(op, projected)),
        }
    }
    Ok(())
}
