//! Operations on elements: access to single elements, tensors of given elements, sizes.

use super::same;
use crate::constraints::{NON_0_RANKED_OR_UNRANKED_TENSOR, STATIC_SHAPE_TENSOR};
use crate::{fold, verify};
use terrace_builtin::constraints::{ANY_RANKED_TENSOR, ANY_TENSOR, ANY_TYPE, INDEX, element_of};
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// The size of a dimension.
#[op(
    name = "tensor.dim",
    traits(NO_MEMORY_EFFECT),
    fold = fold::dim,
    result_name = "dim",
    format = "attr-dict $source `,` $index `:` type($source)"
)]
pub struct DimOp {
    source: Operand<NON_0_RANKED_OR_UNRANKED_TENSOR>,
    index: Operand<INDEX>,
    #[unique]
    result: Res<INDEX>,
}

/// The number of dimensions.
#[op(
    name = "tensor.rank",
    traits(PURE),
    fold = fold::rank,
    result_name = "rank",
    format = "$tensor attr-dict `:` type($tensor)"
)]
pub struct RankOp {
    tensor: Operand<ANY_TENSOR>,
    #[mlir("")]
    #[unique]
    unnamed: Res<INDEX>,
}

/// A tensor with unspecified elements, which only specifies a shape.
#[op(
    name = "tensor.empty",
    traits(PURE),
    verify_alone = verify::empty,
    format = "`(`$dynamicSizes`)` attr-dict `:` type($result)"
)]
pub struct EmptyOp {
    #[mlir("dynamicSizes")]
    dynamic_sizes: Variadic<Operand<INDEX>>,
    result: Res<ANY_RANKED_TENSOR>,
}

/// Reads an element.
#[op(
    name = "tensor.extract",
    traits(PURE),
    types_match(tensor -> result, element_of, "result type matches element type of tensor"),
    verify_alone = verify::extract,
    fold = fold::extract,
    result_name = "extracted",
    format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)"
)]
pub struct ExtractOp {
    tensor: Operand<ANY_RANKED_TENSOR>,
    indices: Variadic<Operand<INDEX>>,
    result: Res<ANY_TYPE>,
}

/// A tensor with one element replaced.
#[op(
    name = "tensor.insert",
    traits(PURE),
    types_match(dest -> result, same, "result type matches type of dest"),
    types_match(dest -> scalar, element_of, "scalar type matches element type of dest"),
    verify_alone = verify::insert,
    fold = fold::insert,
    result_name = "inserted",
    format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"
)]
pub struct InsertOp {
    scalar: Operand<ANY_TYPE>,
    dest: Operand<ANY_RANKED_TENSOR>,
    indices: Variadic<Operand<INDEX>>,
    result: Res<ANY_RANKED_TENSOR>,
}

/// A tensor of separate elements, in row-major order.
#[op(
    name = "tensor.from_elements",
    traits(PURE),
    verify_alone = verify::from_elements,
    fold = fold::from_elements,
    result_name = "from_elements"
)]
pub struct FromElementsOp {
    elements: Variadic<Operand<ANY_TYPE>>,
    result: Res<STATIC_SHAPE_TENSOR>,
}

/// A tensor whose elements are all the same value.
#[op(
    name = "tensor.splat",
    traits(PURE),
    types_match(aggregate -> input, element_of, "operand type matches element type of result"),
    verify_alone = verify::splat,
    fold = fold::splat,
    result_name = "splat",
    format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)"
)]
pub struct SplatOp {
    input: Operand<ANY_TYPE>,
    #[mlir("dynamicSizes")]
    dynamic_sizes: Variadic<Operand<INDEX>>,
    aggregate: Res<ANY_RANKED_TENSOR>,
}

/// A tensor whose elements a region computes from their indices.
#[op(
    name = "tensor.generate",
    traits(RECURSIVE_MEMORY_EFFECTS, SINGLE_BLOCK),
    terminator = YieldOp,
    verify_alone = verify::generate,
    verify_regions = verify::generate_regions,
    result_name = "generated",
    format = "$dynamicExtents $body attr-dict `:` type($result)"
)]
pub struct GenerateOp {
    #[mlir("dynamicExtents")]
    dynamic_extents: Variadic<Operand<INDEX>>,
    result: Res<ANY_RANKED_TENSOR>,
    #[mlir("body")]
    body_region: Region<RegionKind::ONE_BLOCK>,
}

/// Ends a region and yields an element.
#[op(
    name = "tensor.yield",
    traits(PURE, TERMINATOR, RETURN_LIKE),
    parents(GenerateOp, super::PadOp),
    format = "$value attr-dict `:` type($value)"
)]
pub struct YieldOp {
    value: Operand<ANY_TYPE>,
}
