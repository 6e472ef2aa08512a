//! Arithmetic, reductions and contractions.

use crate::constraints::VECTOR_OF_FLOAT;
use crate::enums::{CombiningKind, ITERATOR_TYPE_ARRAY_ATTR};
use crate::{infer, verify};
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::constraints::{ANY_TYPE, ANY_VECTOR, ANY_VECTOR_OF_NON_ZERO_RANK};
use terrace_builtin::props::{Array, Bool, I64Array, Int64};
use terrace_builtin::types::VectorType;
use terrace_macros::op;

/// The products of two vectors, summed over some dimensions.
#[op(name = "vector.contract", traits(PURE), verify_alone = verify::contract)]
pub struct ContractionOp {
    lhs: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    rhs: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    acc: Operand<ANY_TYPE>,
    indexing_maps: Prop<Array>,
    iterator_types: Prop<Array, ITERATOR_TYPE_ARRAY_ATTR>,
    #[default(CombiningKind::Add)]
    kind: Prop<CombiningKind>,
    #[mlir("")]
    result: Res<ANY_TYPE>,
}

/// Reduces all elements of a vector to a scalar.
#[op(
    name = "vector.reduction",
    traits(PURE),
    types_match(dest -> acc, infer::same, "dest and acc have the same type"),
    verify_alone = verify::reduction,
    format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)"
)]
pub struct ReductionOp {
    vector: Operand<VectorType, ANY_VECTOR>,
    acc: Optional<Operand<ANY_TYPE>>,
    kind: Prop<CombiningKind>,
    #[default(FastMathFlags::NONE)]
    fastmath: Prop<FastMathFlags>,
    dest: Res<ANY_TYPE>,
}

/// Reduces some dimensions of a vector.
#[op(
    name = "vector.multi_reduction",
    traits(PURE),
    same_type(dest, acc),
    verify_alone = verify::multi_reduction,
    format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
)]
pub struct MultiDimReductionOp {
    source: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    acc: Operand<ANY_TYPE>,
    kind: Prop<CombiningKind>,
    reduction_dims: Prop<I64Array>,
    dest: Res<ANY_TYPE>,
}

/// A prefix reduction along a dimension.
#[op(
    name = "vector.scan",
    traits(PURE),
    same_type(source, dest),
    same_type(initial_value, accumulated_value),
    verify_alone = verify::scan,
    format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"
)]
pub struct ScanOp {
    source: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    initial_value: Operand<VectorType, ANY_VECTOR>,
    kind: Prop<CombiningKind>,
    reduction_dim: Prop<Int64>,
    inclusive: Prop<Bool>,
    dest: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    accumulated_value: Res<VectorType, ANY_VECTOR>,
}

/// The outer product of two vectors, or of a vector and a scalar.
#[op(name = "vector.outerproduct", traits(PURE), verify_alone = verify::outerproduct)]
pub struct OuterProductOp {
    lhs: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    rhs: Operand<ANY_TYPE>,
    acc: Optional<Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>>,
    #[default(CombiningKind::Add)]
    kind: Prop<CombiningKind>,
    #[mlir("")]
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// `lhs * rhs + acc` with a single rounding.
#[op(
    name = "vector.fma",
    traits(PURE, ELEMENTWISE),
    same_type(lhs, rhs, acc, result),
    format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"
)]
pub struct FMAOp {
    lhs: Operand<VectorType, VECTOR_OF_FLOAT>,
    rhs: Operand<VectorType, VECTOR_OF_FLOAT>,
    acc: Operand<VectorType, VECTOR_OF_FLOAT>,
    result: Res<VectorType, VECTOR_OF_FLOAT>,
}
