//! Casts, and other shapes of the same elements.

use crate::constraints::{SHAPE_TENSOR, TENSOR_OF_NUMBERS};
use crate::{fold, verify};
use terrace_builtin::constraints::{ANY_RANKED_TENSOR, ANY_TENSOR, INDEX, INDEX_LIST_ARRAY_ATTR};
use terrace_builtin::props::{Array, I64Array, Int64};
use terrace_macros::op;

/// The bits of the elements as another type of the same width.
#[op(
    name = "tensor.bitcast",
    traits(PURE),
    verify_alone = verify::bitcast,
    fold = fold::bitcast,
    format = "$source attr-dict `:` type($source) `to` type($dest)"
)]
pub struct BitcastOp {
    source: Operand<TENSOR_OF_NUMBERS>,
    dest: Res<TENSOR_OF_NUMBERS>,
}

/// Casts a tensor to a type with more or less static information, which must match its shape at run time.
#[op(
    name = "tensor.cast",
    traits(PURE),
    verify_alone = verify::cast,
    fold = fold::cast,
    result_name = "cast",
    format = "$source attr-dict `:` type($source) `to` type($dest)"
)]
pub struct CastOp {
    source: Operand<ANY_TENSOR>,
    dest: Res<ANY_TENSOR>,
}

/// The same elements with another shape, which is another tensor's contents.
#[op(
    name = "tensor.reshape",
    traits(PURE),
    verify_alone = verify::reshape,
    fold = fold::reshape,
    result_name = "reshape",
    format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
)]
pub struct ReshapeOp {
    source: Operand<ANY_TENSOR>,
    shape: Operand<SHAPE_TENSOR>,
    result: Res<ANY_TENSOR>,
}

/// The same elements with dimensions split.
#[op(
    name = "tensor.expand_shape",
    traits(PURE),
    verify_alone = verify::expand_shape,
    fold = fold::expand_shape,
    result_name = "expanded",
    format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) \
              attr-dict `:` type($src) `into` type($result)"
)]
pub struct ExpandShapeOp {
    src: Operand<ANY_TENSOR>,
    output_shape: Variadic<Operand<INDEX>>,
    reassociation: Prop<Array, INDEX_LIST_ARRAY_ATTR>,
    static_output_shape: Prop<I64Array>,
    result: Res<ANY_TENSOR>,
}

/// The same elements with dimensions merged.
#[op(
    name = "tensor.collapse_shape",
    traits(PURE),
    verify_alone = verify::collapse_shape,
    fold = fold::collapse_shape,
    result_name = "collapsed",
    format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
)]
pub struct CollapseShapeOp {
    src: Operand<ANY_TENSOR>,
    reassociation: Prop<Array, INDEX_LIST_ARRAY_ATTR>,
    result: Res<ANY_TENSOR>,
}

/// Tensors one after another in a dimension.
#[op(
    name = "tensor.concat",
    traits(PURE),
    verify_alone = verify::concat,
    fold = fold::concat,
    result_name = "concat",
    format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"
)]
pub struct ConcatOp {
    inputs: Variadic<Operand<ANY_RANKED_TENSOR>>,
    dim: Prop<Int64>,
    result: Res<ANY_RANKED_TENSOR>,
}
