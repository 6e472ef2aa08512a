//! Slices with offsets, sizes and strides, and padding.

use super::{YieldOp, same};
use crate::{fold, verify};
use terrace_builtin::constraints::{ANY_RANKED_TENSOR, INDEX};
use terrace_builtin::props::I64Array;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// A part of a tensor.
#[op(
    name = "tensor.extract_slice",
    traits(PURE, ATTR_SIZED_OPERAND_SEGMENTS),
    verify_alone = verify::extract_slice,
    fold = fold::extract_slice,
    result_name = "extracted_slice",
    format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) \
              custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) \
              attr-dict `:` type($source) `to` type($result)"
)]
pub struct ExtractSliceOp {
    source: Operand<ANY_RANKED_TENSOR>,
    offsets: Variadic<Operand<INDEX>>,
    sizes: Variadic<Operand<INDEX>>,
    strides: Variadic<Operand<INDEX>>,
    static_offsets: Prop<I64Array>,
    static_sizes: Prop<I64Array>,
    static_strides: Prop<I64Array>,
    result: Res<ANY_RANKED_TENSOR>,
}

/// A tensor with a part replaced.
#[op(
    name = "tensor.insert_slice",
    traits(PURE, ATTR_SIZED_OPERAND_SEGMENTS),
    types_match(dest -> result, same, "expected result type to match dest type"),
    verify_alone = verify::insert_slice,
    fold = fold::insert_slice,
    result_name = "inserted_slice",
    format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) \
              custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) \
              attr-dict `:` type($source) `into` type($dest)"
)]
pub struct InsertSliceOp {
    source: Operand<ANY_RANKED_TENSOR>,
    dest: Operand<ANY_RANKED_TENSOR>,
    offsets: Variadic<Operand<INDEX>>,
    sizes: Variadic<Operand<INDEX>>,
    strides: Variadic<Operand<INDEX>>,
    static_offsets: Prop<I64Array>,
    static_sizes: Prop<I64Array>,
    static_strides: Prop<I64Array>,
    result: Res<ANY_RANKED_TENSOR>,
}

/// The contribution of one thread of a parallel operation to a tensor: a part that it replaces.
#[op(
    name = "tensor.parallel_insert_slice",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::parallel_insert_slice,
    format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) \
              custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) \
              attr-dict `:` type($source) `into` type($dest)"
)]
pub struct ParallelInsertSliceOp {
    source: Operand<ANY_RANKED_TENSOR>,
    dest: Operand<ANY_RANKED_TENSOR>,
    offsets: Variadic<Operand<INDEX>>,
    sizes: Variadic<Operand<INDEX>>,
    strides: Variadic<Operand<INDEX>>,
    static_offsets: Prop<I64Array>,
    static_sizes: Prop<I64Array>,
    static_strides: Prop<I64Array>,
}

/// A tensor with elements added before and after it in each dimension. A region computes them from their indices.
#[op(
    name = "tensor.pad",
    traits(PURE, ATTR_SIZED_OPERAND_SEGMENTS, SINGLE_BLOCK),
    terminator = YieldOp,
    verify_alone = verify::pad,
    verify_regions = verify::pad_regions,
    fold = fold::pad,
    result_name = "padded",
    format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) \
              `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict \
              `:` type($source) `to` type($result)"
)]
pub struct PadOp {
    source: Operand<ANY_RANKED_TENSOR>,
    low: Variadic<Operand<INDEX>>,
    high: Variadic<Operand<INDEX>>,
    static_low: Prop<I64Array>,
    static_high: Prop<I64Array>,
    nofold: Flag,
    result: Res<ANY_RANKED_TENSOR>,
    region: Region<RegionKind::ONE_BLOCK>,
}
