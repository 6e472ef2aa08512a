//! Views: casts and other shapes of the same memory.

use crate::constraints::{ANY_STRIDED_MEMREF, BYTES_MEMREF, SHAPE_MEMREF};
use crate::verify;
use terrace_builtin::constraints::{
    ANY_MEMREF, ANY_RANKED_OR_UNRANKED_MEMREF, INDEX, INDEX_LIST_ARRAY_ATTR,
};
use terrace_builtin::props::{Array, I64Array, Map};
use terrace_macros::op;

/// Casts a memref to another type, which must match its shape and layout at run time.
#[op(
    name = "memref.cast",
    traits(MEMREFS_NORMALIZABLE, PURE, SAME_OPERANDS_AND_RESULT_SHAPE),
    verify_alone = verify::cast,
    fold = crate::fold::cast,
    result_name = "cast",
    format = "$source attr-dict `:` type($source) `to` type($dest)"
)]
pub struct CastOp {
    source: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    dest: Res<ANY_RANKED_OR_UNRANKED_MEMREF>,
}

/// The same memref in another memory space.
#[op(
    name = "memref.memory_space_cast",
    traits(MEMREFS_NORMALIZABLE, PURE, SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE),
    verify_alone = verify::memory_space_cast,
    fold = crate::fold::memory_space_cast,
    result_name = "memspacecast",
    format = "$source attr-dict `:` type($source) `to` type($dest)"
)]
pub struct MemorySpaceCastOp {
    source: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    dest: Res<ANY_RANKED_OR_UNRANKED_MEMREF>,
}

/// The same memory with a new offset, sizes and strides, independent of the source's.
#[op(
    name = "memref.reinterpret_cast",
    traits(MEMREFS_NORMALIZABLE, PURE, ATTR_SIZED_OPERAND_SEGMENTS),
    verify_alone = verify::reinterpret_cast,
    fold = crate::fold::reinterpret_cast,
    result_name = "reinterpret_cast",
    format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) \
              `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) \
              `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) \
              attr-dict `:` type($source) `to` type($result)"
)]
pub struct ReinterpretCastOp {
    source: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    offsets: Variadic<Operand<INDEX>>,
    sizes: Variadic<Operand<INDEX>>,
    strides: Variadic<Operand<INDEX>>,
    static_offsets: Prop<I64Array>,
    static_sizes: Prop<I64Array>,
    static_strides: Prop<I64Array>,
    result: Res<ANY_STRIDED_MEMREF>,
}

/// The same elements with another shape, which is read from memory.
#[op(
    name = "memref.reshape",
    traits(READ_ONLY),
    verify_alone = verify::reshape,
    result_name = "reshape",
    format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct ReshapeOp {
    source: Operand<ANY_RANKED_OR_UNRANKED_MEMREF>,
    shape: Operand<SHAPE_MEMREF>,
    result: Res<ANY_RANKED_OR_UNRANKED_MEMREF>,
}

/// The same elements with dimensions split.
#[op(
    name = "memref.expand_shape",
    traits(PURE),
    verify_alone = verify::expand_shape,
    fold = crate::fold::expand_shape,
    result_name = "expand_shape",
    format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) \
              attr-dict `:` type($src) `into` type($result)"
)]
pub struct ExpandShapeOp {
    src: Operand<ANY_STRIDED_MEMREF>,
    output_shape: Variadic<Operand<INDEX>>,
    reassociation: Prop<Array, INDEX_LIST_ARRAY_ATTR>,
    static_output_shape: Prop<I64Array>,
    result: Res<ANY_STRIDED_MEMREF>,
}

/// The same elements with dimensions merged.
#[op(
    name = "memref.collapse_shape",
    traits(PURE),
    verify_alone = verify::collapse_shape,
    fold = crate::fold::collapse_shape,
    result_name = "collapse_shape",
    format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
)]
pub struct CollapseShapeOp {
    src: Operand<ANY_STRIDED_MEMREF>,
    reassociation: Prop<Array, INDEX_LIST_ARRAY_ATTR>,
    result: Res<ANY_STRIDED_MEMREF>,
}

/// A part of a memref.
#[op(
    name = "memref.subview",
    traits(PURE, ATTR_SIZED_OPERAND_SEGMENTS),
    verify_alone = verify::subview,
    fold = crate::fold::subview,
    result_name = "subview",
    format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) \
              custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) \
              attr-dict `:` type($source) `to` type($result)"
)]
pub struct SubViewOp {
    source: Operand<ANY_MEMREF>,
    offsets: Variadic<Operand<INDEX>>,
    sizes: Variadic<Operand<INDEX>>,
    strides: Variadic<Operand<INDEX>>,
    static_offsets: Prop<I64Array>,
    static_sizes: Prop<I64Array>,
    static_strides: Prop<I64Array>,
    result: Res<ANY_MEMREF>,
}

/// The same elements with permuted dimensions.
#[op(
    name = "memref.transpose",
    traits(PURE),
    verify_alone = verify::transpose,
    fold = crate::fold::transpose,
    result_name = "transpose"
)]
pub struct TransposeOp {
    r#in: Operand<ANY_STRIDED_MEMREF>,
    permutation: Prop<Map>,
    #[mlir("")]
    result: Res<ANY_STRIDED_MEMREF>,
}

/// A memref of bytes viewed with another element type and shape.
#[op(
    name = "memref.view",
    traits(PURE),
    verify_alone = verify::view,
    fold = crate::fold::view,
    result_name = "view",
    format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)"
)]
pub struct ViewOp {
    source: Operand<BYTES_MEMREF>,
    byte_shift: Operand<INDEX>,
    sizes: Variadic<Operand<INDEX>>,
    #[mlir("")]
    result: Res<ANY_MEMREF>,
}
