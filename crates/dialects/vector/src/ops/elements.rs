//! Operations on elements, subvectors, shapes and bit patterns.

use crate::constraints::{
    ANY_FIXED_VECTOR, I64_ARRAY_ATTR, INDEX_VECTOR_1D, SCALABLE_VECTOR_1D, STATIC_SHAPE_MEMREF,
    VECTOR_1D,
};
use crate::{fold, infer, verify};
use terrace_builtin::constraints::{
    ANY_MEMREF, ANY_TYPE, ANY_VECTOR, ANY_VECTOR_OF_NON_ZERO_RANK, INDEX,
};
use terrace_builtin::props::{Array, I64Array, Int64};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_macros::op;

/// Broadcasts a scalar or a vector.
#[op(
    name = "vector.broadcast",
    traits(PURE),
    verify_alone = verify::broadcast,
    fold = fold::broadcast,
    format = "$source attr-dict `:` type($source) `to` type($vector)"
)]
pub struct BroadcastOp {
    source: Operand<ANY_TYPE>,
    vector: Res<VectorType, ANY_VECTOR>,
}

/// Elements of two vectors, selected by a static list.
#[op(
    name = "vector.shuffle",
    traits(PURE),
    infer = infer::shuffle,
    verify_alone = verify::shuffle,
    fold = fold::shuffle,
    format = "operands $mask attr-dict `:` type(operands)"
)]
pub struct ShuffleOp {
    v1: Operand<VectorType, ANY_FIXED_VECTOR>,
    v2: Operand<VectorType, ANY_FIXED_VECTOR>,
    mask: Prop<I64Array>,
    vector: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// The elements of two vectors, interleaved.
#[op(
    name = "vector.interleave",
    traits(PURE),
    same_type(lhs, rhs),
    types_match(lhs -> result, infer::twice, "type of 'result' is double the width of the inputs"),
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
)]
pub struct InterleaveOp {
    lhs: Operand<VectorType, ANY_VECTOR>,
    rhs: Operand<VectorType, ANY_VECTOR>,
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// The even and the odd elements of a vector.
#[op(
    name = "vector.deinterleave",
    traits(PURE),
    types_match(
        source -> res1,
        infer::half,
        "the trailing dimension of the results is half the width of source trailing dimension"
    ),
    same_type(res1, res2),
    verify_alone = verify::deinterleave,
    format = "$source attr-dict `:` type($source) `->` type($res1)"
)]
pub struct DeinterleaveOp {
    source: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    res1: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    res2: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// The element or vector at a position.
#[op(
    name = "vector.extract",
    traits(PURE),
    verify_alone = verify::extract,
    fold = fold::extract,
    format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) \
              `from` type($source)"
)]
pub struct ExtractOp {
    source: Operand<VectorType, ANY_VECTOR>,
    dynamic_position: Variadic<Operand<INDEX>>,
    static_position: Prop<I64Array>,
    result: Res<ANY_TYPE>,
}

/// A vector with the element or vector at a position replaced.
#[op(
    name = "vector.insert",
    traits(PURE),
    same_type(dest, result),
    verify_alone = verify::insert,
    fold = fold::insert,
    format = "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` \
              type($valueToStore) `into` type($dest)"
)]
pub struct InsertOp {
    #[mlir("valueToStore")]
    value_to_store: Operand<ANY_TYPE>,
    dest: Operand<VectorType, ANY_VECTOR>,
    dynamic_position: Variadic<Operand<INDEX>>,
    static_position: Prop<I64Array>,
    result: Res<VectorType, ANY_VECTOR>,
}

/// All elements as separate values.
#[op(
    name = "vector.to_elements",
    traits(PURE),
    infer = infer::to_elements,
    verify_alone = verify::to_elements,
    fold = fold::to_elements,
    format = "$source attr-dict `:` type($source)"
)]
pub struct ToElementsOp {
    source: Operand<VectorType, ANY_VECTOR>,
    elements: Variadic<Res<ANY_TYPE>>,
}

/// A vector of separate values.
#[op(
    name = "vector.from_elements",
    traits(PURE),
    verify_alone = verify::from_elements,
    fold = fold::from_elements
)]
pub struct FromElementsOp {
    elements: Variadic<Operand<ANY_TYPE>>,
    dest: Res<VectorType, ANY_FIXED_VECTOR>,
}

/// A scalable vector with a fixed-length vector inserted.
#[op(
    name = "vector.scalable.insert",
    traits(PURE),
    same_type(dest, result),
    verify_alone = verify::scalable_insert,
    format = "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)"
)]
pub struct ScalableInsertOp {
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, VECTOR_1D>,
    dest: Operand<VectorType, SCALABLE_VECTOR_1D>,
    pos: Prop<Int64>,
    result: Res<VectorType, SCALABLE_VECTOR_1D>,
}

/// A fixed-length part of a scalable vector.
#[op(
    name = "vector.scalable.extract",
    traits(PURE),
    verify_alone = verify::scalable_extract,
    format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)"
)]
pub struct ScalableExtractOp {
    source: Operand<VectorType, SCALABLE_VECTOR_1D>,
    pos: Prop<Int64>,
    result: Res<VectorType, VECTOR_1D>,
}

/// A vector with a strided slice replaced.
#[op(
    name = "vector.insert_strided_slice",
    traits(PURE),
    same_type(dest, result),
    verify_alone = verify::insert_strided_slice,
    fold = fold::insert_strided_slice,
    format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)"
)]
pub struct InsertStridedSliceOp {
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    dest: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    offsets: Prop<Array, I64_ARRAY_ATTR>,
    strides: Prop<Array, I64_ARRAY_ATTR>,
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// A part of a vector.
#[op(
    name = "vector.extract_strided_slice",
    traits(PURE),
    verify_alone = verify::extract_strided_slice,
    fold = fold::extract_strided_slice,
    format = "$source attr-dict `:` type($source) `to` type(results)"
)]
pub struct ExtractStridedSliceOp {
    source: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    offsets: Prop<Array, I64_ARRAY_ATTR>,
    sizes: Prop<Array, I64_ARRAY_ATTR>,
    strides: Prop<Array, I64_ARRAY_ATTR>,
    #[mlir("")]
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// The same elements in another shape.
#[op(
    name = "vector.shape_cast",
    traits(PURE),
    verify_alone = verify::shape_cast,
    fold = fold::shape_cast,
    format = "$source attr-dict `:` type($source) `to` type($result)"
)]
pub struct ShapeCastOp {
    source: Operand<VectorType, ANY_VECTOR>,
    result: Res<VectorType, ANY_VECTOR>,
}

/// The same bits with another element type.
#[op(
    name = "vector.bitcast",
    traits(PURE),
    verify_alone = verify::bitcast,
    fold = fold::bitcast,
    format = "$source attr-dict `:` type($source) `to` type($result)"
)]
pub struct BitCastOp {
    source: Operand<VectorType, ANY_VECTOR>,
    result: Res<VectorType, ANY_VECTOR>,
}

/// Casts a memref of scalars to a memref of one vector.
#[op(
    name = "vector.type_cast",
    traits(PURE),
    verify_alone = verify::type_cast,
    format = "$memref attr-dict `:` type($memref) `to` type($result)"
)]
pub struct TypeCastOp {
    memref: Operand<MemRefType, STATIC_SHAPE_MEMREF>,
    result: Res<MemRefType, ANY_MEMREF>,
}

/// The same elements with dimensions in another order.
#[op(
    name = "vector.transpose",
    traits(PURE),
    verify_alone = verify::transpose,
    fold = fold::transpose,
    format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"
)]
pub struct TransposeOp {
    vector: Operand<VectorType, ANY_VECTOR>,
    permutation: Prop<I64Array>,
    result: Res<VectorType, ANY_VECTOR>,
}

/// The runtime multiple of scalable dimensions.
#[op(
    name = "vector.vscale",
    traits(PURE),
    result_name = "vscale",
    format = "attr-dict"
)]
pub struct VectorScaleOp {
    #[unique]
    res: Res<INDEX>,
}

/// 0, 1, 2 and so on.
#[op(
    name = "vector.step",
    traits(PURE),
    format = "attr-dict `:` type($result)"
)]
pub struct StepOp {
    result: Res<VectorType, INDEX_VECTOR_1D>,
}
