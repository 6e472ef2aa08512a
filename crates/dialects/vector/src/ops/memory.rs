//! Operations that read and write memory.

use crate::constraints::{
    ANY_SHAPED, BOOL_ARRAY_ATTR, FIXED_VECTOR_OF_I1, NON_ZERO_RANK_VECTOR_OF_I1, TENSOR_OR_MEMREF,
    VECTOR_OF_INTEGER_OR_INDEX,
};
use crate::{fold, verify};
use terrace_builtin::constraints::{
    ALIGNMENT_ATTR, ANY_MEMREF, ANY_RANKED_TENSOR, ANY_TYPE, ANY_VECTOR,
    ANY_VECTOR_OF_NON_ZERO_RANK, INDEX,
};
use terrace_builtin::props::{Array, Bool, Int64, Map};
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_macros::op;

/// Reads a vector from a memref or tensor with permuted dimensions, and pads elements that are out of bounds.
#[op(
    name = "vector.transfer_read",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify_alone = verify::transfer_read,
    fold = fold::transfer_read
)]
pub struct TransferReadOp {
    base: Operand<ANY_SHAPED>,
    indices: Variadic<Operand<INDEX>>,
    padding: Operand<ANY_TYPE>,
    mask: Optional<Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>>,
    permutation_map: Prop<Map>,
    in_bounds: Prop<Array, BOOL_ARRAY_ATTR>,
    vector: Res<VectorType, ANY_VECTOR>,
}

/// Writes a vector to a memref or tensor with permuted dimensions.
#[op(
    name = "vector.transfer_write",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify_alone = verify::transfer_write,
    fold = fold::transfer_write
)]
pub struct TransferWriteOp {
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, ANY_VECTOR>,
    base: Operand<ANY_SHAPED>,
    indices: Variadic<Operand<INDEX>>,
    mask: Optional<Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>>,
    permutation_map: Prop<Map>,
    in_bounds: Prop<Array, BOOL_ARRAY_ATTR>,
    result: Optional<Res<ANY_RANKED_TENSOR>>,
}

/// Reads contiguous elements.
#[op(
    name = "vector.load",
    traits(READ_ONLY),
    verify_alone = verify::load,
    fold = fold::access,
    format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"
)]
pub struct LoadOp {
    base: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    #[default(false)]
    nontemporal: Optional<Prop<Bool>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    result: Res<VectorType, ANY_VECTOR>,
}

/// Writes contiguous elements.
#[op(
    name = "vector.store",
    verify_alone = verify::store,
    fold = fold::access,
    format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)"
)]
pub struct StoreOp {
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, ANY_VECTOR>,
    base: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    #[default(false)]
    nontemporal: Optional<Prop<Bool>>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
}

/// Reads the elements selected by a mask. The other elements of the result are those of a passthru value.
#[op(
    name = "vector.maskedload",
    traits(READ_ONLY),
    verify_alone = verify::masked_load,
    fold = fold::access,
    format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` \
              type($pass_thru) `into` type($result)"
)]
pub struct MaskedLoadOp {
    base: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    mask: Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>,
    pass_thru: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// Writes the elements selected by a mask.
#[op(
    name = "vector.maskedstore",
    verify_alone = verify::masked_store,
    fold = fold::access,
    format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` \
              type($valueToStore)"
)]
pub struct MaskedStoreOp {
    base: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    mask: Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>,
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
}

/// Gathers elements from arbitrary indices.
#[op(
    name = "vector.gather",
    traits(READ_ONLY),
    verify_alone = verify::gather,
    format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` \
              type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)"
)]
pub struct GatherOp {
    base: Operand<TENSOR_OR_MEMREF>,
    offsets: Variadic<Operand<INDEX>>,
    indices: Operand<VectorType, VECTOR_OF_INTEGER_OR_INDEX>,
    mask: Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>,
    pass_thru: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// Scatters elements to arbitrary indices.
#[op(
    name = "vector.scatter",
    verify_alone = verify::scatter,
    format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` \
              type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?"
)]
pub struct ScatterOp {
    base: Operand<TENSOR_OR_MEMREF>,
    offsets: Variadic<Operand<INDEX>>,
    indices: Operand<VectorType, VECTOR_OF_INTEGER_OR_INDEX>,
    mask: Operand<VectorType, NON_ZERO_RANK_VECTOR_OF_I1>,
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    result: Optional<Res<ANY_RANKED_TENSOR>>,
}

/// Reads contiguous elements into the lanes selected by a mask.
#[op(
    name = "vector.expandload",
    traits(READ_ONLY),
    verify_alone = verify::expand_load,
    format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` \
              type($pass_thru) `into` type($result)"
)]
pub struct ExpandLoadOp {
    base: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    mask: Operand<VectorType, FIXED_VECTOR_OF_I1>,
    pass_thru: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
    result: Res<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
}

/// Writes the lanes selected by a mask contiguously.
#[op(
    name = "vector.compressstore",
    verify_alone = verify::compress_store,
    format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` \
              type($valueToStore)"
)]
pub struct CompressStoreOp {
    base: Operand<MemRefType, ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    mask: Operand<VectorType, FIXED_VECTOR_OF_I1>,
    #[mlir("valueToStore")]
    value_to_store: Operand<VectorType, ANY_VECTOR_OF_NON_ZERO_RANK>,
    alignment: Optional<Prop<Int64, ALIGNMENT_ATTR>>,
}
